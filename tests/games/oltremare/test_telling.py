"""What people are told beside the pieces: what an answer brings, figures of the board, ducati by source, the story."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.oltremare.scene import GAME, OM, SPECTATOR, A, B, C, card, do, harbour, offer, scene, settle, start
from games.recorded import told_again
from serenissima.games.oltremare import outlook as faces
from serenissima.games.oltremare import reckoning, story
from serenissima.games.oltremare.outlook import TELLING, Figures
from serenissima.games.oltremare.reckoning import SCORING
from serenissima.kernel.core import CHANCE, Event, Move, Seat, apply, legal, look, told
from serenissima.kernel.notation import read_move, top_name
from serenissima.kernel.outlook import UNKNOWN, Counted, Fold, Outlook, outlook, outlooks
from serenissima.kernel.reckoning import Account, sums
from serenissima.kernel.record import Record
from serenissima.kernel.story import Clause, Line, Thing, teller_of
from serenissima.laws import Violation, check_game
from serenissima.laws.honesty import chances_are_true
from serenissima.text.words import Words

HANDS = {A: "gems_01 salt_01 olives_05 olives_07", B: "gems_03 silk_01 silk_02", C: "pottery_01"}


def market(**more: object) -> OM:
    said: dict[str, object] = {"hands": HANDS, "cargo": {A: "gems_07"}, **more}
    return scene("trade_action", A, **said)  # type: ignore[arg-type] # keywords by name


def brings(g: OM, text: str) -> Outlook:
    """What an answer of whoever is asked brings."""
    seat = g.table.turn.active
    return outlook(TELLING, g, seat, read_move(GAME, GAME.names(g.rules), top_name(g), text.split()))


def figures(g: OM, reader: Seat = A) -> Figures:
    shown: Figures = faces.figures(g, reader, legal(g, reader))
    return shown


# What an answer brings


@pytest.mark.rule("OM-9.3", "OM-1.7")
def test_everybody_counts_what_lies_open_and_only_the_owner_his_goods() -> None:
    g = market(ducati={A: 7}, pirates={A: "grain_01 unseen"})
    for reader in (A, B, SPECTATOR):
        counted = faces.counts(g, reader)
        assert counted["ducati"] == [7, 11, 11]
        assert counted["hand"] == [4, 3, 1]
        assert counted["pirates"] == [2, 0, 0]
        assert counted["power"][A] == 6
    assert faces.counts(g, A)["olives"] == [2, UNKNOWN, UNKNOWN]
    assert faces.counts(g, A)["gems"] == [2, UNKNOWN, UNKNOWN]  # one in hand, one in the cargo
    assert faces.counts(g, SPECTATOR)["silk"] == [UNKNOWN] * 3


@pytest.mark.rule("OM-5.4", "OM-5.6")
@pytest.mark.parametrize(("marker", "ducati", "price"), [(None, 5, 3), (None, 0, 4), ("favourable_terms", 0, 2)])
def test_a_purchase_brings_its_price(marker: str | None, ducati: int, price: int) -> None:
    showing = {"showing": {A: marker}, "owned": {A: 1}} if marker else {}
    g = market(ducati={A: ducati}, turn={"bought": 1}, **showing)
    assert brings(g, "buy_goods").gains == [("ducati", A, -price)]
    assert brings(g, "buy_goods").step == "draw_card"
    assert figures(g).price == price
    assert figures(g, B).left == 3


@pytest.mark.rule("OM-9.4")
def test_an_order_of_loading_brings_its_top_card() -> None:
    g = scene("load_order", A, cargo={A: "salt_05"}, turn={"played": ["salt_01", "salt_08", "gems_01"]})
    order = brings(g, "load gems_01 salt_01 salt_08").gains
    assert ("power", A, 1) in order
    assert ("load", A, -1) in order
    assert ("cargo", A, 3) in order


@pytest.mark.rule("OM-6.7", "OM-6.20")
def test_of_answers_that_bring_the_same_one_is_played() -> None:
    g = market()
    moves = legal(g, A)
    found = outlooks(TELLING, g, A, moves)
    invitations = [one for move, one in zip(moves, found, strict=True) if move[0] == "invite" and move[1:][0] == B]
    assert len(invitations) == 12
    assert all(one is invitations[0] for one in invitations)
    assert invitations[0].asked == (B,)


def before_venice(above: int, flags: str) -> OM:
    """Blue is about to play flags, with at most so many cards above the Venice card when the first is put down."""
    g = scene("play_card", A, hands={A: flags}, cargo={A: "grain_06" if len(flags.split()) == 3 else "grain_12"})
    rules = g.rules
    size = above + 1 + rules.first_stack - rules.first_stack // 2 - rules.options.venice_jitter
    del g.hidden.bags[0][size:]
    g.table.pile.size = len(g.hidden.bags[0])
    for name in flags.split()[:-1]:
        do_quietly(g, f"card {name}")
    return g


def do_quietly(g: OM, text: str) -> None:
    apply(g, A, read_move(GAME, GAME.names(g.rules), top_name(g), text.split()))


@pytest.mark.rule("OM-2.10", "OM-10.7")
@pytest.mark.parametrize(("flags", "places"), [("olives_02 olives_05", 1), ("olives_02 olives_07 olives_12", 6)])
def test_the_chance_of_the_venice_card_is_that_of_its_places(flags: str, places: int) -> None:
    g = before_venice(6, flags)
    last = flags.split()[-1]
    found = brings(g, f"card {last}")
    assert found.step == "uncover"
    assert found.chances == pytest.approx({"venice": places / 7, "no_venice": 1 - places / 7})
    do_quietly(g, f"card {last}")
    chances_are_true(TELLING, g, A, found.chances)


def test_a_certain_venice_card_has_no_other_chance() -> None:
    g = before_venice(0, "olives_02 olives_05")
    assert brings(g, "card olives_05").chances == {"venice": 1.0}


# Figures


@pytest.mark.rule("OM-3.1")
def test_the_first_turns_are_the_first_round_whoever_begins() -> None:
    for first in range(3):
        g = start(3, start_player=first)
        settle(g)
        for turn in range(1, 8):
            g.table.turn.turns = turn
            assert figures(g).round == (turn + 2) // 3


@pytest.mark.rule("OM-3.2")
def test_the_phase_is_that_of_the_turn_even_while_luck_is_asked() -> None:
    assert figures(start(3)).phase == -1
    g = market()
    assert figures(g).phase == faces.TRADING
    do(g, "buy_goods")
    assert figures(g).phase == faces.TRADING
    assert figures(scene("discard_surplus", A, hands=HANDS, cargo={A: "gems_02"})).phase == faces.POWER
    assert figures(scene("play_card", A, hands=HANDS, cargo={A: "gems_07"})).phase == faces.ACTION
    assert figures(scene("load_order", A, turn={"played": ["salt_01"]})).phase == faces.LOADING


@pytest.mark.rule("OM-12.2")
def test_turns_that_are_left_are_told_in_the_last_round() -> None:
    assert figures(market()).turns_left == -1
    g = scene("trade_action", B, hands=HANDS, start_player="purple", turn={"turns": 6}, pile={"last_round": True})
    assert figures(g).turns_left == 0
    g = scene("trade_action", A, hands=HANDS, start_player="purple", turn={"turns": 5}, pile={"last_round": True})
    assert figures(g).turns_left == 1


@pytest.mark.rule("OM-5.11", "OM-5.12", "OM-7.1")
def test_what_must_be_played_and_what_is_missing() -> None:
    g = market(hands={A: "gems_01 salt_01"}, cargo={A: "gems_02"})
    shown = figures(g)
    assert (shown.quota, shown.short, shown.left, shown.sure) == (2, 2, 4, 4)
    g = scene("play_card", A, hands=HANDS, cargo={A: "grain_06"})
    do(g, "card gems_01")
    assert figures(g).choose == 2
    assert figures(g, B).choose == 0


@pytest.mark.rule("OM-7.4", "OM-7.5", "OM-7.7", "OM-7.12")
def test_what_symbols_bring_follows_the_marker_that_counts_and_is_past_after_the_sail() -> None:
    hands = {A: "gems_02 salt_09"}
    at: dict[str, Any] = {"ships": {A: "venezia"}, "markers": {"zara": "big_deal"}}
    g = scene("play_card", A, hands=hands, cargo={A: "grain_12"}, **at)
    assert figures(g).brings == [[0, 1, 3, 6, 6], [0, 1, 3, 6, 6], [0, 1, 3, 6, 6], [0, 1, 2, 3, 4]]
    do(g, "card gems_02", "card salt_09")
    assert figures(g).brings[0][2] == 3
    assert g.table.ducati[A] == 14
    trail = next(way for way in figures(g).ways if g.table.markers[way[-1]] != -1)
    assert trail[-1] == harbour(g, "zara")
    do(g, "destination zara")
    assert g.table.showing[A] == 3  # the big deal: of no use to what was played
    assert figures(g).brings == []
    owned: dict[str, Any] = {"showing": {A: "big_deal"}, "owned": {A: 1}}
    assert figures(scene("play_card", A, hands=hands, cargo={A: "grain_12"}, **owned)).brings[0] == [1, 3, 6, 6, 6]
    owned = {"showing": {A: "fight_pirates"}, "owned": {A: 1}}
    assert figures(scene("play_card", A, hands=hands, cargo={A: "grain_12"}, **owned)).brings[1] == [0] * 5


@pytest.mark.rule("OM-8.1", "OM-8.3")
def test_trails_and_reach_are_those_of_the_rules() -> None:
    g = scene("sail", A, ships={A: "venezia"}, fields={"routes": 2})
    shown = figures(g)
    assert [("destination", way[-1]) for way in shown.ways] == legal(g, A)
    assert all(way[0] == harbour(g, "venezia") and len(way) == 3 for way in shown.ways)
    assert figures(g, B).ways == []
    g = scene("play_card", A, hands=HANDS, cargo={A: "grain_12"}, ships={A: "venezia"})
    reach = figures(g).reach
    near = g.rules.printed.neighbours[harbour(g, "venezia")]
    assert all(1 in reach[at] for at in near)
    assert sum(1 in steps for steps in reach) == len(near)
    assert figures(g, B).reach == []


@pytest.mark.rule("OM-5.13", "OM-6.11", "OM-6.14", "OM-6.3")
def test_a_bargain_has_the_limits_of_the_rules() -> None:
    g = market(turn={"bought": 4, "dealt": ["purple"]}, cargo={A: "gems_05"})  # quota 2, nothing to buy
    with_yellow, with_purple = figures(g).bargains
    assert (with_yellow.partner, with_yellow.tile) == (B, B)
    assert with_yellow.wants == [[1, 3], [0, 3], [0, 3], [1, 3], [2, 3]]
    assert (with_purple.partner, with_purple.tile) == (C, -1)
    assert with_purple.wants == [[1, 1], [0, 1], [0, 1], [1, 1], []]
    assert [one.partner for one in figures(g, B).bargains] == [A]
    assert figures(g, SPECTATOR).bargains == []


@pytest.mark.rule("OM-6.6", "OM-6.10", "OM-6.14")
def test_an_open_offer_tells_what_both_would_have() -> None:
    g = market(ducati={A: 5, B: -1})
    do(g, "propose yellow")
    assert figures(g, B).offer is None
    offer(g, "salt_01", "gems silk", 3)
    shown = figures(g, B).offer
    assert shown is not None
    assert (shown.to, shown.proposer_then, shown.other_then, shown.tile, shown.lacking) == (B, 2, 2, B, [])
    g = market()
    do(g, "propose purple")
    offer(g, "salt_01", "silk")
    assert figures(g, C).offer.lacking == [2]  # type: ignore[union-attr]  # there is one
    assert figures(g, A).offer.lacking == []  # type: ignore[union-attr]  # only purple can tell


@pytest.mark.rule("OM-11.4", "OM-11.12", "OM-11.14", "OM-4.1")
def test_what_tiles_markers_and_pirates_are_worth_now() -> None:
    more: dict[str, Any] = {"prestige": {A: 2, C: 1}, "owned": {A: 1}, "showing": {A: "local_authority"}}
    g = market(pirates={B: "grain_01 grain_02"}, **more)
    shown = figures(g)
    assert shown.prestige == [6, 1, 3]
    assert shown.markers == [6, 3, 3]
    assert shown.pirates == [0, 2, 0]
    assert shown.income == [3, 0, 0]
    assert figures(market(options={"zero_markers_rank": False}, **more)).markers == [6, 0, 0]


@pytest.mark.rule("OM-9.5", "OM-11.2")
@pytest.mark.parametrize(("aid", "size"), [("none", 3), ("own", 4)])
def test_what_an_order_of_loading_leads_to_tells_no_more_than_one_may_look_at(aid: str, size: int) -> None:
    played = {"played": ["salt_01", "salt_08"]}
    g = scene("load_order", A, cargo={A: "salt_07 salt_05"}, turn=played, options={"memory_aid": aid})
    good, found, pays = figures(g).leads[0]
    assert (good, found) == (3, size)
    assert pays == g.rules.payout[3][min(size, len(g.rules.payout[3])) - 1]
    assert len(figures(g).leads) == 2
    assert figures(g).groups == ([(3, 2, g.rules.payout[3][1])] if aid == "own" else [])


@pytest.mark.rule("OM-2.10", "OM-1.1")
def test_cards_that_are_not_seen_and_the_place_of_the_venice_card() -> None:
    g = market()
    unseen, other = figures(g).unseen, figures(g, SPECTATOR).unseen
    assert unseen[0] == 8 - 2  # one in hand, one on top
    assert other[0] == 8 - 1
    low, high = figures(g).venice
    assert high - low == 2 * g.rules.options.venice_jitter
    assert figures(market(pile={"venice": "out"})).venice == []


# Ducati by source


def account(record: Record, reader: Seat) -> tuple[Account, Any]:
    kept: Account | None = None
    g: Any = None
    for g, entry, heard in record.replay():
        if kept is None:
            kept = Account(SCORING, g)
        elif entry is not None:
            kept.hear(g, told(heard, reader))
    assert kept is not None
    return kept, g


@pytest.mark.rule("OM-12.10")
@pytest.mark.parametrize("name", ["table_talk", "second_exhaustion_4", "free_2", "strict_4"])
def test_every_ducato_has_its_source(name: str) -> None:
    record = told_again("oltremare", name)
    kept, g = account(record, SPECTATOR)
    assert sums(kept.read(g, SPECTATOR), len(g.own)) == GAME.scores(g)
    heard = [event for _, _, all_told in record.replay() for event in told(all_told, SPECTATOR)]
    rows = kept.read(g, SPECTATOR)
    for source, name_of in (("prestige_end", "prestige_ranked"), ("markers", "markers_ranked")):
        last = [event[1:] for event in heard if event[0] == name_of][-len(g.own) :]
        assert rows.get(source, [0] * len(g.own)) == [award for _, _, award in last]


def test_what_a_moment_brings_is_booked_by_what_was_told_before_it() -> None:
    g = scene("play_card", A, hands={A: "gems_02 salt_09"}, showing={A: "big_deal"}, owned={A: 1})
    played: list[Event] = [("played", A, card(g, "gems_02"), card(g, "salt_09")), ("paid", A, 6), ("paid", A, 2)]
    assert reckoning.book(g, played) == [("big_deal", A, 3), ("coins", A, 3), ("calm_sea", A, 2)]
    ships: list[Event] = [("played", A, card(g, "gems_03"), card(g, "gems_04")), ("paid", A, 2)]
    g.table.showing[A] = 0
    assert reckoning.book(g, ships) == [("calm_sea", A, 2)]
    interim: list[Event] = [
        ("interim_scoring.interim",),
        ("prestige_ranked", B, 1, 6),
        ("paid", B, 6),
        ("group_paid", B, 6, 1, 0),
        ("turn_begun", C, 2),
        ("paid", C, 1),
    ]
    assert reckoning.book(g, interim) == [("prestige_venice", B, 6), ("local_authority", C, 1)]
    bought: list[Event] = [("trade_action.buy_pirate", A), ("spent", A, 4)]
    assert reckoning.book(g, bought) == [("bought_back", A, -4)]
    assert reckoning.book(g, [("paid_to", A, B, 5)]) == [("to_rivals", A, -5), ("from_rivals", B, 5)]


# The laws bite


def caught(games: int = 12) -> str:
    for seed in range(games):
        try:
            check_game(GAME, 3, seed, options={}, share=0.3)
        except Violation as violation:
            return violation.law
    return ""


def test_a_wrong_share_is_caught() -> None:
    g = before_venice(6, "olives_02 olives_05")
    do_quietly(g, "card olives_05")
    wrong = replace(
        TELLING, folds={"uncover": Fold(lambda g, seat: {"venice": 0.5, "no_venice": 0.5}, faces.venice_came)}
    )
    with pytest.raises(Exception, match="venice is said to have the chance"):
        chances_are_true(wrong, g, A, {"venice": 0.5, "no_venice": 0.5})


def test_a_count_that_reads_another_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(g: OM, reader: Seat) -> Counted:
        return {**faces.counts(g, reader), "gems": [faces.goods_of(g, seat)[0] for seat in range(g.rules.seats)]}

    monkeypatch.setattr(faces, "TELLING", replace(TELLING, counts=peeking))
    assert caught() == "honesty"


def test_figures_that_read_a_secret_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(g: OM, reader: Seat, moves: list[Move]) -> Figures:
        shown: Figures = faces.figures(g, reader, moves)
        shown.price = g.own[0].hand[0] if g.own[0].hand else 0
        return shown

    monkeypatch.setattr(faces, "TELLING", replace(TELLING, figures=peeking))
    assert caught() == "honesty"


def test_answers_wrongly_called_alike_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "TELLING", replace(TELLING, alike=lambda move: (move[0],)))
    assert caught() == "honesty"


def test_a_forgotten_source_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(g: OM, events: list[Event]) -> list[tuple[str, Seat, int]]:
        return [entry for entry in reckoning.book(g, events) if entry[0] != "pirates"]

    monkeypatch.setattr(reckoning, "SCORING", replace(SCORING, book=forgetful))
    assert caught(2) == "reckoning"


# The story


def story_of(name: str, reader: Seat) -> tuple[list[Line], int]:
    """The lines as that reader hears them, and how many sentences the events have."""
    record, words = told_again("oltremare", name), Words("en", "oltremare")
    teller, sentences = None, 0
    for moment, (g, _, heard) in enumerate(record.replay()):
        if teller is None:
            teller = teller_of(GAME, look(g, reader))
            continue
        events = told(heard, reader)
        sentences += sum(1 for event in events if words.event(GAME, record.names, event))
        before = [(line.head, list(line.clauses)) for line in teller.lines]
        teller.hear(moment, events)
        for at, line in enumerate(teller.lines[: len(before)]):
            changed = (line.head, line.clauses) != before[at]
            assert not changed or (line.last == moment and at == len(before) - 1)
    assert teller is not None
    return teller.lines, sentences


@pytest.mark.parametrize("name", ["table_talk", "reshuffle_3", "last_card_4", "second_exhaustion_5", "free_2"])
def test_the_story_has_a_third_of_the_sentences_at_most_and_words_for_all_of_it(name: str) -> None:
    lines, sentences = story_of(name, A)
    assert len(lines) <= sentences / 3
    for language in ("en", "de", "fr", "it", "nl"):
        text = Words(language, "oltremare", A).text
        for line in lines:
            assert all(text.say("story", clause.key, facts={}) is not None for clause in [line.head, *line.clauses])


def test_a_game_is_told_turn_by_turn_and_deal_by_deal() -> None:
    lines, _ = story_of("table_talk", A)
    assert [line.head.key for line in lines[:5]] == ["setup", "deal", "deal", "turn", "deal"]
    first = lines[1]
    assert (first.seat, first.head) == (A, Clause("deal", {"to": Thing("seat", B)}))
    assert [clause.key for clause in first.clauses] == [
        "deal_wish",
        "deal_paid",
        "claim_symbols_power",
        "received",
        "tile",
    ]
    assert first.clauses[0] == Clause("deal_wish", {"want": (Thing("good", 3),)})
    assert [clause.key for clause in lines[3].clauses][:3] == ["bought_known", "played", "earned"]
    assert lines[-1].head.key == "final"
    assert len(lines[-1].clauses) == 3
    total = sum(int(str(clause.facts["n"])) for clause in lines[-1].clauses)
    record = told_again("oltremare", "table_talk")
    *_, (before, _, _), (after, _, _) = [(g.copy(), entry, heard) for g, entry, heard in record.replay()]
    assert total == sum(GAME.scores(after)) - sum(GAME.scores(before))


def test_a_private_fact_is_in_the_story_of_those_who_were_told() -> None:
    private = {"received", "drew_known", "bought_known", "bought_back_known", "put_down_known"}
    for name in ("table_talk", "reshuffle_3"):
        lines, _ = story_of(name, SPECTATOR)
        assert not private & {clause.key for line in lines for clause in line.clauses}
        told_to_blue, _ = story_of(name, A)
        keys = {(line.seat, clause.key) for line in told_to_blue for clause in line.clauses}
        assert (A, "drew_known") in keys
        assert not {(seat, key) for seat, key in keys if seat != A and key in private - {"received"}}


def test_every_event_the_teller_knows_can_happen() -> None:
    steps = {f"{name}.{verb}" for name, asks in GAME.asked.items() for verb in asks.answers}
    assert set(story.TELLS) <= {*GAME.events, *steps}


def test_who_comes_in_the_middle_hears_the_rest() -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "salt_01", "silk", 2)
    teller = teller_of(GAME, look(g, C))
    teller.hear(1, told(apply(g, B, ("decline",)), C))
    teller.hear(2, told(apply(g, A, ("buy_goods",)), C))
    assert [(line.seat, line.head.key, [clause.key for clause in line.clauses]) for line in teller.lines] == [
        (A, "offer", ["declined"]),
        (A, "turn", ["bought"]),
    ]


def test_a_talk_that_comes_to_nothing_is_one_line() -> None:
    g = market()
    teller = teller_of(GAME, look(g, C))
    steps = ("propose yellow", "card salt_01", "done", "good silk", "done", "amount -2", "silent")
    for moment, text in enumerate(steps, 1):
        heard = apply(g, A, read_move(GAME, GAME.names(g.rules), top_name(g), text.split()))
        teller.hear(moment, told(heard, C))
    teller.hear(8, told(apply(g, CHANCE, ("send",)), C))
    teller.hear(9, told(apply(g, B, ("decline",)), C))
    (line,) = teller.lines
    assert (line.first, line.last) == (1, 9)
    assert [clause.key for clause in line.clauses] == ["swap", "asks", "declined"]
    said = Words("en", "oltremare", B).line(GAME, GAME.names(g.rules), line)
    assert said == "offer to you: salt for silk, asking 2 ducati, declined"
