"""How a game of Oltre Mare is told: a line for each turn, one for each talk in it, and the scorings with their sums."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serenissima.games.oltremare.state import UNSAID
from serenissima.kernel.core import NOBODY, Event, Seat, View, nouns
from serenissima.kernel.game import Game
from serenissima.kernel.story import Clause, Counts, Fact, Line, Teller, Thing

SCORINGS: Final = {"interim": "venice", "rescue": "early", "final": "end"}  # the heading of a scoring, and its clauses


def things(kind: str, numbers: list[int]) -> tuple[Thing, ...]:
    """Several of one kind, equal ones together, in their order."""
    return tuple(Thing(kind, number, numbers.count(number)) for number in sorted(set(numbers)))


class Offer:
    """What an offer says, and what is said of its cards."""

    def __init__(self, proposer: Seat) -> None:
        self.proposer = proposer
        self.gives: list[int] = []
        self.wants: list[int] = []
        self.ducati = 0  # above 0 the proposer pays
        self.claims: list[Clause] = []


class OltreMareTeller(Teller):
    """Hears the events of one reader and joins them; what belongs together in a line has a place in it."""

    def __init__(self, game: Game, start: View) -> None:
        super().__init__(game, start)
        self.active: Seat = start.table.turn.active
        self.quota: int = start.table.turn.quota
        self.begun = False  # whether this turn has a line already
        self.places: dict[str, int] = {}  # what the last line tells of, and the number of that clause
        self.counted: dict[str, int] = {}  # how many cards, or ducati, were told of so far
        self.known: dict[str, list[int]] = {}  # and which cards, where the reader was told
        self.drawing = ""  # what cards are drawn for
        self.paying = ""  # what is paid next
        self.scored: dict[Seat, dict[str, int]] = {}
        self.talk: Seat = start.table.turn.talk
        self.intro: Clause | None = None  # who makes the offer, if not the one who opened the talk
        self.offer = Offer(NOBODY)

    def tell(self, event: Event) -> None:
        """One event; many are steps of what another one tells, and are told beneath it."""
        told = TELLS.get(event[0])
        if told is not None:
            told(self, *nouns(event))

    # Lines

    def start(self, seat: Seat, key: str, **facts: Fact) -> Line:
        """A new line, in which nothing has its place yet."""
        self.places = {}
        self.counted = {}
        self.known = {}
        return self.line(seat, key, **facts)

    def turn(self) -> None:
        """Go on with the line of this turn; a talk or a scoring between its phases begins another."""
        last = self.lines[-1] if self.lines else None
        if last is None or last.head.key not in ("turn", "turn_goes_on") or not self.begun:
            self.start(self.active, "turn_goes_on" if self.begun else "turn", n=self.quota)
            self.begun = True

    def in_turn(self, key: str, **facts: Fact) -> None:
        """Say something of this turn."""
        self.turn()
        self.say(key, **facts)

    def put(self, place: str, key: str, **facts: Fact) -> None:
        """Say something in its place of the last line, instead of what was said there before."""
        line = self.lines[-1]
        at = self.places.setdefault(place, len(line.clauses))
        line.clauses[at : at + 1] = [Clause(key, facts)]
        line.last = self.now

    def add(self, place: str, number: int = 1) -> int:
        """So many more; how many it makes."""
        self.counted[place] = self.counted.get(place, 0) + number
        return self.counted[place]

    # The beginning

    def set_up(self, *said: int) -> None:
        if not self.lines:
            self.start(NOBODY, "setup")

    def ship_placed(self, seat: Seat, harbour: int) -> None:
        self.set_up()
        self.say("starts", seat=Thing("seat", seat), harbour=Thing("harbour", harbour))

    def first_player(self, seat: Seat) -> None:
        self.set_up()
        self.say("begins", seat=Thing("seat", seat))

    # A turn

    def turn_begun(self, seat: Seat, quota: int) -> None:
        self.active = seat
        self.quota = quota
        self.begun = False
        self.paying = "authority"

    def nothing(self, key: str) -> None:
        self.in_turn(key)

    def paid(self, seat: Seat, ducati: int) -> None:
        """What the bank pays in a turn; in a scoring it was told already."""
        if self.paying:
            self.turn()
            self.put(self.paying, self.paying, n=self.add(self.paying, ducati))
        self.paying = "earned"

    def spent(self, seat: Seat, ducati: int) -> None:
        if self.drawing in ("bought", "bought_back"):
            self.turn()
            self.add(self.drawing)
            self.add(f"{self.drawing} for", ducati)
            self.cards(self.drawing)
        else:
            self.part(seat, "pirates", -ducati)

    def cards(self, place: str) -> None:
        """So many cards, or which they are, and what they cost."""
        cost = self.counted.get(f"{place} for", 0)
        known = self.known.get(place, [])
        if len(known) == self.counted[place]:
            self.put(place, f"{place}_known", cards=things("card", known), ducati=cost)
        else:
            self.put(place, place, n=self.counted[place], ducati=cost)

    def buys(self, seat: Seat) -> None:
        self.drawing = "bought"

    def buys_back(self, seat: Seat) -> None:
        self.drawing = "bought_back"

    def drew(self, card: int) -> None:
        """Only the reader is told which card it was."""
        if self.drawing in self.counted:
            self.known.setdefault(self.drawing, []).append(card)
            self.cards(self.drawing)

    def drawn(self, seat: Seat) -> None:
        if self.drawing == "drew":
            self.turn()
            self.add("drew")
            self.cards("drew")

    def put_down(self, seat: Seat, card: int) -> None:
        """Only the reader is told which card it was; that there is one more, everybody hears next."""
        self.turn()
        self.known.setdefault("put_down", []).append(card)

    def surplus(self, seat: Seat) -> None:
        self.turn()
        self.add("put_down")
        self.cards("put_down")

    def played(self, seat: Seat, *cards: int) -> None:
        self.in_turn("played", goods=things("good", [self.rules.printed.good_of[card] for card in cards]))
        self.paying = "earned"
        self.drawing = "drew"

    def flag(self, seat: Seat) -> None:
        self.turn()
        self.put("flags", "flags", n=self.add("flags"))

    def sailed(self, seat: Seat, *harbours: int) -> None:
        self.in_turn("sailed", harbour=Thing("harbour", harbours[-1]))

    def jumped(self, seat: Seat, harbour: int) -> None:
        self.in_turn("jumped", harbour=Thing("harbour", harbour))

    def took(self, seat: Seat, harbour: int, marker: int) -> None:
        self.in_turn("took", marker=Thing("marker", marker))

    def turned_down(self, seat: Seat, marker: int) -> None:
        self.in_turn("turned_down", marker=Thing("marker", marker))

    def loaded(self, seat: Seat, number: int, card: int) -> None:
        self.in_turn("loaded", card=Thing("card", card))
        self.drawing = ""

    def lost(self, seat: Seat, number: int) -> None:
        self.in_turn("lost", n=number)

    def refilled(self, number: int) -> None:
        self.in_turn("refilled", n=number)

    # Talks

    def proposes(self, seat: Seat, partner: Seat) -> None:
        self.talk = partner
        self.intro = None
        self.start(seat, "offer", to=Thing("seat", partner))

    def invites(self, seat: Seat, partner: Seat, topic: int) -> None:
        self.talk = partner
        self.intro = Clause("answer")
        self.start(seat, "invite", to=Thing("seat", partner), topic=Thing("topic", topic))

    def counters(self, seat: Seat) -> None:
        self.intro = Clause("counter")

    def sent(self, seat: Seat, to: Seat) -> None:
        self.offer = Offer(seat)

    def gives(self, seat: Seat, good: int) -> None:
        self.offer.gives.append(good)
        self.lay()

    def wants(self, seat: Seat, good: int, number: int) -> None:
        self.offer.wants += [good] * number
        self.lay()

    def pays(self, seat: Seat, ducati: int) -> None:
        self.offer.ducati = ducati
        self.lay()

    def asks(self, seat: Seat, ducati: int) -> None:
        self.offer.ducati = -ducati
        self.lay()

    def claims(self, seat: Seat, symbols: int, power: int, named: int) -> None:
        """What is said of the card named last, as far as anything is."""
        said: dict[str, Fact] = {"good": Thing("good", self.offer.gives[-1])}
        if symbols != UNSAID:
            said["symbols"] = Thing("symbols", symbols)
        if power != UNSAID:
            said["power"] = Thing("power", power)
        key = "_".join(["claim", *(name for name in ("symbols", "power") if name in said)])
        if len(said) > 1:
            self.offer.claims.append(Clause(key, said))
            self.lay()

    def lay(self) -> None:
        """The offer as it was told so far."""
        offer = self.offer
        clauses = [] if self.intro is None else [self.intro]
        clauses += exchange("", offer.gives, offer.wants)
        if offer.ducati:
            clauses.append(Clause("pays" if offer.ducati > 0 else "asks", {"n": abs(offer.ducati)}))
        self.settle([*clauses, *offer.claims])

    def settle(self, clauses: list[Clause]) -> None:
        line = self.told()
        line.clauses = clauses
        line.last = self.now

    def told(self) -> Line:
        """The line of this talk; who comes to it in the middle has not heard how it began."""
        if not self.lines or self.lines[-1].head.key not in ("offer", "invite", "deal"):
            self.start(self.active, "offer", to=Thing("seat", self.talk))
        return self.lines[-1]

    def dealt(self, proposer: Seat, accepter: Seat) -> None:
        """What was agreed, seen from the one whose turn it is."""
        offer, own = self.offer, proposer == self.active
        gave, got = (offer.gives, offer.wants) if own else (offer.wants, offer.gives)
        paid = offer.ducati if own else -offer.ducati
        clauses = exchange("deal_", gave, got)
        if paid:
            clauses.append(Clause("deal_paid" if paid > 0 else "deal_received", {"n": abs(paid)}))
        self.told().head = Clause("deal", {"to": Thing("seat", self.talk)})
        self.settle([*clauses, *offer.claims])

    def received(self, giver: Seat, card: int, symbols: int, power: int, named: int) -> None:
        """Only the reader is told which card it was."""
        self.told()
        self.known.setdefault("received", []).append(card)
        self.put("received", "received", cards=things("card", self.known["received"]))

    def tile(self, seat: Seat) -> None:
        self.told()
        self.say("tile", to=Thing("seat", seat))

    def over(self, key: str) -> None:
        """A talk that came to nothing."""
        self.told()
        self.say(key)

    # Scorings

    def scoring(self, key: str) -> None:
        self.start(NOBODY, key)
        self.scored = {}
        self.drawing = self.drawing if key == "interim" else ""

    def prestige(self, seat: Seat, number: int, award: int) -> None:
        self.part(seat, "prestige", award)

    def group(self, seat: Seat, good: int, size: int, ducati: int) -> None:
        self.part(seat, "cargo", ducati)

    def markers(self, seat: Seat, number: int, award: int) -> None:
        self.part(seat, "markers", award)

    def part(self, seat: Seat, what: str, ducati: int) -> None:
        """A part of what a seat is paid; it is told as one sum."""
        parts = self.scored.setdefault(seat, {"prestige": 0, "cargo": 0, "pirates": 0, "markers": 0})
        parts[what] += ducati
        self.paying = "" if ducati else self.paying
        key = f"scored_{SCORINGS[self.lines[-1].head.key]}"
        told = {name: abs(n) for name, n in parts.items()}
        self.put(f"seat {seat}", key, seat=Thing("seat", seat), n=sum(parts.values()), **told)


def exchange(key: str, gives: list[int], wants: list[int]) -> list[Clause]:
    """Goods for goods, or one side alone."""
    facts: dict[str, Fact] = {}
    if gives:
        facts["give"] = things("good", gives)
    if wants:
        facts["want"] = things("good", wants)
    kind = "swap" if len(facts) == 2 else "gift" if gives else "wish"
    return [Clause(f"{key}{kind}", facts)] if facts else []


def nothing(key: str) -> Callable[..., None]:
    return lambda teller, *said: teller.nothing(key)


def over(key: str) -> Callable[..., None]:
    return lambda teller, *said: teller.over(key)


def scoring(key: str) -> Callable[..., None]:
    return lambda teller, *said: teller.scoring(key)


TELLS: Final[dict[str, Callable[..., None]]] = {
    "marker_placed": OltreMareTeller.set_up,
    "ship_placed": OltreMareTeller.ship_placed,
    "first_player.start": OltreMareTeller.first_player,
    "turn_begun": OltreMareTeller.turn_begun,
    "paid": OltreMareTeller.paid,
    "spent": OltreMareTeller.spent,
    "discard_surplus.card": OltreMareTeller.put_down,
    "surplus_discarded": OltreMareTeller.surplus,
    "trade_action.buy_goods": OltreMareTeller.buys,
    "trade_action.buy_pirate": OltreMareTeller.buys_back,
    "card_drawn": OltreMareTeller.drawn,
    "drew": OltreMareTeller.drew,
    "played": OltreMareTeller.played,
    "card_to_pirates": OltreMareTeller.flag,
    "sailed": OltreMareTeller.sailed,
    "compass.jump": OltreMareTeller.jumped,
    "marker_taken": OltreMareTeller.took,
    "marker_turned_down": OltreMareTeller.turned_down,
    "loaded": OltreMareTeller.loaded,
    "nothing_to_play": nothing("nothing_to_play"),
    "nothing_to_draw": OltreMareTeller.lost,
    "uncover.venice": nothing("venice_shows"),
    "last_round": nothing("last_round"),
    "refilled": OltreMareTeller.refilled,
    "trade_action.propose": OltreMareTeller.proposes,
    "trade_action.invite": OltreMareTeller.invites,
    "deal_reply.counter": OltreMareTeller.counters,
    "offer_sent": OltreMareTeller.sent,
    "offer_gives": OltreMareTeller.gives,
    "offer_wants": OltreMareTeller.wants,
    "offer_pays": OltreMareTeller.pays,
    "offer_asks": OltreMareTeller.asks,
    "offer_claims": OltreMareTeller.claims,
    "dealt": OltreMareTeller.dealt,
    "received": OltreMareTeller.received,
    "prestige_gained": OltreMareTeller.tile,
    "deal_reply.decline": over("declined"),
    "invite_reply.pass": over("passed"),
    "offer_dropped": over("dropped"),
    "interim_scoring.interim": scoring("interim"),
    "rescue.rescue": scoring("rescue"),
    "final_scoring.final": scoring("final"),
    "prestige_ranked": OltreMareTeller.prestige,
    "group_paid": OltreMareTeller.group,
    "markers_ranked": OltreMareTeller.markers,
}

COUNTS: Final[Counts] = {"paid": ("ducati", (1,)), "spent": ("ducati", (-1,)), "paid_to": ("ducati", (-1, 1))}
TELLER: Final = OltreMareTeller
