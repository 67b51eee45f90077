"""Answers that are sent together: played in their order, taken back together, stopped where somebody comes between."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from serenissima.kernel.core import seats
from serenissima.server import wire
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.table import Row, Table
from server.houses import begin, house_on, quiet
from server.test_table import LIVE, begun, fixed

Words = list[str]


def at_sea(**more: Any) -> tuple[Table, list[Row]]:
    """A game of Serenissima (2012) whose first galley may load or sail now."""
    table, rows = begun(fixed(**more))
    while "action" not in [words[0] for words in table.legal_words(table.asked()[0])]:
        seat = table.asked()[0]
        rows += table.play(seat, table.seen(seat), table.legal_words(seat)[0], 100.0)
        while table.by_itself() is not None:
            rows += table.go_on(100.0)
    return table, rows


def send(table: Table, *moves: str, at: float = 101.0) -> list[Row]:
    """Answers of the seat that is asked, in one frame."""
    seat = table.asked()[0]
    first, *onward = [move.split() for move in moves]
    return table.play(seat, table.seen(seat), first, at, onward=onward)


def steps_of(table: Table, count: int) -> list[str]:
    """A way of so many steps from where the active galley lies."""
    board, g = table.playing.state.rules.board, table.playing.state
    here, way = g.table.galleys[g.table.activation.galley].field, []
    for _ in range(count):
        here = board.neighbours[here][0]
        way.append(f"sail {board.fields[here]}")
    return way


def test_answers_sent_together_are_played_in_their_order() -> None:
    table, _ = at_sea()
    seat = table.asked()[0]
    rows = send(table, "action", "load_done", *steps_of(table, 1), "stop", "end_turn")
    assert [row.data.split()[0] for row in rows] == ["action", "load_done", "sail", "stop", "end_turn"]
    assert [row.by for row in rows] == ["", "then", "then", "then", "then"]
    assert [news.by for news in table.news.of(seat)[-5:]] == [""] * 5


def test_they_are_one_unit_of_undo() -> None:
    table, _ = at_sea()
    seat = table.asked()[0]
    before = table.playing.text()
    send(table, "action", "load_done", *steps_of(table, 1))
    assert table.choices_back(seat) == 1
    table.undo(seat, table.seen(seat), 1, 102.0)
    assert table.playing.text() == before
    send(table, "action")
    send(table, "load_done", *steps_of(table, 1))
    assert table.choices_back(seat) == 2


def test_what_is_forced_after_them_goes_back_with_them() -> None:
    table, _ = at_sea()
    seat, before = table.asked()[0], len(table.playing.entries)
    galleys = table.playing.state.table.galleys
    galleys[table.playing.state.table.activation.galley].sailors = 0  # so that nothing can be done where it arrives
    send(table, "action", "load_done", "stop")
    table.go_on(101.0)
    assert table.begun.how[-1] == "forced"
    assert table.begun.entries_of(seat, 1) == len(table.playing.entries) - before == 4


def test_what_the_rules_force_between_them_need_not_be_named() -> None:
    table, _ = at_sea()
    seat, g = table.asked()[0], table.playing.state
    g.table.galleys[g.table.activation.galley].field = g.rules.board.port_at.index(-1)  # on the open sea
    rows = send(table, "action", "stop")
    assert [(row.data, row.by) for row in rows] == [("action", ""), ("load_done", "forced"), ("stop", "then")]
    assert table.choices_back(seat) == 1


def test_one_that_would_not_be_legal_refuses_all_of_them() -> None:
    table, _ = at_sea()
    before = table.playing.text(), table.length
    with pytest.raises(No) as refused:
        send(table, "action", "load_done", "load_done")
    assert refused.value.code == "not_legal"
    with pytest.raises(No, match="no verb"):
        send(table, "action", "swim")
    assert (table.playing.text(), table.length) == before


def test_a_frame_that_comes_twice_is_played_once() -> None:
    table, _ = at_sea()
    seat, seen = table.asked()[0], table.seen(table.asked()[0])
    table.play(seat, seen, ["action"], 101.0, onward=[["load_done"]])
    before = table.playing.text()
    with pytest.raises(No) as refused:
        table.play(seat, seen, ["action"], 101.5, onward=[["load_done"]])
    assert refused.value.code == "stale"
    assert table.playing.text() == before


def test_nobody_else_is_answered_for() -> None:
    """The turn ends with the fourth answer, and then a rival's galley is asked: what is left is not played."""
    table, _ = at_sea()
    seat = table.asked()[0]
    rows = send(table, "action", "load_done", "stop", "end_turn", "action", "load_done")
    assert [row.seat for row in rows] == [seat] * 4
    assert table.asked() == (1 - seat,)


def test_a_question_to_a_rival_stops_them() -> None:
    """A stronger fleet in the field that is entered may block: its owner is asked before the galley sails on."""
    table, _ = at_sea()
    seat, g = table.asked()[0], table.playing.state
    way = steps_of(table, 2)
    rival = next(galley for galley in g.table.galleys if galley.owner == 1 - seat)
    rival.field = g.rules.board.fields.index(way[0].split()[1])
    rival.sailors = 5
    active = g.table.galleys[g.table.activation.galley]
    active.sailors = 3
    rows = send(table, "action", "load_done", *way, "stop")
    assert [row.data.split()[0] for row in rows] == ["action", "load_done", "sail"]
    assert seats(g) == (1 - seat,)


def test_luck_stops_them(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = at_sea()
    seat = table.asked()[0]
    settle = table.settle

    def thrown(rows: list[Row], at: float) -> list[Row]:
        return (
            [*settle(rows, at), table.row("move", -1, "die", at)] if rows[-1].data == "load_done" else settle(rows, at)
        )

    monkeypatch.setattr(table, "settle", thrown)
    rows = send(table, "action", "load_done", "stop")
    assert [row.data for row in rows if row.seat == seat] == ["action", "load_done"]


def test_the_clock_counts_them_as_one() -> None:
    table, _ = at_sea(pace=LIVE)
    seat = table.asked()[0]
    bank, since = table.clock.bank[seat], table.clock.since[seat]
    send(table, "action", "load_done", "stop", "end_turn", at=since + 7.0)
    assert table.asked() == (1 - seat,)
    assert table.clock.bank[seat] == bank - 7.0 + 5.0


def test_the_log_tells_the_same_again() -> None:
    table, rows = at_sea()
    rows += send(table, "action", "load_done", *steps_of(table, 1))
    other = Table(table.fixed)
    other.take_all(rows)
    assert other.playing.text() == table.playing.text()
    assert other.choices_back(table.asked()[0]) == table.choices_back(table.asked()[0]) == 1


def test_a_connection_that_breaks_leaves_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not durable has not happened: a house that cannot write reads the table again, as it stood before."""

    async def scene() -> None:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}") as house:
            start = fixed()
            await begin(house, start, [("u0", "anna"), ("u1", "bruno")])
            await quiet(house)

            def first(table: Table, now: float) -> list[Row]:
                seat = table.asked()[0]
                return table.play(seat, table.seen(seat), table.legal_words(seat)[0], now)

            while "action" not in [words[0] for words in (await table_of(house)).legal_words(await asked(house))]:
                await house.change(start.id, first)
                await quiet(house)
            before = (await table_of(house)).playing.text()

            async def broken(*said: Any) -> None:
                raise OSError("the disk is full")

            def chain(table: Table, now: float) -> list[Row]:
                return send(table, "action", "load_done", "stop", at=now)

            monkeypatch.setattr(house.ledger, "append", broken)
            with pytest.raises(OSError, match="disk"):
                await house.change(start.id, chain)
            monkeypatch.undo()
            assert (await table_of(house)).playing.text() == before
            await house.change(start.id, chain)
            await quiet(house)
            written = [row.data for row in await house.ledger.rows(start.id)]
            assert written[-4:] == ["action", "load_done", "stop", "end_turn"]

    async def table_of(house: House) -> Table:
        async with house.holding("abcdefghij") as (_, table):
            return table

    async def asked(house: House) -> int:
        return (await table_of(house)).asked()[0]

    asyncio.run(scene())


def test_a_receipt_says_how_much_is_left() -> None:
    assert wire.Ack(ref="r", seen=3).left == 0
    frame = wire.Play(seat=0, seen=1, move=["action"], onward=[["load_done"]])
    assert frame.onward == [["load_done"]]
