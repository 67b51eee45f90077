"""Limits that answers of several chapters share."""

from __future__ import annotations

from collections.abc import Callable

from serenissima.games.serenissima_2012.state import S12, active, money, port_here, printed
from serenissima.kernel.answer import Facts, Gate, Limit
from serenissima.kernel.core import Seat


def port_size(g: S12) -> int:
    """How many sailors and goods the port here has room for."""
    return printed(g, port_here(g)).size


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
