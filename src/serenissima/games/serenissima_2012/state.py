"""The three drawers of Serenissima (2012), and the small questions every chapter asks of them."""

from __future__ import annotations

from typing import Annotated, Final

from serenissima.games.serenissima_2012.board import PORT, SAILOR, Board, PrintedPort, Start
from serenissima.kernel.core import NOBODY, Seat, State
from serenissima.kernel.fields import Kept, drawer, shape_of
from serenissima.kernel.game import OptionValue
from serenissima.kernel.shape import NUMBER, Counts, Keyed, Named, Names, Number, SetOf

ONES: Final = [bin(n).count("1") for n in range(1 << SAILOR)]  # how many goods a set holds


class Options:
    """The table options; see the rule file for what each does."""

    def __init__(self, values: dict[str, OptionValue]) -> None:
        self.values = values
        first = values["first_seat"]
        self.hidden_money = values["money_visibility"] == "hidden"
        self.first_seat: int = first if isinstance(first, int) else NOBODY
        self.random_start = values["start_assignment"] == "random"
        self.closing = str(values["port_closing"])
        self.snake = values["two_player_draft"] == "snake"
        self.leave_only = values["start_field_immunity"] == "leave_only"
        self.outnumbered = values["blockade_release"] == "outnumbered"
        self.fort_before_value = values["fort_before_value"] is True
        self.same_round = values["new_galley_same_round"] is True
        self.crew_galleys_only = values["catch_up_sailors"] == "galleys_only"


class Rules:
    """What is fixed before the first answer: the board, the number of seats, the options."""

    def __init__(self, board: Board, seats: int, options: Options) -> None:
        self.board = board
        self.seats = seats
        self.options = options
        self.start: Start = board.starts[seats]


@drawer
class Port(Kept):
    """S12-1.9, S12-1.10, S12-1.12: who garrisons a port and with how many, what it stores, what is built there."""

    owner: Seat
    garrison: int
    stored: Annotated[int, SetOf("good")]
    fort: bool
    basilica: bool
    closed: bool


@drawer
class Galley(Kept):
    """S12-1.7: a galley's owner (`NOBODY` while its number is in the supply), its field, sailors and cargo."""

    owner: Seat
    field: Annotated[int, Named("field")]
    sailors: int
    cargo: Annotated[list[int], Counts("good")]

    def cubes(self) -> int:
        cargo = self.cargo
        return cargo[0] + cargo[1] + cargo[2] + cargo[3] + cargo[4] + cargo[5]


@drawer
class Activation(Kept):
    """Everything that is true only while one galley is active."""

    galley: Annotated[int, Number(0, 99)]
    start_field: Annotated[int, Named("field")]
    steps_moved: int
    steps_left: int
    attack_cap: Annotated[int, Number(-1, 99)]
    move_blocker: Seat
    act_blocker: Seat
    loaded: int
    bought: Annotated[int, SetOf("good")]
    jettisoned: Annotated[int, SetOf("good")]
    flows: Annotated[list[int], Keyed("flow", Named("direction"), sparse=0)]


@drawer
class Table(Kept):
    """All that lies open: board, wheel, track, reserves, supply, and the money unless it is hidden."""

    ports: Annotated[list[Port], Keyed("port", shape_of(Port))]
    galleys: Annotated[list[Galley], Keyed("galley", shape_of(Galley), sparse=Galley(NOBODY, NOBODY, 0, [0] * SAILOR))]
    money: Annotated[list[int], Keyed("seat", NUMBER)]
    reserve: Annotated[list[int], Keyed("seat", NUMBER)]
    supply: Annotated[list[int], Keyed("good", NUMBER)]
    forts: int
    basilicas: int
    doge_discard: Annotated[list[int], Counts("card")]
    first_seat: Seat
    round: int
    wheel: int
    resting: Annotated[int, SetOf("galley")]
    track: int
    payouts: int
    activation: Activation


@drawer
class Own(Kept):
    """S12-2.18: a seat's ducats while money is hidden; -1 when it lies open on the table."""

    money: Annotated[int, Number(-1)]


@drawer
class Hidden(Kept):
    """S12-1.14: what the bank has paid out more than it took in; nobody sees it, the audit needs it."""

    bank_paid: Annotated[int, Number(-1_000_000)]


S12 = State[Rules, Table, Own, Hidden]


# Money


def money(g: S12, seat: Seat) -> int:
    """S12-1.14, S12-2.18: a seat's ducats, wherever the table keeps them."""
    table = g.table
    return table.money[seat] if table.money else g.own[seat].money


def gain(g: S12, seat: Seat, ducats: int) -> None:
    """S12-1.14: the bank pays; it never runs out."""
    if ducats:
        g.hidden.bank_paid += ducats
        put(g, seat, ducats)
        g.emit(("paid", seat, ducats))


def spend(g: S12, seat: Seat, ducats: int) -> None:
    """S12-1.14: a seat pays the bank."""
    if ducats:
        g.hidden.bank_paid -= ducats
        put(g, seat, -ducats)
        g.emit(("spent", seat, ducats))


def hand_over(g: S12, seat: Seat, to: Seat, ducats: int) -> None:
    """S12-1.18, S12-4.14: the one payment from seat to seat, the price of goods in a foreign port."""
    put(g, seat, -ducats)
    put(g, to, ducats)
    g.emit(("paid_to", seat, to, ducats))


def put(g: S12, seat: Seat, ducats: int) -> None:
    if g.table.money:
        g.table.money[seat] += ducats
    else:
        g.own[seat].money += ducats


# Ports and galleys


def active(g: S12) -> Galley:
    """The galley the wheel pawn points at."""
    return g.table.galleys[g.table.activation.galley]


def printed(g: S12, port: int) -> PrintedPort:
    return g.rules.board.ports[port]


def port_here(g: S12) -> int:
    """The port of the active galley's field, or -1: open sea and closed ports are no ports to trade or land in."""
    port = g.rules.board.port_at[active(g).field]
    return -1 if port < 0 or g.table.ports[port].closed else port


def free_slots(g: S12, galley: Galley) -> int:
    """S12-1.7: five slots, each for one sailor or one cube."""
    return g.rules.board.slots - galley.sailors - galley.cubes()


def holdings(g: S12, port: int) -> int:
    """The set of goods a port produces or stores."""
    return g.table.ports[port].stored | 1 << printed(g, port).good


def is_wine_port(g: S12, port: int) -> bool:
    """S12-1.16, S12-7.11: the wine side of a card is up when its port produces or stores wine."""
    return holdings(g, port) >> g.rules.board.wine & 1 == 1


def port_count(g: S12, seat: Seat) -> int:
    """S12-1.9, S12-1.16: a seat holds the card of every port it garrisons."""
    count = 0
    for port in g.table.ports:
        if port.owner == seat:
            count += 1
    return count


def galley_count(g: S12, seat: Seat) -> int:
    """S12-1.6: how many galley markers a seat has on the wheel."""
    return len([1 for galley in g.table.galleys if galley.owner == seat])


def fleet(g: S12, seat: Seat, field: int) -> list[int]:
    """S12-1.17: the numbers of a seat's galleys in a field, of which there may be any number."""
    found: list[int] = []
    for number, galley in enumerate(g.table.galleys):
        if galley.owner == seat and galley.field == field:
            found.append(number)
    return found


def free_numbers(g: S12) -> list[int]:
    """S12-1.5: at most one galley of each number; how many numbers exist depends on the seats."""
    galleys = g.table.galleys
    return [number for number in range(1, g.rules.start.galley_numbers + 1) if galleys[number].owner == NOBODY]


def launch(g: S12, seat: Seat, number: int, port: int, sailors: int) -> None:
    """S12-2.8, S12-10.5: a new galley without cargo in the field of a port, its crew taken from the reserve."""
    galley = g.table.galleys[number]
    galley.owner = seat
    galley.field = printed(g, port).field
    galley.sailors = sailors
    g.table.reserve[seat] -= sailors
    g.emit(("launched", seat, number, port, sailors))


def sink(g: S12, number: int) -> None:
    """S12-1.8: a galley without sailors leaves the board; number and cargo go back to the supply."""
    galley = g.table.galleys[number]
    for good in range(SAILOR):
        g.table.supply[good] += galley.cargo[good]
        galley.cargo[good] = 0
    g.emit(("sank", galley.owner, number))
    g.table.reserve[galley.owner] += galley.sailors
    galley.owner = NOBODY
    galley.field = NOBODY
    galley.sailors = 0


def lose_sailors(g: S12, galley: Galley, losses: int) -> int:
    """S12-1.11, S12-8.7: killed sailors go to their owner's reserve; skulls beyond the crew have no effect."""
    losses = min(losses, galley.sailors)
    galley.sailors -= losses
    g.table.reserve[galley.owner] += losses
    return losses


def take_port(g: S12, seat: Seat, port: int, sailors: int) -> None:
    """S12-1.9, S12-1.13, S12-1.16: sailors of the active galley become the garrison; the card goes to their owner."""
    galley = active(g)
    galley.sailors -= sailors
    place = g.table.ports[port]
    place.owner = seat
    place.garrison = sailors
    g.emit(("took_port", seat, port, sailors))
    if galley.sailors == 0:
        sink(g, g.table.activation.galley)


# Names and shapes

DIRECTIONS: Final = ("none", "giving", "taking", "turned_to_giving", "turned_to_taking")


def names(rules: Rules) -> Names:
    """The name of each number, by kind."""
    board = rules.board
    ports = tuple(port.name for port in board.ports)
    numbers = tuple(str(number) if number else "" for number in range(board.galley_numbers + 1))
    places = ("port", *numbers[1:])
    pieces = (*board.goods, "sailor")
    return {
        "seat": board.colours[: rules.seats],
        "port": ports,
        "field": board.fields,
        "good": board.goods,
        "galley": numbers,
        "place": places,
        "piece": pieces,
        "target": (*numbers, *ports),
        "card": tuple(card.name for card in board.doge_cards),
        "act": ("move", "sell", "land"),
        "direction": DIRECTIONS,
        "flow": tuple(f"{place}/{piece}" for place in places for piece in pieces),
    }


def no_activation(places: int) -> Activation:
    """No galley is active."""
    return Activation(PORT, NOBODY, 0, 0, NOBODY, NOBODY, NOBODY, 0, 0, 0, [0] * places)
