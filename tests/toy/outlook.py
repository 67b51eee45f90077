"""What the regatta tells of an answer: coins and cards, the odds of the die, and who could pay a toll."""

from __future__ import annotations

from typing import Annotated, Final

from serenissima.kernel.core import SPECTATOR, Move, Seat
from serenissima.kernel.fields import Kept, drawer, shape_of
from serenissima.kernel.outlook import UNKNOWN, Counted, Fold, Telling
from serenissima.kernel.shape import NUMBER, Keyed
from toy import G

HIGH: Final = 4  # pips


@drawer
class Figures(Kept):
    worth: Annotated[list[int], Keyed("seat", NUMBER)]  # coins, and the cards of one's own hand


def hand(g: G, seat: Seat) -> int:
    """TOY-6.1: cards count their value."""
    return sum(value * count for value, count in enumerate(g.own[seat].hand))


def counts(g: G, reader: Seat) -> Counted:
    """Coins and numbers of cards are open; what a hand is worth, its holder knows."""
    worth = [hand(g, seat) if seat == reader else UNKNOWN for seat in range(g.rules.seats)]
    return {"coins": g.table.coins.copy(), "cards": g.table.held.copy(), "worth": worth}


def figures(g: G, reader: Seat, moves: list[Move]) -> Figures:
    """TOY-6.1: what each would have if the hands were shown now, as far as the reader knows."""
    worth = g.table.coins.copy()
    if reader != SPECTATOR:
        worth[reader] += hand(g, reader)
    return Figures(worth)


def shares(g: G, seat: Seat) -> dict[str, float]:
    """TOY-2.1: three faces are low, three are high."""
    return {"low": 0.5, "high": 0.5}


def result(before: G, after: G, seat: Seat) -> str:
    helm = before.table.helm
    return "high" if after.table.coins[helm] - before.table.coins[helm] >= HIGH else "low"


TELLING: Final = Telling(counts, {"roll": Fold(shares, result)}, figures, shape_of(Figures))
