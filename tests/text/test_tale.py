"""A line of the tale is told in the same words by the engine and by the browser: both are tried against these."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import toy
from serenissima.kernel.core import NOBODY
from serenissima.kernel.shape import Names
from serenissima.kernel.story import Clause, Fact, Line, Thing, line_to_json
from serenissima.text import Words
from serenissima.text.messages import Messages

FILE = Path(__file__).parents[2] / "web" / "fixtures" / "tale" / "lines.json"
SAID: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
NAMES: Names = {kind: tuple(names) for kind, names in SAID["names"].items()}
READERS = ("", *NAMES["seat"])  # the first is nobody's seat


def words_for(language: str, reader: str) -> Words:
    """The words of a game that has these messages and no others."""
    words = Words(language, toy.GAME.key, NAMES["seat"].index(reader) if reader else None)
    words.text = Messages(language, [SAID["messages"][language]], words.common)
    return words


def fact_of(said: Any) -> Fact:
    if isinstance(said, int):
        return said
    things = tuple(Thing(kind, NOBODY if name == "none" else NAMES[kind].index(name), n) for kind, name, n in said)
    return things[0] if len(things) == 1 else things


def clause_of(said: list[Any]) -> Clause:
    key, facts = said
    return Clause(key, {name: fact_of(fact) for name, fact in facts.items()})


def line_of(said: dict[str, Any]) -> Line:
    seat = NOBODY if said["seat"] is None else NAMES["seat"].index(said["seat"])
    clauses = [clause_of(clause) for clause in said["clauses"]]
    return Line(seat, clause_of(said["head"]), clauses, said["first"], said["last"])


@pytest.mark.parametrize("language", list(SAID["messages"]))
@pytest.mark.parametrize("reader", READERS)
def test_browser_and_engine_tell_the_same_lines(language: str, reader: str) -> None:
    words = words_for(language, reader)
    told = [words.line(toy.GAME, NAMES, line_of(one["line"])) for one in SAID["lines"]]
    assert told == [one["text"][language][reader] for one in SAID["lines"]]
    assert all(told)


def test_the_lines_are_as_the_wire_has_them() -> None:
    for one in SAID["lines"]:
        assert line_to_json(toy.GAME, NAMES, line_of(one["line"])) == one["line"]


def test_a_line_without_a_grammar_says_its_events() -> None:
    line = Line(NOBODY, Clause("event"), [], 1, 1, [("has_bid", 0), ("has_bid", 1)])
    assert Words("en", toy.GAME.key).line(toy.GAME, NAMES, line) == "has_bid blue has_bid red"


@pytest.mark.parametrize(
    ("game", "language", "key", "facts", "said"),
    [
        ("serenissima_2012", "fr", "closed", {"ports": "Tunis", "n": 1}, "Tunis fermé"),
        ("serenissima_2012", "it", "closed", {"ports": "Tunisi e Creta", "n": 2}, "Tunisi e Creta chiusi"),
        ("serenissima_1996", "en", "sold", {"goods": "wine", "port": "Corfu", "ducats": 0}, "wine stored in Corfu"),
        ("serenissima_1996", "de", "refused", {"seat": "Türkei"}, "abgelehnt (Türkei)"),
        (
            "dogeship",
            "en",
            "completed_part",
            {"zone": "upper deck fore", "points": 0, "approvals": 1},
            "upper deck fore part built (+1 approval)",
        ),
        (
            "dogeship",
            "fr",
            "replaced",
            {"zone": "pont avant", "points": 1, "approvals": 2},
            "pièce du pont avant remplacée (+1 point, +2 faveurs)",
        ),
    ],
)
def test_pieces_of_the_tale_agree_and_tell_no_nothing(
    game: str, language: str, key: str, facts: dict[str, str | int], said: str
) -> None:
    assert Words(language, game).text.say("story", key, facts=facts) == said
