"""A learned judgement: turned to every seat, exact, fair as any other, and left aside where its file is no good."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from random import Random

import pytest

from conftest import engine
from serenissima.bots import network as networks
from serenissima.bots.calm import CalmBot
from serenissima.bots.judge import Judge
from serenissima.bots.levels import calmly, judge_by_hand, plays, resting, seat_bot, with_dealer
from serenissima.bots.network import (
    BESIDE,
    EXACT,
    FILE,
    FORM,
    BadNetwork,
    Layer,
    LearnedJudge,
    Network,
    at_rest,
    inputs_of,
    learned,
    read_network,
    sights_of,
    written,
)
from serenissima.bots.protocol import Budget
from serenissima.bots.thinkers import SearchBot
from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.kernel.core import CHANCE, AnyState, answer, legal, look, odds, seats
from serenissima.kernel.game import Game, new
from serenissima.kernel.playout import pick

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def inputs_in(game: Game) -> int:
    g = new(game, min(game.seats))
    return 3 * len(judge_by_hand(game).weights) + BESIDE + len(sights_of(game)[1](g, 0))


def drawn(game: Game, seed: int, strength: int = 1500) -> Network:
    """A network whose weights were drawn by lot."""
    rng = Random(seed)

    def some(count: int) -> list[int]:
        return [rng.randint(-strength, strength) for _ in range(count)]

    inputs = inputs_in(game)
    first = Layer([some(8) for _ in range(inputs)], some(8))
    return Network([0.25] * inputs, first, Layer([some(4) for _ in range(8)], some(4)), some(4), 0)


def said_of(game: Game, network: Network) -> dict[str, object]:
    head = {"form": FORM, "game": game.key, "sees": sights_of(game)[0], "inputs": len(network.scales)}
    return {**head, "features": len(judge_by_hand(game).weights), **written(network)}


def judge_with(game: Game, network: Network) -> Judge:
    byhand = judge_by_hand(game)
    return resting(byhand, LearnedJudge(byhand.at_rest, network, sights_of(game)[1]))


def moments(game: Game, count: int, seed: int) -> list[AnyState]:
    """Some states of a random game in which a seat has a choice."""
    rng, g, found = Random(seed), new(game, 3), list[AnyState]()
    while g.stack:
        seat = rng.choice(seats(g))
        moves = legal(g, seat)
        if seat != CHANCE and len(moves) > 1:
            found.append(g.copy())
        answer(g, seat, pick(odds(g), rng) if seat == CHANCE else rng.choice(moves))
    return [found[at] for at in sorted(rng.sample(range(len(found)), count))]


@ALL
def test_a_network_that_says_nothing_judges_as_the_features_do(game: Game) -> None:
    network = drawn(game, 1)
    network.last = [0] * 4
    for g in moments(game, 3, 1):
        assert judge_with(game, network).at_rest.shares(g) == judge_by_hand(game).at_rest.shares(g)


@ALL
def test_a_learned_bot_answers_the_same_in_worlds_it_cannot_tell_apart(game: Game) -> None:
    judge = judge_with(game, drawn(game, 2))
    for g in moments(game, 3, 5):
        seat = next(seat for seat in seats(g) if len(legal(g, seat)) > 1)
        view, answers = look(g, seat), set()
        for world in (g, game.imagine(view, Random(1)), game.imagine(view, Random(2))):
            bot = with_dealer(game, judge, calmly(game, SearchBot(judge, 7)))
            answers.add(bot.choose(look(world, seat), legal(world, seat), Budget(nodes=4)))
        assert len(answers) == 1


def test_what_is_told_is_turned_to_the_seat() -> None:
    features = [[1.0, 2.0], [3.0, 4.0], [5.0, 9.0]]
    told = inputs_of(features, [10.0, 30.0, 20.0], 2, 0, [7.0])
    assert told[:6] == [5.0, 9.0, 2.0, 3.0, 3.0, 4.0], "its own, the mean of its rivals, the best of them"
    assert told[6:8] == [-10.0, 0.0], "its lead over the best and over the mean"
    assert told[8:12] == [0.0, 1.0, 0.0, 0.0], "three seats"
    assert told[12:17] == [0.0, 1.0, 0.0, 0.0, 0.0], "the next seat has the turn"
    assert told[17:] == [7.0]


def test_units_are_added_up_in_whole_numbers() -> None:
    one = EXACT
    first = Layer([[one, -one, 0, 0], [one, one, 0, 0]], [0, 0, 0, 512 * one])
    second = Layer([[one, 0, 0, 0], [0, one, 0, 0], [0, 0, 0, 0], [0, 0, one, 0]], [0] * 4)
    network = Network([1.0, 0.5], first, second, [one, one, one, one], 0)
    assert network.value([1.0, 4.0]) == 3.0 + 1.0 + 2.0
    assert network.value([-1.0, 0.0]) == 0.0 + 1.0 + 2.0
    assert network.value([1000.0, 0.0]) == 8.0 + 2.0, "what is far beyond the usual is taken for its end"


def test_a_network_is_read_as_it_was_written() -> None:
    game = GAMES["oltremare"]
    network = drawn(game, 3)
    again = read_network(json.loads(json.dumps(said_of(game, network))))
    inputs = [Random(4).uniform(-9, 9) for _ in network.scales]
    assert again.value(inputs) == network.value(inputs)


WRONG = {
    "nothing": "",
    "no JSON": "{",
    "no network": "[]",
    "another game": {"game": "chess"},
    "another form": {"form": 99},
    "other sights": {"sees": 99},
    "other inputs": {"inputs": 3},
    "other features": {"features": 3},
    "no weights": {"first": None},
    "half of the weights": {"first": "AAAA"},
    "letters that are none": {"second": "ä"},
    "layers that do not fit": {"units": [6, 4]},
}


def in_the_room(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    if engine() == "compiled":
        pytest.skip("what a compiled module calls cannot be changed; the interpreted one is tried")
    monkeypatch.setattr(room, "paper", lambda game, name: file)


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_bad_file_is_told_of_and_left_aside(
    wrong: str | dict[str, object],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    game, file = GAMES["oltremare"], tmp_path / FILE
    byhand = judge_by_hand(game).at_rest
    text = wrong if isinstance(wrong, str) else json.dumps({**said_of(game, drawn(game, 1)), **wrong})
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadNetwork):
        learned(game, byhand, file)
    in_the_room(monkeypatch, file)
    with caplog.at_level(logging.WARNING):
        assert at_rest(game, byhand) is byhand
    assert "oltremare is judged by hand" in caplog.text


def test_without_a_file_positions_are_judged_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["oltremare"]
    byhand = judge_by_hand(game).at_rest
    in_the_room(monkeypatch, tmp_path / FILE)
    assert at_rest(game, byhand) is byhand
    (tmp_path / FILE).write_text(json.dumps(said_of(game, drawn(game, 1))), encoding="utf-8")
    assert isinstance(at_rest(game, byhand), LearnedJudge)


@ALL
def test_networks_that_are_shipped_can_be_used(game: Game) -> None:
    file = room.paper(game, networks.FILE)
    if file.exists():
        learned(game, judge_by_hand(game).at_rest, file)
        assert file.stat().st_size < 300_000
        assert json.loads(file.read_text(encoding="utf-8"))["made_by"]


def test_a_level_can_be_spelled_without_what_was_learned() -> None:
    game = GAMES["serenissima_2012"]
    assert plays(game, "doge-byhand")
    bot = seat_bot(game, "doge-byhand", 1)
    assert isinstance(bot, CalmBot)
    assert isinstance(bot.bot, SearchBot)
    assert bot.bot.judge is judge_by_hand(game)
