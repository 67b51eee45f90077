"""What a position of Oltre Mare is worth to each seat, in ducati.

Money and loaded cargo are counted as they stand. What a hand is worth follows from the best turn that can be played
with it: which cards to play for their symbols, in which order to load them, and what is left in hand afterwards under
the power and load of the new top card. The features are counted in ducati or cards, so untuned weights are near one.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from serenissima.games.oltremare.actions import Actions, PlayCard
from serenissima.games.oltremare.cards import (
    BIG_DEAL,
    CALM_SEA,
    CARDS,
    COMPASS,
    DUCATO,
    FAVOURABLE_TERMS,
    FIGHT_PIRATES,
    PIRATE,
    SHIP,
    Printed,
)
from serenissima.games.oltremare.drawing import TO_HAND, Draw, DrawCard, TakePirate
from serenissima.games.oltremare.flow import Turns
from serenissima.games.oltremare.power import DiscardSurplus
from serenissima.games.oltremare.sailing import Compass, Sail
from serenissima.games.oltremare.state import IN_STACK, NOTHING, OM, Own, Table
from serenissima.kernel.core import Seat, Step

FEATURES: Final = (
    "money",  # ducati at hand
    "cargo",  # what the loaded groups pay as they lie
    "pirates",  # cards on the pirate stack
    "income",  # ducati that the next cards played will bring
    "raids",  # cards those will put on the pirate stack
    "loading",  # what those will add to the cargo's payout
    "growth",  # what the group then on top can still gain from the hand left over
    "hand",  # cards left over or drawn, as far as the next hand limit allows
    "sets",  # what equal goods among them would pay as groups of their own
    "surplus",  # cards beyond the next hand limit: they go to the pirates
    "shortage",  # cards that the next quota will ask beyond the hand
    "purchases",  # ducati to be spent before this quota is met
    "voyage",  # the marker that the next voyage can win or keep
    "prestige",  # the coming award for prestige tiles
    "markers",  # the final award for owned markers
)
MONEY: Final = 0
CARGO: Final = 1
PIRATES: Final = 2
INCOME: Final = 3
RAIDS: Final = 4
LOADING: Final = 5
GROWTH: Final = 6
HAND: Final = 7
SETS: Final = 8
SURPLUS: Final = 9
SHORTAGE: Final = 10
PURCHASES: Final = 11
VOYAGE: Final = 12
PRESTIGE: Final = 13
MARKERS: Final = 14

# What a plan is chosen by: roughly the weights above, so that the best turn found is the best turn valued.
PLAN_RAID: Final = -1.1
PLAN_GROWTH: Final = 0.6
PLAN_HAND: Final = 1.4
PLAN_SETS: Final = 0.15
PLAN_SURPLUS: Final = -1.4
PLAN_SHORTAGE: Final = -1.0

CARDS_A_TURN: Final = 3.1  # how fast the goods stack shrinks
FOUND: Final = 0.25  # how likely a missing card of a good turns up in time
AVERAGE_CARD: Final = 1.6  # what a card yet unknown adds to a turn when it is played
MARKER_A_TURN: Final[list[float]] = [1.0, 0.0, 1.4, 1.6, 1.4, 2.0]  # what each marker is worth per turn, by kind
OWNED: Final = 1.2  # what one more marker is worth for the final award
LASTING: Final = 1.6  # for how many turns a marker usually stays active
FINE: Final = 8.0  # how finely the chance of a further turn is told apart
TRADING_AT: Final = 3  # where the list of phases stands during the trading phase
MOST_PLANS: Final = 60_000  # plans remembered before they are forgotten

BITS: Final = 5  # packed counts: so many bits for each of four symbols, and after them for each good
GOODS_AT: Final = 4 * BITS
COUNT: Final = (1 << BITS) - 1


Key = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


class Deck:
    """What is printed, packed for counting: one number per card that adds up symbols and goods at once."""

    def __init__(self, printed: Printed, payout: list[list[int]]) -> None:
        self.printed = printed
        self.payout = payout
        self.pays: list[list[float]] = [[0.0, *[float(row[min(n, len(row) - 1)]) for n in range(20)]] for row in payout]
        self.packed: list[int] = []
        for card in printed.cards:
            first, second = card.symbols
            self.packed.append(1 << BITS * first | 1 << BITS * second | 1 << GOODS_AT + BITS * card.good)
        table = printed.action_table
        self.action: list[float] = [float(table[min(n, len(table) - 1)]) for n in range(8)]
        self.plans: dict[Key, list[float]] = {}


_DECKS: Final[list[Deck]] = []


def deck(printed: Printed, payout: list[list[int]]) -> Deck:
    """The packed cards of that data file and payout table."""
    for known in _DECKS:
        if known.printed is printed and known.payout is payout:
            return known
    _DECKS.append(Deck(printed, payout))
    return _DECKS[-1]


def features(g: OM, seat: Seat) -> list[float]:
    """The numbers that the weights of this seat's value multiply."""
    table, own = g.table, g.own[seat]
    cards = deck(g.rules.printed, g.rules.payout)
    counted = [0.0] * len(FEATURES)
    counted[MONEY] = float(table.ducati[seat])
    counted[PIRATES] = float(table.pirates[seat])
    group = count_cargo(cards, own.cargo, counted)
    seats = len(g.own)
    coming = float(table.pile.size) / CARDS_A_TURN
    count_turn(g, cards, seat, own, group, coming, counted)
    counted[PRESTIGE] = standing(table.prestige, seat, until_scored(g, coming) / seats, g.rules.printed.rank_awards)
    counted[MARKERS] = standing(table.owned, seat, coming / seats, g.rules.printed.rank_awards)
    return counted


def count_cargo(cards: Deck, cargo: list[int], counted: list[float]) -> int:
    """What the groups pay; the size of the one on top."""
    good_of, pays = cards.printed.good_of, cards.pays
    total = 0.0
    good, size = NOTHING, 0
    for card in cargo:
        if good_of[card] == good:
            size += 1
        else:
            if size:
                total += pays[good][size]
            good, size = good_of[card], 1
    if size:
        total += pays[good][size]
    counted[CARGO] = total
    return size


def until_scored(g: OM, coming: float) -> float:
    """How many turns until prestige is scored next."""
    pile = g.table.pile
    if pile.venice != IN_STACK:
        return coming if pile.venice > 1 else 0.0
    above = pile.size - g.rules.first_stack + g.rules.first_stack // 2
    return max(0.0, float(above)) / CARDS_A_TURN


def standing(counts: list[int], seat: Seat, rounds: float, awards: list[int]) -> float:
    """The rank award as it stands; the more rounds are to come, the more the lead counts instead of the rank."""
    mine = counts[seat]
    total = 0
    above: list[int] = []
    for count in counts:
        total += count
        if count > mine and count not in above:
            above.append(count)
    rank = len(above)
    now = float(awards[rank]) if rank < len(awards) else 0.0
    seats = len(counts)
    lead = (float(mine) * float(seats) - float(total)) / float(seats - 1)
    open_part = rounds / (rounds + 1.0)
    return (1.0 - open_part) * now + open_part * max(0.0, min(6.0, 3.0 + lead))


# The turn to come

WAITS: Final = 0  # where a seat is in its turn: not in it,
SORTS: Final = 1  # before its hand limit,
TRADES: Final = 2  # with its cards still to play,
PICKS: Final = 3  # playing them one by one,
LOADS: Final = 4  # or with all of them on the table


def stage(g: OM, seat: Seat) -> int:
    """How far the seat's own turn has come."""
    if g.table.turn.active != seat:
        return WAITS
    if g.table.turn.played:
        return LOADS
    turns, step = g.stack[0], g.stack[-1]
    if isinstance(step, PlayCard):
        return PICKS
    if isinstance(step, DiscardSurplus):
        return SORTS
    return TRADES if isinstance(turns, Turns) and turns.at == TRADING_AT else WAITS


def count_turn(g: OM, cards: Deck, seat: Seat, own: Own, group: int, coming: float, counted: list[float]) -> None:
    """What the seat's current or next turn will bring, and what it leaves for later ones; after the last, nothing."""
    table = g.table
    seats = len(g.own)
    at = stage(g, seat)
    away = (seat - table.turn.active) % seats
    if away == 0 and at == WAITS:
        away = seats
    more = 0.0
    if not table.pile.last_round:
        more = max(0.0, min(1.0, (coming + 0.5 * float(seats - 1) - float(away)) / float(seats)))
    elif away > (table.start_player - table.turn.active - 1) % seats:
        return
    known = recall(g, cards, seat, own, group, at, int(more * FINE))
    for feature in range(INCOME, PRESTIGE):
        counted[feature] = known[feature]


def recall(g: OM, cards: Deck, seat: Seat, own: Own, group: int, at: int, more: int) -> list[float]:
    """The best turn for this hand, remembered as long as nothing that matters to it changes."""
    table = g.table
    top = table.tops[seat]
    quota, bought, drawn, raided, ships = 0, 0, 0, 0, NOTHING
    if at != WAITS:
        quota, bought = table.turn.quota, table.turn.bought
        drawn, raided, ships = pending(g.stack, cards, table.turn.played)
    elif top >= 0:
        quota = cards.printed.load_of[top]
    rich = max(0, min(12, table.ducati[seat]))
    berth, showing = table.ships[seat], table.showing[seat]
    facts: tuple[int, ...] = (top, group, quota, drawn, raided, ships, bought, rich, berth, showing, more, at)
    hand: tuple[int, ...] = tuple(own.hand)
    chosen: tuple[int, ...] = tuple(table.turn.played if at == LOADS else own.chosen if at == PICKS else [])
    markers: tuple[int, ...] = tuple(table.markers)
    key = (hand, chosen, facts, markers)
    known = cards.plans.get(key)
    if known is None:
        if len(cards.plans) > MOST_PLANS:
            cards.plans.clear()
        turn = Turning(cards, table, seat, own.hand, top, group, float(more) / FINE)
        if at == LOADS:
            known = turn.loaded(chosen, drawn, raided, ships)
        else:
            limit = turn.power if at <= SORTS else len(hand)
            known = turn.best(chosen, quota, drawn, bought, rich, limit)
        cards.plans[key] = known
    return known


def pending(stack: list[Step], cards: Deck, played: list[int]) -> tuple[int, int, int]:
    """Cards about to be drawn, cards about to go to the pirates, and routes still to sail (none: -1)."""
    drawn, raided, ships = 0, 0, NOTHING
    total = 0
    for card in played:
        total += cards.packed[card]
    for step in stack:
        if isinstance(step, Draw):
            if step.place == TO_HAND:
                drawn += step.left
            else:
                raided += step.left
        elif isinstance(step, (DrawCard, TakePirate)):
            drawn += 1
        elif isinstance(step, Actions):
            if step.at <= CARDS:
                drawn += int(cards.action[total >> BITS * CARDS & COUNT])
            if step.at <= SHIP:
                ships = total >> BITS * SHIP & COUNT
        elif isinstance(step, Sail):
            ships = step.routes
        elif isinstance(step, Compass):
            ships = 99
    return drawn, raided, ships


class Turning:
    """One seat's turn as it may go: the symbols played, the goods loaded, the hand left over."""

    def __init__(
        self, cards: Deck, table: Table, seat: Seat, hand: list[int], top: int, group: int, more: float
    ) -> None:
        self.cards = cards
        self.table = table
        self.seat = seat
        self.hand = hand
        self.top_good = cards.printed.good_of[top] if top >= 0 else NOTHING
        self.group = group
        self.power = cards.printed.power_of[top] if top >= 0 else 9
        self.more = more
        self.showing = table.showing[seat]
        self.sails: list[float] = [-1.0, -1.0, -1.0, -1.0, -1.0]
        total = 0
        for card in hand:
            total += cards.packed[card]
        self.held = total
        self.gains: list[float] = [0.0] * len(FEATURES)  # of the order of loading weighed last

    def best(self, chosen: tuple[int, ...], quota: int, drawn: int, bought: int, rich: int, limit: int) -> list[float]:
        """The best cards to play, those already chosen among them; what is missing must be bought."""
        hand, held = self.hand, len(self.hand)
        number = min(quota, held)
        missing = max(0, quota - held - drawn)
        unknown = quota - number
        floor = chosen[-1] if chosen else -1
        free = [card for card in hand if card > floor] if chosen else hand
        best: list[float] = []
        best_worth = -1e9
        spare = max(0, drawn - unknown)
        for rest in combinations(free, number - len(chosen)):
            cards: tuple[int, ...] = (*chosen, *rest)
            worth = self.weigh(cards, limit, spare)
            if worth > best_worth:
                best_worth = worth
                best = self.gains
        found = best.copy() if best else [0.0] * len(FEATURES)
        found[PURCHASES] = self.price(missing, bought, rich)
        found[INCOME] += AVERAGE_CARD * float(unknown)
        return found

    def price(self, missing: int, bought: int, rich: int) -> float:
        """What the cards cost that are missing."""
        printed = self.cards.printed
        total = 0
        for n in range(missing):
            if self.showing == FAVOURABLE_TERMS:
                total += printed.favourable_prices[min(bought + n, len(printed.favourable_prices) - 1)]
            else:
                total += printed.buy_price if rich > 3 * n else printed.buy_price_in_debt
        return float(total)

    def weigh(self, played: tuple[int, ...], limit: int, spare: int) -> float:
        """What playing these cards is worth, by the rough weights of a plan; the gains are noted."""
        packed = self.cards.packed
        total = 0
        for card in played:
            total += packed[card]
        ducato = total >> BITS * DUCATO & COUNT
        ships = total >> BITS * SHIP & COUNT
        action = self.cards.action
        income = action[ducato + self.cards.printed.big_deal_symbols] if self.showing == BIG_DEAL else action[ducato]
        if self.showing == CALM_SEA:
            income += float(ships * self.cards.printed.calm_sea_ducati)
        raids = 0.0 if self.showing == FIGHT_PIRATES else action[total >> BITS * PIRATE & COUNT]
        drawn = int(action[total >> BITS * CARDS & COUNT]) + spare
        surplus = max(0, len(self.hand) - limit)
        left = len(self.hand) - len(played) - min(surplus, len(self.hand) - len(played))
        worth = self.load(played, total, left, drawn)
        gains = self.gains
        gains[INCOME] = income
        gains[RAIDS] = raids
        gains[SURPLUS] += float(surplus)
        gains[VOYAGE] = self.voyage(ships)
        return worth + income + PLAN_RAID * raids + gains[VOYAGE] + PLAN_SURPLUS * float(surplus)

    def loaded(self, played: tuple[int, ...], drawn: int, raided: int, ships: int) -> list[float]:
        """The cards lie on the table: what the best order of loading brings, and the voyage if it is still to come."""
        total = 0
        for card in played:
            total += self.cards.packed[card]
        self.held += total
        self.load(played, total, len(self.hand), drawn)
        gains = self.gains
        gains[RAIDS] = float(raided)
        gains[VOYAGE] = self.jump() if ships > 4 else self.voyage(max(0, ships))
        return gains

    def load(self, played: tuple[int, ...], total: int, left: int, drawn: int) -> float:
        """The best order of loading: own groups for the goods, those of the old top good first, one card on top."""
        printed, pays = self.cards.printed, self.cards.pays
        goods = total >> GOODS_AT
        rest = self.held - total >> GOODS_AT
        top_good, group = self.top_good, self.group
        base, before = 0.0, 0.0
        more = goods
        good = 0
        while more:
            count = more & COUNT
            if count and good != top_good:
                base += pays[good][count]
            more >>= BITS
            good += 1
        with_old = 0
        if top_good >= 0:
            with_old = goods >> BITS * top_good & COUNT
            before = pays[top_good][group]
            base += pays[top_good][group + with_old] - before
        sets = self.sets(rest)
        best_worth = -1e9
        kept: list[float] = []
        for card in played:
            good = printed.good_of[card]
            count = goods >> BITS * good & COUNT
            loading, size = base, count
            if good == top_good:
                if with_old == len(played):
                    size = group + count
                else:  # other goods come between: a new group of the old good on top of them
                    loading = base - pays[good][group + count] + before + pays[good][count]
            power, load = printed.power_of[card], printed.load_of[card]
            spare = rest >> BITS * good & COUNT
            growth = self.growth(good, size, spare, load)
            hand = left + drawn
            held = float(min(hand, power))
            surplus = float(max(0, hand - power))
            shortage = float(max(0, load - hand))
            worth = (
                loading
                + PLAN_GROWTH * growth
                + self.more * (PLAN_HAND * held + PLAN_SURPLUS * surplus + PLAN_SHORTAGE * shortage)
            )
            if worth > best_worth:
                best_worth = worth
                kept = [loading, growth, held, surplus, shortage]
        gains = [0.0] * len(FEATURES)
        if kept:
            gains[LOADING] = kept[0]
            gains[GROWTH] = kept[1]
            gains[HAND] = self.more * kept[2]
            gains[SURPLUS] = self.more * kept[3]
            gains[SHORTAGE] = self.more * kept[4]
            gains[SETS] = self.more * sets
        self.gains = gains
        return best_worth + PLAN_SETS * self.more * sets if kept else 0.0

    def growth(self, good: int, size: int, spare: int, load: int) -> float:
        """What the top group gains by cards of its good in hand, and a little for one that may turn up."""
        pays = self.cards.pays[good]
        added = min(spare, load)
        sure = pays[size + added] - pays[size]
        return self.more * (sure + FOUND * (pays[size + added + 1] - pays[size + added]))

    def sets(self, rest: int) -> float:
        """What the goods left in hand would pay, each as a group of its own."""
        pays = self.cards.pays
        total = 0.0
        good = 0
        while rest:
            count = rest & COUNT
            if count:
                total += pays[good][count]
            rest >>= BITS
            good += 1
        return total

    # Sailing

    def voyage(self, ships: int) -> float:
        """The best marker that so many routes lead to; without any the active one stays."""
        known = self.sails[ships]
        if known >= 0.0:
            return known
        if ships == 0:
            best = self.marker_worth(self.showing)
        else:
            best = 0.0
            for harbour in self.cards.printed.voyages[self.table.ships[self.seat]][ships].destinations:
                marker = self.table.markers[harbour]
                if marker == COMPASS:
                    best = max(best, self.jump())
                elif marker != NOTHING:
                    best = max(best, OWNED + self.marker_worth(marker))
        self.sails[ships] = best
        return best

    def jump(self) -> float:
        """The best marker on the board."""
        best = 0.0
        for marker in self.table.markers:
            if marker != NOTHING and marker != COMPASS:
                best = max(best, OWNED + self.marker_worth(marker))
        return best

    def marker_worth(self, marker: int) -> float:
        """What an active marker is worth in the turns to come."""
        return MARKER_A_TURN[marker] * LASTING * self.more if marker != NOTHING else 0.0
