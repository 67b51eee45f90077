"""Chapter 13, phase 4: combat between galleys."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.serenissima_1996.scene import G, S, T, V, asked, can, do, galley, luck, no, scene, usual, who
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import legal


def duel(attacker: dict[str, int], defender: dict[str, int], zone: str = "hsi") -> S96:
    """Venice's galley 1 beside Genoa's galley 3; keys are crew and goods."""
    ships = {"1": galley(V, zone, **attacker), "3": galley(G, zone, **defender)}
    return scene("attack", V, galleys=ships)


@pytest.mark.rule("S96-13.1")
def test_combat_is_voluntary_for_the_active_player_only() -> None:
    g = duel({"crew": 2}, {"crew": 2})
    assert can(g) == ["attack_galley 1 3", "end_combat"]
    assert usual(g) == "end_combat"
    do(g, "attack_galley 1 3")
    assert luck(g)  # the attacked side is asked nothing


@pytest.mark.rule("S96-13.2", "S96-13.7")
def test_any_number_of_attacks_one_exchange_at_a_time() -> None:
    ships = {"1": galley(V, "hsi", 5), "2": galley(V, "hsi", 5), "3": galley(G, "hsi", 5), "5": galley(S, "hsi", 5)}
    g = scene("attack", V, galleys=ships)
    pairs = [f"attack_galley {own} {rival}" for own in (1, 2) for rival in (3, 5)]
    assert can(g) == [*pairs, "end_combat"]
    do(g, "attack_galley 1 3", "roll 1 1", "attack_galley 1 3", "roll 1 1", "attack_galley 2 5", "roll 1 1")
    assert [g.table.galleys[n].crew for n in (1, 2, 3, 5)] == [2, 3, 2, 3]
    do(g, "end_combat")
    assert who(g) == (G,)


@pytest.mark.rule("S96-13.3")
def test_an_attack_names_two_galleys_in_one_zone_of_any_kind() -> None:
    for zone in ("hsi", "gib", "nap"):
        assert can(duel({"crew": 1}, {"crew": 1}, zone), "attack_galley") == ["attack_galley 1 3"]
    ships = {"1": galley(V, "hsi", 2), "2": galley(V, "hsi", 2), "3": galley(G, "cor", 2)}
    g = scene("attack", V, galleys=ships)
    assert can(g) == ["end_combat"]
    for line in ("attack_galley 1 3", "attack_galley 1 2", "attack_galley 3 1", "attack_galley 1 9"):
        assert no(g, line).rule == "S96-13.3"


LOSSES = {1: "011122", 2: "111222", 3: "112223", 4: "122233", 5: "222333", 6: "223334"}


@pytest.mark.rule("S96-13.4", "S96-13.5")
@pytest.mark.parametrize(("crew", "row"), [(crew, row) for crew, row in LOSSES.items() if crew <= 5])
def test_die_plus_crew_divided_by_three_is_what_the_other_loses(crew: int, row: str) -> None:
    for die, lost in enumerate(row, 1):
        g = duel({"crew": crew}, {"crew": 5})
        do(g, "attack_galley 1 3", f"roll {die} 1")
        assert g.table.galleys[3].crew == 5 - int(lost)


@pytest.mark.rule("S96-13.5")
def test_both_lose_at_the_same_time_and_no_more_than_they_have() -> None:
    g = duel({"crew": 5}, {"crew": 2})
    told = do(g, "attack_galley 1 3", "roll 6 6")
    assert ("losses", 1, 3, 2, 2) in told  # Genoa counted its two sailors before it lost them
    assert (g.table.galleys[1].crew, g.table.galleys[3].crew) == (3, 0)


@pytest.mark.rule("S96-13.6")
def test_losses_come_only_from_the_two_galleys() -> None:
    ships = {"1": galley(V, "hsi", 5), "3": galley(G, "hsi", 1), "4": galley(G, "hsi", 4)}
    g = scene("attack", V, galleys=ships)
    do(g, "attack_galley 1 3", "roll 6 1", "crew_to_beaten 0")
    assert g.table.galleys[4].crew == 4


@pytest.mark.rule("S96-13.8")
def test_the_owner_of_the_surviving_galley_decides_also_as_defender() -> None:
    won = duel({"crew": 4}, {"crew": 1})
    do(won, "attack_galley 1 3", "roll 3 1")
    assert (asked(won), who(won)) == ("resolve_victory", (V,))
    lost = duel({"crew": 1}, {"crew": 4})
    do(lost, "attack_galley 1 3", "roll 1 3")
    assert (asked(lost), who(lost)) == ("resolve_victory", (G,))
    do(lost, "crew_to_beaten 0")
    assert (asked(lost), who(lost)) == ("attack", (V,))


@pytest.mark.rule("S96-13.9")
def test_from_none_to_all_of_the_winners_sailors_may_board() -> None:
    g = duel({"crew": 4}, {"crew": 1})
    do(g, "attack_galley 1 3", "roll 3 1")
    assert can(g) == [f"crew_to_beaten {n}" for n in range(5)]
    assert usual(g) == "crew_to_beaten 0"
    assert no(g, "crew_to_beaten 5").rule == "S96-13.9"
    do(g, "crew_to_beaten 0")
    assert (g.table.galleys[3].owner, g.table.galleys[1].crew) == (-1, 4)


@pytest.mark.rule("S96-13.10", "S96-13.14")
def test_part_of_the_crew_captures_the_galley_and_none_is_given_up() -> None:
    g = duel({"crew": 4}, {"crew": 1})
    sailors = g.table.sailors
    told = do(g, "attack_galley 1 3", "roll 3 1", "crew_to_beaten 3")
    assert ("captured", V, G, 3) in told
    assert [(ship.owner, ship.crew) for ship in (g.table.galleys[1], g.table.galleys[3])] == [(V, 1), (V, 3)]
    assert g.table.sailors == sailors + 1


@pytest.mark.rule("S96-13.11")
def test_with_the_whole_crew_the_winners_own_galley_sinks() -> None:
    g = duel({"crew": 4, "gold": 1}, {"crew": 1})
    told = do(g, "attack_galley 1 3", "roll 3 1", "crew_to_beaten 4")
    assert ("sank", V, 1) in told
    assert can(g) == ["count 1"]
    do(g, "count 1")
    assert (g.table.galleys[3].owner, g.table.galleys[3].crew, g.table.galleys[3].cargo[1]) == (V, 4, 1)


@pytest.mark.rule("S96-13.12")
def test_the_cargo_of_both_is_divided_freely_over_the_kept_hulls() -> None:
    g = duel({"crew": 4, "wine": 1}, {"crew": 1, "gold": 2})
    do(g, "attack_galley 1 3", "roll 3 1", "crew_to_beaten 2")
    assert str(g.stack[-1]) == "DivideCargo(seat=0, galley=1, beaten=3, sailors=4, hull=1, good=1)"
    assert can(g) == ["count 0", "count 1", "count 2"]
    assert no(g, "count 3").rule == "S96-13.12"
    do(g, "count 0")
    assert can(g) == ["count 0", "count 1"]
    do(g, "count 1")
    do(g, "count 2")
    assert (g.table.galleys[1].cargo[3], g.table.galleys[3].cargo[1]) == (1, 2)
    assert asked(g) == "attack"


@pytest.mark.rule("S96-13.13")
def test_no_token_is_left_over_while_a_hull_has_a_free_berth() -> None:
    g = duel({"crew": 4, "wine": 1}, {"crew": 1, "gold": 4})
    do(g, "attack_galley 1 3", "roll 3 1", "crew_to_beaten 0")
    assert can(g) == ["count 0", "count 1"]  # one berth for four gold and a wine
    assert usual(g) == "count 1"
    do(g, "count 0")
    assert can(g) == ["count 1"]
    assert no(g, "count 0").rule == "S96-13.13"
    do(g, "count 1")
    assert g.table.supply[1] == 15
    assert g.table.galleys[1].cargo[3] == 1


@pytest.mark.rule("S96-13.15")
def test_two_galleys_without_a_crew_both_sink() -> None:
    g = duel({"crew": 1, "gold": 2}, {"crew": 1, "wine": 1})
    do(g, "attack_galley 1 3", "roll 6 6")
    assert asked(g) == "attack"
    assert [g.table.galleys[n].owner for n in (1, 3)] == [-1, -1]
    assert g.table.supply == [15] * 7


@pytest.mark.rule("S96-13.16")
def test_a_captured_galley_attacks_and_is_attacked_in_the_same_phase() -> None:
    ships = {"1": galley(V, "hsi", 4), "3": galley(G, "hsi", 1), "4": galley(G, "hsi", 2), "5": galley(S, "hsi", 2)}
    g = scene("attack", V, galleys=ships)
    do(g, "attack_galley 1 3", "roll 3 1", "crew_to_beaten 2")
    assert "attack_galley 3 4" in can(g)
    do(g, "end_combat")
    assert can(g, "attack_galley") == [f"attack_galley 4 {target}" for target in (1, 3, 5)]


@pytest.mark.rule("S96-13.17")
def test_after_twenty_exchanges_without_a_loss_the_pair_is_stalled() -> None:
    ships = {"1": galley(V, "hsi", 1), "2": galley(V, "hsi", 1), "3": galley(G, "hsi", 1)}
    g = scene("attack", V, galleys=ships)
    for _ in range(19):
        do(g, "attack_galley 1 3", "roll 1 1")
    do(g, "attack_galley 2 3", "roll 1 1")  # counted by itself
    assert "attack_galley 1 3" in can(g)
    do(g, "attack_galley 1 3", "roll 1 1")
    assert can(g) == ["attack_galley 2 3", "end_combat"]
    assert no(g, "attack_galley 1 3").rule == "S96-13.17"


@pytest.mark.rule("S96-13.17")
def test_a_loss_sets_the_count_back() -> None:
    g = scene(
        "attack",
        V,
        galleys={"1": galley(V, "hsi", 1), "3": galley(G, "hsi", 3)},
        turn={"quiet": [["1", "3", 19], ["1", "port", 4]]},
    )
    do(g, "attack_galley 1 3", "roll 2 1", "crew_to_beaten 0")
    assert g.table.turn.quiet == [(1, 0, 4)]


def test_a_victory_of_the_defender_interrupts_only_him() -> None:
    ships = {"1": galley(V, "hsi", 1), "3": galley(G, "hsi", 5), "5": galley(S, "hsi", 5), "7": galley(T, "hsi", 5)}
    g = scene("attack", V, galleys=ships)
    do(g, "attack_galley 1 3", "roll 1 6")
    assert who(g) == (G,)


CARGO = st.dictionaries(st.sampled_from(["gems", "gold", "wood"]), st.integers(1, 2), max_size=2)


@given(CARGO, CARGO, st.integers(1, 5), st.data())
@pytest.mark.rule("S96-13.12", "S96-13.13", "S96-13.14")
def test_however_the_cargo_is_divided_nothing_is_wasted(
    mine: dict[str, int], theirs: dict[str, int], crew: int, data: st.DataObject
) -> None:
    while crew + sum(mine.values()) > 5:
        mine.popitem()
    ships = {"1": galley(V, "hsi", crew, **mine), "3": galley(G, "hsi", 1, **theirs)}
    g = scene("exchange", step_galley="1", step_target="3", galleys=ships)
    do(g, "roll 6 1")
    left = g.table.galleys[1].crew
    if not left:
        return
    while asked(g) != "attack":
        do(g, data.draw(st.sampled_from(can(g))))
    kept = [ship for ship in g.table.galleys if ship.owner == V]
    total = sum(mine.values()) + sum(theirs.values())
    room = sum(5 - ship.crew for ship in kept)
    assert sum(ship.crew for ship in kept) == left
    assert sum(ship.tokens() for ship in kept) == min(total, room)
    assert legal(g, V)
