"""Recorded games: there are enough of them, and no invariant of the rule file is broken in one."""

from __future__ import annotations

from typing import Final

import pytest

from games.oltremare.make_records import BOOK, RECORDS
from serenissima.games.oltremare import GAME
from serenissima.games.oltremare.state import OM, Table
from serenissima.kernel.core import CHANCE, nouns

RESULTS: Final = BOOK.results()
every_record = pytest.mark.parametrize("name", RECORDS)


@pytest.mark.rule("OM-12.10", "OM-12.12")
@every_record
def test_no_place_is_shared(name: str) -> None:
    record = BOOK.told_again(name)
    assert sorted(GAME.ranking(record.state)) == list(range(1, len(record.players) + 1))


def test_there_is_a_record_for_every_number_of_seats_and_every_ending() -> None:
    endings = ("last_card", "reshuffle", "second_exhaustion")
    assert BOOK.endings() >= {(seats, ending) for seats in (2, 3, 4, 5) for ending in endings}


@pytest.mark.rule("OM-3.1", "OM-12.2")
def test_everybody_has_had_equally_many_turns() -> None:
    for name, recipe in RECORDS.items():
        assert RESULTS[name]["turns"] % recipe.seats == 0


# Invariants that two positions show


def deals_balance(before: Table, after: Table, partner: int) -> None:
    """Invariant 5: only the two parties of a deal change, and by opposite amounts."""
    pair = {before.turn.active, partner}
    assert sum(after.ducati) == sum(before.ducati)
    assert sum(after.hands) == sum(before.hands)
    for seat in range(len(after.ducati)):
        if seat not in pair:
            assert (after.ducati[seat], after.hands[seat]) == (before.ducati[seat], before.hands[seat])


def nothing_runs_backwards(before: Table, after: Table, g: OM) -> None:
    """Invariants 4, 8, 13 and 16: markers, tiles of a turn, cargo and the last round."""
    for seat, owned in enumerate(after.owned):
        assert owned >= before.owned[seat]
        assert after.prestige[seat] <= before.prestige[seat] + 1
    if before.turn.active == after.turn.active:
        assert after.prestige[after.turn.active] <= before.prestige[after.turn.active]
    if before.turn.turns:
        assert sum(marker >= 0 for marker in after.markers) <= sum(marker >= 0 for marker in before.markers)
    assert after.pile.last_round or not before.pile.last_round
    assert after.pile.venice >= before.pile.venice
    assert 0 <= after.turn.bought <= 4
    assert after.turn.talks <= g.rules.options.talks_per_turn


@pytest.mark.rule("OM-6.6", "OM-6.12", "OM-8.15", "OM-12.1")
@every_record
def test_what_the_rule_file_calls_invariant_stays_so(name: str) -> None:
    before: Table | None = None
    for g, entry, _ in BOOK.told_again(name).replay():
        if before is not None and entry is not None:
            nothing_runs_backwards(before, g.table, g)
            if entry.step == "exchange":
                deals_balance(before, g.table, before.turn.talk)
            if entry.step == "load_order":
                assert g.table.cargo[entry.seat] >= 1
                loaded = len(nouns(entry.move))
                assert loaded == before.turn.quota or before.pile.last_round
        before = g.table.copy()


@pytest.mark.rule("OM-10.8")
@every_record
def test_there_is_exactly_one_interim_scoring(name: str) -> None:
    entries = BOOK.told_again(name).entries
    assert sum(entry.step == "interim_scoring" for entry in entries) == 1
    assert sum(entry.step == "final_scoring" for entry in entries) == 1


@pytest.mark.rule("OM-12.6")
def test_the_rescue_happens_once_and_only_in_games_that_ran_out_twice() -> None:
    for name in RECORDS:
        rescues = sum(entry.step == "rescue" and entry.seat == CHANCE for entry in BOOK.told_again(name).entries)
        assert rescues == (RESULTS[name]["ending"] == "second_exhaustion")
