"""Answers to another question than the one asked: the sequence of play refuses them."""

from __future__ import annotations

from serenissima.games.serenissima_2012.loading import LOADING
from serenissima.games.serenissima_2012.state import S12
from serenissima.kernel.answer import Refusal
from serenissima.kernel.core import NOBODY, step_name


def elsewhere(g: S12, verb: str) -> Refusal:
    """S12-3.3, S12-3.5, S12-4.19, S12-5.6, S12-7.1, S12-8.9, S12-10.11: a verb that is no answer to this question."""
    step = step_name(g.stack[-1])
    loading = verb in LOADING[0].answers
    if step == "load_step" and verb == "sell":
        return Refusal("S12-4.19", "sell_later")
    if step in ("invest_step", "catch_up_step") and (loading or verb in ("sell", "sail")):
        return Refusal("S12-10.11", "only_purchases")
    if step in ("move_step", "arrival_act", "fight_act") and loading:
        return Refusal("S12-5.6" if step != "move_step" else "S12-3.5", "loading_is_over")
    if step in ("arrival_act", "fight_act") and verb == "sail":
        return Refusal("S12-3.5", "movement_is_over")
    if step == "fight_act" and verb == "sell":
        return Refusal("S12-6.13" if sale_was_blocked(g) else "S12-7.1", "no_sale_any_more")
    if step == "combat_round" and verb in ("attack_galley", "attack_port", "land", "sell"):
        return Refusal("S12-8.9", "finish_the_fight")
    return Refusal("S12-3.3", "another_question")


def sale_was_blocked(g: S12) -> bool:
    """S12-6.13: a blocked sale is lost for this activation; so is one after the first fight (S12-7.1)."""
    return g.table.activation.act_blocker != NOBODY and g.table.activation.attack_cap == NOBODY
