"""Worlds a seat may be in: everything is open but hidden money."""

from __future__ import annotations

from random import Random

from serenissima.games.serenissima_2012.investment import ChooseGalleyNumber, CrewGalley, galley_price
from serenissima.games.serenissima_2012.state import S12, Hidden, Own, money
from serenissima.kernel.core import State, View


def imagine(view: View, rng: Random) -> S12:
    """S12-2.18: rivals' purses are guessed when they are hidden; whoever must decide can pay for a choice."""
    rules, table = view.rules, view.table.copy()
    own = [view.own.copy() if seat == view.seat else Own(-1) for seat in range(rules.seats)]
    g: S12 = State(rules, table, own, Hidden(0), view.stack.copy())
    if not table.money:
        guess_purses(g, view, rng)
    g.hidden.bank_paid = sum(money(g, seat) for seat in range(rules.seats)) - rules.board.money * rules.seats
    return g


def guess_purses(g: S12, view: View, rng: Random) -> None:
    """S12-2.18, S12-10.6: any sum is possible for a rival; one who is buying a galley has its price and a sailor's."""
    usual = g.rules.board.money * 2 + 12 * g.table.payouts
    for seat in range(g.rules.seats):
        if seat != view.seat:
            g.own[seat].money = rng.randrange(usual + 1)
    step = view.step
    if isinstance(step, (ChooseGalleyNumber, CrewGalley)) and step.seat != view.seat:
        least = galley_price(g, step.seat) + g.rules.board.cost_sailor
        g.own[step.seat].money = max(g.own[step.seat].money, least)
