"""The invariants of the rule file: nothing appears, nothing vanishes, no limit is broken."""

from __future__ import annotations

from serenissima.games.serenissima_2012.combat import Loot
from serenissima.games.serenissima_2012.limits import listed
from serenissima.games.serenissima_2012.payout import payouts_reached
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
        colour = g.rules.board.colours[seat]
        require(total == g.rules.start.sailors, f"{colour} has {total} sailors, not {g.rules.start.sailors}")
        require(g.table.reserve[seat] >= 0, f"{colour} has a reserve below zero")


def audit_cubes(g: S12) -> None:
    """S12-1.4: supply, cargoes and warehouses hold all cubes of a good."""
    for good, name in enumerate(g.rules.board.goods):
        aboard = sum(galley.cargo[good] for galley in g.table.galleys)
        stored = sum(port.stored >> good & 1 for port in g.table.ports)
        total = g.table.supply[good] + aboard + stored
        there = g.rules.board.supply[good]
        require(total == there, f"there are {total} cubes of {name}, not {there}")
        require(g.table.supply[good] >= 0, f"the supply of {name} is below zero")


def audit_galleys(g: S12) -> None:
    """S12-1.2, S12-1.5, S12-1.6, S12-1.7, S12-1.8: crews, slots, numbers and markers."""
    for number, galley in enumerate(g.table.galleys):
        if galley.owner == NOBODY:
            empty = galley.sailors == 0 and galley.cubes() == 0 and galley.field == NOBODY
            require(empty, f"galley {number} is out of play but not empty")
            continue
        most = g.rules.start.galley_numbers
        require(1 <= number <= most, f"galley {number} is in play, but the numbers end with {most}")
        require(0 <= galley.field < len(g.rules.board.fields), f"galley {number} is nowhere")
        require(min(galley.cargo) >= 0, f"galley {number} owes cubes")
        require(galley.sailors >= 1 or sinking(g, number), f"galley {number} has no sailor")
        require(galley.sailors + galley.cubes() <= g.rules.board.slots, f"galley {number} is overloaded")
    for seat in range(g.rules.seats):
        owned = galley_count(g, seat)
        require(owned <= g.rules.board.galleys_per_seat, f"{g.rules.board.colours[seat]} has too many galleys: {owned}")


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
        size, name = board.ports[at].size, board.ports[at].name
        require(0 <= port.garrison <= size, f"{name} has a garrison of {port.garrison}, with room for {size}")
        require((port.owner == NOBODY) == (port.garrison == 0), f"{name} has an owner without a garrison, or none with")
        require(not port.stored >> board.ports[at].good & 1, f"{name} stores what it makes")
        require(ONES[port.stored] <= size, f"{name} stores too much")
        fits = not port.fort or board.fort_needs & ~holdings(g, at) == 0
        require(fits, f"{name} cannot have a fort without {listed(g, board.fort_needs)}")
        fits = not port.basilica or board.basilica_needs & ~holdings(g, at) == 0
        require(fits, f"{name} cannot have a basilica without {listed(g, board.basilica_needs)}")
        used = port.owner != NOBODY or port.stored != 0 or port.fort or port.basilica
        require(not (port.closed and used), f"{name} is closed and in use")
    closed = sorted(board.ports[at].good for at, port in enumerate(ports) if port.closed)
    if g.table.round:
        require(closed == sorted(g.rules.start.closed_goods), "the wrong ports are closed")
        for seat in range(g.rules.seats):
            require(port_count(g, seat) > 0, f"{board.colours[seat]} has no port")
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
    reached = payouts_reached(g, table.track)
    require(table.payouts == reached, f"{table.payouts} payouts, {reached} payout spaces")
    require((table.payouts == board.payouts) == (not g.stack), "the game ends with the last payout")
