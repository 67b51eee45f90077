"""Chapter 1: what is printed on the board and counted in the box, read from the data file and checked."""

from __future__ import annotations

from typing import Any, Final

from serenissima.kernel.core import Move
from serenissima.kernel.game import BadData
from serenissima.parts.tables import Checked

GOODS: Final = 7
GARRISON: Final = 0  # beside galley ids: the port of the zone, as a place for sailors or the target of an attack
KINDS: Final = ("port", "coast", "high_sea")
SEATS: Final = (2, 3, 4)

Odds = list[tuple[Move, int]]


class PrintedPort:
    """S96-1.2, S96-1.3, S96-1.4: a port's zone, its one product, its rising numbers and what it scores when full."""

    def __init__(
        self, name: str, zone: int, product: int, size: str, numbers: list[int], full_points: int, capital_of: int
    ) -> None:
        self.name = name
        self.zone = zone
        self.product = product
        self.size = size
        self.numbers = numbers
        self.spaces = len(numbers)
        self.full_points = full_points
        self.capital_of = capital_of  # the nation, or -1


class Board:
    """Everything printed or counted, with whole numbers for names."""

    def __init__(self) -> None:
        self.nations: tuple[str, ...] = ()
        self.capitals: list[int] = []  # nation -> port
        self.goods: tuple[str, ...] = ()
        self.tokens: list[int] = []
        self.producers: list[list[int]] = []  # good -> ports
        self.ports: list[PrintedPort] = []
        self.zones: tuple[str, ...] = ()
        self.port_at: list[int] = []  # zone -> port, or -1
        self.high_sea: list[bool] = []
        self.neighbours: list[list[int]] = []
        self.phases: tuple[str, ...] = ()
        self.rounds: dict[int, int] = {}
        self.nation_sets: dict[int, dict[str, list[int]]] = {}
        self.start_galleys = 0
        self.start_sailors = 0
        self.start_ducats = 0
        self.default_crews: list[int] = []
        self.galleys = 0
        self.forts = 0
        self.flags = 0
        self.berths = 0
        self.min_crew = 0
        self.deals_per_galley = 0
        self.proposals_per_rival = 0
        self.trade_price_max = 0
        self.no_loss_limit = 0
        self.money_step = 0
        self.cost_good = 0
        self.ask_min = 0
        self.ask_max = 0
        self.ask_max_monopoly = 0
        self.cost_sailor = 0
        self.cost_galley = 0
        self.cost_fort = 0
        self.galley_needs = 0
        self.fort_needs = 0
        self.divisor = 0
        self.divisor_against_fort = 0
        self.income = 0
        self.bonus = 0
        self.bonus_capital = 0
        self.sale_unit = 0
        self.points_own_capital = 0
        self.ducats_per_point = 0
        self.points_not_full = 0
        self.end_divisors: dict[str, list[int]] = {}  # of galleys, forts and sailors
        self.end_die: list[int] = []
        self.extra_rounds = 0
        self.die_faces = 0
        self.exchange_odds: Odds = []
        self.bids: list[Move] = []  # every bid up to the fullest treasury, so that lists of them are slices
        self.die_odds: Odds = []
        self.tie_odds: list[Odds] = []  # by seat


def load(said: dict[str, Any]) -> Board:
    """S96-1.1, S96-1.2, S96-1.3, S96-1.5: the board of a data file; every fault in it is named at once."""
    data = Checked(said)
    board = Board()
    data.known(
        "meta players nations setup components goods port_sizes ports zones links costs limits combat income scoring "
        "phases options bot_subsets"
    )
    load_meta(data)
    data.fill(board, load_goods, load_map, load_nations, load_box, load_costs, load_scoring, load_options)
    load_bids(board)
    return board


def load_meta(data: Checked) -> None:
    meta = data.at("meta")
    meta.known(
        "id title also_known_as edition year publisher designers min_age typical_minutes schema_version rule_prefix "
        "rules provenance_values notes"
    )
    meta.expect(meta.text("id") == "serenissima_1996", "id: this data file is for another game")


def load_goods(board: Board, data: Checked) -> None:
    """S96-1.5: seven goods with so many tokens each; the order of the file is data order."""
    goods = data.items("goods", "id name colour tokens producers provenance")
    board.goods = tuple(good.text("id") for good in goods)
    board.tokens = [good.number("tokens", 1) for good in goods]
    data.expect(len(set(board.goods)) == GOODS, f"goods: {GOODS} different goods are expected")


def load_map(board: Board, data: Checked) -> None:
    """S96-1.1, S96-1.2, S96-1.3: zones, links that work both ways, and one port in each zone of kind port."""
    zones, ports = data.items("zones"), data.items("ports")
    board.zones = tuple(zone.text("id") for zone in zones)
    names = tuple(port.text("id") for port in ports)
    data.expect(len(set(board.zones)) == len(zones), "zones: an id stands twice")
    data.expect(len(set(names)) == len(ports), "ports: an id stands twice")
    nations = tuple(nation.text("id") for nation in data.items("nations"))
    board.ports = [load_port(board, data, port, nations) for port in ports]
    for at, zone in enumerate(zones):
        load_zone(board, zone, at, names)
    for at, port in enumerate(board.ports):
        fits = port.zone < len(board.port_at) and board.port_at[port.zone] == at
        data.expect(fits, f"ports: {port.name} is not the port of its zone")
    board.producers = [[at for at, port in enumerate(board.ports) if port.product == n] for n in range(GOODS)]
    for good, made in zip(data.items("goods"), board.producers, strict=False):
        good.expect(good.number("producers", 1) == len(made), "producers: the ports say otherwise")
    check_links(board, data)


def load_port(board: Board, data: Checked, port: Checked, nations: tuple[str, ...]) -> PrintedPort:
    """S96-1.2, S96-1.4: the size fixes the row of numbers, in rising order."""
    port.known("id name alt_names zone product size capital_of lon lat provenance name_provenance")
    sizes = data.at("port_sizes")
    sizes.known("small medium capital")
    name = port.text("size")
    port.expect(name in sizes.said, f"size: {name!r} is not known")
    size = sizes.at(name) if name in sizes.said else sizes.at("small")
    size.known("spaces numbers full_points provenance numbers_provenance note")
    numbers = size.numbers("numbers")
    size.expect(len(numbers) == size.number("spaces", 1), "numbers: one for each space is expected")
    size.expect(len(numbers) < GOODS, "numbers: a port has fewer spaces than there are goods")
    size.expect(numbers == sorted(set(numbers)), "numbers: they must rise")
    capital_of = port.said.get("capital_of")
    port.expect((capital_of is not None) == (name == "capital"), "capital_of: a capital has a nation, others none")
    return PrintedPort(
        port.text("id"),
        port.index(port.text("zone"), board.zones, "zone"),
        port.index(port.text("product"), board.goods, "product"),
        name,
        numbers,
        size.number("full_points"),
        -1 if capital_of is None else port.index(capital_of, nations, "capital_of"),
    )


def load_zone(board: Board, zone: Checked, at: int, ports: tuple[str, ...]) -> None:
    zone.known("id number name kind port lon lat neighbours provenance kind_provenance")
    zone.expect(zone.number("number") == at, "number: zones are numbered in the order of the list")
    kind = zone.text("kind")
    zone.expect(kind in KINDS, f"kind: one of {', '.join(KINDS)} is expected")
    port = zone.said.get("port")
    zone.expect((port is not None) == (kind == "port"), "port: a zone of kind port has one, others none")
    board.port_at.append(-1 if port is None else zone.index(port, ports, "port"))
    board.high_sea.append(kind == "high_sea")
    near = [zone.index(other, board.zones, "neighbours") for other in zone.texts("neighbours")]
    zone.expect(len(set(near)) == len(near) and at not in near, "neighbours: one stands twice, or the zone itself")
    board.neighbours.append(sorted(near))


def check_links(board: Board, data: Checked) -> None:
    """S96-1.1: every link works both ways, and from every zone every other can be reached."""
    links = data.at("links")
    links.known("count provenance reconstructed_links dropped_one_way_links note")
    total = sum(len(near) for near in board.neighbours)
    links.expect(total == 2 * links.number("count", 1), "count: the zones say otherwise")
    for at, near in enumerate(board.neighbours):
        for other in near:
            both = at in board.neighbours[other]
            data.expect(both, f"zones: {board.zones[at]} is linked to {board.zones[other]}, but not the other way")
    data.expect(connected(board.neighbours), "zones: they do not hang together")


def connected(neighbours: list[list[int]]) -> bool:
    """Whether every zone can be reached from the first one."""
    found = [0] if neighbours else []
    for zone in found:
        found += [other for other in neighbours[zone] if other not in found]
    return len(found) == len(neighbours)


def load_nations(board: Board, data: Checked) -> None:
    """S96-2.1, S96-2.2, S96-2.3, S96-2.4: nations, their capitals, and who plays how long with how many players."""
    nations, players = data.items("nations"), data.at("players")
    names = tuple(port.name for port in board.ports)
    for at, nation in enumerate(nations):
        nation.known("id name capital colour provenance colour_provenance")
        capital = nation.index(nation.text("capital"), names, "capital")
        named = capital < len(board.ports) and board.ports[capital].capital_of == at
        nation.expect(named, "capital: that port is the capital of another nation, or of none")
        board.capitals.append(capital)
    board.nations = tuple(nation.text("id") for nation in nations)
    players.known("min max rounds nation_sets provenance")
    players.at("rounds").known("2 3 4")
    players.at("nation_sets").known("2 3 4")
    for seats in SEATS:
        board.rounds[seats] = players.at("rounds").number(str(seats), 1)
        sets: dict[str, list[int]] = {}
        for chosen in players.at("nation_sets").items(str(seats)):
            chosen.known("id nations")
            listed = [chosen.index(name, board.nations, "nations") for name in chosen.texts("nations")]
            chosen.expect(len(set(listed)) == seats, f"nations: {seats} different nations are expected")
            sets[chosen.text("id")] = sorted(listed)
        players.expect(bool(sets), f"nation_sets: none for {seats} players")
        board.nation_sets[seats] = sets


def load_box(board: Board, data: Checked) -> None:
    """S96-1.7, S96-1.8, S96-1.9, S96-1.10, S96-1.11, S96-2.6: the pieces, the limits and the starting equipment."""
    box, setup, limits = data.at("components"), data.at("setup"), data.at("limits")
    box.known(
        "galleys forts flags_per_nation flag_bases sailors sailors_english_list tokens_per_good coins dice die_faces "
        "turn_order_markers round_markers provenance"
    )
    setup.known("galleys sailors ducats goods provenance default_deploy")
    limits.known(
        "berths_per_galley min_crew max_cargo builds_per_port_per_round provenance forts_per_port "
        "foreign_deals_per_galley_per_round trade_proposals_per_rival_per_turn trade_unit_price_max no_loss_limit "
        "reconstructed_fields"
    )
    box.at("coins").known("1000 500 100")
    board.galleys = box.number("galleys", 1)
    board.forts = box.number("forts")
    board.flags = box.number("flags_per_nation", 1)
    each = box.number("tokens_per_good", 1)
    box.expect(all(tokens == each for tokens in board.tokens), "tokens_per_good: the goods say otherwise")
    board.die_faces = box.number("die_faces", 2)
    faces = range(1, board.die_faces + 1)
    board.exchange_odds = [(("roll", a, d), 1) for a in faces for d in faces]
    board.die_odds = [(("roll", face), 1) for face in faces]
    board.tie_odds = [[(("roll", seat, face), 1) for face in faces] for seat in range(SEATS[-1])]
    board.berths = limits.number("berths_per_galley", 2)
    board.min_crew = limits.number("min_crew", 1)
    limits.expect(board.min_crew == 1, "min_crew: the rules know galleys with one sailor and more")
    limits.expect(limits.number("max_cargo") == board.berths - board.min_crew, "max_cargo: berths less the crew")
    limits.expect(limits.number("builds_per_port_per_round") == 1, "builds_per_port_per_round: the rules say 1")
    limits.expect(limits.number("forts_per_port") == 1, "forts_per_port: the rules say 1")
    board.deals_per_galley = limits.number("foreign_deals_per_galley_per_round", 1)
    board.proposals_per_rival = limits.number("trade_proposals_per_rival_per_turn", 1)
    board.trade_price_max = limits.number("trade_unit_price_max")
    board.no_loss_limit = limits.number("no_loss_limit", 1)
    load_setup(board, setup)


def load_setup(board: Board, setup: Checked) -> None:
    """S96-2.6, S96-2.7: two galleys, so many sailors and ducats, and the split for who does not choose."""
    board.start_galleys = setup.number("galleys", 2)
    setup.expect(board.start_galleys == 2, "galleys: the rules split the sailors over two")
    board.start_sailors = setup.number("sailors", 2 * board.berths)
    board.start_ducats = setup.number("ducats")
    setup.expect(setup.number("goods") == 0, "goods: the rules start without any")
    deploy = setup.at("default_deploy")
    deploy.known("crew garrison provenance")
    board.default_crews = deploy.numbers("crew")
    fits = len(board.default_crews) == 2 and all(1 <= crew <= board.berths for crew in board.default_crews)
    deploy.expect(fits, f"crew: two crews from 1 to {board.berths} are expected")
    ashore = board.start_sailors - sum(board.default_crews)
    deploy.expect(deploy.number("garrison") == ashore, "garrison: the sailors do not add up")


def load_costs(board: Board, data: Checked) -> None:
    """S96-1.14, S96-5.4, S96-6.3, S96-6.4, S96-7.1, S96-7.3, S96-7.4, S96-8.1, S96-14.4: prices and divisors."""
    costs, combat = data.at("costs"), data.at("combat")
    costs.known(
        "good_neutral_or_own good_foreign_min good_foreign_max good_monopoly_max sailor galley fort galley_needs "
        "fort_needs provenance money_step money_step_provenance"
    )
    combat.known("divisor divisor_against_fort rounding provenance")
    board.money_step = costs.number("money_step", 1)
    board.cost_good = costs.number("good_neutral_or_own", 1)
    board.ask_min = costs.number("good_foreign_min", 1)
    board.ask_max = costs.number("good_foreign_max", board.ask_min)
    board.ask_max_monopoly = costs.number("good_monopoly_max", board.ask_max)
    board.cost_sailor = costs.number("sailor", 1)
    board.cost_galley = costs.number("galley", 1)
    board.cost_fort = costs.number("fort", 1)
    board.galley_needs = needs(costs, board.goods, "galley_needs")
    board.fort_needs = needs(costs, board.goods, "fort_needs")
    board.divisor = combat.number("divisor", 1)
    board.divisor_against_fort = combat.number("divisor_against_fort", 1)
    combat.expect(combat.text("rounding") == "down", "rounding: the rules round down")
    sums = (board.cost_good, board.ask_min, board.ask_max, board.ask_max_monopoly, board.cost_sailor)
    costs.expect(
        all(ducats % board.money_step == 0 for ducats in (*sums, board.cost_galley, board.cost_fort)),
        "money_step: a price is no multiple of it",
    )


def needs(costs: Checked, goods: tuple[str, ...], key: str) -> int:
    """The set of goods a building needs."""
    bits = 0
    for good in costs.texts(key):
        bits |= 1 << costs.index(good, goods, key)
    return bits


def load_scoring(board: Board, data: Checked) -> None:
    """S96-16.5, S96-16.7, S96-16.8, S96-16.12, S96-17.1, S96-17.2, S96-17.3: what sales, capitals and ports earn."""
    income, scoring = data.at("income"), data.at("scoring")
    income.known("own_capital new_market_bonus new_market_bonus_capital sale_unit provenance")
    scoring.known("own_capital ducats_per_point port_not_full provenance tie_break tie_break_provenance")
    board.income = income.number("own_capital")
    board.bonus = income.number("new_market_bonus")
    board.bonus_capital = income.number("new_market_bonus_capital")
    board.sale_unit = income.number("sale_unit", 1)
    sums = (board.income, board.bonus, board.bonus_capital, board.sale_unit, board.start_ducats, board.trade_price_max)
    income.expect(all(ducats % board.money_step == 0 for ducats in sums), "a sum is no multiple of the money step")
    board.points_own_capital = scoring.number("own_capital")
    board.ducats_per_point = scoring.number("ducats_per_point", 1)
    board.points_not_full = scoring.number("port_not_full")
    tie = scoring.texts("tie_break")
    scoring.expect(tie == ["ducats", "ports", "shared"], "tie_break: the rules say ducats, ports, shared")


def load_options(board: Board, data: Checked) -> None:
    """S96-17.6, S96-18.1: the phases by name, and the numbers behind two of the options."""
    phases = data.items("phases", "id name")
    board.phases = tuple(phase.text("name") for phase in phases)
    data.expect(len(board.phases) == 6, "phases: six are expected")
    data.at("bot_subsets").known("bids trade_unit_prices provenance")
    options = data.at("options")
    options.known(
        "nation_set seat_assignment open_money pay_on_own_port own_unfilled_capital_port_point port_point_rule "
        "captured_capital_bonus sailor_supply sunk_galleys_return garrison_cap ship_trade end_bonus variable_end"
    )
    for name in options.said:
        options.at(name).known("default values players divisors ends_on extra_rounds_max")
    divisors = options.at("end_bonus").at("divisors")
    divisors.known("none adams schloesser")
    for name in ("adams", "schloesser"):
        each = divisors.at(name)
        each.known("galleys forts sailors")
        board.end_divisors[name] = [each.number(kind, 1) for kind in ("galleys", "forts", "sailors")]
    variable = options.at("variable_end")
    board.end_die = variable.numbers("ends_on")
    board.extra_rounds = variable.number("extra_rounds_max")
    variable.expect(all(1 <= face <= board.die_faces for face in board.end_die), "ends_on: no such face")


def most_money(board: Board, seats: int, rounds: int) -> int:
    """S96-16.3, S96-16.7, S96-16.12: no treasury outgrows all start money, every sale with its bonus, all income."""
    spaces = sum(port.spaces for port in board.ports)
    sales = sum(sum(port.numbers) for port in board.ports) * board.sale_unit
    income = board.income * rounds * seats
    return board.start_ducats * seats + sales + spaces * max(board.bonus, board.bonus_capital) + income


def load_bids(board: Board) -> None:
    """S96-4.2: every bid that any table can see."""
    rounds = max(board.rounds.values()) + board.extra_rounds
    most = most_money(board, SEATS[-1], rounds)
    board.bids = [("bid", ducats) for ducats in range(0, most + 1, board.money_step)]


__all__ = ["BadData", "Board", "load"]
