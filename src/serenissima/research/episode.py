"""One game under way for learning code: luck and forced answers are given by themselves, seats answer by numbers."""

from __future__ import annotations

from random import Random
from typing import cast

from librt.vecs import vec
from mypy_extensions import i32

from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, NOBODY, AnyState, Chance, Move, Question, answer, step_name
from serenissima.kernel.game import BadOption, Game, OptionValue, new
from serenissima.kernel.playout import pick, playout
from serenissima.research.actions import NO_NUMBER, Actions, numbering
from serenissima.research.observing import Observer, observing
from serenissima.research.scribe import new_rows


class IllegalAction(ValueError):
    """A number that is no legal action now; nothing was changed."""


def game_called(key: str) -> Game:
    """The game of that key."""
    if key not in GAMES:
        raise BadOption(f"there is no game {key!r}; there are {', '.join(GAMES)}")
    return GAMES[key]


class Episode:
    """A game in which `seat` must choose one of `numbers`; `seat` is -1 when it is over."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, OptionValue] = dict(options or {})
        self.start: AnyState = new(game, seats, self.options)
        self.actions: Actions = numbering(game, seats, self.options)
        self.observer: Observer = observing(game, seats, self.options)
        self.g: AnyState = self.start
        self.rng = Random(0)
        self.seat: int = NOBODY
        self.asked: tuple[int, ...] = ()
        self.moves: list[Move] = []
        self.numbers: list[int] = []
        self.answers = 0  # given by seats through `step`
        self.row: vec[i32] = new_rows(self.observer.size)  # for `observe`, slot by slot

    def reset(self, seed: int) -> None:
        """Begin a game; the same seed brings the same luck."""
        self.rng = Random(seed)
        self.g = self.start.copy()
        self.answers = 0
        self.ask()

    def ask(self) -> None:
        """Let luck and forced answers run, until a seat has a choice or the game is over."""
        g = self.g
        while g.stack:
            step = g.stack[-1]
            if isinstance(step, Question):
                asked = step.seats(g)
                moves = step.moves(g, asked[0])
                if len(moves) > 1 or step.always_asked or len(asked) > 1:
                    self.asked = asked
                    self.put(step_name(step) if self.actions.at else "", asked[0], moves)
                    return
                answer(g, asked[0], moves[0])
            else:
                answer(g, CHANCE, pick(cast(Chance, step).odds(g), self.rng))
        self.seat = NOBODY
        self.asked = ()
        self.moves = []
        self.numbers = []

    def put(self, step: str, seat: int, moves: list[Move]) -> None:
        """This seat must choose among these moves, those without a number left out."""
        numbers = self.actions.numbers(step, moves)
        if some_left_out(numbers):
            moves = [move for move, number in zip(moves, numbers, strict=True) if number != NO_NUMBER]
            numbers = [number for number in numbers if number != NO_NUMBER]
        self.seat = seat
        self.moves = moves
        self.numbers = numbers

    def step(self, number: int) -> None:
        """Give the answer with that number, and go on to the next choice."""
        at = self.place(number)
        if at < 0:
            raise IllegalAction(self.refusal(number))
        self.choose(at)

    def place(self, number: int) -> int:
        """Which of the legal moves has that number; -1 if none has."""
        for at, legal in enumerate(self.numbers):
            if legal == number:
                return at
        return NO_NUMBER

    def choose(self, at: int) -> None:
        """Give the legal answer at that place, and go on to the next choice."""
        self.answers += 1
        answer(self.g, self.seat, self.moves[at])
        self.ask()

    def refusal(self, number: int) -> str:
        """Why a number is refused, and what is legal instead."""
        if self.seat == NOBODY:
            return f"action {number} is illegal: the game is over"
        few = ", ".join([str(legal) for legal in self.numbers[:20]])
        more = f" and {len(self.numbers) - 20} more" if len(self.numbers) > 20 else ""
        return f"action {number} is illegal for seat {self.seat}; the action mask allows {few}{more}"

    def observe(self, seat: int) -> None:
        """Write into `row` what a seat may know now."""
        self.observer.write_state(self.g, seat, self.asked, self.row, 0)

    def mask(self, seat: int) -> bytearray:
        """A byte for each action: 1 if that seat may choose it now."""
        mask = bytearray(self.actions.size)
        if seat == self.seat:
            for number in self.numbers:
                mask[number] = 1
        return mask

    def fork(self) -> Episode:
        """An independent episode at the same point, with its own luck from here on."""
        twin = Episode(self.game, self.seats, self.options)
        twin.g = self.g.copy()
        twin.rng.setstate(self.rng.getstate())
        twin.seat = self.seat
        twin.asked = self.asked
        twin.moves = self.moves.copy()
        twin.numbers = self.numbers.copy()
        twin.answers = self.answers
        return twin

    def returns(self) -> list[float]:
        """The result of each seat once the game is over: seats behind it minus seats before it, from -1 to 1."""
        if self.g.stack:
            return [0.0] * self.seats
        return returns(self.game.ranking(self.g))


def some_left_out(numbers: list[int]) -> bool:
    """Whether a move has no number; told without comparing objects."""
    for number in numbers:  # noqa: SIM110 - compiled, `any` would make a generator
        if number == NO_NUMBER:
            return True
    return False


def returns(places: list[int]) -> list[float]:
    """Places as results that add up to nothing: the share of rivals behind, less the share of rivals before."""
    rivals = max(len(places) - 1, 1)
    return [(sum([p > mine for p in places]) - sum([p < mine for p in places])) / rivals for mine in places]


def playouts(game: Game, seats: int, games: int, seed: int, options: dict[str, OptionValue]) -> tuple[int, int, int]:
    """Play so many games uniformly at random in one loop: decisions, entries, and wins of the first seat."""
    start = new(game, seats, options)
    rng = Random(seed)
    decisions = 0
    entries = 0
    wins = 0
    for _ in range(games):
        g = start.copy()
        made, told = playout(g, rng)
        decisions += made
        entries += told
        wins += 1 if game.ranking(g)[0] == 1 else 0
    return decisions, entries, wins
