"""Chapter 6, second half: answers to offers and invitations, and the exchange."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.limits import in_hand, in_order
from serenissima.games.oltremare.offers import OfferCard, can_offer, end_talk, note
from serenissima.games.oltremare.state import OM, blank, give_from_hand, hand_over, take_in_hand
from serenissima.kernel.answer import Answer, Asks, Limit
from serenissima.kernel.core import (
    AskedOneSeat,
    IllegalMove,
    Move,
    SealedChance,
    SealedOneSeat,
    Seat,
)
from serenissima.kernel.fields import immutable


def open_talk(g: OM, seat: Seat, partner: Seat) -> None:
    """OM-6.17, OM-6.18: every talk counts, whatever comes of it; the answer waits beneath the offer being composed."""
    g.table.turn.talks += 1
    g.table.turn.talk = partner
    g.push(DealReply(partner))
    g.push(OfferCard(seat, partner))


def invite(g: OM, partner: Seat, topic: int) -> None:
    """OM-6.17, OM-6.20: an invitation counts like an offer; its topic is only a question and binds nobody."""
    g.table.turn.talks += 1
    g.table.turn.talk = partner
    g.push(InviteReply(partner, topic))


@immutable(default=("pass",))
class InviteReply(AskedOneSeat):
    """OM-6.20, OM-6.25: the invited co-player makes one offer, or passes."""

    topic: int

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        return [("offer",), ("pass",)]

    def do_offer(self, g: OM, seat: Seat) -> None:
        g.swap(DealReply(g.table.turn.active))
        g.push(OfferCard(seat, g.table.turn.active))

    def do_pass(self, g: OM, seat: Seat) -> None:
        end_talk(g)


@immutable(default=("decline",))
class DealReply(AskedOneSeat):
    """OM-6.10, OM-6.18, OM-6.19, OM-6.21: accept what one can supply, decline, or counter once."""

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if can_supply(g, seat):
            moves.append(("accept",))
        moves.append(("decline",))
        if may_counter(g, seat):
            moves.append(("counter",))
        return moves

    def do_accept(self, g: OM, seat: Seat) -> None:
        g.swap(DealPick(seat) if wanted(g) else Exchange())

    def do_decline(self, g: OM, seat: Seat) -> None:
        end_talk(g)

    def do_counter(self, g: OM, seat: Seat) -> None:
        counter(g, seat)


def wanted(g: OM) -> list[int]:
    """OM-6.9: the goods the open offer asks for, good by good."""
    offer = g.table.turn.offer
    return offer.want if offer is not None else []


def can_supply(g: OM, seat: Seat) -> bool:
    """OM-6.10: whether the hand holds the wanted goods; only its owner can tell."""
    return not missing(g, seat)


def missing(g: OM, seat: Seat) -> list[int]:
    """OM-6.10: the wanted goods that the hand cannot supply."""
    owed = wanted(g).copy()
    if owed:
        good_of = g.rules.printed.good_of
        for card in g.own[seat].hand:
            if good_of[card] in owed:
                owed.remove(good_of[card])
    return owed


def may_counter(g: OM, seat: Seat) -> bool:
    """OM-6.19: only the answer to an offer of the active player, if any offer can be made; never a second time."""
    active = g.table.turn.active
    return seat != active and g.rules.options.counter_offers and can_offer(g, seat, active)


def counter(g: OM, seat: Seat) -> None:
    """OM-6.19: the first offer is off the table, its stake free; the active player will answer the new one."""
    active = g.table.turn.active
    g.own[active].draft = blank()
    g.table.turn.offer = None
    g.swap(DealReply(active))
    g.push(OfferCard(seat, active))


@immutable
class DealPick(SealedOneSeat):
    """OM-6.9: the accepter picks which of his cards of the wanted goods he gives, in canonical order."""

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        own, good_of = g.own[seat], g.rules.printed.good_of
        want, picked = wanted(g), len(own.chosen)
        good = want[picked]
        last = own.chosen[-1] if own.chosen else -1
        fitting = [card for card in own.hand if card > last and good_of[card] == good]
        owed = want.count(good) - (picked - want.index(good))
        card_moves = g.rules.printed.card_moves
        return [card_moves[card] for card in fitting[: len(fitting) - owed + 1]]

    def play(self, g: OM, seat: Seat, move: Move) -> None:
        note(g, self, seat, move)
        match move:
            case ("card", card):
                chosen = g.own[seat].chosen
                chosen.append(card)
                if len(chosen) == len(wanted(g)):
                    g.emit(("cards_picked", seat))
                    g.swap(Exchange())
            case _:
                raise IllegalMove(move)

    def default(self, g: OM, seat: Seat) -> Move:
        return self.moves(g, seat)[0]


@immutable
class Exchange(SealedChance):
    """OM-6.2, OM-6.4, OM-6.12, OM-6.13: cards and ducati change owner at once; each party sees its new cards only now.

    Seeing them is news, so the exchange is an entry of its own and not part of the acceptance.
    """

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        return [(("exchange",), 1)]

    def play(self, g: OM, move: Move) -> None:
        match move:
            case ("exchange",):
                offer = g.table.turn.offer
                if offer is None:
                    raise IllegalMove(move)
                partner, active = g.table.turn.talk, g.table.turn.active
                accepter = active if offer.proposer == partner else partner
                g.emit(("dealt", offer.proposer, accepter))
                change_owner(g, offer.proposer, accepter)
                settle_ducati(g, offer.proposer, accepter, offer.ducati)
                award_tile(g, partner)
                end_talk(g)
            case _:
                raise IllegalMove(move)


def change_owner(g: OM, proposer: Seat, accepter: Seat) -> None:
    """OM-6.12: the stake goes one way, the cards picked for it the other."""
    draft, chosen = g.own[proposer].draft, g.own[accepter].chosen
    for at, card in enumerate(draft.give):
        move_card(g, proposer, accepter, card, (draft.symbols[at], draft.powers[at], draft.harbours[at]))
    for card in chosen:
        move_card(g, accepter, proposer, card, (0, 0, 0))


def move_card(g: OM, giver: Seat, taker: Seat, card: int, claim: tuple[int, int, int]) -> None:
    """OM-6.12: everybody hears the good; who gets the card sees it, and what had been claimed of it."""
    give_from_hand(g, giver, card)
    take_in_hand(g, taker, card)
    g.emit(("good_given", giver, taker, g.rules.printed.good_of[card]))
    g.tell(giver, ("gave", taker, card))
    g.tell(taker, ("received", giver, card, claim[0], claim[1], claim[2]))


def settle_ducati(g: OM, proposer: Seat, accepter: Seat, ducati: int) -> None:
    """OM-6.5, OM-6.6: above 0 the proposer pays, below 0 he is paid."""
    if ducati > 0:
        hand_over(g, proposer, accepter, ducati)
    elif ducati < 0:
        hand_over(g, accepter, proposer, -ducati)


def award_tile(g: OM, partner: Seat) -> None:
    """OM-6.14, OM-6.16: a tile for the co-player's first deal of this turn."""
    table = g.table
    gains = brings_tile(g, partner)
    table.turn.dealt |= 1 << partner
    if gains:
        table.prestige[partner] += 1
        g.emit(("prestige_gained", partner))


def brings_tile(g: OM, partner: Seat) -> bool:
    """OM-1.9, OM-6.14, OM-6.15: whether his next deal brings a tile: the first of this turn, if any is left."""
    if g.table.turn.dealt >> partner & 1:
        return False
    return not g.rules.options.forty_tiles or sum(g.table.prestige) < g.rules.printed.prestige_tiles


# What may be answered


def still_wanted(g: OM, seat: Seat, card: int) -> bool:
    """OM-6.9: a card is picked for a good that is owed."""
    return g.rules.printed.good_of[card] in wanted(g)[len(g.own[seat].chosen) :]


def rest_can_follow(g: OM, seat: Seat, card: int) -> bool:
    """OM-6.9: what is owed can still be picked after this card; so it is of the good owed next."""
    own, good_of = g.own[seat], g.rules.printed.good_of
    owed = wanted(g)[len(own.chosen) :]
    left = [held for held in own.hand if held >= card and good_of[held] == owed[0]]
    return card in left and len(left) >= owed.count(owed[0])


PICK: Final = Answer(
    "card",
    ("card",),
    ("OM-6.9",),
    in_hand("OM-6.2"),
    Limit("OM-6.9", "not_wanted", still_wanted),
    in_order("OM-6.9", lambda own: own.chosen),
    Limit("OM-6.9", "too_few_left", rest_can_follow),
)
ACCEPT: Final = Answer("accept", (), ("OM-6.10", "OM-6.12"), Limit("OM-6.10", "goods_missing", can_supply))
COUNTER: Final = Answer("counter", (), ("OM-6.19",), Limit("OM-6.19", "no_counter", may_counter))
DEALING: Final = (
    Asks(DealReply, ACCEPT, Answer("decline", (), ("OM-6.22",)), COUNTER),
    Asks(InviteReply, Answer("offer", (), ("OM-6.20",)), Answer("pass", (), ("OM-6.20",))),
    Asks(DealPick, PICK),
    Asks(Exchange, Answer("exchange", (), ("OM-6.12",))),
)
