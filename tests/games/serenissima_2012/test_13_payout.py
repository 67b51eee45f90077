"""Chapter 13: payout."""

from __future__ import annotations

import pytest

from games.serenissima_2012.table import ducats, play, position
from serenissima.kernel.core import AnyState

GOODS_FOR_VALENCIA = ("stone", "marble", "wine", "gold", "spice")


def payout(ports: dict[str, str], galleys: dict[int, str] | None = None, **options: str) -> tuple[AnyState, list[str]]:
    """A first payout for these ports; what was announced."""
    money = {"blue": 5, "red": 5, "orange": 5, "black": 5}
    g = position(ports=ports, galleys=galleys, ask="turn_doge_card", track=6, money=money, options=dict(options))
    return g, [said for said in play(g, "* card hourglass_1") if said.startswith("payout")]


@pytest.mark.rule("S12-13.1")
@pytest.mark.parametrize(("stored", "paid"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 15), (5, 20)])
def test_a_port_pays_by_the_number_of_stored_goods(stored: int, paid: int) -> None:
    g, told = payout({"valencia": " ".join(["blue 1", *GOODS_FOR_VALENCIA[:stored]])})
    assert told[0] == f"payout blue {paid}"
    assert ducats(g, "blue") == 5 + paid


@pytest.mark.rule("S12-13.1")
def test_all_ports_of_a_seat_are_added_and_the_produced_good_does_not_count() -> None:
    g, told = payout({"valencia": "blue 1 wine", "antakya": "blue 2 wood stone marble", "tunis": "blue 3"})
    assert told[0] == "payout blue 12"
    assert ducats(g, "blue") == 17


@pytest.mark.rule("S12-13.2")
def test_a_basilica_adds_five_ducats() -> None:
    _, told = payout({"valencia": "blue 1 marble gold basilica", "antakya": "red 1 marble basilica"})
    assert told[:2] == ["payout blue 10", "payout red 7"]


@pytest.mark.rule("S12-13.3")
def test_neutral_and_closed_ports_pay_nobody() -> None:
    _, told = payout({"valencia": "marble gold basilica", "tunis": "wood", "genova": "blue 1"})
    assert told == ["payout blue 0", "payout red 0", "payout orange 0", "payout black 0"]
    ports = {"corfu": "closed", "genova": "blue 1"}
    g = position(seats=3, ports=ports, ask="turn_doge_card", track=4)
    play(g, "* card hourglass_1")
    assert [ducats(g, seat) for seat in ("blue", "red", "orange")] == [5, 5, 5]


@pytest.mark.rule("S12-13.4")
@pytest.mark.parametrize("visibility", ["open", "hidden"])
def test_every_payout_sum_is_announced_to_all(visibility: str) -> None:
    ports = {"valencia": "blue 1 wine gold", "genova": "red 1 wine"}
    g, told = payout(ports, money_visibility=visibility)
    assert told == ["payout blue 5", "payout red 2", "payout orange 0", "payout black 0"]
    assert [ducats(g, seat) for seat in ("blue", "red", "orange", "black")] == [10, 7, 5, 5]


@pytest.mark.rule("S12-13.5")
def test_forts_galleys_sailors_cargo_and_cards_pay_nothing() -> None:
    ports = {"genova": "blue 5 wood fort", "venezia": "blue 5", "tunis": "blue 4"}
    galleys = {4: "blue creta 1 spice spice spice spice", 5: "blue creta 5"}
    _, told = payout(ports, galleys)
    assert told[0] == "payout blue 2"
