"""Measures the baselines of `docs/research/index.md`: each level alone among two others, in every game.

python tools/baselines.py --levels random,mercante --games 60
python tools/baselines.py                 the table again, from docs/research/baselines.json

Levels that are not named keep the figures they have. The bots think by simulations, not by the clock.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from serenissima.bots.levels import levels_of
from serenissima.games import GAMES
from serenissima.text import Words

PAGES = Path(__file__).resolve().parent.parent / "docs" / "research"
FIGURES, PAGE = PAGES / "baselines.json", PAGES / "index.md"
LEVELS = ("random", "mozzo", "marinaio", "mercante", "capitano", "doge")
RIVALS = ("random", "mercante")
PLENTY = "60"  # seconds, so that a busy machine cuts no thought short


def command(game: str, level: str, rival: str, games: int) -> list[str]:
    """What measures one figure; of two levels that are the same, chance is all there is to measure."""
    bots = f"{level},{rival},{rival}"
    return ["arena", game, "--bots", bots, "--games", str(games), "--seconds", PLENTY]


def measured(game: str, level: str, rival: str, games: int, jobs: int) -> dict[str, Any]:
    """The share of the wins of one among two others, with its interval."""
    said = [*command(game, level, rival, games), "--jobs", str(jobs), "--json"]
    done = subprocess.run([sys.executable, "-m", "serenissima", *said], capture_output=True, check=True)
    [mine] = [one for one in json.loads(done.stdout)["standings"] if one["bot"] == level]
    return {"games": games, **{name: abs(round(mine[name], 4)) for name in ("share", "low", "high")}}


def table(figures: dict[str, Any]) -> str:
    """The baselines for a reader: a row for each game and rival, a column for each level."""
    lines = [f"| game | among two | {' | '.join(f'`{level}`' for level in LEVELS)} |", "|---" * (len(LEVELS) + 2) + "|"]
    for game in [game for game in GAMES if game in figures]:
        title = Words("en", game).title
        for rival in RIVALS:
            found = figures.get(game, {}).get(rival, {})
            told = [cell(found, level, rival) if level in levels_of(GAMES[game]) else "" for level in LEVELS]
            lines.append(f"| {title} | `{rival}` | {' | '.join(told)} |")
    return "\n".join(lines)


def cell(found: dict[str, Any], level: str, rival: str) -> str:
    figure = found.get(level)
    if figure is None:
        return "chance" if level == rival else "–"
    return f"{figure['share']:.0%} ({figure['low']:.0%}–{figure['high']:.0%}) of {figure['games']}"


def page(figures: dict[str, Any]) -> str:
    """The page with this table in its place."""
    between = r"(<!-- baselines -->\n).*?(\n<!-- end -->)"
    return re.sub(between, lambda found: found[1] + table(figures) + found[2], PAGE.read_text("utf-8"), flags=re.DOTALL)


def main() -> None:
    """Measure what is asked for, and write the figures and the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", default="", help="with commas")
    parser.add_argument("--rivals", default=",".join(RIVALS), help="with commas")
    parser.add_argument("--only", default=",".join(GAMES), help="games, with commas")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=0)
    said = parser.parse_args()
    figures: dict[str, Any] = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    for level in filter(None, said.levels.split(",")):
        for game in said.only.split(","):
            for rival in said.rivals.split(","):
                if level != rival and level in levels_of(GAMES[game]):
                    found = measured(game, level, rival, said.games, said.jobs)
                    figures.setdefault(game, {}).setdefault(rival, {})[level] = found
                    print(game, level, "among", rival, cell({level: found}, level, rival), flush=True)
                    FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PAGE.write_text(page(figures), encoding="utf-8")


if __name__ == "__main__":
    main()
