"""The five words of the kernel: seats, legal, apply, look, told."""

from __future__ import annotations

import pytest

import toy
from serenissima.kernel.core import (
    CHANCE,
    SPECTATOR,
    IllegalMove,
    apply,
    default,
    forced,
    legal,
    look,
    nouns,
    odds,
    seats,
    step_name,
    told,
)
from serenissima.kernel.game import BadOption, new, settle_options
from toy import GAME


def test_all_who_owe_a_sealed_answer_are_asked() -> None:
    g = new(GAME, 3)
    assert seats(g) == (0, 1, 2)
    apply(g, 1, ("bid", 2))
    assert seats(g) == (0, 2)


def test_a_question_that_names_its_seat_is_put_to_it_unless_it_says_otherwise() -> None:
    g = new(GAME, 3)
    g.push(toy.MakeOffer(2))
    assert seats(g) == (2,)
    g.push(toy.AnswerOffer(2, 1, 3))
    assert seats(g) == (1,)


def test_nobody_but_those_asked_has_legal_moves() -> None:
    g = new(GAME, 2)
    apply(g, 0, ("bid", 2))
    assert legal(g, 0) == []
    assert legal(g, CHANCE) == []
    assert legal(g, 1) == [("bid", n) for n in range(5)]


def test_a_sealed_answer_is_told_to_its_seat_alone() -> None:
    g = new(GAME, 2)
    events = apply(g, 0, ("bid", 3))
    assert told(events, 0) == [("your_bid", 3), ("has_bid", 0)]
    assert told(events, 1) == told(events, SPECTATOR) == [("has_bid", 0)]


def test_an_open_answer_is_told_to_everybody_by_the_kernel() -> None:
    g = new(GAME, 2, {"toll": False})
    play(g, (0, ("bid", 1)), (1, ("bid", 0)), (CHANCE, ("reveal",)), (CHANCE, ("die", 5)), (CHANCE, ("drew", 2)))
    play(g, (0, ("no_offer",)))
    assert told(apply(g, 1, ("cheer",)), SPECTATOR) == [("cheer.cheer", 1)]


def play(g: toy.G, *answers: tuple[int, tuple[str, *tuple[int, ...]]]) -> None:
    for seat, move in answers:
        assert move in legal(g, seat)
        apply(g, seat, move)


def test_luck_answers_under_the_seat_of_chance_with_weights() -> None:
    g = new(GAME, 2)
    play(g, (0, ("bid", 0)), (1, ("bid", 0)), (CHANCE, ("reveal",)), (CHANCE, ("die", 1)))
    assert seats(g) == (CHANCE,)
    assert odds(g) == [(("drew", 1), 3), (("drew", 2), 3), (("drew", 3), 2), (("drew", 4), 1)]


def test_a_view_shares_nothing_with_the_state() -> None:
    g = new(GAME, 2)
    view = look(g, 0)
    view.table.coins[0] = 99
    view.own.hand[1] = 99
    view.stack.clear()
    assert g.table.coins == [4, 4]
    assert g.own[0].hand[1] == 0
    assert seats(g) == (0, 1)


def test_a_view_has_only_ones_own_drawer() -> None:
    g = new(GAME, 2)
    apply(g, 0, ("bid", 3))
    assert look(g, 0).own.bid == 3
    assert look(g, 1).own.bid == -1
    assert look(g, SPECTATOR).own is None


def test_a_game_over_asks_nobody() -> None:
    g = new(GAME, 2)
    g.stack.clear()
    assert seats(g) == ()
    assert legal(g, 0) == []
    assert look(g, 0).step is None
    assert forced(g) is None


def test_a_single_answer_is_forced_unless_it_must_be_asked() -> None:
    g = new(GAME, 2)
    g.table.helm = 0
    g.table.coins[0] = 0
    g.stack.append(toy.Toll(1))
    assert forced(g) == (1, ("waive",))
    g.table.coins[0] = 1
    assert forced(g) is None
    g.stack.append(toy.AnswerOffer(0, 1, 0))
    assert forced(g) is None


def test_a_step_refuses_a_move_it_never_offered() -> None:
    g = new(GAME, 2)
    with pytest.raises(IllegalMove):
        apply(g, 0, ("sail", 3))


def test_a_late_answer_has_a_default() -> None:
    assert default(new(GAME, 2), 1) == ("bid", 0)


def test_steps_are_named_after_their_decision_points() -> None:
    assert step_name(toy.AnswerOffer(0, 1, 2)) == "answer_offer"
    assert nouns(("sell", 1, 4)) == (1, 4)


def test_unknown_seats_options_and_values_are_refused() -> None:
    with pytest.raises(BadOption, match="2 or 3 seats, not 7"):
        new(GAME, 7)
    with pytest.raises(BadOption, match="no option 'tol'; it has toll"):
        settle_options(GAME, 2, {"tol": True})
    with pytest.raises(BadOption, match="cannot be maybe; it can be true, false"):
        settle_options(GAME, 2, {"toll": "maybe"})
    assert settle_options(GAME, 2, {"toll": "false"}) == {"toll": False}
