"""Recorded games: there are enough of them, and no limit of the rules is ever broken in one."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from games.dogeship.make_records import BOOK, RECORDS
from games.recorded import questions
from serenissima.games.dogeship import GAME
from serenissima.kernel.core import AnyState
from serenissima.kernel.record import read_record

every_record = pytest.mark.parametrize("name", RECORDS)


def test_there_is_a_record_for_every_number_of_seats_and_every_ending() -> None:
    endings = ("last_part_by_action", "last_part_by_bonus", "max_rounds")
    assert BOOK.endings() >= {(count, ending) for count in (2, 3, 4, 5) for ending in endings}


@pytest.mark.rule("DS-5.13")
def test_a_record_from_before_the_stacks_were_covered_can_be_followed() -> None:
    old = (BOOK.folder.parent / "rules_1.rec").read_text(encoding="utf-8")
    reading = read_record(old.splitlines())
    assert (reading.complete, reading.checked) == (True, 0)
    assert reading.record.text() == BOOK.folder.joinpath("covered_2.rec").read_text(encoding="utf-8")
    assert set(GAME.earlier) == set(range(1, GAME.version))


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
    for g, entry, _ in BOOK.told_again(name).replay():
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
    most = {"choose_action": 62, "buy_step": 8, "bonus_buy": 7, "keep_tile": 4, "swap_doge": 4, "replace_part": 2}
    answers_in_turn = 0
    for g, entry, offered in questions(BOOK.told_again(name)):
        assert len(offered) <= most.get(entry.step, 100)
        begins = entry.step == "choose_action" and not getattr(g.stack[-1], "reorders", 0)
        answers_in_turn = 0 if begins else answers_in_turn
        answers_in_turn += entry.seat >= 0 and entry.step != "bid_approvals"
        assert answers_in_turn <= 11
