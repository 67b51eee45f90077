"""The invariants of the rule file: nothing appears, nothing vanishes, no limit is broken."""

from __future__ import annotations

from serenissima.games.oltremare.cards import COMPASS
from serenissima.games.oltremare.drawing import Uncover
from serenissima.games.oltremare.offers import spoken
from serenissima.games.oltremare.quota import available, reach, remaining
from serenissima.games.oltremare.state import IN_STACK, NOTHING, OM, power_of
from serenissima.games.oltremare.trading import TradeAction
from serenissima.kernel.core import NOBODY
from serenissima.parts.auditing import require


def audit(g: OM) -> None:
    """OM-1.1, OM-1.5, OM-1.7: the invariants 1 to 17 of the rule file, as far as one position shows them."""
    audit_cards(g)
    audit_sizes(g)
    audit_stack(g)
    audit_money(g)
    if g.table.turn.turns:
        audit_markers(g)
        audit_turn(g)
    audit_talk(g)


def audit_cards(g: OM) -> None:
    """OM-1.1, OM-1.4: every card is in exactly one place; what is no card is nowhere."""
    table = g.table
    cards = [*table.pile.discard, *table.turn.played, *table.pile.removed]
    for own in g.own:
        cards += own.hand
        cards += own.cargo
        cards += [card for card in own.pirate if card < g.rules.unseen]
    for bag in g.hidden.bags:
        cards += bag
    require(sorted(cards) == list(range(g.rules.unseen)), "a card is missing, or in two places")
    require(set(g.rules.left_out) <= set(table.pile.removed), "a card is in the game that should not be")


def audit_sizes(g: OM) -> None:
    """OM-9.2: what everybody sees of hands and stacks agrees with what lies in them."""
    table = g.table
    for seat, own in enumerate(g.own):
        sizes = (len(own.hand), len(own.cargo), len(own.pirate))
        require((table.hands[seat], table.cargo[seat], table.pirates[seat]) == sizes, f"seat {seat}: a size is wrong")
        require(table.tops[seat] == (own.cargo[-1] if own.cargo else NOTHING), f"seat {seat}: another card is on top")
        require(own.hand == sorted(own.hand), f"seat {seat}: the hand is out of order")
        require(set(own.chosen) <= set(own.hand), f"seat {seat} has chosen a card it does not hold")
        require(set(own.draft.give) <= set(own.hand), f"seat {seat} offers a card it does not hold")


def audit_stack(g: OM) -> None:
    """OM-10.8, OM-12.1: the bags hold the stack and the unseen cards; an empty stack means the last round."""
    table, top = g.table, g.stack[-1] if g.stack else None
    require(len(g.hidden.bags) == table.pile.reshuffles + 1, "a bag is missing")
    for age, bag in enumerate(g.hidden.bags):
        unseen = sum(own.pirate.count(g.rules.unseen + age) for own in g.own)
        stack = table.pile.size if age == table.pile.reshuffles else 0
        require(len(bag) == stack + unseen, f"bag {age} holds {len(bag)} cards for {stack} + {unseen}")
    emptied = table.pile.size == 0 or table.pile.reshuffles > 0
    require(table.pile.last_round or not emptied, "the stack was emptied, but it is not the last round")
    lost = table.pile.venice == IN_STACK and table.pile.size == 0 and not isinstance(top, Uncover)
    require(not lost, "the Venice card lies in an empty stack")


def audit_money(g: OM) -> None:
    """OM-1.7, OM-6.6: all ducati come from the bank; deals only move them."""
    issued = g.rules.printed.start_ducati * g.rules.seats - g.hidden.bank
    require(sum(g.table.ducati) == issued, f"{sum(g.table.ducati)} ducati are about, {issued} were issued")
    require(min(g.table.prestige) >= 0, "somebody owes tiles")
    if g.rules.options.forty_tiles:
        require(sum(g.table.prestige) <= g.rules.printed.prestige_tiles, "too many tiles are out")


def audit_markers(g: OM) -> None:
    """OM-1.5, OM-1.11, OM-8.11: markers on board, owned and out of the game; nobody has a compass."""
    table = g.table
    lying = [marker for marker in table.markers if marker != NOTHING]
    total = len(lying) + sum(table.owned) + table.markers_out
    require(total == sum(g.rules.printed.marker_count), f"there are {total} markers")
    for marker, count in enumerate(g.rules.printed.marker_count):
        seen = lying.count(marker) + table.showing.count(marker)
        require(seen <= count, f"there are {seen} markers of kind {marker}")
    for seat, marker in enumerate(table.showing):
        require(marker != COMPASS, f"seat {seat} owns a compass")
        require(marker == NOTHING or table.owned[seat] > 0, f"seat {seat} shows a marker it does not own")
        require(0 <= table.ships[seat] < len(table.markers), f"the ship of seat {seat} is nowhere")


def audit_turn(g: OM) -> None:
    """OM-3.1, OM-4.2, OM-5.2, OM-5.13, OM-6.17, OM-12.2: limits of the turn, and equally many turns for all."""
    table, seats = g.table, g.rules.seats
    require(0 <= table.turn.bought <= g.rules.printed.buy_limit, f"{table.turn.bought} cards were bought")
    require(0 <= table.turn.talks <= max(g.rules.options.talks_per_turn, 0), f"{table.turn.talks} talks were opened")
    require(table.turn.active == (table.start_player + table.turn.turns - 1) % seats, "the wrong seat is active")
    require(not table.turn.dealt >> table.turn.active & 1, "the active player is listed among his partners")
    for seat in range(seats):
        scored = table.pile.rescued and seat == table.start_player
        require(table.cargo[seat] > 0 or scored, f"seat {seat} has no cargo")
    if g.stack and isinstance(g.stack[-1], TradeAction):
        fresh = table.turn.bought == table.turn.talks == 0
        require(
            not fresh or table.hands[table.turn.active] <= power_of(g, table.turn.active), "the hand is above its limit"
        )
        require(remaining(g) > available(g) or reach(g) >= table.turn.quota, "the quota is out of reach")
    if not g.stack:
        require(table.pile.last_round and table.turn.turns % seats == 0, "the game is over before all had their turns")


def audit_talk(g: OM) -> None:
    """OM-6.7, OM-6.21: an open offer is exactly what its maker staked, and only in a talk there is one."""
    offer, talk = g.table.turn.offer, g.table.turn.talk
    if offer is not None:
        require(talk != NOBODY and offer.proposer in (g.table.turn.active, talk), "an offer is open without a talk")
        require(spoken(g, offer.proposer) == offer, "the open offer is not what its maker composed")
    require(
        talk == NOBODY or any(isinstance(step, TradeAction) for step in g.stack), "a talk outside the trading phase"
    )
