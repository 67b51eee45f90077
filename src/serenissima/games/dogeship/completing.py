"""Chapters 6 to 8: completing gondolas, galley parts and barriers, by a field or by a bonus."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.board import BARRIER, GALLEY, GONDOLA, LOWER, REPLACE, UPPER
from serenissima.games.dogeship.limits import by_bonus, by_icon, in_own_yard
from serenissima.games.dogeship.scoring import end_game
from serenissima.games.dogeship.stacks import put_under
from serenissima.games.dogeship.state import (
    BY_ACTION,
    BY_BONUS,
    DS,
    FATE_CLOSED,
    FATE_LATER,
    FATE_NOW,
    FATE_REPLACE,
    bonus,
    complete_galley,
    gain_approvals,
    gain_vp,
    leave_yard,
    open_zone,
    receive,
    yard,
)
from serenissima.kernel.answer import Answer, Asks, Facts, Gate, Limit, asked
from serenissima.kernel.core import NOBODY, Automatic, Move, OneSeat, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count

# What can be completed


def completable(g: DS, seat: Seat, kinds: tuple[int, ...]) -> list[int]:
    """DS-4.9, DS-6.1, DS-7.4: own yard tiles of these kinds, oldest first; galley tiles only where they fit now."""
    found: list[int] = []
    if kinds:
        board = g.rules.board
        lower, upper = open_zone(g, LOWER), open_zone(g, UPPER)
        for tile in yard(g, seat):
            kind = board.kind_of[tile]
            if kind in kinds and (kind != GALLEY or board.stack_of[tile] in (lower, upper)):
                found.append(tile)
    return found


def left_to_complete(g: DS, seat: Seat, field: int, used: int) -> list[int]:
    """DS-4.6: the tiles that the icons still unused allow to complete."""
    return completable(g, seat, g.rules.board.fields[field].offer.left(used))


# Completing one tile


def complete(g: DS, seat: Seat, tile: int, ending: int) -> None:
    """DS-5.15, DS-6.2, DS-6.4, DS-8.1: a tile leaves the yard, at no further cost, for where its kind belongs."""
    kind = g.rules.board.kind_of[tile]
    leave_yard(g, seat, tile)
    if kind == GONDOLA:
        complete_gondola(g, seat, tile)
    elif kind == BARRIER:
        g.table.finished[seat] = (*g.table.finished[seat], tile)
    else:
        build(g, seat, tile)
        if complete_galley(g):
            end_game(g, ending)


def complete_gondola(g: DS, seat: Seat, tile: int) -> None:
    """DS-6.3, DS-6.4, DS-6.5: the reward is paid at once, then the gondola goes under its stack for all to see."""
    receive(g, seat, g.rules.board.tiles[tile].offer)
    put_under(g, g.rules.board.gondola_stack, tile)


def build(g: DS, seat: Seat, tile: int) -> None:
    """DS-7.1, DS-7.9, DS-15.2: the part goes into the leftmost empty slot of its deck and belongs to nobody."""
    deck = g.rules.board.zone_deck[g.rules.board.stack_of[tile]]
    g.table.decks[deck] = (*g.table.decks[deck], tile)
    score_part(g, seat, tile)


def score_part(g: DS, seat: Seat, tile: int) -> None:
    """DS-7.5, DS-7.6, DS-7.7, DS-7.8: printed VP and params, icon and violet zone, by the Doge tile of this moment."""
    board = g.rules.board
    doge = g.table.doge - board.first_doge
    gain_vp(g, seat, board.worth[doge][tile])
    gain_approvals(g, seat, board.praise[doge][tile])


# The questions


@immutable(default=("finish",))
class CompleteStep(OneSeat):
    """DS-4.6, DS-4.7, DS-6.1: one tile for each icon that is left, or enough."""

    field: int
    used: int = 0

    def moves(self, g: DS, seat: Seat) -> list[Move]:
        complete_moves = g.rules.board.complete_moves
        moves = [complete_moves[tile] for tile in left_to_complete(g, seat, self.field, self.used)]
        moves.append(("finish",))
        return moves

    def do_complete(self, g: DS, seat: Seat, tile: int) -> None:
        offer = g.rules.board.fields[self.field].offer
        g.swap(Completing(seat, self.field, offer.use(self.used, g.rules.board.kind_of[tile])))
        complete(g, seat, tile, BY_ACTION)

    def do_finish(self, g: DS, seat: Seat) -> None:
        g.done()


@immutable
class Completing(Automatic):
    """DS-4.5, DS-4.6, DS-4.7: the action of a complete field: ask while an icon is left and there is something to
    complete.
    """

    seat: Seat
    field: int
    used: int = 0

    def run(self, g: DS) -> None:
        if left_to_complete(g, self.seat, self.field, self.used):
            g.swap(CompleteStep(self.seat, self.field, self.used))
        else:
            g.done()


@immutable(default=("skip",))
class BonusComplete(OneSeat):
    """DS-8.9, DS-8.10: one more completion of the kind that the bonus shows, or not; no icon of the field is used."""

    field: int

    def moves(self, g: DS, seat: Seat) -> list[Move]:
        complete_moves = g.rules.board.complete_moves
        moves = [complete_moves[tile] for tile in bonus_completions(g, seat, self.field)]
        moves.append(("skip",))
        return moves

    def do_complete(self, g: DS, seat: Seat, tile: int) -> None:
        g.done()
        complete(g, seat, tile, BY_BONUS)

    def do_skip(self, g: DS, seat: Seat) -> None:
        g.done()


def bonus_completions(g: DS, seat: Seat, field: int) -> list[int]:
    """DS-8.9, DS-8.14, DS-9.3: suitable tiles; before a replacement only those that leave one, or end the game."""
    tiles = completable(g, seat, bonus(g, seat).kinds)
    if g.rules.board.fields[field].offer.does != REPLACE:
        return tiles
    return [tile for tile in tiles if leaves_replacement(g, seat, tile)]


def leaves_replacement(g: DS, seat: Seat, tile: int) -> bool:
    """DS-9.3: whether a replacement is still possible, or no longer needed, after completing that tile."""
    board = g.rules.board
    lower, upper = len(g.table.decks[LOWER]), len(g.table.decks[UPPER])
    if board.kind_of[tile] == GALLEY:
        if board.zone_deck[board.stack_of[tile]] == LOWER:
            lower += 1
        else:
            upper += 1
    return upper == g.rules.layout.columns or bool(replacements(g, seat, lower, upper, tile))


# Replacing: which tiles could


def replaceable(g: DS, seat: Seat, without: int = NOBODY) -> list[int]:
    """DS-9.1, DS-9.2, DS-9.3: the yard tiles, but for one, that can replace a part now."""
    return replacements(g, seat, len(g.table.decks[LOWER]), len(g.table.decks[UPPER]), without)


def replacements(g: DS, seat: Seat, lower: int, upper: int, without: int) -> list[int]:
    """DS-9.1, DS-9.2: yard tiles, but for one, that could replace a part of a galley with that many parts on each deck.

    The rightmost part of a deck can be torn down, on the lower deck only while nothing lies above it.
    """
    zone_at, stack_of = g.rules.layout.zone_at, g.rules.board.stack_of
    below = zone_at[LOWER][lower - 1] if lower > upper else NOBODY
    above = zone_at[UPPER][upper - 1] if upper else NOBODY
    return [tile for tile in yard(g, seat) if tile != without and (stack_of[tile] == below or stack_of[tile] == above)]


def removable(g: DS, deck: int) -> int:
    """DS-9.1: the column of the part of a deck that can be torn down now, from 0; -1 for none."""
    lower, upper = len(g.table.decks[LOWER]), len(g.table.decks[UPPER])
    if deck == UPPER:
        return upper - 1
    return lower - 1 if lower > upper else NOBODY


def zone_fate(g: DS, zone: int) -> int:
    """DS-7.1, DS-7.2, DS-9.1, DS-9.2: tiles of a zone are completed now, later, or, the zone being full, only
    replace its last part; once that part is passed or built over, they are of no use any more.
    """
    deck = g.rules.board.zone_deck[zone]
    if zone == open_zone(g, deck):
        return FATE_NOW
    if zone in g.rules.layout.zone_at[deck][len(g.table.decks[deck]) :]:
        return FATE_LATER
    column = removable(g, deck)
    return FATE_REPLACE if column >= 0 and g.rules.layout.zone_at[deck][column] == zone else FATE_CLOSED


def fits(g: DS, tile: int) -> bool:
    """DS-9.2: the tile has the zone of the last part of a deck, whatever may lie above that part."""
    stack_of = g.rules.board.stack_of
    return stack_of[tile] in [stack_of[parts[-1]] for parts in g.table.decks if parts]


def lower_end(g: DS, *said: int) -> Facts:
    """DS-9.1: the column of the last part of the lower deck."""
    return count("column", len(g.table.decks[LOWER]))


# What may be answered


def kind_of_tile(g: DS, tile: int) -> int:
    return g.rules.board.kind_of[tile]


def zones_ahead(g: DS, tile: int) -> tuple[int, ...]:
    """DS-7.1: the zones of the empty columns of the deck that a galley tile belongs to, the leftmost first."""
    deck = g.rules.board.zone_deck[g.rules.board.stack_of[tile]]
    return g.rules.layout.zone_at[deck][len(g.table.decks[deck]) :]


def column_for(g: DS, tile: int) -> int:
    """DS-7.1, DS-7.2: the leftmost empty column of its zone, where a galley tile will go."""
    ahead = zones_ahead(g, tile)
    return g.rules.layout.columns - len(ahead) + ahead.index(g.rules.board.stack_of[tile])


def zone_has_place(g: DS, seat: Seat, tile: int) -> bool:
    """DS-7.2: a galley tile needs an empty column of its zone."""
    return kind_of_tile(g, tile) != GALLEY or g.rules.board.stack_of[tile] in zones_ahead(g, tile)


def left_is_built(g: DS, seat: Seat, tile: int) -> bool:
    """DS-7.1: the leftmost empty column of the deck has the zone of the galley tile."""
    return kind_of_tile(g, tile) != GALLEY or zones_ahead(g, tile)[0] == g.rules.board.stack_of[tile]


def below_is_built(g: DS, seat: Seat, tile: int) -> bool:
    """DS-7.3: a part of the upper deck needs one below it."""
    board = g.rules.board
    if board.kind_of[tile] != GALLEY or board.zone_deck[board.stack_of[tile]] == LOWER:
        return True
    return column_for(g, tile) < len(g.table.decks[LOWER])


def replacement_is_left(g: DS, seat: Seat, tile: int) -> bool:
    """DS-8.14, DS-9.3: by option a bonus comes before a replacement, which must stay possible."""
    field = asked(g, BonusComplete).field
    return g.rules.board.fields[field].offer.does != REPLACE or leaves_replacement(g, seat, tile)


def zone_of(g: DS, seat: Seat, tile: int) -> Facts:
    """The zone that is spoken of."""
    return (("zone", g.rules.board.zones[g.rules.board.stack_of[tile]]),)


def is_last_part(g: DS, seat: Seat, tile: int) -> bool:
    """DS-7.10, DS-15.1: one slot is empty, and this is a galley tile."""
    parts = len(g.table.decks[LOWER]) + len(g.table.decks[UPPER])
    return kind_of_tile(g, tile) == GALLEY and parts == 2 * g.rules.layout.columns - 1


def completing(of_kind: tuple[Limit, ...], last: tuple[Limit, ...] = ()) -> Answer:
    """DS-6.1, DS-7.4: completing a tile of the own yard, of a kind that these limits allow, where it fits."""
    return Answer(
        "complete",
        ("tile",),
        ("DS-6.1", "DS-7.4", "DS-8.1"),
        in_own_yard("DS-6.1"),
        *of_kind,
        Gate("DS-7.2", "zone_is_full", zone_has_place, zone_of),
        Limit("DS-7.1", "left_neighbour_missing", left_is_built, zone_of),
        Limit(
            "DS-7.3",
            "lower_neighbour_missing",
            below_is_built,
            lambda g, seat, tile: count("column", column_for(g, tile) + 1),
        ),
        *last,
        warns={"ends_game": is_last_part},
    )


BONUS_COMPLETE: Final = Asks(
    BonusComplete,
    completing(
        by_bonus("DS-8.9", kind_of_tile),
        last=(Limit("DS-9.3", "replacement_needs_it", replacement_is_left),),
    ),
    Answer("skip", (), ("DS-8.9",)),
)
COMPLETING: Final = (
    Asks(Completing),
    Asks(CompleteStep, completing(by_icon(CompleteStep, "DS-4.6", kind_of_tile)), Answer("finish", (), ("DS-4.7",))),
)
