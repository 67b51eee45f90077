"""What a seat may imagine: every world that fits what it has seen, and no other."""

from __future__ import annotations

from random import Random

import pytest

from games.dogeship.make_records import BOOK
from games.dogeship.table import BOARD, SEATS, play, position, words
from serenissima.games.dogeship import GAME
from serenissima.kernel.core import SPECTATOR, AnyState, legal, look
from serenissima.kernel.position import fingerprint


def imagined(g: AnyState, seat: str, times: int = 300) -> list[AnyState]:
    """Worlds that a seat may be in."""
    rng = Random(seat)
    return [GAME.imagine(look(g, SEATS.index(seat) if seat in SEATS else SPECTATOR), rng) for _ in range(times)]


def tops(worlds: list[AnyState], stack: str) -> set[str]:
    """The tiles that lie on top of what was put under a stack."""
    at = BOARD.stacks.index(stack)
    return {words(world, world.hidden.under[at][:1]) for world in worlds}


@pytest.mark.rule("DS-1.17", "DS-5.13", "DS-13.3")
@pytest.mark.parametrize("name", ["builders_3", "covered_5", "variants_4"])
def test_an_imagined_world_looks_the_same_offers_the_same_and_keeps_the_rules(name: str) -> None:
    rng = Random(name)
    for at, (g, _, _) in enumerate(BOOK.told_again(name).replay()):
        if at % 9 == 0:
            for seat in (SPECTATOR, *range(g.rules.seats)):
                world = GAME.imagine(look(g, seat), rng)
                GAME.audit(world)
                assert look(world, seat) == look(g, seat)
                assert legal(world, seat) == legal(g, seat)
                assert fingerprint(world.table) == fingerprint(g.table)


@pytest.mark.rule("DS-5.13")
def test_what_was_put_back_may_be_any_tile_that_is_not_seen_elsewhere() -> None:
    g = position(stacks={"upper_aft": "g24 g22 g21 g19 g20 g23"})
    play(g, "A place green_3", "A buy galley upper_aft", "A keep g22")
    for seat in ("A", "B", "spectator"):
        bottom = {words(world, world.hidden.under[3][-1:]) for world in imagined(g, seat)}
        assert bottom == {"g19", "g20", "g21", "g23", "g24"}


@pytest.mark.rule("DS-5.13", "DS-10.1")
def test_tiles_in_anothers_hand_may_be_any_that_are_not_seen_elsewhere() -> None:
    g = position(lower="g06", yards={"B": "g05"}, stacks={"lower_aft": "g02 g01 g03 g04"})
    play(g, "A place green_3", "A buy galley lower_aft")
    for seat in ("B", "spectator"):
        hands = {tile for world in imagined(g, seat) for tile in words(world, world.own[0].drawn).split()}
        assert hands == {"g01", "g02", "g03", "g04"}
    assert {words(world, world.own[0].drawn) for world in imagined(g, "A")} == {"g02 g01 g03"}


@pytest.mark.rule("DS-2.7")
def test_the_open_cost_on_top_of_a_stack_is_respected() -> None:
    g = position(stacks={"gondola": "..."}, yards={"A": "n07 n08"})
    shown = g.table.top_cost[BOARD.gondola_stack]
    for tile in tops(imagined(g, "B"), "gondola"):
        assert BOARD.cost_of[BOARD.names.index(tile)] == shown
    assert len(tops(imagined(g, "B"), "gondola")) > 3


@pytest.mark.rule("DS-1.18")
def test_covered_yard_tiles_may_be_any_of_their_kind_and_cost() -> None:
    g = position(yards={"A": "n13 g01 b01", "B": "n14"}, options={"open_yards": False})
    yards = {words(world, world.own[0].yard) for world in imagined(g, "B")}
    gondolas = {yard.split()[0] for yard in yards}
    assert gondolas == {"n06", "n07", "n08", "n09", "n13"}
    assert {yard.split()[1] for yard in yards} == {"g01"}
    assert {words(world, world.own[0].yard) for world in imagined(g, "A")} == {"n13 g01 b01"}


@pytest.mark.rule("DS-1.17", "DS-13.3")
def test_approvals_and_sealed_bids_of_others_are_guessed() -> None:
    waiting = {"step": "bid_approvals", "waiting": ["B", "C"]}
    g = position(seats=3, ask=waiting, approvals={"A": 4, "B": 3}, own={"A": {"bid": 2}}, doge="d02")
    worlds = imagined(g, "B")
    assert len({world.own[0].approvals for world in worlds}) > 3
    assert len({world.own[0].bid for world in worlds}) > 3
    assert all(0 <= world.own[0].bid <= world.own[0].approvals for world in worlds)
    assert {world.own[1].approvals for world in worlds} == {3}
    assert {world.own[2].bid for world in worlds} == {-1}
