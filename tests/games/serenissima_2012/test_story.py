"""The story: one line for a turn, nothing twice, and short enough to be read."""

from __future__ import annotations

from typing import Any

import pytest

from games.recorded import told_again
from games.serenissima_2012.make_records import RECORDS
from games.serenissima_2012.table import COLOURS, position
from serenissima.games.serenissima_2012 import GAME, outlook, reckoning
from serenissima.games.serenissima_2012.chances import ENDINGS, PAYOUT, TIME, WINE
from serenissima.kernel.core import CHANCE, AnyState, apply, legal, look, told
from serenissima.kernel.notation import names_of, read_move, top_name
from serenissima.kernel.record import Record
from serenissima.kernel.story import Line, Teller, line_to_json, teller_of
from serenissima.text import LANGUAGES, Words

ACT: dict[str, Any] = {"active": 4, "ask": "arrival_act"}


def story(g: AnyState, *lines: str, reader: int = 0, language: str = "en") -> list[str]:
    """Play lines and tell what that reader heard, each with whose it is."""
    teller = teller_of(GAME, look(g, reader))
    for moment, line in enumerate(lines, 1):
        who, *words = line.split()
        seat = CHANCE if who == "*" else COLOURS.index(who)
        move = read_move(GAME, names_of(GAME, g), top_name(g), words)
        assert move in legal(g, seat), line
        teller.hear(moment, told(apply(g, seat, move), reader))
    return [said(g, teller, line, language) for line in teller.lines]


def said(g: AnyState, teller: Teller, line: Line, language: str) -> str:
    words = Words(language, GAME.key, teller.reader)
    whose = "" if line.seat < 0 else f"{COLOURS[line.seat]} "
    return whose + words.line(GAME, names_of(GAME, g), line)


@pytest.mark.rule("S12-3.4")
def test_a_trading_turn_is_one_line() -> None:
    galleys = {4: "blue genova 1 wine", 7: "red creta 1"}
    g = position(ports={"genova": "blue 3", "sardegna": "orange 1"}, galleys=galleys, active=4)
    lines = ("action", "buy_goods 2", "take_sailors port 1", "load_done", "sail sardegna", "stop", "sell stone wine")
    assert story(g, *[f"blue {line}" for line in lines]) == [
        "blue galley 4: 2 stone from Genova for 1 ducat, 1 sailor boarded, to Sardegna, sold stone and wine for 5"
    ]


@pytest.mark.rule("S12-4.18")
def test_what_was_given_and_taken_back_is_not_told() -> None:
    g = position(ports={"genova": "blue 3"}, galleys={4: "blue genova 2", 7: "red creta 1"}, active=4)
    lines = ("action", "give_sailors port 1", "take_sailors port 1", "load_done", "stop", "end_turn")
    assert story(g, *[f"blue {line}" for line in lines]) == ["blue galley 4: nothing done"]


@pytest.mark.rule("S12-4.14", "S12-6.8")
def test_a_rival_who_is_paid_and_one_who_blocks_are_named() -> None:
    galleys = {4: "blue genova 2", 7: "red sardegna 3"}
    g = position(ports={"genova": "red 3"}, galleys=galleys, active=4)
    lines = ("blue action", "blue buy_goods 1", "blue load_done", "blue sail sardegna", "red allow", "blue stop")
    told_to_red = story(g, *lines, "blue sell stone", "red block", "blue end_turn", reader=1)
    assert told_to_red == [
        "blue galley 4: stone from Genova for 1 ducat to you, to Sardegna, sale of stone blocked by you"
    ]


@pytest.mark.rule("S12-8.10", "S12-8.12", "S12-9.1")
def test_a_fight_is_told_by_its_throws_losses_and_end() -> None:
    g = position(galleys={4: "blue tunis 4", 7: "red tunis 2 gold", 9: "red creta 1"}, **ACT)
    lines = ("blue attack_galley 7", "* roll 1 1", "blue continue", "* roll 2 1", "blue take gold", "blue land 2")
    assert story(g, *lines) == [
        "blue galley 4: sank galley 7 (Red) in 2 throws (lost 2, killed 2), took gold from the wreck, "
        "took Tunis with 2 sailors, galley 4 given up"
    ]


@pytest.mark.rule("S12-9.10", "S12-9.14", "S12-9.15")
def test_an_assault_is_told_with_its_fort() -> None:
    ports = {"tunis": "red 1 wood stone fort", "creta": "red 1"}
    galleys = {4: "blue tunis 4", 9: "red creta 1"}
    lines = ("blue attack_port", "* fire 1", "blue continue", "* roll 1 0")
    assert story(position(ports=ports, galleys=galleys, **ACT), *lines, "blue occupy 0") == [
        "blue galley 4: the fort killed 1 sailor, stormed Tunis (Red) in 1 throw (lost 0, killed 1), Tunis left neutral"
    ]
    sunk = story(position(ports=ports, galleys={4: "blue tunis 1", 9: "red creta 1"}, **ACT), lines[0], "* fire 2")
    assert sunk == ["blue galley 4: the fort killed 1 sailor, shot away before Tunis (Red)"]


@pytest.mark.rule("S12-10.1", "S12-12.1")
def test_purchases_are_told_with_their_prices() -> None:
    ports = {"genova": "blue 2 wood", "creta": "red 2"}
    galleys = {4: "blue genova 2", 9: "red creta 1"}
    g = position(ports=ports, galleys=galleys, active=4, money={"blue": 9, "red": 9}, track=4)
    lines = ("invest", "buy_galley genova", "take 12", "crew 2", "hire genova 1", "hire 12 1", "build_fort genova")
    assert story(g, *[f"blue {line}" for line in lines], "blue invest_done") == [
        "blue galley 4: galley 12 bought in Genova with 2 sailors for 3, fort built in Genova for 2, "
        "2 sailors hired for 2 (galley 12 and Genova)"
    ]


@pytest.mark.rule("S12-11.2", "S12-13.1")
def test_card_and_payout_are_one_line_each_with_every_sum() -> None:
    ports = {"sicilia": "blue 1 wood", "genova": "red 3 wood wine"}
    galleys = {4: "blue creta 1", 5: "blue creta 1", 6: "red creta 1", 7: "red creta 1"}
    g = position(seats=2, ports=ports, galleys=galleys, ask="turn_doge_card", track=4)
    assert story(g, "* card wine") == ["Doge's card: wine, you +3, Red +3"]
    g = position(seats=2, ports=ports, galleys=galleys, ask="turn_doge_card", track=4)
    assert story(g, "* card hourglass_2_shuffle", reader=1) == [
        "Doge's card: 2 hourglasses, all cards shuffled",
        "Payout 1: Blue +2, you +5",
    ]


# Whole games


def heard(record: Record, reader: int) -> tuple[Teller, int]:
    """A game as that seat was told it, and how many sentences that were one by one."""
    words, sentences = Words("en", GAME.key), 0
    teller: Teller | None = None
    for moment, (g, entry, events) in enumerate(record.replay()):
        if teller is None:
            teller = teller_of(GAME, look(g, reader))
        elif entry is not None:
            mine = told(events, reader)
            sentences += sum(1 for event in mine if words.event(GAME, record.names, event))
            teller.hear(moment, mine)
    assert teller is not None
    return teller, sentences


@pytest.mark.parametrize("name", ["traders_4", "pirates_3", "random_2", "hidden_3"])
def test_a_story_has_at_most_a_third_of_the_sentences(name: str) -> None:
    teller, sentences = heard(told_again(GAME.key, name), 0)
    assert len(teller.lines) * 3 <= sentences


@pytest.mark.parametrize("name", ["pirates_4", "variants_3"])
def test_only_the_last_lines_change_and_all_of_them_say_so(name: str) -> None:
    record = told_again(GAME.key, name)
    teller: Teller | None = None
    for moment, (g, _, events) in enumerate(record.replay()):
        if teller is None:
            teller = teller_of(GAME, look(g, 0))
            continue
        before = [repr(line) for line in teller.lines]
        teller.hear(moment, told(events, 0))
        changed = [at for at, line in enumerate(before) if line != repr(teller.lines[at])]
        new = range(len(before), len(teller.lines))
        touched = [at for at, line in enumerate(teller.lines) if line.last == moment]
        assert [*changed, *new] == touched == list(range(len(teller.lines) - len(touched), len(teller.lines)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_recorded_game_is_said_in_words(language: str) -> None:
    for name in RECORDS:
        record = told_again(GAME.key, name)
        teller, _ = heard(record, 0)
        words = Words(language, GAME.key, 0)
        for line in teller.lines:
            for clause in (line.head, *line.clauses):
                assert words.text.say("story", clause.key, facts={}) is not None, clause.key
            text = words.line(GAME, record.names, line)
            assert text
            assert "{" not in text
            assert "_" not in text
            line_to_json(GAME, record.names, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_foretold_or_reckoned_has_a_word(language: str) -> None:
    words = Words(language, GAME.key)
    keys = {
        "counts": outlook.counts(position(ask="turn_doge_card"), 0),
        "results": (*ENDINGS, PAYOUT, WINE, TIME),
        "sources": reckoning.SOURCES,
    }
    for section, names in keys.items():
        for name in names:
            assert words.text.say(section, name, facts={"n": 2}), f"{section}-{name}"
