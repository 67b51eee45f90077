"""Chapter 9: replacing a galley part."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.completing import fits, lower_end, replaceable, score_part
from serenissima.games.dogeship.limits import in_own_yard
from serenissima.games.dogeship.stacks import put_under
from serenissima.games.dogeship.state import DS, leave_yard
from serenissima.kernel.answer import Answer, Asks, Gate, Limit
from serenissima.kernel.core import AskedOneSeat, Move, Seat
from serenissima.kernel.fields import immutable


@immutable
class ReplacePart(AskedOneSeat):
    """DS-9.2, DS-9.3: which tile replaces the last part of its deck; the seat must choose one."""

    def moves(self, g: DS, seat: Seat) -> list[Move]:
        return [("replace", tile) for tile in replaceable(g, seat)]

    def do_replace(self, g: DS, seat: Seat, tile: int) -> None:
        g.done()
        replace(g, seat, tile)

    def default(self, g: DS, seat: Seat) -> Move:
        return ("replace", replaceable(g, seat)[0])


def replace(g: DS, seat: Seat, tile: int) -> None:
    """DS-9.4, DS-9.5, DS-9.6: the old part goes under the stack of its zone, the new one scores in its slot."""
    zone = g.rules.board.stack_of[tile]
    deck = g.rules.board.zone_deck[zone]
    parts = g.table.decks[deck]
    leave_yard(g, seat, tile)
    g.table.decks[deck] = (*parts[:-1], tile)
    put_under(g, zone, parts[-1])
    g.emit(("torn_down", parts[-1]))
    score_part(g, seat, tile)


# What may be answered

REPLACE_WITH: Final = Answer(
    "replace",
    ("tile",),
    ("DS-9.2", "DS-9.3"),
    in_own_yard("DS-9.2"),
    Gate("DS-9.2", "of_another_zone", lambda g, seat, tile: fits(g, tile)),
    Limit("DS-9.1", "part_above", lambda g, seat, tile: tile in replaceable(g, seat), lower_end),
)
REPLACING: Final = (Asks(ReplacePart, REPLACE_WITH),)
