"""Positions written by hand: what waits beneath the question, and what follows from the cards named."""

from __future__ import annotations

from typing import Any

from serenissima.games.oltremare.actions import ACTIONS, Actions, PlayCard
from serenissima.games.oltremare.deals import DealPick, DealReply, Exchange, InviteReply
from serenissima.games.oltremare.drawing import (
    TO_HAND,
    Draw,
    DrawCard,
    Identify,
    Rescue,
    TakePirate,
    Uncover,
    cards_above,
)
from serenissima.games.oltremare.flow import Turns
from serenissima.games.oltremare.loading import LoadOrder
from serenissima.games.oltremare.offers import OfferCard, OfferClaim, OfferDucati, OfferRequest, SendOffer
from serenissima.games.oltremare.power import DiscardSurplus
from serenissima.games.oltremare.sailing import Compass, Sail
from serenissima.games.oltremare.scoring import FinalScoring, InterimScoring
from serenissima.games.oltremare.setup import Deal, DealCard, FirstPlayer, PlaceMarker, StartCard
from serenissima.games.oltremare.state import IN_STACK, NOTHING, OM, OUT, load_of
from serenissima.games.oltremare.trading import TradeAction
from serenissima.kernel.core import NOBODY, Seat, Step
from serenissima.kernel.shape import BadPosition


def beneath(g: OM, step: Step) -> list[Step]:
    """OM-3.2: what waits under a question that somebody put by hand."""
    if isinstance(step, PlaceMarker | StartCard | DealCard):
        return [Turns(), FirstPlayer(), Deal()]
    if isinstance(step, DiscardSurplus):
        return [Turns(2)]
    if isinstance(step, PlayCard):
        return [Turns(4), Actions()]
    if isinstance(step, Sail | Compass):
        return [Turns(4), Actions(len(ACTIONS))]
    if isinstance(step, LoadOrder):
        return [Turns(5)]
    if isinstance(step, FirstPlayer):
        return [Turns()]
    if isinstance(step, InterimScoring | FinalScoring):
        return [Turns(6)]
    talking: list[Step] = [Turns(3), TradeAction(active_seat(g, step))]
    if isinstance(step, OfferCard | OfferRequest | OfferDucati | OfferClaim | SendOffer):
        return [*talking, DealReply(step.to)]
    if isinstance(step, DrawCard | Uncover | Rescue | Identify):
        return [*talking, Draw(active_seat(g, step), 0, TO_HAND)]
    if isinstance(step, DealReply | InviteReply | DealPick | Exchange | TakePirate):
        return talking
    return [Turns(3)]


def active_seat(g: OM, step: Step) -> Seat:
    """Whose turn it is: said so, or the seat that is asked what only the active player is."""
    if g.table.turn.active != NOBODY:
        return g.table.turn.active
    if isinstance(step, TradeAction | DiscardSurplus | PlayCard | Sail | Compass | LoadOrder | DrawCard | TakePirate):
        return step.seat
    return 0


def balance(g: OM, said: dict[str, Any]) -> None:
    """OM-1.1, OM-3.3: what a position by hand leaves to be worked out from the cards and markers it names."""
    table = g.table
    under_way = said.get("start_player", "") is not None
    for seat, own in enumerate(g.own):
        own.hand.sort()
        table.hands[seat], table.cargo[seat], table.pirates[seat] = len(own.hand), len(own.cargo), len(own.pirate)
        table.tops[seat] = own.cargo[-1] if own.cargo else NOTHING
        if table.ships[seat] == NOTHING and under_way:
            table.ships[seat] = max(0, g.rules.printed.cards[own.cargo[0]].harbour) if own.cargo else 0
    balance_stack(g, said)
    balance_turn(g, said)
    if "markers_out" not in said:
        lying = sum(1 for marker in table.markers if marker != NOTHING)
        table.markers_out = sum(g.rules.printed.marker_count) - lying - sum(table.owned)
    g.hidden.bank = g.rules.printed.start_ducati * g.rules.seats - sum(table.ducati)


def balance_stack(g: OM, said: dict[str, Any]) -> None:
    """OM-1.1: cards not named elsewhere are in the goods stack; if a smaller one is named the rest is left out."""
    table, pile = g.table, said.get("pile", {})
    unseen = sum(1 for own in g.own for card in own.pirate if card >= g.rules.unseen)
    if g.hidden.bags == [g.rules.deck]:
        placed = {*table.pile.discard, *table.turn.played, *table.pile.removed}
        for own in g.own:
            placed |= {*own.hand, *own.cargo, *own.pirate}
        free = [card for card in g.rules.deck if card not in placed]
        size = table.pile.size + unseen if "size" in pile else len(free)
        if size > len(free):
            raise BadPosition(f"table.pile.size: only {len(free) - unseen} cards are left")
        g.hidden.bags = [*([] for _ in range(table.pile.reshuffles)), free[:size]]
    if "size" not in pile:
        table.pile.size = len(g.hidden.bags[-1]) - unseen
    if "removed" not in pile:
        table.pile.removed = left_out(g)
    if "last_round" not in pile:
        table.pile.last_round = table.pile.size == 0 or table.pile.reshuffles > 0
    if "venice" not in pile and table.pile.venice == IN_STACK and (table.pile.last_round or cards_above(g) < 0):
        table.pile.venice = OUT


def left_out(g: OM) -> list[int]:
    """Every card that is nowhere else."""
    used = {*g.table.pile.discard, *g.table.turn.played}
    for own in g.own:
        used |= {*own.hand, *own.cargo, *own.pirate}
    for bag in g.hidden.bags:
        used |= {*bag}
    return [card for card in range(g.rules.unseen) if card not in used]


def balance_turn(g: OM, said: dict[str, Any]) -> None:
    """OM-3.3: the quota follows from the top cargo card, the number of turns from the seats."""
    table, turn = g.table, said.get("turn", {})
    step = g.stack[-1] if g.stack else None
    if isinstance(step, PlaceMarker | StartCard | DealCard | FirstPlayer):
        return
    if "start_player" not in said:
        table.start_player = 0
    if "active" not in turn and step is not None:
        table.turn.active = active_seat(g, step)
    if "quota" not in turn:
        table.turn.quota = load_of(g, table.turn.active)
    if "turns" not in turn:
        table.turn.turns = (table.turn.active - table.start_player) % g.rules.seats + 1
