"""What it costs to tell people what their answers bring: time and bytes of every question of whole games.

    python bench/telling.py --games 5

Bots play; at every question of a person's kind all outlooks, the figures and the whole turns are made as the server
makes them, and the frame is written that the asked seat gets when it has been connected all the time. Times are those
of the process, the best of three each. What was promised (`HELD`) is held at the 95th percentile; where it is not, the
program says so and ends with 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

from serenissima.arena.match import bot_called, budget_of
from serenissima.games import GAMES
from serenissima.kernel.core import look
from serenissima.kernel.game import Game
from serenissima.kernel.outlook import Telling, outlooks, telling_of
from serenissima.kernel.turns import usual_of, wholes
from serenissima.server.frames import Scene, View
from serenissima.server.table import Fixed, Table

LEVEL = "mercante"
TRIES: Final = 3
HELD: Final = {"outlooks_ms": 0.5, "frame_kb": 8.0}


def opened(game: Game, seats: int, number: int) -> Table:
    """A table of its own at which a game has begun."""
    options = {name: option.default for name, option in game.options.items()}
    fixed = Fixed(
        "abcdefghij", game.key, game.version, seats, options, {"kind": "none"}, "link", False, False, "u0", "invite",
        f"{number:064d}", 0.0,
    )  # fmt: skip
    table = Table(fixed)
    for seat in range(seats):
        table.sit(f"u{seat}", f"player{seat}", None, "", 0.0)
    table.start(0.0)
    return table


@dataclass
class Costs:
    """What every question has cost so far."""

    answers: list[float] = field(default_factory=list)
    outlooks_ms: list[float] = field(default_factory=list)
    figures_ms: list[float] = field(default_factory=list)
    turns_ms: list[float] = field(default_factory=list)
    frame_ms: list[float] = field(default_factory=list)
    frame_kb: list[float] = field(default_factory=list)
    whole_kb: list[float] = field(default_factory=list)

    def note(self, table: Table, telling: Telling, seat: int, since: int, has: View | None) -> None:
        """Tell one question to the seat that is asked, which has that view."""
        g, moves = table.playing.state, table.asking.of(seat)
        self.answers.append(len(moves))
        self.outlooks_ms.append(milliseconds(lambda: outlooks(telling, g, seat, moves)))
        if telling.figures is not None:
            self.figures_ms.append(milliseconds(lambda: telling.figures and telling.figures(g, seat, moves)))
        self.turns_ms.append(milliseconds(lambda: wholes(usual_of(table.game), telling, g, seat, moves)))
        self.frame_ms.append(milliseconds(lambda: Scene(table, 1.0).frame(seat, since, has)))
        self.frame_kb.append(len(Scene(table, 1.0).frame(seat, since, has)) / 1000)
        self.whole_kb.append(len(Scene(table, 1.0).frame(seat, since)) / 1000)


def milliseconds(work: Callable[[], object]) -> float:
    """How long that takes, at its best."""
    times = []
    for _ in range(TRIES):
        begun = process_time()
        work()
        times.append(process_time() - begun)
    return 1000 * min(times)


def measure(game: Game, games: int) -> Costs:
    """Every question of so many games, with each number of seats in turn."""
    costs, telling = Costs(), telling_of(game)
    for number in track(range(games), description=game.key):
        table = opened(game, game.seats[number % len(game.seats)], number)
        bots = [bot_called(game, LEVEL, f"{number} {seat}") for seat in range(table.fixed.seats)]
        told = [0] * table.fixed.seats  # what each seat had been told before the last act
        has: list[View | None] = [None] * table.fixed.seats  # and seen
        while table.status == "playing":
            seat = table.asked()[0]
            alone = table.by_itself() is not None
            if not alone:
                costs.note(table, telling, seat, told[seat], has[seat])
            told = [table.seen(viewer) for viewer in range(table.fixed.seats)]
            scene = Scene(table, 1.0)
            has = [scene.view(viewer) for viewer in range(table.fixed.seats)]
            if alone:
                table.go_on(1.0)
                continue
            view, moves = look(table.playing.state, seat), table.asking.of(seat)
            table.give(seat, bots[seat].choose(view, moves, budget_of(game.key, LEVEL, 1.0, 0)), 1.0, "")
    return costs


def share(values: list[float], part: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * part // 100)] if ordered else 0.0


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=5, help="games of each title")
    asked = reader.parse_args()
    sheet = Sheet("game", "what", "median", "95 %", "99 %", "most")
    broken = []
    for game in GAMES.values():
        for what, values in vars(measure(game, asked.games)).items():
            shown = [f"{share(values, part):.3f}" for part in (50, 95, 99, 100)]
            sheet.add_row(game.key, what.replace("_", " "), *shown)
            if share(values, 95) > HELD.get(what, float("inf")):
                broken.append(f"{game.key}: {what.replace('_', ' ')} at 95 % is {shown[1]}, not {HELD[what]} at most")
    Console().print(sheet)
    if broken:
        sys.exit("\n".join(broken))


if __name__ == "__main__":
    main()
