"""What usually belongs together in a phase: a galley's whole voyage, all sales of a market, a few tokens bought.

Turns are compared by the ducats that they bring, then by the steps that they take. Nothing is asked that the seat does
not see: goods, galleys and prices lie open, and of treasuries only its own counts.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.board import GOODS
from serenissima.games.serenissima_1996.buying import purchase_limit
from serenissima.games.serenissima_1996.figures import ways
from serenissima.games.serenissima_1996.manage import Manage
from serenissima.games.serenissima_1996.market import Sell, new_market_bonus, sale_price
from serenissima.games.serenissima_1996.sailing import Sail, SailOn, rivals_met
from serenissima.games.serenissima_1996.state import S96, fleet, holdings, is_full, port_in, printed
from serenissima.kernel.core import NOBODY, Move, Seat
from serenissima.kernel.story import Clause, Fact, Thing
from serenissima.kernel.turns import Turn, Usual

Way = dict[int, tuple[int, int, int, int]]  # by zone: steps, the zone before, rivals' sailors, what the cargo brings
CLAIM: Final = 250  # ducats that a port without a flag is worth
SHIPS: Final = 2  # voyages that are offered for one galley
FEW: Final = 3  # tokens that are bought at once

Worth = tuple[int, Turn]


def turns(g: S96, seat: Seat, moves: list[Move]) -> list[Turn]:
    """S96-3.1: what the seat may do from here that takes several answers."""
    step = g.stack[-1]
    found: list[Worth] = []
    if isinstance(step, Sail):
        for number in fleet(g, seat):
            if not g.table.turn.moved >> number & 1:
                crew = g.table.galleys[number].crew
                found += voyages(g, seat, number, crew, None)[:SHIPS]
    elif isinstance(step, SailOn) and (step.leave or not rivals_met(g, seat, step.galley)):
        found = voyages(g, seat, step.galley, step.left, step)
    elif isinstance(step, Sell):
        return market(g, seat)
    elif isinstance(step, Manage):
        return purchases(g, seat)
    found.sort(key=lambda one: -one[0])
    return [turn for _, turn in found]


# Voyages


def voyages(g: S96, seat: Seat, number: int, steps: int, on: SailOn | None) -> list[Worth]:
    """S96-12.1, S96-16.4: the zones within reach where the cargo sells or a port has no flag, the best first."""
    within: Way = {zone: (far, before, rivals, brings) for zone, far, before, rivals, brings in ways(g, number, steps)}
    found: list[Worth] = []
    for zone, (far, _, _, brings) in within.items():
        worth = brings + claim(g, zone)
        if worth:
            chain = course(within, number, zone, on is None)
            if far < steps:
                chain.append(("stop",))
            if len(chain) > 1:
                says = Clause("sail", {"galley": Thing("galley", number), "zone": Thing("zone", zone)})
                found.append((worth - far, Turn(tuple(chain), (says,), told(within, zone))))
    found.sort(key=lambda one: -one[0])
    return found


def claim(g: S96, zone: int) -> int:
    """S96-15.1: a port without a flag may be had by whoever lands there."""
    port = g.rules.board.port_at[zone]
    return CLAIM if port >= 0 and g.table.ports[port].controller == NOBODY else 0


def course(within: Way, number: int, zone: int, starts: bool) -> list[Move]:
    """S96-12.1, S96-12.5: step by step; where rivals lie on the way their leave is asked."""
    _, before, _, _ = within[zone]
    if before not in within:
        return [("start", number, zone)] if starts else [("step", zone)]
    chain = course(within, number, before, starts)
    if within[before][2]:
        chain.append(("ask_passage",))
    chain.append(("step", zone))
    return chain


def told(within: Way, zone: int) -> tuple[Clause, ...]:
    """S96-12.5, S96-16.4: how far it is, and what the cargo would bring there."""
    far, before, _, brings = within[zone]
    more = [Clause("steps", {"n": far})]
    if brings:
        more.append(Clause("sells_for", {"n": brings}))
    while before in within:
        if within[before][2]:
            more.append(Clause("leave", {"zone": Thing("zone", before)}))
            break
        before = within[before][1]
    return tuple(more)


# The market


def market(g: S96, seat: Seat) -> list[Turn]:
    """S96-16.1, S96-16.4, S96-16.7: all that can be sold, the tokens with the highest bonus first, and the end."""
    chain: list[Move] = []
    sold: dict[int, int] = {}  # by port: a set of goods
    for number in fleet(g, seat):
        port = port_in(g, number)
        if port >= 0 and not is_full(g, port):
            for good in wanted(g, seat, number, port, sold.get(port, 0)):
                chain.append(("sell", number, good))
                sold[port] = sold.get(port, 0) | 1 << good
    if not chain:
        return []
    goods = [0] * GOODS
    for stored in sold.values():
        for good in range(GOODS):
            goods[good] += stored >> good & 1
    things = tuple([Thing("good", good, n) for good, n in enumerate(goods) if n])
    return [Turn((*chain, ("end_market",)), (Clause("sell", {"goods": things}),))]


def wanted(g: S96, seat: Seat, number: int, port: int, sold: int) -> list[int]:
    """S96-16.3, S96-16.7: the tokens aboard that a port still buys, those with a bonus first, as many as fit."""
    cargo = g.table.galleys[number].cargo
    refused = holdings(g, port) | sold
    goods = [good for good in range(GOODS) if cargo[good] and not refused >> good & 1]
    if sale_price(g, seat, port) == 0:  # an own port that pays nothing: what is stored there still scores
        return []
    goods.sort(key=lambda good: -new_market_bonus(g, seat, port, good))
    taken = sum([sold >> good & 1 for good in range(GOODS)])
    stored = sum([g.table.ports[port].stored >> good & 1 for good in range(GOODS)])
    return goods[: printed(g, port).spaces - stored - taken]


# Managing


def purchases(g: S96, seat: Seat) -> list[Turn]:
    """S96-5.2, S96-5.4, S96-5.6: a few tokens of the product for galleys in a port, all of them first, and the end."""
    bought: list[tuple[Move, Clause]] = []
    left = g.table.money[seat] // g.rules.board.cost_good
    for number in fleet(g, seat):
        port = port_in(g, number)
        if port < 0 or g.table.ports[port].controller not in (NOBODY, seat):
            continue
        product = printed(g, port).product
        most = min(FEW, left, purchase_limit(g, seat, number, port) - taken(bought, product))
        if most > 0 and not g.table.galleys[number].cargo[product]:
            left -= most
            said: dict[str, Fact] = {"goods": Thing("good", product, most), "galley": Thing("galley", number)}
            bought.append((("buy", number, most), Clause("buy", said)))
    each = [[one] for one in bought] if len(bought) > 1 else []
    return [
        Turn((*[move for move, _ in chosen], ("end_manage",)), (*[said for _, said in chosen], Clause("end")))
        for chosen in ([bought] if bought else []) + each
    ]


def taken(bought: list[tuple[Move, Clause]], product: int) -> int:
    """S96-1.5: how many tokens of a good the purchases before have taken from the supply."""
    found = 0
    for _, said in bought:
        goods = said.facts["goods"]
        if isinstance(goods, Thing) and goods.number == product:
            found += goods.n
    return found


USUAL: Final = Usual(turns, frozenset(("grant_passage",)))
