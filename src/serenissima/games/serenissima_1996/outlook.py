"""What an answer can cost or bring in Serenissima (1996), and where the rest of what is told comes from."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.board import GOODS
from serenissima.games.serenissima_1996.chances import FOLDS
from serenissima.games.serenissima_1996.combat import DivideCargo
from serenissima.games.serenissima_1996.figures import Figures, figures, treasury_known
from serenissima.games.serenissima_1996.scoring import board_points, ducat_points
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import NOBODY, Move, Seat, nouns
from serenissima.kernel.fields import shape_of
from serenissima.kernel.outlook import UNKNOWN, Counted, Telling


def counts(g: S96, reader: Seat) -> Counted:
    """S96-3.10, S96-17.2: ducats, since payments are public; what they score only where the treasury may be known."""
    counted: Counted = {"money": g.table.money.copy()}
    count_ports(g, counted)
    counted["ducat_points"] = [
        ducat_points(g, seat) if treasury_known(g, reader, seat) else UNKNOWN for seat in range(g.rules.seats)
    ]
    count_galleys(g, counted)
    return counted


def count_ports(g: S96, counted: Counted) -> None:
    """S96-17.1, S96-17.3, S96-17.6: ports, forts, the men ashore, and what lies on the board and scores."""
    seats = g.rules.seats
    ports, forts, sailors = [0] * seats, [0] * seats, [0] * seats
    for port in g.table.ports:
        seat = port.controller
        if seat != NOBODY:
            ports[seat] += 1
            sailors[seat] += port.garrison
            if port.fort:
                forts[seat] += 1
    counted["points"] = board_points(g)
    counted["ports"] = ports
    counted["forts"] = forts
    counted["sailors"] = sailors


def count_galleys(g: S96, counted: Counted) -> None:
    """S96-1.10, S96-13.12: galleys, their crews, and each good aboard; a pool is the winner's who divides it."""
    seats = g.rules.seats
    galleys, sailors = [0] * seats, counted["sailors"]
    goods = [[0] * seats for _ in range(GOODS)]
    for galley in g.table.galleys:
        owner = galley.owner
        if owner != NOBODY:
            galleys[owner] += 1
            sailors[owner] += galley.crew
            if galley.tokens():
                for good, tokens in enumerate(galley.cargo):
                    goods[good][owner] += tokens
    top = g.stack[-1] if g.stack else None
    if isinstance(top, DivideCargo):
        for good in range(GOODS):
            goods[good][top.seat] += g.table.pool[good]
    counted["galleys"] = galleys
    for good, name in enumerate(g.rules.board.goods):
        counted[name] = goods[good]


SAID_ONLY: Final = ("bid", "ask", "counter", "final_ask", "price")  # prices that are named, and nothing is paid yet


def alike(move: Move) -> Move:
    """S96-8.1, S96-8.4, S96-11.1: sailors cost and tokens are lost alike wherever they go or lie."""
    verb = move[0]
    if verb == "hire" or verb == "discard_sailors":
        return (verb, nouns(move)[-1])
    if verb == "discard_goods":
        return (verb, *nouns(move)[1:])
    return (verb,) if verb in SAID_ONLY else move


TELLING: Final = Telling(counts, FOLDS, figures, shape_of(Figures), alike)
