"""What a position of Serenissima (1996) is worth to each seat, in points.

Cargo is worth what it will fetch where it can be brought, new markets included; a port its points now and those of a
full warehouse as far as there is time to fill it; crews what they can carry and take. Five hundred ducats are a point,
so untuned weights are near one. What is only half done (a haggle, a rearrangement, a captured cargo) is looked through:
the position is judged as it will be when that is over.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.board import GARRISON
from serenissima.games.serenissima_1996.combat import DivideCargo, Exchange, ResolveVictory
from serenissima.games.serenissima_1996.flow import COMBAT, CONTROL, MARKET, SAIL, Turns
from serenissima.games.serenissima_1996.haggling import (
    AnswerCounter,
    AnswerFinal,
    AnswerPrice,
    AskPrice,
    can_pay,
    conclude,
    walk_away,
)
from serenissima.games.serenissima_1996.order import ChooseSlot
from serenissima.games.serenissima_1996.rearranging import SetCargo, SetCrew, own_port, room_beside
from serenissima.games.serenissima_1996.sailing import GrantPassage, SailOn, rivals_met
from serenissima.games.serenissima_1996.state import ONES, S96, Galley, fleet_in
from serenissima.games.serenissima_1996.trading import AnswerTrade, AnswerTradeCounter, TradeGoods, TradePrice
from serenissima.games.serenissima_1996.voyages import (
    ATTACKS,
    HULL,
    LANDED,
    STRONGEST,
    Stand,
    charts,
    shores,
)
from serenissima.games.serenissima_1996.waters import Waters, afloat, sea_of, waters
from serenissima.kernel.core import NOBODY, Seat

FEATURES: Final = (
    "money",  # ducats at hand
    "purse",  # the first ducats once more, while there is something to buy
    "idle",  # ducats beyond that, as long as they could still be put to use
    "capital",  # the own capital: its points and the income still to come
    "ports",  # one point for every port held
    "filling",  # what full ports bring beyond that, as far as filled and as time allows
    "hiring",  # sailors the own warehouses can still provide
    "yard",  # a port of one's own that can build galleys
    "cargo",  # what the tokens aboard fetch at the best next port
    "stowed",  # what the others may fetch after that
    "room",  # what free berths could still earn
    "galleys",  # hulls, for the voyages still to come: the first counts most
    "crews",  # crews of a good size, for the same
    "prizes",  # ports that own crews can take next
    "raids",  # rival galleys that own crews can beat
    "exposed",  # ports held by few sailors, less the better they are held
    "danger",  # ports that rival crews at hand can take
    "quarry",  # own galleys that rival crews at hand can take
    "choice",  # a say in the turn order
    "early",  # an early place in it
    "late",  # the last word in the last round
    "unsettled",  # something begun and not finished
)
(
    MONEY,
    PURSE,
    IDLE,
    CAPITAL,
    PORTS,
    FILLING,
    HIRING,
    YARD,
    CARGO,
    STOWED,
    ROOM,
    GALLEYS,
    CREWS,
    PRIZES,
    RAIDS,
    EXPOSED,
    DANGER,
    QUARRY,
    CHOICE,
    EARLY,
    LATE,
    UNSETTLED,
) = range(22)

PURSE_FULL: Final = 800.0  # ducats that are always of use
IDLE_FROM: Final = 1000.0  # ducats beyond this lie idle while there is time to use them
TRIFLE: Final = 0.01  # any token, so that none is thrown away for nothing
FLEET: Final[list[float]] = [0.0, 1.0, 1.6, 2.0, 2.3, 2.5, 2.6]  # what so many galleys earn, one earning 1
CREW_EARNS: Final[list[float]] = [0.0, 0.55, 0.85, 1.0, 0.95, 0.75]  # a hull by its crew: slow, fast, or without room
EXPOSURE: Final[list[float]] = [0.3, 0.1, 0.05, 0.03, 0.02, 0.015, 0.01, 0.01]  # part of a port at risk, by garrison
EXPOSED_MOST: Final = 6.0  # points of a port that count as exposed


def features(g: S96, seat: Seat) -> list[float]:
    """The numbers that the weights of this seat's value multiply."""
    outlook = Outlook(foreseen(g), seat)
    outlook.count_purse()
    outlook.count_order()
    outlook.count_ports()
    outlook.count_galleys()
    if is_unsettled(g, seat):
        outlook.counted[UNSETTLED] = 1.0
    return outlook.counted


class Outlook:
    """A position as one seat looks at it, and what it has counted so far."""

    def __init__(self, g: S96, seat: Seat) -> None:
        self.g = g
        self.seat = seat
        self.counted: list[float] = [0.0] * len(FEATURES)
        self.chart = charts(g.rules.board)
        self.phase = 0
        self.passed = 0  # seats whose turn in the phase is over
        self.active = NOBODY
        if len(g.stack) > 1:
            step = g.stack[1]
            if isinstance(step, Turns):
                self.phase = step.phase
                self.active = g.table.order[step.at - 1]
                for slot in range(step.at - 1):
                    self.passed |= 1 << g.table.order[slot]
        self.rest = max(g.rules.rounds - g.table.round, 1 if g.rules.variable_end else 0)
        self.attackers = self.attackers_left()
        self.attacks = self.may_attack(seat)
        self.fights_left = self.rest + (1 if self.attackers & ~(1 << seat) else 0)
        self.fleet = 0  # own galleys
        self.manned: list[int] = []  # those with a crew
        self.fighter = NOBODY  # the galley that has attacked: its dice are in the air
        self.target = NOBODY
        self.sailing = NOBODY  # the galley under way
        self.left = 0  # and the zones it has left
        self.read_stack()
        self.waters = self.read_galleys()
        self.shores = shores(g, seat, self.stand(), self.chart)
        self.markets = self.shores.markets

    def stand(self) -> Stand:
        """What the seat may still do in this round, and what its capital is worth."""
        g = self.g
        board = g.rules.board
        time = float(self.rest) + (0.5 if self.ahead(MARKET, self.seat) else 0.0)
        nation = g.table.nations[self.seat]
        capital = board.capitals[nation] if nation >= 0 else -1
        home = board.points_own_capital + board.income * time / board.ducats_per_point
        stand = Stand(self.rest, time, capital, home, self.attacks, self.ahead(CONTROL, self.seat))
        stand.only = self.fleet <= 1
        return stand

    def ahead(self, phase: int, seat: Seat) -> bool:
        """Whether the seat's turn in that phase of this round is still to come or under way."""
        return self.phase < phase or (self.phase == phase and not self.passed >> seat & 1)

    def attackers_left(self) -> int:
        """The seats whose attacks are to be reckoned with in this round.

        Of the one whose turn to fight has come only the dice in the air count: else any senseless attack would look
        better than to end the turn and its threats.
        """
        everybody = (1 << self.g.rules.seats) - 1
        if self.phase < COMBAT:
            return everybody
        return everybody & ~self.passed & ~(1 << self.active) if self.phase == COMBAT else 0

    def may_attack(self, seat: Seat) -> bool:
        return bool(self.attackers >> seat & 1)

    def read_stack(self) -> None:
        """The galley under way, and the fight that has begun."""
        for step in self.g.stack:
            if isinstance(step, SailOn):
                self.sailing = step.galley
                self.left = step.left
        top = self.g.stack[-1]
        if isinstance(top, Exchange):
            self.fighter = top.galley
            self.target = top.target

    def read_galleys(self) -> Waters:
        """The own galleys; the rivals', and how far each can still go to attack in this round."""
        seat = self.seat
        last = sea_of(self.chart).last[seat]
        same = last is not None and last.rest == self.rest
        before = last.rivals if last is not None else []
        rivals: list[int] = []
        count = 0
        for number, galley in enumerate(self.g.table.galleys):
            owner = galley.owner
            if owner == NOBODY:
                continue
            crew = galley.crew
            if owner == seat:
                self.fleet += 1
                if crew:
                    self.manned.append(number)
            elif crew:
                reach = self.steps_now(number, galley) if self.attackers >> owner & 1 else -1
                rival = afloat(galley.zone, crew, galley.tokens() if self.attacks else 0, reach)
                if same and (count == len(before) or before[count] != rival):
                    same = False
                    rivals = before[:count]
                if not same:
                    rivals.append(rival)
                count += 1
        if last is not None and same and count == len(before):
            return last
        return waters(self.chart, seat, before[:count] if same else rivals, self.rest)

    # Money and order

    def count_purse(self) -> None:
        g = self.g
        bid = g.own[self.seat].bid
        ducats = float(g.table.money[self.seat] - (bid if bid > 0 else 0))
        point = float(g.rules.board.ducats_per_point)
        self.counted[MONEY] = ducats / point
        if self.rest:
            self.counted[PURSE] = (ducats if ducats < PURSE_FULL else PURSE_FULL) / point
            idle = ducats - IDLE_FROM
            self.counted[IDLE] = (idle if idle > 0.0 else 0.0) / point * self.rest / g.rules.rounds

    def count_order(self) -> None:
        """The place in the turn order of the round, or the say in it."""
        g = self.g
        last = float(g.rules.seats - 1)
        top = g.stack[-1]
        if isinstance(top, ChooseSlot):
            for place, seat in enumerate(top.ranking):
                if seat == self.seat:
                    self.counted[CHOICE] = 1.0 - place / last
        for slot, seat in enumerate(g.table.order):
            if seat == self.seat:
                if self.rest:
                    self.counted[EARLY] = 1.0 - slot / last
                else:
                    self.counted[LATE] = slot / last

    # Ports

    def count_ports(self) -> None:
        counted = self.counted
        needs = self.g.rules.board.galley_needs
        seat = self.seat
        ports = 0.0
        filling = 0.0
        hiring = 0.0
        capital = 0.0
        exposed = 0.0
        danger = 0.0
        for at, port in enumerate(self.g.table.ports):
            if port.controller != seat:
                continue
            worth = self.markets.worth[at]
            ports += 1.0
            filling += worth - 1.0
            hiring += float(ONES[port.stored] * self.rest)
            if not needs & ~(port.stored | 1 << self.chart.product[at]):
                counted[YARD] = self.rest * (1.0 if self.fleet > 1 else 2.0)
            home = self.shores.home(at)
            capital += home
            worth += home
            if self.fights_left:
                exposed -= self.exposure(worth, port.garrison, port.fort)
                danger -= worth * self.port_danger(at, port.garrison)
        counted[PORTS] = ports
        counted[FILLING] = filling
        counted[HIRING] = hiring
        counted[CAPITAL] = capital
        counted[EXPOSED] = exposed
        counted[DANGER] = danger

    def exposure(self, worth: float, garrison: int, fort: bool) -> float:
        """What so small a garrison puts at risk over the fights to come.

        Of a capital only a part counts here: who wants to take it has to come near first, and then it is in danger.
        """
        held = garrison + (2 if fort else 0)
        held = held if held < len(EXPOSURE) else len(EXPOSURE) - 1
        risked = worth if worth < EXPOSED_MOST else EXPOSED_MOST
        return EXPOSURE[held] * risked * (0.25 * self.fights_left if self.fights_left < 4 else 1.0)

    def port_danger(self, port: int, garrison: int) -> float:
        """How likely rival crews at hand take the port."""
        chart = self.chart
        fort = self.g.table.ports[port].fort
        garrison = garrison if garrison < STRONGEST else STRONGEST
        zone = chart.zone[port]
        if self.fighter != NOBODY and self.target == GARRISON and self.is_at(self.fighter, port):
            odds = chart.fort_odds if fort else chart.open_odds
            return self.waters.landing(
                zone, garrison, fort, odds.lands[self.g.table.galleys[self.fighter].crew][garrison]
            )
        return self.waters.port_danger(zone, garrison, fort)

    def is_at(self, number: int, port: int) -> bool:
        """Whether that galley lies in the zone of that port."""
        return self.g.table.galleys[number].zone == self.chart.zone[port]

    # Galleys

    def steps_now(self, number: int, galley: Galley) -> int:
        """How many zones the galley can still move in this round."""
        if self.phase < SAIL:
            return galley.crew
        if self.phase > SAIL or not self.ahead(SAIL, galley.owner):
            return 0
        if not self.g.table.turn.moved >> number & 1 or self.active != galley.owner:
            return galley.crew
        return self.left if self.sailing == number else 0

    def count_galleys(self) -> None:
        """What the own galleys may sell, take and lose, one after the other."""
        counted = self.counted
        sails = float(self.rest) + (1.0 if self.ahead(SAIL, self.seat) else 0.0)
        counted[GALLEYS] = sails * FLEET[self.fleet if self.fleet < len(FLEET) else len(FLEET) - 1]
        claims = self.shores.claims
        galleys = self.g.table.galleys
        crews = 0.0
        cargoes = 0.0
        stowed = 0.0
        room = 0.0
        prizes = 0.0
        raids = 0.0
        quarry = 0.0
        for number in self.manned:
            galley = galleys[number]
            now = self.steps_now(number, galley)
            leave = self.leave_needed(number)
            held = (ATTACKS if self.is_assaulting(number) else 0) + (LANDED if self.landed(number) else 0)
            voyage = self.shores.leg(claims, galley.zone, galley.crew, galley.cargo, now, held)
            claims = voyage.then
            cargo = voyage.cargo * leave
            crews += sails * CREW_EARNS[galley.crew]
            cargoes += cargo
            stowed += voyage.stowed + TRIFLE * voyage.tokens
            room += voyage.room * leave
            prizes += voyage.prize * leave
            if held & ATTACKS:
                port = self.g.rules.board.port_at[galley.zone]
                prizes += self.shores.port_prize(galley.crew, voyage.tokens, port)
            raids += self.raid_worth(number, galley, voyage.tokens, now)
            if self.fights_left:
                quarry -= (HULL * sails + cargo + voyage.stowed) * self.galley_danger(number, galley)
        counted[CREWS] = crews
        counted[CARGO] = cargoes
        counted[STOWED] = stowed
        counted[ROOM] = room
        counted[PRIZES] = prizes
        counted[RAIDS] = raids
        counted[QUARRY] = quarry

    def is_assaulting(self, number: int) -> bool:
        """Whether the galley has attacked a port and the dice are in the air: it may cost more than it brings."""
        return self.fighter == number and self.target == GARRISON

    def leave_needed(self, number: int) -> float:
        """Less than one while the galley's way depends on rivals' leave."""
        if self.sailing != number:
            return 1.0
        top = self.g.stack[-1]
        if isinstance(top, SailOn) and not top.leave:
            return 0.9 if rivals_met(self.g, self.seat, number) else 1.0
        return 0.9 if isinstance(top, GrantPassage) else 1.0

    def raid_worth(self, number: int, galley: Galley, tokens: int, now: int) -> float:
        """The best rival galley to fight in this round, or the fight that has begun."""
        only = self.shores.stand.only
        if self.fighter == number and self.target != GARRISON:
            rival = self.g.table.galleys[self.target]
            return self.waters.galley_prize(galley.crew, tokens, rival.crew, rival.tokens(), only)
        return self.waters.raid_worth(galley.zone, galley.crew, tokens, now, only) if self.attacks else 0.0

    def landed(self, number: int) -> bool:
        """Whether the galley has landed sailors in the turn under way."""
        return self.phase == CONTROL and bool(self.g.table.turn.landed >> number & 1)

    def galley_danger(self, number: int, galley: Galley) -> float:
        """How likely rivals at hand beat the galley in this round."""
        if self.target == number and self.fighter != NOBODY:
            crew = self.g.table.galleys[self.fighter].crew
            return self.waters.boarding(galley.zone, galley.crew, self.chart.open_odds.beats[crew][galley.crew])
        return self.waters.galley_danger(galley.zone, galley.crew)


# What is half done


def is_unsettled(g: S96, seat: Seat) -> bool:
    """Whether the seat has begun something and not finished it, with nothing gained by it yet."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, (SetCrew, SetCargo, TradeGoods, TradePrice, AnswerTrade, AnswerTradeCounter)):
        return top.seat == seat
    if isinstance(top, (AskPrice, AnswerPrice, AnswerCounter, AnswerFinal)):
        return top.buyer == seat
    return False


def foreseen(g: S96) -> S96:
    """The position when what is half done is over; itself if nothing is."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, (SetCrew, SetCargo)):
        return rearranged(g, top.seat)
    if isinstance(top, (AskPrice, AnswerPrice, AnswerCounter, AnswerFinal)):
        return haggled(g, top)
    if isinstance(top, (ResolveVictory, DivideCargo)):
        return divided(g)
    return g


def divided(g: S96) -> S96:
    """The prize manned by half of the crew, and the cargo shared out."""
    after = g.copy()
    top = after.stack[-1]
    if isinstance(top, ResolveVictory):
        top.play(after, top.seat, ("crew_to_beaten", after.table.galleys[top.galley].crew // 2))
        top = after.stack[-1]
    while isinstance(top, DivideCargo):
        top.play(after, top.seat, top.default(after, top.seat))
        top = after.stack[-1]
    return after


def haggled(g: S96, top: AskPrice | AnswerPrice | AnswerCounter | AnswerFinal) -> S96:
    """The purchase made at the price to be expected, or given up if that is more than the goods can earn."""
    after = g.copy()
    board = g.rules.board
    if isinstance(top, AskPrice):
        price = (top.ceiling + board.ask_min) // 2
    elif isinstance(top, AnswerCounter):
        price = (top.price + top.counter) // 2
    else:
        price = top.price
    price -= price % board.money_step
    outlook = Outlook(g, top.buyer)
    port = board.port_at[g.table.galleys[top.galley].zone]
    cost = board.ask_max / board.ducats_per_point
    most = outlook.markets.source_worth(port) + cost
    if price / board.ducats_per_point < most and can_pay(g, top.buyer, top.n, price):
        conclude(after, top.buyer, top.galley, top.n, price)
    else:
        walk_away(after, top.galley, top.n)
    return after


def rearranged(g: S96, seat: Seat) -> S96:
    """The crews as they serve best, beginning with those set already; cargo stays where it is if it can."""
    after = g.copy()
    top = after.stack[-1]
    if isinstance(top, SetCrew):
        zone = after.table.galleys[top.galley].zone
        for crew in planned_crews(after, seat, zone):
            top.play(after, seat, ("crew", crew))
            top = after.stack[-1]
            if not isinstance(top, SetCrew):
                break
    while isinstance(top, (SetCrew, SetCargo)):
        top.play(after, seat, top.default(after, seat))
        top = after.stack[-1]
    return after


def planned_crews(g: S96, seat: Seat, zone: int) -> list[int]:
    """Crews for the galleys whose crew is not set yet, each beside its cargo; none if they cannot be had so."""
    set_so_far = g.own[seat].crews
    galleys = fleet_in(g, seat, zone)
    port = own_port(g, seat, zone)
    sailors = g.table.ports[port].garrison if port >= 0 else 0
    berths = g.rules.board.berths
    room = berths * (len(galleys) - len(set_so_far))
    for number in galleys:
        sailors += g.table.galleys[number].crew
        room -= g.table.galleys[number].tokens()
    for crew in set_so_far:
        sailors -= crew
        room += room_beside(berths, crew)
    plan = Plan(Outlook(g, seat), port)
    for number in galleys[len(set_so_far) :]:
        plan.man(g.table.galleys[number], berths)
    return plan.best(sailors, room)


class Plan:
    """The best ways to man galleys one after the other, by the sailors they take in all."""

    def __init__(self, outlook: Outlook, port: int) -> None:
        self.outlook = outlook
        self.port = port
        self.value: list[float] = [0.0]
        self.crews: list[list[int]] = [[]]

    def man(self, galley: Galley, berths: int) -> None:
        """One more galley: every crew for it beside every total so far."""
        worth = [self.aboard(galley, crew) for crew in range(1, berths + 1)]
        value = [-1e9] * (len(self.value) + berths)
        crews: list[list[int]] = [[] for _ in value]
        for total, before in enumerate(self.value):
            for crew in range(1, berths + 1):
                if before + worth[crew - 1] > value[total + crew]:
                    value[total + crew] = before + worth[crew - 1]
                    crews[total + crew] = [*self.crews[total], crew]
        self.value = value
        self.crews = crews

    def best(self, sailors: int, room: int) -> list[int]:
        """The best crews for so many sailors that leave room for the cargo; the rest goes ashore, where it may."""
        found: list[int] = []
        highest = -1e8
        for total, value in enumerate(self.value):
            if total > sailors or total > room or (self.port < 0 and total != sailors):
                continue
            value += self.ashore(sailors - total) if self.port >= 0 else 0.0
            if value > highest:
                highest = value
                found = self.crews[total]
        return found

    def aboard(self, galley: Galley, crew: int) -> float:
        """What a crew of that size is worth there."""
        outlook = self.outlook
        voyage = outlook.shores.leg(outlook.shores.claims, galley.zone, crew, galley.cargo, crew, 0)
        return CREW_EARNS[crew] * float(outlook.rest + 1) * 0.25 + voyage.total

    def ashore(self, garrison: int) -> float:
        """What a garrison of that size keeps from being lost."""
        outlook = self.outlook
        worth = outlook.markets.worth[self.port] + outlook.shores.home(self.port)
        fort = outlook.g.table.ports[self.port].fort
        return -outlook.exposure(worth, garrison, fort) - worth * outlook.port_danger(self.port, garrison)
