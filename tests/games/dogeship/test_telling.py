"""What The Doge Ship tells: what an answer brings, the figures of its board, points by source, and its story."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest

from games.dogeship.make_records import BOOK
from games.dogeship.table import BOARD, SEATS, Given, play, position, text
from serenissima.games.dogeship import GAME, outlook, reckoning
from serenissima.games.dogeship.figures import Figures
from serenissima.games.dogeship.figures import figures as true_figures
from serenissima.kernel.core import SPECTATOR, AnyState, Move, apply, legal, look, told
from serenissima.kernel.notation import names_of, read_move, top_name
from serenissima.kernel.outlook import UNKNOWN, Counted
from serenissima.kernel.outlook import outlook as outlook_of
from serenissima.kernel.position import seen_to_json
from serenissima.kernel.reckoning import reckon
from serenissima.kernel.record import Record
from serenissima.kernel.story import Teller, teller_of
from serenissima.laws.broken import Broken
from serenissima.laws.fuzz import Violation, check_game
from serenissima.laws.honesty import reckoning_adds_up
from serenissima.text import Words
from serenissima.text.words import LANGUAGES

# What an answer brings


def gains(g: AnyState, line: str) -> dict[str, int]:
    """What a line such as `A place red_3` brings its seat, as it is foretold."""
    who, *said = line.split()
    seat = SEATS.index(who)
    move = read_move(GAME, names_of(GAME, g), top_name(g), said)
    found = outlook_of(outlook.TELLING, g, seat, move)
    return {what: by for what, whose, by in found.gains if whose == seat}


@pytest.mark.rule("DS-4.2", "DS-8.7", "DS-10.8", "DS-11.1", "DS-11.2")
@pytest.mark.parametrize(
    ("given", "line", "brings"),
    [
        ({}, "A water", {"ducats": 1}),
        ({"dice": {"red": 2}}, "A place red_3", {"ducats": -1}),
        ({"piles": {"A": "b18"}}, "A place red_4", {"ducats": 5}),
        ({"piles": {"A": "b17"}}, "A place white_5", {"points": 1}),
        ({}, "A place white_1", {"ducats": -2, "approvals": 2}),
        ({"piles": {"A": "b01 b02"}}, "A reorder b01", {"ducats": -2}),
        (
            {"ask": {"step": "complete_step", "field": "white_5"}, "yards": {"A": "g04"}},
            "A complete g04",
            {"points": 5, "approvals": 2, "yard": -1},
        ),
        (
            {"ask": {"step": "complete_step", "field": "green_5"}, "yards": {"A": "n07"}},
            "A complete n07",
            {"ducats": 6, "yard": -1},
        ),
        (
            {"ask": {"step": "complete_step", "field": "yellow_5"}, "yards": {"A": "b10"}},
            "A complete b10",
            {"barriers": 1, "yard": -1},
        ),
        (
            {"ask": {"step": "bid_approvals", "waiting": ["A", "B"]}, "approvals": {"A": 4}},
            "A bid 3",
            {"approvals": -3},
        ),
    ],
)
def test_an_answer_tells_what_it_brings(given: Given, line: str, brings: dict[str, int]) -> None:
    assert gains(position(**given), line) == brings


@pytest.mark.rule("DS-1.17", "DS-13.3")
def test_approvals_are_counted_by_who_may_know_them() -> None:
    g = position(approvals={"A": 4, "B": 2})
    assert outlook.counts(g, 0)["approvals"] == [4, UNKNOWN]
    assert outlook.counts(g, SPECTATOR)["approvals"] == [UNKNOWN, UNKNOWN]
    g = position(approvals={"A": 4, "B": 2}, options={"open_approvals": True})
    assert outlook.counts(g, SPECTATOR)["approvals"] == [4, 2]
    bids: dict[str, Any] = {"step": "bid_approvals", "waiting": ["A", "B"]}
    g = position(ask=bids, approvals={"A": 4, "B": 2}, options={"open_approvals": True})
    play(g, "A bid 3")
    assert outlook.counts(g, 0)["approvals"] == [1, UNKNOWN]
    assert (figures(g)["approvals"], figures(g, "spectator")["approvals"]) == (1, -1)
    assert outlook.counts(g, 1)["approvals"] == [UNKNOWN, 2]


# Figures


def figures(g: AnyState, seat: str = "A") -> dict[str, Any]:
    """The figures of a seat, in words."""
    at = SEATS.index(seat) if seat in SEATS else SPECTATOR
    said: dict[str, Any] = seen_to_json(GAME, g, at, names_of(GAME, g))["figures"]
    return said


@pytest.mark.rule("DS-4.2")
def test_what_fields_cost() -> None:
    said = figures(position(dice={"red": 4, "green": 6, "white": 5}))
    assert said["costs"] == {"red_5": 1, "red_6": 2, "white_6": 1}


@pytest.mark.rule("DS-7.5", "DS-7.6", "DS-7.7")
def test_a_part_is_worth_its_terms_under_the_doge() -> None:
    g = position(yards={"A": "g04", "B": "g05"}, doge="d01")
    said = figures(g)["worth"]
    assert said["g04"] == {"points": 5, "traits": [0, 0, 2, 1], "approvals": 2}
    assert set(said) == {"g04", "g05"}
    assert set(figures(g, "spectator")["worth"]) == {"g04", "g05"}


@pytest.mark.rule("DS-5.13", "DS-7.5")
def test_drawn_tiles_have_figures_for_their_drawer_alone() -> None:
    g = position(stacks={"upper_aft": "g24 g22 g21 ..."}, doge="d02")
    play(g, "A place green_3", "A buy galley upper_aft")
    assert set(figures(g)["worth"]) == {"g24", "g22", "g21"}
    assert figures(g, "B")["worth"] == {}
    assert figures(g)["fates"] == {"g24": "later", "g22": "later", "g21": "later"}


@pytest.mark.rule("DS-7.1", "DS-7.2", "DS-7.3", "DS-9.1")
def test_what_can_become_of_a_tile() -> None:
    yards = {"A": "g01 g07 n01", "B": "g13 g19 b05"}
    said = figures(position(lower=2, upper=0, yards=yards))["fates"]
    assert said == {"g01": "replace", "g07": "now", "n01": "now", "g13": "later", "g19": "now", "b05": "now"}
    said = figures(position(lower="g06 g05", upper=0, yards={"A": "g01"}))
    assert said["fates"] == {"g01": "replace"}
    assert said["places"] == {"lower": {"column": 2, "tiles": []}, "upper": {"column": 0, "tiles": []}}
    said = figures(position(lower="g06 g05", upper=2, yards={"A": "g01"}))
    assert (said["fates"], said["places"]) == ({"g01": "closed"}, {"lower": {"column": 2, "tiles": []}})


@pytest.mark.rule("DS-7.1", "DS-9.1")
def test_where_the_next_part_goes_and_which_of_ones_own_is_best_there() -> None:
    g = position(lower="g06", yards={"A": "g01 g04", "B": "g02"}, doge="d01")
    assert figures(g)["places"]["lower"] == {"column": 1, "tiles": ["g04", "g01"]}
    assert figures(g, "spectator")["places"]["lower"] == {"column": 1, "tiles": []}
    play(g, "A place red_6")
    assert figures(g)["places"] == {"lower": {"column": 0, "tiles": ["g04", "g01"]}}
    assert figures(g, "B")["places"]["lower"] == {"column": 1, "tiles": ["g02"]}


@pytest.mark.rule("DS-5.1", "DS-7.2")
def test_a_zone_tells_its_empty_places_and_what_may_be_drawn_for_it() -> None:
    g = position(lower=2, yards={"A": "g07"}, doge="d01")
    said = figures(g)["zones"]
    unseen = [BOARD.worth[0][tile] for tile in BOARD.in_stack[1] if BOARD.names[tile] != "g07"]
    assert said["lower_mid"] == {"left": 2, "fate": "now", "least": min(unseen), "most": max(unseen)}
    assert said["lower_aft"]["left"] == 0


@pytest.mark.rule("DS-8.5", "DS-8.9", "DS-8.12")
def test_what_a_field_brings_at_best() -> None:
    g = position(piles={"A": "b10"}, yards={"A": "g04 n07"}, dice={"red": 2}, ducats={"A": 3}, doge="d01")
    said = figures(g)
    assert said["best"]["red_3"] == {"tiles": ["g04"], "ducats": 0, "points": 5, "approvals": 2}
    assert said["best"]["green_5"] == {"tiles": ["n07"], "ducats": 7, "points": 0, "approvals": 0}
    assert "red_1" not in said["best"]
    assert "red_3" in said["bonus"]
    assert "red_1" not in said["bonus"]
    assert figures(g, "B")["best"] == {}
    twice = figures(position(piles={"A": "b26"}, yards={"A": "g01 g02"}, doge="d01"))["best"]["white_5"]
    assert sorted(twice["tiles"]) == ["g01", "g02"]


@pytest.mark.rule("DS-9.3", "DS-9.5")
def test_a_replacement_is_told_as_well() -> None:
    g = position(lower="g01", yards={"A": "g04"}, doge="d01")
    assert figures(g)["best"]["red_6"] == {"tiles": ["g04"], "ducats": 0, "points": 5, "approvals": 2}


@pytest.mark.rule("DS-1.10", "DS-5.3", "DS-5.4")
def test_the_room_of_a_yard_and_which_limit_a_purchase_breaks() -> None:
    g = position(yards={"A": "g13 g14 n01"})
    said = figures(g)
    assert (said["room"], said["galley_room"], said["tight"]) == ({"A": 2, "B": 5}, {"A": 0, "B": 2}, None)
    play(g, "A place green_3", "A buy galley lower_aft")
    assert figures(g)["tight"] == "galley"
    g = position(yards={"A": "g13 n01 n02 b05 b06"})
    play(g, "A place green_2", "A buy barrier")
    assert figures(g)["tight"] == "yard"


@pytest.mark.rule("DS-12.2", "DS-12.3", "DS-12.5", "DS-15.9")
def test_what_the_end_of_the_round_would_bring() -> None:
    piles = {"A": "b05 b11", "B": "b07"}
    said = figures(position(seats=3, piles=piles, doge="d03", round=7))
    assert said["losses"] == {"A": 1, "B": 2, "C": 2}
    assert said["next_order"] == ["B", "A", "C"]
    assert (said["most_rounds"], said["parts_left"]) == (40, 16)
    said = figures(position(seats=3, piles=piles, doge="d04", options={"max_rounds": "none"}))
    assert (said["losses"], said["most_rounds"]) == ({}, -1)


@pytest.mark.rule("DS-10.2", "DS-10.4")
def test_what_each_drawn_doge_tile_would_mean() -> None:
    g = position(yards={"A": "g04", "B": "g05"}, stacks={"doge": "d02 d03 ..."}, doge="d01")
    play(g, "A place green_4")
    first, second = figures(g)["wishes"]
    assert (first["doge"], first["worth"]["g04"]["points"], first["losses"]) == ("d02", 6, {})
    assert (second["doge"], second["losses"]) == ("d03", {"A": 2, "B": 2})
    assert list(first["worth"]) == ["g04"]
    assert figures(g, "B")["wishes"] == []
    assert (figures(g)["doges"]["tiles"], figures(g, "B")["doges"]["tiles"]) == (13, 15)


@pytest.mark.rule("DS-5.1", "DS-7.2", "DS-9.1")
def test_a_purchase_for_a_full_zone_is_warned_of() -> None:
    g = position(lower=2, stacks={"lower_aft": "..."})
    play(g, "A place green_3")
    flagged = [text(g, move) for move in legal(g, 0) if "zone_full" in GAME.flags(g, 0, move)]
    assert flagged == ["buy galley lower_aft"]
    play(g, "A buy galley lower_aft")
    assert all("zone_full" in GAME.flags(g, 0, move) for move in legal(g, 0) if move[0] == "keep")


@pytest.mark.rule("DS-5.1", "DS-9.1")
def test_a_purchase_for_a_zone_that_is_passed_is_warned_of_as_useless() -> None:
    g = position(lower=3, stacks={"lower_aft": "..."})
    play(g, "A place green_3")
    flagged = [text(g, move) for move in legal(g, 0) if "zone_closed" in GAME.flags(g, 0, move)]
    assert flagged == ["buy galley lower_aft"]
    play(g, "A buy galley lower_aft")
    kept = [GAME.flags(g, 0, move) for move in legal(g, 0) if move[0] == "keep"]
    assert kept
    assert all("zone_closed" in flags and "zone_full" not in flags for flags in kept)


@pytest.mark.rule("DS-7.1", "DS-7.2", "DS-9.1")
def test_what_can_become_of_the_tiles_of_each_zone() -> None:
    def told(lower: int, upper: int) -> dict[str, str]:
        return {zone: one["fate"] for zone, one in figures(position(lower=lower, upper=upper))["zones"].items()}

    assert told(2, 1) == {
        "lower_aft": "replace",
        "lower_mid": "now",
        "lower_fore": "later",
        "upper_aft": "now",
        "upper_mid": "later",
        "upper_fore": "later",
    }
    assert (told(2, 2)["lower_aft"], told(3, 2)["lower_aft"], told(3, 2)["upper_aft"]) == (
        "closed",
        "closed",
        "replace",
    )


@pytest.mark.rule("DS-4.1", "DS-4.3", "DS-9.3", "DS-10.9")
def test_why_a_field_cannot_be_taken() -> None:
    g = position(dice={"red": 6, "green": 6, "white": 2}, ducats={"A": 12, "B": 1})
    play(g, "A place green_1")
    said = figures(g, "B")["bars"]
    assert (said["green_1"], said["white_4"], said["white_1"]) == ("field_taken", "too_dear", "price_must_be_left")
    assert said["red_6"] == "no_replacement"
    assert {field for field in said if field.startswith("green")} == {"green_1"}
    assert figures(g)["bars"] == {}


@pytest.mark.rule("DS-15.9")
def test_how_many_rounds_there_are_at_most() -> None:
    assert figures(position())["most_rounds"] == 40


# Points by source


def rows(record: Record, reader: int) -> dict[str, list[int]]:
    def moments() -> Any:
        for g, _, heard in record.replay():
            yield g, told(heard, reader)

    return reckon(GAME, moments(), reader)


@pytest.mark.rule("DS-7.5", "DS-8.7", "DS-9.5", "DS-13.4", "DS-14.1")
@pytest.mark.parametrize("name", ["builders_2", "bonus_3", "covered_5", "variants_4"])
def test_points_by_source_add_up_to_the_score(name: str) -> None:
    record = BOOK.told_again(name)
    for reader in (SPECTATOR, *range(len(record.players))):
        found = rows(record, reader)
        totals = [sum(row[seat] for row in found.values()) for seat in range(len(record.players))]
        assert totals == GAME.scores(record.state)


@pytest.mark.rule("DS-7.5", "DS-8.7", "DS-9.5")
def test_points_have_their_sources() -> None:
    g = position(lower="g01", yards={"A": "g04", "B": "g05"}, piles={"A": "b06"}, vp={"A": 7}, doge="d01")
    booked = reckoning.opening(g)
    for line in ("A place red_6", "A replace g04", "B place white_5", "B complete g05", "A place red_4"):
        who, *said = line.split()
        move = read_move(GAME, names_of(GAME, g), top_name(g), said)
        booked += reckoning.book(g, told(apply(g, SEATS.index(who), move), 0))
    assert [one for one in booked if one[2]] == [
        ("start", 0, 7),
        ("replacing", 0, 5),
        ("parts", 1, 4),
        ("wishes", 1, BOARD.worth[0][4] - 4),
        ("barriers", 0, 1),
    ]


# Faults are caught by the laws


def caught(seats: int = 2, share: float = 0.3) -> str:
    for seed in range(4):
        try:
            check_game(GAME, seats, seed, {"max_rounds": 4}, share)
        except Violation as violation:
            return violation.law
    return ""


def test_a_count_that_reads_anothers_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def nosy(g: AnyState, reader: int) -> Counted:
        return {**outlook.counts(g, reader), "approvals": [own.approvals for own in g.own]}

    monkeypatch.setattr(outlook, "TELLING", dataclasses.replace(outlook.TELLING, counts=nosy))
    assert caught() == "honesty"


def test_figures_that_look_into_the_stack_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def nosy(g: AnyState, reader: int, moves: list[Move]) -> Figures:
        said = true_figures(g, reader, moves)
        said.parts_left = g.hidden.bags[0][0] if g.hidden.bags[0] else 0
        return said

    monkeypatch.setattr(outlook, "TELLING", dataclasses.replace(outlook.TELLING, figures=nosy))
    assert caught(share=1.0) == "honesty"


@pytest.mark.parametrize("source", ["parts", "inspections", "final_approval"])
def test_a_source_that_is_forgotten_is_caught(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(g: AnyState, events: Any) -> Any:
        return [one for one in reckoning.book(g, events) if one[0] != source]

    monkeypatch.setattr(reckoning, "SCORING", dataclasses.replace(reckoning.SCORING, book=forgetful))
    name = {"parts": "builders_2", "inspections": "bonus_3", "final_approval": "builders_2"}[source]
    with pytest.raises(Broken, match="as"):
        reckoning_adds_up(BOOK.told_again(name), Random(1), 0.2)


# The story


def story(record: Record, reader: int) -> tuple[Teller, int]:
    """The tale of a record to one reader, and how many sentences he was told."""
    words, sentences, teller = Words("en", GAME.key), 0, None
    for at, (g, _, heard) in enumerate(record.replay()):
        events = told(heard, reader)
        if teller is None:
            teller = teller_of(GAME, look(g, reader))
        else:
            teller.hear(at, events)
        sentences += sum(1 for event in events if words.event(GAME, record.names, event))
    assert teller is not None
    return teller, sentences


@pytest.mark.parametrize("name", ["builders_2", "bonus_3", "builders_5", "covered_2"])
def test_a_story_has_at_most_a_third_of_the_sentences(name: str) -> None:
    teller, sentences = story(BOOK.told_again(name), 0)
    assert len(teller.lines) <= sentences / 3


@pytest.mark.parametrize("name", ["bonus_3", "covered_2", "variants_4"])
def test_lines_tell_of_one_moment_after_the_other(name: str) -> None:
    record = BOOK.told_again(name)
    teller, _ = story(record, 0)
    for line, following in zip(teller.lines, teller.lines[1:], strict=False):
        assert line.first <= line.last <= following.last
        assert line.first <= following.first
    assert teller.lines[-1].last == len(record.entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said(language: str) -> None:
    record = BOOK.told_again("variants_3")
    words = Words(language, GAME.key, 0)
    for line in story(record, 0)[0].lines:
        said = words.line(GAME, record.names, line)
        assert said
        assert not any(mark in said for mark in "{}_")


def test_a_story_in_english() -> None:
    words, record = Words("en", GAME.key, 0), BOOK.told_again("bonus_3")
    said = [words.line(GAME, record.names, line) for line in story(record, 0)[0].lines]
    assert said[1] == "Round 1: red 6, green 1, white 6, yellow 6, the Doge wishes “speed +2, handling +1” (no event)"
    assert said[5] == ("yellow 6: lower deck aft part built (+4 points, +2 approvals), gondola built (+3 approvals)")
    assert "High water 1: you 1 action lost, B 2 actions lost, C 2 actions lost" in said
    assert "Inspection: you 5 (6 points), B 0, C 0" in said


@pytest.mark.rule("DS-1.18")
def test_a_covered_tile_is_named_to_its_owner_alone() -> None:
    for seat, key in ((0, "bought"), (1, "bought_covered")):
        g = position(options={"open_yards": False}, stacks={"barrier": "b01 b02 b03 ..."})
        teller = teller_of(GAME, look(g, seat))
        for at, line in enumerate(("A place green_2", "A buy barrier", "A keep b01"), 1):
            while top_name(g) in ("draw_tile", "show_top"):
                apply(g, -1, legal(g, -1)[0])
            who, *words_said = line.split()
            move = read_move(GAME, names_of(GAME, g), top_name(g), words_said)
            teller.hear(at, told(apply(g, SEATS.index(who), move), seat))
        assert [clause.key for clause in teller.lines[-1].clauses] == [key]
