"""Worlds a seat may be in: everything is open but sealed bids, unfinished rearrangements and unpriced proposals."""

from __future__ import annotations

from random import Random

from serenissima.games.serenissima_1996.order import Bid, RevealBids
from serenissima.games.serenissima_1996.rearranging import (
    SetCargo,
    SetCrew,
    cargo_choices,
    crew_choices,
    goods_afloat,
)
from serenissima.games.serenissima_1996.state import S96, Hidden, fleet_in, nothing_secret
from serenissima.games.serenissima_1996.trading import TradeGoods, TradePrice
from serenissima.kernel.core import Seat, State, View


def imagine(view: View, rng: Random) -> S96:
    """S96-3.10, S96-4.2: what rivals have sealed is guessed; everything else follows from what is seen."""
    rules = view.rules
    own = [view.own.copy() if seat == view.seat else nothing_secret() for seat in range(rules.seats)]
    g: S96 = State(rules, view.table.copy(), own, Hidden(0, []), view.stack.copy())
    g.hidden.bank_paid = sum(g.table.money) - rules.board.start_ducats * rules.seats
    top = view.step
    if isinstance(top, Bid):
        guess_bids(g, view.seat, top.owing, rng)
    elif isinstance(top, RevealBids):
        guess_bids(g, view.seat, (), rng)
    elif isinstance(top, (SetCrew, SetCargo)) and top.seat != view.seat:
        guess_rearrangement(g, top, rng)
    elif isinstance(top, TradePrice) and top.seat != view.seat:
        guess_goods(g, top, rng)
    return g


def guess_bids(g: S96, viewer: Seat, owing: tuple[Seat, ...], rng: Random) -> None:
    """S96-4.2: a bid handed in may be any part of the treasury."""
    step = g.rules.board.money_step
    for seat in range(g.rules.seats):
        if seat != viewer and seat not in owing:
            g.own[seat].bid = rng.randrange(g.table.money[seat] // step + 1) * step


def guess_rearrangement(g: S96, top: SetCrew | SetCargo, rng: Random) -> None:
    """S96-9.6: whatever the seat has set so far could still be completed."""
    zone = g.table.galleys[top.galley].zone
    galleys = fleet_in(g, top.seat, zone)
    own = g.own[top.seat]
    at = galleys.index(top.galley)
    crews = at if isinstance(top, SetCrew) else len(galleys)
    for _ in range(crews):
        own.crews.append(rng.choice(crew_choices(g, top.seat, zone)))
    if isinstance(top, SetCargo):
        goods = goods_afloat(g, galleys)
        for _ in range(at * len(goods) + goods.index(top.good)):
            own.loads.append(rng.choice(cargo_choices(g, top.seat, zone)))


def guess_goods(g: S96, top: TradePrice, rng: Random) -> None:
    """S96-10.4: the proposer has chosen some good and number that fit."""
    offers = TradeGoods(top.seat, top.galley, top.rival_galley, top.side).offers(g)
    g.own[top.seat].good, g.own[top.seat].number = rng.choice(offers)
