"""How luck folds to a result: an exchange in a fight, and the die that may end the game."""

from __future__ import annotations

from typing import Final, cast

from serenissima.games.serenissima_1996.board import GARRISON, Board
from serenissima.games.serenissima_1996.combat import Exchange, defenders, divisor_against, toll
from serenissima.games.serenissima_1996.state import S96, port_in
from serenissima.kernel.core import Seat
from serenissima.kernel.outlook import Fold

WON: Final = "won"
LOST: Final = "lost"
BOTH: Final = "both_sink"
OPEN: Final = "undecided"
OVER: Final = "game_ends"
ON: Final = "game_goes_on"


def outcome(own: int, theirs: int) -> str:
    """S96-13.8, S96-13.15, S96-14.6: what so many sailors left on each side mean to the one who attacked."""
    if own:
        return OPEN if theirs else WON
    return LOST if theirs else BOTH


def turned(result: str) -> str:
    """The same to the one who was attacked."""
    if result == WON:
        return LOST
    return WON if result == LOST else result


def defends(g: S96, exchange: Exchange, seat: Seat) -> bool:
    """Whether the target of an exchange is that seat's."""
    if exchange.target == GARRISON:
        return g.table.ports[port_in(g, exchange.galley)].controller == seat
    return g.table.galleys[exchange.target].owner == seat


def exchange_shares(g: S96, seat: Seat) -> dict[str, float]:
    """S96-13.4, S96-13.5, S96-14.3, S96-14.4: how likely one throw decides the fight, and for whom."""
    exchange = cast(Exchange, g.stack[-1])
    crew = g.table.galleys[exchange.galley].crew
    theirs = defenders(g, exchange.galley, exchange.target)
    against = divisor_against(g, exchange.galley, exchange.target)
    shares = throws(g.rules.board, crew, theirs, against)
    return {turned(result): share for result, share in shares.items()} if defends(g, exchange, seat) else shares.copy()


def throws(board: Board, crew: int, theirs: int, against: int) -> dict[str, float]:
    """S96-13.5: every throw of two dice between so many sailors and so many."""
    key = (crew, theirs, against, board.divisor, board.die_faces)
    shares = _THROWS.get(key)
    if shares is None:
        shares = _THROWS[key] = {}
        part = 1.0 / (board.die_faces * board.die_faces)
        for attack in range(1, board.die_faces + 1):
            for defence in range(1, board.die_faces + 1):
                own = crew - toll(defence, theirs, board.divisor, crew)
                result = outcome(own, theirs - toll(attack, crew, against, theirs))
                shares[result] = shares.get(result, 0.0) + part
    return shares


_THROWS: Final[dict[tuple[int, int, int, int, int], dict[str, float]]] = {}


def exchange_result(before: S96, after: S96, seat: Seat) -> str:
    """S96-13.8, S96-13.15, S96-14.6: which of them it was."""
    exchange = cast(Exchange, before.stack[-1])
    own = after.table.galleys[exchange.galley].crew
    if exchange.target == GARRISON:
        theirs = after.table.ports[port_in(before, exchange.galley)].garrison
    else:
        theirs = after.table.galleys[exchange.target].crew
    result = outcome(own, theirs)
    return turned(result) if defends(before, exchange, seat) else result


def losses(board: Board, sailors: int, divisor: int, most: int) -> list[int]:
    """S96-13.5: by how many faces of the other side's die so many are lost, none first."""
    ways = [0] * (most + 1)
    for die in range(1, board.die_faces + 1):
        ways[toll(die, sailors, divisor, most)] += 1
    return ways


def end_shares(g: S96, seat: Seat) -> dict[str, float]:
    """S96-18.1: by option a five or a six ends the game."""
    share = len(g.rules.board.end_die) / g.rules.board.die_faces
    return {OVER: share, ON: 1.0 - share}


def end_result(before: S96, after: S96, seat: Seat) -> str:
    """S96-18.1: whether it did."""
    return ON if after.stack else OVER


FOLDS: Final = {"exchange": Fold(exchange_shares, exchange_result), "end_die": Fold(end_shares, end_result)}
