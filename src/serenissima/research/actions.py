"""Actions as numbers: every move of a game has one, derived from its verb table, and a factored form (verb, nouns).

A word of the verb table takes as many numbers as there are rows of nouns that may follow it: all names of each kind,
or, where the table leaves an amount or a repetition open, the `rows` of its answer. Luck's outcomes have numbers too. A
word whose answer is `ranked` tells its nouns by their rank among themselves.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, Final, cast

from mypy_extensions import i64

from serenissima.kernel.answer import words_of
from serenissima.kernel.core import AnyState, Move, decision_name, nouns
from serenissima.kernel.game import Game, OptionValue, new
from serenissima.kernel.shape import Names

NO_NUMBER: Final = -1


class Branch:
    """Where the reading of a move has come to: its number if it ends here, and where each next noun leads."""

    def __init__(self) -> None:
        self.number: Any = NO_NUMBER  # an object, which lists take as it is
        self.low: i64 = 0  # the noun that leads to the first of `after`
        self.after: list[Branch | None] = []

    def grow(self, noun: int) -> Branch:
        """Where this noun leads, from now on."""
        if not self.after:
            self.low = noun
        while noun < self.low:
            self.after.insert(0, None)
            self.low -= 1
        while noun - self.low >= len(self.after):
            self.after.append(None)
        found = self.after[noun - self.low] or Branch()
        self.after[noun - self.low] = found
        return found

    def read(self, move: Move) -> Any:
        """The number of a move whose verb led here, or `NO_NUMBER`."""
        words = cast("tuple[int, ...]", move)  # the verb is not looked at again
        at: i64
        branch = self
        for at in range(1, len(words)):
            place = i64(words[at]) - branch.low
            if place < 0 or place >= len(branch.after):
                return NO_NUMBER
            further = branch.after[place]
            if further is None:
                return NO_NUMBER
            branch = further
        return branch.number


Verbs = dict[str, Branch]


class Actions:
    """The numbering of one game at one table: `number` for a move, `rows` and `factors` for a number."""

    def __init__(self, words: list[str], kinds: list[tuple[str, ...]], rows: list[list[tuple[int, ...]]]) -> None:
        self.words = words
        self.kinds = kinds  # word -> the kinds of its nouns, a last one repeated
        self.first: list[int] = []  # word -> its first number
        self.rows: list[tuple[int, tuple[int, ...]]] = []  # number -> word, nouns
        for word, listed in enumerate(rows):
            self.first.append(len(self.rows))
            self.rows.extend([(word, row) for row in listed])
        self.size = len(self.rows)
        self.ranked: dict[str, dict[tuple[int, ...], int]] = {}  # verb -> ranks -> number
        self.plain: Verbs = {}
        self.at: dict[str, Verbs] = {}  # decision points where a verb has nouns of its own

    def number(self, step: str, move: Move) -> int:
        """The number of a move at that decision point, or `NO_NUMBER` if it was left out."""
        return self.numbers(step, [move])[0]

    def numbers(self, step: str, moves: list[Move]) -> list[int]:
        """The numbers of several moves."""
        verbs = self.at.get(step, self.plain)
        found: list[Any] = []
        verb = ""
        branch: Branch | None = None
        for move in moves:
            if move[0] is not verb:  # the same verb comes many times in a row
                verb = move[0]
                branch = verbs.get(verb)
            found.append(self.by_rank(move) if branch is None else branch.read(move))
        return found

    def by_rank(self, move: Move) -> int:
        """The number of a move that is told by rank."""
        told = nouns(move)
        ordered = sorted(told)
        ranks: tuple[int, ...] = tuple([ordered.index(noun) for noun in told])
        return self.ranked.get(move[0], {}).get(ranks, NO_NUMBER)

    def word(self, number: int) -> str:
        """The word of the verb table that a number belongs to."""
        return self.words[self.rows[number][0]]


def settle(game: Game, rows: dict[str, list[tuple[int, ...]]]) -> Actions:
    """The numbering with these rows for each word of the verb table."""
    words = list(game.verbs)
    actions = Actions(words, [game.verbs[word].kinds for word in words], [rows[word] for word in words])
    ranked = [word for word, answers in words_of(game.asks).items() if answers[0].ranked]
    steps = {decision_name(cls.__name__) for cls in game.steps}
    own = {word.split(".")[0] for word in words if "." in word}
    for number, (word, row) in enumerate(actions.rows):
        verb = words[word].rsplit(".", 1)[-1]
        if words[word] in ranked:
            actions.ranked.setdefault(verb, {})[row] = number
        elif "." not in words[word]:
            enter(actions.plain, verb, row, number)
    for step in sorted(own & steps):
        actions.at[step] = at_step(actions, game, step)
    return actions


def enter(verbs: Verbs, verb: str, row: tuple[int, ...], number: int) -> None:
    """Let a verb and its nouns lead to their number."""
    branch = verbs.setdefault(verb, Branch())
    for noun in row:
        branch = branch.grow(noun)
    branch.number = number


def at_step(actions: Actions, game: Game, step: str) -> Verbs:
    """All verbs with their numbers as that decision point understands them."""
    special = {word.split(".")[1] for word in game.verbs if word.startswith(f"{step}.")}
    verbs = {verb: branch for verb, branch in actions.plain.items() if verb not in special}
    for number, (word, row) in enumerate(actions.rows):
        name = actions.words[word]
        if name.startswith(f"{step}."):
            enter(verbs, name.split(".")[1], row, number)
    return verbs


def rows_of(kinds: tuple[str, ...], names: Names) -> list[tuple[int, ...]]:
    """Every row of named things of these kinds."""
    return list(product(*[[at for at, name in enumerate(names[kind]) if name] for kind in kinds]))


class Unbounded(LookupError):
    """A word whose nouns nobody has bounded, so that its moves cannot be numbered."""


def is_open(kinds: tuple[str, ...]) -> bool:
    """Whether the verb table does not bound these nouns: an amount, or a kind that may repeat."""
    return any(kind == "n" or kind.endswith("*") for kind in kinds)


def actions_of(game: Game, g: AnyState) -> Actions:
    """The numbering of a game under the rules of that state."""
    names, bounded = game.names(g.rules), bounds_of(game, g.rules)
    unbounded = [word for word, said in game.verbs.items() if word not in bounded and is_open(said.kinds)]
    if unbounded:
        raise Unbounded(
            f"{game.key} does not say how far the nouns of {', '.join(unbounded)} reach; give their answers `rows`"
        )
    rows = {word: bounded[word] if word in bounded else rows_of(said.kinds, names) for word, said in game.verbs.items()}
    return settle(game, rows)


def bounds_of(game: Game, rules: Any) -> dict[str, list[tuple[int, ...]]]:
    """The rows of nouns that the answers of a game bound, where kinds alone leave them open."""
    bounded: dict[str, list[tuple[int, ...]]] = {}
    for word, answers in words_of(game.asks).items():
        for answer in answers:
            if answer.rows is not None and word not in bounded:
                bounded[word] = answer.rows(rules)
    return bounded


@lru_cache(maxsize=64)
def _numbering(game: Game, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Actions:
    return actions_of(game, new(game, seats, dict(options)))


def numbering(game: Game, seats: int, options: dict[str, OptionValue] | None = None) -> Actions:
    """The numbering of a game for so many seats with these options; the same for the same table."""
    return _numbering(game, seats, tuple(sorted((options or {}).items())))


class Factors:
    """The factored form: each number as a verb and nouns out of one vocabulary, for networks that score moves."""

    def __init__(self, vocabulary: list[str], rows: list[list[int]], width: int) -> None:
        self.vocabulary = vocabulary  # `port.venice`, `n.3`; what a noun of the rows stands for
        self.rows = rows  # number -> verb, nouns, and -1 where there is none
        self.width = width


def factors(actions: Actions, names: Names) -> Factors:
    """The factored form of every number of a numbering."""
    width = max(len(row) for _, row in actions.rows)
    known: dict[str, int] = {}
    rows: list[list[int]] = []
    for word, row in actions.rows:
        said = [known.setdefault(label(actions, word, at, noun, names), len(known)) for at, noun in enumerate(row)]
        rows.append([word, *said, *[NO_NUMBER] * (width - len(said))])
    return Factors(list(known), rows, width + 1)


def label(actions: Actions, word: int, at: int, noun: int, names: Names) -> str:
    """A noun with its kind; of a ranked word, the rank."""
    if actions.words[word] in actions.ranked:
        return f"rank.{noun}"
    kinds = actions.kinds[word]
    kind = kinds[min(at, len(kinds) - 1)].rstrip("*")
    return f"{kind}.{noun if kind == 'n' else names[kind][noun]}"
