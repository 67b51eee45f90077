"""Every sentence is there, in every language, and every variable in it can be filled."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from program import random_game
from rooms import expected
from serenissima.games import GAMES
from serenissima.kernel.answer import kinds_of
from serenissima.kernel.core import Automatic, Event, Move, Seat, Step, decision_name, legal, seats
from serenissima.kernel.flat import field_names
from serenissima.kernel.game import Game, Refusal, Word
from serenissima.kernel.notation import by_kind, event_kinds, top_name
from serenissima.kernel.record import refusal
from serenissima.kernel.shape import Named, Names
from serenissima.laws.fuzz import draw_options
from serenissima.text import LANGUAGES, BadLanguage, Words
from serenissima.text.messages import Messages, message_id
from serenissima.text.words import (
    AT_THE_DOOR,
    at_the_door,
    at_the_table,
    game_sources,
    game_text,
    house_source,
    house_text,
    lookup,
)

SPOKEN = [pytest.param(game, tongue, id=f"{game.key}-{tongue}") for game in GAMES.values() for tongue in LANGUAGES]

ONE_OF_MANY = re.compile(r"\b1 (?!is\b|has\b|carries\b|lies\b)[a-z]+s\b")  # a number that may be one is no "1 sailors"


def facts(kinds: list[str]) -> set[str]:
    """What can be filled in for nouns of these kinds."""
    names: Names = {kind: ("x",) for kind in kinds if kind != "n"}
    return {*by_kind(kinds, (0,) * len(kinds), names), "count", *(["me"] if "seat" in kinds else [])}


@cache
def reasons(game: Game) -> frozenset[str]:
    """Every reason that a game may refuse a move for: its limits', and those of each `Refusal(rule, reason, facts)`."""
    found = {limit.reason for asks in game.asks for answer in asks.answers.values() for limit in answer.limits}
    for path in sorted(game.folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                found |= set(texts_in(node.args[1]))
    return frozenset(found)


def texts_in(node: ast.expr) -> Iterator[str]:
    """The texts an expression may be; the condition of a choice is none of them."""
    if isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_decision_point_has_a_prompt_that_its_fields_can_fill(game: Game, language: str) -> None:
    text = game_text(language, game.key)
    for step in game.steps:
        if not issubclass(step, Automatic):
            prompt, fields = message_id("prompts", decision_name(step.__name__)), set(field_names(step))
            assert prompt in text.written
            assert text.variables(prompt) <= fields | ({"me"} if "seat" in fields else set()), prompt


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_what_is_said_to_those_who_wait_is_of_a_question_whose_fields_can_fill_it(game: Game, language: str) -> None:
    text, spoken = game_text(language, game.key), game_text(LANGUAGES[0], game.key)
    questions = {decision_name(step.__name__): set(field_names(step)) for step in game.steps}
    assert sorted(text.under("waits")) == sorted(spoken.under("waits"))
    for step in text.under("waits"):
        assert text.variables(message_id("waits", step)) <= questions[step], step


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_verb_has_a_move_phrase_that_its_nouns_can_fill(game: Game, language: str) -> None:
    text = game_text(language, game.key)
    for verb, word in game.verbs.items():
        phrase = lookup(text, "moves", verb)
        assert phrase is not None, f"no phrase for {verb}"
        assert text.variables(phrase) <= facts(kinds_of(word, len(word.kinds))), verb


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_event_has_a_sentence_that_its_nouns_can_fill(game: Game, language: str) -> None:
    text = game_text(language, game.key)
    for name, word in game.events.items():
        sentence = message_id("events", name)
        assert sentence in text.written
        assert text.variables(sentence) <= facts(kinds_of(word, len(word.kinds))), name
    for verb, word in game.verbs.items():
        assert lookup(text, "events", verb) is not None, f"no sentence for {verb}, of {word.kinds}"


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_reason_for_a_refusal_has_a_sentence(game: Game, language: str) -> None:
    phrases = {*house_text(language, "common").under("refusals"), *game_text(language, game.key).under("refusals")}
    given = reasons(game)
    assert len(given) > expected(game.key)["words"]["reasons"]
    assert sorted(given - phrases) == []


@cache
def refused_in_a_game(key: str, seat_count: int) -> list[Refusal]:
    """Why moves of one moment were not legal at another, each reason once."""
    game, rng = GAMES[key], Random(seat_count)
    record = random_game(game, seat_count, seed=3)
    pool = [entry.move for entry in record.entries if entry.seat >= 0]
    found: dict[str, Refusal] = {}
    for g, _, _ in record.replay():
        for seat in seats(g):
            for move in rng.sample(pool, min(20, len(pool))):
                refused = refusal(game, g, seat, move)
                if refused is not None:
                    found[repr(refused)] = refused
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_can_be_said_for_any_move_at_any_moment(game: Game, seat_count: int, language: str) -> None:
    words, refused = Words(language, game.key), refused_in_a_game(game.key, seat_count)
    assert refused
    assert [one for one in refused if "{" in words.refusal(one)] == []
    if language == "en":
        assert [said for one in refused if ONE_OF_MANY.search(said := words.refusal(one))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernels_own_reasons_have_sentences(language: str) -> None:
    assert {
        "game_over",
        "not_asked",
        "no_such_outcome",
        "no_undo",
        "no_such_thing",
        "not_offered",
        "only_the_clock",
    } <= set(house_text(language, "common").under("refusals"))


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_option_ending_and_name_is_known(game: Game, language: str) -> None:
    text = game_text(language, game.key)
    assert set(text.under("options")) == set(game.options)
    assert text.say("game", "title")
    assert text.under("endings")


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_warning_has_a_sentence_and_a_mark(game: Game, language: str) -> None:
    text = game_text(language, game.key)
    flags = {flag for asks in game.asks for answer in asks.answers.values() for flag in answer.warns}
    assert set(text.under("flags")) >= flags
    assert set(text.under("flag_marks")) == set(text.under("flags"))


def sources(language: str, key: str) -> list[str]:
    """What the house or one of its games says, as it is written."""
    return list(game_sources(language, key).values()) if key in GAMES else [house_source(language, key)]


def text_of(language: str, key: str) -> Messages:
    """The same, read."""
    return Messages(language, sources(language, key))


def faults(english: Messages, said: Messages) -> dict[str, str]:
    """What a translation lacks, has too many of, or says with other variables than the English text does."""
    found = {key: "missing" for key in english.written if key not in said.written}
    found |= {key: "nobody asks for it" for key in said.written if key not in english.written}
    both = [key for key in said.written if key in english.written]
    return found | {key: "variables" for key in both if named(said, key) != named(english, key)}


def named(text: Messages, key: str) -> frozenset[str]:
    """The variables of a message; whether the reader is meant (`me`) is for each language to ask."""
    return text.variables(key) - {"me"}


@pytest.mark.parametrize("key", ["common", "reasons", "tab", "terminal", "web", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_things(language: str, key: str) -> None:
    assert faults(text_of("en", key), text_of(language, key)) == {}


def test_a_translation_with_a_fault_is_found() -> None:
    english = Messages("en", ["a = { $seat } sails.\nb = here\nc = { $seat } bids.\n"])
    german = Messages("de", ["a = { $sitz } segelt.\nc =\n    { $me ->\n        [yes] Du bietest.\n"])
    assert faults(english, german) == {"a": "variables", "b": "missing", "c": "missing"}
    assert faults(english, Messages("de", ["a = { $seat }\nb = da\nc = { $seat }\nd = zu viel\n"])) == {
        "d": "nobody asks for it"
    }


def broken(source: str) -> list[str]:
    """What is no Fluent, and ids that are written twice."""
    body = FluentParser().parse(source).body
    twice = Counter(entry.id.name for entry in body if isinstance(entry, ftl.Message))
    junk = [entry.content or "" for entry in body if isinstance(entry, ftl.Junk)]
    return junk + [key for key, count in twice.items() if count > 1]


@pytest.mark.parametrize("key", ["common", "reasons", "tab", "terminal", "web", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read_and_says_nothing_twice(language: str, key: str) -> None:
    assert broken("\n".join(sources(language, key))) == []


def test_a_text_that_cannot_be_read_is_found() -> None:
    assert broken("a = { $n\nb = b\n") == ["a = { $n\n"]
    assert broken("a = a\nb = b\na = c\n") == ["a"]


@pytest.mark.parametrize("key", ["common", "reasons", "tab", "terminal", "web", *GAMES])
@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_no_english_sentence_is_left_in_another_language(language: str, key: str) -> None:
    english, said = text_of("en", key), text_of(language, key)
    same = [one for one, entry in said.written.items() if entry.equals(english.written[one], ["span", "comment"])]
    assert [one for one in same if is_a_sentence(said.written[one])] == []


def is_a_sentence(entry: ftl.Message) -> bool:
    """More than names and single words, which several languages may share (`1 ducat`, `{ $n } ducats`)."""
    return any(sum(word[0].islower() for word in re.findall(r"[^\W\d_]+", form)) > 1 for form in forms(entry.value))


def forms(pattern: ftl.Pattern | None) -> Iterator[str]:
    """The texts of a pattern without its variables; of one that chooses among forms, those of each."""
    elements = pattern.elements if pattern else []
    yield " ".join(part.value for part in elements if isinstance(part, ftl.TextElement))
    for part in elements:
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                yield from forms(variant.value)


class Said(NamedTuple):
    """All that was asked in a game; what could be answered and what was told, each once."""

    names: Names
    asked: list[Step]
    moves: list[tuple[str, Move]]
    events: list[Event]


@cache
def said_in_a_game(key: str, seat_count: int) -> Said:
    game = GAMES[key]
    options = next(filter(None, (draw_options(game, seat_count, Random(seed)) for seed in range(20))), {})
    record = random_game(game, seat_count, seed=seat_count, **options)
    asked: list[Step] = []
    moves: dict[tuple[str, Move], None] = {}
    events: dict[Event, None] = {}
    for g, entry, told in record.replay():
        events.update(dict.fromkeys(event for _, event in told))
        if g.stack and (entry is None or entry.seat >= 0):
            asked.append(g.stack[-1])
            moves.update(dict.fromkeys((top_name(g), move) for seat in seats(g) for move in legal(g, seat)))
    return Said(record.names, asked, list(moves), list(events))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_in_words(game: Game, seat_count: int, language: str) -> None:
    """What play says is said without a hole: prompts, moves, events."""
    words, said = Words(language, game.key), said_in_a_game(game.key, seat_count)
    assert all(said)
    for event in said.events:
        assert "{" not in words.event(game, said.names, event)
        assert len(event_kinds(game, event[0], len(event) - 1)) == len(event) - 1
    for step in said.asked:
        assert words.asked(game, said.names, step)
    for name, move in said.moves:
        assert "{" not in words.move(game, said.names, name, move)


def test_the_number_chooses_the_form() -> None:
    game = GAMES["serenissima_2012"]
    words = Words("en", game.key)
    names = {**random_game(game, 2).names}
    port = names["port"].index("valencia")
    target = len(names["galley"]) + port
    assert words.move(game, names, "invest_step", ("hire", target, 1)) == "hire 1 sailor for València"
    assert words.move(game, names, "invest_step", ("hire", 4, 2)) == "hire 2 sailors for galley 4"
    assert words.move(game, names, "loot", ("take",)) == "take nothing"
    assert words.move(game, names, "loot", ("take", 0, 5)) == "take wood, spice"
    assert words.event(game, names, ("loot.take", 0)) == "Blue takes nothing from the wreck."
    assert words.event(game, names, ("occupy.occupy", 1, 0)) == "Red leaves the port neutral."


def test_none_is_singular_in_french_alone() -> None:
    cards = "chart", "choose_more"
    french, italian = (game_text(language, "oltremare") for language in ("fr", "it"))
    assert "0 carte" in (french.say(*cards, facts={"n": 0}) or "")
    assert "0 cartes" not in (french.say(*cards, facts={"n": 0}) or "")
    assert italian.say(*cards, facts={"n": 0}) != italian.say(*cards, facts={"n": 1})


def test_numbers_are_written_without_grouping() -> None:
    messages = Messages("de", ["paid = { $n ->\n    [one] ein Dukaten\n   *[other] { $n } Dukaten\n }\n"])
    assert messages.say("paid", facts={"n": "1300"}) == "1300 Dukaten"
    assert messages.say("paid", facts={"n": 1}) == "ein Dukaten"


def test_a_sentence_that_cannot_be_filled_says_what_it_can() -> None:
    messages = Messages("en", ["pays = { $seat } pays { $n }.\n"])
    assert messages.say("pays", facts={"seat": "Anna"}) == "Anna pays {$n}."
    assert messages.say("nobody", "wrote") is None
    assert Words("en", "serenissima_2012").say("play", "nobody_wrote") == "nobody_wrote"


SPEAKING = """
events-sails =
    { $me ->
        [yes] You sail
       *[no] { $seat } sails
    } home.
events-pays = { WHO($seat) } to { WHO($seat2, as: "object") }, { WHO($seat2, as: "possessive") } purse.
events-order = Order: { $seats }.
"""


@pytest.mark.parametrize(
    ("reader", "event", "said"),
    [
        (0, ("sails", 0), "You sail home."),
        (1, ("sails", 0), "Blau sails home."),
        (None, ("sails", 0), "Blau sails home."),
        (0, ("pays", 0, 1), "du to Rot, Rots purse."),
        (1, ("pays", 0, 1), "Blau to dich, dein purse."),
        (1, ("order", 0, 1, 2), "Order: Blau, du, Orange."),
        (None, ("order", 0, 1, 2), "Order: Blau, Rot, Orange."),
    ],
)
def test_the_one_who_reads_is_told_of_himself_as_such(reader: Seat | None, event: Event, said: str) -> None:
    game = GAMES["serenissima_2012"]
    words = Words("de", game.key, reader)
    words.text = Messages("de", [*game_sources("de", game.key).values(), SPEAKING], words.common)
    events = {"sails": Word(("seat",)), "pays": Word(("seat", "seat")), "order": Word(("seat*",))}
    assert words.event(replace(game, events=events), random_game(game, 3).names, event) == said


def test_a_prompt_knows_whether_it_speaks_to_the_one_who_reads() -> None:
    game = GAMES["serenissima_1996"]
    fields = [name for name, shape in game.step_shapes.items() if isinstance(shape, Named) and shape.kind == "seat"]
    record = random_game(game, 3)
    told = [
        Words("en", game.key, reader).step_facts(game, record.names, g.stack[-1]).get("me")
        for g, _, _ in record.replay()
        if g.stack and hasattr(g.stack[-1], "seat")
        for reader in (g.stack[-1].seat, None)
    ]
    assert "seat" in fields
    assert set(told) == {"yes", "no"}


def test_a_refusal_says_its_rule() -> None:
    words = Words("en", "serenissima_2012")
    said = words.refusal(Refusal("S12-3.2", "not_asked", (("asked", "blue"),)))
    assert said.endswith("(S12-3.2)")
    assert "Blue" in said
    assert words.refusal(Refusal("S12-3.2", "brand_new_reason")) == "brand new reason (S12-3.2)"


def test_a_refusal_names_several_things_in_its_own_language() -> None:
    missing = Refusal("S12-9.9", "goods_missing", (("goods", "wood, stone"),))
    asked = Refusal("S12-3.2", "not_asked", (("asked", "red, luck"),))
    italian, french = Words("it", "serenissima_2012"), Words("fr", "serenissima_2012")
    assert "legno, pietra" in italian.refusal(missing)
    assert "Rouge, le sort" in french.refusal(asked)


def test_what_nobody_has_written_yet_is_said_in_notation(game: Game, seat_count: int) -> None:
    """A game without a text file can still be played."""
    words = Words("en", "a_game_without_text")
    record = random_game(game, seat_count)
    seen = set()
    for _, entry, told in record.replay():
        if entry is not None:
            seen.add(words.move(game, record.names, entry.step, entry.move))
            seen |= {words.event(game, record.names, event) for _, event in told}
    assert len(seen) > 5


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(BadLanguage, match=r"'tlh' is no language of this house; it has .*en"):
        Words("tlh", "serenissima_2012")


def test_text_files_lie_where_they_are_looked_for() -> None:
    assert "en" in LANGUAGES
    assert Path(str(GAMES["serenissima_2012"].folder)).is_dir()


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_what_is_said_of_a_game_at_the_door_is_a_small_part_of_what_it_says(game: Game, language: str) -> None:
    door, table = at_the_door(language, game.key), at_the_table(language, game.key)
    said = [entry for entry in FluentParser().parse(door).body if isinstance(entry, ftl.Message)]
    whole = [entry for entry in FluentParser().parse(table).body if isinstance(entry, ftl.Message)]
    assert [one for one in said if one.id.name == "game-title"]
    kept = [one for one in whole if one.id.name.startswith(AT_THE_DOOR)]
    assert len(said) == len(kept)
    assert all(a.equals(b) for a, b in zip(said, kept, strict=True))
    assert len(door) * 10 < len(table)
