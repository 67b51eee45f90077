"""Records: played, refused, taken back, written, read, and broken in every way."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import CHANCE, Move, allowed, default, legal, seats
from serenissima.kernel.game import GAMES, BadOption, Earlier
from serenissima.kernel.luck import SeededLuck, outcome
from serenissima.kernel.record import Accepted, BadRecord, Record, Refused, read_record
from serenissima.laws.broken import whole
from toy import GAME, Bid, Cheer, G


def finished(seed: int = 1) -> Record:
    """A whole game in which everybody takes the first legal move."""
    record = Record(GAME, ("anna", "bruno"))
    luck = SeededLuck(seed)
    record.settle(luck)
    while not record.over:
        seat = seats(record.state)[0]
        record.play(seat, legal(record.state, seat)[-1])
        record.settle(luck)
    return record


def test_a_record_is_a_header_one_line_per_entry_and_the_scores() -> None:
    record = finished()
    lines = record.text().splitlines()
    assert lines[0] == "game toy rules=1 seats=anna,bruno options={}"
    assert lines[1].startswith("anna bid 4 #")
    assert lines[3].startswith("* reveal #")
    assert lines[-1] == "= " + " ".join(str(score) for score in GAME.scores(record.state))


def test_a_record_read_back_is_the_same_game() -> None:
    record = finished()
    reading = read_record(record.text().splitlines())
    assert reading.complete
    assert reading.checked == len(record.entries)
    assert whole(reading.record.state) == whole(record.state)
    assert reading.record.text() == record.text()


def test_a_record_without_fingerprints_and_with_comments_is_read_too() -> None:
    text = "# a comment\n\ngame toy rules=1 seats=anna,bruno options={}\nbruno bid 1\n# another\nanna bid 0\n* reveal\n"
    reading = read_record(text.splitlines())
    assert not reading.complete
    assert reading.checked == 0
    assert reading.record.state.table.helm == 1


def test_a_game_under_way_closes_with_the_number_of_its_entries() -> None:
    record = Record(GAME, ("anna", "bruno"))
    record.play(0, ("bid", 0))
    assert record.text().splitlines()[-1] == "... 1"
    assert read_record(record.text().splitlines()).complete


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    record = Record(GAME, ("anna", "bruno"))
    before = whole(record.state)
    with pytest.raises(Refused) as refused:
        record.play(0, ("bid", 5))
    assert refused.value.refusal.rule == "TOY-1.2"
    with pytest.raises(Refused, match="not_asked"):
        record.play(CHANCE, ("reveal",))
    assert whole(record.state) == before
    assert record.entries == []


def test_there_is_no_accepted_answer_that_the_rules_refuse() -> None:
    record = Record(GAME, ("anna", "bruno"))
    with pytest.raises(Refused, match="too_much"):
        Accepted(record.answers(), 0, ("bid", 5))
    with pytest.raises(Refused, match="not_asked"):
        record.answers().accept(CHANCE, ("reveal",))


def only_cheers(monkeypatch: pytest.MonkeyPatch) -> Record:
    """A game in which nobody may boo but the clock, at the moment of the cheers."""
    monkeypatch.setattr(Cheer, "moves", lambda self, g, seat: [("cheer",)])
    boo = Answer("boo", (), ("TOY-5.1",), clock=True)
    asks = [Asks(each.step, each.answers["cheer"], boo) if each.step is Cheer else each for each in GAME.asks]
    record = Record(replace(GAME, asks=tuple(asks)), ("anna", "bruno", "carla"))
    luck = SeededLuck(1)
    while not isinstance(record.state.stack[-1], Cheer):
        seat = seats(record.state)[0]
        if seat == CHANCE:
            record.settle_one(luck)
        else:
            record.play(seat, default(record.state, seat))
    return record


def test_an_answer_for_the_clock_is_refused_to_the_seat_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    record = only_cheers(monkeypatch)
    seat = seats(record.state)[0]
    with pytest.raises(Refused, match=r"TOY-5\.1: only_the_clock"):
        record.play(seat, ("boo",))
    assert not allowed(record.state, seat, ("boo",))
    record.play(seat, ("boo",), clock=True)
    assert record.entries[-1].move == ("boo",)


def test_the_clock_answers_nothing_but_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    record = only_cheers(monkeypatch)
    monkeypatch.setattr(Cheer, "default", lambda self, g, seat: ("cheer",))
    with pytest.raises(Refused, match="only_the_clock"):
        record.play(seats(record.state)[0], ("boo",), clock=True)
    fresh = Record(GAME, ("anna", "bruno"))
    with pytest.raises(Refused, match="too_much"):
        fresh.play(0, ("bid", 5), clock=True)


def test_a_record_in_which_the_clock_answered_is_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    record = only_cheers(monkeypatch)
    record.play(seats(record.state)[0], ("boo",), clock=True)
    monkeypatch.setitem(GAMES, "toy", record.game)
    assert read_record(record.text().splitlines()).checked == len(record.entries)


def test_an_accepted_answer_is_entered_once_and_to_its_own_question() -> None:
    record, other = Record(GAME, ("anna", "bruno")), Record(GAME, ("anna", "bruno"))
    accepted = record.answers().accept(0, ("bid", 1))
    with pytest.raises(ValueError, match="another question"):
        other.enter(accepted)
    record.enter(accepted)
    with pytest.raises(ValueError, match="another question"):
        record.enter(accepted)
    record.undo(0)
    with pytest.raises(ValueError, match="another question"):
        record.enter(accepted)
    assert record.entries == []


def test_the_answers_of_a_seat_are_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[int] = []

    def counted(step: Bid, g: G, seat: int) -> list[Move]:
        listed.append(seat)
        return [("bid", 0), ("bid", 1)]

    monkeypatch.setattr(Bid, "moves", counted)
    record = Record(GAME, ("anna", "bruno"))
    answers = record.answers()
    assert answers.refusal(0, ("bid", 2)) is not None
    assert answers.of(0) == [("bid", 0), ("bid", 1)]
    record.enter(answers.accept(0, ("bid", 1)))
    record.play(1, ("bid", 0))
    assert listed == [0, 1]


def test_a_game_is_told_again_without_asking_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished()
    again = Record(GAME, record.players)
    monkeypatch.setattr(Bid, "moves", lambda *_: pytest.fail("it was listed"))
    again.retell(record.entries)
    assert again.text() == record.text()
    assert whole(again.state) == whole(record.state)


def test_whoever_is_not_asked_is_told_who_is() -> None:
    record = Record(GAME, ("anna", "bruno"))
    record.play(0, ("bid", 1))
    with pytest.raises(Refused) as refused:
        record.play(0, ("bid", 1))
    assert refused.value.refusal.reason == "not_asked"
    assert refused.value.refusal.facts == (("asked", "green"),)


def test_an_outcome_luck_cannot_have_is_refused() -> None:
    record = Record(GAME, ("anna", "bruno"))
    record.play(0, ("bid", 0))
    record.play(1, ("bid", 0))
    record.play(CHANCE, ("reveal",))
    with pytest.raises(Refused) as refused:
        record.play(CHANCE, ("die", 7))
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == ("TOY-2.1", "no_such_outcome")


def test_after_the_end_nothing_is_legal() -> None:
    record = finished()
    with pytest.raises(Refused, match="game_over"):
        record.play(0, ("bid", 0))


def test_ones_own_entries_can_be_taken_back_down_to_anothers() -> None:
    record = Record(GAME, ("anna", "bruno"), {"toll": False})
    start = whole(record.state)
    record.play(1, ("bid", 3))
    assert (record.undoable(0), record.undoable(1)) == (0, 1)
    record.undo(1)
    assert whole(record.state) == start
    record.play(1, ("bid", 2))
    record.play(0, ("bid", 0))
    with pytest.raises(Refused, match="no_undo"):
        record.undo(1)
    record.undo(0)
    assert seats(record.state) == (0,)


def test_a_record_of_an_earlier_version_means_what_was_usual_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now = replace(GAME, version=2, earlier={1: Earlier({"toll": False})})
    monkeypatch.setitem(GAMES, "toy", now)
    for header, toll in {
        "rules=1 seats=anna,bruno options={}": False,
        'rules=1 seats=anna,bruno options={"toll":true}': True,
        "rules=2 seats=anna,bruno options={}": True,
    }.items():
        record = read_record([f"game toy {header}"]).record
        assert record.options == {"toll": toll}
        assert read_record(record.text().splitlines()).record.options == {"toll": toll}
    for unknown in ("rules=0", "rules=3", "rules=one", "rules=-1", ""):
        with pytest.raises(BadRecord, match="written under other rules"):
            read_record([f"game toy {unknown} seats=anna,bruno options={{}}"])


def test_what_luck_has_done_stays_done() -> None:
    record = Record(GAME, ("anna", "bruno"))
    record.play(0, ("bid", 0))
    record.play(1, ("bid", 0))
    record.settle(SeededLuck(3))
    with pytest.raises(Refused, match="no_undo"):
        record.undo(1)


def test_luck_and_forced_answers_are_settled_without_asking() -> None:
    record = Record(GAME, ("anna", "bruno"))
    record.play(0, ("bid", 0))
    record.play(1, ("bid", 1))
    record.settle(SeededLuck(3))
    assert [entry.seat for entry in record.entries[2:]] == [CHANCE] * 3
    assert seats(record.state) == (0,)


def test_the_same_seed_gives_the_same_luck() -> None:
    odds: list[tuple[Move, int]] = [(("die", pips), 1) for pips in range(1, 7)]
    first, second = SeededLuck(7), SeededLuck(7)
    assert [outcome(odds, first) for _ in range(20)] == [outcome(odds, second) for _ in range(20)]


def test_outcomes_come_as_often_as_they_weigh() -> None:
    luck = SeededLuck(1)
    drawn = [outcome([(("a",), 1), (("b",), 3)], luck) for _ in range(4000)]
    assert 900 < drawn.count(("a",)) < 1100


def test_a_replay_shows_every_moment_and_what_was_told() -> None:
    record = finished()
    moments = [(entry, len(told)) for _, entry, told in record.replay(3)]
    assert [entry for entry, _ in moments] == [None, *record.entries[:3]]
    assert all(count > 0 for _, count in moments[1:])


BROKEN = {
    "": (1, "empty"),
    "junk\n": (1, "begins with"),
    "game chess rules=1 seats=a,b options={}\n": (1, "no game of this house"),
    "game toy rules=9 seats=a,b options={}\n": (1, "other rules"),
    "game toy rules=1 seats=a,b options={} key=1\n": (1, "not known in a header"),
    "game toy rules=1 seats=a,b options={\n": (1, "not JSON"),
    "game toy rules=1 seats=a,b options=[]\n": (1, "an object"),
    'game toy rules=1 seats=a,b options={"x":1}\n': (1, "no option 'x'"),
    "game toy rules=1 seats=a options={}\n": (1, "2 or 3 seats"),
    "game toy rules=1 seats=a,a options={}\n": (1, "same name"),
    "game toy rules=1 seats=a,b* options={}\n": (1, "cannot be a player's name"),
    "game toy rules=1 seats=a,b options={} data=beef\n": (1, "other components"),
    "game toy rules=1 seats=a,b options={}\nc bid 1\n": (2, "does not play here"),
    "game toy rules=1 seats=a,b options={}\na\n": (2, "no entry"),
    "game toy rules=1 seats=a,b options={}\na fly 1\n": (2, "no verb of toy"),
    "game toy rules=1 seats=a,b options={}\na bid\n": (2, "wrong number of words"),
    "game toy rules=1 seats=a,b options={}\na bid x\n": (2, "no number"),
    "game toy rules=1 seats=a,b options={}\na bid 9\n": (2, "not legal here"),
    "game toy rules=1 seats=a,b options={}\na bid 1 #00000000\n": (2, "diverges"),
    "game toy rules=1 seats=a,b options={}\n= 1 2\n": (2, "not over"),
    "game toy rules=1 seats=a,b options={}\n... 4\n": (2, "0 was found"),
    "game toy rules=1 seats=a,b options={}\n... 0\na bid 1\n": (3, "closed before"),
    "game toy rules=1 seats=a,b options={}\na " + "b" * 3000 + "\n": (2, "longer than"),
}


@pytest.mark.parametrize("text", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_record_names_the_line_and_the_fault(text: str) -> None:
    line, message = BROKEN[text]
    with pytest.raises(BadRecord, match=message) as bad:
        read_record(text.splitlines())
    assert bad.value.line == line
    assert str(bad.value).startswith(f"line {line}: ")


def test_wrong_final_scores_are_named() -> None:
    lines = finished().text().splitlines()
    lines[-1] = "= 0 0"
    with pytest.raises(BadRecord, match="was found"):
        read_record(lines)


def test_an_edited_entry_is_named_where_it_first_diverges() -> None:
    lines = finished().text().splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("* die"))
    pips = int(lines[at].split()[2])
    lines[at] = lines[at].replace(f"* die {pips} ", f"* die {pips % 6 + 1} ")
    with pytest.raises(BadRecord, match="diverges") as bad:
        read_record(lines)
    assert bad.value.line == at + 1


def test_players_names_must_fit_into_a_record() -> None:
    for name in ("", "with space", "*", "=", "#1", "a" * 25, "a,b"):
        with pytest.raises(BadOption):
            Record(GAME, (name, "bruno"))
    Record(GAME, ("Žofie-1", "b.c_d"))


def test_a_game_with_other_components_says_so_in_its_record(tmp_path: Path) -> None:
    rich = tmp_path / "rich.json"
    rich.write_text(json.dumps({"cards": [0, 3, 3, 2, 1], "coins": 9}))
    record = Record(GAME, ("anna", "bruno"), data_file=rich)
    record.play(0, ("bid", 9))
    assert " data=" in record.header()
    with pytest.raises(BadRecord, match="other components"):
        read_record(record.text().splitlines())
    assert read_record(record.text().splitlines(), rich).record.state.own[0].bid == 9
