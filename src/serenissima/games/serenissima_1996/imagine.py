"""Worlds a seat may be in: everything is open but sealed bids, unfinished rearrangements and unpriced proposals."""

from __future__ import annotations

from random import Random

from serenissima.games.serenissima_1996.order import Bid, RevealBids
from serenissima.games.serenissima_1996.state import S96, Hidden, nothing_secret
from serenissima.kernel.core import Seat, State, View


def imagine(view: View, rng: Random) -> S96:
    """S96-3.10, S96-4.2: what rivals have sealed is guessed; everything else follows from what is seen.

    How far a rival has come with a rearrangement or a proposal cannot be seen, so it has just begun.
    """
    rules = view.rules
    own = [view.own.copy() if seat == view.seat else nothing_secret() for seat in range(rules.seats)]
    g: S96 = State(rules, view.table.copy(), own, Hidden(0, []), view.stack.copy())
    g.hidden.bank_paid = sum(g.table.money) - rules.board.start_ducats * rules.seats
    top = view.step
    if isinstance(top, Bid):
        guess_bids(g, view.seat, top.owing, rng)
    elif isinstance(top, RevealBids):
        guess_bids(g, view.seat, (), rng)
    return g


def guess_bids(g: S96, viewer: Seat, owing: tuple[Seat, ...], rng: Random) -> None:
    """S96-4.2: a bid handed in may be any part of the treasury."""
    step = g.rules.board.money_step
    for seat in range(g.rules.seats):
        if seat != viewer and seat not in owing:
            g.own[seat].bid = rng.randrange(g.table.money[seat] // step + 1) * step
