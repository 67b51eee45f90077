"""Chapter 5: buying a port's product, from the bank or, by request, from a rival who controls the port."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.limits import affordable, galleys_and_amounts, in_a_port, named, own_galley
from serenissima.games.serenissima_1996.state import S96, free_berths, port_in, printed, spend
from serenissima.kernel.answer import Answer, Facts, Limit, Most, at_least_one
from serenissima.kernel.core import NOBODY, Move, Seat


def list_purchases(g: S96, seat: Seat, galleys: list[int], moves: list[Move]) -> None:
    """S96-5.2, S96-5.3, S96-5.7, S96-6.1: the product of each port where a galley lies, whoever controls it.

    At a neutral or own port it is bought, at a foreign one requested; nobody can forbid it.
    """
    ports = g.table.ports
    for number in galleys:
        port = port_in(g, number)
        if port < 0:
            continue
        most = purchase_limit(g, seat, number, port)
        if most:
            bank = ports[port].controller == NOBODY or ports[port].controller == seat
            if bank:
                for n in range(1, most + 1):
                    moves.append(("buy", number, n))
            else:
                for n in range(1, request_limit(g, number, port, most) + 1):
                    moves.append(("request_purchase", number, n))


def purchase_limit(g: S96, seat: Seat, number: int, port: int) -> int:
    """S96-1.5, S96-1.15, S96-5.5, S96-5.6, S96-6.1: as many as berths, supply and treasury allow."""
    most = free_berths(g, g.table.galleys[number])
    most = min(most, g.table.supply[printed(g, port).product])
    return min(most, g.table.money[seat] // g.rules.board.cost_good)


def request_limit(g: S96, number: int, port: int, most: int) -> int:
    """S96-6.10, S96-6.11: fewer than the number walked away from there, and only so many deals for one galley."""
    turn = g.table.turn
    if turn.deals[number] >= g.rules.board.deals_per_galley:
        return 0
    return min(most, turn.walked[port] - 1) if turn.walked[port] else most


def buy(g: S96, seat: Seat, number: int, n: int) -> None:
    """S96-5.4, S96-5.5: a hundred ducats a token to the bank, and the tokens go aboard at once."""
    port = port_in(g, number)
    spend(g, seat, n * g.rules.board.cost_good)
    load_tokens(g, number, printed(g, port).product, n)


def load_tokens(g: S96, number: int, good: int, n: int) -> None:
    """S96-5.5, S96-9.9: tokens from the supply go aboard; the zone may be rearranged again."""
    galley = g.table.galleys[number]
    g.table.supply[good] -= n
    galley.cargo[good] += n
    g.emit(("bought", galley.owner, number, good, n))
    g.table.turn.rearranged &= ~(1 << galley.zone)


# What may be answered


def product_here(g: S96, number: int) -> int:
    """S96-5.3: the one good that is for sale where a galley lies."""
    return printed(g, port_in(g, number)).product


def from_the_bank(g: S96, seat: Seat, number: int, n: int) -> bool:
    """S96-5.4, S96-6.1: a neutral port or an own one; at a foreign one the controller is asked."""
    return g.table.ports[port_in(g, number)].controller in (NOBODY, seat)


def controller_here(g: S96, seat: Seat, number: int, n: int) -> Facts:
    return named(g, "seat", g.table.ports[port_in(g, number)].controller)


def purchase(rule: str, berth_rule: str) -> tuple[Limit, ...]:
    """S96-1.5, S96-1.15, S96-5.5, S96-5.6, S96-6.1: what limits the number, at any port."""
    return (
        at_least_one(rule),
        Most(
            "S96-1.5",
            "supply_is_short",
            lambda g, seat, number, n: g.table.supply[product_here(g, number)],
            "left",
            lambda g, seat, number, n: named(g, "good", product_here(g, number)),
        ),
        Most(berth_rule, "no_free_berths", lambda g, seat, number, n: free_berths(g, g.table.galleys[number]), "free"),
        affordable(lambda g, seat, number, n: n * g.rules.board.cost_good),
    )


BUY: Final = Answer(
    "buy",
    ("galley", "n"),
    ("S96-5.2", "S96-5.4", "S96-5.5", "S96-5.6"),
    *own_galley("S96-5.2"),
    in_a_port("S96-5.2"),
    Limit("S96-6.2", "ask_the_controller", from_the_bank, controller_here),
    *purchase("S96-5.6", "S96-5.5"),
    rows=galleys_and_amounts,
)
