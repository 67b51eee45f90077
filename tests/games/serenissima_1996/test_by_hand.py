"""Positions written by hand: what lies beneath a question, and what follows from the pieces named."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.serenissima_1996.scene import GAME, G, S, T, V, asked, can, do, galley, luck, player, port, scene, usual
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import seats
from serenissima.kernel.game import AuditError
from serenissima.kernel.position import from_json
from serenissima.kernel.shape import BadPosition

ALL = [player(seat) for seat in (V, G, S, T)]
SHIPS: dict[str, Any] = {"1": galley(V, "tun", 3, gold=1), "3": galley(G, "tun", 2, wine=1)}
DEAL = {"step_buyer": "player2", "step_galley": "3", "step_good": "gold", "step_n": 1}
OFFER = {"step_galley": "1", "step_rival_galley": "3", "step_side": "sell"}
QUESTIONS: list[tuple[str, int | None, dict[str, Any]]] = [
    ("setup_deploy", V, {"galleys": None, "ports": None}),
    ("bid", None, {"step_owing": ALL}),
    ("choose_slot", None, {"step_ranking": ALL}),
    ("manage", V, {}),
    ("ask_price", None, {**DEAL, "step_ceiling": 300}),
    ("answer_price", None, {**DEAL, "step_price": 300}),
    ("answer_counter", None, {**DEAL, "step_price": 300, "step_counter": 100}),
    ("answer_final", None, {**DEAL, "step_price": 300}),
    ("set_crew", V, {"step_galley": "1"}),
    ("trade_goods", V, OFFER),
    ("answer_trade", V, {**OFFER, "step_good": "gold", "step_n": 1, "step_price": 300}),
    ("answer_trade_counter", V, {**OFFER, "step_good": "gold", "step_n": 1, "step_price": 300, "step_counter": 100}),
    ("sail", V, {}),
    ("sail_on", V, {"step_galley": "1", "step_left": 2, "step_leave": False}),
    ("grant_passage", None, {"step_order": ["player2"], "step_galley": "1"}),
    ("attack", V, {}),
    ("land", V, {}),
    ("sell", V, {}),
]


def put(step: str, seat: int | None, said: dict[str, Any]) -> S96:
    table = {"galleys": SHIPS, "ports": {"tunis": port(V)}, **said}
    return scene(step, seat, **{name: value for name, value in table.items() if value is not None})


@pytest.mark.parametrize(("step", "seat", "said"), QUESTIONS, ids=[step for step, _, _ in QUESTIONS])
@pytest.mark.rule("S96-3.1", "S96-3.2")
def test_a_question_put_by_hand_is_played_on_to_the_end(step: str, seat: int | None, said: dict[str, Any]) -> None:
    g = put(step, seat, said)
    assert asked(g) == step
    rng = Random(1)
    while g.stack:
        do(g, rng.choice(can(g)) if luck(g) else usual(g), clock=True)
    assert g.table.round == 8
    assert GAME.ending(g) in ("points", "ducats", "ports", "shared")


@pytest.mark.rule("S96-1.5", "S96-1.6", "S96-1.8")
def test_what_is_left_in_the_supply_follows_from_the_board() -> None:
    g = scene("manage", V, galleys=SHIPS, ports={"tunis": port(V, 4, "wood", fort=True)})
    assert (g.table.sailors, g.table.forts) == (176 - 5 - 4, 19)
    assert g.table.supply == [15, 14, 15, 14, 15, 15, 14]


@pytest.mark.rule("S96-1.5")
def test_whoever_names_one_good_of_the_supply_need_not_name_the_others() -> None:
    g = scene("manage", V, galleys=SHIPS, ports={"tunis": port(V, 4, "wood", fort=True)}, supply={"gold": 14})
    assert g.table.supply == [15, 14, 15, 14, 15, 15, 14]


@pytest.mark.rule("S96-4.3", "S96-4.4")
def test_who_is_not_said_to_have_bid_has_bid_nothing() -> None:
    g = scene("reveal_bids")
    money = g.table.money.copy()
    do(g, "reveal")
    assert g.table.money == money


@pytest.mark.rule("S96-2.2")
def test_nations_and_capitals_go_to_the_seats_in_data_order_unless_said() -> None:
    g = scene("manage", V)
    assert g.table.nations == [0, 1, 2, 3]
    assert [place.controller for place in g.table.ports[:4]] == [V, G, S, T]
    lost = scene("manage", V, ports={"venezia": port(None)})
    assert lost.table.ports[0].controller == -1
    dealt = scene("manage", V, players=2, nations={"player1": "genoa", "player2": "venice"})
    assert dealt.table.nations == [1, 0]


@pytest.mark.rule("S96-2.2")
def test_a_player_is_named_by_seat_or_by_nation() -> None:
    said: dict[str, Any] = {
        "seats": 4,
        "table": {
            "money": {"turkey": 700, "player1": 400},
            "ports": {"tunis": {"controller": "venice", "garrison": 1}},
            "galleys": {"3": {"owner": "genoa", "zone": "tun", "crew": 2}},
        },
        "own": {"spain": {"bid": -1}},
        "ask": {"step": "manage", "seat": "genoa"},
    }
    g = from_json(GAME, said)
    GAME.audit(g)
    tunis = GAME.names(g.rules)["port"].index("tunis")
    assert (g.table.ports[tunis].controller, g.table.galleys[3].owner, g.table.money) == (V, G, [400, 2000, 2000, 700])
    assert seats(g) == (G,)


@pytest.mark.rule("S96-2.2")
def test_a_nation_names_the_seat_that_it_was_dealt_to() -> None:
    table = {"nations": {"player1": "spain", "player2": "turkey"}, "money": {"turkey": 500}}
    said: dict[str, Any] = {"seats": 2, "options": {"nation_set": "spain_turkey"}, "table": table}
    g = from_json(GAME, said | {"ask": {"step": "manage", "seat": "spain"}})
    assert (g.table.money, seats(g)) == ([2000, 500], (0,))
    with pytest.raises(BadPosition, match=r"'venice' is no seat; known: player1, player2, spain, turkey"):
        from_json(GAME, said | {"ask": {"step": "manage", "seat": "venice"}})


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        ({"supply": {"gold": 2}}, "2 tokens of gold are about, and there are 15"),
        ({"ports": {"corfu": port(V, 0, "iron")}}, "corfu stores iron, which it makes"),
        ({"ports": {"corfu": {"garrison": 2}}}, "corfu has a garrison or a fort, but no flag"),
        ({"galleys": {"4": galley(V, "ven", 5, gold=1)}}, "galley 4 has 5 sailors and 1 tokens on 5 berths"),
        ({"money": {"venice": 150}}, "the treasury of venice is no multiple of 100"),
    ],
)
def test_what_cannot_be_is_said_in_the_words_of_the_rules(table: dict[str, Any], fault: str) -> None:
    g = from_json(GAME, {"seats": 4, "table": table, "ask": {"step": "manage", "seat": "venice"}})
    with pytest.raises(AuditError) as caught:
        GAME.audit(g)
    assert fault in str(caught.value)
