"""Recorded games: there are enough of them, and no limit of the rules is ever broken in one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from games.recorded import GAMES, questions
from games.serenissima_2012.make_records import BOOK, RECORDS
from serenissima.games.serenissima_2012 import GAME
from serenissima.games.serenissima_2012.state import Table
from serenissima.kernel.record import BadRecord, read_record

RESULTS: Final = BOOK.results()
every_record = pytest.mark.parametrize("name", RECORDS)


def test_there_is_a_record_for_every_number_of_seats_every_ending_and_every_kind_of_start() -> None:
    kinds = BOOK.endings()
    assert {seats for seats, _ in kinds} == {2, 3, 4}
    assert {ending for _, ending in kinds} == {"money", "ports", "shared"}
    for option in ("money_visibility", "start_assignment"):
        assert {r.seats for r in RECORDS.values() if option in r.options} == {2, 3, 4}


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
    for g, _, _ in BOOK.told_again(name).replay():
        GAME.audit(g)
        now = Before.of(g.table)
        if before is not None:
            check_growth(before, now)
        before = now
    assert before is not None
    assert before.payouts == 3


@every_record
def test_every_question_has_different_answers_and_the_answer_given_is_among_them(name: str) -> None:
    for _, entry, offered in questions(BOOK.told_again(name)):
        if entry.step == "load_step":
            assert len(offered) <= 81
        if entry.step == "arrival_act":
            assert len(offered) <= 35


# Records of an earlier version

EARLIER: Final = GAMES / GAME.key / "earlier"


@pytest.mark.rule("S12-9.11")
@pytest.mark.parametrize(("name", "before_value"), [("hidden_3", False), ("variants_3", True)])
def test_a_record_of_version_1_is_followed_as_it_was_played(name: str, before_value: bool) -> None:
    written = (EARLIER / f"{name}.rec").read_text(encoding="utf-8")
    assert " rules=1 " in written
    reading = read_record(written.splitlines())
    record = reading.record
    assert reading.complete
    assert reading.checked == len(record.entries)
    assert record.options["fort_before_value"] is before_value
    now = read_record(record.text().splitlines())
    assert (now.checked, now.record.options) == (reading.checked, record.options)
    assert record.text().splitlines()[1:] == written.splitlines()[1:]


def test_the_same_record_read_as_one_of_today_is_refused_where_the_fort_fires() -> None:
    header, *entries = (EARLIER / "hidden_3.rec").read_text(encoding="utf-8").splitlines()
    with pytest.raises(BadRecord, match=r"attack_port.* diverges"):
        read_record([header.replace("rules=1", f"rules={GAME.version}"), *entries])
