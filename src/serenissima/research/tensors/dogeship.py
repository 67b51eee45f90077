"""The observation of dogeship, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from serenissima.games.dogeship.state import Own, Table


def write_table(table: Table, seat: int, seats: int, out: list[int]) -> None:
    """Append all that lies open, in the order of the layout."""
    out.append(table.round)
    size1 = len(table.turn_order)
    out.append(size1)
    for at2 in range(max(size1 - seats, 0), size1):
        entry3 = table.turn_order[at2]
        out.append((entry3 - seat) % seats if entry3 >= 0 else -1)
    for _ in range(size1, seats):
        out.append(-1)
    if table.dice:
        for at4 in range(6):
            each5 = table.dice[at4]
            out.append(each5)
    else:
        out.extend([0] * 6)
    if table.markers:
        for at6 in range(36):
            each7 = table.markers[at6]
            out.append((each7 - seat) % seats if each7 >= 0 else -1)
    else:
        out.extend([-1] * 36)
    if table.available:
        for at8 in range(seats):
            each9 = table.available[(seat + at8) % seats]
            out.append(each9)
    else:
        out.extend([0] * seats)
    if table.water:
        for at10 in range(seats):
            each11 = table.water[(seat + at10) % seats]
            out.append(each11)
    else:
        out.extend([0] * seats)
    if table.lost:
        for at12 in range(seats):
            each13 = table.lost[(seat + at12) % seats]
            out.append(each13)
    else:
        out.extend([0] * seats)
    if table.ducats:
        for at14 in range(seats):
            each15 = table.ducats[(seat + at14) % seats]
            out.append(each15)
    else:
        out.extend([0] * seats)
    if table.vp:
        for at16 in range(seats):
            each17 = table.vp[(seat + at16) % seats]
            out.append(each17)
    else:
        out.extend([0] * seats)
    if table.approvals:
        for at18 in range(seats):
            each19 = table.approvals[(seat + at18) % seats]
            out.append(each19)
    else:
        out.extend([0] * seats)
    for at20 in range(seats):
        each21 = table.yards[(seat + at20) % seats]
        size22 = len(each21)
        out.append(size22)
        for at23 in range(max(size22 - 6, 0), size22):
            entry24 = each21[at23]
            out.append(entry24)
        for _ in range(size22, 6):
            out.append(-1)
    for at25 in range(seats):
        each26 = table.finished[(seat + at25) % seats]
        size27 = len(each26)
        out.append(size27)
        for at28 in range(max(size27 - 12, 0), size27):
            entry29 = each26[at28]
            out.append(entry29)
        for _ in range(size27, 12):
            out.append(-1)
    for at30 in range(2):
        each31 = table.decks[at30]
        size32 = len(each31)
        out.append(size32)
        for at33 in range(max(size32 - 12, 0), size32):
            entry34 = each31[at33]
            out.append(entry34)
        for _ in range(size32, 12):
            out.append(-1)
    if table.bags:
        for at35 in range(9):
            each36 = table.bags[at35]
            out.append(each36)
    else:
        out.extend([0] * 9)
    for at37 in range(9):
        each38 = table.under[at37]
        size39 = len(each38)
        out.append(size39)
        for at40 in range(max(size39 - 8, 0), size39):
            entry41 = each38[at40]
            out.append(entry41)
        for _ in range(size39, 8):
            out.append(-1)
    size42 = len(table.over)
    out.append(size42)
    for at43 in range(max(size42 - 2, 0), size42):
        entry44 = table.over[at43]
        out.append(entry44)
    for _ in range(size42, 2):
        out.append(-1)
    if table.top_cost:
        for at45 in range(9):
            each46 = table.top_cost[at45]
            out.append(each46)
    else:
        out.extend([-1] * 9)
    size47 = len(table.drawn)
    out.append(size47)
    for at48 in range(max(size47 - 4, 0), size47):
        entry49 = table.drawn[at48]
        out.append(entry49)
    for _ in range(size47, 4):
        out.append(-1)
    out.append(table.doge)
    size50 = len(table.old_doge)
    out.append(size50)
    for at51 in range(max(size50 - 16, 0), size50):
        entry52 = table.old_doge[at51]
        out.append(entry52)
    for _ in range(size50, 16):
        out.append(-1)
    out.append(table.ended)


def write_own(own: Own, seat: int, seats: int, out: list[int]) -> None:
    """Append what the seat alone knows, in the order of the layout."""
    out.append(own.approvals)
    size1 = len(own.yard)
    out.append(size1)
    for at2 in range(max(size1 - 6, 0), size1):
        entry3 = own.yard[at2]
        out.append(entry3)
    for _ in range(size1, 6):
        out.append(-1)
    out.append(own.bid)
    size4 = len(own.drawn)
    out.append(size4)
    for at5 in range(max(size4 - 4, 0), size4):
        entry6 = own.drawn[at5]
        out.append(entry6)
    for _ in range(size4, 4):
        out.append(-1)
    for at7 in range(9):
        each8 = own.under[at7]
        size9 = len(each8)
        out.append(size9)
        for at10 in range(max(size9 - 8, 0), size9):
            entry11 = each8[at10]
            out.append(entry11)
        for _ in range(size9, 8):
            out.append(-1)
    size12 = len(own.over)
    out.append(size12)
    for at13 in range(max(size12 - 2, 0), size12):
        entry14 = own.over[at13]
        out.append(entry14)
    for _ in range(size12, 2):
        out.append(-1)
