"""Chapters 4, 10 and 11: choosing a field or the water, what that costs, and carrying out the action."""

from __future__ import annotations

from serenissima.games.dogeship.barriers import ducat_bonus, give_bonus, list_reorders, reorder, triggers
from serenissima.games.dogeship.board import BUY, COMPLETE, GAIN, REPLACE
from serenissima.games.dogeship.buying import Buying
from serenissima.games.dogeship.completing import Completing
from serenissima.games.dogeship.intrigue import begin_swap
from serenissima.games.dogeship.replacing import ReplacePart, replaceable
from serenissima.games.dogeship.state import DS, gain_ducats, receive, spend
from serenissima.kernel.core import AskedQuestion, Automatic, IllegalMove, Move, Seat
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
    return g.table.ducats[seat] - field_cost(g, field) + ducat_bonus(g, seat, field) >= offer.pay


@immutable
class ChooseAction(AskedQuestion):
    """DS-3.6, DS-3.7, DS-4.1, DS-4.3, DS-11.3: a free field that can be paid, or the water; before it perhaps a
    reordering.
    """

    seat: Seat
    reorders: int = 0

    def seats(self, g: DS) -> tuple[Seat, ...]:
        return (self.seat,)

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

    def play(self, g: DS, seat: Seat, move: Move) -> None:
        match move:
            case ("place", field):
                place(g, seat, field)
            case ("water",):
                to_water(g, seat)
            case ("reorder", tile):
                g.swap(ChooseAction(seat, self.reorders + 1))
                reorder(g, seat, tile)
            case _:
                raise IllegalMove(move)

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
