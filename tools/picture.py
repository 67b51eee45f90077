"""Draws docs/images/terminal.svg: one moment of a recorded game, as the terminal shows it to one player.

Usage: PYTHONPATH=src .venv/bin/python tools/picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from serenissima.cli.commands import why
from serenissima.cli.screen import show_turn
from serenissima.cli.sitting import Sitting
from serenissima.kernel.core import seats
from serenissima.kernel.notation import top_name
from serenissima.kernel.record import Record, read_record

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "tests" / "games" / "serenissima_2012" / "records" / "traders_3.rec"
PICTURE = ROOT / "docs" / "images" / "terminal.svg"
SEAT = 0
FROM = 330  # the first entry worth looking at
NEWS = 8  # entries told before the board
TYPED = "why sail tripoli"


def moment() -> Record:
    """The recorded game up to a movement in its second half."""
    lines = GAME.read_text(encoding="utf-8").splitlines()
    record = read_record(lines[:1]).record
    for line in lines[1:]:
        if len(record.entries) >= FROM and top_name(record.state) == "move_step" and seats(record.state) == (SEAT,):
            break
        record.play(*record.read_line(line.partition(" #")[0]))
    return record


def main() -> None:
    console = Console(record=True, width=140, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    sitting = Sitting(moment(), 1, Path("game.rec"), console)
    sitting.known[SEAT] = len(sitting.told) - NEWS
    show_turn(sitting, SEAT)
    console.print(Text(f"{sitting.record.players[SEAT]}> ") + Text(TYPED, style="bold"))
    why(sitting, SEAT, TYPED.removeprefix("why "))
    PICTURE.parent.mkdir(exist_ok=True)
    console.save_svg(str(PICTURE), title="serenissima play serenissima_2012", unique_id="serenissima")
    PICTURE.write_text(self_contained(PICTURE.read_text(encoding="utf-8")), encoding="utf-8")


def self_contained(svg: str) -> str:
    """The picture with fonts that are there already, instead of ones fetched from another host."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    main()
