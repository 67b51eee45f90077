"""The value function of Serenissima (1996): what a good merchant would say of small positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.serenissima_1996.scene import GAME, G, S, V, do, galley, money, port, scene
from serenissima.arena.match import play as play_match
from serenissima.arena.tournament import pairings
from serenissima.bots.levels import judge_of
from serenissima.bots.protocol import Budget
from serenissima.bots.thinkers import ValueBot
from serenissima.games.serenissima_1996.mind import FEATURES, features
from serenissima.games.serenissima_1996.state import S96
from serenissima.games.serenissima_1996.voyages import Odds, charts, hope
from serenissima.games.serenissima_1996.waters import sea_of
from serenissima.kernel.core import CHANCE, Move, answer, apply, legal, look, odds, seats
from serenissima.kernel.game import new
from serenissima.kernel.playout import pick

JUDGE = judge_of(GAME)


def feature(g: S96, name: str, seat: int = V) -> float:
    return features(g, seat)[FEATURES.index(name)]


def position(step: str = "manage", round_: int = 3, **said: Any) -> S96:
    """Venice is asked; what is not said is as the test does not care."""
    table = {"galleys": {"1": galley(V, "ven", 2)}, "ports": {"venezia": port(V, 3)}, "round": round_, **said}
    return scene(step, V, **table)


def ports(**held: dict[str, Any]) -> dict[str, Any]:
    return {"ports": {"venezia": port(V, 3), **held}}


def ships(**afloat: dict[str, Any]) -> dict[str, Any]:
    return {"galleys": {number.removeprefix("g"): ship for number, ship in afloat.items()}}


WINE = galley(V, "ven", 2, wine=1)
AT_RAGUSA = {**ships(g1=galley(V, "rag", 1, wine=1)), "round_": 8, "step": "sell"}
MORE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("money", {"money": money(V=900)}, {"money": money(V=1000)}),
    ("purse", {"money": money(V=200)}, {"money": money(V=300)}),
    ("purse", {"money": money(V=200), "round_": 8}, {"money": money(V=200), "round_": 7}),
    ("capital", {"ports": {"venezia": port(G, 3)}}, {}),
    ("capital", {"round_": 7}, {"round_": 3}),
    ("ports", {}, ports(corfu=port(V, 1))),
    ("filling", ports(modon=port(V, 1, "wine")), ports(modon=port(V, 1, "wine", "cloth"))),
    ("filling", {**ports(modon=port(V, 1, "wine")), "round_": 7}, ports(modon=port(V, 1, "wine"))),
    ("hiring", ports(modon=port(V, 1)), ports(modon=port(V, 1, "wine"))),
    ("yard", ports(modon=port(V, 1, "wine")), ports(modon=port(V, 1, "iron"))),
    ("cargo", {}, ships(g1=WINE)),
    ("cargo", ships(g1=galley(V, "ven", 2, wine=1)), ships(g1=galley(V, "cor", 2, wine=1))),
    ("cargo", AT_RAGUSA, {**AT_RAGUSA, **ports(ragusa=port(G, 2))}),
    ("cargo", ships(g1=galley(V, "gen", 2, wine=2)), ships(g1=galley(V, "gen", 2, wine=1, cloth=1))),
    ("cargo", {**ships(g1=WINE), "round_": 8, "step": "sell"}, {**ships(g1=WINE), "round_": 8, "step": "sail"}),
    ("room", ships(g1=galley(V, "ven", 5)), {}),
    ("room", {"round_": 8}, {}),
    ("galleys", {}, ships(g1=galley(V, "ven", 2), g2=galley(V, "ven", 1))),
    ("crews", ships(g1=galley(V, "ven", 1)), ships(g1=galley(V, "ven", 3))),
    ("prizes", ships(g1=galley(V, "ven", 1)), ships(g1=galley(V, "ven", 2))),
    ("prizes", ports(ragusa=port(G, 4), corfu=port(G, 4)), {}),
    (
        "raids",
        ships(g1=galley(V, "cor", 4), g3=galley(G, "cor", 4, gold=1)),
        ships(g1=galley(V, "cor", 4), g3=galley(G, "cor", 1, gold=3)),
    ),
    ("exposed", {"ports": {"venezia": port(V, 0)}}, {"ports": {"venezia": port(V, 4)}}),
    ("exposed", {"ports": {"venezia": port(V, 1)}}, {"ports": {"venezia": port(V, 1, fort=True)}}),
    ("danger", ships(g3=galley(G, "rag", 5)), ships(g3=galley(G, "gen", 5))),
    ("danger", ships(g3=galley(G, "ven", 5)), ships(g3=galley(G, "ven", 3))),
    (
        "quarry",
        ships(g1=galley(V, "cor", 1, gold=3), g3=galley(G, "cor", 4)),
        ships(g1=galley(V, "cor", 1, gold=3), g3=galley(G, "gib", 4)),
    ),
]


@pytest.mark.parametrize(("name", "less", "more"), MORE, ids=[name for name, _, _ in MORE])
def test_more_of_it_is_worth_more(name: str, less: dict[str, Any], more: dict[str, Any]) -> None:
    assert feature(position(**more), name) > feature(position(**less), name)


def test_a_say_in_the_order_and_a_place_in_it() -> None:
    g = scene("choose_slot", step_ranking=["player2", "player1", "player3", "player4"])
    assert feature(g, "choice", G) > feature(g, "choice", V) > feature(g, "choice", S)
    do(g, "slot I", "slot IV")
    assert feature(g, "early", G) > feature(g, "early", V) == 0.0
    last = scene("choose_slot", step_ranking=["player2", "player1", "player3", "player4"], round=8)
    do(last, "slot I", "slot IV")
    assert feature(last, "late", V) > feature(last, "late", G) == 0.0


def test_a_sealed_bid_is_money_no_longer_at_hand() -> None:
    g = scene("bid", money=money(V=1000), step_owing=["player1", "player2", "player3", "player4"])
    do(g, "bid 300", seat=V)
    assert feature(g, "money") == pytest.approx(1.4)


def test_something_begun_is_worth_a_little_less_than_nothing_begun() -> None:
    g = position(**ships(g1=galley(V, "ven", 2, wine=1), g2=galley(V, "ven", 2)))
    do(g, "rearrange ven")
    assert feature(g, "unsettled") == 1.0
    assert feature(g, "unsettled", G) == 0.0


# What is half done


def test_a_rearrangement_is_judged_as_it_will_be() -> None:
    g = position(**ships(g1=galley(V, "ven", 1), g2=galley(V, "ven", 1)), ports={"venezia": port(V, 8)})
    idle = JUDGE.worth(g, V)
    do(g, "rearrange ven")
    assert JUDGE.worth(g, V) > idle
    assert feature(g, "crews") > 0
    do(g, "crew 5")
    assert g.table.galleys[1].crew == 1
    manned = position(**ships(g1=galley(V, "ven", 5), g2=galley(V, "ven", 1)))
    assert feature(g, "crews") >= feature(manned, "crews")


def test_a_haggle_is_judged_by_the_price_to_be_expected() -> None:
    g = position(
        **ships(g1=galley(V, "tun", 2)),
        **ports(tunis=port(G, 1), genova=port(G, 3), corfu=port(S, 1)),
        money=money(V=1000, G=0),
    )
    do(g, "request_purchase 1 1")
    assert 0.0 < feature(g, "money") < 2.0
    assert feature(g, "cargo") > 0.0
    assert feature(g, "money", G) > 0.0
    do(g, "ask 300", "counter 100")
    hoped = feature(g, "money")
    do(g, "final_ask 300")
    assert feature(g, "money") <= hoped


def test_a_beaten_galley_counts_for_the_winner_at_once() -> None:
    g = scene(
        "attack",
        V,
        galleys={"1": galley(V, "rag", 4), "3": galley(G, "rag", 1, gold=2)},
        ports={"venezia": port(V, 3)},
        round=3,
    )
    do(g, "attack_galley 1 3")
    rolling = feature(g, "raids")
    assert rolling > 0.0
    apply(g, CHANCE, ("roll", 6, 1))
    assert feature(g, "cargo") > 0.0
    assert feature(g, "galleys", G) == 0.0


@pytest.mark.parametrize(("garrison", "hopeful"), [(1, True), (9, False)])
def test_dice_in_the_air_are_worth_what_the_odds_say(garrison: int, hopeful: bool) -> None:
    g = position("attack", **ships(g1=galley(V, "rag", 4)), **ports(ragusa=port(G, garrison)), round_=8)
    safe = feature(g, "danger", G)
    do(g, "attack_port 1")
    assert (feature(g, "prizes") > 0.0) == hopeful
    assert (feature(g, "danger", G) < safe - 0.5) == hopeful


# Odds


def test_the_odds_of_an_exchange_add_up() -> None:
    odds = Odds(3, 3, 6, 5)
    assert odds.beats[0][3] == 0.0
    assert odds.beats[3][0] == 1.0
    assert odds.beats[5][1] == pytest.approx(1.0)  # at least one falls at once, and one cannot beat five
    for crew in range(1, 5):
        for garrison in range(1, 6):
            assert odds.beats[crew + 1][garrison] >= odds.beats[crew][garrison]
            assert odds.beats[crew][garrison] >= odds.lands[crew][garrison]
            assert odds.left[crew][garrison] <= crew
    assert Odds(4, 3, 6, 5).beats[3][3] < odds.beats[3][3]


def test_a_port_is_the_likelier_filled_the_less_is_missing_and_the_more_time_is_left() -> None:
    assert hope(3.0, 0) == 1.0
    assert hope(3.0, 1) > hope(3.0, 2) > hope(1.0, 2) > hope(0.0, 2) == 0.0


# What the merchant does


def answer_of(g: S96) -> Move:
    seat = seats(g)[0]
    return ValueBot(JUDGE, 1, worlds=1).choose(look(g, seat), legal(g, seat), Budget())


def test_the_merchant_sells_where_it_pays() -> None:
    g = position("sell", **ships(g1=galley(V, "gen", 2, wine=1)), **ports(genova=port(G, 3)))
    assert answer_of(g) == ("sell", 1, 3)


def test_the_merchant_buys_before_he_sails() -> None:
    g = position(**ships(g1=galley(V, "ven", 2)), money=money(V=1000))
    assert answer_of(g)[0] in ("buy", "rearrange", "hire")


def test_the_merchant_takes_an_open_port() -> None:
    g = position("land", **ships(g1=galley(V, "rag", 3)))
    assert answer_of(g)[0] == "land"


def test_the_merchant_leaves_a_strong_garrison_alone() -> None:
    g = position("attack", **ships(g1=galley(V, "rag", 2)), **ports(ragusa=port(G, 5)))
    assert answer_of(g) == ("end_combat",)


def test_a_won_position_is_worth_more_than_a_lost_one() -> None:
    g = position(**ports(ragusa=port(V, 3), corfu=port(V, 2), modon=port(V, 3)), money=money(V=4000, G=0))
    shares = JUDGE.shares(g)
    assert shares[V] > 0.9
    assert sum(shares) == pytest.approx(1.0)


def test_even_a_sailor_who_overlooks_much_beats_chance() -> None:
    pairing = next(iter(pairings(GAME.key, ("marinaio", "random"), 1, "sailor", 60.0)))
    assert play_match(pairing).share(0) == 1.0


def test_ports_that_are_remembered_are_worth_what_they_are_when_read_again() -> None:
    luck = Random("ports")
    g, other = (new(GAME, 3, {"pay_on_own_port": pays}) for pays in (True, False))
    positions: list[S96] = []
    while g.stack and len(positions) < 1000:
        twin = g.copy()
        twin.rules = other.rules
        positions += [g.copy(), twin]
        seat = seats(g)[0]
        answer(g, seat, pick(odds(g), luck) if seat == CHANCE else luck.choice(legal(g, seat)))
    remembered = [features(at, V) for at in positions]
    markets = charts(g.rules.board).markets
    for at, found in zip(positions, remembered, strict=True):
        markets.clear()
        assert features(at, V) == found


def judged(forgetful: bool) -> list[list[float]]:
    """What every seat counts all along a random game, with and without what was found out before."""
    rng, g = Random(9), new(GAME, 3)
    found: list[list[float]] = []
    chart = charts(g.rules.board)
    while g.stack and len(found) < 900:
        for seat in range(3):
            if forgetful:
                chart.markets.clear()
                chart.last = [None] * len(chart.last)
                sea_of(chart).known.clear()
                sea_of(chart).last = [None] * len(chart.last)
            found.append(features(g, seat))
        asked = seats(g)[0]
        answer(g, asked, pick(odds(g), rng) if asked == CHANCE else rng.choice(legal(g, asked)))
    return found


def test_what_is_remembered_of_ports_voyages_and_rivals_changes_no_judgement() -> None:
    assert judged(forgetful=False) == judged(forgetful=True)
