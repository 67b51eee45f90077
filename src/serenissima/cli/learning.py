"""Learning what positions at rest are worth: self-play, training, proof. Each goes on where it was stopped."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from serenissima.bots.levels import judge_by_hand, levels_of, usual_budget
from serenissima.bots.network import FILE
from serenissima.cli.arena import need, progress
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, print_json
from serenissima.cli.faults import out as console
from serenissima.cli.shared_options import GameKey, Practice, cores
from serenissima.kernel import room
from serenissima.kernel.game import GAMES, Game

if TYPE_CHECKING:
    from serenissima.arena.proving import Proof
    from serenissima.arena.training import Course

TRAINING: Final = "training.npz"  # in the folder of a game: where a training stands
LOG: Final = "proof.jsonl"

Folder = Annotated[Path, Parameter(help="Where games, network and proof are kept; each game has a folder in it.")]
AllGames = Annotated[
    int, Parameter(help="How many games there are to be in all; those that are in the folder are not played again.")
]
NetworkFile = Annotated[Path | None, Parameter(help="Play with this network at rest; without it by hand.")]


def play(
    game: GameKey,
    *,
    how: Practice,
    games: AllGames = 400,
    nodes: int = 0,
    network: NetworkFile = None,
    folder: Folder = Path("learning"),
) -> int:
    """Play games to learn from, and note every position at rest with who won in the end.

    Parameters
    ----------
    nodes: int
        The simulations of the players; without it they look one move ahead, which is quicker and tells less.
    """
    checked(game, how.seats, games, nodes)
    from serenissima.arena.learning import TOGETHER, Term

    term = Term(game, how.seats, nodes, how.seed, str(network.resolve()) if network else "")
    files, place = -(-games // TOGETHER), folder / game
    with progress() as bar:
        task = bar.add_task(f"games of {game}", total=TOGETHER * len(term.missing(place, files)))
        term.play(place, files, cores(how.jobs), lambda: bar.advance(task))
    console().print(f"{files * TOGETHER} games of {game} with {how.seats} seats lie in {place}.")
    return 0


def train(
    game: GameKey,
    *,
    folder: Folder = Path("learning"),
    passes: int = 12,
    units: int = 32,
    step: float = 2e-3,
    decay: float = 0.05,
    trust: float = 1.0,
    seed: int = 1,
    json: Json = False,
) -> int:
    """Train a network on the games that were played, and keep it beside them.

    Parameters
    ----------
    passes: int
        How often all games are gone through.
    units: int
        The units of the first layer, a multiple of eight; the second has half of them.
    step: float
        How far the weights go at first; less and less with every pass.
    decay: float
        How fast a weight fades that no game keeps up: the fewer games, the faster it should.
    trust: float
        How far it is believed, from 0 (judged by hand) to 1.
    """
    known, place = game_called(game), folder / game
    need("numpy")
    if passes < 1 or units < 8 or units % 8 or not 0 < trust <= 1 or step <= 0 or decay < 0:
        raise Fault("Nothing can be trained like this.", "It takes passes, units by eights, and a trust up to 1.")
    from serenissima.arena.training import Course

    said = trained(known, place, Course((units, units // 2), passes, step, decay, seed), trust)
    file = place / FILE
    file.write_text(json_format.dumps(said) + "\n", encoding="utf-8")
    made_by = said["made_by"]
    best = min(one["left out"] for one in made_by["curve"])
    words = f"Mean surprise at games left out: {best:.4f}, judged by hand {made_by['curve'][0]['left out']:.4f}."
    print_json({**made_by, "file": str(file)}) if json else console().print(f"{words} Kept in {file}.")
    return 0


def trained(game: Game, place: Path, course: Course, trust: float) -> dict[str, Any]:
    """The network that the games in a folder come to, with how it was made."""
    from serenissima.arena.learning import read_games
    from serenissima.arena.training import judgement, network_of
    from serenissima.arena.training import train as learn_from

    heard = read_games(place)
    if not heard:
        raise Fault(f"{place} has no games.", f"serenissima learn play {game.key} plays them.")
    with progress() as bar:
        task = bar.add_task("passes", total=course.passes + 1)
        scales, stands = learn_from(heard, course, place / TRAINING, lambda one: bar.advance(task))
    terms = f"--passes {course.passes} --units {course.units[0]} --step {course.step} --decay {course.decay}"
    command = f"serenissima learn train {game.key} {terms} --trust {trust} --seed {course.seed}"
    positions = sum(len(one.won) for one in heard)
    made_by = {"command": command, "positions": positions, "curve": stands.curve}
    network = network_of(scales, stands.best, trust)
    return judgement(game.key, network, len(judge_by_hand(game).weights), made_by)


def prove(
    game: GameKey,
    *,
    how: Practice,
    games: int = 400,
    nodes: Annotated[int, Parameter(help="The simulations of the one; without it those of the top level.")] = 0,
    others: Annotated[int, Parameter(help="Those of the others; without it as many.")] = 0,
    network: NetworkFile = None,
    folder: Folder = Path("learning"),
    keep: Annotated[bool, Parameter(help="Put a network that has proven itself into the game's room.")] = False,
    json: Json = False,
) -> int:
    """Let one who judges positions at rest by the network play among those who judge them by hand.

    It has proven itself if the lower end of the interval is above chance; in the game's room every search uses it.
    """
    seats = how.seats
    known = checked(game, seats, games, nodes)
    file = (network or folder / game / FILE).resolve()
    if not file.is_file():
        raise Fault(f"{file} is not there.", f"serenissima learn train {game} makes it.")
    nodes = nodes or usual_budget(game, levels_of(known)[-1]).nodes
    terms = (str(file), nodes, others or nodes, how.seed)
    proof = proven(game, seats, games, terms, folder / game / LOG, cores(how.jobs))
    said = {"game": game, "seats": seats, "nodes": nodes, "others": others or nodes, **proof.summary()}
    better = said["interval"][0] > said["chance"]
    if keep and better:
        said["file"] = str(put(known, file, said))
    print_json(said) if json else show(said)
    return 0 if better else 1


def proven(game: str, seats: int, games: int, terms: tuple[str, int, int, int], log: Path, jobs: int) -> Proof:
    """The proof at its end, with a bar."""
    from serenissima.arena.log import BadLog
    from serenissima.arena.proving import Proof, bouts
    from serenissima.bots.network import BadNetwork

    network, nodes, others, seed = terms
    log.parent.mkdir(parents=True, exist_ok=True)
    try:
        proof = Proof(bouts(game, seats, games, network, nodes, others, seed), log)
        with progress() as bar:
            task = bar.add_task(f"proof of {game}", total=games, completed=len(proof.outcomes))
            proof.run(jobs, lambda: bar.advance(task))
    except BadLog as error:
        raise Fault(f"{error}.", "Move it away, or use another --folder.") from error
    except BadNetwork as error:
        raise Fault(f"{network}: {error}.") from error
    return proof


def put(game: Game, file: Path, proof: dict[str, Any]) -> Path:
    """The network in the game's room, with its proof."""
    said = json_format.loads(file.read_text(encoding="utf-8"))
    kept = room.paper(game, FILE)
    kept.write_text(json_format.dumps({**said, "proof": [*said.get("proof", []), proof]}) + "\n", encoding="utf-8")
    return kept


def draw(
    game: GameKey,
    out: Annotated[Path, Parameter(help="The picture (PNG).")],
    *,
    network: Annotated[Path | None, Parameter(help="The network; without it the one in the game's room.")] = None,
) -> int:
    """Draw how a network was learned."""
    file = network or room.paper(game_called(game), FILE)
    need("matplotlib")
    if not file.is_file():
        raise Fault(f"{file} is not there.", "Nothing was learned about this game, or it did not prove itself.")
    from serenissima.arena.plots import draw_learning

    draw_learning(json_format.loads(file.read_text(encoding="utf-8")), out)
    console().print(f"Drawn into {out}.")
    return 0


def show(said: dict[str, Any]) -> None:
    """A proof, for people."""
    low, high = said["interval"]
    won = f"{said['share']:.1%} ({low:.1%} to {high:.1%}) of {said['games']} games; chance is {said['chance']:.1%}"
    console().print(f"One who has learned won among {said['seats'] - 1} who judge by hand {won}.")
    console().print(f"An answer took {said['milliseconds an answer']} ms, the others {said['of the others']} ms.")
    console().print(f"Kept in {said['file']}." if "file" in said else "The room stays as it is.")


def checked(key: str, seats: int, games: int, nodes: int) -> Game:
    """The game, if there is something to be learned like this."""
    game = game_called(key)
    if len(levels_of(game)) == 1 or seats not in game.seats or games < 1 or nodes < 0:
        raise Fault(
            f"{key} cannot be learned like this.", "It needs a value function, its own number of seats, and games."
        )
    need("numpy", "pebble")
    return GAMES[key]


learn = App(name="learn", help="Learn by self-play what positions at rest are worth: play, train, prove, draw.")
for command in (play, train, prove, draw):
    learn.command(command)
