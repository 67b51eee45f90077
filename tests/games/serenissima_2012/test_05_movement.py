"""Chapter 5: movement."""

from __future__ import annotations

import pytest

from games.serenissima_2012.table import asked, asking, galley, moves, play, position, table, waiting


@pytest.mark.rule("S12-5.1")
@pytest.mark.parametrize("sailors", [1, 2, 3, 4, 5])
def test_as_many_steps_as_sailors_aboard(sailors: int) -> None:
    g = position(galleys={4: f"blue valencia {sailors}"}, active=4, ask="load_step")
    play(g, "blue load_done")
    sailed = 0
    for field in ("algeria", "tunis", "tripoli", "cyrenaica", "alexandria"):
        if asking(g) != "move_step":
            break
        play(g, f"blue sail {field}")
        sailed += 1
    assert sailed == sailors
    assert asking(g) == "arrival_act"
    assert table(g)["activation"]["steps_moved"] == sailors


@pytest.mark.rule("S12-5.1")
def test_sailors_taken_aboard_before_count_for_the_steps() -> None:
    galleys = {4: "blue valencia 1", 6: "blue valencia 3"}
    g = position(galleys=galleys, active=4, ask="load_step")
    play(g, "blue take_sailors 6 1", "blue load_done")
    assert table(g)["activation"]["steps_left"] == 2


@pytest.mark.rule("S12-5.1")
def test_each_step_goes_to_a_neighbour_and_one_may_stop_at_any_time() -> None:
    g = position(galleys={4: "blue sicilia 3"}, active=4, ask="move_step")
    assert moves(g) == ["sail tunis", "sail napoli", "sail tripoli", "sail corfu", "sail mare_ionio", "stop"]
    play(g, "blue sail corfu")
    assert moves(g) == ["sail sicilia", "sail modon", "sail ragusa", "sail mare_ionio", "stop"]
    play(g, "blue stop")
    assert asking(g) == "arrival_act"
    assert galley(g, 4) == "blue corfu 3"


@pytest.mark.rule("S12-5.2")
def test_a_field_may_be_entered_again_and_each_step_counts() -> None:
    g = position(galleys={4: "blue venezia 4"}, active=4, ask="move_step")
    play(g, "blue sail ragusa", "blue sail venezia", "blue sail ragusa")
    assert (galley(g, 4), table(g)["activation"]["steps_moved"]) == ("blue ragusa 4", 3)
    play(g, "blue sail venezia")
    assert (asking(g), table(g)["activation"]["steps_moved"]) == ("arrival_act", 4)


@pytest.mark.rule("S12-5.3")
def test_rivals_garrisons_and_forts_do_not_hinder_movement() -> None:
    ports = {"algeria": "red 3 wood stone fort", "tunis": "orange 4"}
    galleys = {4: "blue valencia 3", 7: "red algeria 3", 8: "orange tunis 1"}
    g = position(ports=ports, galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail algeria", "blue sail tunis", "blue sail tripoli")
    assert galley(g, 4) == "blue tripoli 3"
    assert asked(g) == "blue"


@pytest.mark.rule("S12-5.4")
def test_stronger_rivals_are_asked_in_a_field_newly_entered_while_a_step_is_left() -> None:
    galleys = {4: "blue valencia 2", 7: "red algeria 3", 8: "red tunis 3"}
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail algeria")
    assert (asked(g), asking(g)) == ("red", "declare_blockade")
    play(g, "red allow", "blue sail tunis")
    assert (asked(g), asking(g)) == ("blue", "arrival_act")


@pytest.mark.rule("S12-5.4", "S12-6.4")
def test_nobody_is_asked_when_the_galley_sails_back_into_its_start_field() -> None:
    galleys = {4: "blue valencia 3", 7: "red valencia 5"}
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail algeria", "blue sail valencia")
    assert (asked(g), asking(g)) == ("blue", "move_step")


@pytest.mark.rule("S12-5.5")
def test_a_blocked_movement_ends_in_that_field_and_sale_or_fight_begins() -> None:
    galleys = {4: "blue valencia 3 wood", 7: "red algeria 4"}
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail algeria", "red block")
    assert (asked(g), asking(g)) == ("blue", "arrival_act")
    assert moves(g) == ["sell wood", "attack_galley 7", "land 1", "land 2", "land 3", "end_turn"]
    assert table(g)["activation"]["steps_moved"] == 1
    assert waiting(g) == ["round", "wheel", "arrival_act"]


@pytest.mark.rule("S12-5.6")
def test_after_movement_nothing_moves_to_or_from_own_ports_and_galleys() -> None:
    galleys = {4: "blue valencia 3", 6: "blue algeria 2 gold"}
    g = position(ports={"algeria": "blue 2"}, galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail algeria", "blue stop")
    assert moves(g) == ["end_turn"]
