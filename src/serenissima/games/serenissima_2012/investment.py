"""Chapters 10 and 12: investment instead of an action, and the catch-up purchase at the end of a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serenissima.games.serenissima_2012.limits import GALLEY_NUMBER, affordable, listed
from serenissima.games.serenissima_2012.state import (
    S12,
    Rules,
    free_numbers,
    free_slots,
    galley_count,
    holdings,
    launch,
    money,
    spend,
)
from serenissima.games.serenissima_2012.turn import end_activation
from serenissima.kernel.answer import Answer, Asks, Gate, Limit, Most, Nouns, asked, at_least_one
from serenissima.kernel.core import Automatic, Move, OneSeat, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count

Works = tuple[bool, int, int, int]  # whether it stands there, how many are left, the goods it needs, its cost


@immutable(default=("invest_done",))
class InvestStep(OneSeat):
    """S12-10.1, S12-10.11, S12-10.12: one purchase after the other, in any order, in all own ports; nothing else."""

    galleys_bought: int = 0

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        list_hiring(g, seat, True, moves)
        if self.galleys_bought < g.rules.board.galleys_per_investment:
            list_shipyards(g, seat, moves)
        list_buildings(g, seat, moves)
        moves.append(("invest_done",))
        return moves

    def do_hire(self, g: S12, seat: Seat, target: int, n: int) -> None:
        hire(g, seat, target, n)

    def do_buy_galley(self, g: S12, seat: Seat, port: int) -> None:
        g.swap(InvestStep(seat, self.galleys_bought + 1))
        g.push(ChooseGalleyNumber(seat, port))

    def do_build_fort(self, g: S12, seat: Seat, port: int) -> None:
        build_fort(g, seat, port)

    def do_build_basilica(self, g: S12, seat: Seat, port: int) -> None:
        build_basilica(g, seat, port)

    def do_invest_done(self, g: S12, seat: Seat) -> None:
        end_activation(g)


def list_hiring(g: S12, seat: Seat, garrisons: bool, moves: list[Move]) -> None:
    """S12-10.2, S12-10.3: sailors from the reserve, a ducat each, onto own galleys in own ports and into garrisons."""
    board = g.rules.board
    most = min(g.table.reserve[seat], money(g, seat) // board.cost_sailor)
    if most == 0:
        return
    for number, galley in enumerate(g.table.galleys):
        if galley.owner == seat:
            port = board.port_at[galley.field]
            if port >= 0 and g.table.ports[port].owner == seat:
                for n in range(1, min(most, free_slots(g, galley)) + 1):
                    moves.append(("hire", number, n))
    if garrisons:
        for at, place in enumerate(g.table.ports):
            if place.owner == seat:
                for n in range(1, min(most, board.ports[at].size - place.garrison) + 1):
                    moves.append(("hire", len(g.table.galleys) + at, n))


def hire(g: S12, seat: Seat, target: int, n: int) -> None:
    """S12-10.2, S12-10.3: the bank is paid, the sailors come from the reserve."""
    galleys = len(g.table.galleys)
    spend(g, seat, n * g.rules.board.cost_sailor)
    g.table.reserve[seat] -= n
    if target < galleys:
        g.table.galleys[target].sailors += n
    else:
        g.table.ports[target - galleys].garrison += n


def galley_price(g: S12, seat: Seat) -> int:
    """S12-10.4, S12-12.3: a ducat for each galley the seat owns at that moment."""
    return galley_count(g, seat) * g.rules.board.cost_galley


def list_shipyards(g: S12, seat: Seat, moves: list[Move]) -> None:
    """S12-1.6, S12-10.4, S12-10.5, S12-10.6, S12-10.7: a galley can be had if it and its first sailor can be paid."""
    board = g.rules.board
    if galley_count(g, seat) >= board.galleys_per_seat or g.table.reserve[seat] == 0 or not free_numbers(g):
        return
    if money(g, seat) < galley_price(g, seat) + board.cost_sailor:
        return
    for at, place in enumerate(g.table.ports):
        if place.owner == seat:
            moves.append(("buy_galley", at))


@immutable
class ChooseGalleyNumber(OneSeat):
    """S12-10.5: the new galley takes any free number."""

    port: int

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        return [("take", number) for number in free_numbers(g)]

    def do_take(self, g: S12, seat: Seat, number: int) -> None:
        g.swap(CrewGalley(seat, self.port, number))

    def default(self, g: S12, seat: Seat) -> Move:
        return ("take", free_numbers(g)[0])


@immutable(default=("crew", 1))
class CrewGalley(OneSeat):
    """S12-3.6, S12-10.6: one to five sailors are hired with the galley; price and crew are paid together.

    By option a galley bought during the round rests in it; at the end of a round the wheel pawn is on the Doge space.
    """

    port: int
    number: int

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        board = g.rules.board
        left = money(g, seat) - galley_price(g, seat)
        most = min(board.slots, g.table.reserve[seat], left // board.cost_sailor)
        return [("crew", n) for n in range(1, most + 1)]

    def do_crew(self, g: S12, seat: Seat, n: int) -> None:
        spend(g, seat, galley_price(g, seat) + n * g.rules.board.cost_sailor)
        launch(g, seat, self.number, self.port, n)
        if g.table.wheel and not g.rules.options.same_round:
            g.table.resting |= 1 << self.number
        g.done()


def list_buildings(g: S12, seat: Seat, moves: list[Move]) -> None:
    """S12-10.8, S12-10.9, S12-10.10: forts and basilicas, where the goods they need are made or stored, at no loss."""
    board = g.rules.board
    purse = money(g, seat)
    if g.table.forts and purse >= board.cost_fort:
        for at, place in enumerate(g.table.ports):
            if place.owner == seat and not place.fort and board.fort_needs & ~holdings(g, at) == 0:
                moves.append(("build_fort", at))
    if g.table.basilicas and purse >= board.cost_basilica:
        for at, place in enumerate(g.table.ports):
            if place.owner == seat and not place.basilica and board.basilica_needs & ~holdings(g, at) == 0:
                moves.append(("build_basilica", at))


def build_fort(g: S12, seat: Seat, port: int) -> None:
    """S12-1.12, S12-10.8: one fort for a port, out of a limited supply."""
    spend(g, seat, g.rules.board.cost_fort)
    g.table.forts -= 1
    g.table.ports[port].fort = True


def build_basilica(g: S12, seat: Seat, port: int) -> None:
    """S12-1.12, S12-10.9: one basilica for a port, out of a limited supply."""
    spend(g, seat, g.rules.board.cost_basilica)
    g.table.basilicas -= 1
    g.table.ports[port].basilica = True


# Catch-up


@immutable
class CatchUp(Automatic):
    """S12-12.1, S12-12.5: clockwise from the first seat, each seat with fewer than two galleys may buy."""

    at: int = 0

    def run(self, g: S12) -> None:
        if self.at == g.rules.seats:
            g.done()
            return
        seat = (g.table.first_seat + self.at) % g.rules.seats
        g.swap(CatchUp(self.at + 1))
        if galley_count(g, seat) < g.rules.board.catch_up_below:
            g.push(CatchUpStep(seat))


@immutable(default=("catch_up_done",))
class CatchUpStep(OneSeat):
    """S12-12.2, S12-12.3, S12-12.4: sailors, and galleys until there are two."""

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        list_hiring(g, seat, not g.rules.options.crew_galleys_only, moves)
        if galley_count(g, seat) < g.rules.board.catch_up_up_to:
            list_shipyards(g, seat, moves)
        moves.append(("catch_up_done",))
        return moves

    def do_hire(self, g: S12, seat: Seat, target: int, n: int) -> None:
        hire(g, seat, target, n)

    def do_buy_galley(self, g: S12, seat: Seat, port: int) -> None:
        g.push(ChooseGalleyNumber(seat, port))

    def do_catch_up_done(self, g: S12, seat: Seat) -> None:
        g.done()


# What may be answered


def port_of(g: S12, target: int) -> int:
    """S12-10.3: the port where sailors are hired: that of a garrison, or where a galley lies."""
    galleys = g.table.galleys
    return target - len(galleys) if target >= len(galleys) else g.rules.board.port_at[galleys[target].field]


def own_crew(g: S12, seat: Seat, target: int, n: int) -> bool:
    """S12-10.3: a galley that gets sailors is one's own."""
    return target >= len(g.table.galleys) or g.table.galleys[target].owner == seat


def in_own_port(g: S12, seat: Seat, target: int, n: int) -> bool:
    """S12-10.3: sailors are hired in own ports."""
    port = port_of(g, target)
    return port >= 0 and g.table.ports[port].owner == seat


def berths(g: S12, seat: Seat, target: int, n: int) -> int:
    """S12-10.3: what a garrison or a galley has room for."""
    if target < len(g.table.galleys):
        return free_slots(g, g.table.galleys[target])
    port = port_of(g, target)
    return g.rules.board.ports[port].size - g.table.ports[port].garrison


def hirings(rules: Rules) -> list[Nouns]:
    """S12-10.2, S12-10.3: onto a galley as many as it has slots, into a garrison as many as the port is big."""
    board = rules.board
    galleys = board.galley_numbers + 1
    found: list[Nouns] = [(galley, n) for galley in range(1, galleys) for n in range(1, board.slots + 1)]
    found += [(galleys + at, n) for at, port in enumerate(board.ports) for n in range(1, port.size + 1)]
    return found


def hiring(*more: Limit) -> Answer:
    """S12-10.2, S12-10.3: sailors of the reserve, a ducat each."""
    return Answer(
        "hire",
        ("target", "n"),
        ("S12-10.2", "S12-10.3"),
        Gate("S12-10.3", "not_your_galley", own_crew),
        Gate("S12-10.3", "not_an_own_port", in_own_port),
        at_least_one("S12-10.2"),
        Most("S12-10.2", "reserve_is_short", lambda g, seat, target, n: g.table.reserve[seat], "left"),
        affordable(lambda g, seat, target, n: n * g.rules.board.cost_sailor),
        Most("S12-10.3", "no_free_slots", berths, "free"),
        *more,
        rows=hirings,
    )


def shipyard(*more: Limit) -> Answer:
    """S12-10.4, S12-10.5, S12-10.6, S12-10.7: what a new galley needs."""
    return Answer(
        "buy_galley",
        ("port",),
        ("S12-10.4", "S12-10.5", "S12-10.6", "S12-10.7"),
        Limit("S12-10.5", "not_an_own_port", own_port),
        *more,
        Limit(
            "S12-10.7",
            "enough_galleys",
            lambda g, seat, port: galley_count(g, seat) < g.rules.board.galleys_per_seat,
            lambda g, seat, port: count("n", g.rules.board.galleys_per_seat),
        ),
        Limit(
            "S12-10.6",
            "reserve_is_short",
            lambda g, seat, port: g.table.reserve[seat] > 0,
            lambda g, seat, port: count("left", 0),
        ),
        affordable(lambda g, seat, port: galley_price(g, seat) + g.rules.board.cost_sailor, "S12-10.6"),
        Limit("S12-10.7", "no_number_free", lambda g, seat, port: bool(free_numbers(g))),
    )


def own_port(g: S12, seat: Seat, port: int) -> bool:
    """S12-10.5, S12-10.8, S12-10.9: galleys and buildings are bought in own ports."""
    return g.table.ports[port].owner == seat


def fort(g: S12, port: int) -> Works:
    """S12-1.12, S12-10.8: a fort in that port."""
    return g.table.ports[port].fort, g.table.forts, g.rules.board.fort_needs, g.rules.board.cost_fort


def basilica(g: S12, port: int) -> Works:
    """S12-1.12, S12-10.9: a basilica in that port."""
    return g.table.ports[port].basilica, g.table.basilicas, g.rules.board.basilica_needs, g.rules.board.cost_basilica


def building(verb: str, rule: str, works: Callable[[S12, int], Works]) -> Answer:
    """S12-1.12, S12-10.8, S12-10.9: one to an own port that holds the goods for it, paid in ducats."""
    return Answer(
        verb,
        ("port",),
        (rule,),
        Limit(rule, "not_an_own_port", own_port),
        Limit("S12-1.12", "built_already", lambda g, seat, port: not works(g, port)[0]),
        Limit("S12-1.12", "none_left", lambda g, seat, port: works(g, port)[1] > 0),
        Limit(
            rule,
            "goods_missing",
            lambda g, seat, port: works(g, port)[2] & ~holdings(g, port) == 0,
            lambda g, seat, port: (("goods", listed(g, works(g, port)[2])),),
        ),
        affordable(lambda g, seat, port: works(g, port)[3]),
    )


CREW: Final = Answer(
    "crew",
    ("n",),
    ("S12-10.6",),
    Limit(
        "S12-10.6",
        "one_to_so_many",
        lambda g, seat, n: 1 <= n <= g.rules.board.slots,
        lambda g, seat, n: count("n", g.rules.board.slots),
    ),
    Most("S12-10.2", "reserve_is_short", lambda g, seat, n: g.table.reserve[seat], "left"),
    affordable(lambda g, seat, n: galley_price(g, seat) + n * g.rules.board.cost_sailor, "S12-10.6"),
    rows=lambda rules: [(n,) for n in range(1, rules.board.slots + 1)],
)
ONE_GALLEY: Final = Limit(
    "S12-10.4",
    "one_galley_only",
    lambda g, seat, port: asked(g, InvestStep).galleys_bought < g.rules.board.galleys_per_investment,
)
UP_TO_TWO: Final = Limit(
    "S12-12.3",
    "enough_galleys",
    lambda g, seat, port: galley_count(g, seat) < g.rules.board.catch_up_up_to,
    lambda g, seat, port: count("n", g.rules.board.catch_up_up_to),
)
GALLEYS_ONLY: Final = Limit(
    "S12-12.4",
    "galleys_only",
    lambda g, seat, target, n: target < len(g.table.galleys) or not g.rules.options.crew_galleys_only,
)
INVESTING: Final = (
    Asks(
        InvestStep,
        hiring(),
        shipyard(ONE_GALLEY),
        building("build_fort", "S12-10.8", fort),
        building("build_basilica", "S12-10.9", basilica),
        Answer("invest_done", (), ("S12-10.1",)),
    ),
    Asks(ChooseGalleyNumber, Answer("take", ("galley",), ("S12-10.5",), *GALLEY_NUMBER)),
    Asks(CrewGalley, CREW),
)
CATCHING_UP: Final = (
    Asks(CatchUp),
    Asks(CatchUpStep, hiring(GALLEYS_ONLY), shipyard(UP_TO_TWO), Answer("catch_up_done", (), ("S12-12.1",))),
)
