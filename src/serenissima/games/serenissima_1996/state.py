"""The three drawers of Serenissima (1996), and what every chapter asks of them."""

from __future__ import annotations

from typing import Annotated, Final

from serenissima.games.serenissima_1996.board import GOODS, Board, PrintedPort
from serenissima.kernel.core import NOBODY, Seat, State
from serenissima.kernel.fields import Kept, drawer, shape_of
from serenissima.kernel.game import OptionValue
from serenissima.kernel.shape import NUMBER, Counts, Keyed, Named, Names, Number, Row, SetOf, Several

ONES: Final = [bin(n).count("1") for n in range(1 << GOODS)]  # how many goods a set holds
SELL: Final = 0  # the two sides of a ship trade, from the proposer's place
BUY: Final = 1


class Options:
    """The table options; see the rule file for what each does."""

    def __init__(self, values: dict[str, OptionValue]) -> None:
        self.values = values
        sailors = values["sailor_supply"]
        self.nation_set = str(values["nation_set"])
        self.random_seats = values["seat_assignment"] == "random"
        self.open_money = values["open_money"] is True
        self.pay_on_own_port = values["pay_on_own_port"] is True
        self.own_capital_point = values["own_unfilled_capital_port_point"] is True
        self.empty_ports_only = values["port_point_rule"] == "empty"
        self.ordinary_bonus = values["captured_capital_bonus"] == "ordinary"
        self.sailors: int = sailors if isinstance(sailors, int) else 0
        self.galleys_return = values["sunk_galleys_return"] is True
        self.garrison_cap = values["garrison_cap"] == "warehouse_spaces"
        self.ship_trade = values["ship_trade"] is True
        self.end_bonus = str(values["end_bonus"])
        self.variable_end = values["variable_end"] is True


class Rules:
    """S96-2.1, S96-2.2, S96-2.3, S96-2.4: what is fixed before the first answer, the nations in play among it."""

    def __init__(self, board: Board, seats: int, options: Options) -> None:
        sets = board.nation_sets[seats]
        chosen = options.nation_set if options.nation_set in sets else next(iter(sets))
        self.board = board
        self.seats = seats
        self.options = options
        self.nations: list[int] = sets[chosen]
        self.variable_end = options.variable_end
        self.rounds: int = board.rounds[seats]
        self.last_round: int = self.rounds + board.extra_rounds if self.variable_end else self.rounds


@drawer
class Port(Kept):
    """S96-1.4, S96-1.13, S96-7.9: whose flag stands at a port, its garrison, what it stores, whether it has a fort."""

    controller: Seat
    garrison: int
    stored: Annotated[int, SetOf("good")]
    fort: bool


@drawer
class Galley(Kept):
    """S96-1.10, S96-1.17: a galley's owner (`NOBODY` while it is in the supply), its zone, crew and cargo."""

    owner: Seat
    zone: Annotated[int, Named("zone")]
    crew: int
    cargo: Annotated[list[int], Counts("good")]

    def tokens(self) -> int:
        cargo = self.cargo
        return cargo[0] + cargo[1] + cargo[2] + cargo[3] + cargo[4] + cargo[5] + cargo[6]


@drawer
class Turn(Kept):
    """What is remembered only while one seat has its turn in one phase.

    Builds, hires and purchases of a round are all made in one turn, since a port is built in by its controller alone
    and a galley buys for its owner alone; so these limits of a round can be counted here.
    """

    walked: Annotated[list[int], Keyed("port", NUMBER, sparse=0)]  # tokens the seat walked away from; 0: none
    deals: Annotated[list[int], Keyed("galley", NUMBER, sparse=0)]  # galley -> foreign purchases
    proposals: Annotated[list[int], Keyed("seat", NUMBER)]  # rival -> trades proposed to it
    rearranged: Annotated[int, SetOf("zone")]  # zones
    built: Annotated[int, SetOf("port")]  # ports
    hired: Annotated[list[int], Keyed("port", NUMBER, sparse=0)]  # port -> sailors
    moved: Annotated[int, SetOf("galley")]  # galleys
    quiet: Annotated[
        list[tuple[int, int, int]], Several(Row(Named("galley"), Named("target"), NUMBER))
    ]  # attacking galley, target, exchanges in a row without a loss
    landed: Annotated[int, SetOf("galley")]  # galleys
    taken: Annotated[int, SetOf("port")]  # ports


@drawer
class Table(Kept):
    """S96-3.10: all that lies open; treasuries too, since they follow from public payments (clients may cover them)."""

    nations: Annotated[list[int], Keyed("seat", Named("nation"))]  # seat -> nation
    ports: Annotated[list[Port], Keyed("port", shape_of(Port))]
    galleys: Annotated[list[Galley], Keyed("galley", shape_of(Galley), sparse=Galley(NOBODY, NOBODY, 0, [0] * GOODS))]
    money: Annotated[list[int], Keyed("seat", NUMBER)]
    supply: Annotated[list[int], Keyed("good", NUMBER)]  # tokens
    sailors: int  # in the supply
    forts: int  # in the supply
    wrecks: Annotated[int, SetOf("galley")]  # galleys out of the game for good
    pool: Annotated[list[int], Counts("good")]  # tokens of a beaten galley and its winner, being divided
    round: int
    order: Annotated[list[Seat], Keyed("slot", Named("seat"))]  # by order slot
    turn: Turn


@drawer
class Own(Kept):
    """What one seat alone knows: its sealed bid, its unfinished rearrangement, the goods of an unpriced proposal."""

    bid: Annotated[int, Number(-1)]  # NOBODY's -1 when none waits
    crews: Annotated[list[int], Several(NUMBER)]
    loads: Annotated[list[int], Several(NUMBER)]
    good: Annotated[int, Named("good")]
    number: int


@drawer
class Hidden(Kept):
    """What the bank has paid out more than it took in, and how things stood when the phase began: for the audit."""

    bank_paid: Annotated[int, Number(-1_000_000)]
    before: Annotated[list[int], Several(Number(-1, 1 << 32))]


S96 = State[Rules, Table, Own, Hidden]


# Money


def gain(g: S96, seat: Seat, ducats: int) -> None:
    """S96-1.14: the bank pays; it never runs out."""
    if ducats:
        g.hidden.bank_paid += ducats
        g.table.money[seat] += ducats
        g.emit(("paid", seat, ducats))


def spend(g: S96, seat: Seat, ducats: int) -> None:
    """S96-1.14, S96-1.15: a seat pays the bank, in full and at once."""
    if ducats:
        g.hidden.bank_paid -= ducats
        g.table.money[seat] -= ducats
        g.emit(("spent", seat, ducats))


def hand_over(g: S96, seat: Seat, to: Seat, ducats: int) -> None:
    """S96-3.8: ducats pass from seat to seat in foreign purchases and ship trades, and in no other way."""
    g.table.money[seat] -= ducats
    g.table.money[to] += ducats
    g.emit(("paid_to", seat, to, ducats))


# Ports


def printed(g: S96, port: int) -> PrintedPort:
    return g.rules.board.ports[port]


def port_in(g: S96, number: int) -> int:
    """The port in whose zone a galley is, or -1."""
    return g.rules.board.port_at[g.table.galleys[number].zone]


def holdings(g: S96, port: int) -> int:
    """The set of goods a port produces or stores."""
    return g.table.ports[port].stored | 1 << printed(g, port).product


def is_full(g: S96, port: int) -> bool:
    """S96-1.4: every space is taken, and a space holds one token."""
    return ONES[g.table.ports[port].stored] == printed(g, port).spaces


def ports_of(g: S96, seat: Seat) -> list[int]:
    """The ports a seat controls."""
    found: list[int] = []
    for at, port in enumerate(g.table.ports):
        if port.controller == seat:
            found.append(at)
    return found


def in_nation_order(g: S96) -> list[Seat]:
    """S96-2.8, S96-4.6: the seats in nation data order, in which players split their sailors and tied ones roll."""
    return [g.table.nations.index(nation) for nation in g.rules.nations]


def own_capital(g: S96, seat: Seat) -> int:
    """S96-2.2: the port named for the seat's nation."""
    return g.rules.board.capitals[g.table.nations[seat]]


def garrison_room(g: S96, port: int) -> int:
    """S96-1.13: any number of sailors, or by option `garrison_cap` as many as the port has spaces."""
    if not g.rules.options.garrison_cap:
        return g.rules.options.sailors
    return printed(g, port).spaces - g.table.ports[port].garrison


# Galleys


def fleet(g: S96, seat: Seat) -> list[int]:
    """The ids of a seat's galleys, rising."""
    found: list[int] = []
    for number, galley in enumerate(g.table.galleys):
        if galley.owner == seat:
            found.append(number)
    return found


def fleet_in(g: S96, seat: Seat, zone: int) -> list[int]:
    """S96-1.18: the ids of a seat's galleys in a zone, rising; there may be any number."""
    found: list[int] = []
    for number, galley in enumerate(g.table.galleys):
        if galley.owner == seat and galley.zone == zone:
            found.append(number)
    return found


def free_berths(g: S96, galley: Galley) -> int:
    """S96-1.10: five berths, each for one sailor or one token."""
    return g.rules.board.berths - galley.crew - galley.tokens()


def galleys_in_supply(g: S96) -> int:
    """S96-1.7: those neither on the board nor out of the game."""
    count = 0
    for number in range(1, len(g.table.galleys)):
        if g.table.galleys[number].owner == NOBODY and not g.table.wrecks >> number & 1:
            count += 1
    return count


def next_galley(g: S96) -> int:
    """S96-1.17: the lowest id not on the board, or 0 if there is none; by option wrecks are never used again."""
    for number in range(1, len(g.table.galleys)):
        if g.table.galleys[number].owner == NOBODY and not g.table.wrecks >> number & 1:
            return number
    return 0


def flags_used(g: S96, seat: Seat) -> int:
    """S96-1.9: one for each galley owned and each port controlled."""
    count = 0
    for galley in g.table.galleys:
        if galley.owner == seat:
            count += 1
    for port in g.table.ports:
        if port.controller == seat:
            count += 1
    return count


def sink(g: S96, number: int) -> None:
    """S96-1.12, S96-1.16: the galley leaves the board with its cargo; sailors and tokens go back to the supply.

    By option `sunk_galleys_return` the galley itself is out of the game.
    """
    table = g.table
    galley = table.galleys[number]
    g.emit(("sank", galley.owner, number))
    for good in range(GOODS):
        table.supply[good] += galley.cargo[good]
        galley.cargo[good] = 0
    table.sailors += galley.crew
    galley.crew = 0
    galley.owner = NOBODY
    galley.zone = NOBODY
    if not g.rules.options.galleys_return:
        table.wrecks |= 1 << number


# Names and shapes


def names(rules: Rules) -> Names:
    """The name of each number, by kind."""
    board = rules.board
    ids = tuple(str(number) for number in range(1, board.galleys + 1))
    return {
        "seat": tuple(f"player{seat}" for seat in range(1, rules.seats + 1)),
        "nation": board.nations,
        "port": tuple(port.name for port in board.ports),
        "zone": board.zones,
        "good": board.goods,
        "galley": ("", *ids),
        "place": ("garrison", *ids),
        "source": ("garrison", *ids, "hire"),
        "target": ("port", *ids),
        "slot": ("I", "II", "III", "IV")[: rules.seats],
        "side": ("sell", "buy"),
        "phase": board.phases,
    }


def seats_called(g: S96) -> tuple[str, ...]:
    """S96-2.2: a player is called after the nation dealt to him."""
    seats = names(g.rules)["seat"]
    nations = g.rules.board.nations
    return tuple([nations[nation] if nation >= 0 else seats[seat] for seat, nation in enumerate(g.table.nations)])


def no_turn(board: Board, seats: int) -> Turn:
    """Nobody has done anything yet."""
    ports = len(board.ports)
    return Turn([0] * ports, [0] * (board.galleys + 1), [0] * seats, 0, 0, [0] * ports, 0, [], 0, 0)


def nothing_secret() -> Own:
    return Own(NOBODY, [], [], NOBODY, 0)
