"""The way of an answer through the house: its words are read once, and answers are listed once per question."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import toy
from conftest import EVERY_GAME, engine
from serenissima.kernel.core import Move, Question, Seat, default
from serenissima.kernel.game import Game
from serenissima.server.house import Connection, House
from serenissima.server.table import Fixed, Row, Table, course, table
from server.houses import begin, house_on, quiet

ANSWERS = 25  # of people


class Counts:
    """How often the kernel had answers listed, and how often words were read."""

    def __init__(self) -> None:
        self.watched: Table | None = None
        self.listed: Counter[tuple[int, Seat]] = Counter()  # by the number of entries before
        self.read = 0

    def listing(self, moves: Callable[..., list[Move]]) -> Callable[..., list[Move]]:
        """The same listing, counted for the question that waits; what is tried on a copy is not that question."""

        def counted(step: Any, g: Any, seat: Seat) -> list[Move]:
            if self.watched is not None and g is self.watched.playing.state and step is g.stack[-1]:
                self.listed[len(self.watched.playing.entries), seat] += 1
            return moves(step, g, seat)

        return counted

    def reading(self, read: Callable[..., Move]) -> Callable[..., Move]:
        def counted(*said: Any) -> Move:
            self.read += 1
            return read(*said)

        return counted


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch, game: Game) -> Counts:
    """Counts everything at tables of that game."""
    if engine() == "compiled" and game is not toy.GAME:
        pytest.skip("the methods of a compiled game cannot be counted; those of the toy game can")
    counted = Counts()
    for step in game.steps:
        if issubclass(step, Question):
            monkeypatch.setattr(step, "moves", counted.listing(step.moves))
    for module in (table, course):
        monkeypatch.setattr(module, "read_move", counted.reading(module.read_move))
    return counted


async def seated(house: House, game: Game, counts: Counts) -> Table:
    """Two people before their screens, the game begun."""
    options = {name: option.default for name, option in game.options.items()}
    pace = {"kind": "live", "bank": 60, "increment": 5}
    fixed = Fixed("aaaaaaaaaa", game.key, 1, 2, options, pace, "link", False, False, "u0", "i", "s" * 64, 0.0)
    people = [("u0", "anna"), ("u1", "bruno")]
    await begin(house, fixed, people)
    await quiet(house)
    room = house.rooms[fixed.id]
    assert room.table is not None
    for user, name in people:
        await house.join(fixed.id, Connection(user, name, {}))
    counts.watched = room.table
    return room.table


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_answers_are_listed_once_per_question_and_words_read_once(game: Game, counts: Counts, tmp_path: Path) -> None:
    def answer(at: Table, now: float) -> list[Row]:
        seat = at.asked()[0]
        return at.play(seat, at.seen(seat), at.legal_words(seat)[-1], now)

    async def story() -> None:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}") as house:
            held = await seated(house, game, counts)
            for _ in range(ANSWERS):
                if held.status != "playing":
                    break
                before = counts.read
                await house.change(held.fixed.id, answer)
                await quiet(house)
                assert counts.read == before + 1
            assert len(held.playing.entries) >= ANSWERS or held.status == "over"

    asyncio.run(story())
    assert set(counts.listed.values()) == {1}


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_what_the_house_answers_itself_is_never_put_into_words_and_read_again(
    game: Game, counts: Counts, tmp_path: Path
) -> None:
    def answer_for(at: Table, now: float) -> list[Row]:
        seat = at.asked()[0]
        return at.give(seat, default(at.playing.state.copy(), seat), now, "bot")

    async def story() -> None:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}") as house:
            held = await seated(house, game, counts)
            for _ in range(ANSWERS):
                if held.status == "playing":
                    await house.change(held.fixed.id, answer_for)
                    await quiet(house)

    asyncio.run(story())
    assert counts.read == 0
    assert set(counts.listed.values()) == {1}


@pytest.mark.parametrize("game", [toy.GAME], ids=["toy"])
def test_rows_of_another_process_are_read_and_checked_once(game: Game, counts: Counts) -> None:
    fixed = Fixed("a", game.key, 1, 2, {"toll": True}, {"kind": "none"}, "link", False, False, "u", "i", "s" * 64, 0.0)
    here, there = Table(fixed), Table(fixed)
    rows = [*here.sit("u0", "anna", None, "", 1.0), *here.sit("u1", "bruno", None, "", 1.0), *here.start(1.0)]
    for _ in range(4):
        seat = here.asked()[0]
        rows += here.play(seat, here.seen(seat), here.legal_words(seat)[-1], 2.0)
    there.take_all(rows[:3])
    counts.watched, counts.read = there, 0
    there.take_all(rows[3:])
    assert counts.read == sum(row.kind == "move" for row in rows[3:])
    assert set(counts.listed.values()) == {1}
    assert there.playing.text() == here.playing.text()
