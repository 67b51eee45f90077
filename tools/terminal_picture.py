"""Draw docs/images/terminal.svg: a good moment of the terminal game, as the program itself shows it."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from serenissima.cli.screen import show_turn
from serenissima.cli.sitting import Sitting
from serenissima.games import GAMES
from serenissima.kernel.core import legal, seats, step_name
from serenissima.kernel.luck import SeededLuck
from serenissima.kernel.record import Record

KEY: Final = "serenissima_2012"
SEED: Final = 1
LIKING: Final = {  # a lively game: people trade, land, build and fight
    "sell": 60, "buy_goods": 12, "build_basilica": 500, "build_fort": 60, "land": 8, "sail": 8, "load_done": 8,
    "attack_galley": 2, "attack_port": 2, "action": 12, "invest": 3, "hire": 2, "pass": 0.1, "end_turn": 0.5,
    "jettison": 0.02, "give_sailors": 0.1, "take_sailors": 0.5, "stop": 2, "buy_galley": 3,
}  # fmt: skip
THEME: Final = TerminalTheme(
    (27, 29, 33),
    (222, 217, 204),
    [
        (60, 60, 64),
        (222, 96, 86),
        (140, 180, 90),
        (224, 175, 80),
        (98, 142, 214),
        (176, 120, 190),
        (96, 178, 182),
        (210, 206, 196),
    ],
    [
        (120, 120, 124),
        (240, 120, 104),
        (165, 206, 110),
        (246, 204, 104),
        (122, 170, 244),
        (206, 148, 220),
        (126, 206, 208),
        (240, 236, 226),
    ],
)


def lively(record: Record, rng: Random) -> None:
    """One answer of somebody who wants to get on."""
    seat = seats(record.state)[0]
    moves = legal(record.state, seat)
    weights = [LIKING.get(move[0], 1) * (0.01 if record.game.flags(record.state, seat, move) else 1) for move in moves]
    record.play(seat, rng.choices(moves, weights)[0])


def good_moment(record: Record) -> bool:
    """The first seat is about to act where goods can be sold, and there is something to see on the board."""
    table = record.state.table
    step = step_name(record.state.stack[-1])
    forts, basilicas = (sum(getattr(port, kind) for port in table.ports) for kind in ("fort", "basilica"))
    if step != "arrival_act" or table.round < 5 or not forts or not basilicas or len(table.doge_discard) < 2:
        return False
    verbs = [move[0] for move in legal(record.state, 0)]
    return verbs.count("sell") >= 3 and 8 <= len(verbs) <= 12 and sum(table.doge_discard) > 0


def find_moment() -> Record:
    """The first good moment of the first game that has one."""
    for seed in range(SEED, 2000):
        rng, luck = Random(seed), SeededLuck(seed)
        record = Record(GAMES[KEY], ("anna", "bruno", "carla", "dario"), {"first_seat": 0})
        record.settle(luck)
        while not record.over:
            if seats(record.state) == (0,) and good_moment(record):
                return record
            lively(record, rng)
            record.settle(luck)
    raise SystemExit("no game has a good moment")


def main() -> None:
    """Show the moment, and write what was shown."""
    console = Console(width=124, file=io.StringIO(), force_terminal=True, record=True, color_system="truecolor")
    record = find_moment()
    sitting = Sitting(record, 0, Path("game.rec"), console)
    sitting.known[0] = max(0, len(record.entries) - 7)
    show_turn(sitting, 0)
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images/terminal.svg")
    target.parent.mkdir(parents=True, exist_ok=True)
    console.save_svg(str(target), title=f"serenissima play {KEY}", theme=THEME)


if __name__ == "__main__":
    main()
