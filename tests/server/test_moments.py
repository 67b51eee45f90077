"""Earlier moments of a game that goes on: a seat is told again what it was told then, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from serenissima.games import GAMES
from serenissima.server.routes.moments import MOST
from server.running import Client, Seated, anything
from server.test_tables import asked_of, table_of_two

ALIKE = ("view", "called", "asked", "counts")


def positions(seated: Seated) -> dict[int, dict[str, Any]]:
    """The positions that were sent, by how much had been told then; the first of each."""
    sent: dict[int, dict[str, Any]] = {}
    for frame in map(json.loads, seated.raw):
        if frame["t"] == "position":
            sent.setdefault(frame["seen"], frame)
    return sent


def moments(client: Client, table: str, eyes: int | str, last: int) -> dict[int, dict[str, Any]]:
    """All moments so far, page by page."""
    found: dict[int, dict[str, Any]] = {}
    for first in range(0, last + 1, MOST):
        page = client.get(f"/api/tables/{table}/moments?as={eyes}&first={first}&last={first + MOST - 1}")
        found |= {one["seen"]: one for one in page["moments"] if one["seen"] <= last}
    return found


def tale_of(sent: dict[int, dict[str, Any]], seen: int) -> list[Any]:
    """The tale as it had been told by that position."""
    lines: list[Any] = []
    for frame in (frame for number, frame in sorted(sent.items()) if number <= seen):
        lines[frame["tale"]["start"] :] = frame["tale"]["lines"]
    return lines


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_moment_is_the_position_that_was_sent_then(anna: Client, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = anna.open({"game": game, "seats": seats, "visibility": "public"}, "mine")
    onlooker = Client(anna.url)
    looks, seated, eyes = onlooker.sit_at(table["id"]), anna.sit_at(table["id"]), table["yours"][0]
    seated.play_while(anything(5), lambda frame: bool(frame["legal"]), 25)
    seated.ask(t="ping")
    looks.ask(t="ping")
    for client, heard, seen_as in ((anna, seated, eyes), (onlooker, looks, "watch")):
        sent = positions(heard)
        told = moments(client, table["id"], seen_as, max(sent))
        news = {one["seen"]: one for frame in sent.values() for one in frame["news"]}
        assert len(told) >= len(sent) > 10
        assert sorted(told) == [0, *sorted(news)]
        for seen, frame in sent.items():
            for field in ALIKE:
                assert told[seen][field] == frame[field], (seen, field)
        lines: list[Any] = []
        for seen, one in sorted(told.items()):
            lines[one["tale"]["start"] :] = one["tale"]["lines"]
            assert seen not in sent or lines == tale_of(sent, seen), seen
            assert one["news"] == ([news[seen]] if seen else [])
    onlooker.close()


def test_what_was_taken_back_is_no_moment(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    seated = [anna.sit_at(table["id"]), bruno.sit_at(table["id"])]
    for _ in range(30):
        one, seat = asked_of(seated)
        if one.positions[seat]["undo"]:
            break
        one.play(seat, one.positions[seat]["legal"][0])
    client = anna if one is seated[0] else bruno
    before = one.positions[seat]
    gone = before["seen"]
    assert one.ask(t="undo", seat=seat, seen=gone)["t"] == "ack"
    told = moments(client, table["id"], seat, gone + 1)
    assert gone not in told
    assert max(told) < gone


def test_the_eyes_of_others_stay_closed(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno, visibility="public")
    mine = anna.get(f"/api/tables/{table['id']}")["table"]["yours"][0]
    path = f"/api/tables/{table['id']}/moments?first=0&last=9&as="
    assert anna.get(f"{path}{mine}")["moments"][0]["view"]["own"] is not None
    for eyes, code in ((1 - mine, "not_over"), ("open", "not_over"), (7, "no_such_seat"), ("-1", "no_such_seat")):
        assert anna.refused("GET", f"{path}{eyes}")["code"] == code
    stranger = Client(anna.url)
    for eyes in (0, 1):
        assert stranger.refused("GET", f"{path}{eyes}")["code"] == "not_over"
    assert all(one["view"]["own"] is None for one in stranger.get(f"{path}watch")["moments"])
    stranger.close()


def test_a_private_table_has_no_moments_for_strangers(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno, visibility="private")
    stranger = Client(anna.url)
    answer = stranger.ask("GET", f"/api/tables/{table['id']}/moments?first=0&last=9")
    assert answer.status_code in (403, 404)
    stranger.close()


def test_only_so_many_moments_are_told_at_a_time(anna: Client, bruno: Client) -> None:
    path = f"/api/tables/{table_of_two(anna, bruno)['id']}/moments"
    assert anna.get(f"{path}?first=0&last={MOST - 1}")["moments"]
    assert anna.refused("GET", f"{path}?first=0&last={MOST}")["code"] == "too_many"
    assert anna.ask("GET", f"{path}?first=-1&last=5").status_code == 400
    assert anna.get(f"{path}?first=9000&last=9001")["moments"] == []
