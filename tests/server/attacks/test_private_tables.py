"""A stranger who knows the id of a private table: for him there is none."""

from __future__ import annotations

from typing import Any

import pytest

from server.running import Client

ACTS: list[tuple[str, str, Any]] = [
    ("POST", "/join", {}),
    ("POST", "/join", {"invite": "guess"}),
    ("POST", "/leave", None),
    ("POST", "/start", None),
    ("POST", "/resign", None),
    ("POST", "/return", None),
    ("POST", "/votes", {"kind": "pause"}),
    ("POST", "/ballots", {"vote": 1, "agree": True}),
    ("POST", "/standing", {"seat": 0, "step": "deal_reply", "answer": ["decline"]}),
    ("GET", "/standing", None),
    ("POST", "/chat", {"text": "I was here"}),
    ("POST", "/rematch", None),
    ("POST", "/hint", {"seat": 0}),
    ("POST", "/invite", None),
    ("POST", "/dismiss", {"seat": 0}),
    ("POST", "/close", None),
    ("PUT", "/notes", {"text": "mine"}),
    ("GET", "/story", None),
    ("GET", "/figures", None),
    ("GET", "/reckoning", None),
    ("GET", "/verify", None),
    ("GET", "/review", None),
    ("GET", "/review/progress", None),
]


@pytest.mark.parametrize(("method", "path", "body"), ACTS)
def test_a_private_table_answers_a_stranger_as_one_that_is_not_there(
    anna: Client, mallory: Client, method: str, path: str, body: Any
) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.post("/api/tables", {"game": "oltremare", "seats": seats, "visibility": "private"})
    here = mallory.refused(method, f"/api/tables/{table['id']}{path}", body)
    nowhere = mallory.refused(method, f"/api/tables/aaaaaaaaaa{path}", body)
    assert (here["code"], here["message"]) == ("not_found", "There is no such table.")
    assert nowhere == here
    assert anna.get(f"/api/tables/{table['id']}/chat") == []


def test_a_stranger_does_not_speak_over_a_socket_at_a_private_table(anna: Client, mallory: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.post("/api/tables", {"game": "oltremare", "seats": seats, "visibility": "private"})
    assert mallory.sit_at(table["id"]).receive()["code"] == "not_found"
