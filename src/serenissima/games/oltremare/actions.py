"""Chapter 7: the action phase. Cards are played, and their symbols carried out in a fixed order."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.cards import (
    BIG_DEAL,
    CALM_SEA,
    CARDS,
    DUCATO,
    FIGHT_PIRATES,
    PIRATE,
    SHIP,
)
from serenissima.games.oltremare.drawing import TO_HAND, TO_PIRATES, Draw
from serenissima.games.oltremare.limits import in_hand, in_order
from serenissima.games.oltremare.offers import note
from serenissima.games.oltremare.sailing import Sail, voyages
from serenissima.games.oltremare.state import OM, gain, give_from_hand
from serenissima.kernel.answer import Answer, Asks, Limit
from serenissima.kernel.core import Automatic, IllegalMove, Move, SealedOneSeat, Seat, Step
from serenissima.kernel.fields import immutable


@immutable
class ActionPhase(Automatic):
    """OM-7.1, OM-7.2, OM-7.13: the quota is played, in a shortage the whole hand; without any card nothing happens."""

    def run(self, g: OM) -> None:
        seat = g.table.turn.active
        g.done()
        if to_play(g):
            g.push(Actions())
            g.push(PlayCard(seat))
        else:
            g.emit(("nothing_to_play", seat))


def to_play(g: OM) -> int:
    """OM-7.1, OM-7.2: how many cards are played this turn."""
    return min(g.table.turn.quota, g.table.hands[g.table.turn.active])


@immutable
class PlayCard(SealedOneSeat):
    """OM-7.1, OM-7.11: card after card in canonical order; all are turned up together after the last."""

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        own = g.own[seat]
        card_moves = g.rules.printed.card_moves
        last = own.chosen[-1] if own.chosen else -1
        later = to_play(g) - len(own.chosen) - 1
        return [card_moves[card] for card in own.hand[: len(own.hand) - later] if card > last]

    def play(self, g: OM, seat: Seat, move: Move) -> None:
        note(g, self, seat, move)
        match move:
            case ("card", card):
                own = g.own[seat]
                own.chosen.append(card)
                if len(own.chosen) == to_play(g):
                    g.done()
                    turn_up(g, seat)
            case _:
                raise IllegalMove(move)

    def default(self, g: OM, seat: Seat) -> Move:
        return self.moves(g, seat)[0]


def turn_up(g: OM, seat: Seat) -> None:
    """OM-7.11: the chosen cards lie face up; they belong neither to the hand nor to the cargo."""
    own = g.own[seat]
    cards = own.chosen
    own.chosen = []
    for card in cards:
        give_from_hand(g, seat, card)
    g.table.turn.played = cards
    shown: tuple[int, ...] = (seat, *cards)
    g.emit(("played", *shown))


def symbols_played(g: OM, symbol: int) -> int:
    """OM-7.3: the symbols of all played cards are added up per kind."""
    cards = g.rules.printed.cards
    count = 0
    for card in g.table.turn.played:
        if symbol in cards[card].symbols:
            count += 1
    return count


def by_table(g: OM, symbols: int) -> int:
    """OM-7.4, OM-7.6, OM-7.8: 1, 3 or 6; more than three symbols bring no more."""
    row = g.rules.printed.action_table
    return row[min(symbols, len(row) - 1)]


@immutable
class DucatoAction(Automatic):
    """OM-7.4, OM-7.5: ducati by the table; a big deal adds a symbol, even to none."""

    def run(self, g: OM) -> None:
        seat = g.table.turn.active
        symbols = symbols_played(g, DUCATO)
        if g.table.showing[seat] == BIG_DEAL:
            symbols += g.rules.printed.big_deal_symbols
        g.done()
        gain(g, seat, by_table(g, symbols))


@immutable
class PirateAction(Automatic):
    """OM-7.6, OM-7.7: cards by the table to the own pirate stack, unless the flags are fought off."""

    def run(self, g: OM) -> None:
        seat = g.table.turn.active
        if g.table.showing[seat] == FIGHT_PIRATES:
            g.done()
        else:
            g.swap(Draw(seat, by_table(g, symbols_played(g, PIRATE)), TO_PIRATES))


@immutable
class CardsAction(Automatic):
    """OM-7.8, OM-7.9: cards by the table into the hand; they cannot be played in this turn."""

    def run(self, g: OM) -> None:
        g.swap(Draw(g.table.turn.active, by_table(g, symbols_played(g, CARDS)), TO_HAND))


@immutable
class ShipAction(Automatic):
    """OM-7.10, OM-7.12, OM-8.4, OM-8.9, OM-8.10: a calm sea pays before the ship moves; without a symbol it stays."""

    def run(self, g: OM) -> None:
        seat = g.table.turn.active
        symbols = symbols_played(g, SHIP)
        g.done()
        if g.table.showing[seat] == CALM_SEA:
            gain(g, seat, symbols * g.rules.printed.calm_sea_ducati)
        if voyages(g, seat, symbols).destinations:
            g.push(Sail(seat, symbols))


ACTIONS: Final[tuple[Step, ...]] = (DucatoAction(), PirateAction(), CardsAction(), ShipAction())


@immutable
class Actions(Automatic):
    """OM-7.3: the four actions in their fixed order, all mandatory; a kind nobody played does nothing."""

    at: int = 0

    def run(self, g: OM) -> None:
        if self.at == len(ACTIONS):
            g.done()
        else:
            g.swap(Actions(self.at + 1))
            g.push(ACTIONS[self.at])


# What may be answered


def rest_can_follow(g: OM, seat: Seat, card: int) -> bool:
    """OM-7.1: enough cards come after this one for what must still be played."""
    own = g.own[seat]
    return len([held for held in own.hand if held > card]) >= to_play(g) - len(own.chosen) - 1


PLAY: Final = Answer(
    "card",
    ("card",),
    ("OM-7.1",),
    in_hand("OM-7.1"),
    in_order("OM-7.1", lambda own: own.chosen),
    Limit("OM-7.1", "too_few_left", rest_can_follow),
)
ACTION_PHASE: Final = (
    Asks(ActionPhase),
    Asks(PlayCard, PLAY),
    Asks(Actions),
    Asks(DucatoAction),
    Asks(PirateAction),
    Asks(CardsAction),
    Asks(ShipAction),
)
