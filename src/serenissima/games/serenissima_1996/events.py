"""The facts told beside the answers themselves, with the kinds of their nouns and the rules they come from."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.game import Word

EVENTS: Final = {
    "plays": Word(("seat", "nation"), ("S96-2.5",)),
    "round_begins": Word(("n",), ("S96-4.1",)),
    "phase_begins": Word(("phase",), ("S96-3.1",)),
    "bid_handed_in": Word(("seat",), ("S96-4.2",)),
    "bid_shown": Word(("seat", "n"), ("S96-4.3",)),
    "paid": Word(("seat", "n"), ("S96-1.14",)),
    "spent": Word(("seat", "n"), ("S96-1.14",)),
    "paid_to": Word(("seat", "seat", "n"), ("S96-3.8",)),
    "bought": Word(("seat", "galley", "good", "n"), ("S96-5.5", "S96-6.9")),
    "requested": Word(("seat", "port", "good", "n"), ("S96-6.1",)),
    "launched": Word(("seat", "galley", "port"), ("S96-7.6",)),
    "rearranged": Word(("seat", "zone"), ("S96-9.1",)),
    "crewed": Word(("galley", "n"), ("S96-9.4",)),
    "loaded": Word(("galley", "good*"), ("S96-9.5",)),
    "garrisoned": Word(("port", "n"), ("S96-9.4",)),
    "proposed": Word(("seat", "seat", "side", "good", "n", "n"), ("S96-10.4",)),
    "withdrawn": Word(("seat",), ("S96-10.9",)),
    "assailed": Word(("seat", "galley", "port"), ("S96-14.1",)),
    "losses": Word(("galley", "target", "n", "n"), ("S96-13.5",)),
    "divided": Word(("galley", "good", "n"), ("S96-13.12",)),
    "captured": Word(("seat", "seat", "galley"), ("S96-13.10",)),
    "sank": Word(("seat", "galley"), ("S96-1.12",)),
    "took_port": Word(("seat", "port"), ("S96-15.3",)),
    "sold": Word(("seat", "port", "good"), ("S96-16.4",)),
    "new_market": Word(("seat", "port", "good", "n"), ("S96-16.7",)),
    "income": Word(("seat",), ("S96-16.12",)),
    "treasury_shown": Word(("seat", "n"), ("S96-18.2",)),
    "scored": Word(("seat", "n"), ("S96-18.2",)),
}
