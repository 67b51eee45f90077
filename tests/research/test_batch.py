"""Batches: every row is what a single game would show, in one process and in several; bad actions change nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from research.playing import TABLES
from serenissima.games import GAMES
from serenissima.kernel.game import BadOption
from serenissima.research.batch import Batch, play_out
from serenissima.research.episode import Episode, IllegalAction
from serenissima.research.vector import SelfPlayVectorEnv


def first_legal(batch: Batch) -> Any:
    return batch.masks.argmax(axis=1)


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_every_row_is_what_a_single_game_shows(key: str, count: int) -> None:
    batch = Batch(key, 3, seats=count, seed=5)
    batch.reset()
    rng = np.random.default_rng(1)
    for _ in range(40):
        for at, episode in enumerate(batch.lanes.episodes):
            assert batch.seats[at] == episode.seat
            assert batch.observations[at].tolist() == episode.observer.of_state(episode.g, episode.seat)
            assert np.flatnonzero(batch.masks[at]).tolist() == sorted(episode.numbers)
        batch.step([int(rng.choice(np.flatnonzero(row))) for row in batch.masks])


def test_a_game_that_is_over_begins_again_and_leaves_its_results() -> None:
    batch = Batch("serenissima_2012", 4, seats=2)
    batch.reset()
    ended = 0
    for _ in range(400):
        batch.step_at_random()
        over = np.flatnonzero(batch.ended)
        ended += len(over)
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        assert not batch.rewards[batch.ended == 0].any()
        assert (batch.masks.sum(axis=1) > 0).all()
    assert ended > 4


def test_several_processes_show_what_one_shows() -> None:
    alone = Batch("dogeship", 5, seats=2, seed=3)
    with Batch("dogeship", 5, seats=2, seed=3, processes=2) as crew:
        for batch in (alone, crew):
            batch.reset()
        for _ in range(30):
            assert np.array_equal(alone.observations, crew.observations)
            assert np.array_equal(alone.masks, crew.masks)
            chosen = first_legal(alone)
            for batch in (alone, crew):
                batch.step(chosen)
        crew.step_at_random()


def test_bad_actions_are_refused_and_change_nothing() -> None:
    batch = Batch("oltremare", 3, seats=3)
    batch.reset()
    before = batch.observations.copy()
    good = first_legal(batch)
    bad = good.copy()
    bad[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(IllegalAction, match="game 1; its action mask allows"):
        batch.step(bad)
    with pytest.raises(IllegalAction):
        batch.step([-1, -1, 10**6])
    with pytest.raises(ValueError, match="3 whole numbers"):
        batch.step(good[:2])
    with pytest.raises(ValueError, match="float64"):
        batch.step(good.astype(float))
    assert np.array_equal(batch.observations, before)
    with pytest.raises(BadOption, match="0 games"):
        Batch("oltremare", 0)


def test_the_vector_environment_keeps_gymnasiums_form() -> None:
    vector = SelfPlayVectorEnv("serenissima_2012", 4, seats=2)
    seen, info = vector.reset()
    assert vector.observation_space.contains(seen)
    over = np.zeros(4, bool)
    for _ in range(300):
        seen, rewards, over, late, info = vector.step(info["action_mask"].argmax(axis=1))
        assert seen.shape == (4, vector.batch.episode.observer.size)
        assert rewards.shape == over.shape == late.shape == (4,)
        if over.any():
            break
    assert over.any()
    vector.close()


def test_playouts_count_what_they_play() -> None:
    decisions, entries, wins = play_out("serenissima_2012", 6, seats=2, processes=1)
    assert entries > decisions > 0
    assert 0 <= wins <= 6


def test_a_fork_has_its_own_luck_from_the_same_point() -> None:
    episode = Episode(GAMES["serenissima_2012"], 3)
    episode.reset(1)
    for _ in range(20):
        episode.step(episode.numbers[0])
    twin = episode.fork()
    for both in (episode, twin):
        for _ in range(30):
            both.step(both.numbers[-1])
    assert twin.observer.of_state(twin.g, 0) == episode.observer.of_state(episode.g, 0)
