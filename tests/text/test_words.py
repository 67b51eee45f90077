"""Every sentence is there, in every language, and every placeholder in it can be filled."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from program import random_game
from rooms import expected
from serenissima.games import GAMES
from serenissima.kernel.answer import kinds_of
from serenissima.kernel.core import Automatic, decision_name, legal, seats
from serenissima.kernel.game import Game, Refusal
from serenissima.kernel.notation import by_kind, event_kinds, top_name
from serenissima.kernel.position import field_names
from serenissima.kernel.record import refusal
from serenissima.kernel.shape import Names
from serenissima.laws.fuzz import draw_options
from serenissima.text import LANGUAGES, BadLanguage, Words
from serenissima.text.words import game_text, house_text, lookup

SPOKEN = [pytest.param(game, tongue, id=f"{game.key}-{tongue}") for game in GAMES.values() for tongue in LANGUAGES]


def forms(phrase: Any) -> list[str]:
    return list(phrase.values()) if isinstance(phrase, dict) else [phrase]


def placeholders(phrase: Any) -> set[str]:
    return {name for form in forms(phrase) for _, name, _, _ in string.Formatter().parse(form) if name}


def facts(game: Game, kinds: list[str]) -> set[str]:
    """What can be filled in for nouns of these kinds."""
    names: Names = {kind: ("x",) for kind in kinds if kind != "n"}
    return {*by_kind(kinds, (0,) * len(kinds), names), "count"}


def reasons(game: Game) -> Iterator[str]:
    """Every reason that a game may refuse a move for: its limits', and those of each `Refusal(rule, reason, facts)`."""
    for asks in game.asks:
        yield from (limit.reason for answer in asks.answers.values() for limit in answer.limits)
    for path in sorted(game.folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                yield from texts_in(node.args[1])


def texts_in(node: ast.expr) -> Iterator[str]:
    """The texts an expression may be; the condition of a choice is none of them."""
    if isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_decision_point_has_a_prompt_that_its_fields_can_fill(game: Game, language: str) -> None:
    prompts = game_text(language, game.key)["prompts"]
    for step in game.steps:
        if not issubclass(step, Automatic):
            name = decision_name(step.__name__)
            assert name in prompts, f"no prompt for {name}"
            assert placeholders(prompts[name]) <= set(field_names(step)), name


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_verb_has_a_move_phrase_that_its_nouns_can_fill(game: Game, language: str) -> None:
    phrases = game_text(language, game.key)["moves"]
    for verb, word in game.verbs.items():
        phrase = lookup(phrases, verb)
        assert phrase is not None, f"no phrase for {verb}"
        assert placeholders(phrase) <= facts(game, kinds_of(word, len(word.kinds))), verb


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_event_has_a_sentence_that_its_nouns_can_fill(game: Game, language: str) -> None:
    phrases = game_text(language, game.key)["events"]
    for name, word in game.events.items():
        assert name in phrases, f"no sentence for {name}"
        assert placeholders(phrases[name]) <= facts(game, kinds_of(word, len(word.kinds))), name
    for verb, word in game.verbs.items():
        assert lookup(phrases, verb) is not None, f"no sentence for {verb}, of {word.kinds}"


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_reason_for_a_refusal_has_a_sentence(game: Game, language: str) -> None:
    phrases = {**house_text(language, "common")["refusals"], **game_text(language, game.key)["refusals"]}
    given = set(reasons(game))
    assert len(given) > expected(game.key)["words"]["reasons"]
    assert sorted(given - set(phrases)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_can_be_said_for_any_move_at_any_moment(game: Game, seat_count: int, language: str) -> None:
    words, rng = Words(language, game.key), Random(seat_count)
    record = random_game(game, seat_count, seed=3)
    pool = [entry.move for entry in record.entries if entry.seat >= 0]
    said = set()
    for g, _, _ in record.replay():
        for seat in seats(g):
            for move in rng.sample(pool, min(20, len(pool))):
                refused = refusal(game, g, seat, move)
                if refused is not None:
                    sentence = words.refusal(refused)
                    assert "{" not in sentence
                    said.add(sentence)
    assert said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernels_own_reasons_have_sentences(language: str) -> None:
    assert {"game_over", "not_asked", "no_such_outcome", "no_undo", "no_such_thing", "not_offered"} <= set(
        house_text(language, "common")["refusals"]
    )


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_option_ending_and_name_is_known(game: Game, language: str) -> None:
    text = game_text(language, game.key)
    assert set(text["options"]) == set(game.options)
    assert text["game"]["title"]
    assert text["endings"]


def text_of(language: str, key: str) -> dict[str, Any]:
    """What the house or one of its games says."""
    return game_text(language, key) if key in GAMES else house_text(language, key)


@pytest.mark.parametrize("key", ["common", "web", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_things(language: str, key: str) -> None:
    english, said = phrases(text_of("en", key)), phrases(text_of(language, key))
    assert set(said) == set(english)
    for path, phrase in said.items():
        assert shape(phrase) == shape(english[path]), path


@pytest.mark.parametrize("key", ["common", "web", *GAMES])
@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_no_english_sentence_is_left_in_another_language(language: str, key: str) -> None:
    english, said = phrases(text_of("en", key)), phrases(text_of(language, key))
    assert [path for path, phrase in said.items() if phrase == english.get(path) and is_a_sentence(phrase)] == []


def phrases(text: Any, path: str = "") -> dict[str, Any]:
    """All phrases of a file by their paths; the forms of one phrase stay together."""
    if not isinstance(text, dict) or "other" in text:
        return {path: text}
    return {key: one for name, value in text.items() for key, one in phrases(value, f"{path}/{name}").items()}


def shape(phrase: Any) -> tuple[set[str], set[str]]:
    """What a translation keeps: the forms and the placeholders."""
    return set(phrase) if isinstance(phrase, dict) else set(), placeholders(phrase)


def is_a_sentence(phrase: Any) -> bool:
    """More than names and single words, which several languages may share (`1 ducat`, `{n} ducats`)."""
    words = [re.findall(r"[^\W\d_]+", re.sub(r"{.*?}", "", form)) for form in forms(phrase)]
    return any(sum(word[0].islower() for word in form) > 1 for form in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_in_words(game: Game, seat_count: int, language: str) -> None:
    """What play says is said without a hole: prompts, moves, events."""
    words = Words(language, game.key)
    options = next(filter(None, (draw_options(game, seat_count, Random(seed)) for seed in range(20))), {})
    record = random_game(game, seat_count, seed=seat_count, **options)
    for g, entry, told in record.replay():
        for _, event in told:
            assert "{" not in words.event(game, record.names, event)
            assert len(event_kinds(game, event[0], len(event) - 1)) == len(event) - 1
        if g.stack and (entry is None or entry.seat >= 0):
            assert words.asked(game, record.names, g.stack[-1])
            for seat in seats(g):
                for move in legal(g, seat):
                    assert "{" not in words.move(game, record.names, top_name(g), move)


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
