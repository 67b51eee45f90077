"""Records of whole games, made anew: `PYTHONPATH=src:tests python -m games.serenissima_2012.make_records`.

Every game comes from a seed; `RECORDS` says which. Seeds of games that end in a tie were searched for with `BOOK.find`.
Run this after a change of behaviour, together with a new version of the game.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from games.recorded import Book, Player, Recipe, at_random
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.core import AnyState, Move, Seat
from serenissima.kernel.notation import top_name

PIRATE: Final = {
    "action": 8,
    "invest": 4,
    "buy_goods": 4,
    "load_done": 4,
    "sell": 6,
    "land": 10,
    "attack_galley": 40,
    "attack_port": 60,
    "build_fort": 60,
    "continue": 6,
    "block": 4,
    "hire": 4,
}


# Two players beside the random one, neither of them clever


def pirate(g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """First the verb by its liking, then any move with it."""
    verbs = sorted({move[0] for move in moves})
    verb = rng.choices(verbs, [PIRATE.get(verb, 1) for verb in verbs])[0]
    return rng.choice([move for move in moves if move[0] == verb])


def trader(g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Buys two cubes, sails to the nearest port that takes them, sells, lands, builds; now and then anything at all."""
    if rng.random() < 0.07:
        return rng.choice(moves)
    ship = g.table.galleys[g.table.activation.galley]
    wishes = WISHES.get(top_name(g), ())
    if top_name(g) == "move_step":
        return homing(g, moves)
    for verb, at_most in wishes:
        fits = [move for move in moves if move[0] == verb]
        if (verb == "buy_goods" and ship.cubes() > 1) or (verb == "land" and ship.sailors < 3):
            continue
        if verb == "invest" and (g.table.round < 3 or rng.random() < 0.75):
            continue
        if fits:
            return max(fits, key=len) if verb == "sell" else fits[min(at_most, len(fits)) - 1]
    return rng.choice(moves)


WISHES: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "choose_mode": (("invest", 1), ("action", 1)),
    "load_step": (("buy_goods", 2), ("load_done", 1)),
    "arrival_act": (("sell", 1), ("land", 1), ("attack_port", 1), ("end_turn", 1)),
    "fight_act": (("attack_port", 1), ("land", 1), ("end_turn", 1)),
    "invest_step": (("build_basilica", 1), ("build_fort", 1), ("buy_galley", 1), ("hire", 2)),
    "declare_blockade": (("allow", 1),),
    "catch_up_step": (("buy_galley", 1),),
    "crew_galley": (("crew", 3),),
}


def homing(g: AnyState, moves: list[Move]) -> Move:
    """One step nearer to a port that takes something aboard, or that is still neutral."""
    ship = g.table.galleys[g.table.activation.galley]
    near: dict[int, int] = {ship.field: -1}
    queue = [ship.field]
    for here in queue:
        if wanted(g, here):
            first = here
            while near[first] not in (-1, ship.field):
                first = near[first]
            return ("stop",) if here == ship.field else ("sail", first)
        for ahead in g.rules.board.neighbours[here]:
            if ahead not in near:
                near[ahead] = here
                queue.append(ahead)
    return moves[-1]


def wanted(g: AnyState, field_: int) -> bool:
    """Whether the port of that field takes a cube of the active galley."""
    port = g.rules.board.port_at[field_]
    if port < 0 or g.table.ports[port].closed:
        return False
    place, printed = g.table.ports[port], g.rules.board.ports[port]
    held = place.stored | 1 << printed.good
    cargo = g.table.galleys[g.table.activation.galley].cargo
    room = bin(place.stored).count("1") < printed.size
    return room and any(cubes and not held >> good & 1 for good, cubes in enumerate(cargo))


PLAYS: Final[dict[str, Player]] = {"random": at_random, "pirate": pirate, "trader": trader}

VARIANT: Final[dict[str, Any]] = {
    "first_seat": 1,
    "start_field_immunity": "leave_only",
    "blockade_release": "outnumbered",
    "fort_before_value": False,
    "new_galley_same_round": False,
    "catch_up_sailors": "galleys_only",
}
DEALT: Final[dict[str, Any]] = {"start_assignment": "random", "port_closing": "random"}
HIDDEN: Final[dict[str, Any]] = {"money_visibility": "hidden"}
PRESET: Final[dict[str, Any]] = {"port_closing": "preset", "two_player_draft": "snake"}

RECORDS: Final[dict[str, Recipe]] = {
    "random_2": Recipe(2, "random", 1),
    "random_3": Recipe(3, "random", 1),
    "random_4": Recipe(4, "random", 1),
    "traders_2": Recipe(2, "trader", 1),
    "traders_3": Recipe(3, "trader", 1),
    "traders_4": Recipe(4, "trader", 1),
    "pirates_2": Recipe(2, "pirate", 1, PRESET),
    "pirates_3": Recipe(3, "pirate", 1),
    "pirates_4": Recipe(4, "pirate", 1),
    "hidden_2": Recipe(2, "pirate", 2, HIDDEN),
    "hidden_3": Recipe(3, "trader", 2, HIDDEN),
    "hidden_4": Recipe(4, "trader", 2, HIDDEN),
    "dealt_2": Recipe(2, "trader", 3, DEALT),
    "dealt_3": Recipe(3, "random", 3, DEALT),
    "dealt_4": Recipe(4, "pirate", 3, DEALT),
    "variants_3": Recipe(3, "pirate", 4, VARIANT),
    "variants_4": Recipe(4, "trader", 4, VARIANT | HIDDEN),
    "won_by_ports_2": Recipe(2, "trader", 109),
    "won_by_ports_4": Recipe(4, "trader", 88),
    "shared_2": Recipe(2, "random", 0),
    "shared_3": Recipe(3, "random", 5),
}


def length(g: AnyState) -> dict[str, int]:
    return {"rounds": g.table.round}


BOOK: Final = Book(GAME, RECORDS, PLAYS, length)

if __name__ == "__main__":
    BOOK.write()
