"""Records of whole games, made anew: `PYTHONPATH=src:tests python -m games.oltremare.make_records`.

Every game comes from a seed; `RECORDS` says which. The seeds of the rarer endings were searched for with `BOOK.find`.
Run this after a change of behaviour, together with a new version of the game.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from games.recorded import PLAYERS, Book, Player, Recipe
from serenissima.games.oltremare import GAME
from serenissima.games.oltremare.actions import still_to_choose
from serenissima.games.oltremare.cards import CARDS, PIRATE
from serenissima.games.oltremare.sailing import Sail, voyages
from serenissima.kernel.core import CHANCE, AnyState, Move, Seat, default, nouns, odds, seats
from serenissima.kernel.luck import SeededLuck, outcome
from serenissima.kernel.notation import top_name
from serenissima.kernel.record import Record

# Three players, none of them clever


def at_random(g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Anything, but with an end to the talking."""
    if ("end_trading",) in moves and rng.random() < 0.4:
        return ("end_trading",)
    return rng.choice(moves)


def merchant(g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Small deals at small prices, half of them accepted; sometimes late, sometimes lying, and with trails to draw."""
    step = top_name(g)
    if rng.random() < 0.03:
        return default(g, seat)
    if step in ("offer_card", "offer_request") and ("done",) in moves and rng.random() < 0.6:
        return ("done",)
    if step == "offer_ducati":
        return rng.choice([move for move in moves if abs(nouns(move)[0]) <= 3])
    if step == "offer_claim" and rng.random() < 0.2:
        return ("claim", rng.randrange(11), rng.randrange(5), rng.randrange(1, 32))
    if step == "deal_reply" and ("accept",) in moves:
        return ("accept",) if rng.random() < 0.6 else rng.choice(moves)
    question = g.stack[-1]
    if isinstance(question, Sail):
        return ("trail", *rng.choice(voyages(g, seat, question.routes).trails))
    return at_random(g, seat, moves, rng)


def reckless(g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Buys whatever can be bought, plays flags and card stacks, and loads so as to have to play four cards again."""
    step, cards = top_name(g), g.rules.printed.cards
    if step == "trade_action":
        return next(move for move in moves if move[0] in ("buy_goods", "end_trading", "buy_pirate"))
    if step == "play_card":
        return max(moves, key=lambda move: len({PIRATE, CARDS} & {*cards[nouns(move)[0]].symbols}))
    if step == "load_order":
        return max(moves, key=lambda move: cards[nouns(move)[-1]].load)
    return rng.choice(moves)


def hasty(g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Lays all cards down at once, in no order, or one out of order; else anything."""
    if top_name(g) != "play_card":
        return at_random(g, seat, moves, rng)
    own = g.own[seat]
    left = [card for card in own.hand if card not in own.chosen]
    together = rng.sample(left, still_to_choose(g, seat))
    return ("cards", *together) if rng.random() < 0.5 else ("card", together[0])


PLAYS: Final[dict[str, Player]] = {"random": at_random, "merchant": merchant, "reckless": reckless, "hasty": hasty}

FIRST_EDITION: Final[dict[str, Any]] = {
    "interim_scores_cargo": False,
    "venice_jitter": 0,
    "start_player": 1,
    "payout_table": "early_hints",
    "zero_markers_rank": False,
}
STRICT: Final[dict[str, Any]] = {
    "favourable_terms_in_debt": False,
    "compass_to_empty": False,
    "prestige_supply": "forty",
    "counter_offers": False,
    "claims": False,
    "talks_per_turn": 3,
}
FREE: Final[dict[str, Any]] = {
    "ducati_gift_is_deal": True,
    "deal_ducati_max": 50,
    "memory_aid": "own",
    "venice_jitter": 10,
    "talks_per_turn": 40,
}

RECORDS: Final[dict[str, Recipe]] = {
    "last_card_2": Recipe(2, "random", 7),
    "last_card_3": Recipe(3, "random", 32),
    "last_card_4": Recipe(4, "random", 4),
    "last_card_5": Recipe(5, "random", 14),
    "reshuffle_2": Recipe(2, "merchant", 0),
    "reshuffle_3": Recipe(3, "merchant", 0),
    "reshuffle_4": Recipe(4, "merchant", 0),
    "reshuffle_5": Recipe(5, "merchant", 0),
    "second_exhaustion_2": Recipe(2, "reckless", 1),
    "second_exhaustion_3": Recipe(3, "reckless", 0),
    "second_exhaustion_4": Recipe(4, "reckless", 0),
    "second_exhaustion_5": Recipe(5, "reckless", 0),
    "first_edition_3": Recipe(3, "merchant", 1, FIRST_EDITION),
    "strict_4": Recipe(4, "merchant", 1, STRICT),
    "free_2": Recipe(2, "merchant", 15, FREE),
    "any_order_3": Recipe(3, "hasty", 0),
}


TABLE_TALK: Final = """
* card gems_04; * card pottery_15; * card grain_19
* card olives_05; * card olives_07; * card grain_02; * card grain_06
* card salt_01; * card silk_08; * card pottery_02; * card grain_07
* card gems_03; * card scrolls_06; * card salt_09; * card grain_09
* start blue
anna invite yellow ship; bruno offer; bruno card salt_01; bruno done; bruno done; bruno amount -3
bruno claim ducato+ship 6; * send; anna accept; * exchange
anna propose purple; anna card olives_05; anna done; anna good gems; anna done; anna amount 0; anna silent; * send
carla counter; carla card gems_03; carla done; carla good olives; carla good olives; carla done; carla amount -1
carla silent; * send; anna accept; anna card olives_05; anna card olives_07; * exchange
anna buy_goods; * card scrolls_03; anna end_trading; anna card gems_03; anna card scrolls_03; anna card grain_06
later
anna load gems_03 scrolls_03 grain_06
bruno propose blue; bruno card silk_08; bruno done; bruno done; bruno amount 0; bruno silent; * send
anna accept; * exchange
bruno end_trading; bruno card grain_07
later
bruno load grain_07
"""


def table_talk() -> Record:
    """A game that begins with a lie, a counter-offer and a gift, and then goes on with everybody out of time."""
    record, luck = Record(GAME, PLAYERS[:3], {"start_player": 0}), SeededLuck("table talk")
    while top_name(record.state) == "place_marker":
        record.play(CHANCE, outcome(odds(record.state), luck))
    for line in TABLE_TALK.replace(";", "\n").split("\n"):
        if line.strip() == "later":
            to_the_load_phase(record, luck)
        elif line.strip():
            record.play(*record.read_line(line))
    while not record.over:
        record.settle(luck)
        if not record.over:
            seat = seats(record.state)[0]
            record.play(seat, default(record.state, seat), clock=True)
    return record


def to_the_load_phase(record: Record, luck: SeededLuck) -> None:
    """Luck draws, the ship sails where it would if nobody answered."""
    while top_name(record.state) != "load_order":
        (seat,) = seats(record.state)
        move = outcome(odds(record.state), luck) if seat == CHANCE else default(record.state, seat)
        record.play(seat, move)


def length(g: AnyState) -> dict[str, int]:
    return {"turns": g.table.turn.turns}


BOOK: Final = Book(GAME, RECORDS, PLAYS, length, {"table_talk": table_talk})

if __name__ == "__main__":
    BOOK.write()
