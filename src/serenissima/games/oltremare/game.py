"""All that the outside may know of Oltre Mare."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from serenissima.games.oltremare import audit, by_hand, cards, ending, imagine, refusals, setup, state
from serenissima.games.oltremare.actions import ACTION_PHASE
from serenissima.games.oltremare.deals import DEALING
from serenissima.games.oltremare.drawing import DRAWING
from serenissima.games.oltremare.events import EVENTS
from serenissima.games.oltremare.flow import BeginTurn, PassOn, Trading, Turns, VeniceCheck
from serenissima.games.oltremare.loading import LOADING
from serenissima.games.oltremare.offers import OFFERING
from serenissima.games.oltremare.power import MARITIME_POWER
from serenissima.games.oltremare.sailing import SAILING
from serenissima.games.oltremare.scoring import FINAL_SCORING, INTERIM_SCORING
from serenissima.games.oltremare.setup import SETTING_UP
from serenissima.games.oltremare.trading import TRADING
from serenissima.kernel.answer import Asks
from serenissima.kernel.core import Covered
from serenissima.kernel.game import Game, Option, OptionValue, found_in, read_json
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
    shelf=3,
    seats=(2, 3, 4, 5),
    options=OPTIONS,
    asks=(
        *SETTING_UP,
        Asks(Turns),
        Asks(BeginTurn),
        *MARITIME_POWER,
        Asks(Trading),
        *TRADING,
        *OFFERING,
        *DEALING,
        *ACTION_PHASE,
        *SAILING,
        *LOADING,
        *DRAWING,
        Asks(VeniceCheck),
        INTERIM_SCORING,
        Asks(PassOn),
        FINAL_SCORING,
        Asks(Covered),
    ),
    events=EVENTS,
    step_shapes=STEP_SHAPES,
    turn_rule="OM-3.1",
    end_rule="OM-12.2",
    word_order=("interim", "rescue"),
    **found_in(audit, by_hand, cards, ending, imagine, refusals, setup, state),
)
