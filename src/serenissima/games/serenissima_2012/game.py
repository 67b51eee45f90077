"""All that the outside may know of Serenissima (2012)."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012 import audit, board, by_hand, imagine, payout, refusals, setup, state
from serenissima.games.serenissima_2012.acts import ARRIVING
from serenissima.games.serenissima_2012.combat import FIGHTING, SPOILS
from serenissima.games.serenissima_2012.doge import THE_DOGE
from serenissima.games.serenissima_2012.events import EVENTS
from serenissima.games.serenissima_2012.flow import THE_ROUND
from serenissima.games.serenissima_2012.investment import CATCHING_UP, INVESTING
from serenissima.games.serenissima_2012.loading import LOADING
from serenissima.games.serenissima_2012.movement import MOVEMENT
from serenissima.games.serenissima_2012.payout import PAYING_OUT
from serenissima.games.serenissima_2012.ports import FORTS
from serenissima.games.serenissima_2012.setup import SETTING_UP
from serenissima.kernel.game import Earlier, Game, Option, found_in
from serenissima.kernel.shape import NUMBER, Named, Row, Shape

OPTIONS: Final = {
    "money_visibility": Option(("open", "hidden"), ("S12-2.18", "S12-13.4", "S12-14.5")),
    "first_seat": Option(("random", 0, 1, 2, 3), ("S12-2.1",), names_seat=True),
    "start_assignment": Option(("draft", "random"), ("S12-2.6", "S12-2.9", "S12-2.10")),
    "port_closing": Option(("choose", "random", "preset"), ("S12-2.14", "S12-2.15")),
    "two_player_draft": Option(("alternate", "snake"), ("S12-2.10",)),
    "start_field_immunity": Option(("full", "leave_only"), ("S12-6.4",)),
    "blockade_release": Option(("all_sunk", "outnumbered"), ("S12-6.12",)),
    "fort_before_value": Option((True, False), ("S12-9.11",)),
    "new_galley_same_round": Option((True, False), ("S12-3.6",)),
    "catch_up_sailors": Option(("anywhere", "galleys_only"), ("S12-12.4",)),
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
    version=2,
    earlier={1: Earlier({"fort_before_value": False})},
    shelf=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    asks=(
        *SETTING_UP,
        *THE_ROUND,
        *LOADING,
        *MOVEMENT,
        *ARRIVING,
        *FIGHTING,
        *FORTS,
        *SPOILS,
        *INVESTING,
        *THE_DOGE,
        *PAYING_OUT,
        *CATCHING_UP,
    ),
    events=EVENTS,
    step_shapes=STEP_SHAPES,
    turn_rule="S12-3.2",
    end_rule="S12-14.1",
    **found_in(audit, board, by_hand, imagine, payout, refusals, setup, state),
)
