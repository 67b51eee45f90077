"""Every game where researchers already work: numbers for moves, tensors for views, and the field's interfaces.

`from serenissima.research import <game>_v0` is the PettingZoo module of any game of the house, by version 0 of its
spaces: `env`, `raw_env` and `parallel_env`.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """The versioned module of a game; made when it is asked for, because PettingZoo need not be installed."""
    from serenissima.games import GAMES

    key = name.removesuffix("_v0")
    if key == name or key not in GAMES:
        raise AttributeError(f"{__name__} has no {name!r}")
    from serenissima.research import zoo

    return zoo.versioned(key, 0)
