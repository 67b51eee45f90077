"""Voyages of Serenissima (1996): where a galley had best go next, and what ports are worth to a seat that goes there.

A move changes one or two galleys and at most one port. Whatever is found out here is therefore kept under all that it
depends on: the ports as they stand, and for each galley its zone, crew, cargo and the steps it has left.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.board import GOODS, Board
from serenissima.games.serenissima_1996.state import ONES, S96, Port
from serenissima.kernel.core import NOBODY, Seat
from serenissima.parts.distances import all_distances

DELAY: Final = 0.85  # what something is worth one round later
FILL_TIME: Final = 0.8  # rounds it takes to fill one space
YARD_GAIN: Final = 0.2  # what the first shipyard brings a round
SAILOR: Final = 0.3  # what a lost sailor costs,
TOKEN: Final = 0.4  # a lost token,
HULL: Final = 0.2  # and a lost galley, for each round to come
NOVELTY: Final = 0.35  # how much of what a product earns is lost by having to take another one instead
SECOND: Final[list[float]] = [1.0, 1.4, 1.6, 1.7]  # what so many free berths earn, one earning 1
UNSOLD: Final[list[float]] = [0.0, 0.8, 1.4, 1.7, 1.9]  # what so many tokens of a good fetch later, one sale being 1
LONGEST: Final = 3  # rounds that the next voyage may take
USUAL_CREW: Final = 3  # zones in a round, for voyages beyond the next
FARTHEST: Final = 5  # zones that such a voyage may take
STRONGEST: Final = 12  # garrisons beyond this are all the same
MOST_SEATS: Final = 4
MOST_KEPT: Final = 4096  # ways the ports may stand that are remembered
MOST_LEGS: Final = 60_000  # voyages that are remembered


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


LATER: Final[list[list[float]]] = [[later(rounds, away) for away in range(40)] for rounds in range(LONGEST + 2)]


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
        self.number = len(_CHARTS)
        self.markets: dict[tuple[int, ...], Markets] = {}
        self.last: list[Shores | None] = [None] * MOST_SEATS  # by seat: the shores asked for last
        self.legs = 0  # voyages remembered on all of them
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
        self.shores: dict[tuple[int, ...], Shores] = {}
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
        if len(chart.markets) >= MOST_KEPT or chart.legs >= MOST_LEGS:
            chart.markets.clear()
            chart.legs = 0
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


class Stand:
    """What else a seat's voyages depend on: what it may still do in this round, its capital, whether it has a fleet."""

    def __init__(self, rest: int, time: float, capital: int, home: float, attacks: bool, lands: bool) -> None:
        self.rest = rest
        self.time = time
        self.capital = capital
        self.home = home  # what the capital brings beyond a port's points
        self.attacks = attacks
        self.lands = lands
        self.only = False  # whether the galley that goes is the only one


class Claims:
    """What galleys counted before leave for the next one, and the voyages found with it."""

    def __init__(self, refused: list[int], taken: int) -> None:
        self.refused = refused  # port -> goods it does not take, or has from us by then
        self.taken = taken  # ports that they will land in
        self.legs: dict[int, Leg] = {}


class Leg:
    """Where a galley had best go next: what it sells, takes and buys anew there, and what is left for others."""

    def __init__(self, tokens: int, stowed: float, claims: Claims) -> None:
        self.tokens = tokens  # aboard
        self.port = -1
        self.sold = 0  # goods that will be sold there
        self.cargo = 0.0
        self.stowed = stowed
        self.room = 0.0
        self.prize = 0.0
        self.total = stowed
        self.then = claims


class Shores:
    """The ports as a seat's crews look at them: markets, and what stands in the way of taking one."""

    def __init__(self, g: S96, seat: Seat, stand: Stand, markets: Markets, supply: int) -> None:
        self.seat = seat
        self.seats: int = g.rules.seats
        self.options = g.rules.options
        self.stand = stand
        self.supply = supply
        self.markets = markets
        self.chart = markets.chart
        self.soonest = 0 if stand.time > stand.rest else 1  # rounds until one can trade where one is
        self.ports: list[Port] = [port.copy() for port in g.table.ports]
        self.claims = Claims(markets.refused, 0)
        self.claimed: dict[tuple[int, ...], Claims] = {}
        self.found: dict[int, list[float]] = {}  # by crew and cargo

    def same(self, g: S96, stand: Stand, supply: int) -> bool:
        """Whether everything is as it was: of own ports the garrisons do not matter, nobody takes those."""
        mine = self.stand
        if (
            supply != self.supply
            or stand.rest != mine.rest
            or stand.time != mine.time
            or stand.capital != mine.capital
            or stand.attacks is not mine.attacks
            or stand.lands is not mine.lands
            or stand.only is not mine.only
            or g.rules.options is not self.options
            or g.rules.seats != self.seats
        ):
            return False
        seat = self.seat
        before = self.ports
        for at, port in enumerate(g.table.ports):
            old = before[at]
            if port.stored != old.stored or port.controller != old.controller:
                return False
            if port.controller != seat and (port.garrison != old.garrison or port.fort is not old.fort):
                return False
        return True

    def leg(self, claims: Claims, zone: int, crew: int, cargo: list[int], now: int, held: int) -> Leg:
        """The best next voyage of such a galley; `held` says that it attacks a port now, or has landed already."""
        key = ((zone * 8 + crew) * 8 + now) * 4 + held
        for tokens in cargo:
            key = key * 8 + tokens
        found = claims.legs.get(key)
        if found is None:
            found = Voyage(self, claims, zone, crew, cargo, now, held).leg
            found.then = self.after(claims, found)
            claims.legs[key] = found
            self.chart.legs += 1
        return found

    def after(self, claims: Claims, leg: Leg) -> Claims:
        """What is left for the galleys counted next."""
        if leg.port < 0 or not (leg.sold or leg.prize > 0.0):
            return claims
        refused = claims.refused.copy()
        refused[leg.port] |= leg.sold
        taken = claims.taken | (1 << leg.port if leg.prize > 0.0 else 0)
        key = (*refused, taken)
        found = self.claimed.get(key)
        if found is None:
            found = Claims(refused, taken)
            self.claimed[key] = found
        return found

    def prizes(self, crew: int, tokens: int) -> list[float]:
        """What such a crew gains by taking each of the ports."""
        key = crew * 8 + tokens
        found = self.found.get(key)
        if found is None:
            found = [self.port_prize(crew, tokens, at) for at in range(len(self.ports))]
            self.found[key] = found
        return found

    def port_prize(self, crew: int, tokens: int, at: int) -> float:
        """What a crew with so much cargo gains on average by fighting for that port to the end and landing."""
        port = self.ports[at]
        worth = (self.markets.worth[at] + self.home(at)) * 0.8
        if not port.garrison:
            return worth - SAILOR if crew > 1 else 0.0
        odds = self.chart.fort_odds if port.fort else self.chart.open_odds
        garrison = min(port.garrison, STRONGEST)
        lost = (crew - odds.left[crew][garrison]) * SAILOR + (1.0 - odds.beats[crew][garrison]) * self.stake(tokens)
        return odds.lands[crew][garrison] * (worth - SAILOR) - lost

    def home(self, port: int) -> float:
        """What the own capital brings beyond a port's points, and its income to come; nothing for other ports."""
        return self.stand.home if port == self.stand.capital else 0.0

    def stake(self, tokens: int) -> float:
        """What sinks with a galley in a lost fight."""
        return stake(self.stand.rest, tokens, self.stand.only)


def stake(rest: int, tokens: int, only: bool) -> float:
    """What sinks with a galley in a lost fight, the only one or not; in the last round nothing of worth."""
    return HULL * rest * (2.0 if only else 1.0) + TOKEN * tokens if rest else 0.0


def shores(g: S96, seat: Seat, stand: Stand, chart: Charts) -> Shores:
    """The shores of that seat; mostly they are as they were when it last asked."""
    supply = supply_of(g)
    last = chart.last[seat]
    if last is not None and last.same(g, stand, supply):
        return last
    known = markets(g, seat, stand.rest, stand.time, chart)
    key = [stand.capital, int(stand.attacks), int(stand.lands), int(stand.only)]
    for port in g.table.ports:
        key.append(-1 if port.controller == seat else 2 * port.garrison + int(port.fort))
    index = tuple(key)
    found = known.shores.get(index)
    if found is None:
        found = Shores(g, seat, stand, known, supply)
        known.shores[index] = found
    chart.last[seat] = found
    return found


ATTACKS: Final = 1  # the galley attacks the port where it lies,
LANDED: Final = 2  # or has landed sailors in the turn under way


class Voyage:
    """Looks for the best next voyage of one galley."""

    def __init__(
        self, shores: Shores, claims: Claims, zone: int, crew: int, cargo: list[int], now: int, held: int
    ) -> None:
        self.shores = shores
        self.claims = claims
        self.crew = crew
        self.held = held
        self.rest = shores.stand.rest
        self.goods: list[int] = []  # aboard
        self.last: list[float] = []  # what the last token of each may fetch some day
        self.tokens = 0
        self.unsold = 0.0  # what all tokens may fetch some day
        self.weigh_goods(cargo)
        self.berths = shores.chart.board.berths - crew  # for cargo
        self.prizes = shores.prizes(crew, self.tokens)
        self.leg = Leg(self.tokens, self.unsold * DELAY if self.rest else 0.0, claims)
        self.look_around(shores.chart.distance[zone], now)

    def weigh_goods(self, cargo: list[int]) -> None:
        """What the tokens aboard may fetch some day, each further one of a good less."""
        for good, tokens in enumerate(cargo):
            if tokens:
                worth = self.shores.markets.good_worth(good)
                self.goods.append(good)
                self.last.append(worth * (UNSOLD[tokens] - UNSOLD[tokens - 1]))
                self.unsold += worth * UNSOLD[tokens]
                self.tokens += tokens

    def look_around(self, far: list[int], now: int) -> None:
        """Every port within some rounds."""
        crew = self.crew
        last = min(self.rest, LONGEST)
        for at, zone in enumerate(self.shores.chart.zone):
            away = far[zone]
            rounds = 0 if away <= now else (away - now + crew - 1) // crew
            if rounds <= last:
                self.consider(at, rounds, away)

    def consider(self, port: int, rounds: int, away: int) -> None:
        """What calling at that port brings; it is kept if it is the best so far."""
        markets = self.shores.markets
        market = max(rounds, self.shores.soonest)
        sale = 0.0
        sold = 0
        left = self.unsold
        tokens = self.tokens
        spaces = markets.spaces[port]
        if tokens and spaces and market <= self.rest:
            refused = self.claims.refused[port]
            for at, good in enumerate(self.goods):
                if spaces and not refused >> good & 1:
                    sale += markets.gain(port, good)
                    left -= self.last[at]
                    sold |= 1 << good
                    tokens -= 1
                    spaces -= 1
        cargo = sale * LATER[market][away]
        stowed = left * LATER[market + 1][0] if market < self.rest else 0.0
        free = self.berths - tokens
        room = 0.0
        if free > 0 and market < self.rest:
            room = markets.source_worth(port) * SECOND[free - 1] * NOVELTY * LATER[market + 1][away]
        prize = self.prize_at(port, rounds, away)
        if prize > 0.0 and sold:
            prize += markets.fill[port] * LATER[market][away]
        if cargo + stowed + room + prize > self.leg.total:
            self.choose(port, sold, cargo, stowed, room, prize)

    def choose(self, port: int, sold: int, cargo: float, stowed: float, room: float, prize: float) -> None:
        leg = self.leg
        leg.total = cargo + stowed + room + prize
        leg.cargo = cargo
        leg.stowed = stowed
        leg.room = room
        leg.prize = prize
        leg.port = port
        leg.sold = sold

    def prize_at(self, at: int, rounds: int, away: int) -> float:
        """What the crew may gain by taking that port."""
        shores = self.shores
        port = shores.ports[at]
        if self.held & ATTACKS or port.controller == shores.seat or self.claims.taken >> at & 1:
            return 0.0
        stand = shores.stand
        if self.held & LANDED or not (stand.attacks if port.garrison else stand.lands):
            rounds = max(rounds, 1)
        if rounds > self.rest:
            return 0.0
        prize = self.prizes[at]
        return prize * LATER[rounds][away] if prize > 0.0 else 0.0
