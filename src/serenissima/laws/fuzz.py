"""One random game with all laws on."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from serenissima.kernel.core import CHANCE, AnyState, Move, Seat, legal, odds, seats, told
from serenissima.kernel.game import Game, Option, OptionValue
from serenissima.kernel.luck import SeededLuck, outcome
from serenissima.kernel.record import Record, read_record
from serenissima.laws.broken import Scene, require, whole
from serenissima.laws.candour import candour, discreet_refusals
from serenissima.laws.honesty import honesty, reckoning_adds_up
from serenissima.laws.order import ORDER
from serenissima.laws.secrets import SECRETS
from serenissima.laws.wholeness import wholeness

LONGEST_GAME: Final = 50_000  # entries; no game of the house comes near it
LONGEST_SECONDS = 600.0  # for one game with all laws on
LAWS: Final[dict[str, Callable[[Scene], None]]] = {
    **ORDER,
    **SECRETS,
    "candour": candour,
    "discreet": discreet_refusals,
    "honesty": honesty,
    "wholeness": wholeness,
}
ALWAYS: Final = ("audit",)  # tried after every entry; the others at a share of the moments
TEMPERS: Final = (0.15, 0.5, 1.0, 1.0, 2.0, 6.0)  # how much a game likes a verb


class Violation(Exception):
    """A law was broken, or the engine stopped with an error; `record` tells the game up to that moment."""

    def __init__(self, law: str, message: str, record: str) -> None:
        super().__init__(f"{law}: {message}")
        self.law = law
        self.record = record


def check_game(
    game: Game,
    seat_count: int,
    seed: int | str,
    options: dict[str, Any] | None = None,
    share: float = 0.1,
    laws: Collection[str] = tuple(LAWS),
) -> int:
    """Play one random game with all laws on; the number of its entries. A broken law is raised as `Violation`.

    Without options, every second game draws them at random. `share` is the part of all moments at which each of the
    costlier laws is tried; `laws` are those tried while the game runs, in the order in which they stand in `LAWS`.
    """
    rng = Random(f"{game.key} {seat_count} {seed}")
    players = tuple(f"seat{seat}" for seat in range(seat_count))
    record = Record(game, players, draw_options(game, seat_count, rng) if options is None else options)
    trial = Trial(record, rng, share, laws)
    try:
        with clock(LONGEST_SECONDS):
            trial.play()
            trial.finish()
    except TooLong as error:
        raise Violation("clock", f"{error}, during {trial.law}", record.text()) from error
    except Exception as error:
        raise Violation(trial.law, f"{type(error).__name__}: {error}", record.text()) from error
    return len(record.entries)


class TooLong(Exception):
    """A game that does not get on."""


@contextmanager
def clock(seconds: float) -> Iterator[None]:
    """Stops what takes longer, wherever it hangs; only the main thread of a system with alarms has such a clock."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise TooLong(f"no end after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Trial:
    """One game under laws; `law` is the one that is tried now."""

    def __init__(self, record: Record, rng: Random, share: float, laws: Collection[str]) -> None:
        self.record = record
        self.rng = rng
        self.share = share
        self.laws = {law: LAWS[law] for law in LAWS if law in laws}
        self.scene = Scene(record.game, record.state, record.names, rng)
        self.mood = Mood(record.game, rng)
        self.law = "apply"

    def play(self) -> None:
        """To the end, with each of the costlier laws tried at a share of the moments."""
        while not self.record.over:
            for law, holds in self.laws.items():
                self.law = law
                if law in ALWAYS or self.rng.random() < self.share:
                    holds(self.scene)
            self.answer()
            self.law = "termination"
            require(len(self.record.entries) < LONGEST_GAME, f"no end after {LONGEST_GAME} entries")
            if self.rng.random() < self.share / 10:
                self.law = "undo"
                undo_restores(self.record)
                self.scene.g = self.record.state

    def answer(self) -> None:
        """One answer; who could take back his own before it hears of it, or what he can take back would tell it."""
        self.law = "apply"
        last = self.record.entries[-1].seat if self.record.entries else CHANCE
        seat, move = self.mood.answer(self.record.state)
        heard = self.record.play(seat, move)
        self.law = "undo"
        unheard = CHANCE not in (last, seat) and last != seat and not told(heard, last)
        require(not unheard, f"seat {last} can take back nothing any more, and was not told why")

    def finish(self) -> None:
        """What must hold once the game is over."""
        self.law = "audit"
        self.record.game.audit(self.record.state)
        self.law = "replay"
        replay_equals_live(self.record)
        self.law = "reckoning"
        reckoning_adds_up(self.record, self.rng, self.share)
        self.law = "end"
        the_end_is_open(self.scene)


def draw_options(game: Game, seat_count: int, rng: Random) -> dict[str, Any]:
    """No options for every second game, else any value of each that fits the number of seats."""
    if rng.random() < 0.5:
        return {}
    drawn = {name: rng.choice(option.tried or option.values) for name, option in game.options.items()}
    return {name: value for name, value in drawn.items() if fits(game.options[name], value, seat_count)}


def fits(option: Option, value: OptionValue, seat_count: int) -> bool:
    """A number that names a seat names one at the table, and an option for other tables is left alone."""
    if option.names_seat and value in range(seat_count, 99):
        return False
    return not option.seats or seat_count in option.seats


class Mood:
    """A random player with likes and dislikes, drawn once per game, so that different games go different ways."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.rng = rng
        verbs = sorted({key.rsplit(".", 1)[-1] for key in game.verbs})
        self.liking = {verb: rng.choice(TEMPERS) for verb in verbs}

    def answer(self, g: AnyState) -> tuple[Seat, Move]:
        seat = self.rng.choice(seats(g))
        if seat == CHANCE:
            return seat, outcome(odds(g), SeededLuck(self.rng.randrange(1 << 62)))
        moves = legal(g, seat)
        return seat, self.rng.choices(moves, [self.liking[move[0]] for move in moves])[0]


def undo_restores(record: Record) -> None:
    """Taking back a seat's last entry and playing it again leads to the same state; nobody else's can be taken back."""
    last = record.entries[-1]
    for seat in range(len(record.players)):
        require((record.undoable(seat) > 0) == (seat == last.seat), f"seat {seat} could take back another's entry")
    if last.seat == CHANCE:
        return
    after = whole(record.state)
    record.undo(last.seat)
    require(last.move in legal(record.state, last.seat), "a move taken back is not legal any more")
    record.play(last.seat, last.move)
    require(whole(record.state) == after, "taking back and playing again leads elsewhere")


def replay_equals_live(record: Record) -> None:
    """The record alone, by entries and as text, gives the same game."""
    final = None
    for g, entry, _ in record.replay():
        final = g if entry is None else final
    require(final is not None and whole(final) == whole(record.state), "a replay ends elsewhere")
    text = record.text()
    reading = read_record(text.splitlines())
    require(reading.complete and reading.checked == len(record.entries), "the record as text is incomplete")
    require(reading.record.text() == text, "the record is written differently after reading it")


def the_end_is_open(scene: Scene) -> None:
    """When the game is over nobody is asked, scores and places are known, and the best has the first place."""
    g, game = scene.g, scene.game
    require(seats(g) == () and not any(legal(g, seat) for seat in range(len(g.own))), "somebody is asked after the end")
    scores, places = game.scores(g), game.ranking(g)
    require(len(scores) == len(places) == len(g.own) and min(places) == 1, f"scores {scores}, places {places}")
    require(bool(game.ending(g)), "the way the game ended has no name")
    for law in ("blindness", "imagination", "position"):
        LAWS[law](scene)
