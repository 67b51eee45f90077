"""Puzzles: mine them from games between bots, verify those that are kept, and show one."""

from __future__ import annotations

import json as json_format
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from serenissima import __version__
from serenissima.arena.spread import spread
from serenissima.bots.levels import levels_of, plays
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, out, print_json
from serenissima.cli.shared_options import GameKey, Seed
from serenissima.kernel import room
from serenissima.kernel.game import Game
from serenissima.puzzles.digging import EASY, Log, OtherMine, dig, joined, opened, varied
from serenissima.puzzles.mining import DEEPER, Quarry, Thought, holds
from serenissima.puzzles.puzzle import FILE, Puzzle, puzzles_in, puzzles_of, write_puzzles
from serenissima.puzzles.weighing import EQUAL, GAP

puzzles = App(name="puzzles", help="Positions with one answer clearly best: mine them, verify them, show them.")
Worlds = Annotated[int, Parameter(help="Worlds in which every choice is played on; verified in four times as many.")]
Gap = Annotated[float, Parameter(help="Of the win: what the best answer must be ahead of every other at least.")]
Nodes = Annotated[int, Parameter(help="Simulations of the tree search that must agree; four times as many to verify.")]


@puzzles.command
def mine(
    game: GameKey,
    *,
    count: Annotated[int, Parameter(help="How many puzzles are looked for.")] = 60,
    seed: Seed = "1",
    worlds: Worlds = 48,
    nodes: Nodes = 64,
    gap: Gap = GAP,
    level: str = "",
    since: Annotated[float, Parameter(help="From where in a game, 0 to 1: late questions are the surest.")] = 0.0,
    easy: Annotated[int | None, Parameter(help="How many may be answered at sight; a quarter without it.")] = None,
    jobs: Annotated[int, Parameter(help="Processes; each looks through games of its own.")] = 1,
    log: Path | None = None,
    out: Path | None = None,
    add: Annotated[bool, Parameter(help="Keep the puzzles of the file, and add to them.")] = False,
    json: Json = False,
) -> int:
    """Find puzzles in games between bots. A run that was stopped goes on from its log.

    Of more than are looked for, those are kept that differ most in what they are about.

    Parameters
    ----------
    level: str
        Which bots play, several with commas between them in turn; the strongest without it.
    log: Path
        Where everything weighed so far is kept.
    out: Path
        Write the puzzles here instead of into the game's own file.
    """
    known = valued(game)
    if count < 1 or worlds < 8 or nodes < 1 or jobs < 1 or not EQUAL < gap < 1 or not 0 <= since < 1:
        raise Fault(
            "So little finds nothing.",
            f"--count, --nodes and --jobs are 1 or more, --worlds 8 or more, --gap more than {EQUAL}, --since below 1.",
        )
    if strange := [name for name in level.split(",") if level and not plays(known, name)]:
        raise Fault(f"{' and '.join(strange)}: no such bots play {game}.", f"There are {', '.join(levels_of(known))}.")
    mark = count // EASY if easy is None else easy
    quarry = Quarry(known, Thought(worlds, nodes, gap=gap), seed, level, since)
    told = f"serenissima puzzles mine {game} --count {count} --seed {seed} --worlds {worlds} --nodes {nodes}"
    told += f" --gap {gap}" if gap != GAP else ""
    told += f" --level {level}" if level else ""
    told += f" --since {since}" if since else ""
    told += f" --easy {easy}" if easy is not None else ""
    told += f" --jobs {jobs}" if jobs > 1 else ""
    told += " --add" if add else ""
    how = {"version": __version__, "rules": known.version, "seed": seed, "worlds": worlds, "nodes": nodes, "gap": gap}
    how |= {"level": quarry.level, "game": game} | ({"since": since} if since else {})
    whole = log or Path(f"puzzles-{game}-{seed}.log")
    files = [whole] if jobs == 1 else [whole.with_name(f"{whole.name}.{part}") for part in range(jobs)]
    try:
        logs = [opened(one, how, mark // jobs) for one in files]
    except OtherMine as error:
        raise Fault(f"{error}.", "Name another file with --log.") from error
    kept = dug_together(quarry, logs, count) if jobs > 1 else dug(quarry, logs[0], count)
    found = kept.found()
    if len(found) < count:
        how["stopped"] = f"after {len(kept.weighed)} questions"
    file = out or room.paper(known, FILE)
    head = {"made_by": told, **how, "verified": f"{DEEPER} times the thought"}
    if add:
        head, found = added(file, head, found)
    found = varied(found, count)
    write_puzzles(file, head, found)
    summary = {"file": str(file), "puzzles": len(found), "weighed": len(kept.weighed), "themes": themes(found)}
    print_json(summary) if json else say(f"{len(found)} puzzles of {len(kept.weighed)} questions weighed: {file}")
    return 0


def dug(quarry: Quarry, kept: Log, count: int) -> Log:
    """Look for puzzles with a bar, until there are so many, or somebody stops it."""
    with bar() as shown, suppress(KeyboardInterrupt):
        task = shown.add_task(quarry.game.key, total=count, completed=len(kept.found()))
        for number in dig(quarry, kept, count):
            shown.update(task, completed=len(kept.found()), description=f"{quarry.game.key}, game {number}")
    return kept


def dug_together(quarry: Quarry, logs: list[Log], count: int) -> Log:
    """The same by a process for each log, each until it has its part of them."""
    each = -(-count // len(logs))
    same = (quarry.game.key, quarry.thought, quarry.level, quarry.since)
    parts = [Part(*same, log, each, at) for at, log in enumerate(logs)]
    with bar() as shown, suppress(KeyboardInterrupt):
        task = shown.add_task(quarry.game.key, total=len(parts))
        for _ in spread(dug_by, [(part, len(parts)) for part in parts], len(parts)):
            shown.advance(task)
    return joined([opened(log.file, log.how) for log in logs])


@dataclass(frozen=True)
class Part:
    """What one process digs."""

    game: str
    thought: Thought
    level: str
    since: float
    log: Log
    count: int
    number: int


def dug_by(wanted: tuple[Part, int]) -> int:
    """Dig a part; how many were found."""
    part, parts = wanted
    quarry = Quarry(game_called(part.game), part.thought, part.log.how["seed"], part.level, part.since)
    for _ in dig(quarry, part.log, part.count, part.number, parts):
        pass
    return len(part.log.found())


def added(file: Path, head: dict[str, Any], found: list[Puzzle]) -> tuple[dict[str, Any], list[Puzzle]]:
    """A mine beside those that a file tells of, and its puzzles after theirs; what has fallen stays out."""
    said = json_format.loads(file.read_text(encoding="utf-8"))
    dropped, before = said.pop("dropped", {}), said.pop("before", [])
    del said["puzzles"]
    head = {**head, "before": [*before, said]} | ({"dropped": dropped} if dropped else {})
    fallen = {name for names in dropped.values() for name in names}
    known = {one.id: one for one in [*puzzles_in(file), *found] if one.id not in fallen}
    return head, list(known.values())


@puzzles.command
def verify(
    game: GameKey,
    *,
    times: Annotated[int, Parameter(help="How many times the thought by which they were found.")] = DEEPER,
    only: Annotated[str, Parameter(help="One puzzle by its id.")] = "",
    first: Annotated[int, Parameter(help="Only so many.")] = 0,
    seed: Seed = "verify",
    file: Path | None = None,
    drop: Annotated[bool, Parameter(help="Take what fails out of the file, which then says so.")] = False,
    json: Json = False,
) -> int:
    """Verify the puzzles of a game with other luck; what fails is listed, and the command says 1.

    What fails is tried once more with four times as much thought, which decides.
    """
    known = valued(game)
    chosen = [one for one in kept_in(known, file) if only in ("", one.id)][: first or None]
    if not chosen:
        raise Fault(f"{game} has no such puzzle.", "serenissima puzzles show lists them.")
    failed: list[str] = []
    spent: list[float] = []
    with bar() as shown:
        task = shown.add_task(game, total=len(chosen))
        for one in chosen:
            begun = perf_counter()
            tries = (thought_of(one, times), thought_of(one, DEEPER * times))
            if not any(holds(Quarry(known, how, seed, one.found["bots"]), one, how, "again") for how in tries):
                failed.append(one.id)
            spent.append(perf_counter() - begun)
            shown.advance(task)
    if drop and failed:
        take_out(file or room.paper(known, FILE), failed, f"verify {game} --seed {seed}")
    said = {"puzzles": len(chosen), "failed": failed, "median_seconds": round(median(spent), 2)}
    print_json(said) if json else say(f"{len(chosen)} puzzles, {len(failed)} failed: {' '.join(failed) or 'none'}")
    return 1 if failed else 0


@puzzles.command
def show(game: GameKey, id: str = "", *, json: Json = False) -> int:
    """List the puzzles of a game, or show one with its answer.

    Parameters
    ----------
    id: str
        Which puzzle; all of them without it.
    """
    kept = puzzles_of(game_called(game))
    if id and id not in kept:
        raise Fault(f"{game} has no puzzle {id}.", f"serenissima puzzles show {game} lists them.")
    chosen = [kept[id]] if id else list(kept.values())
    if json:
        print_json(chosen[0].to_json() if id else [brief(one) for one in chosen])
        return 0
    for one in chosen:
        say("  ".join(str(part) for part in brief(one).values()))
        for ask in one.asks if id else ():
            for option in ask.options:
                way = "; ".join(" ".join(words) for _, words in option.way)
                say(f"  {100 * option.share:5.1f} ±{196 * option.error:.1f}  {way}")
    return 0


def brief(one: Puzzle) -> dict[str, Any]:
    """A puzzle in a line."""
    first = one.asks[0]
    right = " ".join(first.right[0])
    return {
        "id": one.id,
        "theme": one.theme,
        "step": first.step,
        "asks": len(one.asks),
        "right": right,
        "gap": first.gap,
    }


def valued(game: str) -> Game:
    """A game in which positions can be judged."""
    known = game_called(game)
    if len(levels_of(known)) == 1:
        raise Fault(f"Nobody can judge positions of {known.key} yet.", "It has no mind.py with weights.json.")
    return known


def take_out(file: Path, failed: list[str], told: str) -> None:
    """The file without these puzzles; which they were, and by which command they failed, stands in it."""
    how = {key: value for key, value in json_format.loads(file.read_text(encoding="utf-8")).items() if key != "puzzles"}
    before, command = how.get("dropped", {}), f"serenissima puzzles {told}"
    how["dropped"] = {**before, command: [*before.get(command, []), *failed]}
    write_puzzles(file, how, [one for one in puzzles_in(file) if one.id not in failed])


def thought_of(one: Puzzle, times: int) -> Thought:
    """So many times the thought by which a puzzle was found."""
    worlds, nodes = (one.proof[key] * times // DEEPER for key in ("worlds", "nodes"))
    return Thought(worlds, nodes, gap=one.proof["gap"])


def kept_in(game: Game, file: Path | None) -> list[Puzzle]:
    """The puzzles of a file, or of the game's own."""
    return list(puzzles_of(game).values()) if file is None else puzzles_in(file)


def themes(found: list[Puzzle]) -> dict[str, int]:
    """How many puzzles each theme has."""
    return {key: sum(one.theme == key for one in found) for key in dict.fromkeys(one.theme for one in found)}


def say(text: str) -> None:
    out().print(text, markup=False, highlight=False)


def bar() -> Progress:
    """A bar on the error stream, drawn on terminals only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True))
