"""Regatta: a small game with every awkward shape, the kernel's test bed and the template for new games.

Three rounds. In each, all seats bid in secret for the helm (TOY-1); the winner rolls a die for coins (TOY-2) and
draws a card nobody else sees, unless a neighbour's toll interrupts (TOY-3); he may offer a card, shown to the partner
alone, who may answer with another price (TOY-4); then everybody else cheers or boos in any order (TOY-5).
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

from serenissima.kernel.answer import Answer, Asks, Limit, Most, asked
from serenissima.kernel.core import (
    NOBODY,
    SPECTATOR,
    AskedQuestion,
    Automatic,
    Chance,
    IllegalMove,
    Move,
    Question,
    SealedChance,
    SealedQuestion,
    Seat,
    State,
    Step,
    View,
)
from serenissima.kernel.fields import Kept, drawer, immutable, shape_of
from serenissima.kernel.game import AuditError, Game, Option, OptionValue, Refusal, Word
from serenissima.kernel.shape import NUMBER, Counts, Flag, Keyed, Named, Names, Number
from serenissima.parts.ranking import places
from serenissima.parts.tables import Checked

# What is fixed, and the three drawers


class Rules:
    """Seats, options and components: all that is settled before the first answer."""

    def __init__(self, cards: list[int], coins: int, seats: int, options: dict[str, OptionValue]) -> None:
        self.cards = cards  # how many of each value the deck has
        self.coins = coins
        self.seats = seats
        self.options = Options(options)


class Options:
    def __init__(self, values: dict[str, OptionValue]) -> None:
        self.values = values
        self.toll = values["toll"] is True


@drawer
class Table(Kept):
    coins: Annotated[list[int], Keyed("seat", NUMBER)]
    held: Annotated[list[int], Keyed("seat", NUMBER)]  # how many cards each seat holds
    round: int
    helm: Seat
    cheered: int  # seats that have cheered or booed, as bits
    shown: Annotated[list[int], Keyed("seat", NUMBER)]  # all hands added up, once they are shown


@drawer
class Own(Kept):
    hand: Annotated[list[int], Counts("card")]
    bid: Annotated[int, Number(-1)]  # -1 until it is given
    offered: Annotated[int, Number(-1)]  # the card in the offer that this seat makes or gets, or -1


@drawer
class Hidden(Kept):
    bag: Annotated[list[int], Counts("card")]


G = State[Rules, Table, Own, Hidden]


# The sequence of play


@immutable
class Rounds(Automatic):
    """TOY-0.1: three rounds, then the hands are shown."""

    def run(self, g: G) -> None:
        g.table.round += 1
        if g.table.round > 3:
            g.swap(ShowHands())
        else:
            for part in reversed(ROUND):
                g.push(part)


@immutable
class Bid(SealedQuestion):
    """TOY-1.1, TOY-1.2: all seats bid at once and in secret, at most what they have."""

    def seats(self, g: G) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(g.rules.seats) if g.own[seat].bid < 0)

    def moves(self, g: G, seat: Seat) -> list[Move]:
        return [("bid", coins) for coins in range(g.table.coins[seat] + 1)]

    def play(self, g: G, seat: Seat, move: Move) -> None:
        match move:
            case ("bid", coins):
                g.own[seat].bid = coins
                g.tell(seat, ("your_bid", coins))
                g.emit(("has_bid", seat))
                if not self.seats(g):
                    g.swap(RevealBids())
            case _:
                raise IllegalMove(move)

    def default(self, g: G, seat: Seat) -> Move:
        return ("bid", 0)


@immutable
class RevealBids(Chance):
    """TOY-1.3: telling a secret is chance too, so that nobody sees the bids through an entry he could take back."""

    def odds(self, g: G) -> list[tuple[Move, int]]:
        return [(("reveal",), 1)]

    def play(self, g: G, move: Move) -> None:
        bids = [own.bid for own in g.own]
        for seat, bid in enumerate(bids):
            g.emit(("bid_was", seat, bid))
            g.own[seat].bid = -1
        g.table.helm = bids.index(max(bids))
        g.table.coins[g.table.helm] -= max(bids)
        g.done()


@immutable
class Roll(Chance):
    """TOY-2.1: a die pays the helm."""

    def odds(self, g: G) -> list[tuple[Move, int]]:
        return [(("die", pips), 1) for pips in range(1, 7)]

    def play(self, g: G, move: Move) -> None:
        match move:
            case ("die", pips):
                g.table.coins[g.table.helm] += pips
                g.done()
            case _:
                raise IllegalMove(move)


@immutable
class DrawCard(SealedChance):
    """TOY-3.1: the helm draws a card that nobody else sees; then a toll may interrupt (TOY-3.2)."""

    def odds(self, g: G) -> list[tuple[Move, int]]:
        return [(("drew", value), count) for value, count in enumerate(g.hidden.bag) if count]

    def play(self, g: G, move: Move) -> None:
        match move:
            case ("drew", value):
                helm = g.table.helm
                g.hidden.bag[value] -= 1
                g.own[helm].hand[value] += 1
                g.table.held[helm] += 1
                g.tell(helm, ("you_drew", value))
                g.emit(("has_drawn", helm))
                g.swap(MakeOffer(helm))
                if g.rules.options.toll:
                    g.push(Toll((helm + 1) % g.rules.seats))
            case _:
                raise IllegalMove(move)


@immutable
class Toll(Question):
    """TOY-3.2: an interrupt: the neighbour may take a coin of a helm that has one."""

    seat: Seat

    def seats(self, g: G) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: G, seat: Seat) -> list[Move]:
        return [("toll",), ("waive",)] if g.table.coins[g.table.helm] else [("waive",)]

    def play(self, g: G, seat: Seat, move: Move) -> None:
        match move:
            case ("toll",):
                g.table.coins[g.table.helm] -= 1
                g.table.coins[seat] += 1
            case ("waive",):
                pass
            case _:
                raise IllegalMove(move)
        g.done()

    def default(self, g: G, seat: Seat) -> Move:
        return ("waive",)


@immutable
class MakeOffer(SealedQuestion):
    """TOY-4.1: the helm offers one card to one partner at a price; only the partner is shown the card."""

    seat: Seat

    def moves(self, g: G, seat: Seat) -> list[Move]:
        moves: list[Move] = [("no_offer",)]
        for other in range(g.rules.seats):
            for value, count in enumerate(g.own[seat].hand):
                if count and other != seat:
                    moves += [("offer", other, value, price) for price in range(g.table.coins[other] + 1)]
        return moves

    def play(self, g: G, seat: Seat, move: Move) -> None:
        match move:
            case ("no_offer",):
                g.emit(("make_offer.no_offer", seat))
                g.swap(Cheer())
            case ("offer", other, value, price):
                for one in (seat, other):
                    g.own[one].offered = value
                    g.tell(one, ("offered_card", value))
                g.emit(("offered", seat, other, price))
                g.swap(AnswerOffer(seat, other, price))
            case _:
                raise IllegalMove(move)

    def default(self, g: G, seat: Seat) -> Move:
        return ("no_offer",)


@immutable
class AnswerOffer(AskedQuestion):
    """TOY-4.2, TOY-4.3: the partner accepts, declines or names one other price, which the helm then answers."""

    helm: Seat
    partner: Seat
    price: int
    countered: bool = False

    def seats(self, g: G) -> tuple[Seat, ...]:
        return (self.helm if self.countered else self.partner,)

    def moves(self, g: G, seat: Seat) -> list[Move]:
        counters: list[Move] = [] if self.countered else [("counter", price) for price in range(self.price)]
        return [("accept",), ("decline",), *counters]

    def play(self, g: G, seat: Seat, move: Move) -> None:
        match move:
            case ("counter", price):
                g.swap(AnswerOffer(self.helm, self.partner, price, True))
                return
            case ("accept",):
                self.settle(g)
            case ("decline",):
                pass
            case _:
                raise IllegalMove(move)
        g.own[self.helm].offered = g.own[self.partner].offered = -1
        g.swap(Cheer())

    def settle(self, g: G) -> None:
        """TOY-4.4: card and coins change hands together."""
        value = g.own[self.helm].offered
        for seat, sign in ((self.helm, -1), (self.partner, 1)):
            g.own[seat].hand[value] += sign
            g.table.held[seat] += sign
            g.table.coins[seat] -= sign * self.price

    def default(self, g: G, seat: Seat) -> Move:
        return ("decline",)


@immutable
class Cheer(Question):
    """TOY-5.1: simultaneous and open: all but the helm cheer or boo, in any order; a cheer brings the helm a coin."""

    def seats(self, g: G) -> tuple[Seat, ...]:
        return tuple(s for s in range(g.rules.seats) if s != g.table.helm and not g.table.cheered >> s & 1)

    def moves(self, g: G, seat: Seat) -> list[Move]:
        return [("cheer",), ("boo",)]

    def play(self, g: G, seat: Seat, move: Move) -> None:
        if move == ("cheer",):
            g.table.coins[g.table.helm] += 1
        g.table.cheered |= 1 << seat
        if not self.seats(g):
            g.table.cheered = 0
            g.table.helm = NOBODY
            g.done()

    def default(self, g: G, seat: Seat) -> Move:
        return ("boo",)


@immutable
class ShowHands(Chance):
    """TOY-6.1: all hands are shown; cards count their value, coins one each."""

    def odds(self, g: G) -> list[tuple[Move, int]]:
        return [(("show",), 1)]

    def play(self, g: G, move: Move) -> None:
        g.table.shown = [sum(value * count for value, count in enumerate(own.hand)) for own in g.own]
        for seat, total in enumerate(g.table.shown):
            g.emit(("showed", seat, total))
        g.stack.clear()


ROUND: Final = (Bid(), Roll(), DrawCard())  # the offer and the cheers follow from the draw


# What the outside may ask


def load(said: dict[str, Any]) -> tuple[list[int], int]:
    data = Checked(said)
    data.known("cards coins")
    cards, coins = data.numbers("cards"), data.number("coins", 1)
    data.raise_problems()
    return cards, coins


def begin(components: tuple[list[int], int], seats: int, options: dict[str, OptionValue]) -> G:
    """TOY-0.2: everybody has the same coins and no card."""
    cards, coins = components
    rules = Rules(cards, coins, seats, options)
    table = Table([coins] * seats, [0] * seats, 0, NOBODY, 0, [0] * seats)
    own = [Own([0] * len(cards), -1, -1) for _ in range(seats)]
    return State(rules, table, own, Hidden(cards[:]), [Rounds()])


def names(rules: Rules) -> Names:
    cards = tuple(str(value) for value in range(len(rules.cards)))
    return {"seat": ("red", "green", "blue")[: rules.seats], "card": cards}


def imagine(view: View, rng: Random) -> G:
    """A deal of the unseen cards and any bids that agree with what this seat knows."""
    rules: Rules = view.rules
    table: Table = view.table
    own = [Own([0] * len(rules.cards), -1, -1) for _ in range(rules.seats)]
    unseen = rules.cards[:]
    if view.seat != SPECTATOR:
        own[view.seat] = view.own.copy()
        unseen = [total - mine for total, mine in zip(unseen, view.own.hand, strict=True)]
    deal_offer(view, own, unseen)
    loose = [value for value, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(loose)
    for seat in range(rules.seats):
        for _ in range(table.held[seat] - sum(own[seat].hand)):
            own[seat].hand[loose.pop()] += 1
    if isinstance(view.step, AnswerOffer) and own[view.step.helm].offered < 0:
        offered = rng.choice([value for value, count in enumerate(own[view.step.helm].hand) if count])
        own[view.step.helm].offered = own[view.step.partner].offered = offered
    if isinstance(view.step, Bid | RevealBids):
        for seat in range(rules.seats):
            if seat != view.seat and seat not in view.asked:
                own[seat].bid = rng.randint(0, table.coins[seat])
    bag = [0] * len(rules.cards)
    for value in loose:
        bag[value] += 1
    return State(rules, table.copy(), own, Hidden(bag), view.stack[:])


def deal_offer(view: View, own: list[Own], unseen: list[int]) -> None:
    """The card in an open offer is known to the two who deal, and lies in the helm's hand."""
    step = view.step
    if isinstance(step, AnswerOffer) and view.seat in (step.helm, step.partner):
        card = view.own.offered
        own[step.helm].offered = own[step.partner].offered = card
        if view.seat == step.partner:
            own[step.helm].hand[card] += 1
            unseen[card] -= 1


def scores(g: G) -> list[int]:
    return [coins + cards for coins, cards in zip(g.table.coins, g.table.shown, strict=True)]


def audit(g: G) -> None:
    """TOY-0.3: no card appears or vanishes, and nobody owes coins or bids more than he has."""
    for value, total in enumerate(g.rules.cards):
        if g.hidden.bag[value] + sum(own.hand[value] for own in g.own) != total:
            raise AuditError(f"a card {value} has appeared or vanished")
    for seat, own in enumerate(g.own):
        if g.table.coins[seat] < max(0, own.bid) or sum(own.hand) != g.table.held[seat]:
            raise AuditError(f"seat {seat} holds what it should not")


def elsewhere(g: G, verb: str) -> Refusal:
    return Refusal("TOY-0.1", "not_offered")


def beneath(g: G, step: Step) -> list[Step]:
    return [Rounds()]


# What may be answered


def has_card(g: G, seat: Seat, other: int, card: int, price: int) -> bool:
    """TOY-4.1: one offers what one holds."""
    return g.own[seat].hand[card] > 0


def coins_of(g: G, seat: Seat, *said: int) -> int:
    return g.table.coins[seat]


ASKS: Final = (
    Asks(Rounds),
    Asks(
        Bid,
        Answer(
            "bid",
            ("n",),
            ("TOY-1.1", "TOY-1.2"),
            Most("TOY-1.2", "too_much", coins_of, "coins"),
            rows=lambda rules: [(n,) for n in range(rules.coins * 8)],
        ),
    ),
    Asks(RevealBids, Answer("reveal", (), ("TOY-1.3",))),
    Asks(Roll, Answer("die", ("n",), ("TOY-2.1",), rows=lambda rules: [(n,) for n in range(1, 7)])),
    Asks(DrawCard, Answer("drew", ("card",), ("TOY-3.1",))),
    Asks(
        Toll,
        Answer(
            "toll",
            (),
            ("TOY-3.2",),
            Limit("TOY-3.2", "no_coin", lambda g, seat: g.table.coins[g.table.helm] > 0),
        ),
        Answer("waive", (), ("TOY-3.2",)),
    ),
    Asks(
        MakeOffer,
        Answer(
            "offer",
            ("seat", "card", "n"),
            ("TOY-4.1",),
            Limit("TOY-4.1", "to_oneself", lambda g, seat, other, card, price: other != seat),
            Limit("TOY-4.1", "not_in_hand", has_card),
            Most("TOY-4.1", "too_much", lambda g, seat, other, card, price: g.table.coins[other], "coins"),
            rows=lambda rules: [
                (s, c, n) for s in range(rules.seats) for c in range(len(rules.cards)) for n in range(rules.coins * 8)
            ],
        ),
        Answer("no_offer", (), ("TOY-4.1",)),
    ),
    Asks(
        AnswerOffer,
        Answer("accept", (), ("TOY-4.2",)),
        Answer("decline", (), ("TOY-4.2",)),
        Answer(
            "counter",
            ("n",),
            ("TOY-4.3",),
            Limit("TOY-4.3", "one_counter_only", lambda g, seat, price: not asked(g, AnswerOffer).countered),
            Most("TOY-4.3", "too_much", lambda g, seat, price: asked(g, AnswerOffer).price - 1, "coins"),
            rows=lambda rules: [(n,) for n in range(rules.coins * 8)],
        ),
    ),
    Asks(Cheer, Answer("cheer", (), ("TOY-5.1",)), Answer("boo", (), ("TOY-5.1",))),
    Asks(ShowHands, Answer("show", (), ("TOY-6.1",))),
)

GAME: Final = Game(
    key="toy",
    prefix="TOY",
    version=1,
    seats=(2, 3),
    folder=Path(__file__).parent,
    options={"toll": Option((True, False), ("TOY-3.2",))},
    asks=ASKS,
    events={
        "your_bid": Word(("n",)),
        "has_bid": Word(("seat",)),
        "bid_was": Word(("seat", "n")),
        "you_drew": Word(("card",)),
        "has_drawn": Word(("seat",)),
        "offered": Word(("seat", "seat", "n")),
        "offered_card": Word(("card",)),
        "showed": Word(("seat", "n")),
    },
    load=load,
    begin=begin,
    names=names,
    shapes=(shape_of(Table), shape_of(Own), shape_of(Hidden)),
    step_shapes={
        "seat": Named("seat"),
        "helm": Named("seat"),
        "partner": Named("seat"),
        "price": NUMBER,
        "countered": Flag(),
    },
    beneath=beneath,
    imagine=imagine,
    scores=scores,
    ranking=lambda g: places(scores(g)),
    ending=lambda g: "three_rounds",
    audit=audit,
    elsewhere=elsewhere,
    balance=lambda g, said: None,
    turn_rule="TOY-0.1",
    end_rule="TOY-6.1",
)
