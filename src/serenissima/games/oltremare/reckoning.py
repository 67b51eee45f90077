"""Every ducato of every seat by where it came from: coins are told as they are paid, and told of what they are for."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.actions import by_table, ducati_for
from serenissima.games.oltremare.cards import DUCATO
from serenissima.games.oltremare.state import OM
from serenissima.kernel.core import Event, Seat, nouns
from serenissima.kernel.reckoning import Booking, Scoring

SOURCES: Final = {
    "start": "OM-2.4",
    "bought": "OM-5.4",
    "bought_back": "OM-5.3",
    "from_rivals": "OM-6.6",
    "to_rivals": "OM-6.6",
    "coins": "OM-7.4",
    "big_deal": "OM-7.5",
    "calm_sea": "OM-8.10",
    "local_authority": "OM-4.1",
    "prestige_venice": "OM-11.7",
    "cargo_venice": "OM-11.8",
    "prestige_end": "OM-11.10",
    "cargo_end": "OM-11.11",
    "pirates": "OM-11.12",
    "markers": "OM-11.13",
}

# What the next payment to a seat is for, by what was told before it.
INTERIM: Final = {"prestige_ranked": "prestige_venice", "group_paid": "cargo_venice"}
END: Final = {"prestige_ranked": "prestige_end", "group_paid": "cargo_end", "markers_ranked": "markers"}
SPENT: Final = {"trade_action.buy_goods": "bought", "trade_action.buy_pirate": "bought_back"}


def opening(g: OM) -> list[Booking]:
    """OM-2.4: everybody begins with the same."""
    return [("start", seat, g.rules.printed.start_ducati) for seat in range(g.rules.seats)]


def book(g: OM, events: list[Event]) -> list[Booking]:
    """OM-1.7, OM-6.6, OM-12.10: what was paid in one moment, and what for."""
    ledger = Ledger(g)
    for event in events:
        ledger.hear(event)
    return ledger.entries


class Ledger:
    """The payments of one moment; what a payment is for was told just before it."""

    def __init__(self, g: OM) -> None:
        self.g = g
        self.entries: list[Booking] = []
        self.scoring: dict[str, str] = END  # an interim scoring says so first
        self.source = "calm_sea"  # nothing is told before it
        self.deal = 0  # ducati that a big deal is good for, within what is paid next
        self.cost = "pirates"

    def hear(self, event: Event) -> None:
        """OM-7.3: one thing that was told."""
        name = event[0]
        said = nouns(event)
        if name == "paid":
            self.paid(said[0], said[1])
        elif name == "spent":
            self.entries.append((self.cost, said[0], -said[1]))
        elif name == "paid_to":
            self.entries.append(("to_rivals", said[0], -said[2]))
            self.entries.append(("from_rivals", said[1], said[2]))
        elif name == "interim_scoring.interim":
            self.scoring = INTERIM
        elif name == "turn_begun":
            self.source = "local_authority"
        elif name == "played":
            self.played(said[0], said[1:])
        elif name in SPENT:
            self.cost = SPENT[name]
        elif name in self.scoring and said[-1]:  # what is worth nothing is not paid
            self.source = self.scoring[name]

    def paid(self, seat: Seat, ducati: int) -> None:
        """OM-1.7: the bank pays for what was told; after that only a calm sea can be left."""
        if self.deal:
            self.entries.append(("big_deal", seat, self.deal))
        self.entries.append((self.source, seat, ducati - self.deal))
        self.deal = 0
        self.source = "calm_sea"

    def played(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """OM-7.4, OM-7.5: ducato symbols are paid first; the rest of it is due to a big deal."""
        printed = self.g.rules.printed.cards
        symbols = len([card for card in cards if DUCATO in printed[card].symbols])
        if ducati_for(self.g, seat, symbols):
            self.source = "coins"
            self.deal = ducati_for(self.g, seat, symbols) - by_table(self.g, symbols)


def standing(g: OM, reader: Seat) -> list[Booking]:
    """OM-12.10: ducati and nothing else: what lies on the board is worth nothing before it is scored."""
    return []


SCORING: Final = Scoring(SOURCES, opening, book, standing)
