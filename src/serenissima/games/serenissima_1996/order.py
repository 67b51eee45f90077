"""Chapter 4, phase 1: sealed bids for the right to choose a place in the turn order."""

from __future__ import annotations

from itertools import product
from typing import ClassVar, Final

from serenissima.games.serenissima_1996.board import most_money
from serenissima.games.serenissima_1996.limits import WHOLE_HUNDREDS, faces, named
from serenissima.games.serenissima_1996.state import S96, Rules, in_nation_order, spend
from serenissima.kernel.answer import Answer, Asks, Limit, Most, Nouns
from serenissima.kernel.core import NOBODY, Automatic, Chance, Move, Question, SealedQuestion, Seat
from serenissima.kernel.fields import immutable


@immutable
class Bidding(Automatic):
    """S96-3.3, S96-3.7, S96-4.2: last round's order is discarded and everybody is asked for a bid."""

    def run(self, g: S96) -> None:
        g.table.order = [NOBODY] * g.rules.seats
        g.swap(Bid(tuple(range(g.rules.seats))))


class SealedBid(SealedQuestion):
    """S96-3.5: even the penniless are asked, since being passed over would tell."""

    always_asked: ClassVar[bool] = True


@immutable(default=("bid", 0))
class Bid(SealedBid):
    """S96-4.2: all at once, in secret, from nothing to the whole treasury."""

    owing: tuple[Seat, ...]

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return self.owing

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        board = g.rules.board
        most = g.table.money[seat] // board.money_step
        if most < len(board.bids):
            return board.bids[: most + 1]
        # More than any game can bring: a position put by hand.
        return [("bid", n * board.money_step) for n in range(most + 1)]

    def do_bid(self, g: S96, seat: Seat, ducats: int) -> None:
        g.own[seat].bid = ducats
        g.emit(("bid_handed_in", seat))
        owing = tuple([other for other in self.owing if other != seat])
        g.swap(Bid(owing) if owing else RevealBids())


@immutable
class RevealBids(Chance):
    """S96-4.3, S96-4.4, S96-4.5: the bids are shown together, each is paid, and the highest ranks first."""

    def odds(self, g: S96) -> list[tuple[Move, int]]:
        return [(("reveal",), 1)]

    def play(self, g: S96, move: Move) -> None:
        bids = [own.bid for own in g.own]
        for seat, ducats in enumerate(bids):
            g.own[seat].bid = NOBODY
            g.emit(("bid_shown", seat, ducats))
            spend(g, seat, ducats)
        rank(g, (), groups_by(bids, in_nation_order(g)))


def groups_by(value: list[int], seats: list[Seat]) -> tuple[tuple[Seat, ...], ...]:
    """S96-4.5, S96-4.6, S96-4.7: seats of equal value stand together, the highest first."""
    left = seats
    groups: list[tuple[Seat, ...]] = []
    while left:
        highest = max([value[seat] for seat in left])
        groups.append(tuple([seat for seat in left if value[seat] == highest]))
        left = [seat for seat in left if value[seat] != highest]
    return tuple(groups)


def rank(g: S96, ranking: tuple[Seat, ...], groups: tuple[tuple[Seat, ...], ...]) -> None:
    """S96-4.6, S96-4.9: who stands alone is placed; the first tied group rolls; when all are placed they choose."""
    while groups and len(groups[0]) == 1:
        ranking += groups[0]
        groups = groups[1:]
    g.swap(TieDie(ranking, groups, ()) if groups else ChooseSlot(ranking))


@immutable
class TieDie(Chance):
    """S96-4.6, S96-4.7: one die for each tied player; who ties again rolls again, among themselves only."""

    ranking: tuple[Seat, ...]
    groups: tuple[tuple[Seat, ...], ...]
    rolled: tuple[int, ...]

    def odds(self, g: S96) -> list[tuple[Move, int]]:
        return g.rules.board.tie_odds[self.groups[0][len(self.rolled)]]

    def do_roll(self, g: S96, _noun0: int, face: int) -> None:
        tied = self.groups[0]
        rolled = (*self.rolled, face)
        if len(rolled) < len(tied):
            g.swap(TieDie(self.ranking, self.groups, rolled))
            return
        values = [0] * g.rules.seats
        for seat, shown in zip(tied, rolled, strict=True):
            values[seat] = shown
        rank(g, self.ranking, groups_by(values, list(tied)) + self.groups[1:])


@immutable
class ChooseSlot(Question):
    """S96-4.8, S96-4.9, S96-4.10: in ranking order each takes a free slot; slot I has the first turn in each phase."""

    ranking: tuple[Seat, ...]

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return (self.ranking[0],)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        return [("slot", at) for at, taken in enumerate(g.table.order) if taken == NOBODY]

    def do_slot(self, g: S96, seat: Seat, at: int) -> None:
        g.table.order[at] = seat
        if len(self.ranking) > 1:
            g.swap(ChooseSlot(self.ranking[1:]))
        else:
            g.done()

    def default(self, g: S96, seat: Seat) -> Move:
        return self.moves(g, seat)[0]


# What may be answered


def bids(rules: Rules) -> list[Nouns]:
    """S96-4.2: every hundred up to the fullest treasury there can be."""
    most = most_money(rules.board, rules.seats, rules.last_round)
    return [(ducats,) for ducats in range(0, most + 1, rules.board.money_step)]


BID: Final = Answer(
    "bid",
    ("n",),
    ("S96-4.2",),
    Most("S96-4.2", "bid_too_high", lambda g, seat, ducats: g.table.money[seat], "money"),
    WHOLE_HUNDREDS,
    rows=bids,
)
TIE_ROLL: Final = Answer(
    "roll",
    ("seat", "n"),
    ("S96-4.6",),
    rows=lambda rules: list(product(range(rules.seats), faces(rules))),
    own=True,
)
SLOT: Final = Answer(
    "slot",
    ("slot",),
    ("S96-4.9", "S96-4.10"),
    Limit(
        "S96-4.9",
        "slot_taken",
        lambda g, seat, at: g.table.order[at] == NOBODY,
        lambda g, seat, at: (*named(g, "slot", at), *named(g, "seat", g.table.order[at])),
    ),
)
BIDDING: Final = (
    Asks(Bidding),
    Asks(Bid, BID),
    Asks(RevealBids, Answer("reveal", (), ("S96-4.3", "S96-4.4"))),
    Asks(TieDie, TIE_ROLL),
    Asks(ChooseSlot, SLOT),
)
