"""What a browser may keep of a Python that has begun: everything read in, and nothing of anybody in it."""

from __future__ import annotations

import random

from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.server import analysis
from serenissima.tab import hands, house

WORKERS = (analysis, hands, house)  # what the workers of a page ask for
ELSEWHERE = {"terminal", "tensors"}  # faces that only a terminal or a laboratory looks at


def read_in() -> None:
    """Read all that will be asked for, so that it lies in the memory that is kept."""
    for game in GAMES.values():
        for face in room.FACES:
            if face not in ELSEWHERE:
                room.part(game, face)


def wake() -> None:
    """From kept memory: luck must not be that of the day when it was kept."""
    random.seed()
