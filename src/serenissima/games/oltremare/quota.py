"""Chapter 5, second half: how many cards the active player can be sure of, and the quota guarantee."""

from __future__ import annotations

from serenissima.games.oltremare.drawing import rescue_cards
from serenissima.games.oltremare.state import OM


def remaining(g: OM) -> int:
    """OM-5.2: purchases left in this turn."""
    return g.rules.printed.buy_limit - g.table.turn.bought


def supply(g: OM) -> int:
    """OM-5.10, OM-5.12: cards a draw could still bring: stack, discard, and the start player's stacks by the rescue."""
    return g.table.pile.size + len(g.table.pile.discard) + rescue_cards(g)


def available(g: OM) -> int:
    """OM-5.12: the supply and the active player's own pirate stack, which the rescue may count already."""
    table = g.table
    if table.turn.active == table.start_player and not table.pile.rescued:
        return supply(g)
    return supply(g) + table.pirates[table.turn.active]


def reach(g: OM) -> int:
    """OM-5.12: cards in hand and those that purchases are sure to bring."""
    return g.table.hands[g.table.turn.active] + min(remaining(g), available(g))


def slack(g: OM) -> int:
    """OM-5.13: how many cards more than he gets the active player may give away."""
    return max(0, reach(g) - g.table.turn.quota)


def may_end_trading(g: OM) -> bool:
    """OM-5.11, OM-5.14: with a hand that meets the quota, or in a shortage that no purchase can cure."""
    if g.table.hands[g.table.turn.active] >= g.table.turn.quota:
        return True
    return remaining(g) == 0 or available(g) == 0
