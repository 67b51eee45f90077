"""What is told beside the answers themselves, with the kinds of its nouns and the rules it comes from."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.answer import Word

EVENTS: Final = {
    "closed": Word(("port",), ("S12-2.16",)),
    "dealt_port": Word(("seat", "port"), ("S12-2.7",)),
    "launched": Word(("seat", "galley", "port", "n"), ("S12-2.8", "S12-10.5")),
    "activated": Word(("seat", "galley"), ("S12-3.2",)),
    "paid": Word(("seat", "n"), ("S12-1.14",)),
    "spent": Word(("seat", "n"), ("S12-1.14",)),
    "paid_to": Word(("seat", "seat", "n"), ("S12-4.14",)),
    "sold": Word(("seat", "port", "good*"), ("S12-7.4",)),
    "sank": Word(("seat", "galley"), ("S12-1.8",)),
    "took_port": Word(("seat", "port", "n"), ("S12-1.9",)),
    "lost_port": Word(("seat", "port"), ("S12-9.14",)),
    "shuffled": Word((), ("S12-11.7",)),
    "payout": Word(("seat", "n"), ("S12-13.1",)),
    "money_shown": Word(("seat", "n"), ("S12-14.5",)),
}
