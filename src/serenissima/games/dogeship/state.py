"""The three drawers of The Doge Ship, and the small questions every chapter asks of them."""

from __future__ import annotations

from typing import Annotated, Final

from serenissima.games.dogeship.board import (
    APPROVALS,
    DECKS,
    DUCATS,
    KINDS,
    LOWER,
    UPPER,
    Board,
    Layout,
    Offer,
    Tiles,
)
from serenissima.kernel.core import NOBODY, Seat, State
from serenissima.kernel.fields import Kept, drawer
from serenissima.kernel.game import OptionValue
from serenissima.kernel.shape import NUMBER, Keyed, Named, Names, Number, Row

SEATS: Final = ("A", "B", "C", "D", "E")
ENDS: Final = ("top", "bottom")
TOP: Final = 0
BOTTOM: Final = 1
BY_ACTION: Final = 0
BY_BONUS: Final = 1
BY_ROUNDS: Final = 2
FATE_NOW: Final = 0
FATE_LATER: Final = 1
FATE_REPLACE: Final = 2
FATE_CLOSED: Final = 3
FATES: Final = ("now", "later", "replace", "closed")  # of a tile under construction, and of the stack of a zone
BARS: Final = ("field_taken", "too_dear", "price_must_be_left", "no_replacement", "part_above")  # against a field
LIMIT_YARD: Final = 0
LIMIT_GALLEY: Final = 1
LIMITS: Final = ("yard", "galley")  # that a purchase may break
ENDINGS: Final = ("last_part_by_action", "last_part_by_bonus", "max_rounds")


class Options:
    """The table options; see the rule file for what each does."""

    def __init__(self, values: dict[str, OptionValue]) -> None:
        self.values = values
        start, rounds = values["start_player"], values["max_rounds"]
        self.start_player: int = start if isinstance(start, int) else NOBODY
        self.open_approvals = values["open_approvals"] is True
        self.open_yards = values["open_yards"] is True
        self.galley_limit_discard = values["galley_limit_discard"] is True
        self.buy_may_decline = values["buy_may_decline"] is True
        self.replace_triggers = values["replace_triggers_complete_bonus"] is True
        self.max_rounds: int = rounds if isinstance(rounds, int) else 0


class Rules:
    """What is fixed before the first answer: the board, the number of seats, the options."""

    def __init__(self, board: Board, seats: int, options: Options) -> None:
        self.board = board
        self.seats = seats
        self.options = options
        self.layout: Layout = board.layouts[seats]


TILES: Final = Row(Named("tile"))
PER_STACK: Final = Keyed("stack", TILES)


@drawer
class Table(Kept):
    """DS-1.18: all that lies open; of stacks and drawn tiles their numbers alone, of a covered yard tile a blank."""

    round: int
    turn_order: Annotated[tuple[Seat, ...], Row(Named("seat"))]
    dice: Annotated[list[int], Keyed("panel", NUMBER)]
    markers: Annotated[list[Seat], Keyed("field", Named("seat"), sparse=NOBODY)]
    available: Annotated[list[int], Keyed("seat", NUMBER)]
    water: Annotated[list[int], Keyed("seat", NUMBER)]
    lost: Annotated[list[int], Keyed("seat", NUMBER)]
    ducats: Annotated[list[int], Keyed("seat", NUMBER)]
    vp: Annotated[list[int], Keyed("seat", Number(-1_000_000))]
    approvals: Annotated[list[int], Keyed("seat", NUMBER)]
    yards: Annotated[list[tuple[int, ...]], Keyed("seat", TILES)]
    finished: Annotated[list[tuple[int, ...]], Keyed("seat", TILES)]
    decks: Annotated[list[tuple[int, ...]], Keyed("deck", TILES)]
    bags: Annotated[list[int], Keyed("stack", NUMBER)]
    under: Annotated[list[int], Keyed("stack", NUMBER)]
    over: int
    top_cost: Annotated[list[int], Keyed("stack", Number(-1), sparse=NOBODY)]
    drawn: int
    doge: Annotated[int, Named("tile")]
    old_doge: Annotated[tuple[int, ...], TILES]
    ended: Annotated[int, Named("ending")]


@drawer
class Own(Kept):
    """DS-1.17, DS-5.13, DS-10.1, DS-13.3: what one seat alone knows.

    Its approvals (-1 when they lie open), its yard when yards are covered, its sealed bid (-1 for none), and the tiles
    it has drawn, until the choice.
    """

    approvals: Annotated[int, Number(-1)]
    yard: Annotated[tuple[int, ...], TILES]
    bid: Annotated[int, Number(-1)]
    drawn: Annotated[tuple[int, ...], TILES]


@drawer
class Hidden(Kept):
    """DS-2.5, DS-2.6, DS-2.7, DS-2.8: what nobody sees.

    A stack is a bag, which has no order, above the tiles put under it; the Doge stack may have a tile put on top.
    """

    bags: Annotated[list[tuple[int, ...]], PER_STACK]
    under: Annotated[list[tuple[int, ...]], PER_STACK]
    over: Annotated[tuple[int, ...], TILES]
    bank_paid: Annotated[int, Number(-1_000_000)]


DS = State[Rules, Table, Own, Hidden]


# Money, points and approvals. (Facts that are told often are not even put together while nobody listens.)


def gain_ducats(g: DS, seat: Seat, ducats: int) -> None:
    """DS-1.11, DS-1.12: the supply pays; it never runs out."""
    g.table.ducats[seat] += ducats
    g.hidden.bank_paid += ducats
    if g.heard is not None:
        g.emit(("ducats_gained", seat, ducats))


def spend(g: DS, seat: Seat, ducats: int) -> None:
    """DS-1.11: a seat pays the supply; whoever asks for it has checked that it can."""
    if ducats:
        g.table.ducats[seat] -= ducats
        g.hidden.bank_paid -= ducats
        if g.heard is not None:
            g.emit(("ducats_paid", seat, ducats))


def gain_vp(g: DS, seat: Seat, vp: int) -> None:
    """DS-1.12, DS-1.13: points go up and down without a limit."""
    g.table.vp[seat] += vp
    if g.heard is not None:
        g.emit(("vp_gained", seat, vp))


def approvals(g: DS, seat: Seat) -> int:
    """DS-1.17: a seat's approvals, wherever the table keeps them."""
    open_counts = g.table.approvals
    return open_counts[seat] if open_counts else g.own[seat].approvals


def change_approvals(g: DS, seat: Seat, count: int) -> None:
    """DS-1.14, DS-1.15: approvals are a number, taken from and given to an endless supply."""
    if g.table.approvals:
        g.table.approvals[seat] += count
    else:
        g.own[seat].approvals += count


def gain_approvals(g: DS, seat: Seat, count: int) -> None:
    """DS-1.14: gaining approvals is an open act; only the total is covered."""
    if count:
        change_approvals(g, seat, count)
        g.emit(("approvals_gained", seat, count))


def receive(g: DS, seat: Seat, offer: Offer) -> None:
    """DS-6.3, DS-8.7, DS-11.1: a reward, a bonus or an income in ducats, approvals or VP."""
    if offer.resource == DUCATS:
        gain_ducats(g, seat, offer.amount)
    elif offer.resource == APPROVALS:
        gain_approvals(g, seat, offer.amount)
    else:
        gain_vp(g, seat, offer.amount)


# Yards and galley


def yard(g: DS, seat: Seat) -> Tiles:
    """DS-1.18: a seat's tiles under construction, oldest first, wherever the table keeps them."""
    return g.table.yards[seat] if g.rules.options.open_yards else g.own[seat].yard


def shown(g: DS, tile: int) -> int:
    """DS-1.18: what others see of a yard tile: all, or by option the construction side of gondolas and barriers."""
    return tile if g.rules.options.open_yards else g.rules.board.blanks[tile]


def add_to_yard(g: DS, seat: Seat, tile: int) -> None:
    """DS-5.10: a tile joins the yard, under construction."""
    g.table.yards[seat] = (*g.table.yards[seat], shown(g, tile))
    if not g.rules.options.open_yards:
        g.own[seat].yard = (*g.own[seat].yard, tile)


def leave_yard(g: DS, seat: Seat, tile: int) -> None:
    """DS-6.2: a tile leaves the yard and its space is free."""
    at = yard(g, seat).index(tile)
    row = g.table.yards[seat]
    g.table.yards[seat] = row[:at] + row[at + 1 :]
    if not g.rules.options.open_yards:
        full = g.own[seat].yard
        g.own[seat].yard = full[:at] + full[at + 1 :]
        tell_place(g, seat, row, at)


def tell_place(g: DS, seat: Seat, row: Tiles, at: int) -> None:
    """DS-1.18: others see where a covered tile lay; among equals side by side nobody can say which one went."""
    while at and row[at - 1] == row[at]:
        at -= 1
    g.emit(("left_yard", seat, at + 1))


def count_kind(g: DS, seat: Seat, kind: int) -> int:
    """How many tiles of that kind are in the yard; this much of it is always public."""
    kind_of = g.rules.board.kind_of
    count = 0
    for tile in g.table.yards[seat]:
        if kind_of[tile] == kind:
            count += 1
    return count


def top_barrier(g: DS, seat: Seat) -> int:
    """DS-8.2: the last finished barrier, or -1."""
    pile = g.table.finished[seat]
    return pile[-1] if pile else NOBODY


def bonus(g: DS, seat: Seat) -> Offer:
    """DS-8.2: what the last finished barrier offers; without one, as little as a Doge tile, the last of all tiles."""
    return g.rules.board.tiles[top_barrier(g, seat)].offer


def priority(g: DS, seat: Seat) -> int:
    """DS-8.2, DS-12.3, DS-15.7: the number on the top barrier; without one, behind every other."""
    top = top_barrier(g, seat)
    return g.rules.board.tiles[top].priority if top >= 0 else len(g.rules.board.tiles)


def open_zone(g: DS, deck: int) -> int:
    """DS-7.1, DS-7.2, DS-7.3: the zone of the leftmost empty slot of a deck that can be built now, or -1."""
    built = len(g.table.decks[deck])
    if built == g.rules.layout.columns or (deck == UPPER and built == len(g.table.decks[LOWER])):
        return NOBODY
    return g.rules.layout.zone_at[deck][built]


def complete_galley(g: DS) -> bool:
    """DS-2.11, DS-7.10: no slot is empty."""
    return len(g.table.decks[UPPER]) == g.rules.layout.columns


def names(rules: Rules) -> Names:
    """The name of each number, by kind."""
    board = rules.board
    return {
        "seat": SEATS[: rules.seats],
        "panel": board.panels,
        "field": tuple(field.name for field in board.fields),
        "tile": board.names,
        "kind": KINDS,
        "zone": board.zones,
        "stack": board.stacks,
        "deck": DECKS,
        "end": ENDS,
        "ending": ENDINGS,
        "fate": FATES,
        "limit": LIMITS,
        "bar": BARS,
    }
