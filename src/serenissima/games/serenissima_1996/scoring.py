"""Chapters 17 and 18: scoring, the end of the game, and ties."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.limits import faces
from serenissima.games.serenissima_1996.state import S96, is_full, own_capital, ports_of, printed
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import NOBODY, Automatic, Chance, Move, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.ranking import places


@immutable
class CloseRound(Automatic):
    """S96-3.4, S96-18.1: after the last market the game is over; by option a die decides from the usual end on."""

    def run(self, g: S96) -> None:
        rules = g.rules
        if g.table.round >= rules.last_round:
            end_game(g)
        elif g.table.round >= rules.rounds:
            g.swap(EndDie())
        else:
            g.done()


@immutable
class EndDie(Chance):
    """S96-18.1: by option `variable_end` a five or a six ends the game."""

    def odds(self, g: S96) -> list[tuple[Move, int]]:
        return g.rules.board.die_odds

    def do_roll(self, g: S96, face: int) -> None:
        if face in g.rules.board.end_die:
            end_game(g)
        else:
            g.done()


def end_game(g: S96) -> None:
    """S96-18.1, S96-18.2: nothing more happens, and all treasuries are shown."""
    for seat, ducats in enumerate(g.table.money):
        g.emit(("treasury_shown", seat, ducats))
    for seat, points in enumerate(scores(g)):
        g.emit(("scored", seat, points))
    g.stack.clear()


def scores(g: S96) -> list[int]:
    """S96-18.2: the points of each seat, as if the game were over now."""
    points = board_points(g)
    for seat in range(g.rules.seats):
        points[seat] += ducat_points(g, seat)
    return points


def board_points(g: S96) -> list[int]:
    """S96-17.1, S96-17.3, S96-17.4, S96-17.6: what lies on the board and scores, for each seat."""
    seats = g.rules.seats
    points = [end_bonus(g, seat) for seat in range(seats)] if has_end_bonus(g) else [0] * seats
    for at, port in enumerate(g.table.ports):
        seat = port.controller
        if seat == NOBODY:
            continue
        if at == own_capital(g, seat):
            points[seat] += port_points(g, seat, at) + capital_points(g, seat, at)
        else:
            points[seat] += unclaimed_points(g, at)
    return points


def ducat_points(g: S96, seat: Seat) -> int:
    """S96-17.2: a point for every full 500 ducats; nobody scores before the nations are dealt."""
    if g.table.nations[seat] < 0:
        return 0
    return g.table.money[seat] // g.rules.board.ducats_per_point


def capital_points(g: S96, seat: Seat, port: int) -> int:
    """S96-17.1: what the own capital scores beside what any port does."""
    return g.rules.board.points_own_capital if port == own_capital(g, seat) else 0


def port_points(g: S96, seat: Seat, port: int) -> int:
    """S96-17.3, S96-17.4, S96-17.5: by its size if full, else one point, where the options allow it."""
    if port == own_capital(g, seat) and not g.rules.options.own_capital_point and not is_full(g, port):
        return 0
    return unclaimed_points(g, port)


def unclaimed_points(g: S96, port: int) -> int:
    """S96-17.3, S96-17.4: what a port scores for whoever takes it, unless it is his own capital."""
    if is_full(g, port):
        return printed(g, port).full_points
    if g.rules.options.empty_ports_only and g.table.ports[port].stored:
        return 0
    return g.rules.board.points_not_full


def end_bonus(g: S96, seat: Seat) -> int:
    """S96-17.6: galleys, forts, sailors and cargo score nothing, unless by option `end_bonus`."""
    return sum(bonus_parts(g, seat))


def has_end_bonus(g: S96) -> bool:
    """S96-17.6: by option `end_bonus`."""
    return g.rules.options.end_bonus in g.rules.board.end_divisors


def bonus_parts(g: S96, seat: Seat) -> tuple[int, int, int]:
    """S96-17.6: what galleys, forts and sailors score by option `end_bonus`."""
    if g.table.nations[seat] < 0 or not has_end_bonus(g):
        return (0, 0, 0)
    galleys, forts, sailors = g.rules.board.end_divisors[g.rules.options.end_bonus]
    crews = [galley.crew for galley in g.table.galleys if galley.owner == seat]
    held = [g.table.ports[port] for port in ports_of(g, seat)]
    manned = sum(crews) + sum(port.garrison for port in held)
    return (len(crews) // galleys, sum(port.fort for port in held) // forts, manned // sailors)


def standing_key(g: S96, seat: Seat) -> tuple[int, int, int]:
    """S96-18.3: points, then ducats, then ports."""
    return (scores(g)[seat], g.table.money[seat], len(ports_of(g, seat)))


def ranking(g: S96) -> list[int]:
    """S96-18.2, S96-18.3: most points, then more ducats, then more ports; who is still equal shares the place."""
    return places([standing_key(g, seat) for seat in range(g.rules.seats)])


def ending(g: S96) -> str:
    """S96-18.2, S96-18.3: what decided the game: points, ducats, ports, or nothing (a shared win)."""
    keys = sorted([standing_key(g, seat) for seat in range(g.rules.seats)], reverse=True)
    best, second = keys[0], keys[1]
    for at, what in enumerate(("points", "ducats", "ports")):
        if best[at] != second[at]:
            return what
    return "shared"


# What may be answered

END_ROLL: Final = Answer("roll", ("n",), ("S96-18.1",), rows=lambda rules: [(face,) for face in faces(rules)], own=True)
ENDING: Final = (Asks(CloseRound), Asks(EndDie, END_ROLL))
