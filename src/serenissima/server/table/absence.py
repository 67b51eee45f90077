"""When somebody is away for so long that the others may have a bot play for him."""

from __future__ import annotations

from math import inf
from typing import Final

from serenissima.server.refusals import No
from serenissima.server.table.seating import Chair

AWAY: Final = 180.0  # seconds that a question has waited for somebody who is not connected, where all play at once
# Elsewhere people are away by right: by turns until their time has run out, and without a clock for an evening's pause.
PATIENCE: Final = {"turns": inf, "none": 1800.0}
LONG_PAUSE: Final = 86_400.0  # seconds of a pause after which anybody may end it
RETURNED: Final = 600.0  # seconds after somebody came back in which he is not replaced again


def check_away(chair: Chair, since: float | None, connected: bool, now: float, pace: str) -> None:
    """Nobody is replaced who is there, who has just come back, or who is not waited for."""
    if connected:
        raise No("not_away", f"{chair.name} is connected: a bot plays only for somebody who is away.")
    if chair.returned is not None and now < chair.returned + RETURNED:
        raise No("not_away", f"{chair.name} has come back a moment ago.")
    waited = since is not None and now >= since + PATIENCE.get(pace, AWAY)
    if not waited and not chair.lapsed:
        raise No("not_away", f"The table has not waited long enough for {chair.name}.")


def check_absent(kind: str, chairs: list[Chair], rated: bool) -> None:
    """While a bot stands in for somebody who may come back, nothing is decided over his head."""
    away = next((chair.name for chair in chairs if chair.stands_in and not chair.resigned), None)
    if away is not None and (kind == "undo" or (rated and kind in ("end", "extend"))):
        raise No("somebody_away", f"A bot plays for {away}, who may come back: that is not decided without him.")
