"""The observation of serenissima_1996, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from serenissima.games.serenissima_1996.state import Own, Table


def write_table(table: Table, seat: int, seats: int, out: list[int]) -> None:
    """Append all that lies open, in the order of the layout."""
    if table.nations:
        for at1 in range(seats):
            each2 = table.nations[(seat + at1) % seats]
            out.append(each2)
    else:
        out.extend([-1] * seats)
    for at3 in range(23):
        each4 = table.ports[at3]
        out.append((each4.controller - seat) % seats if each4.controller >= 0 else -1)
        out.append(each4.garrison)
        for at5 in range(7):
            out.append(each4.stored >> at5 & 1)
        out.append(1 if each4.fort else 0)
    for at6 in range(1, 29):
        each7 = table.galleys[at6]
        out.append((each7.owner - seat) % seats if each7.owner >= 0 else -1)
        out.append(each7.zone)
        out.append(each7.crew)
        for at8 in range(7):
            each9 = each7.cargo[at8]
            out.append(each9)
    if table.money:
        for at10 in range(seats):
            each11 = table.money[(seat + at10) % seats]
            out.append(each11)
    else:
        out.extend([0] * seats)
    if table.supply:
        for at12 in range(7):
            each13 = table.supply[at12]
            out.append(each13)
    else:
        out.extend([0] * 7)
    out.append(table.sailors)
    out.append(table.forts)
    for at14 in range(1, 29):
        out.append(table.wrecks >> at14 & 1)
    for at15 in range(7):
        each16 = table.pool[at15]
        out.append(each16)
    out.append(table.round)
    if table.order:
        for at17 in range(seats):
            each18 = table.order[at17]
            out.append((each18 - seat) % seats if each18 >= 0 else -1)
    else:
        out.extend([-1] * seats)
    if table.turn.walked:
        for at19 in range(23):
            each20 = table.turn.walked[at19]
            out.append(each20)
    else:
        out.extend([0] * 23)
    if table.turn.deals:
        for at21 in range(1, 29):
            each22 = table.turn.deals[at21]
            out.append(each22)
    else:
        out.extend([0] * 28)
    if table.turn.proposals:
        for at23 in range(seats):
            each24 = table.turn.proposals[(seat + at23) % seats]
            out.append(each24)
    else:
        out.extend([0] * seats)
    for at25 in range(32):
        out.append(table.turn.rearranged >> at25 & 1)
    for at26 in range(23):
        out.append(table.turn.built >> at26 & 1)
    if table.turn.hired:
        for at27 in range(23):
            each28 = table.turn.hired[at27]
            out.append(each28)
    else:
        out.extend([0] * 23)
    for at29 in range(1, 29):
        out.append(table.turn.moved >> at29 & 1)
    size30 = len(table.turn.quiet)
    out.append(size30)
    for at31 in range(max(size30 - 4, 0), size30):
        entry32 = table.turn.quiet[at31]
        out.append(entry32[0])
        out.append(entry32[1])
        out.append(entry32[2])
    for _ in range(size30, 4):
        out.append(-1)
        out.append(-1)
        out.append(0)
    for at33 in range(1, 29):
        out.append(table.turn.landed >> at33 & 1)
    for at34 in range(23):
        out.append(table.turn.taken >> at34 & 1)


def write_own(own: Own, seat: int, seats: int, out: list[int]) -> None:
    """Append what the seat alone knows, in the order of the layout."""
    out.append(own.bid)
    size1 = len(own.crews)
    out.append(size1)
    for at2 in range(max(size1 - 8, 0), size1):
        entry3 = own.crews[at2]
        out.append(entry3)
    for _ in range(size1, 8):
        out.append(0)
    size4 = len(own.loads)
    out.append(size4)
    for at5 in range(max(size4 - 28, 0), size4):
        entry6 = own.loads[at5]
        out.append(entry6)
    for _ in range(size4, 28):
        out.append(0)
    out.append(own.good)
    out.append(own.number)
