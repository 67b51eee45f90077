"""Everybody does everything at once: whatever comes first, nothing breaks and nobody gets a seat twice."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from server.running import Client, Server

TABLES = 3
PEOPLE = 5
ACTS = 40  # of each
KINDS = ("pause", "resume", "end", "extend", "undo", "replace")


def an_act(rng: Random, tables: list[dict[str, Any]]) -> tuple[str, str, Any]:
    """Anything that somebody may try at a table."""
    table = rng.choice(tables)
    path = f"/api/tables/{table['id']}"
    vote = {"kind": rng.choice(KINDS), "seat": rng.randrange(4), "to": rng.randrange(9)}
    acts: list[tuple[str, str, Any]] = [
        ("POST", f"{path}/join", {"invite": table["invite"], "seat": rng.choice((None, 0, 1, 2))}),
        ("POST", f"{path}/leave", None),
        ("POST", f"{path}/start", None),
        ("POST", f"{path}/invite", None),
        ("POST", f"{path}/dismiss", {"seat": rng.randrange(3)}),
        ("POST", f"{path}/resign", None),
        ("POST", f"{path}/return", None),
        ("POST", f"{path}/rematch", None),
        ("POST", f"{path}/votes", {name: value for name, value in vote.items() if value is not None}),
        ("POST", f"{path}/ballots", {"vote": rng.randrange(1, 6), "agree": rng.random() < 0.8}),
        ("POST", f"{path}/luck", {"luck": "mine", "commitment": table["trust"]["commitment"]}),
        ("POST", f"{path}/chat", {"text": "hurry"}),
        ("PUT", f"{path}/notes", {"text": "hurry"}),
        ("GET", f"{path}/moments?first=0&last=5", None),
        ("GET", f"{path}/replay?as=watch", None),
        ("GET", path, None),
        ("GET", "/api/tables?mine=true", None),
    ]
    return rng.choice(acts)


def hurry(client: Client, seed: int, tables: list[dict[str, Any]]) -> Counter[int]:
    """Somebody who tries everything; how he was answered."""
    rng = Random(seed)
    return Counter(client.ask(*an_act(rng, tables)).status_code for _ in range(ACTS))


def check_seats(client: Client, tables: list[dict[str, Any]]) -> None:
    """Nobody sits twice at a table."""
    for table in tables:
        shown = client.get(f"/api/tables/{table['id']}")["table"]
        people = [seat["person"] for seat in shown["seats"] if seat["person"] is not None]
        assert len(people) == len(set(people)), shown["seats"]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_at_once_is_done_or_refused(server: Server, seed: int) -> None:
    people = [server.guest() for _ in range(PEOPLE)]
    wish = {"game": "serenissima_2012", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    tables = [host.post("/api/tables", {**wish, "visibility": "public"}) for host in people[:TABLES]]
    with ThreadPoolExecutor(PEOPLE) as pool:
        found = pool.map(lambda at: hurry(people[at], 100 * seed + at, tables), range(PEOPLE))
        codes: Counter[int] = sum(found, Counter())
    assert not [code for code in codes if code >= 500], codes
    assert codes[200] > PEOPLE
    check_seats(people[0], tables)
    for client in people:
        client.close()
