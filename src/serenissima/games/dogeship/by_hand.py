"""Positions written by hand: what waits beneath the question, and what follows from the tiles named."""

from __future__ import annotations

from typing import Any

from serenissima.games.dogeship.buying import BonusBuy, Buying, BuyStep, DiscardForSpace, DrawTile, KeepTile
from serenissima.games.dogeship.completing import BonusComplete, CompleteStep, Completing
from serenissima.games.dogeship.fields import Act, ChooseAction
from serenissima.games.dogeship.flow import ROUND, RollDice, Round, Turns
from serenissima.games.dogeship.inspection import BidApprovals, RevealBids
from serenissima.games.dogeship.intrigue import DrawDoge, NewDoge, SwapDoge
from serenissima.games.dogeship.replacing import ReplacePart
from serenissima.games.dogeship.round_end import DogeEvent
from serenissima.games.dogeship.scoring import FinalApproval
from serenissima.games.dogeship.setup import SetUp, StartPlayer
from serenissima.games.dogeship.stacks import ShowTop, shows_cost, size
from serenissima.games.dogeship.state import BY_ACTION, BY_ROUNDS, DS, complete_galley, shown
from serenissima.kernel.core import NOBODY, Seat, Step


def beneath(g: DS, step: Step) -> list[Step]:
    """DS-3.1, DS-3.4, DS-15.3: what waits under a question that somebody put by hand, as the game would have it."""
    if isinstance(step, SetUp | Round | FinalApproval):
        return []
    if isinstance(step, StartPlayer):
        return [Round()]
    if isinstance(step, ShowTop):
        return beneath_top(g, step.stack)
    if isinstance(step, BidApprovals | RevealBids):
        return [after_part(DogeEvent)]
    if isinstance(step, DiscardForSpace):
        draw = DrawTile(step.seat, step.stack, g.rules.board.draw_when_buying)
        return [*turn_of(g, step.seat, step.pending), KeepTile(step.seat, step.stack, step.pending), draw]
    if isinstance(step, DrawTile):
        return [*turn_of(g, step.seat, NOBODY), KeepTile(step.seat, step.stack)]
    if isinstance(step, DrawDoge):
        return [*turn_of(g, step.seat, NOBODY), SwapDoge(step.seat)]
    if isinstance(step, KeepTile):
        return turn_of(g, step.seat, step.pending)
    if isinstance(step, BonusBuy | BonusComplete):
        return turn_of(g, step.seat, step.field)
    if isinstance(step, ChooseAction | Act | BuyStep | Buying | CompleteStep | Completing | ReplacePart | SwapDoge):
        return turn_of(g, step.seat, NOBODY)
    return [after_part(type(step))]


def after_part(part: type[Step]) -> Step:
    """DS-3.1, DS-3.8: the round, about to go on after that part of it."""
    at = [type(one) for one in ROUND].index(part)
    return Round((at + 1) % len(ROUND))


def turn_of(g: DS, seat: Seat, pending: int) -> list[Step]:
    """DS-3.4, DS-8.5: the round goes on after this seat's turn, in which the action of a field may still be to come."""
    order = g.table.turn_order
    after = order.index(seat) + 1 if seat in order else 0
    steps: list[Step] = [after_part(Turns), Turns(after % g.rules.seats)]
    return steps if pending < 0 else [*steps, Act(seat, pending)]


def beneath_top(g: DS, stack: int) -> list[Step]:
    """DS-2.7: a cost is shown at set-up, before a drawn tile is kept, or at the end of a turn."""
    if not g.table.round:
        return [Round()]
    for seat, own in enumerate(g.own):
        if own.drawn:
            return [*turn_of(g, seat, NOBODY), KeepTile(seat, stack)]
    return [after_part(Turns), Turns(next_turn(g))]


def next_turn(g: DS) -> int:
    """DS-3.4, DS-12.6: the place in the turn order of who has used the fewest markers, the first of equals."""
    table = g.table
    used = [table.markers.count(seat) + table.water[seat] for seat in table.turn_order]
    return used.index(min(used))


def balance(g: DS, said: dict[str, Any]) -> None:
    """DS-1.18, DS-2.5, DS-3.2, DS-3.3: what a position by hand leaves to be worked out from what it names."""
    board, table = g.rules.board, g.table
    if "round" not in said and not is_set_up(g):
        table.round = 1
    if "doge" not in said and not before_first_doge(g):
        table.doge = board.first_doge
    if "ended" not in said and g.stack and isinstance(g.stack[-1], FinalApproval):
        table.ended = BY_ACTION if complete_galley(g) else BY_ROUNDS
    for panel in g.rules.layout.panels:
        if board.panels[panel] not in said.get("dice", {}):
            table.dice[panel] = max(board.die_faces)
    if "available" not in said:
        for seat in range(g.rules.seats):
            on_board = table.markers.count(seat) + table.water[seat] + table.lost[seat]
            table.available[seat] = board.action_markers - on_board
    if "bags" not in said:
        cover_yards(g)
        balance_stacks(g)
    if g.stack and isinstance(g.stack[-1], RevealBids):
        for own in g.own:
            own.bid = max(own.bid, 0)
    g.hidden.bank_paid = sum(table.ducats) - board.ducats * g.rules.seats


def is_set_up(g: DS) -> bool:
    """DS-2.2, DS-2.7: what is asked comes before the first round."""
    step = g.stack[-1] if g.stack else None
    return isinstance(step, SetUp | StartPlayer) or (isinstance(step, ShowTop) and len(g.stack) == 2)


def before_first_doge(g: DS) -> bool:
    """DS-2.8, DS-3.3: there is no Doge tile before the dice of the first round have been rolled."""
    step = g.stack[-1] if g.stack else None
    return g.table.round == 0 or (g.table.round == 1 and isinstance(step, RollDice | NewDoge))


def cover_yards(g: DS) -> None:
    """DS-1.18: yards are named openly; by option others see only the construction sides."""
    if not g.rules.options.open_yards:
        for seat, own in enumerate(g.own):
            own.yard = own.yard or g.table.yards[seat]
            named = [tile for tile in own.yard if tile < len(g.rules.board.tiles)]
            g.table.yards[seat] = tuple([shown(g, tile) for tile in named])


def balance_stacks(g: DS) -> None:
    """DS-2.5, DS-2.7, DS-5.13: bags hold what is nowhere else, and the table tells the numbers."""
    table, hidden = g.table, g.hidden
    elsewhere = placed(g)
    for stack, tiles in enumerate(g.rules.board.in_stack):
        table.under[stack] = len(hidden.under[stack])
        hidden.bags[stack] = tuple([tile for tile in tiles if tile not in elsewhere])
        table.bags[stack] = len(hidden.bags[stack])
        if table.top_cost[stack] < 0 and shows_cost(g, stack) and size(g, stack):
            first = (hidden.bags[stack] or hidden.under[stack])[0]
            table.top_cost[stack] = g.rules.board.cost_of[first]
    table.drawn = sum(len(own.drawn) for own in g.own)
    table.over = len(hidden.over)


def placed(g: DS) -> set[int]:
    """Every tile that lies somewhere else than in a bag."""
    table = g.table
    found = {table.doge, *table.old_doge, *g.hidden.over}
    for own in g.own:
        found.update(own.drawn)
        found.update(own.yard)
    for rows in (table.decks, table.finished, table.yards, g.hidden.under):
        for row in rows:
            found.update(row)
    return found
