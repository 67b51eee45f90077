"""The figures that a board shows beside the pieces: whatever follows from the rules and is not printed anywhere.

Everything here can be seen by everybody: no figure asks for a purse.
"""

from __future__ import annotations

from typing import Annotated, Final

from serenissima.games.serenissima_2012.acts import SELL, DeclareBlockade
from serenissima.games.serenissima_2012.blockade import may_block_act, strengths
from serenissima.games.serenissima_2012.board import PORT, Odds
from serenissima.games.serenissima_2012.chances import PAYOUT, WINE, card_brings
from serenissima.games.serenissima_2012.combat import CombatRound, Exchange, attack_dice, rested
from serenissima.games.serenissima_2012.doge import copies_left, wine_ports
from serenissima.games.serenissima_2012.flow import still_to_come
from serenissima.games.serenissima_2012.investment import galley_price
from serenissima.games.serenissima_2012.loading import LoadStep, own_galleys_beside, price
from serenissima.games.serenissima_2012.movement import MoveStep
from serenissima.games.serenissima_2012.payout import payout_of, payout_to
from serenissima.games.serenissima_2012.ports import FortFires, garrison_dice
from serenissima.games.serenissima_2012.sale import best_sale, proceeds, space_in
from serenissima.games.serenissima_2012.state import (
    ONES,
    S12,
    active,
    free_slots,
    holdings,
    port_count,
    port_here,
    printed,
)
from serenissima.kernel.core import NOBODY, Move, Seat, nouns
from serenissima.kernel.fields import Kept, drawer, shape_of
from serenissima.kernel.shape import NUMBER, Counts, Keyed, Maybe, Named, Number, SetOf, Several

PARTS: Final = 1000  # chances are told in parts of a thousand
NOT_TO_BE_BUILT: Final = -1


@drawer
class Purse(Kept):
    """S12-10.4, S12-11.2, S12-13.1: what a seat has and would get, beside its ducats."""

    ports: int
    payout: int
    wine_ports: int
    wine: int  # what the wine card would bring
    galleys: Annotated[int, SetOf("galley")]
    galley_price: int  # of the next one


@drawer
class Passage(Kept):
    """S12-5.1, S12-6.1, S12-7.3, S12-8.2: a field within reach, the field before it, and what awaits a galley there."""

    steps: int
    via: Annotated[int, Named("field")]
    dice: int  # left for an attack
    stopper: Annotated[
        int, Maybe(Named("seat"))
    ]  # the strongest of those who may block a sale or a landing there, or the way on
    strength: int  # the sailors of that seat there
    goods: Annotated[int, SetOf("good")]  # the best sale
    ducats: int  # and what it brings


NOWHERE: Final = Passage(0, NOBODY, 0, NOBODY, 0, 0, 0)  # in place of a field that is out of reach


@drawer
class Ship(Kept):
    """S12-5.1, S12-6.1, S12-8.2: the active galley: steps it can row, dice it would attack with, who is stronger."""

    steps: int
    dice: int
    strengths: Annotated[list[int], Keyed("seat", NUMBER, sparse=0)]  # of rivals in its field
    stoppers: Annotated[list[int], Several(Named("seat"))]  # who may block a sale or a landing there, in that order


@drawer
class Quay(Kept):
    """S12-4.3, S12-4.5, S12-4.11 to S12-4.14: the port that is loaded at, unless there is none, and galleys beside."""

    port: Annotated[int, Named("port")]
    own: bool
    prices: Annotated[list[int], Several(NUMBER)]  # of one cube, of two, and so on
    free: int  # cubes that still cost nothing
    beside: Annotated[int, SetOf("galley")]


@drawer
class Clash(Kept):
    """S12-8.4, S12-8.5, S12-9.10, S12-9.13: the dice of both sides, and how many each loses, in parts of a thousand."""

    fort: bool  # fires before
    attack: int
    defence: int
    attacker_loses: Annotated[list[int], Several(NUMBER)]  # by number of sailors, none first
    defender_loses: Annotated[list[int], Several(NUMBER)]


@drawer
class Figures(Kept):
    """All of them; lists by port, galley, field or card."""

    pays: Annotated[list[int], Keyed("port", NUMBER, sparse=0)]  # at a payout now
    more: Annotated[list[int], Keyed("port", NUMBER, sparse=0)]  # what another good would add to that
    next_value: Annotated[list[int], Keyed("port", NUMBER, sparse=0)]  # of the next space; none where it is full
    lacks_fort: Annotated[list[int], Keyed("port", SetOf("good"), sparse=NOT_TO_BE_BUILT)]
    lacks_basilica: Annotated[list[int], Keyed("port", SetOf("good"), sparse=NOT_TO_BE_BUILT)]
    room: Annotated[list[int], Keyed("galley", NUMBER, sparse=0)]  # free slots
    waits: Annotated[int, SetOf("galley")]  # for their turn in this round
    seats: Annotated[list[Purse], Keyed("seat", shape_of(Purse))]
    deck: Annotated[list[int], Counts("card")]  # cards that may still come
    cards: int  # how many these are
    payout_cards: int  # of them bring a payout
    wine_cards: int
    payout_in: Annotated[int, Number(-1, 99)]  # spaces to the next payout; -1 after the last
    ship: Annotated[Ship | None, Maybe(shape_of(Ship))]
    quay: Annotated[Quay | None, Maybe(shape_of(Quay))]
    reach: Annotated[list[Passage], Keyed("field", shape_of(Passage), sparse=NOWHERE)]
    clash: Annotated[Clash | None, Maybe(shape_of(Clash))]
    sale: Annotated[int, Number(-1, 999)]  # what a declared sale brings; -1 if there is none


def figures(g: S12, reader: Seat, moves: list[Move]) -> Figures:
    """S12-2.18: the same for everybody, since purses are left out."""
    table, step = g.table, g.stack[-1] if g.stack else None
    ports, cards = range(len(table.ports)), range(len(g.rules.board.doge_cards))
    board = g.rules.board
    deck = [copies_left(g, card) for card in cards]
    afloat = table.activation.galley > 0 and active(g).owner != NOBODY
    sailing = isinstance(step, MoveStep)
    return Figures(
        [payout_of(g, at) for at in ports],
        [another_good(g, at) for at in ports],
        [next_value(g, at) for at in ports],
        [lacking(g, at, table.ports[at].fort, table.forts, board.fort_needs) for at in ports],
        [lacking(g, at, table.ports[at].basilica, table.basilicas, board.basilica_needs) for at in ports],
        [0 if galley.owner == NOBODY else free_slots(g, galley) for galley in table.galleys],
        waiting(g),
        [purse(g, seat) for seat in range(g.rules.seats)],
        deck,
        sum(deck),
        sum([deck[card] for card in cards if card_brings(g, card) == PAYOUT]),
        sum([deck[card] for card in cards if card_brings(g, card) == WINE]),
        payout_in(g),
        ship(g) if afloat else None,
        quay(g, step.seat) if isinstance(step, LoadStep) else None,
        reach(g, active(g).owner, table.activation.steps_left) if sailing else [],
        clash(g),
        proceeds(g, active(g).owner, port_here(g), step.goods)
        if isinstance(step, DeclareBlockade) and step.act == SELL
        else NOBODY,
    )


# Ports and seats


def another_good(g: S12, port: int) -> int:
    """S12-13.1: by how much a payout grows with one more stored good."""
    place, row = g.table.ports[port], printed(g, port).payout
    held = ONES[place.stored]
    return 0 if place.closed or held + 1 >= len(row) else row[held + 1] - row[held]


def next_value(g: S12, port: int) -> int:
    """S12-7.4: the value of the free space with the lowest one."""
    place = g.table.ports[port]
    if place.closed or not space_in(g, port):
        return 0
    return printed(g, port).values[ONES[place.stored]]


def lacking(g: S12, port: int, built: bool, left: int, needs: int) -> int:
    """S12-10.8, S12-10.9: the goods that an owned port still needs for a building."""
    if built or not left or g.table.ports[port].owner == NOBODY:
        return NOT_TO_BE_BUILT
    return needs & ~holdings(g, port)


def purse(g: S12, seat: Seat) -> Purse:
    """S12-1.6, S12-10.4, S12-11.2, S12-13.1: what is counted for one seat."""
    galleys = 0
    for number, galley in enumerate(g.table.galleys):
        if galley.owner == seat:
            galleys |= 1 << number
    wines = wine_ports(g, seat)
    most = max([card.wine_income for card in g.rules.board.doge_cards])
    return Purse(port_count(g, seat), payout_to(g, seat), wines, wines * most, galleys, galley_price(g, seat))


def waiting(g: S12) -> int:
    """S12-3.2, S12-3.6: the galleys whose turn in this round is still to come."""
    found = 0
    for number in range(len(g.table.galleys)):
        if still_to_come(g, number):
            found |= 1 << number
    return found


def payout_in(g: S12) -> int:
    """S12-11.5, S12-11.8: how many spaces the track pawn is away from the next payout."""
    spaces = g.rules.start.payout_spaces
    return spaces[g.table.payouts] - g.table.track if g.table.payouts < len(spaces) else -1


# The active galley


def ship(g: S12) -> Ship:
    """S12-5.1, S12-6.1, S12-8.4: what it can still do, and who may stand in its way."""
    galley, activation = active(g), g.table.activation
    before = isinstance(g.stack[-1], LoadStep) or (not activation.steps_moved and not activation.steps_left)
    return Ship(
        galley.sailors if before else activation.steps_left,
        max(0, rested(g)) if activation.attack_cap == NOBODY else attack_dice(g),
        strengths(g, galley.owner, galley.field),
        list(may_block_act(g, galley.owner, galley.field)),
    )


def quay(g: S12, seat: Seat) -> Quay:
    """S12-4.3, S12-4.5, S12-4.12 to S12-4.15: what can be bought as far as slots and supply go, and at which price."""
    port = port_here(g)
    beside = 0
    for number in own_galleys_beside(g, seat):
        beside |= 1 << number
    if port < 0:
        return Quay(port, False, [], 0, beside)
    most = min(free_slots(g, active(g)), g.table.supply[printed(g, port).good])
    prices = [price(g, seat, port, n) for n in range(1, most + 1)]
    return Quay(port, g.table.ports[port].owner == seat, prices, prices.count(0), beside)


def reach(g: S12, seat: Seat, left: int) -> list[Passage]:
    """S12-5.1, S12-5.4: every field that so many steps lead to, by a shortest way; one past nobody stronger if any."""
    board, here = g.rules.board, active(g).field
    found = [NOWHERE] * len(board.fields)
    clear = [True] * len(board.fields)
    by_steps = [field for field in range(len(board.fields)) if 0 < board.steps[here][field] <= left]
    by_steps.sort(key=lambda field: board.steps[here][field])
    for field in by_steps:
        before = [near for near in board.neighbours[field] if board.steps[here][near] == board.steps[here][field] - 1]
        unstopped = [near for near in before if clear[near]]
        found[field] = passage(g, seat, field, (unstopped or before)[0])
        clear[field] = bool(unstopped) and found[field].stopper == NOBODY
    return found


def passage(g: S12, seat: Seat, field: int, via: int) -> Passage:
    """S12-6.1, S12-7.3, S12-7.5, S12-8.2: what awaits the active galley in a field."""
    steps = g.rules.board.steps[active(g).field][field]
    stronger = may_block_act(g, seat, field)
    stopper = stronger[0] if stronger else NOBODY
    strength = strengths(g, seat, field)[stopper] if stronger else 0
    port = g.rules.board.port_at[field]
    goods: tuple[int, ...] = () if port < 0 or g.table.ports[port].closed else best_sale(g, port)
    lot = 0
    for good in goods:
        lot |= 1 << good
    ducats = proceeds(g, seat, port, goods) if goods else 0
    return Passage(steps, via, max(0, rested(g) - steps), stopper, strength, lot, ducats)


# Fights


def clash(g: S12) -> Clash | None:
    """S12-8.4, S12-8.5, S12-9.10, S12-9.13: the exchange that comes next, or the fort that fires."""
    step = g.stack[-1] if g.stack else None
    board = g.rules.board
    if isinstance(step, FortFires):
        loses = thousands(board.fort_odds, 0, active(g).sailors)
        return Clash(True, 0, board.fort_dice, loses, [])
    if not isinstance(step, CombatRound | Exchange):
        return None
    defence = garrison_dice(g) if step.target == PORT else g.table.galleys[step.target].sailors
    odds = board.exchange_odds[attack_dice(g)][defence]
    return Clash(False, attack_dice(g), defence, thousands(odds, 1, active(g).sailors), thousands(odds, 0, defence))


def thousands(odds: Odds, at: int, most: int) -> list[int]:
    """S12-1.15, S12-8.7: how likely each number of losses is; skulls beyond the crew have no effect."""
    weights = [0] * (most + 1)
    for move, weight in odds:
        weights[min(most, nouns(move)[at])] += weight
    total = sum(weights)
    return [(weight * PARTS * 2 + total) // (total * 2) for weight in weights]
