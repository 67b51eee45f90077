"""The log of a tournament: every result on a line of its own, so that a run that was stopped goes on from it.

The first line says under which conditions the games were played; a log of other conditions is refused, for its games
say nothing about this tournament. A last line torn by a killed run is cut off.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from serenissima import __version__
from serenissima.arena.match import Pairing, Result
from serenissima.bots.levels import FOLDER
from serenissima.games import GAMES
from serenissima.kernel import room

FORM: Final = 1  # of the log itself
Key = tuple[tuple[str, ...], str]


class BadLog(ValueError):
    """A log that cannot be gone on with."""


def conditions(game: str, seconds: float, nodes: int) -> dict[str, Any]:
    """All that decides about a game besides who sits where and the seed."""
    return {
        "arena": FORM,
        "game": game,
        "rules": GAMES[game].version,
        "program": __version__,
        "bots": knowledge(game),
        "seconds": seconds,
        "nodes": nodes,
    }


def knowledge(game: str) -> str:
    """Changes with the levels, and with what the bots value in this game."""
    valued = ("bargain.py", "exploits.toml", "judgement.json", "levels.toml", "mind.py", "sight.py", "weights.json")
    own = [room.paper(GAMES[game], name) for name in valued]
    digest = blake2b(digest_size=8)
    for file in [FOLDER / "levels.toml", *own]:
        digest.update(file.read_bytes() if file.is_file() else b"")
    return digest.hexdigest()


def key_of(game: Pairing | Result) -> Key:
    return game.bots, game.seed


def torn_off(file: Path) -> tuple[list[str], bool]:
    """The lines of a log up to the last one that was written to its end, and whether more had to be cut off."""
    text = file.read_bytes()
    end = text.rfind(b"\n") + 1
    if end < len(text):
        if text[:1] != b"{":  # not ours: nothing in it may be changed
            raise BadLog(f"{file} is no log of the arena")
        with file.open("r+b") as torn:
            torn.truncate(end)
    return text[:end].decode("utf-8", errors="replace").splitlines(), end < len(text)


class Log:
    """Results in a file, or nowhere without one."""

    def __init__(self, file: Path | None, under: dict[str, Any]) -> None:
        self.file = file
        self.under = under
        self.known: dict[Key, Result] = {}
        self.torn = False
        if file is not None:
            self.open(file)

    def open(self, file: Path) -> None:
        """Read what is there, or begin a new log."""
        lines, self.torn = torn_off(file) if file.exists() else ([], False)
        if not lines:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(self.under) + "\n", encoding="utf-8")
            return
        self.check(file, lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                said = json.loads(line)
                result = Result(**{**said, "bots": tuple(said["bots"])})
            except (ValueError, TypeError, KeyError) as error:
                raise BadLog(f"{file}, line {number}: {error}") from error
            self.known[key_of(result)] = result

    def check(self, file: Path, header: str) -> None:
        """Whether the log was kept under the same conditions."""
        try:
            said = json.loads(header)
        except ValueError as error:
            raise BadLog(f"{file} is no log of the arena") from error
        if not isinstance(said, dict) or "arena" not in said:
            raise BadLog(f"{file} is no log of the arena, or one of an earlier version")
        others = [
            f"{name} was {said.get(name)!r} and is {value!r}"
            for name, value in self.under.items()
            if said.get(name) != value
        ]
        if others:
            raise BadLog(f"{file} was kept under other conditions: {'; '.join(others)}")

    def note(self, result: Result) -> None:
        """Write a result to the end of the log."""
        self.known[key_of(result)] = result
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")

    def others(self, wanted: Iterable[Pairing]) -> int:
        """How many of its games belong to other line-ups or seeds; they are left alone."""
        return len(self.known.keys() - {key_of(pairing) for pairing in wanted})
