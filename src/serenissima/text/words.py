"""Facts in words: prompts, moves, events, refusals and names, from the words of a game's room and `common.toml` here.

A phrase is a text with `{placeholders}`, or a table of forms (`zero`, `one`, `other`) chosen by the number in it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from serenissima.kernel import room
from serenissima.kernel.answer import kinds_of
from serenissima.kernel.core import Event, Move, Step, step_name
from serenissima.kernel.game import GAMES, Game, Refusal, Word
from serenissima.kernel.notation import by_kind, event_kinds, event_list, move_text
from serenissima.kernel.position import step_to_json
from serenissima.kernel.shape import Names

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = tuple(sorted(path.name for path in FOLDER.iterdir() if (path / "common.toml").is_file()))
OF_ITSELF: Final = {"games": "about", "authors": "authors", "lasts": "lasts"}  # section of the browser -> word
Phrase = str | dict[str, str]
Facts = Mapping[str, str]


class BadLanguage(ValueError):
    """A language in which nothing has been written yet."""


@lru_cache(maxsize=64)
def house_text(language: str, name: str) -> dict[str, Any]:
    """What the house itself says: `common` everywhere, `web` in the browser."""
    return tomllib.loads((FOLDER / language / f"{name}.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def game_text(language: str, key: str) -> dict[str, Any]:
    """What a game says; one without words says everything in notation."""
    return room.read(GAMES[key], f"words/{language}.toml") if key in GAMES else {}


@lru_cache(maxsize=64)
def lesson_text(language: str, key: str) -> dict[str, Any]:
    """What is said in the first lesson of a game."""
    return room.read(GAMES[key], f"words/lesson_{language}.toml")


def web_text(language: str) -> dict[str, Any]:
    """All sentences of the browser, with what each game says of itself on the first page."""
    of_itself = {key: game_text(language, key).get("game", {}) for key in GAMES}
    told = {
        section: {key: said[word] for key, said in of_itself.items() if word in said}
        for section, word in OF_ITSELF.items()
    }
    return {**house_text(language, "web"), **told}


class Words:
    """How one language speaks of one game."""

    def __init__(self, language: str, game_key: str) -> None:
        if language not in LANGUAGES:
            raise BadLanguage(f"{language!r} is no language of this house; it has {', '.join(LANGUAGES)}")
        self.language = language
        self.game_key = game_key
        self.text = game_text(language, game_key)
        self.common = house_text(language, "common")
        self._pretty: dict[tuple[str, tuple[str, ...]], tuple[str, ...]] = {}

    @property
    def title(self) -> str:
        """The game's title."""
        return str(self.text.get("game", {}).get("title", self.game_key))

    def say(self, section: str, key: str, **facts: str) -> str:
        """A phrase of the house itself, from `common.toml`."""
        return fill(self.common[section][key], facts)

    def name(self, kind: str, name: str) -> str:
        """The name a person knows a thing by."""
        known = self.text.get("names", {}).get(kind, {})
        if name in known:
            return str(known[name])
        if name.isdecimal() and "number" in known:
            return str(known["number"]).format(number=name)
        return self.name(known["like"], name) if "like" in known else name

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
        phrase = self.text.get("prompts", {}).get(step)
        return fill(phrase, facts) if phrase is not None else step.replace("_", " ")

    def asked(self, game: Game, names: Names, step: Step) -> str:
        """What this step asks."""
        return self.prompt(step_name(step), self.step_facts(game, names, step))

    def step_facts(self, game: Game, names: Names, step: Step) -> dict[str, str]:
        """The fields of a step in words."""
        written = step_to_json(game, step, self.pretty(names))
        return {key: self.listed(value) for key, value in written.items()}

    def listed(self, value: Any) -> str:
        """A value, or a list of them, as text."""
        if isinstance(value, list):
            return ", ".join(str(item) for item in value) or self.nothing
        return self.nothing if value is None else str(value)

    @property
    def nothing(self) -> str:
        return str(self.common["words"]["nothing"])

    def move(self, game: Game, names: Names, step: str, move: Move) -> str:
        """What a move does, as a short phrase."""
        phrase = lookup(self.text.get("moves", {}), f"{step}.{move[0]}")
        word = game.word(step, move[0])
        if phrase is None or word is None:
            return move_text(game, names, step, move)
        return fill(phrase, self.facts(word, kinds_of(word, len(move) - 1), move[1:], names))

    def event(self, game: Game, names: Names, event: Event) -> str:
        """What has happened, as a sentence; empty when another event of the same moment says it already."""
        phrase = lookup(self.text.get("events", {}), event[0])
        step, _, verb = event[0].rpartition(".")
        word = game.events.get(event[0]) or game.word(step, verb)
        if phrase is None or word is None:
            return self.bare(game, names, event)
        return fill(phrase, self.facts(word, event_kinds(game, event[0], len(event) - 1), event[1:], names))

    def facts(self, word: Word, kinds: list[str], numbers: tuple[int, ...], names: Names) -> dict[str, str]:
        """Nouns by kind (`port`, `port2`, all of them as `ports`); of a noun that may repeat also the `count`."""
        said = by_kind(kinds, numbers, self.pretty(names))
        for kind in word.kinds:
            if kind.endswith("*"):
                said.setdefault(kind[:-1] + "s", self.nothing)
                said["count"] = str(kinds.count(kind[:-1]))
        return said

    def bare(self, game: Game, names: Names, event: Event) -> str:
        """An event in notation, where nobody has written a sentence for it."""
        return " ".join(event_list(game, names, event))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, with the rule that says so."""
        phrase = self.text.get("refusals", {}).get(refusal.reason) or self.common["refusals"].get(refusal.reason)
        if phrase is None:
            return f"{refusal.reason.replace('_', ' ')} ({refusal.rule})"
        facts = {key: self.fact(key, value) for key, value in refusal.facts}
        return f"{fill(phrase, facts)} ({refusal.rule})"

    def fact(self, key: str, value: str) -> str:
        """A fact of a refusal in words: a name, several of one kind (`goods`), or who is `asked`."""
        kind, known = "seat" if key == "asked" else key.removesuffix("s"), self.text.get("names", {})
        if key in known or not (key == "asked" or kind in known):
            return self.name(key, value)
        luck = {"luck": str(self.common["words"]["luck"])}
        return ", ".join(luck.get(one) or self.name(kind, one) for one in value.split(", "))

    def flag(self, flag: str) -> str:
        """What a person should be warned of before a move."""
        return str(self.text.get("flags", {}).get(flag, flag))

    def flag_mark(self, flag: str) -> str:
        """The same in a word, for a list of moves."""
        return str(self.text.get("flag_marks", {}).get(flag, flag))

    def ending(self, ending: str) -> str:
        """The way a game ended."""
        return str(self.text.get("endings", {}).get(ending, ending))

    def option(self, option: str) -> str:
        """What a table option is about."""
        return str(self.text.get("options", {}).get(option, option.replace("_", " ")))


def lookup(section: Mapping[str, Phrase], key: str) -> Phrase | None:
    """The phrase for `step.verb`, or else for the verb alone."""
    return section[key] if key in section else section.get(key.rpartition(".")[2])


def fill(phrase: Phrase, facts: Facts) -> str:
    """The phrase with its facts; of several forms the one that fits the number it speaks of."""
    if isinstance(phrase, dict):
        phrase = phrase.get(plural(facts.get("n") or facts.get("count", "")), phrase["other"])
    return phrase.format_map(facts)


def plural(number: str) -> str:
    return {"0": "zero", "1": "one"}.get(number, "other")
