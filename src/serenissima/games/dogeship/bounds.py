"""The Doge Ship: which amounts its verbs can name."""

from __future__ import annotations

from itertools import product
from typing import Final

from serenissima.games.dogeship.state import Rules

Nouns = list[tuple[int, ...]]


MOST_APPROVALS: Final = 60  # approvals have no limit (DS-1.15); a higher bid has no number
LEFT_OUT: Final = f"Bids of more than {MOST_APPROVALS} approvals, of which there may be any number."


def bounds(rules: Rules) -> dict[str, Nouns]:
    """Every row of nouns that may follow a verb with amounts or with any number of nouns."""
    board = rules.board
    costs = range(max(board.cost_of) + 1)
    return {
        "show": list(product(range(len(board.stacks)), costs)),
        "roll": list(product(range(len(board.panels)), sorted(set(board.die_faces)))),
        "buy": [move[1:] for move in board.buy_moves],
        "bid": [(n,) for n in range(MOST_APPROVALS + 1)],
    }
