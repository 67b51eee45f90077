"""What is said of a verb that is no answer to the question asked now."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.deals import DealReply, InviteReply
from serenissima.games.oltremare.offers import Composing
from serenissima.games.oltremare.state import OM
from serenissima.games.oltremare.trading import TradeAction
from serenissima.kernel.answer import Refusal

# Where a verb belongs.
ELSEWHERE: Final = {
    "buy_goods": Refusal("OM-5.15", "trading_is_over"),
    "buy_pirate": Refusal("OM-5.15", "trading_is_over"),
    "propose": Refusal("OM-5.15", "trading_is_over"),
    "invite": Refusal("OM-5.15", "trading_is_over"),
    "end_trading": Refusal("OM-3.2", "not_now"),
    "accept": Refusal("OM-6.21", "no_offer"),
    "decline": Refusal("OM-6.21", "no_offer"),
    "counter": Refusal("OM-6.19", "no_offer"),
    "offer": Refusal("OM-6.25", "not_invited"),
    "pass": Refusal("OM-6.25", "not_invited"),
    "amount": Refusal("OM-6.21", "not_composing"),
    "good": Refusal("OM-6.21", "not_composing"),
    "claim": Refusal("OM-6.21", "not_composing"),
    "silent": Refusal("OM-6.21", "not_composing"),
    "drop": Refusal("OM-6.21", "not_composing"),
    "done": Refusal("OM-6.21", "not_composing"),
    "destination": Refusal("OM-3.2", "not_now"),
    "trail": Refusal("OM-3.2", "not_now"),
    "jump": Refusal("OM-8.12", "no_compass"),
    "stay": Refusal("OM-8.12", "no_compass"),
    "load": Refusal("OM-3.2", "not_now"),
}


def elsewhere(g: OM, verb: str) -> Refusal:
    """OM-3.2, OM-6.20, OM-6.21, OM-6.24, OM-7.2: what is asked now comes first; else where that verb belongs.

    A refused answer changes nothing and uses up no talk.
    """
    step = g.stack[-1]
    if isinstance(step, Composing):
        waits = verb in ("accept", "decline", "counter")
        return Refusal("OM-6.21", "no_offer" if waits else "offer_first")
    if isinstance(step, DealReply):
        return Refusal("OM-6.21", "answer_the_offer")
    if isinstance(step, InviteReply):
        return Refusal("OM-6.20", "answer_the_invitation")
    if isinstance(step, TradeAction) and verb in ("card", "cards"):
        return Refusal("OM-7.2", "still_trading")
    return ELSEWHERE.get(verb, Refusal("OM-3.2", "not_now"))
