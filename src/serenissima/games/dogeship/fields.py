"""Chapters 4, 10 and 11: choosing a field or the water, what that costs, and carrying out the action."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.barriers import brings_bonus, ducat_bonus, give_bonus, list_reorders, reorder, triggers
from serenissima.games.dogeship.board import BUY, COMPLETE, GAIN, REPLACE
from serenissima.games.dogeship.buying import Buying, list_purchases
from serenissima.games.dogeship.completing import Completing, completable, fits, lower_end, replaceable
from serenissima.games.dogeship.intrigue import begin_swap
from serenissima.games.dogeship.limits import affordable, leaves_price, named
from serenissima.games.dogeship.replacing import ReplacePart
from serenissima.games.dogeship.state import DS, SEATS, gain_ducats, receive, spend, top_barrier, yard
from serenissima.kernel.answer import Answer, Asks, Facts, Gate, Limit, asked
from serenissima.kernel.core import NOBODY, AskedOneSeat, Automatic, Move, Seat
from serenissima.kernel.fields import immutable


def field_cost(g: DS, field: int) -> int:
    """DS-4.2: field value minus die, at least nothing."""
    printed = g.rules.board.fields[field]
    cost = printed.value - g.table.dice[printed.panel]
    return cost if cost > 0 else 0


def action_possible(g: DS, seat: Seat, field: int) -> bool:
    """DS-9.3, DS-10.8, DS-10.9: a replacement must exist, and the price of an intrigue must be left after cost and
    bonus.
    """
    offer = g.rules.board.fields[field].offer
    if offer.does == REPLACE:
        return bool(replaceable(g, seat))
    return left_for_action(g, seat, field) >= offer.pay


def left_for_action(g: DS, seat: Seat, field: int) -> int:
    """DS-10.9: the ducats after paying the field and adding what the top barrier brings."""
    return g.table.ducats[seat] - field_cost(g, field) + ducat_bonus(g, seat, field)


@immutable
class ChooseAction(AskedOneSeat):
    """DS-3.6, DS-3.7, DS-4.1, DS-4.3, DS-11.3: a free field that can be paid, or the water; before it perhaps a
    reordering.
    """

    reorders: int = 0

    def moves(self, g: DS, seat: Seat) -> list[Move]:
        board, table, layout = g.rules.board, g.table, g.rules.layout
        markers, place_moves, needs_check = table.markers, board.place_moves, board.needs_check
        moves: list[Move] = []
        for panel in layout.panels:
            first = panel * board.fields_per_panel
            dearest = min(table.dice[panel] + table.ducats[seat], board.fields_per_panel)
            for at in range(first, first + dearest):
                if markers[at] < 0 and (not needs_check[at] or action_possible(g, seat, at)):
                    moves.append(place_moves[at])
        moves.append(board.water_move)
        list_reorders(g, seat, self.reorders, moves)
        return moves

    def do_place(self, g: DS, seat: Seat, field: int) -> None:
        place(g, seat, field)

    def do_water(self, g: DS, seat: Seat) -> None:
        to_water(g, seat)

    def do_reorder(self, g: DS, seat: Seat, tile: int) -> None:
        g.swap(ChooseAction(seat, self.reorders + 1))
        reorder(g, seat, tile)

    def default(self, g: DS, seat: Seat) -> Move:
        return g.rules.board.water_move


def place(g: DS, seat: Seat, field: int) -> None:
    """DS-3.7, DS-4.4, DS-8.5: the marker is placed and paid for; then the bonus, then the action."""
    g.swap(Act(seat, field))
    g.table.available[seat] -= 1
    g.table.markers[field] = seat
    spend(g, seat, field_cost(g, field))
    if triggers(g, seat, field):
        give_bonus(g, seat, field)


def to_water(g: DS, seat: Seat) -> None:
    """DS-8.13, DS-11.2, DS-11.3: the water takes any number of markers and pays 1 ducat; no bonus, no action."""
    g.done()
    g.table.available[seat] -= 1
    g.table.water[seat] += 1
    gain_ducats(g, seat, g.rules.board.water_income)


@immutable
class Act(Automatic):
    """DS-3.7, DS-4.5, DS-10.7, DS-10.8, DS-11.1: the action of the field chosen, whatever the data says it is."""

    seat: Seat
    field: int

    def run(self, g: DS) -> None:
        offer = g.rules.board.fields[self.field].offer
        does = offer.does
        if does == BUY:
            g.swap(Buying(self.seat, self.field))
        elif does == COMPLETE:
            g.swap(Completing(self.seat, self.field))
        elif does == REPLACE:
            g.swap(ReplacePart(self.seat))
        elif does == GAIN:
            g.done()
            spend(g, self.seat, offer.pay)
            receive(g, self.seat, offer)
        else:
            begin_swap(g, self.seat)


# What may be answered


def tile_fits(g: DS, seat: Seat, field: int) -> bool:
    """DS-9.2, DS-9.3: for a replacement a yard tile has the zone of the last part of a deck."""
    return g.rules.board.fields[field].offer.does != REPLACE or any(fits(g, tile) for tile in yard(g, seat))


def part_is_free(g: DS, seat: Seat, field: int) -> bool:
    """DS-9.1, DS-9.3: for a replacement such a part can be torn down."""
    return g.rules.board.fields[field].offer.does != REPLACE or bool(replaceable(g, seat))


def panel_of(g: DS, seat: Seat, field: int) -> Facts:
    """DS-2.4: the panel of a field."""
    return (("panel", g.rules.board.panels[g.rules.board.fields[field].panel]),)


def idle(g: DS, seat: Seat, field: int) -> bool:
    """DS-4.5, DS-8.12: nothing could be bought or completed, as yard and stacks are now, and no bonus is due."""
    offer = g.rules.board.fields[field].offer
    if brings_bonus(g, seat, field):
        return False
    if offer.does == COMPLETE:
        return not completable(g, seat, offer.kinds)
    return offer.does == BUY and not list_purchases(g, seat, offer.kinds, NOBODY)


def may_reorder_again(g: DS, seat: Seat, tile: int) -> bool:
    """DS-8.18: once in a turn."""
    return asked(g, ChooseAction).reorders < g.rules.board.reorders_per_turn


PLACE: Final = Answer(
    "place",
    ("field",),
    ("DS-4.1", "DS-4.3", "DS-9.3", "DS-10.9"),
    Gate("DS-2.4", "panel_out_of_play", lambda g, seat, field: field in g.rules.layout.fields, panel_of),
    Limit(
        "DS-4.1",
        "field_taken",
        lambda g, seat, field: g.table.markers[field] == NOBODY,
        lambda g, seat, field: (("seat", SEATS[g.table.markers[field]]),),
    ),
    affordable("DS-4.3", lambda g, seat, field: field_cost(g, field)),
    leaves_price("DS-10.9", lambda g, field: g.rules.board.fields[field].offer.pay, left_for_action),
    Gate("DS-9.3", "no_replacement", tile_fits),
    Limit("DS-9.1", "part_above", part_is_free, lower_end),
    warns={"idle": idle},
)
REORDER: Final = Answer(
    "reorder",
    ("tile",),
    ("DS-8.16", "DS-8.17", "DS-8.18"),
    Limit("DS-8.18", "reordered_before", may_reorder_again),
    Limit("DS-8.17", "not_finished", lambda g, seat, tile: tile in g.table.finished[seat], named),
    Limit("DS-8.16", "two_barriers_needed", lambda g, seat, tile: len(g.table.finished[seat]) > 1),
    Limit("DS-8.17", "on_top_already", lambda g, seat, tile: tile != top_barrier(g, seat), named),
    affordable("DS-8.18", lambda g, seat, tile: g.rules.board.reorder_cost),
)
FIELDS: Final = (Asks(ChooseAction, PLACE, Answer("water", (), ("DS-11.2", "DS-11.3")), REORDER), Asks(Act))
