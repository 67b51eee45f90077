"""A table by itself: what follows from its rows, without server or clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from serenissima.games import GAMES
from serenissima.kernel.core import default
from serenissima.kernel.notation import move_words, top_name
from serenissima.server.refusals import No
from serenissima.server.table import Broken, Fixed, Row, Table
from serenissima.server.table.news import News

LIVE = {"kind": "live", "bank": 60, "increment": 5}
HOURS = {"kind": "turns", "hours": 24}


def fixed(game: str = "serenissima_2012", seats: int = 2, **more: Any) -> Fixed:
    options = {name: option.default for name, option in GAMES[game].options.items()}
    pace = more.pop("pace", {"kind": "none"})
    kind = Fixed("abcdefghij", game, 1, seats, options, pace, "link", False, False, "u0", "invite", "s" * 64, 0.0)
    return replace(kind, **more)


def begun(like: Fixed) -> tuple[Table, list[Row]]:
    """A game that has just begun, at second 100."""
    table = Table(like)
    rows = [row for seat in range(like.seats) for row in table.sit(f"u{seat}", "anna", None, "", 50.0)]
    rows += table.start(100.0)
    while table.by_itself() is not None:
        rows += table.go_on(100.0)
    return table, rows


def first(table: Table) -> list[str]:
    return table.legal_words(table.asked()[0])[0]


def play_first(table: Table, at: float) -> list[Row]:
    seat = table.asked()[0]
    rows = table.play(seat, table.seen(seat), first(table), at)
    while table.by_itself() is not None:
        rows += table.go_on(at)
    return rows


def vote(table: Table, seat: int, agree: bool, at: float) -> None:
    """The seat's answer to what is proposed."""
    assert table.votes.open is not None
    table.ballot(seat, table.votes.open.number, agree, at)


def test_a_table_that_takes_the_same_rows_is_the_same() -> None:
    table, rows = begun(fixed(pace=LIVE))
    for at in range(20):
        rows += play_first(table, 101.0 + at)
    other = Table(table.fixed)
    other.take_all(rows)
    assert other.news.heard == table.news.heard
    assert other.clock == table.clock
    assert other.playing.text() == table.playing.text()


def test_two_people_of_one_name_are_told_apart() -> None:
    table, _ = begun(fixed(seats=3))
    assert sorted(chair.name for chair in table.chairs) == ["anna", "anna2", "anna3"]


def test_the_bank_runs_while_a_seat_is_asked_and_gets_its_increment_when_it_is_done() -> None:
    table, _ = begun(fixed(pace=LIVE))
    seat = table.asked()[0]
    assert table.runs_out(seat) == 160.0
    while seat in table.asked():
        play_first(table, 110.0)
    assert table.clock.bank[seat] == 60.0 - 10.0 + 5.0
    other = table.asked()[0]
    assert table.runs_out(other) == 110.0 + 60.0
    assert table.due() == 170.0


def test_so_many_hours_are_given_for_each_answer() -> None:
    table, _ = begun(fixed(pace=HOURS))
    assert table.due() == 100.0 + 24 * 3600


def test_a_seat_out_of_time_is_answered_for_as_the_rules_say() -> None:
    table, _ = begun(fixed(pace=LIVE))
    seat = table.asked()[0]
    usual = default(table.playing.state, seat)
    text = " ".join(move_words(table.game, table.playing.names, top_name(table.playing.state), usual))
    rows = table.time_out(seat, 200.0)
    assert (rows[0].data, rows[0].by) == (text, "timeout")
    assert table.news.heard[1 - seat][-1].by == "timeout" or table.news.heard[seat][-1].by == "timeout"
    assert table.time_out(9, 200.0) == []


def test_clocks_stand_still_while_the_game_is_paused() -> None:
    table, _ = begun(fixed(pace=LIVE))
    table.propose(0, "pause", None, None, 110.0)
    vote(table, 1, True, 110.0)
    assert table.due() is None
    table.propose(1, "resume", None, None, 500.0)
    vote(table, 0, True, 500.0)
    assert table.due() == 160.0 + 390.0


def test_an_extension_gives_half_a_bank_more() -> None:
    table, _ = begun(fixed(pace=LIVE))
    table.propose(0, "extend", None, None, 110.0)
    vote(table, 1, True, 120.0)
    assert table.due() == 120.0 + 90.0


def test_one_no_ends_a_vote() -> None:
    table, _ = begun(fixed())
    table.propose(0, "end", None, None, 110.0)
    with pytest.raises(No, match="voting on something else"):
        table.propose(1, "pause", None, None, 110.0)
    vote(table, 1, False, 110.0)
    assert table.votes.open is None
    assert table.status == "playing"


def test_a_game_all_agree_to_end_has_no_loser() -> None:
    table, _ = begun(fixed(seats=3))
    table.propose(0, "end", None, None, 110.0)
    for seat in (1, 2):
        vote(table, seat, True, 110.0)
    assert table.result == {"ending": "agreed", "scores": [], "places": [1, 1, 1]}


def test_who_resigns_is_last_and_a_bot_plays_on_for_the_others() -> None:
    table, _ = begun(fixed(seats=3))
    table.resign(1, 110.0)
    assert table.status == "playing"
    assert table.chairs[1].stands_in
    with pytest.raises(No, match="No bot"):
        table.come_back(1, 111.0)
    table.resign(0, 112.0)
    assert table.result is None  # one person plays on against bots
    table.resign(2, 113.0)
    assert table.result is not None


def test_between_two_the_one_who_resigns_has_lost() -> None:
    table, _ = begun(fixed())
    table.resign(0, 110.0)
    assert table.result is not None
    assert table.result["places"] == [2, 1]
    with pytest.raises(No, match="over"):
        table.play(1, table.seen(1), ["pass"], 111.0)


def test_an_answer_given_in_advance_is_played_when_its_question_comes() -> None:
    table, _ = begun(fixed())
    step = top_name(table.playing.state)
    seat = table.asked()[0]
    wish = table.legal_words(seat)[-1]
    table.give_in_advance(seat, step, {"words": wish}, 105.0)
    rows = table.go_on(106.0)
    assert (rows[0].data, rows[0].by, rows[0].seat) == (" ".join(wish), "standing", seat)
    assert table.news.heard[seat][-1].by == "standing" or table.news.heard[seat][-2].by == "standing"


def test_an_answer_that_does_not_fit_is_kept_for_later() -> None:
    table, _ = begun(fixed())
    step, seat = top_name(table.playing.state), table.asked()[0]
    for said in ({"words": ["no_such_verb"]}, {"words": first(table), "fact": "price", "at_least": 3}):
        table.give_in_advance(seat, step, said, 105.0)
        assert table.by_itself() is None
    table.give_in_advance(seat, step, None, 105.0)
    assert table.standing == {}


def test_own_choices_are_taken_back_and_others_notice_only_what_they_were_told() -> None:
    table, _ = begun(fixed())
    seat = table.asked()[0]
    while not table.choices_back(seat):
        seat = table.asked()[0]
        play_first(table, 101.0)
    before, entries = table.seen(seat), len(table.playing.entries)
    table.undo(seat, before, 1, 102.0)
    assert table.news.heard[seat][-1].undone > 0
    assert table.seen(seat) == before + 1
    assert len(table.playing.entries) < entries
    with pytest.raises(No, match="can no longer be taken back"):
        table.undo(seat, table.seen(seat), 900, 103.0)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda rows: [*rows[:-1], replace(rows[-1], n=99)],
        lambda rows: [*rows[:-1], replace(rows[-1], kind="nonsense")],
        lambda rows: [*rows[:-1], replace(rows[-1], data="sail nowhere")],
        lambda rows: [*rows[:-1], replace(rows[-1], mark="00000000")],
        lambda rows: [*rows[:-1], replace(rows[-1], seat=5)],
        lambda rows: [replace(rows[0], data="{"), *rows[1:]],
        lambda rows: [replace(rows[0], data="[]"), *rows[1:]],
        lambda rows: [replace(rows[0], data='{"user": 3}'), *rows[1:]],
        lambda rows: [replace(rows[0], seat=-1), *rows[1:]],
        lambda rows: [replace(rows[0], kind="move", data="pass"), *rows[1:]],
        lambda rows: [replace(rows[0], kind="close", seat=-1), *rows[1:]],
        lambda rows: [*rows, another(rows, "undo", "99")],
        lambda rows: [*rows, another(rows, "undo", "-1")],
        lambda rows: [*rows, another(rows, "undo", "")],
        lambda rows: [*rows, another(rows, "ballot", '{"agree": true}')],
        lambda rows: [*rows, another(rows, "resign", "{}")],
        lambda rows: [*rows, another(rows, "standing", '{"step": "sail", "answer": {"at_least": 3}}')],
        lambda rows: [*rows, another(rows, "propose", '{"kind": "dance", "subject": null, "level": "random"}')],
        lambda rows: [*rows, *agreed(rows, '{"kind": "undo", "subject": null, "level": "random"}')],
        lambda rows: [*rows, *agreed(rows, '{"kind": "replace", "subject": 7, "level": "random"}')],
        lambda rows: rows[1:],
    ],
)
def test_a_log_that_was_spoilt_breaks_the_table(spoil: Any) -> None:
    table, rows = begun(fixed())
    rows += play_first(table, 101.0)
    with pytest.raises(Broken):
        Table(table.fixed).take_all(spoil(rows))


def another(rows: list[Row], kind: str, data: str) -> Row:
    """One more row of seat 0."""
    return Row(len(rows), kind, 0, data, "", "", 200.0)


def agreed(rows: list[Row], data: str) -> list[Row]:
    """A proposal to which the other agrees."""
    proposed = another(rows, "propose", data)
    return [proposed, replace(proposed, n=proposed.n + 1, kind="ballot", seat=1, data='{"agree": true}')]


@pytest.mark.parametrize("fault", [AttributeError, KeyError, TypeError, IndexError, ValueError, AssertionError])
def test_a_fault_of_our_own_is_no_broken_log(monkeypatch: pytest.MonkeyPatch, fault: type[Exception]) -> None:
    table, rows = begun(fixed())

    def faulty(*_: object) -> None:
        raise fault("planted")

    monkeypatch.setattr(News, "tell", faulty)
    with pytest.raises(fault, match="planted"):
        Table(table.fixed).take_all(rows)


def test_a_game_that_the_house_does_not_have_breaks_the_table() -> None:
    with pytest.raises(Broken, match="no game of this house"):
        Table(replace(fixed(), game="chess"))


def test_a_secret_answer_is_sealed_only_where_others_are_asked_too() -> None:
    table, _ = begun(fixed("dogeship"))
    looked = 0
    while len(table.asked()) < 2:
        looks = top_name(table.playing.state) == "keep_tile"
        play_first(table, 101.0)
        if looks:
            looked += 1
            assert table.begun.seals.digests == {}
    assert looked
    seat = table.asked()[0]
    table.play(seat, table.seen(seat), first(table), 102.0)
    assert list(table.begun.seals.digests) == [seat]
