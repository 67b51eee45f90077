"""The tab key completes moves, where the terminal can do that."""

from __future__ import annotations

import sys
from types import ModuleType


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
