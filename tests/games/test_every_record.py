"""Recorded games of every game: told again they come out the same, to the last byte."""

from __future__ import annotations

import json
from importlib import import_module
from itertools import chain
from typing import Final

import pytest

from games.recorded import GAMES, Book, told_again, written
from rooms import expected, room_of
from serenissima.kernel.core import AnyState, Move, legal, seats
from serenissima.kernel.position import fingerprint, from_json, to_json
from serenissima.kernel.record import BadRecord, read_record
from serenissima.laws.broken import whole

KEYS: Final = sorted(path.parent.name for path in GAMES.glob("*/expected.toml"))
TOLD: Final = {key: expected(key).get("records", {}) for key in KEYS}
BOOKS: Final[dict[str, Book]] = {
    key: import_module(f"games.{key}.make_records").BOOK for key in KEYS if (room_of(key) / "make_records.py").is_file()
}
FILES: Final = [(path.parent.parent.name, path.stem) for path in sorted(GAMES.glob("*/records/*.rec"))]
ANEW: Final = [(key, name) for key, told in TOLD.items() for name in told.get("anew", ())]
POSITIONS: Final = [
    (key, name, told["every"])
    for key, told in TOLD.items()
    for name in told.get("positions") or (BOOKS[key].recipes if key in BOOKS else ())
]
CHANGED: Final = [(key, told["changed"]) for key, told in TOLD.items() if "changed" in told]

every_file = pytest.mark.parametrize(("key", "name"), FILES)
every_book = pytest.mark.parametrize("book", [pytest.param(book, id=key) for key, book in BOOKS.items()])
every_recipe = pytest.mark.parametrize(
    ("book", "name"),
    [pytest.param(book, name, id=f"{key}-{name}") for key, book in BOOKS.items() for name in book.recipes],
)


@every_file
def test_a_record_is_told_again_to_the_last_byte(key: str, name: str) -> None:
    record, text = told_again(key, name), written(key, name)
    note = text[: text.index("\n") + 1] if text.startswith("# ") else ""
    assert record.over
    assert note + record.text() == text


@every_file
def test_replaying_gives_the_fingerprint_of_every_entry(key: str, name: str) -> None:
    for g, entry, _ in told_again(key, name).replay():
        assert entry is None or fingerprint(g.table) == entry.check


@pytest.mark.rule("DS-15.1", "DS-15.4", "DS-15.8", "DS-15.9")
@pytest.mark.rule("OM-12.10", "OM-12.12")
@pytest.mark.rule("S12-14.2", "S12-14.3", "S12-14.4")
@every_recipe
def test_scores_ranking_and_ending_come_out_the_same(book: Book, name: str) -> None:
    record = book.told_again(name)
    assert book.result(record) == book.results()[name]
    scores = book.game.scores(record.state)
    assert f"= {' '.join(str(score) for score in scores)}" == written(book.game.key, name).splitlines()[-1]


@pytest.mark.parametrize(("key", "name"), ANEW)
def test_the_same_seed_gives_the_same_game(key: str, name: str) -> None:
    book = BOOKS[key]
    assert book.play(book.recipes[name]).text() == written(key, name)


@every_book
def test_every_record_has_its_recipe_and_every_option_is_recorded(book: Book) -> None:
    assert sorted(path.stem for path in book.folder.glob("*.rec")) == sorted(chain(book.recipes, book.by_hand))
    assert sorted(book.results()) == sorted(book.recipes)
    assert {option for recipe in book.recipes.values() for option in recipe.options} == set(book.game.options)


@every_book
def test_every_verb_and_every_event_occurs_somewhere(book: Book) -> None:
    verbs: set[str] = set()
    events: set[str] = set()
    for name in book.recipes:
        for _, entry, told in book.told_again(name).replay():
            if entry is not None:
                particular = f"{entry.step}.{entry.move[0]}"
                verbs.add(particular if particular in book.game.verbs else entry.move[0])
            events |= {event[0] for _, event in told}
    assert verbs == set(book.game.verbs)
    assert set(book.game.events) - events <= set(TOLD[book.game.key].get("never", ()))


@pytest.mark.parametrize(("key", "name", "every"), POSITIONS)
def test_every_moment_can_be_written_down_as_a_position_and_read_again(key: str, name: str, every: int) -> None:
    record = told_again(key, name)
    for at, (g, _, _) in enumerate(record.replay()):
        if at % every == 0:
            said = json.loads(json.dumps(to_json(record.game, g)))
            again = from_json(record.game, said)
            assert to_json(record.game, again) == said
            assert fingerprint(again.table) == fingerprint(g.table)
            assert whole(again) == whole(g)
            assert answers(again) == answers(g)


def answers(g: AnyState) -> list[list[Move]]:
    return [legal(g, seat) for seat in seats(g)]


@pytest.mark.parametrize(("key", "changed"), CHANGED)
def test_a_changed_record_is_refused_with_its_line(key: str, changed: dict[str, str]) -> None:
    name, verb, nonsense = changed["name"], changed["verb"], changed["nonsense"]
    lines = written(key, name).splitlines()
    at = next(number for number, line in enumerate(lines) if f" {verb} " in line)
    who, rest = lines[at].split(f" {verb} ")
    for number, line in (
        (at, f"{who} {verb} {rest.split(' #')[0]} #00000000"),
        (at, f"{who} {verb} {nonsense}"),
        (at, f"zoe {verb} {rest}"),
        (len(lines) - 1, "= 1 2"),
    ):
        with pytest.raises(BadRecord) as caught:
            read_record([*lines[:number], line, *lines[number + 1 :]])
        assert caught.value.line == number + 1
