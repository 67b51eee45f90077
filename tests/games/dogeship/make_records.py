"""Records of whole games, made anew: `PYTHONPATH=src:tests python -m games.dogeship.make_records`.

Every game comes from a seed; `RECORDS` says which. Random play almost never completes the galley, so builders steer
towards it: they complete what they can and buy for the zones that come next. Run this after a change of behaviour,
together with a new version of the game.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from games.recorded import Book, Player, Recipe, at_random
from serenissima.games.dogeship import GAME
from serenissima.games.dogeship.board import BARRIER, BUY, COMPLETE, GAIN, GALLEY, GONDOLA, LOWER, UPPER
from serenissima.games.dogeship.completing import completable, is_last_part
from serenissima.games.dogeship.state import count_kind, open_zone, top_barrier, yard
from serenissima.kernel.core import AnyState, Move, Seat
from serenissima.kernel.notation import top_name

# Builders


def builder(g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """The move it likes best, the first of equals; now and then anything at all."""
    if rng.random() < 0.04:
        return rng.choice(moves)
    return max(moves, key=lambda move: liking(g, seat, move) + 0.1 * rng.random())


def gilder(g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """A builder who leaves the last part to a bonus, and collects barriers until he has it."""
    last = [move for move in moves if move[0] == "complete" and is_last_part(g, seat, move[1:][0])]
    if last and top_name(g) == "complete_step":
        moves = [move for move in moves if move not in last]
    ending = one_slot_left(g)
    golden = [move for move in moves if move[0] in ("keep", "reorder") and is_golden(g, move[1:][0])]
    if golden and (ending or golden[0][0] == "keep"):
        return golden[0]
    if ending and top_name(g) == "choose_action":
        return max(moves, key=lambda move: liking_to_end(g, seat, move) + 0.1 * rng.random())
    return builder(g, seat, moves, rng)


def is_golden(g: AnyState, tile: int) -> bool:
    """A barrier that completes a galley part."""
    barrier = g.rules.board.tiles[tile]
    return barrier.kind == BARRIER and barrier.offer.does == COMPLETE and GALLEY in barrier.offer.kinds


def one_slot_left(g: AnyState) -> bool:
    parts = len(g.table.decks[LOWER]) + len(g.table.decks[UPPER])
    return bool(parts == 2 * g.rules.layout.columns - 1)


def liking_to_end(g: AnyState, seat: Seat, move: Move) -> float:
    """With one slot left: finish by the bonus, or go on looking for the barrier that can."""
    if move[0] != "place":
        return 0
    offer = g.rules.board.fields[move[1:][0]].offer
    golden = top_barrier(g, seat) >= 0 and is_golden(g, top_barrier(g, seat))
    if golden and offer.does == COMPLETE and completable(g, seat, (GALLEY,)):
        return 9
    if BARRIER in offer.kinds and (offer.does == BUY or completable(g, seat, (BARRIER,))):
        return 4
    return liking(g, seat, move)


def liking(g: AnyState, seat: Seat, move: Move) -> float:
    """How much a builder likes a move."""
    verb, said = move[0], move[1:]
    if verb == "place":
        return liking_of_field(g, seat, said[0])
    if verb == "buy":
        return 3 + nearness(g, said[1]) if said[0] == GALLEY else 3
    if verb in ("complete", "replace", "keep"):
        return liking_of_tile(g, said[0]) + (6 if g.rules.board.kind_of[said[0]] == GALLEY else 5)
    if verb == "discard":
        return 2 - liking_of_tile(g, said[0])
    return {"bid": 1.0, "play": 1.0, "water": 0.5, "reorder": 0.2}.get(verb, 0)


def liking_of_field(g: AnyState, seat: Seat, at: int) -> float:
    """Complete parts first, then buy them, then look for ducats."""
    offer = g.rules.board.fields[at].offer
    kinds, purse = offer.kinds, g.table.ducats[seat]
    if offer.does == COMPLETE:
        ready = completable(g, seat, kinds)
        return 6.0 * any(g.rules.board.kind_of[tile] == GALLEY for tile in ready) + 2 * bool(ready)
    if offer.does == BUY:
        wanted = GALLEY in kinds and count_kind(g, seat, GALLEY) < 2 and purse > 3
        return 5.0 * wanted + 1.5 * (GONDOLA in kinds) + 1.0 * (BARRIER in kinds) - 2 * (len(yard(g, seat)) > 3)
    return 2.0 if offer.does == GAIN else 1.0


def liking_of_tile(g: AnyState, tile: int) -> float:
    """A galley tile by its zone, any other by its price."""
    board = g.rules.board
    return nearness(g, board.stack_of[tile]) if board.kind_of[tile] == GALLEY else 0.5 + board.cost_of[tile] / 4


def nearness(g: AnyState, zone: int) -> float:
    """How soon a tile of that zone can be built."""
    deck = g.rules.board.zone_deck[zone]
    if zone == open_zone(g, deck):
        return 1
    ahead = g.rules.layout.zone_at[deck][len(g.table.decks[deck]) :]
    return 0.6 if zone in ahead[:2] else 0.2 if zone in ahead else -1


PLAYS: Final[dict[str, Player]] = {"random": at_random, "builder": builder, "gilder": gilder}

SHORT: Final[dict[str, Any]] = {"max_rounds": 6}
COVERED: Final[dict[str, Any]] = {"open_yards": False, "buy_may_decline": False}
VARIANT: Final[dict[str, Any]] = {
    "start_player": 1,
    "open_approvals": True,
    "galley_limit_discard": False,
    "replace_triggers_complete_bonus": True,
}

RECORDS: Final[dict[str, Recipe]] = {
    "random_2": Recipe(2, "random", 1),
    "random_3": Recipe(3, "random", 1, SHORT),
    "random_4": Recipe(4, "random", 1, SHORT),
    "random_5": Recipe(5, "random", 1, SHORT),
    "builders_2": Recipe(2, "builder", 1),
    "builders_3": Recipe(3, "builder", 1),
    "builders_4": Recipe(4, "builder", 1),
    "builders_5": Recipe(5, "builder", 1),
    "bonus_2": Recipe(2, "gilder", 1),
    "bonus_3": Recipe(3, "gilder", 1),
    "bonus_4": Recipe(4, "gilder", 1),
    "bonus_5": Recipe(5, "gilder", 3),
    "covered_2": Recipe(2, "builder", 2, COVERED),
    "covered_5": Recipe(5, "random", 2, COVERED | SHORT),
    "variants_3": Recipe(3, "gilder", 4, VARIANT),
    "variants_4": Recipe(4, "random", 2, VARIANT | COVERED | SHORT),
}


def length(g: AnyState) -> dict[str, int]:
    return {"rounds": g.table.round}


BOOK: Final = Book(GAME, RECORDS, PLAYS, length)

if __name__ == "__main__":
    BOOK.write()
