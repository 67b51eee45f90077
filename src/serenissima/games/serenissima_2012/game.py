"""All that the outside may know of Serenissima (2012)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from serenissima.games.serenissima_2012.acts import ArrivalAct, DeclareBlockade, FightAct
from serenissima.games.serenissima_2012.audit import audit
from serenissima.games.serenissima_2012.board import load
from serenissima.games.serenissima_2012.by_hand import balance, beneath
from serenissima.games.serenissima_2012.combat import CombatRound, Exchange, Loot, Occupy
from serenissima.games.serenissima_2012.doge import TurnDogeCard
from serenissima.games.serenissima_2012.flow import ChooseMode, Round, Wheel
from serenissima.games.serenissima_2012.imagine import imagine
from serenissima.games.serenissima_2012.investment import (
    CatchUp,
    CatchUpStep,
    ChooseGalleyNumber,
    CrewGalley,
    InvestStep,
)
from serenissima.games.serenissima_2012.loading import LoadStep
from serenissima.games.serenissima_2012.movement import MoveStep
from serenissima.games.serenissima_2012.payout import Payout, ending, ranking, scores
from serenissima.games.serenissima_2012.ports import FortFires
from serenissima.games.serenissima_2012.refusals import flags, why_not
from serenissima.games.serenissima_2012.setup import (
    ChooseStartGalley,
    ChooseStartPort,
    ClosePort,
    Closing,
    DealGalley,
    DealStartPort,
    Draft,
    DrawClosedPort,
    FirstSeat,
    SetUp,
    begin,
)
from serenissima.games.serenissima_2012.state import HIDDEN_SHAPE, OWN_SHAPE, TABLE_SHAPE, names
from serenissima.kernel.core import Step
from serenissima.kernel.game import Game, Option, Word
from serenissima.kernel.shape import NUMBER, Named, Row, Shape

OPTIONS: Final = {
    "money_visibility": Option(("open", "hidden"), ("S12-2.18", "S12-13.4", "S12-14.5")),
    "first_seat": Option(("random", 0, 1, 2, 3), ("S12-2.1",)),
    "start_assignment": Option(("draft", "random"), ("S12-2.6", "S12-2.9", "S12-2.10")),
    "port_closing": Option(("choose", "random", "preset"), ("S12-2.14", "S12-2.15")),
    "two_player_draft": Option(("alternate", "snake"), ("S12-2.10",)),
    "start_field_immunity": Option(("full", "leave_only"), ("S12-6.4",)),
    "blockade_release": Option(("all_sunk", "outnumbered"), ("S12-6.12",)),
    "fort_before_value": Option((False, True), ("S12-9.11",)),
    "new_galley_same_round": Option((True, False), ("S12-3.6",)),
    "catch_up_sailors": Option(("anywhere", "galleys_only"), ("S12-12.4",)),
}

STEPS: Final[tuple[type[Step], ...]] = (
    SetUp,
    FirstSeat,
    Closing,
    ClosePort,
    DrawClosedPort,
    Draft,
    ChooseStartPort,
    ChooseStartGalley,
    DealStartPort,
    DealGalley,
    Round,
    Wheel,
    ChooseMode,
    LoadStep,
    MoveStep,
    DeclareBlockade,
    ArrivalAct,
    FightAct,
    Exchange,
    CombatRound,
    FortFires,
    Loot,
    Occupy,
    InvestStep,
    ChooseGalleyNumber,
    CrewGalley,
    TurnDogeCard,
    Payout,
    CatchUp,
    CatchUpStep,
)

VERBS: Final = {
    "first": Word(("seat",), ("S12-2.1",)),
    "close": Word(("port",), ("S12-2.14", "S12-2.15")),
    "start_at": Word(("port",), ("S12-2.6", "S12-2.7")),
    "take": Word(("galley",), ("S12-2.8", "S12-10.5")),
    "action": Word((), ("S12-3.3", "S12-3.4")),
    "invest": Word((), ("S12-3.3", "S12-10.1")),
    "pass": Word((), ("S12-3.4",)),
    "take_sailors": Word(("place", "n"), ("S12-4.3", "S12-4.4", "S12-4.6", "S12-4.8")),
    "give_sailors": Word(("place", "n"), ("S12-4.3", "S12-4.4", "S12-4.7", "S12-4.8")),
    "take_goods": Word(("galley", "good", "n"), ("S12-4.8", "S12-4.16")),
    "give_goods": Word(("galley", "good", "n"), ("S12-4.8", "S12-4.16")),
    "swap": Word(("galley", "piece", "piece"), ("S12-4.20",)),
    "buy_goods": Word(("n",), ("S12-4.11", "S12-4.12", "S12-4.13", "S12-4.14", "S12-4.15")),
    "jettison": Word(("good", "n"), ("S12-4.17",)),
    "load_done": Word((), ("S12-3.4", "S12-3.5")),
    "sail": Word(("field",), ("S12-5.1", "S12-5.2")),
    "stop": Word((), ("S12-5.1",)),
    "block": Word((), ("S12-6.1", "S12-6.3")),
    "allow": Word((), ("S12-6.6",)),
    "sell": Word(("good*",), ("S12-7.3", "S12-7.5", "S12-7.6", "S12-7.7")),
    "attack_galley": Word(("galley",), ("S12-8.1", "S12-8.3", "S12-8.14")),
    "attack_port": Word((), ("S12-9.8", "S12-9.9")),
    "land": Word(("n",), ("S12-9.1", "S12-9.4")),
    "end_turn": Word((), ("S12-3.4",)),
    "roll": Word(("n", "n"), ("S12-8.6",)),
    "combat_round.continue": Word((), ("S12-8.8",)),
    "combat_round.stop": Word((), ("S12-8.8", "S12-8.17")),
    "fire": Word(("n",), ("S12-9.10",)),
    "loot.take": Word(("good*",), ("S12-8.12",)),
    "occupy": Word(("n",), ("S12-9.14", "S12-9.15")),
    "hire": Word(("target", "n"), ("S12-10.2", "S12-10.3")),
    "buy_galley": Word(("port",), ("S12-10.4", "S12-10.5", "S12-10.6", "S12-10.7")),
    "build_fort": Word(("port",), ("S12-10.8",)),
    "build_basilica": Word(("port",), ("S12-10.9",)),
    "invest_done": Word((), ("S12-10.1",)),
    "crew": Word(("n",), ("S12-10.6",)),
    "card": Word(("card",), ("S12-11.1",)),
    "catch_up_done": Word((), ("S12-12.1",)),
}

EVENTS: Final = {
    "closed": Word(("port",), ("S12-2.16",)),
    "launched": Word(("seat", "galley", "port", "n"), ("S12-2.8", "S12-10.5")),
    "paid": Word(("seat", "n"), ("S12-1.14",)),
    "spent": Word(("seat", "n"), ("S12-1.14",)),
    "paid_to": Word(("seat", "seat", "n"), ("S12-4.14",)),
    "sold": Word(("seat", "port", "good*"), ("S12-7.4",)),
    "sank": Word(("seat", "galley"), ("S12-1.8",)),
    "took_port": Word(("seat", "port", "n"), ("S12-1.9",)),
    "lost_port": Word(("seat", "port"), ("S12-9.14",)),
    "shuffled": Word((), ("S12-11.7",)),
    "payout": Word(("seat", "n"), ("S12-13.1",)),
    "money_shown": Word(("seat", "n"), ("S12-14.5",)),
}

STEP_SHAPES: Final[dict[str, Shape]] = {
    "seat": Named("seat"),
    "good": Named("good"),
    "port": Named("port"),
    "number": NUMBER,
    "act": Named("act"),
    "order": Row(Named("seat")),
    "goods": Row(Named("good")),
    "sailors": NUMBER,
    "target": Named("place"),
    "quiet": NUMBER,
    "survivor": NUMBER,
    "wreck": NUMBER,
    "galleys_bought": NUMBER,
    "at": NUMBER,
}


GAME: Final = Game(
    key="serenissima_2012",
    prefix="S12",
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
    balance=balance,
    turn_rule="S12-3.2",
    end_rule="S12-14.1",
)
