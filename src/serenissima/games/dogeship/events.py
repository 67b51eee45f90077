"""The facts of events, with the kinds of their nouns and the rules they come from."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.game import Word

EVENTS: Final = {
    "ducats_gained": Word(("seat", "n"), ("DS-1.11",)),
    "ducats_paid": Word(("seat", "n"), ("DS-1.11",)),
    "vp_gained": Word(("seat", "n"), ("DS-7.5",)),
    "approvals_gained": Word(("seat", "n"), ("DS-7.6",)),
    "discarded": Word(("seat", "tile"), ("DS-5.5",)),
    "left_yard": Word(("seat", "n"), ("DS-1.18",)),
    "drawn": Word(("seat", "stack"), ("DS-5.7",)),
    "looked_at": Word(("seat", "tile"), ("DS-5.13",)),
    "kept": Word(("seat", "tile"), ("DS-5.10",)),
    "torn_down": Word(("tile",), ("DS-9.4",)),
    "doge_stack_renewed": Word(("n",), ("DS-10.5",)),
    "turn_order": Word(("seat*",), ("DS-12.2",)),
    "actions_lost": Word(("seat", "n"), ("DS-12.5",)),
    "bid_sealed": Word(("seat",), ("DS-13.3",)),
    "bid_shown": Word(("seat", "n"), ("DS-13.3",)),
    "approvals_shown": Word(("seat", "n"), ("DS-14.1",)),
}
