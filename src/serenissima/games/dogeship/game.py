"""All that the outside may know of The Doge Ship."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from serenissima.games.dogeship import audit, board, by_hand, imagine, refusals, scoring, setup, state
from serenissima.games.dogeship.barriers import BONUSES
from serenissima.games.dogeship.buying import BUYING
from serenissima.games.dogeship.completing import COMPLETING
from serenissima.games.dogeship.events import EVENTS
from serenissima.games.dogeship.fields import FIELDS
from serenissima.games.dogeship.flow import ROUNDS
from serenissima.games.dogeship.intrigue import INTRIGUE
from serenissima.games.dogeship.replacing import REPLACING
from serenissima.games.dogeship.round_end import ROUND_END
from serenissima.games.dogeship.scoring import ENDING
from serenissima.games.dogeship.setup import SETTING_UP
from serenissima.games.dogeship.stacks import STACKS
from serenissima.kernel.game import Earlier, Game, Option, found_in, read_json
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

# Actions keep the numbers they have always had: draws first, completions after purchases.
WORD_ORDER: Final = (
    "draw",
    "new_doge.draw",
    "place",
    "water",
    "reorder",
    "buy",
    "skip",
    "finish",
    "discard",
    "keep",
    "decline",
    "complete",
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
    version=2,
    earlier={1: Earlier(marked=False)},  # the table told which tiles lay under a stack
    shelf=4,
    seats=(2, 3, 4, 5),
    options=OPTIONS,
    asks=(
        *SETTING_UP,
        *STACKS,
        *ROUNDS,
        *FIELDS,
        *BONUSES,
        *BUYING,
        *COMPLETING,
        *REPLACING,
        *INTRIGUE,
        *ROUND_END,
        *ENDING,
    ),
    events=EVENTS,
    step_shapes=STEP_SHAPES,
    turn_rule="DS-3.4",
    end_rule="DS-15.1",
    word_order=WORD_ORDER,
    **found_in(audit, board, by_hand, imagine, refusals, scoring, setup, state),
)
