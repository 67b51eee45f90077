"""Chapter 1: what is printed on board, cards and counters, read from the data file and checked."""

from __future__ import annotations

from itertools import pairwise
from math import comb
from typing import Any, Final

from serenissima.kernel.core import Move
from serenissima.kernel.fields import immutable
from serenissima.parts.distances import distances
from serenissima.parts.tables import Checked

SAILOR: Final = 6  # beside the six goods, the seventh thing a slot can hold
PORT: Final = 0  # beside galley numbers, the other end of a transfer, or the target of an attack
SEATS: Final = (2, 3, 4)
SCHEMA: Final = 1  # of the data file
EXCHANGES_WITHOUT_LOSS: Final = 20  # S12-8.17, the project's own limit

Odds = list[tuple[Move, int]]
Ends = tuple[float, float, float, float]  # of a fight: won, lost, both sink, undecided


@immutable
class PrintedPort:
    """S12-1.3: a port's produced good, its size, its row of values and its payout row."""

    name: str
    field: int
    good: int
    size: int
    start: bool
    values: list[int]
    payout: list[int]


@immutable
class DogeCard:
    """S12-11.2, S12-11.3: what a Doge card does."""

    name: str
    copies: int
    advance: int
    wine_income: int
    shuffle: bool


@immutable
class Start:
    """S12-1.11, S12-2.5 to S12-2.10: what depends on the number of seats."""

    sailors: int
    galley_numbers: int
    galleys_each: int
    draft: str
    closed_goods: list[int]
    track_start: int
    payout_spaces: list[int]


class Board:
    """Everything printed, with whole numbers for names."""

    def __init__(self) -> None:
        self.goods: tuple[str, ...] = ()
        self.supply: list[int] = []
        self.sale_bonus: list[int] = []
        self.ports: list[PrintedPort] = []
        self.fields: tuple[str, ...] = ()
        self.port_at: list[int] = []  # field -> port, or -1 on the open sea
        self.neighbours: list[list[int]] = []
        self.steps: list[list[int]] = []  # field -> how far all fields are from it
        self.doge_cards: list[DogeCard] = []
        self.starts: dict[int, Start] = {}
        self.preset_closed: list[int] = []
        self.colours: tuple[str, ...] = ()
        self.wine = 0
        self.fort_needs = 0
        self.basilica_needs = 0
        self.track_end = 0
        self.payouts = 0
        self.money = 0
        self.sailors_in_port = 0
        self.sailors_per_galley = 0
        self.slots = 0
        self.galleys_per_seat = 0
        self.galley_numbers = 0
        self.forts = 0
        self.basilicas = 0
        self.cost_sailor = 0
        self.cost_galley = 0
        self.galleys_per_investment = 0
        self.cost_fort = 0
        self.cost_basilica = 0
        self.cost_good = 0
        self.free_goods = 0
        self.fort_dice = 0
        self.basilica_payout = 0
        self.catch_up_below = 0
        self.catch_up_up_to = 0
        self.exchange_odds: list[list[Odds]] = []  # by attacker's and defender's dice
        self.fort_odds: Odds = []
        self.fights: dict[tuple[int, int, int, int], Ends] = {}  # how fights end that somebody has asked about


def load(said: dict[str, Any]) -> Board:
    """S12-1.2, S12-1.3, S12-1.4, S12-1.12, S12-1.15: the board of a data file; every fault in it is named at once."""
    data = Checked(said)
    board = Board()
    data.known(
        "game name schema provenance_legend players goods port_provenance ports fields edges known_figures track "
        "doge_cards dice limits setup costs payout catch_up"
    )
    data.expect(data.text("game") == "serenissima_2012", "game: this data file is for another game")
    data.expect(data.number("schema") == SCHEMA, f"schema: {SCHEMA} is expected")
    parts = (load_players, load_goods, load_map, load_cards_and_track, load_limits, load_setup, load_costs, load_dice)
    data.fill(board, *parts)
    return board


def load_players(board: Board, data: Checked) -> None:
    """S12-1.1: two to four seats, each with a colour of its own."""
    players = data.at("players")
    players.known("min max colours provenance")
    fits = players.number("min") == SEATS[0] and players.number("max") == SEATS[-1]
    players.expect(fits, f"min, max: the game is for {SEATS[0]} to {SEATS[-1]}")
    board.colours = tuple(players.texts("colours"))
    different = len(board.colours) == len(set(board.colours)) == SEATS[-1]
    players.expect(different, f"colours: {SEATS[-1]} different colours are expected")


def load_goods(board: Board, data: Checked) -> None:
    """S12-1.4: six goods, each with a limited number of cubes; the order of the file is GOODS order."""
    goods = data.items("goods", "id name supply sale_bonus colour provenance")
    board.goods = tuple(good.text("id") for good in goods)
    board.supply = [good.number("supply", 1) for good in goods]
    board.sale_bonus = [good.number("sale_bonus") for good in goods]
    different = len(board.goods) == len(set(board.goods)) == SAILOR
    data.expect(different, f"goods: {SAILOR} different goods are expected")
    board.wine = data.index("wine", board.goods, "goods")


def load_map(board: Board, data: Checked) -> None:
    """S12-1.2, S12-1.3: fields, their neighbours and the ports that lie in them."""
    fields, ports = data.items("fields"), data.items("ports")
    board.fields = tuple(field.text("id") for field in fields)
    ids = tuple(port.text("id") for port in ports)
    data.expect(len(set(board.fields)) == len(fields), "fields: an id stands twice")
    data.expect(len(set(ids)) == len(ports), "ports: an id stands twice")
    board.port_at = [port_of_field(field, ids) for field in fields]
    board.ports = [load_port(board, port) for port in ports]
    for number, port in enumerate(board.ports):
        at_home = port.field < len(fields) and board.port_at[port.field] == number
        data.expect(at_home, f"ports: {port.name} is not the port of its field")
    for field, number in enumerate(board.port_at):
        claimed = number < 0 or (number < len(ports) and board.ports[number].field == field)
        data.expect(claimed, f"fields: {board.fields[field]} claims a port that lies elsewhere")
    load_edges(board, data)


def port_of_field(field: Checked, ports: tuple[str, ...]) -> int:
    """S12-1.2: the port that lies in a field; `null` is the open sea."""
    field.known("id name port lon lat provenance")
    field.expect("port" in field.said, "port: a port or null is expected")
    port = field.said.get("port")
    return -1 if port is None else field.index(port, ports, "port")


def load_edges(board: Board, data: Checked) -> None:
    """S12-1.2: which fields are neighbours; each pair is named once, in either order, with its provenance."""
    board.neighbours = [[] for _ in board.fields]
    for edge in data.lists("edges"):
        if not (isinstance(edge, list) and len(edge) == 3 and all(isinstance(end, str) for end in edge)):
            data.expect(False, f"edges: {edge!r} is no pair of fields with its provenance")
            continue
        a, b = data.index(edge[0], board.fields, "edges"), data.index(edge[1], board.fields, "edges")
        if board.fields:
            data.expect(a != b and b not in board.neighbours[a], f"edges: {edge[:2]} joins a field to itself or twice")
            board.neighbours[a].append(b)
            board.neighbours[b].append(a)
    for number, near in enumerate(board.neighbours):
        data.expect(bool(near), f"edges: {board.fields[number]} has no neighbour")
        near.sort()
    board.steps = [distances(board.neighbours, field) for field in range(len(board.fields))]


def load_port(board: Board, port: Checked) -> PrintedPort:
    """S12-1.3: as many ascending values as the size says, and one more payout."""
    port.known("id name field lon lat good size start values payout provenance")
    size = port.number("size", 1)
    values, payout = port.numbers("values"), port.numbers("payout")
    port.expect(len(values) == size, f"values: {size} values are expected for a port of size {size}")
    port.expect(len(payout) == size + 1, f"payout: {size + 1} entries are expected for a port of size {size}")
    port.expect(values == sorted(values), "values: they must ascend")
    field = port.index(port.text("field"), board.fields, "field")
    good = port.index(port.text("good"), board.goods, "good")
    return PrintedPort(port.text("id"), field, good, size, port.flag("start"), values, payout)


def load_cards_and_track(board: Board, data: Checked) -> None:
    """S12-2.4, S12-2.5, S12-11.8: the Doge cards, and the track with its payout spaces by number of seats."""
    for card in data.items("doge_cards"):
        card.known("id name copies advance wine_income shuffle provenance")
        advance, income = card.number("advance"), card.number("wine_income")
        board.doge_cards.append(
            DogeCard(card.text("id"), card.number("copies", 1), advance, income, card.flag("shuffle"))
        )
    names = [card.name for card in board.doge_cards]
    data.expect(len(set(names)) == len(names), "doge_cards: an id stands twice")
    farthest = max((card.advance for card in board.doge_cards), default=0)
    data.expect(any(card.shuffle and card.advance for card in board.doge_cards), "doge_cards: none shuffles and moves")
    track = data.at("track")
    track.known("spaces start payout_spaces steps_four_players payouts provenance")
    board.track_end = track.number("spaces", 2) - 1
    board.payouts = track.number("payouts", 1)
    setup = data.at("setup")
    for by_seats in (track.at("start"), track.at("payout_spaces"), setup.at("by_players")):
        by_seats.known(" ".join(str(seats) for seats in SEATS))
    for seats in SEATS:
        spaces = track.at("payout_spaces").numbers(str(seats))
        gaps = [later - sooner for sooner, later in pairwise(spaces)]
        data.expect(len(spaces) == board.payouts, f"track: {board.payouts} payout spaces are expected for {seats}")
        data.expect(all(gap >= farthest for gap in gaps), "track: one card could pass two payout spaces")
        data.expect(bool(spaces) and spaces[-1] <= board.track_end, "track: the last payout lies beyond the track")
        board.starts[seats] = load_start(board, setup.at("by_players").at(str(seats)), track, seats, spaces)
    four = board.starts[SEATS[-1]]
    steps = four.payout_spaces[-1] - four.track_start if four.payout_spaces else 0
    track.expect(track.number("steps_four_players") == steps, f"steps_four_players: the spaces make it {steps}")


def load_start(board: Board, by_seats: Checked, track: Checked, seats: int, spaces: list[int]) -> Start:
    """S12-1.5, S12-1.11, S12-2.10, S12-2.13: sailors, galley numbers, drafts and closed goods by number of seats."""
    by_seats.known("sailors galley_numbers galleys_each draft closed_goods")
    draft = by_seats.text("draft")
    by_seats.expect(draft in ("alternate", "snake"), "draft: alternate or snake is expected")
    closed = [by_seats.index(good, board.goods, "closed_goods") for good in by_seats.texts("closed_goods")]
    track_start = track.at("start").number(str(seats))
    by_seats.expect(not spaces or track_start < spaces[0], "the track begins on or beyond the first payout space")
    closable = [port.good for port in board.ports if not port.start]
    by_seats.expect(all(good in closable for good in closed), "closed_goods: only start ports make one of them")
    return Start(
        by_seats.number("sailors", 1),
        by_seats.number("galley_numbers", 1),
        by_seats.number("galleys_each", 1),
        draft,
        closed,
        track_start,
        spaces,
    )


def load_limits(board: Board, data: Checked) -> None:
    """S12-1.5, S12-1.6, S12-1.7, S12-1.12, S12-1.16: how many there are of everything."""
    limits = data.at("limits")
    limits.known(
        "galley_slots galley_sailors_min galley_sailors_max galley_goods_max galleys_per_seat forts basilicas "
        "port_cards closed_cards garrison_min_when_owned provenance"
    )
    board.slots = limits.number("galley_slots", 2)
    board.galleys_per_seat = limits.number("galleys_per_seat", 1)
    board.forts = limits.number("forts")
    board.basilicas = limits.number("basilicas")
    board.galley_numbers = max(start.galley_numbers for start in board.starts.values())
    closed = max(len(start.closed_goods) for start in board.starts.values())
    for key, follows in (
        ("galley_sailors_min", 1),
        ("galley_sailors_max", board.slots),
        ("galley_goods_max", board.slots - 1),
        ("garrison_min_when_owned", 1),
        ("port_cards", len(board.ports)),
        ("closed_cards", closed),
    ):
        limits.expect(limits.number(key) == follows, f"{key}: {follows} follows from the rest")


def load_setup(board: Board, data: Checked) -> None:
    """S12-2.2, S12-2.6 to S12-2.10, S12-2.15: the starting equipment, and whether there is enough of it for all."""
    setup = data.at("setup")
    setup.known("money sailors_in_port sailors_per_galley by_players preset_closed_ports provenance")
    board.money = setup.number("money")
    board.sailors_in_port = setup.number("sailors_in_port", 1)
    board.sailors_per_galley = setup.number("sailors_per_galley", 1)
    ids = tuple(port.name for port in board.ports)
    preset = [setup.index(port, ids, "preset_closed_ports") for port in setup.texts("preset_closed_ports")]
    board.preset_closed = preset if board.ports else []
    made = sorted(board.ports[port].good for port in board.preset_closed)
    start_ports = [number for number, port in enumerate(board.ports) if port.start]
    for number in start_ports:
        port = board.ports[number]
        setup.expect(port.size >= board.sailors_in_port, f"sailors_in_port: too many for {port.name}")
    setup.expect(board.sailors_per_galley <= board.slots, "sailors_per_galley: too many for a galley")
    for seats, start in board.starts.items():
        crews = start.galleys_each * board.sailors_per_galley
        enough = start.sailors >= board.sailors_in_port + crews
        setup.expect(enough, f"by_players.{seats}.sailors: too few for the set-up")
        enough = start.galleys_each <= board.galleys_per_seat and start.galleys_each * seats <= start.galley_numbers
        setup.expect(enough, f"by_players.{seats}.galleys_each: too many for the galleys there are")
        left = len(start_ports)
        if start.closed_goods:
            setup.expect(made == sorted(start.closed_goods), "preset_closed_ports: one port of each closed good")
            left = len([number for number in start_ports if number not in board.preset_closed])
        setup.expect(left >= seats, f"by_players.{seats}: too few start ports for all seats")


def load_costs(board: Board, data: Checked) -> None:
    """S12-4.12, S12-10.2, S12-10.4, S12-10.8, S12-10.9, S12-12.1, S12-13.2: prices, what buildings need and pay."""
    costs, payout, catch_up = data.at("costs"), data.at("payout"), data.at("catch_up")
    costs.known(
        "sailor galley_per_galley_owned galleys_per_investment fort basilica fort_needs basilica_needs good "
        "free_goods_own_port fort_dice provenance"
    )
    payout.known("basilica provenance")
    catch_up.known("galleys_below galleys_up_to provenance")
    board.cost_sailor = costs.number("sailor", 1)
    board.cost_galley = costs.number("galley_per_galley_owned")
    board.galleys_per_investment = costs.number("galleys_per_investment")
    board.cost_fort = costs.number("fort", 1)
    board.cost_basilica = costs.number("basilica", 1)
    board.cost_good = costs.number("good", 1)
    board.free_goods = costs.number("free_goods_own_port")
    board.fort_dice = costs.number("fort_dice")
    board.fort_needs = goods_needed(board, costs, "fort_needs")
    board.basilica_needs = goods_needed(board, costs, "basilica_needs")
    board.basilica_payout = payout.number("basilica")
    board.catch_up_below = catch_up.number("galleys_below")
    board.catch_up_up_to = catch_up.number("galleys_up_to")


def goods_needed(board: Board, costs: Checked, key: str) -> int:
    """S12-10.8, S12-10.9: a set of goods, each named once."""
    needed = [costs.index(good, board.goods, key) for good in costs.texts(key)]
    costs.expect(len(needed) == len(set(needed)) > 0, f"{key}: different goods are expected")
    return bits(needed)


def load_dice(board: Board, data: Checked) -> None:
    """S12-1.15: each die has skulls on some faces; the odds of every throw are worked out once."""
    dice = data.at("dice")
    dice.known("count faces skull_faces provenance")
    dice.number("count", 1)
    skulls = dice.number("skull_faces", 1)
    blanks = dice.number("faces", 1) - skulls
    dice.expect(blanks > 0, "skull_faces: a die needs a blank face")
    most = max([board.slots, *(port.size for port in board.ports)])
    board.exchange_odds = [
        [
            [
                (("roll", a, d), throw(attack, a, skulls, blanks) * throw(defence, d, skulls, blanks))
                for a in range(attack + 1)
                for d in range(defence + 1)
            ]
            for defence in range(most + 1)
        ]
        for attack in range(board.slots + 1)
    ]
    board.fort_odds = [
        (("fire", hits), throw(board.fort_dice, hits, skulls, blanks)) for hits in range(board.fort_dice + 1)
    ]


def throw(dice: int, hits: int, skulls: int, blanks: int) -> int:
    """In how many ways that many dice show that many skulls."""
    return comb(dice, hits) * int(skulls**hits) * int(blanks ** (dice - hits))


def bits(numbers: list[int]) -> int:
    """A set of small numbers."""
    total = 0
    for number in numbers:
        total |= 1 << number
    return total
