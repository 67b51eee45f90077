"""OpenSpiel's own algorithms play the games through its Python game API."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import serenissima.research.spiel  # noqa: F401 - registers the games
from research.playing import TABLES

KEYS = sorted({key for key, _ in TABLES})


def begun(key: str, players: int, rng: Any) -> Any:
    """A game in which somebody must act."""
    state = pyspiel.load_game(f"python_{key}", {"players": players}).new_initial_state()
    return to_a_choice(state, rng)


def to_a_choice(state: Any, rng: Any) -> Any:
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=odds)))
    return state


@pytest.mark.parametrize("key", KEYS)
def test_mcts_answers(key: str) -> None:
    rng = np.random.RandomState(1)
    state = begun(key, 2, rng)
    game = state.get_game()
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    action = bot.step(state)
    assert action in state.legal_actions()


class Even(mcts.Evaluator):  # type: ignore[misc] # open_spiel is not typed
    """Nobody is ahead and every action is as good: OpenSpiel's search alone decides."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return list(state.chance_outcomes()) if state.is_chance_node() else [(a, 1 / len(legal)) for a in legal]


def played_by_mcts(key: str, evaluator: Any, rng: Any) -> Any:
    """A whole game between two searches of OpenSpiel."""
    state = begun(key, 2, rng)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 2, evaluator, random_state=rng)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
        to_a_choice(state, rng)
    return state


@pytest.mark.parametrize("key", KEYS)
def test_mcts_plays_a_game_to_its_end(key: str) -> None:
    state = played_by_mcts(key, Even(), np.random.RandomState(5))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_mcts_with_random_rollouts_plays_a_game_to_its_end(key: str) -> None:
    rng = np.random.RandomState(6)
    state = played_by_mcts(key, mcts.RandomRolloutEvaluator(1, rng), rng)
    assert abs(sum(state.returns())) < 1e-9


@pytest.mark.parametrize("key", ["serenissima_1996", "serenissima_2012"])  # in longer games its odds round to 0
def test_outcome_sampling_learns_from_a_whole_game(key: str) -> None:
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)  # OpenSpiel goes down a game by recursion, a call for each action
    try:
        solver = OutcomeSamplingSolver(pyspiel.load_game(f"python_{key}", {"players": 2}))
        np.random.seed(7)
        solver.iteration()
    finally:
        sys.setrecursionlimit(limit)
    assert len(solver._infostates) > 20


@pytest.mark.parametrize("key", KEYS)
def test_information_set_mcts_answers(key: str) -> None:
    rng = np.random.RandomState(2)
    state = begun(key, 3, rng)
    bot = ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_game_to_its_end(key: str, players: int) -> None:
    rng = np.random.RandomState(3)
    state = begun(key, players, rng)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
        to_a_choice(state, rng)
    assert abs(sum(state.returns())) < 1e-9
    assert len(state.observation_tensor(0)) == state.get_game().tree.observation_tensor_size()


@pytest.mark.parametrize("key", KEYS)
def test_a_clone_is_independent(key: str) -> None:
    state = begun(key, 2, np.random.RandomState(4))
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1
    assert twin.tree is not state.tree
