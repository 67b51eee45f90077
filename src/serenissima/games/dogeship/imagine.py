"""Worlds a seat may be in: every tile it cannot place lies in a bag, under a stack, in a hand or in a covered yard."""

from __future__ import annotations

from random import Random
from typing import Final

from serenissima.games.dogeship.board import Tiles
from serenissima.games.dogeship.buying import KeepTile
from serenissima.games.dogeship.inspection import BidApprovals, RevealBids
from serenissima.games.dogeship.intrigue import SwapDoge
from serenissima.games.dogeship.stacks import NOT_KNOWN, trimmed
from serenissima.games.dogeship.state import DS, Hidden, Own, Rules, Table
from serenissima.kernel.core import NOBODY, Seat, State, View

APPROVALS_APART: Final = 3  # how far the approvals of two seats may lie apart at first


def imagine(view: View, rng: Random) -> DS:
    """DS-1.17, DS-2.5, DS-2.7, DS-2.8, DS-5.13, DS-13.3: a whole world that looks to this seat like the one it sees."""
    rules: Rules = view.rules
    table: Table = view.table.copy()
    own = [rival(rules, table) for _ in range(rules.seats)]
    if view.own is not None:
        own[view.seat] = view.own.copy()
    g: DS = State(rules, table, own, Hidden([()] * len(table.bags), [()] * len(table.bags), (), 0), view.stack.copy())
    deal_tiles(g, view, rng)
    guess_approvals(g, view.seat, rng)
    g.hidden.bank_paid = sum(table.ducats) - rules.board.ducats * rules.seats
    return g


def rival(rules: Rules, table: Table) -> Own:
    """DS-5.13: another seat knows at least what everybody knows."""
    under = [trimmed(row) for row in table.under]
    return Own(NOBODY, (), NOBODY, trimmed(table.drawn), under, trimmed(table.over))


# Tiles


def deal_tiles(g: DS, view: View, rng: Random) -> None:
    """DS-5.11, DS-5.13: all tiles this seat cannot place are dealt to the places it cannot name."""
    seen = view.own if view.own is not None else g.own[0]  # a spectator knows no more than any seat must
    placed = placed_tiles(g, seen, view.seat)
    drawer, drawn_from = who_draws(g)
    for stack, tiles in enumerate(g.rules.board.in_stack):
        pool = [tile for tile in tiles if tile not in placed]
        if len(pool) > g.table.bags[stack]:  # otherwise all of them are in the bag, which has no order
            rng.shuffle(pool)
        under = padded(seen.under[stack], len(g.table.under[stack]))
        top = deal_open_costs(g, view.seat, stack, under, pool)
        if under and under[0] < 0 and not g.table.bags[stack] and top >= 0:
            under = (top, *under[1:])
        g.hidden.under[stack] = fill(under, pool)
        if stack == g.rules.board.doge_stack:
            g.hidden.over = fill(padded(seen.over, len(g.table.over)), pool)
        if stack == drawn_from:
            g.own[drawer].drawn = fill(padded(seen.drawn, len(g.table.drawn)), pool)
        if g.table.bags[stack]:
            g.hidden.bags[stack] = tuple(sorted([*pool, top] if top >= 0 else pool))


def placed_tiles(g: DS, seen: Own, seat: Seat) -> set[int]:
    """The tiles this seat can place: on the table, and where it has seen them go."""
    table = g.table
    placed = {table.doge, *table.old_doge, *seen.drawn, *seen.over, *seen.yard}
    for rows in (table.decks, table.finished, table.yards, seen.under):
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


def deal_open_costs(g: DS, seat: Seat, stack: int, under: Tiles, pool: list[int]) -> int:
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
    if cost < 0 or (not g.table.bags[stack] and under[0] >= 0):
        return NOBODY
    return take(pool, board.cost_of, cost)


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


def padded(known: Tiles, length: int) -> Tiles:
    """A row of that length, with `UNKNOWN` beyond what is known."""
    return known + NOT_KNOWN * (length - len(known))


def fill(known: Tiles, pool: list[int]) -> Tiles:
    """The tiles at these places; those that are not known come from the pool."""
    return tuple([tile if tile >= 0 else pool.pop() for tile in known])


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
