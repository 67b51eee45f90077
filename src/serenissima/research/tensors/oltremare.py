"""The observation of oltremare, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from serenissima.games.oltremare.state import Own, Table


def write_table(table: Table, seat: int, seats: int, out: list[int]) -> None:
    """Append all that lies open, in the order of the layout."""
    if table.ducati:
        for at1 in range(seats):
            each2 = table.ducati[(seat + at1) % seats]
            out.append(each2)
    else:
        out.extend([0] * seats)
    if table.prestige:
        for at3 in range(seats):
            each4 = table.prestige[(seat + at3) % seats]
            out.append(each4)
    else:
        out.extend([0] * seats)
    if table.hands:
        for at5 in range(seats):
            each6 = table.hands[(seat + at5) % seats]
            out.append(each6)
    else:
        out.extend([0] * seats)
    if table.pirates:
        for at7 in range(seats):
            each8 = table.pirates[(seat + at7) % seats]
            out.append(each8)
    else:
        out.extend([0] * seats)
    if table.cargo:
        for at9 in range(seats):
            each10 = table.cargo[(seat + at9) % seats]
            out.append(each10)
    else:
        out.extend([0] * seats)
    if table.tops:
        for at11 in range(seats):
            each12 = table.tops[(seat + at11) % seats]
            out.append(each12)
    else:
        out.extend([-1] * seats)
    if table.ships:
        for at13 in range(seats):
            each14 = table.ships[(seat + at13) % seats]
            out.append(each14)
    else:
        out.extend([-1] * seats)
    if table.owned:
        for at15 in range(seats):
            each16 = table.owned[(seat + at15) % seats]
            out.append(each16)
    else:
        out.extend([0] * seats)
    if table.showing:
        for at17 in range(seats):
            each18 = table.showing[(seat + at17) % seats]
            out.append(each18)
    else:
        out.extend([-1] * seats)
    if table.markers:
        for at19 in range(30):
            each20 = table.markers[at19]
            out.append(each20)
    else:
        out.extend([-1] * 30)
    out.append(table.markers_out)
    out.append((table.start_player - seat) % seats if table.start_player >= 0 else -1)
    out.append(table.pile.size)
    out.append(table.pile.venice)
    size21 = len(table.pile.discard)
    out.append(size21)
    for at22 in range(max(size21 - 98, 0), size21):
        entry23 = table.pile.discard[at22]
        out.append(entry23)
    for _ in range(size21, 98):
        out.append(-1)
    size24 = len(table.pile.removed)
    out.append(size24)
    for at25 in range(max(size24 - 42, 0), size24):
        entry26 = table.pile.removed[at25]
        out.append(entry26)
    for _ in range(size24, 42):
        out.append(-1)
    out.append(table.pile.reshuffles)
    out.append(1 if table.pile.rescued else 0)
    out.append(1 if table.pile.last_round else 0)
    out.append((table.turn.active - seat) % seats if table.turn.active >= 0 else -1)
    out.append(table.turn.turns)
    out.append(table.turn.quota)
    out.append(table.turn.bought)
    out.append(table.turn.talks)
    for at27 in range(seats):
        out.append(table.turn.dealt >> (seat + at27) % seats & 1)
    out.append((table.turn.talk - seat) % seats if table.turn.talk >= 0 else -1)
    said28 = table.turn.offer
    if said28 is None:
        out.extend(
            [0] + [-1] + [0] + [-1] * 12 + [0] + [-1] * 12 + [0] + [-1] * 12 + [0] + [-1] * 12 + [0] + [-1] * 12 + [0]
        )
    else:
        out.append(1)
        out.append((said28.proposer - seat) % seats if said28.proposer >= 0 else -1)
        size29 = len(said28.goods)
        out.append(size29)
        for at30 in range(max(size29 - 12, 0), size29):
            entry31 = said28.goods[at30]
            out.append(entry31)
        for _ in range(size29, 12):
            out.append(-1)
        size32 = len(said28.symbols)
        out.append(size32)
        for at33 in range(max(size32 - 12, 0), size32):
            entry34 = said28.symbols[at33]
            out.append(entry34)
        for _ in range(size32, 12):
            out.append(-1)
        size35 = len(said28.powers)
        out.append(size35)
        for at36 in range(max(size35 - 12, 0), size35):
            entry37 = said28.powers[at36]
            out.append(entry37)
        for _ in range(size35, 12):
            out.append(-1)
        size38 = len(said28.harbours)
        out.append(size38)
        for at39 in range(max(size38 - 12, 0), size38):
            entry40 = said28.harbours[at39]
            out.append(entry40)
        for _ in range(size38, 12):
            out.append(-1)
        size41 = len(said28.want)
        out.append(size41)
        for at42 in range(max(size41 - 12, 0), size41):
            entry43 = said28.want[at42]
            out.append(entry43)
        for _ in range(size41, 12):
            out.append(-1)
        out.append(said28.ducati)
    size44 = len(table.turn.played)
    out.append(size44)
    for at45 in range(max(size44 - 4, 0), size44):
        entry46 = table.turn.played[at45]
        out.append(entry46)
    for _ in range(size44, 4):
        out.append(-1)


def write_own(own: Own, seat: int, seats: int, out: list[int]) -> None:
    """Append what the seat alone knows, in the order of the layout."""
    size1 = len(own.hand)
    out.append(size1)
    for at2 in range(max(size1 - 30, 0), size1):
        entry3 = own.hand[at2]
        out.append(entry3)
    for _ in range(size1, 30):
        out.append(-1)
    size4 = len(own.cargo)
    out.append(size4)
    for at5 in range(max(size4 - 40, 0), size4):
        entry6 = own.cargo[at5]
        out.append(entry6)
    for _ in range(size4, 40):
        out.append(-1)
    size7 = len(own.pirate)
    out.append(size7)
    for at8 in range(max(size7 - 40, 0), size7):
        entry9 = own.pirate[at8]
        out.append(entry9)
    for _ in range(size7, 40):
        out.append(-1)
    size10 = len(own.chosen)
    out.append(size10)
    for at11 in range(max(size10 - 12, 0), size10):
        entry12 = own.chosen[at11]
        out.append(entry12)
    for _ in range(size10, 12):
        out.append(-1)
    size13 = len(own.draft.give)
    out.append(size13)
    for at14 in range(max(size13 - 12, 0), size13):
        entry15 = own.draft.give[at14]
        out.append(entry15)
    for _ in range(size13, 12):
        out.append(-1)
    size16 = len(own.draft.symbols)
    out.append(size16)
    for at17 in range(max(size16 - 12, 0), size16):
        entry18 = own.draft.symbols[at17]
        out.append(entry18)
    for _ in range(size16, 12):
        out.append(-1)
    size19 = len(own.draft.powers)
    out.append(size19)
    for at20 in range(max(size19 - 12, 0), size19):
        entry21 = own.draft.powers[at20]
        out.append(entry21)
    for _ in range(size19, 12):
        out.append(-1)
    size22 = len(own.draft.harbours)
    out.append(size22)
    for at23 in range(max(size22 - 12, 0), size22):
        entry24 = own.draft.harbours[at23]
        out.append(entry24)
    for _ in range(size22, 12):
        out.append(-1)
    size25 = len(own.draft.want)
    out.append(size25)
    for at26 in range(max(size25 - 12, 0), size25):
        entry27 = own.draft.want[at26]
        out.append(entry27)
    for _ in range(size25, 12):
        out.append(-1)
    out.append(own.draft.ducati)
