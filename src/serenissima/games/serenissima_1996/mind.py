"""What a position of Serenissima (1996) is worth to each seat, in points.

Cargo is worth what it will fetch where it can be brought, new markets included; a port its points now and those of a
full warehouse as far as there is time to fill it; crews what they can carry and take. Five hundred ducats are a point,
so untuned weights are near one. What is only half done (a haggle, a rearrangement, a captured cargo) is looked through:
the position is judged as it will be when that is over.
"""

from __future__ import annotations

from typing import Final

from serenissima.bots.distances import all_distances
from serenissima.games.serenissima_1996.board import GARRISON, GOODS, Board
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

DELAY: Final = 0.85  # what something is worth one round later
STEP: Final = 0.99  # and one zone further away
FILL_TIME: Final = 0.8  # rounds it takes to fill one space
PURSE_FULL: Final = 800.0  # ducats that are always of use
YARD_GAIN: Final = 0.2  # what the first shipyard brings a round
IDLE_FROM: Final = 1000.0  # ducats beyond this lie idle while there is time to use them
SAILOR: Final = 0.3  # what a lost sailor costs,
TOKEN: Final = 0.4  # a lost token,
TRIFLE: Final = 0.01  # any token, so that none is thrown away for nothing
HULL: Final = 0.2  # and a lost galley, for each round to come
NOVELTY: Final = 0.35  # how much of what a product earns is lost by having to take another one instead
SECOND: Final[list[float]] = [1.0, 1.4, 1.6, 1.7]  # what so many free berths earn, one earning 1
UNSOLD: Final[list[float]] = [0.0, 0.8, 1.4, 1.7, 1.9]  # what so many tokens of a good fetch later, one sale being 1
FLEET: Final[list[float]] = [0.0, 1.0, 1.6, 2.0, 2.3, 2.5, 2.6]  # what so many galleys earn, one earning 1
CREW_EARNS: Final[list[float]] = [0.0, 0.55, 0.85, 1.0, 0.95, 0.75]  # a hull by its crew: slow, fast, or without room
EXPOSURE: Final[list[float]] = [0.3, 0.1, 0.05, 0.03, 0.02, 0.015, 0.01, 0.01]  # part of a port at risk, by garrison
LONGEST: Final = 3  # rounds that the next voyage may take
USUAL_CREW: Final = 3  # zones in a round, for voyages beyond the next
FARTHEST: Final = 5  # zones that such a voyage may take
EXPOSED_MOST: Final = 6.0  # points of a port that count as exposed
STRONGEST: Final = 12  # garrisons beyond this are all the same
MOST_KEPT: Final = 4096  # ways the ports may stand that are remembered


class Odds:
    """An attack fought to the end: how likely it succeeds, so that one can land, and who is left, by crew and garrison.

    To land and keep the galley takes two sailors.
    """

    def __init__(self, attack_divisor: int, defence_divisor: int, faces: int, crews: int) -> None:
        self.beats: list[list[float]] = []
        self.lands: list[list[float]] = []
        self.left: list[list[float]] = []
        for crew in range(crews + 1):
            self.beats.append([1.0 if crew else 0.0] + [0.0] * STRONGEST)
            self.lands.append([1.0 if crew > 1 else 0.0] + [0.0] * STRONGEST)
            self.left.append([float(crew)] + [0.0] * STRONGEST)
            if crew:
                for garrison in range(1, STRONGEST + 1):
                    self.fight(crew, garrison, attack_divisor, defence_divisor, faces)

    def fight(self, crew: int, garrison: int, attack_divisor: int, defence_divisor: int, faces: int) -> None:
        """Add up what one exchange may lead to; an exchange without losses is simply fought again."""
        beats = 0.0
        lands = 0.0
        left = 0.0
        counted = 0
        for attack in range(1, faces + 1):
            dealt = min(garrison, (attack + crew) // attack_divisor)
            for defence in range(1, faces + 1):
                suffered = min(crew, (defence + garrison) // defence_divisor)
                if dealt or suffered:
                    counted += 1
                    beats += self.beats[crew - suffered][garrison - dealt]
                    lands += self.lands[crew - suffered][garrison - dealt]
                    left += self.left[crew - suffered][garrison - dealt]
        self.beats[crew][garrison] = beats / counted
        self.lands[crew][garrison] = lands / counted
        self.left[crew][garrison] = left / counted


class Charts:
    """What follows from the board alone: distances between zones, and the odds of battle with and without a fort.

    Beside it, the ports of that board in the ways they have been found to stand.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.markets: dict[tuple[int, ...], Markets] = {}
        self.distance: list[list[int]] = all_distances(board.neighbours)
        self.open_odds = Odds(board.divisor, board.divisor, board.die_faces, board.berths)
        self.fort_odds = Odds(board.divisor_against_fort, board.divisor, board.die_faces, board.berths)
        self.zone: list[int] = [port.zone for port in board.ports]
        self.product: list[int] = [port.product for port in board.ports]
        self.full_points: list[float] = [float(port.full_points) for port in board.ports]
        self.near: list[list[int]] = []  # port -> ports a cargo bought there may be brought to
        self.fade: list[list[float]] = []  # and what is left of its price by then
        for zone in self.zone:
            far = self.distance[zone]
            near = [at for at, other in enumerate(self.zone) if 0 < far[other] <= FARTHEST]
            self.near.append(near)
            self.fade.append([later((far[self.zone[at]] - 1) // USUAL_CREW, far[self.zone[at]]) for at in near])
        unit = board.sale_unit / board.ducats_per_point
        self.prices: list[list[float]] = [[number * unit for number in port.numbers] for port in board.ports]
        self.bonus: list[float] = [
            (board.bonus if port.capital_of < 0 else board.bonus_capital) / board.ducats_per_point
            for port in board.ports
        ]


_CHARTS: Final[list[Charts]] = []


def charts(board: Board) -> Charts:
    """The charts of that board."""
    for known in _CHARTS:
        if known.board is board:
            return known
    _CHARTS.append(Charts(board))
    return _CHARTS[-1]


class Markets:
    """The ports as one seat looks at them: what they are worth to hold, what they take, what sales there bring.

    They change far less often than galleys move, and reading them takes most of the time, so they are kept: whatever
    they depend on is in the key of `markets`.
    """

    def __init__(self, g: S96, seat: Seat, rest: int, time: float, chart: Charts) -> None:
        self.seat = seat
        self.rest = rest
        self.chart = chart
        self.ports = [port.copy() for port in g.table.ports]
        self.supply = supply_of(g)
        self.rivals = float(g.rules.seats - 1)
        self.pay_on_own = g.rules.options.pay_on_own_port
        self.hope: list[float] = [hope(time, missing) for missing in range(GOODS)]
        self.goods_of: list[int] = [0] * (g.rules.seats + 1)  # goods each controller has; the last one nobody's
        self.worth: list[float] = []  # port -> points it holds for its controller, beyond the own capital's
        self.refused: list[int] = []  # port -> goods it does not take
        self.spaces: list[int] = []  # port -> free spaces
        self.known: list[int] = []  # port -> goods that bring nothing extra there
        self.extra: list[float] = []  # port -> what other goods bring extra: a new market, or a shipyard
        self.fill: list[float] = []  # port -> points the next token adds to the port
        self.price: list[float] = []  # port -> points the next token brings, without a new market
        self.source: list[float] = [-1.0] * len(self.ports)  # port -> what its product can earn, once asked for
        self.someday: list[float] = [-1.0] * GOODS  # good -> what it may fetch anywhere, once asked for
        self.read_ports()
        self.read_markets()

    def read_ports(self) -> None:
        """What each port is worth to hold, what it takes, and what a sale there brings."""
        chart = self.chart
        hope = self.hope
        for at, port in enumerate(self.ports):
            held = ONES[port.stored]
            missing = len(chart.prices[at]) - held
            beyond = chart.full_points[at] - 1.0
            goods = port.stored | 1 << chart.product[at]
            self.goods_of[port.controller] |= goods
            self.spaces.append(missing)
            self.worth.append(1.0 + beyond * hope[missing])
            if missing:
                self.refused.append(goods)
                fill = beyond * (hope[missing - 1] - hope[missing])
                self.fill.append(fill)
                self.price.append(self.sale(port.controller, chart.prices[at][held], fill))
            else:
                self.refused.append(-1)
                self.fill.append(0.0)
                self.price.append(0.0)
        self.goods_of[self.seat] = -1
        self.goods_of[NOBODY] = -1

    def read_markets(self) -> None:
        """Where a good is new to a rival, or makes an own port the first shipyard."""
        needs = self.chart.board.galley_needs
        yard = False
        for at, port in enumerate(self.ports):
            known = self.goods_of[port.controller]
            extra = self.chart.bonus[at]
            if port.controller == self.seat and self.spaces[at]:
                lacks = needs & ~self.refused[at]
                if not lacks:
                    yard = True
                elif ONES[lacks] == 1:
                    known = ~lacks
                    extra = YARD_GAIN * self.rest
            self.known.append(known)
            self.extra.append(extra)
        if yard:
            for at, port in enumerate(self.ports):
                if port.controller == self.seat:
                    self.known[at] = -1

    def sale(self, controller: Seat, price: float, fill: float) -> float:
        """What a sale brings in such a port beside a new market: it also fills the port, for oneself or for a rival."""
        if controller == self.seat:
            return price + fill if self.pay_on_own else fill
        return price if controller == NOBODY else price - fill / self.rivals

    def gain(self, port: int, good: int) -> float:
        """What a sale of the good brings there: the price, what it does for the port, a new market or shipyard."""
        return self.price[port] if self.known[port] >> good & 1 else self.price[port] + self.extra[port]

    def source_worth(self, port: int) -> float:
        """What one token of a port's product earns if it is bought there and sold somewhere near."""
        if self.source[port] < 0.0:
            good = self.chart.product[port]
            near = self.chart.near[port]
            fade = self.chart.fade[port]
            best = 0.0
            for at in range(len(near)):
                other = near[at]
                if not self.refused[other] >> good & 1:
                    value = self.gain(other, good) * fade[at]
                    if value > best:
                        best = value
            self.source[port] = max(0.0, best - self.cost(port)) if self.supply >> good & 1 else 0.0
        return self.source[port]

    def cost(self, port: int) -> float:
        """What a token costs there: little from the bank, as much as may be asked from a rival."""
        board = self.chart.board
        controller = self.ports[port].controller
        bank = controller == NOBODY or controller == self.seat
        return (board.cost_good if bank else board.ask_max) / board.ducats_per_point

    def good_worth(self, good: int) -> float:
        """What a token of that good may fetch some day: the best sale anywhere; a new market may be gone by then."""
        if self.someday[good] < 0.0:
            best = 0.0
            for at in range(len(self.refused)):
                if not self.refused[at] >> good & 1:
                    value = self.price[at] if self.known[at] >> good & 1 else self.price[at] + 0.5 * self.extra[at]
                    if value > best:
                        best = value
            self.someday[good] = best
        return self.someday[good]


def markets(g: S96, seat: Seat, rest: int, time: float, chart: Charts) -> Markets:
    """The ports as they stand, read once."""
    key = [seat, g.rules.seats, int(g.rules.options.pay_on_own_port), rest, int(2.0 * time), supply_of(g)]
    for port in g.table.ports:
        key.append(port.stored * 8 + port.controller)
    index = tuple(key)
    found = chart.markets.get(index)
    if found is None:
        if len(chart.markets) >= MOST_KEPT:
            chart.markets.clear()
        found = Markets(g, seat, rest, time, chart)
        chart.markets[index] = found
    return found


def supply_of(g: S96) -> int:
    """The goods of which there are any left to buy."""
    left = 0
    for good, tokens in enumerate(g.table.supply):
        if tokens:
            left |= 1 << good
    return left


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
        self.time = float(self.rest) + (0.5 if self.ahead(MARKET, seat) else 0.0)
        board = g.rules.board
        nation = g.table.nations[seat]
        self.capital = board.capitals[nation] if nation >= 0 else -1
        self.home_worth = board.points_own_capital + board.income * self.time / board.ducats_per_point
        self.attackers = self.attackers_left()
        self.attacks = self.may_attack(seat)
        self.lands = self.ahead(CONTROL, seat)
        self.trades = self.ahead(MARKET, seat)
        self.fights_left = self.rest + (1 if self.attackers & ~(1 << seat) else 0)
        self.markets = markets(g, seat, self.rest, self.time, self.chart)
        self.refused: list[int] = self.markets.refused.copy()  # port -> goods it does not take, or has from us by then
        self.taken = 0  # ports that galleys counted before will land in
        self.fleet = 0  # own galleys
        self.rivals: list[Galley] = []
        self.reach: list[int] = []  # how far each of them can move in this round, and -1 if its fights are over
        self.read_rivals()

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

    def read_rivals(self) -> None:
        """The rivals' galleys, and how far each can still go to attack in this round; the own ones are counted."""
        for number, galley in enumerate(self.g.table.galleys):
            if galley.owner == self.seat:
                self.fleet += 1
            elif galley.owner != NOBODY and galley.crew:
                self.rivals.append(galley)
                self.reach.append(self.steps_now(number, galley) if self.may_attack(galley.owner) else -1)

    # Money and order

    def count_purse(self) -> None:
        g = self.g
        bid = g.own[self.seat].bid
        ducats = float(g.table.money[self.seat] - (bid if bid > 0 else 0))
        point = float(g.rules.board.ducats_per_point)
        self.counted[MONEY] = ducats / point
        if self.rest:
            self.counted[PURSE] = min(ducats, PURSE_FULL) / point
            self.counted[IDLE] = max(0.0, ducats - IDLE_FROM) / point * self.rest / g.rules.rounds

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
        for at, port in enumerate(self.g.table.ports):
            if port.controller != self.seat:
                continue
            worth = self.markets.worth[at]
            counted[PORTS] += 1.0
            counted[FILLING] += worth - 1.0
            counted[HIRING] += float(ONES[port.stored] * self.rest)
            if not needs & ~(port.stored | 1 << self.chart.product[at]):
                counted[YARD] = self.rest * (1.0 if self.fleet > 1 else 2.0)
            home = self.home(at)
            counted[CAPITAL] += home
            worth += home
            if self.fights_left:
                counted[EXPOSED] -= self.exposure(worth, port.garrison, port.fort)
                counted[DANGER] -= worth * self.port_danger(at, port.garrison)

    def home(self, port: int) -> float:
        """What the own capital brings beyond a port's points, and its income to come; nothing for other ports."""
        return self.home_worth if port == self.capital else 0.0

    def exposure(self, worth: float, garrison: int, fort: bool) -> float:
        """What so small a garrison puts at risk over the fights to come.

        Of a capital only a part counts here: who wants to take it has to come near first, and then it is in danger.
        """
        held = min(garrison + (2 if fort else 0), len(EXPOSURE) - 1)
        return EXPOSURE[held] * min(worth, EXPOSED_MOST) * (0.25 * self.fights_left if self.fights_left < 4 else 1.0)

    def port_danger(self, port: int, garrison: int) -> float:
        """How likely rival crews at hand take the port."""
        chart = self.chart
        odds = chart.fort_odds if self.g.table.ports[port].fort else chart.open_odds
        garrison = min(garrison, STRONGEST)
        far = chart.distance[chart.zone[port]]
        kept = 1.0
        top = self.g.stack[-1]
        if isinstance(top, Exchange) and top.target == GARRISON and self.is_at(top.galley, port):
            kept = 1.0 - odds.lands[self.g.table.galleys[top.galley].crew][garrison]
        for at, galley in enumerate(self.rivals):
            away = far[galley.zone]
            if away <= 2 * galley.crew:
                likely = odds.lands[galley.crew][garrison]
                if likely > 0.02:
                    kept -= kept * likely * self.menace(galley, self.reach[at], away)
        return 1.0 - kept

    def is_at(self, number: int, port: int) -> bool:
        """Whether that galley lies in the zone of that port."""
        return self.g.table.galleys[number].zone == self.chart.zone[port]

    def menace(self, galley: Galley, reach: int, away: int) -> float:
        """How much an attack of that rival galley so far away is to be reckoned with."""
        if away <= reach:
            return 0.5 if away else 0.7
        if self.rest and away <= galley.crew + max(reach, 0):
            return 0.2
        return 0.0

    # Galleys

    def steps_now(self, number: int, galley: Galley) -> int:
        """How many zones the galley can still move in this round."""
        if self.phase < SAIL:
            return galley.crew
        if self.phase > SAIL or not self.ahead(SAIL, galley.owner):
            return 0
        if not self.g.table.turn.moved >> number & 1 or self.active != galley.owner:
            return galley.crew
        for step in self.g.stack:
            if isinstance(step, SailOn) and step.galley == number:
                return step.left
        return 0

    def count_galleys(self) -> None:
        counted = self.counted
        sails = float(self.rest) + (1.0 if self.ahead(SAIL, self.seat) else 0.0)
        counted[GALLEYS] = sails * FLEET[min(self.fleet, len(FLEET) - 1)]
        for number, galley in enumerate(self.g.table.galleys):
            if galley.owner != self.seat or not galley.crew:
                continue
            now = self.steps_now(number, galley)
            leave = self.leave_needed(number)
            voyage = Voyage(self, number, galley, now)
            voyage.claim()
            cargo = voyage.cargo * leave
            counted[CREWS] += sails * CREW_EARNS[galley.crew]
            counted[CARGO] += cargo
            counted[STOWED] += voyage.stowed + TRIFLE * voyage.tokens
            counted[ROOM] += voyage.room * leave
            counted[PRIZES] += voyage.prize * leave
            if self.is_assaulting(number):
                counted[PRIZES] += self.port_prize(galley, self.g.rules.board.port_at[galley.zone])
            counted[RAIDS] += self.raid_worth(number, galley, now)
            if self.fights_left:
                counted[QUARRY] -= (HULL * sails + cargo + voyage.stowed) * self.galley_danger(number, galley)

    def is_assaulting(self, number: int) -> bool:
        """Whether the galley has attacked a port and the dice are in the air: it may cost more than it brings."""
        top = self.g.stack[-1]
        return isinstance(top, Exchange) and top.galley == number and top.target == GARRISON

    def leave_needed(self, number: int) -> float:
        """Less than one while the galley's way depends on rivals' leave."""
        top = self.g.stack[-1]
        if isinstance(top, SailOn) and top.galley == number and not top.leave:
            return 0.9 if rivals_met(self.g, self.seat, number) else 1.0
        if isinstance(top, GrantPassage) and top.galley == number:
            return 0.9
        return 1.0

    def raid_worth(self, number: int, galley: Galley, now: int) -> float:
        """The best rival galley to fight in this round, or the fight that has begun."""
        top = self.g.stack[-1]
        if isinstance(top, Exchange) and top.galley == number and top.target != GARRISON:
            return self.galley_prize(galley, self.g.table.galleys[top.target])
        if not self.attacks:
            return 0.0
        far = self.chart.distance[galley.zone]
        best = 0.0
        for rival in self.rivals:
            if far[rival.zone] <= now:
                value = self.galley_prize(galley, rival) * (0.5 if far[rival.zone] else 1.0)
                if value > best:
                    best = value
        return best

    def landed(self, number: int) -> bool:
        """Whether the galley has landed sailors in the turn under way."""
        return self.phase == CONTROL and bool(self.g.table.turn.landed >> number & 1)

    def port_prize(self, galley: Galley, at: int) -> float:
        """What the crew gains on average by fighting for that port to the end and landing."""
        port = self.g.table.ports[at]
        crew = galley.crew
        worth = (self.markets.worth[at] + self.home(at)) * 0.8
        if not port.garrison:
            return worth - SAILOR if crew > 1 else 0.0
        odds = self.chart.fort_odds if port.fort else self.chart.open_odds
        garrison = min(port.garrison, STRONGEST)
        lost = (crew - odds.left[crew][garrison]) * SAILOR + (1.0 - odds.beats[crew][garrison]) * self.stake(galley)
        return odds.lands[crew][garrison] * (worth - SAILOR) - lost

    def galley_prize(self, galley: Galley, rival: Galley) -> float:
        """What the crew gains on average by fighting that galley to the end: its cargo, perhaps its hull."""
        odds = self.chart.open_odds
        left = odds.left[galley.crew][rival.crew]
        loot = TOKEN * rival.tokens() + (HULL * self.rest if left > 1.5 else 0.0)
        beats = odds.beats[galley.crew][rival.crew]
        return beats * loot - (galley.crew - left) * SAILOR - (1.0 - beats) * self.stake(galley)

    def stake(self, galley: Galley) -> float:
        """What sinks with the galley in a lost fight; in the last round nothing of worth."""
        hull = HULL * self.rest * (1.0 if self.fleet > 1 else 2.0)
        return hull + TOKEN * galley.tokens() if self.rest else 0.0

    def galley_danger(self, number: int, galley: Galley) -> float:
        """How likely rivals at hand beat the galley in this round."""
        far = self.chart.distance[galley.zone]
        beats = self.chart.open_odds.beats
        kept = 1.0
        top = self.g.stack[-1]
        if isinstance(top, Exchange) and top.target == number:
            kept = 1.0 - beats[self.g.table.galleys[top.galley].crew][galley.crew]
        for at, rival in enumerate(self.rivals):
            away = far[rival.zone]
            if away <= rival.crew and beats[rival.crew][galley.crew] > 0.05:
                kept -= kept * beats[rival.crew][galley.crew] * self.menace(rival, self.reach[at], away) * 0.5
        return 1.0 - kept


class Voyage:
    """Where a galley had best go next: to sell, to take a port, and to buy anew for its free berths."""

    def __init__(self, outlook: Outlook, number: int, galley: Galley, now: int) -> None:
        self.outlook = outlook
        self.number = number
        self.galley = galley
        self.crew = galley.crew
        self.tokens = galley.tokens()
        self.berths = outlook.g.rules.board.berths - galley.crew  # for cargo
        self.soonest = 0 if outlook.trades else 1  # rounds until it can trade where it is
        self.assaults = outlook.is_assaulting(number)
        self.landed = outlook.landed(number)
        self.port = -1
        self.sold = 0  # goods that will be sold there
        self.goods: list[int] = []  # aboard
        self.last: list[float] = []  # what the last token of each may fetch some day
        self.unsold = 0.0  # what all tokens may fetch some day
        self.weigh_goods()
        self.cargo = 0.0
        self.stowed = self.unsold * DELAY if outlook.rest else 0.0
        self.room = 0.0
        self.prize = 0.0
        self.total = self.stowed
        far = outlook.chart.distance[galley.zone]
        last = min(outlook.rest, LONGEST)
        for at, zone in enumerate(outlook.chart.zone):
            away = far[zone]
            rounds = 0 if away <= now else (away - now + self.crew - 1) // self.crew
            if rounds <= last:
                self.consider(at, rounds, away)

    def consider(self, port: int, rounds: int, away: int) -> None:
        """What calling at that port brings; it is kept if it is the best so far."""
        outlook = self.outlook
        markets = outlook.markets
        market = max(rounds, self.soonest)
        sale = 0.0
        sold = 0
        left = self.unsold
        tokens = self.tokens
        refused = outlook.refused[port]
        spaces = markets.spaces[port]
        if spaces and market <= outlook.rest:
            for at, good in enumerate(self.goods):
                if spaces and not refused >> good & 1:
                    sale += markets.gain(port, good)
                    left -= self.last[at]
                    sold |= 1 << good
                    tokens -= 1
                    spaces -= 1
        cargo = sale * later(market, away)
        stowed = left * later(market + 1, 0) if market < outlook.rest else 0.0
        free = self.berths - tokens
        room = 0.0
        if free > 0 and market < outlook.rest:
            room = markets.source_worth(port) * SECOND[free - 1] * NOVELTY * later(market + 1, away)
        prize = self.prize_at(port, rounds, away)
        if prize > 0.0 and sold:
            prize += markets.fill[port] * later(market, away)
        total = cargo + stowed + room + prize
        if total > self.total:
            self.total = total
            self.cargo = cargo
            self.stowed = stowed
            self.room = room
            self.prize = prize
            self.port = port
            self.sold = sold

    def weigh_goods(self) -> None:
        """What the tokens aboard may fetch some day, each further one of a good less."""
        outlook = self.outlook
        for good in range(GOODS):
            tokens = self.galley.cargo[good]
            if tokens:
                worth = outlook.markets.good_worth(good)
                self.goods.append(good)
                self.last.append(worth * (UNSOLD[tokens] - UNSOLD[tokens - 1]))
                self.unsold += worth * UNSOLD[tokens]

    def prize_at(self, at: int, rounds: int, away: int) -> float:
        """What the crew may gain by taking that port."""
        outlook = self.outlook
        port = outlook.g.table.ports[at]
        if self.assaults or port.controller == outlook.seat or outlook.taken >> at & 1:
            return 0.0
        if self.landed or not (outlook.attacks if port.garrison else outlook.lands):
            rounds = max(rounds, 1)
        if rounds > outlook.rest:
            return 0.0
        return max(0.0, outlook.port_prize(self.galley, at)) * later(rounds, away)

    def claim(self) -> None:
        """Leave nothing of this for the galleys counted next."""
        if self.port >= 0:
            self.outlook.refused[self.port] |= self.sold
            if self.prize > 0.0:
                self.outlook.taken |= 1 << self.port


def hope(time: float, missing: int) -> float:
    """How likely a port is full in the end, with so many rounds for so many spaces."""
    if not missing:
        return 1.0
    part = time / (time + FILL_TIME * missing)
    return part * part


def later(rounds: int, away: int) -> float:
    """What is left of a value so many rounds and zones away."""
    left = 1.0 - 0.01 * away
    for _ in range(rounds):
        left *= DELAY
    return left


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
        manned = Galley(galley.owner, galley.zone, crew, galley.cargo)
        return CREW_EARNS[crew] * float(outlook.rest + 1) * 0.25 + Voyage(outlook, 0, manned, crew).total

    def ashore(self, garrison: int) -> float:
        """What a garrison of that size keeps from being lost."""
        outlook = self.outlook
        worth = outlook.markets.worth[self.port] + outlook.home(self.port)
        fort = outlook.g.table.ports[self.port].fort
        return -outlook.exposure(worth, garrison, fort) - worth * outlook.port_danger(self.port, garrison)
