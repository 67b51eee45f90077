"""Whole games over the wire."""

from __future__ import annotations

import pytest

from serenissima.games import GAMES
from server.running import Client, anything


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_against_a_bot(anna: Client, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    opened = anna.post("/api/tables", {"game": game, "seats": seats})
    table = anna.sit_at(opened["id"]).play_on(anything(1))
    assert table["status"] == "over"
    assert 1 in table["over"]["places"]
    assert table["trust"]["secret"]


def test_two_people_meet_by_link_and_each_sees_his_own_seat(anna: Client, bruno: Client) -> None:
    opened = anna.post("/api/tables", {"game": "serenissima_2012", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert opened["status"] == "open"
    assert opened["trust"]["secret"] is None
    assert bruno.refused("POST", f"/api/tables/{opened['id']}/join", {})["code"] == "not_invited"
    joined = bruno.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invite"]})
    assert joined["status"] == "playing"
    hers, his = anna.sit_at(opened["id"]), bruno.sit_at(opened["id"])
    for seated in (hers, his):
        seated.wait_for(lambda frame: frame["t"] == "position")
    assert len(hers.positions) == len(his.positions) == 1
    assert set(hers.positions) | set(his.positions) == {0, 1}
    asked = hers if next(iter(hers.positions.values()))["legal"] else his
    seat, position = next(iter(asked.positions.items()))
    assert seat is not None
    answer = asked.play(seat, position["legal"][0])
    assert answer["t"] == "ack"


def test_a_draft_of_several_answers_is_looked_at_and_changes_nothing(anna: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "bruno"}]
    opened = anna.post("/api/tables", {"game": "serenissima_1996", "seats": seats, "shuffle": False})
    table = anna.sit_at(opened["id"])
    table.wait_for(lambda frame: frame["t"] == "position" and frame["legal"])
    seat, position = next((seat, one) for seat, one in table.positions.items() if one["legal"])
    asked = {"t": "ahead", "seat": seat, "seen": position["seen"]}
    found = table.ask(**asked, moves=[["deploy", "3", "4"]])
    assert found["t"] == "prospect"
    crews = [one["crew"] for one in found["view"]["table"]["galleys"].values() if one["crew"]]
    assert crews == [3, 4]
    assert len(found["events"]) == 1
    no = table.ask(**asked, moves=[["deploy", "3", "6"]])
    assert no["t"] == "reason"
    assert no["reason"] == "one_to_so_many"
    late = table.ask(**asked, moves=[["deploy", "3", "4"], ["deploy", "3", "4"]])
    assert late["t"] == "reason"
    assert late["reason"] == "not_asked"
    assert table.ask(**asked, moves=[["sink", "3"]])["code"] == "no_move"
    assert table.ask(**{**asked, "seen": position["seen"] + 1}, moves=[])["code"] == "stale"
    nothing = table.ask(**asked, moves=[])
    assert nothing["view"] == position["view"]
    assert nothing["legal"] == position["legal"]
