"""What a line of the story brought: every ducat and point of a recorded game stands in one line, once."""

from __future__ import annotations

import pytest

from games.recorded import GAMES as ROOMS
from games.recorded import told_again
from serenissima.games import GAMES
from serenissima.kernel.core import look, nouns, told
from serenissima.kernel.story import Teller, teller_of

RECORDED = [(file.parent.parent.name, file.stem) for file in sorted(ROOMS.glob("*/records/*.rec"))[::4]]


def told_to(key: str, name: str, reader: int) -> tuple[Teller, dict[str, int], dict[str, int]]:
    """The story of a game; what its reader gained by all events, and by those in lines of others."""
    record = told_again(key, name)
    teller: Teller | None = None
    gained: dict[str, int] = {}
    elsewhere: dict[str, int] = {}
    for moment, (g, _, heard) in enumerate(record.replay()):
        if teller is None:
            teller = teller_of(GAMES[key], look(g, reader))
            continue
        events = told(heard, reader)
        teller.hear(moment, events)
        others = all(line.seat not in (-1, reader) for line in teller.lines if line.last == moment)
        for event in events:
            what, signs = teller.counts.get(event[0], ("", ()))
            said = nouns(event)
            n = sum(sign * said[-1] for at, sign in enumerate(signs) if said[at] == reader)
            gained[what] = gained.get(what, 0) + n
            if others:
                elsewhere[what] = elsewhere.get(what, 0) + n
    assert teller is not None
    return teller, gained, elsewhere


@pytest.mark.parametrize("key", sorted(GAMES))
def test_lines_add_up_to_what_everybody_gained(key: str) -> None:
    brought = 0
    for name in [name for game, name in RECORDED if game == key]:
        for reader in (0, 1):
            teller, gained, elsewhere = told_to(key, name, reader)
            brought += sum(abs(n) for line in teller.lines if line.seat >= 0 for n in line.sums.values())
            for what in {what for what, _ in teller.counts.values()}:
                own = sum(line.sums.get(what, 0) for line in teller.lines if line.seat in (-1, reader))
                assert own == gained[what] - elsewhere.get(what, 0), (name, what, reader)
    assert brought
