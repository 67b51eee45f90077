"""Chapter 7: the action phase. Cards are played, and their symbols carried out in a fixed order."""

from __future__ import annotations

from typing import ClassVar, Final

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
from serenissima.games.oltremare.offers import note
from serenissima.games.oltremare.sailing import Sail, voyages
from serenissima.games.oltremare.state import OM, gain, give_from_hand
from serenissima.kernel.answer import Answer, Asks, Limit
from serenissima.kernel.core import Automatic, IllegalMove, Move, SealedQuestion, Seat, Step, nouns
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count


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


class FreelyChosen(SealedQuestion):
    """OM-7.1: takes cards in any order, though it lists those in canonical order only."""

    unlisted: ClassVar[bool] = True


@immutable
class PlayCard(FreelyChosen):
    """OM-7.1, OM-7.11: card after card, or all at once, in whichever order; all are turned up after the last.

    Cards are listed in canonical order, so that each set stands once; after another order, all that are left are.
    """

    seat: Seat

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        own = g.own[seat]
        card_moves = g.rules.printed.card_moves
        last = own.chosen[-1] if own.chosen else -1
        left = [card for card in own.hand if card not in own.chosen]
        after = [card for card in left if card > last]
        listed = after[: max(0, len(after) - still_to_choose(g, seat) + 1)]
        return [card_moves[card] for card in listed or left]

    def takes(self, g: OM, seat: Seat, move: Move) -> bool:
        said = nouns(move)
        answer = PLAY_ALL if move[0] == "cards" else PLAY
        return (
            move[0] == answer.verb and (len(said) == 1 or answer is PLAY_ALL) and not any(answer.broken(g, seat, said))
        )

    def play(self, g: OM, seat: Seat, move: Move) -> None:
        note(g, self, seat, move)
        if move[0] not in ("card", "cards"):
            raise IllegalMove(move)
        g.own[seat].chosen.extend(nouns(move))
        if not still_to_choose(g, seat):
            g.done()
            turn_up(g, seat)

    def default(self, g: OM, seat: Seat) -> Move:
        return self.moves(g, seat)[0]


def still_to_choose(g: OM, seat: Seat) -> int:
    """OM-7.1: how many cards of the quota are not chosen yet."""
    return to_play(g) - len(g.own[seat].chosen)


def turn_up(g: OM, seat: Seat) -> None:
    """OM-7.11: the chosen cards lie face up; they belong neither to the hand nor to the cargo."""
    own = g.own[seat]
    cards = sorted(own.chosen)
    own.chosen = []
    for card in cards:
        give_from_hand(g, seat, card)
    g.table.turn.played = cards
    shown: tuple[int, ...] = (seat, *cards)
    g.emit(("played", *shown))


def symbols_played(g: OM, symbol: int) -> int:
    """OM-7.3: the symbols of all played cards are added up per kind."""
    cards = g.rules.printed.cards
    found = 0
    for card in g.table.turn.played:
        if symbol in cards[card].symbols:
            found += 1
    return found


def by_table(g: OM, symbols: int) -> int:
    """OM-7.4, OM-7.6, OM-7.8: 1, 3 or 6; more than three symbols bring no more."""
    row = g.rules.printed.action_table
    return row[min(symbols, len(row) - 1)]


def ducati_for(g: OM, seat: Seat, symbols: int) -> int:
    """OM-7.4, OM-7.5: ducati by the table; a big deal adds a symbol, even to none."""
    if g.table.showing[seat] == BIG_DEAL:
        symbols += g.rules.printed.big_deal_symbols
    return by_table(g, symbols)


def pirates_for(g: OM, seat: Seat, symbols: int) -> int:
    """OM-7.6, OM-7.7: cards by the table to the own pirate stack, unless the flags are fought off."""
    return 0 if g.table.showing[seat] == FIGHT_PIRATES else by_table(g, symbols)


@immutable
class DucatoAction(Automatic):
    """OM-7.4, OM-7.5: the ducato symbols are paid."""

    def run(self, g: OM) -> None:
        seat = g.table.turn.active
        g.done()
        gain(g, seat, ducati_for(g, seat, symbols_played(g, DUCATO)))


@immutable
class PirateAction(Automatic):
    """OM-7.6, OM-7.7: the flags bring cards to the pirate stack."""

    def run(self, g: OM) -> None:
        seat = g.table.turn.active
        g.swap(Draw(seat, pirates_for(g, seat, symbols_played(g, PIRATE)), TO_PIRATES))


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


def all_in_hand(g: OM, seat: Seat, *cards: int) -> bool:
    """OM-7.1: nobody plays a card that he does not hold."""
    return all(card in g.own[seat].hand for card in cards)


def none_twice(g: OM, seat: Seat, *cards: int) -> bool:
    """OM-7.1: each card is chosen once."""
    return len(set(cards)) == len(cards) and not any(card in g.own[seat].chosen for card in cards)


def the_whole_quota(g: OM, seat: Seat, *cards: int) -> bool:
    """OM-7.1: who names cards together names all that are still to be played."""
    return len(cards) == still_to_choose(g, seat)


HELD_AND_NEW: Final = (
    Limit("OM-7.1", "not_in_hand", all_in_hand),
    Limit("OM-7.1", "chosen_already", none_twice),
)
PLAY: Final = Answer("card", ("card",), ("OM-7.1",), *HELD_AND_NEW)
PLAY_ALL: Final = Answer(
    "cards",
    ("card*",),
    ("OM-7.1",),
    *HELD_AND_NEW,
    Limit("OM-7.1", "play_so_many", the_whole_quota, lambda g, seat, *cards: count("quota", still_to_choose(g, seat))),
    rows=lambda rules: [],  # cards in any order: taken, but never listed
)
ACTION_PHASE: Final = (
    Asks(ActionPhase),
    Asks(PlayCard, PLAY, PLAY_ALL),
    Asks(Actions),
    Asks(DucatoAction),
    Asks(PirateAction),
    Asks(CardsAction),
    Asks(ShipAction),
)
