"""What a contest is made of: its terms, those who entered, and its rounds with their pods."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

Form = Literal["swiss", "round_robin", "knock_out", "league", "arena"]
Method = Literal["matching", "exact", "search", "circle", "plane", "meetings", "bracket"]

FORMS: Final[tuple[Form, ...]] = get_args(Form)
MU: Final = 25.0  # the rating everybody begins with, as in OpenSkill
SIGMA: Final = 25.0 / 3.0


class BadTerms(ValueError):
    """Terms that no contest can be held by."""


class Terms(Struct, frozen=True):
    """What is published before round 1."""

    form: Form
    usual: int  # seats at a table
    sizes: tuple[int, ...]  # that a table may have when numbers do not divide
    rounds: int  # a Swiss or an evening has as many; the other forms find their own number
    seed: str  # of the draw: the same one pairs the same


class Entrant(Struct, frozen=True):
    """Somebody who has entered."""

    who: str
    mu: float = MU
    sigma: float = SIGMA
    since: int = 1  # the first round that can have him: later for late arrivals
    until: int = 0  # the last one, for somebody who has left; 0: he stays
    group: int = 0  # his division in a league, the highest first


class PodReasons(Struct, frozen=True):
    """The reasons of one pod, as numbers: what stands under "Why you three?"."""

    method: Method
    points: tuple[float, ...]  # of each seat, before the round
    apart: float  # sum of squared differences of points at this table
    apart_round: float  # and in the whole round
    closest_round: float  # what that sum could be if people might meet again; equal: no repeat was avoided
    repeats: int  # pairs at this table who have met before
    repeats_round: int
    sat: tuple[tuple[int, ...], ...]  # where each has sat before; 0 starts


class Pod(Struct, frozen=True):
    """One table of a round: the first of its seats starts."""

    number: int
    seats: tuple[str, ...]
    why: PodReasons | None = None
    places: tuple[int, ...] = ()  # of the seats; none while it is played
    scores: tuple[float, ...] = ()
    absent: tuple[str, ...] = ()  # for whom a bot sits in

    @property
    def over(self) -> bool:
        return bool(self.places)

    @property
    def people(self) -> tuple[str, ...]:
        """Those of the seats who have come."""
        return tuple(who for who in self.seats if who not in self.absent)


class Round(Struct, frozen=True):
    """Pods that begin together, and who rests meanwhile."""

    number: int
    pods: tuple[Pod, ...]
    resting: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        return all(pod.over for pod in self.pods)


class Contest(Struct, frozen=True):
    """All that is known of a contest so far."""

    terms: Terms
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()

    @property
    def coming(self) -> int:
        """The number of the round that is paired next."""
        return len(self.rounds) + 1

    def there(self, number: int) -> list[Entrant]:
        """Who may be paired in that round."""
        return [one for one in self.entrants if one.since <= number and (not one.until or number <= one.until)]


def check(terms: Terms) -> None:
    """Whether a contest can be held so."""
    if terms.form not in FORMS:
        raise BadTerms(f"there is no contest of the form {terms.form!r}")
    if terms.usual not in terms.sizes or not all(2 <= size <= 5 for size in terms.sizes):
        raise BadTerms("tables have two to five seats, and the usual number is one of those allowed")
    if not 1 <= terms.rounds <= 30:
        raise BadTerms("a contest has one round to thirty")
