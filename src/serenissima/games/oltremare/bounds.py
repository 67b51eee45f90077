"""Oltre Mare: which amounts, claims and orders of cards its verbs can name."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from serenissima.games.oltremare.state import CLAIMED_SYMBOLS, Rules

Nouns = list[tuple[int, ...]]
LEFT_OUT: Final = (
    "Claims that name a harbour and trails told harbour by harbour: the rules take them, but nobody needs them, "
    "and they are never listed. `drop` has a number, but only the clock gives that answer. `load` tells the order "
    "of the played cards by their rank among them, so that it needs 33 numbers and not millions."
)
RANKED: Final = ("load",)  # told by the rank of the cards among themselves


def bounds(rules: Rules) -> dict[str, Nouns]:
    """Every row of nouns that may follow a verb with amounts or with any number of nouns.

    `load` counts places: the played cards lie open, and the order is told by rank among them. A claim that names a
    harbour and a trail harbour by harbour say more than the rules ask for; they are taken but never listed.
    """
    printed = rules.printed
    most = rules.options.deal_ducati_max
    claims: Nouns = list(product(range(len(CLAIMED_SYMBOLS)), range(len(printed.powers) + 1)))
    return {
        "amount": [(ducati,) for ducati in range(-most, most + 1)],
        "claim": claims[1:],
        "trail": [],
        "load": [order for size in range(1, max(printed.loads) + 1) for order in permutations(range(size))],
    }
