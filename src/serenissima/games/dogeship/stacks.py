"""The nine stacks, and who knows what of them.

A stack is a bag without order, on top of the tiles that were put under it one after the other. Who put a tile there,
or saw it go, knows it: `own[seat].under` and `table.under` run parallel to `hidden.under`, with `UNKNOWN` where that
seat, or everybody, cannot name the tile; a seat's row ends with the last tile it can name. The tiles drawn in a
purchase or a swap are kept in the same way.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from serenissima.games.dogeship.board import DOGE, GALLEY, Odds, Tiles
from serenissima.games.dogeship.state import DS, UNKNOWN, Rules
from serenissima.kernel.answer import Answer, Asks, Nouns
from serenissima.kernel.core import NOBODY, Chance, Seat
from serenissima.kernel.fields import immutable

NOT_KNOWN: Final[Tiles] = (UNKNOWN,)


def size(g: DS, stack: int) -> int:
    """DS-1.18: how many tiles a stack has; this is public."""
    table = g.table
    count = table.bags[stack] + len(table.under[stack])
    return count + len(table.over) if stack == g.rules.board.doge_stack else count


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
    """DS-5.7, DS-5.13, DS-10.1: the top tile is drawn; the seat sees it, others know it only if they knew it before."""
    table, hidden = g.table, g.hidden
    drawn = len(table.drawn)
    if hidden.over and stack == g.rules.board.doge_stack:
        for own in g.own:
            own.drawn = own.drawn + own.over
            own.over = ()
        table.drawn = table.drawn + table.over
        hidden.over = table.over = ()
    elif hidden.bags[stack]:
        bag = hidden.bags[stack]
        at = bag.index(tile)
        hidden.bags[stack] = bag[:at] + bag[at + 1 :]
        table.bags[stack] -= 1
        table.drawn = table.drawn + NOT_KNOWN
    else:
        for own in g.own:
            row = own.under[stack]
            if row:
                if row[0] >= 0:
                    own.drawn = follow(own.drawn, drawn, row[:1])
                own.under[stack] = row[1:]
        table.drawn = table.drawn + table.under[stack][:1]
        table.under[stack] = table.under[stack][1:]
        hidden.under[stack] = hidden.under[stack][1:]
    mine = g.own[seat]
    mine.drawn = follow(mine.drawn[:drawn], drawn, (tile,))
    table.top_cost[stack] = NOBODY


def tell_drawn(g: DS, seat: Seat, stack: int, tile: int) -> None:
    """DS-5.13, DS-10.1: all know that a tile was drawn, the seat which one."""
    if g.heard is not None:
        g.emit(("drawn", seat, stack))
        g.tell(seat, ("looked_at", seat, tile))


def follow(row: Tiles, length: int, more: Tiles) -> Tiles:
    """What a seat knows of a row of that length and of some tiles after it; beyond its end it can name none."""
    return row + NOT_KNOWN * (length - len(row)) + more if more else row


def take_drawn(g: DS, seat: Seat, tile: int, visible: int) -> None:
    """DS-5.11, DS-5.13: one drawn tile is taken away; what everybody still knows of the others, in their order.

    `visible` is what the others see of the tile taken.
    """
    cost_of, tiles, drawn = g.rules.board.cost_of, len(g.rules.board.tiles), len(g.table.drawn)
    g.table.drawn = recall(g.table.drawn, drawn, visible, cost_of, tiles)
    for other, own in enumerate(g.own):
        if other == seat:
            at = own.drawn.index(tile)
            own.drawn = own.drawn[:at] + own.drawn[at + 1 :]
        elif own.drawn:
            own.drawn = trimmed(recall(own.drawn, drawn, visible, cost_of, tiles))


def trimmed(row: Tiles) -> Tiles:
    """A seat's knowledge ends with the last tile it can name."""
    end = len(row)
    while end and row[end - 1] < 0:
        end -= 1
    return row[:end]


def recall(known: Tiles, drawn: int, taken: int, cost_of: list[int], tiles: int) -> Tiles:
    """DS-5.13: what a viewer knows of the tiles that are left after one of those it had seen in part was taken.

    It knows a place for sure only if that does not depend on where the taken tile may have lain. A number beyond the
    tiles is a blank, of which only the cost is seen.
    """
    seen = known + NOT_KNOWN * (drawn - len(known))
    if max(seen) < 0:
        return seen[1:]
    places = [at for at, tile in enumerate(seen) if tile == taken]
    if not places:
        blank = taken >= tiles
        places = [at for at, tile in enumerate(seen) if tile < 0 or (blank and cost_of[tile] == cost_of[taken])]
    sure = [seen[at if at < places[0] else at + 1] for at in range(drawn - 1)]
    for place in places[1:]:
        for at in range(drawn - 1):
            if sure[at] != seen[at if at < place else at + 1]:
                sure[at] = UNKNOWN
    return tuple(sure)


# Putting back


def put_drawn_under(g: DS, stack: int, seat: Seat) -> None:
    """DS-5.11: the drawn tiles go under the stack in the order in which that seat drew them."""
    table, hidden = g.table, g.hidden
    below = len(table.under[stack])
    hidden.under[stack] = hidden.under[stack] + g.own[seat].drawn
    for own in g.own:
        own.under[stack] = follow(own.under[stack], below, own.drawn)
        own.drawn = ()
    table.under[stack] = table.under[stack] + table.drawn
    table.drawn = ()
    show_top(g, stack)


def put_under(g: DS, stack: int, tile: int, visible: bool, seat: Seat) -> None:
    """DS-5.5, DS-6.4, DS-9.4: a tile goes to the bottom of its stack; all see which one it is, or that seat alone."""
    table, hidden = g.table, g.hidden
    below = len(table.under[stack])
    hidden.under[stack] = hidden.under[stack] + (tile,)
    table.under[stack] = table.under[stack] + ((tile,) if visible else NOT_KNOWN)
    for other, own in enumerate(g.own):
        if visible or other == seat:
            own.under[stack] = follow(own.under[stack], below, (tile,))
    show_top(g, stack)


def put_over(g: DS, seat: Seat) -> None:
    """DS-10.3: the one tile still drawn goes face down on top of the Doge stack."""
    g.hidden.over = g.own[seat].drawn
    for own in g.own:
        own.over = own.drawn
        own.drawn = ()
    g.table.over = g.table.drawn
    g.table.drawn = ()


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
