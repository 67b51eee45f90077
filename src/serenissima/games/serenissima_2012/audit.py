"""The invariants of the rule file: nothing appears, nothing vanishes, no limit is broken."""

from __future__ import annotations

from serenissima.games.serenissima_2012.board import SAILOR
from serenissima.games.serenissima_2012.combat import Loot
from serenissima.games.serenissima_2012.state import ONES, S12, galley_count, holdings, money, port_count
from serenissima.kernel.core import NOBODY
from serenissima.parts.auditing import require


def audit(g: S12) -> None:
    """S12-1.4 to S12-1.14: the invariants 1 to 14 of the rule file, as far as one position shows them."""
    audit_sailors(g)
    audit_cubes(g)
    audit_galleys(g)
    audit_activation(g)
    audit_ports(g)
    audit_money(g)
    audit_track(g)


def audit_sailors(g: S12) -> None:
    """S12-1.11: reserve, garrisons and crews of a seat are always the same number."""
    for seat in range(g.rules.seats):
        ashore = sum(port.garrison for port in g.table.ports if port.owner == seat)
        afloat = sum(galley.sailors for galley in g.table.galleys if galley.owner == seat)
        total = g.table.reserve[seat] + ashore + afloat
        require(total == g.rules.start.sailors, f"seat {seat} has {total} sailors")
        require(g.table.reserve[seat] >= 0, f"seat {seat} has a reserve below zero")


def audit_cubes(g: S12) -> None:
    """S12-1.4: supply, cargoes and warehouses hold all cubes of a good."""
    for good in range(SAILOR):
        aboard = sum(galley.cargo[good] for galley in g.table.galleys)
        stored = sum(port.stored >> good & 1 for port in g.table.ports)
        total = g.table.supply[good] + aboard + stored
        require(total == g.rules.board.supply[good], f"there are {total} cubes of good {good}")
        require(g.table.supply[good] >= 0, f"the supply of good {good} is below zero")


def audit_galleys(g: S12) -> None:
    """S12-1.2, S12-1.5, S12-1.6, S12-1.7, S12-1.8: crews, slots, numbers and markers."""
    for number, galley in enumerate(g.table.galleys):
        if galley.owner == NOBODY:
            empty = galley.sailors == 0 and galley.cubes() == 0 and galley.field == NOBODY
            require(empty, f"galley {number} is out of play but not empty")
            continue
        require(1 <= number <= g.rules.start.galley_numbers, f"galley {number} is in play")
        require(0 <= galley.field < len(g.rules.board.fields), f"galley {number} is nowhere")
        require(min(galley.cargo) >= 0, f"galley {number} owes cubes")
        require(galley.sailors >= 1 or sinking(g, number), f"galley {number} has no sailor")
        require(galley.sailors + galley.cubes() <= g.rules.board.slots, f"galley {number} is overloaded")
    for seat in range(g.rules.seats):
        require(galley_count(g, seat) <= g.rules.board.galleys_per_seat, f"seat {seat} has too many galleys")


def audit_activation(g: S12) -> None:
    """S12-3.2, S12-5.1: the wheel pawn points at the active galley, which is in play; it never rows too far."""
    active = g.table.activation
    require(g.table.wheel == active.galley, "the wheel pawn points at another galley than the active one")
    require(not active.galley or g.table.galleys[active.galley].owner != NOBODY, "the active galley is not in play")
    require(active.steps_left >= 0, "the active galley has rowed more steps than it could")


def sinking(g: S12, number: int) -> bool:
    """S12-8.12: a wreck stays on the board until its cargo is shared out."""
    top = g.stack[-1] if g.stack else None
    return isinstance(top, Loot) and top.wreck == number


def audit_ports(g: S12) -> None:
    """S12-1.9, S12-1.10, S12-1.12, S12-1.13, S12-2.16: garrisons, warehouses, buildings and closed ports."""
    board, ports = g.rules.board, g.table.ports
    for at, port in enumerate(ports):
        size = board.ports[at].size
        require(0 <= port.garrison <= size, f"port {at} has a garrison of {port.garrison}")
        require((port.owner == NOBODY) == (port.garrison == 0), f"port {at} has an owner without a garrison")
        require(not port.stored >> board.ports[at].good & 1, f"port {at} stores what it makes")
        require(ONES[port.stored] <= size, f"port {at} stores too much")
        require(not port.fort or board.fort_needs & ~holdings(g, at) == 0, f"port {at} cannot have a fort")
        require(not port.basilica or board.basilica_needs & ~holdings(g, at) == 0, f"port {at}: no basilica here")
        used = port.owner != NOBODY or port.stored != 0 or port.fort or port.basilica
        require(not (port.closed and used), f"port {at} is closed and in use")
    closed = sorted(board.ports[at].good for at, port in enumerate(ports) if port.closed)
    if g.table.round:
        require(closed == sorted(g.rules.start.closed_goods), "the wrong ports are closed")
        for seat in range(g.rules.seats):
            require(port_count(g, seat) > 0, f"seat {seat} has no port")
    forts = sum(port.fort for port in ports)
    basilicas = sum(port.basilica for port in ports)
    require(forts + g.table.forts == board.forts, "a fort is missing")
    require(basilicas + g.table.basilicas == board.basilicas, "a basilica is missing")


def audit_money(g: S12) -> None:
    """S12-1.14: all ducats come from the bank, and nobody owes any."""
    purses = [money(g, seat) for seat in range(g.rules.seats)]
    require(min(purses) >= 0, "somebody owes money")
    issued = g.rules.board.money * g.rules.seats + g.hidden.bank_paid
    require(sum(purses) == issued, f"{sum(purses)} ducats are about, {issued} were issued")


def audit_track(g: S12) -> None:
    """S12-11.4, S12-11.6, S12-14.1: track, payouts and the five cards; the game is over after the last payout."""
    board, table = g.rules.board, g.table
    for card, gone in zip(board.doge_cards, table.doge_discard, strict=True):
        require(0 <= gone <= card.copies, f"too many cards {card.name}")
    require(table.track <= board.track_end, "the track pawn is beyond the track")
    reached = sum(1 for space in g.rules.start.payout_spaces if space <= table.track)
    require(table.payouts == reached, f"{table.payouts} payouts, {reached} payout spaces")
    require((table.payouts == board.payouts) == (not g.stack), "the game ends with the last payout")
