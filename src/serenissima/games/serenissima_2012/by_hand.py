"""Positions written by hand: what waits beneath the question, and what follows from the pieces named."""

from __future__ import annotations

from typing import Any

from serenissima.games.serenissima_2012.acts import MOVE, ArrivalAct, DeclareBlockade, FightAct
from serenissima.games.serenissima_2012.board import SAILOR
from serenissima.games.serenissima_2012.combat import CombatRound, Exchange, Loot, Occupy
from serenissima.games.serenissima_2012.doge import TurnDogeCard
from serenissima.games.serenissima_2012.flow import ChooseMode, Round, Wheel
from serenissima.games.serenissima_2012.investment import (
    CatchUp,
    CatchUpStep,
    ChooseGalleyNumber,
    CrewGalley,
    InvestStep,
)
from serenissima.games.serenissima_2012.loading import LoadStep
from serenissima.games.serenissima_2012.movement import MoveStep
from serenissima.games.serenissima_2012.payout import payouts_reached, scores
from serenissima.games.serenissima_2012.ports import FortFires
from serenissima.games.serenissima_2012.setup import ChooseStartGalley, ChooseStartPort, ClosePort, Draft
from serenissima.games.serenissima_2012.state import S12
from serenissima.kernel.core import NOBODY, Seat, Step
from serenissima.kernel.shape import fault


def beneath(g: S12, step: Step) -> list[Step]:
    """S12-3.1: what waits under a question that somebody put by hand."""
    if isinstance(step, ClosePort | ChooseStartPort | ChooseStartGalley):
        return [Round(), Draft()]
    if isinstance(step, CatchUpStep):
        return [Round(), CatchUp(g.rules.seats)]
    if isinstance(step, TurnDogeCard):
        return [Round(2)]
    if isinstance(step, ChooseGalleyNumber | CrewGalley):
        return [Round(1), Wheel(), InvestStep(step.seat, 1)]
    if isinstance(step, DeclareBlockade):
        if not step.order:
            raise fault("ask.order", "somebody must be asked")
        seat = active_seat(g)
        return [Round(1), Wheel(), MoveStep(seat) if step.act == MOVE else ArrivalAct(seat)]
    if isinstance(step, CombatRound | Exchange | Loot | Occupy | FortFires):
        return [Round(1), Wheel(), FightAct(active_seat(g))]
    if isinstance(step, ChooseMode | LoadStep | MoveStep | ArrivalAct | FightAct) and step.seat != active_seat(g):
        raise fault("ask.seat", "the active galley belongs to another seat")
    return [Round(1), Wheel()]


def active_seat(g: S12) -> Seat:
    """S12-3.2: the owner of the galley that a position by hand calls active."""
    number, galleys = g.table.activation.galley, g.table.galleys
    if not 0 < number < len(galleys) or galleys[number].owner == NOBODY:
        raise fault("table.activation.galley", f"{number} is no galley in play")
    return galleys[number].owner


def balance(g: S12, said: dict[str, Any]) -> None:
    """S12-1.4, S12-1.11, S12-1.12, S12-3.2: what a position by hand leaves to be worked out from its pieces."""
    board, table = g.rules.board, g.table
    for seat, colour in enumerate(board.colours[: g.rules.seats]):
        if colour not in said.get("reserve", {}):
            ashore = sum(port.garrison for port in table.ports if port.owner == seat)
            afloat = sum(galley.sailors for galley in table.galleys if galley.owner == seat)
            table.reserve[seat] = g.rules.start.sailors - ashore - afloat
    for good in range(SAILOR):
        if board.goods[good] not in said.get("supply", {}):
            aboard = sum(galley.cargo[good] for galley in table.galleys)
            table.supply[good] = board.supply[good] - aboard - sum(port.stored >> good & 1 for port in table.ports)
    if "forts" not in said:
        table.forts = board.forts - sum(port.fort for port in table.ports)
    if "basilicas" not in said:
        table.basilicas = board.basilicas - sum(port.basilica for port in table.ports)
    if "first_seat" not in said and table.first_seat == NOBODY:
        table.first_seat = 0
    if "payouts" not in said:
        table.payouts = payouts_reached(g, table.track)
    g.hidden.bank_paid = sum(scores(g)) - board.money * g.rules.seats
    balance_activation(g, said)


def balance_activation(g: S12, said: dict[str, Any]) -> None:
    """S12-3.2, S12-5.1: the wheel pawn stands at the active galley; it starts where it is and can row with its crew."""
    table, activation = g.table, g.table.activation
    told = said.get("activation", {})
    if not activation.galley:
        return
    active_seat(g)
    galley = table.galleys[activation.galley]
    if "wheel" not in said:
        table.wheel = activation.galley
    if "start_field" not in told:
        activation.start_field = galley.field if not activation.steps_moved else NOBODY
    if "steps_left" not in told:
        activation.steps_left = max(0, galley.sailors - activation.steps_moved)
