"""Chapter 8: fight against galleys."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_2012.table import (
    asked,
    asking,
    galley,
    moves,
    only_answer,
    play,
    position,
    reserve,
    supply,
    table,
    weights,
)
from serenissima.kernel.core import AnyState

ACT: dict[str, Any] = {"active": 4, "ask": "arrival_act"}


def dice(g: AnyState) -> tuple[int, int]:
    """How many dice attacker and defender roll now: the most skulls each can throw."""
    rolls = [said.split()[1:] for said in weights(g)]
    return max(int(roll[0]) for roll in rolls), max(int(roll[1]) for roll in rolls)


@pytest.mark.rule("S12-8.1")
def test_galleys_of_other_seats_in_the_field_may_be_attacked_one_after_the_other() -> None:
    galleys = {
        4: "blue tunis 5",
        2: "blue tunis 2",
        7: "red tunis 1",
        8: "orange tunis 1",
        9: "red tripoli 1",
        10: "black tunis 1",
    }
    g = position(ports={"tunis": "blue 1"}, galleys=galleys, **ACT)
    assert moves(g) == ["attack_galley 7", "attack_galley 8", "attack_galley 10", "end_turn"]
    play(g, "blue attack_galley 8", "* roll 1 0")
    assert moves(g) == ["attack_galley 7", "attack_galley 10", "end_turn"]
    play(g, "blue attack_galley 7", "* roll 1 0", "blue attack_galley 10", "* roll 1 0")
    assert moves(g) == ["end_turn"]


@pytest.mark.rule("S12-8.1")
def test_only_the_active_galley_fights() -> None:
    galleys = {4: "blue tunis 1", 5: "blue tunis 5", 7: "red tunis 5"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7")
    assert dice(g) == (1, 5)
    play(g, "* roll 0 3")
    assert (galley(g, 4), galley(g, 5)) == ("", "blue tunis 5")


@pytest.mark.rule("S12-8.2")
@pytest.mark.parametrize(("sailors", "steps", "cap"), [(5, 0, 5), (5, 2, 3), (3, 1, 2), (2, 1, 1)])
def test_the_cap_is_sailors_minus_steps_at_the_first_attack(sailors: int, steps: int, cap: int) -> None:
    galleys = {4: f"blue tunis {sailors}", 7: "red tunis 2"}
    g = position(galleys=galleys, steps_moved=steps, **ACT)
    play(g, "blue attack_galley 7")
    assert table(g)["activation"]["attack_cap"] == cap
    assert dice(g) == (cap, 2)


@pytest.mark.rule("S12-8.2")
def test_the_cap_is_fixed_at_an_attack_on_a_port_too() -> None:
    ports = {"tunis": "red 2", "creta": "red 1"}
    g = position(ports=ports, galleys={4: "blue tunis 5"}, steps_moved=1, **ACT)
    play(g, "blue attack_port")
    assert dice(g) == (4, 2)


@pytest.mark.rule("S12-8.3")
def test_a_crew_that_has_rowed_as_many_steps_as_it_has_sailors_cannot_attack() -> None:
    ports = {"tunis": "red 2", "creta": "red 1"}
    galleys = {4: "blue tunis 3", 7: "orange tunis 1"}
    g = position(ports=ports, galleys=galleys, steps_moved=3, **ACT)
    assert moves(g) == ["end_turn"]
    g = position(ports=ports, galleys=galleys, steps_moved=2, **ACT)
    assert moves(g) == ["attack_galley 7", "attack_port", "end_turn"]


@pytest.mark.rule("S12-8.4")
def test_the_attacker_rolls_the_smaller_of_cap_and_crew() -> None:
    galleys = {4: "blue tunis 5", 7: "red tunis 5"}
    g = position(galleys=galleys, steps_moved=2, **ACT)
    play(g, "blue attack_galley 7")
    seen = []
    for roll in ("roll 0 1", "roll 0 1", "roll 0 1", "roll 0 1"):
        seen.append(dice(g)[0])
        play(g, f"* {roll}")
        if asked(g) == "blue":
            play(g, "blue continue")
    assert seen == [3, 3, 3, 2]


@pytest.mark.rule("S12-8.4")
def test_the_cap_stays_the_same_for_later_targets() -> None:
    galleys = {4: "blue tunis 5", 7: "red tunis 1", 8: "red tunis 1"}
    g = position(galleys=galleys, steps_moved=2, **ACT)
    play(g, "blue attack_galley 7", "* roll 1 1", "blue attack_galley 8")
    assert galley(g, 4) == "blue tunis 4"
    assert dice(g) == (3, 1)


@pytest.mark.rule("S12-8.4", "S12-8.3")
def test_a_crew_thinned_out_in_the_first_fight_may_still_attack_another_target() -> None:
    galleys = {4: "blue tunis 5", 7: "red tunis 4", 8: "red tunis 1"}
    g = position(galleys=galleys, steps_moved=2, **ACT)
    play(g, "blue attack_galley 7", "* roll 3 3", "blue continue", "* roll 1 0")
    assert galley(g, 4) == "blue tunis 2"
    assert "attack_galley 8" in moves(g)
    play(g, "blue attack_galley 8")
    assert dice(g) == (2, 1)


@pytest.mark.rule("S12-8.5")
def test_the_defender_rolls_with_all_his_sailors_counted_anew() -> None:
    galleys = {4: "blue tunis 5", 7: "red tunis 4"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7")
    assert dice(g) == (5, 4)
    play(g, "* roll 3 0", "blue continue")
    assert dice(g) == (5, 1)


@pytest.mark.rule("S12-8.6")
def test_both_sides_roll_at_once_and_the_dead_still_count() -> None:
    galleys = {4: "blue tunis 3", 7: "red tunis 2"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7")
    assert len(weights(g)) == 4 * 3
    play(g, "* roll 1 2")
    assert (galley(g, 4), galley(g, 7)) == ("blue tunis 1", "red tunis 1")
    play(g, "blue continue", "* roll 1 1")
    assert (galley(g, 4), galley(g, 7)) == ("", "")


@pytest.mark.rule("S12-8.6")
def test_skulls_are_binomial_and_the_sides_independent() -> None:
    galleys = {4: "blue tunis 2", 7: "red tunis 1"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7")
    total = sum(weights(g).values())
    shares = {said: weight / total for said, weight in weights(g).items()}
    assert shares == {f"roll {a} {d}": (1, 2, 1)[a] / 4 * (1, 1)[d] / 2 for a in range(3) for d in range(2)}


@pytest.mark.rule("S12-8.7")
def test_skulls_beyond_the_enemy_sailors_have_no_effect_and_the_dead_go_to_the_reserve() -> None:
    galleys = {4: "blue tunis 5", 7: "red tunis 1"}
    g = position(galleys=galleys, **ACT)
    before = reserve(g, "blue"), reserve(g, "red")
    play(g, "blue attack_galley 7", "* roll 5 1")
    assert (reserve(g, "blue"), reserve(g, "red")) == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("S12-8.8")
def test_after_an_exchange_the_attacker_goes_on_or_stops_and_stopping_ends_the_activation() -> None:
    galleys = {4: "blue tunis 3", 7: "red tunis 2"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7", "* roll 1 1")
    assert (asked(g), asking(g), moves(g)) == ("blue", "combat_round", ["continue", "stop"])
    play(g, "blue stop")
    assert (asked(g), asking(g), table(g)["wheel"]) == ("red", "choose_mode", 7)
    assert (galley(g, 4), galley(g, 7)) == ("blue tunis 2", "red tunis 1")


@pytest.mark.rule("S12-8.9")
def test_no_other_target_before_the_present_one_has_sunk() -> None:
    galleys = {4: "blue tunis 3", 7: "red tunis 2", 8: "red tunis 1"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7", "* roll 1 0")
    assert moves(g) == ["continue", "stop"]
    play(g, "blue continue", "* roll 1 0")
    assert moves(g, "attack_galley") == ["attack_galley 8"]


@pytest.mark.rule("S12-8.10")
def test_after_sinking_a_galley_attack_on_land_or_end() -> None:
    galleys = {4: "blue tunis 3 wood", 7: "red tunis 1", 8: "orange tunis 1"}
    g = position(galleys=galleys, **ACT)
    assert "sank red 7" in play(g, "blue attack_galley 7", "* roll 1 0")
    assert (galley(g, 7), asking(g)) == ("", "fight_act")
    assert moves(g) == ["attack_galley 8", "land 1", "land 2", "land 3", "end_turn"]


@pytest.mark.rule("S12-8.11")
def test_if_the_active_galley_sinks_the_activation_ends_after_the_loot() -> None:
    galleys = {4: "blue tunis 1 gold", 7: "red tunis 2"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7", "* roll 0 1")
    assert (asked(g), asking(g)) == ("red", "loot")
    assert "sank blue 4" in play(g, "red take gold")
    assert (galley(g, 4), galley(g, 7)) == ("", "red tunis 2 gold")
    assert (asked(g), asking(g)) == ("red", "choose_mode")


@pytest.mark.rule("S12-8.11")
def test_if_the_active_galley_sinks_without_cargo_the_activation_ends_at_once() -> None:
    galleys = {4: "blue tunis 1", 7: "red tunis 2", 5: "orange genova 1"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7", "* roll 0 2")
    assert (asked(g), asking(g)) == ("orange", "choose_mode")


@pytest.mark.rule("S12-8.12")
def test_the_attacker_fills_free_slots_from_the_wreck() -> None:
    galleys = {4: "blue tunis 3", 7: "red tunis 1 gold gold wine spice"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7", "* roll 1 0")
    assert (asked(g), asking(g)) == ("blue", "loot")
    assert moves(g) == [
        "take",
        "take wine",
        "take wine gold",
        "take wine spice",
        "take gold",
        "take gold gold",
        "take gold spice",
        "take spice",
    ]
    play(g, "blue take gold spice")
    assert (galley(g, 4), galley(g, 7)) == ("blue tunis 3 gold spice", "")
    assert (supply(g, "gold"), supply(g, "wine"), supply(g, "spice")) == (9, 12, 9)
    assert asking(g) == "fight_act"


@pytest.mark.rule("S12-8.12")
def test_a_full_survivor_takes_nothing_and_throws_nothing_overboard() -> None:
    galleys = {4: "blue tunis 3 wood wood", 7: "red tunis 1 gold"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7", "* roll 1 0")
    assert (asking(g), supply(g, "gold")) == ("fight_act", 10)
    assert galley(g, 4) == "blue tunis 3 wood wood"


@pytest.mark.rule("S12-8.12", "S12-8.6")
def test_sailors_lost_in_the_last_exchange_make_room_for_loot() -> None:
    galleys = {4: "blue tunis 3 wood wood", 7: "red tunis 1 gold"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7", "* roll 1 1")
    assert moves(g) == ["take", "take gold"]


@pytest.mark.rule("S12-8.13")
def test_if_both_sink_nobody_takes_loot() -> None:
    galleys = {4: "blue tunis 1 wood", 7: "red tunis 1 gold", 8: "red genova 3"}
    g = position(galleys=galleys, **ACT)
    heard = play(g, "blue attack_galley 7", "* roll 1 1")
    assert {"sank red 7", "sank blue 4"} <= set(heard)
    assert (supply(g, "gold"), supply(g, "wood")) == (10, 14)
    assert (asked(g), asking(g), table(g)["wheel"]) == ("red", "choose_mode", 8)


@pytest.mark.rule("S12-8.14")
def test_the_first_galley_attacked_belongs_to_the_blocker() -> None:
    galleys = {4: "blue algeria 3", 7: "red tunis 4", 8: "orange tunis 1"}
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail tunis", "red block")
    assert moves(g, "attack_galley") == ["attack_galley 7"]
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail tunis", "red allow", "blue stop")
    assert moves(g, "attack_galley") == ["attack_galley 7", "attack_galley 8"]


@pytest.mark.rule("S12-8.15")
def test_the_defender_decides_nothing_in_a_fight() -> None:
    galleys = {4: "blue tunis 5", 7: "red tunis 4 gold"}
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7")
    seen = set()
    while asking(g) in ("exchange", "combat_round"):
        seen.add(asked(g))
        play(g, "* roll 1 0" if asked(g) == "*" else "blue continue")
    assert seen == {"*", "blue"}


@pytest.mark.rule("S12-8.16")
def test_galleys_in_the_field_of_a_protected_last_port_can_be_attacked() -> None:
    g = position(ports={"venezia": "red 1"}, galleys={4: "blue venezia 3", 7: "red venezia 1"}, **ACT)
    assert moves(g) == ["attack_galley 7", "end_turn"]


@pytest.mark.rule("S12-8.17")
@pytest.mark.parametrize("attack", ["attack_galley 7", "attack_port"])
def test_after_twenty_exchanges_without_a_loss_the_attacker_must_stop(attack: str) -> None:
    ports = {"tunis": "orange 1", "creta": "orange 1"}
    galleys = {4: "blue tunis 3", 7: "red tunis 1"}
    g = position(ports=ports, galleys=galleys, **ACT)
    play(g, f"blue {attack}")
    for _ in range(19):
        play(g, "* roll 0 0", "blue continue")
    play(g, "* roll 0 0")
    assert moves(g) == ["stop"]
    assert only_answer(g) == "stop"


@pytest.mark.rule("S12-8.17")
@pytest.mark.parametrize("attack", ["attack_galley 7", "attack_port"])
@pytest.mark.parametrize("loss", ["roll 0 1", "roll 1 0", "roll 1 1"])
def test_any_loss_begins_the_count_anew(attack: str, loss: str) -> None:
    ports = {"tunis": "orange 2", "creta": "orange 1"}
    galleys = {4: "blue tunis 3", 7: "red tunis 2"}
    g = position(ports=ports, galleys=galleys, **ACT)
    play(g, f"blue {attack}")
    for _ in range(19):
        play(g, "* roll 0 0", "blue continue")
    play(g, f"* {loss}", "blue continue", "* roll 0 0")
    assert moves(g) == ["continue", "stop"]
