"""Chapter 1: what is printed on board, tiles and dice, read from the data file and checked."""

from __future__ import annotations

from typing import Any, Final

from serenissima.kernel.core import NOBODY, Move
from serenissima.kernel.fields import immutable
from serenissima.kernel.game import BadData
from serenissima.parts.tables import Checked

Odds = list[tuple[Move, int]]
Tiles = tuple[int, ...]

# Kinds of tiles, in the order of the data file; `DOGE` comes after them.
GALLEY: Final = 0
BARRIER: Final = 1
GONDOLA: Final = 2
DOGE: Final = 3
KINDS: Final = ("galley", "barrier", "gondola")

# What a field or a bonus may do.
BUY: Final = 0
COMPLETE: Final = 1
REPLACE: Final = 2
SWAP: Final = 3
GAIN: Final = 4

# Action types, which a barrier may have as its trigger (all but the last).
TRIGGERS: Final = ("buy", "complete", "intrigue", "ducats")
TRIGGER_COMPLETE: Final = 1
REPLACE_GALLEY: Final = 4

DUCATS: Final = 0
APPROVALS: Final = 1
VP: Final = 2
RESOURCES: Final = ("ducats", "approvals", "vp")

LOWER: Final = 0
UPPER: Final = 1
DECKS: Final = ("lower", "upper")

NO_EVENT: Final = 0
HIGH_WATER: Final = 1
INSPECTION: Final = 2
EVENTS: Final = ("none", "high_water", "inspection")

MODES: Final = ("single", "one_of", "all_of")
LOSSES: Final = ("more_barriers_than_level", "equal", "fewer")


class Offer:
    """DS-1.5, DS-1.8: what a field or a bonus does: buy or complete tiles of some kinds, replace, swap, or pay and
    gain.
    """

    def __init__(self, does: int) -> None:
        self.does = does
        self.kinds: Tiles = ()  # of the icons
        self.both = False  # whether the icons are joined by a +
        self.pay = 0
        self.resource = DUCATS
        self.amount = 0
        self.open_kinds: list[Tiles] = [()]  # by the set of icons used: the kinds that are left

    def icons(self, kinds: Tiles, both: bool) -> None:
        """DS-4.6: with + every icon may be used once; otherwise the first one used is the only one."""
        self.kinds = kinds
        self.both = both
        self.open_kinds = []
        for used in range(1 << len(kinds)):
            left = [kind for at, kind in enumerate(kinds) if not used >> at & 1] if both or not used else []
            self.open_kinds.append(tuple(dict.fromkeys(left)))

    def left(self, used: int) -> Tiles:
        """DS-4.6, DS-4.7: the kinds of the icons that are left."""
        return self.open_kinds[used] if used < len(self.open_kinds) else ()

    def use(self, used: int, kind: int) -> int:
        """DS-4.6: the set of used icons after one more of that kind."""
        for at, icon in enumerate(self.kinds):
            if icon == kind and not used >> at & 1:
                return used | 1 << at
        return used


@immutable
class Field:
    """DS-1.8: a field of a panel, with its action type and what it offers."""

    name: str
    panel: int
    value: int
    trigger: int
    offer: Offer


class Tile:
    """DS-1.2, DS-1.4, DS-1.6, DS-1.7: the printed side of any tile; what its kind does not have stays zero."""

    def __init__(self, name: str, kind: int, stack: int, cost: int) -> None:
        self.name = name
        self.kind = kind
        self.stack = stack
        self.cost = cost
        self.vp = 0  # of a galley tile
        self.approval = 0
        self.params: tuple[int, ...] = ()
        self.priority = 0  # of a barrier
        self.trigger = NOBODY
        self.offer = Offer(GAIN)  # the bonus of a barrier, the reward of a gondola
        self.values: tuple[int, ...] = ()  # of a Doge tile, by colour
        self.violet = 0  # a set of zones
        self.event = NO_EVENT
        self.level = 0


class Layout:
    """DS-2.3, DS-2.10: panels in play and columns by number of seats."""

    def __init__(self, panels: Tiles, fields: Tiles, zone_at: list[Tiles]) -> None:
        self.panels = panels
        self.fields = fields
        self.zone_at = zone_at  # deck -> the zone of each column
        self.columns = len(zone_at[LOWER])


class Board:
    """Everything printed, with whole numbers for names."""

    def __init__(self) -> None:
        self.colours: tuple[str, ...] = ()
        self.sections: tuple[str, ...] = ()
        self.zones: tuple[str, ...] = ()
        self.zone_deck: list[int] = []
        self.zone_section: list[int] = []
        self.panels: tuple[str, ...] = ()
        self.fields_per_panel = 0
        self.fields: list[Field] = []
        self.needs_check: list[bool] = []  # fields whose action may be impossible though they can be paid
        self.tiles: list[Tile] = []
        self.names: tuple[str, ...] = ()
        self.kind_of: list[int] = []  # tile -> kind; blanks too
        self.stack_of: list[int] = []
        self.cost_of: list[int] = []
        self.blanks: list[int] = []  # tile -> its construction side, as a number beyond the tiles
        self.stacks: tuple[str, ...] = ()
        self.stack_kind: list[int] = []
        self.stacks_of_kind: list[Tiles] = []
        self.in_stack: list[Tiles] = []
        self.barrier_stack = 0
        self.gondola_stack = 0
        self.doge_stack = 0
        self.layouts: dict[int, Layout] = {}
        self.worth: list[list[int]] = []  # Doge tile, galley tile -> VP
        self.praise: list[list[int]] = []  # Doge tile, galley tile -> approvals
        self.first_doge = 0
        self.vp = 0
        self.ducats = 0
        self.approvals = 0
        self.action_markers = 0
        self.die_faces: list[int] = []
        self.draw_when_buying = 0
        self.yard_limit = 0
        self.yard_limit_galley = 0
        self.water_income = 0
        self.reorder_cost = 0
        self.reorders_per_turn = 0
        self.swap_draw = 0
        self.high_water_loss: list[int] = []
        self.inspection_vp: list[int] = []
        self.final_approval_vp: list[int] = []
        self.water_move: Move = ("water",)
        self.place_moves: list[Move] = []
        self.buy_moves: list[Move] = []  # by stack
        self.reorder_moves: list[Move] = []
        self.complete_moves: list[Move] = []
        self.keep_moves: list[Move] = []
        self.draw_odds: Odds = []
        self.roll_odds: list[Odds] = []


def load(said: dict[str, Any]) -> Board:
    """DS-1.2, DS-1.4, DS-1.6, DS-1.7, DS-1.8: the components of a data file; every fault in it is named at once."""
    data, board = Checked(said), Board()
    data.known(
        "game rule_prefix title designers publishers year schema_version provenance_legend constants ruling_constants "
        "tile_kinds colours decks sections zones layouts board panels galley_tiles barriers gondolas doge_tiles"
    )
    data.expect(data.text("game") == "dogeship", "game: this data file is for another game")
    data.expect(data.number("schema_version") == 1, "schema_version: only version 1 is known")
    data.fill(board, load_constants, load_zones, load_panels, load_tiles, load_layouts)
    prepare(board)
    return board


def load_constants(board: Board, data: Checked) -> None:
    """DS-1.9, DS-1.10, DS-1.12, DS-1.13, DS-1.15, DS-2.1: limits, starting values; supplies and tracks are endless."""
    constants, rulings = data.at("constants"), data.at("ruling_constants")
    constants.known(
        "provenance players_min players_max start_vp start_ducats start_approvals markers_per_player action_markers "
        "fields_per_panel die_faces draw_when_buying yard_limit yard_limit_galley water_income reorder_cost swap_draw "
        "high_water_loss inspection_vp final_approval_vp component_counts"
    )
    rulings.known("provenance galley_tiles_per_zone reorders_per_turn approval_supply ducat_limit vp_limit max_rounds")
    board.vp = constants.number("start_vp")
    board.ducats = constants.number("start_ducats")
    board.approvals = constants.number("start_approvals")
    board.action_markers = constants.number("action_markers", 1)
    constants.expect(
        constants.number("markers_per_player") == board.action_markers + 3,
        "markers_per_player: the action markers and three more are expected",
    )
    board.die_faces = constants.numbers("die_faces")
    constants.expect(len(board.die_faces) > 0, "die_faces: a die needs a face")
    board.draw_when_buying = constants.number("draw_when_buying", 1)
    board.yard_limit = constants.number("yard_limit", 1)
    board.yard_limit_galley = constants.number("yard_limit_galley", 1)
    board.water_income = constants.number("water_income")
    board.reorder_cost = constants.number("reorder_cost")
    board.reorders_per_turn = rulings.number("reorders_per_turn")
    board.swap_draw = constants.number("swap_draw", 2)
    constants.expect(board.swap_draw == 2, "swap_draw: one tile is played and one put back, so two must be drawn")
    losses = constants.at("high_water_loss")
    losses.known(" ".join(LOSSES))
    board.high_water_loss = [losses.number(key) for key in LOSSES]
    losses.expect(max(board.high_water_loss) <= board.action_markers, "nobody can lose more markers than he has")
    board.inspection_vp = constants.numbers("inspection_vp")
    board.final_approval_vp = constants.numbers("final_approval_vp")
    most = constants.number("players_max", 2)
    for key, row in (("inspection_vp", board.inspection_vp), ("final_approval_vp", board.final_approval_vp)):
        constants.expect(len(row) >= most, f"{key}: a value for each place is expected")
    rulings.number("max_rounds", 1)
    for key in ("approval_supply", "ducat_limit", "vp_limit"):
        rulings.expect(rulings.said.get(key) is None, f"{key}: null is expected, there is no limit")


def load_zones(board: Board, data: Checked) -> None:
    """DS-1.2, DS-1.7: four colours, and six zones of two decks and three sections."""
    kinds = data.items("tile_kinds", "id name")
    data.expect(tuple(kind.text("id") for kind in kinds) == KINDS, f"tile_kinds: {', '.join(KINDS)} are expected")
    colours = data.items("colours", "id trait provenance reconstructed_fields")
    board.colours = distinct(data, "colours", colours)
    data.expect(tuple(data.texts("decks")) == DECKS, f"decks: {', '.join(DECKS)} are expected")
    board.sections = tuple(data.texts("sections"))
    zones = data.items("zones")
    for item in zones:
        item.known("id name deck section provenance")
        board.zone_section.append(item.index(item.text("section"), board.sections, "section"))
        board.zone_deck.append(item.index(item.text("deck"), DECKS, "deck"))
    board.zones = distinct(data, "zones", zones)
    places = {(item.text("deck"), item.text("section")) for item in zones}
    data.expect(
        len(places) == len(zones) == len(DECKS) * len(board.sections),
        "zones: one for each deck and section is expected",
    )
    board.stacks = (*board.zones, "barrier", "gondola", "doge")
    board.stack_kind = [GALLEY] * len(zones) + [BARRIER, GONDOLA, DOGE]
    board.stacks_of_kind = [tuple(range(len(zones))), (len(zones),), (len(zones) + 1,)]
    board.barrier_stack = len(zones)
    board.gondola_stack = len(zones) + 1
    board.doge_stack = len(zones) + 2


def distinct(data: Checked, key: str, items: list[Checked]) -> tuple[str, ...]:
    """The ids of a list, each of which may stand there once."""
    ids = tuple(item.text("id") for item in items)
    data.expect(len(set(ids)) == len(ids), f"{key}: an id stands twice")
    return ids


# Panels


def load_panels(board: Board, data: Checked) -> None:
    """DS-1.8: six panels of six fields, in the order of the file."""
    data.at("board").known("provenance panel_grid fields water turn_order_track galley")
    panels = data.items("panels")
    board.panels = distinct(data, "panels", panels)
    each = board.fields_per_panel = data.at("constants").number("fields_per_panel", 1)
    for number, panel in enumerate(panels):
        panel.known("id name min_players provenance fields")
        panel.number("min_players", 1)
        fields = panel.items("fields")
        panel.expect(len(fields) == each, f"fields: {each} fields are expected")
        for value, field in enumerate(fields, 1):
            field.known("id value action provenance reconstructed_fields")
            field.expect(field.number("value") == value, f"value: {value} is expected here")
            name = f"{panel.text('id')}_{value}"
            field.expect(field.text("id") == name, f"id: {name} is expected here")
            board.fields.append(load_field(field, name, number, value))


def load_field(field: Checked, name: str, panel: int, value: int) -> Field:
    """DS-1.8, DS-8.15: the action type of a field, which a bonus may be triggered by, and its offer."""
    action = field.at("action")
    kind = action.text("type")
    if kind == "replace_galley":
        action.known("type")
        return Field(name, panel, value, REPLACE_GALLEY, Offer(REPLACE))
    trigger = action.index(kind, TRIGGERS, "type")
    if kind in ("buy", "complete"):
        return Field(name, panel, value, trigger, load_icons(action, BUY if kind == "buy" else COMPLETE))
    return Field(name, panel, value, trigger, load_ducats(action) if kind == "ducats" else load_intrigue(action))


def load_icons(action: Checked, does: int) -> Offer:
    """DS-4.6: one icon, or two of which one or both may be used."""
    action.known("type mode targets")
    mode = MODES[action.index(action.text("mode"), MODES, "mode")]
    kinds = tuple(action.index(kind, KINDS, "targets") for kind in action.texts("targets"))
    wanted = 1 if mode == "single" else 2
    action.expect(len(kinds) == wanted, f"targets: {wanted} expected with mode {mode}")
    offer = Offer(does)
    offer.icons(kinds, mode == "all_of")
    return offer


def load_ducats(action: Checked) -> Offer:
    """DS-11.1: a ducats field gives the amount it shows."""
    action.known("type amount")
    return gain_of(DUCATS, action.number("amount", 1))


def load_intrigue(action: Checked) -> Offer:
    """DS-10.1, DS-10.7, DS-10.8: a swap of Doge tiles, or approvals, free or for ducats."""
    kind = action.text("kind")
    if kind == "swap_doge":
        action.known("type kind")
        return Offer(SWAP)
    action.known("type kind pay gain")
    action.expect(kind in ("free_approval", "paid_approvals"), f"kind: {kind!r} is no intrigue")
    offer = gain_of(APPROVALS, action.number("gain", 1))
    offer.pay = action.number("pay")
    action.expect((offer.pay == 0) == (kind == "free_approval"), f"pay: {offer.pay} does not go with {kind}")
    return offer


def gain_of(resource: int, amount: int) -> Offer:
    offer = Offer(GAIN)
    offer.resource = resource
    offer.amount = amount
    return offer


# Tiles


def load_tiles(board: Board, data: Checked) -> None:
    """DS-1.2, DS-1.3, DS-1.4, DS-1.6, DS-1.7, DS-1.16: galley, barriers, gondolas, Doge; no stern, no bow."""
    counts = data.at("constants").at("component_counts")
    counts.known(
        "galley_tiles stern_tiles bow_tiles barriers gondolas doge_tiles dice approval_tokens_1 approval_tokens_3"
    )
    for key in ("galley_tiles", "barriers", "gondolas", "doge_tiles"):
        items = data.items(key)
        data.expect(len(items) == counts.number(key, 1), f"{key}: {counts.number(key, 1)} tiles are expected")
        for item in items:
            board.tiles.append(load_tile(board, item, key))
    board.names = tuple(tile.name for tile in board.tiles)
    data.expect(len(set(board.names)) == len(board.names), "tiles: an id stands twice")
    data.expect(counts.number("dice") == len(board.panels), "component_counts.dice: a die for each panel is expected")
    doges = counts.number("doge_tiles", 1)
    data.expect(doges > board.swap_draw, "doge_tiles: too few for a swap")
    priorities = sorted(tile.priority for tile in board.tiles if tile.kind == BARRIER)
    data.expect(priorities == list(range(1, len(priorities) + 1)), "barriers: each priority from 1 must stand once")
    per_zone = data.at("ruling_constants").number("galley_tiles_per_zone", 1)
    for zone, name in enumerate(board.zones):
        found = sum(1 for tile in board.tiles if tile.kind == GALLEY and tile.stack == zone)
        data.expect(found == per_zone, f"galley_tiles: {per_zone} tiles of {name} are expected, not {found}")


def load_tile(board: Board, item: Checked, key: str) -> Tile:
    if key == "galley_tiles":
        return load_galley_tile(board, item)
    if key == "barriers":
        return load_barrier(board, item)
    return load_gondola(board, item) if key == "gondolas" else load_doge_tile(board, item)


def load_galley_tile(board: Board, item: Checked) -> Tile:
    """DS-1.2: zone, a cost of 2 to 7 ducats, VP, an approval icon or none, 2 to 4 params."""
    item.known("id zone cost vp approval params provenance reconstructed_fields")
    zone = item.index(item.text("zone"), board.zones, "zone")
    tile = Tile(item.text("id"), GALLEY, zone, item.number("cost", 2))
    item.expect(tile.cost <= 7, "cost: 2 to 7 ducats are expected")
    tile.vp = item.number("vp")
    tile.approval = 1 if item.flag("approval") else 0
    tile.params = tuple(item.index(colour, board.colours, "params") for colour in item.texts("params"))
    item.expect(2 <= len(tile.params) <= 4, "params: 2 to 4 are expected")
    return tile


def load_barrier(board: Board, item: Checked) -> Tile:
    """DS-1.4, DS-1.5: cost, priority, and any pairing of a trigger and a bonus."""
    item.known("id priority cost trigger bonus provenance reconstructed_fields")
    tile = Tile(item.text("id"), BARRIER, board.barrier_stack, item.number("cost"))
    item.expect(tile.cost <= 1, "cost: 0 or 1 ducat is expected")
    tile.priority = item.number("priority", 1)
    tile.trigger = item.index(item.text("trigger"), TRIGGERS, "trigger")
    bonus = item.at("bonus")
    kind = bonus.text("type")
    if kind == "gain":
        bonus.known("type resource amount")
        resource = bonus.index(bonus.text("resource"), RESOURCES, "resource")
        tile.offer = gain_of(resource, bonus.number("amount", 1))
    else:
        bonus.known("type target")
        bonus.expect(kind in ("buy", "complete"), f"type: {kind!r} is no bonus")
        tile.offer = Offer(BUY if kind == "buy" else COMPLETE)
        tile.offer.icons((bonus.index(bonus.text("target"), KINDS, "target"),), False)
    return tile


def load_gondola(board: Board, item: Checked) -> Tile:
    """DS-1.6: cost, and a reward of ducats or approvals."""
    item.known("id cost reward provenance reconstructed_fields")
    tile = Tile(item.text("id"), GONDOLA, board.gondola_stack, item.number("cost"))
    item.expect(tile.cost <= 1, "cost: 0 or 1 ducat is expected")
    reward = item.at("reward")
    reward.known("resource amount")
    resource = reward.index(reward.text("resource"), RESOURCES[:VP], "resource")
    tile.offer = gain_of(resource, reward.number("amount", 1))
    return tile


def load_doge_tile(board: Board, item: Checked) -> Tile:
    """DS-1.7: a value for each colour, violet zones, one event."""
    item.known("id values violet_zones event provenance reconstructed_fields")
    tile = Tile(item.text("id"), DOGE, board.doge_stack, 0)
    values = item.at("values")
    values.known(" ".join(board.colours))
    tile.values = tuple(values.number(colour, -99) for colour in board.colours)
    for zone in item.texts("violet_zones"):
        tile.violet |= 1 << item.index(zone, board.zones, "violet_zones")
    event = item.at("event")
    tile.event = event.index(event.text("type"), EVENTS, "type")
    event.known("type level" if tile.event == HIGH_WATER else "type")
    tile.level = event.number("level", 1) if tile.event == HIGH_WATER else 0
    return tile


# Layouts


def load_layouts(board: Board, data: Checked) -> None:
    """DS-1.1, DS-2.3, DS-2.4, DS-2.10, DS-2.11: panels and columns for each number of seats."""
    constants, layouts = data.at("constants"), data.at("layouts")
    numbers = range(constants.number("players_min", 2), constants.number("players_max", 2) + 1)
    layouts.known(" ".join(str(seats) for seats in numbers))
    least = [panel.number("min_players", 1) for panel in data.items("panels")]
    for seats in numbers:
        layout = layouts.at(str(seats))
        layout.known("panels columns parts_needed provenance")
        panels = tuple(layout.index(panel, board.panels, "panels") for panel in layout.texts("panels"))
        layout.expect(
            panels == tuple(at for at in range(len(least)) if least[at] <= seats), "panels: min_players says otherwise"
        )
        columns = layout.texts("columns")
        sections = [layout.index(section, board.sections, "columns") for section in columns]
        layout.expect(len(columns) > 0 and sections == sorted(sections), "columns: from stern to bow is expected")
        layout.expect(
            layout.number("parts_needed") == len(DECKS) * len(columns), "parts_needed: a part for each column and deck"
        )
        fields = tuple(at for at, field in enumerate(board.fields) if field.panel in panels)
        board.layouts[seats] = Layout(panels, fields, [zones_along(board, deck, sections) for deck in (LOWER, UPPER)])


def zones_along(board: Board, deck: int, sections: list[int]) -> Tiles:
    """DS-2.10: the zone of each column of that deck, from stern to bow."""
    zones: list[int] = []
    for section in sections:
        for zone in range(len(board.zones)):
            if board.zone_deck[zone] == deck and board.zone_section[zone] == section:
                zones.append(zone)
    return tuple(zones)


def prepare(board: Board) -> None:
    """DS-2.7, DS-7.5, DS-7.6, DS-7.7: what follows from the print: lookups, and the worth of each part."""
    board.kind_of = [tile.kind for tile in board.tiles]
    board.stack_of = [tile.stack for tile in board.tiles]
    board.cost_of = [tile.cost for tile in board.tiles]
    count = len(board.tiles)
    for kind in (BARRIER, GONDOLA):
        for cost in (0, 1):
            board.names = (*board.names, f"{KINDS[kind]}_{cost}")
            board.kind_of.append(kind)
            board.stack_of.append(board.barrier_stack if kind == BARRIER else board.gondola_stack)
            board.cost_of.append(cost)
    for tile in board.tiles:
        shown = tile.kind in (BARRIER, GONDOLA)
        board.blanks.append(count + (tile.kind - BARRIER) * 2 + tile.cost if shown else len(board.blanks))
    board.in_stack = [
        tuple(at for at, tile in enumerate(board.tiles) if tile.stack == stack) for stack in range(len(board.stacks))
    ]
    board.first_doge = board.in_stack[board.doge_stack][0]
    galley = [tile for tile in board.tiles if tile.kind == GALLEY]
    for doge in board.tiles[board.first_doge :]:
        board.worth.append([part.vp + sum(doge.values[colour] for colour in part.params) for part in galley])
        board.praise.append([part.approval + (doge.violet >> part.stack & 1) for part in galley])
    board.needs_check = [field.offer.does == REPLACE or field.offer.pay > 0 for field in board.fields]
    board.buy_moves = [("buy", GALLEY, zone) for zone in range(len(board.zones))]
    board.buy_moves += [("buy", BARRIER), ("buy", GONDOLA)]
    board.place_moves = [("place", at) for at in range(len(board.fields))]
    board.reorder_moves = [("reorder", at) for at in range(count)]
    board.complete_moves = [("complete", at) for at in range(count)]
    board.keep_moves = [("keep", at) for at in range(count)]
    board.draw_odds = [(("draw", at), 1) for at in range(count)]
    faces = sorted(set(board.die_faces))
    for panel in range(len(board.panels)):
        board.roll_odds.append([(("roll", panel, face), board.die_faces.count(face)) for face in faces])


__all__ = ["BadData", "Board", "load"]
