"""Positions and notation: the same thing in numbers, words and JSON."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import toy
from serenissima.kernel.core import seats
from serenissima.kernel.game import BadOption, new
from serenissima.kernel.notation import BadNotation, event_words, move_text, move_words, read_move
from serenissima.kernel.position import fingerprint, from_json, to_json
from serenissima.kernel.shape import BadPosition, Counts, Keyed, Maybe, Named, Names, Number, Row, SetOf, Several
from toy import GAME

NAMES: Names = {"seat": ("red", "green", "blue"), "good": ("wood", "wine", "gold"), "number": ("", "1", "2")}


def test_what_a_position_does_not_mention_has_its_starting_value() -> None:
    g = from_json(GAME, {"game": "toy", "seats": 3, "table": {"coins": {"green": 9}}})
    assert g.table.coins == [4, 9, 4]
    assert g.table.held == [0, 0, 0]


def test_a_question_put_by_hand_lies_on_what_belongs_beneath_it() -> None:
    g = from_json(GAME, {"seats": 2, "ask": {"step": "toll", "seat": "green"}, "table": {"helm": "red"}})
    assert seats(g) == (1,)
    assert isinstance(g.stack[0], toy.Rounds)


def test_a_question_without_fields_can_be_put_by_its_name() -> None:
    assert seats(from_json(GAME, {"seats": 2, "ask": "bid"})) == (0, 1)


WRONG: list[tuple[Any, str]] = [
    ([], "an object is expected"),
    ({"tabel": {}}, "'tabel' is not known here; known: game"),
    ({"game": "chess"}, "a position of 'chess'"),
    ({"seats": 9}, "seats: 9 is outside 2 to 3"),
    ({"seats": "two"}, "seats: a whole number is expected"),
    ({"table": {"coin": 3}}, "table: 'coin' is not known here; known: coins"),
    ({"table": {"coins": {"pink": 1}}}, "table.coins: 'pink' is no seat; known: red, green, blue"),
    ({"table": {"coins": {"red": -1}}}, "table.coins.red: -1 is outside"),
    ({"table": {"coins": {"red": True}}}, "table.coins.red: a whole number is expected"),
    ({"table": {"helm": "pink"}}, "table.helm: 'pink' is no seat"),
    ({"own": {"pink": {}}}, "own: 'pink' is no seat"),
    ({"own": [{}]}, "own: 3 drawers are expected, not 1"),
    ({"own": [{}, {"hand": {"7": 1}}, {}]}, r"own\[1\].hand: '7' is no card"),
    ({"ask": "sail"}, "ask.step: 'sail' is no step; known: rounds"),
    ({"ask": {"step": "toll"}}, "ask: 'seat' is missing for toll"),
    ({"ask": {"step": "bid", "seat": "red"}}, "ask: 'seat' is no field of bid; known: none"),
    ({"stack": {}}, "stack: a list is expected"),
    ({"ask": {"step": "answer_offer", "helm": "red", "partner": "red", "price": 1, "countered": 2}}, "true or false"),
]


@pytest.mark.parametrize(("said", "message"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_position_is_refused_with_the_path_to_the_fault(said: Any, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        from_json(GAME, said)


def test_unknown_options_in_a_position_are_refused() -> None:
    with pytest.raises(BadOption):
        from_json(GAME, {"options": {"tol": True}})


def test_the_fingerprint_changes_with_the_table_and_with_nothing_else() -> None:
    g = new(GAME, 2)
    before = fingerprint(g.table)
    g.own[0].bid = 3
    assert fingerprint(g.table) == before
    g.table.coins[1] -= 1
    assert fingerprint(g.table) != before
    assert len(before) == 8


def test_a_position_shows_every_drawer() -> None:
    said = to_json(GAME, new(GAME, 2))
    assert said["hidden"] == {"bag": {"1": 3, "2": 3, "3": 2, "4": 1}}
    assert said["own"][0] == {"hand": {}, "bid": -1, "offered": -1}
    assert said["stack"] == [{"step": "rounds"}, {"step": "draw_card"}, {"step": "roll"}, {"step": "bid"}]


# Notation


def test_a_move_is_written_in_words() -> None:
    names = GAME.names(new(GAME, 3).rules)
    assert move_text(GAME, names, "make_offer", ("offer", 1, 3, 2)) == "offer green 3 2"
    assert move_words(GAME, names, "make_offer", ("offer", 1, 3, 2)) == ["offer", "green", "3", "2"]
    assert read_move(GAME, names, "make_offer", ["offer", "green", 3, 2]) == ("offer", 1, 3, 2)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "begins with a verb"),
        (["sail", "x"], "'sail' is no verb of toy; known: accept, bid"),
        (["offer", "green"], "wrong number of words; the form is: offer <seat> <card> <n>"),
        (["offer", "pink", "3", "2"], "'pink' is no seat; known: red, green, blue"),
        (["bid", "--1"], "'--1' is no number"),
        (["bid", "²"], "is no number"),
        (["bid", "9" * 40], "is no number"),
        (["bid", None], "a list of words"),
        (["bid", True], "a list of words"),
    ],
)
def test_words_that_are_no_move_are_explained(words: list[Any], message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        read_move(GAME, GAME.names(new(GAME, 3).rules), "bid", words)


def test_events_are_told_in_words_by_kind() -> None:
    names = GAME.names(new(GAME, 3).rules)
    assert event_words(GAME, names, ("offered", 0, 2, 5)) == {
        "seat": "red",
        "seats": "red, blue",
        "seat2": "blue",
        "n": "5",
        "ns": "5",
    }
    assert event_words(GAME, names, ("toll.toll", 1))["seat"] == "green"
    assert event_words(GAME, names, ("roll.die", 4)) == {"n": "4", "ns": "4"}


# Shapes


@given(st.integers(0, 7))
def test_a_set_is_written_as_names(bits: int) -> None:
    shape = SetOf("good")
    assert shape.decode(shape.encode(bits, NAMES), 0, NAMES, "") == bits


@given(st.lists(st.integers(0, 9), min_size=3, max_size=3))
def test_counts_leave_out_what_is_not_there(counts: list[int]) -> None:
    shape = Counts("good")
    written = shape.encode(counts, NAMES)
    assert 0 not in written.values()
    assert shape.decode(written, None, NAMES, "") == counts


def test_numbers_may_be_written_for_names_that_are_numbers() -> None:
    assert Named("number").decode(2, None, NAMES, "") == 2
    assert Named("number").decode(None, None, NAMES, "") == -1
    with pytest.raises(BadPosition, match="'' is no number"):
        Named("number").decode("", None, NAMES, "")


def test_a_sparse_row_leaves_out_usual_values() -> None:
    shape = Keyed("good", Number(), sparse=0)
    assert shape.encode([0, 5, 0], NAMES) == {"wine": 5}
    assert shape.decode({"gold": 1}, [0, 5, 0], NAMES, "") == [0, 5, 1]


def test_rows_lists_and_nothing() -> None:
    assert Row(Named("seat"), Number()).decode(["blue", 3], None, NAMES, "") == (2, 3)
    assert Row(Named("seat")).encode((0, 1, 1), NAMES) == ["red", "green", "green"]
    with pytest.raises(BadPosition, match="2 values are expected, not 1"):
        Row(Named("seat"), Number()).decode(["blue"], None, NAMES, "")
    assert Several(Number()).decode([1, 2], None, NAMES, "") == [1, 2]
    assert Maybe(Number()).decode(None, 3, NAMES, "") is None
    assert Maybe(Number()).encode(None, NAMES) is None
