"""Chapter 14: end of the game and ties."""

from __future__ import annotations

import pytest

from games.serenissima_2012.table import asked, asking, ducats, play, position, table
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.core import SPECTATOR, AnyState, look


def last_payout(money: dict[str, int], ports: dict[str, str], seats: int = 4, **options: str) -> AnyState:
    g = position(seats=seats, ports=ports, ask="turn_doge_card", track=12, money=money, options=dict(options))
    play(g, "* card hourglass_1")
    return g


HOMES = {"genova": "blue 1", "valencia": "red 1", "venezia": "orange 1", "alexandria": "black 1"}


@pytest.mark.rule("S12-14.1")
def test_the_game_ends_immediately_after_the_third_payout() -> None:
    g = last_payout({"blue": 3}, HOMES)
    assert (asked(g), asking(g), g.stack) == ("", "", [])
    assert table(g)["payouts"] == 3


@pytest.mark.rule("S12-14.1")
@pytest.mark.parametrize("track", [6, 9])
def test_the_game_goes_on_after_the_first_and_second_payout(track: int) -> None:
    g = position(ports=HOMES, ask="turn_doge_card", track=track)
    play(g, "* card hourglass_1")
    assert g.stack


@pytest.mark.rule("S12-14.2")
def test_the_richest_wins_and_nothing_else_is_turned_into_money() -> None:
    ports = HOMES | {"genova": "blue 5 wood gold marble basilica fort", "tunis": "red 1", "creta": "red 1"}
    g = last_payout({"blue": 0, "red": 16, "orange": 14, "black": 15}, ports)
    assert GAME.scores(g) == [15, 16, 14, 15]
    assert GAME.ranking(g) == [2, 1, 4, 2]
    assert GAME.ending(g) == "money"


@pytest.mark.rule("S12-14.3")
def test_among_the_richest_the_one_with_most_ports_wins() -> None:
    ports = HOMES | {"tunis": "red 1", "creta": "orange 1", "modon": "orange 1"}
    g = last_payout({"blue": 30, "red": 30, "orange": 29, "black": 2}, ports)
    assert GAME.ranking(g) == [2, 1, 3, 4]
    assert GAME.ending(g) == "ports"


@pytest.mark.rule("S12-14.4")
def test_who_ties_in_ducats_and_ports_shares_the_win() -> None:
    ports = HOMES | {"tunis": "red 1", "creta": "orange 1"}
    g = last_payout({"blue": 30, "red": 30, "orange": 30, "black": 2}, ports)
    assert GAME.ranking(g) == [3, 1, 1, 4]
    assert GAME.ending(g) == "shared"


@pytest.mark.rule("S12-14.4")
def test_the_full_ranking_uses_the_same_two_keys() -> None:
    ports = HOMES | {"tunis": "black 1"}
    g = last_payout({"blue": 30, "red": 7, "orange": 7, "black": 7}, ports)
    assert GAME.ranking(g) == [1, 3, 3, 2]
    assert GAME.ending(g) == "money"


@pytest.mark.rule("S12-14.5")
def test_at_the_end_all_money_is_shown() -> None:
    ports = {"genova": "blue 1 wood", "valencia": "red 1"}
    money = {"blue": 11, "red": 8, "orange": 0}
    g = position(
        seats=3, ports=ports, ask="turn_doge_card", track=12, money=money, options={"money_visibility": "hidden"}
    )
    assert look(g, SPECTATOR).table.money == []
    heard = play(g, "* card hourglass_1")
    assert [said for said in heard if said.startswith("money_shown")] == [
        "money_shown blue 13",
        "money_shown red 8",
        "money_shown orange 0",
    ]
    assert look(g, SPECTATOR).table.money == [13, 8, 0]
    assert (GAME.scores(g), ducats(g, "blue")) == ([13, 8, 0], 13)
