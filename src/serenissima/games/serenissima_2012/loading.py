"""Chapter 4: loading. Sailors, cubes and purchases in the start field, before any movement."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from serenissima.games.serenissima_2012.board import PORT, SAILOR
from serenissima.games.serenissima_2012.limits import affordable, in_a_port, port_size
from serenissima.games.serenissima_2012.movement import set_sail
from serenissima.games.serenissima_2012.state import (
    S12,
    Galley,
    Rules,
    active,
    fleet,
    free_slots,
    hand_over,
    money,
    port_here,
    printed,
    sink,
    spend,
)
from serenissima.kernel.answer import Answer, Asks, Gate, Limit, Most, Nouns, at_least_one
from serenissima.kernel.core import NOBODY, Move, OneSeat, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count

FRESH: Final = 0
GIVING: Final = 1
TAKING: Final = 2
TURNED_TO_GIVING: Final = 3
TURNED_TO_TAKING: Final = 4
AFTER_GIVING: Final = (GIVING, GIVING, TURNED_TO_GIVING, TURNED_TO_GIVING, NOBODY)
AFTER_TAKING: Final = (TAKING, TURNED_TO_TAKING, TAKING, NOBODY, TURNED_TO_TAKING)
KINDS: Final = SAILOR + 1


@immutable(default=("load_done",))
class LoadStep(OneSeat):
    """S12-3.4, S12-3.9, S12-4.1, S12-4.2: one transfer, swap, purchase or throw at a time; nobody can block it.

    Who has nothing to load is not asked: a single answer is given by whoever drives the game (`kernel.core.forced`).
    """

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        others = own_galleys_beside(g, seat)
        moves: list[Move] = []
        list_sailors(g, seat, others, moves)
        if others:
            list_goods(g, others, moves)
            list_swaps(g, others, moves)
        list_purchases(g, seat, moves)
        list_jettison(g, moves)
        moves.append(("load_done",))
        return moves

    def do_take_sailors(self, g: S12, seat: Seat, place: int, n: int) -> None:
        move_sailors(g, place, -n)

    def do_give_sailors(self, g: S12, seat: Seat, place: int, n: int) -> None:
        move_sailors(g, place, n)

    def do_take_goods(self, g: S12, seat: Seat, galley: int, good: int, n: int) -> None:
        move_goods(g, galley, good, -n)

    def do_give_goods(self, g: S12, seat: Seat, galley: int, good: int, n: int) -> None:
        move_goods(g, galley, good, n)

    def do_swap(self, g: S12, seat: Seat, galley: int, give: int, take: int) -> None:
        swap(g, galley, give, take)

    def do_buy_goods(self, g: S12, seat: Seat, n: int) -> None:
        buy(g, seat, n)

    def do_jettison(self, g: S12, seat: Seat, good: int, n: int) -> None:
        jettison(g, good, n)

    def do_load_done(self, g: S12, seat: Seat) -> None:
        set_sail(g, seat)


def own_galleys_beside(g: S12, seat: Seat) -> list[int]:
    """S12-4.5: the other end of a transfer between galleys; one end is always the active galley."""
    others = fleet(g, seat, active(g).field)
    others.remove(g.table.activation.galley)
    return others


def may_give(g: S12, place: int, kind: int) -> bool:
    """S12-4.18: giving is over once this flow has turned from giving to taking."""
    return g.table.activation.flows[place * KINDS + kind] != TURNED_TO_TAKING


def may_take(g: S12, place: int, kind: int) -> bool:
    """S12-4.18: taking is over once this flow has turned from taking to giving."""
    return g.table.activation.flows[place * KINDS + kind] != TURNED_TO_GIVING


def note_flow(g: S12, place: int, kind: int, given: bool) -> None:
    """S12-4.18: each flow may turn round once and no more."""
    flows = g.table.activation.flows
    at = place * KINDS + kind
    flows[at] = AFTER_GIVING[flows[at]] if given else AFTER_TAKING[flows[at]]


def list_sailors(g: S12, seat: Seat, others: list[int], moves: list[Move]) -> None:
    """S12-4.3, S12-4.4: sailors come and go between the active galley, an own port here and own galleys here."""
    places = [PORT, *others] if in_own_port(g, seat) else others
    for place in places:
        if may_take(g, place, SAILOR):
            for n in range(1, takeable_sailors(g, place) + 1):
                moves.append(("take_sailors", place, n))
    for place in places:
        if may_give(g, place, SAILOR):
            for n in range(1, min(active(g).sailors, room_for_sailors(g, place)) + 1):
                moves.append(("give_sailors", place, n))


def in_own_port(g: S12, seat: Seat) -> bool:
    port = port_here(g)
    return port >= 0 and g.table.ports[port].owner == seat


def takeable_sailors(g: S12, place: int) -> int:
    """S12-4.6, S12-4.8, S12-4.9: a garrison keeps one sailor, a galley may be emptied; the taker needs slots."""
    table = g.table
    there = table.ports[port_here(g)].garrison - 1 if place == PORT else table.galleys[place].sailors
    return min(there, free_slots(g, active(g)))


def room_for_sailors(g: S12, place: int) -> int:
    """S12-4.7, S12-4.8: a garrison grows up to the size of its port, a galley up to its slots."""
    if place == PORT:
        port = port_here(g)
        return printed(g, port).size - g.table.ports[port].garrison
    return free_slots(g, g.table.galleys[place])


def list_goods(g: S12, others: list[int], moves: list[Move]) -> None:
    """S12-4.16: cubes move free of charge between the active galley and other own galleys here."""
    ship = active(g)
    free = free_slots(g, ship)
    galleys = g.table.galleys
    if free:
        for number in others:
            cargo = galleys[number].cargo
            for good in range(SAILOR):
                if cargo[good] and may_take(g, number, good):
                    for n in range(1, min(cargo[good], free) + 1):
                        moves.append(("take_goods", number, good, n))
    for number in others:
        room = free_slots(g, galleys[number])
        if room:
            for good in range(SAILOR):
                if ship.cargo[good] and may_give(g, number, good):
                    for n in range(1, min(ship.cargo[good], room) + 1):
                        moves.append(("give_goods", number, good, n))


def list_swaps(g: S12, others: list[int], moves: list[Move]) -> None:
    """S12-4.20: piece for piece between two galleys without a free slot; a last sailor stays aboard."""
    ship = active(g)
    if free_slots(g, ship):
        return
    for number in others:
        other = g.table.galleys[number]
        if free_slots(g, other):
            continue
        for give in range(KINDS):
            if spare(ship, give) and may_give(g, number, give):
                for take in range(KINDS):
                    if take != give and spare(other, take) and may_take(g, number, take):
                        moves.append(("swap", number, give, take))


def spare(galley: Galley, piece: int) -> bool:
    """S12-4.20: what a galley can swap away: a cube, or a sailor that is not its last."""
    return galley.sailors > 1 if piece == SAILOR else galley.cargo[piece] > 0


def list_purchases(g: S12, seat: Seat, moves: list[Move]) -> None:
    """S12-1.4, S12-4.11, S12-4.15: the port's own good, as far as supply, slots and money allow."""
    port = port_here(g)
    if port < 0:
        return
    good = printed(g, port).good
    if g.table.activation.jettisoned >> good & 1:
        return
    most = min(free_slots(g, active(g)), g.table.supply[good])
    purse = money(g, seat)
    for n in range(1, most + 1):
        if price(g, seat, port, n) <= purse:
            moves.append(("buy_goods", n))


def price(g: S12, seat: Seat, port: int, n: int) -> int:
    """S12-4.12, S12-4.13, S12-4.14: a ducat a cube, but the first cube from an own port is free."""
    board = g.rules.board
    if g.table.ports[port].owner == seat:
        n -= min(n, max(0, board.free_goods - g.table.activation.loaded))
    return n * board.cost_good


def list_jettison(g: S12, moves: list[Move]) -> None:
    """S12-4.17, S12-4.18: cubes of the active galley may go overboard, but no good that has been bought."""
    cargo = active(g).cargo
    bought = g.table.activation.bought
    for good in range(SAILOR):
        if cargo[good] and not bought >> good & 1:
            for n in range(1, cargo[good] + 1):
                moves.append(("jettison", good, n))


def move_sailors(g: S12, place: int, given: int) -> None:
    """S12-4.3, S12-4.9, S12-4.10: sailors change places, never to the reserve; whoever is left without one sinks."""
    ship = active(g)
    ship.sailors -= given
    note_flow(g, place, SAILOR, given > 0)
    if place == PORT:
        g.table.ports[port_here(g)].garrison += given
    else:
        other = g.table.galleys[place]
        other.sailors += given
        if other.sailors == 0:
            sink(g, place)
    if ship.sailors == 0:
        sink(g, g.table.activation.galley)
        g.done()


def move_goods(g: S12, number: int, good: int, given: int) -> None:
    """S12-4.16, S12-4.19: cubes change galleys; into a warehouse they come by a sale only."""
    active(g).cargo[good] -= given
    g.table.galleys[number].cargo[good] += given
    note_flow(g, number, good, given > 0)


def swap(g: S12, number: int, give: int, take: int) -> None:
    """S12-4.20: one giving and one taking in a single exchange."""
    hand_piece(active(g), g.table.galleys[number], give)
    hand_piece(g.table.galleys[number], active(g), take)
    note_flow(g, number, give, True)
    note_flow(g, number, take, False)


def hand_piece(giver: Galley, taker: Galley, piece: int) -> None:
    if piece == SAILOR:
        giver.sailors -= 1
        taker.sailors += 1
    else:
        giver.cargo[piece] -= 1
        taker.cargo[piece] += 1


def buy(g: S12, seat: Seat, n: int) -> None:
    """S12-4.11, S12-4.12, S12-4.13, S12-4.14: cubes come aboard; bank or owner is paid and cannot refuse."""
    port = port_here(g)
    good = printed(g, port).good
    cost = price(g, seat, port, n)
    owner = g.table.ports[port].owner
    if owner in (NOBODY, seat):
        spend(g, seat, cost)
    else:
        hand_over(g, seat, owner, cost)
    g.table.supply[good] -= n
    active(g).cargo[good] += n
    activation = g.table.activation
    activation.loaded += n
    activation.bought |= 1 << good


def jettison(g: S12, good: int, n: int) -> None:
    """S12-4.17: cubes go overboard into the supply."""
    active(g).cargo[good] -= n
    g.table.supply[good] += n
    g.table.activation.jettisoned |= 1 << good


# What may be answered


def own_galley_there(g: S12, seat: Seat, place: int, *said: int) -> bool:
    """S12-4.5: where it is not the port, the other end is an own galley here."""
    return place == PORT or place in own_galleys_beside(g, seat)


def sailors_there(g: S12, seat: Seat, place: int, n: int) -> int:
    """S12-4.3, S12-4.9: a garrison or a galley may be asked for all it has."""
    return g.table.ports[port_here(g)].garrison if place == PORT else g.table.galleys[place].sailors


def spare_in_garrison(g: S12, seat: Seat, place: int, n: int) -> bool:
    """S12-4.6: a garrison keeps one sailor."""
    return place != PORT or n < g.table.ports[port_here(g)].garrison


def free_aboard(g: S12, seat: Seat, *said: int) -> int:
    """S12-4.8: what the active galley can still take."""
    return free_slots(g, active(g))


def free_over_there(g: S12, seat: Seat, place: int, *said: int) -> int:
    """S12-4.8: what another galley can still take; a garrison has its own limit."""
    return said[-1] if place == PORT else free_slots(g, g.table.galleys[place])


def in_garrison(g: S12, seat: Seat, place: int, n: int) -> bool:
    """S12-4.7: a garrison grows up to the size of its port."""
    return place != PORT or n <= room_for_sailors(g, PORT)


def both_full(g: S12, seat: Seat, number: int, *said: int) -> bool:
    """S12-4.20: a swap is for two galleys without a free slot."""
    return not free_slots(g, active(g)) and not free_slots(g, g.table.galleys[number])


def not_thrown(g: S12, seat: Seat, n: int) -> bool:
    """S12-4.18: what was thrown overboard in this phase is not bought again."""
    return not g.table.activation.jettisoned >> printed(g, port_here(g)).good & 1


def places_and_amounts(rules: Rules) -> list[Nouns]:
    return list(product(range(rules.board.galley_numbers + 1), range(1, rules.board.slots + 1)))


def cubes_of_galleys(rules: Rules) -> list[Nouns]:
    galleys = range(1, rules.board.galley_numbers + 1)
    return list(product(galleys, range(len(rules.board.goods)), range(1, rules.board.slots + 1)))


PARTNER: Final = (
    Gate("S12-4.4", "not_an_own_port", lambda g, seat, place, *said: place != PORT or in_own_port(g, seat)),
    Gate("S12-4.5", "the_active_galley_itself", lambda g, seat, place, *said: place != g.table.activation.galley),
    Gate("S12-4.5", "no_own_galley_there", own_galley_there),
)


def shifting(rule: str, flows: Callable[..., bool]) -> tuple[Limit, ...]:
    """S12-4.4, S12-4.5, S12-4.18: pieces go to a partner or come from him, one at least, and never back and forth."""
    return (*PARTNER, Limit("S12-4.18", "flow_has_turned", flows), at_least_one(rule))


TAKE_SAILORS: Final = Answer(
    "take_sailors",
    ("place", "n"),
    ("S12-4.3", "S12-4.4", "S12-4.6", "S12-4.8"),
    *shifting("S12-4.3", lambda g, seat, place, n: may_take(g, place, SAILOR)),
    Limit("S12-4.6", "garrison_keeps_one", spare_in_garrison),
    Most("S12-4.8", "no_free_slots", free_aboard, "free"),
    Most("S12-4.3", "not_so_many_sailors", sailors_there),
    rows=places_and_amounts,
    warns={"sinks": lambda g, seat, place, n: place != PORT and n == g.table.galleys[place].sailors},
)
GIVE_SAILORS: Final = Answer(
    "give_sailors",
    ("place", "n"),
    ("S12-4.3", "S12-4.4", "S12-4.7", "S12-4.8"),
    *shifting("S12-4.3", lambda g, seat, place, n: may_give(g, place, SAILOR)),
    Most("S12-4.3", "not_so_many_sailors", lambda g, seat, *said: active(g).sailors),
    Limit("S12-4.7", "garrison_is_full", in_garrison, lambda g, *said: count("size", port_size(g))),
    Most("S12-4.8", "no_free_slots", free_over_there, "free"),
    rows=places_and_amounts,
    warns={"sinks": lambda g, seat, place, n: n == active(g).sailors},
)
TAKE_GOODS: Final = Answer(
    "take_goods",
    ("galley", "good", "n"),
    ("S12-4.8", "S12-4.16"),
    *shifting("S12-4.16", lambda g, seat, number, good, n: may_take(g, number, good)),
    Most("S12-4.16", "not_so_many_cubes", lambda g, seat, number, good, n: g.table.galleys[number].cargo[good]),
    Most("S12-4.8", "no_free_slots", free_aboard, "free"),
    rows=cubes_of_galleys,
)
GIVE_GOODS: Final = Answer(
    "give_goods",
    ("galley", "good", "n"),
    ("S12-4.8", "S12-4.16"),
    *shifting("S12-4.16", lambda g, seat, number, good, n: may_give(g, number, good)),
    Most("S12-4.16", "not_so_many_cubes", lambda g, seat, number, good, n: active(g).cargo[good]),
    Most("S12-4.8", "no_free_slots", free_over_there, "free"),
    rows=cubes_of_galleys,
)
SWAP: Final = Answer(
    "swap",
    ("galley", "piece", "piece"),
    ("S12-4.20",),
    *PARTNER,
    Limit("S12-4.20", "swap_needs_full_galleys", both_full),
    Limit("S12-4.20", "nothing_to_swap", lambda g, seat, number, give, take: give != take),
    Limit("S12-4.20", "nothing_to_swap", lambda g, seat, number, give, take: spare(active(g), give)),
    Limit("S12-4.20", "nothing_to_swap", lambda g, seat, number, give, take: spare(g.table.galleys[number], take)),
    Limit("S12-4.18", "flow_has_turned", lambda g, seat, number, give, take: may_give(g, number, give)),
    Limit("S12-4.18", "flow_has_turned", lambda g, seat, number, give, take: may_take(g, number, take)),
)
BUY_GOODS: Final = Answer(
    "buy_goods",
    ("n",),
    ("S12-4.11", "S12-4.12", "S12-4.13", "S12-4.14", "S12-4.15"),
    *in_a_port("S12-4.11"),
    Limit("S12-4.18", "thrown_away_before", not_thrown),
    at_least_one("S12-4.15"),
    Most("S12-1.7", "no_free_slots", free_aboard, "free"),
    Most("S12-1.4", "supply_is_short", lambda g, seat, n: g.table.supply[printed(g, port_here(g)).good], "left"),
    affordable(lambda g, seat, n: price(g, seat, port_here(g), n)),
    rows=lambda rules: [(n,) for n in range(1, rules.board.slots + 1)],
)
JETTISON: Final = Answer(
    "jettison",
    ("good", "n"),
    ("S12-4.17",),
    Limit("S12-4.18", "bought_before", lambda g, seat, good, n: not g.table.activation.bought >> good & 1),
    at_least_one("S12-4.17"),
    Most("S12-4.17", "not_so_many_cubes", lambda g, seat, good, n: active(g).cargo[good]),
    rows=lambda rules: list(product(range(len(rules.board.goods)), range(1, rules.board.slots + 1))),
)
LOADING: Final = (
    Asks(
        LoadStep,
        TAKE_SAILORS,
        GIVE_SAILORS,
        TAKE_GOODS,
        GIVE_GOODS,
        SWAP,
        BUY_GOODS,
        JETTISON,
        Answer("load_done", (), ("S12-3.4", "S12-3.5")),
    ),
)
