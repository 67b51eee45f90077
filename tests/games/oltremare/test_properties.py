"""Properties of trade that hold in every game: deals can be carried out, talks end, quotas can be met."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from games.oltremare.scene import GAME, OM
from serenissima.games.oltremare.quota import may_end_trading, reach
from serenissima.games.oltremare.trading import TradeAction
from serenissima.kernel.core import CHANCE, Question, allowed, apply, default, legal, odds, seats
from serenissima.kernel.game import new
from serenissima.kernel.notation import top_name
from serenissima.kernel.playout import pick

TALKING = (
    "offer_card",
    "offer_request",
    "offer_ducati",
    "offer_claim",
    "deal_reply",
    "invite_reply",
    "deal_pick",
    "send_offer",
    "exchange",
)
seeds = some.integers(0, 1 << 32)
tables = some.integers(2, 5)


def answered(g: OM, rng: Random) -> None:
    """One random answer."""
    (seat,) = seats(g)
    apply(g, seat, pick(odds(g), rng) if seat == CHANCE else rng.choice(legal(g, seat)))


@pytest.mark.rule("OM-6.10", "OM-6.12", "OM-6.21", "OM-6.23")
@settings(max_examples=30, deadline=None)
@given(seeds, tables)
def test_an_accepted_deal_can_always_be_carried_out(seed: int, players: int) -> None:
    rng = Random(seed)
    g: OM = new(GAME, players)
    deals = 0
    while g.stack and deals < 40:
        if top_name(g) == "deal_reply" and ("accept",) in legal(g, seats(g)[0]):
            deal = g.copy()
            offer = deal.table.turn.offer
            assert offer is not None
            staked = deal.own[offer.proposer].draft.give
            assert set(staked) <= set(deal.own[offer.proposer].hand)
            before = deal.table.copy()
            apply(deal, seats(deal)[0], ("accept",))
            while top_name(deal) == "deal_pick":
                answered(deal, rng)
            assert top_name(deal) == "exchange"
            apply(deal, CHANCE, ("exchange",))
            GAME.audit(deal)
            moved = deal.table.hands[offer.proposer] - before.hands[offer.proposer]
            assert moved == len(offer.want) - len(offer.goods)
            assert deal.table.ducati[offer.proposer] - before.ducati[offer.proposer] == -offer.ducati
            assert reach(deal) >= min(deal.table.turn.quota, reach(g))
            deals += 1
        answered(g, rng)


@pytest.mark.rule("OM-6.17", "OM-6.19")
@settings(max_examples=15, deadline=None)
@given(seeds, tables)
def test_no_talk_goes_on_for_ever(seed: int, players: int) -> None:
    rng = Random(seed)
    g: OM = new(GAME, players)
    offers = answers = 0
    while g.stack:
        step = top_name(g)
        if step == "trade_action":
            offers = answers = 0
        elif step in TALKING:
            answers += 1
            offers += step == "offer_ducati"
            assert offers <= 2
            assert answers <= 2 * (3 * 98 + 3)
        answered(g, rng)
        assert g.table.turn.talks <= g.rules.options.talks_per_turn


@pytest.mark.rule("OM-5.11", "OM-5.13", "OM-5.14")
@settings(max_examples=15, deadline=None)
@given(seeds, tables)
def test_every_quota_can_be_met_by_buying(seed: int, players: int) -> None:
    rng = Random(seed)
    g: OM = new(GAME, players)
    while g.stack:
        if isinstance(g.stack[-1], TradeAction) and rng.random() < 0.2:
            buying = g.copy()
            for _ in range(40):
                if not isinstance(buying.stack[-1], TradeAction) and seats(buying) != (CHANCE,):
                    break
                (seat,) = seats(buying)
                apply(buying, seat, legal(buying, CHANCE)[0] if seat == CHANCE else default(buying, seat))
            assert not isinstance(buying.stack[-1], TradeAction) or may_end_trading(buying)
        answered(g, rng)


@pytest.mark.rule("OM-6.22")
@settings(max_examples=10, deadline=None)
@given(seeds, tables)
def test_a_game_in_which_everybody_is_always_late_comes_to_its_end(seed: int, players: int) -> None:
    rng = Random(seed)
    g: OM = new(GAME, players)
    entries = 0
    while g.stack:
        if isinstance(g.stack[-1], Question) and rng.random() < 0.9:
            (seat,) = seats(g)
            move = default(g, seat)
            assert allowed(g, seat, move) or GAME.left_to_the_clock(g, seat, move)
            apply(g, seat, move)
        else:
            answered(g, rng)
        entries += 1
        assert entries < 5_000
    GAME.audit(g)
