"""The ladder: which rungs it has, when a rung ends, and what it leaves behind."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import ladder_figures
import pytest

import toy
from program import run
from serenissima.arena.ladder import Climb, Rung, Terms, rungs
from serenissima.arena.log import Log, conditions
from serenissima.arena.match import Pairing, Result
from serenissima.arena.page import page
from serenissima.bots.levels import levels_of
from serenissima.games import GAMES
from serenissima.kernel import room

KEY = "serenissima_2012"
GAME = GAMES[KEY]
ROOT = Path(__file__).resolve().parents[2]


class Fixed:
    """Plays nothing; the one wins with a fixed likelihood. What it was asked for last comes first, in small lots."""

    def __init__(self, one: str, likelihood: float, lot: int = 1) -> None:
        self.one = one
        self.likelihood = likelihood
        self.lot = lot
        self.played = 0

    def result(self, pairing: Pairing) -> Result:
        wins = Random(f"{pairing.seed} {pairing.bots}").random() < self.likelihood
        seat = pairing.bots.index(self.one)
        winner = seat if wins else (seat + 1) % len(pairing.bots)
        return Result(pairing.bots, pairing.seed, [], [1 if at == winner else 2 for at in range(len(pairing.bots))], 1)

    def play_all(self, wanted: Iterable[Pairing]) -> Generator[Result, None, None]:
        waiting, more = iter(wanted), True
        while more:
            lot = list(islice(waiting, self.lot))
            more = bool(lot)
            for pairing in reversed(lot):
                self.played += 1
                yield self.result(pairing)


def log() -> Log:
    return Log(None, conditions(KEY, 1.0, 0))


def climb(
    likelihood: float, rung: Rung, games: int = 400, lot: int = 1, seed: str = "1", minutes: float = 60.0
) -> Climb:
    """A rung climbed to its end by a bot of that likelihood to win."""
    made = Climb(GAME, rung, Terms(games, minutes, seed, 1.0, 0), log())
    made.up(Fixed(rung.one, likelihood, lot), lambda _: None)
    return made


def test_each_level_is_measured_against_the_one_below() -> None:
    names = levels_of(GAME)
    pairs = [(rung.other, rung.one) for rung in rungs(GAME, 4) if not rung.other.endswith("-nodeal")]
    assert pairs == list(pairwise(names))
    assert all(rung.asked == 0.25 for rung in rungs(GAME, 4))
    assert rungs(toy.GAME, 2) == []


def test_with_two_seats_there_are_goals() -> None:
    goals = {(rung.one, rung.other): rung.goal for rung in rungs(GAME, 2) if rung.goal}
    assert goals == {("mercante", "random"): 0.99, (levels_of(GAME)[-1], "mercante"): 0.65}


def test_a_plain_rung_ends_early() -> None:
    made = climb(0.9, Rung("a", "b", 4))
    assert made.decided is not None
    assert made.decided.ended == "early"
    assert made.decided.reached
    assert made.decided.games < 40
    assert made.decided.games % 4 == 0, "every seat equally often"


def test_a_hopeless_rung_ends_early_too() -> None:
    decided = climb(0.05, Rung("a", "b", 2)).decided
    assert decided is not None
    assert (decided.ended, decided.verdict, decided.reached) == ("early", "below", False)


def test_a_doubtful_rung_takes_all_its_games() -> None:
    decided = climb(0.25, Rung("a", "b", 4), games=82).decided
    assert decided is not None
    assert (decided.ended, decided.games, decided.verdict) == ("games", 80, "open")


def test_a_goal_is_reached_by_the_share_itself() -> None:
    decided = climb(1.0, Rung("a", "b", 2, 0.99), games=60).decided
    assert decided is not None
    assert (decided.verdict, decided.reached, decided.ended) == ("open", True, "games")


def test_the_answer_does_not_depend_on_who_comes_in_first() -> None:
    one, many = (climb(0.4, Rung("a", "b", 4), lot=lot).decided for lot in (1, 7))
    assert one == many


def test_when_time_is_up_no_game_is_begun() -> None:
    made = climb(0.5, Rung("a", "b", 3), minutes=0.0)
    assert made.decided is not None
    assert (made.decided.ended, made.decided.games) == ("minutes", 0)


def test_a_ladder_goes_on_from_its_log() -> None:
    kept, rung = log(), Rung("a", "b", 4)
    first = Climb(GAME, rung, Terms(40, 60.0, "1", 1.0, 0), kept)
    first.up(Fixed("a", 0.3), lambda _: None)
    again = Fixed("a", 0.3)
    second = Climb(GAME, rung, Terms(80, 60.0, "1", 1.0, 0), kept)
    second.up(again, lambda _: None)
    assert again.played == 40
    assert second.decided == climb(0.3, rung, games=80).decided


def test_to_look_often_hardly_ever_deceives() -> None:
    """An equal bot is called better in less than five of a hundred rungs, however often it is looked at."""
    tries = 300
    better = sum(
        bool((made := climb(0.25, Rung("a", "b", 4), 200, seed=str(n)).decided) and made.reached) for n in range(tries)
    )
    assert better / tries < 0.05


def test_the_command_leaves_table_json_picture_and_page(tmp_path: Path) -> None:
    asked = ("ladder", KEY, "--seats", 3, "--games", 3, "--nodes", 1, "--minutes", 0.001, "--log", tmp_path / "log")
    done = run(*asked, "--out", tmp_path / "ladder")
    assert "mozzo among 2 random" in done.out
    assert "lean a little away" in done.out
    said = json.loads((tmp_path / "ladder" / f"{KEY}-3.json").read_text(encoding="utf-8"))
    assert said["command"] == f"serenissima ladder {KEY} --seats 3 --games 3 --minutes 0.001 --nodes 1"
    assert [rung["called"] for rung in said["rungs"]] == [rung.called for rung in rungs(GAME, 3)]
    picture = tmp_path / "ladder" / f"{KEY}-3.png"
    assert picture.read_bytes()[:4] == b"\x89PNG"
    written = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "| mozzo among 2 random | " in written
    assert said["command"] in written
    picture.unlink()
    (tmp_path / "ladder.md").unlink()
    assert run("ladder", "--out", tmp_path / "ladder").code == 0
    assert picture.exists()
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == written


def test_the_page_says_what_the_ladders_have_left() -> None:
    assert (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8") == page(ROOT / "docs" / "ladder")


@pytest.mark.parametrize("key", ["serenissima_2012", "serenissima_1996", "oltremare", "dogeship"])
def test_the_rooms_say_what_the_ladders_have_left(key: str) -> None:
    assert room.read(GAMES[key], "ladder.json") == ladder_figures.figures_of(key), "run tools/ladder_figures.py"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("ladder",), "Which game?"),
        (("ladder", "chess"), "'chess' is no game of this house"),
        (("ladder", "toy"), "Only random plays toy"),
        (("ladder", KEY, "--seats", "9"), "is not for 9 players"),
        (("ladder", KEY, "--minutes", "0"), "needs some time"),
        (("ladder", KEY, "--games", "0"), "at least one game"),
    ],
)
def test_what_cannot_be_climbed_is_refused(arguments: tuple[str, ...], message: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert message in done.err
