"""Fitting: the games tell which weights foresaw their winners."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from program import run
from serenissima.arena.fitting import Likelihood, Played, fitted, play_out
from serenissima.arena.learning import Lesson
from serenissima.bots.levels import weights_file
from serenissima.games import GAMES

KEY = "dogeship"


def told_games(weights: list[float], count: int, seed: int) -> list[Played]:
    """Games whose winners are drawn by these weights from what the seats had."""
    rng = Random(seed)
    games = []
    for _ in range(count):
        position = [[rng.gauss(0, 1) for _ in weights] for _ in range(3)]
        worth = [np.exp(sum(w * f for w, f in zip(weights, seat, strict=True))) for seat in position]
        winner = rng.choices(range(3), worth)[0]
        games.append(Played([position], [float(seat == winner) for seat in range(3)]))
    return games


def test_weights_that_made_the_winners_are_found_again() -> None:
    truth = [1.0, -0.5, 0.0]
    found = fitted(told_games(truth, 4_000, 1), np.zeros(3))
    assert found == pytest.approx(truth, abs=0.1)
    unseen = Likelihood(told_games(truth, 2_000, 2))
    assert unseen.surprise(found) < unseen.surprise(np.zeros(3)) == pytest.approx(np.log(3))


def test_a_feature_that_never_differs_keeps_its_weight() -> None:
    games = [Played([[[*seat, 1.0] for seat in game.positions[0]]], game.won) for game in told_games([1.0], 300, 3)]
    assert fitted(games, np.array([0.0, 0.7]))[1] == pytest.approx(0.7)


def test_the_slopes_are_those_of_the_surprise() -> None:
    likelihood = Likelihood(told_games([0.4, 0.2], 50, 4))
    at, small = np.array([0.3, -0.1]), 1e-5
    slope, bend = likelihood.slopes(at)
    for axis in np.eye(2):
        near, far = at + small * axis, at - small * axis
        assert (likelihood.surprise(near) - likelihood.surprise(far)) / (2 * small) == pytest.approx(
            slope @ axis, abs=1e-6
        )
        change = (likelihood.slopes(near)[0] - likelihood.slopes(far)[0]) / (2 * small)
        assert change == pytest.approx(bend @ axis, abs=1e-5)


def test_a_game_is_noted_whenever_a_turn_is_over() -> None:
    played = play_out(Lesson(KEY, 2, "one"))
    assert sum(played.won) == 1.0
    assert len(played.positions) > 20
    assert {len(position) for position in played.positions} == {2}
    assert play_out(Lesson(KEY, 2, "one")) == played, "the same seed plays the same game"


def test_the_command_keeps_what_knows_more(tmp_path: Path) -> None:
    kept = tmp_path / "weights.json"
    done = run("fit", KEY, "--seats", 2, "--games", 40, "--jobs", 1, "--out", kept)
    assert "Mean surprise at the winners" in done.out
    assert (done.code == 0) == kept.exists()
    if kept.exists():
        said = json.loads(kept.read_text(encoding="utf-8"))
        before = json.loads(weights_file(GAMES[KEY]).read_text(encoding="utf-8"))
        assert said["weights"] == before["weights"]
        assert said["at_rest_tuned_by"] == f"serenissima fit {KEY} --seats 2 --games 40 --seed 1"


@pytest.mark.parametrize("wrong", [("--seats", 9), ("--seats", 2, "--games", 3)])
def test_what_cannot_be_fitted_is_said(wrong: tuple[object, ...]) -> None:
    done = run("fit", KEY, *wrong)
    assert done.code == 2
    assert "cannot be fitted" in done.err
