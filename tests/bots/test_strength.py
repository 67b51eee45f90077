"""Stated strengths: one scale for each game, and the level that is about as strong as somebody."""

from __future__ import annotations

import pytest

import toy
from serenissima.bots.levels import levels_of
from serenissima.bots.strength import (
    ANCHOR,
    MEAN,
    Evening,
    Rung,
    distance,
    evening_of,
    expected,
    form,
    nearest,
    share_of,
    spread_of,
    strengths,
)
from serenissima.games import GAMES
from serenissima.kernel.game import Game

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
OLTREMARE = GAMES["oltremare"]


@EVERY_GAME
def test_every_level_has_a_stated_strength_and_each_is_stronger_than_the_one_below(game: Game) -> None:
    stated = strengths(game)
    assert list(stated) == levels_of(game)
    points = [one.points for one in stated.values()]
    assert points == sorted(points)
    assert len({*points}) == len(points)
    assert stated[ANCHOR].points == MEAN
    assert all(one.give > 0 for name, one in stated.items() if name != ANCHOR)


def test_a_game_that_nobody_has_measured_states_nothing() -> None:
    assert strengths(toy.GAME) == {}
    assert nearest(toy.GAME, MEAN) == "random"


def test_equals_share_the_wins_and_shares_add_up() -> None:
    assert share_of(1500.0, [1500.0] * 3) == pytest.approx(0.25)
    table = [1700.0, 1500.0, 1320.0]
    shares = [share_of(one, [other for other in table if other is not one]) for one in table]
    assert sum(shares) == pytest.approx(1.0)
    assert shares == sorted(shares, reverse=True)


def test_the_distance_is_found_again_from_what_it_brings_and_more_games_make_it_surer() -> None:
    known = [Rung("one", "other", seats, 10_000, 0.0) for seats in (2, 4)]
    met = [Rung("one", "other", rung.seats, 10_000, 10_000 * expected(rung, 210.0)) for rung in known]
    apart = distance(met)
    assert apart == pytest.approx(210.0, abs=2.0)
    assert spread_of(met, apart) < spread_of([Rung("one", "other", 2, 40, 25.0)], apart)


def test_who_wins_among_merchants_is_given_stronger_bots_and_who_loses_weaker_ones() -> None:
    among = (ANCHOR, ANCHOR)
    strong = form(OLTREMARE, [Evening(among, 1.0)] * 12)
    weak = form(OLTREMARE, [Evening(among, 0.0)] * 30)
    assert strong is not None
    assert weak is not None
    assert weak < MEAN < strong
    assert nearest(OLTREMARE, strong) == levels_of(OLTREMARE)[-1]
    assert nearest(OLTREMARE, weak) != nearest(OLTREMARE, strong)
    assert strengths(OLTREMARE)[nearest(OLTREMARE, weak)].points < MEAN


def test_the_latest_of_many_games_moves_less_than_the_first() -> None:
    one, two = [form(OLTREMARE, [Evening((ANCHOR,), 1.0)] * n) for n in (1, 2)]
    assert one is not None
    assert two is not None
    assert MEAN < one < two < 2 * one - MEAN


def test_without_games_among_bots_nobody_knows_how_strong_somebody_is() -> None:
    assert form(OLTREMARE, []) is None
    assert form(OLTREMARE, [Evening(("admiral",), 1.0)]) is None


@EVERY_GAME
def test_nobody_is_put_beside_a_bot_that_does_not_think(game: Game) -> None:
    assert nearest(game, -9_000.0) == levels_of(game)[1]
    assert nearest(game, 9_000.0) == levels_of(game)[-1]
    assert nearest(game, MEAN) == ANCHOR


def test_what_is_known_elsewhere_stands_above_what_is_stated() -> None:
    assert nearest(OLTREMARE, 1510.0, {"doge": 1512.0}) == "doge"


def test_an_evening_is_one_among_bots_of_the_house_that_somebody_has_won() -> None:
    bots: list[tuple[str | None, str | None]] = [(None, "mozzo"), ("anna", None), (None, "doge")]
    over = {"places": [1, 1, 3], "ending": "played"}
    assert evening_of("anna", over, bots) == Evening(("mozzo", "doge"), 0.5)
    assert evening_of("anna", {"places": [1, 2, 3], "ending": "played"}, bots) == Evening(("mozzo", "doge"), 0.0)
    assert evening_of("bruno", over, bots) is None
    assert evening_of("anna", {**over, "ending": "agreed"}, bots) is None
    assert evening_of("anna", over, [*bots[:2], ("bruno", None)]) is None
    assert evening_of("anna", over, [*bots[:2], ("program", "mozzo")]) is None
