"""The measurements measure something, for every game and for the peers at hand."""

from __future__ import annotations

from serenissima.cli import main
from serenissima.research.batch import Batch
from serenissima.research.measuring import batch_steps, own, spiel_steps, timed


def test_a_game_is_measured_in_every_way() -> None:
    found = list(own(0.01, 2, ["serenissima_2012"]))
    ways = [speed.how for speed in found]
    assert len(ways) == len(set(ways)) >= 3
    assert all(speed.steps > 0 for speed in found)


def test_a_step_of_a_batch_counts_for_every_game_of_it() -> None:
    assert batch_steps(Batch("dogeship", 3))() == 3


def test_the_peer_at_hand_makes_steps() -> None:
    assert timed(spiel_steps(), 0.05) > 0


def test_the_command_wants_time() -> None:
    assert main(["bench", "research", "--seconds", "0"]) == 2
