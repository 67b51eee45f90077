"""Games between bots as data: records, trajectories in Parquet, a manifest to go on from, and a data card.

DIR/manifest.json            under which conditions it was made
DIR/README.md                the data card
DIR/records/000017.rec       every game as a record that `serenissima verify` reads
DIR/trajectories/0000.parquet   so many games to a file, one row for each decision
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import pyarrow
import pyarrow.parquet

from serenissima import __version__
from serenissima.arena.match import bot_called, budget_of, players
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.referee import ask
from serenissima.games import GAMES
from serenissima.kernel.core import AnyState, Move, Question, allowed, default, legal, look, seats
from serenissima.kernel.luck import SeededLuck
from serenissima.kernel.notation import move_text, top_name
from serenissima.kernel.record import Record
from serenissima.research.actions import NO_NUMBER, numbering
from serenissima.research.episode import returns
from serenissima.research.observing import observing

FORMAT: Final = 1  # of the files; counts changes

SCHEMA: Final = pyarrow.schema(
    [
        ("game", pyarrow.int64()),
        ("decision", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("bot", pyarrow.string()),
        ("step", pyarrow.string()),
        ("observation", pyarrow.list_(pyarrow.int32())),
        ("legal", pyarrow.list_(pyarrow.int32())),
        ("action", pyarrow.int32()),
        ("move", pyarrow.string()),
        ("result", pyarrow.float32()),
        ("score", pyarrow.int32()),
    ]
)
COLUMNS: Final = {
    "game": "number of the game, also the name of its record",
    "decision": "how manieth decision of that game",
    "seat": "who decides",
    "bot": "the level that sits there",
    "step": "the question, by its name in the rules",
    "observation": "what the seat knows, slot by slot; `slots` of the manifest names them",
    "legal": "the numbers of all legal actions",
    "action": "the number of the one taken; -1 for an answer that has none",
    "move": "the same in the notation of records",
    "result": "at the end: share of rivals behind this seat less share before it",
    "score": "at the end: points of this seat",
}


class OtherData(ValueError):
    """The folder holds data made under other conditions."""


@dataclass(frozen=True)
class Wanted:
    """What is to be made: everything that decides what a game in it looks like."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    nodes: int = 0
    shard: int = 50  # games to a file

    def conditions(self) -> dict[str, Any]:
        """What must be the same to go on; more games may be asked for later."""
        said = {**asdict(self), "bots": list(self.bots), "format": FORMAT, "rules": GAMES[self.game].version}
        del said["games"]
        return said

    def shards(self) -> range:
        return range((self.games + self.shard - 1) // self.shard)

    def games_of(self, shard: int) -> range:
        return range(shard * self.shard, min((shard + 1) * self.shard, self.games))


@dataclass(frozen=True)
class Job:
    """One file of games, for one process."""

    wanted: Wanted
    shard: int
    folder: str


def rotated(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Every game seats the bots one further."""
    turn = number % len(bots)
    return bots[turn:] + bots[:turn]


class Play:
    """One game between bots, written down as it goes."""

    def __init__(self, wanted: Wanted, number: int) -> None:
        self.number = number
        self.game = GAMES[wanted.game]
        self.levels = rotated(wanted.bots, number)
        self.record = Record(self.game, players(self.levels))
        self.luck = SeededLuck(f"luck {wanted.seed} {number}")
        seeded = [(name, f"{wanted.seed} {number} {seat}") for seat, name in enumerate(self.levels)]
        self.bots: list[Bot] = [bot_called(self.game, name, seed) for name, seed in seeded]
        self.budgets: list[Budget] = [budget_of(wanted.game, name, 60.0, wanted.nodes) for name in self.levels]
        self.actions = numbering(self.game, len(self.levels))
        self.observer = observing(self.game, len(self.levels))
        self.rows: list[dict[str, Any]] = []

    def run(self) -> list[dict[str, Any]]:
        """Play to the end; a row for each decision."""
        self.record.settle(self.luck)
        while not self.record.over:
            seat = seats(self.record.state)[0]
            move = self.decide(seat, legal(self.record.state, seat))
            self.record.play(seat, move, clock=True)
            self.record.settle(self.luck)
        g = self.record.state
        results, scores = returns(self.game.ranking(g)), self.game.scores(g)
        for row in self.rows:
            row.update(result=results[row["seat"]], score=scores[row["seat"]])
        return self.rows

    def decide(self, seat: int, moves: list[Move]) -> Move:
        """What the seat's bot answers, and the row it leaves."""
        g = self.record.state
        step, otherwise = top_name(g), default(g, seat)
        move, _ = ask(self.bots[seat], look(g, seat), moves, self.budgets[seat], otherwise, takes(g, seat))
        self.rows.append(
            {
                "game": self.number,
                "decision": len(self.rows),
                "seat": seat,
                "bot": self.levels[seat],
                "step": step,
                "observation": self.observer.of_state(g, seat),
                "legal": [number for number in self.actions.numbers(step, moves) if number != NO_NUMBER],
                "action": self.actions.number(step, move),
                "move": move_text(self.game, self.record.names, step, move),
            }
        )
        return move


def takes(g: AnyState, seat: int) -> Callable[[Move], bool] | None:
    """Whether an answer beyond the list may be given, for questions that have such answers."""
    step = g.stack[-1]
    return (lambda move: allowed(g, seat, move)) if isinstance(step, Question) and step.unlisted else None


def make_shard(job: Job) -> int:
    """Play the games of one file; the file appears when all of them are written. How many games that were."""
    folder, rows = Path(job.folder), []
    for number in job.wanted.games_of(job.shard):
        play = Play(job.wanted, number)
        rows += play.run()
        (folder / "records" / f"{number:06}.rec").write_text(play.record.text(), encoding="utf-8")
    file = shard_file(folder, job.shard)
    part = file.with_suffix(".part")
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows, SCHEMA), part, compression="zstd")
    part.replace(file)
    return len(job.wanted.games_of(job.shard))


def shard_file(folder: Path, shard: int) -> Path:
    return folder / "trajectories" / f"{shard:04}.parquet"


def missing(wanted: Wanted, folder: Path) -> list[Job]:
    """The files that are not there yet, or hold fewer games than are wanted now."""
    jobs = []
    for shard in wanted.shards():
        file = shard_file(folder, shard)
        complete = file.exists() and (folder / "records" / f"{wanted.games_of(shard)[-1]:06}.rec").exists()
        if not complete:
            jobs.append(Job(wanted, shard, str(folder)))
    return jobs


def open_folder(wanted: Wanted, folder: Path) -> None:
    """Make the folder and its manifest, or see that it was made under the same conditions."""
    manifest = folder / "manifest.json"
    if manifest.exists():
        said = json.loads(manifest.read_text(encoding="utf-8"))
        known = {key: said.get(key) for key in wanted.conditions()}
        if known != wanted.conditions():
            changed = [key for key, value in wanted.conditions().items() if known[key] != value]
            raise OtherData(f"{folder} was made with another {', '.join(changed)}")
    for part in ("records", "trajectories"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    slots = observing(GAMES[wanted.game], len(wanted.bots)).layout.slots
    actions = numbering(GAMES[wanted.game], len(wanted.bots)).size
    said = {**wanted.conditions(), "games": wanted.games, "made_with": __version__, "actions": actions}
    said["slots"] = [slot.path for slot in slots]
    manifest.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")
    (folder / "README.md").write_text(card(wanted, len(slots), actions), encoding="utf-8")


def card(wanted: Wanted, slots: int, actions: int) -> str:
    """The data card: what this is, how it was made, what each column means, what it is not."""
    rows = "\n".join(f"| `{name}` | {SCHEMA.field(name).type} | {means} |" for name, means in COLUMNS.items())
    again = f"serenissima generate {wanted.game} --bots {','.join(wanted.bots)} --games {wanted.games}"
    again += f" --seed {wanted.seed}" + (f" --nodes {wanted.nodes}" if wanted.nodes else "") + " --out DIR"
    return f"""---
license: mit
task_categories: [reinforcement-learning]
tags: [board games, imperfect information, trading, multi-agent]
---
# {wanted.games} games of {wanted.game}

Games between the bots {", ".join(wanted.bots)}, who move one seat on from game to game. Luck comes from the seed
`{wanted.seed}`, so the same command makes the same games with serenissima {__version__} (rules
{GAMES[wanted.game].version}): `{again}`

`trajectories/` has one row for each decision with a choice; observations have {slots} slots, actions {actions} numbers.
`records/` has every game as text, which `serenissima verify` replays.

| column | type | meaning |
|---|---|---|
{rows}

The players are programs: how people play and bargain cannot be learned from it. An observation holds what the seat
could know and nothing else. No person appears in the data. A bot that failed to answer was answered for by the rule
for a seat whose time has run out.
"""


def local(jobs: list[Job], processes: int) -> Iterator[int]:
    """Make the files on this machine; how many games each has, as they are done."""
    if processes == 1:
        yield from map(make_shard, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(make_shard, jobs)


def on_ray(jobs: Iterable[Job], address: str) -> Iterator[int]:
    """Make the files on a Ray cluster, which must see the same folder."""
    import ray

    ray.init(address=address or None, log_to_driver=False, include_dashboard=False)
    try:
        waiting = [ray.remote(make_shard).remote(job) for job in jobs]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
