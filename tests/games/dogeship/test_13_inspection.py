"""Chapter 13: the inspection."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dogeship.table import (
    SEATS,
    approvals,
    asked,
    asking,
    moves,
    play,
    position,
    refused,
    seen,
    time_out,
    to_the_end_of_the_round,
)
from serenissima.games.dogeship.scoring import award
from serenissima.kernel.core import CHANCE, AnyState, apply, legal


def inspected(*owned: int) -> AnyState:
    """An inspection of seats that own so many approvals."""
    waiting = list(SEATS[: len(owned)])
    counts = dict(zip(SEATS, owned, strict=False))
    return position(seats=len(owned), ask={"step": "bid_approvals", "waiting": waiting}, approvals=counts, doge="d02")


@pytest.mark.rule("DS-13.1")
def test_everybody_bids_from_nothing_to_all_he_owns() -> None:
    g = inspected(3, 1)
    assert moves(g) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert refused(g, "B bid 2") == "DS-13.1 bid_too_high"
    assert refused(g, "A water") == "DS-3.7 another_question"
    assert time_out(g) == "bid 0"


@pytest.mark.rule("DS-13.2")
def test_all_seats_are_asked_at_once_also_those_without_approvals() -> None:
    g = position(seats=3, doge="d02", approvals={"C": 1})
    to_the_end_of_the_round(g)
    assert (asking(g), asked(g)) == ("bid_approvals", "A B C")
    assert legal(g, 0) == [("bid", 0)]


@pytest.mark.rule("DS-13.3")
def test_a_sealed_bid_is_told_to_its_owner_alone_and_cannot_be_changed() -> None:
    g = inspected(3, 3, 3)
    assert play(g, "B bid 2", hears="A") == ["bid_sealed B"]
    assert asked(g) == "A C"
    assert refused(g, "B bid 1") == "DS-3.4 not_asked"
    assert "2" not in str(seen(g, "A")["own"]["bid"])
    assert seen(g, "B")["own"]["bid"] == 2
    assert approvals(g, "B") == 3


@pytest.mark.rule("DS-13.3")
def test_the_bids_are_revealed_by_an_entry_of_their_own() -> None:
    g = inspected(3, 3)
    apply(g, 0, ("bid", 3))
    told = apply(g, 1, ("bid", 1))
    assert [event[0] for _, event in told] == ["bid_sealed", "bid_approvals.bid"]
    assert asking(g) == "reveal_bids"
    assert g.table.vp == [0, 0]
    told = apply(g, CHANCE, ("reveal",))
    assert [event for to, event in told if event[0] == "bid_shown"] == [("bid_shown", 0, 3), ("bid_shown", 1, 1)]
    assert g.table.vp == [6, 3]


@pytest.mark.rule("DS-13.3")
def test_the_order_of_bidding_makes_no_difference() -> None:
    results = []
    for order in permutations("ABC"):
        g = inspected(4, 2, 5)
        play(g, *(f"{seat} bid {'ABC'.index(seat) + 1}" for seat in order))
        results.append((g.table.vp, [approvals(g, seat) for seat in "ABC"]))
    assert results == [([1, 3, 6], [3, 0, 2])] * 6


@pytest.mark.rule("DS-13.4", "DS-13.5", "DS-13.6")
@given(st.lists(st.integers(0, 6), min_size=5, max_size=5))
def test_places_are_dense_and_nothing_earns_nothing(bids: list[int]) -> None:
    g = position(seats=5)
    award(g, bids, g.rules.board.inspection_vp)
    for bid, earned in zip(bids, g.table.vp, strict=True):
        higher = len({other for other in bids if other > bid})
        assert earned == (0 if bid == 0 else [6, 3, 1, 0, 0][higher])


@pytest.mark.rule("DS-13.7")
def test_all_bids_go_back_to_the_supply_whatever_they_earned() -> None:
    g = inspected(5, 4, 3, 2, 2)
    play(g, "A bid 4", "B bid 3", "C bid 2", "D bid 1", "E bid 0")
    assert g.table.vp == [6, 3, 1, 0, 0]
    assert [approvals(g, seat) for seat in SEATS] == [1, 1, 1, 1, 2]


@pytest.mark.rule("DS-13.1")
def test_with_open_approvals_bids_stay_secret() -> None:
    waiting = {"step": "bid_approvals", "waiting": ["A", "B"]}
    g = position(ask=waiting, approvals={"A": 2, "B": 3}, options={"open_approvals": True}, doge="d02")
    assert seen(g, "spectator")["table"]["approvals"] == {"A": 2, "B": 3}
    assert play(g, "A bid 2", hears="B") == ["bid_sealed A"]
    assert seen(g, "B")["table"]["approvals"] == {"A": 2, "B": 3}
    play(g, "B bid 1")
    assert seen(g, "B")["table"]["approvals"] == {"A": 0, "B": 2}
