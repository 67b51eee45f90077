"""Chapter 6: blockade. Who may stop what the active galley wants to do, and whom it may fight then."""

from __future__ import annotations

from serenissima.games.serenissima_2012.state import S12, active
from serenissima.kernel.core import NOBODY, Seat


def entitled(g: S12, seat: Seat, field: int) -> tuple[Seat, ...]:
    """S12-6.1, S12-6.2, S12-6.5: rivals with more sailors afloat there than the active galley has, strongest first.

    Among equals the one with the lowest galley number comes first. Garrisons and the active seat's other galleys
    do not count.
    """
    crew = active(g).sailors
    strength = strengths(g, seat, field)
    stronger = [rival for rival in range(g.rules.seats) if strength[rival] > crew]
    if len(stronger) > 1:
        lowest = [lowest_number(g, rival, field) for rival in range(g.rules.seats)]
        stronger.sort(key=lambda rival: (-strength[rival], lowest[rival]))
    return tuple(stronger)


def strengths(g: S12, seat: Seat, field: int) -> list[int]:
    """S12-6.1, S12-6.2: the fleet strength of each rival in a field."""
    strength = [0] * g.rules.seats
    for galley in g.table.galleys:
        if galley.field == field and galley.owner != seat:
            strength[galley.owner] += galley.sailors
    return strength


def lowest_number(g: S12, seat: Seat, field: int) -> int:
    for number, galley in enumerate(g.table.galleys):
        if galley.owner == seat and galley.field == field:
            return number
    return len(g.table.galleys)


def may_block_act(g: S12, seat: Seat, field: int) -> tuple[Seat, ...]:
    """S12-6.3, S12-6.4: who is asked about a sale or a landing there; in the start field nobody, unless by option."""
    if field == g.table.activation.start_field and not g.rules.options.leave_only:
        return ()
    return entitled(g, seat, field)


def note_blocker(g: S12, seat: Seat, moving: bool) -> None:
    """S12-6.8, S12-6.10: the seat that blocked the movement, or the latest sale or landing."""
    if moving:
        g.table.activation.move_blocker = seat
    else:
        g.table.activation.act_blocker = seat


def release_blockers(g: S12, seat: Seat) -> None:
    """S12-6.12: a blocker without a galley here is one no more (by option also one that is no longer stronger)."""
    activation = g.table.activation
    if activation.move_blocker == NOBODY and activation.act_blocker == NOBODY:
        return
    strength = strengths(g, seat, active(g).field)
    enough = active(g).sailors if g.rules.options.outnumbered else 0
    if activation.move_blocker != NOBODY and strength[activation.move_blocker] <= enough:
        activation.move_blocker = NOBODY
    if activation.act_blocker != NOBODY and strength[activation.act_blocker] <= enough:
        activation.act_blocker = NOBODY


def may_attack(g: S12, rival: Seat, port_owner: Seat) -> bool:
    """S12-6.9, S12-6.10, S12-6.11, S12-6.14, S12-8.14: whose galleys the active galley may attack.

    Blockers first: the blocker of an act, or of the movement, or either of two. A blocker of the movement cannot
    shield the galleys of `port_owner`, whose port could be assaulted.
    """
    blocker, act_blocker = g.table.activation.move_blocker, g.table.activation.act_blocker
    if act_blocker != NOBODY:
        return rival in (act_blocker, blocker)
    if blocker != NOBODY:
        return rival in (blocker, port_owner)
    return True
