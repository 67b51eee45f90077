"""All that the outside may know of Serenissima (1996)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from serenissima.games.serenissima_1996.audit import audit
from serenissima.games.serenissima_1996.board import load
from serenissima.games.serenissima_1996.combat import Attack, DivideCargo, Exchange, ResolveVictory
from serenissima.games.serenissima_1996.control import Land
from serenissima.games.serenissima_1996.flow import (
    COMBAT,
    CONTROL,
    FIRST_BIDS,
    MANAGE,
    MARKET,
    SAIL,
    NextRound,
    Round,
    Turns,
)
from serenissima.games.serenissima_1996.haggling import AnswerCounter, AnswerFinal, AnswerPrice, AskPrice
from serenissima.games.serenissima_1996.imagine import imagine
from serenissima.games.serenissima_1996.manage import Manage
from serenissima.games.serenissima_1996.market import Sell
from serenissima.games.serenissima_1996.order import Bid, Bidding, ChooseSlot, RevealBids, TieDie
from serenissima.games.serenissima_1996.rearranging import SetCargo, SetCrew
from serenissima.games.serenissima_1996.refusals import flags, why_not
from serenissima.games.serenissima_1996.sailing import GrantPassage, Sail, SailOn
from serenissima.games.serenissima_1996.scoring import CloseRound, EndDie, ending, ranking, scores
from serenissima.games.serenissima_1996.setup import DealNations, Deployment, SetUp, SetupDeploy, begin
from serenissima.games.serenissima_1996.state import HIDDEN_SHAPE, OWN_SHAPE, S96, TABLE_SHAPE, names
from serenissima.games.serenissima_1996.trading import AnswerTrade, AnswerTradeCounter, TradeGoods, TradePrice
from serenissima.kernel.core import Seat, Step
from serenissima.kernel.game import Game, Option, Word
from serenissima.kernel.shape import NUMBER, Flag, Named, Number, Row, Shape

OPTIONS: Final = {
    "nation_set": Option(("venice_genoa", "spain_turkey"), ("S96-2.4",)),
    "seat_assignment": Option(("random", "fixed"), ("S96-2.5",)),
    "open_money": Option((False, True), ("S96-3.10", "S96-18.2")),
    "pay_on_own_port": Option((True, False), ("S96-16.5",)),
    "own_unfilled_capital_port_point": Option((True, False), ("S96-17.5",)),
    "port_point_rule": Option(("not_full", "empty"), ("S96-17.3",)),
    "captured_capital_bonus": Option(("capital", "ordinary"), ("S96-16.8",)),
    "sailor_supply": Option((176, 180), ("S96-1.6",)),
    "sunk_galleys_return": Option((True, False), ("S96-1.16",)),
    "garrison_cap": Option(("none", "warehouse_spaces"), ("S96-1.13",)),
    "ship_trade": Option((True, False), ("S96-10.1",)),
    "end_bonus": Option(("none", "adams", "schloesser"), ("S96-17.6",)),
    "variable_end": Option((False, True), ("S96-18.1",)),
}

STEPS: Final[tuple[type[Step], ...]] = (
    SetUp,
    DealNations,
    Deployment,
    SetupDeploy,
    Round,
    NextRound,
    Bidding,
    Bid,
    RevealBids,
    TieDie,
    ChooseSlot,
    Turns,
    Manage,
    AskPrice,
    AnswerPrice,
    AnswerCounter,
    AnswerFinal,
    SetCrew,
    SetCargo,
    TradeGoods,
    TradePrice,
    AnswerTrade,
    AnswerTradeCounter,
    Sail,
    SailOn,
    GrantPassage,
    Attack,
    Exchange,
    ResolveVictory,
    DivideCargo,
    Land,
    Sell,
    CloseRound,
    EndDie,
)

VERBS: Final = {
    "deal": Word(("nation*",), ("S96-2.5",)),
    "deploy": Word(("n", "n"), ("S96-2.7", "S96-2.8")),
    "bid": Word(("n",), ("S96-4.2",)),
    "reveal": Word((), ("S96-4.3", "S96-4.4")),
    "tie_die.roll": Word(("seat", "n"), ("S96-4.6",)),
    "slot": Word(("slot",), ("S96-4.9", "S96-4.10")),
    "buy": Word(("galley", "n"), ("S96-5.2", "S96-5.4", "S96-5.5", "S96-5.6")),
    "request_purchase": Word(("galley", "n"), ("S96-6.1", "S96-6.10", "S96-6.11")),
    "build_galley": Word(("port", "source"), ("S96-7.1", "S96-7.3", "S96-7.6")),
    "build_fort": Word(("port",), ("S96-7.1", "S96-7.4", "S96-7.9")),
    "hire": Word(("port", "place", "n"), ("S96-8.1", "S96-8.2", "S96-8.3")),
    "rearrange": Word(("zone",), ("S96-9.1", "S96-9.9")),
    "propose_trade": Word(("galley", "galley", "side"), ("S96-10.1", "S96-10.2", "S96-10.9")),
    "discard_goods": Word(("galley", "good", "n"), ("S96-11.1",)),
    "discard_sailors": Word(("galley", "n"), ("S96-11.2", "S96-11.4")),
    "end_manage": Word((), ("S96-5.1",)),
    "crew": Word(("n",), ("S96-9.4", "S96-9.6")),
    "count": Word(("n",), ("S96-9.5", "S96-13.13")),
    "ask": Word(("n",), ("S96-6.3", "S96-6.4")),
    "accept": Word((), ("S96-6.9", "S96-10.8")),
    "counter": Word(("n",), ("S96-6.5", "S96-10.5")),
    "walk_away": Word((), ("S96-6.10", "S96-6.12")),
    "final_ask": Word(("n",), ("S96-6.6",)),
    "goods": Word(("good", "n"), ("S96-10.3", "S96-10.4")),
    "price": Word(("n",), ("S96-10.4", "S96-10.7")),
    "withdraw": Word((), ("S96-10.9",)),
    "refuse": Word((), ("S96-10.5", "S96-12.7")),
    "start": Word(("galley", "zone"), ("S96-12.1", "S96-12.3")),
    "end_sailing": Word((), ("S96-12.2",)),
    "step": Word(("zone",), ("S96-12.1",)),
    "ask_passage": Word((), ("S96-12.5", "S96-12.6")),
    "stop": Word((), ("S96-12.2",)),
    "grant": Word((), ("S96-12.9",)),
    "attack_galley": Word(("galley", "galley"), ("S96-13.3",)),
    "attack_port": Word(("galley",), ("S96-14.1",)),
    "end_combat": Word((), ("S96-13.2",)),
    "exchange.roll": Word(("n", "n"), ("S96-13.4", "S96-14.3")),
    "crew_to_beaten": Word(("n",), ("S96-13.9", "S96-13.10", "S96-13.11")),
    "land": Word(("galley", "n"), ("S96-15.1", "S96-15.2")),
    "end_landing": Word((), ("S96-15.7",)),
    "sell": Word(("galley", "good"), ("S96-16.1", "S96-16.3", "S96-16.4")),
    "end_market": Word((), ("S96-16.12",)),
    "end_die.roll": Word(("n",), ("S96-18.1",)),
}

EVENTS: Final = {
    "plays": Word(("seat", "nation"), ("S96-2.5",)),
    "round_begins": Word(("n",), ("S96-4.1",)),
    "phase_begins": Word(("phase",), ("S96-3.1",)),
    "bid_handed_in": Word(("seat",), ("S96-4.2",)),
    "bid_shown": Word(("seat", "n"), ("S96-4.3",)),
    "paid": Word(("seat", "n"), ("S96-1.14",)),
    "spent": Word(("seat", "n"), ("S96-1.14",)),
    "paid_to": Word(("seat", "seat", "n"), ("S96-3.8",)),
    "launched": Word(("seat", "galley", "port"), ("S96-7.6",)),
    "rearranged": Word(("seat", "zone"), ("S96-9.1",)),
    "crewed": Word(("galley", "n"), ("S96-9.4",)),
    "loaded": Word(("galley", "good*"), ("S96-9.5",)),
    "garrisoned": Word(("port", "n"), ("S96-9.4",)),
    "proposed": Word(("seat", "side", "good", "n", "n"), ("S96-10.4",)),
    "withdrawn": Word(("seat",), ("S96-10.9",)),
    "losses": Word(("galley", "target", "n", "n"), ("S96-13.5",)),
    "captured": Word(("seat", "seat", "galley"), ("S96-13.10",)),
    "sank": Word(("seat", "galley"), ("S96-1.12",)),
    "took_port": Word(("seat", "port"), ("S96-15.3",)),
    "new_market": Word(("seat", "port", "good", "n"), ("S96-16.7",)),
    "income": Word(("seat",), ("S96-16.12",)),
    "treasury_shown": Word(("seat", "n"), ("S96-18.2",)),
    "scored": Word(("seat", "n"), ("S96-18.2",)),
}

STEP_SHAPES: Final[dict[str, Shape]] = {
    "seat": Named("seat"),
    "buyer": Named("seat"),
    "owing": Row(Named("seat")),
    "ranking": Row(Named("seat")),
    "order": Row(Named("seat")),
    "groups": Row(Row(Named("seat"))),
    "rolled": Row(NUMBER),
    "galley": Named("galley"),
    "rival_galley": Named("galley"),
    "beaten": Named("galley"),
    "hull": Named("galley"),
    "target": Named("target"),
    "good": Named("good"),
    "side": Named("side"),
    "phase": Named("phase"),
    "n": NUMBER,
    "price": NUMBER,
    "ceiling": NUMBER,
    "counter": NUMBER,
    "sailors": NUMBER,
    "left": NUMBER,
    "leave": Flag(),
    "at": Number(0, 99),
}


def beneath(g: S96, step: Step) -> list[Step]:
    """S96-3.1, S96-3.2: what waits under a question that somebody put by hand."""
    if isinstance(step, SetupDeploy):
        return [Round(FIRST_BIDS), Deployment(g.rules.seats)]
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
    """S96-3.2: the rest of the round, and of the phase after this seat's turn."""
    order = g.table.order
    slot = order.index(seat) if seat in order else g.rules.seats - 1
    return [Round(FIRST_BIDS + phase + 1), Turns(phase, slot + 1)]


GAME: Final = Game(
    key="serenissima_1996",
    prefix="S96",
    version=1,
    seats=(2, 3, 4),
    folder=Path(__file__).parent,
    options=OPTIONS,
    steps=STEPS,
    verbs=VERBS,
    events=EVENTS,
    load=load,
    begin=begin,
    names=names,
    shapes=(TABLE_SHAPE, OWN_SHAPE, HIDDEN_SHAPE),
    step_shapes=STEP_SHAPES,
    beneath=beneath,
    imagine=imagine,
    scores=scores,
    ranking=ranking,
    ending=ending,
    audit=audit,
    why_not=why_not,
    flags=flags,
)
