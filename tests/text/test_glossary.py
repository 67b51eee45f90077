"""One word for one thing: every text keeps to the glossary of its language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serenissima
from serenissima.games import GAMES
from serenissima.text import LANGUAGES

HOUSE = Path(serenissima.__file__).parent / "text"
ROOMS = {"house": HOUSE, **{key: game.folder / "words" for key, game in GAMES.items()}}
SPOKEN = [pytest.param(room, tongue, id=f"{room}-{tongue}") for room in ROOMS for tongue in LANGUAGES]
PICTURES = re.compile(r"\]\([^)]*\)")
RULE = re.compile(r"- \*\*(\S+)\*\*")


@dataclass(frozen=True)
class Term:
    """One thing, its word, and the words that are not for it: within these messages, or in all but those apart."""

    key: str
    word: str
    plural: str = ""
    never: tuple[str, ...] = ()
    within: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()
    note: str = ""

    def watches(self, message: str) -> bool:
        """Whether the term is meant where this message uses such a word."""
        inside = not self.within or any(fnmatchcase(message, name) for name in self.within)
        return inside and not any(fnmatchcase(message, name) for name in self.apart)


class Spoken(Visitor):
    """The words of a message; variables, numbers and the names of its cases are none."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the parser calls it by this name
        self.parts.append(node.value)


def glossary(path: Path) -> list[Term]:
    """The terms of one file, in its order."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))
    return [read_term(key, row) for key, row in rows.items()]


def read_term(key: str, row: dict[str, Any]) -> Term:
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    return Term(key, **fields)


@cache
def sentences(folder: Path) -> list[tuple[str, str]]:
    """Every message of a folder by its id, and every line of its rules by its number."""
    said = [one for path in sorted(folder.glob("*.ftl")) for one in messages(path.read_text(encoding="utf-8"))]
    return said + [one for path in sorted(folder.glob("*.md")) for one in lines(path.read_text(encoding="utf-8"))]


def messages(text: str) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            heard = Spoken()
            heard.visit(entry)
            yield entry.id.name, "\n".join(heard.parts)


def lines(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        rule = RULE.match(line)
        yield f"rules-{rule[1] if rule else ''}", PICTURES.sub("]", line)


def pattern(word: str) -> re.Pattern[str]:
    """The word by itself, a star for the rest of a longer one; a capital is a capital, a small letter either."""
    body = re.escape(word).replace(r"\*", r"\w*").replace("'", "['’]")
    return re.compile(rf"(?<!\w){body}(?!\w)", re.IGNORECASE if word.islower() else re.NOFLAG)


def faults(terms: list[Term], said: list[tuple[str, str]]) -> list[str]:
    """Where a text uses a word that its glossary keeps out."""
    banned = [(term, word, pattern(word)) for term in terms for word in term.never]
    return [
        f"{message}: “{word}” for {term.key}; the word is “{term.word}”"
        for message, text in said
        for term, word, found in banned
        if term.watches(message) and found.search(text)
    ]


def unsaid(terms: list[Term], said: list[tuple[str, str]]) -> list[str]:
    """Words of the glossary that no text uses."""
    texts = [text for _, text in said]
    words = [(term.key, word) for term in terms for word in (term.word, term.plural) if word]
    return [f"{key}: “{word}”" for key, word in words if not any(pattern(word.lower()).search(text) for text in texts)]


def nowhere(terms: list[Term], said: list[tuple[str, str]]) -> list[str]:
    """Messages that the glossary speaks of and that there are not."""
    ids = {message for message, _ in said}
    names = [(term.key, name) for term in terms for name in (*term.within, *term.apart)]
    return [f"{key}: {name}" for key, name in names if not any(fnmatchcase(message, name) for message in ids)]


def bound(room: str, language: str) -> list[tuple[str, str]]:
    """The texts that a glossary holds: its own folder's, and every game's too for that of the house."""
    folders = ROOMS.values() if room == "house" else [ROOMS[room]]
    return [sentence for folder in folders for sentence in sentences(folder / language)]


def terms_of(room: str, language: str) -> list[Term]:
    return glossary(ROOMS[room] / language / "glossary.toml")


@pytest.mark.parametrize(("room", "language"), SPOKEN)
def test_no_text_uses_another_word_for_a_thing_that_has_one(room: str, language: str) -> None:
    assert faults(terms_of(room, language), bound(room, language)) == []


@pytest.mark.parametrize(("room", "language"), SPOKEN)
def test_every_word_of_a_glossary_is_in_use(room: str, language: str) -> None:
    terms = terms_of(room, language)
    assert unsaid(terms, sentences(ROOMS[room] / language)) == []
    assert nowhere(terms, bound(room, language)) == []


@pytest.mark.parametrize(("room", "language"), SPOKEN)
def test_every_language_has_a_word_for_the_same_things(room: str, language: str) -> None:
    assert [term.key for term in terms_of(room, language)] == [term.key for term in terms_of(room, LANGUAGES[0])]


@pytest.mark.parametrize(("room", "language"), SPOKEN)
def test_a_glossary_never_keeps_out_its_own_word(room: str, language: str) -> None:
    for term in terms_of(room, language):
        own = [word for word in (term.word, term.plural) if word]
        assert not [word for word in own for other in term.never if pattern(other).fullmatch(word)], term.key


def test_there_are_enough_terms_to_speak_of() -> None:
    assert sum(len(terms_of(room, LANGUAGES[0])) for room in ROOMS) >= 50


@pytest.mark.parametrize(("room", "language"), SPOKEN)
def test_a_wrong_word_is_caught_wherever_it_is_planted(room: str, language: str) -> None:
    """Every word that a glossary keeps out, put into the first message that its term watches."""
    terms, said = terms_of(room, language), bound(room, language)
    for term in terms:
        message = next(message for message, _ in said if term.watches(message))
        for word in term.never:
            planted = (message, f"Ah, {word.replace('*', '')}!")
            assert any(term.key in fault for fault in faults(terms, [planted])), word


def test_a_word_is_found_by_itself_and_a_longer_one_by_its_star() -> None:
    tour = Term("round", "manche", never=("tour*",), within=("*round*", "lesson-title"), apart=("*combat_round",))
    assert faults([tour], [("story-round", "Tour 3"), ("lesson-title", "Deux tours")])
    assert not faults([tour], [("story-turn", "un tour"), ("story-round", "détour"), ("prompts-combat_round", "tour")])
    noun = Term("power", "Seemacht", never=("Macht",))
    assert faults([noun], [("x", "Macht 5")])
    assert not faults([noun], [("x", "er macht weiter")])


def test_variables_and_the_names_of_cases_are_not_words() -> None:
    text = "x = { $deal ->\n    [deal] ja\n   *[other] nein { $deal }\n }\n"
    assert [said.split() for _, said in messages(text)] == [["ja", "nein"]]
    assert list(lines("- **OM-1.1** Das ![Bild](piece:deal)")) == [("rules-OM-1.1", "- **OM-1.1** Das ![Bild]")]
