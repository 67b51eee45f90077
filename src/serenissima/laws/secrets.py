"""Laws of secrecy: blindness, imagination, foresight. Together they prove that nobody learns what he should not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serenissima.kernel.core import (
    CHANCE,
    SPECTATOR,
    AnyState,
    Chance,
    Move,
    Question,
    Seat,
    apply,
    legal,
    look,
    seats,
    told,
)
from serenissima.laws.broken import Scene, require, seen, seen_by, whole

MOST_ANSWERS: Final = 12


def onlookers(g: AnyState) -> list[Seat]:
    """Everybody who looks on: the spectator first, then the seats."""
    return [SPECTATOR, *range(len(g.own))]


def blindness(scene: Scene) -> None:
    """Two answers of others that tell a seat the same leave it with the same view.

    So what a seat sees depends on nothing but what it was told. One that tells it nothing leaves its view as it was, as
    long as the same are asked: else it would see how many secret answers there were.
    """
    for asked in seats(scene.g):
        after = []
        for move in scene.sample(legal(scene.g, asked), MOST_ANSWERS):
            world = scene.g.copy()
            after.append((move, apply(world, asked, move), world))
        for seat in onlookers(scene.g):
            if seat != asked:
                same_told_same_seen(seat, after)
                unheard_unseen(scene.g, seat, after)


def unheard_unseen(g: AnyState, seat: Seat, after: list[tuple[Move, Any, AnyState]]) -> None:
    before = None
    for move, events, world in after:
        if not told(events, seat) and seats(world) == seats(g):
            before = before or seen_by(g, seat)
            require(seen_by(world, seat) == before, f"seat {seat} is not told of {move}, but sees that it was given")


def same_told_same_seen(seat: Seat, after: list[tuple[Move, Any, AnyState]]) -> None:
    known: dict[tuple[Any, ...], tuple[Move, Any]] = {}
    for move, events, world in after:
        heard = tuple(told(events, seat))
        view = seen_by(world, seat)
        first, first_view = known.setdefault(heard, (move, view))
        require(view == first_view, f"{first} and {move} tell seat {seat} the same but it sees a difference")


def imagination(scene: Scene) -> None:
    """The world a seat imagines looks the same to it, offers it the same moves, and keeps every rule."""
    for seat in onlookers(scene.g):
        imagined = imagine(scene, seat)
        require(
            seen_by(imagined, seat) == seen_by(scene.g, seat), f"seat {seat} imagines a world it would see otherwise"
        )
        require(legal(imagined, seat) == legal(scene.g, seat), f"the legal moves of seat {seat} depend on a secret")
        scene.game.audit(imagined)
        for other in seats(imagined):
            require(bool(legal(imagined, other)), f"seat {seat} imagines that seat {other} cannot answer")


def imagine(scene: Scene, seat: Seat) -> AnyState:
    view = look(scene.g, seat)
    before = seen(view)
    imagined = scene.game.imagine(view, scene.rng)
    require(seen(view) == before, f"imagining has changed the view of seat {seat}")
    return imagined


def foresight(scene: Scene) -> None:
    """In every world a seat can imagine its own answer tells it the same: one learns from luck and from others only."""
    for seat in seats(scene.g):
        if seat == CHANCE:
            continue
        for move in scene.sample(legal(scene.g, seat), 4):
            real, imagined = scene.g.copy(), imagine(scene, seat)
            heard = told(apply(real, seat, move), seat)
            expected = told(apply(imagined, seat, move), seat)
            require(heard == expected, f"seat {seat} learns from its own {move}: {heard} or {expected}")
            require(seen_by(real, seat) == seen_by(imagined, seat), f"seat {seat} sees a secret after its own {move}")


def told_apart(scene: Scene) -> None:
    """The same answer of another in the real and in an imagined world: told the same, a seat sees the same."""
    for asked in seats(scene.g):
        for seat in onlookers(scene.g):
            if seat == asked:
                continue
            imagined = imagine(scene, seat)
            shared = [move for move in legal(scene.g, asked) if move in set(legal(imagined, asked))]
            for move in scene.sample(shared, 2):
                real, other = scene.g.copy(), imagined.copy()
                heard = told(apply(real, asked, move), seat)
                if heard == told(apply(other, asked, move), seat):
                    same = seen_by(real, seat) == seen_by(other, seat)
                    require(same, f"{move} of seat {asked} shows seat {seat} more than it was told")


def discretion(scene: Scene) -> None:
    """Of a sealed answer nobody is told more than he can then see: two answers told apart are seen apart."""
    step = scene.g.stack[-1]
    if not (isinstance(step, Question | Chance) and step.sealed):
        return
    asked = seats(scene.g)[0]
    after = []
    for move in scene.sample(legal(scene.g, asked), MOST_ANSWERS):
        world = scene.g.copy()
        after.append((move, apply(world, asked, move), world))
    for seat in onlookers(scene.g):
        known: dict[str, tuple[Move, Any]] = {}
        for move, events, world in after:
            heard = told(events, seat)
            first, first_heard = known.setdefault(repr(seen_by(world, seat)), (move, heard))
            require(heard == first_heard, f"seat {seat} is told {first} and {move} apart, but cannot see them apart")


def openness(scene: Scene) -> None:
    """What luck answers openly, everybody can then see: two outcomes that make a difference differ for all.

    So a roll or a draw that only some may know is sealed, and tells them itself.
    """
    step = scene.g.stack[-1]
    if not isinstance(step, Chance) or step.sealed:
        return
    after = []
    for move in scene.sample(legal(scene.g, CHANCE), MOST_ANSWERS):
        world = scene.g.copy()
        apply(world, CHANCE, move)
        after.append((move, world))
    for seat in onlookers(scene.g):
        known: dict[str, tuple[Move, Any]] = {}
        for move, world in after:
            first, first_world = known.setdefault(repr(seen_by(world, seat)), (move, world))
            same = whole(world) == whole(first_world)
            require(same, f"luck tells everybody {first} and {move} apart, but seat {seat} sees no difference")


SECRETS: Final[dict[str, Callable[[Scene], None]]] = {
    "blindness": blindness,
    "imagination": imagination,
    "foresight": foresight,
    "told": told_apart,
    "discretion": discretion,
    "openness": openness,
}
