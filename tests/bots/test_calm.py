"""Bots do not do what people would laugh at, and whoever counts it would see it."""

from __future__ import annotations

import pytest

from serenissima.arena.habits import Evening, Noted, spend, watchable
from serenissima.bots.calm import CalmBot, shortest_steps
from serenissima.bots.levels import levels_of
from serenissima.bots.protocol import Budget
from serenissima.games import GAMES
from serenissima.kernel.core import AnyState, Move, Seat, View, legal, look, seats
from serenissima.kernel.game import new

# 0 - 1 - 2 - 3, and a longer way round from 0 to 2: 0 - 4 - 5 - 2
ROUND_AN_ISLAND = [[1, 4], [0, 2], [1, 3, 5], [2], [0, 5], [4, 2]]


def test_a_step_leads_on_by_a_shortest_way() -> None:
    assert shortest_steps(ROUND_AN_ISLAND, 0, 0, ()) == {1, 4}
    assert shortest_steps(ROUND_AN_ISLAND, 0, 1, ()) == {2, 5}
    assert shortest_steps(ROUND_AN_ISLAND, 0, 2, ()) == {3}


def test_a_way_round_somebody_may_be_longer_than_the_straight_one() -> None:
    assert 2 in shortest_steps(ROUND_AN_ISLAND, 0, 2, {1})
    assert 3 in shortest_steps(ROUND_AN_ISLAND, 0, 3, {1})
    assert 1 in shortest_steps(ROUND_AN_ISLAND, 0, 0, {1})  # to go where somebody is, is no way round him


class Nothing:
    """Everything is fuss."""

    def plain(self, g: AnyState, seat: Seat, moves: list[Move]) -> list[Move]:
        return []


class First:
    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        return legal[0]


def test_where_everything_is_fuss_the_bot_is_asked_about_all_of_it() -> None:
    game = GAMES["serenissima_2012"]
    g = new(game, 2)
    seat = seats(g)[0]
    moves = legal(g, seat)
    assert CalmBot(First(), game, Nothing()).choose(look(g, seat), moves, Budget()) == moves[0]


FUSS = {
    "serenissima_1996": ("longer than need be", "in circles"),
    "serenissima_2012": ("longer than need be", "in circles", "given and taken back", "that bought nothing"),
    "dogeship": ("for nothing",),
}


@pytest.mark.parametrize("key", FUSS)
def test_fuss_is_seen_where_there_is_any(key: str) -> None:
    noted = Noted()
    for seed in ("fuss", "b"):
        noted.add(spend(Evening(key, "random", 2, seed)))
    assert all(noted.counts[name] for name in FUSS[key])


def test_a_merchant_sails_straight_and_gives_nothing_to_take_it_back() -> None:
    noted = spend(Evening("serenissima_2012", "mercante", 2, "calm"))
    assert noted.counts["voyages"]
    assert not noted.counts["in circles"]
    assert not noted.counts["given and taken back"]
    assert not noted.counts["that bought nothing"]
    assert noted.slowest()["worst"] > 0.0


def test_what_was_counted_adds_up_but_for_what_was_most() -> None:
    both = Noted({"offers": 2, "most to one player in a turn": 2})
    both.add(Noted({"offers": 3, "most to one player in a turn": 1}))
    assert both.counts == {"offers": 5, "most to one player in a turn": 2}


def test_every_game_can_be_watched() -> None:
    assert all(watchable(game) for game in GAMES.values() if len(levels_of(game)) > 1)
