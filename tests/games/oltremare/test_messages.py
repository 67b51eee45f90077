"""Whole offers in one message, and bad input of every kind: refused with the rule, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from games.oltremare.messages import offer_moves
from games.oltremare.scene import GAME, OM, A, B, C, asked, do, hand, no, scene, who
from serenissima.kernel.core import Move, apply
from serenissima.kernel.game import Refusal
from serenissima.kernel.record import Record, Refused, refusal
from serenissima.kernel.shape import BadPosition
from serenissima.laws.broken import whole

SWAP = {"to": "yellow", "give": ["salt_01"], "goods": ["salt"], "want": {"silk": 1}, "ducati": 2}


def market(**more: Any) -> OM:
    hands = {A: "gems_01 salt_01 olives_05", B: "gems_03 silk_01 silk_02", C: "pottery_01"}
    return scene("trade_action", A, **{"hands": hands, "cargo": {A: "gems_07"}, **more})


def send(g: OM, seat: int, message: object) -> None:
    """Play a whole offer."""
    moves = offer_moves(g, seat, message)
    assert isinstance(moves, list), moves
    for move in moves:
        assert refusal(GAME, g, seat, move) is None
        apply(g, seat, move)
        GAME.audit(g)
    do(g, "send")


def refused(g: OM, seat: int, message: object) -> str:
    before = whole(g)
    found = offer_moves(g, seat, message)
    assert isinstance(found, Refusal)
    assert whole(g) == before
    return found.rule


@pytest.mark.rule("OM-6.7", "OM-6.18")
def test_a_message_is_the_proposal_and_its_steps() -> None:
    g = market()
    moves = offer_moves(g, A, SWAP)
    assert isinstance(moves, list)
    assert [move[0] for move in moves] == ["propose", "card", "done", "good", "done", "amount", "silent"]
    send(g, A, SWAP)
    assert (asked(g), who(g)) == ("deal_reply", B)
    do(g, "accept", "card silk_02", "exchange")
    assert hand(g, A) == "gems_01 silk_02 olives_05"
    assert g.table.ducati[:2] == [9, 13]


@pytest.mark.rule("OM-6.19", "OM-6.20")
def test_a_message_can_be_a_counter_or_answer_an_invitation() -> None:
    g = market()
    send(g, A, SWAP)
    send(g, B, {"to": "blue", "give": ["silk_01"], "want": {"gems": 1}})
    do(g, "decline", "invite purple pottery")
    send(g, C, {"to": "blue", "give": ["pottery_01"], "ducati": -4})
    assert (asked(g), who(g)) == ("deal_reply", A)


@pytest.mark.rule("OM-6.8")
def test_claims_in_a_message_are_recorded_as_said() -> None:
    g = market()
    claims = {"salt_01": {"symbols": ["ship", "cards"], "power": 6, "harbour": "tana"}, "gems_01": {"harbour": "none"}}
    send(g, A, {"to": "yellow", "give": ["salt_01", "gems_01"], "goods": ["salt", "gems"], "claims": claims})
    said, names = g.table.turn.offer, GAME.names(g.rules)
    assert said is not None
    assert [names["good"][good] for good in said.goods] == ["gems", "salt"]
    assert [names["symbols"][symbols] for symbols in said.symbols] == ["unsaid", "cards+ship"]
    assert [names["power"][power] for power in said.powers] == ["unsaid", "6"]
    assert [names["named"][harbour] for harbour in said.harbours] == ["none", "tana"]


@pytest.mark.rule("OM-6.2", "OM-6.3", "OM-6.5", "OM-6.7", "OM-6.11", "OM-6.24")
@pytest.mark.parametrize(
    ("message", "rule"),
    [
        ({"to": "yellow", "give": ["gems_03"]}, "OM-6.2"),
        ({"to": "yellow", "give": ["gems_07"]}, "OM-6.2"),
        ({"to": "yellow", "give": ["salt_01", "salt_01"]}, "OM-6.7"),
        ({"to": "yellow", "give": ["salt_01"], "goods": ["silk"]}, "OM-6.7"),
        ({"to": "yellow", "give": ["salt_01"], "goods": []}, "OM-6.7"),
        ({"to": "yellow", "give": ["salt_01"], "ducati": 21}, "OM-6.5"),
        ({"to": "yellow", "give": ["salt_01"], "ducati": -21}, "OM-6.5"),
        ({"to": "yellow", "ducati": 5}, "OM-6.3"),
        ({"to": "yellow"}, "OM-6.3"),
        ({"to": "purple", "want": {"salt": 2}}, "OM-6.11"),
        ({"to": "blue", "give": ["salt_01"]}, "OM-6.1"),
    ],
)
def test_a_bad_offer_is_refused_with_its_rule(message: dict[str, object], rule: str) -> None:
    g = market()
    assert refused(g, A, message) == rule
    assert g.table.turn.talks == 0


@pytest.mark.rule("OM-6.1", "OM-6.21", "OM-6.25")
def test_nobody_offers_out_of_turn() -> None:
    g = market()
    assert refused(g, B, {"to": "blue", "give": ["silk_01"]}) == "OM-6.25"
    send(g, A, SWAP)
    assert refused(g, A, SWAP) == "OM-6.25"
    assert refused(g, B, {"to": "purple", "give": ["silk_01"]}) == "OM-6.1"
    do(g, "counter", "card gems_03")
    assert refused(g, B, {"to": "blue", "give": ["silk_01"]}) == "OM-6.21"
    g = market(options={"counter_offers": False})
    send(g, A, SWAP)
    assert refused(g, B, {"to": "blue", "give": ["silk_01"]}) == "OM-6.19"


@pytest.mark.rule("OM-6.8")
def test_claims_are_refused_where_the_table_plays_without() -> None:
    g = market(options={"claims": False})
    assert refused(g, A, {**SWAP, "claims": {"salt_01": {"power": 3}}}) == "OM-6.8"
    send(g, A, SWAP)


@pytest.mark.rule("OM-6.24")
@pytest.mark.parametrize(
    ("message", "path"),
    [
        ([], "offer"),
        ({}, "offer.to"),
        ({"to": "orange"}, "offer.to"),
        ({"to": "yellow", "give": "salt_01"}, "offer.give"),
        ({"to": "yellow", "give": ["salt_99"]}, "offer.give"),
        ({"to": "yellow", "want": {"wood": 1}}, "offer.want"),
        ({"to": "yellow", "want": {"silk": 0}}, "offer.want.silk"),
        ({"to": "yellow", "want": {"silk": True}}, "offer.want.silk"),
        ({"to": "yellow", "want": {"silk": 1}, "ducati": "3"}, "offer.ducati"),
        ({"to": "yellow", "give": ["salt_01"], "claims": {"gems_01": {}}}, "offer.claims"),
        ({"to": "yellow", "give": ["salt_01"], "claims": {"salt_01": {"symbols": ["ship", "ship"]}}}, "symbols"),
        ({"to": "yellow", "give": ["salt_01"], "claims": {"salt_01": {"power": 7}}}, "power"),
        ({"to": "yellow", "give": ["salt_01"], "claims": {"salt_01": {"load": 4}}}, "load"),
        ({"to": "yellow", "give": ["salt_01"], "promise": "later"}, "promise"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_path(message: object, path: str) -> None:
    g = market()
    before = whole(g)
    with pytest.raises(BadPosition, match=path.replace(".", r"\.")):
        offer_moves(g, A, message)
    assert whole(g) == before


@pytest.mark.rule("OM-6.21", "OM-6.24")
def test_answers_for_others_and_to_offers_that_are_gone_are_refused() -> None:
    g = market()
    send(g, A, SWAP)
    assert no(g, "accept", seat=A) == "OM-3.1"
    assert no(g, "accept", seat=C) == "OM-3.1"
    do(g, "decline")
    assert no(g, "accept", seat=B) == "OM-3.1"
    assert no(g, "accept") == "OM-6.21"
    assert no(g, "decline") == "OM-6.21"
    assert no(g, "counter") == "OM-6.19"


@pytest.mark.rule("OM-6.24")
def test_a_record_refuses_without_an_entry() -> None:
    record = Record(GAME, ("anna", "bruno", "carla"))
    with pytest.raises(Refused, match="no_such_outcome"):
        record.play(-1, ("marker", 9))
    assert record.entries == []


verbs = some.sampled_from(sorted(GAME.verbs))
moves = some.builds(lambda verb, numbers: (verb, *numbers), verbs, some.lists(some.integers(-3, 120), max_size=5))


QUESTIONS: dict[str, list[str]] = {
    "trade_action": [],
    "offer_card": ["propose yellow"],
    "offer_request": ["propose yellow", "card salt_01", "done"],
    "offer_ducati": ["propose yellow", "card salt_01", "done", "done"],
    "offer_claim": ["propose yellow", "card salt_01", "done", "done", "amount 1"],
    "deal_reply": ["propose yellow", "done", "good silk", "done", "amount 1"],
    "deal_pick": ["propose yellow", "done", "good silk", "done", "amount 1", "accept"],
    "invite_reply": ["invite yellow salt"],
    "play_card": ["end_trading"],
    "sail": ["end_trading", "card gems_02"],
    "load_order": ["end_trading", "card gems_02", "destination zara"],
}


@settings(max_examples=300, deadline=None)
@given(moves, some.sampled_from(sorted(QUESTIONS)))
def test_any_move_at_any_question_is_allowed_or_refused_with_a_rule(move: Move, question: str) -> None:
    hands = {A: "gems_02 salt_01 olives_05", B: "gems_03 silk_01 silk_02"}
    g = market(hands=hands, ships={A: "venezia"})
    do(g, *QUESTIONS[question])
    assert asked(g) == question
    found = refusal(GAME, g, who(g), move)
    assert found is None or found.rule.startswith("OM-")
