"""The three drawers of Oltre Mare, and the small questions every chapter asks of them."""

from __future__ import annotations

from typing import Annotated, Final

from serenissima.games.oltremare.cards import MARKERS, SYMBOLS, Odds, Printed
from serenissima.kernel.core import NOBODY, Move, Seat, State
from serenissima.kernel.fields import Kept, drawer, shape_of
from serenissima.kernel.game import OptionValue
from serenissima.kernel.shape import NUMBER, Keyed, Maybe, Named, Names, Number, SetOf, Several

NOTHING: Final = -1  # no card, no marker, no harbour
UNSAID: Final = 0  # about a card nothing is claimed

IN_STACK: Final = 0  # where the Venice card is
ON_TOP: Final = 1
OUT: Final = 2
VENICE: Final = ("in_stack", "on_top", "out")

ANY_SYMBOLS: Final = 4  # of the topics after the goods, the one after the symbols
PAIRS: Final = tuple((a, b) for a in range(len(SYMBOLS)) for b in range(a + 1, len(SYMBOLS)))
CLAIMED_SYMBOLS: Final = ("unsaid", *SYMBOLS, *(f"{SYMBOLS[a]}+{SYMBOLS[b]}" for a, b in PAIRS))
UNSEEN: Final = ("unseen", "unseen_refilled", "unseen_rescued")  # face-down cards, by the stack they came from


class Options:
    """The table options; see the rule file for what each does."""

    def __init__(self, values: dict[str, OptionValue]) -> None:
        self.values = values
        start = values["start_player"]
        self.start_player: int = start if isinstance(start, int) else NOBODY
        self.venice_jitter = int(values["venice_jitter"])
        self.interim_scores_cargo = values["interim_scores_cargo"] is True
        self.favourable_in_debt = values["favourable_terms_in_debt"] is True
        self.zero_markers_rank = values["zero_markers_rank"] is True
        self.compass_to_empty = values["compass_to_empty"] is True
        self.ducati_gift = values["ducati_gift_is_deal"] is True
        self.forty_tiles = values["prestige_supply"] == "forty"
        self.payout_table = str(values["payout_table"])
        self.talks_per_turn = int(values["talks_per_turn"])
        self.deal_ducati_max = int(values["deal_ducati_max"])
        self.counter_offers = values["counter_offers"] is True
        self.claims = values["claims"] is True
        self.memory_aid = str(values["memory_aid"])  # what the client may show a player of his own stacks


class Rules:
    """What is fixed before the first answer: cards, seats, options, and what follows from them."""

    def __init__(self, printed: Printed, seats: int, options: Options) -> None:
        self.printed = printed
        self.seats = seats
        self.options = options
        left_out = printed.left_out[seats]
        self.goods: list[int] = [good for good in range(len(printed.goods)) if good not in left_out]
        self.deck: list[int] = [at for at, card in enumerate(printed.cards) if card.good not in left_out]
        self.left_out: list[int] = [at for at, card in enumerate(printed.cards) if card.good in left_out]
        self.first_stack: int = len(self.deck) - seats * (1 + printed.start_hand)
        self.payout: list[list[int]] = printed.payout_variants.get(options.payout_table, printed.payout)
        self.unseen: int = len(printed.cards)  # from here on a number is no card but an unseen one
        self.talk_moves: list[list[Move]] = [self.talks_with(partner) for partner in range(seats)]
        most = options.deal_ducati_max
        self.amounts: list[Move] = [("amount", amount) for amount in range(-most, most + 1)]
        self.good_moves: list[Move] = [("good", good) for good in range(len(printed.goods))]
        self.claim_moves: list[Move] = [("silent",)]
        for symbols in range(len(CLAIMED_SYMBOLS)):
            for power in range(len(printed.powers) + 1):
                if symbols or power:
                    self.claim_moves.append(("claim", symbols, power))

    def talks_with(self, partner: Seat) -> list[Move]:
        """OM-6.18, OM-6.20: an offer to that partner, or an invitation with a good, a symbol or anything as topic."""
        after = len(self.printed.goods)
        topics = [*self.goods, *range(after, after + len(SYMBOLS) + 1)]
        talks: list[Move] = [("propose", partner)]
        talks.extend([("invite", partner, topic) for topic in topics])
        return talks


CARD_LIST: Final = Several(Named("card"))
DUCATI: Final = Number(-1_000_000)


@drawer
class Offer(Kept):
    """OM-6.7, OM-6.8, OM-6.9: what everybody hears of an offer: goods given with claims, goods wanted, net ducati.

    The cards given stand in the order of their goods and claims, so that their places tell nothing about them.
    """

    proposer: Seat
    goods: Annotated[list[int], Several(Named("good"))]
    symbols: Annotated[list[int], Several(Named("symbols"))]
    powers: Annotated[list[int], Several(Named("power"))]
    harbours: Annotated[list[int], Several(Named("named"))]
    want: Annotated[list[int], Several(Named("good"))]
    ducati: Annotated[int, DUCATI]


@drawer
class Draft(Kept):
    """OM-6.7: an offer as its maker knows it: the exact cards in canonical order, and what he claims of each.

    Once the offer is sent its cards are the stake: they stay reserved until it is settled.
    """

    give: Annotated[list[int], CARD_LIST]
    symbols: Annotated[list[int], Several(Named("symbols"))]
    powers: Annotated[list[int], Several(Named("power"))]
    harbours: Annotated[list[int], Several(Named("named"))]
    want: Annotated[list[int], Several(Named("good"))]
    ducati: Annotated[int, DUCATI]


def blank() -> Draft:
    """No offer."""
    return Draft([], [], [], [], [], 0)


@drawer
class Pile(Kept):
    """OM-10.7, OM-12.1, OM-12.4, OM-12.6: what everybody knows of the goods stack, the discard and cards left out."""

    size: int
    venice: Annotated[int, Named("venice")]
    discard: Annotated[list[int], CARD_LIST]
    removed: Annotated[list[int], CARD_LIST]
    reshuffles: int
    rescued: bool
    last_round: bool


@drawer
class Turn(Kept):
    """OM-3.3: whose turn it is, the how manieth, and everything that is counted afresh in each."""

    active: Seat
    turns: int
    quota: int
    bought: int
    talks: int
    dealt: Annotated[int, SetOf("seat")]
    talk: Seat
    offer: Annotated[Offer | None, Maybe(shape_of(Offer))]
    played: Annotated[list[int], CARD_LIST]


@drawer
class Table(Kept):
    """All that lies open: balances, tiles, sizes of hands and stacks, tops of cargo, board, discard, turn, offer."""

    ducati: Annotated[list[int], Keyed("seat", DUCATI)]
    prestige: Annotated[list[int], Keyed("seat", NUMBER)]
    hands: Annotated[list[int], Keyed("seat", NUMBER)]
    pirates: Annotated[list[int], Keyed("seat", NUMBER)]
    cargo: Annotated[list[int], Keyed("seat", NUMBER)]
    tops: Annotated[list[int], Keyed("seat", Named("card"))]
    ships: Annotated[list[int], Keyed("seat", Named("harbour"))]
    owned: Annotated[list[int], Keyed("seat", NUMBER)]
    showing: Annotated[list[int], Keyed("seat", Named("marker"))]
    markers: Annotated[list[int], Keyed("harbour", Named("marker"))]
    markers_out: int
    start_player: Seat
    pile: Pile
    turn: Turn


@drawer
class Own(Kept):
    """OM-4.7, OM-9.3: a seat's hand, and what it has seen of its own stacks, bottom first, as it would remember it.

    Neither stack may be looked through: they are not sent to a client unless the option `memory_aid` lays them open.
    `chosen` holds the cards picked so far for the action phase or for a deal.
    """

    hand: Annotated[list[int], CARD_LIST]
    cargo: Annotated[list[int], CARD_LIST]
    pirate: Annotated[list[int], Several(Named("pirate_card"))]
    chosen: Annotated[list[int], CARD_LIST]
    draft: Draft


@drawer
class Hidden(Kept):
    """What nobody sees: the cards of each goods stack that are still unseen (no order), and the bank's balance.

    A bag holds the cards left in its stack together with those put face down on pirate stacks from it: as long as
    nobody has looked at a card it could be any of them.
    """

    bags: Annotated[list[list[int]], Several(CARD_LIST)]
    bank: Annotated[int, DUCATI]


OM = State[Rules, Table, Own, Hidden]


# Money


def gain(g: OM, seat: Seat, ducati: int) -> None:
    """OM-1.7: the bank pays; balances have no upper limit."""
    if ducati:
        g.hidden.bank -= ducati
        change(g, seat, ducati)
        g.emit(("paid", seat, ducati))


def spend(g: OM, seat: Seat, ducati: int) -> None:
    """OM-1.7: a seat pays the bank, out of nothing if need be."""
    if ducati:
        g.hidden.bank += ducati
        change(g, seat, -ducati)
        g.emit(("spent", seat, ducati))


def hand_over(g: OM, seat: Seat, to: Seat, ducati: int) -> None:
    """OM-6.6: ducati of a deal go from purse to purse; the sum of the two does not change."""
    if ducati:
        change(g, seat, -ducati)
        change(g, to, ducati)
        g.emit(("paid_to", seat, to, ducati))


def change(g: OM, seat: Seat, ducati: int) -> None:
    """OM-1.8: the minus marker comes when a balance falls below 0 and goes back at 0."""
    purse = g.table.ducati
    before = purse[seat]
    purse[seat] = before + ducati
    if g.heard is not None and (before < 0) != (before + ducati < 0):
        g.emit(("minus_marker_taken", seat) if before >= 0 else ("minus_marker_returned", seat))


def has_minus_marker(g: OM, seat: Seat) -> bool:
    """OM-1.8: exactly while the balance is below 0."""
    return g.table.ducati[seat] < 0


# Cards


def put(cards: list[int], card: int) -> None:
    """Into its place in canonical order."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def any_of(g: OM, bag: int) -> Odds:
    """OM-10.1: any card of that bag is as likely as another."""
    every = g.rules.printed.card_odds
    return [every[card] for card in g.hidden.bags[bag]]


def take_in_hand(g: OM, seat: Seat, card: int) -> None:
    """OM-5.8: a card comes to a hand; everybody sees that it grows."""
    put(g.own[seat].hand, card)
    g.table.hands[seat] += 1


def give_from_hand(g: OM, seat: Seat, card: int) -> None:
    """A card leaves a hand."""
    g.own[seat].hand.remove(card)
    g.table.hands[seat] -= 1


def load_on_top(g: OM, seat: Seat, card: int) -> None:
    """OM-9.2, OM-9.3: a card is added on top; of a cargo stack everybody sees the top and the size."""
    g.own[seat].cargo.append(card)
    g.table.cargo[seat] += 1
    g.table.tops[seat] = card


def power_of(g: OM, seat: Seat) -> int:
    """OM-9.4: the hand limit is the power of the top cargo card; without a card there is none to check."""
    top = g.table.tops[seat]
    return g.rules.printed.power_of[top] if top >= 0 else g.table.hands[seat]


def load_of(g: OM, seat: Seat) -> int:
    """OM-9.4: the quota is the load of the top cargo card."""
    top = g.table.tops[seat]
    return g.rules.printed.load_of[top] if top >= 0 else 0


# Names and shapes


def covers(rules: Rules) -> tuple[str, ...]:
    """OM-4.7, OM-9.3: a seat may look through neither of its stacks, unless the table helps the memory."""
    return () if rules.options.memory_aid == "own" else ("cargo", "pirate")


def names(rules: Rules) -> Names:
    """The name of each number, by kind."""
    printed = rules.printed
    cards = tuple(card.name for card in printed.cards)
    return {
        "seat": printed.colours[: rules.seats],
        "card": cards,
        "pirate_card": (*cards, *UNSEEN),
        "good": printed.goods,
        "symbol": SYMBOLS,
        "topic": (*printed.goods, *SYMBOLS, "any"),
        "marker": MARKERS,
        "harbour": printed.harbours,
        "symbols": CLAIMED_SYMBOLS,
        "power": ("unsaid", *(str(power) for power in printed.powers)),
        "named": ("unsaid", "none", *printed.harbours),
        "venice": VENICE,
        "draw": ("hand", "pirate_stack"),
    }
