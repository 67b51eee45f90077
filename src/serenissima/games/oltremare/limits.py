"""Limits that answers of several chapters share: a card is held, and cards are chosen in canonical order."""

from __future__ import annotations

from collections.abc import Callable

from serenissima.games.oltremare.state import OM, Own
from serenissima.kernel.answer import Limit
from serenissima.kernel.core import Seat


def in_hand(rule: str) -> Limit:
    """OM-6.2: nobody names a card that he does not hold."""
    return Limit(rule, "not_in_hand", lambda g, seat, card: card in g.own[seat].hand)


def in_order(rule: str, before: Callable[[Own], list[int]]) -> Limit:
    """OM-6.7: cards are chosen in canonical order, so that each set can be chosen in one way only."""

    def later(g: OM, seat: Seat, card: int) -> bool:
        chosen = before(g.own[seat])
        return not chosen or card > chosen[-1]

    return Limit(rule, "card_order", later)
