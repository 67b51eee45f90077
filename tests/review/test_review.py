"""Luck and decisions: they add up, dice are no skill, blunders are found, nobody is blamed for what he cannot see."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

import toy
from program import random_game
from review.scripted import TOY, coins_and_cards, opening, scripted
from serenissima.bots.foresight import play_on
from serenissima.bots.judge import Judge
from serenissima.bots.levels import levels_of
from serenissima.bots.protocol import Budget
from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.kernel.core import CHANCE, AnyState, Move, legal, look, seats
from serenissima.kernel.game import Game, new
from serenissima.kernel.record import Record
from serenissima.review import Review, hint, review
from serenissima.review.advice import Advice, weigh
from serenissima.review.certainty import FILE, Certainty, between
from serenissima.review.customs import Custom, closed, customs, deeds
from serenissima.review.equity import equity, futures
from serenissima.review.report import BLUNDER
from serenissima.review.scales import measure, surprise

VALUED = [game for game in GAMES.values() if len(levels_of(game)) > 1]


def check_identity(found: Review) -> None:
    """Every curve starts and ends as said, and what happened between explains the difference to the last digit."""
    for shares in found.curve:
        assert sum(shares) == pytest.approx(1.0)
    for seat, one in enumerate(found.accounts):
        assert one.result - one.start == pytest.approx(one.luck + one.own + one.rivals, abs=1e-9)
        told = sum(entry.change[seat] for entry in found.entries)
        assert one.result - one.start == pytest.approx(told, abs=1e-9)
        assert one.loss >= 0.0


# The identity


@pytest.mark.parametrize("seed", range(4))
def test_luck_and_decisions_explain_the_result(seed: int) -> None:
    record = random_game(toy.GAME, 2 + seed % 2, seed)
    found = review(record, judge=TOY)
    check_identity(found)
    places = toy.GAME.ranking(record.state)
    assert [one.result for one in found.accounts] == [1 / places.count(1) if place == 1 else 0 for place in places], (
        "a finished game ends with its result"
    )
    assert len(found.curve) == len(record.entries) + 1


@pytest.mark.parametrize("game", VALUED, ids=lambda game: game.key)
def test_they_do_so_in_every_game_that_can_be_judged(game: Game) -> None:
    record = opening(game, 3, 25)
    found = review(record, Budget(nodes=1))
    check_identity(found)
    assert not found.finished
    assert found == review(record, Budget(nodes=1)), "the same record, the same review"


def test_a_review_of_nothing_is_the_start() -> None:
    found = review(Record(toy.GAME, ("anna", "bruno")), judge=TOY)
    assert found.curve == [[0.5, 0.5]]
    assert (found.entries, found.turns, found.deals) == ([], [], [])


# Luck


def test_a_good_roll_is_luck_and_no_skill() -> None:
    six, one = review(scripted(pips=6), judge=TOY), review(scripted(pips=1), judge=TOY)
    die = six.entries[3]
    assert die.change[0] > 0.1 > -0.1 > one.entries[3].change[0]
    assert six.accounts[0].luck - one.accounts[0].luck > 0.2
    assert six.accounts[0].own == one.accounts[0].own
    assert (die.line, die.seat, die.loss) == ("* die 6", CHANCE, 0.0)
    assert six.accounts[0].loss == one.accounts[0].loss


def test_luck_is_fair() -> None:
    rolls = [review(scripted(pips=pips), judge=TOY).entries[3].change for pips in range(1, 7)]
    for seat in (0, 1):
        assert sum(change[seat] for change in rolls) == pytest.approx(0.0, abs=1e-9)


def test_showing_what_was_fixed_is_no_luck() -> None:
    found = review(scripted(), judge=TOY)
    assert found.entries[2].line == "* reveal"
    assert found.entries[2].change == pytest.approx([0.0, 0.0])


def test_many_outcomes_are_sampled_the_same_way_each_time() -> None:
    g = scripted(more="").state
    g.stack.append(toy.Roll())
    assert sum(chance for _, chance in futures(g, "s")) == pytest.approx(1.0)
    exact = equity(TOY, g, "s")
    drawn = equity(TOY, g, "s", exact=3, sample=400)
    assert drawn == equity(TOY, g, "s", exact=3, sample=400)
    assert drawn == pytest.approx(exact, abs=0.05)


# Decisions


def test_a_planted_blunder_is_found_and_the_better_move_named() -> None:
    good, bad = review(scripted(toll="toll"), judge=TOY), review(scripted(toll="waive"), judge=TOY)
    assert good.entries[5].loss == 0.0
    assert (bad.entries[5].line, bad.entries[5].best) == ("bruno waive", "toll")
    assert bad.entries[5].loss >= BLUNDER
    assert bad.accounts[1].blunders == good.accounts[1].blunders + 1
    worst = next(turn for turn in bad.turns if turn.entry == 6)
    assert (worst.cause, worst.best) == ("missed", "toll"), "bruno lost nothing by it, but more was to be had"


def test_nobody_is_blamed_for_what_he_could_not_know() -> None:
    """Bruno's decision is weighed alike, whatever card anna has drawn."""
    losses = {review(scripted(card=card, toll="waive"), judge=TOY).entries[5].loss for card in (1, 2, 3)}
    assert len(losses) == 1


def test_a_forced_answer_is_no_decision() -> None:
    record = scripted(more="anna no_offer\nbruno boo\n")
    found = review(record, judge=TOY)
    assert all(entry.loss == 0.0 for entry in found.entries if entry.choices == 1)
    assert found.accounts[0].decisions == sum(1 for e in found.entries if e.seat == 0 and e.choices > 1)


# Deals


def test_a_deal_is_worth_its_difference_to_both_sides() -> None:
    record = scripted(card=1, more="anna offer green 1 4\nbruno accept\n")
    curve = review(record, judge=TOY).curve
    [deal] = closed(record, Custom("sale", ("make_offer.offer",), ("answer_offer.accept",)), curve)
    assert (deal.first, deal.last, deal.sides) == (7, 8, (0, 1))
    assert deal.change[0] > 0.1 > -0.1 > deal.change[1]
    assert deal.change == pytest.approx([after - before for before, after in zip(curve[6], curve[8], strict=True)])


def test_a_deal_that_failed_is_none() -> None:
    record = scripted(more="anna offer green 1 4\nbruno decline\n")
    curve = review(record, judge=TOY).curve
    custom = Custom("sale", ("make_offer.offer",), ("cheer.boo",), ("answer_offer.decline",))
    assert list(closed(record, custom, curve)) == []


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if customs(game)])
def test_the_deals_of_a_game_are_called_as_in_its_record(key: str) -> None:
    game = GAMES[key]
    steps = {step.__name__ for step in game.steps}
    for custom in customs(game):
        for said in (*custom.opens, *custom.closes, *custom.fails):
            step, verb = said.split(".")
            assert "".join(part.title() for part in step.split("_")) in steps
            assert game.word(step, verb) is not None, said
        for step in custom.talk:
            assert "".join(part.title() for part in step.split("_")) in steps


# Turning points


def test_turning_points_are_the_largest_swings_and_do_not_overlap() -> None:
    found = review(random_game(toy.GAME, 3, 11), judge=TOY)
    swings = [abs(turn.swing) for turn in found.turns]
    assert swings == sorted(swings, reverse=True)
    assert swings
    spans = sorted((turn.first, turn.last) for turn in found.turns)
    assert all(last < first for (_, last), (first, _) in pairwise(spans))
    for turn in found.turns:
        assert turn.first <= turn.entry <= turn.last
        assert (turn.cause == "luck") == (turn.actor == CHANCE)


def test_setting_up_first_is_no_turning_point() -> None:
    found = review(scripted(toll="waive"), judge=TOY)
    assert all(turn.actor == CHANCE or turn.first > 2 for turn in found.turns)


def test_opening_a_talk_is_no_deed() -> None:
    moves: list[Move] = [("propose", 1), ("buy_goods",), ("invite", 1, 0)]
    assert deeds(GAMES["oltremare"], "trade_action", moves) == [("buy_goods",)]
    assert deeds(GAMES["toy"], "trade_action", moves) == moves


def test_a_review_can_be_written_as_json() -> None:
    said = json.loads(json.dumps(review(scripted(), judge=TOY).to_json()))
    assert said["players"] == ["anna", "bruno"]
    assert said["entries"][3]["seat"] is None
    assert len(said["curve"]) == len(said["entries"]) + 1
    assert set(said["accounts"][0]) >= {"start", "result", "luck", "own", "rivals", "loss", "blunders"}


# Hints


def test_the_obvious_move_is_the_first_advice() -> None:
    g = new(toy.GAME, 2)
    g.table.helm = 0
    g.stack.append(toy.Toll(1))
    best, other = weigh(TOY, look(g, 1), legal(g, 1), Budget(nodes=20))
    assert (best.move, other.move) == (("toll",), ("waive",))
    assert best.share > other.share
    assert best.visits > 1


def moments(game: Game, seed: int) -> list[AnyState]:
    """Some positions of a random game where a seat has a choice."""
    record, rng = random_game(game, 3, seed), Random(seed)
    states = []
    for g, _, _ in record.replay():
        if seats(g) and seats(g) != (CHANCE,) and len(legal(g, seats(g)[0])) > 1:
            states.append(g.copy())
    return rng.sample(states, 4)


@pytest.mark.parametrize("game", [toy.GAME, *VALUED], ids=lambda game: game.key)
def test_a_hint_needs_the_view_alone(game: Game) -> None:
    for g in moments(game, 3):
        seat = seats(g)[0]
        view = look(g, seat)
        worlds = [g, game.imagine(view, Random(1)), game.imagine(view, Random(2))]
        found = [advised(game, world, seat) for world in worlds]
        assert found[0] == found[1] == found[2]
        assert {advice.move for advice in found[0]} <= set(legal(g, seat))


def advised(game: Game, g: AnyState, seat: int) -> list[Advice]:
    if game is toy.GAME:
        return weigh(TOY, look(g, seat), legal(g, seat), Budget(nodes=8), 5)
    return hint(game, look(g, seat), legal(g, seat), Budget(nodes=8), 5)


def test_bids_in_secret_are_weighed_against_what_others_may_bid() -> None:
    g = new(toy.GAME, 3)
    found = weigh(TOY, look(g, 0), legal(g, 0), Budget(nodes=60))
    shares = {advice.move: advice.share for advice in found}
    assert found[0].share == max(shares.values())
    bids = [advice.move for advice in found] + [way.moves[0] for advice in found for way in advice.same]
    assert sorted(bids) == legal(g, 0), "every bid stands once, beside those it cannot be told apart from"


def test_playing_on_stops_at_the_next_turn_or_the_end() -> None:
    g = scripted().state
    shares = play_on(TOY, g, 0, Random(1))
    assert sum(shares) == pytest.approx(1.0)
    assert not g.stack or 0 in seats(g)


# The clock


def test_scales_pass_into_each_other() -> None:
    scales = [100.0, 10.0]
    assert (between(scales, 0.0), between(scales, 1.0)) == (100.0, 10.0)
    assert between(scales, 0.5) == pytest.approx(31.6, abs=0.1)


def test_without_measures_the_judge_is_the_same_throughout() -> None:
    certainty = Certainty(TOY, 2)
    assert certainty.judge_at(0.1) is TOY
    assert certainty.usual(50) == 1.0


def test_a_lead_late_in_the_game_is_surer() -> None:
    """Where games have been measured, a lead counts for less in the first part than in the last."""
    certainty = Certainty(Judge(GAMES["serenissima_2012"], coins_and_cards, [1.0, 1.0], 3.0), 4)
    assert certainty.judge_at(0.1).scale > certainty.judge_at(0.9).scale
    assert 0.0 < certainty.usual(10) < 0.2
    assert room.read(GAMES["serenissima_2012"], FILE)["made_by"].startswith("serenissima clock serenissima_2012")


def test_the_scale_that_fits_is_found() -> None:
    lead, shares = [3.0, 0.0], [1.0, 0.0]
    assert surprise(lead, shares, 1.0) < surprise(lead, shares, 10.0)
    measured = measure(GAMES["serenissima_2012"], 2, 1, lambda _: None)
    assert measured["entries"] > 50
    assert len(measured["scales"]) == 4
