"""Chapter 6: blockade."""

from __future__ import annotations

import pytest

from games.serenissima_2012.table import (
    asked,
    asking,
    ducats,
    galley,
    moves,
    play,
    port,
    position,
    question,
    supply,
    table,
    waiting,
)
from serenissima.kernel.core import AnyState


def enter_algeria(galleys: dict[int, str], crew: str = "blue valencia 3 wood", **more: str) -> AnyState:
    """Blue sails galley 4 from València to Algeria."""
    g = position(ports=more, galleys={4: crew, **galleys}, active=4, ask="move_step")
    play(g, "blue sail algeria")
    return g


@pytest.mark.rule("S12-6.1")
@pytest.mark.parametrize(("sailors", "asked_now"), [(2, "blue"), (3, "blue"), (4, "red"), (5, "red")])
def test_a_seat_may_block_only_with_more_sailors_than_the_active_galley(sailors: int, asked_now: str) -> None:
    g = enter_algeria({7: f"red algeria {sailors}"})
    assert asked(g) == asked_now


@pytest.mark.rule("S12-6.1")
def test_all_galleys_of_a_seat_in_the_field_count_together_and_others_do_not() -> None:
    assert asked(enter_algeria({7: "red algeria 2", 11: "red algeria 2"})) == "red"
    assert asked(enter_algeria({7: "red algeria 2", 11: "red tunis 5"})) == "blue"
    assert asked(enter_algeria({7: "red algeria 2", 11: "orange algeria 2"})) == "blue"


@pytest.mark.rule("S12-6.2")
def test_garrisons_and_other_galleys_of_the_active_seat_do_not_count() -> None:
    assert asked(enter_algeria({7: "red algeria 2"}, algeria="red 3")) == "blue"
    assert asked(enter_algeria({7: "red algeria 4", 9: "blue algeria 5"})) == "red"


@pytest.mark.rule("S12-6.3")
def test_sailing_on_selling_and_landing_can_be_blocked() -> None:
    g = enter_algeria({7: "red algeria 5"})
    assert (asked(g), question(g)["act"]) == ("red", "move")
    play(g, "red allow", "blue stop", "blue sell wood")
    assert (asked(g), question(g)["act"], question(g)["goods"]) == ("red", "sell", ["wood"])
    play(g, "red allow")
    assert port(g, "algeria") == "wood"
    g = enter_algeria({7: "red algeria 5"})
    play(g, "red allow", "blue stop", "blue land 2")
    assert (asked(g), question(g)["act"], question(g)["sailors"]) == ("red", "land", 2)


@pytest.mark.rule("S12-6.3")
def test_attacks_on_galleys_and_ports_cannot_be_blocked() -> None:
    rivals = {7: "red algeria 5", 8: "orange algeria 5"}
    g = enter_algeria(rivals, algeria="black 1", creta="black 1")
    play(g, "red allow", "orange allow", "blue stop", "blue attack_galley 7")
    assert (asked(g), asking(g)) == ("*", "exchange")
    g = enter_algeria(rivals, algeria="black 1", creta="black 1")
    play(g, "red allow", "orange allow", "blue stop", "blue attack_port")
    assert (asked(g), asking(g)) == ("*", "exchange")


@pytest.mark.rule("S12-6.4")
def test_no_blockade_in_the_start_field_against_leaving_selling_or_landing() -> None:
    galleys = {4: "blue algeria 1 wood", 7: "red algeria 5"}
    for line in ("blue sell wood", "blue land 1"):
        g = position(galleys=galleys, active=4, ask="arrival_act")
        play(g, line)
        assert asking(g) == "choose_mode"
    g = position(galleys=galleys, active=4)
    play(g, "blue action", "blue load_done", "blue sail tunis")
    assert galley(g, 4) == "blue tunis 1 wood"


@pytest.mark.rule("S12-6.4")
def test_no_blockade_after_sailing_back_into_the_start_field() -> None:
    galleys = {4: "blue valencia 3 gold", 7: "red valencia 5", 8: "red creta 1"}
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail algeria", "blue sail valencia", "blue stop", "blue sell gold")
    assert (asked(g), asking(g), port(g, "valencia")) == ("red", "choose_mode", "gold")


@pytest.mark.rule("S12-6.5")
def test_the_strongest_is_asked_first_and_among_equals_the_lowest_number() -> None:
    rivals = {14: "red algeria 4", 5: "orange algeria 1", 9: "orange algeria 3", 2: "black algeria 5"}
    g = enter_algeria(rivals)
    order = []
    while asking(g) == "declare_blockade":
        order.append(asked(g))
        play(g, f"{asked(g)} allow")
    assert order == ["black", "orange", "red"]
    g = enter_algeria({14: "red algeria 4", 15: "orange algeria 4"})
    assert asked(g) == "red"


@pytest.mark.rule("S12-6.5")
def test_only_galleys_in_the_field_decide_who_has_the_lowest_number() -> None:
    g = enter_algeria({14: "red algeria 4", 1: "orange tunis 1", 15: "orange algeria 4"})
    assert asked(g) == "red"


@pytest.mark.rule("S12-6.6")
def test_the_first_block_settles_the_matter() -> None:
    g = enter_algeria({7: "red algeria 5", 8: "orange algeria 4"})
    play(g, "red block")
    assert (asked(g), asking(g)) == ("blue", "arrival_act")
    assert table(g)["activation"]["move_blocker"] == "red"


@pytest.mark.rule("S12-6.6")
def test_if_all_allow_the_act_goes_ahead() -> None:
    rivals = {7: "red algeria 5", 8: "orange algeria 4"}
    g = enter_algeria(rivals)
    play(g, "red allow", "orange allow")
    assert (asked(g), asking(g)) == ("blue", "move_step")
    play(g, "blue stop", "blue sell wood", "red allow", "orange allow")
    assert port(g, "algeria") == "wood"
    g = enter_algeria(rivals)
    play(g, "red allow", "orange allow", "blue stop", "blue land 2", "red allow", "orange allow")
    assert port(g, "algeria") == "blue 2"


@pytest.mark.rule("S12-6.7")
def test_an_answer_binds_nobody_for_a_later_act() -> None:
    g = enter_algeria({7: "red algeria 5"})
    play(g, "red allow", "blue stop", "blue sell wood")
    assert moves(g) == ["block", "allow"]
    g = enter_algeria({7: "red algeria 5"})
    play(g, "red block", "blue sell wood", "red allow")
    assert port(g, "algeria") == "wood"


@pytest.mark.rule("S12-6.8")
def test_a_blocked_sale_or_landing_moves_nothing() -> None:
    for line in ("blue sell wood", "blue land 2"):
        g = enter_algeria({7: "red algeria 5"})
        play(g, "red allow", "blue stop", line, "red block")
        assert (galley(g, 4), port(g, "algeria"), ducats(g, "blue")) == ("blue algeria 3 wood", "", 5)
        assert table(g)["activation"]["act_blocker"] == "red"
        assert waiting(g) == ["round", "wheel", "fight_act"]


@pytest.mark.rule("S12-6.9")
def test_after_a_blocked_act_only_the_blocker_may_be_attacked() -> None:
    rivals = {7: "red algeria 5", 8: "orange algeria 2", 9: "red algeria 1"}
    for line in ("blue sell wood", "blue land 2"):
        g = enter_algeria(rivals)
        play(g, "red allow", "blue stop", line, "red block")
        assert asking(g) == "fight_act"
        assert moves(g) == ["attack_galley 7", "attack_galley 9", "end_turn"]


@pytest.mark.rule("S12-6.9", "S12-9.8")
def test_an_act_blocker_shields_a_foreign_port() -> None:
    g = enter_algeria({7: "red algeria 5"}, algeria="orange 1", creta="orange 1")
    play(g, "red allow", "blue stop")
    assert moves(g) == ["sell wood", "attack_galley 7", "attack_port", "end_turn"]
    play(g, "blue sell wood", "red block")
    assert moves(g) == ["attack_galley 7", "end_turn"]


@pytest.mark.rule("S12-6.10")
def test_under_a_blocked_movement_only_the_blocker_is_attacked_but_an_act_may_be_tried() -> None:
    g = enter_algeria({7: "red algeria 4", 8: "orange algeria 2"})
    play(g, "red block")
    assert moves(g) == ["sell wood", "attack_galley 7", "land 1", "land 2", "land 3", "end_turn"]
    play(g, "blue land 1")
    assert (asked(g), moves(g)) == ("red", ["block", "allow"])


@pytest.mark.rule("S12-6.11")
def test_a_third_seat_that_blocked_the_movement_cannot_stop_an_assault_on_a_foreign_port() -> None:
    rivals = {7: "red algeria 4", 8: "orange algeria 1", 9: "black algeria 1"}
    g = enter_algeria(rivals, algeria="orange 1", creta="orange 1")
    play(g, "red block")
    assert moves(g) == ["sell wood", "attack_galley 7", "attack_galley 8", "end_turn"]
    play(g, "blue attack_galley 8", "* roll 1 0")
    assert moves(g) == ["attack_galley 7", "attack_port", "end_turn"]


@pytest.mark.rule("S12-6.11")
def test_the_last_port_of_its_owner_leaves_the_blocker_as_only_target() -> None:
    rivals = {7: "red algeria 4", 8: "orange algeria 1"}
    g = enter_algeria(rivals, algeria="orange 1")
    play(g, "red block")
    assert moves(g, "attack_galley", "attack_port") == ["attack_galley 7"]


@pytest.mark.rule("S12-6.12")
def test_a_blocker_is_one_no_more_when_its_last_galley_here_has_sunk() -> None:
    rivals = {7: "red algeria 3", 8: "orange algeria 1", 9: "red algeria 1", 10: "red tunis 5"}
    g = enter_algeria(rivals)
    play(g, "red block", "blue attack_galley 9", "* roll 1 0")
    assert moves(g) == ["attack_galley 7", "land 1", "land 2", "land 3", "end_turn"]
    play(g, "blue attack_galley 7", "* roll 2 0", "blue continue", "* roll 1 0")
    assert table(g)["activation"]["move_blocker"] is None
    assert moves(g) == ["attack_galley 8", "land 1", "land 2", "land 3", "end_turn"]


@pytest.mark.rule("S12-6.12")
def test_a_weaker_blocker_is_still_one() -> None:
    g = enter_algeria({7: "red algeria 3", 9: "red algeria 1"})
    play(g, "red allow", "blue stop", "blue land 1", "red block", "blue attack_galley 7", "* roll 2 0")
    play(g, "blue continue", "* roll 1 0")
    assert moves(g) == ["attack_galley 9", "end_turn"]
    play(g, "blue attack_galley 9", "* roll 1 0")
    assert moves(g) == ["land 1", "land 2", "land 3", "end_turn"]


@pytest.mark.rule("S12-6.13")
def test_after_a_blocked_sale_there_is_no_sale_even_if_all_blockers_are_beaten() -> None:
    g = enter_algeria({7: "red algeria 4"}, crew="blue valencia 3 wood stone")
    play(g, "red allow", "blue stop", "blue sell wood", "red block", "blue attack_galley 7")
    play(g, "* roll 2 0", "blue continue", "* roll 2 0")
    assert galley(g, 7) == ""
    assert moves(g) == ["land 1", "land 2", "land 3", "end_turn"]
    assert supply(g, "wood") == 13


@pytest.mark.rule("S12-6.14")
def test_of_two_blockers_either_may_be_attacked_and_nothing_else_is_allowed() -> None:
    rivals = {7: "red algeria 5", 8: "orange algeria 4", 9: "black algeria 1"}
    g = enter_algeria(rivals)
    play(g, "red block", "blue land 1", "red allow", "orange block")
    assert moves(g) == ["attack_galley 7", "attack_galley 8", "end_turn"]


@pytest.mark.rule("S12-6.14")
def test_when_the_blocker_of_the_act_is_gone_the_blocker_of_the_movement_remains() -> None:
    rivals = {7: "red algeria 5", 8: "orange algeria 4", 9: "black algeria 1"}
    g = enter_algeria(rivals)
    play(g, "red block", "blue land 1", "red allow", "orange block", "blue attack_galley 8")
    play(g, "* roll 2 0", "blue continue", "* roll 2 0")
    assert moves(g) == ["attack_galley 7", "land 1", "land 2", "land 3", "end_turn"]
    play(g, "blue land 1")
    assert asked(g) == "red"


@pytest.mark.rule("S12-6.14")
def test_when_the_blocker_of_the_movement_is_gone_the_blocker_of_the_act_remains() -> None:
    rivals = {7: "red algeria 4", 8: "orange algeria 5", 9: "black algeria 1"}
    g = enter_algeria(rivals)
    play(g, "orange allow", "red block", "blue land 1", "orange block", "blue attack_galley 7")
    play(g, "* roll 2 0", "blue continue", "* roll 2 0")
    assert moves(g) == ["attack_galley 8", "end_turn"]
