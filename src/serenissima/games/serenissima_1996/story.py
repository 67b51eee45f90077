"""The story of a game of 1996: a line for each player's turn in a phase, each fight and each deal.

Orders, payments and ends of turns that say nothing by themselves are left out; what a step cost is told with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serenissima.games.serenissima_1996.board import GARRISON
from serenissima.games.serenissima_1996.state import SELL
from serenissima.kernel.core import NOBODY, Event, Seat, View, nouns
from serenissima.kernel.game import Game
from serenissima.kernel.story import Clause, Counts, Fact, Teller, Thing

MOST_THROWS: Final = 3  # of a fight that are told one by one
IN_A_ROW: Final = ("granted", "throws")  # what belongs to the clause before it


class S96Teller(Teller):
    """Follows who owns what and where each galley lies, as far as a line speaks of it."""

    def __init__(self, game: Game, start: View) -> None:
        super().__init__(game, start)
        self.events: list[Event] = []  # of this moment
        self.open = ("", NOBODY)  # the kind of the last line and whose it is, while it goes on
        self.round: int = start.table.round
        self.order: list[Seat] = []  # by slot, of this round
        self.bids: list[tuple[int, Seat]] = []
        self.fleet: dict[int, Seat] = {}
        self.zone: dict[int, int] = {}
        self.flags: dict[int, Seat] = {}
        self.dealt: dict[int, Seat] = {}  # nation -> seat
        for seat, nation in enumerate(start.table.nations):
            if nation != NOBODY:
                self.dealt[nation] = seat
        self.settle()

    def hear(self, moment: int, events: list[Event]) -> None:
        self.events = events
        super().hear(moment, events)

    def tell(self, event: Event) -> None:
        told = TELLS.get(event[0])
        if told is not None:
            told(self, *event[1:])

    # Lines

    def go_on(self, seat: Seat, kind: str, **facts: Fact) -> None:
        """The line of that kind and seat, a new one if another has been begun since."""
        if self.open != (kind, seat):
            self.line(seat, kind, **facts)
            self.open = (kind, seat)
        self.lines[-1].last = self.now

    def begin(self, seat: Seat, kind: str, **facts: Fact) -> None:
        """A new line, whatever was told before."""
        self.open = ("", NOBODY)
        self.go_on(seat, kind, **facts)

    def touch(self, kind: str, seat: Seat = NOBODY) -> None:
        """A step that adds no word to the line it belongs to."""
        if self.open == (kind, seat):
            self.lines[-1].last = self.now

    def add(self, key: str, adding: str, **facts: Any) -> None:
        """A clause; where one of the line says the same of another number or of other goods, both are said together.

        Leave to pass belongs to the voyage before it, so only two in a row are one.
        """
        clauses = self.lines[-1].clauses
        for at in reversed(range(len(clauses))):
            said = clauses[at]
            if said.key == key and same(said.facts, facts, adding):
                clauses[at] = Clause(key, {name: together(fact, facts[name]) for name, fact in said.facts.items()})
                self.lines[-1].last = self.now
                return
            if key in IN_A_ROW:
                break
        self.say(key, **facts)

    def sum_of(self, name: str) -> int:
        """What was paid or spent at this moment."""
        return sum([said[-1] for said in self.heard(name)])

    def heard(self, name: str) -> list[tuple[int, ...]]:
        """What the events of that name said at this moment."""
        return [nouns(event) for event in self.events if event[0] == name]

    # The set-up, and the order of each round

    def settle(self) -> None:
        """S96-2.6, S96-2.11: once all nations are dealt, each seat has its capital and its first galleys."""
        board = self.rules.board
        if len(self.dealt) < self.rules.seats:
            return
        number = 0
        for nation in self.rules.nations:
            seat = self.dealt[nation]
            capital = board.capitals[nation]
            self.flags[capital] = seat
            for _ in range(board.start_galleys):
                number += 1
                self.fleet[number] = seat
                self.zone[number] = board.ports[capital].zone

    def plays(self, seat: Seat, nation: int) -> None:
        self.go_on(NOBODY, "setup")
        self.dealt[nation] = seat
        if len(self.dealt) == self.rules.seats:
            nations = sorted(self.dealt, key=lambda nation: self.dealt[nation])
            if self.reader >= 0:
                self.say("nation", nation=Thing("nation", nations[self.reader]))
            else:
                self.say("nations", nations=tuple([Thing("nation", nation) for nation in nations]))
            self.settle()

    def deploy(self, seat: Seat, a: int, b: int) -> None:
        self.go_on(NOBODY, "setup")
        ashore = self.rules.board.start_sailors - a - b
        self.say("deployed", seat=Thing("seat", seat), a=a, b=b, ashore=ashore)

    def round_begins(self, number: int) -> None:
        self.round = number

    def handed_in(self, seat: Seat) -> None:
        if self.open != ("round", NOBODY):
            self.bids = []
            self.order = [NOBODY] * self.rules.seats
        self.go_on(NOBODY, "round", n=self.round)

    def shown(self, seat: Seat, ducats: int) -> None:
        self.go_on(NOBODY, "round", n=self.round)
        self.bids.append((ducats, seat))
        if len(self.bids) == self.rules.seats:
            self.lines[-1].head = Clause("bids", {"n": self.round})
            if max(self.bids)[0] == 0:
                self.say("no_bids")
                return
            for bid, who in sorted(self.bids, key=lambda one: -one[0]):
                self.say("bid", seat=Thing("seat", who), n=bid)

    def tie(self, seat: Seat, face: int) -> None:
        """A second throw takes the place of the first."""
        self.go_on(NOBODY, "round", n=self.round)
        clauses = self.lines[-1].clauses
        who = Thing("seat", seat)
        again = [at for at, clause in enumerate(clauses) if clause.key == "tie" and clause.facts["seat"] == who]
        if again:
            clauses.pop(again[0])
        self.say("tie", seat=who, n=face)

    def slot(self, seat: Seat, at: int) -> None:
        self.go_on(NOBODY, "round", n=self.round)
        self.order[at] = seat
        clauses = self.lines[-1].clauses
        if clauses and clauses[-1].key in ("order", "slot"):
            clauses.pop()
        placed = [one for one in self.order if one != NOBODY]
        if len(placed) < len(self.order):
            self.say("slot", seat=Thing("seat", seat), slot=Thing("slot", at))
        else:
            self.say("order", seats=tuple([Thing("seat", one) for one in placed]))

    # Phase 2

    def bought(self, seat: Seat, galley: int, good: int, n: int) -> None:
        if self.open[0] == "haggle":
            return
        self.go_on(seat, "manage")
        goods = (Thing("good", good, n),)
        self.add("bought", "goods ducats", goods=goods, galley=Thing("galley", galley), ducats=self.sum_of("spent"))

    def hire(self, seat: Seat, port: int, place: int, n: int) -> None:
        self.go_on(seat, "manage")
        facts: dict[str, Any] = {"n": n, "port": Thing("port", port), "ducats": self.sum_of("spent")}
        if place == GARRISON:
            self.add("hired", "n ducats", **facts)
        else:
            self.add("hired_aboard", "n ducats", galley=Thing("galley", place), **facts)

    def launched(self, seat: Seat, galley: int, port: int) -> None:
        self.go_on(seat, "manage")
        self.fleet[galley] = seat
        self.zone[galley] = self.rules.board.ports[port].zone
        self.say("built_galley", galley=Thing("galley", galley), port=Thing("port", port), ducats=self.sum_of("spent"))

    def fort(self, seat: Seat, port: int) -> None:
        self.go_on(seat, "manage")
        self.say("built_fort", port=Thing("port", port), ducats=self.sum_of("spent"))

    def rearranged(self, seat: Seat, zone: int) -> None:
        self.go_on(seat, "manage")
        self.say("rearranged", zone=self.place(zone))

    def discarded(self, seat: Seat, galley: int, good: int, n: int) -> None:
        self.go_on(seat, "manage")
        self.add("discarded", "goods", goods=(Thing("good", good, n),), galley=Thing("galley", galley))

    def dismissed(self, seat: Seat, galley: int, n: int) -> None:
        self.go_on(seat, "manage")
        self.add("dismissed", "n", n=n, galley=Thing("galley", galley))

    # Deals

    def requested(self, seat: Seat, port: int, good: int, n: int) -> None:
        self.begin(seat, "haggle", goods=(Thing("good", good, n),), port=Thing("port", port))

    def named(self, seat: Seat, price: int) -> None:
        self.say("asked", seat=Thing("seat", seat), n=price)

    def offered(self, seat: Seat, price: int) -> None:
        self.say("offered", n=price)

    def last_price(self, seat: Seat, price: int) -> None:
        self.say("last_price", seat=Thing("seat", seat), n=price)

    def agreed(self, seat: Seat) -> None:
        self.say("agreed", ducats=self.sum_of("paid_to"))

    def walked_away(self, seat: Seat) -> None:
        self.say("walked_away")

    def proposed(self, seat: Seat, rival: Seat, side: int, good: int, n: int, price: int) -> None:
        kind = "offers" if side == SELL else "wants"
        self.begin(seat, kind, to=Thing("seat", rival), goods=(Thing("good", good, n),), n=price)

    def countered(self, seat: Seat, price: int) -> None:
        self.say("countered", seat=Thing("seat", seat), n=price)

    def refused(self, seat: Seat) -> None:
        self.say("refused", seat=Thing("seat", seat))

    def withdrawn(self, seat: Seat) -> None:
        self.go_on(seat, "manage")
        self.say("withdrew")

    # Phase 3

    def start(self, seat: Seat, galley: int, zone: int) -> None:
        self.go_on(seat, "sail")
        here = self.zone.get(galley, NOBODY)
        self.zone[galley] = zone
        self.say("sailed", galley=Thing("galley", galley), start=self.place(here), zone=self.place(zone))

    def step(self, seat: Seat, zone: int) -> None:
        self.go_on(seat, "sail")
        clauses = self.lines[-1].clauses
        at = max([at for at, clause in enumerate(clauses) if clause.key in ("sailed", "sailed_back")])
        facts = {**clauses[at].facts, "zone": self.place(zone)}
        clauses[at] = Clause("sailed_back" if facts["zone"] == facts["start"] else "sailed", facts)
        self.zone[number(facts["galley"])] = zone

    def place(self, zone: int) -> Thing:
        """S96-1.2: a zone is called by its port where it has one."""
        port = self.rules.board.port_at[zone] if zone >= 0 else NOBODY
        return Thing("port", port) if port >= 0 else Thing("zone", zone)

    def granted(self, seat: Seat) -> None:
        self.add("granted", "seats", seats=(Thing("seat", seat),))

    def stopped(self, seat: Seat) -> None:
        self.say("stopped", seat=Thing("seat", seat))

    # Phase 4

    def attacked(self, seat: Seat, galley: int, target: int) -> None:
        to = Thing("seat", self.fleet.get(target, NOBODY))
        self.fight(seat, "fight", galley=Thing("galley", galley), rival=Thing("galley", target), to=to)

    def assailed(self, seat: Seat, galley: int, port: int) -> None:
        to = Thing("seat", self.flags.get(port, NOBODY))
        self.fight(seat, "assault", galley=Thing("galley", galley), port=Thing("port", port), to=to)

    def fight(self, seat: Seat, kind: str, **facts: Fact) -> None:
        """Another throw between the same two goes on in the same line."""
        if self.open == (kind, seat) and self.lines[-1].head.facts == facts:
            self.lines[-1].last = self.now
        else:
            self.begin(seat, kind, **facts)

    def losses(self, galley: int, target: int, suffered: int, dealt: int) -> None:
        attack, defence = self.heard("exchange.roll")[0]
        clauses = self.lines[-1].clauses
        if clauses and clauses[-1].key == "throws":
            self.add("throws", "n lost dealt", n=1, lost=suffered, dealt=dealt)
        elif len(clauses) == MOST_THROWS:
            lost = sum([number(clause.facts["lost"]) for clause in clauses]) + suffered
            taken = sum([number(clause.facts["dealt"]) for clause in clauses]) + dealt
            clauses.clear()
            self.say("throws", n=MOST_THROWS + 1, lost=lost, dealt=taken)
        else:
            self.say("throw", attack=attack, defence=defence, lost=suffered, dealt=dealt)

    def captured(self, seat: Seat, loser: Seat, galley: int) -> None:
        self.fleet[galley] = seat
        self.say("captured", galley=Thing("galley", galley), seat=Thing("seat", seat))

    def divided(self, galley: int, good: int, n: int) -> None:
        self.lines[-1].last = self.now
        if n:
            self.add("divided", "goods", galley=Thing("galley", galley), goods=(Thing("good", good, n),))

    def sank(self, seat: Seat, galley: int) -> None:
        self.fleet.pop(galley, None)
        self.zone.pop(galley, None)
        self.say("sank", galley=Thing("galley", galley))

    # Phase 5

    def landed(self, seat: Seat, galley: int, n: int) -> None:
        self.go_on(seat, "land")
        port = self.heard("garrisoned")[0][0]
        if self.heard("took_port"):
            loser = self.flags.get(port, NOBODY)
            key = "took" if loser == NOBODY else "took_from"
            facts = {} if loser == NOBODY else {"seat": Thing("seat", loser)}
            self.say(key, port=Thing("port", port), n=n, **facts)
            self.flags[port] = seat
        else:
            self.add("landed", "n", port=Thing("port", port), n=n)

    # Phase 6

    def sold(self, seat: Seat, port: int, good: int) -> None:
        self.go_on(seat, "market")
        ducats = self.sum_of("paid") - self.sum_of("new_market")
        self.add("sold", "goods ducats", goods=(Thing("good", good),), port=Thing("port", port), ducats=ducats)

    def new_market(self, seat: Seat, port: int, good: int, ducats: int) -> None:
        self.add("new_market", "goods ducats", goods=(Thing("good", good),), port=Thing("port", port), ducats=ducats)

    def income(self, seat: Seat) -> None:
        ducats = self.sum_of("paid")
        if self.open == ("market", seat):
            self.say("income", ducats=ducats)
        else:
            self.go_on(NOBODY, "incomes")
            self.say("income_of", seat=Thing("seat", seat), ducats=ducats)

    # The end

    def end_die(self, face: int) -> None:
        self.begin(NOBODY, "end_die", n=face)

    def treasury(self, seat: Seat, ducats: int) -> None:
        self.go_on(NOBODY, "end")

    def scored(self, seat: Seat, points: int) -> None:
        self.go_on(NOBODY, "end")
        treasuries = {said[0]: said[1] for said in self.heard("treasury_shown")}
        self.say("scored", seat=Thing("seat", seat), n=points, ducats=treasuries[seat])


def same(before: dict[str, Fact], now: dict[str, Any], adding: str) -> bool:
    """Whether two clauses differ in nothing but what can be added up; the same good is not told twice."""
    return all(before[name] == fact for name, fact in now.items() if name not in adding.split())


def together(before: Fact, now: Any) -> Fact:
    """Two numbers added up, or the things of two lists, several of one kind as one; a seat is named once."""
    if isinstance(before, int):
        return before + int(now)
    if isinstance(before, Thing):
        return before
    things = list(before)
    for thing in now:
        alike = [at for at, one in enumerate(things) if one.number == thing.number]
        if alike and thing.kind == "seat":
            continue
        if alike:
            things[alike[0]] = Thing(thing.kind, thing.number, things[alike[0]].n + thing.n)
        else:
            things.append(thing)
    return tuple(things)


def number(fact: Fact) -> int:
    """The number that a fact is, or that its thing has."""
    if isinstance(fact, int):
        return fact
    return fact.number if isinstance(fact, Thing) else fact[0].number


def ends(kind: str) -> Callable[..., None]:
    """The end of a turn belongs to its line, if the turn has one."""
    return lambda teller, seat: teller.touch(kind, seat)


def touches(kind: str) -> Callable[..., None]:
    return lambda teller, seat, *said: teller.touch(kind, seat)


T: Final = S96Teller
TELLS: Final[dict[str, Callable[..., None]]] = {
    "plays": T.plays,
    "setup_deploy.deploy": T.deploy,
    "round_begins": T.round_begins,
    "bid_handed_in": T.handed_in,
    "bid_shown": T.shown,
    "tie_die.roll": T.tie,
    "choose_slot.slot": T.slot,
    "bought": T.bought,
    "manage.hire": T.hire,
    "launched": T.launched,
    "manage.build_fort": T.fort,
    "manage.rearrange": touches("manage"),
    "rearranged": T.rearranged,
    "manage.discard_goods": T.discarded,
    "manage.discard_sailors": T.dismissed,
    "manage.propose_trade": touches("manage"),
    "manage.end_manage": ends("manage"),
    "requested": T.requested,
    "ask_price.ask": T.named,
    "answer_price.accept": T.agreed,
    "answer_price.counter": T.offered,
    "answer_price.walk_away": T.walked_away,
    "answer_counter.accept": T.agreed,
    "answer_counter.final_ask": T.last_price,
    "answer_final.accept": T.agreed,
    "answer_final.walk_away": T.walked_away,
    "proposed": T.proposed,
    "withdrawn": T.withdrawn,
    "answer_trade.accept": T.agreed,
    "answer_trade.refuse": T.refused,
    "answer_trade.counter": T.countered,
    "answer_trade_counter.accept": T.agreed,
    "answer_trade_counter.refuse": T.refused,
    "sail.start": T.start,
    "sail_on.step": T.step,
    "sail_on.ask_passage": touches("sail"),
    "sail_on.stop": touches("sail"),
    "sail.end_sailing": ends("sail"),
    "grant_passage.grant": T.granted,
    "grant_passage.refuse": T.stopped,
    "attack.attack_galley": T.attacked,
    "assailed": T.assailed,
    "losses": T.losses,
    "captured": T.captured,
    "divided": T.divided,
    "sank": T.sank,
    "land.land": T.landed,
    "land.end_landing": ends("land"),
    "sold": T.sold,
    "new_market": T.new_market,
    "income": T.income,
    "end_die.roll": T.end_die,
    "treasury_shown": T.treasury,
    "scored": T.scored,
}
COUNTS: Final[Counts] = {"paid": ("money", (1,)), "spent": ("money", (-1,)), "paid_to": ("money", (-1, 1))}
TELLER: Final = S96Teller
