"""Chapters 6 to 9 as questions: what the active galley does where it has arrived, and who blocks it."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.blockade import may_attack, may_block_act, note_blocker
from serenissima.games.serenissima_2012.board import PORT
from serenissima.games.serenissima_2012.combat import CombatRound, Exchange, can_attack, fix_cap
from serenissima.games.serenissima_2012.limits import NO_BLOCKER, in_a_port, owner_here, port_size
from serenissima.games.serenissima_2012.ports import (
    FortFires,
    assailable_owner,
    land,
    landing_room,
    may_attack_port,
)
from serenissima.games.serenissima_2012.sale import SELLING, carry_out_sale, sale_sets
from serenissima.games.serenissima_2012.state import S12, active, fleet, names, port_count, port_here
from serenissima.games.serenissima_2012.turn import end_activation
from serenissima.kernel.answer import Answer, Asks, Gate, Limit
from serenissima.kernel.core import NOBODY, IllegalMove, Move, OneSeat, Question, Seat, nouns
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count, fact

MOVE: Final = 0
SELL: Final = 1
LAND: Final = 2


@immutable(default=("end_turn",))
class ArrivalAct(OneSeat):
    """S12-3.4, S12-7.1: sell, or fight, or land, or do nothing."""

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        moves = sale_sets(g)
        list_fights(g, seat, moves)
        return moves

    def play(self, g: S12, seat: Seat, move: Move) -> None:
        if move[0] == "sell":
            declare_sale(g, seat, nouns(move))
        else:
            play_fight(g, seat, move)


@immutable(default=("end_turn",))
class FightAct(OneSeat):
    """S12-6.9, S12-6.13, S12-8.10: after a blocked act or a sunken galley: attack on, land or end; no sale any more."""

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        list_fights(g, seat, moves)
        return moves

    def play(self, g: S12, seat: Seat, move: Move) -> None:
        play_fight(g, seat, move)


@immutable(default=("allow",))
class DeclareBlockade(Question):
    """S12-1.19, S12-6.6, S12-6.7: entitled rivals are asked in turn, for this act alone; the first `block` settles it.

    What anybody promised before has no effect.
    """

    act: int
    order: tuple[Seat, ...]
    goods: tuple[int, ...] = ()
    sailors: int = 0

    def seats(self, g: S12) -> tuple[Seat, ...]:
        return (self.order[0],)

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        return [("block",), ("allow",)]

    def do_block(self, g: S12, seat: Seat) -> None:
        blocked(g, seat, self.act)

    def do_allow(self, g: S12, seat: Seat) -> None:
        if len(self.order) > 1:
            g.swap(DeclareBlockade(self.act, self.order[1:], self.goods, self.sailors))
        else:
            g.done()
            allowed(g, self)


def list_fights(g: S12, seat: Seat, moves: list[Move]) -> None:
    """S12-8.1, S12-8.16, S12-9.1, S12-9.6, S12-9.8: galleys to attack, the port to attack or to land in, or the end."""
    ship = active(g)
    if can_attack(g):
        shielded = assailable_owner(g, seat)
        for number, galley in enumerate(g.table.galleys):
            if galley.field == ship.field and galley.owner != seat and may_attack(g, galley.owner, shielded):
                moves.append(("attack_galley", number))
        if may_attack_port(g, seat):
            moves.append(("attack_port",))
    for n in range(1, landing_room(g) + 1):
        moves.append(("land", n))
    moves.append(("end_turn",))


def play_fight(g: S12, seat: Seat, move: Move) -> None:
    """S12-8.2, S12-9.10, S12-9.12: begin the fight chosen; it returns to `FightAct` when the way is free again."""
    match move:
        case ("attack_galley", number):
            g.swap(FightAct(seat))
            fix_cap(g)
            g.push(Exchange(number))
        case ("attack_port",):
            assault(g, seat)
        case ("land", n):
            declare_landing(g, seat, n)
        case ("end_turn",):
            end_activation(g)
        case _:
            raise IllegalMove(move)


def assault(g: S12, seat: Seat) -> None:
    """S12-9.10, S12-9.11, S12-9.12: a fort fires once before the first exchange; by option the cap is fixed before."""
    g.swap(FightAct(seat))
    fort = g.table.ports[port_here(g)].fort
    if not (fort and g.rules.options.fort_before_value):
        fix_cap(g)
    if fort:
        g.push(CombatRound(seat, PORT))
        g.push(FortFires())
    else:
        g.push(Exchange(PORT))


def declare_sale(g: S12, seat: Seat, goods: tuple[int, ...]) -> None:
    """S12-7.9: the set is declared, rivals are asked, then it is carried out."""
    rivals = may_block_act(g, seat, active(g).field)
    if rivals:
        g.push(DeclareBlockade(SELL, rivals, goods))
    else:
        carry_out_sale(g, seat, goods)


def declare_landing(g: S12, seat: Seat, n: int) -> None:
    """S12-9.3: a landing is declared, rivals are asked, then it is carried out."""
    rivals = may_block_act(g, seat, active(g).field)
    if rivals:
        g.push(DeclareBlockade(LAND, rivals, (), n))
    else:
        land(g, seat, n)


def allowed(g: S12, question: DeclareBlockade) -> None:
    """S12-6.6: nobody blocked; the act goes ahead."""
    seat = active(g).owner
    if question.act == SELL:
        carry_out_sale(g, seat, question.goods)
    elif question.act == LAND:
        land(g, seat, question.sailors)


def blocked(g: S12, blocker: Seat, act: int) -> None:
    """S12-5.5, S12-6.8: movement ends here, or the act does not take place; nothing else changes."""
    seat = active(g).owner
    g.done()
    note_blocker(g, blocker, act == MOVE)
    g.swap(ArrivalAct(seat) if act == MOVE else FightAct(seat))


# What may be answered


def rival_here(g: S12, seat: Seat, number: int) -> bool:
    """S12-8.1: a galley afloat in the same field."""
    galley = g.table.galleys[number]
    return galley.owner != NOBODY and galley.field == active(g).field


def act_blocked(g: S12) -> bool:
    return g.table.activation.act_blocker != NOBODY


def free_to_attack(g: S12, seat: Seat, number: int) -> bool:
    """S12-6.9, S12-6.10, S12-6.14: a blockade is fought first."""
    return may_attack(g, g.table.galleys[number].owner, assailable_owner(g, seat))


def landing_party(g: S12) -> int:
    """S12-9.1, S12-9.4: the whole crew at most, and the size of the port."""
    return min(active(g).sailors, port_size(g))


NOT_TIRED: Final = Limit("S12-8.3", "crew_is_tired", lambda g, seat, *said: can_attack(g))
ATTACK_GALLEY: Final = Answer(
    "attack_galley",
    ("galley",),
    ("S12-8.1", "S12-8.3", "S12-8.14"),
    Gate("S12-8.1", "own_galley", lambda g, seat, number: g.table.galleys[number].owner != seat),
    Gate("S12-8.1", "galley_not_here", rival_here),
    NOT_TIRED,
    Limit("S12-6.9", "blockers_first", lambda g, seat, n: not act_blocked(g) or free_to_attack(g, seat, n)),
    Limit("S12-6.10", "blockers_first", lambda g, seat, n: act_blocked(g) or free_to_attack(g, seat, n)),
)
ATTACK_PORT: Final = Answer(
    "attack_port",
    (),
    ("S12-9.8", "S12-9.9"),
    *in_a_port("S12-9.8"),
    Gate("S12-9.8", "not_a_foreign_port", lambda g, seat: owner_here(g) not in (NOBODY, seat)),
    Limit(
        "S12-9.17",
        "last_port",
        lambda g, seat: port_count(g, owner_here(g)) > 1,
        lambda g, seat: fact(names(g.rules), "seat", "seat", owner_here(g)),
    ),
    NO_BLOCKER,
    Limit("S12-9.8", "owners_galleys_first", lambda g, seat: not fleet(g, owner_here(g), active(g).field)),
    NOT_TIRED,
)
LAND_SAILORS: Final = Answer(
    "land",
    ("n",),
    ("S12-9.1", "S12-9.4"),
    *in_a_port("S12-9.1"),
    Limit("S12-9.7", "own_port", lambda g, seat, n: owner_here(g) != seat),
    Limit("S12-9.1", "not_a_neutral_port", lambda g, seat, n: owner_here(g) in (NOBODY, seat)),
    NO_BLOCKER,
    Limit(
        "S12-9.1",
        "one_to_so_many",
        lambda g, seat, n: 1 <= n <= landing_party(g),
        lambda g, seat, n: count("n", landing_party(g)),
    ),
    rows=lambda rules: [(n,) for n in range(1, rules.board.slots + 1)],
    warns={"sinks": lambda g, seat, n: n == active(g).sailors},
)
END_TURN: Final = Answer("end_turn", (), ("S12-3.4",))
ARRIVING: Final = (
    Asks(
        DeclareBlockade,
        Answer("block", (), ("S12-6.1", "S12-6.3")),
        Answer("allow", (), ("S12-6.6",)),
    ),
    Asks(ArrivalAct, SELLING, ATTACK_GALLEY, ATTACK_PORT, LAND_SAILORS, END_TURN),
    Asks(FightAct, ATTACK_GALLEY, ATTACK_PORT, LAND_SAILORS, END_TURN),
)
