"""Limits that answers of several chapters share, the facts of their sentences, and the rows of nouns they allow."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from serenissima.games.serenissima_1996.board import GARRISON
from serenissima.games.serenissima_1996.state import S96, Rules, names, port_in, seats_called
from serenissima.kernel.answer import Facts, Gate, Limit, Nouns
from serenissima.kernel.core import NOBODY, Seat
from serenissima.parts.refusing import count, fact


def own_galley(rule: str, at: int = 0) -> tuple[Gate, Gate]:
    """A noun that names a galley names one on the board, and the seat's own."""

    def afloat(g: S96, seat: Seat, *said: int) -> bool:
        return not is_galley(g, said[at]) or g.table.galleys[said[at]].owner != NOBODY

    def own(g: S96, seat: Seat, *said: int) -> bool:
        return not is_galley(g, said[at]) or g.table.galleys[said[at]].owner == seat

    facts = galley_said(at)
    return Gate(rule, "galley_not_afloat", afloat, facts), Gate(rule, "not_your_galley", own, facts)


def is_galley(g: S96, place: int) -> bool:
    """Whether a place is a galley: before the ids stands the garrison, behind them whoever is hired."""
    return GARRISON < place < len(g.table.galleys)


def beside_port(rule: str) -> tuple[Gate, ...]:
    """S96-7.6, S96-8.3: where the second noun names a galley, an own one in the zone of the port."""

    def lies_there(g: S96, seat: Seat, port: int, place: int, *said: int) -> bool:
        return not is_galley(g, place) or port_in(g, place) == port

    return (*own_galley(rule, 1), Gate(rule, "galley_not_there", lies_there, galley_said(1)))


def in_a_port(rule: str) -> Gate:
    """Something for galleys in the zone of a port."""
    return Gate(rule, "no_port_here", lambda g, seat, number, *said: port_in(g, number) >= 0)


def own_flag(rule: str) -> Gate:
    """The first noun is a port under the seat's own flag."""
    return Gate(
        rule,
        "not_your_port",
        lambda g, seat, port, *said: g.table.ports[port].controller == seat,
        lambda g, seat, port, *said: named(g, "port", port),
    )


def affordable(cost: Callable[..., int], rule: str = "S96-1.15") -> Limit:
    """S96-1.15: nobody buys what he cannot pay in full at that moment."""

    def paid(g: S96, seat: Seat, *said: int) -> bool:
        return cost(g, seat, *said) <= g.table.money[seat]

    def facts(g: S96, seat: Seat, *said: int) -> Facts:
        return (("cost", str(cost(g, seat, *said))), ("money", str(g.table.money[seat])))

    return Limit(rule, "too_dear", paid, facts)


def flag_needed(kept: Callable[..., bool]) -> Limit:
    """S96-1.9: nobody has more than so many flags."""
    return Limit("S96-1.9", "no_flags", kept, lambda g, *said: count("n", g.rules.board.flags))


def price_between(rule: str, prices: Callable[[S96], range]) -> Limit:
    """S96-6.3, S96-6.5, S96-6.6, S96-10.4, S96-10.5: a price among those that the question allows."""

    def within(g: S96, seat: Seat, price: int) -> bool:
        return prices(g).start <= price < prices(g).stop

    return Limit(rule, "price_between", within, lambda g, *said: bounds(prices(g)))


WHOLE_HUNDREDS: Final = Limit(
    "S96-1.14",
    "off_the_hundred",
    lambda g, seat, ducats: ducats % g.rules.board.money_step == 0,
    lambda g, *said: count("step", g.rules.board.money_step),
)


# Facts


def named(g: S96, kind: str, number: int, name: str = "") -> Facts:
    """A thing to be filled in, under the name of its kind or another; a player is called after his nation."""
    return fact({**names(g.rules), "seat": seats_called(g)}, name or kind, kind, number)


def galley_said(at: int) -> Callable[..., Facts]:
    """The galley that is the first noun, or a later one."""
    return lambda g, seat, *said: count("galley", said[at])


def bounds(prices: range) -> Facts:
    return (("low", str(prices[0])), ("high", str(prices[-1])))


def allowed(choices: list[int]) -> Facts:
    return (("allowed", ", ".join([str(number) for number in choices])),)


# Rows of nouns


def amounts(rules: Rules) -> range:
    """S96-1.10: as many as a galley has berths."""
    return range(1, rules.board.berths + 1)


def counts(rules: Rules) -> list[Nouns]:
    """S96-1.10: from nothing to a full galley."""
    return [(n,) for n in range(rules.board.berths + 1)]


def galleys(rules: Rules) -> range:
    """S96-1.17: the ids of all galleys."""
    return range(1, rules.board.galleys + 1)


def galleys_and_amounts(rules: Rules) -> list[Nouns]:
    return list(product(galleys(rules), amounts(rules)))


def faces(rules: Rules) -> range:
    return range(1, rules.board.die_faces + 1)
