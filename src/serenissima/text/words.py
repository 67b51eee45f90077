"""Facts in words: prompts, moves, events, refusals and names, from the words of a game's room and `common.ftl` here.

The id of a message is where it belongs, with what it is for: `moves-sail`, `events-combat_round-stop`,
`names-port-valencia`. Its variables are the nouns by their kinds, see `Words.facts`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list

from serenissima.kernel import room
from serenissima.kernel.answer import kinds_of
from serenissima.kernel.core import Event, Move, Seat, Step, step_name
from serenissima.kernel.game import GAMES, Game, Refusal, Word
from serenissima.kernel.notation import by_kind, event_kinds, event_list, move_text, spell
from serenissima.kernel.position import step_to_json
from serenissima.kernel.shape import Named, Names
from serenissima.kernel.story import Clause, Fact, Line, Thing
from serenissima.text.messages import Facts, Messages, Sitter, message_id

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = tuple(sorted(path.name for path in FOLDER.iterdir() if (path / "common.ftl").is_file()))
LESSON: Final = "lesson"  # what only learners are told
ENTRY: Final = re.compile(
    r"^\w.*\n(?:[ ].*\n|\n(?=[ ]))*", re.MULTILINE
)  # a message; what follows its first line is indented
AT_THE_DOOR: Final = ("game-", "options-", "names-seat-")  # what is said of a game where nobody plays it


class BadLanguage(ValueError):
    """A language in which nothing has been written yet."""


@lru_cache(maxsize=64)
def house_source(language: str, name: str) -> str:
    """What the house itself says, as it is written: `common` everywhere, `web` in browsers, the others where needed."""
    return (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def game_sources(language: str, key: str) -> dict[str, str]:
    """What a game says, as it is written: every file of the language by its name; one without words has none."""
    folder = room.paper(GAMES[key], f"words/{language}") if key in GAMES else FOLDER / "nowhere"
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}


@lru_cache(maxsize=64)
def at_the_door(language: str, key: str) -> str:
    """What is said of a game where nobody plays it, as it is written: what it is, its options, who sits there."""
    entries = ENTRY.findall(at_the_table(language, key))
    return "".join(entry for entry in entries if entry.startswith(AT_THE_DOOR))


@lru_cache(maxsize=64)
def at_the_table(language: str, key: str) -> str:
    """What a game says to those who play it, as it is written."""
    return "\n".join(source for name, source in game_sources(language, key).items() if name != LESSON)


@lru_cache(maxsize=64)
def house_text(language: str, name: str) -> Messages:
    """What the house itself says; with what is common goes all that no browser says, such as `terminal`."""
    files = sorted(path.stem for path in (FOLDER / language).glob("*.ftl")) if name == "common" else [name]
    browsers = ("puzzles", "studies", "tab", "web")
    return Messages(language, [house_source(language, file) for file in files if file == name or file not in browsers])


@lru_cache(maxsize=64)
def game_text(language: str, key: str) -> Messages:
    """What a game says; one without words says everything in notation."""
    return Messages(language, game_sources(language, key).values(), house_text(language, "common"))


def names_like(key: str) -> dict[str, str]:
    """Kinds of names that are called as those of another kind are."""
    said: dict[str, str] = room.read(GAMES[key], "table.toml").get("names_like", {}) if key in GAMES else {}
    return said


class Words:
    """How one language speaks of one game, to whoever sits in the seat of the reader."""

    def __init__(self, language: str, game_key: str, reader: Seat | None = None) -> None:
        if language not in LANGUAGES:
            raise BadLanguage(f"{language!r} is no language of this house; it has {', '.join(LANGUAGES)}")
        self.language = language
        self.game_key = game_key
        self.reader = reader
        self.text = game_text(language, game_key)
        self.common = house_text(language, "common")
        self.like = names_like(game_key)
        named = [key.split("-")[1] for key in self.text.written if key.startswith("names-")]
        self.named: Final = frozenset([*named, *self.like])  # kinds
        self._pretty: dict[tuple[str, tuple[str, ...]], tuple[str, ...]] = {}

    @property
    def title(self) -> str:
        """The game's title."""
        return self.of_itself("title", self.game_key)

    def of_itself(self, word: str, otherwise: str = "") -> str:
        """What the game says of itself: its `title`, `authors`, what its `score` is called."""
        return self.text.say("game", word) or otherwise

    def say(self, section: str, key: str, **facts: str | int) -> str:
        """A phrase of the house itself, from `common.ftl`."""
        said = self.common.say(section, key, facts=facts)
        return key if said is None else said

    def label(self, key: str, **facts: str | int) -> str:
        """A word on the board; its key where nobody has written one."""
        said = self.text.say("board", key, facts=facts)
        return key.replace("_", " ") if said is None else said

    def plain_label(self, key: str) -> str | None:
        """A word on the board that needs no facts."""
        return self.text.whole("board", key)

    def short(self, kind: str, name: str, otherwise: str) -> str:
        """The short name of a thing, for a narrow place."""
        return self.text.say("short", kind, name) or otherwise

    def name(self, kind: str, name: str) -> str:
        """The name a person knows a thing by."""
        known = self.text.say("names", kind, name)
        if known is None and name.isdecimal():
            known = self.text.say("names", kind, "number", facts={"number": name})
        if known is not None:
            return known
        return self.name(self.like[kind], name) if kind in self.like else name

    def pretty(self, names: Names) -> Names:
        """All names of the game as a person knows them."""
        return {kind: self._pretty_kind(kind, known) for kind, known in names.items()}

    def _pretty_kind(self, kind: str, known: tuple[str, ...]) -> tuple[str, ...]:
        found = self._pretty.get((kind, known))
        if found is None:
            found = self._pretty[kind, known] = tuple(self.name(kind, name) for name in known)
        return found

    def prompt(self, step: str, facts: Facts) -> str:
        """What is asked at a decision point; `facts` are the fields of the step, see `asked`."""
        said = self.text.say("prompts", step, facts=facts)
        return step.replace("_", " ") if said is None else said

    def asked(self, game: Game, names: Names, step: Step) -> str:
        """What this step asks."""
        return self.prompt(step_name(step), self.step_facts(game, names, step))

    def step_facts(self, game: Game, names: Names, step: Step) -> dict[str, str]:
        """The fields of a step in words; `me` says whether its `seat` is the reader's."""
        written = step_to_json(game, step, self.pretty(names))
        facts = {key: self.listed(value) for key, value in written.items()}
        for field, shape in game.step_shapes.items():
            if field in facts and isinstance(shape, Named) and shape.kind == "seat":
                facts[field] = Sitter(facts[field], getattr(step, field) == self.reader)
        return with_me(facts)

    def listed(self, value: Any) -> str:
        """A value, or a list of them, as text."""
        if isinstance(value, list):
            return ", ".join(str(item) for item in value) or self.nothing
        return self.nothing if value is None else str(value)

    @property
    def nothing(self) -> str:
        return self.say("words", "nothing")

    def move(self, game: Game, names: Names, step: str, move: Move) -> str:
        """What a move does, as a short phrase."""
        word = game.word(step, move[0])
        key = lookup(self.text, "moves", f"{step}.{move[0]}")
        if key is None or word is None:
            return move_text(game, names, step, move)
        return self.text.said(key, self.facts(word, kinds_of(word, len(move) - 1), move[1:], names)) or ""

    def event(self, game: Game, names: Names, event: Event) -> str:
        """What has happened, as a sentence; empty when another event of the same moment says it already."""
        key = lookup(self.text, "events", event[0])
        step, _, verb = event[0].rpartition(".")
        word = game.events.get(event[0]) or game.word(step, verb)
        if key is None or word is None:
            return self.bare(game, names, event)
        kinds = event_kinds(game, event[0], len(event) - 1)
        return self.text.said(key, self.facts(word, kinds, event[1:], names)) or ""

    def facts(self, word: Word, kinds: list[str], numbers: tuple[int, ...], names: Names) -> dict[str, str]:
        """Nouns by kind (`port`, `port2`, all of them as `ports`); of a noun that may repeat also the `count`.

        Where there is a `seat`, `me` says whether the reader sits there.
        """
        said = by_kind(kinds, numbers, self.pretty(names))
        seats = [number for kind, number in zip(kinds, numbers, strict=True) if kind == "seat"]
        for at, seat in enumerate(seats, 1):
            key = "seat" if at == 1 else f"seat{at}"
            said[key] = Sitter(said[key], seat == self.reader)
        if seats:
            pretty = self.pretty(names)
            said["seats"] = ", ".join(self.in_a_row(spell("seat", one, pretty), one == self.reader) for one in seats)
        for kind in word.kinds:
            if kind.endswith("*"):
                said.setdefault(kind[:-1] + "s", self.nothing)
                said["count"] = str(kinds.count(kind[:-1]))
        return with_me(said)

    def line(self, game: Game, names: Names, line: Line) -> str:
        """A line of the tale without whose it is: its heading, and then what was done."""
        if line.events:
            return " ".join(filter(None, [self.event(game, names, event) for event in line.events]))
        head = self.clause(names, line.head)
        done = ", ".join(filter(None, [self.clause(names, clause) for clause in line.clauses]))
        return self.say("tale", "line", head=head, done=done) if head and done else head or done

    def clause(self, names: Names, clause: Clause) -> str:
        """A piece of the tale; its key where nobody has written it."""
        facts = {name: self.told(names, fact) for name, fact in clause.facts.items()}
        said = self.text.say("story", clause.key, facts=facts)
        return clause.key.replace("_", " ") if said is None else said

    def told(self, names: Names, fact: Fact) -> str | int:
        """A number, a thing by its name, or several things as one lists them."""
        if isinstance(fact, int):
            return fact
        if isinstance(fact, Thing):
            return self.thing(names, fact)
        return format_list([self.one_of(names, one) for one in fact], locale=self.language) or self.nothing

    def one_of(self, names: Names, thing: Thing) -> str:
        """One of several things; the one who reads is called as such."""
        said = self.thing(names, thing)
        return self.in_a_row(said, isinstance(said, Sitter) and said.mine)

    def in_a_row(self, said: str, mine: bool) -> str:
        """One name among others: that of the reader is not said."""
        return self.say("who", "subject") if mine else said

    def thing(self, names: Names, thing: Thing) -> str:
        """A thing by its name, with how many of them if there are several."""
        if thing.number < 0:
            return self.nothing
        name = self.pretty(names)[thing.kind][thing.number]
        if thing.kind == "seat":
            return Sitter(name, thing.number == self.reader)
        return name if thing.n == 1 else self.say("tale", "several", n=thing.n, thing=name)

    def bare(self, game: Game, names: Names, event: Event) -> str:
        """An event in notation, where nobody has written a sentence for it."""
        return " ".join(event_list(game, names, event))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, with the rule that says so."""
        facts = {key: self.fact(key, value) for key, value in refusal.facts}
        own = self.text.say("refusals", refusal.reason, facts=facts)
        said = own or self.common.say("refusals", refusal.reason, facts=facts) or refusal.reason.replace("_", " ")
        return f"{said} ({refusal.rule})"

    def fact(self, key: str, value: str) -> str:
        """A fact of a refusal in words: a name, several of one kind (`goods`), or who is `asked`."""
        kind = "seat" if key == "asked" else key.removesuffix("s")
        if key in self.named or not (key == "asked" or kind in self.named):
            return self.name(key, value)
        luck = {"luck": self.say("words", "luck")}
        return ", ".join(luck.get(one) or self.name(kind, one) for one in value.split(", "))

    def flag(self, flag: str) -> str:
        """What a person should be warned of before a move."""
        return self.text.say("flags", flag) or flag

    def flag_mark(self, flag: str) -> str:
        """The same in a word, for a list of moves."""
        return self.text.say("flag_marks", flag) or flag

    def ending(self, ending: str) -> str:
        """The way a game ended."""
        return self.text.say("endings", ending) or ending

    def option(self, option: str) -> str:
        """What a table option is about."""
        return self.text.say("options", option) or option.replace("_", " ")


def lookup(text: Messages, section: str, key: str) -> str | None:
    """The id of the message for `step.verb`, or else for the verb alone; none where nobody has written either."""
    ids = (message_id(section, key), message_id(section, key.rpartition(".")[2]))
    return next((one for one in ids if one in text.written), None)


def with_me(facts: dict[str, str]) -> dict[str, str]:
    """Facts that say of their seat whether the reader sits there."""
    seat = facts.get("seat")
    if isinstance(seat, Sitter):
        facts["me"] = "yes" if seat.mine else "no"
    return facts
