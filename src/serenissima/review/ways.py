"""Whole turns: what one seat can answer until luck or somebody else is asked, found from its view alone.

By the law of foresight an own answer leads to the same view in every world, so one imagined world tells all ways
through a turn. Views that were met before are not gone through again: a way never comes back to where it was, and two
orders of the same doings are one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from serenissima.bots.calm import calm_of
from serenissima.bots.foresight import WIDEST
from serenissima.bots.judge import Judge
from serenissima.bots.protocol import known
from serenissima.kernel.core import CHANCE, AnyState, Move, Seat, answer, glance, legal, seats, step_name
from serenissima.kernel.game import Game
from serenissima.kernel.notation import move_words
from serenissima.kernel.shape import Names
from serenissima.review.customs import customs
from serenissima.review.equity import futures

DEEPEST: Final = 24  # questions in one turn that are thought through; what follows is left open
FORESEEN: Final = 36  # outcomes of luck all judged where a turn ends; of more, a few
GLIMPSED: Final = 6
NEARLY: Final = 0.0005  # of two turns that differ by less, the shorter one is better
NEAR: Final = 4  # how far apart two answers may be that are left out together
ROW: Final = 8  # how many in a row may be

Spelt = tuple[str, list[str]]  # a question, and what is answered to it, in the words of the notation


class Said(NamedTuple):
    """A question, what is answered to it, and whether the rules left any choice."""

    step: str
    move: Move
    forced: bool = False


@dataclass(frozen=True)
class Way:
    """A way through a turn: every answer with its question, how the turn ends, and what is seen there."""

    answers: tuple[Said, ...]
    end: AnyState = field(compare=False, repr=False)
    seen: str  # a short name for what the seat then knows
    share: float  # of the win, judged there

    @property
    def moves(self) -> tuple[Move, ...]:
        """The answers alone."""
        return tuple(said.move for said in self.answers)

    def after(self, said: tuple[Said, ...]) -> Way:
        """The same with answers before it."""
        return Way((*said, *self.answers), self.end, self.seen, self.share)

    def better_than(self, other: Way | None) -> bool:
        """Whether it leads to more, or to as much with fewer answers."""
        if other is None or abs(self.share - other.share) >= NEARLY:
            return other is None or self.share > other.share
        return len(self.answers) < len(other.answers)


class Fork:
    """A question of the thinking seat: where its answers lead, the most promising first, and the best way on."""

    def __init__(self, g: AnyState, step: str) -> None:
        self.g = g
        self.step = step
        self.tried: dict[Move, Arrival] = {}
        self.order: list[Move] = []  # answers after which this seat is asked again
        self.best: Way | None = None
        self.width = 0  # how many of them were followed


class Arrival:
    """Where an answer leads, past all that the rules then force the seat to answer."""

    def __init__(self, g: AnyState, said: tuple[Said, ...], seen: str, promise: float) -> None:
        self.g = g
        self.said = said
        self.seen = seen
        self.promise = promise
        self.end: Way | None = None


class Turn:
    """The turn of a seat in one imagined world; so many positions are judged in all."""

    def __init__(self, judge: Judge, g: AnyState, seat: Seat, looks: int) -> None:
        self.judge = judge
        self.seat = seat
        self.looks = looks
        self.talk = {step for custom in customs(judge.game) for step in custom.talk}
        self.root = Fork(g, step_name(g.stack[-1]))
        self.forks: dict[str, Fork] = {self.view_of(g): self.root}

    def view_of(self, g: AnyState) -> str:
        """A short name for what the seat knows there."""
        return known(glance(g, self.seat))

    def ways(self, moves: list[Move], rng: Random) -> list[Way]:
        """The best way found through the turn for each of these first answers; of one end only the shortest."""
        self.look_around(self.root, moves)
        for width in range(1, WIDEST):
            before = self.looks
            for move in self.promising(self.root, moves):
                if self.looks > 0 or not self.found(moves):
                    self.follow(self.root.tried[move], {self.view_of(self.root.g)}, width, rng)
            if self.looks == before or self.looks <= 0:
                break
        return once(self.found(moves))

    def found(self, moves: list[Move]) -> list[Way]:
        """The best way known for each of these first answers, where one is."""
        return [way for move in moves if (way := self.through(self.root, move)) is not None]

    def given(self, moves: list[Move], rng: Random) -> Way:
        """The way that begins with these answers; if they do not end the turn, the best one found from there."""
        g, said = self.root.g.copy(), []
        for move in moves:
            said.append(Said(step_name(g.stack[-1]), move, legal(g, self.seat) == [move]))
            answer(g, self.seat, move)
        arrival = self.arrive(g, tuple(said))
        if arrival.end is None:
            self.follow(arrival, set(), 1, rng)
        return self.way_of(arrival) or self.stop(arrival)

    def look_around(self, fork: Fork, moves: list[Move]) -> None:
        """Where these answers lead; what comes back to a view of the same way is left out when it is followed."""
        for move in moves:
            if move in fork.tried:
                continue
            g = fork.g.copy()
            answer(g, self.seat, move)
            if not self.is_word(fork, g):
                fork.tried[move] = self.arrive(g, (Said(fork.step, move),))
        going_on = [move for move in fork.tried if fork.tried[move].end is None]
        fork.order = sorted(going_on, key=lambda move: -fork.tried[move].promise)
        for arrival in fork.tried.values():
            if arrival.end is not None and arrival.end.better_than(fork.best):
                fork.best = arrival.end

    def is_word(self, fork: Fork, g: AnyState) -> bool:
        """Whether an answer only begins an offer, or goes on with one: which offer to make, a dealer says."""
        asked = seats(g)
        if asked == (self.seat,):
            return step_name(g.stack[-1]) in self.talk
        return fork.step in self.talk and asked == (CHANCE,)

    def arrive(self, g: AnyState, said: tuple[Said, ...]) -> Arrival:
        """Answer what the rules force, and judge what is reached."""
        self.looks -= 1
        while seats(g) == (self.seat,) and len(said) < DEEPEST:
            moves = legal(g, self.seat)
            if len(moves) != 1:
                break
            said = (*said, Said(step_name(g.stack[-1]), moves[0], True))
            answer(g, self.seat, moves[0])
        arrival = Arrival(g, said, self.view_of(g), 0.0)
        if seats(g) == (self.seat,):
            arrival.promise = self.judge.worth(g, self.seat)
        else:
            arrival.end = self.stop(arrival)
        return arrival

    def stop(self, arrival: Arrival) -> Way:
        """The way that ends there."""
        ends = futures(arrival.g, "look", FORESEEN, GLIMPSED)
        self.looks -= len(ends)
        share = sum(chance * self.judge.shares(g)[self.seat] for g, chance in ends)
        return Way(arrival.said, arrival.g, arrival.seen, share)

    def plain(self, way: Way) -> Way:
        """The same without answers that it would lead to as much without: one, two, or some in a row."""
        at = 0
        worlds = self.along(way)
        while at < len(way.answers):
            shorter = self.shorter(way, worlds[at], at)
            if shorter is None:
                at += 1
            else:
                way, worlds, at = shorter, self.along(shorter), max(0, at - NEAR)
        return way

    def straight(self, way: Way, rng: Random) -> Way:
        """The same, or a shorter way to as much that leaves it where another question comes up."""
        worlds = self.along(way)
        for at in range(1, len(worlds)):
            fork = self.forks.get(self.view_of(worlds[at]))
            if fork is None or self.looks <= 0:
                continue
            for move in fork.order:
                onward = fork.tried[move]
                if step_name(onward.g.stack[-1]) == fork.step:
                    continue
                self.follow(onward, set(), 1, rng)
                found = self.through(fork, move)
                shorter = None if found is None else found.after(way.answers[:at])
                if shorter is not None and shorter.better_than(way):
                    return self.straight(shorter, rng)
        return way

    def along(self, way: Way) -> list[AnyState]:
        """The world before each answer."""
        worlds = [self.root.g]
        for said in way.answers[:-1]:
            g = worlds[-1].copy()
            answer(g, self.seat, said.move)
            worlds.append(g)
        return worlds

    def shorter(self, way: Way, g: AnyState, at: int) -> Way | None:
        """A way that leads to as much without that answer, without it and one soon after it, or without some in a row.

        The first answer alone is never left out: it is what this way is about.
        """
        head, tail = way.answers[:at], way.answers[at + 1 :]
        rests = [tail[:skip] + tail[skip + 1 :] for skip in range(min(NEAR, len(tail)))]
        rests += [tail[skip:] for skip in range(2, min(ROW, len(tail)))]
        for rest in [*([tail] if at else []), *rests]:
            found = self.played(g, head, rest)
            if found is not None and found.share > way.share - NEARLY:
                return found
        return None

    def played(self, g: AnyState, head: tuple[Said, ...], rest: tuple[Said, ...]) -> Way | None:
        """The way that goes on from there; none if not all of it is legal, or the turn does not end with the last."""
        g = g.copy()
        for number, said in enumerate(rest):
            if (head or number) and seats(g) != (self.seat,):
                return None
            if step_name(g.stack[-1]) != said.step or said.move not in legal(g, self.seat):
                return None
            answer(g, self.seat, said.move)
        if not rest or seats(g) == (self.seat,):
            return None
        return self.stop(Arrival(g, (*head, *rest), self.view_of(g), 0.0))

    def promising(self, fork: Fork, moves: list[Move]) -> list[Move]:
        """Of these answers those after which the turn goes on; the best known way first, else what looks best."""
        found = {move: self.through(fork, move) for move in fork.order if move in moves}

        def rank(move: Move) -> tuple[float, float]:
            way = found[move]
            return (-1.0 if way is None else -way.share), -fork.tried[move].promise

        return sorted(found, key=rank)

    def follow(self, arrival: Arrival, path: set[str], width: int, rng: Random) -> None:
        """Think on from there: the ends at hand, and beyond the most promising answers so many of them."""
        if arrival.end is not None or arrival.seen in path or len(path) >= DEEPEST:
            return
        fork = self.forks.get(arrival.seen)
        if fork is None:
            fork = self.forks[arrival.seen] = Fork(arrival.g, step_name(arrival.g.stack[-1]))
            moves = self.sober(fork.g, legal(fork.g, self.seat))
            self.look_around(fork, rng.sample(moves, WIDEST) if len(moves) > WIDEST else moves)
        if fork.width >= width:
            return
        fork.width = width
        here = {*path, arrival.seen}
        fresh = [move for move in fork.order if fork.tried[move].seen not in here]
        for move in fresh[:width]:
            onward = fork.tried[move]
            self.follow(onward, here, width, rng)
            way = self.through(fork, move)
            if way is not None and way.better_than(fork.best):
                fork.best = way
            if self.looks <= 0 and fork.best is not None:
                return

    def sober(self, g: AnyState, moves: list[Move]) -> list[Move]:
        """The answers that are no fuss: a voyage as short as it can be, nothing given and taken back.

        Questions come in any order here, so nothing is remembered from one to the next.
        """
        calm = calm_of(self.judge.game)
        return moves if calm is None else calm.plain(g, self.seat, moves) or moves

    def through(self, fork: Fork, move: Move) -> Way | None:
        """The best way known that begins with that answer; none if it was not followed to an end."""
        return self.way_of(fork.tried[move]) if move in fork.tried else None

    def way_of(self, arrival: Arrival) -> Way | None:
        """The best way known from there."""
        if arrival.end is not None:
            return arrival.end
        fork = self.forks.get(arrival.seen)
        return None if fork is None or fork.best is None else fork.best.after(arrival.said)


def once(ways: list[Way]) -> list[Way]:
    """The best first; of ways that come to the same end the one with the fewest answers, or the first of them."""
    found: dict[str, Way] = {}
    for way in ways:
        other = found.get(way.seen)
        if other is None or len(way.answers) < len(other.answers):
            found[way.seen] = way
    return sorted(found.values(), key=lambda way: (-way.share, len(way.answers)))


def spelt(game: Game, names: Names, answers: tuple[Said, ...]) -> list[Spelt]:
    """Answers in the words of the notation, without those that the rules leave no choice about."""
    return [(said.step, move_words(game, names, said.step, said.move)) for said in answers if not said.forced]
