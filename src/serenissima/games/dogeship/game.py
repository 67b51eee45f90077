"""All that the outside may know of The Doge Ship."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from serenissima.games.dogeship.audit import audit
from serenissima.games.dogeship.board import load
from serenissima.games.dogeship.buying import BonusBuy, Buying, BuyStep, DiscardForSpace, DrawTile, KeepTile
from serenissima.games.dogeship.by_hand import balance, beneath
from serenissima.games.dogeship.completing import BonusComplete, CompleteStep, Completing
from serenissima.games.dogeship.fields import Act, ChooseAction
from serenissima.games.dogeship.flow import RollDice, Round, Turns
from serenissima.games.dogeship.imagine import imagine
from serenissima.games.dogeship.inspection import BidApprovals, RevealBids
from serenissima.games.dogeship.intrigue import DrawDoge, NewDoge, SwapDoge
from serenissima.games.dogeship.refusals import why_not
from serenissima.games.dogeship.replacing import ReplacePart
from serenissima.games.dogeship.round_end import DogeEvent, RoundLimit, SetTurnOrder, TakeBackMarkers
from serenissima.games.dogeship.scoring import FinalApproval, ending, ranking, scores
from serenissima.games.dogeship.setup import SetUp, StartPlayer, begin
from serenissima.games.dogeship.stacks import ShowTop
from serenissima.games.dogeship.state import Hidden, Own, Table, names
from serenissima.games.dogeship.words import EVENTS, VERBS
from serenissima.kernel.answer import from_tables
from serenissima.kernel.core import Step
from serenissima.kernel.fields import shape_of
from serenissima.kernel.game import Game, Option, read_json
from serenissima.kernel.shape import NUMBER, Named, Row, Shape

FOLDER: Final = Path(__file__).parent
USUAL: Final = read_json(FOLDER / "components.json")["ruling_constants"]

OPTIONS: Final = {
    "start_player": Option(("random", 0, 1, 2, 3, 4), ("DS-2.2",), names_seat=True),
    "open_approvals": Option((False, True), ("DS-1.17",)),
    "open_yards": Option((True, False), ("DS-1.18",)),
    "galley_limit_discard": Option((True, False), ("DS-5.4",)),
    "buy_may_decline": Option((True, False), ("DS-5.12",)),
    "replace_triggers_complete_bonus": Option((False, True), ("DS-8.14",)),
    "max_rounds": Option((USUAL["max_rounds"], "none"), ("DS-15.9",), low=1, tried=(3, 8, 15)),
}

STEPS: Final[tuple[type[Step], ...]] = (
    SetUp,
    StartPlayer,
    ShowTop,
    Round,
    RollDice,
    NewDoge,
    Turns,
    ChooseAction,
    Act,
    BonusBuy,
    BonusComplete,
    Buying,
    BuyStep,
    DiscardForSpace,
    DrawTile,
    KeepTile,
    Completing,
    CompleteStep,
    ReplacePart,
    DrawDoge,
    SwapDoge,
    TakeBackMarkers,
    SetTurnOrder,
    DogeEvent,
    BidApprovals,
    RevealBids,
    RoundLimit,
    FinalApproval,
)

STEP_SHAPES: Final[dict[str, Shape]] = {
    "seat": Named("seat"),
    "field": Named("field"),
    "pending": Named("field"),
    "stack": Named("stack"),
    "used": NUMBER,
    "left": NUMBER,
    "reorders": NUMBER,
    "at": NUMBER,
    "waiting": Row(Named("seat")),
}


GAME: Final = Game(
    key="dogeship",
    prefix="DS",
    version=1,
    seats=(2, 3, 4, 5),
    folder=FOLDER,
    options=OPTIONS,
    asks=from_tables(STEPS, VERBS),  # TEMPORARY
    events=EVENTS,
    load=load,
    begin=begin,
    names=names,
    shapes=(shape_of(Table), shape_of(Own), shape_of(Hidden)),
    step_shapes=STEP_SHAPES,
    beneath=beneath,
    imagine=imagine,
    scores=scores,
    ranking=ranking,
    ending=ending,
    audit=audit,
    elsewhere=lambda g, verb: why_not(g, 0, (verb,)),  # TEMPORARY
    balance=balance,
    turn_rule="DS-3.4",
    end_rule="DS-15.1",
)
