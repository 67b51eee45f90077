"""Chapter 5: buying material, by a field or by a bonus."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.asking import AskedInSecret
from serenissima.games.dogeship.board import GALLEY, REPLACE, Odds
from serenissima.games.dogeship.completing import replaceable, zone_fate
from serenissima.games.dogeship.limits import affordable, among_the_drawn, by_bonus, by_icon, in_own_yard, leaves_price
from serenissima.games.dogeship.stacks import (
    lift,
    put_drawn_under,
    put_under,
    show_top,
    size,
    take_drawn,
    tell_drawn,
    top_odds,
)
from serenissima.games.dogeship.state import (
    DS,
    FATE_CLOSED,
    FATE_REPLACE,
    add_to_yard,
    bonus,
    count_kind,
    leave_yard,
    shown,
    spend,
    yard,
)
from serenissima.kernel.answer import Answer, Asks, Facts, Gate, Limit, asked
from serenissima.kernel.core import NOBODY, Automatic, IllegalMove, Move, OneSeat, SealedChance, Seat, nouns
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count

# What can be bought


def buyable(g: DS, seat: Seat, kind: int, pending: int) -> list[int]:
    """DS-5.1, DS-5.2: the stacks of that kind that have tiles, if there is or can be made room for one."""
    if not has_room(g, seat, kind) and not discardable(g, seat, kind, pending):
        return []
    return [stack for stack in g.rules.board.stacks_of_kind[kind] if size(g, stack)]


def list_purchases(g: DS, seat: Seat, kinds: tuple[int, ...], pending: int) -> list[Move]:
    """DS-4.9, DS-5.1: a purchase from each stack of these kinds that can be bought from, zones in their order."""
    moves: list[Move] = []
    for kind in kinds:
        for stack in buyable(g, seat, kind, pending):
            moves.append(g.rules.board.buy_moves[stack])
    return moves


def has_room(g: DS, seat: Seat, kind: int) -> bool:
    """DS-1.10, DS-5.14: one more tile of that kind breaks neither limit of the yard as it is now."""
    board = g.rules.board
    if len(g.table.yards[seat]) >= board.yard_limit:
        return False
    return kind != GALLEY or count_kind(g, seat, GALLEY) < board.yard_limit_galley


def in_the_way(g: DS, seat: Seat, kind: int) -> tuple[int, ...]:
    """DS-5.3, DS-5.4: the tiles one of which must make room, oldest first.

    With too many galley tiles only those, which by option is allowed in a full yard alone.
    """
    board, mine = g.rules.board, yard(g, seat)
    if kind == GALLEY and count_kind(g, seat, GALLEY) >= board.yard_limit_galley:
        if len(mine) < board.yard_limit and not g.rules.options.galley_limit_discard:
            return ()
        return tuple([tile for tile in mine if board.kind_of[tile] == GALLEY])
    return mine


def discardable(g: DS, seat: Seat, kind: int, pending: int) -> list[int]:
    """DS-5.6, DS-9.3: those of them that may go: a replacement that is still to be carried out must stay possible."""
    tiles = in_the_way(g, seat, kind)
    if pending < 0 or g.rules.board.fields[pending].offer.does != REPLACE:
        return list(tiles)
    return [tile for tile in tiles if replaceable(g, seat, tile)]


# A purchase


def begin_purchase(g: DS, seat: Seat, wanted: tuple[int, ...], pending: int) -> None:
    """DS-5.1, DS-5.3, DS-5.4, DS-5.6, DS-5.7, DS-5.14: make room, draw three, keep one; then the next may begin.

    `wanted` is a kind, and for a galley tile a zone.
    """
    kind, stack = wanted[0], stack_named(g, wanted)
    g.push(KeepTile(seat, stack, pending))
    g.push(DrawTile(seat, stack, g.rules.board.draw_when_buying))
    if not has_room(g, seat, kind):
        g.push(DiscardForSpace(seat, stack, pending))


def stack_named(g: DS, wanted: tuple[int, ...]) -> int:
    """DS-5.1: the stack of a kind, and of a zone for a galley tile."""
    return wanted[1] if wanted[0] == GALLEY else g.rules.board.stacks_of_kind[wanted[0]][0]


@immutable
class DiscardForSpace(AskedInSecret):
    """DS-5.3, DS-5.4, DS-5.6: exactly one tile is given up, before any is drawn; others see no more of it."""

    seat: Seat
    stack: int
    pending: int = NOBODY

    def moves(self, g: DS, seat: Seat) -> list[Move]:
        kind = g.rules.board.stack_kind[self.stack]
        return [("discard", tile) for tile in discardable(g, seat, kind, self.pending)]

    def do_discard(self, g: DS, seat: Seat, tile: int) -> None:
        g.done()
        discard(g, seat, tile)

    def default(self, g: DS, seat: Seat) -> Move:
        return self.moves(g, seat)[0]


def discard(g: DS, seat: Seat, tile: int) -> None:
    """DS-5.5: under its own stack, nothing is refunded; of a covered tile others see kind and cost."""
    leave_yard(g, seat, tile)
    visible = shown(g, tile)
    g.emit(("discarded", seat, visible))
    if visible != tile:
        g.tell(seat, ("discarded", seat, tile))
    put_under(g, g.rules.board.stack_of[tile], tile)


@immutable
class DrawTile(SealedChance):
    """DS-5.7, DS-5.8, DS-5.13: the buyer takes the top tile, three times or until none is left; he alone sees it."""

    seat: Seat
    stack: int
    left: int

    def odds(self, g: DS) -> Odds:
        return top_odds(g, self.stack)

    def do_draw(self, g: DS, tile: int) -> None:
        lift(g, self.stack, tile, self.seat)
        tell_drawn(g, self.seat, self.stack, tile)
        if self.left > 1 and size(g, self.stack):
            g.swap(DrawTile(self.seat, self.stack, self.left - 1))
        else:
            g.done()
            show_top(g, self.stack)


@immutable
class KeepTile(AskedInSecret):
    """DS-5.9, DS-5.12, DS-10.10: one drawn tile that can be paid, or none.

    Before a paid intrigue its price must be left. By option the buyer may not decline what he can pay.
    """

    seat: Seat
    stack: int
    pending: int = NOBODY

    def moves(self, g: DS, seat: Seat) -> list[Move]:
        board = g.rules.board
        purse = g.table.ducats[seat] - self.reserved(g)
        moves = [board.keep_moves[tile] for tile in g.own[seat].drawn if board.cost_of[tile] <= purse]
        if not moves or g.rules.options.buy_may_decline:
            moves.append(("decline",))
        return moves

    def reserved(self, g: DS) -> int:
        """DS-10.10: what the action after a bonus purchase will cost."""
        return g.rules.board.fields[self.pending].offer.pay if self.pending >= 0 else 0

    def play(self, g: DS, seat: Seat, move: Move) -> None:
        g.done()
        match move:
            case ("keep", tile):
                keep(g, seat, tile)
            case ("decline",):
                g.emit(("keep_tile.decline", seat))
            case _:
                raise IllegalMove(move)
        put_drawn_under(g, self.stack, seat)

    def default(self, g: DS, seat: Seat) -> Move:
        """`decline`; where that is not allowed, the cheapest tile, the first drawn of equals."""
        moves = self.moves(g, seat)
        if moves[-1] == ("decline",):
            return moves[-1]
        cost_of, tiles = g.rules.board.cost_of, g.own[seat].drawn
        return ("keep", min(tiles, key=lambda tile: cost_of[tile]))


def keep(g: DS, seat: Seat, tile: int) -> None:
    """DS-5.9, DS-5.10, DS-5.15: the tile is paid for and goes to the yard, where others see what the option allows."""
    visible = shown(g, tile)
    g.emit(("kept", seat, visible))
    if visible != tile:
        g.tell(seat, ("kept", seat, tile))
    spend(g, seat, g.rules.board.cost_of[tile])
    add_to_yard(g, seat, tile)
    take_drawn(g, seat, tile)


# The questions that begin one


@immutable(default=("finish",))
class BuyStep(OneSeat):
    """DS-4.6, DS-4.7, DS-4.8, DS-5.1: a purchase for each icon that is left, or enough."""

    field: int
    used: int = 0

    def moves(self, g: DS, seat: Seat) -> list[Move]:
        moves = list_purchases(g, seat, g.rules.board.fields[self.field].offer.left(self.used), NOBODY)
        moves.append(("finish",))
        return moves

    def play(self, g: DS, seat: Seat, move: Move) -> None:
        if move[0] == "buy":
            wanted = nouns(move)
            g.swap(Buying(seat, self.field, g.rules.board.fields[self.field].offer.use(self.used, wanted[0])))
            begin_purchase(g, seat, wanted, NOBODY)
        elif move == ("finish",):
            g.done()
        else:
            raise IllegalMove(move)


@immutable
class Buying(Automatic):
    """DS-4.5, DS-4.6, DS-4.7, DS-5.14: the action of a buy field: ask while an icon is left and something can be
    bought.
    """

    seat: Seat
    field: int
    used: int = 0

    def run(self, g: DS) -> None:
        for kind in g.rules.board.fields[self.field].offer.left(self.used):
            if buyable(g, self.seat, kind, NOBODY):
                g.swap(BuyStep(self.seat, self.field, self.used))
                return
        g.done()


@immutable(default=("skip",))
class BonusBuy(OneSeat):
    """DS-8.8, DS-8.10: one more purchase of the kind that the bonus shows, or not; no icon of the field is used."""

    field: int

    def moves(self, g: DS, seat: Seat) -> list[Move]:
        moves = bonus_purchases(g, seat, self.field)
        moves.append(("skip",))
        return moves

    def play(self, g: DS, seat: Seat, move: Move) -> None:
        g.done()
        if move[0] == "buy":
            begin_purchase(g, seat, nouns(move), self.field)
        elif move != ("skip",):
            raise IllegalMove(move)


def bonus_purchases(g: DS, seat: Seat, field: int) -> list[Move]:
    """DS-8.8: what a buy bonus allows while the action of that field is still to come."""
    return list_purchases(g, seat, bonus(g, seat).kinds, field)


# What may be answered


def kind_named(g: DS, kind: int, *zones: int) -> int:
    """DS-5.1: a purchase names a kind first."""
    return kind


def has_or_makes_room(g: DS, seat: Seat, kind: int, *zones: int) -> bool:
    """DS-1.10, DS-5.4: by option `galley_limit_discard` a yard with room gives up no galley tile for another one."""
    return has_room(g, seat, kind) or bool(in_the_way(g, seat, kind))


def makes_room_at_once(g: DS, seat: Seat, kind: int, *zones: int) -> bool:
    """DS-9.3: there is room, or a tile that the replacement to come does not need."""
    return has_room(g, seat, kind) or bool(discardable(g, seat, kind, asked(g, BonusBuy).field))


def galley_limit(g: DS, *said: int) -> Facts:
    """DS-1.10: how many galley tiles a yard holds."""
    return count("n", g.rules.board.yard_limit_galley)


def must_go(g: DS, seat: Seat, tile: int) -> bool:
    """DS-5.4: for one galley tile too many another one goes."""
    return tile in in_the_way(g, seat, kind_wanted(g))


def may_go(g: DS, seat: Seat, tile: int) -> bool:
    """DS-9.3: the replacement to come does not need the tile."""
    return tile in discardable(g, seat, kind_wanted(g), asked(g, DiscardForSpace).pending)


def kind_wanted(g: DS) -> int:
    """The kind that room is made for."""
    return g.rules.board.stack_kind[asked(g, DiscardForSpace).stack]


def only_replaces(g: DS, seat: Seat, kind: int, *zones: int) -> bool:
    """DS-5.1, DS-7.2, DS-9.1: a galley tile of that zone can only replace its last part."""
    return kind == GALLEY and FATE_REPLACE in [zone_fate(g, zone) for zone in zones]


def is_closed(g: DS, seat: Seat, kind: int, *zones: int) -> bool:
    """DS-5.1, DS-9.1: a galley tile of that zone is of no use any more."""
    return kind == GALLEY and FATE_CLOSED in [zone_fate(g, zone) for zone in zones]


def tile_only_replaces(g: DS, seat: Seat, tile: int) -> bool:
    """DS-7.2, DS-9.1: the same of a tile that was drawn."""
    return only_replaces(g, seat, g.rules.board.kind_of[tile], g.rules.board.stack_of[tile])


def tile_is_closed(g: DS, seat: Seat, tile: int) -> bool:
    """DS-9.1: the same of a tile that was drawn."""
    return is_closed(g, seat, g.rules.board.kind_of[tile], g.rules.board.stack_of[tile])


def left_after(g: DS, seat: Seat, tile: int) -> int:
    """DS-10.10: the ducats after paying for the tile."""
    return g.table.ducats[seat] - g.rules.board.cost_of[tile]


def may_decline(g: DS, seat: Seat) -> bool:
    """DS-5.12: by option `buy_may_decline` a tile that can be paid must be kept."""
    cost_of, purse = g.rules.board.cost_of, g.table.ducats[seat] - asked(g, KeepTile).reserved(g)
    return g.rules.options.buy_may_decline or all(cost_of[tile] > purse for tile in g.own[seat].drawn)


def buying(of_kind: tuple[Limit, ...], last: tuple[Limit, ...] = ()) -> Answer:
    """DS-5.1, DS-5.2: a purchase of a kind that these limits allow, from a stack that has tiles, if there is room."""
    return Answer(
        "buy",
        ("kind", "zone*"),
        ("DS-5.1", "DS-5.2"),
        Gate("DS-5.1", "name_a_zone", lambda g, seat, kind, *zones: kind != GALLEY or len(zones) == 1),
        Gate("DS-5.1", "no_zone", lambda g, seat, kind, *zones: kind == GALLEY or not zones),
        *of_kind,
        Limit("DS-5.2", "stack_is_empty", lambda g, seat, *wanted: size(g, stack_named(g, wanted)) > 0),
        Gate("DS-1.10", "too_many_galley_tiles", has_or_makes_room, galley_limit),
        *last,
        rows=lambda rules: [nouns(move) for move in rules.board.buy_moves],
        warns={"zone_full": only_replaces, "zone_closed": is_closed},
    )


BONUS_BUY: Final = Asks(
    BonusBuy,
    buying(
        by_bonus("DS-8.8", kind_named),
        last=(Limit("DS-9.3", "replacement_needs_it", makes_room_at_once),),
    ),
    Answer("skip", (), ("DS-8.8",)),
)
DISCARD: Final = Answer(
    "discard",
    ("tile",),
    ("DS-5.3", "DS-5.4", "DS-5.5"),
    in_own_yard("DS-5.3"),
    Gate("DS-5.4", "discard_a_galley_tile", must_go, galley_limit),
    Limit("DS-9.3", "replacement_needs_it", may_go),
)
KEEP: Final = Answer(
    "keep",
    ("tile",),
    ("DS-5.9", "DS-5.10"),
    among_the_drawn("DS-5.9"),
    affordable("DS-5.9", lambda g, seat, tile: g.rules.board.cost_of[tile]),
    leaves_price("DS-10.10", lambda g, tile: asked(g, KeepTile).reserved(g), left_after),
    warns={"zone_full": tile_only_replaces, "zone_closed": tile_is_closed},
)
DECLINE: Final = Answer("decline", (), ("DS-5.12",), Limit("DS-5.12", "must_keep_one", may_decline))
BUYING: Final = (
    Asks(Buying),
    Asks(BuyStep, buying(by_icon(BuyStep, "DS-4.8", kind_named)), Answer("finish", (), ("DS-4.7",))),
    Asks(DiscardForSpace, DISCARD),
    Asks(DrawTile, Answer("draw", ("tile",), ("DS-5.7",))),
    Asks(KeepTile, KEEP, DECLINE),
)
