"""Clubs: who is in them, their quay, their tables and contests; challenges, and hosts who ask for reliable people."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert

from serenissima.games import GAMES
from serenissima.server.app import create_app
from serenissima.server.pairing import Seek, boat_of, suits
from serenissima.server.settings import Settings
from serenissima.server.storage import careers

GAME = next(key for key, game in sorted(GAMES.items()) if 2 in game.seats)
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")  # the server's own


class Company:
    """Several people at one house, each with a session of his own."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.sessions: dict[str, dict[str, str]] = {}
        self.ids: dict[str, str] = {}

    def comes(self, *names: str) -> None:
        for name in names:
            self.client.cookies.clear()
            self.client.post("/api/guest")
            told = self.client.post("/api/register", json={"name": name, "password": "a long word"})
            self.ids[name] = told.json()["id"]
            self.sessions[name] = dict(self.client.cookies)

    def ask(self, name: str, method: str, path: str, said: Any = None) -> Any:
        """What somebody is answered: JSON, or the status where there is none."""
        self.client.cookies.clear()
        self.client.cookies.update(self.sessions[name])
        answer = self.client.request(method, f"/api{path}", json={} if said is None and method != "GET" else said)
        return answer.json() if answer.content else answer.status_code


@pytest.fixture
def company(tmp_path: Path) -> Iterator[Company]:
    database = f"sqlite+aiosqlite:///{tmp_path / 'clubs.sqlite'}"
    with TestClient(create_app(Settings(database=database, rated_at_one_address=True, password_memory=12))) as client:
        here = Company(client)
        here.comes("Anna", "Bruno", "Carla")
        yield here


def club_of(company: Company, **more: Any) -> str:
    return str(company.ask("Anna", "POST", "/clubs", {"name": "Club of Delft", **more})["club"]["id"])


def table_of(club: str, **more: Any) -> dict[str, Any]:
    return {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "club": club, **more}


def test_people_join_are_let_in_and_leave(company: Company) -> None:
    club = club_of(company, joining="request")
    assert company.ask("Bruno", "POST", "/clubs", {"name": "CIub of Delft"})["code"] == "taken"  # it looks the same
    assert company.ask("Bruno", "POST", f"/clubs/{club}/join")["club"]["yours"] == "asks"
    assert company.ask("Bruno", "GET", f"/clubs/{club}")["asking"] == []  # he is no officer
    page = company.ask("Anna", "GET", f"/clubs/{club}")
    assert [one["name"] for one in page["asking"]] == ["Bruno"]
    bruno = f"/clubs/{club}/members/{company.ids['Bruno']}"
    assert company.ask("Carla", "PUT", bruno, {"role": "member"})["code"] == "not_yours"
    company.ask("Anna", "PUT", bruno, {"role": "member"})
    assert company.ask("Carla", "POST", f"/clubs/{club}/join", {"word": page["word"]})["club"]["yours"] == "member"
    anna = f"/clubs/{club}/members/{company.ids['Anna']}"
    company.ask("Anna", "PUT", bruno, {"role": "officer"})
    assert company.ask("Bruno", "PUT", anna, {"role": "out"})["code"] == "not_yours"  # she founded it
    carla = f"/clubs/{club}/members/{company.ids['Carla']}"
    company.ask("Bruno", "PUT", carla, {"role": "out"})
    assert company.ask("Carla", "POST", f"/clubs/{club}/join")["code"] == "sent_away"
    company.ask("Carla", "POST", f"/clubs/{club}/leave")
    assert company.ask("Carla", "POST", f"/clubs/{club}/join")["code"] == "sent_away"  # that opens no door
    company.ask("Anna", "POST", f"/clubs/{club}/leave")
    company.ask("Bruno", "POST", f"/clubs/{club}/leave")
    assert company.ask("Bruno", "GET", f"/clubs/{club}")["code"] == "not_found"  # nobody is left


def test_the_longest_member_looks_after_a_club_without_officers(company: Company) -> None:
    club = club_of(company)
    for name in ("Carla", "Bruno"):
        company.ask(name, "POST", f"/clubs/{club}/join")
    company.ask("Anna", "POST", f"/clubs/{club}/leave")
    assert company.ask("Carla", "GET", f"/clubs/{club}")["club"]["yours"] == "officer"


def test_a_club_by_link_is_found_with_the_link_alone(company: Company) -> None:
    club = club_of(company, joining="link")
    assert company.ask("Bruno", "GET", "/clubs") == []
    assert company.ask("Bruno", "GET", f"/clubs/{club}")["members"] == []
    assert company.ask("Bruno", "POST", f"/clubs/{club}/join", {"word": "guess"})["code"] == "not_invited"
    word = company.ask("Anna", "GET", f"/clubs/{club}")["word"]
    fresh = company.ask("Anna", "POST", f"/clubs/{club}/link")["word"]
    assert company.ask("Bruno", "POST", f"/clubs/{club}/join", {"word": word})["code"] == "not_invited"
    assert company.ask("Bruno", "POST", f"/clubs/{club}/join", {"word": fresh})["club"]["yours"] == "member"


def test_tables_of_a_club_are_for_members_and_keep_its_rules(company: Company) -> None:
    club = club_of(company, rules={"hints": False, "paces": ["turns", "none"]})
    assert company.ask("Bruno", "POST", "/tables", table_of(club))["code"] == "members_only"
    assert company.ask("Anna", "POST", "/tables", table_of(club))["code"] == "club_rules"
    live = table_of(club, hints=False, pace={"kind": "live"})
    assert company.ask("Anna", "POST", "/tables", live)["code"] == "club_rules"
    table = company.ask("Anna", "POST", "/tables", table_of(club, hints=False, visibility="public"))
    assert (table["club"], table["visibility"]) == (club, "link")
    assert company.ask("Bruno", "POST", f"/tables/{table['id']}/join")["code"] == "members_only"
    assert company.ask("Bruno", "GET", f"/harbour?club={club}")["code"] == "members_only"
    company.ask("Bruno", "POST", f"/clubs/{club}/join")
    seen = company.ask("Bruno", "GET", f"/harbour?club={club}")["boats"]
    assert [boat["table"] for boat in seen] == [table["id"]]
    assert company.ask("Bruno", "GET", "/harbour")["boats"] == []
    assert company.ask("Bruno", "POST", f"/tables/{table['id']}/join")["status"] == "playing"


def test_members_find_each_other_at_their_own_quay(company: Company) -> None:
    club = club_of(company)
    company.ask("Bruno", "POST", f"/clubs/{club}/join")
    wish = {"seats": 2, "pace": {"kind": "turns", "hours": 24}}
    assert company.ask("Carla", "PUT", f"/harbour/{GAME}", {**wish, "club": club})["code"] == "members_only"
    company.ask("Carla", "PUT", f"/harbour/{GAME}", wish)
    company.ask("Anna", "PUT", f"/harbour/{GAME}", {**wish, "club": club})
    assert [one["name"] for one in company.ask("Bruno", "GET", f"/harbour?club={club}")["boats"][0]["people"]] == [
        "Anna"
    ]
    company.ask("Bruno", "PUT", f"/harbour/{GAME}", {**wish, "club": club})
    (wait,) = company.ask("Anna", "GET", "/harbour")["waits"]
    table = company.ask("Anna", "GET", f"/tables/{wait['table']}")["table"]
    assert ({seat["name"] for seat in table["seats"]}, table["club"]) == ({"Anna", "Bruno"}, club)
    assert company.ask("Carla", "GET", "/harbour")["waits"][0]["table"] is None


def test_a_challenge_is_for_one_person_alone(company: Company) -> None:
    wish = {"seats": 2, "pace": {"kind": "turns", "hours": 24}}
    assert company.ask("Anna", "PUT", f"/harbour/{GAME}", {**wish, "only": "Anna"})["code"] == "not_found"
    company.ask("Anna", "PUT", f"/harbour/{GAME}", {**wish, "only": "Carla"})
    assert company.ask("Bruno", "GET", "/harbour")["boats"] == []
    company.ask("Bruno", "PUT", f"/harbour/{GAME}", wish)
    boats = company.ask("Carla", "GET", "/harbour")["boats"]
    assert sorted(str(boat["only"]) for boat in boats) == ["Carla", "None"]
    company.ask("Carla", "PUT", f"/harbour/{GAME}", {**wish, "only": "Anna"})
    (wait,) = company.ask("Anna", "GET", "/harbour")["waits"]
    seats = company.ask("Anna", "GET", f"/tables/{wait['table']}")["table"]["seats"]
    assert {seat["name"] for seat in seats} == {"Anna", "Carla"}


def test_a_host_asks_for_reliable_people(company: Company) -> None:
    context = company.client.app.state.context

    async def late(who: str) -> None:
        async with context.engine.begin() as connection:
            sums = {"begun": 10, "kept": 8, "decided": 9, "won": 1, "upsets": 0}
            await connection.execute(insert(careers).values(user_id=who, game=GAME, **sums))

    with company.client.portal() as portal:
        portal.call(late, company.ids["Bruno"])
    table = company.ask("Anna", "POST", "/tables", table_of("", reliable=90, visibility="public"))
    assert table["reliable"] == 90
    (boat,) = company.ask("Bruno", "GET", "/harbour")["boats"]
    assert (boat["reliable"], boat["no"]) == (90, "reliable")
    assert company.ask("Bruno", "POST", f"/tables/{table['id']}/join")["code"] == "unreliable"
    assert company.ask("Carla", "POST", f"/tables/{table['id']}/join")["status"] == "playing"  # she has hardly played


def test_at_the_quay_the_unreliable_are_not_paired_with_who_asks_for_more() -> None:
    anna = Seek("a", GAME, 2, "live", 1500, 0.0, reliable=90, kept=100)
    bruno = Seek("b", GAME, 2, "live", 1500, 1.0, kept=80)
    carla = Seek("c", GAME, 2, "live", 1500, 2.0)
    assert [suits([anna], one, ()) for one in (bruno, carla)] == [False, True]
    assert boat_of(anna) != boat_of(Seek("a", GAME, 2, "live", 1500, 0.0, club="x"))


def test_contests_of_a_club_are_opened_by_officers_and_entered_by_members(company: Company) -> None:
    club = club_of(company)
    wanted = {"name": "Cup", "game": GAME, "form": "swiss", "starts": time.time() + 3600, "seats": 2, "club": club}
    assert company.ask("Bruno", "POST", "/contests", wanted)["code"] == "not_yours"
    opened = company.ask("Anna", "POST", "/contests", wanted)
    assert opened["club_name"] == "Club of Delft"
    assert company.ask("Bruno", "POST", f"/contests/{opened['id']}/enter")["code"] == "members_only"
    company.ask("Bruno", "POST", f"/clubs/{club}/join")
    assert company.ask("Bruno", "POST", f"/contests/{opened['id']}/enter")["people"] == 1
