"""Mining: what makes a puzzle, and that a mine that was left is gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from serenissima.cli import main
from serenissima.cli.puzzles import added
from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, AnyState, Seat, answer, legal, odds, seats
from serenissima.kernel.game import Game, new
from serenissima.kernel.notation import move_words, top_name
from serenissima.puzzles.digging import OtherMine, dig, joined, opened, varied
from serenissima.puzzles.mining import Moment, NoPuzzle, Quarry, Thought, chosen
from serenissima.puzzles.puzzle import Ask, BadAnswer, Puzzle, advance, puzzles_in, read_answer, write_puzzles
from serenissima.puzzles.weighing import Choice, apart, compared, given_up
from serenissima.review.trying import Trial
from serenissima.review.ways import Said, Way

HOW = {"seed": "1"}
KEY = next(iter(GAMES))


def puzzle(name: str, easy: bool = False) -> Puzzle:
    return Puzzle(name, 0, 0.5, "sell", easy, [], {}, {}, {})


class Vein:
    """A quarry with a puzzle at every tenth question."""

    def __init__(self) -> None:
        self.weighed: list[tuple[int, int]] = []

    def apart(self, number: int) -> int:
        return 5

    def play(self, number: int) -> Iterator[tuple[int, Moment, Any]]:
        for entry in range(40):
            yield entry, cast(Moment, None), ("pass",)

    def worth_a_look(self, moment: Moment, move: Any) -> bool:
        return True

    def puzzle(self, moment: Moment, move: Any, number: int, entry: int, easy: bool) -> Puzzle:
        self.weighed.append((number, entry))
        if entry % 10:
            raise NoPuzzle("mine: unclear")
        return puzzle(f"{number} {entry}")


def mined(file: Path, count: int, most: int = 10_000) -> tuple[Vein, list[str]]:
    vein, log = Vein(), opened(file, HOW)
    for at, _ in enumerate(dig(cast(Quarry, vein), log, count), 1):
        if at == most:
            break
    return vein, [one.id for one in log.found()]


def test_a_mine_that_was_left_goes_on_where_it_was_and_finds_the_same(tmp_path: Path) -> None:
    whole, found = mined(tmp_path / "whole", 9)
    assert len(found) == 9
    first, _ = mined(tmp_path / "parts", 9, 37)
    text = (tmp_path / "parts").read_text(encoding="utf-8")
    (tmp_path / "parts").write_text(text + '{"game":1,"ent', encoding="utf-8")
    second, again = mined(tmp_path / "parts", 9)
    assert again == found
    assert first.weighed + second.weighed == whole.weighed
    assert {entry % 10 >= 5 or entry % 10 == 0 for _, entry in whole.weighed} == {True}


def test_another_mine_has_another_log(tmp_path: Path) -> None:
    opened(tmp_path / "log", HOW)
    with pytest.raises(OtherMine):
        opened(tmp_path / "log", {"seed": "2"})


def test_only_some_puzzles_are_answered_at_sight(tmp_path: Path) -> None:
    log = opened(tmp_path / "log", HOW, 2)
    assert log.may_be_easy()
    log.weighed = {(0, n): puzzle(str(n), easy=True) for n in range(2)}
    assert not log.may_be_easy()
    assert not opened(tmp_path / "other", HOW).may_be_easy()


def test_several_who_dig_find_together_what_one_finds(tmp_path: Path) -> None:
    _, alone = mined(tmp_path / "alone", 12)
    logs = [opened(tmp_path / f"log.{part}", HOW) for part in (0, 1, 2)]
    for part, log in enumerate(logs):
        for _ in dig(cast(Quarry, Vein()), log, 4, part, 3):
            pass
    again = joined([opened(log.file, HOW) for log in logs])
    assert [one.id for one in again.found()] == alone


def test_themes_take_turns_where_there_are_more_than_wanted() -> None:
    found = [replace(puzzle(str(n)), theme="rare" if n in (7, 9) else "usual") for n in range(10)]
    assert [one.id for one in varied(found, 5)] == ["0", "1", "2", "7", "9"]
    assert varied(found, 99) == found


def test_within_a_theme_the_answers_take_turns() -> None:
    def told(name: str, answer: str) -> Puzzle:
        return replace(puzzle(name), asks=[Ask("step", [[answer]], [], 0.1, 0.0)])

    found = [told(str(n), "usual" if n < 5 else f"other {n}") for n in range(8)]
    assert [one.id for one in varied(found, 4)] == ["0", "5", "6", "7"]
    assert [one.id for one in varied(found, 6)] == ["0", "1", "2", "5", "6", "7"]


def test_bots_of_several_levels_take_turns_at_the_table() -> None:
    quarry = Quarry(GAMES[KEY], Thought(8, 8), "1", "mercante,mozzo")
    count = quarry.seats(0)
    assert quarry.bots(0) == (["mercante", "mozzo"] * count)[:count]
    assert quarry.bots(1)[0] == "mozzo"
    entry, moment, _ = next(quarry.play(0))
    assert moment.bot == quarry.bots(0)[moment.seat]
    late = next(Quarry(GAMES[KEY], Thought(8, 8), "1", "mercante,mozzo", 0.01).play(0))
    assert late[0] > entry
    assert late[1].progress >= 0.01


def test_a_theme_is_what_was_chosen_and_not_what_the_rules_force_after_it() -> None:
    said = (Said("a", ("forced",), True), Said("b", ("place", 5)), Said("c", ("replace",), True))
    assert chosen(Way(said, cast(Any, None), "", 0.5)) == (("forced",), ("place", 5))


def test_a_mine_is_added_to_what_a_file_has(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    write_puzzles(file, {"made_by": "first", "seed": "1", "dropped": {"verify": ["x"]}}, [puzzle("a"), puzzle("b")])
    head, found = added(file, {"made_by": "second", "seed": "2"}, [puzzle("b"), puzzle("c")])
    assert [one.id for one in found] == ["a", "b", "c"]
    write_puzzles(file, head, found)
    head, _ = added(file, {"made_by": "third", "seed": "3"}, [])
    assert [mine["made_by"] for mine in head["before"]] == ["first", "second"]
    assert head["dropped"] == {"verify": ["x"]}


def choice(name: str, shares: list[float]) -> Choice:
    way = Way((), cast(Any, None), name, 0.0)
    return Choice([(name,)], Trial(way, shares))


def test_a_puzzle_that_fell_does_not_come_back_with_another_mine(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    write_puzzles(file, {"made_by": "first", "dropped": {"verify": ["b"]}}, [puzzle("a")])
    head, found = added(file, {"made_by": "second"}, [puzzle("b"), puzzle("c")])
    assert [one.id for one in found] == ["a", "c"]
    assert head["dropped"] == {"verify": ["b"]}


def test_a_lead_counts_only_if_its_interval_leaves_no_doubt() -> None:
    best = choice("best", [0.5, 0.6] * 8)
    clear = compared([best, choice("worse", [0.4, 0.5] * 8)], [])
    assert clear.clear
    assert clear.right() == [("best",)]
    assert abs(clear.gap - 0.1) < 1e-9
    doubtful = compared([best, choice("swinging", [0.9, 0.0] * 8)], [])
    assert not doubtful.clear
    near = compared([best, choice("near", [share - 0.02 for share in best.trial.shares])], [])
    assert not near.clear


def test_answers_worth_the_same_are_all_right() -> None:
    best, twin = choice("best", [0.5] * 16), choice("twin", [0.499] * 16)
    verdict = compared([best, twin, choice("worse", [0.3] * 16)], [])
    assert verdict.clear
    assert verdict.right() == [("best",), ("twin",)]


def test_choices_are_compared_in_the_worlds_that_both_were_tried_in() -> None:
    mean, error = apart(choice("long", [0.5] * 4 + [0.0] * 12), choice("short", [0.4] * 4))
    assert (round(mean, 9), round(error, 9)) == (0.1, 0.0)


def test_a_glance_gives_up_what_is_answered_at_sight_or_too_near_and_nothing_else() -> None:
    best = choice("best", [0.5, 0.6, 0.5, 0.6])
    worse = choice("worse", [0.4, 0.5, 0.4, 0.5])
    near = choice("near", [share - 0.015 for share in best.trial.shares])
    swinging = choice("swinging", [0.9, 0.1, 0.6, 0.5])
    assert given_up([best, worse], ("best",), 0.02)
    assert not given_up([best, worse], ("worse",), 0.02)
    assert given_up([best, worse, near], ("worse",), 0.02)
    assert not given_up([best, swinging], ("best",), 0.02)


def asked() -> tuple[Game, AnyState, Seat]:
    """A game at its first question with a choice for one seat alone."""
    game = next(iter(GAMES.values()))
    g, rng = new(game, game.seats[0]), Random(1)
    while True:
        seat = seats(g)[0]
        moves = [move for move, _ in odds(g)] if seat == CHANCE else legal(g, seat)
        if seat != CHANCE and seats(g) == (seat,) and len(moves) > 1:
            return game, g, seat
        answer(g, seat, rng.choice(moves))


def test_an_answer_that_is_none_is_refused() -> None:
    game, g, seat = asked()
    for words in ([], ["fly"], [1, 2], ["x" * 500]):
        with pytest.raises(BadAnswer):
            read_answer(game, g, seat, cast(Any, words))
    move = legal(g, seat)[-1]
    words = move_words(game, game.names(g.rules), top_name(g), move)
    assert read_answer(game, g, seat, words) == move
    with pytest.raises(BadAnswer):
        read_answer(game, g, seat + 1, words)


def test_what_the_rules_force_is_answered_too() -> None:
    _, g, seat = asked()
    advance(g, seat, legal(g, seat)[0])
    assert seats(g) != (seat,) or len(legal(g, seat)) > 1


def test_a_file_of_puzzles_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    write_puzzles(file, {"made_by": "hand", "seed": "1"}, [puzzle("a"), puzzle("b")])
    assert json.loads(file.read_text(encoding="utf-8"))["made_by"] == "hand"
    assert [one.id for one in puzzles_in(file)] == ["a", "b"]


def test_the_command_says_what_it_cannot_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "mine", KEY, "--count", "0"]) == 2
    assert main(["puzzles", "mine", KEY, "--since", "1"]) == 2
    assert main(["puzzles", "mine", KEY, "--level", "mozzo,nobody"]) == 2
    assert main(["puzzles", "show", KEY, "nowhere"]) == 2
    assert main(["puzzles", "verify", KEY, "--only", "nowhere"]) == 2
    assert "Traceback" not in capsys.readouterr().err
