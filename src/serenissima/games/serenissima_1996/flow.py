"""Chapter 3: the round. Six phases; in five of them every player takes a turn in the order found in the first."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.board import SEATS
from serenissima.games.serenissima_1996.combat import Attack
from serenissima.games.serenissima_1996.control import Land
from serenissima.games.serenissima_1996.manage import MANAGING, Manage
from serenissima.games.serenissima_1996.market import Sell
from serenissima.games.serenissima_1996.order import Bidding
from serenissima.games.serenissima_1996.sailing import Sail
from serenissima.games.serenissima_1996.scoring import CloseRound
from serenissima.games.serenissima_1996.state import S96, no_turn
from serenissima.kernel.answer import Asks, Refusal
from serenissima.kernel.core import NOBODY, Automatic, Question, Step, step_name
from serenissima.kernel.fields import immutable

ORDER: Final = 0
MANAGE: Final = 1
SAIL: Final = 2
COMBAT: Final = 3
CONTROL: Final = 4
MARKET: Final = 5


@immutable
class Round(Automatic):
    """S96-3.1, S96-3.4: the sequence of play, walked part by part, round after round."""

    at: int = 0

    def run(self, g: S96) -> None:
        g.swap(ROUNDS[self.at])
        g.push(ROUND[self.at])


@immutable
class NextRound(Automatic):
    """S96-4.1: the round marker advances; the first round begins behind this."""

    def run(self, g: S96) -> None:
        g.table.round += 1
        g.emit(("round_begins", g.table.round))
        g.done()


@immutable
class Turns(Automatic):
    """S96-3.2, S96-3.3, S96-3.7: every seat has one complete turn in the phase, in turn order; nobody is left out."""

    phase: int
    at: int = 0

    def run(self, g: S96) -> None:
        phase = self.phase
        clear_turn(g, phase)
        if self.at == g.rules.seats:
            g.done()
            return
        if self.at == 0:
            if phase == SAIL or phase == MARKET:
                g.hidden.before = standing(g)
            g.emit(("phase_begins", phase))
        g.swap(TURNS[phase][self.at])
        g.push(QUESTIONS[phase][g.table.order[self.at]])


ROUND: Final[tuple[Step, ...]] = (
    NextRound(),
    Bidding(),
    Turns(MANAGE),
    Turns(SAIL),
    Turns(COMBAT),
    Turns(CONTROL),
    Turns(MARKET),
    CloseRound(),
)
FIRST_BIDS: Final = 1  # where the first round begins: the marker stands on 1 already

# Steps never change, so the ones needed every turn are made once: what a turn begins with, by phase and seat; and, by
# phase and slot or by place in the round, what comes next.
EVERY_SEAT: Final = range(SEATS[-1])
QUESTIONS: Final[list[list[Question]]] = [
    [],
    [Manage(seat) for seat in EVERY_SEAT],
    [Sail(seat) for seat in EVERY_SEAT],
    [Attack(seat) for seat in EVERY_SEAT],
    [Land(seat) for seat in EVERY_SEAT],
    [Sell(seat) for seat in EVERY_SEAT],
]
TURNS: Final[list[list[Turns]]] = [[Turns(phase, at + 1) for at in EVERY_SEAT] for phase in range(len(QUESTIONS))]
ROUNDS: Final[list[Round]] = [Round((at + 1) % len(ROUND)) for at in range(len(ROUND))]


def clear_turn(g: S96, phase: int) -> None:
    """S96-3.2: nothing of one turn is remembered in the next; only the first phase of turns leaves much behind."""
    if phase == MANAGE:
        g.table.turn = no_turn(g.rules.board, g.rules.seats)
        return
    turn = g.table.turn
    turn.moved = 0
    turn.landed = 0
    turn.taken = 0
    if turn.quiet:
        turn.quiet = []


def standing(g: S96) -> list[int]:
    """How things stand, as numbers for the audit: order, treasuries, ports, and galleys afloat with packed cargo."""
    table = g.table
    facts = table.order + table.money
    for port in table.ports:
        facts.append(port.controller)
        facts.append(port.garrison)
        facts.append(port.stored)
        facts.append(1 if port.fort else 0)
    for number, galley in enumerate(table.galleys):
        if galley.owner >= 0:
            packed = number
            for n in galley.cargo:
                packed = packed << 3 | n
            facts.append(galley.owner)
            facts.append(galley.crew)
            facts.append(packed)
    return facts


def phase_of(g: S96) -> int:
    """The phase whose turns are being taken; -1 in phase 1 and between phases."""
    for step in g.stack:
        if isinstance(step, Turns):
            return step.phase
    return NOBODY


# What may be answered

CANNOT_REFUSE: Final = Refusal("S96-6.2", "cannot_refuse")
ELSEWHERE: Final = {
    ("ask_price", "refuse"): CANNOT_REFUSE,
    ("ask_price", "walk_away"): CANNOT_REFUSE,
    ("answer_counter", "refuse"): CANNOT_REFUSE,
    ("answer_counter", "walk_away"): CANNOT_REFUSE,
    ("answer_final", "counter"): Refusal("S96-6.7", "no_more_haggling"),
    ("answer_trade_counter", "counter"): Refusal("S96-10.6", "no_more_haggling"),
    ("attack", "land"): Refusal("S96-14.6", "landing_comes_later"),
}
LATER: Final = ("sail", "attack", "land", "sell")  # the questions of the phases after the second
LATER_ACTS: Final = ("start", "attack_galley", "attack_port", "land", "sell")


def elsewhere(g: S96, verb: str) -> Refusal:
    """S96-3.1, S96-3.8, S96-5.7, S96-6.2, S96-12.8, S96-14.6: a verb that is no answer to this question."""
    step = step_name(g.stack[-1])
    if (step, verb) in ELSEWHERE:
        return ELSEWHERE[step, verb]
    managing = step == "manage" and verb in LATER_ACTS
    later = step in LATER and verb in MANAGING[0].answers
    return Refusal("S96-3.1", "another_phase" if managing or later else "another_question")


NEW_ROUND: Final = (Asks(Round), Asks(NextRound))
TAKING_TURNS: Final = (Asks(Turns),)
