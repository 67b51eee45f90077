"""What a game package offers: one frozen record of functions and tables, and the registry of all games.

The kernel does no I/O but here and in `room`, where the files beside a game's sources are read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

from serenissima.kernel.answer import Answer, Asks, BadGame, closest, completions, shared_limit, verbs_of, well_formed
from serenissima.kernel.answer import Refusal as Refusal
from serenissima.kernel.answer import Word as Word
from serenissima.kernel.core import AnyState, Chance, Move, Seat, Step, View, default, nouns, run, step_name
from serenissima.kernel.fields import shape_of
from serenissima.kernel.flat import field_names
from serenissima.kernel.shape import Names, Shape

OptionValue = str | int | bool


class BadOption(ValueError):
    """An option, or a value of one, that the game does not have."""


class BadData(ValueError):
    """A data file that does not describe a playable game; `problems` lists all that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@dataclass(frozen=True)
class Option:
    """A table option: its values (the first one is the default), and the rules that speak of it.

    Whole numbers among the values may name seats (`names_seat`); with `low` any whole number from there on is a value
    too. `tried` are the values that random games draw from where not all of them lead to an end. With `seats` it is an
    option for these numbers of seats only.
    """

    values: tuple[OptionValue, ...]
    rules: tuple[str, ...] = ()
    names_seat: bool = False
    low: int | None = None
    tried: tuple[OptionValue, ...] = ()
    seats: tuple[int, ...] = ()

    @property
    def default(self) -> OptionValue:
        return self.values[0]


@dataclass(frozen=True)
class Earlier:
    """A version before this one whose records can still be followed.

    What was `usual` then, where it is another choice of an option now; and whether its fingerprints (`marked`) can
    still be compared.
    """

    usual: dict[str, OptionValue] = field(default_factory=dict)
    marked: bool = True


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the outside may ask of a game."""

    key: str
    prefix: str  # of its rule ids
    version: int  # counts changes of behaviour
    seats: tuple[int, ...]
    folder: Path  # the room: holds the data file, the rules and everything else of the game
    options: dict[str, Option]
    asks: tuple[Asks, ...]  # every step that may lie on the stack, with its answers
    events: dict[str, Word]  # facts beside the answers themselves
    load: Callable[[dict[str, Any]], Any]  # components from the data file, checked
    begin: Callable[[Any, int, dict[str, OptionValue]], AnyState]
    names: Callable[[Any], Names]  # rules -> the name of each number, by kind
    shapes: tuple[Shape, Shape, Shape]  # of table, own and hidden
    step_shapes: dict[str, Shape]  # field of a step -> its shape
    beneath: Callable[[AnyState, Step], list[Step]]  # what lies under a question put by hand
    imagine: Callable[[View, Random], AnyState]
    scores: Callable[[AnyState], list[int]]
    ranking: Callable[[AnyState], list[int]]  # the place of each seat; 1 is best
    ending: Callable[[AnyState], str]  # which way the game ended
    audit: Callable[[AnyState], None]  # raises when anything appears or vanishes
    elsewhere: Callable[[AnyState, str], Refusal]  # for a verb that is no answer to the question on top
    balance: Callable[[AnyState, dict[str, Any]], None]  # a position by hand: work out what follows from the rest
    turn_rule: str  # the rule that says whose turn it is
    end_rule: str  # the rule that ends the game
    seats_called: Callable[[AnyState], tuple[str, ...]] | None = None  # where seats get their names during the game
    seats_by_hand: Callable[[AnyState, dict[str, Any]], tuple[str, ...]] | None = None  # other names in a position
    covers: Callable[[Any], tuple[str, ...]] | None = None  # fields of a drawer that its own seat may not look at
    word_order: tuple[str, ...] = ()  # words numbered in another order than that of the steps they answer
    shelf: int = 100  # its place among all games; those in the same place stand by key
    earlier: dict[int, Earlier] = field(default_factory=dict)  # versions whose records can still be followed

    asked: dict[str, Asks] = field(init=False)  # decision point -> its answers
    steps: tuple[type[Step], ...] = field(init=False)
    verbs: dict[str, Word] = field(init=False)  # `verb`, or `step.verb` where one verb takes different nouns

    def __post_init__(self) -> None:
        object.__setattr__(self, "asked", {each.name: each for each in self.asks})
        object.__setattr__(self, "steps", tuple([each.step for each in self.asks]))
        object.__setattr__(self, "verbs", verbs_of(self.asks, self.word_order))

    @property
    def package(self) -> str:
        """The package of the room, which is called as its folder is; empty for a game that has none."""
        names = self.load.__module__.split(".")
        while names and names[-1] != self.folder.name:
            names.pop()
        return ".".join(names)

    @property
    def data_file(self) -> Path:
        return self.folder / "components.json"

    def word(self, step: str, verb: str) -> Word | None:
        """The nouns of a verb at that decision point."""
        return self.verbs.get(f"{step}.{verb}") or self.verbs.get(verb)

    def by_luck(self, step: str) -> bool:
        """Whether luck answers at that decision point."""
        asks = self.asked.get(step)
        return asks is not None and issubclass(asks.step, Chance)

    def answer(self, g: AnyState, verb: str) -> Answer | None:
        """The answer of that verb to the question on top of the stack."""
        return self.asked[step_name(g.stack[-1])].answers.get(verb)

    def left_to_the_clock(self, g: AnyState, seat: Seat, move: Move) -> bool:
        """Whether that is answered for the seat once its time has run out, and never by the seat itself."""
        answer = self.answer(g, move[0])
        return answer is not None and answer.clock and move == default(g, seat)

    def why_not(self, g: AnyState, seat: Seat, move: Move) -> Refusal:
        """Why an illegal move of a seat that is asked is illegal: the first of its limits that is broken."""
        answer = self.answer(g, move[0])
        if answer is None:
            return self.elsewhere(g, move[0])
        said = nouns(move)
        rules = answer.word.rules or (self.turn_rule,)
        if not well_formed(self.names(g.rules), answer, said):
            return Refusal(rules[0], "no_such_thing")
        for limit in answer.broken(g, seat, said):
            return limit.refusal(g, seat, said)
        return Refusal(rules[0], "not_offered")

    def why_none(self, g: AnyState, seat: Seat, half: Move) -> Refusal:
        """Why no answer that begins like this is legal: what stands against all of them."""
        answer = self.answer(g, half[0])
        if answer is None:
            return self.elsewhere(g, half[0])
        rules = answer.word.rules or (self.turn_rule,)
        rows = completions(self.names(g.rules), g.rules, answer, nouns(half))
        if not rows:
            return Refusal(rules[0], "no_such_thing")
        return shared_limit(g, seat, answer, rows) or Refusal(rules[0], "not_offered")

    def nearly(self, g: AnyState, seat: Seat, half: Move) -> Move | None:
        """Of the answers that begin like this, none of them legal, the one that comes nearest to it."""
        answer = self.answer(g, half[0])
        rows = completions(self.names(g.rules), g.rules, answer, nouns(half)) if answer is not None else []
        return (half[0], *closest(g, seat, answer, rows)) if answer is not None and rows else None

    def flags(self, g: AnyState, seat: Seat, move: Move) -> tuple[str, ...]:
        """What a person should be warned of before a legal move."""
        answer = self.answer(g, move[0]) if g.stack else None
        if answer is None or not answer.warns:
            return ()
        return tuple([flag for flag, warns in answer.warns.items() if warns(g, seat, *nouns(move))])

    def flagged(self, g: AnyState, seat: Seat, moves: list[Move]) -> dict[str, list[str]]:
        """What a person should be warned of before one of these legal moves, by its place among them."""
        found: dict[str, list[str]] = {}
        for at, move in enumerate(moves):
            flags = self.flags(g, seat, move)
            if flags:
                found[str(at)] = list(flags)
        return found


FUNCTIONS: Final = (
    *("load", "begin", "names", "scores", "ranking", "ending"),
    *("audit", "imagine", "elsewhere", "beneath", "balance"),
)
SOME_HAVE: Final = ("seats_called", "seats_by_hand", "covers")
DRAWERS: Final = ("Table", "Own", "Hidden")


def found_in(*modules: ModuleType) -> dict[str, Any]:
    """What a record has from the modules of its room: functions go by their names there, and so do the drawers."""
    room = modules[0].__name__.rpartition(".")[0]
    found: dict[str, Any] = {}
    for name in (*FUNCTIONS, *SOME_HAVE, *DRAWERS):
        places = [module for module in modules if own_name(module, name)]
        if len(places) > 1:
            raise BadGame(f"{room} has {name} twice: in {places[0].__name__} and in {places[1].__name__}")
        if not places and name not in SOME_HAVE:
            raise BadGame(f"{room} has no {name} in {', '.join([module.__name__ for module in modules])}")
        if places:
            found[name] = getattr(places[0], name)
    shapes = tuple([shape_of(found.pop(name)) for name in DRAWERS])
    return {"folder": Path(modules[0].__file__ or "").parent, "shapes": shapes, **found}


def own_name(module: ModuleType, name: str) -> bool:
    """Whether a module has a function or a class of that name which it has not imported from elsewhere."""
    said = getattr(module, name, None)
    return getattr(said, "__module__", None) == module.__name__


def called(game: Game, g: AnyState) -> Names:
    """The names of this game as people say them now: a seat may be called after the nation dealt to it."""
    names = game.names(g.rules)
    return {**names, "seat": game.seats_called(g)} if game.seats_called else names


class AuditError(Exception):
    """A piece or a ducat has appeared or vanished, or a limit of the rules is broken."""


def settle_options(game: Game, seats: int, given: dict[str, Any]) -> dict[str, OptionValue]:
    """All options of the game with their values; what is unknown is refused, and so is a seat that does not play."""
    settled = {name: option.default for name, option in game.options.items()}
    for name, value in given.items():
        if name not in game.options:
            raise BadOption(f"{game.key} has no option {name!r}; it has {', '.join(game.options) or 'none'}")
        allowed, low = game.options[name].values, game.options[name].low
        fits = [choice for choice in allowed if choice is value or as_text(choice) == as_text(value)]
        if not fits and low is not None and as_text(value).isdecimal() and int(value) >= low:
            fits = [int(value)]
        if not fits:
            choices = ", ".join(as_text(choice) for choice in allowed)
            choices += f" or a number from {low}" if low is not None else ""
            raise BadOption(f"option {name!r} cannot be {as_text(value)}; it can be {choices}")
        if game.options[name].names_seat and isinstance(fits[0], int) and fits[0] >= seats:
            raise BadOption(f"option {name!r} cannot be {fits[0]} with {seats} seats, which are counted from 0")
        only = game.options[name].seats
        if only and seats not in only and fits[0] != game.options[name].default:
            raise BadOption(f"option {name!r} is for {' or '.join(map(str, only))} seats, not for {seats}")
        settled[name] = fits[0]
    return settled


def as_text(value: Any) -> str:
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def components(game: Game, data_file: Path | None = None) -> Any:
    """What is printed: from the game's own data file, or from another one in its form."""
    return _components(game.key, data_file or game.data_file)


@lru_cache(maxsize=32)
def _components(key: str, data_file: Path) -> Any:
    return GAMES[key].load(read_json(data_file))


def read_json(path: Path) -> dict[str, Any]:
    """The object in a JSON file; anything else is bad data."""
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData([f"{path}: {error.strerror}"]) from error
    except ValueError as fault:
        raise BadData([f"{path}: not JSON: {fault}"]) from fault
    if not isinstance(said, dict):
        raise BadData([f"{path}: an object is expected"])
    return said


def data_digest(game: Game, data_file: Path | None) -> str:
    """Sixteen hexadecimal digits for another data file than the game's own; empty for that one."""
    if data_file is None or data_file == game.data_file:
        return ""
    canonical = json.dumps(read_json(data_file), sort_keys=True, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=8).hexdigest()


def new(game: Game, seats: int, options: dict[str, Any] | None = None, data_file: Path | None = None) -> AnyState:
    """A game ready for its first answer."""
    if seats not in game.seats:
        raise BadOption(f"{game.key} is for {' or '.join(map(str, game.seats))} seats, not {seats}")
    g = game.begin(components(game, data_file), seats, settle_options(game, seats, options or {}))
    run(g)
    return g


GAMES: Final[dict[str, Game]] = {}


def register(game: Game) -> Game:
    """Add a game to the house, if its package is whole and its key is free."""
    if game.key in GAMES:
        raise BadGame(f"{game.key}: {GAMES[game.key].folder} has that key already")
    check(game)
    GAMES[game.key] = game
    return game


def check(game: Game) -> None:
    """A package that lacks a file, cites a rule that does not exist or cannot be laid out is refused; it says why."""
    if not KEY.fullmatch(game.key) or not game.seats:
        raise BadGame(f"{game.key!r}: a key has small letters, digits and _, and a game at least one number of seats")
    missing = [name for name in ("rules.md", "components.json") if not (game.folder / name).is_file()]
    if missing:
        raise BadGame(f"{game.key}: {game.folder} has no {' and no '.join(missing)}")
    known = rule_ids(game.folder / "rules.md")
    wrong = [f"{where}: {rule} is no rule of rules.md" for where, rule in cited(game) if rule not in known]
    wrong += [f"{step.__name__}.{name} has no shape among step_shapes" for step, name in shapeless(game)]
    if wrong:
        raise BadGame(f"{game.key}: {'; '.join(dict.fromkeys(wrong))}")
    try:
        game.load(read_json(game.data_file))
    except BadData as bad:
        raise BadGame(f"{game.key}: {game.data_file}: {bad}") from bad


def shapeless(game: Game) -> list[tuple[type[Step], str]]:
    """The fields of steps that could be written in no position."""
    return [(step, name) for step in game.steps for name in field_names(step) if name not in game.step_shapes]


def cited(game: Game) -> list[tuple[str, str]]:
    """Every rule that the package names in its tables, and where."""
    found = [("turn_rule", game.turn_rule), ("end_rule", game.end_rule)]
    for name, option in game.options.items():
        found += [(f"option {name}", rule) for rule in option.rules]
    for name, event in game.events.items():
        found += [(f"event {name}", rule) for rule in event.rules]
    for each in game.asks:
        for verb, answer in each.answers.items():
            found += [(f"{each.name}.{verb}", rule) for rule in answer.word.rules]
            found += [(f"{each.name}.{verb}, {limit.reason}", limit.rule) for limit in answer.limits]
    return found


@lru_cache(maxsize=16)
def rule_ids(rules: Path) -> frozenset[str]:
    """The ids of a rule file."""
    return frozenset(RULE.findall(rules.read_text(encoding="utf-8")))


KEY: Final = re.compile(r"[a-z][a-z0-9_]*")
RULE: Final = re.compile(r"^- \*\*([A-Z0-9]+-[0-9]+\.[0-9]+[a-z]?)\*\*", re.MULTILINE)
