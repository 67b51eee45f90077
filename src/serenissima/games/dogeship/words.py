"""The verbs of moves and the facts of events, with the kinds of their nouns and the rules they come from."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.game import Word

VERBS: Final = {
    "start": Word(("seat",), ("DS-2.2",)),
    "show": Word(("stack", "n"), ("DS-2.7",)),
    "roll": Word(("panel", "n"), ("DS-3.2",)),
    "draw": Word(("tile",), ("DS-5.7", "DS-10.1")),
    "new_doge.draw": Word(("tile",), ("DS-3.3",)),
    "place": Word(("field",), ("DS-4.1", "DS-4.3", "DS-9.3", "DS-10.9")),
    "water": Word((), ("DS-11.2", "DS-11.3")),
    "reorder": Word(("tile",), ("DS-8.16", "DS-8.17", "DS-8.18")),
    "buy": Word(("kind", "zone*"), ("DS-5.1", "DS-5.2")),
    "skip": Word((), ("DS-8.8", "DS-8.9")),
    "finish": Word((), ("DS-4.7",)),
    "discard": Word(("tile",), ("DS-5.3", "DS-5.4", "DS-5.5")),
    "keep": Word(("tile",), ("DS-5.9", "DS-5.10")),
    "decline": Word((), ("DS-5.12",)),
    "complete": Word(("tile",), ("DS-6.1", "DS-7.4", "DS-8.1")),
    "replace": Word(("tile",), ("DS-9.2", "DS-9.3")),
    "play": Word(("tile", "end"), ("DS-10.2", "DS-10.3")),
    "bid": Word(("n",), ("DS-13.1",)),
    "reveal_bids.reveal": Word((), ("DS-13.3",)),
    "final_approval.reveal": Word((), ("DS-14.1",)),
}

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

ANSWERS: Final = {
    "choose_action": ("place", "water", "reorder"),
    "bonus_buy": ("buy", "skip"),
    "bonus_complete": ("complete", "skip"),
    "buy_step": ("buy", "finish"),
    "discard_for_space": ("discard",),
    "keep_tile": ("keep", "decline"),
    "complete_step": ("complete", "finish"),
    "replace_part": ("replace",),
    "swap_doge": ("play",),
    "bid_approvals": ("bid",),
}
