"""The nine stacks. A stack is a bag without order, on top of the tiles that were put under it one after the other.

Their orders are nobody's knowledge: the table tells how many tiles lie where, and a seat sees what it has drawn until
it has chosen.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from serenissima.games.dogeship.board import DOGE, GALLEY, Odds
from serenissima.games.dogeship.state import DS, Rules
from serenissima.kernel.answer import Answer, Asks, Nouns
from serenissima.kernel.core import NOBODY, Chance, Seat
from serenissima.kernel.fields import immutable


def size(g: DS, stack: int) -> int:
    """DS-1.18: how many tiles a stack has; this is public."""
    table = g.table
    count = table.bags[stack] + table.under[stack]
    return count + table.over if stack == g.rules.board.doge_stack else count


def shows_cost(g: DS, stack: int) -> bool:
    """DS-2.6, DS-2.7: barriers and gondolas lie construction side up; galley and Doge tiles show nothing."""
    kind = g.rules.board.stack_kind[stack]
    return kind != GALLEY and kind != DOGE


# Drawing


def top_odds(g: DS, stack: int) -> Odds:
    """DS-2.5, DS-2.7, DS-2.8, DS-5.7: what the top tile may be: any tile of the bag that costs what it shows."""
    board, hidden = g.rules.board, g.hidden
    if hidden.over and stack == board.doge_stack:
        return [board.draw_odds[hidden.over[0]]]
    bag = hidden.bags[stack]
    if not bag:
        return [board.draw_odds[hidden.under[stack][0]]]
    draw_odds, shown = board.draw_odds, g.table.top_cost[stack]
    if shown < 0:
        return [draw_odds[tile] for tile in bag]
    cost_of = board.cost_of
    return [draw_odds[tile] for tile in bag if cost_of[tile] == shown]


def lift(g: DS, stack: int, tile: int, seat: Seat) -> None:
    """DS-5.7, DS-5.13, DS-10.1: the top tile is drawn; that seat sees it, others only that it is one."""
    table, hidden = g.table, g.hidden
    if hidden.over and stack == g.rules.board.doge_stack:
        hidden.over = ()
        table.over = 0
    elif hidden.bags[stack]:
        bag = hidden.bags[stack]
        at = bag.index(tile)
        hidden.bags[stack] = bag[:at] + bag[at + 1 :]
        table.bags[stack] -= 1
    else:
        hidden.under[stack] = hidden.under[stack][1:]
        table.under[stack] -= 1
    mine = g.own[seat]
    mine.drawn = (*mine.drawn, tile)
    table.drawn += 1
    table.top_cost[stack] = NOBODY


def tell_drawn(g: DS, seat: Seat, stack: int, tile: int) -> None:
    """DS-5.13, DS-10.1: all know that a tile was drawn, the seat which one."""
    if g.heard is not None:
        g.emit(("drawn", seat, stack))
        g.tell(seat, ("looked_at", seat, tile))


def take_drawn(g: DS, seat: Seat, tile: int) -> None:
    """DS-5.9, DS-10.2: one drawn tile is taken away from the others, which keep their order."""
    mine = g.own[seat]
    at = mine.drawn.index(tile)
    mine.drawn = mine.drawn[:at] + mine.drawn[at + 1 :]
    g.table.drawn -= 1


# Putting back


def put_drawn_under(g: DS, stack: int, seat: Seat) -> None:
    """DS-5.11: the drawn tiles go under the stack in the order in which that seat drew them."""
    table, mine = g.table, g.own[seat]
    g.hidden.under[stack] = g.hidden.under[stack] + mine.drawn
    table.under[stack] += table.drawn
    mine.drawn = ()
    table.drawn = 0
    show_top(g, stack)


def put_under(g: DS, stack: int, tile: int) -> None:
    """DS-5.5, DS-6.4, DS-9.4: a tile goes to the bottom of its stack."""
    g.hidden.under[stack] = (*g.hidden.under[stack], tile)
    g.table.under[stack] += 1
    show_top(g, stack)


def put_over(g: DS, seat: Seat) -> None:
    """DS-10.3: the one tile still drawn goes face down on top of the Doge stack."""
    mine = g.own[seat]
    g.hidden.over = mine.drawn
    g.table.over = g.table.drawn
    mine.drawn = ()
    g.table.drawn = 0


# The costs that lie open


def show_top(g: DS, stack: int) -> None:
    """DS-2.7: whenever another tile comes to lie on top of the barriers or gondolas, its cost is seen."""
    if g.table.top_cost[stack] < 0 and shows_cost(g, stack) and size(g, stack):
        g.push(ShowTop(stack))


@immutable
class ShowTop(Chance):
    """DS-2.7: the cost on the construction side of the top tile, and nothing else of it, becomes public."""

    stack: int

    def odds(self, g: DS) -> Odds:
        cost_of, bag = g.rules.board.cost_of, g.hidden.bags[self.stack]
        if not bag:
            return [(("show", self.stack, cost_of[g.hidden.under[self.stack][0]]), 1)]
        dear = 0
        for tile in bag:
            dear += cost_of[tile]
        found: Odds = []
        if dear < len(bag):
            found.append((("show", self.stack, 0), len(bag) - dear))
        if dear:
            found.append((("show", self.stack, 1), dear))
        return found

    def do_show(self, g: DS, stack: int, cost: int) -> None:
        g.table.top_cost[stack] = cost
        g.done()


# What may be answered


def costs_of_stacks(rules: Rules) -> list[Nouns]:
    return list(product(range(len(rules.board.stacks)), range(max(rules.board.cost_of) + 1)))


STACKS: Final = (Asks(ShowTop, Answer("show", ("stack", "n"), ("DS-2.7",), rows=costs_of_stacks)),)
