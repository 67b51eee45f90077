"""Every rule of the rule file is pinned down by a test, and no test speaks of a rule that does not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from serenissima.games.serenissima_2012 import GAME

RULES = re.findall(r"^- \*\*(S12-\d+\.\d+)\*\*", (GAME.folder / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)
EXAMPLES = re.compile(r"^(\d+)\. \*\*.*\((S12-[^()]*)\)$", re.MULTILINE)


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


def test_the_rule_file_has_its_rules_in_order() -> None:
    numbers = [tuple(int(part) for part in rule[4:].split(".")) for rule in RULES]
    assert numbers == sorted(set(numbers))
    assert {chapter for chapter, _ in numbers} == set(range(1, 15))
    assert len(RULES) > 160


def test_every_rule_has_a_test() -> None:
    assert sorted(set(RULES) - {rule for rule, _ in all_cited()}) == []


def test_every_rule_has_a_test_in_its_own_chapter() -> None:
    here = Path(__file__).parent
    for chapter in range(1, 15):
        path = next(here.glob(f"test_{chapter:02}_*.py"))
        wanted = {rule for rule in RULES if rule.startswith(f"S12-{chapter}.")}
        assert sorted(wanted - {rule for rule, _ in cited(path)}) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert [(rule, test) for rule, test in all_cited() if rule not in RULES] == []


def test_every_worked_example_has_a_test_with_its_rules() -> None:
    text = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    examples = {int(number): set(spelled_out(rules)) for number, rules in EXAMPLES.findall(text)}
    assert sorted(examples) == list(range(1, 39))
    tests: dict[int, set[str]] = {}
    for rule, test in cited(Path(__file__).parent / "test_examples.py"):
        tests.setdefault(int(test.split("_")[2]), set()).add(rule)
    assert tests == examples


def spelled_out(rules: str) -> Iterator[str]:
    """`S12-7.3 to 7.5, 8.1` names S12-7.3, S12-7.4, S12-7.5 and S12-8.1."""
    for part in rules.removeprefix("S12-").split(", "):
        first, _, last = part.removeprefix("S12-").partition(" to ")
        chapter, low = first.split(".")
        high = last.removeprefix("S12-").split(".")[1] if last else low
        for number in range(int(low), int(high) + 1):
            yield f"S12-{chapter}.{number}"
