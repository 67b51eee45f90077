"""One round of a real table, kept as a record: a lie about symbols, a counter-offer, a gift; and what each seat knew.

`records/table_talk.rec` is replayed from the place of each seat and of a spectator. Nobody is ever told more than the
rule file's table of secrets allows, and nobody's view holds a card it may not know.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.oltremare.scene import GAME, OM, SPECTATOR
from games.recorded import told_again
from serenissima.kernel.core import Event, Seat, look, nouns, told
from serenissima.kernel.notation import event_kinds, spell
from serenissima.kernel.position import view_to_json
from serenissima.kernel.record import Entry, Record

ANNA, BRUNO, CARLA = range(3)


def record() -> Record:
    return told_again(GAME.key, "table_talk")


def scenes(seat: Seat) -> Iterator[tuple[OM, Entry, list[Event]]]:
    """The game as that seat lived through it: after each entry the state, the entry, and what the seat was told."""
    for g, entry, events in record().replay():
        if entry is not None:
            yield g, entry, told(events, seat)


def lines(seat: Seat, first: str, last: str) -> list[str]:
    """What a seat is told from the entry that begins so to the one that ends so, in notation."""
    rec = record()
    said: list[str] = []
    on = False
    for _, entry, events in scenes(seat):
        on = on or rec.line(entry) == first
        if on:
            said += [spelt(rec, event) for event in events]
        if on and rec.line(entry) == last:
            return said
    raise AssertionError(f"{last!r} is not in the record")


def spelt(rec: Record, event: Event) -> str:
    kinds = event_kinds(GAME, event[0], len(event) - 1)
    names = {**rec.names, "seat": rec.players}
    return " ".join([event[0], *(spell(kind, n, names) for kind, n in zip(kinds, nouns(event), strict=True))])


LIE = ("anna invite yellow ship", "* exchange")
SAID_BY_BRUNO = [
    "offer_card.card bruno salt_01",
    "offer_card.done bruno",
    "offer_request.done bruno",
    "offer_ducati.amount bruno -3",
]
PUBLIC_LIE = [
    "offer_composed bruno",
    "offer_sent bruno anna",
    "offer_gives bruno salt",
    "offer_claims bruno ducato+ship 6 unsaid",
    "offer_asks bruno 3",
    "deal_reply.accept anna",
    "dealt bruno anna",
    "good_given bruno anna salt",
]
PAID = ["paid_to anna bruno 3", "prestige_gained bruno"]
OPENING = ["trade_action.invite anna bruno ship", "invite_reply.offer bruno"]


@pytest.mark.rule("OM-6.8", "OM-6.12", "OM-6.20")
@pytest.mark.parametrize("seat", [CARLA, SPECTATOR])
def test_an_onlooker_hears_the_lie_and_never_that_it_is_one(seat: Seat) -> None:
    assert lines(seat, *LIE) == [*OPENING, *PUBLIC_LIE, *PAID]


@pytest.mark.rule("OM-6.8", "OM-6.12")
def test_who_believed_it_sees_the_card_when_the_deal_is_done() -> None:
    expected = [*OPENING, *PUBLIC_LIE, "received bruno salt_01 ducato+ship 6 unsaid", *PAID]
    assert lines(ANNA, *LIE) == expected


@pytest.mark.rule("OM-6.8")
def test_the_liar_knows_his_own_words() -> None:
    claim = "offer_claim.claim bruno ducato+ship 6"
    told_bruno = lines(BRUNO, *LIE)
    assert told_bruno == [
        *OPENING,
        *SAID_BY_BRUNO,
        claim,
        *PUBLIC_LIE,
        "gave anna salt_01",
        *PAID,
    ]
    salt = next(card for card in record().state.rules.printed.cards if card.name == "salt_01")
    assert (salt.symbols, salt.power) == ((1, 3), 3)


COUNTER = ("anna propose purple", "* exchange")


@pytest.mark.rule("OM-6.9", "OM-6.12", "OM-6.19")
def test_of_a_counter_offer_each_seat_learns_what_it_may() -> None:
    public = [
        "trade_action.propose anna carla",
        "offer_composed anna",
        "offer_sent anna carla",
        "offer_gives anna olives",
        "offer_wants anna gems 1",
        "deal_reply.counter carla",
        "offer_composed carla",
        "offer_sent carla anna",
        "offer_gives carla gems",
        "offer_wants carla olives 2",
        "offer_asks carla 1",
        "deal_reply.accept anna",
        "cards_picked anna",
        "dealt carla anna",
        "good_given carla anna gems",
        "good_given anna carla olives",
        "good_given anna carla olives",
        "paid_to anna carla 1",
        "prestige_gained carla",
    ]
    assert lines(BRUNO, *COUNTER) == lines(SPECTATOR, *COUNTER) == public
    assert [line for line in lines(ANNA, *COUNTER) if line.startswith("received")] == [
        "received carla gems_03 unsaid unsaid unsaid"
    ]
    assert [line for line in lines(CARLA, *COUNTER) if line.startswith("received")] == [
        "received anna olives_05 unsaid unsaid unsaid",
        "received anna olives_07 unsaid unsaid unsaid",
    ]


GIFT = ("bruno propose blue", "* exchange")


@pytest.mark.rule("OM-6.4", "OM-6.12", "OM-6.14")
def test_of_a_gift_only_the_two_see_the_card() -> None:
    public = [
        "trade_action.propose bruno anna",
        "offer_composed bruno",
        "offer_sent bruno anna",
        "offer_gives bruno silk",
        "deal_reply.accept anna",
        "dealt bruno anna",
        "good_given bruno anna silk",
        "prestige_gained anna",
    ]
    assert lines(CARLA, *GIFT) == lines(SPECTATOR, *GIFT) == public
    assert "received bruno silk_08 unsaid unsaid unsaid" in lines(ANNA, *GIFT)
    assert "gave anna silk_08" in lines(BRUNO, *GIFT)


@pytest.mark.rule("OM-6.12", "OM-9.2", "OM-4.7")
@pytest.mark.parametrize("seat", [ANNA, BRUNO, CARLA, SPECTATOR])
def test_no_view_and_no_event_names_a_card_the_seat_has_never_seen(seat: Seat) -> None:
    """A card's name is in a view or an event only if the seat was told of that very card, then or before."""
    known: set[int] = set()
    for g, entry, events in scenes(seat):
        for event in events:
            kinds = event_kinds(GAME, event[0], len(event) - 1)
            known |= {number for kind, number in zip(kinds, nouns(event), strict=True) if kind == "card"}
        seen = set(cards_in(view_to_json(GAME, look(g, seat)), GAME.names(g.rules)["card"]))
        assert seen <= known, f"after {record().line(entry)}"


def cards_in(said: object, names: tuple[str, ...]) -> Iterator[int]:
    """Every card named anywhere in a position."""
    if isinstance(said, dict):
        for value in said.values():
            yield from cards_in(value, names)
    elif isinstance(said, list):
        for value in said:
            yield from cards_in(value, names)
    elif isinstance(said, str) and said in names:
        yield names.index(said)


@pytest.mark.rule("OM-6.7")
def test_what_is_told_of_a_card_never_comes_from_the_answer_itself() -> None:
    """The record holds the true cards, because a replay needs them; what is sent to seats does not."""
    rec = record()
    secret = {"offer_card", "deal_pick", "discard_surplus", "load_order", "draw_card", "deal_card"}
    for g, entry, events in rec.replay():
        if entry is not None and entry.step in secret and len(entry.move) > 1:
            for seat in range(len(g.own)):
                if seat != entry.seat:
                    assert all(event[0] != f"{entry.step}.{entry.move[0]}" for event in told(events, seat))
