"""The ladder: each level as one among those of the level below, until the interval leaves no doubt.

A rung is looked at again and again while its games come in, and ends early when an interval much wider than the one it
is judged by lies clear of the share that is asked for. That way it costs few games where the answer is plain; how
often looking so often deceives, a test has simulated: an equal bot is called better less than five times in a hundred.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import pairwise, takewhile
from time import monotonic
from typing import Any, Final

from serenissima.arena.crew import Players
from serenissima.arena.log import Log, key_of
from serenissima.arena.match import Result
from serenissima.arena.tournament import pairings, ratings, rotations, wilson
from serenissima.bots.levels import NO_DEAL, exceptions, levels, levels_of
from serenissima.kernel.game import Game

EARLY: Final = 3.0  # standard deviations that must lie between a share and what is asked for, to end early
FIRST_LOOK: Final = 3  # rotations of the seats before the first look; then after every one
TOP_OVER_VALUE: Final = 0.65  # with two seats the top level beats the value bot so often,
VALUE_OVER_RANDOM: Final = 0.99  # and the value bot chance itself


@dataclass(frozen=True)
class Rung:
    """One bot among others, and the share of the wins that is asked of it: more than chance, or a goal."""

    one: str
    other: str
    seats: int
    goal: float = 0.0  # none: chance

    @property
    def asked(self) -> float:
        return self.goal or 1.0 / self.seats

    @property
    def called(self) -> str:
        """`doge among 3 capitano`, `doge against capitano`."""
        return f"{self.one} {f'among {self.seats - 1}' if self.seats > 2 else 'against'} {self.other}"

    @property
    def line_up(self) -> tuple[str, ...]:
        return (self.one, *[self.other] * (self.seats - 1))


@dataclass(frozen=True)
class Terms:
    """How a ladder is climbed: at most so many games and minutes for a rung, and how much everybody may think."""

    games: int
    minutes: float
    seed: str
    seconds: float
    nodes: int


@dataclass(frozen=True)
class Climbed:
    """What a rung has shown."""

    rung: Rung
    games: int
    wins: float
    low: float
    high: float
    ended: str  # `early`, with the `games`, or with the `minutes`

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def reached(self) -> bool:
        """Chance must lie below the whole interval; a goal is reached by the share itself."""
        return self.share >= self.rung.goal if self.rung.goal else self.low > self.rung.asked

    @property
    def verdict(self) -> str:
        """Whether the interval lies `above` or `below` what is asked for; else it is `open`."""
        return "above" if self.low > self.rung.asked else "below" if self.high < self.rung.asked else "open"


def rungs(game: Game, seats: int) -> list[Rung]:
    """All that a ladder of this game must show at a table of so many seats, from the bottom up."""
    names = levels_of(game)
    steps = [Rung(one, other, seats) for other, one in pairwise(names)]
    value = value_bot(names)
    if value and seats >= exceptions(game).get("bargaining_from", seats + 1):
        steps.append(Rung(value, value + NO_DEAL, seats))
    if value and seats == 2:
        steps.append(Rung(value, names[0], 2, VALUE_OVER_RANDOM))
        if names[-1] != value:
            steps.append(Rung(names[-1], value, 2, TOP_OVER_VALUE))
    return steps


def value_bot(names: list[str]) -> str:
    """The best of those who look one move ahead; none without a value function."""
    return next((name for name in reversed(names) if levels()[name].kind == "value"), "")


class Climb:
    """A rung under way."""

    def __init__(self, game: Game, rung: Rung, terms: Terms, log: Log) -> None:
        self.rung = rung
        self.terms = terms
        self.log = log
        self.turns = len(rotations(rung.line_up))
        self.games = max(self.turns, terms.games // self.turns * self.turns)  # every seat equally often
        self.wanted = list(pairings(game.key, rung.line_up, self.games, terms.seed, terms.seconds, terms.nodes))
        self.results: list[Result] = []  # in the order of the pairings, as far as no game is missing
        self.decided: Climbed | None = None

    def up(self, players: Players, done: Callable[[Climb], None]) -> Climbed:
        """Play until it is decided or the games are played; when the time is up, no further game is begun."""
        end = monotonic() + 60.0 * self.terms.minutes
        self.look()
        done(self)
        left = [pairing for pairing in self.wanted if key_of(pairing) not in self.log.known]
        in_time = takewhile(lambda _: self.decided is None and monotonic() < end, left)
        with closing(players.play_all(in_time)) as games:
            for result in games:
                self.log.note(result)
                self.look()
                done(self)
                if self.decided is not None:
                    break
        if self.decided is None:  # every seat equally often, with what there was time for
            del self.results[len(self.results) // self.turns * self.turns :]
            self.decided = self.judged("minutes")
        return self.decided

    def look(self) -> None:
        """Take in what has arrived, in the order of the pairings: neither cores nor stops change the answer."""
        while self.decided is None and len(self.results) < self.games:
            known = self.log.known.get(key_of(self.wanted[len(self.results)]))
            if known is None:
                return
            self.results.append(known)
            if len(self.results) == self.games:
                self.decided = self.judged("games")
            elif self.plain():
                self.decided = self.judged("early")

    def plain(self) -> bool:
        """Whether this is a moment to look, and even the wide interval is clear of what is asked for."""
        played = len(self.results)
        if played % self.turns or played < FIRST_LOOK * self.turns:
            return False
        low, high = wilson(self.wins(), played, EARLY)
        return low > self.rung.asked or high < self.rung.asked

    def wins(self) -> float:
        return sum(result.share(result.bots.index(self.rung.one)) for result in self.results)

    def judged(self, ended: str = "") -> Climbed:
        """What the results so far say."""
        wins, played = self.wins(), len(self.results)
        return Climbed(self.rung, played, wins, *wilson(wins, played), ended)


def told(climbed: Climbed) -> dict[str, Any]:
    """A rung as JSON."""
    said = asdict(climbed)
    rung = said.pop("rung")
    more = {"asked": climbed.rung.asked, "share": climbed.share, "verdict": climbed.verdict, "reached": climbed.reached}
    return {"called": climbed.rung.called, **rung, **said, **more}


def rated(climbs: list[Climb]) -> list[dict[str, Any]]:
    """OpenSkill ratings over all rungs, the best first."""
    found = ratings([result for climb in climbs for result in climb.results])
    best = sorted(found.items(), key=lambda one: -one[1][0])
    return [{"bot": name, "rating": mean, "spread": spread} for name, (mean, spread) in best]
