"""What an answer can cost or bring in Serenissima (2012), and where the rest of what is told comes from."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.board import SAILOR
from serenissima.games.serenissima_2012.chances import FOLDS
from serenissima.games.serenissima_2012.figures import Figures, figures
from serenissima.games.serenissima_2012.payout import payout_of
from serenissima.games.serenissima_2012.state import S12, is_wine_port
from serenissima.kernel.core import NOBODY, Seat
from serenissima.kernel.fields import shape_of
from serenissima.kernel.outlook import UNKNOWN, Counted, Telling


def counts(g: S12, reader: Seat) -> Counted:
    """S12-2.18, S12-13.1: ducats as far as the reader may know them; crews, cargoes, ports and what they pay."""
    seats = g.rules.seats
    counted: Counted = {"money": known_money(g, reader)}
    count_galleys(g, seats, counted)
    count_ports(g, seats, counted)
    return counted


def known_money(g: S12, reader: Seat) -> list[int]:
    """S12-2.18, S12-14.5: what lies open, or the reader's own purse alone."""
    if g.table.money:
        return g.table.money.copy()
    return [own.money if seat == reader else UNKNOWN for seat, own in enumerate(g.own)]


def count_galleys(g: S12, seats: int, counted: Counted) -> None:
    """S12-1.7: galleys, the sailors aboard and each good aboard."""
    galleys, crew = [0] * seats, [0] * seats
    goods = [[0] * seats for _ in range(SAILOR)]
    for galley in g.table.galleys:
        owner = galley.owner
        if owner != NOBODY:
            galleys[owner] += 1
            crew[owner] += galley.sailors
            cargo = galley.cargo
            for good in range(SAILOR):
                goods[good][owner] += cargo[good]
    counted["galleys"] = galleys
    counted["crew"] = crew
    for good, name in enumerate(g.rules.board.goods):
        counted[name] = goods[good]


def count_ports(g: S12, seats: int, counted: Counted) -> None:
    """S12-1.9, S12-1.12, S12-11.2, S12-13.1: ports, garrisons, buildings, wine ports and what a payout would bring."""
    ports, garrison, forts, basilicas = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    wine_ports, payout = [0] * seats, [0] * seats
    for at, port in enumerate(g.table.ports):
        owner = port.owner
        if owner != NOBODY:
            ports[owner] += 1
            garrison[owner] += port.garrison
            forts[owner] += 1 if port.fort else 0
            basilicas[owner] += 1 if port.basilica else 0
            wine_ports[owner] += 1 if is_wine_port(g, at) else 0
            payout[owner] += payout_of(g, at)
    counted["ports"] = ports
    counted["garrison"] = garrison
    counted["forts"] = forts
    counted["basilicas"] = basilicas
    counted["wine_ports"] = wine_ports
    counted["payout"] = payout


TELLING: Final = Telling(counts, FOLDS, figures, shape_of(Figures), for_all=True)
