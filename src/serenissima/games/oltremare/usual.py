"""What is usually done in one go: the quota chosen at once, and the played cards loaded good by good.

Cards are compared by the ducati that their symbols bring now and by the groups that they make in the cargo, as far as
its owner has seen it.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.actions import PlayCard, by_table, still_to_choose
from serenissima.games.oltremare.cards import DUCATO
from serenissima.games.oltremare.loading import LoadOrder
from serenissima.games.oltremare.quota import may_end_trading
from serenissima.games.oltremare.state import OM
from serenissima.games.oltremare.trading import TradeAction
from serenissima.kernel.core import Move, Seat
from serenissima.kernel.story import Clause, Thing
from serenissima.kernel.turns import Turn, Usual


def turns(g: OM, seat: Seat, moves: list[Move]) -> list[Turn]:
    """OM-5.11, OM-7.1, OM-9.1: what the active player may do from here in one go."""
    step = g.stack[-1]
    if isinstance(step, LoadOrder):
        return [loading(g, seat)]
    if isinstance(step, PlayCard):
        return playing(g, seat, (), still_to_choose(g, seat))
    if isinstance(step, TradeAction) and may_end_trading(g):
        return playing(g, seat, (("end_trading",),), min(g.table.turn.quota, len(g.own[seat].hand)))
    return []


def playing(g: OM, seat: Seat, before: tuple[Move, ...], n: int) -> list[Turn]:
    """OM-7.1, OM-7.4: the cards that bring most at once, and those that match what lies on top of the cargo."""
    left = g.own[seat].hand
    if g.own[seat].chosen or n <= 0 or len(left) <= n:
        return []  # begun already, nothing to choose, or no choice
    found: list[Turn] = []
    for cards in (paying(g, left, n), matching(g, seat, left, n)):
        chosen = tuple(sorted(cards))
        moves = (*before, *[("card", card) for card in chosen])
        if all(one.moves != moves for one in found):
            things = tuple([Thing("card", card) for card in chosen])
            ducati = sum([1 for card in chosen if DUCATO in g.rules.printed.cards[card].symbols])
            more = (Clause("symbols", {"n": by_table(g, ducati)}),) if ducati else ()
            found.append(Turn(moves, (Clause("play", {"cards": things}),), more))
    return found


def paying(g: OM, left: list[int], n: int) -> list[int]:
    """OM-7.4: first the cards with a ducato."""
    cards = g.rules.printed.cards
    return sorted(left, key=lambda card: (DUCATO not in cards[card].symbols, card))[:n]


def matching(g: OM, seat: Seat, left: list[int], n: int) -> list[int]:
    """OM-9.1: first the cards of the good on top of the cargo, then those of which there are most."""
    cards = g.rules.printed.cards
    top = g.table.tops[seat]
    good = cards[top].good if top >= 0 else -1
    count: dict[int, int] = {}
    for card in left:
        count[cards[card].good] = count.get(cards[card].good, 0) + 1
    return sorted(left, key=lambda card: (cards[card].good != good, -count[cards[card].good], card))[:n]


def loading(g: OM, seat: Seat) -> Turn:
    """OM-9.1, OM-9.2: good by good, beginning with the one on top of the cargo; the lightest load on top of all."""
    printed, top = g.rules.printed, g.table.tops[seat]
    good = printed.cards[top].good if top >= 0 else -1
    order = sorted(
        g.table.turn.played,
        key=lambda card: (printed.cards[card].good != good, printed.cards[card].good, -printed.load_of[card], card),
    )
    move: Move = ("load", *order)
    return Turn((move,), (Clause("load", {"cards": tuple([Thing("card", card) for card in order])}),))


USUAL: Final = Usual(turns)
