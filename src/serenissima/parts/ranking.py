"""Places from scores."""

from __future__ import annotations

from typing import Any


def places(keys: list[Any]) -> list[int]:
    """The place of each key, 1 for the greatest; equals share a place and the places after them stay empty."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
