"""The measurements measure something, for every game and for the peers at hand."""

from __future__ import annotations

import pytest

from serenissima.cli import main
from serenissima.cli.bench_research import beside, speed_table
from serenissima.research.batch import Batch
from serenissima.research.speed import WAYS, Speed, Way, batch_steps, on_cores, own, timed


@pytest.mark.parametrize("busy", [False, True])
def test_a_game_is_measured_in_every_way(busy: bool) -> None:
    found = list(own(0.01, 2, busy, ["serenissima_2012"]))
    ways = [(speed.how, speed.cores) for speed in found]
    assert len(ways) == len(set(ways)) >= 3
    assert all(speed.steps > 0 for speed in found)


def test_a_step_of_a_batch_counts_for_every_game_of_it() -> None:
    assert batch_steps(Batch("dogeship", 3))() == 3


@pytest.mark.parametrize(
    ("kind", "what"), [("spiel", "backgammon"), ("aec", "oltremare"), ("playout", "oltremare"), ("look", "dogeship")]
)
def test_what_needs_nothing_else_makes_steps(kind: str, what: str) -> None:
    assert timed(WAYS[kind](what, 1), 0.03) > 0


def test_a_process_of_its_own_is_measured() -> None:
    assert on_cores(Way("spiel", "backgammon", 1, 0.05, busy=True), 1) > 0


def test_peers_stand_beside_our_fastest_batch_on_as_many_cores() -> None:
    ours = [Speed("a", "batch of 2", 1, 50.0), Speed("b", "batch of 2", 1, 200.0), Speed("b", "playouts", 1, 900.0)]
    theirs = [Speed("peer", "AEC", 1, 10.0)]
    assert beside(ours, theirs) == ["b, batch of 2, 1 core: 20.00 times peer"]
    assert speed_table([*ours, *theirs]).row_count == 4


def test_the_command_wants_time() -> None:
    assert main(["bench", "research", "--seconds", "0"]) == 2
