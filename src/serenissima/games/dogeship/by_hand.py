"""Positions written by hand: what waits beneath the question, and what follows from the tiles named."""

from __future__ import annotations

from typing import Any

from serenissima.games.dogeship.board import Tiles
from serenissima.games.dogeship.buying import BonusBuy, Buying, BuyStep, DiscardForSpace, DrawTile, KeepTile
from serenissima.games.dogeship.completing import BonusComplete, CompleteStep, Completing
from serenissima.games.dogeship.fields import Act, ChooseAction
from serenissima.games.dogeship.flow import TURNS, Round, Turns
from serenissima.games.dogeship.inspection import BidApprovals, RevealBids
from serenissima.games.dogeship.intrigue import DrawDoge, SwapDoge
from serenissima.games.dogeship.replacing import ReplacePart
from serenissima.games.dogeship.round_end import RoundLimit
from serenissima.games.dogeship.stacks import shows_cost, size, trimmed
from serenissima.games.dogeship.state import DS, UNKNOWN, shown
from serenissima.kernel.core import NOBODY, Seat, Step


def beneath(g: DS, step: Step) -> list[Step]:
    """DS-3.1, DS-3.4: what waits under a question that somebody put by hand."""
    if isinstance(step, BidApprovals | RevealBids):
        return [Round(), RoundLimit()]
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
    if isinstance(step, ChooseAction | BuyStep | Buying | CompleteStep | Completing | ReplacePart | SwapDoge):
        return turn_of(g, step.seat, NOBODY)
    return [Round()]


def turn_of(g: DS, seat: Seat, pending: int) -> list[Step]:
    """DS-3.4, DS-8.5: the round goes on after this seat's turn, in which the action of a field may still be to come."""
    order = g.table.turn_order
    after = order.index(seat) + 1 if seat in order else 0
    steps: list[Step] = [Round(TURNS + 1), Turns(after % g.rules.seats)]
    return steps if pending < 0 else [*steps, Act(seat, pending)]


def balance(g: DS, said: dict[str, Any]) -> None:
    """DS-1.18, DS-2.5, DS-3.2, DS-3.3: what a position by hand leaves to be worked out from what it names."""
    board, table = g.rules.board, g.table
    if "doge" not in said:
        table.doge = board.first_doge
    if "round" not in said:
        table.round = 1
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
    g.hidden.bank_paid = sum(table.ducats) - board.ducats * g.rules.seats


def cover_yards(g: DS) -> None:
    """DS-1.18: yards are named openly; by option others see only the construction sides."""
    if not g.rules.options.open_yards:
        for seat, own in enumerate(g.own):
            own.yard = own.yard or g.table.yards[seat]
            named = [tile for tile in own.yard if tile < len(g.rules.board.tiles)]
            g.table.yards[seat] = tuple([shown(g, tile) for tile in named])


def balance_stacks(g: DS) -> None:
    """DS-2.5, DS-2.7, DS-5.13: bags hold what is nowhere else.

    Tiles named under a stack on the table are known to all, those named in `hidden` only to the seats that name them.
    """
    table, hidden = g.table, g.hidden
    elsewhere = placed(g)
    for stack, tiles in enumerate(g.rules.board.in_stack):
        hidden.under[stack] = hidden.under[stack] or table.under[stack]
        table.under[stack] = known_row(hidden.under[stack], table.under[stack])
        for own in g.own:
            own.under[stack] = own.under[stack] or trimmed(table.under[stack])
        hidden.bags[stack] = tuple([tile for tile in tiles if tile not in elsewhere])
        table.bags[stack] = len(hidden.bags[stack])
        if table.top_cost[stack] < 0 and shows_cost(g, stack) and size(g, stack):
            first = (hidden.bags[stack] or hidden.under[stack])[0]
            table.top_cost[stack] = g.rules.board.cost_of[first]
    drawn = next((own.drawn for own in g.own if own.drawn), ())
    table.drawn = known_row(drawn, table.drawn)
    table.over = known_row(hidden.over, table.over)
    for own in g.own:
        own.over = own.over or trimmed(table.over)


def known_row(fact: Tiles, known: Tiles) -> Tiles:
    """What is known of a row of tiles: as named, or nothing."""
    return known if len(known) == len(fact) else (UNKNOWN,) * len(fact)


def placed(g: DS) -> set[int]:
    """Every tile that lies somewhere else than in a bag."""
    table = g.table
    found = {table.doge, *table.old_doge, *g.hidden.over}
    for own in g.own:
        found.update(own.drawn)
        found.update(own.yard)
    for rows in (table.decks, table.finished, table.yards, table.under, g.hidden.under):
        for row in rows:
            found.update(row)
    return found
