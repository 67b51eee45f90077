"""Chapter 9: rearranging sailors and goods within one zone: first the crews, then the cargo, galley by galley."""

from __future__ import annotations

from typing import ClassVar, Final

from serenissima.games.serenissima_1996.board import GOODS
from serenissima.games.serenissima_1996.limits import allowed, counts
from serenissima.games.serenissima_1996.state import S96, fleet_in, printed, sink
from serenissima.kernel.answer import Answer, Asks, Facts, Gate, Limit, Most, asked
from serenissima.kernel.core import Move, SealedQuestion, Seat
from serenissima.kernel.fields import immutable


def list_rearrangements(g: S96, seat: Seat, galleys: list[int], moves: list[Move]) -> None:
    """S96-9.1, S96-9.9: zones with two holders of his, one of them a galley, unless just rearranged."""
    table = g.table
    afloat: list[int] = []
    several = 0
    for number in galleys:
        zone = table.galleys[number].zone
        if zone in afloat:
            several |= 1 << zone
        else:
            afloat.append(zone)
    afloat.sort()
    for zone in afloat:
        if (several >> zone & 1 or own_port(g, seat, zone) >= 0) and not table.turn.rearranged >> zone & 1:
            moves.append(("rearrange", zone))


def own_port(g: S96, seat: Seat, zone: int) -> int:
    """S96-9.3: the port of the zone if the seat controls it, else -1; sailors go into no other port."""
    port = g.rules.board.port_at[zone]
    return port if port >= 0 and g.table.ports[port].controller == seat else -1


def rearrange(g: S96, seat: Seat, zone: int) -> None:
    """S96-9.4, S96-9.9: the crews are set first, in rising id; the zone counts as rearranged from now on."""
    own = g.own[seat]
    own.crews = []
    own.loads = []
    g.table.turn.rearranged |= 1 << zone
    g.push(SetCrew(seat, fleet_in(g, seat, zone)[0]))


class Rearranging(SealedQuestion):
    """S96-9.6: others see that the zone is rearranged, and not how far that has come."""

    covered: ClassVar[bool] = True


@immutable
class SetCrew(Rearranging):
    """S96-9.4, S96-9.6: the crew of one galley; nobody sees it before all is set."""

    seat: Seat
    galley: int

    def outside(self, g: S96) -> SetCrew:
        return SetCrew(self.seat, first_beside(g, self.seat, self.galley))

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        return [("crew", n) for n in crew_choices(g, seat, g.table.galleys[self.galley].zone)]

    def do_crew(self, g: S96, seat: Seat, n: int) -> None:
        zone = g.table.galleys[self.galley].zone
        crews = g.own[seat].crews
        crews.append(n)
        galleys = fleet_in(g, seat, zone)
        if len(crews) < len(galleys):
            g.swap(SetCrew(seat, galleys[len(crews)]))
        else:
            set_next_cargo(g, seat, zone, galleys)

    def default(self, g: S96, seat: Seat) -> Move:
        galley = g.table.galleys[self.galley]
        choices = crew_choices(g, seat, galley.zone)
        return ("crew", galley.crew if galley.crew in choices else choices[0])


@immutable
class SetCargo(Rearranging):
    """S96-9.5, S96-9.6: how many tokens of one good one galley carries; nobody sees it before all is set."""

    seat: Seat
    galley: int
    good: int

    def outside(self, g: S96) -> SetCrew:
        return SetCrew(self.seat, first_beside(g, self.seat, self.galley))

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        return [("count", n) for n in cargo_choices(g, seat, g.table.galleys[self.galley].zone)]

    def do_count(self, g: S96, seat: Seat, n: int) -> None:
        zone = g.table.galleys[self.galley].zone
        g.own[seat].loads.append(n)
        set_next_cargo(g, seat, zone, fleet_in(g, seat, zone))

    def default(self, g: S96, seat: Seat) -> Move:
        galley = g.table.galleys[self.galley]
        choices = cargo_choices(g, seat, galley.zone)
        present = galley.cargo[self.good]
        return ("count", present if present in choices else choices[0])


def first_beside(g: S96, seat: Seat, galley: int) -> int:
    """S96-9.4: the galley with which the rearranging of a zone begins."""
    return fleet_in(g, seat, g.table.galleys[galley].zone)[0]


def set_next_cargo(g: S96, seat: Seat, zone: int, galleys: list[int]) -> None:
    """S96-9.5: galley by galley, good by good; when all is set the rearrangement is carried out."""
    goods = goods_afloat(g, galleys)
    at = len(g.own[seat].loads)
    if at < len(goods) * len(galleys):
        g.swap(SetCargo(seat, galleys[at // len(goods)], goods[at % len(goods)]))
    else:
        g.done()
        carry_out(g, seat, zone, galleys, goods)


# What can still be completed


def crew_choices(g: S96, seat: Seat, zone: int, with_cargo: bool = True) -> list[int]:
    """S96-9.4, S96-9.6, S96-1.13: crews after which the other galleys can still take sailors and tokens."""
    berths = g.rules.board.berths
    set_so_far = g.own[seat].crews
    galleys = fleet_in(g, seat, zone)
    port = own_port(g, seat, zone)
    sailors = 0
    tokens = 0
    for number in galleys:
        sailors += g.table.galleys[number].crew
        tokens += g.table.galleys[number].tokens()
    if not with_cargo:
        tokens = 0
    most_ashore = 0
    if port >= 0:
        sailors += g.table.ports[port].garrison
        most_ashore = printed(g, port).spaces if g.rules.options.garrison_cap else sailors
    for crew in set_so_far:
        sailors -= crew
        tokens -= room_beside(berths, crew)
    later = len(galleys) - len(set_so_far) - 1
    choices: list[int] = []
    for crew in range(min(berths, sailors) + 1):
        left = sailors - crew
        if crews_fit(berths, later, left - most_ashore, left, tokens - room_beside(berths, crew)):
            choices.append(crew)
    return choices


def room_beside(berths: int, crew: int) -> int:
    """S96-1.10, S96-1.11: the berths a crew leaves free for cargo; without a crew there is no galley."""
    return berths - crew if crew else 0


def crews_fit(berths: int, galleys: int, least: int, most: int, tokens: int) -> bool:
    """S96-9.6: whether so many galleys can take from `least` to `most` sailors and all those tokens."""
    for manned in range(galleys + 1):
        aboard = max(manned, least)
        if aboard <= min(berths * manned, most) and berths * manned - aboard >= tokens:
            return True
    return False


def goods_afloat(g: S96, galleys: list[int]) -> list[int]:
    """S96-9.5: the goods aboard any of these galleys, in data order."""
    found: list[int] = []
    for good in range(GOODS):
        for number in galleys:
            if g.table.galleys[number].cargo[good]:
                found.append(good)
                break
    return found


def cargo_choices(g: S96, seat: Seat, zone: int) -> list[int]:
    """S96-9.5, S96-9.6: counts after which every token still finds a berth on a galley with crew."""
    berths = g.rules.board.berths
    own = g.own[seat]
    galleys = fleet_in(g, seat, zone)
    goods = goods_afloat(g, galleys)
    kinds = len(goods)
    at = len(own.loads) // kinds
    now = len(own.loads) % kinds
    left = [0] * kinds
    for kind in range(kinds):
        for number in galleys:
            left[kind] += g.table.galleys[number].cargo[goods[kind]]
    room = room_beside(berths, own.crews[at])
    for past, n in enumerate(own.loads):
        left[past % kinds] -= n
        if past >= at * kinds:
            room -= n
    later = 0
    for crew in own.crews[at + 1 :]:
        later += room_beside(berths, crew)
    settled = 0
    open_goods = 0
    for kind in range(kinds):
        if kind <= now:
            settled += left[kind]
        else:
            open_goods += left[kind]
    choices: list[int] = []
    for n in range(min(left[now], room) + 1):
        if settled - n <= later and settled - n + open_goods <= later + room - n:
            choices.append(n)
    return choices


# Carrying it out


def carry_out(g: S96, seat: Seat, zone: int, galleys: list[int], goods: list[int]) -> None:
    """S96-9.1, S96-9.2, S96-9.4, S96-9.7, S96-9.8: all changes at once; a galley without a crew sinks.

    Stored goods stay where they are, and a garrison may go down to nothing.
    """
    table, own = g.table, g.own[seat]
    port = own_port(g, seat, zone)
    ashore = 0
    g.emit(("rearranged", seat, zone))
    for at, number in enumerate(galleys):
        galley = table.galleys[number]
        ashore += galley.crew - own.crews[at]
        galley.crew = own.crews[at]
        for kind, good in enumerate(goods):
            galley.cargo[good] = own.loads[at * len(goods) + kind]
        g.emit(("crewed", number, galley.crew))
        tell_cargo(g, number)
    if port >= 0:
        table.ports[port].garrison += ashore
        g.emit(("garrisoned", port, table.ports[port].garrison))
    own.crews = []
    own.loads = []
    for number in galleys:
        if table.galleys[number].crew == 0:
            sink(g, number)


def tell_cargo(g: S96, number: int) -> None:
    """What a galley carries now, token by token."""
    if g.heard is not None:
        said: tuple[int, ...] = (number,)
        for good, n in enumerate(g.table.galleys[number].cargo):
            said += (good,) * n
        if len(said) > 1:
            g.emit(("loaded", *said))


# What may be answered


def two_holders(g: S96, seat: Seat, zone: int) -> bool:
    """S96-9.1, S96-9.3: two galleys, or one and an own port."""
    galleys = len(fleet_in(g, seat, zone))
    return galleys > 1 or (galleys == 1 and own_port(g, seat, zone) >= 0)


def crews_possible(g: S96, seat: Seat, with_cargo: bool = True) -> list[int]:
    """S96-9.4, S96-9.6: the crews of the galley that is asked about."""
    return crew_choices(g, seat, g.table.galleys[asked(g, SetCrew).galley].zone, with_cargo)


def crews_told(g: S96, seat: Seat, n: int) -> Facts:
    return allowed(crews_possible(g, seat))


def counts_possible(g: S96, seat: Seat) -> list[int]:
    """S96-9.5, S96-9.6: the tokens of the galley and the good that are asked about."""
    return cargo_choices(g, seat, g.table.galleys[asked(g, SetCargo).galley].zone)


REARRANGE: Final = Answer(
    "rearrange",
    ("zone",),
    ("S96-9.1", "S96-9.9"),
    Limit("S96-9.1", "nothing_to_rearrange", two_holders),
    Limit("S96-9.9", "rearranged_before", lambda g, seat, zone: not g.table.turn.rearranged >> zone & 1),
)
CREW: Final = Answer(
    "crew",
    ("n",),
    ("S96-9.4", "S96-9.6"),
    Most("S96-1.10", "at_most", lambda g, *said: g.rules.board.berths, "n"),
    Gate("S96-9.4", "crews_do_not_add_up", lambda g, seat, n: n in crews_possible(g, seat, False), crews_told),
    Limit("S96-9.6", "no_room_for_cargo", lambda g, seat, n: n in crews_possible(g, seat), crews_told),
    rows=counts,
    warns={"sinks": lambda g, seat, n: n == 0},
)
COUNT: Final = Answer(
    "count",
    ("n",),
    ("S96-9.5",),
    Limit(
        "S96-9.5",
        "cargo_does_not_fit",
        lambda g, seat, n: n in counts_possible(g, seat),
        lambda g, seat, n: allowed(counts_possible(g, seat)),
    ),
    rows=counts,
)
REARRANGING: Final = (Asks(SetCrew, CREW), Asks(SetCargo, COUNT))
