"""Pairs of worlds that differ only in what one viewer cannot know: his bytes, their order and number, and their times.

    python bench/worlds.py --pairs 300

For every game, number of seats and viewer in turn, a game and a twin are made up that tell the viewer the same, and are
played in houses of their own: the game twice, its twin once, in any order. All three must send the viewer the same
bytes. Then the times: where the worlds differ between two frames of his, the wait for the second of them may differ no
more between the game and its twin than between the game and itself played once more (Wilcoxon's signed ranks,
one-sided). Worlds of which one leaves a seat no choice are among them: people there answer after pauses like those that
the house makes, a hundredth of the usual ones.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count, islice
from math import erfc, sqrt
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from serenissima.games import GAMES
from serenissima.kernel.core import SPECTATOR, Seat, apply, forced
from serenissima.kernel.game import Game, new
from serenissima.kernel.notation import move_words, top_name
from serenissima.server import house as houses
from serenissima.server import wire
from serenissima.server.answering import answer
from serenissima.server.context import Context
from serenissima.server.house import Connection
from serenissima.server.persons import User
from serenissima.server.table import course
from server.houses import begin, quiet
from server.test_secrets import DIGEST, Entries, Twins, one_pair, world_on
from server.test_table import fixed

PAUSES = (0.006, 0.016)  # seconds, for the house and for people alike
LEAST = 4  # entries of a pair that is worth playing
TRIES = 12  # pairs made up for one that is played: most have no difference
Viewed = tuple[Game, int, Seat]  # a game, so many seats, and whose eyes


class Told(Exception):
    """A world tells what it must not."""


class Watch(Connection):
    """Notes when each frame came."""

    def __init__(self, user: str | None, name: str) -> None:
        super().__init__(user, name, {})
        self.frames: list[bytes] = []
        self.at: list[float] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(DIGEST.sub(b"digest", frame))
        self.at.append(time.perf_counter())


@dataclass
class Played:
    """What the viewer received, when, and after which entry."""

    frames: list[bytes]
    waits: list[float]
    after: list[int]


@dataclass
class Script:
    """What is answered in a world, and where somebody has a choice who has none in the other."""

    entries: Entries
    bides: set[int] = field(default_factory=set)


def without_choice(game: Game, seat_count: int, entries: Entries) -> set[int]:
    """Which entries the rules left no choice about."""
    g = new(game, seat_count)
    found = set()
    for number, (seat, move) in enumerate(entries):
        if forced(g) is not None:
            found.add(number)
        apply(g, seat, move)
    return found


def scripts_of(game: Game, seat_count: int, pair: Twins) -> tuple[Script, Script]:
    """Both worlds: where one answers by itself after a pause, the people of the other pause too."""
    one, other = (without_choice(game, seat_count, entries) for entries in (pair.one, pair.other))
    return Script(pair.one, other - one), Script(pair.other, one - other)


class World:
    """A house in which scripts are played."""

    def __init__(self, context: Context, rng: Random) -> None:
        self.context = context
        self.rng = rng
        context.house.pause = self.pause

    def pause(self) -> float:
        return self.rng.uniform(*PAUSES)

    async def play(self, viewed: Viewed, number: int, script: Script) -> Played:
        """Everybody plays his entries; luck and answers without a choice come by themselves."""
        game, seat_count, viewer = viewed
        setattr(course, "fall", lambda key, at, odds: script.entries[at][1])  # noqa: B010 - luck as the script has it
        people = [User(f"user{seat}", f"player{seat}", True, "player", {}) for seat in range(seat_count)]
        table_id = f"pair{number:06d}"
        like = fixed(game.key, seat_count, id=table_id, rules=game.version, host="user0", created=1_000.0)
        await begin(self.context.house, like, [(person.id, person.name) for person in people])
        await quiet(self.context.house)
        watch = Watch(None, "") if viewer == SPECTATOR else Watch(people[viewer].id, people[viewer].name)
        await self.context.house.join(table_id, watch)
        after = await self.answer_all(table_id, game, people, script, watch)
        del self.context.house.rooms[table_id]
        waits = [late - early for early, late in zip(watch.at, watch.at[1:], strict=False)]
        return Played(watch.frames, waits, after)

    async def answer_all(
        self, table_id: str, game: Game, people: list[User], script: Script, watch: Watch
    ) -> list[int]:
        """After which entry each frame came."""
        house, after = self.context.house, [-1] * len(watch.frames)
        for number, (seat, move) in enumerate(script.entries):
            async with house.holding(table_id) as (_, table):
                record, seen = table.playing, table.seen(seat)
                known = len(record.entries) > number
                words = [] if known else move_words(game, record.names, top_name(record.state), move)
            if not known:
                if number in script.bides:
                    await asyncio.sleep(self.pause())
                said = await answer(self.context, table_id, people[seat], wire.Play(seat=seat, seen=seen, move=words))
                assert isinstance(said, wire.Ack), said
                await quiet(house)
            after += [number] * (len(watch.frames) - len(after))
        return after


@dataclass
class Tally:
    """What all pairs have shown."""

    pairs: Counter[str] = field(default_factory=Counter)
    secrets: int = 0  # answers that differed
    frames: int = 0
    bytes: int = 0
    further: list[float] = field(default_factory=list)  # how much further the twin is than the game played once more
    waits: list[float] = field(default_factory=list)

    def note(self, viewed: Viewed, pair: Twins, scripts: tuple[Script, Script], runs: list[Played]) -> None:
        """A pair of which all frames are equal."""
        once, again, twin = runs
        self.pairs[viewed[0].key] += 1
        self.secrets += pair.differences
        self.frames += len(once.frames)
        self.bytes += sum(map(len, once.frames))
        differ = {at for at, (one, other) in enumerate(zip(pair.one, pair.other, strict=True)) if one != other}
        differ |= scripts[0].bides | scripts[1].bides
        for number, (first, second, third) in enumerate(zip(once.waits, again.waits, twin.waits, strict=True)):
            if any(at in differ for at in range(once.after[number] + 1, once.after[number + 1] + 1)):
                self.further.append(abs(third - first) - abs(second - first))
                self.waits.append(first)


def signed_ranks(differences: list[float]) -> float:
    """The chance that such differences come about if they are as often below nought as above it (Wilcoxon)."""
    ranked = sorted((abs(one), one) for one in differences if one)
    n = len(ranked)
    if n < 10:
        return 1.0
    above = sum(rank for rank, (_, one) in enumerate(ranked, 1) if one > 0)
    z = (above - n * (n + 1) / 4) / sqrt(n * (n + 1) * (2 * n + 1) / 24)
    return erfc(z / sqrt(2)) / 2


def all_viewed() -> list[Viewed]:
    """Every game with every number of seats, through all eyes."""
    tables = [(game, seats) for game in GAMES.values() for seats in game.seats]
    return [(game, seats, viewer) for game, seats in tables for viewer in (SPECTATOR, *range(seats))]


def pairs(seed: int) -> Iterator[tuple[Viewed, Twins]]:
    """One pair after the other; where a game has secrets at all, one with a difference among some tries."""
    for turn in count():
        for game, seats, viewer in all_viewed():
            seeds = (f"{seed} {game.key} {seats} {viewer} {turn} {at}" for at in range(TRIES))
            found = (one_pair(game, seats, viewer, Random(said)) for said in seeds)
            pair = max(found, key=lambda one: (len(one.one) >= LEAST, one.differences > 0, len(one.one)))
            if len(pair.one) >= LEAST:
                yield (game, seats, viewer), pair


async def compared(wanted: int, seed: int, folder: Path) -> Tally:
    """So many pairs, each in three houses."""
    rng, tally = Random(seed), Tally()
    houses.FRAMES_WAITING = 1_000_000
    async with AsyncExitStack() as stack:
        opened = [stack.enter_async_context(world_on(f"sqlite+aiosqlite:///{folder}/{at}.sqlite")) for at in range(3)]
        worlds = [World(await one, Random(f"{seed} {at}")) for at, one in enumerate(opened)]
        for number, (viewed, pair) in enumerate(islice(pairs(seed), wanted)):
            scripts = scripts_of(viewed[0], viewed[1], pair)
            runs = await played_in_any_order(worlds, rng, viewed, number, scripts)
            if not runs[0].frames == runs[1].frames == runs[2].frames:
                raise Told(f"pair {number}: {viewed[0].key}, {viewed[1]} seats, seen by {viewed[2]}")
            tally.note(viewed, pair, scripts, runs)
            if number % 50 == 49:
                print(f"{number + 1} pairs: bytes, order and number of frames are equal", flush=True)
    return tally


async def played_in_any_order(
    worlds: list[World], rng: Random, viewed: Viewed, number: int, scripts: tuple[Script, Script]
) -> list[Played]:
    """The game, the game once more, and its twin; which house has which, and who is first, is drawn."""
    runs: dict[int, Played] = {}
    for world, which in zip(rng.sample(worlds, 3), rng.sample(range(3), 3), strict=True):
        runs[which] = await world.play(viewed, number, scripts[which == 2])
    return [runs[which] for which in range(3)]


def main() -> int:
    """Run it; the exit status says whether anything was told."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=float, default=0.01, help="the chance below which times are told apart")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            tally = asyncio.run(compared(said.pairs, said.seed, Path(folder)))
        except Told as told:
            print(f"TOLD: {told}")
            return 1
    p = signed_ranks(tally.further)
    print(f"{said.pairs} pairs ({dict(tally.pairs)}), {tally.secrets} hidden answers differ")
    print(f"{tally.frames} frames, {tally.bytes / 1e6:.1f} MB: equal bytes, order and number")
    waits = f"median {1000 * median(tally.waits):.2f} ms" if tally.waits else "none"
    print(f"{len(tally.further)} waits across a difference ({waits}): p = {p:.3f}")
    return 0 if p > said.least else 1


if __name__ == "__main__":
    raise SystemExit(main())
