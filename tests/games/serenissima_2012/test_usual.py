"""Whole turns: what a galley usually does, in one go."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_2012.table import COLOURS, play, position
from serenissima.games.serenissima_2012 import GAME, outlook, usual
from serenissima.kernel.core import AnyState, seats
from serenissima.kernel.notation import move_text, names_of
from serenissima.kernel.turns import Whole, wholes
from serenissima.laws import check_game


def offered(g: AnyState) -> dict[str, Whole]:
    """The turns of whoever is asked, by their answers in notation."""
    found = wholes(usual.USUAL, outlook.TELLING, g, seats(g)[0])
    return {", ".join(move_text(GAME, names_of(GAME, g), step, move) for step, move in one.way): one for one in found}


def brings(whole: Whole, seat: str, name: str) -> int:
    """By how much something that is counted changes."""
    return sum(by for what, who, by in whole.outlook.gains if (what, COLOURS[who]) == (name, seat))


CLOSED = dict.fromkeys(("valencia", "marseille", "genova", "algeria", "napoli", "sicilia", "tripoli"), "closed")
SAILING: dict[str, Any] = {"active": 6, "ask": "move_step", "activation": {"steps_left": 2}}


@pytest.mark.rule("S12-5.1", "S12-7.3", "S12-7.4")
def test_the_best_sale_within_reach_comes_first() -> None:
    ports = {**CLOSED, "sardegna": "red 1 stone", "tunis": "red 1"}
    g = position(galleys={6: "blue sardegna 3 stone gold"}, ports=ports, **SAILING)
    first, whole = next(iter(offered(g).items()))
    assert first == "sail tunis, stop, sell stone gold"
    assert brings(whole, "blue", "money") == 2 + 3
    assert whole.stoppers == []
    assert [clause.key for clause in whole.turn.says] == ["sail", "sell"]


@pytest.mark.rule("S12-6.1", "S12-6.6")
def test_who_is_stronger_there_may_stop_it_and_is_named() -> None:
    ports = {**CLOSED, "sardegna": "red 1 stone", "tunis": "red 1"}
    g = position(galleys={6: "blue sardegna 3 stone gold", 12: "red tunis 4"}, ports=ports, **SAILING)
    whole = offered(g)["sail tunis, stop, sell stone gold"]
    assert whole.stoppers == [COLOURS.index("red")]
    block = whole.turn.more[-1]
    assert (block.key, block.facts["n"], block.facts["own"]) == ("may_block", 4, 3)


@pytest.mark.rule("S12-4.11", "S12-5.1", "S12-7.3")
def test_a_turn_may_begin_with_the_action_and_a_purchase() -> None:
    ports = {**CLOSED, "genova": "blue 2", "marseille": "red 1"}
    g = position(ports=ports, galleys={4: "blue genova 2"}, active=4, money={"blue": 5})
    whole = offered(g)["action, buy_goods 3, load_done, sail marseille, stop, sell stone"]
    assert brings(whole, "blue", "stone") == 2
    assert brings(whole, "blue", "money") == 2 - 2
    play(g, *(f"blue {move_text(GAME, names_of(GAME, g), step, move)}" for step, move in whole.way))
    assert g.table.ports[GAME.names(g.rules)["port"].index("marseille")].stored


@pytest.mark.rule("S12-4.15")
def test_who_has_bought_is_offered_no_second_purchase() -> None:
    g = position(ports={"genova": "blue 2"}, galleys={4: "blue genova 2"}, active=4, ask="load_step", money={"blue": 5})
    play(g, "blue buy_goods 1")
    assert offered(g)
    assert not any("buy_goods" in way for way in offered(g))


@pytest.mark.rule("S12-9.1")
def test_a_port_that_nobody_owns_is_taken_with_one_sailor_but_never_with_the_last() -> None:
    sailing: dict[str, Any] = {"active": 6, "ask": "move_step", "ports": CLOSED}
    g = position(galleys={6: "blue sardegna 2"}, activation={"steps_left": 2}, **sailing)
    assert "sail tunis, stop, land 1" in offered(g)
    alone = position(galleys={6: "blue sardegna 1"}, activation={"steps_left": 1}, **sailing)
    assert not any("land" in way for way in offered(alone))


@pytest.mark.rule("S12-10.4", "S12-10.5", "S12-10.6")
def test_an_investment_in_one_thing_is_a_turn() -> None:
    g = position(ports={"genova": "blue 2"}, galleys={4: "blue genova 3"}, active=4, money={"blue": 9})
    whole = offered(g)["invest, buy_galley genova, take 1, crew 3, invest_done"]
    assert brings(whole, "blue", "money") == -4
    assert brings(whole, "blue", "crew") == 3


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_turns_hold_in_random_games(seats: int) -> None:
    assert check_game(GAME, seats, "turns", options={"money_visibility": "hidden"}, share=1.0, laws=["wholeness"])
