"""Chapter 10: intrigue. Swapping the Doge tile, and the Doge stack itself; bought approvals are plain income."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.board import Odds
from serenissima.games.dogeship.limits import among_the_drawn
from serenissima.games.dogeship.stacks import lift, put_drawn_under, put_over, size, take_drawn, tell_drawn, top_odds
from serenissima.games.dogeship.state import BOTTOM, DS, TOP
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import AskedOneSeat, Chance, Move, SealedChance, Seat
from serenissima.kernel.fields import immutable


def begin_swap(g: DS, seat: Seat) -> None:
    """DS-10.1: the top two Doge tiles are drawn."""
    g.swap(SwapDoge(seat))
    g.push(DrawDoge(seat, g.rules.board.swap_draw))


@immutable
class DrawDoge(SealedChance):
    """DS-10.1, DS-10.5, DS-10.6: one tile after the other, for that seat's eyes alone; an emptied stack is made new at
    once.
    """

    seat: Seat
    left: int

    def odds(self, g: DS) -> Odds:
        return top_odds(g, g.rules.board.doge_stack)

    def do_draw(self, g: DS, tile: int) -> None:
        lift(g, g.rules.board.doge_stack, tile, self.seat)
        tell_drawn(g, self.seat, g.rules.board.doge_stack, tile)
        renew_doge_stack(g)
        if self.left > 1:
            g.swap(DrawDoge(self.seat, self.left - 1))
        else:
            g.done()


@immutable
class SwapDoge(AskedOneSeat):
    """DS-10.2, DS-10.3: one of the two drawn tiles is played, the other goes on top of the stack or under it."""

    def moves(self, g: DS, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for tile in g.own[seat].drawn:
            moves.append(("play", tile, TOP))
            moves.append(("play", tile, BOTTOM))
        return moves

    def do_play(self, g: DS, seat: Seat, tile: int, end: int) -> None:
        g.done()
        take_drawn(g, seat, tile)
        if end == TOP:
            put_over(g, seat)
        else:
            put_drawn_under(g, g.rules.board.doge_stack, seat)
        cover_doge(g, tile)

    def default(self, g: DS, seat: Seat) -> Move:
        return ("play", g.own[seat].drawn[0], TOP)


def cover_doge(g: DS, tile: int) -> None:
    """DS-3.3, DS-3.9, DS-10.2, DS-10.4: the new tile applies from now on, with its event; the covered one joins the old
    ones.
    """
    if g.table.doge >= 0:
        g.table.old_doge = (*g.table.old_doge, g.table.doge)
    g.table.doge = tile


def renew_doge_stack(g: DS) -> None:
    """DS-10.5: as soon as a draw empties the Doge stack all old tiles are shuffled into a new one."""
    stack = g.rules.board.doge_stack
    if not size(g, stack):
        g.hidden.bags[stack] = tuple(sorted(g.table.old_doge))
        g.table.bags[stack] = len(g.table.old_doge)
        g.table.old_doge = ()
        g.emit(("doge_stack_renewed", g.table.bags[stack]))


@immutable
class NewDoge(Chance):
    """DS-3.3, DS-10.6: the top Doge tile becomes current; if that empties the stack, the tile it covers is shuffled in
    too.
    """

    def odds(self, g: DS) -> Odds:
        return top_odds(g, g.rules.board.doge_stack)

    def do_draw(self, g: DS, tile: int) -> None:
        g.done()
        lift(g, g.rules.board.doge_stack, tile, g.table.turn_order[0])
        lay_open(g)
        cover_doge(g, tile)
        renew_doge_stack(g)


def lay_open(g: DS) -> None:
    """DS-3.3: the tile drawn at the start of a round is in nobody's hand."""
    g.table.drawn = 0
    for own in g.own:
        own.drawn = ()


# What may be answered

PLAY: Final = Answer("play", ("tile", "end"), ("DS-10.2", "DS-10.3"), among_the_drawn("DS-10.2"))
NEW_DOGE: Final = Asks(NewDoge, Answer("draw", ("tile",), ("DS-3.3",), own=True))
INTRIGUE: Final = (Asks(DrawDoge, Answer("draw", ("tile",), ("DS-10.1",))), Asks(SwapDoge, PLAY))
