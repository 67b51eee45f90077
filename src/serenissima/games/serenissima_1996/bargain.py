"""Deals in Serenissima (1996): goods from galley to galley, purchases at foreign ports, and leave to pass.

All that matters for them lies open, so one imagined world will do. A sale is weighed without a price and with one;
between the two the gains are taken to rise evenly. A partner is taken to weigh by the same rule.
"""

from __future__ import annotations

from typing import Final

from serenissima.bots.dealing import Dealer, Decision, Gains, Reason, Silencing
from serenissima.games.serenissima_1996.haggling import AnswerCounter, AnswerFinal, AnswerPrice, AskPrice, seller_to
from serenissima.games.serenissima_1996.manage import Manage
from serenissima.games.serenissima_1996.market import new_market_bonus
from serenissima.games.serenissima_1996.rearranging import SetCrew
from serenissima.games.serenissima_1996.sailing import GrantPassage
from serenissima.games.serenissima_1996.state import S96, SELL, Galley, Options, Rules, holdings, is_full
from serenissima.games.serenissima_1996.trading import AnswerTrade, AnswerTradeCounter, TradeGoods, TradePrice
from serenissima.kernel.core import NOBODY, AnyState, Move, Question, Seat, View, nouns
from serenissima.kernel.fields import immutable

SMALL: Final = 0.5  # of what deals must be worth elsewhere: half a hundred ducats are enough here
IDLE: Final = ("propose_trade", "discard_sailors")
FAVOUR: Final = 0.15  # what a favour may cost
NO_FAVOUR: Final = 0.4  # what a leader, or the only rival, may gain by one
SAMPLE: Final = 500  # ducats a token, to see what money is worth to both

Haggle = AskPrice | AnswerPrice | AnswerCounter | AnswerFinal
Trade = AnswerTrade | AnswerTradeCounter


class Quay:
    """The world beneath the talk, and what it is worth to each seat."""

    def __init__(self, dealer: Dealer, g: S96) -> None:
        self.dealer = dealer
        self.g = g
        self.standing: list[float] = [dealer.judge.worth(g, seat) for seat in range(g.rules.seats)]

    def leads(self, seat: Seat) -> bool:
        return self.standing[seat] >= max(self.standing)


class Terms:
    """What a sale of so many tokens brings seller and buyer, at any price for one token."""

    def __init__(self, quay: Quay, sold: S96, seller: Seat, buyer: Seat, n: int) -> None:
        judge = quay.dealer.judge
        self.quay = quay
        self.seller = seller
        self.buyer = buyer
        self.step: int = sold.rules.board.money_step
        self.most: int = sold.table.money[buyer] // n
        before = [judge.worth(sold, seat) for seat in (seller, buyer)]
        self.base = [before[0] - quay.standing[seller], before[1] - quay.standing[buyer]]
        sample = max(self.step, min(SAMPLE, self.most))
        sold.table.money[seller] += sample * n
        sold.table.money[buyer] -= sample * n
        after = [judge.worth(sold, seat) for seat in (seller, buyer)]
        self.slope = [(after[0] - before[0]) / sample, (after[1] - before[1]) / sample]

    def gains(self, me: Seat, price: int) -> Gains:
        """What the sale at that price brings me and the other."""
        selling = self.base[0] + self.slope[0] * price
        buying = self.base[1] + self.slope[1] * price
        rivals = len(self.quay.standing) - 1
        if me == self.seller:
            return Gains(selling, buying, self.quay.leads(self.buyer), rivals)
        return Gains(buying, selling, self.quay.leads(self.seller), rivals)

    def worth(self, me: Seat, price: int) -> float:
        """What the sale at that price is worth to me, the other's gain counted against it."""
        return self.quay.dealer.worth(self.gains(me, price))

    def wanted(self, me: Seat, price: int) -> bool:
        return self.worth(me, price) >= SMALL * self.quay.dealer.manners.least

    def partner(self, me: Seat) -> Seat:
        return self.buyer if me == self.seller else self.seller

    def lowest(self, ceiling: int) -> int:
        """The lowest price the seller wants; above the ceiling if he wants none."""
        for price in range(0, ceiling + 1, self.step):
            if self.wanted(self.seller, price):
                return price
        return ceiling + self.step

    def highest(self, ceiling: int) -> int:
        """The highest price the buyer wants and can pay; below zero if he wants none."""
        for price in range(min(ceiling, self.most) // self.step * self.step, -1, -self.step):
            if self.wanted(self.buyer, price):
                return price
        return -self.step

    def between(self, low: int, high: int, parts: int) -> int:
        """A price so many thirds of the way from low to high."""
        return low + (high - low) * parts // (3 * self.step) * self.step


@immutable
class Proposal:
    """What to propose, and what that is worth."""

    goods: Move
    worth: float


def without_trade(rules: Rules) -> Rules:
    """The same rules, but nobody may propose a trade."""
    return Rules(rules.board, rules.seats, Options({**rules.options.values, "ship_trade": False}))


class Serenissima1996Deals(Silencing):
    """How bots deal in Serenissima (1996)."""

    def __init__(self) -> None:
        super().__init__(without_trade)

    def memory(self) -> None:
        """Nothing: whatever is offered once a turn depends on where the galleys lie, and they have sailed since."""

    def ordinary(self, view: View, legal: list[Move]) -> list[Move]:
        """No proposals, no second request where a first one came to nothing, and nothing thrown away for nothing.

        What neither helps nor harms much would be done over and over by a bot that looks further than one move.
        """
        if isinstance(view.step, SetCrew):
            return [move for move in legal if move != ("crew", 0)] or legal
        if not isinstance(view.step, Manage):
            return legal
        return [move for move in legal if move[0] not in IDLE and not is_vain(view, move)]

    def decide(self, dealer: Dealer, view: View, legal: list[Move]) -> Decision | None:
        step = view.step
        if isinstance(step, Manage):
            return self.open(dealer, view, legal) if dealer.manners.initiative else None
        if isinstance(step, (TradeGoods, TradePrice)):
            return Decision(self.compose(dealer, view, legal, step))
        move = self.answer(dealer, view, legal)
        return None if move is None else Decision(move)

    def answer(self, dealer: Dealer, view: View, legal: list[Move]) -> Move | None:
        """The answer to what somebody else has asked or offered."""
        step = view.step
        if isinstance(step, GrantPassage):
            return ("grant",) if is_favour(passage(dealer, view, step)) else ("refuse",)
        if isinstance(step, (AnswerTrade, AnswerTradeCounter)):
            return answer_trade(traded(dealer, view, step), view.seat, step, legal)
        if isinstance(step, AskPrice):
            return ask_price(purchased(dealer, view, step), step)
        if isinstance(step, AnswerPrice):
            return answer_price(purchased(dealer, view, step), step, legal)
        if isinstance(step, AnswerCounter):
            return answer_counter(purchased(dealer, view, step), step)
        if isinstance(step, AnswerFinal):
            terms = purchased(dealer, view, step)
            worth_it = ("accept",) in legal and terms.worth(view.seat, step.price) > 0.0
            return ("accept",) if worth_it else ("walk_away",)
        return None

    def why(self, dealer: Dealer, view: View, move: Move) -> Reason | None:
        """What lies open and speaks for a price, an agreement or a refusal."""
        step = view.step
        if not isinstance(step, (GrantPassage, TradePrice, AskPrice, AnswerPrice, AnswerCounter, AnswerFinal, Trade)):
            return None
        g: S96 = dealer.worlds(view, "", 1)[0]
        if isinstance(step, GrantPassage):
            return said_of_passage(g, view.seat, step, move)
        if isinstance(step, TradePrice):
            return said_of_sale(g, view.seat, sides(g, step), view.own.good, move)
        if isinstance(step, (AnswerTrade, AnswerTradeCounter)):
            return said_of_sale(g, view.seat, sides(g, step), step.good, move)
        both = (seller_to(g, step.galley), step.buyer)
        return said_of_sale(g, view.seat, both, step.good, move)

    # Proposing

    def open(self, dealer: Dealer, view: View, legal: list[Move]) -> Decision | None:
        """The best trade with a rival who has not been asked in this turn."""
        moves = [move for move in legal if move[0] == "propose_trade"]
        if not moves:
            return None
        quay = at_rest(dealer, view)
        best: Move | None = None
        most = 0.0
        for move in moves:
            galley, other, side = nouns(move)
            rival = view.table.galleys[other].owner
            if view.table.turn.proposals[rival] == 0:
                step = TradeGoods(view.seat, galley, other, side)
                plan = planned(quay, step)
                if plan is not None and plan.worth > most:
                    best, most = move, plan.worth
        return None if best is None else Decision(best)

    def compose(self, dealer: Dealer, view: View, legal: list[Move], step: TradeGoods | TradePrice) -> Move:
        """The goods of the planned trade, then its price; what nobody planned is priced so that nothing comes of it."""
        if isinstance(step, TradeGoods):
            plan = planned(at_rest(dealer, view), step)
            return legal[0] if plan is None else plan.goods
        price = best_price(composed(dealer, view, step), view.seat, view.rules.board.trade_price_max)
        move: Move = ("price", price)
        return move if move in legal else legal[-1 if step.side == SELL else 0]


DEALS: Final = Serenissima1996Deals()


def is_vain(view: View, move: Move) -> bool:
    """A request where one has failed in this turn, or tokens thrown away that are in nobody's way."""
    if move[0] not in ("request_purchase", "discard_goods"):
        return False
    galley: Galley = view.table.galleys[nouns(move)[0]]
    port = view.rules.board.port_at[galley.zone]
    if move[0] == "request_purchase":
        return bool(view.table.turn.walked[port])
    full = galley.crew + galley.tokens() == view.rules.board.berths
    return not full or port < 0 or view.rules.board.ports[port].product == nouns(move)[1]


def standing_price(step: Question) -> int:
    """The price that was named last."""
    if isinstance(step, (AnswerCounter, AnswerTradeCounter)):
        return step.counter
    if isinstance(step, (AnswerPrice, AnswerFinal, AnswerTrade)):
        return step.price
    return 0


# Worlds with and without the deal


def at_rest(dealer: Dealer, view: View) -> Quay:
    """The world without the talk: the turn as it is beneath it."""
    g: S96 = dealer.worlds(view, "", 1)[0]
    while isinstance(g.stack[-1], (TradeGoods, TradePrice, Haggle, Trade)):
        g.stack.pop()
    return Quay(dealer, g)


def purchased(dealer: Dealer, view: View, step: Haggle) -> Terms:
    """The terms of a purchase at a foreign port: tokens from the supply, ducats to its controller."""
    quay = at_rest(dealer, view)
    sold = quay.g.copy()
    sold.table.supply[step.good] -= step.n
    sold.table.galleys[step.galley].cargo[step.good] += step.n
    return Terms(quay, sold, seller_to(sold, step.galley), step.buyer, step.n)


def traded(dealer: Dealer, view: View, step: Trade) -> Terms:
    """The terms of a trade that was proposed."""
    return shipped(at_rest(dealer, view), step.galley, step.rival_galley, step.side, step.good, step.n)


def composed(dealer: Dealer, view: View, step: TradePrice) -> Terms:
    """The terms of a trade about to be proposed."""
    quay = at_rest(dealer, view)
    return shipped(quay, step.galley, step.rival_galley, step.side, view.own.good, view.own.number)


def shipped(quay: Quay, galley: int, other: int, side: int, good: int, n: int) -> Terms:
    """The terms of tokens going from one galley to the other."""
    giver, taker = (galley, other) if side == SELL else (other, galley)
    sold = quay.g.copy()
    sold.table.galleys[giver].cargo[good] -= n
    sold.table.galleys[taker].cargo[good] += n
    return Terms(quay, sold, sold.table.galleys[giver].owner, sold.table.galleys[taker].owner, n)


def passage(dealer: Dealer, view: View, step: GrantPassage) -> Gains:
    """What it brings to let the galley pass, against stopping it here."""
    passed: S96 = dealer.worlds(view, "", 1)[0]
    passed.stack.pop()
    stopped = passed.copy()
    stopped.stack.pop()
    before: list[AnyState] = [stopped]
    after: list[AnyState] = [passed]
    return dealer.gains(before, after, view.seat, passed.table.galleys[step.galley].owner)


def is_favour(gains: Gains) -> bool:
    """Whether leave is given: it costs little, and neither a leader nor the only rival gains much by it."""
    if gains.own < -FAVOUR:
        return False
    return gains.partner < NO_FAVOUR or (gains.rivals > 1 and not gains.partner_leads)


# Trades between galleys


def planned(quay: Quay, step: TradeGoods) -> Proposal | None:
    """The goods and price that promise most to the proposer among those both should want."""
    best: Proposal | None = None
    for good, n in step.offers(quay.g):
        terms = shipped(quay, step.galley, step.rival_galley, step.side, good, n)
        price = best_price(terms, step.seat, quay.g.rules.board.trade_price_max)
        if price >= 0:
            worth = terms.worth(step.seat, price)
            if best is None or worth > best.worth:
                best = Proposal(("goods", good, n), worth)
    return best


def best_price(terms: Terms, me: Seat, ceiling: int) -> int:
    """A price both want, nearer to what suits me; below zero if there is none."""
    low, high = terms.lowest(ceiling), terms.highest(ceiling)
    if low > high:
        return -1
    return terms.between(low, high, 2 if me == terms.seller else 1)


def answer_trade(terms: Terms, me: Seat, step: Trade, legal: list[Move]) -> Move:
    """Accept what is worth it; else counter where there is a price for both; else refuse."""
    if ("accept",) in legal and terms.wanted(me, standing_price(step)):
        return ("accept",)
    price = best_price(terms, me, step.price if me == terms.buyer else 2 * SAMPLE)
    counter: Move = ("counter", price)
    return counter if counter in legal else ("refuse",)


# Purchases at foreign ports


def ask_price(terms: Terms, step: AskPrice) -> Move:
    """A little more than the buyer should want to pay; all that may be asked if the sale does more harm than good."""
    price = terms.highest(step.ceiling)
    if price < terms.step or terms.worth(terms.seller, price) <= 0.0:
        return ("ask", step.ceiling)
    return ("ask", min(step.ceiling, price + terms.step))


def answer_price(terms: Terms, step: AnswerPrice, legal: list[Move]) -> Move:
    """Offer half of what it is worth at most; accept what is near that; walk away from what is worth nothing."""
    most = terms.highest(step.price)
    if most < terms.step:
        return ("walk_away",)
    price = max(terms.step, terms.between(0, most, 1))
    counter: Move = ("counter", price)
    if step.price - price <= terms.step and step.price <= most and ("accept",) in legal:
        return ("accept",)
    return counter if counter in legal else ("walk_away",)


def answer_counter(terms: Terms, step: AnswerCounter) -> Move:
    """Accept if the buyer will hardly pay more, else ask the most he should want to pay."""
    most = min(step.price, terms.highest(step.price))
    good_enough = terms.worth(terms.seller, step.counter) > 0.0
    if most <= step.counter:
        return ("accept",) if good_enough else ("final_ask", step.price)
    return ("final_ask", most)


# What is said for a deal: the table lies open, so it may speak of all that lies there


def sides(g: S96, step: TradePrice | Trade) -> tuple[Seat, Seat]:
    """Who gives and who takes in a trade from galley to galley."""
    mine, other = g.table.galleys[step.galley].owner, g.table.galleys[step.rival_galley].owner
    return (mine, other) if step.side == SELL else (other, mine)


def said_of_sale(g: S96, me: Seat, both: tuple[Seat, Seat], good: int, move: Move) -> Reason | None:
    """What speaks for a price, for taking one, or for leaving it: where the good is wanted, who alone has it.

    That a seller who agrees is paid, the story tells.
    """
    seller, buyer = both
    partner = buyer if me == seller else seller
    market = new_market_of(g, buyer, good)
    if len(move) == 1 and move != ("accept",):
        lost = me == buyer and not wanted_anywhere(g, good)
        return Reason("refuse_no_market", partner, (("good", good),)) if lost else None
    deed = "agree" if move == ("accept",) else "offer"
    if me == seller and deed == "agree":
        return None
    if market != NOBODY:
        return Reason(f"{deed}_market", partner, (("good", good), ("port", market)))
    if me == seller and monopoly(g, me, good):
        return Reason("offer_monopoly", partner, (("good", good),))
    return None


def new_market_of(g: S96, seat: Seat, good: int) -> int:
    """S96-16.7: the first port in which that good would be new to whoever controls it, if a token of that seat came."""
    for port in range(len(g.table.ports)):
        if not is_full(g, port) and new_market_bonus(g, seat, port, good):
            return port
    return NOBODY


def wanted_anywhere(g: S96, good: int) -> bool:
    """S96-16.6: whether any port still takes the good."""
    return any(not is_full(g, port) and not holdings(g, port) >> good & 1 for port in range(len(g.table.ports)))


def monopoly(g: S96, seat: Seat, good: int) -> bool:
    """S96-6.4: whether a seat controls every port that makes the good."""
    return all(g.table.ports[port].controller == seat for port in g.rules.board.producers[good])


def said_of_passage(g: S96, me: Seat, step: GrantPassage, move: Move) -> Reason | None:
    """Whether the galley that asks has more sailors than a port of this seat."""
    galley: Galley = g.table.galleys[step.galley]
    weaker = [port for port, held in enumerate(g.table.ports) if held.controller == me and held.garrison < galley.crew]
    if move == ("grant",):
        return None if weaker else Reason("agree_harmless", galley.owner, (("galley", step.galley),))
    if not weaker:
        return None
    weakest = min(weaker, key=lambda port: g.table.ports[port].garrison)
    return Reason("refuse_threat", galley.owner, (("galley", step.galley), ("port", weakest), ("n", galley.crew)))
