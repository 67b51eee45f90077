"""The tuning of what bots value."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter
from rich.table import Table

from serenissima.bots.levels import levels_of
from serenissima.cli.arena import need, progress
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, print_json, report
from serenissima.cli.faults import out as console
from serenissima.cli.shared_options import GameKey, KeptLog, Practice, WeightsFile, cores
from serenissima.kernel.game import Game

if TYPE_CHECKING:
    from serenissima.arena.tuning import Tuning

PROOF_HELP: Final = (
    "How often the new weights then play every seat among the old ones; they are kept if they win more than chance "
    "would. With 0 they are kept unproven."
)
SEARCH_HELP: Final = (
    "Tune the weights by which a search of so many simulations judges positions when turns are over, not those by "
    "which everybody looks one move ahead."
)
ProofGames = Annotated[int, Parameter(help=PROOF_HELP)]
Simulations = Annotated[int, Parameter(help=SEARCH_HELP)]


def tune(
    game: GameKey,
    *,
    how: Practice,
    generations: Annotated[int, Parameter(help="How often the weights evolve.")] = 16,
    games: Annotated[int, Parameter(help="How often each candidate plays every seat.")] = 5,
    proof: ProofGames = 25,
    search: Simulations = 0,
    log: KeptLog = None,
    plot: Annotated[Path | None, Parameter(help="Draw fitness and weights into this file (PNG).")] = None,
    out: WeightsFile = None,
    json: Json = False,
) -> int:
    """Tune the weights of a game's value function by self-play, prove that they are better, and keep them."""
    seats, seed = how.seats, how.seed
    check(game_called(game), seats, generations, games, proof, search)
    need("cma", "pebble", *(["matplotlib"] if plot else []))
    jobs = cores(how.jobs)
    tuning = opened(game, seats, games, seed, log, search)
    stopped = evolve(tuning, generations, jobs)
    better, words = (True, "Not proven.") if stopped or not proof else proven(tuning, proof, jobs)
    command = (
        f"serenissima tune {game} --seats {seats} --generations {len(tuning.history)} --games {games} --seed {seed}"
    ) + (f" --search {search}" if search else "")
    said = summary(tuning, command, words, stopped, better)
    if tuning.history and better:
        from serenissima.arena.tuning import write_weights

        said["file"] = str(write_weights(game, tuning.weights(), command, words, out, search > 0))
    if plot and tuning.history:
        from serenissima.arena.plots import draw_tuning

        draw_tuning(said, plot)
    print_json(said) if json else show(said)
    return 130 if stopped else 0 if better else 1


def check(game: Game, seats: int, generations: int, games: int, proof: int, search: int) -> None:
    """Whether there is something to tune, and how."""
    if len(levels_of(game)) == 1 or seats not in game.seats or generations < 1 or games < 1 or min(proof, search) < 0:
        raise Fault(
            f"{game.key} cannot be tuned like this.", "It needs a value function, its own number of seats, and games."
        )


def opened(game: str, seats: int, games: int, seed: int, log: Path | None, search: int) -> Tuning:
    """The tuning at its start, or with the generations that its log holds."""
    from serenissima.arena.log import BadLog
    from serenissima.arena.tuning import Tuning

    try:
        return Tuning(game, seats, games, seed, log, search)
    except BadLog as error:
        raise Fault(f"{error}.", "Give another file to --log, or move this one away.") from error
    except OSError as error:
        raise Fault(f"{log}: {error.strerror}.") from error


def evolve(tuning: Tuning, generations: int, cores: int) -> bool:
    """All generations, with a bar; whether somebody stopped it before its end."""
    from serenissima.arena.log import BadLog

    try:
        with progress() as bar:
            task = bar.add_task(f"tuning {tuning.key}", total=generations * tuning.games_each)
            tuning.run(generations, cores, lambda games: bar.advance(task, games))
    except BadLog as error:
        raise Fault(f"{error}.", "Begin again with another --log.") from error
    except KeyboardInterrupt:
        again = "; the log goes on from there" if tuning.file else ""
        report(f"Stopped after {len(tuning.history)} generations; the best so far is kept{again}.")
        return True
    return False


def proven(tuning: Tuning, games: int, cores: int) -> tuple[bool, str]:
    """Whether the new weights win more than chance would among the old ones, and by how much."""
    from serenissima.arena.tournament import wilson

    with progress() as bar:
        task = bar.add_task("proof", total=games * tuning.seats)
        wins = tuning.proof(games, cores, lambda played: bar.advance(task, played))
    total = games * tuning.seats
    low, high = wilson(wins, total)
    share = f"{wins / total:.1%} ({low:.1%} to {high:.1%}) of {total} games"
    words = (
        f"One with the new weights among {tuning.seats - 1} with the old won {share}; chance is {1 / tuning.seats:.1%}."
    )
    return wins / total > 1 / tuning.seats, words


def summary(tuning: Tuning, command: str, proof: str, stopped: bool, kept: bool) -> dict[str, Any]:
    """All that a tuning has found, as JSON."""
    return {
        "game": tuning.key,
        "seats": tuning.seats,
        "command": command,
        "stopped": stopped,
        "games": len(tuning.history) * tuning.games_each,
        "played_now": tuning.played,
        "generations": [asdict(one) for one in tuning.history],
        "before": dict(zip(tuning.names, tuning.present, strict=True)),
        "weights": tuning.weights(),
        "proof": proof,
        "kept": kept and bool(tuning.history),
    }


def show(said: dict[str, Any]) -> None:
    """The weights before and after, for people."""
    show_weights(f"{said['game']}, {said['seats']} seats: {len(said['generations'])} generations", said)
    console().print(f"{said['games']} games of tuning, {said['played_now']} played now. {said['proof']}")
    console().print(f"Kept in {said['file']}." if "file" in said else "The old weights stay.")


def show_weights(title: str, said: dict[str, Any]) -> None:
    """The weights before and after, as a table."""
    table = Table(title=title, title_justify="left")
    for name in ("weight", "before", "after"):
        table.add_column(name, justify="left" if name == "weight" else "right")
    for name, weight in said["weights"].items():
        table.add_row(name, f"{said['before'][name]:.4f}", f"{weight:.4f}")
    console().print(table)
