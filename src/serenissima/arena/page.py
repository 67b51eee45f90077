"""The page of ladders: written from what the ladders have left in their folder, and from nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from serenissima.games import GAMES
from serenissima.text import Words

INTRODUCTION: Final = """# The ladder

How strong the [bots](bots.md) are, measured: each level sits as one among bots of the level below, in every seat in
turn and with the same luck in each of them. Its share of the wins stands beside the share that is asked of it: what
chance alone would bring, or a goal where one is set. The intervals are of 95 % (Wilson).

A rung ends early when three standard deviations lie between its share and what is asked; it is looked at after every
rotation of the seats. Such a share leans a little away from what is asked, since a streak of luck ends a rung; that a
bot is called better which is not, happens less than five times in a hundred. The other rungs ended with the games or
the minutes they were given.

This page is written by `serenissima ladder` from the files in `docs/ladder`; each table says the command that made it.
"""
NOTHING: Final = "\nNo ladder has been climbed yet.\n"
ENDED: Final = {"early": "early", "games": "all games", "minutes": "time was up"}


def page(folder: Path) -> str:
    """The whole page; pictures are named as they are reached from beside the folder."""
    ladders = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))]
    order = list(GAMES)
    ladders.sort(key=lambda said: (order.index(said["game"]), said["seats"]))
    parts = [INTRODUCTION] + ([] if ladders else [NOTHING])
    game = ""
    for said in ladders:
        if said["game"] != game:
            game = said["game"]
            parts.append(f"\n## {Words('en', game).title}\n")
        parts.append(section(said, folder.name))
    return "".join(parts)


def section(said: dict[str, Any], folder: str) -> str:
    """One ladder: picture, table and command."""
    name = f"{said['game']}-{said['seats']}"
    heading = f"{said['seats']} seats"
    lines = [
        f"\n### {Words('en', said['game']).title}, {heading}\n",
        f"![Shares of the wins, {heading}]({folder}/{name}.png)\n",
        *table(said["rungs"]),
        "",
        f"{conditions(said)} Ratings (OpenSkill): {ratings(said['ratings'])}.\n",
        *([f"{said['again']}\n"] if "again" in said else []),  # what was measured later, with levels as they are since
        f"```\n{said['command']}\n```\n",
    ]
    return "\n".join(lines)


def table(rungs: list[dict[str, Any]]) -> list[str]:
    lines = ["| rung | games | wins | 95 % | asked | |", "|---|--:|--:|--:|--:|---|"]
    for rung in rungs:
        interval = f"{rung['low']:.1%} to {rung['high']:.1%}"
        asked = f"{'at least' if rung['goal'] else 'above'} {rung['asked']:.0%}"
        shown = "reached" if rung["reached"] else "missed" if rung["verdict"] == "below" else "open"
        cells = (rung["called"], str(rung["games"]), f"{rung['share']:.1%}", interval, asked)
        lines.append(f"| {' | '.join(cells)} | {shown}, {ENDED[rung['ended']]} |")
    return lines


def conditions(said: dict[str, Any]) -> str:
    thought = f"{said['nodes']} simulations" if said["nodes"] else "simulations as each level has"
    return (
        f"Serenissima {said['program']} ({said['engine']} engine), rules {said['rules']}, {thought}, "
        f"at most {said['seconds']:g} s an answer."
    )


def ratings(rated: list[dict[str, Any]]) -> str:
    return ", ".join(f"{one['bot']} {one['rating']:.1f} ± {1.96 * one['spread']:.1f}" for one in rated)
