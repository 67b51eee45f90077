"""The ladder: how much stronger each level is than the one below it, and the page that says so."""

from __future__ import annotations

import json as json_format
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.progress import Progress, TaskID
from rich.table import Table

from serenissima.bots.levels import levels_of
from serenissima.cli.arena import check_budget, need, open_log, players, progress
from serenissima.cli.build import build
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, print_json
from serenissima.cli.faults import out as console
from serenissima.cli.shared_options import USUAL, Conditions
from serenissima.kernel.game import Game

if TYPE_CHECKING:
    from serenissima.arena.crew import Players
    from serenissima.arena.ladder import Climb, Rung, Terms
    from serenissima.arena.log import Log


def ladder(
    game: str | None = None,
    *,
    seats: int = 0,
    games: int = 400,
    minutes: float = 10.0,
    how: Conditions = USUAL,
    out: Annotated[
        Path | None, Parameter(help="Write JSON and pictures into this folder, and the page of all ladders beside it.")
    ] = None,
    json: Json = False,
) -> int:
    """Measure each level as one among those of the level below; a rung ends as soon as it leaves no doubt.

    Parameters
    ----------
    game: str
        The key of the game; without it only the page is written again from what is in the folder.
    seats: int
        How many sit at the table; without it, every number the game is for.
    games: int
        The most games of one rung.
    minutes: float
        The most time for one rung; with a log, the next run goes on from there.
    """
    need("openskill", "matplotlib", "pebble", *(["ray"] if how.ray else []))
    if game is None:
        return rewrite(out)
    from serenissima.arena.ladder import Terms, rungs

    known, terms = game_called(game), Terms(games, minutes, how.seed, how.seconds, how.nodes)
    counts = tables(known, seats, terms)
    opened, ladders = open_log(how.log, game, how.seconds, how.nodes, []), []
    with progress() as bar, players(how.jobs, how.ray) as crew:
        for count in counts:
            climbs = climb(known, rungs(known, count), terms, opened, crew, bar)
            ladders.append(summary(known, count, terms, climbs, how.faults))
            if out is not None:
                keep(ladders[-1], out)
    if json:
        print_json(ladders)
    else:
        for said in ladders:
            show(said)
    return 0 if all(rung["reached"] for said in ladders for rung in said["rungs"]) else 1


def tables(game: Game, seats: int, terms: Terms) -> list[int]:
    """The numbers of seats to measure; what cannot be measured is refused."""
    check_budget(terms.games, terms.seconds, terms.nodes)
    if not terms.minutes > 0:
        raise Fault("A rung needs some time.", "For example: --minutes 10")
    if seats and seats not in game.seats:
        raise Fault(f"{game.key} is not for {seats} players.", f"It is for {', '.join(map(str, game.seats))}.")
    if len(levels_of(game)) == 1:
        raise Fault(f"Only {levels_of(game)[0]} plays {game.key}.", "A ladder needs a value function of the game.")
    return [seats] if seats else list(game.seats)


def climb(game: Game, steps: list[Rung], terms: Terms, log: Log, crew: Players, bar: Progress) -> list[Climb]:
    """All rungs from the bottom up, each with a bar that says what it looks like."""
    from serenissima.arena.crew import GameBroke
    from serenissima.arena.ladder import Climb

    climbs = [Climb(game, rung, terms, log) for rung in steps]
    for one in climbs:
        task = bar.add_task("", total=one.games)
        try:
            one.up(crew, partial(move_on, bar, task))
        except GameBroke as error:
            raise Fault(f"A game could not be played to its end: {error}") from error
    return climbs


def move_on(bar: Progress, task: TaskID, climb: Climb) -> None:
    bar.update(task, completed=len(climb.results), description=so_far(climb))


def so_far(climb: Climb) -> str:
    """`doge among 3 capitano: 41% (35% to 47%), asked 25%`."""
    now = climb.judged()
    share = f"{now.share:.0%} ({now.low:.0%} to {now.high:.0%})"
    return f"{climb.rung.called}: {share}, asked {climb.rung.asked:.0%}"


def summary(game: Game, seats: int, terms: Terms, climbs: list[Climb], folder: Path) -> dict[str, Any]:
    """A ladder as JSON, with the command that measures it again."""
    from serenissima.arena.incidents import keep as keep_faults
    from serenissima.arena.ladder import rated, told
    from serenissima.arena.log import conditions

    results = [result for climb in climbs for result in climb.results]
    return {
        **conditions(game.key, terms.seconds, terms.nodes),
        "engine": build(),
        "seats": seats,
        "seed": terms.seed,
        "games": len(results),
        "decisions": sum(result.decisions for result in results),
        "command": command(game, seats, terms),
        "rungs": [told(climb.decided) for climb in climbs if climb.decided],
        "ratings": rated(climbs),
        "faults": keep_faults(results, folder),
    }


def command(game: Game, seats: int, terms: Terms, verb: str = "ladder") -> str:
    """What to type to climb this ladder again."""
    said = f"serenissima {verb} {game.key} --seats {seats} --games {terms.games} --minutes {terms.minutes:g}"
    usual = {"seed": "1", "seconds": 1.0, "nodes": 0}
    return said + "".join(
        f" --{name} {getattr(terms, name)}" for name, value in usual.items() if getattr(terms, name) != value
    )


# What is kept and shown


def keep(said: dict[str, Any], folder: Path) -> None:
    """JSON and picture of one ladder, and the page of all."""
    from serenissima.arena.plots import draw_ladder

    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{said['game']}-{said['seats']}.json"
    file.write_text(json_format.dumps(said, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    draw_ladder(said, file.with_suffix(".png"))
    write_page(folder)


def rewrite(folder: Path | None) -> int:
    """The pictures and the page again, from the JSON in the folder."""
    from serenissima.arena.plots import draw_ladder

    if folder is None or not folder.is_dir():
        raise Fault("Which game?", "Say: serenissima ladder GAME; or name a folder of ladders with --out DIR.")
    for file in sorted(folder.glob("*.json")):
        draw_ladder(json_format.loads(file.read_text(encoding="utf-8")), file.with_suffix(".png"))
    write_page(folder)
    return 0


def write_page(folder: Path) -> None:
    from serenissima.arena.page import page

    folder.with_suffix(".md").write_text(page(folder), encoding="utf-8")


def show(said: dict[str, Any]) -> None:
    """The rungs as a table for people."""
    table = Table(title=f"{said['game']}, {said['seats']} seats: {said['games']} games", title_justify="left")
    for name in ("rung", "games", "wins", "95 %", "asked", "", "ended"):
        table.add_column(name, justify="right" if name in ("games", "wins", "95 %", "asked") else "left")
    for rung in said["rungs"]:
        interval = f"{rung['low']:.1%} to {rung['high']:.1%}"
        verdict = "reached" if rung["reached"] else "missed" if rung["verdict"] == "below" else "open"
        shares = (f"{rung['share']:.1%}", interval, f"{'≥' if rung['goal'] else '>'} {rung['asked']:.0%}")
        table.add_row(rung["called"], str(rung["games"]), *shares, verdict, rung["ended"])
    console().print(table)
    console().print(
        "Intervals of 95 % (Wilson). `early`: ended when three standard deviations lay between share and what is "
        "asked, looked at after every rotation of the seats; such shares lean a little away from what is asked."
    )
    for fault in said["faults"][:10]:
        console().print(f"{fault['bot']} in seat {fault['seat']}, {fault['kind']}: {fault['message']}")
