"""Chapter 2: set-up."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.board import Board, Odds
from serenissima.games.dogeship.flow import Round
from serenissima.games.dogeship.stacks import show_top
from serenissima.games.dogeship.state import DS, Hidden, Options, Own, Rules, Table
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import NOBODY, Automatic, Chance, Seat, State
from serenissima.kernel.fields import immutable
from serenissima.kernel.game import OptionValue


def begin(board: Board, seats: int, values: dict[str, OptionValue]) -> DS:
    """DS-1.1, DS-2.1, DS-2.5, DS-2.7, DS-2.8, DS-2.9, DS-2.12: full stacks, an empty galley, twelve ducats and five
    markers each.
    """
    rules = Rules(board, seats, Options(values))
    stacks = len(board.stacks)
    table = Table(
        round=0,
        turn_order=tuple(range(seats)),
        dice=[0] * len(board.panels),
        markers=[NOBODY] * len(board.fields),
        available=[board.action_markers] * seats,
        water=[0] * seats,
        lost=[0] * seats,
        ducats=[board.ducats] * seats,
        vp=[board.vp] * seats,
        approvals=[board.approvals] * seats if rules.options.open_approvals else [],
        yards=[()] * seats,
        finished=[()] * seats,
        decks=[(), ()],
        bags=[len(tiles) for tiles in board.in_stack],
        under=[0] * stacks,
        over=0,
        top_cost=[NOBODY] * stacks,
        drawn=0,
        doge=NOBODY,
        old_doge=(),
        ended=NOBODY,
    )
    hand = NOBODY if rules.options.open_approvals else board.approvals
    own = [Own(hand, (), NOBODY, ()) for _ in range(seats)]
    return State(rules, table, own, Hidden(board.in_stack.copy(), [()] * stacks, (), 0), [SetUp()])


@immutable
class SetUp(Automatic):
    """DS-2.2, DS-2.7: the open costs on top of barriers and gondolas, the start player, then the first round."""

    def run(self, g: DS) -> None:
        g.swap(Round())
        if g.rules.options.start_player < 0:
            g.push(StartPlayer())
        else:
            set_first_order(g, g.rules.options.start_player)
        show_top(g, g.rules.board.gondola_stack)
        show_top(g, g.rules.board.barrier_stack)


@immutable
class StartPlayer(Chance):
    """DS-2.2: each seat is equally likely to start."""

    def odds(self, g: DS) -> Odds:
        return [(("start", seat), 1) for seat in range(g.rules.seats)]

    def do_start(self, g: DS, seat: int) -> None:
        g.done()
        set_first_order(g, seat)


def set_first_order(g: DS, first: Seat) -> None:
    """DS-2.2: clockwise from the start player."""
    g.table.turn_order = tuple([(first + at) % g.rules.seats for at in range(g.rules.seats)])


# What may be answered

SETTING_UP: Final = (Asks(SetUp), Asks(StartPlayer, Answer("start", ("seat",), ("DS-2.2",))))
