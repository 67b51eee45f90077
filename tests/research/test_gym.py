"""The Gymnasium environment against bots: Gymnasium's own checks, whole games, and bad input."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from research.playing import TABLES
from serenissima.kernel.game import BadOption
from serenissima.research.episode import IllegalAction
from serenissima.research.gym import SerenissimaVsBots


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_gymnasium_accepts_it(key: str, count: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SerenissimaVsBots(key, seats=count, illegal="default", render_mode="ansi"), skip_close_check=True)


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_gymnasium_accepts_floats_and_the_end_of_who_breaks_a_rule(key: str, count: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        learner = SerenissimaVsBots(key, seats=count, illegal="end", encoded=True)
        check_env(learner, skip_close_check=True, skip_render_check=True)
    learner.reset(seed=1)
    _, reward, over, cut, _ = learner.step(int(np.flatnonzero(~learner.action_masks())[0]))
    assert (reward, over, cut) == (-1.0, True, False)
    assert not learner.action_masks().any()


def test_floats_say_what_the_slots_say() -> None:
    plain, encoded = (SerenissimaVsBots("oltremare", seats=3, encoded=encoded) for encoded in (False, True))
    row, floats = plain.reset(seed=2)[0], encoded.reset(seed=2)[0]
    at = 0
    for slot, value in zip(plain.episode.observer.layout.slots, row, strict=True):
        if slot.means == "flag":
            assert floats[at] == value
        elif slot.means == "number":
            assert floats[at] == pytest.approx(value / (abs(value) + 8.0))
        else:
            names = floats[at : at + slot.high + 1]
            assert names.tolist() == [float(name == value) for name in range(slot.high + 1)]
        at += 1 if slot.means in ("flag", "number") else slot.high + 1
    assert at == len(floats)


@pytest.mark.parametrize(("key", "level"), [("serenissima_2012", "mozzo"), ("oltremare", "random")])
def test_a_whole_game_against_bots(key: str, level: str) -> None:
    learner = SerenissimaVsBots(key, seats=2, seat=1, bots=(level,))
    _, info = learner.reset(seed=5)
    rng, over, reward = np.random.default_rng(5), False, 0.0
    while not over:
        _, reward, over, _, info = learner.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert reward in (-1.0, 0.0, 1.0)
    with pytest.raises(IllegalAction, match="the game is over"):
        learner.step(0)


def test_an_illegal_action_is_refused_with_the_mask() -> None:
    learner = SerenissimaVsBots("dogeship", seats=2)
    learner.reset(seed=1)
    with pytest.raises(IllegalAction, match="the action mask allows"):
        learner.step(int(np.flatnonzero(~learner.action_masks())[0]))


def test_bad_seats_and_bots_are_refused() -> None:
    with pytest.raises(BadOption, match="there is no seat 5"):
        SerenissimaVsBots("dogeship", seats=3, seat=5)
    with pytest.raises(BadOption, match="3 bots for 2 other seats"):
        SerenissimaVsBots("dogeship", seats=3, bots=("random", "random", "random"))
    with pytest.raises(ValueError, match="nobody"):
        SerenissimaVsBots("dogeship", seats=3, bots=("nobody",))
