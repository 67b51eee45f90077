"""Hidden money: no view but one's own holds a total, sums paid are told to all, and at the end everything is shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.serenissima_2012.make_records import BOOK, RECORDS
from games.serenissima_2012.table import COLOURS, asked, ducats, moves, play, position, start, text
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.core import CHANCE, EVERYBODY, SPECTATOR, AnyState, Event, apply, legal, look, seats, told
from serenissima.kernel.flat import flatten
from serenissima.kernel.position import fingerprint

HIDDEN = {"money_visibility": "hidden"}
HIDDEN_GAMES = [name for name, recipe in RECORDS.items() if recipe.options.get("money_visibility") == "hidden"]
MARKS = (7_001, 7_002, 7_003, 7_004)  # purses that occur nowhere else


def marked(ask: str = "choose_mode", **more: str) -> AnyState:
    """A table at which every purse is a number that could not be anything else."""
    ports = {"genova": "blue 3", "valencia": "red 3", "venezia": "orange 3", "alexandria": "black 3", **more}
    galleys = {4: "blue genova 1", 5: "red genova 2"}
    money = dict(zip(COLOURS, MARKS, strict=True))
    return position(ports=ports, galleys=galleys, active=4, ask=ask, money=money, options=HIDDEN)


def numbers_in(g: AnyState, seat: int) -> set[int]:
    """Every number in the view of a seat."""
    view = look(g, seat)
    found: list[int] = []
    flatten([view.table, view.own], found)
    for step in view.stack:
        flatten(step, found)
    return set(found)


@pytest.mark.rule("S12-2.18")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_no_view_but_ones_own_contains_a_total(seat: int) -> None:
    g = marked()
    expected = {MARKS[seat]} if seat != SPECTATOR else set()
    assert numbers_in(g, seat) & set(MARKS) == expected
    assert sum(MARKS) not in numbers_in(g, seat)
    assert sum(MARKS) - 20 not in numbers_in(g, seat)  # what the bank has paid in all


@pytest.mark.rule("S12-2.18")
def test_open_money_is_seen_by_all() -> None:
    money = dict(zip(COLOURS, MARKS, strict=True))
    g = position(galleys={4: "blue genova 1"}, active=4, money=money)
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert set(MARKS) <= numbers_in(g, seat)


@pytest.mark.rule("S12-2.18")
def test_only_the_seat_that_is_asked_gets_a_list_of_options() -> None:
    g = marked("invest_step")
    assert asked(g) == "blue"
    assert len(legal(g, 0)) > 1
    assert [legal(g, seat) for seat in (1, 2, 3, SPECTATOR)] == [[], [], [], []]


@pytest.mark.rule("S12-2.18")
def test_the_same_view_whatever_the_rivals_own() -> None:
    views = []
    for purse in (0, 3, 900):
        g = position(
            ports={"genova": "blue 3"},
            galleys={4: "blue genova 1"},
            active=4,
            ask="invest_step",
            money={"blue": purse, "red": 5},
            options=HIDDEN,
        )
        view = look(g, 1)
        found: list[int] = []
        flatten([view.table, view.own], found)
        views.append((found, view.stack, view.asked, fingerprint(g.table)))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("S12-13.4")
def test_sums_paid_are_told_to_all() -> None:
    g = marked("load_step", genova="red 3")
    for lines, sums in (
        (("blue buy_goods 2",), ["paid_to blue red 2"]),
        (("blue load_done", "blue sail napoli", "blue sell stone"), ["paid blue 2"]),
        (("red invest", "red hire valencia 2"), ["spent red 2"]),
        (("red buy_galley valencia", "red take 9", "red crew 1"), ["spent red 2"]),
    ):
        heard = play(g, *lines)
        assert [said for said in heard if said.split()[0] in ("paid", "paid_to", "spent")] == sums
    assert [ducats(g, colour) for colour in COLOURS] == [7_001 - 2 + 2, 7_002 + 2 - 2 - 2, 7_003, 7_004]


@pytest.mark.rule("S12-13.4", "S12-11.2")
def test_wine_income_and_payouts_are_told_to_every_seat_and_the_spectator() -> None:
    ports = {"sicilia": "blue 1 wood", "valencia": "red 1"}
    for card, sums in (
        ("wine", {("paid", 0, 3)}),
        ("hourglass_1", {("payout", 0, 2), ("payout", 1, 0), ("paid", 0, 2)}),
    ):
        g = position(ports=ports, ask="turn_doge_card", track=6, options=HIDDEN)
        move = next(move for move in legal(g, CHANCE) if text(g, move) == f"card {card}")
        events = apply(g, CHANCE, move)
        for seat in (0, 1, 2, 3, SPECTATOR):
            assert sums <= set(told(events, seat))


@pytest.mark.rule("S12-14.5")
def test_at_the_end_every_view_shows_all_money() -> None:
    money = dict(zip(COLOURS, MARKS, strict=True))
    ports = {"genova": "blue 1", "valencia": "red 1", "venezia": "orange 1", "alexandria": "black 1"}
    g = position(ports=ports, ask="turn_doge_card", track=12, money=money, options=HIDDEN)
    assert numbers_in(g, SPECTATOR) & set(MARKS) == set()
    heard = play(g, "* card hourglass_1")
    assert [said for said in heard if said.startswith("money_shown")] == [
        f"money_shown {colour} {MARKS[at]}" for at, colour in enumerate(COLOURS)
    ]
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert list(look(g, seat).table.money) == list(MARKS)


@pytest.mark.rule("S12-2.18", "S12-13.4")
def test_nobody_is_told_a_total_before_the_end() -> None:
    """No event of a game under way carries more than the sum of one payment."""
    for name in HIDDEN_GAMES:
        for g, events in moments(name):
            if g.stack:
                assert not any(event[0] == "money_shown" for event in events)
                assert g.table.money == []


@pytest.mark.rule("S12-13.4")
@pytest.mark.parametrize("name", HIDDEN_GAMES)
def test_an_attentive_listener_can_reckon_every_purse(name: str) -> None:
    """Every payment is made openly: from five ducats each, what everybody hears leads to the true totals."""
    purses: list[int] = []
    for g, events in moments(name):
        purses = purses or [5] * len(g.own)
        for event in events:
            reckon(purses, event)
        assert purses == [own.money for own in g.own]
    assert list(look(g, SPECTATOR).table.money) == purses


def moments(name: str) -> Iterator[tuple[AnyState, list[Event]]]:
    """Each state of a recorded game with what everybody heard before it."""
    for g, _, events in BOOK.told_again(name).replay():
        assert all(to == EVERYBODY for to, _ in events)
        yield g, [event for _, event in events]


def reckon(purses: list[int], event: Event) -> None:
    match event:
        case ("paid", seat, n):
            purses[seat] += n
        case ("spent", seat, n):
            purses[seat] -= n
        case ("paid_to", seat, to, n):
            purses[seat] -= n
            purses[to] += n


@pytest.mark.rule("S12-2.18")
def test_an_imagined_world_keeps_what_is_seen_and_guesses_the_rest() -> None:
    g = marked("invest_step")
    guesses = set()
    for seed in range(30):
        world = GAME.imagine(look(g, 1), Random(seed))
        GAME.audit(world)
        assert world.own[1].money == MARKS[1]
        assert fingerprint(world.table) == fingerprint(g.table)
        assert (world.stack, seats(world)) == (g.stack, seats(g))
        assert legal(world, 0)
        guesses.add(world.own[0].money)
    assert len(guesses) > 5


@pytest.mark.rule("S12-2.2", "S12-2.18")
def test_hidden_purses_start_with_five_ducats_and_decide_what_is_offered() -> None:
    g = start(2, **HIDDEN, port_closing="preset", first_seat=0)
    assert [look(g, seat).own.money for seat in (0, 1)] == [5, 5]
    g = position(
        ports={"genova": "blue 3"},
        galleys={4: "blue creta 1"},
        active=4,
        ask="invest_step",
        money={"blue": 1},
        options=HIDDEN,
    )
    assert moves(g) == ["hire genova 1", "invest_done"]


@pytest.mark.rule("S12-2.18", "S12-10.6")
def test_a_rival_who_is_buying_a_galley_is_imagined_with_the_money_for_it() -> None:
    """`buy_galley` is offered only to who can pay the price and one sailor, so the onlookers know that much."""
    galleys = dict.fromkeys((4, 5, 6, 7, 8), "blue creta 1")
    g = position(
        ports={"genova": "blue 3"}, galleys=galleys, active=4, ask="invest_step", money={"blue": 6}, options=HIDDEN
    )
    play(g, "blue buy_galley genova")
    for seed in range(40):
        world = GAME.imagine(look(g, 1), Random(seed))
        play(world, "blue take 9")
        assert "crew 1" in moves(world)
        play(world, "blue crew 1")
        assert ducats(world, "blue") >= 0
