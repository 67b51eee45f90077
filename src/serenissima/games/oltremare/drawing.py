"""Chapters 10 and 12: drawing from the goods stack, the Venice card in it, and what happens when it is empty."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.scoring import InterimScoring, groups_of, pay_groups, pay_pirates, show_cargo
from serenissima.games.oltremare.state import IN_STACK, NOTHING, OM, ON_TOP, any_of, put, take_in_hand
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import Automatic, Chance, IllegalMove, Move, SealedChance, Seat
from serenissima.kernel.fields import immutable

TO_HAND: Final = 0
TO_PIRATES: Final = 1


@immutable
class Draw(Automatic):
    """OM-10.1, OM-10.3, OM-10.4, OM-12.4, OM-12.6, OM-12.9: card by card; what is in the way is dealt with first.

    The Venice card is scored and replaced, an empty stack refilled, then rescued; a draw that finds nothing is lost.
    """

    seat: Seat
    left: int
    place: int

    def run(self, g: OM) -> None:
        table = g.table
        if self.left == 0:
            g.done()
        elif table.pile.venice == ON_TOP:
            g.push(InterimScoring())
        elif table.pile.size:
            g.swap(Draw(self.seat, self.left - 1, self.place))
            if self.place == TO_HAND:
                g.push(DrawCard(self.seat))
            else:
                put_unseen(g, self.seat)
                after_draw(g)
        elif table.pile.discard:
            refill(g)
        elif rescue_cards(g):
            g.push(Rescue())
        else:
            g.emit(("nothing_to_draw", self.seat, self.left))
            g.done()


@immutable
class DrawCard(SealedChance):
    """OM-5.8, OM-7.8, OM-10.1: any unseen card of the stack is as likely as another; only the drawer sees it."""

    seat: Seat

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        return any_of(g, g.table.pile.reshuffles)

    def do_card(self, g: OM, card: int) -> None:
        g.hidden.bags[g.table.pile.reshuffles].remove(card)
        take_in_hand(g, self.seat, card)
        g.emit(("card_drawn", self.seat))
        g.tell(self.seat, ("drew", card))
        g.done()
        after_draw(g)


def put_unseen(g: OM, seat: Seat) -> None:
    """OM-7.6: the top card goes face down to a pirate stack, seen by nobody; which one it is stays open."""
    g.own[seat].pirate.append(g.rules.unseen + g.table.pile.reshuffles)
    g.table.pirates[seat] += 1
    g.emit(("card_to_pirates", seat))


def after_draw(g: OM) -> None:
    """OM-10.7, OM-12.1: one card less; is it the last round, and is the Venice card on top now?"""
    table = g.table
    table.pile.size -= 1
    if table.pile.size == 0 and not table.pile.last_round:
        table.pile.last_round = True
        g.emit(("last_round",))
    if table.pile.venice == IN_STACK and (table.pile.size == 0 or cards_above(g) <= 2 * g.rules.options.venice_jitter):
        g.push(Uncover())


def cards_above(g: OM) -> int:
    """OM-2.10: the most goods cards that can still lie above the Venice card."""
    return g.table.pile.size - g.rules.first_stack + g.rules.first_stack // 2 + g.rules.options.venice_jitter


@immutable
class Uncover(Chance):
    """OM-2.10, OM-10.7: its place in the middle is drawn as late as it can be known: each left is equally likely."""

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        above = cards_above(g)
        if above <= 0 or g.table.pile.size == 0:
            return [(("venice",), 1)]
        return [(("venice",), 1), (("goods",), above)]

    def play(self, g: OM, move: Move) -> None:
        match move:
            case ("venice",):
                g.table.pile.venice = ON_TOP
            case ("goods",):
                pass
            case _:
                raise IllegalMove(move)
        g.done()


# An empty stack


def refill(g: OM) -> None:
    """OM-12.3, OM-12.4, OM-12.5: when a card is needed, and not before, the discard becomes the goods stack."""
    table = g.table
    g.hidden.bags.append(table.pile.discard)
    table.pile.size = len(table.pile.discard)
    table.pile.discard = []
    table.pile.reshuffles += 1
    g.emit(("refilled", table.pile.size))


def rescue_cards(g: OM) -> int:
    """OM-5.12, OM-12.6: how many cards the rescue would bring, once."""
    table = g.table
    start = table.start_player
    return 0 if table.pile.rescued else table.cargo[start] + table.pirates[start]


@immutable
class Rescue(Chance):
    """OM-12.6, OM-12.7, OM-12.8: the start player's cargo is paid, his pirates cost, both become the goods stack.

    Hand, tiles, markers and played cards stay. It lays cargo open, so it is an entry of its own.
    """

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        return [(("rescue",), 1)]

    def do_rescue(self, g: OM) -> None:
        seat = g.table.start_player
        show_cargo(g, seat)
        pay_groups(g, seat, groups_of(g, g.own[seat].cargo))
        pay_pirates(g, seat)
        g.done()
        gather(g, seat)


def gather(g: OM, seat: Seat) -> None:
    """OM-12.6: the cards somebody has seen go to the new stack at once, the unseen ones one by one."""
    table, own = g.table, g.own[seat]
    known = [card for card in own.pirate if card < g.rules.unseen]
    new = sorted([*own.cargo, *known])
    g.hidden.bags.append(new)
    table.pile.reshuffles += 1
    table.pile.rescued = True
    table.pile.size = len(new)
    own.cargo = []
    own.pirate = [card for card in own.pirate if card >= g.rules.unseen]
    table.cargo[seat] = 0
    table.tops[seat] = NOTHING
    table.pirates[seat] = len(own.pirate)
    g.emit(("rescued", seat, table.pile.size))
    if own.pirate:
        g.push(Identify(seat))


@immutable
class Identify(SealedChance):
    """OM-12.6: an unseen pirate card is shuffled into the new stack; luck says which it was, and nobody is told."""

    seat: Seat

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        return any_of(g, g.own[self.seat].pirate[-1] - g.rules.unseen)

    def do_card(self, g: OM, card: int) -> None:
        unseen = g.own[self.seat].pirate.pop()
        g.hidden.bags[unseen - g.rules.unseen].remove(card)
        put(g.hidden.bags[g.table.pile.reshuffles], card)
        g.table.pirates[self.seat] -= 1
        g.table.pile.size += 1
        g.emit(("pirate_shuffled_in", self.seat))
        if not g.table.pirates[self.seat]:
            g.done()


@immutable
class TakePirate(SealedChance):
    """OM-5.3, OM-10.2: the top of a pirate stack; what its owner put there himself, or any card still unseen."""

    seat: Seat

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        top = g.own[self.seat].pirate[-1]
        if top < g.rules.unseen:
            return [g.rules.printed.card_odds[top]]
        return any_of(g, top - g.rules.unseen)

    def do_card(self, g: OM, card: int) -> None:
        top = g.own[self.seat].pirate.pop()
        if top >= g.rules.unseen:
            g.hidden.bags[top - g.rules.unseen].remove(card)
        g.table.pirates[self.seat] -= 1
        take_in_hand(g, self.seat, card)
        g.emit(("pirate_taken", self.seat))
        g.tell(self.seat, ("drew", card))
        g.done()


# What may be answered

DRAWING: Final = (
    Asks(Draw),
    Asks(DrawCard, Answer("card", ("card",), ("OM-10.1",))),
    Asks(TakePirate, Answer("card", ("card",))),
    Asks(Uncover, Answer("venice", (), ("OM-10.7",)), Answer("goods", (), ("OM-10.7",))),
    Asks(Rescue, Answer("rescue", (), ("OM-12.6",))),
    Asks(Identify, Answer("card", ("card",))),
)
