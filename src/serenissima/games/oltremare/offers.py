"""Chapter 6, first half: an offer is composed of small steps, each of which leaves a legal offer within reach."""

from __future__ import annotations

from typing import ClassVar, Final

from serenissima.games.oltremare.limits import in_hand, in_order
from serenissima.games.oltremare.quota import slack
from serenissima.games.oltremare.state import OM, UNSAID, Offer, Own, blank, names
from serenissima.kernel.answer import Answer, Asks, Limit, asked, well_formed
from serenissima.kernel.core import (
    NOBODY,
    IllegalMove,
    Move,
    SealedChance,
    SealedQuestion,
    Seat,
    Step,
    nouns,
    step_name,
)
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count


class Composing(SealedQuestion):
    """OM-6.7, OM-6.22: others see nothing of it, and only the clock drops it."""

    covered: ClassVar[bool] = True

    def default(self, g: OM, seat: Seat) -> Move:
        return ("drop",)


class Claiming(Composing):
    """OM-6.8: a claim may say more than the listed ones."""

    unlisted: ClassVar[bool] = True


def wanted_range(g: OM, seat: Seat, to: Seat, given: int) -> tuple[int, int]:
    """OM-5.13, OM-6.3, OM-6.11, OM-6.23: the fewest and the most cards that may be wanted for so many.

    At least one card moves (unless ducati alone are a deal), no more are wanted than the other hand holds, and the
    active player, whoever proposes, keeps his quota within reach.
    """
    most = g.table.hands[to]
    least = 0
    if seat == g.table.turn.active:
        least = max(0, given - slack(g))
    else:
        most = min(most, slack(g) + given)
    if given == 0 and not ducati_alone(g):
        least = max(least, 1)
    return least, most


def ducati_alone(g: OM) -> bool:
    """OM-6.3: by option, ducati without a card are a deal."""
    return g.rules.options.ducati_gift and g.rules.options.deal_ducati_max > 0


def can_give(g: OM, seat: Seat, to: Seat, given: int) -> bool:
    """OM-6.23: whether some complete offer gives exactly so many cards."""
    least, most = wanted_range(g, seat, to, given)
    return least <= most


def can_offer(g: OM, seat: Seat, to: Seat) -> bool:
    """OM-6.11, OM-6.18: whether there is any legal offer from one to the other, judged by what everybody sees."""
    return can_give(g, seat, to, 0) or (g.table.hands[seat] > 0 and can_give(g, seat, to, 1))


def note(g: OM, step: Step, seat: Seat, move: Move) -> None:
    """A sealed answer is told to the seat that gave it, and to nobody else."""
    if g.heard is not None:
        said: tuple[int, ...] = (seat, *nouns(move))
        g.tell(seat, (f"{step_name(step)}.{move[0]}", *said))


@immutable
class OfferCard(Composing):
    """OM-6.5, OM-6.7: the exact cards given, in canonical order, so that each set can be chosen in one way only."""

    seat: Seat
    to: Seat

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        own = g.own[seat]
        give = own.draft.give
        moves: list[Move] = []
        if can_give(g, seat, self.to, len(give) + 1):
            card_moves = g.rules.printed.card_moves
            last = give[-1] if give else -1
            for card in own.hand:
                if card > last:
                    moves.append(card_moves[card])
        if can_give(g, seat, self.to, len(give)):
            moves.append(("done",))
        return moves

    def do_card(self, g: OM, seat: Seat, card: int) -> None:
        note(g, self, seat, ("card", card))
        g.own[seat].draft.give.append(card)

    def do_done(self, g: OM, seat: Seat) -> None:
        note(g, self, seat, ("done",))
        g.swap(OfferRequest(seat, self.to))

    def do_drop(self, g: OM, seat: Seat) -> None:
        drop(g, self, seat)


@immutable
class OfferRequest(Composing):
    """OM-6.9, OM-6.11: what is wanted is named by good and number only, good after good."""

    seat: Seat
    to: Seat

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        draft = g.own[seat].draft
        least, most = wanted_range(g, seat, self.to, len(draft.give))
        wanted = len(draft.want)
        moves: list[Move] = []
        if wanted < most:
            last = draft.want[-1] if draft.want else 0
            for good in g.rules.goods:
                if good >= last:
                    moves.append(g.rules.good_moves[good])
        if wanted >= least:
            moves.append(("done",))
        return moves

    def do_good(self, g: OM, seat: Seat, good: int) -> None:
        note(g, self, seat, ("good", good))
        g.own[seat].draft.want.append(good)

    def do_done(self, g: OM, seat: Seat) -> None:
        note(g, self, seat, ("done",))
        g.swap(OfferDucati(seat, self.to))

    def do_drop(self, g: OM, seat: Seat) -> None:
        drop(g, self, seat)


@immutable
class OfferDucati(Composing):
    """OM-6.5, OM-6.6: ducati flow in one net direction; above 0 the proposer pays. Nobody need own what he offers."""

    seat: Seat
    to: Seat

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        draft = g.own[seat].draft
        amounts = g.rules.amounts.copy()
        if not draft.give and not draft.want:
            del amounts[len(amounts) // 2]
        return amounts

    def do_amount(self, g: OM, seat: Seat, ducati: int) -> None:
        note(g, self, seat, ("amount", ducati))
        draft = g.own[seat].draft
        draft.ducati = ducati
        if draft.give and g.rules.options.claims:
            g.swap(OfferClaim(seat, self.to, draft.give[0]))
        else:
            finish(g, seat, self.to)

    def do_drop(self, g: OM, seat: Seat) -> None:
        drop(g, self, seat)


@immutable(default=("silent",))
class OfferClaim(Claiming):
    """OM-6.8: for each card given, in canonical order, a claim about symbols and power, or silence; never checked.

    A claim may name a harbour as well; that has no bearing on play, so these answers are taken but not listed. (The
    card can stand in the step because nobody else sees a covered one.)
    """

    seat: Seat
    to: Seat
    card: int

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        return g.rules.claim_moves.copy()

    def takes(self, g: OM, seat: Seat, move: Move) -> bool:
        said = nouns(move)
        return move[0] == "claim" and well_formed(names(g.rules), CLAIM, said) and not any(CLAIM.broken(g, seat, said))

    def play(self, g: OM, seat: Seat, move: Move) -> None:
        note(g, self, seat, move)
        match move:
            case ("silent",):
                self.claim(g, seat, UNSAID, UNSAID, UNSAID)
            case ("claim", symbols, power):
                self.claim(g, seat, symbols, power, UNSAID)
            case ("claim", symbols, power, harbour):
                self.claim(g, seat, symbols, power, harbour)
            case _:
                raise IllegalMove(move)

    def claim(self, g: OM, seat: Seat, symbols: int, power: int, harbour: int) -> None:
        """OM-6.8: what is said of the next card; after the last one the offer is sent."""
        draft = g.own[seat].draft
        draft.symbols.append(symbols)
        draft.powers.append(power)
        draft.harbours.append(harbour)
        done = len(draft.symbols)
        if done < len(draft.give):
            g.swap(OfferClaim(seat, self.to, draft.give[done]))
        else:
            finish(g, seat, self.to)


def drop(g: OM, step: Step, seat: Seat) -> None:
    """OM-6.22: an offer that was not composed in time is dropped; the talk stays used, nothing else changes."""
    note(g, step, seat, ("drop",))
    g.emit(("offer_dropped", seat))
    g.done()
    end_talk(g)


def end_talk(g: OM) -> None:
    """OM-6.22: back to the active player; stakes are free again."""
    for own in g.own:
        clear(own)
    g.table.turn.offer = None
    g.table.turn.talk = NOBODY
    g.done()


def clear(own: Own) -> None:
    if own.draft.give or own.draft.want or own.draft.ducati:
        own.draft = blank()
    if own.chosen:
        own.chosen = []


def finish(g: OM, seat: Seat, to: Seat) -> None:
    """OM-6.21: the offer is complete; of cards without a claim nothing is said."""
    draft = g.own[seat].draft
    while len(draft.symbols) < len(draft.give):
        draft.symbols.append(UNSAID)
        draft.powers.append(UNSAID)
        draft.harbours.append(UNSAID)
    g.emit(("offer_composed", seat))
    g.swap(SendOffer(seat, to))


@immutable
class SendOffer(SealedChance):
    """OM-6.21: a sent offer cannot be taken back, so that it becomes known is an entry of its own."""

    seat: Seat
    to: Seat

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        return [(("send",), 1)]

    def do_send(self, g: OM) -> None:
        g.done()
        send(g, self.seat, self.to)


def send(g: OM, seat: Seat, to: Seat) -> None:
    """OM-6.7, OM-6.8, OM-6.12: goods, claims, wishes and ducati become public, the cards themselves do not."""
    offer = spoken(g, seat)
    g.table.turn.offer = offer
    g.emit(("offer_sent", seat, to))
    if g.heard is not None:
        announce(g, offer)


def announce(g: OM, offer: Offer) -> None:
    """OM-6.7, OM-6.8, OM-6.9: each good given with what is said of it, each good wanted, and who pays."""
    seat = offer.proposer
    for at, good in enumerate(offer.goods):
        g.emit(("offer_gives", seat, good))
        if offer.symbols[at] or offer.powers[at] or offer.harbours[at]:
            g.emit(("offer_claims", seat, offer.symbols[at], offer.powers[at], offer.harbours[at]))
    for good in sorted(set(offer.want)):
        g.emit(("offer_wants", seat, good, offer.want.count(good)))
    if offer.ducati:
        g.emit(("offer_pays" if offer.ducati > 0 else "offer_asks", seat, abs(offer.ducati)))


def spoken(g: OM, seat: Seat) -> Offer:
    """OM-6.7: what everybody hears, in an order that tells nothing of the cards beyond it."""
    draft, good_of = g.own[seat].draft, g.rules.printed.good_of
    said = sorted(
        [(good_of[card], draft.symbols[at], draft.powers[at], draft.harbours[at]) for at, card in enumerate(draft.give)]
    )
    goods, symbols, powers, harbours = columns(said)
    return Offer(seat, goods, symbols, powers, harbours, draft.want.copy(), draft.ducati)


def columns(said: list[tuple[int, int, int, int]]) -> tuple[list[int], list[int], list[int], list[int]]:
    """Cards or goods in rows, each with what is claimed of it: the things, their symbols, powers and harbours."""
    return (
        [thing for thing, _, _, _ in said],
        [symbols for _, symbols, _, _ in said],
        [power for _, _, power, _ in said],
        [harbour for _, _, _, harbour in said],
    )


# What may be answered


def another_may_go(g: OM, seat: Seat, card: int) -> bool:
    """OM-5.13, OM-6.23: some complete offer gives one card more."""
    return can_give(g, seat, asked(g, OfferCard).to, len(g.own[seat].draft.give) + 1)


def a_card_can_move(g: OM, seat: Seat) -> bool:
    """OM-6.3: who gives nothing must be able to want something. (Every card given has left an offer within reach.)"""
    return can_give(g, seat, asked(g, OfferCard).to, len(g.own[seat].draft.give))


def other_hand(g: OM, seat: Seat) -> int:
    """OM-6.11: no more can be wanted than the other one holds."""
    return g.table.hands[asked(g, OfferRequest).to]


def lost(g: OM, seat: Seat) -> int:
    """OM-5.13: how many cards more than he gets the active player would give away."""
    draft = g.own[seat].draft
    given = len(draft.give) - len(draft.want)
    return given if seat == g.table.turn.active else -given


def another_may_come(g: OM, seat: Seat, good: int) -> bool:
    """OM-5.13, OM-6.23: a co-player wants no more than the active player can spare."""
    return seat == g.table.turn.active or lost(g, seat) < slack(g)


def good_in_order(g: OM, seat: Seat, good: int) -> bool:
    """OM-6.9: goods are named in canonical order, the same one several times in a row."""
    want = g.own[seat].draft.want
    return not want or good >= want[-1]


def moves_a_card(g: OM, seat: Seat) -> bool:
    """OM-6.3: at least one card changes hands, in either direction."""
    draft = g.own[seat].draft
    return bool(draft.give or draft.want)


def within_the_limit(g: OM, seat: Seat, ducati: int) -> bool:
    """OM-6.5: a table has a limit to the ducati of a deal, whoever pays them."""
    return abs(ducati) <= g.rules.options.deal_ducati_max


def says_something(g: OM, seat: Seat, symbols: int, power: int, *harbour: int) -> bool:
    """OM-6.8: symbols, a power, a harbour, or several of these; who says nothing of any is silent."""
    if harbour:
        return len(harbour) == 1 and harbour[0] != UNSAID
    return symbols != UNSAID or power != UNSAID


GIVE: Final = Answer(
    "card",
    ("card",),
    ("OM-6.7",),
    in_hand("OM-6.2"),
    in_order("OM-6.7", lambda own: own.draft.give),
    Limit("OM-5.13", "quota_at_risk", another_may_go),
)
GIVEN: Final = Answer("done", (), ("OM-6.3", "OM-5.13"), Limit("OM-6.3", "no_card_moves", a_card_can_move))
WANT: Final = Answer(
    "good",
    ("good",),
    ("OM-6.9", "OM-6.11"),
    Limit("OM-6.11", "good_not_in_game", lambda g, seat, good: good in g.rules.goods),
    Limit(
        "OM-6.11",
        "wants_too_many",
        lambda g, seat, good: len(g.own[seat].draft.want) < other_hand(g, seat),
        lambda g, seat, good: count("hand", other_hand(g, seat)),
    ),
    Limit("OM-5.13", "quota_at_risk", another_may_come),
    Limit("OM-6.9", "good_order", good_in_order),
)
WANTED: Final = Answer(
    "done",
    (),
    ("OM-6.3", "OM-5.13"),
    Limit("OM-6.3", "no_card_moves", lambda g, seat: moves_a_card(g, seat) or ducati_alone(g)),
    Limit("OM-5.13", "quota_at_risk", lambda g, seat: lost(g, seat) <= slack(g)),
)
DROP: Final = Answer("drop", (), ("OM-6.22",), clock=True)
AMOUNT: Final = Answer(
    "amount",
    ("n",),
    ("OM-6.5", "OM-6.6"),
    Limit("OM-6.3", "no_card_moves", lambda g, seat, ducati: ducati != 0 or moves_a_card(g, seat)),
    Limit(
        "OM-6.5",
        "too_many_ducati",
        within_the_limit,
        lambda g, seat, ducati: count("limit", g.rules.options.deal_ducati_max),
    ),
    rows=lambda rules: [nouns(move) for move in rules.amounts],
    warns={"into_debt": lambda g, seat, ducati: ducati > 0 and g.table.ducati[seat] < ducati},
    signed=True,
)
SILENT: Final = Answer("silent", (), ("OM-6.8",))
CLAIM: Final = Answer(
    "claim",
    ("symbols", "power", "named*"),
    ("OM-6.8",),
    Limit("OM-6.8", "no_such_claim", says_something),
    rows=lambda rules: [nouns(move) for move in rules.claim_moves if move != ("silent",)],
)
OFFERING: Final = (
    Asks(OfferCard, GIVE, GIVEN, DROP),
    Asks(OfferRequest, WANT, WANTED, DROP),
    Asks(OfferDucati, AMOUNT, DROP),
    Asks(OfferClaim, SILENT, CLAIM),
    Asks(SendOffer, Answer("send", (), ("OM-6.21",))),
)
