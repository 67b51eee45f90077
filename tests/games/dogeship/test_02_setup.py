"""Chapter 2: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from games.dogeship.table import (
    BOARD,
    SEATS,
    asked,
    asking,
    fields,
    order,
    play,
    position,
    refused,
    seen,
    start,
    table,
    weights,
)
from serenissima.games.dogeship import GAME
from serenissima.kernel.core import AnyState
from serenissima.kernel.game import BadOption, new


def begun(seats: int, **options: Any) -> AnyState:
    """A game at its first turn, with the tiles on top of the open stacks free."""
    g = start(seats, start_player=0, **options)
    play(g, "* show barrier 0", "* show gondola 0", *(f"* roll {panel} 6" for panel in BOARD.panels[: seats + 1]))
    play(g, "* draw d04")
    return g


@pytest.mark.rule("DS-2.1", "DS-2.12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_twelve_ducats_and_five_markers(seats: int) -> None:
    g = begun(seats)
    for seat in SEATS[:seats]:
        own = seen(g, seat)["own"]
        assert own["approvals"] == 0
    said = table(g)
    assert set(said["ducats"].values()) == {12}
    assert set(said["vp"].values()) == {0}
    assert set(said["available"].values()) == {5}
    assert all(said[key][seat] == [] for key in ("yards", "finished") for seat in SEATS[:seats])


@pytest.mark.rule("DS-2.2")
def test_the_start_player_is_drawn_and_the_order_goes_on_clockwise() -> None:
    g = start(4)
    play(g, "* show barrier 0", "* show gondola 0")
    assert weights(g) == {f"start {seat}": 1 for seat in "ABCD"}
    play(g, "* start C")
    assert order(g) == "C D A B"


@pytest.mark.rule("DS-2.2")
def test_the_start_player_can_be_named() -> None:
    g = begun(3)
    assert (order(g), asked(g)) == ("A B C", "A")
    g = start(3, start_player=2)
    assert order(g) == "C A B"
    with pytest.raises(BadOption, match="start_player"):
        new(GAME, 2, {"start_player": 2})


@pytest.mark.rule("DS-2.3", "DS-2.4")
@pytest.mark.parametrize(("seats", "panels"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_panels_in_play_by_number_of_seats(seats: int, panels: int) -> None:
    g = begun(seats)
    names = [f"{panel}_{n}" for panel in BOARD.panels[:panels] for n in range(1, 7)]
    assert fields(g) == [name for name in names if name != "red_6"]
    if seats < 5:
        assert refused(g, "A place black_1") == "DS-2.4 panel_out_of_play"
    assert [die for die in g.table.dice if die] == [6] * panels


@pytest.mark.rule("DS-2.5", "DS-2.6")
def test_six_galley_stacks_without_any_known_tile() -> None:
    g = begun(2)
    assert g.table.bags[:6] == [6] * 6
    assert all(cost == -1 for cost in g.table.top_cost[:6])
    play(g, "A place green_3", "A buy galley upper_mid")
    assert weights(g) == {f"draw g{n}": 1 for n in range(25, 31)}


@pytest.mark.rule("DS-2.7")
def test_of_the_top_barrier_and_gondola_the_cost_is_public_and_nothing_else() -> None:
    g = start(2, start_player=0)
    assert weights(g) == {"show barrier 0": 14, "show barrier 1": 12}
    play(g, "* show barrier 1")
    assert weights(g) == {"show gondola 0": 8, "show gondola 1": 6}
    play(g, "* show gondola 0", "* roll red 6", "* roll green 6", "* roll white 6", "* draw d04")
    assert seen(g, "spectator")["table"]["top_cost"] == {"barrier": 1, "gondola": 0}
    play(g, "A place green_2", "A buy barrier")
    dear = {BOARD.names[tile] for tile in BOARD.in_stack[BOARD.barrier_stack] if BOARD.cost_of[tile]}
    assert weights(g) == {f"draw {name}": 1 for name in dear}
    play(g, "* draw b26")
    assert len(weights(g)) == 25


@pytest.mark.rule("DS-2.7")
def test_the_next_top_tile_is_seen_as_soon_as_the_others_are_drawn() -> None:
    g = begun(2)
    play(g, "A place red_1", "A buy gondola", "* draw n01", "* draw n07", "* draw n13")
    assert weights(g) == {"show gondola 0": 7, "show gondola 1": 4}
    play(g, "* show gondola 1")
    assert (asking(g), table(g)["top_cost"]["gondola"]) == ("keep_tile", 1)


@pytest.mark.rule("DS-2.8")
def test_no_doge_tile_is_current_before_the_first_round() -> None:
    g = start(2, start_player=0)
    assert (table(g)["doge"], table(g)["bags"]["doge"]) == (None, 16)
    play(g, "* show barrier 0", "* show gondola 0", "* roll red 6", "* roll green 6", "* roll white 6")
    assert len(weights(g)) == 16


@pytest.mark.rule("DS-2.9")
def test_the_galley_begins_without_parts() -> None:
    assert table(begun(3))["decks"] == {"lower": [], "upper": []}


@pytest.mark.rule("DS-2.10", "DS-2.11")
@pytest.mark.parametrize(("seats", "sections"), [(2, (2, 2, 2)), (3, (3, 2, 3)), (4, (3, 4, 3)), (5, (4, 3, 4))])
def test_the_length_of_the_sections(seats: int, sections: tuple[int, ...]) -> None:
    layout = position(seats=seats).rules.layout
    for deck in (0, 1):
        assert tuple(layout.zone_at[deck].count(zone) for zone in range(3 * deck, 3 * deck + 3)) == sections
    assert 2 * layout.columns == {2: 12, 3: 16, 4: 20, 5: 22}[seats]
