"""Names that can be told apart: what a name looks like, by the confusable letters of Unicode (UTS 39)."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.util import find_spec

from serenissima.kernel.game import BadOption
from serenissima.kernel.record import check_players
from serenissima.server.refusals import No

OF_ALL = frozenset(("COMMON", "INHERITED"))  # digits, dots, marks
TOGETHER = (frozenset(("HAN", "HIRAGANA", "KATAKANA")), frozenset(("HAN", "HANGUL")), frozenset(("HAN", "BOPOMOFO")))
UNSEEN = "\u200e\u200f"
LONGEST_LOOK = 180
LONGEST_FOLDED = 48
OF_THE_HOUSE = ("admin", "administrator", "moderator", "serenissima", "system", "support", "staff")
LETTERS = find_spec("confusable_homoglyphs") is not None  # in a browser's tab nobody can be mistaken for a stranger


def check_name(name: str) -> None:
    """A name that can stand in a record, in letters of one script."""
    try:
        check_players((name,))
    except BadOption as error:
        raise No("bad_name", str(error)) from error
    if len(name.casefold()) > LONGEST_FOLDED:
        raise No("bad_name", "That name is too long when its capitals are written small.")
    if not LETTERS:
        return
    if is_of_the_house(name):
        raise No("bad_name", "That name is for the house itself.")
    from confusable_homoglyphs import categories  # its tables are read when a name is, and not before

    scripts = {categories.alias(letter) for letter in name} - OF_ALL
    if len(scripts) > 1 and not any(scripts <= those for those in TOGETHER):
        raise No("bad_name", "A name is in letters of one script.")


def is_of_the_house(name: str) -> bool:
    """Whether a name is taken for one of those who keep the house, whatever its case and the numbers beside it."""
    letters = "".join(filter(str.isalpha, name))
    said = {name, letters, name.casefold(), letters.casefold()}
    return not looks_reserved().isdisjoint(map(look_of, said))


@lru_cache(maxsize=1)
def looks_reserved() -> frozenset[str]:
    """What the names of those look like who keep the house: nobody speaks in their name."""
    return frozenset(look_of(name) for name in OF_THE_HOUSE)


def look_of(name: str) -> str:
    """What a name looks like: two names with the same look are mistaken for each other."""
    plain = unicodedata.normalize("NFKD", name)
    return drawn(drawn(plain).casefold())[:LONGEST_LOOK]


def alike(one: str, other: str) -> bool:
    """Whether two names are mistaken for each other, by ear or by eye."""
    return one.casefold() == other.casefold() or look_of(one) == look_of(other)


def drawn(word: str) -> str:
    """The word with one letter for all that are drawn like it."""
    return "".join(letter_like(letter) for letter in word)


@lru_cache(maxsize=4096)
def letter_like(letter: str) -> str:
    """One for all letters that are mistaken for this one: a longer drawing first (`rn` for `m`), then a plain one."""
    near = {letter, *likenesses(letter)}
    near |= {far for one in tuple(near) for far in likenesses(one)}
    return min(near, key=lambda one: (-len(one), not one.isascii(), not one.islower(), not one.isalpha(), one))


def likenesses(letter: str) -> list[str]:
    """What is drawn like it, without marks that are not drawn at all."""
    if not LETTERS:
        return []
    from confusable_homoglyphs import confusables

    near = (one["c"].strip(UNSEEN) for one in confusables.confusables_data.get(letter, ()))
    return [one for one in near if one]
