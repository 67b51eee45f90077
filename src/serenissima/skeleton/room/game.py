"""All that the outside may know of this game."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.game import Game, Option, Word, found_in
from serenissima.kernel.shape import NUMBER, Named

from . import by_hand, state, turns

GAME: Final = Game(
    key="skeleton",
    prefix="SKL",
    version=1,
    seats=(2, 3, 4),
    options={"rounds": Option((3, 2, 5), ("SKL-1.1",))},
    asks=turns.ASKS,
    events={
        "you_drew": Word(("tile",), ("SKL-2.2",)),
        "has_drawn": Word(("seat",), ("SKL-2.2",)),
        "showed": Word(("seat", "n"), ("SKL-3.1",)),
    },
    step_shapes={"seat": Named("seat"), "count": NUMBER},
    turn_rule="SKL-1.1",
    end_rule="SKL-3.1",
    **found_in(by_hand, state, turns),
)
