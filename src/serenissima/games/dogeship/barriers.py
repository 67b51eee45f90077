"""Chapter 8: what finished barriers do: the bonus of the top one, and reordering the pile."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.board import BUY, DUCATS, GAIN, REPLACE_GALLEY, TRIGGER_COMPLETE
from serenissima.games.dogeship.buying import BONUS_BUY, BonusBuy, bonus_purchases
from serenissima.games.dogeship.completing import BONUS_COMPLETE, BonusComplete, bonus_completions
from serenissima.games.dogeship.state import DS, bonus, receive, spend, top_barrier
from serenissima.kernel.core import Move, Seat


def triggers(g: DS, seat: Seat, field: int) -> bool:
    """DS-8.2, DS-8.3, DS-8.4, DS-8.14: the field's action type is the trigger of the seat's top barrier.

    A replacement is none of the four types; by option it counts as completing.
    """
    top = top_barrier(g, seat)
    if top < 0:
        return False
    action = g.rules.board.fields[field].trigger
    if action == REPLACE_GALLEY and g.rules.options.replace_triggers:
        action = TRIGGER_COMPLETE
    return g.rules.board.tiles[top].trigger == action


def give_bonus(g: DS, seat: Seat, field: int) -> None:
    """DS-8.5, DS-8.6, DS-8.7, DS-8.11, DS-8.12: once for each field chosen, before its action, used or not.

    The action already waits on the stack, so what is pushed here comes first.
    """
    offer = bonus(g, seat)
    if offer.does == GAIN:
        receive(g, seat, offer)
    elif offer.does == BUY:
        if bonus_purchases(g, seat, field):
            g.push(BonusBuy(seat, field))
    elif bonus_completions(g, seat, field):
        g.push(BonusComplete(seat, field))


def brings_bonus(g: DS, seat: Seat, field: int) -> bool:
    """DS-8.7, DS-8.8, DS-8.9, DS-8.12: choosing that field brings the bonus of the top barrier, or a choice of it."""
    if not triggers(g, seat, field):
        return False
    offer = bonus(g, seat)
    if offer.does == GAIN:
        return True
    return bool(bonus_purchases(g, seat, field) if offer.does == BUY else bonus_completions(g, seat, field))


def ducat_bonus(g: DS, seat: Seat, field: int) -> int:
    """DS-10.9: the ducats a field would bring by the top barrier before its action."""
    if not triggers(g, seat, field):
        return 0
    offer = bonus(g, seat)
    return offer.amount if offer.does == GAIN and offer.resource == DUCATS else 0


def list_reorders(g: DS, seat: Seat, made: int, moves: list[Move]) -> None:
    """DS-8.16, DS-8.17, DS-8.18, DS-8.19: any finished barrier but the top one may come on top, once a turn, for 2
    ducats.
    """
    board, pile = g.rules.board, g.table.finished[seat]
    if len(pile) > 1 and made < board.reorders_per_turn and g.table.ducats[seat] >= board.reorder_cost:
        for tile in pile[:-1]:
            moves.append(board.reorder_moves[tile])


def reorder(g: DS, seat: Seat, tile: int) -> None:
    """DS-8.17, DS-8.20: that barrier comes on top, the others keep their order, and none leaves the pile."""
    spend(g, seat, g.rules.board.reorder_cost)
    others = [other for other in g.table.finished[seat] if other != tile]
    g.table.finished[seat] = (*others, tile)


# What may be answered

BONUSES: Final = (BONUS_BUY, BONUS_COMPLETE)
