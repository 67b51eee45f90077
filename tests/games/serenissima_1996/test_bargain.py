"""Deals in Serenissima (1996): what a bot asks, offers, takes and leaves, and what it says for it."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_1996.scene import GAME, G, S, T, V, do, galley, money, port, scene
from serenissima.bots.dealing import DealingBot, Reason
from serenissima.bots.levels import seat_bot
from serenissima.bots.protocol import Budget
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import Move, answer, legal, look, seats, step_name
from serenissima.review.wording import remark
from serenissima.text import Words


def bot(name: str = "mercante") -> DealingBot:
    made = seat_bot(GAME, name, 1)
    assert isinstance(made, DealingBot)
    return made


def said(g: S96, name: str = "mercante") -> tuple[Move, Reason | None]:
    """What the one who is asked answers, and why."""
    seat, dealer = seats(g)[0], bot(name)
    view, moves = look(g, seat), legal(g, seat)
    move = dealer.choose(view, moves, Budget())
    assert move in moves
    return move, dealer.why(view, move)


def at_tunis(ducats: int = 2000, **held: dict[str, Any]) -> S96:
    """Venice lies in Tunis, which Genoa holds; gold is new to Spain and Turkey."""
    ports = {"tunis": port(G, 2), "genova": port(G, 3), "sicilia": port(S, 2), "venezia": port(V, 3), **held}
    ships = {"1": galley(V, "tun", 2), "3": galley(G, "gen", 2), "5": galley(S, "val", 2)}
    return scene("manage", V, galleys=ships, ports=ports, money=money(V=ducats, G=500), round=3)


def side_by_side(round_: int = 8) -> S96:
    """Spain lies beside Venice in Genova; wine is new to Turkey in Valencia, which Venice cannot reach."""
    ships = {"1": galley(V, "gen", 1, wine=2), "5": galley(S, "gen", 3)}
    ports = {"venezia": port(V, 3), "genova": port(G, 3, "wine", "cloth"), "valencia": port(T, 3)}
    return scene("manage", V, galleys=ships, ports=ports, money=money(V=100, S=3000), round=round_)


# Purchases at foreign ports


def test_a_controller_asks_what_the_buyer_can_bear() -> None:
    g = at_tunis()
    do(g, "request_purchase 1 1")
    move, why = said(g)
    assert move in (("ask", 200), ("ask", 300))
    assert why is not None
    assert (why.key, why.partner) == ("offer_market", V)


def test_a_monopolist_asks_more() -> None:
    g = at_tunis(tripoli=port(G, 2))
    do(g, "request_purchase 1 1")
    move, why = said(g)
    assert move > ("ask", 300)
    assert why is not None
    assert why.key in ("offer_market", "offer_monopoly")


def test_a_haggle_ends_in_a_price_both_gain_by() -> None:
    g = at_tunis()
    do(g, "request_purchase 1 1")
    while step_name(g.stack[-1]) != "manage":
        last, why = said(g)
        answer(g, seats(g)[0], last)
    assert last == ("accept",)
    assert why is None or why.key == "agree_market"
    assert g.table.galleys[1].cargo[1] == 1
    assert g.table.money[G] > 500


def test_nobody_pays_for_goods_that_cannot_be_sold_any_more() -> None:
    ports = {"tunis": port(G, 2), "sicilia": port(S, 2, "gold"), "venezia": port(V, 3)}
    g = scene("manage", V, galleys={"1": galley(V, "tun", 1)}, ports=ports, money=money(V=2000), round=8)
    do(g, "request_purchase 1 1", "ask 300")
    move, why = said(g)
    assert move[0] == "walk_away"
    assert why is None or why.key == "refuse_no_market"


def test_who_walked_away_does_not_come_back_for_less() -> None:
    g = at_tunis()
    do(g, "request_purchase 1 2", "ask 300", "walk_away")
    move, _ = said(g)
    assert ("request_purchase", 1, 1) in legal(g, V)
    assert move[0] != "request_purchase"


# Trades between galleys


def port_called(g: S96, name: str) -> int:
    return GAME.names(g.rules)["port"].index(name)


def test_a_trade_is_proposed_where_both_gain_and_taken() -> None:
    g = side_by_side()
    move, _ = said(g)
    assert move == ("propose_trade", 1, 5, 0)
    answer(g, V, move)
    move, _ = said(g)
    assert move[0] == "goods"
    answer(g, V, move)
    move, why = said(g)
    assert why == Reason("offer_market", S, (("good", 3), ("port", port_called(g, "valencia"))))
    answer(g, V, move)
    move, why = said(g)
    assert move == ("accept",)
    assert why == Reason("agree_market", V, (("good", 3), ("port", port_called(g, "valencia"))))
    answer(g, S, move)
    assert g.table.galleys[5].cargo[3] >= 1
    assert g.table.money[V] > 100


def test_without_initiative_nothing_is_proposed() -> None:
    move, _ = said(side_by_side(), "mercante-nodeal")
    assert move[0] != "propose_trade"


def test_one_proposal_to_a_rival_is_enough() -> None:
    g = side_by_side()
    do(g, "propose_trade 1 5 sell", "goods wine 1", "price 2000", "refuse")
    move, _ = said(g)
    assert move[0] != "propose_trade"


def test_too_dear_an_offer_is_countered_or_refused() -> None:
    g = side_by_side()
    do(g, "propose_trade 1 5 sell", "goods wine 1", "price 2000")
    move, why = said(g)
    assert move[0] in ("counter", "refuse")
    assert why is None or why.key == "offer_market"


def test_a_counter_is_weighed_like_an_offer() -> None:
    g = side_by_side()
    do(g, "propose_trade 1 5 sell", "goods wine 1", "price 1000", "counter 0")
    move, why = said(g)
    assert move[0] in ("accept", "refuse")
    assert (why is not None) == (move == ("accept",))


# Leave to pass


def passing(crew: int, garrison: int) -> S96:
    """A galley of Genoa has come to Corfu, where one of Venice lies, on its way into the Adriatic."""
    ships = {"1": galley(V, "cor", 2), "3": galley(G, "sic", crew)}
    ports = {"venezia": port(V, garrison), "ragusa": port(V, garrison), "genova": port(G, 3)}
    g = scene("sail", G, galleys=ships, ports=ports, round=3, order=["player2", "player1", "player3", "player4"])
    do(g, "start 3 cor", "ask_passage")
    return g


def test_a_harmless_galley_may_pass_and_a_threat_may_not() -> None:
    move, why = said(passing(2, 9))
    assert move == ("grant",)
    assert why == Reason("agree_harmless", G, (("galley", 3),))
    move, why = said(passing(5, 1))
    assert move == ("refuse",)
    assert why is not None
    assert (why.key, why.things[0], why.things[2]) == ("refuse_threat", ("galley", 3), ("n", 5))
    spoken = remark(Words("en", GAME.key), GAME.names(passing(5, 1).rules), V, why)
    assert spoken in ("Galley 3 has 5 sailors, more than Ragusa has.", "Galley 3 has 5 sailors, more than Venezia has.")


@pytest.mark.parametrize("level", ["mozzo", "mercante", "doge"])
def test_talk_is_left_out_of_what_a_bot_imagines(level: str) -> None:
    g = side_by_side()
    move = bot(f"{level}-nodeal").choose(look(g, V), legal(g, V), Budget(nodes=8))
    assert move[0] != "propose_trade"
