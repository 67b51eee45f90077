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
from serenissima.kernel.core import Move, OneSeat, Seat
from serenissima.kernel.fields import immutable


@immutable(default=("end_manage",))
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

    def do_buy(self, g: S96, seat: Seat, galley: int, n: int) -> None:
        buy(g, seat, galley, n)

    def do_request_purchase(self, g: S96, seat: Seat, galley: int, n: int) -> None:
        request_purchase(g, seat, galley, n)

    def do_build_galley(self, g: S96, seat: Seat, port: int, source: int) -> None:
        build_galley(g, seat, port, source)

    def do_build_fort(self, g: S96, seat: Seat, port: int) -> None:
        build_fort(g, seat, port)

    def do_hire(self, g: S96, seat: Seat, port: int, place: int, n: int) -> None:
        hire(g, seat, port, place, n)

    def do_rearrange(self, g: S96, seat: Seat, zone: int) -> None:
        rearrange(g, seat, zone)

    def do_propose_trade(self, g: S96, seat: Seat, galley: int, rival_galley: int, side: int) -> None:
        propose_trade(g, seat, galley, rival_galley, side)

    def do_discard_goods(self, g: S96, seat: Seat, galley: int, good: int, n: int) -> None:
        discard_goods(g, galley, good, n)

    def do_discard_sailors(self, g: S96, seat: Seat, galley: int, n: int) -> None:
        discard_sailors(g, galley, n)

    def do_end_manage(self, g: S96, seat: Seat) -> None:
        g.done()


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
