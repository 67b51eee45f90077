"""Everything about a game that is written by tools, in one go; what is there already is written again.

    .venv/bin/python tools/written.py GAME

The counts of sequences (a file that is there is kept: further lines may stand in it), the playthrough, the page for
research and its row, the row in the README, and the sentences that the browser is tried against.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import research_pages

from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE
from serenissima.kernel.game import Game, new
from serenissima.kernel.perft import perft
from serenissima.research.actions import numbering
from serenissima.research.observing import observing
from serenissima.research.tree import TreeGame
from serenissima.text import Words

ROOT = Path(__file__).resolve().parent.parent
ENTRIES = 40  # of a playthrough
DEEPEST = 6
MOST = 20_000  # sequences counted


def playthrough(game: Game) -> str:
    """The beginning of a game of two in full: who acts, what is legal, what is done, and what a player knows."""
    state, rng, lines = TreeGame(game, game.seats[0]).new_initial_state(), Random(1), [f"game: {game.key}"]
    for at in range(ENTRIES):
        if state.is_terminal():
            break
        player, actions = state.current_player(), state.legal_actions()
        action = rng.choice(actions)
        lines += [f"# state {at}", f"current_player: {'chance' if player == CHANCE else player}"]
        lines += [f"legal_actions: {actions}", f"action: {action} {state.action_to_string(player, action)}"]
        state.apply_action(action)
    lines += [state.information_state_string(seat) for seat in range(game.seats[0])]
    return "\n".join(lines) + "\n"


def numbers(game: Game) -> str:
    """How many sequences of answers and outcomes there are from the start, for each number of seats."""
    lines = [f"# {game.key}: sequences of legal answers and outcomes, one count per depth; equal in both builds."]
    for seats in game.seats:
        counts = [1]
        while len(counts) <= DEEPEST and counts[-1] < MOST:
            counts = [1, *perft(new(game, seats), len(counts))]
        lines.append(f"{seats}: {' '.join(str(count) for count in counts[1:])}")
    return "\n".join(lines) + "\n"


def readme_row(game: Game) -> str:
    """Title, authors and seats, as the README lists them."""
    authors = Words("en", game.key).of_itself("authors")
    title = Words("en", game.key).title
    return f"| {title} | {authors} | {game.seats[0]}-{game.seats[-1]} | `{game.key}` | playable |"


def research_row(game: Game) -> str:
    """The sizes of a game's spaces, as the list of environments has them."""
    few, many = game.seats[0], game.seats[-1]
    actions = f"{numbering(game, few).size:,}–{numbering(game, many).size:,}"
    slots = f"{observing(game, few).size:,}–{observing(game, many).size:,}"
    return f"| [{Words('en', game.key).title}]({game.key}.md) | {few}–{many} | {actions} | {slots} | |"


def add_row(page: Path, mark: str, like: str, row: str) -> None:
    """Put a row under the last one that is like it, unless the page has one with that mark."""
    lines = page.read_text(encoding="utf-8").splitlines()
    if not any(mark in line for line in lines):
        last = max(at for at, line in enumerate(lines) if line.startswith("| ") and like in line)
        page.write_text("\n".join([*lines[: last + 1], row, *lines[last + 1 :]]) + "\n", encoding="utf-8")


def main(key: str) -> None:
    """Write all of it."""
    game, tests = GAMES[key], ROOT / "tests" / "games" / key
    (tests / "perft").mkdir(parents=True, exist_ok=True)
    if not (tests / "perft" / "numbers.txt").exists():
        (tests / "perft" / "numbers.txt").write_text(numbers(game), encoding="utf-8")
    (tests / "playthrough.txt").write_text(playthrough(game), encoding="utf-8")
    (research_pages.PAGES / f"{key}.md").write_text(research_pages.page(game), encoding="utf-8")
    add_row(research_pages.PAGES / "index.md", f"]({key}.md)", ".md) |", research_row(game))
    add_row(ROOT / "README.md", f"`{key}`", "| playable |", readme_row(game))
    subprocess.run([sys.executable, str(ROOT / "web" / "fixtures" / "make.py"), key], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in GAMES:
        sys.exit(f"Which game? There are {', '.join(GAMES)}.")
    main(sys.argv[1])
