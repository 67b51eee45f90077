"""The figures that a board shows beside the pieces: whatever follows from the rules and is not printed anywhere.

Everything lies open but what a treasury holds (S96-3.10) and the goods of a proposal without a price (S96-10.4).
"""

from __future__ import annotations

from typing import Annotated, Final, cast

from serenissima.games.serenissima_1996.board import GARRISON, GOODS
from serenissima.games.serenissima_1996.building import lacking
from serenissima.games.serenissima_1996.chances import losses
from serenissima.games.serenissima_1996.combat import Attack, ResolveVictory, defenders, divisor_against
from serenissima.games.serenissima_1996.flow import ORDER, phase_of
from serenissima.games.serenissima_1996.haggling import (
    AnswerCounter,
    AnswerFinal,
    AnswerPrice,
    AskPrice,
    can_pay,
    highest_ask,
    seller_to,
)
from serenissima.games.serenissima_1996.hiring import hiring_left
from serenissima.games.serenissima_1996.manage import Manage
from serenissima.games.serenissima_1996.market import Sell, best_sale, new_market_bonus, sale_price
from serenissima.games.serenissima_1996.order import Bid, ChooseSlot, RevealBids, TieDie
from serenissima.games.serenissima_1996.rearranging import room_beside
from serenissima.games.serenissima_1996.sailing import Sail, SailOn
from serenissima.games.serenissima_1996.scoring import (
    board_points,
    ducat_points,
    port_points,
    unclaimed_points,
)
from serenissima.games.serenissima_1996.state import (
    BUY,
    S96,
    flags_used,
    fleet,
    free_berths,
    galleys_in_supply,
    is_full,
    own_capital,
    port_in,
    ports_of,
)
from serenissima.games.serenissima_1996.trading import (
    AnswerTrade,
    AnswerTradeCounter,
    TradeGoods,
    TradePrice,
    hands,
    list_proposals,
)
from serenissima.kernel.core import NOBODY, Move, Seat, nouns
from serenissima.kernel.fields import Kept, drawer, shape_of
from serenissima.kernel.shape import NUMBER, Counts, Keyed, Maybe, Named, Number, Row, SetOf, Several

FULL: Final = -1  # in place of the next price
SHORT: Final = -1  # in place of a treasury that does not suffice
ABSENT: Final = -1  # in place of the free berths of a galley that is not on the board


@drawer
class Standing(Kept):
    """S96-1.9, S96-16.12, S96-17.1: what a seat has, what it scores now, and what the next market brings by itself."""

    ports: int
    forts: int
    galleys: int
    sailors: int
    flags: int  # still to be placed
    points: int  # of what lies on the board
    ducats: Annotated[int | None, Maybe(NUMBER)]  # none while the treasury is secret
    ducat_points: Annotated[int | None, Maybe(NUMBER)]
    income: int


@drawer
class Quay(Kept):
    """S96-5.4, S96-6.3, S96-7.2, S96-8.2: what can be had where the reader has a galley or the flag."""

    port: Annotated[int, Named("port")]
    price: int  # of a token from the bank; 0 where the controller is asked
    most: int  # that he may ask; 0 where nobody is asked
    hire: int  # sailors still to be hired
    galley: Annotated[int | None, Maybe(SetOf("good"))]  # goods that are lacking for one; none where nothing is built
    fort: Annotated[int | None, Maybe(SetOf("good"))]


@drawer
class Trade(Kept):
    """S96-10.3, S96-10.4: two galleys side by side, who sells, and how many of each good at most."""

    galley: Annotated[int, Named("galley")]
    rival: Annotated[int, Named("galley")]
    side: Annotated[int, Named("side")]
    most: Annotated[list[int], Counts("good")]


@drawer
class Deal(Kept):
    """S96-6.2 to S96-6.9, S96-10.4 to S96-10.8: who sells what to whom, the price that stands, and all there may be."""

    seller: Seat
    buyer: Seat
    good: Annotated[int, Named("good")]
    n: int
    giver: Annotated[int, Named("galley")]  # the galley that gives, or none at a port
    taker: Annotated[int, Named("galley")]
    port: Annotated[int, Named("port")]
    price: Annotated[int | None, Maybe(NUMBER)]
    before: Annotated[int | None, Maybe(NUMBER)]  # the price that it takes the place of
    totals: Annotated[list[tuple[int, int]], Several(Row(NUMBER, NUMBER))]  # every price, and what all tokens cost


@drawer
class Fight(Kept):
    """S96-13.4, S96-13.5, S96-14.4: both sides of an attack, and by how many faces of a die each loses so many."""

    galley: Annotated[int, Named("galley")]
    target: Annotated[int, Named("target")]
    crew: int
    defenders: int
    divisor: int  # of the attacker
    loses: Annotated[list[int], Several(NUMBER)]  # the attacker: none first
    deals: Annotated[list[int], Several(NUMBER)]  # the defender


@drawer
class Booty(Kept):
    """S96-13.12, S96-13.13: a crew for the beaten galley, and goods that keep their hull as far as there is room."""

    crew: int  # sailors who board the beaten galley
    keeps: Annotated[list[int], Counts("good")]  # the winner
    holds: Annotated[list[int], Counts("good")]  # the beaten one


@drawer
class Figures(Kept):
    """All of them; what only whoever is asked needs is told to nobody else."""

    phase: Annotated[int, Named("phase")]
    rounds: int  # after which the game may end
    galleys: int  # in the supply
    seats: Annotated[list[Standing], Keyed("seat", shape_of(Standing))]
    ports: Annotated[list[tuple[int, int]], Keyed("port", Row(NUMBER, Number(FULL)))]  # points now, next price
    berths: Annotated[list[int], Keyed("galley", NUMBER, sparse=ABSENT)]  # free
    spare: Annotated[list[int], Keyed("galley", NUMBER, sparse=ABSENT)]  # sailors who may leave before it sinks
    fleets: Annotated[
        list[list[tuple[int, int]]], Keyed("zone", Several(Row(Named("seat"), NUMBER)), sparse=[])
    ]  # who has how many sailors afloat there
    ways: Annotated[
        list[list[tuple[int, int, int, int, int]]],
        Keyed("galley", Several(Row(Named("zone"), NUMBER, Named("zone"), NUMBER, NUMBER)), sparse=[]),
    ]  # zone within reach, steps, the zone before it, rivals' sailors who may stop it there, what the cargo brings
    sales: Annotated[
        list[tuple[int, int, int, int]], Several(Row(Named("galley"), Named("good"), NUMBER, NUMBER))
    ]  # price, and the bonus of a new market
    fights: Annotated[list[Fight], Several(shape_of(Fight))]
    booty: Annotated[list[Booty], Several(shape_of(Booty))]
    quays: Annotated[list[Quay], Several(shape_of(Quay))]
    trades: Annotated[list[Trade], Several(shape_of(Trade))]
    terms: Annotated[
        list[list[tuple[int, int, int, int]]], Several(Several(Row(NUMBER, NUMBER, Number(SHORT), NUMBER)))
    ]  # of one token, two, and so on: each price, what all cost, the own treasury after buying and after selling
    deal: Annotated[Deal | None, Maybe(shape_of(Deal))]


# What everybody may know


def figures(g: S96, reader: Seat, moves: list[Move]) -> Figures:
    """All figures as that reader may know them."""
    board, table = g.rules.board, g.table
    found = Figures(
        phase=phase_now(g),
        rounds=g.rules.rounds,
        galleys=galleys_in_supply(g),
        seats=[standing_of(g, seat, reader) for seat in range(g.rules.seats)],
        ports=[worth(g, reader, port) for port in range(len(board.ports))],
        berths=[free_berths(g, galley) if galley.owner != NOBODY else ABSENT for galley in table.galleys],
        spare=[],
        fleets=fleets(g),
        ways=[],
        sales=[],
        fights=[],
        booty=[],
        quays=[],
        trades=[],
        terms=[],
        deal=deal_of(g, reader),
    )
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Manage) and top.seat == reader:
        found.spare = [galley.crew - 1 if galley.owner == reader else ABSENT for galley in table.galleys]
        found.quays = quays(g, reader)
        found.trades = trades(g, reader)
        found.terms = terms(g, reader, found.trades)
    elif isinstance(top, Sail) and top.seat == reader:
        found.ways = [[] for _ in table.galleys]
        for number in fleet(g, reader):
            if not table.turn.moved >> number & 1:
                found.ways[number] = ways(g, number, table.galleys[number].crew)
    elif isinstance(top, SailOn) and top.seat == reader:
        found.ways = [[] for _ in table.galleys]
        found.ways[top.galley] = ways(g, top.galley, top.left)
    elif isinstance(top, Attack) and top.seat == reader:
        found.fights = [fight_of(g, move) for move in moves[:-1]]
    elif isinstance(top, ResolveVictory) and top.seat == reader:
        found.booty = [booty_of(g, top, nouns(move)[0]) for move in moves]
    elif isinstance(top, Sell) and top.seat == reader:
        found.sales = [sale_of(g, reader, move) for move in moves[:-1]]
    return found


def phase_now(g: S96) -> int:
    """S96-3.1: the phase that is being played; none in the set-up, between phases and at the end."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, (Bid, RevealBids, TieDie, ChooseSlot)):
        return ORDER
    return phase_of(g)


def treasury_known(g: S96, reader: Seat, seat: Seat) -> bool:
    """S96-3.10, S96-18.2: one's own; by option, and at the end, everybody's."""
    return reader == seat or g.rules.options.open_money or not g.stack


def standing_of(g: S96, seat: Seat, reader: Seat) -> Standing:
    """S96-1.9, S96-16.12, S96-17.1 to S96-17.6: one seat's row."""
    table = g.table
    galleys = fleet(g, seat)
    held = ports_of(g, seat)
    known = treasury_known(g, reader, seat)
    sailors = 0
    for number in galleys:
        sailors += table.galleys[number].crew
    forts = 0
    income = 0
    for port in held:
        place = table.ports[port]
        sailors += place.garrison
        forts += 1 if place.fort else 0
        if port == own_capital(g, seat):
            income = g.rules.board.income
    return Standing(
        ports=len(held),
        forts=forts,
        galleys=len(galleys),
        sailors=sailors,
        flags=g.rules.board.flags - flags_used(g, seat),
        points=board_points(g)[seat],
        ducats=table.money[seat] if known else None,
        ducat_points=ducat_points(g, seat) if known else None,
        income=income,
    )


def worth(g: S96, reader: Seat, port: int) -> tuple[int, int]:
    """S96-16.4, S96-17.3: what a port scores for whoever controls it, and what the next token sold there brings."""
    seat = g.table.ports[port].controller
    points = port_points(g, seat, port) if seat != NOBODY else unclaimed_points(g, port)
    return points, FULL if is_full(g, port) else sale_price(g, reader, port)


def fleets(g: S96) -> list[list[tuple[int, int]]]:
    """S96-12.5: the sailors of each seat afloat in each zone: whoever lies there may stop others."""
    found: list[list[tuple[int, int]]] = [[] for _ in g.rules.board.zones]
    for galley in g.table.galleys:
        if galley.owner != NOBODY:
            there = found[galley.zone]
            for at, (seat, sailors) in enumerate(there):
                if seat == galley.owner:
                    there[at] = (seat, sailors + galley.crew)
                    break
            else:
                there.append((galley.owner, galley.crew))
    return found


def deal_of(g: S96, reader: Seat) -> Deal | None:
    """S96-6.2, S96-10.3: who sells what to whom in the question that is asked."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, (AskPrice, AnswerPrice, AnswerCounter, AnswerFinal)):
        return haggle_of(g, top)
    if isinstance(top, TradePrice) and top.seat == reader:
        own = g.own[reader]
        return trade_of(g, top.galley, top.rival_galley, top.side, own.good, own.number, None, None)
    if isinstance(top, AnswerTrade):
        return trade_of(g, top.galley, top.rival_galley, top.side, top.good, top.n, top.price, None)
    if isinstance(top, AnswerTradeCounter):
        return trade_of(g, top.galley, top.rival_galley, top.side, top.good, top.n, top.counter, top.price)
    return None


def haggle_of(g: S96, top: AskPrice | AnswerPrice | AnswerCounter | AnswerFinal) -> Deal:
    """S96-6.2 to S96-6.7: the controller of a port sells, from the lowest ask to the highest that he may name."""
    board = g.rules.board
    price: int | None = None
    before: int | None = None
    if isinstance(top, AnswerCounter):
        price, before = top.counter, top.price
    elif not isinstance(top, AskPrice):
        price = top.price
    port = port_in(g, top.galley)
    prices = range(board.ask_min, highest_ask(g, port) + 1, board.money_step)
    totals = [(each, each * top.n) for each in prices]
    return Deal(seller_to(g, top.galley), top.buyer, top.good, top.n, NOBODY, top.galley, port, price, before, totals)


def trade_of(
    g: S96, galley: int, rival: int, side: int, good: int, n: int, price: int | None, before: int | None
) -> Deal:
    """S96-10.3, S96-10.4, S96-10.8: two galleys in one zone, and every price from nothing at all."""
    board = g.rules.board
    giver, taker = (rival, galley) if side == BUY else (galley, rival)
    seller, buyer = hands(g, galley, rival, side)
    totals = [(each, each * n) for each in range(0, board.trade_price_max + 1, board.money_step)]
    return Deal(seller.owner, buyer.owner, good, n, giver, taker, port_in(g, galley), price, before, totals)


# What whoever is asked may want to know


def quays(g: S96, seat: Seat) -> list[Quay]:
    """S96-5.2, S96-7.1, S96-8.1: each port where the seat has a galley or the flag."""
    there = {port_in(g, number) for number in fleet(g, seat)}
    return [quay(g, seat, port) for port in range(len(g.table.ports)) if port in there or held(g, seat, port)]


def held(g: S96, seat: Seat, port: int) -> bool:
    return g.table.ports[port].controller == seat


def quay(g: S96, seat: Seat, port: int) -> Quay:
    """S96-5.4, S96-6.3, S96-7.2, S96-7.3, S96-7.4, S96-8.2: one port."""
    board, table = g.rules.board, g.table
    bank = table.ports[port].controller in (NOBODY, seat)
    hire = 0
    galley: int | None = None
    fort: int | None = None
    if held(g, seat, port):
        hire = hiring_left(g, port)
        if not table.turn.built >> port & 1:
            if galleys_in_supply(g) and flags_used(g, seat) < board.flags:
                galley = lacking(g, port, board.galley_needs)
            if table.forts and not table.ports[port].fort:
                fort = lacking(g, port, board.fort_needs)
    return Quay(port, board.cost_good if bank else 0, 0 if bank else highest_ask(g, port), hire, galley, fort)


def trades(g: S96, seat: Seat) -> list[Trade]:
    """S96-10.1, S96-10.4: every trade that may be proposed, with what may change galleys at most."""
    moves: list[Move] = []
    list_proposals(g, seat, fleet(g, seat), moves)
    found: list[Trade] = []
    for move in moves:
        galley, rival, side = cast("tuple[int, int, int]", nouns(move))
        most = [0] * GOODS
        for good, n in TradeGoods(seat, galley, rival, side).offers(g):
            most[good] = n
        found.append(Trade(galley, rival, side, most))
    return found


def terms(g: S96, seat: Seat, possible: list[Trade]) -> list[list[tuple[int, int, int, int]]]:
    """S96-10.4, S96-10.7, S96-10.8: what so many tokens come to at each price, and the treasury after either side."""
    board, money = g.rules.board, g.table.money[seat]
    largest = max([max(trade.most) for trade in possible], default=0)
    found: list[list[tuple[int, int, int, int]]] = []
    for n in range(1, largest + 1):
        row: list[tuple[int, int, int, int]] = []
        for each in range(0, board.trade_price_max + 1, board.money_step):
            total = n * each
            row.append((each, total, money - total if can_pay(g, seat, n, each) else SHORT, money + total))
        found.append(row)
    return found


def ways(g: S96, number: int, steps: int) -> list[tuple[int, int, int, int, int]]:
    """S96-12.1, S96-12.5, S96-16.4: each zone within so many steps, nearest first, and what awaits the galley."""
    board = g.rules.board
    galley = g.table.galleys[number]
    rivals = sailors_of_rivals(g, galley.owner)
    found: list[tuple[int, int, int, int, int]] = []
    seen = 1 << galley.zone
    edge = [galley.zone]
    laden = galley.tokens() > 0
    for step in range(1, steps + 1):
        further: list[int] = []
        for here in edge:
            for zone in board.neighbours[here]:
                if not seen >> zone & 1:
                    seen |= 1 << zone
                    further.append(zone)
                    port = board.port_at[zone]
                    brings = best_sale(g, galley.owner, number, port) if laden and port >= 0 else 0
                    found.append((zone, step, here, rivals[zone], brings))
        edge = further
    return found


def sailors_of_rivals(g: S96, seat: Seat) -> list[int]:
    """S96-12.5: by zone, how many sailors rivals have afloat; without their leave nobody sails on from there."""
    found = [0] * len(g.rules.board.zones)
    for galley in g.table.galleys:
        if galley.owner != NOBODY and galley.owner != seat:
            found[galley.zone] += galley.crew
    return found


def fight_of(g: S96, move: Move) -> Fight:
    """S96-13.4, S96-13.5, S96-14.3, S96-14.4: an attack that may be made."""
    board = g.rules.board
    said = nouns(move)
    number, target = said[0], said[1] if len(said) > 1 else GARRISON
    crew, theirs = g.table.galleys[number].crew, defenders(g, number, target)
    divisor = divisor_against(g, number, target)
    suffered = losses(board, theirs, board.divisor, crew)
    return Fight(number, target, crew, theirs, divisor, suffered, losses(board, crew, divisor, theirs))


def booty_of(g: S96, top: ResolveVictory, n: int) -> Booty:
    """S96-13.12, S96-13.13: what was aboard stays there as far as it fits, then the rest fills what is free."""
    hulls = [g.table.galleys[top.galley], g.table.galleys[top.beaten]]
    berths = g.rules.board.berths
    room = [room_beside(berths, hulls[0].crew - n), room_beside(berths, n)]
    loads = [[0] * GOODS, [0] * GOODS]
    left = [0] * GOODS
    for at, hull in enumerate(hulls):
        for good in range(GOODS):
            left[good] += hull.cargo[good]
            stow(left, loads[at], room, at, good, hull.cargo[good])
    for at in range(len(hulls)):
        for good in range(GOODS):
            stow(left, loads[at], room, at, good, left[good])
    return Booty(n, loads[0], loads[1])


def stow(left: list[int], load: list[int], room: list[int], at: int, good: int, most: int) -> None:
    """S96-13.12: as many tokens of a good as a hull still takes."""
    n = min(most, room[at])
    left[good] -= n
    load[good] += n
    room[at] -= n


def sale_of(g: S96, seat: Seat, move: Move) -> tuple[int, int, int, int]:
    """S96-16.4, S96-16.7: a sale that may be made: its price, and the bonus of a new market."""
    number, good = cast("tuple[int, int]", nouns(move))
    port = port_in(g, number)
    return number, good, sale_price(g, seat, port), new_market_bonus(g, seat, port, good)
