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
from serenissima.games.dogeship.refusals import flags, why_not
from serenissima.games.dogeship.replacing import ReplacePart
from serenissima.games.dogeship.round_end import DogeEvent, RoundLimit, SetTurnOrder, TakeBackMarkers
from serenissima.games.dogeship.scoring import FinalApproval, ending, ranking, scores
from serenissima.games.dogeship.setup import SetUp, StartPlayer, begin
from serenissima.games.dogeship.stacks import ShowTop
from serenissima.games.dogeship.state import HIDDEN_SHAPE, OWN_SHAPE, TABLE_SHAPE, names
from serenissima.kernel.core import Step
from serenissima.kernel.game import Game, Option, Word
from serenissima.kernel.shape import NUMBER, Named, Row, Shape

OPTIONS: Final = {
    "start_player": Option(("random", 0, 1, 2, 3, 4), ("DS-2.2",)),
    "open_approvals": Option((False, True), ("DS-1.17",)),
    "open_yards": Option((True, False), ("DS-1.18",)),
    "galley_limit_discard": Option((True, False), ("DS-5.4",)),
    "buy_may_decline": Option((True, False), ("DS-5.12",)),
    "replace_triggers_complete_bonus": Option((False, True), ("DS-8.14",)),
    "max_rounds": Option((40, "none"), ("DS-15.9",), low=1, tried=(3, 8, 15)),
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

VERBS: Final = {
    "start": Word(("seat",), ("DS-2.2",)),
    "show": Word(("stack", "n"), ("DS-2.7",)),
    "roll": Word(("panel", "n"), ("DS-3.2",)),
    "draw": Word(("tile",), ("DS-5.7", "DS-10.1")),
    "new_doge.draw": Word(("tile",), ("DS-3.3",)),
    "place": Word(("field",), ("DS-4.1", "DS-4.3", "DS-9.3", "DS-10.9")),
    "water": Word((), ("DS-11.2", "DS-11.3")),
    "reorder": Word(("tile",), ("DS-8.16", "DS-8.17", "DS-8.18")),
    "buy": Word(("kind", "zone*"), ("DS-5.1", "DS-5.2")),
    "skip": Word((), ("DS-8.8", "DS-8.9")),
    "finish": Word((), ("DS-4.7",)),
    "discard": Word(("tile",), ("DS-5.3", "DS-5.4", "DS-5.5")),
    "keep": Word(("tile",), ("DS-5.9", "DS-5.10")),
    "decline": Word((), ("DS-5.12",)),
    "complete": Word(("tile",), ("DS-6.1", "DS-7.4", "DS-8.1")),
    "replace": Word(("tile",), ("DS-9.2", "DS-9.3")),
    "play": Word(("tile", "end"), ("DS-10.2", "DS-10.3")),
    "bid": Word(("n",), ("DS-13.1",)),
    "reveal_bids.reveal": Word((), ("DS-13.3",)),
    "final_approval.reveal": Word((), ("DS-14.1",)),
}

EVENTS: Final = {
    "ducats_gained": Word(("seat", "n"), ("DS-1.11",)),
    "ducats_paid": Word(("seat", "n"), ("DS-1.11",)),
    "vp_gained": Word(("seat", "n"), ("DS-7.5",)),
    "approvals_gained": Word(("seat", "n"), ("DS-7.6",)),
    "discarded": Word(("seat", "tile"), ("DS-5.5",)),
    "left_yard": Word(("seat", "n"), ("DS-1.18",)),
    "drawn": Word(("seat", "stack"), ("DS-5.7",)),
    "looked_at": Word(("seat", "tile"), ("DS-5.13",)),
    "kept": Word(("seat", "tile"), ("DS-5.10",)),
    "torn_down": Word(("tile",), ("DS-9.4",)),
    "doge_stack_renewed": Word(("n",), ("DS-10.5",)),
    "turn_order": Word(("seat*",), ("DS-12.2",)),
    "actions_lost": Word(("seat", "n"), ("DS-12.5",)),
    "bid_sealed": Word(("seat",), ("DS-13.3",)),
    "bid_shown": Word(("seat", "n"), ("DS-13.3",)),
    "approvals_shown": Word(("seat", "n"), ("DS-14.1",)),
}

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
    turn_rule="DS-3.4",
    end_rule="DS-15.1",
)
