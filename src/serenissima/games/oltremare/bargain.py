"""Deals in Oltre Mare: cards and ducati between the active player and one co-player, who gains a prestige tile by it.

An offer is composed of small steps, so a whole deal is planned first and then played step by step. The plan depends on
nothing but what the seat knows apart from the talk itself: at every step it is found again.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import exp
from typing import Final

from serenissima.bots.dealing import Dealer, Decision, Gains, Reason, Silencing
from serenissima.bots.protocol import known
from serenissima.games.oltremare.cards import SYMBOLS, Printed
from serenissima.games.oltremare.deals import DealPick, DealReply, InviteReply, award_tile
from serenissima.games.oltremare.offers import (
    Composing,
    OfferCard,
    OfferClaim,
    OfferDucati,
    OfferRequest,
    SendOffer,
    spoken,
    wanted_range,
)
from serenissima.games.oltremare.state import (
    CLAIMED_SYMBOLS,
    OM,
    PAIRS,
    UNSAID,
    Draft,
    Offer,
    Options,
    Rules,
    blank,
    put,
)
from serenissima.games.oltremare.trading import TradeAction
from serenissima.kernel.core import NOBODY, Move, Seat, Step, View, answer
from serenissima.kernel.fields import immutable

WORLDS: Final = 12  # imagined for every plan: with four the offer that looks best is one whose chances look too good
GLANCES: Final = 4  # of them, to see which exchanges promise most
TRIED: Final = 3  # swaps, sales and purchases with one partner that are weighed exactly
PER_PARTNER: Final = 2  # offers to one partner in one turn
COUNTER: Final = 0.8  # what must be hoped from a counter-offer to make one
AMOUNTS: Final = 12  # the most ducati thought of in an offer
DOUBT: Final = 0.7  # how far a partner's judgement may be from what is imagined of it, in ducati
TILE: Final = 3  # what a partner pays more for a card where the deal brings him a tile, in ducati
TALK: Final = ("propose", "invite")


@dataclass(frozen=True)
class Asked:
    """What somebody did not take: what was paid, what he collected, in which turn, and what had to be paid before."""

    ducati: int
    top: int
    turn: int
    before: int


Exchanged = tuple[Seat, tuple[int, ...], tuple[int, ...]]  # with whom, the goods given, the goods wanted


class Memory:
    """What was refused in this game, and who has lied; an offer just made or taken waits for what becomes of it."""

    def __init__(self) -> None:
        self.refused: dict[Exchanged, Asked] = {}
        self.liars: set[Seat] = set()
        self.made: tuple[Exchanged, Asked] | None = None
        self.taken: Offer | None = None
        self.hand: list[int] = []

    def least(self, exchanged: Exchanged, top: int, turn: int) -> int:
        """What must be paid now: more than was refused in an earlier turn, unless he collects something else since."""
        known = self.refused.get(exchanged)
        if known is None or known.top != top:
            return -AMOUNTS
        return known.before if known.turn == turn else known.ducati + 1

    def settle(self, view: View) -> None:
        """What has become of the last offer: who was refused has the cards he had."""
        if self.made is not None:
            if view.own.hand == self.hand:
                self.refused[self.made[0]] = self.made[1]
            else:
                self.refused.pop(self.made[0], None)
            self.made = None
        if self.taken is not None:
            if lied(view, self.taken, self.hand):
                self.liars.add(self.taken.proposer)
            self.taken = None


def lied(view: View, offer: Offer, before: list[int]) -> bool:
    """Whether a card that came by this offer is not what was claimed of it."""
    for at, good in enumerate(offer.goods):
        came = [card for card in view.own.hand if card not in before and view.rules.printed.good_of[card] == good]
        if came and not any(true_of(view.rules.printed, card, offer.symbols[at], offer.powers[at]) for card in came):
            return True
    return False


@immutable
class Bargain:
    """A whole deal, as the one who makes it sees it: the cards he gives, the goods he wants, what he pays."""

    partner: Seat
    give: tuple[int, ...]
    want: tuple[int, ...]
    ducati: int
    gains: Gains
    worth: float  # what is to be hoped from it: its worth in the worlds where the partner agrees


class Market:
    """What cards are worth to two seats in some imagined worlds, as a change of their value."""

    def __init__(self, dealer: Dealer, worlds: list[OM], me: Seat, partner: Seat) -> None:
        self.dealer = dealer
        self.worlds = worlds
        self.me = me
        self.partner = partner
        self.rivals = len(worlds[0].own) - 1
        self.mine: list[float] = [dealer.judge.worth(g, me) for g in worlds]
        self.theirs: list[float] = [dealer.judge.worth(g, partner) for g in worlds]
        self.partner_leads = dealer.leads(list(worlds), partner)
        self.i_lead = dealer.leads(list(worlds), me)

    def change(self, at: int, give: tuple[int, ...], take: tuple[int, ...]) -> tuple[float, float]:
        """What both gain in one world if these cards change hands and no ducati do; the world is left as it was."""
        g, judge = self.worlds[at], self.dealer.judge
        table, mine, theirs = g.table, g.own[self.me], g.own[self.partner]
        kept = (mine.hand, theirs.hand, table.hands, table.prestige, table.turn.dealt)
        mine.hand = passed_on(mine.hand, give, take)
        theirs.hand = passed_on(theirs.hand, take, give)
        table.hands = table.hands.copy()
        table.hands[self.me] = len(mine.hand)
        table.hands[self.partner] = len(theirs.hand)
        table.prestige = table.prestige.copy()
        award_tile(g, self.me if self.partner == table.turn.active else self.partner)
        own, other = judge.worth(g, self.me), judge.worth(g, self.partner)
        mine.hand, theirs.hand, table.hands, table.prestige, table.turn.dealt = kept
        return own - self.mine[at], other - self.theirs[at]

    def exchange(self, at: int, give: tuple[int, ...], want: tuple[int, ...]) -> tuple[float, float] | None:
        """What both gain if the partner supplies the wanted goods with the cards he misses least; none if he cannot."""
        take: list[int] = []
        for good in want:
            best, best_change = NOBODY, float("-inf")
            for card in self.worlds[at].own[self.partner].hand:
                if self.good(card) == good and card not in take:
                    change = self.change(at, give, (*take, card))[1]
                    if change > best_change:
                        best, best_change = card, change
            if best == NOBODY:
                return None
            take.append(best)
        return self.change(at, give, tuple(take))

    def good(self, card: int) -> int:
        return self.worlds[0].rules.printed.good_of[card]

    def gains(self, own: float, theirs: float) -> Gains:
        """Gains as this seat sees them."""
        return Gains(own, theirs, self.partner_leads, self.rivals)

    def likely(self, own: float, theirs: float) -> float:
        """How likely the partner takes such a deal, if he judges by the same rule and knows more about himself."""
        margin = self.dealer.worth(Gains(theirs, own, self.i_lead, self.rivals)) - self.dealer.manners.least
        return 1.0 / (1.0 + exp(-margin / DOUBT))


def passed_on(hand: list[int], give: tuple[int, ...], take: tuple[int, ...]) -> list[int]:
    """A hand without the cards given and with those taken."""
    left = [card for card in hand if card not in give]
    for card in take:
        put(left, card)
    return left


def without_talks(rules: Rules) -> Rules:
    """The same rules, but nobody may open a talk."""
    return Rules(rules.printed, rules.seats, Options({**rules.options.values, "talks_per_turn": 0}))


class OltreMareDeals(Silencing):
    """How bots deal in Oltre Mare."""

    def __init__(self) -> None:
        super().__init__(without_talks)

    def memory(self) -> Memory:
        return Memory()

    def ordinary(self, view: View, legal: list[Move]) -> list[Move]:
        return [move for move in legal if move[0] not in TALK] or legal

    def decide(self, dealer: Dealer, view: View, legal: list[Move]) -> Decision | None:
        step = view.step
        if not isinstance(step, (Composing, DealPick)):
            memory_of(dealer).settle(view)
        if isinstance(step, TradeAction):
            return self.open(dealer, view, legal) if dealer.manners.initiative else None
        if isinstance(step, InviteReply):
            return self.answer_invitation(dealer, view)
        if isinstance(step, DealReply):
            return self.reply(dealer, view, legal)
        if isinstance(step, DealPick):
            return Decision(pick(dealer, view, legal))
        if isinstance(step, Composing):
            return Decision(self.compose(dealer, view, legal, step))
        return None

    def why(self, dealer: Dealer, view: View, move: Move) -> Reason | None:
        """What lies open and speaks for an offer once it is heard, for taking one, or for leaving it."""
        step = view.step
        if isinstance(step, DealReply):
            offer = view.table.turn.offer
            return said_of(view, offer, move[0]) if move[0] in ("accept", "decline") else None
        if not isinstance(step, Composing):
            return None
        g: OM = dealer.worlds(view, "", 1)[0]
        answer(g, view.seat, move)
        sent = g.stack[-1]
        return said_for(g, view.seat, sent.to) if isinstance(sent, SendOffer) else None

    # Opening talks

    def open(self, dealer: Dealer, view: View, legal: list[Move]) -> Decision | None:
        """The best offer not refused yet in this turn. Nobody is invited: that is one more question, seldom a deal."""
        for bargain in self.offers(dealer, view)[:1]:
            if ("propose", bargain.partner) in legal:
                return Decision(("propose", bargain.partner))
        return None

    def offers(self, dealer: Dealer, view: View) -> list[Bargain]:
        """What was not tried yet in this turn, best first: every talk that came to nothing was about the one before."""
        plan = self.plan(dealer, view, partners(view))[failed(view) :]
        return [bargain for bargain in plan if may_ask(view, bargain.partner)]

    def answer_invitation(self, dealer: Dealer, view: View) -> Decision:
        """An offer if there is a good one, or else nothing."""
        asked = dealer.manners.initiative and first_talk(view)
        plan = self.plan(dealer, view, (view.table.turn.active,)) if asked else []
        return Decision(("offer",) if plan else ("pass",))

    def plan(self, dealer: Dealer, view: View, others: tuple[Seat, ...]) -> list[Bargain]:
        """The deals worth proposing to these partners, best first, one for each exchange of goods."""
        if not dealer.can_agree(view.rules.seats):
            return []
        resting = at_rest(view)
        occasion = f"{known(resting)} {others}"
        plan: list[Bargain] | None = dealer.noted(occasion)
        if plan is None:
            worlds: list[OM] = dealer.worlds(resting, occasion, WORLDS)
            plan = [one for partner in others for one in proposals(Market(dealer, worlds, view.seat, partner))]
            plan.sort(key=hope, reverse=True)
            dealer.note(occasion, plan)
        return plan

    # Composing what was planned

    def compose(self, dealer: Dealer, view: View, legal: list[Move], step: Step) -> Move:
        """The next step of the planned deal that fits what is already in the draft."""
        draft: Draft = view.own.draft
        if isinstance(step, OfferClaim):
            return truth(view, step.card)
        bargain = self.planned(dealer, view, draft, step)
        if bargain is None:
            return harmless(legal)
        if isinstance(step, OfferCard):
            rest = [card for card in bargain.give if card not in draft.give]
            return ("card", rest[0]) if rest else ("done",)
        if isinstance(step, OfferRequest):
            return ("good", bargain.want[len(draft.want)]) if len(draft.want) < len(bargain.want) else ("done",)
        made_offer(memory_of(dealer), view, bargain)
        return ("amount", bargain.ducati)

    def planned(self, dealer: Dealer, view: View, draft: Draft, step: Step) -> Bargain | None:
        """The plan this draft belongs to."""
        active = view.table.turn.active
        opening = view.seat == active
        partner = view.table.turn.talk if opening else active
        plan = self.plan(dealer, view, partners(view) if opening else (active,))
        if opening:
            plan = plan[failed(view) - 1 :] + plan[: failed(view) - 1]
        for bargain in plan:
            if bargain.partner == partner and fits(bargain, draft, step):
                return bargain
        return None

    # Answering

    def reply(self, dealer: Dealer, view: View, legal: list[Move]) -> Decision:
        """Accept what is worth it, counter where something better can be had, decline the rest."""
        if ("accept",) in legal and dealer.wants(offered(dealer, view)):
            memory = memory_of(dealer)
            memory.taken, memory.hand = view.table.turn.offer, view.own.hand.copy()
            return Decision(("accept",))
        if ("counter",) in legal and dealer.manners.initiative and first_talk(view):
            plan = self.plan(dealer, view, (view.table.turn.active,))
            if plan and plan[0].worth >= COUNTER:
                return Decision(("counter",))
        return Decision(("decline",))


DEALS: Final = OltreMareDeals()


def memory_of(dealer: Dealer) -> Memory:
    """What that dealer remembers."""
    memory: Memory = dealer.memory
    return memory


def made_offer(memory: Memory, view: View, bargain: Bargain) -> None:
    """An offer is on its way: it will be seen at the next question what became of it."""
    good_of, turn = view.rules.printed.good_of, int(view.table.turn.turns)
    exchanged = (bargain.partner, tuple([good_of[card] for card in bargain.give]), bargain.want)
    top = top_good(view, bargain.partner)
    before = memory.least(exchanged, top, turn)
    memory.made = (exchanged, Asked(bargain.ducati, top, turn, before))
    memory.hand = view.own.hand.copy()


def hope(bargain: Bargain) -> float:
    return bargain.worth


def partners(view: View) -> tuple[Seat, ...]:
    """Everybody else."""
    others: tuple[Seat, ...] = tuple([seat for seat in range(view.rules.seats) if seat != view.seat])
    return others


def failed(view: View) -> int:
    """How many talks of this turn came to nothing, as far as the table shows it."""
    turn = view.table.turn
    return int(turn.talks) - bin(turn.dealt).count("1")


def may_ask(view: View, partner: Seat) -> bool:
    """Whether he is surely not asked for the same thing twice in this turn.

    While no card has moved the plan is the same, and what was refused stands before the rest. Later it may come up
    again in a new one, and only somebody is asked who was not asked yet.
    """
    turn = view.table.turn
    if not turn.dealt and not turn.bought:
        return True
    return int(turn.talks) == bin(turn.dealt & ~(1 << partner)).count("1")


def first_talk(view: View) -> bool:
    """Whether the active player surely talks with this seat for the first time in this turn."""
    turn = view.table.turn
    return int(turn.talks) - bin(turn.dealt & ~(1 << view.seat)).count("1") <= 1


def at_rest(view: View) -> View:
    """The view as it is between two talks."""
    table, own = view.table.copy(), view.own.copy()
    table.turn.offer = None
    table.turn.talk = NOBODY
    table.turn.talks = 0
    own.draft = blank()
    own.chosen = []
    stack = view.stack.copy()
    while not isinstance(stack[-1], TradeAction):
        stack.pop()
    return View(view.rules, view.seat, table, own, stack, (table.turn.active,))


def fits(bargain: Bargain, draft: Draft, step: Step) -> bool:
    """Whether the draft can still become this deal."""
    if isinstance(step, OfferCard):
        return list(bargain.give[: len(draft.give)]) == draft.give
    if list(bargain.give) != draft.give:
        return False
    if isinstance(step, OfferDucati):
        return list(bargain.want) == draft.want
    return list(bargain.want[: len(draft.want)]) == draft.want


def harmless(legal: list[Move]) -> Move:
    """A step of an offer nobody planned: ask for as much as possible, so that nothing comes of it."""
    return ("done",) if ("done",) in legal else legal[0]


def truth(view: View, card: int) -> Move:
    """Both symbols and the power as they are."""
    printed = view.rules.printed
    first, second = sorted(printed.cards[card].symbols)
    symbols = len(CLAIMED_SYMBOLS) - len(PAIRS) + PAIRS.index((first, second))
    return ("claim", symbols, printed.powers.index(printed.power_of[card]) + 1)


# Making offers


def proposals(market: Market) -> list[Bargain]:
    """The best of what may be said to one partner in a turn: nobody is asked more often than that."""
    found = bargains(market)
    found.sort(key=hope, reverse=True)
    return found[:PER_PARTNER]


def least_paid(market: Market, give: tuple[int, ...], want: tuple[int, ...]) -> int:
    """What must be paid at least, that everybody can see what the partner has of it; below 0 he pays.

    He is paid for his card, or gets a card for it; for one of mine he pays about what the stack asks, and where it
    joins the group on top of his cargo what it can add to that group at most. What he refused he is not asked again.
    """
    g = market.worlds[0]
    exchanged = (market.partner, tuple([market.good(card) for card in give]), want)
    top = top_good(g, market.partner)
    least = memory_of(market.dealer).least(exchanged, top, g.table.turn.turns)
    if want:
        return max(least, 0 if give else 1)
    tile = TILE if brings_tile(g, market.partner) else 0
    completes = most_added(g, top) if top in exchanged[1] else 0
    return max(least, -(g.rules.printed.buy_price + tile + completes))


def most_added(g: OM, good: int) -> int:
    """OM-11.3: the most that one more card can add to a group of that good."""
    row = g.rules.payout[good]
    return max(row[at] - row[at - 1] for at in range(1, len(row)))


def bargains(market: Market) -> list[Bargain]:
    """Sales, purchases and swaps with one partner that both should want."""
    found: list[Bargain] = []
    for give, want in exchanges(market):
        bargain = best_price(market, give, want)
        if bargain is not None:
            found.append(bargain)
    return found


def exchanges(market: Market) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The few exchanges that promise most: what one side loses by a card set against what the other gains by it."""
    g = market.worlds[0]
    kept = top_good(g, market.partner)  # what lies on top there he collects: nobody asks him for it
    to_sell = spread(sales(market))
    to_buy = spread([(gain, good) for gain, good in purchases(market) if good != kept])
    to_swap = [(sale + buy, card, good) for sale, card in to_sell for buy, good in to_buy if market.good(card) != good]
    to_swap.sort(reverse=True)
    found: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    if may(g, market, 1, 0):
        found += [((card,), ()) for _, card in to_sell[:TRIED]]
    if may(g, market, 0, 1):
        found += [((), (good,)) for _, good in to_buy[:TRIED]]
    if may(g, market, 1, 1):
        found += [((card,), (good,)) for _, card, good in to_swap[:TRIED]]
    return found


def spread(promising: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """The most promising ones first."""
    promising.sort(reverse=True)
    return promising[: TRIED + 1]


def may(g: OM, market: Market, given: int, wanted: int) -> bool:
    """Whether the rules let so many cards be given and wanted."""
    least, most = wanted_range(g, market.me, market.partner, given)
    return given <= g.table.hands[market.me] and least <= wanted <= most


def sales(market: Market) -> list[tuple[float, int]]:
    """For each own card, what both together gain if it goes to the partner; of one good only the best."""
    best: dict[int, tuple[float, int]] = {}
    for card in market.worlds[0].own[market.me].hand:
        together = 0.0
        for at in range(GLANCES):
            own, theirs = market.change(at, (card,), ())
            together += own + theirs
        good = market.good(card)
        if good not in best or together > best[good][0]:
            best[good] = (together, card)
    return list(best.values())


def purchases(market: Market) -> list[tuple[float, int]]:
    """For each good, what both together gain if the partner gives the card of it that he misses least."""
    totals: dict[int, float] = {}
    for at in range(GLANCES):
        here: dict[int, tuple[float, float]] = {}
        for card in market.worlds[at].own[market.partner].hand:
            own, theirs = market.change(at, (), (card,))
            good = market.good(card)
            if good not in here or theirs > here[good][1]:
                here[good] = (own, theirs)
        for good, (own, theirs) in here.items():
            totals[good] = totals.get(good, 0.0) + own + theirs
    return [(total, good) for good, total in totals.items()]


def best_price(market: Market, give: tuple[int, ...], want: tuple[int, ...]) -> Bargain | None:
    """The amount of ducati with the best hopes, if there is any that this seat wants and the partner may want too."""
    changes = [market.exchange(at, give, want) for at in range(len(market.worlds))]
    most = min(AMOUNTS, market.worlds[0].rules.options.deal_ducati_max)
    best: Bargain | None = None
    best_hope = 0.0
    for ducati in range(max(-most, least_paid(market, give, want)), most + 1):
        own, theirs, agreed = 0.0, 0.0, 0.0
        for change in changes:
            if change is not None:
                likely = market.likely(change[0] - ducati, change[1] + ducati)
                own += likely * (change[0] - ducati)
                theirs += likely * (change[1] + ducati)
                agreed += likely
        if agreed < market.dealer.manners.likely * len(changes):
            continue
        gains = market.gains(own / agreed, theirs / agreed)
        chance = agreed / float(len(changes))
        hoped = market.dealer.worth(gains) * float(chance**market.dealer.manners.keen)
        if market.dealer.wants(gains) and (best is None or hoped > best_hope):
            best_hope = hoped
            best = Bargain(market.partner, give, want, ducati, gains, market.dealer.worth(gains) * chance)
    return best


# Answering offers


def offered(dealer: Dealer, view: View) -> Gains:
    """What the offer on the table brings both, if this seat gives the cards it misses least."""
    offer = view.table.turn.offer
    worlds: list[OM] = dealer.worlds(view, known(view), WORLDS)
    if offer.proposer not in memory_of(dealer).liars:
        for g in worlds[1:]:
            believe(g, offer.proposer)
    market = Market(dealer, worlds, view.seat, offer.proposer)
    give = dearest_kept(market, offer.want)
    own, theirs = 0.0, 0.0
    for at, g in enumerate(worlds):
        take: tuple[int, ...] = tuple(g.own[offer.proposer].draft.give)
        mine, his = market.change(at, give, take)
        own += mine + offer.ducati
        theirs += his - offer.ducati
    return market.gains(own / len(worlds), theirs / len(worlds))


def believe(g: OM, proposer: Seat) -> None:
    """Take what is claimed of the stake for true, as far as unseen cards allow it."""
    draft = g.own[proposer].draft
    for at, card in enumerate(draft.give):
        if not told_true(g, card, draft.symbols[at], draft.powers[at]):
            for other in g.hidden.bags[-1]:
                if g.rules.printed.good_of[other] == g.rules.printed.good_of[card] and told_true(
                    g, other, draft.symbols[at], draft.powers[at]
                ):
                    exchange_unseen(g, proposer, at, other)
                    break


def told_true(g: OM, card: int, symbols: int, power: int) -> bool:
    """Whether a claim fits a card."""
    return true_of(g.rules.printed, card, symbols, power)


def true_of(printed: Printed, card: int, symbols: int, power: int) -> bool:
    """The same for a card that is known."""
    if power and printed.powers[power - 1] != printed.power_of[card]:
        return False
    if symbols == UNSAID:
        return True
    said = CLAIMED_SYMBOLS[symbols].split("+")
    return all(SYMBOLS.index(symbol) in printed.cards[card].symbols for symbol in said)


def exchange_unseen(g: OM, proposer: Seat, at: int, other: int) -> None:
    """Another unseen card lies in the stake instead."""
    own, bag = g.own[proposer], g.hidden.bags[-1]
    card = own.draft.give[at]
    bag.remove(other)
    put(bag, card)
    own.hand.remove(card)
    put(own.hand, other)
    own.draft.give[at] = other


def dearest_kept(market: Market, want: list[int]) -> tuple[int, ...]:
    """Of all ways to give the wanted goods, the one that costs least; nothing if they cannot be given."""
    hand = market.worlds[0].own[market.me].hand
    ways: list[tuple[int, ...]] = [()]
    for good in sorted(set(want)):
        cards = [card for card in hand if market.good(card) == good]
        ways = [(*way, *some) for way in ways for some in combinations(cards, want.count(good))]
    best: tuple[int, ...] = ()
    best_change = float("-inf")
    for way in ways:
        change = market.change(0, way, ())[0]
        if change > best_change:
            best, best_change = way, change
    return best


def pick(dealer: Dealer, view: View, legal: list[Move]) -> Move:
    """The cards that are missed least, one after the other."""
    offer = view.table.turn.offer
    worlds: list[OM] = dealer.worlds(view, known(view), 1)
    market = Market(dealer, worlds, view.seat, offer.proposer)
    give = sorted(dearest_kept(market, offer.want))
    move: Move = ("card", give[len(view.own.chosen)])
    return move if move in legal else legal[0]


# What is said for a deal


def top_good(g: OM | View, seat: Seat) -> int:
    """The good on top of a seat's cargo, which everybody sees; none where there is no cargo."""
    card: int = g.table.tops[seat]
    return NOBODY if card == NOBODY else int(g.rules.printed.good_of[card])


def said_of(view: View, offer: Offer, verb: str) -> Reason | None:
    """What speaks for taking an offer, or for leaving it: by its own words and what lies on top of the cargo.

    What a deal brought, money and a prestige tile, the story tells.
    """
    top = top_good(view, view.seat)
    if verb == "decline":
        if top in offer.want:
            return Reason("refuse_keeps", offer.proposer, (("good", top),))
        if offer.goods and top not in offer.goods:
            return Reason("refuse_joins_nothing", offer.proposer, (("good", offer.goods[0]),))
        return None
    return Reason("agree_joins", offer.proposer, (("good", top),)) if top in offer.goods else None


def said_for(g: OM, seat: Seat, partner: Seat) -> Reason | None:
    """What speaks for an offer as everybody will hear it."""
    offer = spoken(g, seat)
    theirs, mine = top_good(g, partner), top_good(g, seat)
    if theirs in offer.goods:
        return Reason("offer_joins", partner, (("good", theirs),))
    if mine in offer.want:
        return Reason("offer_wants", partner, (("good", mine),))
    return Reason("offer_tile", partner) if brings_tile(g, partner) else None


def brings_tile(g: OM | View, seat: Seat) -> bool:
    """OM-6.14, OM-6.15: whether a deal brings that seat a tile: a co-player's first one of this turn."""
    turn = g.table.turn
    return seat != turn.active and not turn.dealt >> seat & 1
