"""Chapter 2: set-up. Nations are dealt, capitals manned, galleys launched."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from serenissima.games.serenissima_1996.board import GOODS, Board
from serenissima.games.serenissima_1996.flow import FIRST_BIDS, Round
from serenissima.games.serenissima_1996.limits import amounts
from serenissima.games.serenissima_1996.state import (
    S96,
    Galley,
    Hidden,
    Options,
    Port,
    Rules,
    Table,
    fleet,
    in_nation_order,
    no_turn,
    nothing_secret,
    own_capital,
    printed,
)
from serenissima.kernel.answer import Answer, Asks, Limit
from serenissima.kernel.core import NOBODY, Automatic, Chance, Move, OneSeat, Seat, State, nouns
from serenissima.kernel.fields import immutable
from serenissima.kernel.game import OptionValue
from serenissima.parts.refusing import count


def begin(board: Board, seats: int, values: dict[str, OptionValue]) -> S96:
    """S96-1.5, S96-1.6, S96-1.7, S96-1.8, S96-2.9, S96-2.10, S96-2.12: neutral ports, full supply, marker on 1."""
    rules = Rules(board, seats, Options(values))
    table = Table(
        nations=[NOBODY] * seats,
        ports=[Port(NOBODY, 0, 0, False) for _ in board.ports],
        galleys=[Galley(NOBODY, NOBODY, 0, [0] * GOODS) for _ in range(board.galleys + 1)],
        money=[board.start_ducats] * seats,
        supply=board.tokens.copy(),
        sailors=rules.options.sailors,
        forts=board.forts,
        wrecks=0,
        pool=[0] * GOODS,
        round=1,
        order=[NOBODY] * seats,
        turn=no_turn(board, seats),
    )
    return State(rules, table, [nothing_secret() for _ in range(seats)], Hidden(0, []), [SetUp()])


@immutable
class SetUp(Automatic):
    """S96-2.5, S96-2.8: nations are dealt, by option in the order of the seats; then each player splits his sailors."""

    def run(self, g: S96) -> None:
        g.swap(Round(FIRST_BIDS))
        g.push(Deployment())
        if g.rules.options.random_seats:
            g.push(DealNations())
        else:
            take_nations(g, tuple(g.rules.nations))


@immutable
class DealNations(Chance):
    """S96-2.5: every way to deal the nations in play to the seats is equally likely."""

    def odds(self, g: S96) -> list[tuple[Move, int]]:
        return [(("deal", *dealt), 1) for dealt in permutations(g.rules.nations)]

    def play(self, g: S96, move: Move) -> None:
        take_nations(g, nouns(move))
        g.done()


def take_nations(g: S96, dealt: tuple[int, ...]) -> None:
    """S96-2.2, S96-2.6, S96-2.11: each seat controls its capital; its galleys get the next ids in nation data order."""
    board, table = g.rules.board, g.table
    for seat, nation in enumerate(dealt):
        table.nations[seat] = nation
        g.emit(("plays", seat, nation))
        capital = board.capitals[nation]
        table.ports[capital].controller = seat
    number = 0
    for seat in in_nation_order(g):
        for _ in range(board.start_galleys):
            number += 1
            table.galleys[number].owner = seat
            table.galleys[number].zone = printed(g, own_capital(g, seat)).zone


@immutable
class Deployment(Automatic):
    """S96-2.8: one player after the other, openly, in nation data order."""

    at: int = 0

    def run(self, g: S96) -> None:
        if self.at == g.rules.seats:
            g.done()
            return
        g.swap(Deployment(self.at + 1))
        g.push(SetupDeploy(in_nation_order(g)[self.at]))


@immutable
class SetupDeploy(OneSeat):
    """S96-2.7: one to five sailors on each galley, the rest in the capital."""

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        most = g.rules.board.berths
        moves: list[Move] = []
        for a in range(1, most + 1):
            for b in range(1, most + 1):
                if split_fits(g, seat, a, b):
                    moves.append(("deploy", a, b))
        return moves

    def do_deploy(self, g: S96, seat: Seat, a: int, b: int) -> None:
        deploy(g, seat, a, b)
        g.done()

    def default(self, g: S96, seat: Seat) -> Move:
        crews = g.rules.board.default_crews
        usual: Move = ("deploy", crews[0], crews[1])
        return usual if split_fits(g, seat, crews[0], crews[1]) else self.moves(g, seat)[0]


def split_fits(g: S96, seat: Seat, a: int, b: int) -> bool:
    """S96-1.13, S96-2.7: there are sailors enough for two full galleys; by option the capital takes what it can."""
    if not g.rules.options.garrison_cap:
        return True
    return g.rules.board.start_sailors - a - b <= printed(g, own_capital(g, seat)).spaces


def deploy(g: S96, seat: Seat, a: int, b: int) -> None:
    """S96-2.6, S96-2.7: ten sailors from the supply, on two galleys and ashore."""
    table = g.table
    for number, crew in zip(fleet(g, seat), (a, b), strict=False):
        table.galleys[number].crew = crew
    table.ports[own_capital(g, seat)].garrison = g.rules.board.start_sailors - a - b
    table.sailors -= g.rules.board.start_sailors


# What may be answered


def crews_within_berths(g: S96, seat: Seat, *crews: int) -> bool:
    """S96-2.7: each galley gets one to five."""
    return all(1 <= crew <= g.rules.board.berths for crew in crews)


DEAL: Final = Answer("deal", ("nation*",), ("S96-2.5",), rows=lambda rules: list(permutations(rules.nations)))
DEPLOY: Final = Answer(
    "deploy",
    ("n", "n"),
    ("S96-2.7", "S96-2.8"),
    Limit("S96-2.7", "one_to_so_many", crews_within_berths, lambda g, *said: count("n", g.rules.board.berths)),
    Limit("S96-1.13", "garrison_cap", split_fits),
    rows=lambda rules: list(product(amounts(rules), amounts(rules))),
)
SETTING_UP: Final = (Asks(SetUp), Asks(DealNations, DEAL), Asks(Deployment), Asks(SetupDeploy, DEPLOY))
