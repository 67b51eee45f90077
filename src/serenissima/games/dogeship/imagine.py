"""Worlds a seat may be in: every tile it cannot place lies in a bag, under a stack, in a hand or in a covered yard."""

from __future__ import annotations

from random import Random
from typing import Final

from serenissima.games.dogeship.board import Tiles
from serenissima.games.dogeship.buying import KeepTile
from serenissima.games.dogeship.inspection import BidApprovals, RevealBids
from serenissima.games.dogeship.intrigue import SwapDoge
from serenissima.games.dogeship.state import DS, Hidden, Own, Rules, Table
from serenissima.kernel.core import NOBODY, Seat, State, View

APPROVALS_APART: Final = 3  # how far the approvals of two seats may lie apart at first


def imagine(view: View, rng: Random) -> DS:
    """DS-1.17, DS-2.5, DS-2.7, DS-2.8, DS-5.13, DS-13.3: a whole world that looks to this seat like the one it sees."""
    rules: Rules = view.rules
    table: Table = view.table.copy()
    own = [Own(NOBODY, (), NOBODY, ()) for _ in range(rules.seats)]
    if view.own is not None:
        own[view.seat] = view.own.copy()
    g: DS = State(rules, table, own, Hidden([()] * len(table.bags), [()] * len(table.bags), (), 0), view.stack.copy())
    deal_tiles(g, view, rng)
    guess_approvals(g, view.seat, rng)
    g.hidden.bank_paid = sum(table.ducats) - rules.board.ducats * rules.seats
    return g


# Tiles


def deal_tiles(g: DS, view: View, rng: Random) -> None:
    """DS-5.11, DS-5.13: all tiles this seat cannot place are dealt to the places it cannot name."""
    table, hidden = g.table, g.hidden
    placed = placed_tiles(g, view.own)
    drawer, drawn_from = who_draws(g)
    for stack, tiles in enumerate(g.rules.board.in_stack):
        pool = [tile for tile in tiles if tile not in placed]
        if len(pool) > table.bags[stack]:  # otherwise all of them are in the bag, which has no order
            rng.shuffle(pool)
        top = deal_open_costs(g, view.seat, stack, pool)
        if top >= 0 and not table.bags[stack]:
            hidden.under[stack] = (top, *deal(pool, table.under[stack] - 1))
        else:
            hidden.under[stack] = deal(pool, table.under[stack])
        if stack == g.rules.board.doge_stack:
            hidden.over = deal(pool, table.over)
        if stack == drawn_from and drawer != view.seat:
            g.own[drawer].drawn = deal(pool, table.drawn)
        if table.bags[stack]:
            hidden.bags[stack] = tuple(sorted([*pool, top] if top >= 0 else pool))


def placed_tiles(g: DS, mine: Own | None) -> set[int]:
    """The tiles a seat can place: on the table, in its hand and in its yard; a spectator has neither."""
    table = g.table
    placed = {table.doge, *table.old_doge}
    if mine is not None:
        placed.update(mine.drawn)
        placed.update(mine.yard)
    for rows in (table.decks, table.finished, table.yards):
        for row in rows:
            placed.update(row)
    return placed


def who_draws(g: DS) -> tuple[Seat, int]:
    """DS-5.7, DS-10.1: the seat that looks at drawn tiles now, and the stack they come from."""
    if g.table.drawn:
        for step in g.stack:
            if isinstance(step, KeepTile):
                return step.seat, step.stack
            if isinstance(step, SwapDoge):
                return step.seat, g.rules.board.doge_stack
    return NOBODY, NOBODY


def deal_open_costs(g: DS, seat: Seat, stack: int, pool: list[int]) -> int:
    """DS-1.18, DS-2.7: tiles whose construction side lies open cost what they show; the tile for the top, or -1."""
    board = g.rules.board
    if not g.rules.options.open_yards:
        for other, blanks in enumerate(g.table.yards):
            if other != seat:
                for at, blank in enumerate(blanks):
                    if board.stack_of[blank] == stack:
                        real = take(pool, board.cost_of, board.cost_of[blank]) if blank >= len(board.tiles) else blank
                        g.own[other].yard = insert(g.own[other].yard, at, real, len(blanks))
    cost = g.table.top_cost[stack]
    return take(pool, board.cost_of, cost) if cost >= 0 else NOBODY


def insert(yard: Tiles, at: int, tile: int, length: int) -> Tiles:
    """A yard of that length with the tile in its place."""
    row = list(yard) + [NOBODY] * (length - len(yard))
    row[at] = tile
    return tuple(row)


def take(pool: list[int], cost_of: list[int], cost: int) -> int:
    """Any tile of that cost, out of the pool."""
    for at, tile in enumerate(pool):
        if cost_of[tile] == cost:
            return pool.pop(at)
    raise ValueError(f"no tile costs {cost}")


def deal(pool: list[int], count: int) -> Tiles:
    """So many tiles out of the pool."""
    return tuple([pool.pop() for _ in range(count)])


# Approvals and bids


def guess_approvals(g: DS, seat: Seat, rng: Random) -> None:
    """DS-1.17, DS-13.3: a rival has about as many as this seat, give or take, and any part of them may be his bid."""
    sealed = g.stack and isinstance(g.stack[-1], (BidApprovals, RevealBids))
    waiting = g.stack[-1].waiting if g.stack and isinstance(g.stack[-1], BidApprovals) else ()
    spread = APPROVALS_APART + g.table.round // 3
    mine = g.own[seat].approvals if seat >= 0 else g.table.round
    for other, own in enumerate(g.own):
        if other == seat:
            continue
        if not g.table.approvals:
            own.approvals = rng.randrange(max(0, mine - spread), mine + spread + 1)
        if sealed and other not in waiting:
            count = g.table.approvals[other] if g.table.approvals else own.approvals
            own.bid = rng.randrange(count + 1)
