"""What each level has won against the one below, from the ladders in docs/ladder into the rooms of the games.

PYTHONPATH=src .venv/bin/python tools/ladder_figures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from serenissima.games import GAMES

LADDERS = Path(__file__).parent.parent / "docs" / "ladder"


def main() -> None:
    for key, game in GAMES.items():
        if figures := figures_of(key):
            text = json.dumps(figures, indent=2) + "\n"
            (game.folder / "ladder.json").write_text(text, encoding="utf-8")


def figures_of(key: str) -> dict[str, Any]:
    """By the number of seats: every rung from one level to the next."""
    ladders = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(LADDERS.glob(f"{key}-?.json"))]
    return {str(said["seats"]): dict(map(rung, steps(said))) for said in ladders}


def steps(ladder: dict[str, Any]) -> list[dict[str, Any]]:
    """The rungs that lead from a level to the next one, without those that have a goal of their own."""
    return [one for one in ladder["rungs"] if not one["goal"] and not one["other"].endswith("-nodeal")]


def rung(said: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    return said["one"], {"among": said["other"], "games": said["games"], "wins": said["wins"]}


if __name__ == "__main__":
    main()
