"""One game between bots, driven as a table would drive it."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, Final, Protocol

from serenissima.arena.exploits import AT, with_habit
from serenissima.bots.levels import UnknownLevel, seat_bot, usual_budget
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.referee import LOST, Fault, ask, patience
from serenissima.games import GAMES
from serenissima.kernel.core import (
    CHANCE,
    Move,
    Question,
    Seat,
    View,
    allowed,
    answer,
    default,
    legal,
    look,
    odds,
    seats,
)
from serenissima.kernel.game import Game, new
from serenissima.kernel.notation import move_text, top_name
from serenissima.kernel.playout import pick
from serenissima.kernel.position import view_to_json
from serenissima.kernel.record import Record

MOST_HANGS: Final = 3  # after so many in one game a bot is not asked any more
MOST_POSITIONS: Final = 3  # faults of one game that are kept with their position


@dataclass(frozen=True)
class Pairing:
    """Who sits where, the seed of luck, and how much everybody may think."""

    game: str
    bots: tuple[str, ...]
    seed: str
    seconds: float = 1.0
    nodes: int = 0  # simulations; none: as many as each level has
    lost: tuple[tuple[int, str], ...] = ()  # decisions that took the process with them, and how


@dataclass
class Result:
    """How a game went for each seat."""

    bots: tuple[str, ...]
    seed: str
    scores: list[int]
    places: list[int]
    decisions: int
    faults: list[dict[str, Any]] = field(default_factory=list)

    def share(self, seat: int) -> float:
        """One for a win, a part of it for a shared one."""
        return 1.0 / self.places.count(1) if self.places[seat] == 1 else 0.0


class Watch(Protocol):
    """Told before and after every thought, so that somebody outside can see one that never ends."""

    def begins(self, decision: int, seconds: float) -> None: ...

    def ends(self) -> None: ...


class Unwatched:
    """Nobody looks."""

    def begins(self, decision: int, seconds: float) -> None: ...

    def ends(self) -> None: ...


def bot_called(game: Game, name: str, seed: int | str) -> Bot:
    """A bot of a level, one with a habit, or of your own: `module:Name` is called with the game and the seed."""
    if AT in name:
        return with_habit(game, name, seed)
    module, colon, maker = name.partition(":")
    if not colon:
        return seat_bot(game, name, seed)
    try:
        found = getattr(import_module(module), maker)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownLevel(f"{name!r} cannot be found: {error}") from error
    bot: Bot = found(game, seed)
    return bot


def budget_of(game: str, name: str, seconds: float, nodes: int) -> Budget:
    """What a bot thinks with: the simulations asked for, or those of its level."""
    if nodes:
        return Budget(nodes, seconds)
    return Budget(seconds=seconds) if ":" in name else usual_budget(game, name.rpartition(AT)[2], seconds)


def players(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The bots as they can be named in a record: the second of a kind gets a number."""
    plain = ["".join(c for c in name.rpartition(":")[2] if c.isalnum() or c == "-")[:20] or "bot" for name in bots]
    return tuple(
        name if plain.index(name) == seat else f"{name}{plain[: seat + 1].count(name)}"
        for seat, name in enumerate(plain)
    )


def play(pairing: Pairing, watch: Watch | None = None) -> Result:
    """Play it to the end."""
    return Match(pairing, watch or Unwatched()).play()


class Match:
    """A game under way between bots."""

    def __init__(self, pairing: Pairing, watch: Watch) -> None:
        self.pairing = pairing
        self.watch = watch
        self.game = GAMES[pairing.game]
        self.luck = Random(f"luck {pairing.seed}")
        self.state = new(self.game, len(pairing.bots))
        named = list(enumerate(pairing.bots))
        self.bots = [bot_called(self.game, name, f"{pairing.seed} {seat}") for seat, name in named]
        self.budgets = [budget_of(pairing.game, name, pairing.seconds, pairing.nodes) for name in pairing.bots]
        self.hangs = [0] * len(pairing.bots)
        self.entries: list[tuple[Seat, Move]] = []
        self.result = Result(pairing.bots, pairing.seed, [], [], 0)

    def play(self) -> Result:
        """Ask luck and bots until the game is over."""
        g = self.state
        while g.stack:
            seat = seats(g)[0]
            move = pick(odds(g), self.luck) if seat == CHANCE else self.answer_of(seat)
            self.entries.append((seat, move))
            answer(g, seat, move)
        self.result.scores, self.result.places = self.game.scores(g), self.game.ranking(g)
        return self.result

    def answer_of(self, seat: Seat) -> Move:
        """The seat's bot is asked where it has a choice; whatever is wrong with it, there is an answer."""
        moves, step = legal(self.state, seat), self.state.stack[-1]
        unlisted = isinstance(step, Question) and step.unlisted
        if len(moves) == 1 and not unlisted:
            return moves[0]
        self.result.decisions += 1
        move, fault = self.thought_of(seat, moves)
        if fault:
            self.note(seat, fault, moves, move)
        return move

    def thought_of(self, seat: Seat, moves: list[Move]) -> tuple[Move, Fault | None]:
        """What the bot answers, unless it hung too often or is known to take the process with it."""
        otherwise, decision = default(self.state, seat), self.result.decisions
        if self.hangs[seat] >= MOST_HANGS:
            return otherwise, None
        lost = dict(self.pairing.lost).get(decision)
        if lost:
            return otherwise, Fault(lost, LOST[lost], self.view(seat))
        self.watch.begins(decision, patience(self.budgets[seat]))
        asked = ask(self.bots[seat], self.view(seat), moves, self.budgets[seat], otherwise, self.taker(seat))
        self.watch.ends()
        return asked

    def view(self, seat: Seat) -> View:
        return look(self.state, seat)

    def taker(self, seat: Seat) -> Any:
        """Whether the question takes an answer beyond its list."""
        return lambda move: allowed(self.state, seat, move)

    def note(self, seat: Seat, fault: Fault, moves: list[Move], answered: Move) -> None:
        """Keep a fault, with everything needed to come back to it."""
        if fault.kind in ("hung", "died"):
            self.hangs[seat] += 1
        told: dict[str, Any] = {
            "kind": fault.kind,
            "message": fault.message,
            "game": self.pairing.game,
            "bot": self.pairing.bots[seat],
            "seat": seat,
            "seed": self.pairing.seed,
            "decision": self.result.decisions,
        }
        if len(self.result.faults) < MOST_POSITIONS:
            told |= self.position(fault, moves, answered)
        self.result.faults.append(told)

    def position(self, fault: Fault, moves: list[Move], answered: Move) -> dict[str, Any]:
        """What the bot saw and could answer, what was answered for it, and the record so far."""
        names, step = self.game.names(self.state.rules), top_name(self.state)
        record = Record(self.game, players(self.pairing.bots))
        for entry in self.entries:
            record.play(*entry, clock=True)
        return {
            "bots": list(self.pairing.bots),
            "seconds": self.pairing.seconds,
            "nodes": self.pairing.nodes,
            "trace": fault.trace,
            "view": view_to_json(self.game, fault.view),
            "legal": [move_text(self.game, names, step, move) for move in moves],
            "answered": move_text(self.game, names, step, answered),
            "record": record.text(),
        }
