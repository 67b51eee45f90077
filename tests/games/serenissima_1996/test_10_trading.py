"""Chapter 10: ship-to-ship trade."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.serenissima_1996.scene import GAME, G, S, T, V, asked, can, do, galley, money, no, scene, seen, usual, who
from program import run
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import SPECTATOR
from serenissima.server.refusals import No
from serenissima.server.table import Table
from serenissima.server.table.asking import Asking
from serenissima.server.table.rows import Fixed

HUNDREDS = list(range(0, 2100, 100))


def market(zone: str = "num", spices: int = 2, ducats: int = 700) -> S96:
    """Turkey has spices on galley 7, Spain two free berths on galley 5."""
    ships = {"7": galley(T, zone, 2, spices=spices), "5": galley(S, zone, 3)}
    return scene("manage", T, galleys=ships, money=money(S=ducats))


@pytest.mark.rule("S96-10.1")
def test_a_trade_needs_a_galley_of_each_in_one_zone() -> None:
    g = market()
    assert can(g, "propose_trade") == ["propose_trade 7 5 sell"]
    apart = scene("manage", T, galleys={"7": galley(T, "num", 2, spices=2), "5": galley(S, "tun", 3)})
    assert can(apart, "propose_trade") == []
    assert no(apart, "propose_trade 7 5 sell").rule == "S96-10.1"
    off = scene(
        "manage",
        T,
        galleys={"7": galley(T, "num", 2, spices=2), "5": galley(S, "num", 3)},
        options={"ship_trade": False},
    )
    assert can(off, "propose_trade") == []
    assert no(off, "propose_trade 7 5 sell").reason == "no_ship_trade"


@pytest.mark.rule("S96-10.2")
@pytest.mark.parametrize(("zone", "open_"), [("num", True), ("val", True), ("hsw", False), ("hsl", False)])
def test_no_trade_on_the_high_sea(zone: str, open_: bool) -> None:
    g = market(zone)
    assert bool(can(g, "propose_trade")) == open_
    if not open_:
        assert no(g, "propose_trade 7 5 sell").rule == "S96-10.2"


@pytest.mark.rule("S96-10.3")
def test_goods_go_from_one_galley_to_one_other() -> None:
    g = market()
    assert no(g, "propose_trade 7 5 buy").rule == "S96-10.3"  # Spain has no cargo
    do(g, "propose_trade 7 5 sell", "goods spices 1", "price 0", "accept")
    assert (g.table.galleys[7].cargo[2], g.table.galleys[5].cargo[2]) == (1, 1)
    assert (g.table.galleys[7].crew, g.table.galleys[5].crew) == (2, 3)


@pytest.mark.rule("S96-10.4")
def test_a_proposal_names_good_number_and_price() -> None:
    g = market(spices=3)
    do(g, "propose_trade 7 5 sell")
    assert can(g) == ["goods spices 1", "goods spices 2"]
    assert no(g, "goods spices 3").rule == "S96-10.4"
    assert no(g, "goods wine 1").rule == "S96-10.4"
    do(g, "goods spices 2")
    assert can(g) == [f"price {price}" for price in HUNDREDS]
    assert no(g, "price 2100").rule == "S96-10.4"
    assert no(g, "price 50").rule == "S96-1.14"
    full = scene("manage", T, galleys={"7": galley(T, "num", 2, spices=2), "5": galley(S, "num", 5)})
    assert no(full, "propose_trade 7 5 sell").rule == "S96-10.4"


@pytest.mark.rule("S96-10.4")
def test_the_goods_are_told_only_with_the_price() -> None:
    one, two = market(), market()
    do(one, "propose_trade 7 5 sell", "goods spices 1")
    do(two, "propose_trade 7 5 sell", "goods spices 2")
    assert all(seen(one, seat) == seen(two, seat) for seat in (SPECTATOR, V, G, S))
    assert ("proposed", T, S, 0, 2, 1, 300) in do(one, "price 300")


@pytest.mark.rule("S96-10.5")
def test_a_rival_who_pays_counters_lower() -> None:
    g = market(ducats=5000)
    do(g, "propose_trade 7 5 sell", "goods spices 1", "price 300")
    assert who(g) == (S,)
    assert can(g) == ["accept", "refuse", "counter 0", "counter 100", "counter 200"]
    assert usual(g) == "refuse"
    assert no(g, "counter 300").rule == "S96-10.5"
    assert no(g, "counter 50").rule == "S96-1.14"


@pytest.mark.rule("S96-10.5")
def test_a_rival_who_is_paid_counters_higher() -> None:
    g = scene("manage", S, galleys={"7": galley(T, "num", 2, spices=2), "5": galley(S, "num", 3)})
    do(g, "propose_trade 5 7 buy", "goods spices 1", "price 1800")
    assert who(g) == (T,)
    assert can(g) == ["accept", "refuse", "counter 1900", "counter 2000"]
    assert no(g, "counter 1800").rule == "S96-10.5"
    top = scene("manage", S, galleys={"7": galley(T, "num", 2, spices=2), "5": galley(S, "num", 3)})
    do(top, "propose_trade 5 7 buy", "goods spices 1", "price 2000")
    assert can(top) == ["accept", "refuse"]
    assert no(top, "counter 2100").rule == "S96-10.5"


@pytest.mark.rule("S96-10.6")
def test_the_counter_is_taken_or_left_and_the_trade_is_over() -> None:
    g = market()
    do(g, "propose_trade 7 5 sell", "goods spices 1", "price 300", "counter 100")
    assert (who(g), can(g)) == ((T,), ["accept", "refuse"])
    assert usual(g) == "refuse"
    assert no(g, "counter 200").rule == "S96-10.6"
    do(g, "refuse")
    assert (asked(g), who(g)) == ("manage", (T,))
    assert g.table.galleys[7].cargo[2] == 2


@pytest.mark.rule("S96-10.7")
def test_a_buyer_names_and_accepts_only_what_he_can_pay_for_all() -> None:
    g = market(ducats=500)
    do(g, "propose_trade 7 5 sell", "goods spices 2", "price 400")
    assert can(g) == ["refuse", "counter 0", "counter 100", "counter 200"]
    assert no(g, "accept").rule == "S96-10.7"
    assert no(g, "counter 300").rule == "S96-10.7"
    ships = {"7": galley(T, "num", 2, spices=2), "5": galley(S, "num", 3)}
    buying = scene("manage", S, galleys=ships, money=money(S=500))
    do(buying, "propose_trade 5 7 buy", "goods spices 2")
    assert can(buying) == ["price 0", "price 100", "price 200"]
    assert no(buying, "price 300").rule == "S96-10.7"
    do(buying, "price 200", "counter 300")
    assert can(buying) == ["refuse"]
    assert no(buying, "accept").rule == "S96-10.7"


@pytest.mark.rule("S96-10.8")
def test_on_agreement_money_and_tokens_change_hands_at_once() -> None:
    g = market(ducats=700)
    told = do(g, "propose_trade 7 5 sell", "goods spices 2", "price 300", "accept")
    assert ("paid_to", S, T, 600) in told
    assert g.table.money[2:] == [100, 2600]
    assert (g.table.galleys[7].cargo[2], g.table.galleys[5].cargo[2]) == (0, 2)


@pytest.mark.rule("S96-10.9")
def test_at_most_three_proposals_to_each_rival_in_a_turn() -> None:
    ships = {"7": galley(T, "num", 2, spices=2), "5": galley(S, "num", 3), "1": galley(V, "num", 3)}
    g = scene("manage", T, galleys=ships)
    do(g, "propose_trade 7 5 sell", "goods spices 1", "price 0", "accept")
    do(g, "propose_trade 7 5 sell", "goods spices 1", "price 300", "refuse")
    do(g, "propose_trade 7 5 sell")
    do(g, "withdraw", clock=True)
    assert can(g, "propose_trade") == ["propose_trade 7 1 sell"]
    assert no(g, "propose_trade 7 5 buy").rule == "S96-10.9"


@pytest.mark.rule("S96-10.9")
def test_a_proposer_cannot_cancel_but_time_running_out_withdraws_the_proposal() -> None:
    g = market()
    do(g, "propose_trade 7 5 sell")
    assert "withdraw" not in can(g)
    assert (no(g, "withdraw").rule, no(g, "withdraw").reason) == ("S96-10.9", "only_the_clock")
    assert usual(g) == "withdraw"
    do(g, "goods spices 1")
    assert no(g, "withdraw").rule == "S96-10.9"
    assert usual(g) == "withdraw"
    do(g, "withdraw", clock=True)
    assert asked(g) == "manage"
    assert g.table.turn.proposals == [0, 0, 1, 0]
    assert g.own[T].good == -1


@pytest.mark.rule("S96-10.10")
def test_goods_out_of_supply_can_be_traded() -> None:
    rest = {str(n): galley(V, "ven", 1, gems=4) for n in (20, 21, 22)}
    ships = {"1": galley(V, "cyr", 2, gems=3), "3": galley(G, "cyr", 2), **rest}
    g = scene("manage", G, galleys=ships)
    assert g.table.supply[0] == 0
    do(g, "propose_trade 3 1 buy", "goods gems 3", "price 100", "accept")
    assert g.table.galleys[3].cargo[0] == 3


def proposal(tmp_path: Path, *script: str) -> dict[str, Any]:
    """What the program says of a proposal of Turkey's, after these lines."""
    table = {"galleys": {"7": galley(T, "num", 2, spices=2), "5": galley(S, "num", 3)}}
    position, played = tmp_path / "position.json", tmp_path / "script.rec"
    ask = {"step": "manage", "seat": "turkey"}
    position.write_text(json.dumps({"game": GAME.key, "seats": 4, "table": table, "ask": ask}), encoding="utf-8")
    played.write_text("\n".join(script), encoding="utf-8")
    said: dict[str, Any] = json.loads(run("position", position, "--json", "--play", played).out)
    return said


@pytest.mark.rule("S96-10.9")
def test_nobody_withdraws_a_proposal_by_a_position_file(tmp_path: Path) -> None:
    said = proposal(tmp_path, "turkey propose_trade 7 5 sell", "player4 goods spices 1", "turkey withdraw")
    assert (said["refused"]["line"], said["refused"]["rule"]) == (3, "S96-10.9")


@pytest.mark.rule("S96-10.9")
def test_at_a_table_the_clock_withdraws_and_the_seat_cannot() -> None:
    options = {name: option.default for name, option in GAME.options.items()}
    pace = {"kind": "none"}
    table = Table(Fixed("abcdefghij", GAME.key, 1, 4, options, pace, "link", False, False, "u0", "", "s" * 64, 0.0))
    for seat in range(4):
        table.sit(f"u{seat}", "anna", None, "", 50.0)
    table.start(100.0)
    table.playing.state = market()
    do(table.playing.state, "propose_trade 7 5 sell")
    table.waiting = Asking(table.playing, table.chairs, {})
    with pytest.raises(No, match=r"S96-10\.9"):
        table.give(T, ("withdraw",), 100.0, "")
    rows = table.time_out(T, 100.0)
    assert (rows[0].data, rows[0].by) == ("withdraw", "timeout")
    assert asked(table.playing.state) == "manage"
