"""Games as trees: OpenSpiel's conventions hold, its algorithms play them, and playthroughs do not change."""

from __future__ import annotations

from random import Random

import pytest
from written import playthrough

from research.playing import HOUSE, TABLES
from rooms import room_of
from serenissima.games import GAMES
from serenissima.kernel.core import look
from serenissima.kernel.game import Game
from serenissima.research.episode import IllegalAction
from serenissima.research.tree import TERMINAL, TreeGame, TreeState


def walk(state: TreeState, rng: Random, most: int = 1_000_000) -> TreeState:
    """Go down at random, by the odds at chance nodes."""
    while most and not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        most -= 1
    return state


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_conventions_hold_down_to_a_leaf(key: str, count: int) -> None:
    game, rng = TreeGame(GAMES[key], count), Random(9)
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == actions
            assert abs(sum(odds for _, odds in outcomes) - 1) < 1e-9
        else:
            player = state.current_player()
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
            assert state.legal_actions((player + 1) % count) == []
        walk(state, rng, most=1)
    leaf = walk(state, rng)
    assert leaf.current_player() == TERMINAL
    assert abs(sum(leaf.returns())) < 1e-9
    assert leaf.legal_actions() == []


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_a_resampled_state_is_one_the_player_cannot_tell_from_the_true_one(key: str, count: int) -> None:
    rng = Random(4)
    state = TreeGame(GAMES[key], count).new_initial_state()
    for _ in range(12):
        walk(state, rng, most=9)
        if state.is_terminal():
            break
        for player in range(count):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


def test_a_clone_goes_its_own_way() -> None:
    state = walk(TreeGame(GAMES["oltremare"], 3).new_initial_state(), Random(1), most=40)
    before = [look(state.g, seat) for seat in range(3)]
    twin = walk(state.clone(), Random(2), most=40)
    assert [look(state.g, seat) for seat in range(3)] == before
    assert len(twin.history) == len(state.history) + 40


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = walk(TreeGame(GAMES["dogeship"], 2).new_initial_state(), Random(1), most=30)
    history = state.history
    with pytest.raises(IllegalAction, match="legal are"):
        state.apply_action(10**6)
    assert state.history == history
    while state.is_chance_node():
        walk(state, Random(1), most=1)
    with pytest.raises(IllegalAction, match="chance nodes only"):
        state.chance_outcomes()


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.key))
def test_the_playthrough_is_what_it_was(game: Game) -> None:
    assert playthrough(game) == (room_of(game.key) / "playthrough.txt").read_text(encoding="utf-8")
