"""The law of whole turns: each can be carried out, brings what is said if nobody stops it, and tells no secret."""

from __future__ import annotations

from typing import Any

from serenissima.kernel.core import CHANCE, AnyState, Seat, apply, default, legal, seats, step_name
from serenissima.kernel.outlook import changes, telling_of
from serenissima.kernel.turns import MOST, Usual, Whole, usual_of, wholes
from serenissima.laws.broken import Scene, require
from serenissima.laws.secrets import imagine


def wholeness(scene: Scene) -> None:
    """Every turn that is offered is legal answer by answer as long as nobody stops it, and then brings what was said.

    And it follows from what the seat sees: the same turns are offered in a world it imagines.
    """
    usual, telling = usual_of(scene.game), telling_of(scene.game)
    asked = seats(scene.g)
    if len(asked) != 1 or asked[0] == CHANCE:
        return
    seat = asked[0]
    named = usual.turns(scene.g, seat, legal(scene.g, seat))
    offered = wholes(usual, telling, scene.g, seat)
    for turn in named[:MOST]:
        require(turn in [one.turn for one in offered], f"{turn.moves} is no turn: not all of it is legal")
        require(len(turn.says) > 0, f"{turn.moves} has no name")
    ways = [one.turn.moves for one in offered]
    require(len(set(ways)) == len(ways), f"a turn is offered twice: {ways}")
    imagined = wholes(usual, telling, imagine(scene, seat), seat)
    require(
        [said(one) for one in offered] == [said(one) for one in imagined], f"turns of seat {seat} depend on a secret"
    )
    for one in offered:
        comes_true(scene, usual, seat, one)


def comes_true(scene: Scene, usual: Usual, seat: Seat, one: Whole) -> None:
    """Given answer by answer, with everybody letting it pass who could stop it, the turn brings what was foretold."""
    telling, world = telling_of(scene.game), scene.g.copy()
    stopped_by: set[Seat] = set()
    for step, move in one.way:
        stopped_by |= others_pass(usual, world, seat)
        require(seats(world) == (seat,), f"in {one.turn.moves} seats {seats(world)} come before {move}")
        require(step_name(world.stack[-1]) == step, f"{move} answers {step_name(world.stack[-1])}, not {step}")
        require(move in legal(world, seat), f"{move} is not legal in {one.turn.moves}")
        apply(world, seat, move)
    stopped_by |= others_pass(usual, world, seat)
    require(stopped_by == set(one.stoppers), f"{stopped_by} may stop {one.turn.moves}, not {one.stoppers}")
    found = changes(telling.counts(scene.g, seat), telling.counts(world, seat))
    require(one.outlook.gains == found, f"{one.turn.moves} is said to bring {one.outlook.gains}, but brings {found}")
    require(one.outlook.asked == seats(world), f"after {one.turn.moves} seats {seats(world)} are asked")


def others_pass(usual: Usual, world: AnyState, seat: Seat) -> set[Seat]:
    """Who could stop it from here, and does not."""
    passing: set[Seat] = set()
    while world.stack and step_name(world.stack[-1]) in usual.stops and seats(world) != (seat,):
        other = seats(world)[0]
        passing.add(other)
        apply(world, other, default(world, other))
    return passing


def said(one: Whole) -> tuple[Any, ...]:
    """All that is told of a turn."""
    outlook = one.outlook
    return one.turn, one.way, one.stoppers, outlook.gains, outlook.asked, outlook.step, outlook.chances
