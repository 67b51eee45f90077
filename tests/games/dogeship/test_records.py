"""Recorded games: told again they come out the same, to the last byte, and no limit of the rules is ever broken."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import pytest

from games.dogeship.make_records import FOLDER, RECORDS, play, result
from serenissima.games.dogeship import GAME
from serenissima.kernel.core import AnyState, legal, seats
from serenissima.kernel.position import fingerprint, from_json, to_json
from serenissima.kernel.record import BadRecord, Record, read_record

RESULTS: Final[dict[str, Any]] = json.loads((FOLDER / "results.json").read_text(encoding="utf-8"))
every_record = pytest.mark.parametrize("name", RECORDS)


def written(name: str) -> str:
    return (FOLDER / f"{name}.rec").read_text(encoding="utf-8")


@lru_cache(maxsize=32)
def told_again(name: str) -> Record:
    reading = read_record(written(name).splitlines())
    assert reading.complete
    assert reading.checked == len(reading.record.entries)
    return reading.record


@every_record
def test_a_record_is_told_again_to_the_last_byte(name: str) -> None:
    record = told_again(name)
    assert record.over
    assert record.text() == written(name)


@pytest.mark.rule("DS-15.1", "DS-15.4", "DS-15.8", "DS-15.9")
@every_record
def test_scores_ranking_and_ending_come_out_the_same(name: str) -> None:
    record = told_again(name)
    assert result(record) == RESULTS[name]
    assert f"= {' '.join(str(score) for score in GAME.scores(record.state))}" == written(name).splitlines()[-1]


@every_record
def test_replaying_gives_the_fingerprint_of_every_entry(name: str) -> None:
    for g, entry, _ in told_again(name).replay():
        assert entry is None or fingerprint(g.table) == entry.check


@pytest.mark.parametrize("name", ["builders_3", "bonus_2", "covered_2", "variants_4"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    """`make_records` writes all of them anew."""
    assert play(RECORDS[name]).text() == written(name)


def test_there_is_a_record_for_every_number_of_seats_every_ending_and_every_option() -> None:
    kinds = {(recipe.seats, RESULTS[name]["ending"]) for name, recipe in RECORDS.items()}
    endings = ("last_part_by_action", "last_part_by_bonus", "max_rounds")
    assert kinds >= {(count, ending) for count in (2, 3, 4, 5) for ending in endings}
    assert {option for recipe in RECORDS.values() for option in recipe.options} == set(GAME.options)
    assert sorted(path.stem for path in FOLDER.glob("*.rec")) == sorted(RECORDS)
    assert sorted(RESULTS) == sorted(RECORDS)


def test_every_verb_and_every_event_occurs_somewhere() -> None:
    verbs: set[str] = set()
    events: set[str] = set()
    for name in RECORDS:
        for _, entry, told in told_again(name).replay():
            if entry is not None:
                particular = f"{entry.step}.{entry.move[0]}"
                verbs.add(particular if particular in GAME.verbs else entry.move[0])
            events |= {event[0] for _, event in told}
    assert verbs == set(GAME.verbs)
    assert set(GAME.events) <= events


# Invariants


@dataclass
class Before:
    """What may only grow, as it was one entry ago."""

    parts: int
    finished: list[set[int]]
    round: int
    order: tuple[int, ...]
    vp: list[int]

    @classmethod
    def of(cls, g: AnyState) -> Before:
        parts = len(g.table.decks[0]) + len(g.table.decks[1])
        return cls(parts, [set(pile) for pile in g.table.finished], g.table.round, g.table.turn_order, list(g.table.vp))


@pytest.mark.rule("DS-1.10", "DS-1.11", "DS-7.1", "DS-8.20", "DS-9.6", "DS-12.2")
@every_record
def test_the_invariants_hold_after_every_entry(name: str) -> None:
    before: Before | None = None
    for g, entry, _ in told_again(name).replay():
        GAME.audit(g)
        now = Before.of(g)
        if before is not None and entry is not None:
            assert before.parts <= now.parts <= before.parts + 1
            assert all(old <= new for old, new in zip(before.finished, now.finished, strict=True))
            assert all(old <= new for old, new in zip(before.vp, now.vp, strict=True))
            assert before.order == now.order or now.round > before.round or entry.step == "start_player" or ended(g)
        before = now


def ended(g: AnyState) -> bool:
    """The order for the next round is set before the event of this one."""
    return g.table.available == [5 - lost for lost in g.table.lost] and not any(g.table.water)


@every_record
def test_every_question_has_different_answers_and_no_turn_has_too_many(name: str) -> None:
    record = told_again(name)
    entries = iter(record.entries)
    most = {"choose_action": 62, "buy_step": 8, "bonus_buy": 7, "keep_tile": 4, "swap_doge": 4, "replace_part": 2}
    answers_in_turn = 0
    for g, _, _ in record.replay():
        entry = next(entries, None)
        if entry is None:
            assert seats(g) == ()
            continue
        offered = legal(g, entry.seat)
        assert len(offered) == len(set(offered))
        assert entry.move in offered
        assert len(offered) <= most.get(entry.step, 100)
        begins = entry.step == "choose_action" and not getattr(g.stack[-1], "reorders", 0)
        answers_in_turn = 0 if begins else answers_in_turn
        answers_in_turn += entry.seat >= 0 and entry.step != "bid_approvals"
        assert answers_in_turn <= 11


@pytest.mark.parametrize("name", ["builders_2", "bonus_5", "covered_5", "variants_4"])
def test_every_moment_can_be_written_down_as_a_position_and_read_again(name: str) -> None:
    for at, (g, _, _) in enumerate(told_again(name).replay()):
        if at % 11 == 0:
            said = json.loads(json.dumps(to_json(GAME, g)))
            again = from_json(GAME, said)
            assert to_json(GAME, again) == said
            assert [legal(again, seat) for seat in seats(again)] == [legal(g, seat) for seat in seats(g)]


@pytest.mark.parametrize("name", ["builders_2"])
def test_a_changed_record_is_refused_with_its_line(name: str) -> None:
    lines = written(name).splitlines()
    at = next(number for number, line in enumerate(lines) if " place " in line)
    for number, line in (
        (at, lines[at].split(" #")[0] + " #00000000"),
        (at, "anna place purple_1"),
        (at, "zoe water"),
        (len(lines) - 1, "= 1 2"),
    ):
        with pytest.raises(BadRecord) as caught:
            read_record([*lines[:number], line, *lines[number + 1 :]])
        assert caught.value.line == number + 1
