"""The invariants of the rule file: nothing appears, nothing vanishes, no limit is broken."""

from __future__ import annotations

from serenissima.games.dogeship.board import DOGE, GALLEY, LOWER, UPPER, Tiles
from serenissima.games.dogeship.buying import DrawTile, KeepTile
from serenissima.games.dogeship.fields import ChooseAction
from serenissima.games.dogeship.intrigue import SwapDoge
from serenissima.games.dogeship.state import BY_ROUNDS, DS, approvals, complete_galley, count_kind, shown, yard
from serenissima.kernel.core import NOBODY, Question, legal, seats
from serenissima.parts.auditing import require


def audit(g: DS) -> None:
    """DS-1.10, DS-1.11, DS-1.18: the invariants 1 to 16 of the rule file, as far as one position shows them."""
    audit_tiles(g)
    audit_numbers(g)
    audit_galley(g)
    audit_yards(g)
    audit_markers(g)
    audit_counts(g)
    audit_doge(g)
    audit_course(g)


def audit_tiles(g: DS) -> None:
    """DS-1.2, DS-1.4, DS-1.6, DS-1.7: each tile is in exactly one place, and each stack holds its own tiles only."""
    board, table, hidden = g.rules.board, g.table, g.hidden
    found = [*table.old_doge, *hidden.over, *drawn_tiles(g)]
    if table.doge >= 0:
        found.append(table.doge)
    for row in (*table.decks, *table.finished, *hidden.bags, *hidden.under):
        found += row
    for seat in range(g.rules.seats):
        found += yard(g, seat)
    found.sort()
    require(found == list(range(len(board.tiles))), "a tile is missing or lies in two places")
    for stack in range(len(board.stacks)):
        for tile in hidden.bags[stack] + hidden.under[stack]:
            require(board.stack_of[tile] == stack, "a stack holds a strange tile")
        audit_top_cost(g, stack)
    for pile in table.finished:
        for tile in pile:
            require(board.stack_of[tile] == board.barrier_stack, "a pile holds what is no barrier")


def audit_top_cost(g: DS, stack: int) -> None:
    """DS-2.7: an open cost is that of a tile which can lie on top."""
    board, hidden, cost = g.rules.board, g.hidden, g.table.top_cost[stack]
    if cost >= 0:
        row = hidden.bags[stack] or hidden.under[stack][:1]
        require(cost in [board.cost_of[tile] for tile in row], "no tile of a stack shows its open cost")


def drawn_tiles(g: DS) -> Tiles:
    """DS-5.13, DS-10.1: the drawn tiles, which one seat holds."""
    hands = [own.drawn for own in g.own if own.drawn]
    require(len(hands) < 2, "two seats look at drawn tiles")
    return hands[0] if hands else ()


def audit_numbers(g: DS) -> None:
    """DS-1.18, DS-5.13: the table tells how many tiles lie where."""
    table, hidden = g.table, g.hidden
    counted = [*table.bags, *table.under, table.over, table.drawn]
    rows = [*hidden.bags, *hidden.under, hidden.over, drawn_tiles(g)]
    require(counted == [len(row) for row in rows], "a stack has another size than it shows")


def audit_galley(g: DS) -> None:
    """DS-7.1, DS-7.2, DS-7.3: each part lies in a slot of its zone, and the upper deck never overhangs."""
    lower, upper = g.table.decks
    require(len(upper) <= len(lower) <= g.rules.layout.columns, f"{len(upper)} parts lie on {len(lower)}")
    for deck in (LOWER, UPPER):
        for at, tile in enumerate(g.table.decks[deck]):
            zone = g.rules.layout.zone_at[deck][at]
            require(g.rules.board.stack_of[tile] == zone, f"part {tile} lies in the wrong zone")


def audit_yards(g: DS) -> None:
    """DS-1.10, DS-1.18: no yard is too full, and others see of it what they may."""
    board = g.rules.board
    for seat in range(g.rules.seats):
        mine = yard(g, seat)
        for tile in mine:
            require(board.kind_of[tile] != DOGE, f"seat {seat} has a Doge tile in its yard")
        require(len(mine) <= board.yard_limit, f"seat {seat} has {len(mine)} tiles in its yard")
        require(count_kind(g, seat, GALLEY) <= board.yard_limit_galley, f"seat {seat} has too many galley tiles")
        require(g.table.yards[seat] == tuple(shown(g, tile) for tile in mine), f"seat {seat} has another yard")


def audit_markers(g: DS) -> None:
    """DS-1.9, DS-3.2, DS-4.1, DS-12.6: five action markers each, on fields in play, on the water or at hand."""
    table = g.table
    for die in table.dice:
        require(die == 0 or die in g.rules.board.die_faces, f"no die shows {die}")
    for field, seat in enumerate(table.markers):
        require(seat == NOBODY or field in g.rules.layout.fields, f"field {field} is out of play")
    for seat in range(g.rules.seats):
        parts = [table.available[seat], table.water[seat], table.lost[seat], table.markers.count(seat)]
        require(min(parts) >= 0 and sum(parts) == g.rules.board.action_markers, f"seat {seat} has markers {parts}")


def audit_counts(g: DS) -> None:
    """DS-1.11, DS-1.14, DS-13.1: ducats come from the supply, and nobody owes ducats or approvals or bids more than he
    has.
    """
    ducats = g.table.ducats
    issued = g.rules.board.ducats * g.rules.seats + g.hidden.bank_paid
    require(min(ducats) >= 0, "somebody owes ducats")
    require(sum(ducats) == issued, f"{sum(ducats)} ducats are about, {issued} were issued")
    for seat in range(g.rules.seats):
        require(approvals(g, seat) >= 0, f"seat {seat} owes approvals")
        require(g.own[seat].bid <= approvals(g, seat), f"seat {seat} bids what it has not")


def audit_doge(g: DS) -> None:
    """DS-3.3, DS-10.5: one Doge tile is current from the first turn on, and the stack is never left empty."""
    board, stack = g.rules.board, g.rules.board.doge_stack
    for tile in (*g.table.old_doge, *g.hidden.over, max(g.table.doge, board.first_doge)):
        require(board.stack_of[tile] == stack, f"tile {tile} is no Doge tile")
    if g.stack and isinstance(g.stack[-1], Question):
        require(g.table.doge >= board.first_doge, "there is no current Doge tile")
        require(g.table.bags[stack] + g.table.under[stack] + g.table.over > 0, "the Doge stack is empty")


def audit_course(g: DS) -> None:
    """DS-3.6, DS-5.13, DS-15.1, DS-15.9: who may be asked what, and that the game ends when it must."""
    table = g.table
    require(sorted(table.turn_order) == list(range(g.rules.seats)), "the turn order is no order")
    looking = any(isinstance(step, KeepTile | SwapDoge | DrawTile) for step in g.stack)
    require(looking or not table.drawn, "tiles are drawn and nobody looks at them")
    require(complete_galley(g) == (table.ended in (0, 1)), "the game ends with the last part")
    limit = g.rules.options.max_rounds
    require(table.ended != BY_ROUNDS or table.round == limit, "the game ended too early")
    require(bool(g.stack) or table.ended != NOBODY, "the game is over for no reason")
    require(not limit or table.round <= limit, "the game goes on for too long")
    require(bool(seats(g)) == bool(g.stack), "nobody is asked")
    for seat in seats(g):
        moves = legal(g, seat)
        require(bool(moves), f"seat {seat} cannot answer")
        if isinstance(g.stack[-1], ChooseAction):
            require(("water",) in moves, "the water is always open")
