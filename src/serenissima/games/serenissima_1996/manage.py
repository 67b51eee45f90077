"""Phase 2: the question every action of chapters 5 to 11 begins with."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.building import (
    BUILD_FORT,
    BUILD_GALLEY,
    build_fort,
    build_galley,
    list_fort_sites,
    list_shipyards,
)
from serenissima.games.serenissima_1996.buying import BUY, buy, list_purchases
from serenissima.games.serenissima_1996.discarding import (
    DISCARD_GOODS,
    DISCARD_SAILORS,
    discard_goods,
    discard_sailors,
    list_goods_to_discard,
    list_sailors_to_discard,
)
from serenissima.games.serenissima_1996.haggling import REQUEST_PURCHASE, request_purchase
from serenissima.games.serenissima_1996.hiring import HIRE, hire, list_hiring
from serenissima.games.serenissima_1996.rearranging import REARRANGE, list_rearrangements, rearrange
from serenissima.games.serenissima_1996.state import S96, fleet, ports_of
from serenissima.games.serenissima_1996.trading import PROPOSE_TRADE, list_proposals, propose_trade
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import IllegalMove, Move, OneSeat, Seat
from serenissima.kernel.fields import immutable


@immutable
class Manage(OneSeat):
    """S96-3.5, S96-5.1: buy, build, hire, rearrange, trade and discard in any order, until the turn is ended."""

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        galleys = fleet(g, seat)
        ports = ports_of(g, seat)
        list_purchases(g, seat, galleys, moves)
        if ports:
            list_shipyards(g, seat, ports, moves)
            list_fort_sites(g, seat, ports, moves)
            list_hiring(g, seat, ports, moves)
        list_rearrangements(g, seat, galleys, moves)
        list_proposals(g, seat, galleys, moves)
        list_goods_to_discard(g, galleys, moves)
        list_sailors_to_discard(g, seat, galleys, moves)
        moves.append(("end_manage",))
        return moves

    def play(self, g: S96, seat: Seat, move: Move) -> None:
        match move:
            case ("buy", galley, n):
                buy(g, seat, galley, n)
            case ("request_purchase", galley, n):
                request_purchase(g, seat, galley, n)
            case ("build_galley", port, source):
                build_galley(g, seat, port, source)
            case ("build_fort", port):
                build_fort(g, seat, port)
            case ("hire", port, place, n):
                hire(g, seat, port, place, n)
            case ("rearrange", zone):
                rearrange(g, seat, zone)
            case ("propose_trade", galley, rival_galley, side):
                propose_trade(g, seat, galley, rival_galley, side)
            case ("discard_goods", galley, good, n):
                discard_goods(g, galley, good, n)
            case ("discard_sailors", galley, n):
                discard_sailors(g, galley, n)
            case ("end_manage",):
                g.done()
            case _:
                raise IllegalMove(move)

    def default(self, g: S96, seat: Seat) -> Move:
        return ("end_manage",)


MANAGING: Final = (
    Asks(
        Manage,
        BUY,
        REQUEST_PURCHASE,
        BUILD_GALLEY,
        BUILD_FORT,
        HIRE,
        REARRANGE,
        PROPOSE_TRADE,
        DISCARD_GOODS,
        DISCARD_SAILORS,
        Answer("end_manage", (), ("S96-5.1",)),
    ),
)
