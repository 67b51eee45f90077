"""Chapter 1: what is printed on cards, markers and board, read from the data file and checked."""

from __future__ import annotations

from typing import Any, Final

from serenissima.kernel.core import Move
from serenissima.kernel.fields import immutable
from serenissima.parts.tables import Checked

DUCATO: Final = 0  # the four symbols, in the order in which their actions are carried out
PIRATE: Final = 1
CARDS: Final = 2
SHIP: Final = 3
SYMBOLS: Final = ("ducato", "pirate", "cards", "ship")

CALM_SEA: Final = 0
COMPASS: Final = 1
FIGHT_PIRATES: Final = 2
BIG_DEAL: Final = 3
LOCAL_AUTHORITY: Final = 4
FAVOURABLE_TERMS: Final = 5
MARKERS: Final = ("calm_sea", "compass", "fight_pirates", "big_deal", "local_authority", "favourable_terms")

Trail = tuple[int, ...]
Odds = list[tuple[Move, int]]


@immutable
class Card:
    """OM-1.2, OM-1.3: a goods card; its harbour (-1 for none) matters in set-up only."""

    name: str
    good: int
    power: int
    load: int
    symbols: tuple[int, int]
    harbour: int


class Voyages:
    """OM-8.1, OM-8.3: where a ship can end after so many routes, and the alphabetically first trail to each place."""

    def __init__(self, destinations: list[int], trails: list[Trail]) -> None:
        self.destinations = destinations
        self.trails = trails
        self.moves: list[Move] = [("destination", harbour) for harbour in destinations]

    def trail_to(self, harbour: int) -> Trail:
        return self.trails[self.destinations.index(harbour)]


class Printed:
    """Everything printed, with whole numbers for names."""

    def __init__(self) -> None:
        self.goods: tuple[str, ...] = ()
        self.good_count: list[int] = []
        self.payout: list[list[int]] = []
        self.payout_variants: dict[str, list[list[int]]] = {}
        self.cards: list[Card] = []
        self.good_of: list[int] = []  # card -> good, and so on: looked up all the time
        self.power_of: list[int] = []
        self.load_of: list[int] = []
        self.marker_count: list[int] = []
        self.harbours: tuple[str, ...] = ()
        self.neighbours: list[list[int]] = []
        self.alphabetical: list[int] = []
        self.voyages: list[list[Voyages]] = []  # by harbour and number of ship symbols
        self.colours: tuple[str, ...] = ()
        self.left_out: dict[int, list[int]] = {}  # seats -> goods that are not used
        self.prestige_tiles = 0
        self.start_ducati = 0
        self.start_hand = 0
        self.buy_limit = 0
        self.buy_price = 0
        self.buy_price_in_debt = 0
        self.favourable_prices: list[int] = []
        self.action_table: list[int] = []
        self.rank_awards: list[int] = []
        self.pirate_penalty = 0
        self.local_authority_base = 0
        self.power_plus_load = 0
        self.powers: tuple[int, ...] = ()
        self.loads: tuple[int, ...] = ()
        self.calm_sea_ducati = 0
        self.big_deal_symbols = 0
        self.talks_per_turn = 0
        self.deal_ducati_max = 0
        self.venice_jitter = 0
        self.card_moves: list[Move] = []  # ("card", c) for every card, made once
        self.card_odds: Odds = []


def load(said: dict[str, Any]) -> Printed:
    """OM-1.1, OM-1.5, OM-1.6: the cards, markers and map of a data file; every fault in it is named at once."""
    data = Checked(said)
    data.known(
        "schema game provenance_legend components player_colours constants engine_limits player_counts symbols goods "
        "payout_variants card_provenance cards markers board harbours routes"
    )
    data.expect(data.text("schema") == "oltremare-data/1", "schema: this data file is for another game")
    printed = Printed()
    printed.colours = tuple(colour.text("id") for colour in data.items("player_colours"))
    data.fill(printed, load_goods, load_map, load_constants, load_cards, load_markers, load_player_counts)
    return printed


def load_goods(printed: Printed, data: Checked) -> None:
    """OM-1.1, OM-11.3: the goods in canonical order, how many cards each has, and what its groups pay."""
    goods = data.items("goods", "id names count count_provenance payout payout_provenance amounts_in_rulebook_example")
    printed.goods = tuple(good.text("id") for good in goods)
    printed.good_count = [good.number("count", 1) for good in goods]
    printed.payout = [good.numbers("payout") for good in goods]
    data.expect(len(set(printed.goods)) == len(goods) > 0, "goods: an id stands twice, or there is none")
    for good, row in zip(goods, printed.payout, strict=True):
        good.expect(bool(row) and row == sorted(row), "payout: an ascending row is expected")
    variants = data.at("payout_variants")
    for name in variants.said:
        variant = variants.at(name)
        variant.known(" ".join(("provenance", *printed.goods)))
        rows = [
            variant.numbers(good) if good in variant.said else printed.payout[at]
            for at, good in enumerate(printed.goods)
        ]
        printed.payout_variants[name] = rows


def load_map(printed: Printed, data: Checked) -> None:
    """OM-1.6: harbours joined by undirected routes, at most one between any two."""
    harbours, routes = data.items("harbours"), data.items("routes")
    printed.harbours = tuple(harbour.text("id") for harbour in harbours)
    data.expect(len(set(printed.harbours)) == len(harbours) > 1, "harbours: an id stands twice, or there are too few")
    printed.neighbours = [[] for _ in harbours]
    for route in routes if harbours else []:
        route.known("id a b kind via provenance")
        a, b = (route.index(route.text(end), printed.harbours, end) for end in ("a", "b"))
        route.expect(a != b and b not in printed.neighbours[a], "joins a harbour to itself, or two harbours twice")
        printed.neighbours[a].append(b)
        printed.neighbours[b].append(a)
    for at, harbour in enumerate(harbours):
        harbour.known("id name modern region lon lat xy adjacent provenance")
        near = printed.neighbours[at] = sorted(printed.neighbours[at], key=lambda other: printed.harbours[other])
        names = [printed.harbours[other] for other in near]
        harbour.expect(sorted(harbour.texts("adjacent")) == names, "adjacent: it does not agree with the routes")
    printed.alphabetical = sorted(range(len(harbours)), key=lambda at: printed.harbours[at])


def load_constants(printed: Printed, data: Checked) -> None:
    """OM-1.2, OM-2.4, OM-5.2, OM-5.4, OM-5.5, OM-7.4, OM-11.4: prices, limits, awards and the action table."""
    constants = data.at("constants")
    constants.known(
        "start_ducati start_hand buy_limit_per_turn buy_price buy_price_at_or_below_zero favourable_terms_prices "
        "action_order action_table action_table_applies_to rank_awards pirate_card_penalty local_authority_base "
        "power_plus_load power_range load_range symbols_per_card calm_sea_per_ship_symbol "
        "big_deal_extra_ducato_symbols provenance"
    )
    printed.start_ducati = constants.number("start_ducati")
    printed.start_hand = constants.number("start_hand")
    printed.buy_limit = constants.number("buy_limit_per_turn")
    printed.buy_price = constants.number("buy_price")
    printed.buy_price_in_debt = constants.number("buy_price_at_or_below_zero")
    printed.favourable_prices = constants.numbers("favourable_terms_prices")
    printed.action_table = constants.numbers("action_table")
    printed.rank_awards = constants.numbers("rank_awards")
    printed.pirate_penalty = constants.number("pirate_card_penalty")
    printed.local_authority_base = constants.number("local_authority_base")
    printed.power_plus_load = constants.number("power_plus_load")
    printed.powers = load_range(constants, "power_range")
    printed.loads = load_range(constants, "load_range")
    printed.calm_sea_ducati = constants.number("calm_sea_per_ship_symbol")
    printed.big_deal_symbols = constants.number("big_deal_extra_ducato_symbols")
    constants.expect(
        len(printed.favourable_prices) >= printed.buy_limit, "favourable_terms_prices: one for each purchase"
    )
    constants.expect(bool(printed.action_table), "action_table: it is empty")
    constants.expect(
        constants.texts("action_order") == list(SYMBOLS), f"action_order: {', '.join(SYMBOLS)} is expected"
    )
    constants.expect(max(printed.loads, default=0) <= printed.buy_limit, "load_range: a quota could not be bought")
    limits = data.at("engine_limits")
    limits.known("talks_per_turn deal_ducati_max venice_jitter provenance")
    printed.talks_per_turn = limits.number("talks_per_turn")
    printed.deal_ducati_max = limits.number("deal_ducati_max")
    printed.venice_jitter = limits.number("venice_jitter")
    components = data.at("components")
    components.known(
        "goods_cards venice_cards start_player_tiles prestige_tiles harbour_markers overview_cards minus_markers cubes "
        "ships provenance"
    )
    printed.prestige_tiles = components.number("prestige_tiles")
    most = max(printed.loads, default=0)
    printed.voyages = [[find_voyages(printed, at, n) for n in range(most + 1)] for at in range(len(printed.harbours))]


def load_range(constants: Checked, key: str) -> tuple[int, ...]:
    """The numbers from a first to a last one."""
    ends = constants.numbers(key)
    constants.expect(len(ends) == 2 and ends[0] <= ends[-1], f"{key}: a first and a last number are expected")
    return tuple(range(ends[0], ends[-1] + 1)) if ends else (0,)


def load_cards(printed: Printed, data: Checked) -> None:
    """OM-1.1, OM-1.2: the cards in canonical order, each with power and load of the same sum and two symbols."""
    data.expect(tuple(symbol.text("id") for symbol in data.items("symbols")) == SYMBOLS, "symbols: four are expected")
    for card in data.items("cards"):
        card.known("id good power load symbols harbour")
        printed.cards.append(load_card(printed, card))
    names = [card.name for card in printed.cards]
    data.expect(len(set(names)) == len(names), "cards: an id stands twice")
    data.expect(len(names) == data.at("components").number("goods_cards"), "cards: components tells another number")
    printed.good_of = [card.good for card in printed.cards]
    printed.power_of = [card.power for card in printed.cards]
    printed.load_of = [card.load for card in printed.cards]
    for at, good in enumerate(printed.goods):
        data.expect(printed.good_of.count(at) == printed.good_count[at], f"cards: goods.{good} tells another number")
    data.expect(printed.good_of == sorted(printed.good_of), "cards: they must stand in the order of the goods")
    printed.card_moves = [("card", at) for at in range(len(names))]
    printed.card_odds = [(move, 1) for move in printed.card_moves]


def load_card(printed: Printed, card: Checked) -> Card:
    """OM-1.2: one good, power and load, exactly two different symbols, maybe a harbour."""
    symbols = [card.index(symbol, SYMBOLS, "symbols") for symbol in card.texts("symbols")]
    card.expect(len(symbols) == 2 and len(set(symbols)) == 2, "symbols: two different ones are expected")
    power, burden = card.number("power"), card.number("load")
    card.expect(power in printed.powers and burden in printed.loads, "power or load: outside its range")
    card.expect(
        power + burden == printed.power_plus_load, f"power and load: their sum must be {printed.power_plus_load}"
    )
    harbour = card.said.get("harbour")
    at = -1 if harbour is None else card.index(harbour, printed.harbours, "harbour")
    good = card.index(card.text("good"), printed.goods, "good")
    return Card(card.text("id"), good, power, burden, (min(symbols, default=0), max(symbols, default=0)), at)


def load_markers(printed: Printed, data: Checked) -> None:
    """OM-1.5: six kinds of markers, at least one for each harbour."""
    markers = data.items("markers", "id name count when effect provenance")
    data.expect(
        tuple(marker.text("id") for marker in markers) == MARKERS, f"markers: {', '.join(MARKERS)} are expected"
    )
    printed.marker_count = [marker.number("count") for marker in markers]
    total = sum(printed.marker_count)
    data.expect(total == data.at("components").number("harbour_markers"), "markers: components tells another number")
    data.expect(total >= len(printed.harbours), "markers: there are not enough for the harbours")


def load_player_counts(printed: Printed, data: Checked) -> None:
    """OM-1.10, OM-2.3, OM-2.11: for each number of players the goods left out, and the figures that follow from it."""
    for count in data.items("player_counts"):
        count.known(
            "players removed_goods deck stack_after_deal venice_cards_above named_cards provenance "
            "named_cards_provenance"
        )
        seats = count.number("players", 2)
        gone = [count.index(good, printed.goods, "removed_goods") for good in count.texts("removed_goods")]
        printed.left_out[seats] = gone
        deck = [card for card in printed.cards if card.good not in gone]
        named = sum(1 for card in deck if card.harbour >= 0)
        stack = len(deck) - seats * (1 + printed.start_hand)
        count.expect(count.number("deck") == len(deck), f"deck: there are {len(deck)} cards")
        count.expect(count.number("stack_after_deal") == stack, f"stack_after_deal: {stack} cards are left")
        count.expect(
            count.number("venice_cards_above") == stack // 2, f"venice_cards_above: {stack // 2} is the middle"
        )
        count.expect(count.number("named_cards") == named >= seats, f"named_cards: there are {named}")
    data.expect(sorted(printed.left_out) == [2, 3, 4, 5], "player_counts: 2, 3, 4 and 5 players are expected")


# Trails


def find_voyages(printed: Printed, start: int, routes: int) -> Voyages:
    """OM-8.1, OM-8.2, OM-8.3, OM-8.4: the ends of all trails of that many routes, or of as many as there can be."""
    trails: list[Trail] = []
    while routes and not trails:
        add_trails(printed, (start,), routes, trails)
        routes -= 1
    first: dict[int, Trail] = {}
    for trail in trails:
        first.setdefault(trail[-1], trail)
    ends = [harbour for harbour in printed.alphabetical if harbour in first]
    return Voyages(ends, [first[harbour] for harbour in ends])


def add_trails(printed: Printed, trail: Trail, left: int, trails: list[Trail]) -> None:
    """OM-8.2: every way on that uses no route twice, in alphabetical order."""
    if left == 0:
        trails.append(trail)
        return
    for harbour in printed.neighbours[trail[-1]]:
        if not uses_route(trail, trail[-1], harbour):
            add_trails(printed, (*trail, harbour), left - 1, trails)


def uses_route(trail: Trail, a: int, b: int) -> bool:
    """OM-8.2: whether a trail has sailed between two harbours, in whichever direction."""
    for at in range(len(trail) - 1):
        if (trail[at] == a and trail[at + 1] == b) or (trail[at] == b and trail[at + 1] == a):
            return True
    return False
