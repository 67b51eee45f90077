"""Chapter 11: the Doge card at the end of the round."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_2012.table import asking, ducats, play, position, table, weights
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.game import components

CARD: dict[str, Any] = {"ask": "turn_doge_card"}
HOMES = {"genova": "blue 1", "valencia": "red 1", "venezia": "orange 1", "alexandria": "black 1"}


@pytest.mark.rule("S12-11.1", "S12-2.4")
def test_the_top_card_is_any_card_not_yet_discarded() -> None:
    g = position(ports=HOMES, galleys={4: "blue genova 1"}, active=4)
    play(g, "blue pass")
    assert asking(g) == "turn_doge_card"
    assert weights(g) == {"card wine": 1, "card hourglass_1": 2, "card hourglass_2": 1, "card hourglass_2_shuffle": 1}
    g = position(ports=HOMES, **CARD, doge_discard={"wine": 1, "hourglass_1": 1})
    assert weights(g) == {"card hourglass_1": 1, "card hourglass_2": 1, "card hourglass_2_shuffle": 1}


@pytest.mark.rule("S12-11.2")
def test_wine_pays_three_ducats_for_each_own_wine_port_and_does_not_move_the_track_pawn() -> None:
    ports = {
        "sicilia": "blue 1",  # produces wine
        "valencia": "blue 1 wine",  # stores it
        "genova": "blue 1 wood",
        "creta": "red 2 stone",
        "modon": "",  # produces wine, but is neutral
        "tunis": "wine",
        "venezia": "orange 1",
    }
    g = position(ports=ports, **CARD)
    heard = play(g, "* card wine")
    assert [said for said in heard if said.startswith("paid")] == ["paid blue 6", "paid red 3"]
    assert [ducats(g, seat) for seat in ("blue", "red", "orange", "black")] == [11, 8, 5, 5]
    assert table(g)["track"] == 3


@pytest.mark.rule("S12-11.2")
def test_a_basilica_or_more_goods_do_not_raise_the_wine_income_of_a_port() -> None:
    g = position(ports={"creta": "blue 1 marble gold spice basilica"}, **CARD)
    play(g, "* card wine")
    assert ducats(g, "blue") == 8


@pytest.mark.rule("S12-11.3")
@pytest.mark.parametrize(("card", "steps"), [("hourglass_1", 1), ("hourglass_2", 2), ("hourglass_2_shuffle", 2)])
def test_hourglasses_move_the_track_pawn(card: str, steps: int) -> None:
    g = position(ports=HOMES, **CARD)
    play(g, f"* card {card}")
    assert table(g)["track"] == 3 + steps


@pytest.mark.rule("S12-11.4")
def test_the_track_pawn_never_goes_beyond_the_last_space() -> None:
    g = position(ports=HOMES, **CARD, track=12)
    play(g, "* card hourglass_2")
    assert table(g)["track"] == 13 == components(GAME).track_end


@pytest.mark.rule("S12-11.5")
@pytest.mark.parametrize(
    ("track", "card", "paid"),
    [
        (6, "hourglass_1", True),  # reaches 7
        (5, "hourglass_2", True),  # reaches 7
        (6, "hourglass_2", True),  # passes 7
        (6, "hourglass_2_shuffle", True),
        (5, "hourglass_1", False),
        (6, "wine", False),
        (7, "wine", False),  # stands there since an earlier payout
        (7, "hourglass_1", False),
        (7, "hourglass_2", False),
        (8, "hourglass_2", True),  # reaches 10
    ],
)
def test_a_payout_follows_when_a_payout_space_is_reached_or_passed(track: int, card: str, paid: bool) -> None:
    g = position(ports={**HOMES, "genova": "blue 1 wood"}, **CARD, track=track)
    before = table(g)["payouts"]
    heard = play(g, f"* card {card}")
    assert [said for said in heard if said.startswith("payout blue")] == (["payout blue 2"] if paid else [])
    assert table(g)["payouts"] == before + paid


@pytest.mark.rule("S12-11.6")
@pytest.mark.parametrize("card", ["wine", "hourglass_1", "hourglass_2"])
def test_a_card_goes_onto_the_discard_pile(card: str) -> None:
    g = position(ports=HOMES, **CARD)
    assert "shuffled" not in play(g, f"* card {card}")
    assert table(g)["doge_discard"] == {card: 1}


@pytest.mark.rule("S12-11.7")
def test_after_the_shuffle_card_all_five_cards_are_in_the_deck_again() -> None:
    g = position(ports=HOMES, **CARD, doge_discard={"wine": 1, "hourglass_1": 2})
    assert weights(g) == {"card hourglass_2": 1, "card hourglass_2_shuffle": 1}
    assert "shuffled" in play(g, "* card hourglass_2_shuffle")
    assert table(g)["doge_discard"] == {}
    g = position(ports=HOMES, **CARD, doge_discard=table(g)["doge_discard"])
    assert sum(weights(g).values()) == 5


@pytest.mark.rule("S12-11.8")
def test_payout_spaces_by_the_number_of_seats() -> None:
    for seats, spaces in ((4, [7, 10, 13]), (3, [5, 9, 13]), (2, [5, 9, 13])):
        paid = []
        for track in range(13):
            if seats == 4 and track < 3:
                continue
            g = position(seats=seats, ports={"genova": "blue 1", "valencia": "red 1"}, **CARD, track=track)
            if any(said.startswith("payout") for said in play(g, "* card hourglass_1")):
                paid.append(track + 1)
        assert paid == spaces
