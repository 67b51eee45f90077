"""The laws on the wire: every byte a seat receives is the same in two worlds that differ only in what it cannot know.

A twin of a random game is played beside it: whenever others or luck answer without the viewer learning what, the twin
answers otherwise. Both are then played on a real server's house and database, and the viewer's frames are compared.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conftest import EVERY_GAME
from rooms import expected
from serenissima.games import GAMES
from serenissima.kernel.core import (
    CHANCE,
    SPECTATOR,
    AnyState,
    Event,
    Move,
    Seat,
    apply,
    forced,
    legal,
    odds,
    seats,
    told,
)
from serenissima.kernel.game import Game, new
from serenissima.kernel.notation import move_words, top_name
from serenissima.server import frames, wire
from serenissima.server.accounts import Accounts
from serenissima.server.answering import answer
from serenissima.server.attendance import Attendance
from serenissima.server.context import Context
from serenissima.server.house import Connection
from serenissima.server.persons import User
from serenissima.server.settings import Settings
from serenissima.server.table import Row, Table, course
from server.databases import new_database
from server.houses import begin, house_on, quiet
from server.test_table import fixed

Entries = list[tuple[Seat, Move]]
ENTRIES = 40
OTHERWISE = 0.2  # how often the worlds part where they can; too many secrets soon show
DIGEST = re.compile(rb'"digest":"[0-9a-f]{64}"')  # commits to what is hidden, and tells nothing about it


@dataclass
class Twins:
    """Two games that look the same to one viewer, and how often they differ."""

    one: Entries
    other: Entries
    differences: int


def answers(g: AnyState, seat: Seat) -> list[Move]:
    return [move for move, _ in odds(g)] if seat == CHANCE else legal(g, seat)


def heard(g: AnyState, seat: Seat, move: Move, viewer: Seat) -> list[Event]:
    """What the viewer would be told."""
    return told(apply(g.copy(), seat, move), viewer)


def twins(game: Game, seat_count: int, viewer: Seat) -> Twins:
    """The pair that lasts longest among some, if possible with a difference."""
    tries = (one_pair(game, seat_count, viewer, Random(f"{game.key} {seat_count} {viewer} {at}")) for at in range(5))
    return max(tries, key=lambda pair: (pair.differences > 0, len(pair.one)))


def one_pair(game: Game, seat_count: int, viewer: Seat, rng: Random) -> Twins:
    """Two games up to a moment when both wait for somebody's choice."""
    a, b = new(game, seat_count), new(game, seat_count)
    found, kept = Twins([], [], 0), Twins([], [], 0)
    while a.stack and len(kept.one) < ENTRIES:
        asked = seats(a)
        if seats(b) != asked:
            break
        if CHANCE not in asked and forced(a) is None and forced(b) is None:
            kept = Twins(found.one[:], found.other[:], found.differences)
        seat = rng.choice(asked)
        move = rng.choice(answers(a, seat))
        other = alike(b, seat, viewer, heard(a, seat, move, viewer), move, rng)
        if other is None:
            break
        found.differences += other != move
        found.one.append((seat, move))
        found.other.append((seat, other))
        apply(a, seat, move)
        apply(b, seat, other)
    return kept


def alike(g: AnyState, seat: Seat, viewer: Seat, news: list[Event], move: Move, rng: Random) -> Move | None:
    """An answer in the other world that tells the viewer the same; now and then another one than in the first."""
    moves = answers(g, seat)
    rng.shuffle(moves)
    if move in moves and (seat == viewer or rng.random() > OTHERWISE):
        moves.insert(0, move)
    return next((one for one in moves if heard(g, seat, one, viewer) == news), None)


@asynccontextmanager
async def world_on(database: str) -> AsyncIterator[Context]:
    """A house where it is always the same time."""
    async with house_on(database) as house:
        house.clock = lambda: 1_000.0
        engine = house.ledger.engine
        yield Context(Settings(database=database), engine, Accounts(engine, 1), house, Attendance(engine))


async def frames_of(
    context: Context, game: Game, seat_count: int, viewer: Seat, entries: Entries, advance: bool = False
) -> list[bytes]:
    """All that the viewer receives when these entries are played by everybody over their connections.

    With `advance` the others also give answers in advance now and then, which is their own affair.
    """
    people = [User(f"user{seat}", f"player{seat}", True, "player", {}) for seat in range(seat_count)]
    table_id = f"aaaaaaaaa{abs(viewer)}" if viewer < 0 else f"baaaaaaaa{viewer}"
    pace = {"kind": "live", "bank": 600, "increment": 5}
    like = fixed(game.key, seat_count, id=table_id, rules=game.version, pace=pace, host="user0", created=1_000.0)
    await begin(context.house, like, [(person.id, person.name) for person in people])
    at_table = {seat: Connection(person.id, person.name, {}) for seat, person in enumerate(people)}
    at_table[SPECTATOR] = Connection(None, "", {})
    mine = at_table[viewer]
    changes = Connection(mine.user, mine.name, {}, changes=True)
    bare = Connection(mine.user, mine.name, {}, bare=True)
    for connection in (*at_table.values(), changes, bare):
        await context.house.join(table_id, connection)
    others = [seat for seat in range(seat_count) if seat != viewer] if advance else []
    await played(context, table_id, game, people, at_table, viewer, entries, others)
    return [DIGEST.sub(b"digest", frame) for connection in (mine, changes, bare) for frame in connection.waiting]


async def played(
    context: Context,
    table_id: str,
    game: Game,
    people: list[User],
    at_table: dict[Seat, Connection],
    viewer: Seat,
    entries: Entries,
    others: list[Seat],
) -> None:
    """Everybody plays his entries; luck and forced answers come by themselves."""
    house = context.house
    for number, (seat, move) in enumerate(entries):
        await quiet(house)
        async with house.holding(table_id) as (_, table):
            record, seen = table.playing, table.seen(seat)
            if len(record.entries) > number:
                continue
            words = move_words(game, record.names, top_name(record.state), move)
        for other in others:
            await house.change(table_id, partial(in_advance, other))
        said = await answer(context, table_id, people[seat], wire.Play(seat=seat, seen=seen, move=words))
        assert isinstance(said, wire.Ack), said
        if seat == viewer:
            at_table[viewer].send(frames.encode(said))


def in_advance(seat: Seat, table: Table, now: float) -> list[Row]:
    """An answer to a question that never comes."""
    return table.give_in_advance(seat, "never_asked", {"words": ["yes"]}, now)


class Worlds:
    """Two houses, in which the same things happen as far as one viewer can tell."""

    def __init__(self, game: Game, seat_count: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.game = game
        self.seat_count = seat_count
        self.script: Entries = []
        monkeypatch.setattr(course, "fall", self.fall)
        monkeypatch.setattr("serenissima.server.house.FRAMES_WAITING", 10_000)

    def fall(self, key: str, number: int, odds: list[tuple[Move, int]]) -> Move:
        """Luck as the script has it."""
        return self.script[number][1]

    async def compare(self, databases: tuple[str, str]) -> int:
        """Play twins for every viewer in both; how often they differed in what the viewer cannot know."""
        differences = 0
        async with world_on(databases[0]) as one, world_on(databases[1]) as other:
            for viewer in (SPECTATOR, *range(self.seat_count)):
                pair = twins(self.game, self.seat_count, viewer)
                received = []
                for world, entries, advance in ((one, pair.one, False), (other, pair.other, True)):
                    self.script = entries
                    seen = await frames_of(world, self.game, self.seat_count, viewer, entries, advance)
                    received.append(seen)  # bytes, number and order
                assert len(pair.one) > 3
                assert received[0] == received[1]
                differences += pair.differences
        return differences


def two_files(folder: Path) -> tuple[str, str]:
    """Two databases of SQLite."""
    return f"sqlite+aiosqlite:///{folder}/a", f"sqlite+aiosqlite:///{folder}/b"


def all_open(game: Game) -> bool:
    """Whether no seat of the game has a secret as it is usually played."""
    return game.key in GAMES and bool(expected(game.key).get("secrets", {}).get("all_open"))


def test_every_byte_is_the_same_in_worlds_that_differ_in_secrets_alone(
    game: Game, seat_count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = Worlds(game, seat_count, monkeypatch)
    differences = asyncio.run(worlds.compare(two_files(tmp_path)))
    assert differences > 0 or all_open(game)


# What a frame tells does not depend on the database; with PostgreSQL the fewest seats of each game are enough, mostly.
ON_POSTGRESQL = [
    pytest.param(game, count, marks=() if count == min(game.seats) else pytest.mark.long, id=f"{game.key}-{count}")
    for game in EVERY_GAME
    for count in game.seats
]


@pytest.mark.parametrize(("played", "count"), ON_POSTGRESQL)
def test_every_byte_is_the_same_on_postgresql_too(
    played: Game, count: int, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = Worlds(played, count, monkeypatch)
    differences = asyncio.run(worlds.compare((new_database(postgres), new_database(postgres))))
    assert differences > 0 or all_open(played)


def test_a_frame_that_told_a_secret_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = frames.question

    def leaky(scene: frames.Scene, seat: Seat | None, since: int) -> dict[str, Any]:
        return {**whole(scene, seat, since), "called": [str(scene.table.playing.state.own)]}

    monkeypatch.setattr(frames, "question", leaky)
    worlds = Worlds(GAMES["oltremare"], 3, monkeypatch)
    with pytest.raises(AssertionError):
        asyncio.run(worlds.compare(two_files(tmp_path)))
