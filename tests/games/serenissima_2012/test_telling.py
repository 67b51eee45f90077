"""What people are told: what an answer brings, how luck folds, the figures of the board, ducats by source."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.recorded import told_again
from games.serenissima_2012.table import COLOURS, play, position, start
from serenissima.games.serenissima_2012 import GAME, outlook, reckoning
from serenissima.games.serenissima_2012.figures import Figures, figures
from serenissima.games.serenissima_2012.state import money
from serenissima.kernel.core import CHANCE, SPECTATOR, AnyState, Event, Move, Seat, apply, legal, seats, told
from serenissima.kernel.notation import names_of, read_move, top_name
from serenissima.kernel.outlook import UNKNOWN, Outlook
from serenissima.kernel.outlook import figures as figures_of
from serenissima.kernel.outlook import outlook as outlook_of
from serenissima.kernel.reckoning import Account, Booking, sums
from serenissima.kernel.record import Record
from serenissima.laws import Violation, check_game
from serenissima.laws.honesty import chances_are_true, reckoning_adds_up

ACT: dict[str, Any] = {"active": 4, "ask": "arrival_act"}
HIDDEN: dict[str, Any] = {"money_visibility": "hidden"}


def brings(g: AnyState, line: str) -> Outlook:
    """What `blue sell wood` would bring."""
    who, *words = line.split()
    move = read_move(GAME, names_of(GAME, g), top_name(g), words)
    assert move in legal(g, COLOURS.index(who))
    return outlook_of(outlook.TELLING, g, COLOURS.index(who), move)


def gains(g: AnyState, line: str) -> set[str]:
    """What changes by it, as texts such as `blue +3 money`."""
    return {f"{COLOURS[seat]} {by:+} {name}" for name, seat, by in brings(g, line).gains}


def shown(g: AnyState, reader: Seat = SPECTATOR) -> dict[str, Any]:
    """The figures in words."""
    said: dict[str, Any] = figures_of(GAME, g, reader, names_of(GAME, g))
    return said


# What an answer brings


@pytest.mark.rule("S12-7.5", "S12-7.6", "S12-13.1")
@pytest.mark.parametrize(
    ("port", "expected"),
    [
        ("stone", {"blue +3 money", "blue -1 wood"}),
        ("orange 1 stone", {"blue +3 money", "blue -1 wood", "orange +3 payout"}),
        ("blue 1 stone", {"blue -1 wood", "blue +3 payout"}),
    ],
)
def test_a_sale_brings_ducats_or_a_better_payout(port: str, expected: set[str]) -> None:
    g = position(ports={"algeria": port}, galleys={4: "blue algeria 3 wood"}, **ACT)
    assert gains(g, "blue sell wood") == expected


@pytest.mark.rule("S12-4.12", "S12-4.14")
def test_a_purchase_costs_what_it_costs_and_pays_the_owner() -> None:
    own = position(ports={"genova": "blue 2"}, galleys={4: "blue genova 1"}, active=4, ask="load_step")
    assert gains(own, "blue buy_goods 3") == {"blue -2 money", "blue +3 stone"}
    foreign = position(ports={"genova": "red 2"}, galleys={4: "blue genova 1"}, active=4, ask="load_step")
    assert gains(foreign, "blue buy_goods 3") == {"blue -3 money", "red +3 money", "blue +3 stone"}


@pytest.mark.rule("S12-9.1", "S12-9.4", "S12-11.2")
def test_a_landing_brings_a_port_and_costs_crew() -> None:
    g = position(ports={"modon": "wood"}, galleys={4: "blue modon 2 gold"}, **ACT)
    port = {"blue +1 ports", "blue +1 wine_ports", "blue +2 payout"}
    assert gains(g, "blue land 1") == port | {"blue -1 crew", "blue +1 garrison"}
    sunk = {"blue -2 crew", "blue +2 garrison", "blue -1 galleys", "blue -1 gold"}
    assert gains(g, "blue land 2") == port | sunk


@pytest.mark.rule("S12-10.8", "S12-10.9")
def test_a_building_is_told_with_its_price_and_what_it_will_pay() -> None:
    ports = {"genova": "blue 2 wood gold marble"}
    g = position(ports=ports, galleys={4: "blue genova 1"}, active=4, ask="invest_step")
    assert gains(g, "blue build_fort genova") == {"blue -2 money", "blue +1 forts"}
    assert gains(g, "blue build_basilica genova") == {"blue -2 money", "blue +1 basilicas", "blue +5 payout"}


@pytest.mark.rule("S12-6.6")
def test_who_is_asked_next_is_told() -> None:
    galleys = {4: "blue valencia 3 wood", 7: "red algeria 4"}
    g = position(galleys=galleys, active=4, ask="move_step")
    assert (brings(g, "blue sail algeria").asked, brings(g, "blue sail algeria").step) == ((1,), "declare_blockade")
    assert (brings(g, "blue stop").asked, brings(g, "blue stop").step) == ((0,), "arrival_act")


@pytest.mark.rule("S12-2.18")
def test_of_a_hidden_purse_nothing_is_counted_for_others() -> None:
    g = position(money={"blue": 7, "red": 9}, options=HIDDEN, ask="turn_doge_card")
    assert outlook.counts(g, 1)["money"] == [UNKNOWN, 9, UNKNOWN, UNKNOWN]
    assert outlook.counts(g, SPECTATOR)["money"] == [UNKNOWN] * 4
    ports, galleys = {"genova": "red 1"}, {4: "blue genova 1"}
    buying = position(ports=ports, galleys=galleys, active=4, ask="load_step", money={"blue": 7}, options=HIDDEN)
    assert gains(buying, "blue buy_goods 1") == {"blue -1 money", "blue +1 stone"}


# How luck folds


def shares(g: AnyState, line: str) -> dict[str, Any]:
    return {name: pytest.approx(share, abs=1e-9) for name, share in brings(g, line).chances.items() if share > 1e-9}


@pytest.mark.rule("S12-8.6", "S12-8.13")
def test_one_against_one_is_won_lost_or_the_end_of_both() -> None:
    g = position(galleys={4: "blue tunis 1", 7: "red tunis 1"}, **ACT)
    assert shares(g, "blue attack_galley 7") == {"won": 1 / 3, "lost": 1 / 3, "both_sink": 1 / 3}


@pytest.mark.rule("S12-8.4")
def test_a_tired_crew_fights_with_fewer_dice() -> None:
    fresh = position(galleys={4: "blue tunis 3", 7: "red tunis 2"}, **ACT)
    tired = position(galleys={4: "blue tunis 3", 7: "red tunis 2"}, steps_moved=2, **ACT)
    known = [brings(g, "blue attack_galley 7").chances for g in (fresh, tired)]
    assert known[0]["won"] > known[1]["won"] + 0.2
    assert known[0]["lost"] < known[1]["lost"]


@pytest.mark.rule("S12-9.10", "S12-9.11", "S12-9.12")
def test_a_fort_is_part_of_the_fight() -> None:
    ports = {"tunis": "red 1 wood stone fort", "creta": "red 1"}
    lone = position(ports=ports, galleys={4: "blue tunis 1"}, **ACT)
    assert shares(lone, "blue attack_port") == {"won": 1 / 12, "lost": 3 / 4 + 1 / 12, "both_sink": 1 / 12}
    example = position(ports=ports, galleys={4: "blue tunis 3"}, steps_moved=1, **ACT)
    assert brings(example, "blue attack_port").chances["undecided"] == pytest.approx(1 / 4, abs=1e-9)


@pytest.mark.rule("S12-8.17")
def test_a_fight_without_losses_may_have_to_be_broken_off() -> None:
    ask = {"step": "combat_round", "target": "7", "quiet": 19}
    g = position(galleys={4: "blue tunis 1", 7: "red tunis 1"}, active=4, ask=ask, activation={"attack_cap": 1})
    assert shares(g, "blue continue") == {"won": 1 / 4, "lost": 1 / 4, "both_sink": 1 / 4, "undecided": 1 / 4}


@pytest.mark.rule("S12-8.4", "S12-8.7", "S12-8.17", "S12-9.11")
@pytest.mark.parametrize(("crew", "defence"), [(1, 1), (2, 3), (4, 2)])
@pytest.mark.parametrize("before_value", [True, False])
def test_every_way_of_the_dice_comes_to_what_is_foretold(crew: int, defence: int, before_value: bool) -> None:
    ports = {"tunis": f"red {defence} wood stone fort", "creta": "red 1"}
    galleys = {4: f"blue tunis {crew}", 9: f"orange tunis {defence}"}
    options = {"fort_before_value": before_value}
    for line in ("attack_galley 9", "attack_port"):
        for steps in {0, crew - 1}:
            g = position(ports=ports, galleys=galleys, steps_moved=steps, options=options, **ACT)
            foretold = brings(g, f"blue {line}")
            apply(g, 0, read_move(GAME, names_of(GAME, g), "arrival_act", line.split()))
            chances_are_true(outlook.TELLING, g, 0, foretold.chances)


@pytest.mark.rule("S12-11.1", "S12-11.2", "S12-11.5")
def test_the_last_answer_of_a_round_tells_what_the_card_may_bring() -> None:
    galleys = {4: "blue creta 2"}
    g = position(galleys=galleys, active=4, ask="arrival_act", track=6, doge_discard={"hourglass_2": 1})
    assert shares(g, "blue end_turn") == {"wine": 1 / 4, "payout": 3 / 4}
    g = position(galleys=galleys, active=4, ask="arrival_act", track=5)
    assert shares(g, "blue end_turn") == {"wine": 1 / 5, "time": 2 / 5, "payout": 2 / 5}


# Figures


@pytest.mark.rule("S12-7.4", "S12-13.1", "S12-13.2")
def test_a_port_tells_what_it_pays_what_more_it_could_and_its_next_space() -> None:
    ports = {"valencia": "blue 2 stone wine gold marble basilica", "antakya": "wood stone marble", "tunis": "closed"}
    g = position(
        seats=3, ports=ports | {"genova": "closed", "modon": "closed", "ragusa": "closed"}, ask="turn_doge_card"
    )
    said = shown(g)
    assert [said[name].get("valencia", 0) for name in ("pays", "more", "next_value")] == [20, 5, 6]
    assert [said[name].get("antakya", 0) for name in ("pays", "more", "next_value")] == [10, 0, 0]
    assert [said[name].get("tunis", 0) for name in ("pays", "more", "next_value")] == [0, 0, 0]
    assert [said[name].get("algeria", 0) for name in ("pays", "more", "next_value")] == [0, 2, 2]


@pytest.mark.rule("S12-10.8", "S12-10.9")
def test_a_port_tells_which_goods_a_building_needs() -> None:
    ports = {"valencia": "blue 2 gold", "genova": "red 1 wood fort", "tunis": "gold"}
    said = shown(position(ports=ports, ask="turn_doge_card"))
    assert said["lacks_fort"] == {"valencia": ["stone"]}
    assert said["lacks_basilica"] == {"valencia": ["marble"], "genova": ["marble", "gold"]}


@pytest.mark.rule("S12-10.4", "S12-11.2", "S12-13.1")
def test_a_seat_tells_its_ports_payout_wine_and_the_price_of_a_galley() -> None:
    ports = {"sicilia": "blue 1 wood stone", "valencia": "blue 1 wine", "creta": "red 1"}
    galleys = {3: "blue creta 2", 9: "blue tunis 1", 5: "red tunis 1"}
    said = shown(position(ports=ports, galleys=galleys, ask="turn_doge_card"))["seats"]
    assert said["blue"] == {
        "ports": 2,
        "payout": 7,
        "wine_ports": 2,
        "wine": 6,
        "galleys": ["3", "9"],
        "galley_price": 2,
    }
    assert (said["red"]["payout"], said["red"]["wine"], said["black"]["galley_price"]) == (0, 3, 0)


@pytest.mark.rule("S12-11.1", "S12-11.5")
def test_the_deck_tells_what_may_come_and_how_far_the_payout_is() -> None:
    said = shown(position(ask="turn_doge_card", track=5, doge_discard={"hourglass_1": 1}))
    assert said["deck"] == {"wine": 1, "hourglass_1": 1, "hourglass_2": 1, "hourglass_2_shuffle": 1}
    assert [said[name] for name in ("cards", "payout_cards", "wine_cards", "payout_in")] == [4, 2, 1, 2]
    assert shown(position(ask="turn_doge_card", track=12))["payout_in"] == 1


@pytest.mark.rule("S12-5.1", "S12-6.1", "S12-7.3", "S12-8.2")
def test_every_field_within_reach_tells_what_awaits_a_galley_there() -> None:
    galleys = {4: "blue valencia 2 wood spice", 7: "red algeria 3", 8: "orange tunis 2"}
    g = position(ports={"sardegna": "blue 1"}, galleys=galleys, active=4, ask="move_step")
    said = shown(g)["reach"]
    assert set(said) == {"marseille", "algeria", "sardegna", "genova", "tunis", "napoli"}
    assert said["algeria"] == {
        "steps": 1,
        "via": "valencia",
        "dice": 1,
        "stopper": "red",
        "strength": 3,
        "goods": ["wood", "spice"],
        "ducats": 7,
    }
    assert (said["sardegna"]["goods"], said["sardegna"]["ducats"]) == (["spice"], 2)
    assert (said["tunis"]["steps"], said["tunis"]["dice"], said["tunis"]["stopper"]) == (2, 0, None)
    assert said["tunis"]["via"] == "sardegna"  # not past red in Algeria
    assert shown(position(galleys=galleys, active=4, ask="load_step"))["reach"] == {}


@pytest.mark.rule("S12-6.4")
def test_nobody_stops_a_galley_in_its_start_field() -> None:
    galleys = {4: "blue algeria 3", 7: "red valencia 5"}
    there: dict[str, Any] = {
        "galleys": galleys,
        "active": 4,
        "ask": "move_step",
        "steps_moved": 1,
        "start_field": "valencia",
    }
    assert shown(position(**there))["reach"]["valencia"]["stopper"] is None
    by_option = position(**there, options={"start_field_immunity": "leave_only"})
    assert shown(by_option)["reach"]["valencia"]["stopper"] == "red"


@pytest.mark.rule("S12-4.5", "S12-4.12", "S12-4.13")
def test_the_quay_tells_prices_and_the_galleys_beside() -> None:
    galleys = {4: "blue genova 2", 6: "blue genova 4 wood", 7: "red genova 1"}
    own = position(ports={"genova": "blue 2"}, galleys=galleys, active=4, ask="load_step")
    assert shown(own)["quay"] == {"port": "genova", "own": True, "prices": [0, 1, 2], "free": 1, "beside": ["6"]}
    assert shown(own)["room"] == {"4": 3, "7": 4}
    play(own, "blue buy_goods 1")
    assert shown(own)["quay"]["prices"] == [1, 2]
    neutral = position(galleys=galleys, active=4, ask="load_step")
    assert shown(neutral)["quay"]["prices"] == [1, 2, 3]
    at_sea = position(galleys={4: "blue mare_ionio 2"}, active=4, ask="load_step")
    assert shown(at_sea)["quay"] == {"port": None, "own": False, "prices": [], "free": 0, "beside": []}


@pytest.mark.rule("S12-8.5", "S12-8.6", "S12-8.7")
def test_a_clash_tells_dice_and_losses() -> None:
    ask = {"step": "combat_round", "target": "7"}
    g = position(galleys={4: "blue tunis 3", 7: "red tunis 2"}, active=4, ask=ask, activation={"attack_cap": 2})
    assert shown(g)["clash"] == {
        "fort": False,
        "attack": 2,
        "defence": 2,
        "attacker_loses": [250, 500, 250, 0],
        "defender_loses": [250, 500, 250],
    }
    assert (shown(g)["ship"]["dice"], shown(g)["ship"]["strengths"]) == (2, {"red": 2})


@pytest.mark.rule("S12-6.5", "S12-7.5")
def test_whoever_may_block_is_told_what_the_sale_brings() -> None:
    galleys = {4: "blue tunis 2 gold", 7: "red tunis 3", 9: "orange tunis 4"}
    g = position(galleys=galleys, active=4, ask="arrival_act", steps_moved=1)
    assert shown(g)["ship"]["stoppers"] == ["orange", "red"]
    assert shown(g)["sale"] == -1
    play(g, "blue sell gold")
    assert shown(g)["sale"] == 2


@pytest.mark.rule("S12-3.2", "S12-3.6")
def test_galleys_wait_for_their_turn_unless_they_have_had_it() -> None:
    galleys = {2: "red creta 1", 4: "blue creta 1", 9: "red creta 1"}
    assert shown(position(galleys=galleys, active=4))["waits"] == ["9"]


# Ducats by source


@pytest.mark.rule("S12-2.2", "S12-4.14", "S12-7.5", "S12-10.2", "S12-10.4")
def test_every_ducat_has_a_source() -> None:
    ports = {"genova": "red 2", "sicilia": "blue 1 wood", "valencia": "blue 3 stone"}
    galleys = {4: "blue genova 1 gold", 6: "blue valencia 2"}
    g = position(seats=2, ports=ports, galleys=galleys, active=4, ask="load_step", track=4)
    account = Account(reckoning.SCORING, g)
    for line in (
        "blue buy_goods 2",
        "blue load_done",
        "blue stop",
        "blue sell gold",
        "blue invest",
        "blue hire valencia 1",
        "blue buy_galley valencia",
        "blue take 9",
        "blue crew 1",
    ):
        hear(g, account, line)
    assert account.read(g, 0) == {
        "start": [5, 5],
        "sales": [2, 0],
        "from_rivals": [0, 2],
        "to_rivals": [-2, 0],
        "sailors": [-2, 0],
        "galleys": [-2, 0],
    }
    assert sums(account.read(g, 0), 2) == GAME.scores(g)


def hear(g: AnyState, account: Account, line: str) -> None:
    """Play a line and book what everybody is told."""
    who, *words = line.split()
    seat = CHANCE if who == "*" else COLOURS.index(who)
    move = read_move(GAME, names_of(GAME, g), top_name(g), words)
    assert move in legal(g, seat)
    account.hear(g, told(apply(g, seat, move), 0))


@pytest.mark.rule("S12-11.2", "S12-13.1")
def test_wine_and_payouts_are_told_apart() -> None:
    ports = {"sicilia": "blue 1 wood", "valencia": "red 3 stone wine", "tunis": "red 1"}
    g = position(seats=2, ports=ports, ask="turn_doge_card", track=4)
    account = Account(reckoning.SCORING, g)
    hear(g, account, "* card wine")
    assert account.read(g, 0) == {"start": [5, 5], "wine_card": [3, 3]}
    while top_name(g) != "turn_doge_card":
        seat = seats(g)[0]
        apply(g, seat, legal(g, seat)[-1])
    hear(g, account, "* card hourglass_2")
    assert account.read(g, 0) == {"start": [5, 5], "wine_card": [3, 3], "payout_1": [2, 5]}
    assert sums(account.read(g, 1), 2) == GAME.scores(g)


@pytest.mark.rule("S12-2.18", "S12-14.5")
def test_of_a_hidden_purse_nobody_else_is_told_the_sources() -> None:
    g = position(money={"blue": 5, "red": 5}, options=HIDDEN, ask="turn_doge_card")
    account = Account(reckoning.SCORING, g)
    assert sums(account.read(g, 1), 4) == [UNKNOWN, 5, UNKNOWN, UNKNOWN]


# Planted faults are caught


def caught(options: dict[str, Any] | None = None) -> str:
    """The law that stops one of the first games; empty when none does."""
    for seed in range(3):
        try:
            check_game(GAME, 2, seed, options=options or {"port_closing": "preset"}, share=0.3)
        except Violation as violation:
            return violation.law
    return ""


def test_a_wrong_share_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    card = outlook.TELLING.folds["turn_doge_card"]
    wrong = replace(card, shares=lambda g, seat: {"time": 1.0})
    monkeypatch.setattr(outlook, "TELLING", replace(outlook.TELLING, folds={"turn_doge_card": wrong}))
    assert caught() == "honesty"


def test_a_fight_reckoned_with_a_die_too_many_is_caught() -> None:
    g = position(galleys={4: "blue tunis 2", 7: "red tunis 2"}, steps_moved=1, **ACT)
    apply(g, 0, ("attack_galley", 7))
    fresh = position(galleys={4: "blue tunis 2", 7: "red tunis 2"}, **ACT)
    with pytest.raises(Exception, match="is said to have the chance"):
        chances_are_true(outlook.TELLING, g, 0, brings(fresh, "blue attack_galley 7").chances)


def test_a_count_that_reads_a_hidden_purse_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(g: AnyState, reader: Seat) -> dict[str, list[int]]:
        return {"money": [money(g, seat) for seat in range(g.rules.seats)]}

    monkeypatch.setattr(outlook, "TELLING", replace(outlook.TELLING, counts=peek))
    assert caught(HIDDEN) == "honesty"


def test_a_figure_that_reads_a_hidden_purse_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(g: AnyState, reader: Seat, moves: list[Move]) -> Figures:
        found = figures(g, reader, moves)
        found.sale = money(g, 0)
        return found

    monkeypatch.setattr(outlook, "TELLING", replace(outlook.TELLING, figures=peek))
    assert caught(HIDDEN) == "honesty"


@pytest.mark.parametrize("forgotten", ["sales", "payout_1", "sailors"])
def test_a_source_that_is_forgotten_is_caught(monkeypatch: pytest.MonkeyPatch, forgotten: str) -> None:
    def book(g: AnyState, events: list[Event]) -> list[Booking]:
        return [one for one in reckoning.book(g, events) if one[0] != forgotten]

    monkeypatch.setattr(reckoning, "SCORING", replace(reckoning.SCORING, book=book))
    with pytest.raises(Exception, match="are not"):
        reckoning_adds_up(whole_game(), Random(1), 0.0)


def whole_game() -> Record:
    return told_again(GAME.key, "traders_3")


def test_a_recorded_game_adds_up() -> None:
    reckoning_adds_up(whole_game(), Random(1), 0.2)


def test_a_new_game_has_figures_before_anything_lies_on_the_board() -> None:
    said = shown(start(2))
    assert (said["ship"], said["quay"], said["reach"], said["clash"]) == (None, None, {}, None)
