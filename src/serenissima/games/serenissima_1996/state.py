"""The three drawers of Serenissima (1996), and what every chapter asks of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from serenissima.games.serenissima_1996.board import GOODS, Board, PrintedPort
from serenissima.kernel.core import NOBODY, Seat, State
from serenissima.kernel.game import OptionValue
from serenissima.kernel.shape import NUMBER, Counts, Flag, Keyed, Named, Names, Number, Piece, Row, SetOf, Several

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


@dataclass(init=False)
class Port:
    """S96-1.4, S96-1.13, S96-7.9: whose flag stands at a port, its garrison, what it stores, whether it has a fort."""

    controller: Seat
    garrison: int
    stored: int
    fort: bool

    def __init__(self, controller: Seat, garrison: int, stored: int, fort: bool) -> None:
        self.controller = controller
        self.garrison = garrison
        self.stored = stored
        self.fort = fort

    def copy(self) -> Port:
        return Port(self.controller, self.garrison, self.stored, self.fort)


@dataclass(init=False)
class Galley:
    """S96-1.10, S96-1.17: a galley's owner (`NOBODY` while it is in the supply), its zone, crew and cargo."""

    owner: Seat
    zone: int
    crew: int
    cargo: list[int]

    def __init__(self, owner: Seat, zone: int, crew: int, cargo: list[int]) -> None:
        self.owner = owner
        self.zone = zone
        self.crew = crew
        self.cargo = cargo

    def tokens(self) -> int:
        cargo = self.cargo
        return cargo[0] + cargo[1] + cargo[2] + cargo[3] + cargo[4] + cargo[5] + cargo[6]

    def copy(self) -> Galley:
        return Galley(self.owner, self.zone, self.crew, self.cargo.copy())


@dataclass(init=False)
class Turn:
    """What is remembered only while one seat has its turn in one phase.

    Builds, hires and purchases of a round are all made in one turn, since a port is built in by its controller alone
    and a galley buys for its owner alone; so these limits of a round can be counted here.
    """

    walked: list[int]  # port -> how many tokens the seat walked away from, 0 if it did not
    deals: list[int]  # galley -> foreign purchases
    proposals: list[int]  # rival -> trades proposed to it
    rearranged: int  # zones
    built: int  # ports
    hired: list[int]  # port -> sailors
    moved: int  # galleys
    quiet: list[tuple[int, int, int]]  # attacking galley, target, exchanges in a row without a loss
    landed: int  # galleys
    taken: int  # ports

    def __init__(
        self,
        walked: list[int],
        deals: list[int],
        proposals: list[int],
        rearranged: int,
        built: int,
        hired: list[int],
        moved: int,
        quiet: list[tuple[int, int, int]],
        landed: int,
        taken: int,
    ) -> None:
        self.walked = walked
        self.deals = deals
        self.proposals = proposals
        self.rearranged = rearranged
        self.built = built
        self.hired = hired
        self.moved = moved
        self.quiet = quiet
        self.landed = landed
        self.taken = taken

    def copy(self) -> Turn:
        return Turn(
            self.walked.copy(),
            self.deals.copy(),
            self.proposals.copy(),
            self.rearranged,
            self.built,
            self.hired.copy(),
            self.moved,
            self.quiet.copy(),
            self.landed,
            self.taken,
        )


@dataclass(init=False)
class Table:
    """S96-3.10: all that lies open; treasuries too, since they follow from public payments (clients may cover them)."""

    nations: list[int]  # seat -> nation
    ports: list[Port]
    galleys: list[Galley]  # by id; 0 is none
    money: list[int]
    supply: list[int]  # tokens
    sailors: int  # in the supply
    forts: int  # in the supply
    wrecks: int  # galleys out of the game for good
    pool: list[int]  # tokens of a beaten galley and its winner, being divided
    round: int
    order: list[Seat]  # by order slot
    turn: Turn

    def __init__(
        self,
        nations: list[int],
        ports: list[Port],
        galleys: list[Galley],
        money: list[int],
        supply: list[int],
        sailors: int,
        forts: int,
        wrecks: int,
        pool: list[int],
        round: int,
        order: list[Seat],
        turn: Turn,
    ) -> None:
        self.nations = nations
        self.ports = ports
        self.galleys = galleys
        self.money = money
        self.supply = supply
        self.sailors = sailors
        self.forts = forts
        self.wrecks = wrecks
        self.pool = pool
        self.round = round
        self.order = order
        self.turn = turn

    def copy(self) -> Table:
        return Table(
            self.nations.copy(),
            [port.copy() for port in self.ports],
            [galley.copy() for galley in self.galleys],
            self.money.copy(),
            self.supply.copy(),
            self.sailors,
            self.forts,
            self.wrecks,
            self.pool.copy(),
            self.round,
            self.order.copy(),
            self.turn.copy(),
        )


@dataclass(init=False)
class Own:
    """What one seat alone knows: its sealed bid, its unfinished rearrangement, the goods of an unpriced proposal."""

    bid: int  # NOBODY's -1 when none waits
    crews: list[int]
    loads: list[int]
    good: int
    number: int

    def __init__(self, bid: int, crews: list[int], loads: list[int], good: int, number: int) -> None:
        self.bid = bid
        self.crews = crews
        self.loads = loads
        self.good = good
        self.number = number

    def copy(self) -> Own:
        return Own(self.bid, self.crews.copy(), self.loads.copy(), self.good, self.number)


@dataclass(init=False)
class Hidden:
    """What the bank has paid out more than it took in, and how things stood when the phase began: for the audit."""

    bank_paid: int
    before: list[int]

    def __init__(self, bank_paid: int, before: list[int]) -> None:
        self.bank_paid = bank_paid
        self.before = before

    def copy(self) -> Hidden:
        return Hidden(self.bank_paid, self.before.copy())


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


PORT_SHAPE: Final = Piece(
    Port, {"controller": Named("seat"), "garrison": NUMBER, "stored": SetOf("good"), "fort": Flag()}
)
GALLEY_SHAPE: Final = Piece(
    Galley, {"owner": Named("seat"), "zone": Named("zone"), "crew": NUMBER, "cargo": Counts("good")}
)
TURN_SHAPE: Final = Piece(
    Turn,
    {
        "walked": Keyed("port", NUMBER, sparse=0),
        "deals": Keyed("galley", NUMBER, sparse=0),
        "proposals": Keyed("seat", NUMBER),
        "rearranged": SetOf("zone"),
        "built": SetOf("port"),
        "hired": Keyed("port", NUMBER, sparse=0),
        "moved": SetOf("galley"),
        "quiet": Several(Row(Named("galley"), Named("target"), NUMBER)),
        "landed": SetOf("galley"),
        "taken": SetOf("port"),
    },
)
TABLE_SHAPE: Final = Piece(
    Table,
    {
        "nations": Keyed("seat", Named("nation")),
        "ports": Keyed("port", PORT_SHAPE),
        "galleys": Keyed("galley", GALLEY_SHAPE, sparse=Galley(NOBODY, NOBODY, 0, [0] * GOODS)),
        "money": Keyed("seat", NUMBER),
        "supply": Keyed("good", NUMBER),
        "sailors": NUMBER,
        "forts": NUMBER,
        "wrecks": SetOf("galley"),
        "pool": Counts("good"),
        "round": NUMBER,
        "order": Keyed("slot", Named("seat")),
        "turn": TURN_SHAPE,
    },
)
OWN_SHAPE: Final = Piece(
    Own,
    {
        "bid": Number(-1),
        "crews": Several(NUMBER),
        "loads": Several(NUMBER),
        "good": Named("good"),
        "number": NUMBER,
    },
)
HIDDEN_SHAPE: Final = Piece(Hidden, {"bank_paid": Number(-1_000_000), "before": Several(Number(-1, 1 << 32))})


def no_turn(board: Board, seats: int) -> Turn:
    """Nobody has done anything yet."""
    ports = len(board.ports)
    return Turn([0] * ports, [0] * (board.galleys + 1), [0] * seats, 0, 0, [0] * ports, 0, [], 0, 0)


def nothing_secret() -> Own:
    return Own(NOBODY, [], [], NOBODY, 0)
