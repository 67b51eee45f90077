"""Every rule of the rule file is held fast by a test that is marked with it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, AnyState, Move, apply, legal, look, odds, seats
from serenissima.kernel.game import AuditError, new
from serenissima.kernel.position import from_json
from serenissima.kernel.record import refusal

GAME = GAMES["skeleton"]


def position(**said: Any) -> AnyState:
    """A game of two at the turn of red, with this in the drawers."""
    return from_json(GAME, {"seats": 2, "ask": {"step": "turn", "seat": "red"}, **said})


def play_out(g: AnyState, move: Move) -> AnyState:
    """Everybody answers with this move to the end."""
    while g.stack:
        [seat] = seats(g)
        apply(g, seat, odds(g)[0][0] if seat == CHANCE else move)
    return g


@pytest.mark.rule("SKL-1.1")
def test_everybody_has_a_turn_in_every_round() -> None:
    g = new(GAME, 3, {"rounds": 2})
    turns = []
    while seats(g) != (CHANCE,):
        turns.append((g.table.round, *seats(g)))
        apply(g, seats(g)[0], ("pass",))
    assert turns == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


@pytest.mark.rule("SKL-1.2")
def test_all_tiles_begin_in_the_bag() -> None:
    g = new(GAME, 2)
    assert g.table.left == sum(g.hidden.bag) == 18
    assert g.table.held == [0, 0]


@pytest.mark.rule("SKL-1.3")
def test_a_tile_that_vanishes_is_noticed() -> None:
    g = new(GAME, 2)
    GAME.audit(g)
    g.hidden.bag[0] -= 1
    with pytest.raises(AuditError):
        GAME.audit(g)


@pytest.mark.rule("SKL-2.1")
def test_one_or_two_tiles_or_none() -> None:
    g = new(GAME, 2)
    assert legal(g, 0) == [("draw", 1), ("draw", 2), ("pass",)]
    refused = refusal(GAME, g, 0, ("draw", 3))
    assert refused is not None
    assert (refused.rule, refused.reason) == ("SKL-2.1", "too_many")


@pytest.mark.rule("SKL-2.1")
def test_the_bag_may_be_too_small() -> None:
    g = position(own={"green": {"tiles": {"copper": 8, "silver": 6, "gold": 3}}})
    assert legal(g, 0) == [("draw", 1), ("pass",)]
    refused = refusal(GAME, g, 0, ("draw", 2))
    assert refused is not None
    assert (refused.reason, refused.facts) == ("bag_too_small", (("left", "1"),))


@pytest.mark.rule("SKL-2.2")
def test_only_the_owner_sees_what_luck_has_drawn() -> None:
    g = new(GAME, 2)
    apply(g, 0, ("draw", 1))
    assert odds(g) == [(("drew", 0), 8), (("drew", 1), 6), (("drew", 2), 4)]
    told = apply(g, CHANCE, ("drew", 2))
    assert (0, ("you_drew", 2)) in told
    assert look(g, 0).own.tiles == [0, 0, 1]
    assert sum(GAME.imagine(look(g, 1), Random(1)).own[0].tiles) == 1


@pytest.mark.rule("SKL-3.1", "SKL-3.2")
@pytest.mark.parametrize(("tiles", "points"), [({"gold": 2, "copper": 1}, 9), ({"gold": 2, "silver": 1}, 0)])
def test_tiles_count_up_to_the_limit(tiles: dict[str, int], points: int) -> None:
    g = play_out(position(own={"red": {"tiles": tiles}, "green": {"tiles": {"copper": 1}}}), ("pass",))
    assert GAME.scores(g) == [points, 1]
    assert GAME.ranking(g) == ([1, 2] if points else [2, 1])
