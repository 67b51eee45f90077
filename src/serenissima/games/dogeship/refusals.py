"""What is said to an answer that belongs to another question."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.state import DS
from serenissima.kernel.core import step_name
from serenissima.kernel.game import Refusal

NO_THANKS: Final = ("skip", "finish", "decline")
MUST: Final = {
    "replace_part": Refusal("DS-9.3", "must_replace"),
    "swap_doge": Refusal("DS-10.2", "must_play_one"),
    "choose_action": Refusal("DS-3.6", "no_passing"),
}


def elsewhere(g: DS, verb: str) -> Refusal:
    """DS-3.6, DS-3.7, DS-4.9, DS-5.6, DS-8.18, DS-9.3, DS-10.2, DS-13.3: a verb that is no answer to this question."""
    step = step_name(g.stack[-1])
    if verb == "reorder":
        return Refusal("DS-8.18", "reorder_too_late")
    if verb == "discard":
        return Refusal("DS-5.6", "no_need_to_discard")
    if (verb, step) in (("buy", "complete_step"), ("complete", "buy_step")):
        return Refusal("DS-4.9", "other_icons")
    if verb in NO_THANKS and step in MUST:
        return MUST[step]
    if verb in ("place", "water") and step != "bid_approvals":
        return Refusal("DS-3.6", "one_marker_a_turn")
    return Refusal("DS-3.7", "another_question")
