"""Chapter 4, phase 1: order."""

from __future__ import annotations

from random import Random

import pytest

from games.serenissima_1996.scene import (
    GAME,
    G,
    S,
    T,
    V,
    asked,
    can,
    do,
    luck,
    money,
    no,
    player,
    scene,
    seen,
    usual,
    who,
)
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import SPECTATOR, look

ALL = [player(seat) for seat in (V, G, S, T)]


def bidding(*bids: int, **treasuries: int) -> S96:
    """Everybody has bid; the bids wait to be shown."""
    g = scene("bid", step_owing=ALL, money=money(**treasuries))
    for seat, ducats in enumerate(bids):
        do(g, f"bid {ducats}", seat=seat)
    return g


@pytest.mark.rule("S96-4.1")
def test_the_marker_advances_before_every_round_but_the_first() -> None:
    g = scene("sell", T, round=3)
    do(g, "end_market")
    assert (g.table.round, asked(g)) == (4, "bid")


@pytest.mark.rule("S96-4.2")
def test_a_bid_is_any_hundred_up_to_the_treasury() -> None:
    g = scene("bid", step_owing=ALL, money=money(V=300))
    assert can(g) == ["bid 0", "bid 100", "bid 200", "bid 300"]
    assert usual(g) == "bid 0"
    assert no(g, "bid 400").rule == "S96-4.2"
    assert no(g, "bid 150").rule == "S96-1.14"
    assert who(g) == (V, G, S, T)


@pytest.mark.rule("S96-4.2", "S96-4.3")
def test_bids_are_secret_until_the_last_is_in() -> None:
    small, large = bidding(0, 100), bidding(2000, 100)
    for onlooker in (SPECTATOR, G, S, T):
        assert seen(small, onlooker) == seen(large, onlooker)
    assert look(small, V).own.bid == 0
    told = do(small, "bid 300", seat=S)
    assert told == [("bid_handed_in", S)]
    last = do(small, "bid 200", seat=T)
    assert last == [("bid_handed_in", T)]
    assert luck(small)  # showing the bids is nobody's own entry
    shown = do(small, "reveal")
    assert [event for event in shown if event[0] == "bid_shown"] == [
        ("bid_shown", V, 0),
        ("bid_shown", G, 100),
        ("bid_shown", S, 300),
        ("bid_shown", T, 200),
    ]


@pytest.mark.rule("S96-4.2")
def test_an_imagined_bid_fits_the_treasury_and_ones_own_is_known() -> None:
    g = bidding(500, 100)
    for seed in range(20):
        imagined = GAME.imagine(look(g, V), Random(seed))
        assert imagined.own[V].bid == 500
        assert imagined.own[G].bid in range(0, 2100, 100)
        assert imagined.own[S].bid == -1


@pytest.mark.rule("S96-4.4")
def test_every_bid_is_paid_when_shown_and_not_before() -> None:
    g = bidding(300, 300, 0, 500)
    assert g.table.money == [2000] * 4
    do(g, "reveal")
    assert g.table.money == [1700, 1700, 2000, 1500]


@pytest.mark.rule("S96-4.5", "S96-4.8", "S96-4.9", "S96-4.10")
def test_the_highest_bidder_chooses_any_slot_first() -> None:
    g = bidding(100, 300, 0, 200)
    do(g, "reveal")
    assert (who(g), can(g)) == ((G,), ["slot I", "slot II", "slot III", "slot IV"])
    assert usual(g) == "slot I"
    do(g, "slot IV")
    assert (who(g), can(g)) == ((T,), ["slot I", "slot II", "slot III"])
    assert no(g, "slot IV").rule == "S96-4.9"
    do(g, "slot II", "slot I")
    assert (who(g), can(g)) == ((S,), ["slot III"])
    do(g, "slot III")
    assert g.table.order == [V, T, S, G]
    assert who(g) == (V,)


@pytest.mark.rule("S96-4.8")
@pytest.mark.parametrize(("players", "slots"), [(2, ["slot I", "slot II"]), (3, ["slot I", "slot II", "slot III"])])
def test_there_are_as_many_slots_as_players(players: int, slots: list[str]) -> None:
    g = scene("choose_slot", step_ranking=ALL[:players], players=players)
    assert can(g) == slots


@pytest.mark.rule("S96-4.6")
def test_equal_bids_roll_and_who_ties_again_rolls_again_among_themselves() -> None:
    g = bidding(100, 100, 100, 500)
    do(g, "reveal")
    assert luck(g)
    do(g, "roll player1 4", "roll player2 4", "roll player3 6")
    do(g, "roll player1 2", "roll player2 2")  # only the two that are still tied
    do(g, "roll player1 1", "roll player2 3")
    ranking = []
    for slot in ("I", "II", "III", "IV"):
        ranking.append(who(g)[0])
        do(g, f"slot {slot}")
    assert ranking == [T, S, G, V]


@pytest.mark.rule("S96-4.6")
def test_two_tied_pairs_roll_one_after_the_other_the_higher_bid_first() -> None:
    g = bidding(0, 700, 0, 700)
    do(g, "reveal", "roll player2 1", "roll player4 2", "roll player1 6", "roll player3 5")
    assert who(g) == (T,)
    do(g, "slot I")
    assert who(g) == (G,)
    do(g, "slot II")
    assert who(g) == (V,)


@pytest.mark.rule("S96-4.7")
def test_who_bids_nothing_ranks_last() -> None:
    g = bidding(0, 100, 200, 300)
    do(g, "reveal", "slot I", "slot II", "slot III")
    assert who(g) == (V,)
