"""Chapter 2: set-up. Markers, start cards, hands, the goods stack and the start player."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.cards import Printed
from serenissima.games.oltremare.flow import Turns
from serenissima.games.oltremare.state import (
    IN_STACK,
    NOTHING,
    OM,
    Hidden,
    Options,
    Own,
    Pile,
    Rules,
    Table,
    Turn,
    any_of,
    blank,
    load_on_top,
    take_in_hand,
)
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import NOBODY, Automatic, Chance, Move, SealedChance, Seat, State
from serenissima.kernel.fields import immutable
from serenissima.kernel.game import OptionValue


def begin(printed: Printed, seats: int, values: dict[str, OptionValue]) -> OM:
    """OM-1.4, OM-1.10, OM-1.11, OM-2.1, OM-2.3, OM-2.4: eleven ducati each, all cards in one stack."""
    rules = Rules(printed, seats, Options(values))
    table = Table(
        ducati=[printed.start_ducati] * seats,
        prestige=[0] * seats,
        hands=[0] * seats,
        pirates=[0] * seats,
        cargo=[0] * seats,
        tops=[NOTHING] * seats,
        ships=[NOTHING] * seats,
        owned=[0] * seats,
        showing=[NOTHING] * seats,
        markers=[NOTHING] * len(printed.harbours),
        markers_out=sum(printed.marker_count) - len(printed.harbours),
        start_player=NOBODY,
        pile=Pile(len(rules.deck), IN_STACK, [], rules.left_out.copy(), 0, False, False),
        turn=Turn(NOBODY, 0, 0, 0, 0, 0, NOBODY, None, []),
    )
    own = [Own([], [], [], [], blank()) for _ in range(seats)]
    return State(rules, table, own, Hidden([rules.deck.copy()], 0), [SetUp()])


@immutable
class SetUp(Automatic):
    """OM-2.2, OM-2.5, OM-2.8, OM-2.12: markers, start cards, hands, start player; then the first turn."""

    def run(self, g: OM) -> None:
        g.swap(Turns())
        g.push(FirstPlayer())
        g.push(Deal())
        for seat in range(g.rules.seats - 1, -1, -1):
            g.push(StartCard(seat))
        g.push(PlaceMarker(0))


@immutable
class PlaceMarker(Chance):
    """OM-2.2: one marker at random on each harbour, face up; those left over leave the game."""

    harbour: int

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        left = g.rules.printed.marker_count.copy()
        for marker in g.table.markers:
            if marker >= 0:
                left[marker] -= 1
        return [(("marker", marker), count) for marker, count in enumerate(left) if count]

    def do_marker(self, g: OM, marker: int) -> None:
        g.table.markers[self.harbour] = marker
        g.emit(("marker_placed", self.harbour, marker))
        if self.harbour + 1 < len(g.table.markers):
            g.swap(PlaceMarker(self.harbour + 1))
        else:
            g.done()


@immutable
class StartCard(Chance):
    """OM-1.3, OM-2.5, OM-2.6, OM-2.7: the first card turned up that names a harbour; ship and cargo start with it."""

    seat: Seat

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        cards, every = g.rules.printed.cards, g.rules.printed.card_odds
        return [every[card] for card in g.hidden.bags[0] if cards[card].harbour >= 0]

    def do_card(self, g: OM, card: int) -> None:
        table = g.table
        g.hidden.bags[0].remove(card)
        table.pile.size -= 1
        load_on_top(g, self.seat, card)
        harbour = g.rules.printed.cards[card].harbour
        table.ships[self.seat] = harbour
        g.emit(("ship_placed", self.seat, harbour))
        if table.markers[harbour] != NOTHING:
            table.markers[harbour] = NOTHING
            table.markers_out += 1
        g.done()


@immutable
class Deal(Automatic):
    """OM-2.8, OM-2.9, OM-2.11: everybody gets his hand, unchecked; what is left is the goods stack."""

    def run(self, g: OM) -> None:
        hands = g.table.hands
        short = [seat for seat in range(g.rules.seats) if hands[seat] < g.rules.printed.start_hand]
        if short:
            g.push(DealCard(short[0]))
        else:
            g.done()


@immutable
class DealCard(SealedChance):
    """OM-2.8: one card of the shuffled rest into a hand, seen by its owner only."""

    seat: Seat

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        return any_of(g, 0)

    def do_card(self, g: OM, card: int) -> None:
        g.hidden.bags[0].remove(card)
        g.table.pile.size -= 1
        take_in_hand(g, self.seat, card)
        g.emit(("card_dealt", self.seat))
        g.tell(self.seat, ("drew", card))
        g.done()


@immutable
class FirstPlayer(Chance):
    """OM-2.12: the start player is drawn, or fixed by option, and stays it for the whole game."""

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        chosen = g.rules.options.start_player
        return [(("start", seat), 1) for seat in range(g.rules.seats) if chosen in (NOBODY, seat)]

    def do_start(self, g: OM, seat: int) -> None:
        g.table.start_player = seat
        g.table.turn.active = seat
        g.done()


# What may be answered

SETTING_UP: Final = (
    Asks(SetUp),
    Asks(PlaceMarker, Answer("marker", ("marker",), ("OM-2.2",))),
    Asks(StartCard, Answer("card", ("card",), ("OM-2.5",))),
    Asks(Deal),
    Asks(DealCard, Answer("card", ("card",), ("OM-2.8",))),
    Asks(FirstPlayer, Answer("start", ("seat",), ("OM-2.12",))),
)
