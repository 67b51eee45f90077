"""Every rule of the rule file is pinned down by a test, and no test speaks of a rule that does not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from serenissima.games.oltremare import GAME

TEXT = (GAME.folder / "rules.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- \*\*(OM-\d+\.\d+)\*\*", TEXT, re.MULTILINE)
EXAMPLES = re.compile(r"^- \*\*EX-(\d+) .*\((OM-[^()]*)\)$", re.MULTILINE)


def cited(path: Path) -> Iterator[tuple[str, str]]:
    """The rules and the test of each mark in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for rule in mark.args:
                        yield ast.literal_eval(rule), node.name


def all_cited() -> list[tuple[str, str]]:
    return [found for path in sorted(Path(__file__).parent.glob("test_*.py")) for found in cited(path)]


def test_every_rule_has_a_test_in_its_own_chapter() -> None:
    for chapter in range(1, 13):
        path = next(Path(__file__).parent.glob(f"test_{chapter:02}_*.py"))
        wanted = {rule for rule in RULES if rule.startswith(f"OM-{chapter}.")}
        assert wanted
        assert sorted(wanted - {rule for rule, _ in cited(path)}) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert [(rule, test) for rule, test in all_cited() if rule not in RULES] == []


def test_every_worked_example_has_a_test_with_its_rules() -> None:
    examples = {int(number): set(spelled_out(rules)) for number, rules in EXAMPLES.findall(TEXT)}
    assert sorted(examples) == list(range(1, 38))
    tests: dict[int, set[str]] = {}
    for rule, test in cited(Path(__file__).parent / "test_examples.py"):
        tests.setdefault(int(test.split("_")[2]), set()).add(rule)
    assert {number: rules - tests[number] for number, rules in examples.items() if rules - tests[number]} == {}


def spelled_out(rules: str) -> Iterator[str]:
    """`OM-7.3–7.5, 8.1` names OM-7.3, OM-7.4, OM-7.5 and OM-8.1."""
    for part in rules.removeprefix("OM-").split(", "):
        first, _, last = part.removeprefix("OM-").partition("–")
        chapter, low = first.split(".")
        high = last.split(".")[1] if last else low
        for number in range(int(low), int(high) + 1):
            yield f"OM-{chapter}.{number}"
