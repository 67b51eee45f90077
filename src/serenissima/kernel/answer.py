"""What may be answered, described once: for each verb its nouns, its rules, and what may stand against it.

A chapter lists its steps with their answers. Everything that is said of a verb elsewhere follows from there: the verb
table, which verbs answer which question, why a move is refused, what a person is warned of, which rows of nouns can
be said at all. `moves` and `play` of a step stay native code beside it; the law of candour holds them equal to the
limits: a move is legal exactly if no limit of its answer is broken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice, product
from typing import Any, Final, TypeVar

from serenissima.kernel.core import AnyState, Seat, Step, decision_name, step_name
from serenissima.kernel.shape import Names

Nouns = tuple[int, ...]
Facts = tuple[tuple[str, str], ...]
S = TypeVar("S")
MOST_COMPLETIONS: Final = 2_000  # of a half-built answer, tried to find out why none of them is legal


@dataclass(frozen=True)
class Word:
    """The nouns that follow a verb or describe an event, by kind, and the rules it comes from.

    A kind is a key of the game's names, or `n` for a plain number; a last kind ending in `*` may repeat.
    """

    kinds: tuple[str, ...]
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: the rule, the key of the sentence in the text files, and what to fill into it."""

    rule: str
    reason: str
    facts: Facts = ()


class BadGame(ValueError):
    """A game package that cannot be taken: the message says what is wrong with it, and where."""


def nothing(g: Any, seat: Seat, *said: int) -> Facts:
    """A sentence without facts."""
    return ()


class Limit:
    """What may stand against an answer: the rule, the key of the sentence, and whether it is kept.

    `kept` and `facts` are asked with the state, the seat and the nouns; whoever looks on may assume that the gates
    before it are kept, and nothing else.
    """

    gate: bool = False

    def __init__(
        self,
        rule: str,
        reason: str,
        kept: Callable[..., bool],
        facts: Callable[..., Facts] = nothing,
    ) -> None:
        self.rule = rule
        self.reason = reason
        self.kept = kept
        self.facts = facts

    def refusal(self, g: AnyState, seat: Seat, said: Nouns) -> Refusal:
        """What a person is told when it is broken."""
        return Refusal(self.rule, self.reason, self.facts(g, seat, *said))


class Gate(Limit):
    """A limit without which those after it make no sense: when it is broken, no other is looked at."""

    gate = True


class Most(Limit):
    """A limit to the last noun: at most so many, and the number is told under the name `fact`, if it has one."""

    def __init__(
        self,
        rule: str,
        reason: str,
        most: Callable[..., int],
        fact: str = "",
        facts: Callable[..., Facts] = nothing,
    ) -> None:
        super().__init__(rule, reason, self.within, facts)
        self.most = most
        self.fact = fact

    def within(self, g: AnyState, seat: Seat, *said: int) -> bool:
        """Whether the last noun is small enough."""
        return said[-1] <= self.most(g, seat, *said)

    def refusal(self, g: AnyState, seat: Seat, said: Nouns) -> Refusal:
        facts: Facts = self.facts(g, seat, *said)
        if self.fact:
            facts = ((self.fact, str(self.most(g, seat, *said))), *facts)
        return Refusal(self.rule, self.reason, facts)


def at_least_one(rule: str) -> Limit:
    """Amounts begin with one."""
    return Limit(rule, "at_least_one", lambda g, seat, *said: said[-1] >= 1)


def only_the_clock(rule: str) -> Limit:
    """Nobody answers so himself."""
    return Limit(rule, "only_the_clock", lambda *asked: False)


class Answer:
    """A verb: the kinds of its nouns, the rules it comes from, and its limits in the order a person is told them.

    `rows` says which rows of nouns can occur at all, from the rules of a table, where the kinds leave it open (an
    amount, a repeated noun); with `ranked` they are told by their rank among themselves. `warns` names what should be
    thought over, and when. `own`: at this step the verb has other nouns than elsewhere. `signed`: an amount below 0
    makes sense. `clock`: it is given for a seat whose time has run out, and never by the seat itself.
    """

    def __init__(
        self,
        verb: str,
        nouns: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
        *limits: Limit,
        rows: Callable[[Any], list[Nouns]] | None = None,
        warns: dict[str, Callable[..., bool]] | None = None,
        ranked: bool = False,
        own: bool = False,
        signed: bool = False,
        clock: bool = False,
    ) -> None:
        self.verb = verb
        self.word = Word(nouns, rules)
        self.limits = (*limits, only_the_clock(rules[0])) if clock else limits
        self.rows = rows
        self.warns = warns or {}
        self.ranked = ranked
        self.own = own
        self.signed = signed
        self.clock = clock

    def broken(self, g: AnyState, seat: Seat, said: Nouns) -> Iterator[Limit]:
        """The limits that stand against these nouns, in the order a person is told them."""
        for limit in self.limits:
            if not limit.kept(g, seat, *said):
                yield limit
                if limit.gate:
                    return


class Asks:
    """A step of a chapter and what may be answered to it; nothing to a step that nobody answers."""

    def __init__(self, step: type[Step], *answers: Answer) -> None:
        self.step = step
        self.name = decision_name(step.__name__)
        self.answers: dict[str, Answer] = {answer.verb: answer for answer in answers}
        if len(self.answers) < len(answers):
            raise BadGame(f"{self.name} describes an answer twice: {', '.join([a.verb for a in answers])}")


def asked(g: AnyState, step: type[S]) -> S:
    """The question on top of the stack, which is of that class: for limits that look at its fields."""
    top: Any = g.stack[-1]
    if not isinstance(top, step):
        raise TypeError(f"{step_name(top)} is asked, not {step.__name__}")
    return top


def words_of(asks: Iterable[Asks]) -> dict[str, list[Answer]]:
    """Every word of the verb table with its answers: `verb`, or `step.verb` where one verb takes different nouns."""
    words: dict[str, list[Answer]] = {}
    for each in asks:
        for answer in each.answers.values():
            words.setdefault(f"{each.name}.{answer.verb}" if answer.own else answer.verb, []).append(answer)
    return words


def verbs_of(asks: Iterable[Asks], order: tuple[str, ...] = ()) -> dict[str, Word]:
    """The verb table: the nouns of each word, and the rules of all questions that it answers.

    Words stand as their questions come up; those in `order` change places among themselves to stand as named there.
    """
    verbs: dict[str, Word] = {}
    for word, answers in words_of(asks).items():
        kinds = answers[0].word.kinds
        if any(answer.word.kinds != kinds for answer in answers):
            raise BadGame(f"{word!r} has different nouns at different steps; mark the answers of one of them `own`")
        verbs[word] = Word(kinds, tuple(dict.fromkeys([rule for answer in answers for rule in answer.word.rules])))
    for word in order:
        if word not in verbs:
            raise BadGame(f"{word!r} has a place in the order of words, but answers no question")
    named = iter(order)
    return {word: verbs[word] for word in [next(named) if word in order else word for word in verbs]}


def kinds_of(word: Word, count: int) -> list[str]:
    """The kinds of that many nouns."""
    kinds = list(word.kinds)
    if kinds and kinds[-1].endswith("*"):
        last = kinds.pop()[:-1]
        kinds += [last] * (count - len(kinds))
    return kinds


def well_formed(names: Names, answer: Answer, said: Nouns) -> bool:
    """Whether these numbers can be the nouns of that answer."""
    kinds = kinds_of(answer.word, len(said))
    if len(kinds) != len(said):
        return False
    for kind, number in zip(kinds, said, strict=True):
        if kind == "n":
            if number < 0 and not answer.signed:
                return False
        elif not (0 <= number < len(names[kind]) and names[kind][number]):
            return False
    return True


def completions(names: Names, rules: Any, answer: Answer, half: Nouns) -> list[Nouns]:
    """The rows of nouns that begin with these, each noun in its order; an amount begins with one."""
    if answer.rows is not None:
        rows: Iterable[Nouns] = answer.rows(rules)
    else:
        kinds = [kind for kind in answer.word.kinds if not kind.endswith("*")]
        rows = product(*[(1,) if kind == "n" else range(len(names[kind])) for kind in kinds])
    fitting = [row for row in rows if row[: len(half)] == half]
    return [row for row in islice(fitting, MOST_COMPLETIONS) if well_formed(names, answer, row)]


def shared_limit(g: AnyState, seat: Seat, answer: Answer, rows: list[Nouns]) -> Refusal | None:
    """The first limit that stands against every one of these rows, told of the first of them; none if there is none."""
    against = [list(answer.broken(g, seat, row)) for row in rows]
    for limit in against[0] if against else []:
        if all(limit in broken for broken in against):
            return limit.refusal(g, seat, rows[0])
    return None


def closest(g: AnyState, seat: Seat, answer: Answer, rows: list[Nouns]) -> Nouns:
    """Of these illegal rows the one that keeps the most limits before the first that it breaks."""
    best, most = rows[0], -1
    for row in rows:
        broken = list(answer.broken(g, seat, row))
        kept = answer.limits.index(broken[0]) if broken else len(answer.limits)
        if kept > most:
            best, most = row, kept
    return best
