"""Why a move is refused: each illegal move names the rule that forbids it, and nothing changes."""

from __future__ import annotations

from typing import Any, Final

import pytest

from games.serenissima_2012.make_records import BOOK, RECORDS
from games.serenissima_2012.table import COLOURS, asked, play, position, start
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.core import AnyState, legal, seats
from serenissima.kernel.game import Refusal
from serenissima.kernel.notation import names_of, read_move, top_name
from serenissima.kernel.position import to_json
from serenissima.kernel.record import Record, Refused, refusal

There = dict[str, Any]


def why_not(g: AnyState, line: str) -> Refusal:
    """Why `blue sail creta` is refused; nothing may change by asking."""
    who, *words = line.split()
    before = to_json(GAME, g)
    found = refusal(GAME, g, COLOURS.index(who), read_move(GAME, names_of(GAME, g), top_name(g), words))
    assert to_json(GAME, g) == before
    assert found is not None, f"{line!r} is legal"
    return found


def at(
    step: str, galley: str, ports: dict[str, str] | None = None, others: dict[int, str] | None = None, **more: Any
) -> There:
    return {"ask": step, "active": 4, "ports": ports or {}, "galleys": {4: galley, **(others or {})}, **more}


LOADING: Final = at(
    "load_step",
    "blue genova 2 wood",
    {"genova": "blue 2"},
    {6: "blue genova 4", 7: "red genova 1", 8: "blue creta 1"},
    money={"blue": 0},
)
FULL: Final = at("load_step", "blue creta 2 gold gold gold", None, {6: "blue creta 2 wine wine wine"})
TUNIS: Final = {"tunis": "red 1", "creta": "red 1"}
CASES: Final[list[tuple[There, str, str]]] = [
    # set-up
    ({"seats": 3, "ask": {"step": "close_port", "seat": "red", "good": "wood"}}, "red close genova", "S12-2.14"),
    (
        {
            "seats": 3,
            "ports": {"valencia": "closed", "venezia": "closed"},
            "ask": {"step": "close_port", "seat": "red", "good": "marble"},
        },
        "red close alexandria",
        "S12-2.15",
    ),
    ({"ask": {"step": "choose_start_port", "seat": "red"}}, "red start_at tunis", "S12-2.6"),
    (
        {"ports": {"genova": "blue 3"}, "ask": {"step": "choose_start_port", "seat": "red"}},
        "red start_at genova",
        "S12-2.6",
    ),
    (
        {"seats": 3, "ports": {"genova": "closed"}, "ask": {"step": "choose_start_port", "seat": "red"}},
        "red start_at genova",
        "S12-2.16",
    ),
    (
        {"seats": 3, "ports": {"genova": "blue 3"}, "ask": {"step": "choose_start_galley", "seat": "blue"}},
        "blue take 13",
        "S12-1.5",
    ),
    # the sequence of play
    (at("choose_mode", "blue genova 2"), "red pass", "S12-3.2"),
    (at("choose_mode", "blue genova 2"), "blue sail napoli", "S12-3.3"),
    (LOADING, "blue sell wood", "S12-4.19"),
    (at("move_step", "blue genova 2"), "blue buy_goods 1", "S12-3.5"),
    (at("arrival_act", "blue genova 2"), "blue sail napoli", "S12-3.5"),
    (at("arrival_act", "blue genova 2"), "blue buy_goods 1", "S12-5.6"),
    (at("fight_act", "blue tunis 2 wood"), "blue sell wood", "S12-7.1"),
    (at("invest_step", "blue genova 2"), "blue buy_goods 1", "S12-10.11"),
    # loading
    (LOADING, "blue take_sailors port 2", "S12-4.6"),
    (LOADING, "blue take_sailors 6 3", "S12-4.8"),
    (LOADING, "blue give_sailors 6 2", "S12-4.8"),
    (LOADING, "blue give_sailors port 3", "S12-4.3"),
    (LOADING, "blue take_sailors 7 1", "S12-4.5"),
    (LOADING, "blue take_sailors 8 1", "S12-4.5"),
    (LOADING, "blue take_sailors 4 1", "S12-4.5"),
    (LOADING, "blue take_goods 6 gold 1", "S12-4.16"),
    (LOADING, "blue give_goods 6 wood 2", "S12-4.16"),
    (LOADING, "blue swap 6 wood sailor", "S12-4.20"),
    (LOADING, "blue buy_goods 2", "S12-1.14"),
    (LOADING, "blue buy_goods 3", "S12-1.7"),
    (LOADING, "blue jettison gold 1", "S12-4.17"),
    (at("load_step", "blue antakya 2", {"antakya": "blue 3"}), "blue give_sailors port 1", "S12-4.7"),
    (at("load_step", "blue antakya 2", {"antakya": "red 3"}), "blue give_sailors port 1", "S12-4.4"),
    (at("load_step", "blue mare_ionio 2"), "blue buy_goods 1", "S12-4.11"),
    (at("load_step", "blue tunis 2", {"tunis": "closed"}, seats=3), "blue buy_goods 1", "S12-2.16"),
    (FULL, "blue swap 6 gold gold", "S12-4.20"),
    (FULL, "blue give_goods 6 gold 1", "S12-4.8"),
    # movement, sale, fight
    (at("move_step", "blue genova 2"), "blue sail creta", "S12-5.1"),
    (at("arrival_act", "blue tunis 1 marble"), "blue sell marble", "S12-7.3"),
    (at("arrival_act", "blue tunis 1 wood", {"tunis": "wood"}), "blue sell wood", "S12-7.3"),
    (at("arrival_act", "blue mare_ionio 1 wood"), "blue sell wood", "S12-7.2"),
    (at("arrival_act", "blue tunis 1 wood", {"tunis": "closed"}, seats=3), "blue sell wood", "S12-2.16"),
    (at("arrival_act", "blue tunis 1", None, {6: "blue tunis 1"}), "blue attack_galley 6", "S12-8.1"),
    (at("arrival_act", "blue tunis 1", None, {6: "red creta 1"}), "blue attack_galley 6", "S12-8.1"),
    (at("arrival_act", "blue tunis 1", None, {6: "red tunis 1"}, steps_moved=1), "blue attack_galley 6", "S12-8.3"),
    (
        at(
            "arrival_act",
            "blue tunis 2",
            None,
            {6: "red tunis 3", 7: "orange tunis 1"},
            steps_moved=1,
            activation={"move_blocker": "red"},
        ),
        "blue attack_galley 7",
        "S12-6.10",
    ),
    (
        at(
            "fight_act",
            "blue tunis 2",
            None,
            {6: "red tunis 3", 7: "orange tunis 1"},
            steps_moved=1,
            activation={"act_blocker": "red"},
        ),
        "blue attack_galley 7",
        "S12-6.9",
    ),
    (
        at("fight_act", "blue tunis 2", None, {6: "red tunis 3"}, steps_moved=1, activation={"act_blocker": "red"}),
        "blue land 1",
        "S12-6.9",
    ),
    (at("arrival_act", "blue tunis 1", {"tunis": "red 1"}), "blue attack_port", "S12-9.17"),
    (at("arrival_act", "blue tunis 1", TUNIS, {6: "red tunis 1"}), "blue attack_port", "S12-9.8"),
    (at("arrival_act", "blue tunis 1", TUNIS, steps_moved=1), "blue attack_port", "S12-8.3"),
    (at("arrival_act", "blue tunis 1"), "blue attack_port", "S12-9.8"),
    (at("arrival_act", "blue tunis 1", {"tunis": "blue 1"}), "blue land 1", "S12-9.7"),
    (at("arrival_act", "blue tunis 1", {"tunis": "red 1"}), "blue land 1", "S12-9.1"),
    (at("arrival_act", "blue antakya 5"), "blue land 4", "S12-9.1"),
    (at("arrival_act", "blue tunis 2", {"tunis": "closed"}, seats=3), "blue land 1", "S12-2.16"),
    (at("occupy", "blue tunis 2"), "blue occupy 3", "S12-9.14"),
    (
        {
            **at("combat_round", "blue tunis 2", None, {6: "red tunis 2"}),
            "ask": {"step": "combat_round", "seat": "blue", "target": "6", "quiet": 20},
        },
        "blue continue",
        "S12-8.17",
    ),
    (
        {
            **at("combat_round", "blue tunis 2", None, {6: "red tunis 2"}),
            "ask": {"step": "combat_round", "seat": "blue", "target": "6"},
        },
        "blue attack_galley 6",
        "S12-8.9",
    ),
    # investment
    (at("invest_step", "blue creta 1", {"genova": "blue 5"}), "blue hire genova 1", "S12-10.3"),
    (at("invest_step", "blue creta 1", {"genova": "blue 3"}), "blue hire 4 1", "S12-10.3"),
    (at("invest_step", "blue creta 1", {"genova": "blue 3"}, {7: "red creta 1"}), "blue hire 7 1", "S12-10.3"),
    (at("invest_step", "blue creta 1", {"genova": "blue 1"}, money={"blue": 1}), "blue hire genova 2", "S12-1.14"),
    (at("invest_step", "blue creta 1", {"genova": "blue 1"}, money={"blue": 1}), "blue buy_galley genova", "S12-10.6"),
    (at("invest_step", "blue creta 1", {"genova": "red 1"}), "blue buy_galley genova", "S12-10.5"),
    (
        at("invest_step", "blue creta 1", {"genova": "blue 1"}, dict.fromkeys((5, 6, 7, 8, 9), "blue creta 1")),
        "blue buy_galley genova",
        "S12-10.7",
    ),
    (at("invest_step", "blue creta 1", {"genova": "blue 1"}), "blue build_fort genova", "S12-10.8"),
    (at("invest_step", "blue creta 1", {"genova": "blue 1 gold"}), "blue build_basilica genova", "S12-10.9"),
    (at("invest_step", "blue creta 1", {"genova": "blue 1 wood fort"}), "blue build_fort genova", "S12-1.12"),
    (
        at("invest_step", "blue creta 1", {"genova": "blue 1 wood"}, money={"blue": 1}),
        "blue build_fort genova",
        "S12-1.14",
    ),
    (
        {
            **at("crew_galley", "blue creta 1", {"genova": "blue 1"}),
            "ask": {"step": "crew_galley", "seat": "blue", "port": "genova", "number": 9},
        },
        "blue crew 5",
        "S12-10.6",
    ),
    (
        {
            "ports": {"genova": "blue 1"},
            "galleys": {4: "blue genova 1", 5: "blue genova 1"},
            "ask": {"step": "catch_up_step", "seat": "blue"},
        },
        "blue buy_galley genova",
        "S12-12.3",
    ),
    (
        {
            "ports": {"genova": "blue 1"},
            "ask": {"step": "catch_up_step", "seat": "blue"},
            "options": {"catch_up_sailors": "galleys_only"},
        },
        "blue hire genova 1",
        "S12-12.4",
    ),
]


@pytest.mark.parametrize(("there", "line", "rule"), CASES)
def test_a_refusal_cites_its_rule(there: There, line: str, rule: str) -> None:
    found = why_not(position(**there), line)
    assert found.rule == rule
    assert found.reason


@pytest.mark.rule("S12-4.18")
@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (("give_sailors port 1", "take_sailors port 1"), "give_sailors port 1"),
        (("take_sailors 6 1", "give_sailors 6 1"), "take_sailors 6 1"),
        (("give_goods 6 wood 1", "take_goods 6 wood 1"), "give_goods 6 wood 1"),
        (("buy_goods 1",), "jettison stone 1"),
    ],
)
def test_a_turned_flow_is_refused_by_its_rule(lines: tuple[str, ...], line: str) -> None:
    g = position(**LOADING)
    play(g, *(f"blue {said}" for said in lines))
    assert why_not(g, f"blue {line}").rule == "S12-4.18"


@pytest.mark.rule("S12-14.1")
def test_after_the_end_nothing_is_legal() -> None:
    g = position(ports={"genova": "blue 1"}, ask="turn_doge_card", track=12)
    play(g, "* card hourglass_1")
    assert asked(g) == ""
    assert refusal(GAME, g, 0, ("pass",)) == Refusal("S12-14.1", "game_over")


def test_a_refused_move_leaves_the_record_as_it_was() -> None:
    record = Record(GAME, ("anna", "bruno"), {"first_seat": 0})
    before = record.text()
    with pytest.raises(Refused) as caught:
        record.play(0, ("close", 1))
    assert caught.value.refusal.rule == "S12-2.14"
    assert record.text() == before


def test_every_refusal_of_a_whole_game_cites_a_rule_of_the_rule_file() -> None:
    """Moves of other moments, tried where they are not legal."""
    rules = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    record = BOOK.play(RECORDS["pirates_3"])
    tried = sorted({entry.move for entry in record.entries if entry.seat >= 0})[::5]
    refused = 0
    for number, (g, _, _) in enumerate(record.replay()):
        if number % 9 or not g.stack or seats(g)[0] < 0:
            continue
        seat = seats(g)[0]
        for move in tried:
            if move not in legal(g, seat):
                found = GAME.why_not(g, seat, move)
                assert f"**{found.rule}**" in rules
                refused += 1
    assert refused > 400


def test_luck_has_no_other_outcomes() -> None:
    g = start(3)
    assert refusal(GAME, g, -1, ("first", 3)) == Refusal("S12-2.1", "no_such_outcome")


@pytest.mark.rule("S12-5.1")
@pytest.mark.parametrize(
    ("line", "reason", "facts"),
    [
        ("blue sail tripoli", "too_far", (("field", "tripoli"), ("n", "3"), ("left", "2"))),
        ("blue sail tunis", "not_a_neighbour", (("field", "tunis"), ("n", "2"), ("left", "2"))),
        ("blue sail valencia", "already_there", (("field", "valencia"),)),
    ],
)
def test_a_field_that_is_no_neighbour_is_refused_with_its_steps(
    line: str, reason: str, facts: tuple[tuple[str, str], ...]
) -> None:
    assert why_not(position(**at("move_step", "blue valencia 2")), line) == Refusal("S12-5.1", reason, facts)
