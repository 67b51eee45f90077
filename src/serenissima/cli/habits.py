"""What people would laugh at in the play of bots, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from serenissima.cli.arena import check_bot, progress
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, out, print_json
from serenissima.cli.shared_options import GameKey, Jobs, Nodes, Seed, cores

if TYPE_CHECKING:
    from serenissima.arena.habits import Noted


def habits(
    game: GameKey,
    *,
    games: int = 100,
    level: str = "doge",
    seats: int = 0,
    nodes: Nodes = 0,
    seed: Seed = "1",
    jobs: Jobs = 0,
    fussy: Annotated[bool, Parameter(negative="", help="Leave the bots what they would do without calm.")] = False,
    json: Json = False,
) -> int:
    """Count what people would laugh at: voyages in circles, things given and taken back, offers that nobody takes.

    Bots of one level play among themselves; beside the counts stand the seconds of a core that a bot's whole turn took.

    Parameters
    ----------
    games: int
        How many games are watched.
    level: str
        The level of all bots.
    seats: int
        How many play; without it as many as the game takes.
    """
    known = game_called(game)
    count = seats or max(known.seats)
    if count not in known.seats or games < 1:
        raise Fault(f"{game} is not watched like this.", "It needs one game at least, and its own number of seats.")
    check_bot(known, level)
    from serenissima.arena.habits import Evening, watch_all, watchable

    if not watchable(known):
        raise Fault(f"Nobody has said what people would laugh at in {game}.", "Its room needs a habits.py.")
    evenings = [Evening(game, level, count, f"{seed} {number}", nodes, fussy) for number in range(games)]
    with progress() as bar:
        task = bar.add_task(f"games of {game}", total=games)
        noted = watch_all(evenings, cores(jobs), lambda: bar.advance(task))
    said = summary(noted, game=game, level=level, seats=count, games=games, fussy=fussy)
    print_json(said) if json else show(said)
    return 0


def summary(noted: Noted, **asked: Any) -> dict[str, Any]:
    """All that was counted, as JSON."""
    slowest = {name: round(seconds, 3) for name, seconds in noted.slowest().items()}
    return {**asked, "counts": noted.counts, "seconds a turn": slowest}


def show(said: dict[str, Any]) -> None:
    """The same for a person."""
    title = f"{said['games']} games of {said['game']}, {said['seats']} × {said['level']}"
    table = Table(title=title, title_justify="left", show_header=False)
    for name, number in said["counts"].items():
        table.add_row(name, f"{number:,}")
    for name, seconds in said["seconds a turn"].items():
        table.add_row(f"seconds a turn, {name}", f"{seconds:.2f}")
    out().print(table)
