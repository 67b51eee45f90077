"""Why a move is refused, and what a move should be thought over for."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.actions import PlayCard
from serenissima.games.oltremare.cards import COMPASS, uses_route
from serenissima.games.oltremare.deals import DealPick, DealReply, InviteReply, may_counter, wanted
from serenissima.games.oltremare.loading import LoadOrder
from serenissima.games.oltremare.offers import (
    OfferCard,
    OfferClaim,
    OfferDucati,
    OfferRequest,
    can_offer,
    wanted_range,
)
from serenissima.games.oltremare.power import DiscardSurplus
from serenissima.games.oltremare.quota import remaining
from serenissima.games.oltremare.sailing import Compass, Sail, voyages
from serenissima.games.oltremare.state import NOTHING, OM
from serenissima.games.oltremare.trading import TradeAction, price
from serenissima.kernel.core import Move, Seat, Step, nouns
from serenissima.kernel.game import Refusal

# What a verb belongs to, for answers to a question that is not asked now.
ELSEWHERE: Final = {
    "buy_goods": Refusal("OM-5.15", "trading_is_over"),
    "buy_pirate": Refusal("OM-5.15", "trading_is_over"),
    "propose": Refusal("OM-5.15", "trading_is_over"),
    "invite": Refusal("OM-5.15", "trading_is_over"),
    "end_trading": Refusal("OM-3.2", "not_now"),
    "accept": Refusal("OM-6.21", "no_offer"),
    "decline": Refusal("OM-6.21", "no_offer"),
    "counter": Refusal("OM-6.19", "no_offer"),
    "offer": Refusal("OM-6.25", "not_invited"),
    "pass": Refusal("OM-6.25", "not_invited"),
    "amount": Refusal("OM-6.21", "not_composing"),
    "good": Refusal("OM-6.21", "not_composing"),
    "claim": Refusal("OM-6.21", "not_composing"),
    "silent": Refusal("OM-6.21", "not_composing"),
    "drop": Refusal("OM-6.21", "not_composing"),
    "done": Refusal("OM-6.21", "not_composing"),
    "destination": Refusal("OM-3.2", "not_now"),
    "trail": Refusal("OM-3.2", "not_now"),
    "jump": Refusal("OM-8.12", "no_compass"),
    "stay": Refusal("OM-8.12", "no_compass"),
    "load": Refusal("OM-3.2", "not_now"),
}


def why_not(g: OM, seat: Seat, move: Move) -> Refusal:
    """OM-6.24: the rule that forbids a move; a refused move changes nothing and uses up no talk."""
    step = g.stack[-1] if g.stack else None
    verb, said = move[0], nouns(move)
    found: Refusal | None = None
    if isinstance(step, TradeAction):
        found = refuse_trade(g, seat, verb, said)
    elif isinstance(step, OfferCard | OfferRequest | OfferDucati | OfferClaim):
        found = refuse_composing(g, step, seat, verb, said)
    elif isinstance(step, DealReply | InviteReply):
        found = refuse_reply(g, step, seat, verb)
    elif isinstance(step, DealPick | PlayCard | DiscardSurplus):
        found = refuse_card(g, step, seat, verb, said)
    elif isinstance(step, Sail):
        found = refuse_voyage(g, step, seat, verb, said)
    elif isinstance(step, Compass) and verb == "jump":
        found = refuse_jump(g, seat, said)
    elif isinstance(step, LoadOrder) and verb == "load":
        found = Refusal("OM-9.1", "load_all")
    return found or ELSEWHERE.get(verb) or Refusal("OM-3.2", "not_now")


def refuse_trade(g: OM, seat: Seat, verb: str, said: tuple[int, ...]) -> Refusal | None:
    """OM-5.2, OM-5.10, OM-5.11: purchases beyond the limit or from nothing, and a phase ended too soon."""
    if verb in ("buy_goods", "buy_pirate") and not said:
        if not remaining(g):
            return Refusal("OM-5.2", "bought_enough", (("limit", str(g.rules.printed.buy_limit)),))
        return Refusal("OM-5.10", "stack_empty" if verb == "buy_goods" else "pirates_empty")
    if verb in ("propose", "invite") and said:
        return refuse_talk(g, seat, verb, said)
    if verb == "end_trading":
        facts = (("hand", str(g.table.hands[seat])), ("quota", str(g.table.turn.quota)))
        return Refusal("OM-5.11", "quota_not_met", facts)
    if verb == "card":
        return Refusal("OM-7.2", "still_trading")
    return None


def refuse_talk(g: OM, seat: Seat, verb: str, said: tuple[int, ...]) -> Refusal:
    """OM-6.1, OM-6.11, OM-6.17: with whom a talk can be opened, how often, and about what."""
    partner = said[0]
    if partner == seat or not 0 <= partner < g.rules.seats:
        return Refusal("OM-6.1", "no_partner")
    if g.table.turn.talks >= g.rules.options.talks_per_turn:
        return Refusal("OM-6.17", "talked_enough", (("limit", str(g.rules.options.talks_per_turn)),))
    if not can_offer(g, seat, partner):
        return Refusal("OM-5.13", "no_offer_possible")
    topic = said[1] if len(said) > 1 else -1
    if verb == "invite" and 0 <= topic < len(g.rules.printed.goods):
        return Refusal("OM-6.11", "good_not_in_game")
    return Refusal("OM-6.20", "no_topic")


def refuse_composing(g: OM, step: Step, seat: Seat, verb: str, said: tuple[int, ...]) -> Refusal | None:
    """OM-6.2, OM-6.3, OM-6.5, OM-6.7, OM-6.8, OM-6.9, OM-6.11, OM-6.23: what cannot stand in an offer."""
    draft = g.own[seat].draft
    if isinstance(step, OfferCard) and verb == "card" and said:
        if said[0] not in g.own[seat].hand:
            return Refusal("OM-6.2", "not_in_hand")
        if draft.give and said[0] <= draft.give[-1]:
            return Refusal("OM-6.7", "card_order")
        return Refusal("OM-5.13", "quota_at_risk")
    if isinstance(step, OfferRequest) and verb == "good" and said:
        return refuse_wish(g, step, seat, said[0])
    if isinstance(step, OfferCard | OfferRequest) and verb == "done":
        empty = not draft.give and not draft.want
        return Refusal("OM-6.3", "no_card_moves") if empty else Refusal("OM-5.13", "quota_at_risk")
    if isinstance(step, OfferDucati) and verb == "amount":
        most = g.rules.options.deal_ducati_max
        if said and said[0] == 0:
            return Refusal("OM-6.3", "no_card_moves")
        return Refusal("OM-6.5", "too_many_ducati", (("limit", str(most)),))
    if isinstance(step, OfferClaim) and verb == "claim":
        return Refusal("OM-6.8", "no_such_claim")
    if verb in ("accept", "decline", "counter"):
        return Refusal("OM-6.21", "no_offer")
    return Refusal("OM-6.21", "offer_first")


def refuse_wish(g: OM, step: OfferRequest, seat: Seat, good: int) -> Refusal:
    """OM-6.9, OM-6.11, OM-6.23: a good that is not there, or more cards than can be wanted."""
    draft = g.own[seat].draft
    if good not in g.rules.goods:
        return Refusal("OM-6.11", "good_not_in_game")
    if len(draft.want) >= g.table.hands[step.to]:
        return Refusal("OM-6.11", "wants_too_many", (("hand", str(g.table.hands[step.to])),))
    if len(draft.want) >= wanted_range(g, seat, step.to, len(draft.give))[1]:
        return Refusal("OM-5.13", "quota_at_risk")
    return Refusal("OM-6.9", "good_order")


def refuse_reply(g: OM, step: Step, seat: Seat, verb: str) -> Refusal | None:
    """OM-6.10, OM-6.19, OM-6.20: an acceptance without the goods, a counter that does not exist."""
    if isinstance(step, DealReply):
        if verb == "accept":
            return Refusal("OM-6.10", "goods_missing")
        if verb == "counter" and not may_counter(g, seat):
            return Refusal("OM-6.19", "no_counter")
        return Refusal("OM-6.21", "answer_the_offer")
    return Refusal("OM-6.20", "answer_the_invitation")


def refuse_card(g: OM, step: Step, seat: Seat, verb: str, said: tuple[int, ...]) -> Refusal | None:
    """OM-4.3, OM-6.9, OM-7.1: a card that is not there, not owed, or out of order."""
    if verb != "card" or not said:
        return None
    rule = "OM-7.1" if isinstance(step, PlayCard) else "OM-4.3" if isinstance(step, DiscardSurplus) else "OM-6.2"
    own = g.own[seat]
    if said[0] not in own.hand:
        return Refusal(rule, "not_in_hand")
    if isinstance(step, DealPick):
        owed = g.rules.printed.good_of[said[0]] in wanted(g)[len(own.chosen) :]
        return Refusal("OM-6.9", "card_order" if owed else "not_wanted")
    return Refusal(rule, "card_order")


def refuse_voyage(g: OM, step: Sail, seat: Seat, verb: str, said: tuple[int, ...]) -> Refusal | None:
    """OM-8.1, OM-8.2, OM-8.3: stopping early or sailing on, a route that is not there or sailed twice, a wrong end."""
    routes = (("routes", str(step.routes)),)
    if verb == "trail" and said:
        return refuse_trail(g, seat, said) or Refusal("OM-8.1", "wrong_length", routes)
    if verb == "destination":
        for fewer in range(1, step.routes):
            if said and said[0] in voyages(g, seat, fewer).destinations:
                return Refusal("OM-8.1", "wrong_length", routes)
        return Refusal("OM-8.3", "out_of_reach", routes)
    return None


def refuse_trail(g: OM, seat: Seat, trail: tuple[int, ...]) -> Refusal | None:
    """OM-1.6, OM-8.2: the first fault of a trail, if it has one but its length."""
    neighbours = g.rules.printed.neighbours
    if trail[0] != g.table.ships[seat]:
        return Refusal("OM-8.1", "wrong_start")
    for at in range(1, len(trail)):
        if trail[at] not in neighbours[trail[at - 1]]:
            return Refusal("OM-1.6", "no_route")
        if uses_route(trail[:at], trail[at - 1], trail[at]):
            return Refusal("OM-8.2", "route_used")
    return None


def refuse_jump(g: OM, seat: Seat, said: tuple[int, ...]) -> Refusal:
    """OM-8.12, OM-8.13: not to where the ship is, not to a compass, and by option not to an empty harbour."""
    markers = g.table.markers
    if not said or not 0 <= said[0] < len(markers) or said[0] == g.table.ships[seat]:
        return Refusal("OM-8.12", "other_harbour")
    if markers[said[0]] == COMPASS:
        return Refusal("OM-8.12", "another_compass")
    return Refusal("OM-8.13", "empty_harbour")


def flags(g: OM, seat: Seat, move: Move) -> tuple[str, ...]:
    """OM-1.7, OM-8.8: a move that leads into debt, or turns the active marker face down."""
    purse = g.table.ducati[seat]
    match move:
        case ("buy_goods",) | ("buy_pirate",):
            return ("into_debt",) if purse < price(g, seat) else ()
        case ("amount", ducati):
            return ("into_debt",) if ducati > 0 and purse < ducati else ()
        case ("destination", harbour) | ("jump", harbour):
            loses = g.table.markers[harbour] == NOTHING and g.table.showing[seat] != NOTHING
            return ("loses_marker",) if loses else ()
        case _:
            return ()
