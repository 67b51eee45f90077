"""Chapter 3: round and turn structure."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import (
    G,
    S,
    T,
    V,
    asked,
    can,
    do,
    galley,
    luck,
    money,
    no,
    player,
    port,
    scene,
    start,
    who,
)
from serenissima.games.serenissima_1996.haggling import AnswerFinal, AnswerPrice
from serenissima.games.serenissima_1996.order import Bid
from serenissima.games.serenissima_1996.state import S96
from serenissima.games.serenissima_1996.trading import AnswerTrade, AnswerTradeCounter
from serenissima.kernel.core import Question, forced

ENDS = {
    "manage": "end_manage",
    "sail": "end_sailing",
    "attack": "end_combat",
    "land": "end_landing",
    "sell": "end_market",
}


def bids_done(g: S96, *slots: str) -> None:
    """Everybody bids what the seat number says, and takes these slots, the highest bidder first."""
    for seat in range(g.rules.seats):
        do(g, f"bid {100 * seat}", seat=seat)
    do(g, "reveal")
    do(g, *(f"slot {slot}" for slot in slots))


@pytest.mark.rule("S96-3.1", "S96-3.2", "S96-3.3", "S96-4.10")
def test_six_phases_and_in_five_of_them_everybody_has_a_turn_in_order() -> None:
    g = start(3)
    do(g, *["deploy 3 3"] * 3)
    assert asked(g) == "bid"
    bids_done(g, "II", "I", "III")
    assert g.table.order == [G, S, V]
    seen = []
    for _ in range(15):
        seen.append((asked(g), who(g)[0]))
        do(g, ENDS[asked(g)])
    assert seen == [(phase, seat) for phase in ENDS for seat in (G, S, V)]
    assert asked(g) == "bid"
    assert g.table.order == [-1, -1, -1]


@pytest.mark.rule("S96-3.4", "S96-4.1")
def test_a_new_round_begins_with_new_bids_and_the_marker_advances() -> None:
    g = start(2)
    do(g, "deploy 3 3", "deploy 3 3")
    for round_ in (1, 2, 3):
        assert (g.table.round, asked(g)) == (round_, "bid")
        bids_done(g, "I", "II")
        for end in ENDS.values():
            do(g, end, end)
    assert g.table.round == 4


@pytest.mark.rule("S96-3.5")
def test_who_can_only_end_his_turn_is_passed_over_but_paid() -> None:
    g = scene("sell", V, galleys={})
    assert forced(g) == (V, ("end_market",))
    do(g, "end_market")
    assert g.table.money[V] == 2300


@pytest.mark.rule("S96-3.5")
def test_questions_that_would_hint_at_a_treasury_are_always_asked() -> None:
    always: list[type[Question]] = [Bid, AnswerPrice, AnswerFinal, AnswerTrade, AnswerTradeCounter]
    assert all(step.always_asked for step in always)
    g = scene("bid", step_owing=[player(seat) for seat in (V, G, S, T)], money=money(T=0))
    for seat in (V, G, S):
        do(g, "bid 100", seat=seat)
    assert can(g) == ["bid 0"]
    assert forced(g) is None


@pytest.mark.rule("S96-3.6")
def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "ven", 3)})
    assert no(g, "end_market").rule == "S96-3.1"  # `no` compares the state before and after
    assert no(g, "buy 1 1", seat=G).rule == "S96-3.2"


@pytest.mark.rule("S96-3.7")
def test_a_player_without_anything_keeps_his_seat() -> None:
    g = scene("bid", step_owing=["player1", "player2"], players=2, ports={"venezia": port(G, 1)}, money=money(V=0))
    do(g, "bid 0", seat=V)
    do(g, "bid 0", seat=G)
    do(g, "reveal", "roll player1 5", "roll player2 2", "slot I", "slot II")
    assert (asked(g), who(g)) == ("manage", (V,))
    assert can(g) == ["end_manage"]


@pytest.mark.rule("S96-3.8")
def test_ducats_pass_between_players_only_in_deals() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "gen", 1), "3": galley(G, "gen", 1)})
    verbs = {line.split()[0] for line in can(g)}
    assert verbs <= {"request_purchase", "propose_trade", "rearrange", "discard_goods", "discard_sailors", "end_manage"}
    told = do(g, "request_purchase 1 1", "ask 200", "accept")
    assert ("paid_to", V, G, 200) in told
    assert g.table.money[:2] == [1800, 2200]


@pytest.mark.rule("S96-3.9")
def test_promises_bind_nobody() -> None:
    ships = {"1": galley(V, "sar", 3), "3": galley(G, "sar", 1), "5": galley(S, "gen", 4)}
    for answers, where in ((["grant", "grant"], "sail_on"), (["grant", "refuse"], "sail"), (["refuse"], "sail")):
        g = scene("sail", S, galleys=ships)
        do(g, "start 5 sar", "ask_passage", *answers)
        assert asked(g) == where


@pytest.mark.rule("S96-3.10")
def test_treasuries_follow_from_public_payments_and_are_shown_at_the_end() -> None:
    g = scene("sell", T, round=8)
    assert not g.rules.options.open_money
    told = do(g, "end_market")
    assert [event for event in told if event[0] == "treasury_shown"] == [
        ("treasury_shown", seat, g.table.money[seat]) for seat in (V, G, S, T)
    ]
    assert not luck(g)
