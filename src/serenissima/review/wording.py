"""Reasons in words: facts that speak for a way through a turn, in one sentence; and what a bot says for a deal.

The browser has a twin of this file, `web/src/lib/reasons.ts`.
"""

from __future__ import annotations

from functools import reduce
from typing import Final

from babel.lists import format_list
from babel.numbers import format_decimal

from serenissima.bots.dealing import Reason
from serenissima.kernel.core import CHANCE, Seat
from serenissima.kernel.game import Game
from serenissima.kernel.shape import Names
from serenissima.review.facts import Facts, Weighed
from serenissima.review.ways import Said
from serenissima.text import Words

LEAST: Final = 0.005  # a result less likely is not named
MANY: Final = 2  # the form of a word beside a number that is not whole


def way_text(words: Words, game: Game, names: Names, answers: tuple[Said, ...]) -> str:
    """A whole turn: what is answered, one thing after the other, without what the rules leave no choice about."""
    return ", ".join(words.move(game, names, said.step, said.move) for said in answers if not said.forced)


def because(words: Words, names: Names, seat: Seat, facts: Facts, share: float) -> str:
    """Why that seat should go this way, which leads to that share of the win."""
    when, gains = ("now", facts.now) if facts.now else ("soon", facts.soon)
    parts = [
        gains_text(words, names, seat, when, gains),
        ", ".join(chance_text(words, result, likely) for result, likely in facts.chances.items() if likely >= LEAST),
        "" if facts.agreed is None else words.say("reasons", "agreed", percent=percent(facts.agreed)),
        rather_text(words, share, facts),
        next_text(words, names, seat, facts),
    ]
    return sentence(words, [part for part in parts if part])


def gains_text(words: Words, names: Names, seat: Seat, when: str, gains: list[Weighed]) -> str:
    """What the turn brings, and the other way does not."""
    if not gains:
        return ""
    brings = listed(words, [gain_text(words, names, seat, one, one.by) for one in gains if one.by])
    if any(one.rather is None for one in gains):
        return words.say("reasons", when, brings=brings)
    rather = listed(words, [gain_text(words, names, seat, one, one.rather) for one in gains if one.rather])
    return words.say("reasons", f"{when}_rather", brings=brings, rather=rather)


def gain_text(words: Words, names: Names, seat: Seat, one: Weighed, by: float) -> str:
    """`+5 ducats`, with whose they are where they are another's."""
    number = abs(round(by)) if round(by, 1) == round(by) else MANY
    what = words.text.say("counts", one.what, facts={"n": number}) or one.what.replace("_", " ")
    if one.seat == seat:
        return words.say("reasons", "gain", by=signed(words, by), what=what)
    who = words.name("seat", names["seat"][one.seat])
    return words.say("reasons", "gain_of", who=who, by=signed(words, by), what=what)


def chance_text(words: Words, result: str, likely: float) -> str:
    """`won 62 %`."""
    called = words.text.say("results", result) or result.replace("_", " ")
    return words.say("reasons", "chance", result=called, percent=percent(likely))


def next_text(words: Words, names: Names, seat: Seat, facts: Facts) -> str:
    """Who answers then, where it is somebody else and nothing else has told it."""
    if facts.agreed is not None or facts.chances:
        return ""
    if facts.asked == (CHANCE,):
        return words.say("reasons", "luck")
    others = [words.name("seat", names["seat"][other]) for other in facts.asked if other != seat]
    if not others:
        return ""
    who = str(format_list(others, locale=words.language))
    return words.say("reasons", "asked", who=who, n=len(others))


def rather_text(words: Words, share: float, facts: Facts) -> str:
    """The chances to win this way and the other; where nothing that is counted differs, that is said too."""
    if facts.other is None:
        return words.say("reasons", "alone")
    both = apart(words, share, facts.other)
    told = bool(facts.now or facts.soon or facts.chances)
    if both is None:
        return "" if told else words.say("reasons", "equal")
    return words.say("reasons", "chances" if told else "better", share=both[0], other=both[1])


def apart(words: Words, share: float, other: float) -> tuple[str, str] | None:
    """Two shares in percent, as exactly as is needed to tell them apart; none where a tenth does not."""
    for pattern, digits in (("0", 0), ("0.0", 1)):
        if round(100 * share, digits) != round(100 * other, digits):
            one, two = (
                format_decimal(round(100 * said, digits), pattern, locale=words.language) for said in (share, other)
            )
            return str(one), str(two)
    return None


def remark(words: Words, names: Names, seat: Seat, reason: Reason) -> str:
    """What a bot says for a deal it made, took or left; `you` where it speaks to the other side."""
    pretty = words.pretty(names)
    facts = {kind: str(number) if kind == "n" else pretty[kind][number] for kind, number in reason.things}
    you = "yes" if reason.partner == words.reader else "no"
    seats = {"seat": pretty["seat"][seat], "partner": pretty["seat"][reason.partner], "you": you}
    return capital(words.say("reasons", reason.key, **seats, **facts))


def listed(words: Words, parts: list[str]) -> str:
    """Several things one after the other."""
    return ", ".join(parts) or words.nothing


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)


def signed(words: Words, number: float) -> str:
    """A number with its sign, as the language writes it."""
    size = str(format_decimal(round(abs(number), 1), "0.#", locale=words.language))
    return size if size == "0" else f"{'−' if number < 0 else '+'}{size}"


def sentence(words: Words, parts: list[str]) -> str:
    """Pieces as one sentence."""
    said = reduce(lambda one, two: words.say("reasons", "and", one=one, two=two), parts) if parts else ""
    return f"{capital(said)}." if said else ""


def capital(said: str) -> str:
    """The same, beginning with a capital letter."""
    return f"{said[:1].upper()}{said[1:]}"
