"""Positions written by hand: what waits beneath the question, and what follows from the pieces named."""

from __future__ import annotations

from typing import Any

from serenissima.games.serenissima_1996.board import GOODS
from serenissima.games.serenissima_1996.combat import Attack, DivideCargo, Exchange, ResolveVictory
from serenissima.games.serenissima_1996.control import Land
from serenissima.games.serenissima_1996.flow import COMBAT, CONTROL, FIRST_BIDS, MANAGE, MARKET, SAIL, Round, Turns
from serenissima.games.serenissima_1996.haggling import AnswerCounter, AnswerFinal, AnswerPrice, AskPrice
from serenissima.games.serenissima_1996.manage import Manage
from serenissima.games.serenissima_1996.market import Sell
from serenissima.games.serenissima_1996.order import Bid, ChooseSlot, RevealBids, TieDie
from serenissima.games.serenissima_1996.rearranging import SetCargo, SetCrew
from serenissima.games.serenissima_1996.sailing import GrantPassage, Sail, SailOn
from serenissima.games.serenissima_1996.scoring import EndDie
from serenissima.games.serenissima_1996.setup import Deployment, SetupDeploy, take_nations
from serenissima.games.serenissima_1996.state import S96, names, own_capital
from serenissima.games.serenissima_1996.trading import AnswerTrade, AnswerTradeCounter, TradeGoods, TradePrice
from serenissima.kernel.core import Seat, Step


def beneath(g: S96, step: Step) -> list[Step]:
    """S96-3.1, S96-3.2: what waits under a question that somebody put by hand."""
    if isinstance(step, SetupDeploy):
        return [Round(FIRST_BIDS), Deployment(step.seat + 1)]
    if isinstance(step, Bid | RevealBids | TieDie | ChooseSlot):
        return [Round(FIRST_BIDS + 1)]
    if isinstance(step, EndDie):
        return [Round()]
    if isinstance(step, AskPrice | AnswerPrice | AnswerCounter | AnswerFinal):
        return [*under_turn(g, MANAGE, step.buyer), Manage(step.buyer)]
    if isinstance(step, SetCrew | SetCargo | TradeGoods | TradePrice | AnswerTrade | AnswerTradeCounter):
        return [*under_turn(g, MANAGE, step.seat), Manage(step.seat)]
    if isinstance(step, SailOn):
        return [*under_turn(g, SAIL, step.seat), Sail(step.seat)]
    if isinstance(step, GrantPassage):
        galley = g.table.galleys[step.galley]
        mover = galley.owner
        return [*under_turn(g, SAIL, mover), Sail(mover), SailOn(mover, step.galley, max(1, galley.crew - 1), True)]
    if isinstance(step, Exchange):
        attacker = g.table.galleys[step.galley].owner
        return [*under_turn(g, COMBAT, attacker), Attack(attacker)]
    if isinstance(step, ResolveVictory | DivideCargo):
        return [*under_turn(g, COMBAT, step.seat), Attack(step.seat)]
    if isinstance(step, Attack):
        return under_turn(g, COMBAT, step.seat)
    if isinstance(step, Sail):
        return under_turn(g, SAIL, step.seat)
    if isinstance(step, Land):
        return under_turn(g, CONTROL, step.seat)
    if isinstance(step, Sell):
        return under_turn(g, MARKET, step.seat)
    if isinstance(step, Manage):
        return under_turn(g, MANAGE, step.seat)
    return [Round()]


def under_turn(g: S96, phase: int, seat: Seat) -> list[Step]:
    """S96-3.2: the rest of the round, and of the phase after this seat's turn; seats have slots in their own order."""
    order = g.table.order
    slot = order.index(seat) if seat in order else seat
    return [Round(FIRST_BIDS + phase + 1), Turns(phase, slot + 1)]


def seats_by_hand(g: S96, said: dict[str, Any]) -> tuple[str, ...]:
    """S96-2.2: a seat may be called by its nation, as the position deals them or else in data order."""
    nations = g.rules.board.nations
    dealt = said.get("nations")
    if isinstance(dealt, dict):
        dealt = [dealt.get(seat) for seat in names(g.rules)["seat"]]
    if not isinstance(dealt, list):
        return tuple([nations[nation] for nation in g.rules.nations])
    return tuple([nation if nation in nations else "" for nation in dealt])


def balance(g: S96, said: dict[str, Any]) -> None:
    """S96-1.5, S96-1.6, S96-1.8, S96-2.2, S96-2.6: what a position by hand leaves to be worked out from what it names.

    Nations go to the seats in data order, each with its capital unless that port is mentioned; slots too.
    """
    board, table = g.rules.board, g.table
    if "nations" not in said and isinstance(g.stack[-1], SetupDeploy) and "galleys" not in said:
        take_nations(g, tuple(g.rules.nations))
    elif "nations" not in said:
        table.nations = g.rules.nations.copy()
        for seat in range(g.rules.seats):
            if board.ports[own_capital(g, seat)].name not in said.get("ports", {}):
                table.ports[own_capital(g, seat)].controller = seat
    if "order" not in said and not any(isinstance(step, Bid | RevealBids | TieDie | ChooseSlot) for step in g.stack):
        table.order = list(range(g.rules.seats))
    for good in range(GOODS):
        if board.goods[good] not in said.get("supply", {}):
            aboard = sum(galley.cargo[good] for galley in table.galleys) + table.pool[good]
            table.supply[good] = board.tokens[good] - aboard - sum(port.stored >> good & 1 for port in table.ports)
    if "sailors" not in said:
        afloat = sum(galley.crew for galley in table.galleys)
        table.sailors = g.rules.options.sailors - afloat - sum(port.garrison for port in table.ports)
    if "forts" not in said:
        table.forts = board.forts - sum(port.fort for port in table.ports)
    if g.stack and isinstance(g.stack[-1], RevealBids):
        for own in g.own:
            own.bid = max(own.bid, 0)
    g.hidden.bank_paid = sum(table.money) - board.start_ducats * g.rules.seats
