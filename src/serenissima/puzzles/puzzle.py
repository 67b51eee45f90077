"""A puzzle as it is kept: a position, whose question it is, what is right, and what every choice is worth and why.

A file in the room of each game holds its puzzles, one to a line, with how they were found. Whoever reads the file reads
the answers too: it stays on the server, and pages are told of them only when an answer was given.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from serenissima.kernel import room
from serenissima.kernel.core import AnyState, Move, Seat, answer, legal, seats
from serenissima.kernel.game import Game
from serenissima.kernel.notation import read_move, top_name
from serenissima.kernel.position import from_json
from serenissima.review.ways import Spelt

FILE: Final = "puzzles.json"  # in the room of a game

Words = list[str]  # an answer in the words of the notation


@dataclass(frozen=True)
class Option:
    """Answers that come to the same, the best way on from them, what it is worth, how sure that is, and why."""

    answers: list[Words]
    way: list[Spelt]
    share: float
    error: float
    worlds: int
    why: dict[str, Any]


@dataclass(frozen=True)
class Ask:
    """One question of a puzzle: every answer that is right, and the choices, the best first."""

    step: str
    right: list[Words]
    options: list[Option]
    gap: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A position with one answer clearly best, or with several in a row."""

    id: str
    seat: Seat
    progress: float  # how far the game had come, from 0 to 1
    theme: str
    easy: bool  # whether a bot with one look ahead finds it
    asks: list[Ask]
    found: dict[str, Any]  # seed, game, entry, bots
    proof: dict[str, Any]  # the thought by which it was verified, and how long that took
    position: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The same as plain values."""
        return asdict(self)


class BadAnswer(ValueError):
    """An answer that cannot be given there."""


def read_puzzle(said: dict[str, Any]) -> Puzzle:
    """A puzzle from plain values."""
    asks = [Ask(**{**ask, "options": [Option(**option) for option in ask["options"]]}) for ask in said["asks"]]
    return Puzzle(**{**said, "asks": asks})


@lru_cache(maxsize=16)
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """All puzzles of a game by their id, in the order of the file; none where it has no such file."""
    return {one.id: one for one in puzzles_in(room.paper(game, FILE))} if room.has(game, FILE) else {}


def puzzles_in(file: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    return [read_puzzle(said) for said in json.loads(file.read_text(encoding="utf-8"))["puzzles"]]


def write_puzzles(file: Path, how: dict[str, Any], puzzles: list[Puzzle]) -> None:
    """The file of a game: how they were found, and a line for each."""
    head = json.dumps(how, indent=1, ensure_ascii=False)[:-2]
    lines = [json.dumps(one.to_json(), ensure_ascii=False, separators=(",", ":")) for one in puzzles]
    rows = ",\n".join(lines)
    file.write_text(f'{head},\n "puzzles": [\n{rows}\n ]\n}}\n', encoding="utf-8")


def opened(game: Game, puzzle: Puzzle) -> AnyState:
    """The position of a puzzle."""
    return from_json(game, puzzle.position)


def read_answer(game: Game, g: AnyState, seat: Seat, words: list[Any]) -> Move:
    """An answer in words; refused unless it is legal there."""
    if seats(g) != (seat,):
        raise BadAnswer("nothing is asked here")
    try:
        move = read_move(game, game.names(g.rules), top_name(g), words)
    except ValueError as error:
        raise BadAnswer(str(error)) from error
    if move not in legal(g, seat):
        raise BadAnswer("that is not legal here")
    return move


def advance(g: AnyState, seat: Seat, move: Move) -> list[Move]:
    """Give an answer, and those that the rules then force; what was given besides."""
    answer(g, seat, move)
    forced: list[Move] = []
    while seats(g) == (seat,) and len(moves := legal(g, seat)) == 1:
        answer(g, seat, moves[0])
        forced.append(moves[0])
    return forced


def reached(game: Game, puzzle: Puzzle, number: int) -> AnyState:
    """The position in which that question of a puzzle is asked, when those before it were answered right."""
    g = opened(game, puzzle)
    for ask in puzzle.asks[:number]:
        advance(g, puzzle.seat, read_answer(game, g, puzzle.seat, ask.right[0]))
    return g


def whole_way(game: Game, puzzle: Puzzle) -> tuple[Move, ...]:
    """The best way through the turn with every answer of it, also those that the rules force."""
    g, moves = opened(game, puzzle), list[Move]()
    for step, words in puzzle.asks[0].options[0].way:
        while top_name(g) != step or len(legal(g, puzzle.seat)) == 1:
            moves += legal(g, puzzle.seat)
            answer(g, puzzle.seat, moves[-1])
        moves.append(read_answer(game, g, puzzle.seat, words))
        answer(g, puzzle.seat, moves[-1])
    return tuple(moves)
