"""Limits that answers of several chapters share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serenissima.games.dogeship.board import KINDS, Offer
from serenissima.games.dogeship.state import DS, bonus, yard
from serenissima.kernel.answer import Facts, Gate, Limit, asked
from serenissima.kernel.core import Seat
from serenissima.parts.refusing import count


def named(g: DS, seat: Seat, tile: int, *said: int) -> Facts:
    """The tile that is spoken of."""
    return (("tile", g.rules.board.names[tile]),)


def in_own_yard(rule: str) -> Gate:
    """DS-6.1: only what is under construction in the own yard."""
    return Gate(rule, "not_in_your_yard", lambda g, seat, tile: tile in yard(g, seat), named)


def among_the_drawn(rule: str) -> Gate:
    """DS-5.9, DS-10.2: only what the seat has just drawn."""
    return Gate(rule, "not_drawn", lambda g, seat, tile, *said: tile in g.own[seat].drawn, named)


def affordable(rule: str, cost: Callable[..., int]) -> Limit:
    """DS-1.11: a payment that cannot be made in full may not be chosen."""

    def paid(g: DS, seat: Seat, *said: int) -> bool:
        return cost(g, seat, *said) <= g.table.ducats[seat]

    def facts(g: DS, seat: Seat, *said: int) -> Facts:
        return (*count("cost", cost(g, seat, *said)), *count("ducats", g.table.ducats[seat]))

    return Limit(rule, "too_dear", paid, facts)


def leaves_price(rule: str, price: Callable[..., int], left: Callable[..., int]) -> Limit:
    """DS-10.8: the price of a paid intrigue, if there is one, must be left for it."""

    def is_left(g: DS, seat: Seat, *said: int) -> bool:
        wanted = price(g, *said)
        return not wanted or left(g, seat, *said) >= wanted

    def facts(g: DS, seat: Seat, *said: int) -> Facts:
        return (*count("price", price(g, *said)), *count("ducats", left(g, seat, *said)))

    return Limit(rule, "price_must_be_left", is_left, facts)


def by_bonus(rule: str, kind: Callable[..., int]) -> tuple[Limit, ...]:
    """DS-8.8, DS-8.9: the bonus of the top barrier is for that kind."""
    return (Limit(rule, "bonus_of_another_kind", lambda g, seat, *said: kind(g, *said) in bonus(g, seat).kinds),)


def by_icon(step: type[Any], rule: str, kind: Callable[..., int]) -> tuple[Limit, ...]:
    """DS-4.6, DS-4.8, DS-6.1: the field of the question has an icon of that kind, and it is left."""

    def offer(g: DS) -> Offer:
        field: int = asked(g, step).field
        return g.rules.board.fields[field].offer

    def has_one(g: DS, seat: Seat, *said: int) -> bool:
        return kind(g, *said) in offer(g).kinds

    def has_one_left(g: DS, seat: Seat, *said: int) -> bool:
        return kind(g, *said) in offer(g).left(asked(g, step).used)

    def facts(g: DS, seat: Seat, *said: int) -> Facts:
        return (("kind", KINDS[kind(g, *said)]),)

    return Gate("DS-4.6", "no_such_icon", has_one, facts), Limit(rule, "icon_used", has_one_left, facts)
