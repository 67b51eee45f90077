"""All that the outside may know of Serenissima (1996)."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996 import audit, board, by_hand, flow, imagine, scoring, setup, state
from serenissima.games.serenissima_1996.combat import FIGHTING
from serenissima.games.serenissima_1996.control import LANDING
from serenissima.games.serenissima_1996.events import EVENTS
from serenissima.games.serenissima_1996.flow import NEW_ROUND, TAKING_TURNS
from serenissima.games.serenissima_1996.haggling import HAGGLING
from serenissima.games.serenissima_1996.manage import MANAGING
from serenissima.games.serenissima_1996.market import SELLING
from serenissima.games.serenissima_1996.order import BIDDING
from serenissima.games.serenissima_1996.rearranging import REARRANGING
from serenissima.games.serenissima_1996.sailing import SAILING
from serenissima.games.serenissima_1996.scoring import ENDING
from serenissima.games.serenissima_1996.setup import SETTING_UP
from serenissima.games.serenissima_1996.trading import TRADING
from serenissima.kernel.game import Game, Option, found_in
from serenissima.kernel.shape import NUMBER, Flag, Named, Number, Row, Shape

OPTIONS: Final = {
    "nation_set": Option(("venice_genoa", "spain_turkey"), ("S96-2.4",), seats=(2,)),
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
    "variable_end": Option((False, True), ("S96-18.1",), seats=(4,)),
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


GAME: Final = Game(
    key="serenissima_1996",
    prefix="S96",
    version=1,
    shelf=2,
    seats=(2, 3, 4),
    options=OPTIONS,
    asks=(
        *SETTING_UP,
        *NEW_ROUND,
        *BIDDING,
        *TAKING_TURNS,
        *MANAGING,
        *HAGGLING,
        *REARRANGING,
        *TRADING,
        *SAILING,
        *FIGHTING,
        *LANDING,
        *SELLING,
        *ENDING,
    ),
    events=EVENTS,
    step_shapes=STEP_SHAPES,
    turn_rule="S96-3.2",
    end_rule="S96-18.1",
    word_order=("crew", "count", "ask", "accept", "counter", "walk_away", "final_ask", "price", "withdraw"),
    **found_in(audit, board, by_hand, flow, imagine, scoring, setup, state),
)
