"""What bots are called at a table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from serenissima.bots.names import PEOPLE, names_for
from serenissima.server.names import check_name, look_of
from serenissima.server.table import Table
from server.test_table import fixed

LONGEST = 8  # letters that a narrow box holds


def open_table(number: int = 0, seats: int = 4) -> Table:
    return Table(replace(fixed("serenissima_2012", seats), id=f"names{number:05d}"))


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs if not chair.free]


def test_the_names_are_short_and_can_be_told_apart() -> None:
    assert max(map(len, PEOPLE)) <= LONGEST
    assert len({look_of(name) for name in PEOPLE}) == len(PEOPLE) > 8
    for name in PEOPLE:
        check_name(name)


def test_a_table_says_which_names_and_others_have_others() -> None:
    assert names_for("a") == names_for("a") != names_for("b")
    assert sorted(names_for("a")) == sorted(PEOPLE)


def test_bots_of_one_level_have_names_of_their_own() -> None:
    table = open_table()
    for seat in range(4):
        table.sit_bot("mercante", seat, 1.0)
    assert len(set(names(table))) == 4
    assert set(names(table)) <= set(PEOPLE)
    assert [chair.bot for chair in table.chairs] == ["mercante"] * 4


@pytest.mark.parametrize("number", range(5))
def test_no_bot_is_called_as_a_person_who_sits_there(number: int) -> None:
    first = names_for(open_table(number).fixed.id)[0]
    table = open_table(number)
    table.sit("u1", first.upper(), 0, "", 1.0)
    table.sit_bot("mercante", 1, 1.0)
    assert names(table) == [first.upper(), names_for(table.fixed.id)[1]]


def test_a_bot_gives_its_name_to_a_person_who_comes_later() -> None:
    table = open_table()
    rows = table.sit_bot("mercante", 1, 1.0)
    (had,) = names(table)
    rows += table.sit("u1", had, 0, "", 2.0)
    assert table.chairs[0].name == had
    assert table.chairs[1].name != had
    assert table.chairs[1].name in PEOPLE
    again = open_table()
    for row in rows:
        again.take(row)
    assert names(again) == names(table), "the log tells it again"


def test_a_log_of_before_keeps_the_names_it_has() -> None:
    table = open_table()
    (row,) = table.sit_bot("mercante", 0, 1.0)
    again = open_table()
    again.take(replace(row, data='{"bot": "mercante", "name": "mercante2"}'))
    assert (again.chairs[0].name, again.chairs[0].bot) == ("mercante2", "mercante")
