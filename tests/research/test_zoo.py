"""PettingZoo's own conformance tests, for every game and every number of seats; and what bad input meets."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils import parallel_to_aec

from research.playing import TABLES
from serenissima import research
from serenissima.kernel.game import BadOption
from serenissima.research import zoo
from serenissima.research.episode import IllegalAction, returns

KEYS = sorted({key for key, _ in TABLES})


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """PettingZoo's tests warn of spaces that are not images; that is not ours to change."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_api(key: str, count: int) -> None:
    api_test(zoo.env(key, seats=count), num_cycles=10)


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_parallel_api(key: str, count: int) -> None:
    parallel_api_test(zoo.SerenissimaParallelEnv(key, seats=count), num_cycles=20)


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_seeds(key: str, count: int) -> None:
    seed_test(partial(zoo.env, key, seats=count), num_cycles=10)
    parallel_seed_test(partial(zoo.SerenissimaParallelEnv, key, seats=count, illegal="default"), num_cycles=5)


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_max_cycles(key: str, count: int) -> None:
    parallel = partial(zoo.SerenissimaParallelEnv, key, seats=count, illegal="default")
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)))
    )


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_rendering(key: str, count: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(zoo.env, key, seats=count))
    assert f"game {key}" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize(("key", "count"), TABLES)
def test_the_full_set(key: str, count: int) -> None:
    api_test(zoo.env(key, seats=count), num_cycles=1000)
    parallel_api_test(zoo.SerenissimaParallelEnv(key, seats=count), num_cycles=1000)
    seed_test(partial(zoo.env, key, seats=count), num_cycles=500)
    parallel_seed_test(partial(zoo.SerenissimaParallelEnv, key, seats=count, illegal="default"), num_cycles=500)


@pytest.mark.parametrize("key", KEYS)
def test_the_versioned_module_makes_the_same_environment(key: str) -> None:
    module = getattr(research, f"{key}_v0")
    for made in (module.env(), module.raw_env(), module.parallel_env()):
        assert made.metadata["name"] == f"{key}_v0"


def test_there_is_no_module_of_a_game_that_is_not_here() -> None:
    assert not hasattr(research, "chess_v0")
    assert not hasattr(research, KEYS[0])


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_a_whole_game_ends_with_results_that_add_up_to_nothing(key: str, count: int) -> None:
    raw = zoo.SerenissimaEnv(key, seats=count)
    raw.reset(seed=7)
    rng = np.random.default_rng(7)
    while not any(raw.terminations.values()):
        raw.step(int(rng.choice(raw.episode.numbers)))
    assert abs(sum(raw.rewards.values())) < 1e-9
    assert list(raw.rewards.values()) == returns(raw.episode.game.ranking(raw.episode.g))


def test_an_illegal_action_says_what_the_mask_allows_and_changes_nothing() -> None:
    raw = zoo.SerenissimaEnv("serenissima_2012", seats=3)
    raw.reset(seed=1)
    before = raw.observe(raw.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for bad in (illegal, -1, 10**6):
        with pytest.raises(IllegalAction, match="the action mask allows"):
            raw.step(bad)
    after = raw.observe(raw.agent_selection)
    assert np.array_equal(before["observation"], after["observation"])
    assert np.array_equal(before["action_mask"], after["action_mask"])


def test_the_wrapped_environment_ends_the_game_at_an_illegal_action() -> None:
    wrapped = zoo.env("dogeship", seats=2)
    wrapped.reset(seed=1)
    seen = wrapped.observe(wrapped.agent_selection)
    assert seen is not None
    wrapped.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(wrapped.terminations.values())


def test_places_become_results_that_add_up_to_nothing() -> None:
    assert returns([1, 2, 3]) == [1.0, 0.0, -1.0]
    assert returns([1, 1, 3]) == [0.5, 0.5, -1.0]
    assert returns([1, 1]) == [0.0, 0.0]


def test_sealed_bids_are_given_in_one_parallel_step() -> None:
    parallel = zoo.SerenissimaParallelEnv("serenissima_1996", seats=3)
    seen, _ = parallel.reset(seed=3)
    rng = np.random.default_rng(3)
    while len(parallel.choices) < 3:
        seen = parallel.step(
            {agent: int(rng.choice(np.flatnonzero(said["action_mask"]))) for agent, said in seen.items()}
        )[0]
    assert all(not said["action_mask"][parallel.wait] for said in seen.values())
    with pytest.raises(IllegalAction, match="seat_1"):
        parallel.step({"seat_0": parallel.choices[0][0], "seat_1": parallel.wait, "seat_2": parallel.choices[2][0]})
    assert len(parallel.choices) == 3


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ({"key": "chess"}, "there is no game 'chess'"),
        ({"key": "oltremare", "seats": 6}, "not 6"),
        ({"key": "oltremare", "options": {"dice": 2}}, "no option 'dice'"),
        ({"key": "oltremare", "render_mode": "rgb_array"}, "render_mode 'rgb_array' is not known"),
    ],
)
def test_bad_input_is_refused_with_what_is_known(said: dict[str, Any], error: str) -> None:
    with pytest.raises((BadOption, ValueError), match=error):
        zoo.env(**said)
    with pytest.raises((BadOption, ValueError), match=error):
        zoo.SerenissimaParallelEnv(**said)
