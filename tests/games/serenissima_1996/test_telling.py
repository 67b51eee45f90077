"""What answers bring, how luck folds, what a board shows, why the score is what it is; and faults in it are caught."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.serenissima_1996.scene import GAME, G, S, T, V, do, galley, money, player, port, scene, start
from serenissima.games.serenissima_1996 import outlook as room_outlook
from serenissima.games.serenissima_1996 import reckoning as room_reckoning
from serenissima.games.serenissima_1996.chances import BOTH, LOST, ON, OPEN, OVER, WON
from serenissima.games.serenissima_1996.combat import DivideCargo
from serenissima.games.serenissima_1996.state import S96, seats_called
from serenissima.kernel.answer import asked
from serenissima.kernel.core import SPECTATOR, Seat, legal, look, told
from serenissima.kernel.notation import read_move, top_name
from serenissima.kernel.outlook import UNKNOWN, Counted, Fold, Outlook, Telling, figures, outlook, outlooks, telling_of
from serenissima.kernel.reckoning import Account, Scoring, scoring_of, sums
from serenissima.kernel.record import read_record
from serenissima.kernel.story import Line, Teller, teller_of
from serenissima.laws import Violation, check_game
from serenissima.laws.fuzz import LAWS
from serenissima.text import LANGUAGES, Words
from serenissima.text.words import game_text

RECORDS = Path(__file__).parent / "records"


def brings(g: S96, line: str, seat: Seat) -> Outlook:
    move = read_move(GAME, GAME.names(g.rules), top_name(g), line.split())
    assert move in legal(g, seat)
    return outlook(telling_of(GAME), g, seat, move)


def shown(g: S96, seat: Seat) -> dict[str, Any]:
    said: dict[str, Any] = figures(GAME, g, seat, GAME.names(g.rules))
    return said


# Answers


@pytest.mark.rule("S96-5.4", "S96-8.1", "S96-7.1")
def test_what_is_bought_hired_and_built_has_its_price() -> None:
    ports = {"venezia": port(V, 3, "wood", "iron", "gold")}
    g = scene("manage", V, galleys={"1": galley(V, "ven", 2)}, ports=ports, money=money(V=2400))
    assert brings(g, "buy 1 3", V).gains == [("money", V, -300), ("wine", V, 3)]
    assert brings(g, "hire venezia 1 2", V).gains == [("money", V, -200), ("sailors", V, 2)]
    assert brings(g, "build_fort venezia", V).gains == [("money", V, -500), ("forts", V, 1), ("ducat_points", V, -1)]
    built = brings(g, "build_galley venezia hire", V)
    assert built.gains == [("money", V, -600), ("sailors", V, 1), ("ducat_points", V, -1), ("galleys", V, 1)]
    assert (built.asked, built.step) == ((V,), "manage")


@pytest.mark.rule("S96-8.1", "S96-8.4", "S96-11.1")
def test_where_sailors_go_and_tokens_lay_changes_nothing_in_what_they_cost() -> None:
    ships = {"1": galley(V, "ven", 2, wine=1), "2": galley(V, "ven", 2, wine=1)}
    g = scene("manage", V, galleys=ships, ports={"venezia": port(V, 3, "wood", "iron")})
    moves = legal(g, V)
    kinds: dict[str, set[int]] = {}
    for move, one in zip(moves, outlooks(telling_of(GAME), g, V, moves), strict=True):
        kinds.setdefault(move[0], set()).add(id(one))
    assert len([move for move in moves if move[0] == "hire"]) == 6
    assert len(kinds["hire"]) == 2  # one sailor, or two
    assert len(kinds["discard_goods"]) == 1


@pytest.mark.rule("S96-16.4", "S96-16.7", "S96-16.8")
def test_two_sales_that_look_alike_bring_200_and_1200() -> None:
    ships = {"1": galley(V, "gen", 2, wine=1), "2": galley(V, "rag", 2, wine=1)}
    g = scene("sell", V, galleys=ships)
    assert brings(g, "sell 1 wine", V).gains == [("money", V, 1200), ("ducat_points", V, 2), ("wine", V, -1)]
    assert brings(g, "sell 2 wine", V).gains == [("money", V, 200), ("wine", V, -1)]
    assert shown(g, V)["sales"] == [["1", "wine", 200, 1000], ["2", "wine", 200, 0]]
    assert shown(g, G)["sales"] == []


@pytest.mark.rule("S96-3.10", "S96-17.2")
def test_what_a_rivals_ducats_score_is_told_to_nobody_but_him() -> None:
    ships = {"7": galley(T, "num", 2, spices=2), "5": galley(S, "num", 3)}
    g = scene("manage", T, galleys=ships)
    do(g, "propose_trade 7 5 sell", "goods spices 2", "price 300")
    assert brings(g, "accept", S).gains == [
        ("money", S, -600),
        ("money", T, 600),
        ("ducat_points", S, -2),
        ("spices", S, 2),
        ("spices", T, -2),
    ]
    opened = scene("manage", T, galleys=ships, options={"open_money": True})
    assert telling_of(GAME).counts(opened, S)["ducat_points"] == [4, 4, 4, 4]
    assert telling_of(GAME).counts(g, SPECTATOR)["ducat_points"] == [UNKNOWN] * 4


@pytest.mark.rule("S96-15.3", "S96-17.1", "S96-17.3")
def test_a_port_that_changes_hands_changes_the_points_of_both() -> None:
    g = scene("land", V, galleys={"1": galley(V, "gen", 3)}, ports={"genova": port(G)})
    assert brings(g, "land 1 2", V).gains == [
        ("points", V, 1),
        ("points", G, -11),
        ("ports", V, 1),
        ("ports", G, -1),
    ]


@pytest.mark.rule("S96-13.12")
def test_the_cargo_of_a_beaten_galley_is_the_winners_while_it_is_divided() -> None:
    ships = {"1": galley(V, "hsi", 3, gold=2), "3": galley(G, "hsi", 1, wine=3)}
    g = scene("attack", V, galleys=ships)
    do(g, "attack_galley 1 3", "roll 6 1")
    taken = brings(g, "crew_to_beaten 0", V)
    assert [gain for gain in taken.gains if gain[0] in ("gold", "wine")] == [("wine", V, 3), ("wine", G, -3)]
    do(g, "crew_to_beaten 0")
    assert [gain for gain in brings(g, "count 0", V).gains if gain[0] != "sailors"] == []


# Luck


@pytest.mark.rule("S96-13.4", "S96-13.5")
def test_chances_of_an_exchange_between_galleys() -> None:
    g = scene("attack", V, galleys={"1": galley(V, "hsi", 3), "3": galley(G, "hsi", 1)})
    chances = brings(g, "attack_galley 1 3", V).chances
    # Venice loses (1..6 + 1) // 3 sailors: 2 at most; Genoa's one sailor falls to any die.
    assert chances == {"won": pytest.approx(1.0)}
    even = scene("attack", V, galleys={"1": galley(V, "hsi", 2), "3": galley(G, "hsi", 2)})
    # Two are lost with a four or more: (4 + 2) // 3.
    assert brings(even, "attack_galley 1 3", V).chances == pytest.approx(
        {"won": 0.25, "lost": 0.25, "both_sink": 0.25, "undecided": 0.25}
    )
    assert shown(even, V)["fights"] == [
        {
            "galley": "1",
            "target": "3",
            "crew": 2,
            "defenders": 2,
            "divisor": 3,
            "loses": [0, 3, 3],
            "deals": [0, 3, 3],
        }
    ]


@pytest.mark.rule("S96-14.4")
def test_a_fort_makes_an_assault_less_likely_to_succeed() -> None:
    def won(fort: bool) -> float:
        g = scene("attack", V, galleys={"1": galley(V, "tun", 4)}, ports={"tunis": port(G, 2, fort=fort)})
        assert shown(g, V)["fights"][0]["divisor"] == (4 if fort else 3)
        return brings(g, "attack_port 1", V).chances["won"]

    assert [won(False), won(True)] == pytest.approx([5 / 6, 1 / 2])


@pytest.mark.rule("S96-13.4")
def test_who_is_attacked_reads_the_same_odds_the_other_way_round() -> None:
    g = scene("attack", V, galleys={"1": galley(V, "hsi", 3), "3": galley(G, "hsi", 2)})
    do(g, "attack_galley 1 3")
    shares = telling_of(GAME).folds["exchange"].shares
    assert shares(g, V)["won"] == shares(g, G)["lost"] == shares(g, S)["won"]


@pytest.mark.rule("S96-18.1")
def test_chance_that_the_game_ends() -> None:
    g = scene("sell", T, round=8, options={"variable_end": True})
    assert brings(g, "end_market", T).chances == pytest.approx({"game_ends": 1 / 3, "game_goes_on": 2 / 3})


# Figures


@pytest.mark.rule("S96-1.9", "S96-16.12", "S96-17.1", "S96-17.4")
def test_figures_of_seats_and_ports() -> None:
    ports = {"venezia": port(V, 4), "corfu": port(V, 1, "gold", "wine"), "tunis": port(V, 0, "wine", fort=True)}
    g = scene("sail", V, galleys={"1": galley(V, "ven", 2, wine=2)}, ports=ports, money=money(V=700))
    said = shown(g, V)
    assert said["seats"]["player1"] == {
        "ports": 3,
        "forts": 1,
        "galleys": 1,
        "sailors": 7,
        "flags": 24,
        "points": 10 + 1 + 2 + 1,
        "ducats": 700,
        "ducat_points": 1,
        "income": 300,
    }
    assert (said["seats"]["player2"]["ducats"], said["seats"]["player2"]["ducat_points"]) == (None, None)
    assert (said["ports"]["corfu"], said["ports"]["tunis"], said["ports"]["venezia"]) == ([2, -1], [1, 300], [1, 200])
    assert (said["phase"], said["rounds"], said["galleys"], said["berths"]) == ("sail", 8, 27, {"1": 1})


@pytest.mark.rule("S96-12.1", "S96-12.5", "S96-16.4")
def test_figures_of_a_voyage() -> None:
    ships = {"1": galley(V, "ven", 2, wine=1, iron=1), "3": galley(G, "rag", 4)}
    g = scene("sail", V, galleys=ships)
    said = shown(g, V)
    assert said["ways"] == {"1": [["rag", 1, "ven", 4, 500], ["cor", 2, "rag", 0, 200]]}
    assert said["fleets"] == {"ven": [["player1", 2]], "rag": [["player2", 4]]}
    assert shown(g, G)["ways"] == {}
    do(g, "start 1 rag")
    assert shown(g, V)["ways"] == {"1": [["ven", 1, "rag", 0, 200], ["cor", 1, "rag", 0, 200]]}


@pytest.mark.rule("S96-5.4", "S96-6.4", "S96-7.2", "S96-7.3", "S96-8.2")
def test_figures_of_quays() -> None:
    ships = {"1": galley(V, "ven", 2), "2": galley(V, "tun", 2), "3": galley(V, "cor", 1)}
    ports = {"venezia": port(V, 2, "wood", "gold"), "tunis": port(G, 1)}
    g = scene("manage", V, galleys=ships, ports=ports)
    quays = {one.pop("port"): one for one in shown(g, V)["quays"]}
    assert quays["venezia"] == {"price": 100, "most": 0, "hire": 2, "galley": ["iron"], "fort": []}
    assert quays["tunis"] == {"price": 0, "most": 300, "hire": 0, "galley": None, "fort": None}
    assert quays["corfu"] == {"price": 100, "most": 0, "hire": 0, "galley": None, "fort": None}
    do(g, "build_fort venezia")
    assert shown(g, V)["quays"][0] == {
        "port": "venezia",
        "price": 100,
        "most": 0,
        "hire": 2,
        "galley": None,
        "fort": None,
    }
    assert shown(g, G)["quays"] == []


@pytest.mark.rule("S96-9.8", "S96-11.4")
def test_a_galley_may_spare_all_sailors_but_the_last() -> None:
    ships = {"1": galley(V, "ven", 3), "2": galley(V, "tun", 1), "5": galley(G, "gen", 2)}
    g = scene("manage", V, galleys=ships)
    assert shown(g, V)["spare"] == {"1": 2, "2": 0}
    assert shown(g, G)["spare"] == {}


@pytest.mark.rule("S96-13.12", "S96-13.13")
def test_every_division_of_booty_that_is_told_can_be_answered() -> None:
    ships = {"1": galley(V, "hsw", 4, wine=1), "3": galley(G, "hsw", 1, iron=3, wine=1)}
    g = scene("attack", V, galleys=ships)
    do(g, "attack_galley 1 3", "roll 3 1")
    told_of = shown(g, V)["booty"]
    assert [one["crew"] for one in told_of] == [0, 1, 2, 3, 4]
    assert (told_of[0]["keeps"], told_of[0]["holds"]) == ({"wine": 1}, {})  # four sailors leave one berth
    assert (told_of[1]["keeps"], told_of[1]["holds"]) == ({"wine": 1}, {"wine": 1, "iron": 3})
    assert (told_of[2]["keeps"], told_of[2]["holds"]) == ({"wine": 1, "iron": 1}, {"wine": 1, "iron": 2})
    assert (told_of[4]["keeps"], told_of[4]["holds"]) == ({}, {"wine": 1})
    assert shown(g, G)["booty"] == []
    for one in told_of:
        world = g.copy()
        do(world, f"crew_to_beaten {one['crew']}")
        while top_name(world) == "divide_cargo":
            question = asked(world, DivideCargo)
            load = one["keeps" if question.hull == 1 else "holds"]
            do(world, f"count {load.get(GAME.names(g.rules)['good'][question.good], 0)}")


@pytest.mark.rule("S96-10.4", "S96-10.7")
def test_figures_of_trades_and_of_the_deal_that_is_asked_about() -> None:
    ships = {"7": galley(T, "num", 2, spices=3), "5": galley(S, "num", 3)}
    g = scene("manage", S, galleys=ships, money=money(S=900))
    said = shown(g, S)
    assert said["trades"] == [{"galley": "5", "rival": "7", "side": "buy", "most": {"spices": 2}}]
    assert [[one for one in each if one[2] >= 0][-1] for each in said["terms"]] == [
        [900, 900, 0, 1800],
        [400, 800, 100, 1700],
    ]
    assert [each[-1] for each in said["terms"]] == [[2000, 2000, -1, 2900], [2000, 4000, -1, 4900]]
    do(g, "propose_trade 5 7 buy", "goods spices 2")
    assert shown(g, T)["deal"] is None
    assert shown(g, S)["deal"]["n"] == 2
    do(g, "price 300", "counter 400")
    deal = shown(g, T)["deal"]
    assert (deal["seller"], deal["buyer"], deal["giver"], deal["taker"]) == (player(T), player(S), "7", "5")
    assert (deal["price"], deal["before"], deal["totals"][4], deal["totals"][-1]) == (
        400,
        300,
        [400, 800],
        [2000, 4000],
    )


@pytest.mark.rule("S96-6.3", "S96-6.6")
def test_figures_of_haggling() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "tun", 2)}, ports={"tunis": port(G, 1)})
    do(g, "request_purchase 1 2")
    assert shown(g, G)["deal"]["price"] is None
    do(g, "ask 300", "counter 100")
    deal = shown(g, S)["deal"]
    assert (deal["seller"], deal["buyer"], deal["giver"], deal["taker"], deal["port"]) == (
        player(G),
        player(V),
        None,
        "1",
        "tunis",
    )
    assert (deal["price"], deal["before"], deal["totals"]) == (100, 300, [[100, 200], [200, 400], [300, 600]])


# Points by source


@pytest.mark.rule("S96-17.1", "S96-17.2", "S96-17.3", "S96-17.4", "S96-17.6")
def test_points_by_source() -> None:
    ports = {
        "venezia": port(V, 6, "wood", "iron", "gold", "cloth", "spices", "gems"),
        "corfu": port(V, 2, "gold", "wine", fort=True),
        "tunis": port(V),
    }
    ships = {"1": galley(V, "ven", 3), "2": galley(V, "ven", 3)}
    g = scene("sail", V, galleys=ships, ports=ports, money=money(V=1400), options={"end_bonus": "adams"})
    account = Account(scoring_of(GAME) or pytest.fail("no scoring"), g)
    rows = {source: row[V] for source, row in account.read(g, V).items()}
    galleys, forts, sailors = g.rules.board.end_divisors["adams"]
    wanted = {
        "own_capital": 10,
        "full_capitals": 10,
        "full_small_ports": 2,
        "other_ports": 1,
        "ducats": 2,
        "bonus_galleys": 2 // galleys,
        "bonus_forts": 1 // forts,
        "bonus_sailors": 14 // sailors,
    }
    assert {name: points for name, points in rows.items() if points} == {n: p for n, p in wanted.items() if p}
    assert sums(account.read(g, V), 4)[V] == GAME.scores(g)[V]
    assert sums(account.read(g, V), 4)[G] == UNKNOWN


# The laws see what is wrong


def caught(games: int = 3, laws: Collection[str] = tuple(LAWS)) -> str:
    """The one of these laws that stops a game first; empty when none does."""
    for seed in range(games):
        try:
            check_game(GAME, 2, seed, options={}, share=0.2, laws=laws)
        except Violation as violation:
            return violation.law
    return ""


def telling_with(monkeypatch: pytest.MonkeyPatch, **other: Any) -> None:
    monkeypatch.setattr(room_outlook, "TELLING", replace(room_outlook.TELLING, **other))


def test_a_wrong_share_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    true = room_outlook.TELLING.folds["exchange"]

    def hopeful(g: S96, seat: Seat) -> dict[str, float]:
        shares = true.shares(g, seat)
        lost = shares.pop("lost", 0.0)
        return {**shares, "won": shares.get("won", 0.0) + lost}

    telling_with(monkeypatch, folds={"exchange": Fold(hopeful, true.result)})
    assert caught(games=200, laws=("honesty",)) == "honesty"  # few games come to one that is looked at


def test_a_count_that_reads_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    true: Callable[[S96, Seat], Counted] = room_outlook.TELLING.counts

    def nosy(g: S96, reader: Seat) -> Counted:
        return {**true(g, reader), "bids": [own.bid for own in g.own]}

    telling_with(monkeypatch, counts=nosy)
    assert caught() == "honesty"


def test_a_number_that_two_readers_know_differently_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    true: Callable[[S96, Seat], Counted] = room_outlook.TELLING.counts
    telling_with(monkeypatch, counts=lambda g, reader: {**true(g, reader), "money": [reader] * g.rules.seats})
    assert caught() == "honesty"


def test_a_source_forgotten_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    scoring: Scoring = room_reckoning.SCORING
    sources = {name: rule for name, rule in scoring.sources.items() if name != "own_capital"}
    monkeypatch.setattr(room_reckoning, "SCORING", replace(scoring, sources=sources))
    assert caught() == "reckoning"


def test_nothing_is_wrong_with_it_as_it_is() -> None:
    assert isinstance(room_outlook.TELLING, Telling)
    assert caught() == ""


# The story


def told_story(name: str, reader: Seat = 0) -> tuple[list[Line], int]:
    """The story of a recorded game to one reader, and how many sentences the bare events are."""
    record = read_record((RECORDS / f"{name}.rec").read_text(encoding="utf-8").splitlines()).record
    words, sentences = Words("en", GAME.key, reader), 0
    teller: Teller | None = None
    for moment, (g, _, heard) in enumerate(record.replay()):
        events = told(heard, reader)
        if teller is None:
            teller = teller_of(GAME, look(g, reader))
        elif events:
            teller.hear(moment, events)
            sentences += sum([1 for event in events if words.event(GAME, record.names, event)])
    return (teller.lines if teller else []), sentences


@pytest.mark.parametrize("name", ["four_players", "three_players", "two_players"])
def test_the_story_has_at_most_a_third_of_the_lines(name: str) -> None:
    lines, sentences = told_story(name)
    assert 0 < len(lines) <= sentences / 3


@pytest.mark.parametrize("name", sorted([path.stem for path in RECORDS.glob("*.rec")]))
def test_lines_follow_each_other_and_every_clause_has_words(name: str) -> None:
    lines, _ = told_story(name)
    moments = [moment for line in lines for moment in (line.first, line.last)]
    assert moments == sorted(moments)
    for language in LANGUAGES:
        text = game_text(language, GAME.key)
        for line in lines:
            for clause in (line.head, *line.clauses):
                key = f"story-{clause.key}"
                assert key in text.written, (language, clause)
                assert text.variables(key) <= set(clause.facts), (language, clause)


def test_only_the_last_lines_change() -> None:
    record = read_record((RECORDS / "four_players.rec").read_text(encoding="utf-8").splitlines()).record
    teller: Teller | None = None
    for moment, (g, _, heard) in enumerate(record.replay()):
        if teller is None:
            teller = teller_of(GAME, look(g, V))
            continue
        before = [repr(line) for line in teller.lines]
        teller.hear(moment, told(heard, V))
        same = [at for at, line in enumerate(teller.lines) if line.last != moment]
        assert same == list(range(len(same)))
        assert before[: len(same)] == [repr(line) for line in teller.lines[: len(same)]]


def lines_of(g: S96, *answers: str, reader: Seat = V) -> list[str]:
    """What is told of these answers, in English; the teller has seen the position from its start on."""
    teller = teller_of(GAME, look(start(4), reader))
    words = Words("en", GAME.key, reader)
    for at, line in enumerate(answers, 1):
        teller.hear(at, do(g, line))
    return [words.line(GAME, {**GAME.names(g.rules), "seat": seats_called(g)}, one) for one in teller.lines]


def test_a_turn_is_a_line_and_equal_purchases_are_added_up() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "ven", 1)}, ports={"venezia": port(V, 1, "wood", "iron")})
    answers = ("buy 1 1", "hire venezia garrison 1", "buy 1 2", "hire venezia garrison 1", "end_manage")
    said = "In port: 3 wine aboard galley 1 for 300, 2 sailors hired in Venezia for 200"
    assert lines_of(g, *answers) == [said]


def test_a_rearrangement_does_not_print_the_fleet() -> None:
    ships = {"1": galley(V, "ven", 2, iron=2), "2": galley(V, "ven", 2, wood=2)}
    g = scene("manage", V, galleys=ships, ports={"venezia": port(V, 1)})
    answers = ("rearrange ven", "crew 3", "crew 2", "count 0", "count 2", "count 2", "count 0")
    told_of = lines_of(g, *answers, reader=G)
    assert told_of == ["In port: crews and goods rearranged in Venezia"]


def test_a_fight_is_a_line_with_dice_losses_and_result() -> None:
    g = scene("attack", V, galleys={"1": galley(V, "hsi", 3), "3": galley(G, "hsi", 2, wine=1)})
    answers = ("attack_galley 1 3", "roll 1 1", "attack_galley 1 3", "roll 3 1", "crew_to_beaten 0", "count 1")
    said = (
        "Galley 1 attacks galley 3 (Genoa): dice 1 to 1 (sailors lost 1 to 1), dice 3 to 1 (sailors lost 0 to 1), "
        "galley 3 sunk, wine onto galley 1"
    )
    assert lines_of(g, *answers) == [said]


def test_many_throws_are_told_as_one() -> None:
    g = scene("attack", V, galleys={"1": galley(V, "tun", 2)}, ports={"tunis": port(G, 1, fort=True)})
    quiet = ("attack_port 1", "roll 1 1") * 5
    assert lines_of(g, *quiet) == ["Galley 1 attacks Tunis (nothing): 5 exchanges (sailors lost 0 to 0)"]


def test_who_gives_leave_twice_is_named_once() -> None:
    ships = {"5": galley(S, "gen", 5), "1": galley(V, "sar", 1), "2": galley(V, "mar", 1)}
    g = scene("sail", S, galleys=ships)
    answers = ("start 5 sar", "ask_passage", "grant", "step mar", "ask_passage", "grant", "step gen")
    (said,) = lines_of(g, *answers, reader=S)
    assert said.endswith(" by leave of Venice")


def test_a_deal_is_a_line_with_its_prices() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "tun", 2)}, ports={"tunis": port(G, 1)})
    answers = ("request_purchase 1 2", "ask 300", "counter 100", "final_ask 200", "accept")
    said = (
        "Asked the price of 2 gold in Tunis: you asked 300 each, offered 100 each, your last price 200 each, "
        "agreed for 400 in all"
    )
    assert lines_of(g, *answers, reader=G) == [said]


def test_a_sale_tells_its_bonus_and_idle_players_share_a_line() -> None:
    g = scene("sell", V, galleys={"1": galley(V, "gen", 2, wine=1, wood=1)})
    assert lines_of(g, "sell 1 wine", "sell 1 wood", "end_market", "end_market", "end_market") == [
        "Market: wine and wood sold in Genova for 500, new market for wine and wood in Genova worth 2000 more, "
        "income 300",
        "Income: Genoa 300, Spain 300",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_has_a_word(language: str) -> None:
    written = set(game_text(language, GAME.key).written)
    counted = set(telling_of(GAME).counts(start(2), V))
    results = {WON, LOST, BOTH, OPEN, OVER, ON}
    sources = set(room_reckoning.SCORING.sources)
    assert {f"counts-{name}" for name in counted} <= written
    assert {f"results-{name}" for name in results} <= written
    assert {f"sources-{name}" for name in sources} <= written
