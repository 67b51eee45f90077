"""Sealed answers are mixed: no rival can live on knowing how a bot answers."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import toy
from serenissima.bots.judge import Judge
from serenissima.bots.protocol import Budget
from serenissima.bots.sealed import Mixture, School, mixed_answer, thinned
from serenissima.bots.thinkers import SearchBot
from serenissima.kernel.core import Chance, Move, SealedQuestion, Seat, legal, look, nouns
from serenissima.kernel.game import new


def coins(g: toy.G, seat: Seat) -> list[float]:
    return [float(g.table.coins[seat])]


COINS = Judge(toy.GAME, coins, [1.0], 40.0)
HEADS, TAILS, GIVE_UP = 1, 2, 3


@dataclass
class Pennies(SealedQuestion):
    """Both put down a penny unseen, or give up."""

    def seats(self, g: toy.G) -> tuple[Seat, ...]:
        return tuple(seat for seat in (0, 1) if g.own[seat].bid < 0)

    def moves(self, g: toy.G, seat: Seat) -> list[Move]:
        return [("penny", HEADS), ("penny", TAILS), ("penny", GIVE_UP)]

    def play(self, g: toy.G, seat: Seat, move: Move) -> None:
        g.own[seat].bid = nouns(move)[0]
        if not self.seats(g):
            g.swap(Compare())


@dataclass
class Compare(Chance):
    """Alike pays the first seat, unlike the second; whoever gave up loses more."""

    def odds(self, g: toy.G) -> list[tuple[Move, int]]:
        return [(("compare",), 1)]

    def play(self, g: toy.G, move: Move) -> None:
        bids = [own.bid for own in g.own]
        for seat in (0, 1):
            if bids[seat] == GIVE_UP:
                g.table.coins[1 - seat] += 3
        g.table.coins[0 if bids[0] == bids[1] else 1] += 2
        for own in g.own:
            own.bid = -1
        g.swap(Pennies())


def pennies() -> toy.G:
    g = new(toy.GAME, 2)
    g.stack = [Pennies()]
    return g


def test_pennies_are_mixed_half_and_half_and_nobody_gives_up() -> None:
    g = pennies()
    for seat in (0, 1):
        school = School(COINS, look(g, seat), legal(g, seat))
        school.learn(400, float("inf"), Random(3))
        heads, tails, give_up = school.mine.settled()
        assert abs(heads - 0.5) < 0.1
        assert abs(tails - 0.5) < 0.1
        assert give_up == 0.0


def test_a_search_draws_from_the_mixture() -> None:
    g = pennies()
    drawn = [SearchBot(COINS, seed).choose(look(g, 0), legal(g, 0), Budget(60)) for seed in range(30)]
    assert set(drawn) == {("penny", HEADS), ("penny", TAILS)}
    assert 8 <= drawn.count(("penny", HEADS)) <= 22
    again = [SearchBot(COINS, seed).choose(look(g, 0), legal(g, 0), Budget(60)) for seed in range(30)]
    assert again == drawn


def test_regret_matching_finds_the_mixture_of_matching_pennies() -> None:
    heads: list[Move] = [("heads",), ("tails",)]
    one, two = Mixture(heads), Mixture(heads)
    one.regret[0] = 3.0
    for _ in range(2_000):
        mine, yours = one.plan(), two.plan()
        one.learn(mine, [yours[0] - yours[1], yours[1] - yours[0]])
        two.learn(yours, [mine[1] - mine[0], mine[0] - mine[1]])
    for mixture in (one, two):
        assert abs(mixture.settled()[0] - 0.5) < 0.05


def test_sealed_bids_are_mixed_not_fixed() -> None:
    g = new(toy.GAME, 3)
    view, bids = look(g, 0), legal(g, 0)
    drawn = {mixed_answer(COINS, view, bids, Random(seed), 40, float("inf")) for seed in range(12)}
    assert len(drawn) > 1
    assert drawn <= set(bids)


def test_long_lists_are_thinned_evenly_with_both_ends() -> None:
    moves: list[Move] = [("bid", n) for n in range(100)]
    kept = thinned(moves)
    assert (kept[0], kept[-1], len(kept)) == (moves[0], moves[-1], 9)
    assert thinned(moves[:5]) == moves[:5]
