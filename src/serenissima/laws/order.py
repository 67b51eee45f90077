"""Laws of good order: legal moves, determinism, copies, notation, positions, audit, refusals."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from serenissima.kernel.core import CHANCE, Move, Question, allowed, apply, default, legal, odds, seats
from serenissima.kernel.game import rule_ids
from serenissima.kernel.notation import event_kinds, move_words, read_move, top_name
from serenissima.kernel.position import from_json, to_json
from serenissima.kernel.record import refusal
from serenissima.laws.broken import Scene, require, whole

MOST_MOVES: Final = 12  # alternatives tried per moment


def legal_moves_are_sound(scene: Scene) -> None:
    """Whoever is asked has a move; no move stands twice; asking again gives the same list and changes nothing."""
    g = scene.g
    before = whole(g)
    for seat in range(CHANCE, len(g.own)):
        moves = legal(g, seat)
        require(moves == legal(g, seat), f"the legal moves of seat {seat} differ when asked twice")
        require(bool(moves) == (seat in seats(g)), f"seat {seat} is asked without a move, or has one unasked")
        require(len(set(moves)) == len(moves), f"a legal move of seat {seat} stands twice")
    require(whole(g) == before, "listing the legal moves has changed the game")


def chance_is_weighted(scene: Scene) -> None:
    """Every outcome of luck has a whole weight above zero."""
    if seats(scene.g) == (CHANCE,):
        for move, weight in odds(scene.g):
            require(type(weight) is int and weight > 0, f"{move} has the weight {weight!r}")


def time_out_has_an_answer(scene: Scene) -> None:
    """The answer for a seat whose time ran out is an allowed one, or one for the clock alone."""
    if isinstance(scene.g.stack[-1], Question):
        for seat in seats(scene.g):
            move = default(scene.g, seat)
            fits = allowed(scene.g, seat, move) or scene.game.left_to_the_clock(scene.g, seat, move)
            require(fits, f"the default {move} of seat {seat} is not legal")


def answers_are_deterministic(scene: Scene) -> None:
    """The same answer in the same state has the same effect and tells the same; copies do not feel it."""
    seat, move = any_answer(scene)
    first, second, untouched = scene.g.copy(), scene.g.copy(), whole(scene.g)
    require(whole(first) == untouched, "a copy differs from its original")
    told = apply(first, seat, move)
    require(whole(scene.g) == untouched, f"{move} on a copy has changed the original")
    require(whole(second) == untouched, f"{move} on a copy has changed another copy")
    require(apply(second, seat, move) == told, f"{move} tells different things when repeated")
    require(whole(first) == whole(second), f"{move} has different effects when repeated")
    first.become(scene.g)
    require(whole(first) == untouched, f"what was copied and became as its original again after {move} differs from it")
    apply(first, seat, move)
    require(whole(scene.g) == untouched, f"{move} on what became as the original has changed the original")


def any_answer(scene: Scene) -> tuple[int, Move]:
    seat = scene.rng.choice(seats(scene.g))
    return seat, scene.rng.choice(legal(scene.g, seat))


def notation_round_trips(scene: Scene) -> None:
    """Every legal move can be written in words and JSON and read back, and no two are written alike."""
    step = top_name(scene.g)
    for seat in seats(scene.g):
        written = set()
        for move in legal(scene.g, seat):
            words = json.loads(json.dumps(move_words(scene.game, scene.names, step, move)))
            require(read_move(scene.game, scene.names, step, words) == move, f"{move} is read back differently")
            written.add(" ".join(words))
        require(len(written) == len(legal(scene.g, seat)), "two legal moves are written alike")


def events_are_declared(scene: Scene) -> None:
    """Whatever is told has a name that the game declares, and nouns of the kinds declared."""
    game = scene.game
    seat, move = any_answer(scene)
    for _, event in apply(scene.g.copy(), seat, move):
        step, _, verb = event[0].rpartition(".")
        known = event[0] in game.events or (step in game.asked and verb in game.asked[step].answers)
        require(known, f"{event[0]!r} is told after {move}, but the game declares no such event")
        kinds = event_kinds(game, event[0], len(event) - 1)
        require(len(kinds) == len(event) - 1, f"{event} has not the nouns that its declaration names: {kinds}")
        for kind, number in zip(kinds, event[1:], strict=True):
            named = kind == "n" or -1 <= number < len(scene.names[kind])
            require(named, f"{event} names {number}, which is no {kind}")


def positions_round_trip(scene: Scene) -> None:
    """A state written as JSON and read back is the same state."""
    written = json.dumps(to_json(scene.game, scene.g))
    read = from_json(scene.game, json.loads(written))
    require(whole(read) == whole(scene.g), "a position read back is another one")
    require(json.dumps(to_json(scene.game, read)) == written, "a position is written differently the second time")


def audit_holds(scene: Scene) -> None:
    """Nothing has appeared or vanished, in no drawer."""
    scene.game.audit(scene.g)


def refusals_cite_rules(scene: Scene) -> None:
    """An illegal move is refused with a rule that exists, and changes nothing."""
    ids = rule_ids(scene.game.folder / "rules.md")
    asked = [seat for seat in seats(scene.g) if seat != CHANCE]
    before = whole(scene.g)
    for seat in asked:
        for move in strange_moves(scene, seat):
            if not allowed(scene.g, seat, move):
                refused = refusal(scene.game, scene.g, seat, move)
                require(refused is not None, f"{move} is not legal but is not refused")
                require(refused is None or refused.rule in ids, f"{move} is refused by an unknown rule: {refused}")
    require(whole(scene.g) == before, "refusing a move has changed the game")


def strange_moves(scene: Scene, seat: int) -> list[Move]:
    """Legal moves with other numbers, and other verbs with any numbers."""
    rng = scene.rng
    strange: list[Move] = []
    for move in scene.sample(legal(scene.g, seat), 3):
        if len(move) > 1:
            numbers = list(move[1:])
            numbers[rng.randrange(len(numbers))] = rng.randint(-2, 40)
            strange.append((move[0], *numbers))
    for key in rng.sample(sorted(scene.game.verbs), min(3, len(scene.game.verbs))):
        count = rng.randint(0, len(scene.game.verbs[key].kinds) + 1)
        strange.append((key.rsplit(".", 1)[-1], *(rng.randint(-1, 20) for _ in range(count))))
    return strange


ORDER: Final[dict[str, Callable[[Scene], None]]] = {
    "legal": legal_moves_are_sound,
    "odds": chance_is_weighted,
    "default": time_out_has_an_answer,
    "determinism": answers_are_deterministic,
    "notation": notation_round_trips,
    "events": events_are_declared,
    "position": positions_round_trip,
    "audit": audit_holds,
    "refusal": refusals_cite_rules,
}
