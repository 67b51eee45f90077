"""Whole turns: ways do not go in circles, are found from the view alone, and are told with what speaks for them."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

import toy
from games.oltremare.scene import A as BLUE
from games.oltremare.scene import B as YELLOW
from games.oltremare.scene import scene as oltremare
from review.scripted import TOY, opening, scripted
from serenissima.bots.judge import Judge
from serenissima.bots.levels import judge_of, levels_of, seat_bot
from serenissima.bots.protocol import Budget, known
from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, AnyState, Seat, answer, legal, look, nouns, odds, seats, step_name
from serenissima.kernel.game import Game, new
from serenissima.kernel.outlook import changes, telling_of
from serenissima.kernel.playout import pick
from serenissima.review.advice import Advice, merged, weigh
from serenissima.review.facts import Weighed, brought, later
from serenissima.review.report import review
from serenissima.review.trying import Trial, fitting, trials
from serenissima.review.turning import cause_of
from serenissima.review.ways import Said, Turn, Way, once

VALUED = [game for game in GAMES.values() if len(levels_of(game)) > 1]
S12 = GAMES["serenissima_2012"]


def questions(game: Game, seed: int, steps: tuple[str, ...] = (), most: int = 6) -> list[tuple[AnyState, Seat]]:
    """Some questions with a choice, from a game of bots that look one answer ahead."""
    rng, g = Random(seed), new(game, 3)
    bots = [seat_bot(game, "mozzo", f"{seed} {seat}") for seat in range(3)]
    found: list[tuple[AnyState, Seat]] = []
    for _ in range(900):
        if not g.stack:
            break
        seat = seats(g)[0]
        if seat == CHANCE:
            answer(g, CHANCE, pick(odds(g), rng))
            continue
        moves = legal(g, seat)
        if len(moves) > 1 and (not steps or step_name(g.stack[-1]) in steps):
            found.append((g.copy(), seat))
        answer(g, seat, moves[0] if len(moves) == 1 else bots[seat].choose(look(g, seat), moves, Budget(1)))
    return rng.sample(found, min(most, len(found)))


def views_along(g: AnyState, seat: Seat, way: Way) -> list[str]:
    """What the seat sees on its way, the start first; every answer on it is legal."""
    world = g.copy()
    seen = [known(look(world, seat))]
    for said in way.answers:
        assert step_name(world.stack[-1]) == said.step
        assert said.move in legal(world, seat)
        answer(world, seat, said.move)
        seen.append(known(look(world, seat)))
    assert seats(world) != (seat,), "it ends where somebody else is asked"
    return seen


def advised(judge: Judge, g: AnyState, seat: Seat, nodes: int = 16, seed: int = 1) -> list[Advice]:
    return weigh(judge, look(g, seat), legal(g, seat), Budget(nodes), seed)


# Ways


@pytest.mark.parametrize("game", VALUED, ids=lambda game: game.key)
def test_every_advice_is_a_whole_turn_that_never_comes_back_to_where_it_was(game: Game) -> None:
    judge = judge_of(game)
    for g, seat in questions(game, 7):
        found = advised(judge, g, seat, 8)
        assert found
        for way in [way for one in found for way in (one.way, *one.same)]:
            seen = views_along(g, seat, way)
            assert len(set(seen)) == len(seen)


def test_loading_does_not_go_in_circles() -> None:
    """Whoever follows the hints in a loading never comes back to a position of the same loading."""
    judge = judge_of(S12)
    for start, seat in questions(S12, 3, ("load_step",), 4):
        g, seen = start.copy(), set()
        for _ in range(12):
            if seats(g) != (seat,) or step_name(g.stack[-1]) != "load_step":
                break
            table = known(look(g, seat))
            assert table not in seen
            seen.add(table)
            answer(g, seat, advised(judge, g, seat)[0].move)
        else:
            pytest.fail("the loading never ends")


def test_a_voyage_is_not_longer_than_it_need_be() -> None:
    """No voyage of the best way is at the same place twice."""
    judge = judge_of(S12)
    for g, seat in questions(S12, 9, ("choose_mode", "load_step", "move_step"), 8):
        fields: list[int] = []
        for move in advised(judge, g, seat, 24)[0].way.moves:
            if move[0] == "sail":
                fields.append(nouns(move)[0])
                assert fields.count(fields[-1]) == 1
            else:
                fields.clear()


def test_answers_without_which_it_would_lead_to_as_much_are_left_out() -> None:
    """Sailors given to the port and taken back at once are left out of a way."""
    judge = judge_of(S12)
    for g, seat in questions(S12, 3, ("load_step",), 30):
        turn = Turn(judge, g.copy(), seat, 400)
        [best, *_] = turn.ways(legal(g, seat), Random(1))
        for there in [move for move in legal(g, seat) if move[0] == "give_sailors"]:
            after = g.copy()
            answer(after, seat, there)
            back = ("take_sailors", *there[1:])
            if seats(after) != (seat,) or back not in legal(after, seat):
                continue
            answer(after, seat, back)
            fuss = Turn(judge, g.copy(), seat, 400).given([there, back, *best.moves], Random(1))
            plain = turn.plain(fuss)
            assert Said("load_step", there) not in plain.answers or len(plain.answers) < len(fuss.answers)
            assert plain.share >= fuss.share - 0.001
            return
    pytest.fail("nobody could give sailors")


def test_of_ways_to_the_same_end_the_shortest_is_kept() -> None:
    g = new(toy.GAME, 2)
    long, short = (Way(tuple(Said("s", ("a", n)) for n in range(count)), g, "end", 0.5) for count in (3, 1))
    other = Way((Said("s", ("b",)),), g, "elsewhere", 0.7)
    assert once([long, short, other]) == [other, short]


# Order and ties


def trial(name: str, *shares: float, more: int = 0) -> Trial:
    answers = [Said("s", (name,)), *(Said("s", ("fuss", n)) for n in range(more))]
    return Trial(Way(tuple(answers), new(toy.GAME, 2), f"{name} {more}", shares[0]), list(shares))


def test_what_cannot_be_told_apart_is_one_advice_and_fuss_is_left_out() -> None:
    best, alike = trial("a", 0.5, 0.6, 0.4), trial("b", 0.6, 0.5, 0.3)
    fuss, worse = trial("a", 0.5, 0.6, 0.4, more=2), trial("c", 0.2, 0.3, 0.1)
    assert merged([best, fuss, alike, worse]) == [[best, alike], [worse]]


@pytest.mark.parametrize("game", [toy.GAME, *VALUED], ids=lambda game: game.key)
def test_advice_is_in_the_order_of_its_worth(game: Game) -> None:
    judge = TOY if game is toy.GAME else judge_of(game)
    for g, seat in [(new(toy.GAME, 3), 0)] if game is toy.GAME else questions(game, 11):
        shares = [one.share for one in advised(judge, g, seat)]
        assert shares == sorted(shares, reverse=True)


def test_the_same_seed_gives_the_same_advice() -> None:
    for g, seat in questions(S12, 5, most=3):
        assert advised(judge_of(S12), g, seat) == advised(judge_of(S12), g, seat)


def test_where_all_are_equal_nobody_looks_weak_because_others_have_their_turns_first() -> None:
    """In an even first position of three, a hint speaks of about a third."""
    g = new(S12, 3)
    rng = Random(1)
    while seats(g) == (CHANCE,):
        answer(g, CHANCE, pick(odds(g), rng))
    [best, *_] = advised(judge_of(S12), g, seats(g)[0], 40)
    assert 0.2 < best.share < 0.5


# Offers


def test_a_hint_to_make_an_offer_says_which() -> None:
    hands = {BLUE: "silk_04 grain_05 pottery_05", YELLOW: "salt_05 salt_06 salt_08 salt_09", 2: "gems_01", 3: "gems_02"}
    cargo = {BLUE: "salt_01 salt_02 salt_14", YELLOW: "gems_07"}
    g = oltremare("trade_action", BLUE, 4, hands=hands, cargo=cargo)
    found = trials(judge_of(GAMES["oltremare"]), look(g, BLUE), legal(g, BLUE), Budget(24), 1)
    [offer] = [trial for trial in found if trial.way.moves[0][0] in ("propose", "invite")]
    verbs = [move[0] for move in offer.way.moves]
    assert verbs[0] == "propose"
    assert "amount" in verbs
    assert offer.talked == len(offer.shares), "the partner is asked in every world"
    assert 0 < offer.agreed <= offer.talked


# Facts


@pytest.mark.parametrize("game", VALUED, ids=lambda game: game.key)
def test_what_a_turn_is_said_to_bring_it_brings(game: Game) -> None:
    telling, judge = telling_of(game), judge_of(game)
    for g, seat in questions(game, 13):
        found = advised(judge, g, seat, 8)
        for one in found:
            world = g.copy()
            for move in one.way.moves:
                answer(world, seat, move)
            real = {
                (what, whose): by for what, whose, by in changes(telling.counts(g, seat), telling.counts(world, seat))
            }
            assert all(real.get((said.what, said.seat), 0) == said.by for said in one.facts.now)
            assert one.facts.asked == seats(world)
            assert len(found) == 1 or one.facts.other is not None


def test_only_what_differs_is_told_and_ones_own_first() -> None:
    before = {"coins": [5, 5], "cards": [1, 1]}
    found = brought(0, before, {"coins": [7, 4], "cards": [2, 1]}, {"coins": [6, 5], "cards": [2, 1]})
    assert found == [Weighed("coins", 0, 2, 1), Weighed("coins", 1, -1, 0)]


def test_what_comes_later_is_told_only_where_it_is_sure() -> None:
    start = {"coins": [5, 5], "cards": [1, 1]}
    rich = [(start, {"coins": [9, 5], "cards": [1 + n, 1]}, "toll") for n in (0, 2, 0)]
    poor = [(start, {"coins": [6, 5], "cards": [2 - n, 1]}, "toll") for n in (0, 2, 1)]
    assert later(0, rich, poor, []) == [Weighed("coins", 0, 4.0, 1.0)]
    assert later(0, rich, poor, [Weighed("coins", 0, 1, 0)]) == []
    elsewhere = [(before, after, "market") for before, after, _ in poor]
    assert later(0, rich, elsewhere, []) == [], "who is asked something else by then has come another way"
    assert later(0, rich, [*poor[:2], elsewhere[2]], []) == [Weighed("coins", 0, 4.0, 1.0)]


# Reviews


def test_a_review_weighs_whole_turns_at_the_answer_where_they_part() -> None:
    found = review(scripted(toll="waive"), judge=TOY)
    waived = found.entries[5]
    assert waived.way == [("toll", ["toll"])]
    assert waived.why is not None
    assert {gain["what"] for gain in waived.why["now"]} >= {"coins"}


@pytest.mark.parametrize("game", VALUED, ids=lambda game: game.key)
def test_before_after_and_better_are_shares_of_the_one_who_moved(game: Game) -> None:
    found = review(opening(game, 3, 60), Budget(nodes=5))
    for turn in found.turns:
        assert turn.whose == (turn.seat if turn.actor == CHANCE else turn.actor)
        assert turn.before == found.curve[turn.first - 1][turn.whose]
        assert turn.after == found.curve[turn.last][turn.whose]
        assert turn.better is None or turn.after <= turn.better <= 1.0
        assert turn.cause != "error" or turn.after < turn.before, "no mistake stands beside a plus"


def test_an_error_loses_and_what_was_missed_did_not() -> None:
    assert cause_of(False, 1, 0.1, -0.05) == "error"
    assert cause_of(False, 1, 0.1, 0.05) == "missed"
    assert cause_of(False, 1, 0.0, -0.5) == "move"
    assert cause_of(False, CHANCE, 0.0, -0.5) == "luck"


# Cost


def test_thinking_is_cut_to_what_it_costs_in_a_game() -> None:
    budget = Budget(nodes=64, seconds=1.0)
    assert fitting(S12, budget) == budget
    assert fitting(GAMES["serenissima_1996"], budget).nodes == 16


@pytest.mark.parametrize("game", VALUED, ids=lambda game: game.key)
def test_a_hint_is_soon_there(game: Game) -> None:
    judge, budget = judge_of(game), fitting(game, Budget(nodes=60, seconds=1.0))
    spent = []
    for g, seat in questions(game, 17, most=4):
        begun = process_time()
        trials(judge, look(g, seat), legal(g, seat), budget, 0)
        spent.append(process_time() - begun)
    assert sorted(spent)[len(spent) // 2] < 1.5
