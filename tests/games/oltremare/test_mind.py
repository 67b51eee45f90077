"""The value function of Oltre Mare: what a good merchant would say of small positions."""

from __future__ import annotations

from typing import Any

import pytest

from games.oltremare.scene import A, B, C, do, scene
from serenissima.arena.match import Match, Pairing, Unwatched, play
from serenissima.arena.tournament import pairings
from serenissima.bots.levels import judge_of
from serenissima.games.oltremare import GAME
from serenissima.games.oltremare.deals import DealReply
from serenissima.games.oltremare.mind import FEATURES, features
from serenissima.games.oltremare.state import OM
from serenissima.kernel.core import Move, Seat, answer, legal

JUDGE = judge_of(GAME)


def feature(g: OM, name: str, seat: int = A) -> float:
    return features(g, seat)[FEATURES.index(name)]


def trading(**said: Any) -> OM:
    """Blue in the trading phase, with a pottery of power 6 (so one card to play) on top unless said otherwise."""
    return scene("trade_action", A, 4, **{"cargo": {A: "pottery_16"}, **said})


MORE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("money", {"ducati": {A: 5}}, {"ducati": {A: 6}}),
    ("cargo", {"cargo": {A: "salt_01 silk_01"}}, {"cargo": {A: "salt_01 salt_02"}}),
    ("pirates", {}, {"pirates": {A: "grain_01"}}),
    ("income", {"hands": {A: "gems_03"}}, {"hands": {A: "gems_01"}}),
    ("income", {"hands": {A: "gems_01"}}, {"hands": {A: "gems_01"}, "showing": {A: "big_deal"}, "owned": {A: 1}}),
    ("raids", {"hands": {A: "gems_01"}}, {"hands": {A: "gems_03"}}),
    ("raids", {"hands": {A: "gems_03"}, "showing": {A: "fight_pirates"}, "owned": {A: 1}}, {"hands": {A: "gems_03"}}),
    ("loading", {"hands": {A: "silk_04"}}, {"hands": {A: "pottery_05"}}),
    ("growth", {"hands": {A: "pottery_05 silk_04"}}, {"hands": {A: "pottery_05 pottery_01"}}),
    ("hand", {"hands": {A: "gems_01 silk_01"}}, {"hands": {A: "gems_01 silk_01 grain_01"}}),
    ("sets", {"hands": {A: "gems_01 silk_01 grain_01"}}, {"hands": {A: "gems_01 silk_01 silk_02"}}),
    ("surplus", {"hands": {A: "gems_01 silk_01"}}, {"hands": {A: "gems_01 silk_01 salt_01 salt_02 grain_01 grain_02"}}),
    ("shortage", {"hands": {A: "gems_01 silk_01 grain_01"}}, {"hands": {A: "silk_01"}}),
    ("purchases", {"hands": {A: "gems_01"}}, {}),
    ("purchases", {"ducati": {A: 9}}, {"ducati": {A: 0}}),
    ("prestige", {"prestige": {B: 1}}, {"prestige": {A: 1, B: 1}}),
    ("prestige", {"prestige": {A: 1, B: 1}}, {"prestige": {A: 2, B: 1}}),
    ("markers", {"owned": {B: 1}}, {"owned": {A: 1, B: 1}}),
]


@pytest.mark.parametrize(("name", "less", "more"), MORE, ids=[name for name, _, _ in MORE])
def test_more_of_it_counts_for_more(name: str, less: dict[str, Any], more: dict[str, Any]) -> None:
    assert feature(trading(**more), name) > feature(trading(**less), name)


def test_a_marker_within_reach_makes_a_voyage_worth_while() -> None:
    empty = trading(hands={A: "gems_02"}, ships={A: "venezia"})
    near = trading(hands={A: "gems_02"}, ships={A: "venezia"}, markers={"zara": "big_deal"})
    assert feature(near, "voyage") > feature(empty, "voyage")


def test_an_active_marker_is_worth_something_while_the_ship_stays() -> None:
    marked = trading(hands={A: "gems_01"}, showing={A: "calm_sea"}, owned={A: 1})
    assert feature(marked, "voyage") > feature(trading(hands={A: "gems_01"}), "voyage")


def test_cards_chosen_one_by_one_keep_the_worth_of_the_plan() -> None:
    g = scene("play_card", A, 4, cargo={A: "salt_03"}, hands={A: "salt_05 salt_06 salt_07 salt_08 gems_08 silk_09"})
    planned = JUDGE.worth(g, A)
    for _ in range(3):
        after = {move: g.copy() for move in legal(g, A)}
        for move, tried in after.items():
            answer(tried, A, move)
        best = max(after, key=lambda move: JUDGE.worth(after[move], A))
        assert JUDGE.worth(after[best], A) == pytest.approx(planned)
        answer(g, A, best)


def test_a_card_about_to_be_drawn_counts() -> None:
    g = trading(hands={A: "gems_01 silk_01"})
    before = feature(g, "hand")
    do(g, "buy_goods")
    assert feature(g, "hand") > before


def test_hands_of_those_who_have_had_their_last_turn_are_worthless() -> None:
    hands = {B: "salt_05 salt_06 salt_07", C: "gems_01 gems_02"}
    table: dict[str, Any] = {
        "start_player": "purple",
        "pile": {"size": 0, "venice": "out", "last_round": True, "discard": []},
    }
    g = scene("trade_action", A, 4, hands={A: "silk_01", **hands}, cargo={A: "pottery_16"}, **table)
    assert feature(g, "loading", A) > 0
    assert feature(g, "loading", B) > 0
    assert feature(g, "loading", C) == feature(g, "hand", C) == 0


def test_the_leader_has_the_largest_share() -> None:
    shares = JUDGE.shares(trading(ducati={A: 30, B: 10, C: 5}))
    assert shares[A] > shares[B] > shares[C]


def test_the_merchant_beats_chance() -> None:
    results = [play(pairing) for pairing in pairings("oltremare", ("mercante", "random"), 8, "merchant", 60.0)]
    assert sum(result.share(result.bots.index("mercante")) for result in results) == 8


class Overheard(Match):
    """A game in which every offer is written down: in which turn, from whom, to whom, and what for what."""

    def answer_of(self, seat: Seat) -> Move:
        turn = self.state.table.turn
        if isinstance(self.state.stack[-1], DealReply):
            offer = turn.offer
            self.offers.append((turn.turns, offer.proposer, seat, *offer.goods, "for", *offer.want))
        return super().answer_of(seat)

    offers: list[tuple[object, ...]]


@pytest.mark.parametrize("seed", ["levante", "ponente"])
def test_no_bot_offers_the_same_thing_twice_in_a_turn(seed: str) -> None:
    match = Overheard(Pairing("oltremare", ("mercante",) * 4, seed, 60.0), Unwatched())
    match.offers = []
    match.play()
    assert len(match.offers) > 20
    assert len(set(match.offers)) == len(match.offers)
