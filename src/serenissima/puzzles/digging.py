"""The log of a mine: every question that was weighed, so that a run that was stopped goes on where it was.

Games are numbered, and a seed determines each of them: a game that was left half looked through is played again, and
what the log knows is not weighed twice. Several may dig at once: each looks through games of its own, and their logs
are read as one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from serenissima.kernel.core import Move
from serenissima.puzzles.mining import Moment, NoPuzzle, Quarry
from serenissima.puzzles.puzzle import Puzzle, read_puzzle

EASY: Final = 4  # such a part of the puzzles may be answered at sight, and is marked so


class OtherMine(ValueError):
    """A log that belongs to another mine."""


@dataclass
class Log:
    """What a mine has brought so far."""

    file: Path
    how: dict[str, Any]
    easy: int = 0  # so many may be answered at sight: they are marked
    over: set[int] = field(default_factory=set)  # games looked through
    weighed: dict[tuple[int, int], Puzzle | None] = field(default_factory=dict)  # by game and entry

    def found(self) -> list[Puzzle]:
        """All puzzles, in the order of the games; the same position counts once."""
        known = {one.id: one for _, one in sorted(self.weighed.items(), key=lambda pair: pair[0]) if one is not None}
        return list(known.values())

    def may_be_easy(self) -> bool:
        """Whether there is still room for a puzzle that a bot answers at sight. To look for such is dear: few fall out
        of the race at a glance.
        """
        return self.easy > 0 and sum(one.easy for one in self.found()) < self.easy

    def weigh(self, quarry: Quarry, moment: Moment, move: Move, number: int, entry: int, easy: bool) -> None:
        """A question is weighed: a puzzle, or why it is none."""
        said: dict[str, Any] = {"game": number, "entry": entry, "puzzle": None}
        found = None
        try:
            found = quarry.puzzle(moment, move, number, entry, easy)
            said["puzzle"] = found.to_json()
        except NoPuzzle as why:
            said["why"] = str(why)
        self.weighed[number, entry] = found
        self.note(said)

    def note(self, said: dict[str, Any]) -> None:
        """One line more, durable at once."""
        with self.file.open("a", encoding="utf-8") as opened:
            opened.write(json.dumps(said, ensure_ascii=False, separators=(",", ":")) + "\n")


def opened(file: Path, how: dict[str, Any], easy: int = 0) -> Log:
    """A log that is begun, or gone on with; a line that was cut off is forgotten."""
    log = Log(file, how, easy)
    if not file.exists():
        log.note({"how": how})
        return log
    whole = file.read_text(encoding="utf-8")
    lines = whole.splitlines() if whole.endswith("\n") else whole.splitlines()[:-1]
    if not lines or json.loads(lines[0]).get("how") != how:
        raise OtherMine(f"{file} is the log of another mine")
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    for line in lines[1:]:
        said = json.loads(line)
        if "over" in said:
            log.over.add(said["over"])
        else:
            puzzle = said["puzzle"]
            log.weighed[said["game"], said["entry"]] = None if puzzle is None else read_puzzle(puzzle)
    return log


def joined(logs: list[Log]) -> Log:
    """What all of them brought, to be read."""
    whole = Log(logs[0].file, logs[0].how)
    for log in logs:
        whole.over |= log.over
        whole.weighed |= log.weighed
    return whole


def varied(found: list[Puzzle], count: int) -> list[Puzzle]:
    """So many of them in their order, with as much variety as there is: themes take turns, and in each the answers."""
    again = counted([(one.theme, one.asks[0].right[0] if one.asks else ()) for one in found])
    order = sorted(range(len(found)), key=lambda at: (again[at], at))
    turns = counted([found[at].theme for at in order])
    kept = sorted(range(len(order)), key=lambda place: (turns[place], place))[:count]
    return [found[at] for at in sorted(order[place] for place in kept)]


def counted(things: list[Any]) -> list[int]:
    """How many of the same come before each."""
    seen: Counter[str] = Counter()
    before: list[int] = []
    for thing in map(repr, things):
        before.append(seen[thing])
        seen[thing] += 1
    return before


def dig(quarry: Quarry, log: Log, count: int, part: int = 0, parts: int = 1) -> Iterator[int]:
    """Look through one game after the other until there are so many puzzles; after each question, the game's number.

    Of so many who dig at once, this is one.
    """
    number = part
    while len(log.found()) < count:
        if number not in log.over:
            yield from dig_game(quarry, log, number, count)
        number += parts


def dig_game(quarry: Quarry, log: Log, number: int, count: int) -> Iterator[int]:
    """Look through one game."""
    free = 0  # the first entry that may be the next puzzle
    for entry, moment, move in quarry.play(number):
        if entry < free:
            continue
        if (number, entry) not in log.weighed:
            if not quarry.worth_a_look(moment, move):
                continue
            log.weigh(quarry, moment, move, number, entry, log.may_be_easy())
            yield number
            if len(log.found()) >= count:
                return
        if log.weighed[number, entry] is not None:
            free = entry + quarry.apart(number)
    log.over.add(number)
    log.note({"over": number})
