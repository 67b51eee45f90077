"""The observation of serenissima_2012, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from serenissima.games.serenissima_2012.state import Own, Table


def write_table(table: Table, seat: int, seats: int, out: list[int]) -> None:
    """Append all that lies open, in the order of the layout."""
    for at1 in range(19):
        each2 = table.ports[at1]
        out.append((each2.owner - seat) % seats if each2.owner >= 0 else -1)
        out.append(each2.garrison)
        for at3 in range(6):
            out.append(each2.stored >> at3 & 1)
        out.append(1 if each2.fort else 0)
        out.append(1 if each2.basilica else 0)
        out.append(1 if each2.closed else 0)
    for at4 in range(1, 16):
        each5 = table.galleys[at4]
        out.append((each5.owner - seat) % seats if each5.owner >= 0 else -1)
        out.append(each5.field)
        out.append(each5.sailors)
        for at6 in range(6):
            each7 = each5.cargo[at6]
            out.append(each7)
    if table.money:
        for at8 in range(seats):
            each9 = table.money[(seat + at8) % seats]
            out.append(each9)
    else:
        out.extend([0] * seats)
    if table.reserve:
        for at10 in range(seats):
            each11 = table.reserve[(seat + at10) % seats]
            out.append(each11)
    else:
        out.extend([0] * seats)
    if table.supply:
        for at12 in range(6):
            each13 = table.supply[at12]
            out.append(each13)
    else:
        out.extend([0] * 6)
    out.append(table.forts)
    out.append(table.basilicas)
    for at14 in range(4):
        each15 = table.doge_discard[at14]
        out.append(each15)
    out.append((table.first_seat - seat) % seats if table.first_seat >= 0 else -1)
    out.append(table.round)
    out.append(table.wheel)
    for at16 in range(1, 16):
        out.append(table.resting >> at16 & 1)
    out.append(table.track)
    out.append(table.payouts)
    out.append(table.activation.galley)
    out.append(table.activation.start_field)
    out.append(table.activation.steps_moved)
    out.append(table.activation.steps_left)
    out.append(table.activation.attack_cap)
    out.append((table.activation.move_blocker - seat) % seats if table.activation.move_blocker >= 0 else -1)
    out.append((table.activation.act_blocker - seat) % seats if table.activation.act_blocker >= 0 else -1)
    out.append(table.activation.loaded)
    for at17 in range(6):
        out.append(table.activation.bought >> at17 & 1)
    for at18 in range(6):
        out.append(table.activation.jettisoned >> at18 & 1)
    if table.activation.flows:
        for at19 in range(112):
            each20 = table.activation.flows[at19]
            out.append(each20)
    else:
        out.extend([-1] * 112)


def write_own(own: Own, seat: int, seats: int, out: list[int]) -> None:
    """Append what the seat alone knows, in the order of the layout."""
    out.append(own.money)
