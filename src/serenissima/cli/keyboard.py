"""What a person types: line by line, with the tab key where the terminal can do that."""

from __future__ import annotations

import sys
from textwrap import fill
from types import ModuleType
from typing import Final

from rich.text import Text

from serenissima.cli.sitting import Sitting
from serenissima.kernel.core import Seat

LONGEST_YES: Final = 8  # letters that there must be room for behind a question


class Leave(Exception):
    """Somebody wants to stop here."""


def read_command(sitting: Sitting, seat: Seat, known: list[str]) -> str:
    """The next command; several on a line are taken one by one."""
    while not sitting.typed:
        complete_with([*(sitting.notation(move) for move in sitting.sayable(seat)), *known])
        called = sitting.words.name("seat", sitting.names["seat"][seat])
        line = ask(sitting, sitting.words.say("play", "prompt", seat=called))
        sitting.typed = [part.strip() for part in line.split(";") if part.strip()]
    return sitting.typed.pop(0)


def ask(sitting: Sitting, prompt: str) -> str:
    """One line from the keyboard; the end of the input and Ctrl-C are a wish to leave."""
    try:
        line = input(prompt)
    except (EOFError, KeyboardInterrupt):
        raise Leave from None
    if not sys.stdin.isatty():
        sitting.console.print(Text(line, style="bold"))
    return line.strip()


def agreed(sitting: Sitting, prompt: str) -> bool:
    """Whether somebody says yes; Ctrl-C says no, the end of the input is a wish to leave."""
    try:
        line = input(fill(prompt, sitting.console.width - LONGEST_YES) + " ")
    except EOFError:
        raise Leave from None
    except KeyboardInterrupt:
        sitting.console.print()
        return False
    if not sys.stdin.isatty():
        sitting.console.print(Text(line, style="bold"))
    return says_yes(sitting, line)


def says_yes(sitting: Sitting, line: str) -> bool:
    """Whether that is a yes, in English or in the language of the sitting."""
    yes = sitting.words.say("terminal", "yes")
    return line.strip().casefold() in ("y", "yes", yes, yes[:1])


def line_editor() -> ModuleType | None:
    """What edits the line being typed; some systems have none, and typing in full always works."""
    try:
        import readline
    except ImportError:
        return None
    return readline


def complete_with(lines: list[str]) -> None:
    """Let the tab key complete these lines."""
    editor = line_editor() if sys.stdin.isatty() else None
    if editor is None:
        return

    def nth(text: str, at: int) -> str | None:
        typed, start = str(editor.get_line_buffer()), int(editor.get_begidx())
        found = sorted({line[start:].partition(" ")[0] for line in lines if line.startswith(typed)})
        return found[at] + " " if at < len(found) else None

    editor.set_completer_delims(" ;")
    editor.set_completer(nth)
    editor.parse_and_bind("tab: complete")
