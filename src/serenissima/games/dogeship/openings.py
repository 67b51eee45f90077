"""How The Doge Ship is opened: the first field, what is first bought, and the first zone that is built in."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.openings import Level, Opening

OPENING: Final = Opening(
    (
        Level(("place",), ("field",)),
        Level(("buy",), ("kind",)),
        Level(("place",), ("field",), again=1),
    )
)
