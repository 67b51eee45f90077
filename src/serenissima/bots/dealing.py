"""Dealing: what a bargain is worth to both sides, and what a bot says at the questions where bargains are made.

A deal is judged in imagined worlds by what the judge makes of them before and after it: own gain, less a share of the
partner's, less more if he leads. A partner is taken to judge by the same rule. How a game's deals are made, `bargain`
in the room of that game knows; here is what all of them share.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Protocol

from serenissima.bots.judge import Judge
from serenissima.bots.protocol import Bot, Budget
from serenissima.kernel.core import AnyState, Move, Seat, View
from serenissima.kernel.game import Game

MOST_NOTES: Final = 16


@dataclass(frozen=True)
class Manners:
    """How a dealer looks at his partner's gain.

    `envy` says how much of it counts against the own gain, spread over all rivals: with two seats, at an envy of one,
    nobody has anything to gain from a deal. `caution` is the further share if the partner leads, and `least` what a
    deal must be worth to be made; an offer less `likely` to be taken is not made. Of several prices the one with the
    best hopes is asked, where he is so `keen` on a deal: at one he hopes for the most to himself, above it he leaves
    some of it to his partner and is refused less often. Without `initiative` he answers offers, but makes none.
    """

    envy: float = 1.0
    caution: float = 0.25
    least: float = 0.2
    likely: float = 0.35
    keen: float = 2.0
    initiative: bool = True


class Gains:
    """What a deal brings one side and the other, in points of the game; whether that other leads; how many rivals."""

    def __init__(self, own: float, partner: float, partner_leads: bool, rivals: int) -> None:
        self.own = own
        self.partner = partner
        self.partner_leads = partner_leads
        self.rivals = rivals

    def worth(self, manners: Manners) -> float:
        """Own gain less what the partner's gain costs; his loss is nobody's profit."""
        against = manners.envy / float(self.rivals) + (manners.caution if self.partner_leads else 0.0)
        return self.own - against * max(0.0, self.partner)


@dataclass(frozen=True)
class Reason:
    """What a dealer says for what he did: the key of the sentence, the partner, and things by their kind.

    It may speak of what lies open and of nothing else: neither of what a deal is worth to him, nor of what he holds.
    Whoever cannot tell two worlds apart hears the same in both.
    """

    key: str
    partner: Seat
    things: tuple[tuple[str, int], ...] = ()


class Decision:
    """An answer at a question of dealing."""

    def __init__(self, move: Move) -> None:
        self.move = move


class Deals(Protocol):
    """The deals of one game, as `bargain` in its room knows them."""

    def decide(self, dealer: Dealer, view: View, legal: list[Move]) -> Decision | None:
        """The answer at a question of dealing; none if the question is another, or no deal is worth the talk."""

    def ordinary(self, view: View, legal: list[Move]) -> list[Move]:
        """The moves that open no talk: what is left to think about when the dealer has nothing to say."""

    def why(self, dealer: Dealer, view: View, move: Move) -> Reason | None:
        """What everybody can see that speaks for a move; none where there is no deal behind it, or nothing to see."""

    def quiet(self, g: AnyState) -> None:
        """Take the talk out of an imagined world: thinking ahead must not lose its way in haggling."""

    def memory(self) -> Any:
        """What a dealer remembers of the whole game: blank. Whoever has forgotten it deals as in the first turn."""


class Dealer:
    """One bot's hand in all deals."""

    def __init__(self, judge: Judge, deals: Deals, manners: Manners) -> None:
        self.judge = judge
        self.deals = deals
        self.manners = manners
        self.notes: dict[str, Any] = {}  # plans by occasion: they only save working them out again
        self.memory: Any = deals.memory()

    def decide(self, view: View, legal: list[Move]) -> Decision | None:
        """What the game's dealing module says."""
        return self.deals.decide(self, view, legal)

    def worlds(self, view: View, occasion: str, count: int) -> list[AnyState]:
        """Imagined worlds that depend on the view and the occasion alone, so that a plan can be found again.

        Steps that belong to one plan name the same occasion; whatever else the views show may not differ between them.
        """
        rng = Random(f"{view.seat} {occasion}")
        return [self.judge.game.imagine(view, rng) for _ in range(count)]

    def noted(self, occasion: str) -> Any:
        """What was noted on that occasion, if it is not long ago."""
        return self.notes.get(occasion)

    def note(self, occasion: str, plan: Any) -> None:
        """Keep a plan for the steps that follow."""
        if len(self.notes) >= MOST_NOTES:
            self.notes.clear()
        self.notes[occasion] = plan

    def gains(self, before: list[AnyState], after: list[AnyState], seat: Seat, partner: Seat) -> Gains:
        """What a deal brings both on average, world by world."""
        own, others = 0.0, 0.0
        for old, new in zip(before, after, strict=True):
            own += self.judge.worth(new, seat) - self.judge.worth(old, seat)
            others += self.judge.worth(new, partner) - self.judge.worth(old, partner)
        return Gains(own / len(before), others / len(before), self.leads(before, partner), len(before[0].own) - 1)

    def leads(self, worlds: list[AnyState], seat: Seat) -> bool:
        """Whether a seat is ahead of all others."""
        totals = [0.0] * len(worlds[0].own)
        for g in worlds:
            for other in range(len(totals)):
                totals[other] += self.judge.worth(g, other)
        return totals[seat] >= max(totals)

    def worth(self, gains: Gains) -> float:
        """What a deal is worth to a dealer of these manners."""
        return gains.worth(self.manners)

    def can_agree(self, seats: int) -> bool:
        """Whether any deal can be good for both sides: not if a partner's whole gain is the own loss."""
        return self.manners.envy < float(seats - 1)

    def wants(self, gains: Gains) -> bool:
        """Whether he would make that deal."""
        return gains.worth(self.manners) >= self.manners.least


class DealingBot:
    """A bot that thinks, and a dealer who is asked first."""

    def __init__(self, bot: Bot, dealer: Dealer) -> None:
        self.bot = bot
        self.dealer = dealer

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        decision = self.dealer.decide(view, legal)
        if decision is not None:
            return decision.move
        left = self.dealer.deals.ordinary(view, legal)
        return left[0] if len(left) == 1 else self.bot.choose(view, left, budget)

    def why(self, view: View, move: Move) -> Reason | None:
        """What he says for that answer, if it is one of dealing."""
        return self.dealer.deals.why(self.dealer, view, move)


class Silencing:
    """Takes the talk out of imagined worlds: the rules without it are made once for each that are asked for."""

    def __init__(self, silenced: Callable[[Any], Any]) -> None:
        self.silenced = silenced
        self.known: list[tuple[Any, Any]] = []

    def quiet(self, g: AnyState) -> None:
        g.rules = self.without_talk(g.rules)

    def without_talk(self, rules: Any) -> Any:
        for talking, quiet in self.known:
            if talking is rules or quiet is rules:
                return quiet
        self.known.append((rules, self.silenced(rules)))
        return self.known[-1][1]


class QuietWorlds:
    """Imagines as the game does, and takes the talk out."""

    def __init__(self, imagine: Callable[[View, Random], AnyState], deals: Deals) -> None:
        self.imagine = imagine
        self.deals = deals

    def __call__(self, view: View, rng: Random) -> AnyState:
        g = self.imagine(view, rng)
        self.deals.quiet(g)
        return g


def without_talk(game: Game, deals: Deals) -> Game:
    """The same game, but imagined worlds hold no talk."""
    return replace(game, imagine=QuietWorlds(game.imagine, deals))
