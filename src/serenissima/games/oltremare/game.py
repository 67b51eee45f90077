"""All that the outside may know of Oltre Mare."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from serenissima.games.oltremare.actions import (
    ActionPhase,
    Actions,
    CardsAction,
    DucatoAction,
    PirateAction,
    PlayCard,
    ShipAction,
)
from serenissima.games.oltremare.audit import audit
from serenissima.games.oltremare.by_hand import balance, beneath
from serenissima.games.oltremare.cards import load
from serenissima.games.oltremare.deals import DealPick, DealReply, Exchange, InviteReply
from serenissima.games.oltremare.drawing import Draw, DrawCard, Identify, Rescue, TakePirate, Uncover
from serenissima.games.oltremare.ending import ending, ranking, scores
from serenissima.games.oltremare.flow import BeginTurn, PassOn, Trading, Turns, VeniceCheck
from serenissima.games.oltremare.imagine import imagine
from serenissima.games.oltremare.loading import LoadOrder, LoadPhase
from serenissima.games.oltremare.offers import OfferCard, OfferClaim, OfferDucati, OfferRequest, SendOffer
from serenissima.games.oltremare.power import DiscardSurplus, MaritimePower
from serenissima.games.oltremare.refusals import why_not
from serenissima.games.oltremare.sailing import Compass, Sail
from serenissima.games.oltremare.scoring import FinalScoring, InterimScoring
from serenissima.games.oltremare.setup import Deal, DealCard, FirstPlayer, PlaceMarker, SetUp, StartCard, begin
from serenissima.games.oltremare.state import Hidden, Own, Table, names
from serenissima.games.oltremare.trading import TradeAction
from serenissima.kernel.answer import from_tables
from serenissima.kernel.core import Covered, Step
from serenissima.kernel.fields import shape_of
from serenissima.kernel.game import Game, Option, OptionValue, Word, read_json
from serenissima.kernel.shape import NUMBER, Named, Shape

FOLDER: Final = Path(__file__).parent
USUAL: Final = read_json(FOLDER / "components.json")["engine_limits"]


def counted(name: str, most: int) -> tuple[OptionValue, ...]:
    """The numbers from 0 to the most, the usual one of the data file first."""
    usual: int = USUAL[name]
    return (usual, *[number for number in range(most + 1) if number != usual])


OPTIONS: Final = {
    "start_player": Option(("random", 0, 1, 2, 3, 4), ("OM-2.12",), names_seat=True),
    "venice_jitter": Option(counted("venice_jitter", 10), ("OM-2.10",)),
    "interim_scores_cargo": Option((True, False), ("OM-11.8",)),
    "favourable_terms_in_debt": Option((True, False), ("OM-5.6",)),
    "zero_markers_rank": Option((True, False), ("OM-11.14",)),
    "compass_to_empty": Option((True, False), ("OM-8.13",)),
    "ducati_gift_is_deal": Option((False, True), ("OM-6.3",)),
    "prestige_supply": Option(("unlimited", "forty"), ("OM-1.9",)),
    "payout_table": Option(("standard", "early_hints"), ("OM-11.3",)),
    "talks_per_turn": Option(counted("talks_per_turn", 40), ("OM-6.17",)),
    "deal_ducati_max": Option(counted("deal_ducati_max", 50), ("OM-6.5",)),
    "counter_offers": Option((True, False), ("OM-6.19",)),
    "claims": Option((True, False), ("OM-6.8",)),
    "memory_aid": Option(("none", "own"), ("OM-4.7", "OM-9.3")),
}

STEPS: Final[tuple[type[Step], ...]] = (
    SetUp,
    PlaceMarker,
    StartCard,
    Deal,
    DealCard,
    FirstPlayer,
    Turns,
    BeginTurn,
    MaritimePower,
    DiscardSurplus,
    Trading,
    TradeAction,
    OfferCard,
    OfferRequest,
    OfferDucati,
    OfferClaim,
    SendOffer,
    DealReply,
    InviteReply,
    DealPick,
    Exchange,
    ActionPhase,
    PlayCard,
    Actions,
    DucatoAction,
    PirateAction,
    CardsAction,
    ShipAction,
    Sail,
    Compass,
    LoadPhase,
    LoadOrder,
    Draw,
    DrawCard,
    TakePirate,
    Uncover,
    Rescue,
    Identify,
    VeniceCheck,
    InterimScoring,
    PassOn,
    FinalScoring,
    Covered,
)

VERBS: Final = {
    "marker": Word(("marker",), ("OM-2.2",)),
    "card": Word(("card",), ("OM-2.5", "OM-2.8", "OM-4.3", "OM-6.7", "OM-6.9", "OM-7.1", "OM-10.1")),
    "start": Word(("seat",), ("OM-2.12",)),
    "buy_goods": Word((), ("OM-5.2", "OM-5.3", "OM-5.4", "OM-5.10")),
    "buy_pirate": Word((), ("OM-5.2", "OM-5.3", "OM-5.4", "OM-5.10")),
    "propose": Word(("seat",), ("OM-6.17", "OM-6.18")),
    "invite": Word(("seat", "topic"), ("OM-6.17", "OM-6.20")),
    "end_trading": Word((), ("OM-5.11", "OM-5.14")),
    "done": Word((), ("OM-6.3", "OM-5.13")),
    "drop": Word((), ("OM-6.22",)),
    "good": Word(("good",), ("OM-6.9", "OM-6.11")),
    "amount": Word(("n",), ("OM-6.5", "OM-6.6")),
    "silent": Word((), ("OM-6.8",)),
    "claim": Word(("symbols", "power", "named*"), ("OM-6.8",)),
    "send": Word((), ("OM-6.21",)),
    "accept": Word((), ("OM-6.10", "OM-6.12")),
    "decline": Word((), ("OM-6.22",)),
    "counter": Word((), ("OM-6.19",)),
    "offer": Word((), ("OM-6.20",)),
    "pass": Word((), ("OM-6.20",)),
    "exchange": Word((), ("OM-6.12",)),
    "destination": Word(("harbour",), ("OM-8.1", "OM-8.3")),
    "trail": Word(("harbour*",), ("OM-8.1", "OM-8.2")),
    "jump": Word(("harbour",), ("OM-8.12", "OM-8.13")),
    "stay": Word((), ("OM-8.14",)),
    "load": Word(("card*",), ("OM-9.1",)),
    "venice": Word((), ("OM-10.7",)),
    "goods": Word((), ("OM-10.7",)),
    "interim": Word((), ("OM-10.3", "OM-11.7")),
    "rescue": Word((), ("OM-12.6",)),
    "final": Word((), ("OM-12.2", "OM-11.10")),
}

EVENTS: Final = {
    "marker_placed": Word(("harbour", "marker"), ("OM-2.2",)),
    "ship_placed": Word(("seat", "harbour"), ("OM-2.6",)),
    "card_dealt": Word(("seat",), ("OM-2.8",)),
    "turn_begun": Word(("seat", "n"), ("OM-3.3",)),
    "surplus_discarded": Word(("seat",), ("OM-4.3",)),
    "paid": Word(("seat", "n"), ("OM-1.7",)),
    "spent": Word(("seat", "n"), ("OM-1.7", "OM-5.4")),
    "paid_to": Word(("seat", "seat", "n"), ("OM-6.6",)),
    "minus_marker_taken": Word(("seat",), ("OM-1.8",)),
    "minus_marker_returned": Word(("seat",), ("OM-1.8",)),
    "card_drawn": Word(("seat",), ("OM-10.1",)),
    "card_to_pirates": Word(("seat",), ("OM-7.6",)),
    "pirate_taken": Word(("seat",), ("OM-5.3",)),
    "drew": Word(("card",), ("OM-5.8",)),
    "nothing_to_draw": Word(("seat", "n"), ("OM-12.9",)),
    "last_round": Word((), ("OM-12.1",)),
    "refilled": Word(("n",), ("OM-12.4",)),
    "rescued": Word(("seat", "n"), ("OM-12.6",)),
    "pirate_shuffled_in": Word(("seat",), ("OM-12.6",)),
    "offer_composed": Word(("seat",), ("OM-6.21",)),
    "offer_sent": Word(("seat", "seat"), ("OM-6.18", "OM-6.21")),
    "offer_gives": Word(("seat", "good"), ("OM-6.7",)),
    "offer_claims": Word(("seat", "symbols", "power", "named"), ("OM-6.8",)),
    "offer_wants": Word(("seat", "good", "n"), ("OM-6.9",)),
    "offer_pays": Word(("seat", "n"), ("OM-6.5",)),
    "offer_asks": Word(("seat", "n"), ("OM-6.5",)),
    "offer_dropped": Word(("seat",), ("OM-6.22",)),
    "cards_picked": Word(("seat",), ("OM-6.9",)),
    "dealt": Word(("seat", "seat"), ("OM-6.12",)),
    "good_given": Word(("seat", "seat", "good"), ("OM-6.12",)),
    "gave": Word(("seat", "card"), ("OM-6.12",)),
    "received": Word(("seat", "card", "symbols", "power", "named"), ("OM-6.12",)),
    "prestige_gained": Word(("seat",), ("OM-6.14",)),
    "nothing_to_play": Word(("seat",), ("OM-7.13",)),
    "played": Word(("seat", "card*"), ("OM-7.11",)),
    "sailed": Word(("seat", "harbour*"), ("OM-8.1",)),
    "compass_used": Word(("seat", "harbour"), ("OM-8.11",)),
    "marker_taken": Word(("seat", "harbour", "marker"), ("OM-8.7",)),
    "marker_turned_down": Word(("seat", "marker"), ("OM-8.8",)),
    "loaded": Word(("seat", "n", "card"), ("OM-9.2",)),
    "prestige_ranked": Word(("seat", "n", "n"), ("OM-11.4",)),
    "markers_ranked": Word(("seat", "n", "n"), ("OM-11.13",)),
    "group_kept": Word(("seat", "good", "n"), ("OM-11.8",)),
    "group_paid": Word(("seat", "good", "n", "n"), ("OM-11.2",)),
    "discarded": Word(("seat", "card*"), ("OM-11.8",)),
    "cargo_shown": Word(("seat", "card*"), ("OM-11.1",)),
}

STEP_SHAPES: Final[dict[str, Shape]] = {
    "seat": Named("seat"),
    "to": Named("seat"),
    "topic": Named("topic"),
    "card": Named("card"),
    "harbour": Named("harbour"),
    "routes": NUMBER,
    "left": NUMBER,
    "place": Named("draw"),
    "at": NUMBER,
}

GAME: Final = Game(
    key="oltremare",
    prefix="OM",
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
    turn_rule="OM-3.1",
    end_rule="OM-12.2",
)
