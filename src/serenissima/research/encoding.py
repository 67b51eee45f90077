"""Observations as a network wants them: floats between -1 and 1, a place for each name, seats turned.

A slot that names something has a place for every name, a flag one of its own, and a number is pressed between -1 and 1:
small ones stay apart, large ones do not drown them. Nothing is added: what is told is what the observation holds.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from serenissima.research.layout import Layout

HALF: Final = 8.0  # the number that is pressed to a half


class Encoding:
    """The places of one layout."""

    def __init__(self, layout: Layout) -> None:
        kinds = [slot.means for slot in layout.slots]
        sizes = [
            1 if kind in ("number", "flag") else slot.high + 1 for kind, slot in zip(kinds, layout.slots, strict=True)
        ]
        self.size = sum(sizes)
        first = np.cumsum([0, *sizes[:-1]])
        named = np.array([kind not in ("number", "flag") for kind in kinds])
        self.named: NDArray[np.intp] = np.flatnonzero(named)
        self.plain: NDArray[np.intp] = np.flatnonzero(~named)
        self.named_at: NDArray[np.intp] = first[named]
        self.plain_at: NDArray[np.intp] = first[~named]
        self.pressed: NDArray[np.bool_] = np.array([kinds[at] == "number" for at in self.plain])

    def of(self, row: NDArray[Any]) -> NDArray[np.float32]:
        """The floats of one observation."""
        floats = np.zeros(self.size, np.float32)
        plain = row[self.plain].astype(np.float32)
        floats[self.plain_at] = np.where(self.pressed, plain / (np.abs(plain) + HALF), plain)
        names = row[self.named]
        there = names >= 0
        floats[self.named_at[there] + names[there]] = 1.0
        return floats
