"""Whole offers in one message, for tests of chapter 6: turned into the small steps they are made of, or refused."""

from __future__ import annotations

from typing import Any, Final

from serenissima.games.oltremare.deals import DealReply, InviteReply
from serenissima.games.oltremare.game import GAME
from serenissima.games.oltremare.offers import OfferCard
from serenissima.games.oltremare.state import CLAIMED_SYMBOLS, OM, UNSAID, names
from serenissima.games.oltremare.trading import TradeAction
from serenissima.kernel.core import Move, Seat, allowed, answer, seats
from serenissima.kernel.game import Refusal
from serenissima.kernel.shape import Names, a_list, an_object, fault, number_of

KEYS: Final = ("to", "give", "goods", "want", "ducati", "claims")
CLAIM_KEYS: Final = ("symbols", "power", "harbour")


def offer_moves(g: OM, seat: Seat, message: Any) -> list[Move] | Refusal:
    """OM-6.7, OM-6.21, OM-6.24: the moves that compose this offer, or why it is refused; nothing changes.

    `{"to": seat, "give": [card], "goods": [good], "want": {good: count}, "ducati": n, "claims": {card: claim}}`; only
    `to` is needed. What cannot be read at all is a `BadPosition` with the path to the fault.
    """
    words = names(g.rules)
    said = an_object(message, "offer")
    known(said, KEYS, "offer")
    to = number_of(said.get("to"), "seat", words, "offer.to")
    give = [number_of(card, "card", words, "offer.give") for card in a_list(said.get("give", []), "offer.give")]
    if "goods" in said:
        goods = [number_of(good, "good", words, "offer.goods") for good in a_list(said["goods"], "offer.goods")]
        if goods != [g.rules.printed.good_of[card] for card in give]:
            return Refusal("OM-6.7", "false_good")
    opening = how_to_open(g, seat, to)
    if isinstance(opening, Refusal):
        return opening
    moves = [*opening, *gift_moves(give), *wish_moves(said, words), ("amount", ducati_of(said))]
    if g.rules.options.claims:
        moves += claim_moves(said, sorted(give), words)
    elif said.get("claims"):
        return Refusal("OM-6.8", "no_claims_here")
    return first_refusal(g, seat, moves) or moves


def how_to_open(g: OM, seat: Seat, to: Seat) -> list[Move] | Refusal:
    """OM-6.18, OM-6.19, OM-6.20, OM-6.25: a proposal, a counter, or the answer to an invitation."""
    step = g.stack[-1] if g.stack else None
    if seat not in seats(g):
        return Refusal("OM-6.25", "not_invited")
    if isinstance(step, TradeAction):
        return [("propose", to)]
    if not isinstance(step, DealReply | InviteReply | OfferCard):
        return Refusal("OM-5.15", "trading_is_over")
    if to != (g.table.turn.talk if seat == g.table.turn.active else g.table.turn.active):
        return Refusal("OM-6.1", "no_partner")
    if isinstance(step, DealReply):
        return [("counter",)]
    if isinstance(step, InviteReply):
        return [("offer",)]
    return Refusal("OM-6.21", "offer_first") if g.own[seat].draft.give else []


def gift_moves(give: list[int]) -> list[Move]:
    """OM-6.7: the cards given, in canonical order."""
    moves: list[Move] = [("card", card) for card in sorted(give)]
    moves.append(("done",))
    return moves


def wish_moves(said: dict[str, Any], words: Names) -> list[Move]:
    """OM-6.9: the goods wanted, each as often as it is wanted."""
    wanted: list[int] = []
    for name, count in an_object(said.get("want", {}), "offer.want").items():
        good = number_of(name, "good", words, "offer.want")
        wanted += [good] * whole_number(count, 1, f"offer.want.{name}")
    moves: list[Move] = [("good", good) for good in sorted(wanted)]
    moves.append(("done",))
    return moves


def ducati_of(said: dict[str, Any]) -> int:
    """OM-6.5: above 0 the proposer pays."""
    return whole_number(said.get("ducati", 0), -1_000_000, "offer.ducati")


def whole_number(value: Any, least: int, path: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 1_000_000:
        raise fault(path, f"a whole number from {least} is expected, not {value!r}")
    return value


def claim_moves(said: dict[str, Any], give: list[int], words: Names) -> list[Move]:
    """OM-6.8: what is claimed of each card given; nothing is said of the others."""
    claims = an_object(said.get("claims", {}), "offer.claims")
    about = {number_of(name, "card", words, "offer.claims"): claim for name, claim in claims.items()}
    for card in about:
        if card not in give:
            raise fault("offer.claims", f"{words['card'][card]!r} is not offered")
    return [claim_move(about.get(card, {}), words, f"offer.claims.{words['card'][card]}") for card in give]


def claim_move(claim: Any, words: Names, path: str) -> Move:
    """OM-6.8: one symbol or two in any order, a power, a harbour or `none`; an empty claim is silence."""
    said = an_object(claim, path)
    known(said, CLAIM_KEYS, path)
    power, harbour = UNSAID, UNSAID
    symbols = claimed_symbols(a_list(said.get("symbols", []), f"{path}.symbols"), words, f"{path}.symbols")
    if "power" in said:
        power = number_of(said["power"], "power", words, f"{path}.power")
    if "harbour" in said:
        harbour = number_of(said["harbour"], "named", words, f"{path}.harbour")
    if harbour != UNSAID:
        return ("claim", symbols, power, harbour)
    return ("claim", symbols, power) if symbols or power else ("silent",)


def claimed_symbols(listed: list[Any], words: Names, path: str) -> int:
    """OM-6.8: two claimed symbols are different, and their order means nothing."""
    numbers = sorted({number_of(symbol, "symbol", words, path) for symbol in listed})
    if len(numbers) != len(listed) or len(numbers) > 2:
        raise fault(path, "one symbol, or two different ones, can be claimed")
    spelt = "+".join(words["symbol"][number] for number in numbers)
    return CLAIMED_SYMBOLS.index(spelt) if spelt else UNSAID


def first_refusal(g: OM, seat: Seat, moves: list[Move]) -> Refusal | None:
    """OM-6.23, OM-6.24: the moves are tried on a copy; if one is refused the whole message is."""
    trial = g.copy()
    for move in moves:
        if not allowed(trial, seat, move):
            return GAME.why_not(trial, seat, move)
        answer(trial, seat, move)
    return None


def known(said: dict[str, Any], keys: tuple[str, ...], path: str) -> None:
    for key in said:
        if key not in keys:
            raise fault(path, f"{key!r} is not known here; known: {', '.join(keys)}")
