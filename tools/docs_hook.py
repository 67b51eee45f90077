"""Writes the pages rules/<game>.md of the documentation: the game's own rules, then the rule map."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]*-\d+\.\d+[a-z]?\b")
DEFINED = re.compile(r"^- \*\*([A-Z][A-Z0-9]*-\d+\.\d+[a-z]?)\*\*", re.MULTILINE)
Found = dict[str, list[str]]  # rule id -> where it is named


def on_config(config: Any) -> Any:
    """A menu entry for every game that has rules."""
    titles = [(folder.name, title(folder / "rules.md")) for folder in game_folders()]
    config.nav.append({"Rules": [{name: f"rules/{key}.md"} for key, name in titles]})
    return config


def on_files(files: Files, config: Any) -> Files:
    """A page for every game that has rules."""
    for folder in game_folders():
        files.append(File.generated(config, f"rules/{folder.name}.md", content=page(folder)))
    return files


def game_folders() -> list[Path]:
    return sorted(path.parent for path in (ROOT / "src" / "serenissima" / "games").glob("*/rules.md"))


def title(rules: Path) -> str:
    return rules.read_text(encoding="utf-8").splitlines()[0].lstrip("# ").partition(": rule")[0]


def page(folder: Path) -> str:
    """The rules as they stand, and where each one lives."""
    rules = (folder / "rules.md").read_text(encoding="utf-8")
    ids = DEFINED.findall(rules)
    code, tests = collect(folder, docstring_ids), collect(ROOT / "tests", mark_ids)
    rows = [f"| {rule} | {listed(code, rule)} | {listed(tests, rule)} |" for rule in ids]
    head = "| rule | carried out by | pinned down by |\n|---|---|---|\n"
    return f"{rules}\n\n## Rule map\n\n{head}" + "\n".join(rows) + "\n\n" + provenance(folder)


def provenance(folder: Path) -> str:
    """How much of each part of the data file is known and how much is reconstructed."""
    said = json.loads((folder / "components.json").read_text(encoding="utf-8"))
    head = "## How sure the data is\n\n| part of `components.json` | `source` | `reconstructed` |\n|---|---|---|\n"
    rows = []
    for part, value in said.items():
        marks = list(strings(value))
        known, guessed = marks.count("source"), marks.count("reconstructed")
        if known or guessed:
            rows.append(f"| `{part}` | {known or ''} | {guessed or ''} |")
    more = "The numbers count marks; what they mean, and how to correct a value, is under *Data and provenance*."
    return head + "\n".join(rows) + f"\n\n{more}\n"


def strings(value: Any) -> Iterator[str]:
    """Every text in a piece of JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from strings(inner)


def listed(found: Found, rule: str) -> str:
    return "<br>".join(f"`{where}`" for where in found.get(rule, []))


def collect(folder: Path, ids: Any) -> Found:
    """Where each rule is named in the Python files of a folder."""
    found: Found = {}
    for path in sorted(folder.rglob("*.py")):
        for name, rule in ids(ast.parse(path.read_text(encoding="utf-8"))):
            places = found.setdefault(rule, [])
            where = f"{path.stem}.{name}"
            if where not in places:
                places.append(where)
    return found


def docstring_ids(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The ids with which the docstrings of functions and classes begin."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            opening = (ast.get_docstring(node) or "").partition(":")[0]
            yield from ((node.name, rule) for rule in RULE_ID.findall(opening))


def mark_ids(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The ids in the `rule` marks of tests."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from ((node.name, str(arg.value)) for arg in mark.args if isinstance(arg, ast.Constant))
