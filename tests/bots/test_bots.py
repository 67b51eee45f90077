"""Bots get what a person gets, answer legally, and answer the same when they know the same."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import toy
from serenissima.arena.match import Pairing, play
from serenissima.arena.tournament import pairings, standings, wilson
from serenissima.bots.judge import Judge
from serenissima.bots.levels import (
    UnknownLevel,
    exceptions,
    judge_of,
    levels,
    levels_of,
    mind_of,
    seat_bot,
    seen_by,
)
from serenissima.bots.protocol import BadBudget, Bot, Budget, RandomBot
from serenissima.bots.referee import ask
from serenissima.bots.thinkers import SearchBot, ValueBot, Weakness
from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, AnyState, Move, View, answer, legal, look, odds, seats
from serenissima.kernel.game import Game, new
from serenissima.kernel.playout import pick

BOTS = Path(__file__).resolve().parents[2] / "src" / "serenissima" / "bots"


def coins_and_cards(g: toy.G, seat: int) -> list[float]:
    """What a position of the toy game is worth, roughly."""
    return [float(g.table.coins[seat]), float(sum(value * n for value, n in enumerate(g.own[seat].hand)))]


TOY = Judge(toy.GAME, coins_and_cards, [1.0, 1.0], 3.0)


def moments(game: Game, seat_count: int, seed: int, options: dict[str, str] | None = None) -> list[AnyState]:
    """Some states of a random game in which a seat has a choice."""
    rng = Random(seed)
    g, found = new(game, seat_count, options), []
    while g.stack:
        seat = rng.choice(seats(g))
        moves = legal(g, seat)
        if seat != CHANCE and len(moves) > 1:
            found.append(g.copy())
        answer(g, seat, pick(odds(g), rng) if seat == CHANCE else rng.choice(moves))
    return [found[at] for at in sorted(rng.sample(range(len(found)), min(8, len(found))))]


def makers() -> list[tuple[str, Game, dict[str, str]]]:
    tables: list[tuple[str, Game, dict[str, str]]] = [("toy", toy.GAME, {})]
    for game in GAMES.values():
        tables += [(level, game, {}) for level in levels_of(game) if level != "doge"]
    tables.append(("capitano", GAMES["serenissima_2012"], {"money_visibility": "hidden"}))
    return tables


@pytest.mark.parametrize(("level", "game", "options"), makers(), ids=lambda value: getattr(value, "key", str(value)))
def test_a_bot_answers_the_same_in_worlds_it_cannot_tell_apart(level: str, game: Game, options: dict[str, str]) -> None:
    for g in moments(game, 3, 5, options):
        seat = next(seat for seat in seats(g) if len(legal(g, seat)) > 1)
        view = look(g, seat)
        answers = set()
        for world in (g, game.imagine(view, Random(1)), game.imagine(view, Random(2))):
            bot: Bot = SearchBot(TOY, 7) if level == "toy" else seat_bot(game, level, 7)
            answers.add(bot.choose(look(world, seat), legal(world, seat), Budget(nodes=12)))
        assert len(answers) == 1
        assert answers <= set(legal(g, seat))


def test_a_bot_sees_what_luck_is_bound_to_bring() -> None:
    """The last bid is followed by luck with one outcome, in which the highest bidder pays."""
    bot = ValueBot(Judge(toy.GAME, lambda g, seat: [float(g.table.coins[seat])], [1.0], 3.0), 7)
    g = new(toy.GAME, 2)
    answer(g, 0, ("bid", 0))
    assert bot.after(g.copy(), 1, ("bid", 4)) < bot.after(g.copy(), 1, ("bid", 0))
    assert bot.choose(look(g, 1), legal(g, 1), Budget(nodes=12)) == ("bid", 0)


def test_no_bot_can_reach_a_true_state() -> None:
    """Bots are handed views; what holds a game under way, or drives one, is out of their reach."""
    forbidden = ("kernel.record", "serenissima.arena", "serenissima.cli", "serenissima.laws", "serenissima.server")
    for file in BOTS.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            named = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            named += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in named:
                assert not any(part in name for part in forbidden), f"{file.name} imports {name}"
    assert "state" not in View.__dataclass_fields__


def test_a_budget_of_nothing_is_refused() -> None:
    for nodes, seconds in ((0, 1.0), (-3, 1.0), (10, 0.0), (10, -1.0), (10, float("nan"))):
        with pytest.raises(BadBudget, match="at least one node and some time"):
            Budget(nodes, seconds)


def test_an_unknown_level_is_told_who_plays() -> None:
    with pytest.raises(UnknownLevel, match="'admiral' does not play serenissima_2012; these do: random, mozzo"):
        seat_bot(GAMES["serenissima_2012"], "admiral", 1)
    with pytest.raises(UnknownLevel, match="these do: random"):
        seat_bot(toy.GAME, "doge", 1)


class Bad:
    """A bot with a fault."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        if self.fault == "raises":
            raise RuntimeError("lost my chart")
        return ("fly", 3)


@pytest.mark.parametrize(("fault", "message"), [("raises", "RuntimeError: lost my chart"), ("illegal", "('fly', 3)")])
def test_whatever_a_bot_does_the_game_goes_on(fault: str, message: str) -> None:
    g = new(toy.GAME, 2)
    move, noted = ask(Bad(fault), look(g, 0), legal(g, 0), Budget(), ("bid", 0))
    assert move == ("bid", 0)
    assert noted is not None
    assert message in noted.message
    assert noted.view.seat == 0


# How weak ones are weak


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_the_ships_boy_sees_no_danger_and_the_sailor_sees_it_twice(game: Game) -> None:
    said, sober = exceptions(game), judge_of(game)
    features = mind_of(game).FEATURES
    assert {*said["at_hand"], *said["dangers"]} < {*features}
    for name, fear in (("mozzo", 0.0), ("marinaio", 2.0)):
        weights = seen_by(levels()[name], game, sober).weights
        for feature, weight, usual in zip(features, weights, sober.weights, strict=True):
            if feature in said["dangers"]:
                assert weight == fear * usual
            elif feature in said["at_hand"]:
                assert weight == usual
            else:
                assert abs(weight) <= abs(usual)
    assert seen_by(levels()["mercante"], game, sober) is sober


def test_who_looks_at_himself_alone_does_not_mind_what_rivals_gain() -> None:
    def coins(g: AnyState, seat: int) -> list[float]:
        return [float(g.table.coins[seat])]

    for alone in (True, False):
        bot = ValueBot(Judge(toy.GAME, coins, [1.0], 3.0), 7, weakness=Weakness(alone=alone))
        g = new(toy.GAME, 2)
        poor, rich = g.copy(), g.copy()
        poor.table.coins[1] -= 2
        assert (bot.after(poor, 0, ("bid", 0)) == bot.after(rich, 0, ("bid", 0))) is alone


# Strength


@pytest.mark.parametrize("seats", [2, 4])
def test_the_merchant_beats_chance(seats: int) -> None:
    bots = ("mercante", *["random"] * (seats - 1))
    results = [play(pairing) for pairing in pairings("serenissima_2012", bots, 8, "merchant", 5.0)]
    assert sum(result.share(result.bots.index("mercante")) for result in results) == 8


def test_the_same_pairing_gives_the_same_game() -> None:
    pairing = Pairing("serenissima_2012", ("mercante", "mozzo", "random"), "again", 60.0)
    assert play(pairing) == play(pairing)


def test_every_seat_is_taken_in_turn_with_the_same_luck() -> None:
    turns = list(pairings("serenissima_2012", ("a", "b", "c"), 6, "s", 1.0))
    assert [turn.bots for turn in turns[:3]] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert [turn.seed for turn in turns] == ["s 0"] * 3 + ["s 1"] * 3


def test_wilson_intervals_hold_the_share() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] > 0.999


def test_the_winner_is_rated_above_the_loser() -> None:
    results = [play(pairing) for pairing in pairings("serenissima_2012", ("mercante", "random"), 4, "r", 5.0)]
    table = standings(results)
    assert [line.bot for line in table] == ["mercante", "random"]
    assert table[0].wins == 4


def test_any_legal_move_may_be_drawn_by_the_random_bot() -> None:
    g = new(toy.GAME, 2)
    assert len({RandomBot(seed).choose(look(g, 0), legal(g, 0), Budget()) for seed in range(60)}) == 5


def test_the_value_bot_takes_the_coin() -> None:
    g = new(toy.GAME, 2)
    g.table.helm = 0
    g.stack.append(toy.Toll(1))
    assert ValueBot(TOY, 1).choose(look(g, 1), legal(g, 1), Budget()) == ("toll",)
