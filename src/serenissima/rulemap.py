"""The rule map: from each rule of a rule file to the functions that carry it out and the tests that hold it fast."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from serenissima.kernel.game import Game
from serenissima.kernel.room import FACES, paper

RULE_LINE: Final = re.compile(r"^- \*\*([A-Z]\w*-\d+(?:\.\d+)+)\*\* +(.*)$")
CHAPTER: Final = re.compile(r"^###? (\d+)\.? +(.*)$")
RULE_ID: Final = re.compile(r"\b([A-Z][A-Z0-9]*-\d+\.\d+)\b(?: to ([A-Z][A-Z0-9]*-\d+\.\d+)\b)?")
SOURCES: Final = Path(__file__).parent


@dataclass
class Traced:
    """One rule: its text, and where it is carried out and tested."""

    rule: str
    text: str
    functions: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


@dataclass
class RuleMap:
    """All rules of a game, and every citation of a rule that does not exist."""

    rules: dict[str, Traced]
    strays: list[str] = field(default_factory=list)

    def gaps(self) -> list[str]:
        """All that is missing, as messages."""
        found = [f"{rule}: no function cites it" for rule, traced in self.rules.items() if not traced.functions]
        found += [f"{rule}: no test cites it" for rule, traced in self.rules.items() if not traced.tests]
        return found + self.strays


@lru_cache(maxsize=32)
def rule_texts(rules_file: Path) -> dict[str, str]:
    """The text of each rule of a rule file, in its order."""
    texts: dict[str, str] = {}
    rule = ""
    for line in rules_file.read_text(encoding="utf-8").splitlines():
        match = RULE_LINE.match(line)
        if match:
            rule = match[1]
            texts[rule] = match[2].strip()
        elif rule and line.startswith("  ") and line.strip():
            texts[rule] += "\n" + line.strip()
        else:
            rule = ""
    return texts


@lru_cache(maxsize=32)
def chapter_titles(rules_file: Path) -> dict[str, str]:
    """The title of each chapter of a rule file, by its number."""
    lines = rules_file.read_text(encoding="utf-8").splitlines()
    return {match[1]: match[2].strip() for match in map(CHAPTER.match, lines) if match}


@lru_cache(maxsize=32)
def first_page(rules_file: Path) -> str:
    """The game at a glance: what stands before the first chapter, under a heading of its own; else nothing."""
    _, *parts = re.split(r"(?m)^## ", rules_file.read_text(encoding="utf-8"))
    return parts[0] if len(parts) > 1 and parts[1][:1].isdecimal() else ""


def rule_file(game: Game, language: str = "") -> Path:
    """The rules as they are read in that language; the rule file itself where nobody has written them so."""
    read = paper(game, f"words/{language}/rules.md")
    return read if language and read.is_file() else game.folder / "rules.md"


def chapter_of(game: Game, rule: str, language: str = "") -> str:
    """The title of the chapter that a rule stands in."""
    return chapter_titles(rule_file(game, language)).get(rule.partition("-")[2].partition(".")[0], "")


def rules_of(game: Game, language: str = "") -> dict[str, str]:
    """The text of each rule of a game."""
    return rule_texts(rule_file(game, language))


def cited(text: str, order: list[str]) -> Iterator[str]:
    """The rules a docstring cites; `S12-1.4 to S12-1.6` cites all between as well."""
    for first, last in RULE_ID.findall(text):
        if last and first in order and last in order:
            yield from order[order.index(first) : order.index(last) + 1]
        else:
            yield first
            if last:
                yield last


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Every class and function of a source file with its docstring; the module's own does not count."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield f"{path.stem}.{node.name}", ast.get_docstring(node) or ""


def described(path: Path) -> Iterator[tuple[str, str]]:
    """Every table of a source file (`TAKE_SAILORS = Answer(…)`) with the rules that its answers and limits name."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            said = [n.value for n in ast.walk(node.value) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
            yield f"{path.stem}.{node.target.id}", " ".join(text for text in said if RULE_ID.fullmatch(text))


def marked_tests(path: Path) -> Iterator[tuple[str, str]]:
    """Every test of a file with each rule it is marked with; a mark on a class or module counts for all its tests."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node, marks in tests_under(tree, module_marks(tree)):
        for rule in marks:
            yield f"{path.stem}.{node.name}", rule


def tests_under(
    node: ast.Module | ast.ClassDef, outer: list[str]
) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, list[str]]]:
    """The test functions of a module or class, with the rules of all marks that apply."""
    for child in node.body:
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and child.name.startswith("test"):
            yield child, outer + marks_of(child.decorator_list)
        elif isinstance(child, ast.ClassDef):
            yield from tests_under(child, outer + marks_of(child.decorator_list))


def module_marks(tree: ast.Module) -> list[str]:
    """The rules of `pytestmark = ...`."""
    found: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
            found += marks_of(marks)
    return found


def marks_of(expressions: Iterable[ast.expr]) -> list[str]:
    """The rules in `pytest.mark.rule("…", …)` among these expressions."""
    found: list[str] = []
    for node in expressions:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            found += [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return found


def rule_map(game: Game, tests: Path | None) -> RuleMap:
    """Trace every rule of a game through its sources and through a folder of tests."""
    texts = rules_of(game)
    traced = RuleMap({rule: Traced(rule, text) for rule, text in texts.items()})
    for path in sorted(path for path in game.folder.rglob("*.py") if path.stem not in FACES):
        for name, docstring in [*docstrings(path), *described(path)]:
            for rule in cited(docstring, list(texts)):
                note(traced, game, rule, name, "functions")
    for path in sorted(tests.rglob("test_*.py")) if tests else ():
        for name, rule in marked_tests(path):
            note(traced, game, rule, name, "tests")
    return traced


def cited_in(folder: Path, suffixes: tuple[str, ...]) -> Iterator[tuple[Path, str]]:
    """Every rule that the files of a folder name, for sources that are not Python."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in suffixes:
            for rule, _ in RULE_ID.findall(path.read_text(encoding="utf-8")):
                yield path, rule


def note(traced: RuleMap, game: Game, rule: str, name: str, kind: str) -> None:
    """Write a citation down; one of another game's rules is not our concern."""
    if not rule.startswith(game.prefix + "-"):
        return
    if rule not in traced.rules:
        traced.strays.append(f"{name} cites {rule}, which does not exist")
        return
    names: list[str] = getattr(traced.rules[rule], kind)
    if name not in names:
        names.append(name)


def tests_folder(game: Game) -> Path | None:
    """The tests that speak of a game: beside its package, in the current folder, or beside the sources of the house."""
    for folder in (game.folder.parent / "tests", Path("tests"), SOURCES.parent.parent / "tests"):
        if folder.is_dir():
            return folder
    return None


def tests_of(game: Game) -> Path | None:
    """The folder with all that is tried of one game: its own among the tests of the house, or those of its package."""
    folder = tests_folder(game)
    return folder / "games" / game.key if folder and (folder / "games" / game.key).is_dir() else folder
