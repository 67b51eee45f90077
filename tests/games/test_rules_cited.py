"""Every rule of every rule file is pinned down by a test, and no test speaks of a rule that does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from rooms import expected, room_of
from serenissima.games import GAMES
from serenissima.kernel.game import Game
from serenissima.rulemap import cited_in, marked_tests, rule_map, rules_of

CLIENT: Final = Path(__file__).resolve().parents[2] / "web" / "src"
RULE: Final = r"(?m)^- \*\*{}-(\d+\.\d+)\*\*"

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=key) for key, game in GAMES.items()])
BY_CHAPTER: Final = [key for key in GAMES if expected(key)["rules"].get("tests_by_chapter")]
WITH_EXAMPLES: Final = [key for key in GAMES if "examples" in expected(key)]


def text(game: Game) -> str:
    return (game.folder / "rules.md").read_text(encoding="utf-8")


def cited(game: Game, files: str = "test_*.py") -> list[tuple[str, str]]:
    """The rules and the test of each mark in the tests of a game."""
    return [(rule, test) for path in sorted(room_of(game.key).glob(files)) for test, rule in marked_tests(path)]


@every_game
def test_the_rule_file_has_its_rules_in_order(game: Game) -> None:
    numbers = [
        tuple(int(part) for part in rule.split(".")) for rule in re.findall(RULE.format(game.prefix), text(game))
    ]
    wanted = expected(game.key)["rules"]
    assert numbers == sorted(set(numbers))
    assert len(numbers) == len(rules_of(game))
    assert {chapter for chapter, _ in numbers} == set(range(1, wanted["chapters"] + 1))
    assert len(numbers) > wanted["more_than"]


@every_game
def test_every_rule_has_a_test(game: Game) -> None:
    assert sorted(set(rules_of(game)) - {rule for rule, _ in cited(game)}) == []


@every_game
def test_every_rule_has_a_function(game: Game) -> None:
    traced = rule_map(game, None)
    assert [rule for rule, where in traced.rules.items() if not where.functions] == []
    assert traced.strays == []


def test_the_browser_cites_only_rules_that_exist() -> None:
    known = {rule for game in GAMES.values() for rule in rules_of(game)}
    prefixes = tuple(f"{game.prefix}-" for game in GAMES.values())
    found = list(cited_in(CLIENT, (".ts", ".svelte")))
    assert [(path.name, rule) for path, rule in found if rule.startswith(prefixes) and rule not in known] == []


@pytest.mark.parametrize("key", BY_CHAPTER)
def test_every_rule_has_a_test_in_its_own_chapter(key: str) -> None:
    game = GAMES[key]
    for chapter in range(1, expected(key)["rules"]["chapters"] + 1):
        here = {rule for rule, _ in cited(game, f"test_{chapter:02}_*.py")}
        wanted = {rule for rule in rules_of(game) if rule.startswith(f"{game.prefix}-{chapter}.")}
        assert wanted
        assert sorted(wanted - here) == []


@every_game
def test_no_test_cites_a_rule_that_does_not_exist(game: Game) -> None:
    assert [(rule, test) for rule, test in cited(game) if rule not in rules_of(game)] == []


@pytest.mark.parametrize("key", WITH_EXAMPLES)
def test_every_worked_example_has_a_test_with_its_rules(key: str) -> None:
    game, told = GAMES[key], expected(key)["examples"]
    found = re.findall(told["pattern"], text(game), re.MULTILINE)
    examples = {int(number): set(spelled_out(game.prefix, rules)) for number, rules in found}
    assert sorted(examples) == list(range(1, told["count"] + 1))
    tests: dict[int, set[str]] = {}
    for rule, test in cited(game, "test_examples.py"):
        tests.setdefault(int(test.split(".")[1].split("_")[2]), set()).add(rule)
    assert {number: rules - tests[number] for number, rules in examples.items() if rules - tests[number]} == {}
    if told.get("exact"):
        assert tests == examples


def spelled_out(prefix: str, rules: str) -> Iterator[str]:
    """`S12-7.3 to 7.5, 8.1`, or `S12-7.3–7.5, 8.1`, names S12-7.3, S12-7.4, S12-7.5 and S12-8.1."""
    for part in rules.replace(f"{prefix}-", "").split(", "):
        first, *last = re.split("–| to ", part)
        chapter, low = first.split(".")
        high = last[0].split(".")[1] if last else low
        for number in range(int(low), int(high) + 1):
            yield f"{prefix}-{chapter}.{number}"
