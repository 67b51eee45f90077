"""Chapter 16, phase 6: the market, new markets and the income of the capital."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.board import GOODS
from serenissima.games.serenissima_1996.limits import in_a_port, named, own_galley
from serenissima.games.serenissima_1996.state import (
    ONES,
    S96,
    fleet,
    gain,
    holdings,
    is_full,
    own_capital,
    port_in,
    printed,
)
from serenissima.kernel.answer import Answer, Asks, Facts, Limit
from serenissima.kernel.core import NOBODY, Move, OneSeat, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count


@immutable(default=("end_market",))
class Sell(OneSeat):
    """S96-16.1, S96-16.2, S96-16.6: one token after the other, in any port where a galley lies, or make an end."""

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for number in fleet(g, seat):
            port = port_in(g, number)
            if port < 0 or is_full(g, port):
                continue
            cargo = g.table.galleys[number].cargo
            refused = holdings(g, port)
            for good in range(GOODS):
                if cargo[good] and not refused >> good & 1:
                    moves.append(("sell", number, good))
        moves.append(("end_market",))
        return moves

    def do_sell(self, g: S96, seat: Seat, number: int, good: int) -> None:
        sell(g, seat, number, good)

    def do_end_market(self, g: S96, seat: Seat) -> None:
        pay_income(g, seat)
        g.done()


def sell(g: S96, seat: Seat, number: int, good: int) -> None:
    """S96-16.3, S96-16.4, S96-16.5, S96-16.11, S96-16.13: onto the lowest free number, for good; so the bank pays."""
    port = port_in(g, number)
    ducats = sale_price(g, seat, port)
    bonus = new_market_bonus(g, seat, port, good)
    g.table.galleys[number].cargo[good] -= 1
    g.table.ports[port].stored |= 1 << good
    g.emit(("sold", seat, port, good))
    gain(g, seat, ducats)
    if bonus:
        g.emit(("new_market", seat, port, good, bonus))
        gain(g, seat, bonus)


def sale_price(g: S96, seat: Seat, port: int, before: int = 0) -> int:
    """S96-16.4, S96-16.5: a hundred times the lowest free number; by option nothing in an own port.

    With `before`, the price after so many more were sold there.
    """
    place = g.table.ports[port]
    if place.controller == seat and not g.rules.options.pay_on_own_port:
        return 0
    return printed(g, port).numbers[ONES[place.stored] + before] * g.rules.board.sale_unit


def best_sale(g: S96, seat: Seat, number: int, port: int) -> int:
    """S96-16.3, S96-16.4, S96-16.7: the most that a galley's cargo brings in a port as things stand now."""
    if is_full(g, port):
        return 0
    bonuses: list[int] = []
    cargo = g.table.galleys[number].cargo
    refused = holdings(g, port)
    for good in range(GOODS):
        if cargo[good] and not refused >> good & 1:
            bonuses.append(new_market_bonus(g, seat, port, good))
    bonuses.sort(reverse=True)
    spaces = printed(g, port).spaces - ONES[g.table.ports[port].stored]
    ducats = 0
    for at, bonus in enumerate(bonuses[:spaces]):
        ducats += sale_price(g, seat, port, at) + bonus
    return ducats


def new_market_bonus(g: S96, seat: Seat, port: int, good: int) -> int:
    """S96-16.7, S96-16.8, S96-16.9, S96-16.10: a foreign port whose controller has the good in none of his."""
    controller = g.table.ports[port].controller
    if controller == NOBODY or controller == seat:
        return 0
    for at, place in enumerate(g.table.ports):
        if place.controller == controller and holdings(g, at) >> good & 1:
            return 0
    return g.rules.board.bonus_capital if earns_capital_bonus(g, port) else g.rules.board.bonus


def earns_capital_bonus(g: S96, port: int) -> bool:
    """S96-16.8: any capital in foreign hands; by option only one that its own nation still controls."""
    nation = printed(g, port).capital_of
    if nation < 0:
        return False
    return not g.rules.options.ordinary_bonus or g.table.nations[g.table.ports[port].controller] == nation


def pay_income(g: S96, seat: Seat) -> None:
    """S96-16.12: 300 ducats for the own capital, whatever its garrison; other capitals give nothing."""
    if g.table.ports[own_capital(g, seat)].controller == seat:
        g.emit(("income", seat))
        gain(g, seat, g.rules.board.income)


# What may be answered


def the_good(g: S96, seat: Seat, number: int, good: int) -> Facts:
    return named(g, "good", good)


def made_elsewhere(g: S96, seat: Seat, number: int, good: int) -> bool:
    """S96-16.3: no port buys what it produces."""
    return printed(g, port_in(g, number)).product != good


def not_stored(g: S96, seat: Seat, number: int, good: int) -> bool:
    """S96-16.3: no port buys what it stores already."""
    return not g.table.ports[port_in(g, number)].stored >> good & 1


SELL: Final = Answer(
    "sell",
    ("galley", "good"),
    ("S96-16.1", "S96-16.3", "S96-16.4"),
    *own_galley("S96-16.1"),
    in_a_port("S96-16.1"),
    Limit(
        "S96-16.1",
        "not_aboard",
        lambda g, seat, number, good: g.table.galleys[number].cargo[good] > 0,
        lambda g, seat, number, good: (*named(g, "good", good), *count("galley", number)),
    ),
    Limit("S96-16.3", "made_here", made_elsewhere, the_good),
    Limit("S96-16.3", "stored_already", not_stored, the_good),
    Limit("S96-16.4", "port_is_full", lambda g, seat, number, good: not is_full(g, port_in(g, number))),
)
SELLING: Final = (Asks(Sell, SELL, Answer("end_market", (), ("S96-16.12",))),)
