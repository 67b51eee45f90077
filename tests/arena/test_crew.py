"""Bots with faults in the arena: the game goes on, and the fault is kept with its position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from program import run
from serenissima.arena.crew import Crew, GameBroke
from serenissima.arena.incidents import keep
from serenissima.arena.match import MOST_HANGS, MOST_POSITIONS, Match, Pairing, Unwatched, players
from serenissima.arena.match import play as play_here
from serenissima.cli.files import readable_record
from serenissima.kernel.core import legal, seats
from serenissima.kernel.notation import move_text, top_name

KEY = "serenissima_2012"


def with_bad(name: str) -> Pairing:
    """A game with a bad bot whose thoughts are cut off soon."""
    return Pairing(KEY, (f"bad_bots:{name}", "random"), "bad", seconds=0.01)


@pytest.mark.parametrize(
    ("name", "kind", "message"),
    [
        ("Raises", "raised", "RuntimeError: lost my chart"),
        ("Illegal", "illegal", "answered ('fly', 3)"),
        ("Hangs", "hung", "gave no answer within 1.1 s"),
    ],
)
def test_a_bot_that_fails_is_answered_for(name: str, kind: str, message: str) -> None:
    result = play_here(with_bad(name))
    assert sorted(result.places) == [1, 2]
    [fault] = result.faults
    assert (fault["kind"], fault["message"], fault["seat"]) == (kind, message, 0)
    assert fault["answered"] in fault["legal"]


def test_a_process_that_hangs_or_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAD_BOTS_MARK", str(tmp_path / "hung once"))
    with Crew(2) as crew:
        results = list(crew.play_all([with_bad("Deaf"), with_bad("Dies"), with_bad("Sound")]))
    kinds = {result.bots[0]: [fault["kind"] for fault in result.faults] for result in results}
    assert kinds == {
        "bad_bots:Deaf": ["hung"],
        "bad_bots:Dies": ["died"] * MOST_HANGS,
        "bad_bots:Sound": [],
    }
    assert all(sorted(result.places) == [1, 2] for result in results)


def test_the_fault_can_be_visited_again(tmp_path: Path) -> None:
    [fault] = keep([play_here(with_bad("Raises"))], tmp_path / "faults")
    said = json.loads(Path(fault["file"]).read_text(encoding="utf-8"))
    assert said["view"]["game"] == KEY
    assert "lost my chart" in said["trace"]
    record = readable_record(Path(fault["replay"])).record
    g = record.state
    assert seats(g) == (said["seat"],)
    assert [move_text(record.game, record.names, top_name(g), move) for move in legal(g, 0)] == said["legal"]
    assert "view" not in fault, "what is long stands in the file only"


def test_a_bot_that_always_fails_fills_no_disk() -> None:
    pairing = Pairing(KEY, ("bad_bots:AlwaysIllegal", "random"), "bad", seconds=0.01)
    faults = play_here(pairing).faults
    assert len(faults) > MOST_POSITIONS
    assert sum("record" in fault for fault in faults) == MOST_POSITIONS


def test_a_fault_of_the_rules_blames_no_bot() -> None:
    with Crew(1) as crew, pytest.raises(GameBroke, match="no chair"):
        list(crew.play_all([Pairing(KEY, ("bad_bots:CannotSit", "random"), "1")]))


def test_a_crew_stops_when_nobody_wants_more() -> None:
    with Crew(2) as crew:
        games = crew.play_all(Pairing(KEY, ("random", "random"), str(number)) for number in range(10**9))
        first = next(games)
        games.close()
        assert crew.games == {}
        [again] = crew.play_all([Pairing(KEY, first.bots, first.seed)])
    assert again == first


def test_the_crew_plays_what_is_played_here() -> None:
    pairing = Pairing(KEY, ("mozzo", "random", "mozzo"), "same")
    with Crew(1) as crew:
        assert list(crew.play_all([pairing])) == [play_here(pairing)]


def test_bots_are_named_as_players() -> None:
    assert players(("mozzo", "my.bots:Best_One", "mozzo", "x:?!")) == ("mozzo", "BestOne", "mozzo2", "bot")


def test_a_bot_of_ones_own_gets_time_and_simulations() -> None:
    match = Match(Pairing(KEY, ("bad_bots:Sound", "doge"), "1", 2.0, 7), Unwatched())
    assert [(budget.nodes, budget.seconds) for budget in match.budgets] == [(7, 2.0)] * 2


def test_faults_are_told_with_their_file(tmp_path: Path) -> None:
    asked = ("arena", KEY, "--bots", "bad_bots:Illegal,random", "--games", 1, "--faults", tmp_path)
    done = run(*asked)
    assert done.code == 1
    assert "bad_bots:Illegal in seat 0, illegal: answered ('fly', 3); the position is in" in done.out
    [fault] = json.loads(run(*asked, "--json").out)["faults"]
    assert Path(fault["file"]).exists()
