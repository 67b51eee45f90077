"""Bad input: each is refused with the rule that forbids it, and nothing changes; whatever numbers are given."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.serenissima_1996.scene import GAME, G, S, T, V, do, galley, money, no, player, port, scene
from serenissima.kernel.core import CHANCE, Automatic, Move, apply, legal, odds, seats
from serenissima.kernel.game import Refusal, new, rule_ids
from serenissima.kernel.playout import pick
from serenissima.kernel.record import refusal

IDS = rule_ids(GAME.folder / "rules.md")


@pytest.mark.rule("S96-4.2")
def test_a_bid_above_the_treasury() -> None:
    g = scene("bid", step_owing=[player(seat) for seat in (V, G, S, T)], money=money(V=500))
    assert no(g, "bid 600") == Refusal("S96-4.2", "bid_too_high", (("money", "500"),))


@pytest.mark.rule("S96-1.14")
def test_prices_off_the_hundred() -> None:
    g = scene("manage", G, galleys={"3": galley(G, "tun", 1)}, ports={"tunis": port(V)})
    do(g, "request_purchase 3 1")
    assert no(g, "ask 250").rule == "S96-1.14"
    do(g, "ask 300")
    assert no(g, "counter 250").rule == "S96-1.14"
    do(g, "counter 100")
    assert no(g, "final_ask 250").rule == "S96-1.14"


@pytest.mark.rule("S96-6.3", "S96-6.4")
def test_asks_outside_the_bounds() -> None:
    g = scene("manage", G, galleys={"3": galley(G, "tun", 1)}, ports={"tunis": port(V)})
    do(g, "request_purchase 3 1")
    assert no(g, "ask 0") == Refusal("S96-6.3", "price_between", (("low", "100"), ("high", "300")))
    assert no(g, "ask 1000").rule == "S96-6.4"
    assert no(g, "ask 1100").rule == "S96-6.3"


@pytest.mark.rule("S96-6.5")
def test_a_counter_to_the_lowest_ask() -> None:
    g = scene("manage", G, galleys={"3": galley(G, "tun", 1)}, ports={"tunis": port(V)})
    do(g, "request_purchase 3 1", "ask 100")
    assert no(g, "counter 0") == Refusal("S96-6.5", "no_counter_left")


@pytest.mark.rule("S96-7.6", "S96-8.3")
def test_a_galley_that_cannot_give_or_take_a_sailor() -> None:
    ships = {
        "1": galley(V, "ven", 1),
        "2": galley(V, "rag", 3),
        "3": galley(G, "ven", 3),
    }
    g = scene("manage", V, galleys=ships, ports={"venezia": port(V, 0, "iron", "wood")})
    for number, reason in (
        ("1", "no_spare_sailor"),
        ("2", "galley_not_there"),
        ("3", "not_your_galley"),
        ("4", "galley_not_afloat"),
    ):
        assert no(g, f"build_galley venezia {number}") == Refusal("S96-7.6", reason, (("galley", number),))
        if number != "1":
            assert no(g, f"hire venezia {number} 1") == Refusal("S96-8.3", reason, (("galley", number),))


@pytest.mark.rule("S96-7.6", "S96-8.5")
def test_a_galley_and_its_sailor_are_paid_together() -> None:
    g = scene("manage", V, ports={"venezia": port(V, 0, "iron", "wood")}, money=money(V=500))
    assert no(g, "build_galley venezia hire") == Refusal("S96-1.15", "too_dear", (("cost", "600"), ("money", "500")))


@pytest.mark.rule("S96-9.4", "S96-9.5", "S96-9.6")
def test_crews_that_do_not_add_up_and_cargo_on_a_crewless_galley() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "hsi", 2, gold=1), "2": galley(V, "hsi", 1)})
    do(g, "rearrange hsi", "crew 0")
    assert no(g, "crew 2") == Refusal("S96-9.4", "crews_do_not_add_up", (("allowed", "3"),))
    do(g, "crew 3")
    assert no(g, "count 1") == Refusal("S96-9.5", "cargo_does_not_fit", (("allowed", "0"),))


@pytest.mark.rule("S96-15.1")
def test_landing_where_a_garrison_stands() -> None:
    g = scene("land", V, galleys={"1": galley(V, "tun", 3)}, ports={"tunis": port(G, 1)})
    assert no(g, "land 1 1") == Refusal("S96-15.1", "garrison_stands", (("port", "tunis"),))


@pytest.mark.rule("S96-16.3")
def test_selling_what_a_port_makes_or_has() -> None:
    ships = {"1": galley(V, "tun", 1, gold=1, wine=1)}
    g = scene("sell", V, galleys=ships, ports={"tunis": port(None, 0, "wine")})
    assert no(g, "sell 1 gold") == Refusal("S96-16.3", "made_here", (("good", "gold"),))
    assert no(g, "sell 1 wine") == Refusal("S96-16.3", "stored_already", (("good", "wine"),))


@pytest.mark.rule("S96-3.1", "S96-3.6")
def test_answers_to_another_question() -> None:
    g = scene("attack", V, galleys={"1": galley(V, "tun", 3)})
    assert no(g, "hire venezia garrison 1").reason == "another_phase"
    assert no(g, "grant").reason == "another_question"
    assert no(g, "land 1 1").rule == "S96-14.6"
    assert no(g, "end_combat", seat=G).reason == "not_asked"


def test_every_decision_point_knows_its_verbs() -> None:
    for each in GAME.asks:
        assert bool(each.answers) == (not issubclass(each.step, Automatic))
    for word in (*GAME.verbs.values(), *GAME.events.values()):
        assert set(word.rules) <= IDS
        assert word.rules
    for option in GAME.options.values():
        assert set(option.rules) <= IDS


POSITIONS = list(range(0, 400, 7))
NUMBERS = st.lists(st.integers(-3, 2200), max_size=5)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 5), st.sampled_from(POSITIONS), st.sampled_from(sorted(GAME.verbs)), NUMBERS)
@pytest.mark.rule("S96-3.6")
def test_whatever_is_said_is_legal_or_refused_by_a_rule(seed: int, entry: int, verb: str, said: list[int]) -> None:
    rng = Random(seed)
    g = new(GAME, 2 + seed % 3)
    for _ in range(entry):
        if not g.stack:
            return
        seat = rng.choice(seats(g))
        apply(g, seat, pick(odds(g), rng) if seat == CHANCE else rng.choice(legal(g, seat)))
    if not g.stack:
        return
    move: Move = (verb.rsplit(".", 1)[-1], *said)
    for seat in range(g.rules.seats):
        refused = refusal(GAME, g, seat, move)
        if refused is None:
            assert move in legal(g, seat)
        else:
            assert refused.rule in IDS


def test_a_sinking_move_is_flagged() -> None:
    land = scene("land", V, galleys={"1": galley(V, "tun", 2)})
    assert GAME.flags(land, V, ("land", 1, 2)) == ("sinks",)
    assert GAME.flags(land, V, ("land", 1, 1)) == ()
    won = scene(
        "resolve_victory",
        V,
        step_galley="1",
        step_beaten="3",
        galleys={"1": galley(V, "tun", 2), "3": galley(G, "tun", 0)},
    )
    assert GAME.flags(won, V, ("crew_to_beaten", 2)) == ("sinks",)
    assert GAME.flags(won, V, ("crew_to_beaten", 1)) == ()
    crews = scene("manage", V, galleys={"1": galley(V, "ven", 2)})
    do(crews, "rearrange ven")
    assert GAME.flags(crews, V, ("crew", 0)) == ("sinks",)
