"""The fitting of what positions are worth when turns are over."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from serenissima.bots.levels import levels_of
from serenissima.cli.arena import need, progress
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, print_json
from serenissima.cli.faults import out as console
from serenissima.cli.shared_options import GameKey, Practice, WeightsFile, cores
from serenissima.cli.tuning import show_weights

if TYPE_CHECKING:
    from serenissima.arena.fitting import Fit


def fit(
    game: GameKey,
    *,
    how: Practice,
    games: Annotated[
        int, Parameter(help="How many are played and asked; every fifth only tries what was found.")
    ] = 500,
    out: WeightsFile = None,
    json: Json = False,
) -> int:
    """Fit the weights by which a search judges positions at rest: who was going to win, when turns were over?

    They are kept if they know more about every fifth game than the weights before.
    """
    known, seats, seed = game_called(game), how.seats, how.seed
    if len(levels_of(known)) == 1 or seats not in known.seats or games < 10:
        raise Fault(
            f"{game} cannot be fitted like this.",
            "It needs a value function, its own number of seats, and ten games at least.",
        )
    need("numpy", "pebble")
    found, before = fitted(game, seats, games, seed, cores(how.jobs))
    said = summary(found, before, f"serenissima fit {game} --seats {seats} --games {games} --seed {seed}")
    if found.better:
        from serenissima.arena.tuning import write_weights

        said["file"] = str(write_weights(game, found.weights, said["command"], said["proof"], out, at_rest=True))
    print_json(said) if json else show(game, said)
    return 0 if found.better else 1


def fitted(game: str, seats: int, games: int, seed: int, cores: int) -> tuple[Fit, dict[str, float]]:
    """Play, with a bar, and ask; what was found, and the weights before."""
    from serenissima.arena.fitting import fit, play_all, weights_at_rest

    with progress() as bar:
        task = bar.add_task(f"games of {game}", total=games)
        played = play_all(game, seats, games, seed, cores, lambda: bar.advance(task))
    before = weights_at_rest(game)
    return fit(game, played, before), before


def summary(found: Fit, before: dict[str, float], command: str) -> dict[str, Any]:
    """All that a fit has found, as JSON."""
    proof = (
        f"Mean surprise at the winners of every fifth of {found.games} games: {found.surprise:.4f},"
        f" with the weights before {found.surprise_before:.4f}."
    )
    return {**asdict(found), "before": before, "command": command, "proof": proof}


def show(game: str, said: dict[str, Any]) -> None:
    """The weights before and after, for people."""
    show_weights(f"{game}, positions at rest", said)
    console().print(f"{said['games']} games, {said['positions']} positions. {said['proof']}")
    console().print(f"Kept in {said['file']}." if "file" in said else "The old weights stay.")
