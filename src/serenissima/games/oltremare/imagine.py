"""Worlds a seat may be in: every card it cannot see is dealt anew among the places it cannot see."""

from __future__ import annotations

from random import Random

from serenissima.games.oltremare.deals import DealPick, Exchange
from serenissima.games.oltremare.offers import OfferCard, SendOffer, can_give, columns, wanted_range
from serenissima.games.oltremare.state import OM, UNSAID, Draft, Hidden, Offer, Own, Table, blank
from serenissima.kernel.core import Covered, Seat, State, Step, View


def imagine(view: View, rng: Random) -> OM:
    """OM-1.1, OM-6.11: hands, cargo below the top and face-down cards of others can be any cards not seen elsewhere.

    An open offer or an acceptance proves that its maker holds the goods named; an offer being composed is begun anew.
    """
    rules, table = view.rules, view.table.copy()
    own = [view.own.copy() if seat == view.seat else Own([], [], [], [], blank()) for seat in range(rules.seats)]
    g: OM = State(rules, table, own, Hidden([], 0), uncovered(view, table))
    pool = unseen_cards(g, view)
    rng.shuffle(pool)
    others = [seat for seat in range(rules.seats) if seat != view.seat]
    for seat in others:
        prove_stake(g, seat, pool)
    for seat in others:
        prove_acceptance(g, seat, pool)
    for seat in others:
        fill(g, seat, pool)
    for seat in others:
        guess_offer(g, seat)
    g.hidden.bags = fill_bags(g, view, pool)
    g.hidden.bank = rules.printed.start_ducati * rules.seats - sum(table.ducati)
    return g


def uncovered(view: View, table: Table) -> list[Step]:
    """What another seat is composing cannot be seen; any point of it will do, so it starts afresh."""
    stack: list[Step] = view.stack.copy()
    if stack and isinstance(stack[-1], Covered):
        seat = view.asked[0]
        stack[-1] = OfferCard(seat, table.turn.talk if seat == table.turn.active else table.turn.active)
    return stack


def unseen_cards(g: OM, view: View) -> list[int]:
    """Every card that neither the table nor the own drawer shows."""
    seen = {*g.table.pile.removed, *g.table.pile.discard, *g.table.turn.played, *g.table.tops}
    if view.own is not None:
        seen |= {*view.own.hand, *view.own.cargo, *view.own.pirate}
    return [card for card in range(g.rules.unseen) if card not in seen]


def take_good(g: OM, good: int, pool: list[int]) -> int:
    """Some unseen card of that good."""
    for at, card in enumerate(pool):
        if g.rules.printed.good_of[card] == good:
            return pool.pop(at)
    raise ValueError("no unseen card is left of a good that was named truthfully")


def prove_stake(g: OM, seat: Seat, pool: list[int]) -> None:
    """OM-6.7: goods of an offer are named truthfully, so its maker holds such cards."""
    offer = g.table.turn.offer
    if offer is None or offer.proposer != seat:
        return
    said = [
        (take_good(g, good, pool), offer.symbols[at], offer.powers[at], offer.harbours[at])
        for at, good in enumerate(offer.goods)
    ]
    said.sort()
    g.own[seat].draft = draft_of(offer, said)
    g.own[seat].hand = [card for card, _, _, _ in said]


def draft_of(offer: Offer, said: list[tuple[int, int, int, int]]) -> Draft:
    """The offer as its maker may know it."""
    cards, symbols, powers, harbours = columns(said)
    return Draft(cards, symbols, powers, harbours, offer.want.copy(), offer.ducati)


def prove_acceptance(g: OM, seat: Seat, pool: list[int]) -> None:
    """OM-6.10: who has accepted holds the goods that were wanted, and has picked them when the exchange is due."""
    offer, step = g.table.turn.offer, g.stack[-1] if g.stack else None
    if offer is None or offer.proposer == seat or seat not in (g.table.turn.active, g.table.turn.talk):
        return
    if not isinstance(step, (DealPick, Exchange)):
        return
    cards = sorted([take_good(g, good, pool) for good in offer.want])
    g.own[seat].hand = cards
    if isinstance(step, Exchange):
        g.own[seat].chosen = cards.copy()


def fill(g: OM, seat: Seat, pool: list[int]) -> None:
    """Hand and cargo up to their sizes; all cards on the pirate stack are unseen to others."""
    own, table = g.own[seat], g.table
    while len(own.hand) < table.hands[seat]:
        own.hand.append(pool.pop())
    own.hand.sort()
    own.cargo = [pool.pop() for _ in range(table.cargo[seat] - 1)]
    if table.cargo[seat]:
        own.cargo.append(table.tops[seat])
    own.pirate = [g.rules.unseen + table.pile.reshuffles] * table.pirates[seat]


def guess_offer(g: OM, seat: Seat) -> None:
    """OM-6.23: an offer composed but not yet sent can be any legal one; the smallest will do."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, SendOffer) or step.seat != seat:
        return
    give = [] if can_give(g, seat, step.to, 0) else g.own[seat].hand[:1]
    wanted = wanted_range(g, seat, step.to, len(give))[0]
    want = [g.rules.goods[0]] * wanted
    silence = [UNSAID] * len(give)
    ducati = 0 if give or want else 1
    g.own[seat].draft = Draft(give, silence, silence.copy(), silence.copy(), want, ducati)


def fill_bags(g: OM, view: View, pool: list[int]) -> list[list[int]]:
    """What is left belongs to the goods stack and to face-down cards; older bags only hold what the own stack needs."""
    bags: list[list[int]] = []
    for age in range(g.table.pile.reshuffles):
        kept = view.own.pirate.count(g.rules.unseen + age) if view.own is not None else 0
        bags.append(sorted([pool.pop() for _ in range(kept)]))
    bags.append(sorted(pool))
    return bags
