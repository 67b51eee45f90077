"""What a board shows beside the pieces, as one reader may know it: every number that follows from a rule."""

from __future__ import annotations

from typing import Annotated, Final

from serenissima.games.dogeship.barriers import brings_bonus
from serenissima.games.dogeship.board import (
    COMPLETE,
    GALLEY,
    GONDOLA,
    HIGH_WATER,
    INSPECTION,
    LOWER,
    REPLACE,
    UPPER,
    Board,
    Tile,
    Tiles,
)
from serenissima.games.dogeship.buying import DiscardForSpace, KeepTile
from serenissima.games.dogeship.completing import (
    BonusComplete,
    CompleteStep,
    completable,
    removable,
    replaceable,
    zone_fate,
)
from serenissima.games.dogeship.fields import PLACE, ChooseAction, field_cost
from serenissima.games.dogeship.intrigue import SwapDoge
from serenissima.games.dogeship.replacing import ReplacePart
from serenissima.games.dogeship.round_end import lost_to, order_of_next_round
from serenissima.games.dogeship.stacks import size
from serenissima.games.dogeship.state import (
    BARS,
    DS,
    FATE_NOW,
    LIMIT_GALLEY,
    LIMIT_YARD,
    approvals,
    bonus,
    count_kind,
    open_zone,
    yard,
)
from serenissima.kernel.core import NOBODY, Move, Seat, answer, legal, nouns, seats
from serenissima.kernel.fields import Kept, drawer, shape_of
from serenissima.kernel.shape import NUMBER, Keyed, Named, Number, Row, Several

TILES: Final = Row(Named("tile"))
SIGNED: Final = Number(-1_000_000)


@drawer
class Worth(Kept):
    """DS-7.5, DS-7.6, DS-7.7: what a part would bring now: points, each trait's share of them, approvals."""

    points: Annotated[int, SIGNED]
    traits: Annotated[tuple[int, ...], Row(SIGNED)]
    approvals: int


NO_WORTH: Final = Worth(0, (), 0)


@drawer
class Best(Kept):
    """DS-4.5, DS-8.5: the tiles that a field completes at best, and what the whole turn brings then."""

    tiles: Annotated[tuple[int, ...], TILES]
    ducats: Annotated[int, SIGNED]
    points: Annotated[int, SIGNED]
    approvals: int


@drawer
class Wish(Kept):
    """DS-10.4, DS-12.5: what the reader's parts would bring, and who would lose actions, under a Doge tile he holds."""

    doge: Annotated[int, Named("tile")]
    worth: Annotated[list[Worth], Keyed("tile", shape_of(Worth), sparse=NO_WORTH)]
    losses: Annotated[list[int], Keyed("seat", NUMBER)]


@drawer
class Doges(Kept):
    """DS-3.3, DS-10.1: the Doge tiles that the reader has not seen since they were shuffled: how many, with what."""

    tiles: int
    inspections: int
    floods: int
    violet: Annotated[list[int], Keyed("zone", NUMBER)]


@drawer
class Zone(Kept):
    """DS-5.1, DS-7.2, DS-9.1: the places of a zone that are empty, what can become of a tile of it, and the points now
    of its worst and best unseen tile.
    """

    left: int
    fate: Annotated[int, Named("fate")]
    least: Annotated[int, SIGNED]
    most: Annotated[int, SIGNED]


@drawer
class Place(Kept):
    """DS-7.1, DS-9.1: the column where the next part of a deck goes, or is replaced; the reader's tiles for it, best
    first.
    """

    column: Annotated[int, Number(-1)]
    tiles: Annotated[tuple[int, ...], TILES]


NO_PLACE: Final = Place(NOBODY, ())
NO_BEST: Final = Best((), 0, 0, 0)


@drawer
class Figures(Kept):
    """All of it. Of tiles, those in yards and in the reader's hand are told of; of fields, those he may choose now."""

    costs: Annotated[list[int], Keyed("field", NUMBER, sparse=0)]
    bars: Annotated[list[int], Keyed("field", Named("bar"), sparse=NOBODY)]
    bonus: Annotated[tuple[int, ...], Row(Named("field"))]
    best: Annotated[list[Best], Keyed("field", shape_of(Best), sparse=NO_BEST)]
    worth: Annotated[list[Worth], Keyed("tile", shape_of(Worth), sparse=NO_WORTH)]
    fates: Annotated[list[int], Keyed("tile", Named("fate"), sparse=NOBODY)]
    wishes: Annotated[list[Wish], Several(shape_of(Wish))]
    doges: Doges
    places: Annotated[list[Place], Keyed("deck", shape_of(Place), sparse=NO_PLACE)]
    zones: Annotated[list[Zone], Keyed("zone", shape_of(Zone))]
    stacks: Annotated[list[int], Keyed("stack", NUMBER)]
    room: Annotated[list[int], Keyed("seat", NUMBER)]
    galley_room: Annotated[list[int], Keyed("seat", NUMBER)]
    tight: Annotated[int, Named("limit")]
    reserved: int
    losses: Annotated[list[int], Keyed("seat", NUMBER)]
    approvals: Annotated[int, Number(-1)]
    next_order: Annotated[tuple[Seat, ...], Row(Named("seat"))]
    parts_left: int
    most_rounds: Annotated[int, Number(-1)]


def figures(g: DS, reader: Seat, moves: list[Move]) -> Figures:
    """DS-1.18: what follows from what the reader sees."""
    table, board, layout = g.table, g.rules.board, g.rules.layout
    seen = tiles_seen(g, reader)
    fields = takeable(moves) if choosing(g, reader) else []
    limit = g.rules.options.max_rounds
    return Figures(
        costs=costs(g),
        bars=bars(g, reader),
        bonus=bonus_fields(g, reader, fields),
        best=best_fields(g, reader, fields),
        worth=worth_of(board, table.doge, seen),
        fates=fates(g, seen),
        wishes=wishes(g, reader),
        doges=unseen_doges(g, reader),
        places=[place(g, reader, LOWER), place(g, reader, UPPER)],
        zones=zones(g, seen),
        stacks=[size(g, stack) for stack in range(len(board.stacks))],
        room=[board.yard_limit - len(tiles) for tiles in table.yards],
        galley_room=[board.yard_limit_galley - count_kind(g, seat, GALLEY) for seat in range(g.rules.seats)],
        tight=tight(g),
        reserved=reserved(g),
        losses=losses(g, table.doge),
        approvals=approvals_left(g, reader),
        next_order=order_of_next_round(g),
        parts_left=2 * layout.columns - len(table.decks[LOWER]) - len(table.decks[UPPER]),
        most_rounds=limit or NOBODY,
    )


# Tiles


def tiles_seen(g: DS, reader: Seat) -> list[int]:
    """DS-1.18, DS-5.13: the tiles in yards and in the reader's hand whose print he knows, Doge tiles apart."""
    tiles = len(g.rules.board.tiles)
    found: list[int] = []
    for seat in range(g.rules.seats):
        row = yard(g, seat) if seat == reader else g.table.yards[seat]
        found += [tile for tile in row if tile < tiles]
    if reader >= 0:
        found += [tile for tile in g.own[reader].drawn if tile < g.rules.board.first_doge]
    return found


def worth_of(board: Board, doge: int, tiles: list[int]) -> list[Worth]:
    """DS-7.5, DS-7.6, DS-7.7: what each of these that is a part would bring under a Doge tile."""
    found = [NO_WORTH] * len(board.names)
    if doge >= 0:
        for tile in tiles:
            if board.kind_of[tile] == GALLEY:
                found[tile] = worth(board, doge, tile)
    return found


def worth(board: Board, doge: int, tile: int) -> Worth:
    """DS-7.5, DS-7.6, DS-7.7: points and approvals of one part, and what its traits add or take."""
    at, values = doge - board.first_doge, board.tiles[doge].values
    traits = tuple([values[colour] for colour in board.tiles[tile].params])
    return Worth(board.worth[at][tile], traits, board.praise[at][tile])


def fates(g: DS, tiles: list[int]) -> list[int]:
    """DS-7.1, DS-7.2, DS-7.3, DS-9.1: what can become of each of these tiles."""
    found = [NOBODY] * len(g.rules.board.names)
    for tile in tiles:
        found[tile] = fate(g, tile)
    return found


def fate(g: DS, tile: int) -> int:
    """DS-6.1, DS-7.4: what can become of a part is what can become of its zone; barriers and gondolas need no place."""
    board = g.rules.board
    return zone_fate(g, board.stack_of[tile]) if board.kind_of[tile] == GALLEY else FATE_NOW


def place(g: DS, reader: Seat, deck: int) -> Place:
    """DS-7.1, DS-7.3, DS-9.1: where the galley grows on that deck; while the reader replaces, where he can."""
    rebuilds = bool(g.stack) and isinstance(g.stack[-1], ReplacePart) and reader in seats(g)
    if rebuilds:
        column = removable(g, deck)
    else:
        column = len(g.table.decks[deck]) if open_zone(g, deck) >= 0 else NOBODY
    if column < 0 or g.table.ended >= 0:
        return NO_PLACE
    stack_of, zone = g.rules.board.stack_of, g.rules.layout.zone_at[deck][column]
    mine = [tile for tile in yard(g, reader) if stack_of[tile] == zone] if reader >= 0 else []
    mine.sort(key=lambda tile: brings(g, tile), reverse=True)
    return Place(column, tuple(mine))


def wishes(g: DS, reader: Seat) -> list[Wish]:
    """DS-10.2, DS-10.4: what each drawn Doge tile would mean; only who holds them knows."""
    if reader < 0 or not g.stack or not isinstance(g.stack[-1], SwapDoge):
        return []
    mine = list(yard(g, reader))
    return [Wish(doge, worth_of(g.rules.board, doge, mine), losses(g, doge)) for doge in g.own[reader].drawn]


def unseen_doges(g: DS, reader: Seat) -> Doges:
    """DS-2.8, DS-10.1, DS-10.5: those that lie in the stack, or in another's hand, for all the reader knows."""
    board, table = g.rules.board, g.table
    seen = {table.doge, *table.old_doge}
    if reader >= 0:
        seen.update(g.own[reader].drawn)
    left = [board.tiles[tile] for tile in board.in_stack[board.doge_stack] if tile not in seen]
    events = [tile.event for tile in left]
    violet = [sum([tile.violet >> zone & 1 for tile in left]) for zone in range(len(board.zones))]
    return Doges(len(left), events.count(INSPECTION), events.count(HIGH_WATER), violet)


def zones(g: DS, seen: list[int]) -> list[Zone]:
    """DS-5.1, DS-7.2: what may be drawn for each zone, and whether it can still be built."""
    board, layout, table = g.rules.board, g.rules.layout, g.table
    gone = {*seen, *table.decks[LOWER], *table.decks[UPPER]}
    found: list[Zone] = []
    for zone in range(len(board.zones)):
        deck = board.zone_deck[zone]
        left = layout.zone_at[deck][len(table.decks[deck]) :].count(zone)
        points = []
        if table.doge >= 0:
            at = table.doge - board.first_doge
            points = [board.worth[at][tile] for tile in board.in_stack[zone] if tile not in gone]
        least, most = (min(points), max(points)) if points else (0, 0)
        found.append(Zone(left, zone_fate(g, zone), least, most))
    return found


# Fields


def costs(g: DS) -> list[int]:
    """DS-4.2: what each field costs now; those out of play nothing."""
    found = [0] * len(g.rules.board.fields)
    for field in g.rules.layout.fields:
        found[field] = field_cost(g, field)
    return found


def choosing(g: DS, reader: Seat) -> bool:
    """DS-3.6: the reader is asked for a field."""
    return bool(g.stack) and isinstance(g.stack[-1], ChooseAction) and g.stack[-1].seat == reader


def bars(g: DS, reader: Seat) -> list[int]:
    """DS-4.1, DS-4.3, DS-9.1, DS-9.3, DS-10.9: why the reader, who is asked for a field, cannot take one."""
    if not choosing(g, reader):
        return []
    found = [NOBODY] * len(g.rules.board.fields)
    for field in g.rules.layout.fields:
        for limit in PLACE.broken(g, reader, (field,)):
            found[field] = BARS.index(limit.reason)
            break
    return found


def takeable(moves: list[Move]) -> list[int]:
    """DS-4.1, DS-4.3: the fields he may choose now."""
    return [nouns(move)[0] for move in moves if move[0] == "place"]


def bonus_fields(g: DS, reader: Seat, fields: list[int]) -> Tiles:
    """DS-8.4, DS-8.12: the fields that bring the reader the bonus of his top barrier."""
    return tuple([field for field in fields if brings_bonus(g, reader, field)])


def best_fields(g: DS, reader: Seat, fields: list[int]) -> list[Best]:
    """DS-4.6, DS-8.9, DS-9.3: what the fields bring at best with which the reader can complete or replace."""
    if not choosing(g, reader):
        return []
    found = [NO_BEST] * len(g.rules.board.fields)
    extra = bonus(g, reader).does == COMPLETE
    for field in fields:
        offer = g.rules.board.fields[field].offer
        action = (offer.does == COMPLETE and completable(g, reader, offer.kinds)) or (
            offer.does == REPLACE and replaceable(g, reader)
        )
        if action or (extra and brings_bonus(g, reader, field)):
            found[field] = best(g, reader, field)
    return found


def best(g: DS, seat: Seat, field: int) -> Best:
    """DS-3.7, DS-4.6, DS-8.5: the turn is played on a copy, with the tiles that bring most."""
    world = g.copy()
    answer(world, seat, g.rules.board.place_moves[field])
    tiles: list[int] = []
    while world.stack and isinstance(world.stack[-1], BonusComplete | CompleteStep | ReplacePart):
        if seats(world) != (seat,):
            break
        move = most(world, legal(world, seat))
        if len(move) > 1:
            tiles.append(nouns(move)[0])
        answer(world, seat, move)
    return Best(
        tuple(tiles),
        world.table.ducats[seat] - g.table.ducats[seat],
        world.table.vp[seat] - g.table.vp[seat],
        approvals(world, seat) - approvals(g, seat),
    )


def most(g: DS, moves: list[Move]) -> Move:
    """DS-6.3, DS-7.5, DS-7.6: of several completions the one with most points, then approvals, then ducats."""
    chosen, found = moves[0], (-99, 0, 0)
    for move in moves:
        if len(move) > 1:
            brought = brings(g, nouns(move)[0])
            if brought > found:
                chosen, found = move, brought
    return chosen


def brings(g: DS, tile: int) -> tuple[int, int, int]:
    """DS-6.3, DS-7.5, DS-7.6: points, approvals and ducats of completing a tile."""
    board = g.rules.board
    printed: Tile = board.tiles[tile]
    if printed.kind == GALLEY:
        at = g.table.doge - board.first_doge
        return board.worth[at][tile], board.praise[at][tile], 0
    amounts = [0, 0, 0]
    if printed.kind == GONDOLA:
        amounts[printed.offer.resource] = printed.offer.amount
    return amounts[2], amounts[1], amounts[0]


# Limits and what comes


def tight(g: DS) -> int:
    """DS-5.3, DS-5.4: which limit of the yard a purchase that waits for room would break."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, DiscardForSpace):
        return NOBODY
    board = g.rules.board
    galley = board.stack_kind[step.stack] == GALLEY
    full = count_kind(g, step.seat, GALLEY) >= board.yard_limit_galley
    return LIMIT_GALLEY if galley and full else LIMIT_YARD


def reserved(g: DS) -> int:
    """DS-10.10: the ducats that whoever keeps a tile must leave for the intrigue to come."""
    step = g.stack[-1] if g.stack else None
    return step.reserved(g) if isinstance(step, KeepTile) else 0


def approvals_left(g: DS, reader: Seat) -> int:
    """DS-13.1: the reader's approvals without those that he has bid; -1 for who has none of his own."""
    return approvals(g, reader) - max(g.own[reader].bid, 0) if reader >= 0 else NOBODY


def losses(g: DS, doge: int) -> list[int]:
    """DS-12.5: the actions each seat would lose if the round ended now under that Doge tile; empty without a flood."""
    if doge < 0 or g.rules.board.tiles[doge].event != HIGH_WATER:
        return []
    level = g.rules.board.tiles[doge].level
    return [lost_to(g, seat, level) for seat in range(g.rules.seats)]
