"""Writes the pages rules/<game>.md of the documentation: the game's own rules, then the rule map."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from serenissima.games import GAMES
from serenissima.kernel.game import Game
from serenissima.rulemap import rule_map

ROOT = Path(__file__).resolve().parent.parent


def on_config(config: Any) -> Any:
    """A menu entry for every game."""
    config.nav.append({"Rules": [{title(game): f"rules/{game.key}.md"} for game in GAMES.values()]})
    return config


def on_files(files: Files, config: Any) -> Files:
    """A page for every game."""
    for game in GAMES.values():
        files.append(File.generated(config, f"rules/{game.key}.md", content=page(game)))
    return files


def title(game: Game) -> str:
    heading = (game.folder / "rules.md").read_text(encoding="utf-8").splitlines()[0]
    return heading.lstrip("# ").partition(": rule")[0]


def page(game: Game) -> str:
    """The rules as they stand, where each one lives, and how sure the data is."""
    rules = (game.folder / "rules.md").read_text(encoding="utf-8")
    return "\n\n".join([rules, traced(game), provenance(game.folder)])


def traced(game: Game) -> str:
    """The rule map as a table."""
    head = "## Rule map\n\n| rule | carried out by | pinned down by |\n|---|---|---|\n"
    rows = rule_map(game, ROOT / "tests").rules.values()
    return head + "\n".join(f"| {row.rule} | {listed(row.functions)} | {listed(row.tests)} |" for row in rows)


def listed(names: list[str]) -> str:
    return "<br>".join(f"`{name}`" for name in names)


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
