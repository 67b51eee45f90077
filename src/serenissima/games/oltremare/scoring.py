"""Chapter 11: scoring. Groups of cargo, rank awards, the interim scoring and the final one."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.state import OM, OUT, gain, put, spend
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import Chance, Move, Seat
from serenissima.kernel.fields import immutable

Group = tuple[int, int]  # good and size


def groups_of(g: OM, cargo: list[int]) -> list[Group]:
    """OM-9.5, OM-11.1: maximal runs of one good, top group first; a stack is given bottom first."""
    good_of = g.rules.printed.good_of
    found: list[Group] = []
    for card in reversed(cargo):
        good = good_of[card]
        if found and found[-1][0] == good:
            found[-1] = (good, found[-1][1] + 1)
        else:
            found.append((good, 1))
    return found


def payout_of(g: OM, good: int, size: int) -> int:
    """OM-11.2, OM-11.3: the entry for that size; a group larger than the table pays the last entry, once."""
    row = g.rules.payout[good]
    return row[min(size, len(row)) - 1]


def pay_groups(g: OM, seat: Seat, groups: list[Group]) -> None:
    """OM-11.1, OM-11.2: each group is shown and paid."""
    total = 0
    for good, size in groups:
        ducati = payout_of(g, good, size)
        total += ducati
        g.emit(("group_paid", seat, good, size, ducati))
    gain(g, seat, total)


def pay_pirates(g: OM, seat: Seat) -> None:
    """OM-11.12: every card on the pirate stack costs a ducato."""
    spend(g, seat, pirates_cost(g, seat))


def pirates_cost(g: OM, seat: Seat) -> int:
    """OM-11.12: what the pirate stack costs as it lies."""
    return g.table.pirates[seat] * g.rules.printed.pirate_penalty


def rank_awards(g: OM, counts: list[int]) -> list[int]:
    """OM-11.4, OM-11.6: full award to all of equal number, the next lower number takes the next rank."""
    awards = g.rules.printed.rank_awards
    ranks = sorted(set(counts), reverse=True)
    paid: list[int] = []
    for count in counts:
        rank = ranks.index(count)
        paid.append(awards[rank] if rank < len(awards) else 0)
    return paid


def award_prestige(g: OM) -> None:
    """OM-11.5, OM-11.7, OM-11.10: a player without tiles is ranked like any other."""
    for seat, award in enumerate(rank_awards(g, g.table.prestige)):
        g.emit(("prestige_ranked", seat, g.table.prestige[seat], award))
        gain(g, seat, award)


def award_markers(g: OM) -> None:
    """OM-8.15, OM-11.13: by the number of owned markers."""
    for seat, award in enumerate(marker_awards(g)):
        g.emit(("markers_ranked", seat, g.table.owned[seat], award))
        gain(g, seat, award)


def marker_awards(g: OM) -> list[int]:
    """OM-11.13, OM-11.14: what the markers of each seat are worth; who has none is ranked too, unless by option."""
    owned = g.table.owned
    awards = rank_awards(g, owned)
    if g.rules.options.zero_markers_rank:
        return awards
    return [award if owned[seat] else 0 for seat, award in enumerate(awards)]


@immutable
class InterimScoring(Chance):
    """OM-10.3, OM-10.8, OM-11.7, OM-11.8: tiles, then cargo; it lays cargo open, so it is an entry of its own."""

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        return [(("interim",), 1)]

    def do_interim(self, g: OM) -> None:
        g.table.pile.venice = OUT
        g.done()
        award_prestige(g)
        return_tiles(g)
        if g.rules.options.interim_scores_cargo:
            for seat in range(g.rules.seats):
                sell_below_top_group(g, seat)


def return_tiles(g: OM) -> None:
    """OM-11.7: all tiles are handed back."""
    for seat in range(g.rules.seats):
        g.table.prestige[seat] = 0


def sell_below_top_group(g: OM, seat: Seat) -> None:
    """OM-10.5, OM-11.8, OM-11.9: the top group stays as it is; the others are paid and go to the discard."""
    own = g.own[seat]
    groups = groups_of(g, own.cargo)
    if not groups:
        return
    good, size = groups[0]
    sold = own.cargo[:-size]
    own.cargo = own.cargo[-size:]
    g.table.cargo[seat] = size
    g.emit(("group_kept", seat, good, size))
    pay_groups(g, seat, groups[1:])
    shown: tuple[int, ...] = (seat, *sold)
    if sold:
        g.emit(("discarded", *shown))
    for card in sold:
        put(g.table.pile.discard, card)


@immutable
class FinalScoring(Chance):
    """OM-11.10, OM-11.11, OM-11.12, OM-11.13, OM-11.15, OM-12.2: tiles, all cargo, pirates, markers; no hands."""

    def odds(self, g: OM) -> list[tuple[Move, int]]:
        return [(("final",), 1)]

    def do_final(self, g: OM) -> None:
        award_prestige(g)
        for seat in range(g.rules.seats):
            show_cargo(g, seat)
            pay_groups(g, seat, groups_of(g, g.own[seat].cargo))
        for seat in range(g.rules.seats):
            pay_pirates(g, seat)
        award_markers(g)
        g.stack.clear()


def show_cargo(g: OM, seat: Seat) -> None:
    """OM-11.1: the stack is laid open card by card, bottom first."""
    shown: tuple[int, ...] = (seat, *g.own[seat].cargo)
    g.emit(("cargo_shown", *shown))


# What may be answered

INTERIM_SCORING: Final = Asks(InterimScoring, Answer("interim", (), ("OM-10.3", "OM-11.7")))
FINAL_SCORING: Final = Asks(FinalScoring, Answer("final", (), ("OM-12.2", "OM-11.10")))
