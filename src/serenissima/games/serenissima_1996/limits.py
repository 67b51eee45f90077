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

    def facts(g: S96, seat: Seat, *said: int) -> Facts:
        return count("galley", said[at])

    return Gate(rule, "galley_not_afloat", afloat, facts), Gate(rule, "not_your_galley", own, facts)


def is_galley(g: S96, place: int) -> bool:
    """Whether a place is a galley: before the ids stands the garrison, behind them whoever is hired."""
    return GARRISON < place < len(g.table.galleys)


def beside_port(rule: str) -> tuple[Gate, ...]:
    """S96-7.6, S96-8.3: where the second noun names a galley, an own one in the zone of the port."""
    return (
        *own_galley(rule, 1),
        Gate(
            rule,
            "galley_not_there",
            lambda g, seat, port, place, *said: not is_galley(g, place) or port_in(g, place) == port,
            lambda g, seat, port, place, *said: count("galley", place),
        ),
    )


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


def price_step(g: S96, seat: Seat, ducats: int) -> bool:
    """S96-1.14: all sums are multiples of a hundred."""
    return ducats % g.rules.board.money_step == 0


WHOLE_HUNDREDS: Final = Limit(
    "S96-1.14", "off_the_hundred", price_step, lambda g, seat, *said: count("step", g.rules.board.money_step)
)


# Facts


def named(g: S96, kind: str, number: int, name: str = "") -> Facts:
    """A thing to be filled in, under the name of its kind or another; a player is called after his nation."""
    return fact({**names(g.rules), "seat": seats_called(g)}, name or kind, kind, number)


def bounds(low: int, high: int) -> Facts:
    return (("low", str(low)), ("high", str(high)))


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
