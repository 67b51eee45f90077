"""What a table tells beside the position: outlooks beside the answers, the tale, and points by source."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import toy
import toy.outlook
from serenissima.games import GAMES
from serenissima.kernel.core import SPECTATOR
from serenissima.kernel.outlook import outlooks, telling_of
from serenissima.server.frames import Scene
from serenissima.server.routes.records import reckoned, tale_of
from serenissima.server.table import Table
from server.test_table import begun, fixed, play_first


def frame(table: Table, seat: int | None, since: int = 0) -> dict[str, Any]:
    """A frame as a client reads it: what several answers bring stands beside each of them."""
    said: dict[str, Any] = msgspec.json.decode(Scene(table, 100.0).frame(seat, since))
    if said["brings"] is not None:
        assert len(said["outlooks"]) < len(said["brings"])
        said["outlooks"] = [said["outlooks"][at] for at in said["brings"]]
    return said


def some_way(game: str, answers: int) -> Table:
    table, _ = begun(fixed(game, seats=3))
    for at in range(answers):
        if table.asked():
            play_first(table, 101.0 + at)
    return table


def test_every_legal_answer_has_its_outlook() -> None:
    table = some_way("toy", 4)
    seat = table.asked()[0]
    said = frame(table, seat)
    record = table.playing
    foretold = outlooks(telling_of(toy.GAME), record.state, seat)
    assert len(said["outlooks"]) == len(said["legal"]) == len(foretold) > 1
    for sent, own in zip(said["outlooks"], foretold, strict=True):
        mine = [(what, seat, by) for what, by in sent.get("gains", {}).items()]
        others = [(what, record.names["seat"].index(who), by) for what, who, by in sent.get("others", [])]
        assert sorted([*mine, *others]) == sorted(own.gains)
        assert sent.get("step", "") == ("" if own.asked == (seat,) else own.step)
    assert frame(table, None)["outlooks"] == []


def test_a_view_has_the_figures_of_its_reader_only() -> None:
    table = some_way("toy", 8)
    seen = [frame(table, seat)["view"]["figures"]["worth"] for seat in (None, 0, 1, 2)]
    coins = dict(zip(table.playing.names["seat"], table.playing.state.table.coins, strict=True))
    assert seen[0] == coins
    for seat in range(3):
        name = table.playing.names["seat"][seat]
        hand = toy.outlook.hand(table.playing.state, seat)
        assert seen[seat + 1] == {**coins, name: coins[name] + hand}


def grown(table: Table, seat: int | None, lines: list[Any], since: int) -> list[Any]:
    """The tale as a client keeps it: what was sent takes the place of everything from its start on."""
    tale = frame(table, seat, since)["tale"]
    assert tale["start"] <= len(lines)
    return [*lines[: tale["start"]], *tale["lines"]]


@pytest.mark.parametrize("game", ["toy", "serenissima_2012", "oltremare"])
def test_the_tale_grows_as_the_news_do(game: str) -> None:
    table, _ = begun(fixed(game, seats=3))
    kept: dict[int | None, list[Any]] = {seat: [] for seat in (None, 0, 1, 2)}
    told = dict.fromkeys(kept, 0)
    for at in range(60):
        if not table.asked():
            break
        play_first(table, 101.0 + at)
        for seat in kept:
            kept[seat] = grown(table, seat, kept[seat], told[seat])
            told[seat] = table.seen(seat)
    for seat, lines in kept.items():
        assert lines == frame(table, seat)["tale"]["lines"] != []


def test_what_is_taken_back_is_told_no_more() -> None:
    table = some_way("serenissima_2012", 12)
    seat = next(seat for seat in range(3) if table.choices_back(seat))
    lines = grown(table, seat, [], 0)
    seen = table.seen(seat)
    table.undo(seat, seen, 1, 200.0)
    after = grown(table, seat, lines, seen)
    assert after == frame(table, seat)["tale"]["lines"]
    assert after != lines


def test_two_in_a_row_are_taken_back_like_one_after_the_other() -> None:
    table = some_way("serenissima_2012", 14)
    seat = next(seat for seat in range(3) if table.choices_back(seat) > 1)
    lines, seen = grown(table, seat, [], 0), table.seen(seat)
    for _ in range(2):
        table.undo(seat, table.seen(seat), 1, 200.0)
        lines, seen = grown(table, seat, lines, seen), table.seen(seat)
    assert lines == frame(table, seat)["tale"]["lines"]


def test_points_by_source_add_up_to_the_score() -> None:
    table = some_way("toy", 200)
    assert table.status == "over"
    said = reckoned(table.playing, SPECTATOR)
    assert said.total == toy.scores(table.playing.state)
    assert {source.name: source.rule for source in said.sources} == {"coins": "TOY-0.2", "cards": "TOY-6.1"}


def test_a_finished_game_is_told_whole() -> None:
    record = some_way("toy", 200).playing
    tale = tale_of(record, 0)
    assert all(line.first <= line.last for line in tale.lines)
    assert [line.last for line in tale.lines] == sorted(line.last for line in tale.lines)


def patched(view: dict[str, Any], changes: list[Any]) -> dict[str, Any]:
    """A view after these changes, as a client makes it."""
    new: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    for path, value in changes:
        place = new
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return new


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_what_has_changed_and_the_view_before_make_the_view_of_now(game: str) -> None:
    table, _ = begun(fixed(game, seats=3))
    has: dict[int | None, Any] = {}
    held: dict[int | None, dict[str, Any]] = {}
    rng, sizes = Random(game), [0, 0]
    for at in range(300):
        if table.status != "playing":
            break
        scene = Scene(table, 100.0)
        for seat in (None, 0, 1, 2):
            whole = msgspec.json.decode(scene.frame(seat, table.seen(seat)))
            if seat in has:
                changed = msgspec.json.decode(scene.frame(seat, table.seen(seat), has[seat]))
                assert {**changed, "t": "position", "view": patched(held[seat], changed["changes"])} == {
                    **whole,
                    "changes": changed["changes"],
                }
                sizes[0] += len(scene.frame(seat, table.seen(seat)))
                sizes[1] += len(scene.frame(seat, table.seen(seat), has[seat]))
            has[seat], held[seat] = scene.view(seat), whole["view"]
        if table.by_itself() is not None:
            table.go_on(101.0 + at)
            continue
        seat = rng.choice(table.asked())
        table.give(seat, rng.choice(table.asking.of(seat)), 101.0 + at, "")
    assert at > 20
    assert sizes[1] * 3 < sizes[0] * 2
