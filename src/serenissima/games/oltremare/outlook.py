"""What an answer brings in Oltre Mare, and what the board shows beside the pieces: nobody else reckons a rule."""

from __future__ import annotations

from typing import Annotated, Final

from serenissima.games.oltremare.actions import PlayCard, by_table, ducati_for, pirates_for, still_to_choose, to_play
from serenissima.games.oltremare.cards import CARDS, DUCATO, PIRATE, SHIP, SYMBOLS
from serenissima.games.oltremare.deals import DealReply, brings_tile, missing
from serenissima.games.oltremare.drawing import TO_PIRATES, Draw, cards_above
from serenissima.games.oltremare.flow import Turns
from serenissima.games.oltremare.loading import LoadOrder
from serenissima.games.oltremare.offers import can_offer, wanted_range
from serenissima.games.oltremare.power import authority_pays
from serenissima.games.oltremare.quota import available, remaining
from serenissima.games.oltremare.sailing import Sail, voyages
from serenissima.games.oltremare.scoring import (
    groups_of,
    marker_awards,
    payout_of,
    pirates_cost,
    rank_awards,
)
from serenissima.games.oltremare.state import DUCATI, IN_STACK, NOTHING, OM
from serenissima.games.oltremare.trading import price
from serenissima.kernel.core import NOBODY, Move, Seat, nouns
from serenissima.kernel.fields import Kept, drawer, shape_of
from serenissima.kernel.outlook import UNKNOWN, Counted, Fold, Telling
from serenissima.kernel.shape import NUMBER, Keyed, Maybe, Named, Number, Row, Several

# What is counted


def counts(g: OM, reader: Seat) -> Counted:
    """What a player has: ducati, tiles, cards by place, markers, power and load of the top, and cards by good.

    How many of a good somebody has on hand and on board, only he himself knows.
    """
    table, printed = g.table, g.rules.printed
    found: Counted = {
        "ducati": table.ducati.copy(),
        "prestige": table.prestige.copy(),
        "hand": table.hands.copy(),
        "pirates": table.pirates.copy(),
        "cargo": table.cargo.copy(),
        "markers": table.owned.copy(),
        "power": [printed.power_of[top] if top >= 0 else 0 for top in table.tops],
        "load": [printed.load_of[top] if top >= 0 else 0 for top in table.tops],
    }
    tally = goods_of(g, reader)
    for good in g.rules.goods:
        row = [UNKNOWN] * g.rules.seats
        if reader >= 0:
            row[reader] = tally[good]
        found[printed.goods[good]] = row
    return found


def goods_of(g: OM, reader: Seat) -> list[int]:
    """How many cards of each good the reader has in hand, before him and in his cargo."""
    good_of = g.rules.printed.good_of
    tally = [0] * len(g.rules.printed.goods)
    if reader < 0:
        return tally
    for card in g.own[reader].hand:
        tally[good_of[card]] += 1
    for card in g.own[reader].cargo:
        tally[good_of[card]] += 1
    if g.table.turn.active == reader:
        for card in g.table.turn.played:
            tally[good_of[card]] += 1
    return tally


# Luck


def venice_shares(g: OM, seat: Seat) -> dict[str, float]:
    """OM-2.10, OM-10.7: whether the Venice card comes to light while flags are carried out: each place is as likely."""
    places = cards_above(g) + 1
    looked = min(1 + flags_to_come(g), places)
    if places <= 1 or g.table.pile.size == 0:
        return {"venice": 1.0}
    return {"venice": looked / places, "no_venice": 1.0 - looked / places} if looked < places else {"venice": 1.0}


def flags_to_come(g: OM) -> int:
    """OM-7.6: cards that are still put face down before anybody is asked."""
    beneath = g.stack[-2] if len(g.stack) > 1 else None
    if isinstance(beneath, Draw) and beneath.place == TO_PIRATES:
        return min(beneath.left, g.table.pile.size)
    return 0


def venice_came(before: OM, after: OM, seat: Seat) -> str:
    """OM-10.7: which of the two it was."""
    return "no_venice" if after.table.pile.venice == IN_STACK else "venice"


# What a board shows

GROUP: Final = Row(Named("good"), NUMBER, NUMBER)


@drawer
class Bargain(Kept):
    """OM-5.13, OM-6.11, OM-6.14: with whom, how many cards may be wanted by the number given, and who gains a tile.

    A pair is the fewest and the most; where there is none, so many cannot be given.
    """

    partner: Seat
    wants: Annotated[list[list[int]], Several(Several(NUMBER))]
    tile: Seat


@drawer
class Open(Kept):
    """OM-6.6, OM-6.10, OM-6.14: the offer that lies open: what both would have then, and who would gain a tile.

    What is offered may join the top of the other cargo, and what is wanted that of the proposer; what the other one
    has on top he may rather keep.
    """

    to: Seat
    proposer_then: Annotated[int, DUCATI]
    other_then: Annotated[int, DUCATI]
    proposer_hand: int
    other_hand: int
    tile: Seat
    joins: Annotated[int, Named("good")]
    serves: Annotated[int, Named("good")]
    keeps: Annotated[int, Named("good")]
    lacking: Annotated[list[int], Several(Named("good"))]


@drawer
class Figures(Kept):
    """All that follows from the table by the rules and that a person wants to see."""

    round: int
    phase: Annotated[int, Number(-1, 3)]
    turns_left: Annotated[int, Number(-1)]  # after this one, in the last round
    price: int  # of the active player's next card
    limit: int  # to his purchases
    left: int  # of them
    sure: int  # cards that they are sure to bring
    quota: int  # what he must play as things are
    short: int  # what he lacks
    choose: int  # what the reader has still to choose
    venice: Annotated[list[int], Several(NUMBER)]  # fewest and most cards above it
    payout: Annotated[list[list[int]], Keyed("good", Several(NUMBER), sparse=[])]
    brings: Annotated[list[list[int]], Keyed("symbol", Several(NUMBER))]  # by the number of symbols
    prestige: Annotated[list[int], Keyed("seat", NUMBER)]  # what it would bring now
    markers: Annotated[list[int], Keyed("seat", NUMBER)]
    pirates: Annotated[list[int], Keyed("seat", NUMBER)]  # what they would cost now
    income: Annotated[list[int], Keyed("seat", NUMBER, sparse=0)]  # when the next turn begins
    unseen: Annotated[list[int], Keyed("good", NUMBER, sparse=0)]
    discard: Annotated[list[int], Keyed("good", NUMBER, sparse=0)]
    groups: Annotated[list[tuple[int, int, int]], Several(GROUP)]  # of the reader's cargo
    ways: Annotated[list[list[int]], Several(Several(Named("harbour")))]  # to each place where he may sail
    reach: Annotated[list[list[int]], Keyed("harbour", Several(NUMBER), sparse=[])]  # with so many ships
    leads: Annotated[list[tuple[int, int, int]], Several(GROUP)]  # the group on top after each order of loading
    bargains: Annotated[list[Bargain], Several(shape_of(Bargain))]
    offer: Annotated[Open | None, Maybe(shape_of(Open))]


def figures(g: OM, reader: Seat, moves: list[Move]) -> Figures:
    """What the board shows to that reader."""
    begun = g.table.turn.turns > 0
    seats, phase = g.rules.seats, phase_of(g)
    trading = begun and bool(g.stack) and phase <= TRADING
    return Figures(
        round=round_of(g),
        phase=phase,
        turns_left=turns_left(g),
        price=price_now(g) if trading else 0,
        limit=g.rules.printed.buy_limit,
        left=remaining(g) if trading else 0,
        sure=min(remaining(g), available(g)) if trading else 0,
        quota=to_play(g) if begun and 0 <= phase <= ACTION else 0,
        short=max(0, g.table.turn.quota - g.table.hands[g.table.turn.active]) if trading else 0,
        choose=to_choose(g, reader),
        venice=above_venice(g),
        payout=[row if good in g.rules.goods else [] for good, row in enumerate(g.rules.payout)],
        brings=brings(g) if begun and 0 <= phase <= ACTION else [],
        prestige=rank_awards(g, g.table.prestige),
        markers=marker_awards(g),
        pirates=[pirates_cost(g, seat) for seat in range(seats)],
        income=[authority_pays(g, seat) for seat in range(seats)],
        unseen=unseen(g, reader),
        discard=discarded(g),
        groups=own_groups(g, reader),
        ways=ways(g, reader),
        reach=reach(g, reader),
        leads=leads(g, reader, moves),
        bargains=bargains(g, reader) if trading and phase == TRADING and reader >= 0 else [],
        offer=open_offer(g, reader),
    )


POWER: Final = 0  # the phases of a turn
TRADING: Final = 1
ACTION: Final = 2
LOADING: Final = 3
PHASES: Final = (NOTHING, POWER, TRADING, ACTION, LOADING, LOADING, LOADING)  # by the place in a turn


def phase_of(g: OM) -> int:
    """OM-3.2: which of the four phases it is; none before the first turn and after the last."""
    bottom = g.stack[0] if g.stack else None
    if not isinstance(bottom, Turns) or not g.table.turn.turns:
        return NOTHING
    return PHASES[bottom.at - 1]


def round_of(g: OM) -> int:
    """OM-3.1: a round goes from the start player to his right-hand neighbour."""
    return (max(1, g.table.turn.turns) - 1) // g.rules.seats + 1


def turns_left(g: OM) -> int:
    """OM-12.2: turns after this one, once it is known which round is the last; else -1."""
    if not g.table.pile.last_round:
        return -1
    return (g.table.start_player - g.table.turn.active - 1) % g.rules.seats


def price_now(g: OM) -> int:
    """OM-5.2, OM-5.4: what the next purchase costs; nothing when there is none."""
    return price(g, g.table.turn.active) if remaining(g) else 0


def to_choose(g: OM, reader: Seat) -> int:
    """OM-7.1: how many cards the reader has still to choose, while he is asked for them."""
    step = g.stack[-1] if g.stack else None
    return still_to_choose(g, reader) if isinstance(step, PlayCard) and step.seat == reader else 0


def above_venice(g: OM) -> list[int]:
    """OM-2.10: the fewest and the most goods cards above the Venice card, while it lies in the stack."""
    if g.table.pile.venice != IN_STACK or not g.table.turn.turns:
        return []
    most = max(1, cards_above(g))
    return [max(1, most - 2 * g.rules.options.venice_jitter), most]


def brings(g: OM) -> list[list[int]]:
    """OM-7.3, OM-7.4, OM-7.6, OM-7.8, OM-7.10: what none, one, two ... symbols bring the active player, by symbol."""
    seat = g.table.turn.active
    rows: list[list[int]] = [[] for _ in SYMBOLS]
    for symbols in range(max(g.rules.printed.loads) + 1):
        rows[DUCATO].append(ducati_for(g, seat, symbols))
        rows[PIRATE].append(pirates_for(g, seat, symbols))
        rows[CARDS].append(by_table(g, symbols))
        rows[SHIP].append(symbols)
    return rows


def unseen(g: OM, reader: Seat) -> list[int]:
    """OM-1.1, OM-9.3: of each good, the cards that lie nowhere open to the reader."""
    table, good_of = g.table, g.rules.printed.good_of
    left = g.rules.printed.good_count.copy()
    for card in [*table.pile.removed, *table.pile.discard, *table.turn.played]:
        left[good_of[card]] -= 1
    for seat, top in enumerate(table.tops):
        if top >= 0 and not (seat == reader and helped(g)):
            left[good_of[top]] -= 1
    if reader >= 0:
        for card in g.own[reader].hand:
            left[good_of[card]] -= 1
        if helped(g):
            for card in [*g.own[reader].cargo, *g.own[reader].pirate]:
                if card < g.rules.unseen:
                    left[good_of[card]] -= 1
    return left


def helped(g: OM) -> bool:
    """OM-9.3: whether players may look at what they know of their own stacks."""
    return g.rules.options.memory_aid == "own"


def discarded(g: OM) -> list[int]:
    """OM-11.8: how many cards of each good lie on the discard."""
    found = [0] * len(g.rules.printed.goods)
    for card in g.table.pile.discard:
        found[g.rules.printed.good_of[card]] += 1
    return found


def own_groups(g: OM, reader: Seat) -> list[tuple[int, int, int]]:
    """OM-11.1, OM-11.2: the reader's groups from the top, and what each would pay."""
    if reader < 0 or not helped(g):
        return []
    return [(good, size, payout_of(g, good, size)) for good, size in groups_of(g, g.own[reader].cargo)]


def ways(g: OM, reader: Seat) -> list[list[int]]:
    """OM-8.1, OM-8.2, OM-8.3: the trail that is drawn to each place where the reader may sail now."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Sail) or step.seat != reader:
        return []
    return [list(trail) for trail in voyages(g, reader, step.routes).trails]


def reach(g: OM, reader: Seat) -> list[list[int]]:
    """OM-7.10, OM-8.3: with how many ship symbols the reader, who chooses cards now, can end in each harbour."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, PlayCard) or step.seat != reader:
        return []
    found: list[list[int]] = [[] for _ in g.rules.printed.harbours]
    for symbols in range(1, to_play(g) + 1):
        for harbour in voyages(g, reader, symbols).destinations:
            found[harbour].append(symbols)
    return found


def leads(g: OM, reader: Seat, moves: list[Move]) -> list[tuple[int, int, int]]:
    """OM-9.1, OM-9.5, OM-11.2: the group that would lie on top after each order of loading, and what it pays.

    Of the cargo beneath it counts what the reader may look at: its top, or all where the table helps the memory.
    """
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, LoadOrder) or step.seat != reader:
        return []
    top = g.table.tops[reader]
    cargo = g.own[reader].cargo if helped(g) else [top] if top >= 0 else []
    found: list[tuple[int, int, int]] = []
    for move in moves:
        good, size = groups_of(g, [*cargo, *nouns(move)])[0]
        found.append((good, size, payout_of(g, good, size)))
    return found


def bargains(g: OM, reader: Seat) -> list[Bargain]:
    """OM-6.1, OM-6.18: with whom the reader could deal now, and within which limits."""
    active = g.table.turn.active
    partners = [seat for seat in range(g.rules.seats) if seat != active] if reader == active else [active]
    return [bargain(g, reader, partner) for partner in partners if can_offer(g, reader, partner)]


def bargain(g: OM, reader: Seat, partner: Seat) -> Bargain:
    """OM-5.13, OM-6.23: the limits of an offer to one partner."""
    wants: list[list[int]] = []
    for given in range(g.table.hands[reader] + 1):
        least, most = wanted_range(g, reader, partner, given)
        wants.append([least, most] if least <= most else [])
    other = reader if partner == g.table.turn.active else partner
    return Bargain(partner, wants, other if brings_tile(g, other) else NOBODY)


def open_offer(g: OM, reader: Seat) -> Open | None:
    """OM-6.10, OM-6.12: what the offer on the table would lead to."""
    offer = g.table.turn.offer
    if offer is None:
        return None
    turn, ducati, hands = g.table.turn, g.table.ducati, g.table.hands
    to = turn.talk if offer.proposer == turn.active else turn.active
    more = len(offer.want) - len(offer.goods)
    asked = isinstance(g.stack[-1], DealReply) and reader == to
    mine, theirs = top_good(g, offer.proposer), top_good(g, to)
    return Open(
        to=to,
        proposer_then=ducati[offer.proposer] - offer.ducati,
        other_then=ducati[to] + offer.ducati,
        proposer_hand=hands[offer.proposer] + more,
        other_hand=hands[to] - more,
        tile=turn.talk if brings_tile(g, turn.talk) else NOBODY,
        joins=theirs if theirs in offer.goods else NOTHING,
        serves=mine if mine in offer.want else NOTHING,
        keeps=theirs if theirs in offer.want else NOTHING,
        lacking=missing(g, reader) if asked else [],
    )


def top_good(g: OM, seat: Seat) -> int:
    """OM-4.7: the good on top of a cargo, which everybody sees."""
    card = g.table.tops[seat]
    return NOTHING if card == NOTHING else g.rules.printed.good_of[card]


SAID_ONLY: Final = ("good", "amount", "claim", "silent")  # answers that make up an offer and move nothing yet


def alike(move: Move) -> Move:
    """OM-6.7, OM-6.20: whatever is said in an offer or asked for in an invitation, nothing is moved by it."""
    verb = move[0]
    if verb == "invite":
        return (verb, nouns(move)[0])
    return ("good",) if verb in SAID_ONLY else move


TELLING: Final = Telling(
    counts=counts,
    folds={"uncover": Fold(venice_shares, venice_came)},
    figures=figures,
    shape=shape_of(Figures),
    alike=alike,
)
