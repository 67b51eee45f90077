"""Learning: games are noted, a network finds in them what the features miss, and its proof is played."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from program import run
from serenissima.arena import learning
from serenissima.arena.learning import Heard, Lesson, Term, attend, read_games
from serenissima.arena.log import BadLog
from serenissima.arena.proving import Proof, bouts
from serenissima.arena.training import Course, Parts, forward, network_of, scaled, slopes, softmax, surprise, train
from serenissima.bots.levels import judge_by_hand
from serenissima.bots.network import FILE
from serenissima.games import GAMES

KEY = "dogeship"


def quietly(one: dict[str, float]) -> None:
    """Nobody wants to hear of it."""


def told_games(count: int, seed: int) -> Heard:
    """Games whose winner has most of the first input, but only where the second is 1: the features say nothing."""
    luck = np.random.default_rng(seed)
    inputs = luck.normal(0, 1, (count, 3, 5)).astype(np.float16)
    inputs[:, :, 1] = luck.integers(0, 2, (count, 1))
    worth = 3.0 * inputs[:, :, 0] * inputs[:, :, 1]
    won = np.eye(3, dtype=np.float32)[(worth + luck.gumbel(0, 1, worth.shape)).argmax(axis=1)]
    return Heard(inputs, np.zeros((count, 3), np.float32), won, np.arange(count, dtype=np.int32))


def test_a_network_learns_what_no_weights_can_say() -> None:
    heard = told_games(6_000, 1)
    _, found = train([heard], Course(passes=6, step=0.01), told=quietly)
    before, after = found.curve[0]["left out"], min(one["left out"] for one in found.curve)
    assert before == pytest.approx(np.log(3), abs=1e-5)
    weighed = [softmax(weight * heard.inputs[:, :, 0].astype(np.float32)) for weight in np.arange(0.0, 3.0, 0.1)]
    assert after < min(float(-np.log((each * heard.won).sum(axis=1)).mean()) for each in weighed) - 0.03


def test_the_slopes_are_those_of_the_surprise() -> None:
    heard = told_games(40, 2)
    positions = scaled(heard, np.ones(5, np.float32))
    course = Course(units=(8, 4), passes=1)
    _, found = train([heard], course, told=quietly)
    parts: Parts = {name: part.astype(np.float64) for name, part in found.parts.items()}
    slope, small = slopes(parts, positions, slice(None)), 1e-5
    for name in parts:
        place = np.unravel_index(np.abs(slope[name]).argmax(), parts[name].shape)
        ends = []
        for way in (small, -small):
            moved = {key: part.copy() for key, part in parts.items()}
            moved[name][place] += way
            ends.append(surprise(moved, [positions]))
        assert (ends[0] - ends[1]) / (2 * small) == pytest.approx(slope[name][place], rel=2e-2, abs=1e-6)


def test_a_training_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path) -> None:
    heard, kept = [told_games(500, 3)], tmp_path / "training.npz"
    course = Course(units=(8, 4), passes=3)
    _, whole = train(heard, course, told=quietly)

    def stop(one: dict[str, float]) -> None:
        passed.append(one)
        if len(passed) == 3:
            raise KeyboardInterrupt

    passed: list[dict[str, float]] = []
    with pytest.raises(KeyboardInterrupt):
        train(heard, course, kept, stop)
    _, again = train(heard, course, kept, told=quietly)
    assert again.curve == whole.curve
    assert all((again.best[name] == part).all() for name, part in whole.best.items())
    _, other = train([told_games(400, 4)], course, kept, told=quietly)
    assert other.curve[0] != whole.curve[0], "other games are another training"


def test_whole_numbers_say_what_was_trained() -> None:
    heard = told_games(1_000, 5)
    scales, found = train([heard], Course(passes=2, step=0.01), told=quietly)
    network = network_of(scales, found.best)
    rows = scaled(heard, scales).inputs[:20].reshape(-1, 5)
    said = [network.value([float(value) for value in row]) for row in heard.inputs[:20].reshape(-1, 5)]
    assert said == pytest.approx(forward(found.best, rows)[2].tolist(), abs=0.05)


def test_a_game_is_noted_at_rest_and_can_be_played_again() -> None:
    heard = attend(Lesson(KEY, 2, "one"))
    assert heard.inputs.shape[:2] == heard.byhand.shape == heard.won.shape == (learning.NOTED, 2)
    assert (heard.won.sum(axis=1) == 1).all()
    assert (attend(Lesson(KEY, 2, "one")).inputs == heard.inputs).all()


def test_from_games_to_a_proof_by_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "TOGETHER", 2)
    where = ("--folder", tmp_path, "--seed", 3)
    assert run("learn", "play", KEY, "--seats", 2, "--games", 2, "--jobs", 1, *where).code == 0
    assert Term(KEY, 2, 0, 3).missing(tmp_path / KEY, 1) == []
    assert len(read_games(tmp_path / KEY)) == 1
    done = run("learn", "train", KEY, "--passes", 1, "--units", 8, *where)
    assert "judged by hand" in done.out
    assert run("learn", "draw", KEY, tmp_path / "curve.png", "--network", tmp_path / KEY / FILE).code == 0
    assert (tmp_path / "curve.png").stat().st_size > 1_000
    said = json.loads((tmp_path / KEY / FILE).read_text(encoding="utf-8"))
    assert said["features"] == len(judge_by_hand(GAMES[KEY]).weights)
    proof = ("learn", "prove", KEY, "--seats", 2, "--games", 1, "--nodes", 1, "--jobs", 1, *where, "--json")
    first = run(*proof)
    assert json.loads(first.out)["games"] == 1
    assert json.loads(run(*proof).out) == json.loads(first.out), "it is not played again"
    network = str((tmp_path / KEY / FILE).resolve())
    with pytest.raises(BadLog, match="another proof"):
        Proof(bouts(KEY, 2, 1, network, 7, 7, 3), tmp_path / KEY / "proof.jsonl")


@pytest.mark.parametrize(
    "wrong", [("play", "--seats", 9), ("prove", "--seats", 2), ("train",), ("train", "--units", 5)]
)
def test_what_cannot_be_learned_is_said(wrong: tuple[object, ...], tmp_path: Path) -> None:
    done = run("learn", wrong[0], KEY, *wrong[1:], "--folder", tmp_path)
    assert done.code == 2
    assert "cannot" in done.err or "no games" in done.err or "not there" in done.err or "Nothing" in done.err
