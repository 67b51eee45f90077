"""Chapter 9: ports. Landing in neutral ones, attacking foreign ones, and the forts that fire."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.state import (
    S12,
    active,
    fleet,
    lose_sailors,
    port_count,
    port_here,
    printed,
    sink,
    take_port,
)
from serenissima.games.serenissima_2012.turn import end_activation
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import NOBODY, Chance, Move, Seat
from serenissima.kernel.fields import immutable


def landing_room(g: S12) -> int:
    """S12-9.1, S12-9.2, S12-9.4, S12-9.7: how many sailors may land: in a neutral port any up to its size, even all."""
    port = port_here(g)
    if port < 0 or g.table.ports[port].owner != NOBODY or g.table.activation.act_blocker != NOBODY:
        return 0
    return min(active(g).sailors, printed(g, port).size)


def land(g: S12, seat: Seat, n: int) -> None:
    """S12-9.1, S12-9.4, S12-9.5: sailors go ashore and own the port; the activation is over."""
    take_port(g, seat, port_here(g), n)
    end_activation(g)


def assailable_owner(g: S12, seat: Seat) -> Seat:
    """S12-2.16, S12-6.11, S12-9.8, S12-9.17: the rival whose port here could be assaulted: it has two ports or more."""
    port = port_here(g)
    if port < 0:
        return NOBODY
    owner = g.table.ports[port].owner
    return owner if owner not in (NOBODY, seat) and port_count(g, owner) > 1 else NOBODY


def may_attack_port(g: S12, seat: Seat) -> bool:
    """S12-9.8, S12-9.9: no galley of the owner and no blocker of an act is left here; third parties do not matter."""
    owner = assailable_owner(g, seat)
    if owner == NOBODY or g.table.activation.act_blocker != NOBODY:
        return False
    return not fleet(g, owner, active(g).field)


def garrison_dice(g: S12) -> int:
    """S12-9.13: the garrison fights with all its sailors."""
    return g.table.ports[port_here(g)].garrison


def lose_garrison(g: S12, hits: int) -> int:
    """S12-8.7, S12-9.14, S12-9.16: sailors of a garrison fall; with the last one the owner gives up the card."""
    port = port_here(g)
    place = g.table.ports[port]
    losses = min(hits, place.garrison)
    place.garrison -= losses
    g.table.reserve[place.owner] += losses
    if place.garrison == 0:
        g.emit(("lost_port", place.owner, port))
        place.owner = NOBODY
    return losses


@immutable
class FortFires(Chance):
    """S12-9.10, S12-9.19: two dice, once, before the first exchange of an attack on this port and at no other time."""

    def odds(self, g: S12) -> list[tuple[Move, int]]:
        return g.rules.board.fort_odds

    def do_fire(self, g: S12, hits: int) -> None:
        lose_sailors(g, active(g), hits)
        g.done()
        after_the_fort(g)


def after_the_fort(g: S12) -> None:
    """S12-9.11, S12-9.12: a crew shot away sinks; unless by option, the cap is fixed now, and a tired crew gives up."""
    ship = active(g)
    activation = g.table.activation
    if ship.sailors == 0:
        sink(g, activation.galley)
        end_activation(g)
    elif activation.attack_cap == NOBODY:
        activation.attack_cap = ship.sailors - activation.steps_moved
        if activation.attack_cap <= 0:
            end_activation(g)


def occupiers(g: S12) -> int:
    """S12-9.14: at most the crew, at most the size of the port."""
    return min(active(g).sailors, printed(g, port_here(g)).size)


def occupy(g: S12, seat: Seat, n: int) -> None:
    """S12-9.14, S12-9.15: a garrison of the winner, or nobody and a neutral port."""
    if n:
        take_port(g, seat, port_here(g), n)


# What may be answered

FORTS: Final = (
    Asks(
        FortFires,
        Answer(
            "fire", ("n",), ("S12-9.10",), rows=lambda rules: [(hits,) for hits in range(rules.board.fort_dice + 1)]
        ),
    ),
)
