"""Records in files: read line by line, so that no file, however large or broken, can do harm; written in one go."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import Final

from serenissima.cli.faults import Fault
from serenissima.kernel.record import FROM, LONGEST_LINE, LONGEST_START, BadRecord, Reading, Record, read_record

MOST_LINES: Final = 1_000_000  # far more than any game has


def record_lines(path: Path) -> Iterator[str]:
    """The lines of a text file, never more than one in memory."""
    limit = 4 * LONGEST_LINE + 2  # a character takes four bytes at most
    with path.open("rb") as file:
        number = 0
        while raw := file.readline(limit):
            number += 1
            if raw.startswith(FROM.encode()) and not raw.endswith(b"\n"):
                raw += file.readline(4 * LONGEST_START)  # a position by hand: see `longest`
            elif len(raw) == limit and not raw.endswith(b"\n"):
                raise BadRecord(number, f"longer than {LONGEST_LINE} characters; this is no record")
            if number > MOST_LINES:
                raise BadRecord(number, f"more than {MOST_LINES} lines; this is no record")
            yield decoded(raw, number)


def decoded(raw: bytes, number: int) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(number, f"byte {error.start + 1} is not UTF-8; this is no text file") from error


def read_file(path: Path, data_file: Path | None = None) -> Reading:
    """Follow the record in a file; a file that cannot be opened is a `BadRecord` at line 0."""
    try:
        return read_record(record_lines(path), data_file)
    except OSError as error:
        raise BadRecord(0, f"the file cannot be read: {error.strerror}") from error


def path_said(text: str) -> Path:
    """A path as a person writes it, with `~` for the own folder."""
    path = Path(text.replace("\0", ""))
    try:
        return path.expanduser()
    except RuntimeError:  # nobody of that name has a folder here
        return path


def readable_record(path: Path, data_file: Path | None = None) -> Reading:
    """Follow the record in a file, or say what is wrong with it."""
    try:
        return read_file(path, data_file)
    except BadRecord as error:
        raise Fault(f"{path}: {error}", "`serenissima verify FILE` examines a record.") from error


def saves_folder() -> Path:
    """Where games are saved that nobody named a file for."""
    home = os.environ.get("SERENISSIMA_HOME")
    state = os.environ.get("XDG_STATE_HOME")
    return Path(home) if home else Path(state or Path.home() / ".local" / "state") / "serenissima"


def fresh_save(key: str) -> Path:
    """A file name that says game and time, and is not in use."""
    stem = f"{key}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in range(1, 1000):
        path = saves_folder() / (f"{stem}.rec" if number == 1 else f"{stem}-{number}.rec")
        if not path.exists():
            return path
    return saves_folder() / f"{stem}.rec"


def latest_save() -> Path | None:
    """The game saved last."""
    saved = list(saves_folder().glob("*.rec")) if saves_folder().is_dir() else []
    return max(saved, key=lambda path: path.stat().st_mtime, default=None)


def save(record: Record, path: Path) -> None:
    """Write a record so that a crash leaves the old file or the new one, never half of it."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    beside.write_text(record.text(), encoding="utf-8")
    beside.replace(path)
