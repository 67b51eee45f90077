"""The fifteen invariants: a game spoilt in any of them does not pass the audit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.serenissima_1996.scene import GAME, G, V, asked, do, galley, luck, port, scene, start, usual
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import legal
from serenissima.kernel.game import AuditError

Spoil = Callable[[S96], object]


def played_to(step: str) -> S96:
    """A game for two in which nobody does much, up to this question in the first round."""
    g = start(2)
    while asked(g) != step:
        if luck(g):
            do(g, "reveal")
        elif asked(g) == "bid":
            do(g, "bid 100", seat=V)
            do(g, "bid 0", seat=G)
        else:
            do(g, usual(g))
    assert legal(g, V) or legal(g, G)
    return g


def refused(g: S96, spoil: Spoil) -> str:
    spoil(g)
    with pytest.raises(AuditError) as caught:
        GAME.audit(g)
    return str(caught.value)


def set_crew(g: S96) -> None:
    g.table.galleys[1].crew += 1
    g.table.sailors -= 1


def shift_money(g: S96) -> None:
    g.table.money[0] -= 100
    g.table.money[1] += 100


def store(g: S96) -> None:
    g.table.ports[5].stored = 1
    g.table.supply[0] -= 1


def garrison(g: S96) -> None:
    g.table.ports[0].garrison += 1
    g.table.sailors -= 1


def neutral(g: S96) -> None:
    g.table.ports[0].controller = -1
    g.table.sailors += g.table.ports[0].garrison
    g.table.ports[0].garrison = 0


def reorder(g: S96) -> None:
    g.table.order.reverse()


@pytest.mark.rule("S96-3.3")
@pytest.mark.parametrize(
    ("step", "spoil", "fault"),
    [
        ("sail", set_crew, "phase 3 has changed more than positions"),
        ("sail", shift_money, "money has moved"),
        ("attack", store, "a warehouse has changed"),
        ("land", shift_money, "money has moved"),
        ("land", store, "a warehouse has changed"),
        ("sell", set_crew, "phase 6 has changed a crew"),
        ("sell", garrison, "phase 6 has changed control or a garrison"),
        ("attack", neutral, "a controlled port has become neutral"),
        ("land", reorder, "the turn order has changed"),
    ],
)
def test_what_a_phase_may_not_change(step: str, spoil: Spoil, fault: str) -> None:
    g = played_to(step)
    GAME.audit(g)
    assert fault in refused(g, spoil)


@pytest.mark.rule("S96-16.13", "S96-7.9")
def test_stored_tokens_and_forts_never_leave() -> None:
    g = played_to("sell")
    g.hidden.before[2 * 2 + 4 * 2 + 2] = 1 << 5  # as if iron had been stored in Valencia when the phase began
    assert "a stored token has left" in refused(g, lambda _: None)
    other = played_to("sell")
    other.hidden.before[2 * 2 + 4 * 2 + 3] = 1
    assert "a fort has left" in refused(other, lambda _: None)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda g: g.table.supply.__setitem__(0, 14), "14 tokens of gems"),
        (lambda g: setattr(g.table, "sailors", 3), "sailors"),
        (lambda g: setattr(g.table, "forts", 21), "a fort is missing"),
        (lambda g: setattr(g.table, "wrecks", 1 << 9), "a sunk galley was not returned"),
        (lambda g: g.table.money.__setitem__(0, 50), "the treasury of venice is no multiple of 100"),
        (lambda g: g.table.money.__setitem__(0, -100), "venice owes money"),
        (lambda g: g.table.money.__setitem__(0, 900), "ducats are about"),
        (lambda g: setattr(g.table.galleys[1], "zone", 99), "nowhere"),
        (lambda g: setattr(g.table.galleys[1], "owner", -1), "in the supply but not empty"),
        (lambda g: setattr(g.own[0], "bid", 100), "a bid at the wrong time"),
        (lambda g: g.own[1].crews.append(1), "left a rearrangement behind"),
        (lambda g: setattr(g.own[1], "good", 1), "a proposal at the wrong time"),
        (lambda g: setattr(g.table, "order", [0, 0, 1, 2]), "two order slots"),
        (lambda g: setattr(g.table, "nations", [0, 0, 1, 2]), "the wrong nations"),
        (lambda g: g.table.turn.deals.__setitem__(1, 5), "too many foreign purchases"),
        (lambda g: g.table.turn.proposals.__setitem__(1, 4), "too many proposals"),
        (lambda g: g.table.turn.hired.__setitem__(4, 1), "has provided 1 sailors"),
    ],
)
def test_what_no_position_may_show(spoil: Spoil, fault: str) -> None:
    g = scene("manage", V, galleys={"1": galley(V, "ven", 3)})
    assert fault in refused(g, spoil)


@pytest.mark.rule("S96-1.12", "S96-13.14")
def test_only_a_beaten_galley_is_without_a_crew_and_no_sailor_is_given_up() -> None:
    ships = {"1": galley(V, "hsi", 3, gold=1), "3": galley(G, "hsi", 1, wine=1)}
    g = scene("attack", V, galleys=ships)
    do(g, "attack_galley 1 3", "roll 6 1")
    g.stack.pop()
    assert "galley 3 has no crew" in refused(g, lambda _: None)
    again = scene("attack", V, galleys=ships)
    do(again, "attack_galley 1 3", "roll 6 1", "crew_to_beaten 1")

    def desert(g: S96) -> None:
        g.table.galleys[1].crew -= 1
        g.table.sailors += 1

    assert "the winner had 3 sailors" in refused(again, desert)


@pytest.mark.rule("S96-1.4")
def test_a_warehouse_holds_distinct_foreign_goods() -> None:
    g = scene("manage", V, ports={"corfu": port(V, 1, "gold")})

    def overfill(g: S96) -> None:
        g.table.ports[11].stored |= 1 << 3 | 1 << 4
        g.table.supply[3] -= 1
        g.table.supply[4] -= 1

    assert "stores too much" in refused(g, overfill)

    def own_product(g: S96) -> None:
        g.table.ports[11].stored = 1 << 5
        g.table.supply[5] -= 1
        g.table.supply[1] += 1

    assert "stores iron, which it makes" in refused(
        scene("manage", V, ports={"corfu": port(V, 1, "gold")}), own_product
    )
