"""Chapter 3: round and turn structure."""

from __future__ import annotations

import pytest

from games.serenissima_2012.table import COLOURS, asked, asking, galley, moves, only_answer, play, port, position, table
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.core import default
from serenissima.kernel.luck import SeededLuck
from serenissima.kernel.record import Record

HOMES = {"genova": "blue 3", "valencia": "red 3", "venezia": "orange 3", "alexandria": "black 3"}


@pytest.mark.rule("S12-3.1", "S12-3.2")
def test_a_round_activates_every_galley_in_ascending_order_and_ends_with_the_doge() -> None:
    galleys = {9: "blue genova 3", 2: "red valencia 3", 14: "orange venezia 3", 5: "blue genova 3"}
    g = position(ports=HOMES, galleys=galleys, active=2)
    order = []
    while asking(g) == "choose_mode":
        order.append((asked(g), table(g)["wheel"]))
        play(g, f"{asked(g)} pass")
    assert order == [("red", 2), ("blue", 5), ("blue", 9), ("orange", 14)]
    assert (asked(g), asking(g)) == ("*", "turn_doge_card")


@pytest.mark.rule("S12-3.1")
def test_after_the_doge_card_come_payout_catch_up_and_the_next_round() -> None:
    galleys = {2: "red valencia 3", 5: "blue genova 3", 7: "blue genova 3", 8: "red valencia 3"}
    homes = {"genova": "blue 3 wood", "valencia": "red 3", "venezia": "orange 3", "alexandria": "black 3"}
    g = position(ports=homes, galleys=galleys, ask="turn_doge_card", track=6, money={"orange": 3, "black": 0})
    heard = play(g, "* card hourglass_1")
    assert heard[:3] == ["turn_doge_card.card hourglass_1", "payout blue 2", "paid blue 2"]
    assert (asked(g), asking(g)) == ("orange", "catch_up_step")
    play(g, "orange catch_up_done", "black catch_up_done")
    assert (asked(g), asking(g), table(g)["wheel"]) == ("red", "choose_mode", 2)
    assert table(g)["round"] == 1


@pytest.mark.rule("S12-3.2")
def test_the_wheel_pawn_stands_on_the_doge_space_at_the_end_of_a_round() -> None:
    g = position(ports=HOMES, galleys={3: "blue genova 3"}, active=3)
    assert table(g)["wheel"] == 3
    play(g, "blue pass")
    assert table(g)["wheel"] == 0
    assert table(g)["activation"]["galley"] == 0


@pytest.mark.rule("S12-3.3", "S12-3.4")
def test_an_action_or_an_investment_or_a_pass() -> None:
    g = position(ports=HOMES, galleys={3: "blue genova 3"}, active=3)
    assert moves(g) == ["action", "invest", "pass"]


@pytest.mark.rule("S12-3.3")
def test_never_an_action_and_an_investment() -> None:
    g = position(ports=HOMES, galleys={3: "blue genova 3", 4: "red valencia 3"}, active=3)
    play(g, "blue invest", "blue hire genova 1", "blue invest_done")
    assert (asked(g), asking(g)) == ("red", "choose_mode")
    g = position(ports=HOMES, galleys={3: "blue genova 3", 4: "red valencia 3"}, active=3)
    play(g, "blue action", "blue load_done", "blue stop", "blue end_turn")
    assert (asked(g), asking(g)) == ("red", "choose_mode")


@pytest.mark.rule("S12-3.4")
def test_the_three_phases_come_in_fixed_order_and_each_may_be_left_out() -> None:
    g = position(ports=HOMES, galleys={3: "blue genova 3", 4: "red valencia 3"}, active=3)
    seen = []
    for line in ("action", "load_done", "stop", "end_turn"):
        seen.append(asking(g))
        play(g, f"blue {line}")
    assert seen == ["choose_mode", "load_step", "move_step", "arrival_act"]
    assert galley(g, 3) == "blue genova 3"
    assert asked(g) == "red"


@pytest.mark.rule("S12-3.5")
def test_a_phase_once_left_cannot_be_taken_up_again() -> None:
    g = position(ports=HOMES, galleys={3: "blue genova 2", 4: "blue genova 2"}, active=3, ask="load_step")
    play(g, "blue load_done")
    assert moves(g) == ["sail marseille", "sail sardegna", "sail napoli", "stop"]
    play(g, "blue stop")
    assert moves(g) == ["end_turn"]


@pytest.mark.rule("S12-3.6")
def test_a_galley_that_sinks_before_its_number_is_reached_is_not_activated() -> None:
    galleys = {3: "blue genova 3", 5: "red genova 1", 6: "orange venezia 3"}
    g = position(ports=HOMES, galleys=galleys, active=3, ask="arrival_act")
    play(g, "blue attack_galley 5", "* roll 1 0", "blue end_turn")
    assert asked(g) == "orange"


@pytest.mark.rule("S12-3.6")
@pytest.mark.parametrize(("number", "next_seat"), [(9, "blue"), (3, "*")])
def test_a_new_galley_acts_in_this_round_if_its_number_is_still_to_come(number: int, next_seat: str) -> None:
    g = position(ports=HOMES, galleys={5: "blue genova 3"}, active=5, ask="invest_step")
    play(g, "blue buy_galley genova", f"blue take {number}", "blue crew 1", "blue invest_done")
    assert asked(g) == next_seat


@pytest.mark.rule("S12-3.7")
def test_the_wheel_moves_on_also_when_the_active_galley_has_sunk() -> None:
    galleys = {3: "blue genova 1", 5: "red venezia 3"}
    g = position(ports=HOMES, galleys=galleys, active=3, ask="load_step")
    play(g, "blue give_sailors port 1")
    assert galley(g, 3) == ""
    assert port(g, "genova") == "blue 4"
    assert (asked(g), asking(g), table(g)["wheel"]) == ("red", "choose_mode", 5)


@pytest.mark.rule("S12-3.8")
def test_a_seat_without_a_galley_is_not_activated_but_keeps_its_ports_and_income() -> None:
    homes = {**HOMES, "genova": "blue 3 wood"}
    galleys = {number: f"{seat} {field} 3" for number, seat, field in RIVALS}
    g = position(ports=homes, galleys=galleys, active=1, track=6, money={"blue": 0})
    seen = []
    while asking(g) == "choose_mode":
        seen.append(asked(g))
        play(g, f"{asked(g)} pass")
    assert seen == ["red", "orange", "black", "red", "orange", "black"]
    assert "payout blue 2" in play(g, "* card hourglass_1")
    assert (asked(g), asking(g)) == ("blue", "catch_up_step")
    assert port(g, "genova") == "blue 3 wood"


RIVALS = (
    (1, "red", "valencia"),
    (2, "orange", "venezia"),
    (3, "black", "alexandria"),
    (4, "red", "valencia"),
    (5, "orange", "venezia"),
    (6, "black", "alexandria"),
)


@pytest.mark.rule("S12-3.9")
def test_a_decision_with_one_option_is_carried_out_without_asking() -> None:
    g = position(galleys={3: "blue mare_ionio 1"}, active=3, ask="load_step")
    assert moves(g) == ["load_done"]
    assert only_answer(g) == "load_done"
    g = position(ports=HOMES, galleys={3: "blue genova 3"}, active=3)
    assert only_answer(g) == ""


@pytest.mark.rule("S12-3.9")
def test_a_record_never_stops_at_a_decision_without_a_choice() -> None:
    record = Record(GAME, ("anna", "bruno"))
    luck = SeededLuck(3)
    asked_in_all = 0
    record.settle(luck)
    while not record.over:
        assert len(moves(record.state)) > 1
        seat = COLOURS.index(asked(record.state))
        record.play(seat, default(record.state, seat))
        record.settle(luck)
        asked_in_all += 1
    assert asked_in_all > 40
