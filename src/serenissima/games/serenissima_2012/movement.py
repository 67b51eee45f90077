"""Chapter 5: movement. Step by step from field to field, as far as the crew can row and rivals let it."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.acts import MOVE, ArrivalAct, DeclareBlockade
from serenissima.games.serenissima_2012.blockade import entitled
from serenissima.games.serenissima_2012.state import S12, active, names
from serenissima.kernel.answer import Answer, Asks, Facts, Limit
from serenissima.kernel.core import Move, OneSeat, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.distances import FAR_AWAY
from serenissima.parts.refusing import count, fact


def set_sail(g: S12, seat: Seat) -> None:
    """S12-3.5, S12-5.1: loading is over for good; the crew aboard now is the number of steps."""
    g.table.activation.steps_left = active(g).sailors
    g.swap(MoveStep(seat))


@immutable(default=("stop",))
class MoveStep(OneSeat):
    """S12-5.1, S12-5.2, S12-5.3: on to a neighbouring field, known or new, whoever is there; or stop."""

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        moves: list[Move] = [("sail", field) for field in g.rules.board.neighbours[active(g).field]]
        moves.append(("stop",))
        return moves

    def do_sail(self, g: S12, seat: Seat, field: int) -> None:
        sail(g, seat, field)

    def do_stop(self, g: S12, seat: Seat) -> None:
        g.swap(ArrivalAct(seat))


def sail(g: S12, seat: Seat, field: int) -> None:
    """S12-5.4, S12-5.6: one step; with steps left, stronger rivals in a field newly entered may end the movement."""
    activation = g.table.activation
    active(g).field = field
    activation.steps_moved += 1
    activation.steps_left -= 1
    if activation.steps_left == 0:
        g.swap(ArrivalAct(seat))
    elif field != activation.start_field:
        rivals = entitled(g, seat, field)
        if rivals:
            g.push(DeclareBlockade(MOVE, rivals))


# What may be answered


def there(g: S12, seat: Seat, field: int) -> Facts:
    return fact(names(g.rules), "field", "field", field)


def how_far(g: S12, seat: Seat, field: int) -> Facts:
    """S12-5.1: how many steps it takes, and how many the crew can still row."""
    left = g.table.activation.steps_left
    return (*there(g, seat, field), *count("n", steps_to(g, field)), *count("left", left))


def steps_to(g: S12, field: int) -> int:
    """S12-5.1: how many steps a field is away from the active galley."""
    return g.rules.board.steps[active(g).field][field]


def within_reach(g: S12, seat: Seat, field: int) -> bool:
    """S12-5.1: no more steps than the crew has left; of a field without a way there is nothing to count."""
    return steps_to(g, field) <= g.table.activation.steps_left or steps_to(g, field) == FAR_AWAY


def is_neighbour(g: S12, seat: Seat, field: int) -> bool:
    """S12-5.1: each step goes to a neighbouring field."""
    return field in g.rules.board.neighbours[active(g).field]


MOVEMENT: Final = (
    Asks(
        MoveStep,
        Answer(
            "sail",
            ("field",),
            ("S12-5.1", "S12-5.2"),
            Limit("S12-5.1", "already_there", lambda g, seat, field: field != active(g).field, there),
            Limit("S12-5.1", "too_far", within_reach, how_far),
            Limit("S12-5.1", "not_a_neighbour", is_neighbour, how_far),
        ),
        Answer("stop", (), ("S12-5.1",)),
    ),
)
