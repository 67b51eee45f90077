"""Chapter 11: ducats and water."""

from __future__ import annotations

import pytest

from games.dogeship.table import asked, ducats, moves, play, position, table


@pytest.mark.rule("DS-11.1")
@pytest.mark.parametrize(("field", "amount"), [("green_1", 2), ("yellow_1", 2), ("red_4", 3), ("black_3", 3)])
def test_a_ducats_field_pays_what_it_shows(field: str, amount: int) -> None:
    g = position(seats=5)
    play(g, f"A place {field}")
    assert (ducats(g), asked(g)) == (12 + amount, "B")


@pytest.mark.rule("DS-11.2")
def test_the_water_pays_one_ducat_and_nothing_else_happens() -> None:
    g = position(yards={"A": "n01"}, piles={"A": "b18"})
    assert play(g, "A water") == ["choose_action.water A", "ducats_gained A 1"]
    assert (ducats(g), asked(g)) == (13, "B")


@pytest.mark.rule("DS-11.3")
def test_the_water_is_always_open_to_everybody() -> None:
    g = position(ducats={"A": 0, "B": 0}, dice={"red": 1, "green": 1, "white": 1}, doge="d04")
    for _ in range(4):
        play(g, "A water", "B water")
    assert table(g)["water"] == {"A": 4, "B": 4}
    assert "water" in moves(g)
    play(g, "A water", "B water")
    assert (ducats(g), ducats(g, "B")) == (5, 5)
