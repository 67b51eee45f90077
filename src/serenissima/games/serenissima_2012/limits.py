"""Limits that answers of several chapters share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serenissima.games.serenissima_2012.state import S12, active, money, port_here, printed
from serenissima.kernel.answer import Facts, Gate, Limit
from serenissima.kernel.core import NOBODY, Seat
from serenissima.parts.refusing import count


def port_size(g: S12) -> int:
    """How many sailors and goods the port here has room for."""
    return printed(g, port_here(g)).size


def owner_here(g: S12) -> Seat:
    """Whose port this is."""
    return g.table.ports[port_here(g)].owner


def listed(g: S12, goods: int) -> str:
    """The names of a set of goods."""
    return ", ".join([good for at, good in enumerate(g.rules.board.goods) if goods >> at & 1])


GALLEY_NUMBER: Final = (  # S12-1.5
    Gate(
        "S12-1.5",
        "no_such_number",
        lambda g, seat, number: number <= g.rules.start.galley_numbers,
        lambda g, seat, number: count("n", g.rules.start.galley_numbers),
    ),
    Limit("S12-1.5", "number_taken", lambda g, seat, number: g.table.galleys[number].owner == NOBODY),
)
NO_BLOCKER: Final = Limit("S12-6.9", "blockers_first", lambda g, seat, *n: g.table.activation.act_blocker == NOBODY)


def in_a_port(rule: str) -> tuple[Gate, Gate]:
    """S12-2.16: something for ports alone, and a closed port is none."""
    return (
        Gate(rule, "open_sea", lambda g, seat, *said: g.rules.board.port_at[active(g).field] >= 0),
        Gate("S12-2.16", "port_closed", lambda g, seat, *said: port_here(g) >= 0),
    )


def affordable(cost: Callable[..., int], rule: str = "S12-1.14") -> Limit:
    """S12-1.14: nobody buys what he cannot pay."""

    def paid(g: S12, seat: Seat, *said: int) -> bool:
        return cost(g, seat, *said) <= money(g, seat)

    def facts(g: S12, seat: Seat, *said: int) -> Facts:
        return (("cost", str(cost(g, seat, *said))), ("money", str(money(g, seat))))

    return Limit(rule, "too_dear", paid, facts)
