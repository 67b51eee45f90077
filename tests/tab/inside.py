"""What the Python of browsers finds of the same games: web/tests/python.test.ts runs it inside Pyodide."""

from __future__ import annotations

from pathlib import Path

from serenissima.games import GAMES
from serenissima.kernel.core import AnyState
from serenissima.kernel.game import new, read_json
from serenissima.kernel.perft import perft
from serenissima.kernel.position import from_json
from serenissima.kernel.record import read_record
from serenissima.server.lessons import has_lesson, lesson

MOST = 20_000  # sequences from one start: the deepest counts are for faster builds


def counted(room: Path, key: str) -> list[str]:
    """Starts whose number of sequences is not the pinned one; beneath `MOST`, all of them."""
    wrong = []
    for line in told(room / "perft" / "numbers.txt"):
        start, _, numbers = line.partition(":")
        counts = [int(number) for number in numbers.split() if int(number) <= MOST]
        found = perft(begin(room, key, start), len(counts))
        wrong += [f"{start}: {found}, not {counts}"] if found != counts else []
    return wrong


def begin(room: Path, key: str, start: str) -> AnyState:
    """A position from its file, or a new game with so many seats and these options."""
    if start.endswith(".json"):
        return from_json(GAMES[key], read_json(room / "perft" / start))
    seats, *options = start.split()
    return new(GAMES[key], int(seats), dict(option.split("=") for option in options))


def told(file: Path) -> list[str]:
    """The lines of a file, without remarks."""
    return [line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def followed(room: Path) -> list[str]:
    """Records, the shortest of the game, that do not lead where they say, entry by entry to the end."""
    files = sorted((room / "records").glob("*.rec"), key=lambda file: (file.stat().st_size, file.name))[:3]
    wrong = [] if files else ["there is no record"]
    for file in files:
        reading = read_record(file.read_text(encoding="utf-8").splitlines())
        marked = sum(" #" in line for line in told(file))
        wrong += [] if reading.complete and reading.checked == marked > 0 else [f"{file.name}: {reading.checked}"]
    return wrong


def taught(fixture: Path, key: str) -> list[str]:
    """The lesson, if it is not told as a server tells it."""
    if not has_lesson(GAMES[key]) or lesson(key) + b"\n" == fixture.read_bytes():
        return []
    return [f"the lesson of {key} is told otherwise: web/fixtures/lessons.py writes it anew"]


def found(root: str, key: str) -> str:
    """All that is not equal, as one text."""
    room, lessons = Path(root, "tests", "games", key), Path(root, "web", "fixtures", "lessons")
    return "\n".join([*counted(room, key), *followed(room), *taught(lessons / f"{key}.json", key)])
