"""Chapter 12, phase 3: sailing, step by step, with the leave of rivals met on the way."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.limits import galley_said, named, own_galley
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.answer import Answer, Asks, Facts, Limit, asked
from serenissima.kernel.core import Move, OneSeat, Question, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.distances import FAR_AWAY, all_distances
from serenissima.parts.refusing import count


@immutable(default=("end_sailing",))
class Sail(OneSeat):
    """S96-12.2, S96-12.3, S96-12.4: galley after galley, each at most once, starts into a linked zone, or stays."""

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        neighbours = g.rules.board.neighbours
        moved = g.table.turn.moved
        moves: list[Move] = []
        for number, galley in enumerate(g.table.galleys):
            if galley.owner == seat and not moved >> number & 1:
                for zone in neighbours[galley.zone]:
                    moves.append(("start", number, zone))
        moves.append(("end_sailing",))
        return moves

    def do_start(self, g: S96, seat: Seat, number: int, zone: int) -> None:
        galley = g.table.galleys[number]
        galley.zone = zone
        g.table.turn.moved |= 1 << number
        if galley.crew > 1:
            g.push(SailOn(seat, number, galley.crew - 1, False))

    def do_end_sailing(self, g: S96, seat: Seat) -> None:
        g.done()


@immutable(default=("stop",))
class SailOn(OneSeat):
    """S96-12.1, S96-12.2, S96-12.5, S96-12.6, S96-12.9, S96-12.12: with steps left: on, or ask leave first, or stop.

    `leave` says that all rivals here have agreed; it holds for this galley and this visit.
    """

    galley: int
    left: int
    leave: bool

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if self.leave or not rivals_met(g, seat, self.galley):
            for zone in g.rules.board.neighbours[g.table.galleys[self.galley].zone]:
                moves.append(("step", zone))
        else:
            moves.append(("ask_passage",))
        moves.append(("stop",))
        return moves

    def do_step(self, g: S96, seat: Seat, zone: int) -> None:
        g.table.galleys[self.galley].zone = zone
        if self.left > 1:
            g.swap(SailOn(seat, self.galley, self.left - 1, False))
        else:
            g.done()

    def do_ask_passage(self, g: S96, seat: Seat) -> None:
        g.swap(SailOn(seat, self.galley, self.left, True))
        g.push(GrantPassage(rivals_met(g, seat, self.galley), self.galley))

    def do_stop(self, g: S96, seat: Seat) -> None:
        g.done()


def rivals_met(g: S96, seat: Seat, number: int) -> tuple[Seat, ...]:
    """S96-12.5, S96-12.7, S96-12.11: rivals with a galley in the zone, slot I first; nothing else blocks."""
    zone = g.table.galleys[number].zone
    met = 0
    for galley in g.table.galleys:
        if galley.zone == zone and galley.owner != seat:
            met |= 1 << galley.owner
    if not met:
        return ()
    return tuple([other for other in g.table.order if met >> other & 1])


@immutable(default=("grant",))
class GrantPassage(Question):
    """S96-3.9, S96-12.7, S96-12.8, S96-12.9, S96-12.10, S96-12.13: each rival in turn, once for all his galleys there.

    Promises bind nobody. The first refusal ends the asking and the voyage; the galley stays here, otherwise free.
    """

    order: tuple[Seat, ...]
    galley: int

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return (self.order[0],)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        return [("grant",), ("refuse",)]

    def do_grant(self, g: S96, seat: Seat) -> None:
        if len(self.order) > 1:
            g.swap(GrantPassage(self.order[1:], self.galley))
        else:
            g.done()

    def do_refuse(self, g: S96, seat: Seat) -> None:
        g.done()
        g.done()


# What may be answered


def not_moved(g: S96, seat: Seat, number: int, zone: int) -> bool:
    """S96-12.3: each galley moves at most once."""
    return not g.table.turn.moved >> number & 1


def linked(g: S96, seat: Seat, number: int, zone: int) -> bool:
    """S96-12.1: each step goes to a linked zone."""
    return zone in g.rules.board.neighbours[g.table.galleys[number].zone]


def no_link(g: S96, seat: Seat, number: int, zone: int) -> Facts:
    return (*named(g, "zone", g.table.galleys[number].zone, "here"), *named(g, "zone", zone))


def steps_to(g: S96, number: int, zone: int) -> int:
    """S96-12.1: how many steps a zone is away from a galley."""
    return all_distances(g.rules.board.neighbours)[g.table.galleys[number].zone][zone]


def within_reach(g: S96, number: int, zone: int, left: int) -> bool:
    """S96-12.1: no more steps than the crew can row; of a zone without a way there is nothing to count."""
    return steps_to(g, number, zone) <= max(1, left) or steps_to(g, number, zone) == FAR_AWAY


def how_far(g: S96, number: int, zone: int, left: int) -> Facts:
    """S96-12.1: how many steps it takes, and how many the galley can go."""
    far = count("n", steps_to(g, number, zone))
    return (*named(g, "zone", zone), *count("galley", number), *far, *count("left", left))


def free_to_go(g: S96, seat: Seat, zone: int) -> bool:
    """S96-12.5, S96-12.9: nobody is in the way, or all have agreed."""
    on = asked(g, SailOn)
    return on.leave or not rivals_met(g, seat, on.galley)


def somebody_to_ask(g: S96, seat: Seat) -> bool:
    """S96-12.5, S96-12.11: only a rival's galley makes it necessary."""
    return bool(rivals_met(g, seat, asked(g, SailOn).galley))


START: Final = Answer(
    "start",
    ("galley", "zone"),
    ("S96-12.1", "S96-12.3"),
    *own_galley("S96-12.3"),
    Limit("S96-12.3", "moved_before", not_moved, galley_said(0)),
    Limit(
        "S96-12.1",
        "too_far",
        lambda g, seat, number, zone: within_reach(g, number, zone, g.table.galleys[number].crew),
        lambda g, seat, number, zone: how_far(g, number, zone, g.table.galleys[number].crew),
    ),
    Limit("S96-12.1", "not_linked", linked, no_link),
)
STEP: Final = Answer(
    "step",
    ("zone",),
    ("S96-12.1",),
    Limit(
        "S96-12.1",
        "too_far",
        lambda g, seat, zone: within_reach(g, asked(g, SailOn).galley, zone, asked(g, SailOn).left),
        lambda g, seat, zone: how_far(g, asked(g, SailOn).galley, zone, asked(g, SailOn).left),
    ),
    Limit(
        "S96-12.1",
        "not_linked",
        lambda g, seat, zone: linked(g, seat, asked(g, SailOn).galley, zone),
        lambda g, seat, zone: no_link(g, seat, asked(g, SailOn).galley, zone),
    ),
    Limit("S96-12.5", "ask_leave_first", free_to_go),
)
ASK_PASSAGE: Final = Answer(
    "ask_passage",
    (),
    ("S96-12.5", "S96-12.6"),
    Limit("S96-12.9", "leave_given", lambda g, seat: not asked(g, SailOn).leave),
    Limit("S96-12.5", "nobody_to_ask", somebody_to_ask),
)
SAILING: Final = (
    Asks(Sail, START, Answer("end_sailing", (), ("S96-12.2",))),
    Asks(SailOn, STEP, ASK_PASSAGE, Answer("stop", (), ("S96-12.2",))),
    Asks(GrantPassage, Answer("grant", (), ("S96-12.9",)), Answer("refuse", (), ("S96-12.7",))),
)
