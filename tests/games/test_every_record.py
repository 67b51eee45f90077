"""Recorded games of every game: told again they come out the same, to the last byte."""

from __future__ import annotations

import json
from itertools import chain
from typing import Final

import pytest

from games.dogeship.make_records import BOOK as DOGESHIP
from games.oltremare.make_records import BOOK as OLTREMARE
from games.recorded import GAMES, Book, told_again, written
from games.serenissima_2012.make_records import BOOK as SERENISSIMA_2012
from serenissima.kernel.core import AnyState, Move, legal, seats
from serenissima.kernel.position import fingerprint, from_json, to_json
from serenissima.kernel.record import BadRecord, read_record
from serenissima.laws.broken import whole

BOOKS: Final = {book.game.key: book for book in (DOGESHIP, OLTREMARE, SERENISSIMA_2012)}
FILES: Final = [(path.parent.parent.name, path.stem) for path in sorted(GAMES.glob("*/records/*.rec"))]

# The recipes that are followed anew in every run; `make_records` follows all of them.
ANEW: Final = {
    "dogeship": ("builders_3", "bonus_2", "covered_2", "variants_4"),
    "oltremare": ("last_card_2", "reshuffle_3", "second_exhaustion_4", "strict_4"),
    "serenissima_2012": ("traders_3", "hidden_2", "variants_4"),
}
# Which records are looked at as positions, and at every how manieth entry.
POSITIONS: Final = {
    "dogeship": (11, ("builders_2", "bonus_5", "covered_5", "variants_4")),
    "oltremare": (40, tuple(OLTREMARE.recipes)),
    "serenissima_1996": (40, ("two_players", "three_players", "four_players_other_options")),
    "serenissima_2012": (7, ("traders_4", "pirates_3", "hidden_3", "dealt_2")),
}
NEVER: Final = {"oltremare": {"nothing_to_draw", "nothing_to_play"}}  # events too rare for any record

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


@pytest.mark.parametrize(("key", "name"), [(key, name) for key, names in ANEW.items() for name in names])
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
    assert set(book.game.events) - events <= NEVER.get(book.game.key, set())


@pytest.mark.parametrize(
    ("key", "name", "every"), [(key, name, every) for key, (every, names) in POSITIONS.items() for name in names]
)
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


@pytest.mark.parametrize(
    ("key", "name", "verb", "nonsense"),
    [
        ("dogeship", "builders_2", "place", "purple_1"),
        ("serenissima_2012", "traders_2", "sell", "marmalade"),
    ],
)
def test_a_changed_record_is_refused_with_its_line(key: str, name: str, verb: str, nonsense: str) -> None:
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
