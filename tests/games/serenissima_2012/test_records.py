"""Recorded games: told again they come out the same, to the last byte, and no limit of the rules is ever broken."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import pytest

from games.serenissima_2012.make_records import FOLDER, RECORDS, play, result
from serenissima.games.serenissima_2012 import GAME
from serenissima.games.serenissima_2012.state import Table
from serenissima.kernel.core import AnyState, legal, seats
from serenissima.kernel.position import fingerprint, from_json, to_json
from serenissima.kernel.record import BadRecord, Record, read_record

RESULTS: Final[dict[str, Any]] = json.loads((FOLDER / "results.json").read_text(encoding="utf-8"))
every_record = pytest.mark.parametrize("name", RECORDS)


def written(name: str) -> str:
    return (FOLDER / f"{name}.rec").read_text(encoding="utf-8")


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


@pytest.mark.rule("S12-14.2", "S12-14.3", "S12-14.4")
@every_record
def test_scores_ranking_and_ending_come_out_the_same(name: str) -> None:
    record = told_again(name)
    assert result(record) == RESULTS[name]
    assert f"= {' '.join(str(score) for score in GAME.scores(record.state))}" == written(name).splitlines()[-1]


@every_record
def test_replaying_gives_the_fingerprint_of_every_entry(name: str) -> None:
    for g, entry, _ in told_again(name).replay():
        assert entry is None or fingerprint(g.table) == entry.check


@pytest.mark.parametrize("name", ["traders_3", "hidden_2", "variants_4"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    """Invariant 16. `make_records` writes all of them anew."""
    assert play(RECORDS[name]).text() == written(name)


def test_there_is_a_record_for_every_number_of_seats_every_ending_and_every_kind_of_start() -> None:
    kinds = {(recipe.seats, RESULTS[name]["ending"]) for name, recipe in RECORDS.items()}
    assert {seats for seats, _ in kinds} == {2, 3, 4}
    assert {ending for _, ending in kinds} == {"money", "ports", "shared"}
    for option in ("money_visibility", "start_assignment"):
        assert {r.seats for r in RECORDS.values() if option in r.options} == {2, 3, 4}
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


@pytest.mark.rule("S12-3.1")
def test_the_number_of_rounds_stays_within_the_rule_file() -> None:
    for name, recipe in RECORDS.items():
        shortest, longest = (5, 11) if recipe.seats == 4 else (7, 14)
        assert shortest <= RESULTS[name]["rounds"] <= longest


# Invariants


@dataclass
class Before:
    """What may only grow, as it was one entry ago."""

    stored: list[int]
    forts: list[bool]
    basilicas: list[bool]
    closed: list[bool]
    track: int
    payouts: int
    round: int
    wheel: int

    @classmethod
    def of(cls, table: Table) -> Before:
        ports = table.ports
        return cls(
            [port.stored for port in ports],
            [port.fort for port in ports],
            [port.basilica for port in ports],
            [port.closed for port in ports],
            table.track,
            table.payouts,
            table.round,
            table.wheel,
        )


def check_growth(was: Before, now: Before) -> None:
    assert all(new & old == old for old, new in zip(was.stored, now.stored, strict=True))
    assert all(new >= old for old, new in zip(was.forts, now.forts, strict=True))
    assert all(new >= old for old, new in zip(was.basilicas, now.basilicas, strict=True))
    assert was.closed == now.closed or was.round == 0
    assert was.track <= now.track <= 13
    assert was.payouts <= now.payouts <= was.payouts + 1
    assert now.round > was.round or now.wheel >= was.wheel or now.wheel == 0


@pytest.mark.rule("S12-1.7", "S12-1.9", "S12-1.10", "S12-1.11", "S12-1.12", "S12-1.14", "S12-2.16", "S12-11.4")
@every_record
def test_the_invariants_hold_after_every_entry(name: str) -> None:
    before: Before | None = None
    for g, _, _ in told_again(name).replay():
        GAME.audit(g)
        now = Before.of(g.table)
        if before is not None:
            check_growth(before, now)
        before = now
    assert before is not None
    assert before.payouts == 3


@every_record
def test_every_question_has_different_answers_and_the_answer_given_is_among_them(name: str) -> None:
    record = told_again(name)
    entries = iter(record.entries)
    for g, _, _ in record.replay():
        entry = next(entries, None)
        if entry is None:
            assert seats(g) == ()
            continue
        offered = legal(g, entry.seat)
        assert len(offered) == len(set(offered))
        assert entry.move in offered
        if entry.step == "load_step":
            assert len(offered) <= 81
        if entry.step == "arrival_act":
            assert len(offered) <= 35


@pytest.mark.parametrize("name", ["traders_4", "pirates_3", "hidden_3", "dealt_2"])
def test_every_moment_can_be_written_down_as_a_position_and_read_again(name: str) -> None:
    for at, (g, _, _) in enumerate(told_again(name).replay()):
        if at % 7 == 0:
            said = json.loads(json.dumps(to_json(GAME, g)))
            again = from_json(GAME, said)
            assert to_json(GAME, again) == said
            assert fingerprint(again.table) == fingerprint(g.table)
            assert answers(again) == answers(g)


def answers(g: AnyState) -> list[Any]:
    return [legal(g, seat) for seat in seats(g)]


# A record that does not hold


@pytest.mark.parametrize("name", ["traders_2"])
def test_a_changed_record_is_refused_with_its_line(name: str) -> None:
    lines = written(name).splitlines()
    at = next(number for number, line in enumerate(lines) if " sell " in line)
    seller, rest = lines[at].split(" sell ")
    for number, line in (
        (at, f"{seller} sell {rest.split(' #')[0]} #00000000"),
        (at, f"{seller} sell marmalade"),
        (at, f"zoe sell {rest}"),
        (len(lines) - 1, "= 1 2"),
    ):
        changed = [*lines[:number], line, *lines[number + 1 :]]
        with pytest.raises(BadRecord) as caught:
            read_record(changed)
        assert caught.value.line == number + 1
