"""The text interface: prompts tell what a seat may know, answers are read strictly, and the referee keeps a log."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from research.playing import HOUSE, TABLES, positions
from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, look
from serenissima.kernel.game import BadOption, Game
from serenissima.research.llm import Referee
from serenissima.research.prompt import BadAnswer, moves_text, prompt, read_answer, view_text


class Parrot:
    """Says one of the legal lines, or now and then something else first."""

    def __init__(self, wrong: int = 0) -> None:
        self.rng = Random(1)
        self.wrong = wrong

    def __call__(self, said: str) -> str:
        if self.wrong and "refused" not in said:
            return "I would rather not."
        lines = said.split("\nlegal\n")[1].split("\nAnswer with")[0].splitlines()
        return f"  {self.rng.choice(lines).partition(' #')[0]}\n"


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_every_legal_line_is_read_as_its_move(key: str, count: int) -> None:
    game = GAMES[key]
    for at, (g, seat, moves) in enumerate(positions(game, count, seed=6)):
        if seat != CHANCE and at % 13 == 0:
            view = look(g, seat)
            for line, move in zip(moves_text(game, view, moves), moves, strict=True):
                assert read_answer(game, view, moves, line) == move


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.key))
def test_the_text_is_the_same_in_every_world_the_seat_can_imagine(game: Game) -> None:
    for at, (g, seat, moves) in enumerate(positions(game, game.seats[0], seed=7)):
        if seat != CHANCE and at % 23 == 0:
            world = game.imagine(look(g, seat), Random(at))
            assert prompt(game, look(world, seat), moves) == prompt(game, look(g, seat), moves)


@pytest.mark.parametrize("said", ["", "pass\npass", "fly to the moon", "ACTION", "action please", "1"])
def test_nothing_but_one_legal_line_is_an_answer(said: str) -> None:
    game = GAMES["serenissima_2012"]
    for g, seat, moves in positions(game, 2, seed=1):
        if ("action",) in moves:
            with pytest.raises(BadAnswer):
                read_answer(game, look(g, seat), moves, said)
            return


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.key))
def test_a_speaker_plays_against_a_bot(game: Game, tmp_path: Path) -> None:
    log = tmp_path / "talks.jsonl"
    referee = Referee(game, [Parrot(), "random"], log=log)
    record = referee.play(most=150)
    assert len(record.entries) >= 150 or record.over
    talks = [json.loads(line) for line in log.read_text().splitlines()]
    assert len(talks) == len(referee.talks) > 0
    assert referee.summary()["model-1"] == {"questions": len(talks), "refused": 0, "by_default": 0}


def test_a_wrong_answer_is_asked_again_with_the_reason_and_then_answered_for() -> None:
    game = GAMES["serenissima_2012"]
    patient = Referee(game, [Parrot(wrong=1), "random"], retries=1)
    patient.play(most=10)
    said = patient.summary()["model-1"]
    assert said["refused"] == said["questions"] > 0
    assert said["by_default"] == 0
    assert "Your last answer was refused" in patient.talks[0].prompts[1]
    strict = Referee(game, [Parrot(wrong=1), "random"], retries=0)
    strict.play(most=10)
    assert strict.summary()["model-1"]["by_default"] == strict.summary()["model-1"]["questions"]
    with pytest.raises(BadOption, match="again -1 times"):
        Referee(game, [Parrot(), "random"], retries=-1)


def test_the_spectator_has_a_text_too() -> None:
    game = GAMES["dogeship"]
    g, _, _ = next(positions(game, 2, seed=1))
    assert "you spectator" in view_text(game, look(g, -3))


def test_each_legal_line_says_what_it_brings_and_is_answered_without_it() -> None:
    game = GAMES["serenissima_2012"]
    seen = 0
    for g, seat, moves in positions(game, 2, seed=1):
        if seat == CHANCE:
            continue
        view = look(g, seat)
        lines = prompt(game, view, moves).split("\nlegal\n")[1].splitlines()[:-1]
        assert [line.partition(" # ")[0] for line in lines] == moves_text(game, view, moves)
        for line, move in zip(lines, moves, strict=True):
            notation, _, brings = line.partition(" # ")
            assert read_answer(game, view, moves, notation) == move
            if brings:
                with pytest.raises(BadAnswer):
                    read_answer(game, view, moves, line)
            if move[0] in ("hire", "sell"):
                assert re.search(r"money [+-]\d|then \w+", brings)
                seen += 1
    assert seen
