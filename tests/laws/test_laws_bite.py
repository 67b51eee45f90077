"""The laws bite: each planted fault in the toy game is caught, and by the law that should catch it."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Collection
from random import Random
from typing import Any

import pytest

import toy
import toy.outlook
import toy.reckoning
import toy.usual
from conftest import engine
from serenissima.kernel import turns as turns_of_the_kernel
from serenissima.kernel.answer import Answer, Asks, Gate, Limit, Most, asked
from serenissima.kernel.core import Move, Seat, View, nouns
from serenissima.kernel.game import Game, Refusal
from serenissima.kernel.outlook import UNKNOWN, arrived
from serenissima.kernel.record import Record
from serenissima.kernel.story import Clause
from serenissima.kernel.turns import Turn, Usual
from serenissima.laws import Violation, check_game, fuzz
from serenissima.laws.broken import Broken
from serenissima.laws.fuzz import undo_restores
from toy import GAME, G, Own, Table

GAMES_TRIED = 40


def caught(game: Game = GAME, share: float = 0.5, but: Collection[str] = ()) -> str:
    """The law that stops the game first; empty when none does."""
    for seed in range(GAMES_TRIED):
        try:
            check_game(game, 3, seed, options={}, share=share, laws=set(fuzz.LAWS) - set(but))
        except Violation as violation:
            assert violation.record.startswith("game toy rules=1 seats=seat0,seat1,seat2")
            return violation.law
    return ""


def after(monkeypatch: pytest.MonkeyPatch, cls: Any, more: Callable[[G, Move], None]) -> None:
    """Plant a fault that follows a step's play."""
    original = cls.play

    def play(self: object, g: G, *answer: object) -> None:
        original(self, g, *answer)
        move = answer[-1]
        assert isinstance(move, tuple)
        more(g, move)

    monkeypatch.setattr(cls, "play", play)


def test_the_toy_itself_breaks_no_law() -> None:
    assert caught() == ""


def test_a_drawn_card_noted_on_the_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(g: G, move: Move) -> None:
        g.table.shown[0] = nouns(move)[0]

    after(monkeypatch, toy.DrawCard, leak)
    assert caught(share=1.0) in ("blindness", "told")


def test_a_card_in_a_field_of_a_step_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(g: G, move: Move) -> None:
        if move[0] == "offer":
            answer = g.stack[-1]
            assert isinstance(answer, toy.AnswerOffer)
            g.stack[-1] = dataclasses.replace(answer, countered=nouns(move)[1] > 1)

    after(monkeypatch, toy.MakeOffer, leak)
    assert caught(share=1.0) in ("blindness", "told")


def test_a_bid_told_to_everybody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(g: G, move: Move) -> None:
        g.emit(("bid_was", 0, nouns(move)[0]))

    after(monkeypatch, toy.Bid, leak)
    assert caught() == "discretion"


def test_a_changed_counter_that_gives_a_bid_away_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(g: G, move: Move) -> None:
        g.table.cheered += 8 if move == ("bid", 0) else 0

    after(monkeypatch, toy.Bid, leak)
    assert caught() in ("blindness", "told")


def test_a_legality_that_depends_on_the_bag_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    original = toy.MakeOffer.moves

    def moves(self: toy.MakeOffer, g: G, seat: Seat) -> list[Move]:
        return original(self, g, seat)[: 1 + g.hidden.bag[1]]

    monkeypatch.setattr(toy.MakeOffer, "moves", moves)
    assert caught(share=1.0, but=("candour", "wholeness")) == "imagination"  # they would catch it too, and first


def test_a_last_bidder_who_could_look_and_take_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def reveal(g: G, move: Move) -> None:
        if isinstance(g.stack[-1], toy.RevealBids):
            g.stack[-1].play(g, ("reveal",))

    after(monkeypatch, toy.Bid, reveal)
    assert caught() in ("foresight", "discretion", "told", "honesty")


def test_a_vanished_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(g: G, move: Move) -> None:
        g.hidden.bag[nouns(move)[0]] = 0

    after(monkeypatch, toy.DrawCard, lose)
    assert caught() in ("audit", "imagination")


def test_a_coin_out_of_nowhere_below_zero_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def owe(g: G, move: Move) -> None:
        g.table.coins[0] -= 5

    after(monkeypatch, toy.Roll, owe)
    assert caught() != ""


def test_a_copy_that_shares_a_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def copy(self: Table) -> Table:
        return Table(self.coins, self.held[:], self.round, self.helm, self.cheered, self.shown[:])

    monkeypatch.setattr(Table, "copy", copy)
    assert caught() != ""


def test_a_copy_that_forgets_a_field_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Own, "copy", lambda self: Own(self.hand[:], -1, self.offered))
    assert caught() in ("determinism", "imagination", "foresight", "blindness", "discretion")


def test_what_becomes_as_another_and_shares_a_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def become(self: Table, other: Table) -> None:
        original(self, other)
        self.coins = other.coins

    original = Table.become
    monkeypatch.setattr(Table, "become", become)
    assert caught() != ""


def test_what_becomes_as_another_and_forgets_a_field_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def become(self: Table, other: Table) -> None:
        coins = self.coins
        original(self, other)
        self.coins = coins

    original = Table.become
    monkeypatch.setattr(Table, "become", become)
    assert caught() == "determinism"


def test_luck_inside_the_engine_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden_luck = Random(1)

    def gamble(g: G, move: Move) -> None:
        g.table.coins[0] += hidden_luck.randrange(2)

    after(monkeypatch, toy.Roll, gamble)
    assert caught() != ""


def test_a_move_listed_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Cheer, "moves", lambda self, g, seat: [("cheer",), ("boo",), ("cheer",)])
    assert caught(share=1.0) == "legal"


def test_an_unstable_order_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = itertools.count()
    both: list[Move] = [("cheer",), ("boo",)]
    monkeypatch.setattr(toy.Cheer, "moves", lambda self, g, seat: both[:: 1 if next(turn) % 2 else -1])
    assert caught() != ""


def test_listing_moves_that_changes_the_game_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def moves(self: toy.Cheer, g: G, seat: Seat) -> list[Move]:
        g.table.coins[seat] += 1
        return [("cheer",), ("boo",)]

    monkeypatch.setattr(toy.Cheer, "moves", moves)
    assert caught() != ""


def test_a_question_without_an_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toll, "moves", lambda self, g, seat: [])
    assert caught() != ""


def test_an_illegal_default_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toll, "default", lambda self, g, seat: ("accept",))
    assert caught() == "default"


def test_a_default_that_nobody_may_give_himself_is_for_the_clock_or_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Cheer, "moves", lambda self, g, seat: [("cheer",)])
    assert caught(described(toy.Cheer, boo=Answer("boo", (), ("TOY-5.1",), clock=True))) == ""
    assert caught(described(toy.Cheer, boo=Answer("boo", (), ("TOY-5.1",), never("TOY-5.1")))) == "default"


def never(rule: str) -> Limit:
    return Limit(rule, "too_much", lambda g, seat, *said: False)


def test_an_outcome_without_weight_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Roll, "odds", lambda self, g: [(("die", 1), 1), (("die", 2), 0)])
    assert caught(share=1.0) in ("odds", "honesty")


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(g: G, move: Move) -> None:
        g.push(toy.Bid())

    after(monkeypatch, toy.RevealBids, again)
    monkeypatch.setattr(fuzz, "LONGEST_GAME", 300)
    assert caught(share=0.01) == "termination"


def described(step: type, **answers: Answer) -> Game:
    """The toy with other descriptions of some answers to a step."""
    asks = [Asks(each.step, *{**each.answers, **answers}.values()) if each.step is step else each for each in GAME.asks]
    return dataclasses.replace(GAME, asks=tuple(asks))


def test_two_moves_written_alike_are_caught() -> None:
    game = described(toy.Bid, bid=Answer("bid", (), ("TOY-1.1",)))
    assert caught(game, share=1.0) in ("notation", "apply", "undo")


# Candour


def counters(*limits: Limit) -> Game:
    """The toy with other limits to a counter-offer."""
    there = GAME.asked["answer_offer"].answers["counter"]
    return described(toy.AnswerOffer, counter=Answer("counter", ("n",), ("TOY-4.3",), *limits, rows=there.rows))


ONCE, BELOW = GAME.asked["answer_offer"].answers["counter"].limits


def test_a_limit_that_nobody_describes_is_caught() -> None:
    assert caught(counters(ONCE)) == "candour"


def test_a_limit_that_no_rule_knows_is_caught() -> None:
    too_strict = Limit("TOY-4.3", "too_much", lambda g, seat, price: price % 2 == 0)
    assert caught(counters(ONCE, BELOW, too_strict)) == "candour"


def test_a_limit_one_off_is_caught() -> None:
    one_more = Most("TOY-4.3", "too_much", lambda g, seat, price: asked(g, toy.AnswerOffer).price, "coins")
    assert caught(counters(ONCE, one_more)) == "candour"


def test_a_limit_that_names_what_is_not_broken_is_caught() -> None:
    turned = Limit("TOY-4.3", "one_counter_only", lambda g, seat, price: asked(g, toy.AnswerOffer).countered)
    assert caught(counters(turned, BELOW)) == "candour"


def test_a_limit_that_cannot_be_asked_after_another_is_broken_is_caught() -> None:
    fragile = Limit("TOY-4.3", "too_much", lambda g, seat, price: [1][price // 40] > 0)
    assert caught(counters(ONCE, BELOW, fragile)) in ("candour", "discreet")


def test_a_gate_keeps_what_makes_no_sense_after_it_from_being_asked() -> None:
    gate = Gate("TOY-4.3", "too_much", BELOW.kept)
    fragile = Limit("TOY-4.3", "too_much", lambda g, seat, price: [1][price // 40] > 0)
    assert caught(counters(ONCE, gate, fragile)) == ""


def test_an_answer_that_nobody_describes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    original = toy.Toll.moves
    monkeypatch.setattr(toy.Toll, "moves", lambda self, g, seat: [*original(self, g, seat), ("cheer",)])
    assert caught(share=1.0) in ("candour", "blindness", "events", "foresight", "determinism")


def test_a_reason_that_tells_a_secret_is_caught() -> None:
    gossip = Limit("TOY-4.3", "too_much", BELOW.kept, lambda g, *said: (("bag", str(g.hidden.bag)),))
    assert caught(counters(ONCE, gossip)) == "discreet"


# Luck and what is told


def test_an_open_roll_of_something_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.DrawCard, "sealed", False)
    assert caught() == "openness"


def test_an_event_that_is_not_declared_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    after(monkeypatch, toy.Roll, lambda g, move: g.emit(("drummed", 1)))
    assert caught() == "events"


def test_an_event_with_other_nouns_than_declared_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    after(monkeypatch, toy.Roll, lambda g, move: g.emit(("has_bid", 1, 2)))
    assert caught() == "events"


def test_a_game_that_hangs_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(g: G, move: Move) -> None:
        while g.table.round:
            pass

    after(monkeypatch, toy.Roll, hang)
    monkeypatch.setattr(fuzz, "LONGEST_SECONDS", 0.5)
    assert caught() == "clock"


def test_a_position_that_loses_a_drawer_is_caught() -> None:
    class Forgetful:
        def encode(self, value: object, names: object) -> object:
            return {}

        def decode(self, json: object, start: object, names: object, path: str) -> object:
            return start

    shapes = (GAME.shapes[0], GAME.shapes[1], Forgetful())
    assert caught(dataclasses.replace(GAME, shapes=shapes)) == "position"


def test_an_imagination_that_forgets_ones_own_hand_is_caught() -> None:
    def imagine(view: View, rng: Random) -> G:
        g = toy.imagine(view, rng)
        for own in g.own:
            own.bid = -1
        return g

    assert caught(dataclasses.replace(GAME, imagine=imagine)) in ("imagination", "foresight", "told", "honesty")


def test_a_refusal_by_a_rule_that_does_not_exist_is_caught() -> None:
    def elsewhere(g: G, verb: str) -> Refusal:
        return Refusal("TOY-99.9", "not_offered")

    assert caught(dataclasses.replace(GAME, elsewhere=elsewhere)) == "refusal"


def test_taking_back_what_luck_or_another_did_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(GAME, ("a", "b"))
    record.play(0, ("bid", 0))
    monkeypatch.setattr(Record, "undoable", lambda self, seat: 1)
    with pytest.raises(Broken, match="another's entry"):
        undo_restores(record)


def test_an_answer_that_ends_anothers_undo_unheard_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def hush(g: G, move: Move) -> None:
        if g.heard is not None:
            g.heard = [one for one in g.heard if one[1][0] != "has_bid"]

    after(monkeypatch, toy.Bid, hush)
    assert caught(but=fuzz.LAWS) == "undo"


def telling(monkeypatch: pytest.MonkeyPatch, **other: Any) -> None:
    """Plant a fault in what the game tells."""
    monkeypatch.setattr(toy.outlook, "TELLING", dataclasses.replace(toy.outlook.TELLING, **other))


def test_a_wrong_chance_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    fold = dataclasses.replace(toy.outlook.TELLING.folds["roll"], shares=lambda g, seat: {"low": 0.4, "high": 0.6})
    telling(monkeypatch, folds={"roll": fold})
    assert caught(share=1.0) == "honesty"


def test_chances_that_leave_a_result_out_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    fold = dataclasses.replace(toy.outlook.TELLING.folds["roll"], shares=lambda g, seat: {"high": 1.0})
    telling(monkeypatch, folds={"roll": fold})
    assert caught(share=1.0) == "honesty"


def test_a_count_that_knows_every_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = toy.outlook.hand
    telling(monkeypatch, counts=lambda g, reader: {"worth": [hand(g, seat) for seat in range(g.rules.seats)]})
    assert caught(share=1.0) == "honesty"


def test_a_figure_that_knows_another_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(g: G, reader: Seat, moves: list[Move]) -> toy.outlook.Figures:
        return toy.outlook.Figures([toy.outlook.hand(g, seat) for seat in range(g.rules.seats)])

    telling(monkeypatch, figures=peek)
    assert caught(share=1.0) == "honesty"


def test_figures_wrongly_called_the_same_for_all_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    telling(monkeypatch, for_all=True)
    assert caught(share=1.0) == "honesty"


def test_a_count_that_two_readers_know_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    telling(monkeypatch, counts=lambda g, reader: {"coins": [coins + (reader == 1) for coins in g.table.coins]})
    assert caught(share=1.0) == "honesty"


def test_answers_wrongly_called_alike_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    telling(monkeypatch, alike=lambda move: (move[0],))
    assert caught(share=1.0) == "honesty"


def test_a_source_that_is_booked_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    once = toy.reckoning.SCORING.book
    twice = dataclasses.replace(toy.reckoning.SCORING, book=lambda g, events: [*once(g, events), *once(g, events)])
    monkeypatch.setattr(toy.reckoning, "SCORING", twice)
    assert caught() == "reckoning"


def test_a_source_that_nobody_books_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    forgetful = dataclasses.replace(toy.reckoning.SCORING, book=lambda g, events: [])
    monkeypatch.setattr(toy.reckoning, "SCORING", forgetful)
    assert caught() == "reckoning"


def test_a_seat_that_cannot_tell_its_own_points_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def vague(g: G, reader: Seat) -> list[tuple[str, Seat, int]]:
        return [("coins", seat, UNKNOWN) for seat in range(g.rules.seats)]

    monkeypatch.setattr(toy.reckoning, "SCORING", dataclasses.replace(toy.reckoning.SCORING, standing=vague))
    assert caught(share=1.0) == "reckoning"


def turn(*moves: Move) -> Turn:
    return Turn(moves, (Clause("turn"),))


def usually(monkeypatch: pytest.MonkeyPatch, turns: Callable[[G, Seat], list[Turn]], *stops: str) -> None:
    """Plant a fault in the usual turns of whoever may make an offer."""
    asked_so = lambda g, seat, moves: turns(g, seat) if isinstance(g.stack[-1], toy.MakeOffer) else []  # noqa: E731 # one use
    monkeypatch.setattr(toy.usual, "USUAL", Usual(asked_so, frozenset(stops)))


def test_a_turn_with_an_illegal_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    usually(monkeypatch, lambda g, seat: [turn(("offer", seat, 0, 0))])
    assert caught(share=1.0) == "wholeness"


def test_a_turn_that_goes_on_while_another_must_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    usually(monkeypatch, lambda g, seat: [turn(("no_offer",), ("no_offer",))])
    assert caught(share=1.0) == "wholeness"


def test_a_turn_that_depends_on_the_bag_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    usually(monkeypatch, lambda g, seat: [turn(("no_offer",))] if g.hidden.bag[1] % 2 else [])
    assert caught(share=1.0) == "wholeness"


def test_a_turn_without_a_name_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    usually(monkeypatch, lambda g, seat: [Turn((("no_offer",),), ())])
    assert caught(share=1.0) == "wholeness"


def test_a_turn_that_is_offered_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    usually(monkeypatch, lambda g, seat: [turn(("no_offer",)), turn(("no_offer",))])
    assert caught(share=1.0) == "wholeness"


def test_a_turn_that_brings_something_else_than_it_says_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def rosy(*told: Any) -> Any:
        found = arrived(*told)
        found.gains = [("coins", 0, 7)]
        return found

    monkeypatch.setattr(turns_of_the_kernel, "arrived", rosy)
    if engine() == "compiled":
        pytest.skip("what a compiled module calls within itself cannot be changed")
    assert caught(share=1.0) == "wholeness"
