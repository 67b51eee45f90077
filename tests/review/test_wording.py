"""Reasons in words: both twins say what stands in `web/fixtures/reasons.json`, and that is what the facts say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from serenissima.games import GAMES
from serenissima.kernel.game import new
from serenissima.review.facts import Facts, Weighed
from serenissima.review.wording import because
from serenissima.text import LANGUAGES, Words

FIXTURE = Path(__file__).parents[2] / "web" / "fixtures" / "reasons.json"
SAID: dict[str, Any] = json.loads(FIXTURE.read_text(encoding="utf-8"))
GAME = GAMES[SAID["game"]]
NAMES = GAME.names(new(GAME, 3).rules)
SEATS = NAMES["seat"]


def facts_of(said: dict[str, Any]) -> Facts:
    """Facts as the wire has them."""

    def weighed(rows: list[dict[str, Any]]) -> list[Weighed]:
        return [Weighed(row["what"], SEATS.index(row["seat"]), row["by"], row["rather"]) for row in rows]

    asked = tuple(-1 if name == "*" else SEATS.index(name) for name in said["asked"])
    rest = (said["step"], said["chances"], said["agreed"], said["other"])
    return Facts(weighed(said["now"]), weighed(said["soon"]), asked, *rest)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", SAID["cases"], ids=lambda case: case["about"])
def test_a_reason_is_one_sentence_in_every_language(case: dict[str, Any], language: str) -> None:
    facts = facts_of(case["why"])
    said = because(Words(language, GAME.key), NAMES, SEATS.index(SAID["seat"]), facts, case["share"])
    assert said == case["said"][language]
    assert "{" not in said


@pytest.mark.parametrize("case", SAID["cases"], ids=lambda case: case["about"])
def test_facts_go_over_the_wire_as_they_are(case: dict[str, Any]) -> None:
    assert facts_of(case["why"]).to_json(SEATS) == case["why"]
