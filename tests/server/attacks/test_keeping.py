"""Who keeps order in the house, and who would like to: what moderators see and do, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serenissima.cli import main
from server.running import Client, Server
from server.test_tables import TWO, table_of_two

PASSWORD = "correct horse"


def keeper(server: Server, role: str) -> Client:
    """Somebody with a role, given by who runs the house."""
    client = server.guest()
    name = client.register("Keeper")
    assert main(["role", name, role, "--database", server.database]) == 0
    client.post("/api/login", {"name": name, "password": PASSWORD})
    return client


@pytest.fixture
def doge(server: Server) -> Iterator[Client]:
    """An admin."""
    client = keeper(server, "admin")
    yield client
    client.close()


@pytest.fixture
def avogador(server: Server) -> Iterator[Client]:
    """A moderator."""
    client = keeper(server, "moderator")
    yield client
    client.close()


def number_of(client: Client) -> str:
    return str(client.get("/api/me")["id"])


def test_who_is_muted_is_silent_over_a_socket_that_was_open_before(avogador: Client, mallory: Client) -> None:
    table = mallory.post("/api/tables", {"game": "oltremare", "seats": TWO})
    socket = mallory.sit_at(table["id"])
    assert socket.ask(t="chat", text="here I am")["t"] == "ack"
    avogador.post(f"/api/admin/users/{number_of(mallory)}/mute", {"hours": 2})
    assert socket.ask(t="chat", text="still here")["code"] == "muted"
    avogador.post(f"/api/admin/users/{number_of(mallory)}/mute", {"hours": 0})
    assert socket.ask(t="chat", text="thank you")["t"] == "ack"


def test_a_report_of_a_line_names_who_said_it_whoever_is_accused(
    avogador: Client, anna: Client, bruno: Client, mallory: Client
) -> None:
    table = table_of_two(anna, mallory)
    mallory.post(f"/api/tables/{table['id']}/chat", {"text": "something bad"})
    line = anna.get(f"/api/tables/{table['id']}/chat")[-1]["id"]
    anna.post("/api/reports", {"text": "it was Bruno", "about": number_of(bruno), "line": line})
    found = next(one for one in avogador.get("/api/admin/reports") if one["line"] == line)
    assert found["about"]["id"] == number_of(mallory)
    assert found["by"]["id"] == number_of(anna)
    assert (found["table"], found["status"], found["said"]) == (table["id"], "playing", "something bad")
    assert avogador.ask("DELETE", f"/api/chat/{line}").status_code == 204
    avogador.post(f"/api/admin/reports/{found['id']}/seen")
    dealt = next(one for one in avogador.get("/api/admin/reports?seen=true") if one["line"] == line)
    assert (dealt["said"], dealt["seen_by"]) == (None, avogador.get("/api/me")["name"])


def test_people_are_found_by_the_beginning_of_their_name(avogador: Client, anna: Client, mallory: Client) -> None:
    name = anna.register("Barbarigo")
    avogador.post(f"/api/admin/users/{number_of(anna)}/mute", {"hours": 1})
    found = next(one for one in avogador.get("/api/admin/users?name=BARBA") if one["name"] == name)
    assert (found["guest"], found["role"]) == (False, "player")
    assert found["muted"] > found["created"]
    assert "password" not in str(found)
    assert mallory.refused("GET", "/api/admin/users?name=b")["code"] == "not_yours"


def test_a_moderator_bans_nobody_and_does_not_silence_an_admin(avogador: Client, doge: Client, anna: Client) -> None:
    for role in ("banned", "admin", "moderator"):
        refused = avogador.refused("POST", f"/api/admin/users/{number_of(anna)}/role", {"role": role})
        assert refused["code"] == "not_yours"
    assert avogador.refused("POST", f"/api/admin/users/{number_of(doge)}/mute", {"hours": 1})["code"] == "not_yours"
    assert avogador.refused("POST", f"/api/admin/users/{number_of(avogador)}/role", {"role": "admin"})


def test_a_guest_and_somebody_who_is_not_there_get_no_role(doge: Client, anna: Client) -> None:
    refused = doge.refused("POST", f"/api/admin/users/{number_of(anna)}/role", {"role": "moderator"})
    assert refused["code"] == "not_yours"
    for act, body in (("role", {"role": "player"}), ("mute", {"hours": 1})):
        assert doge.refused("POST", f"/api/admin/users/nobody/{act}", body)["code"] == "not_found"
    who = number_of(anna)
    anna.ask("DELETE", "/api/me")
    assert doge.refused("POST", f"/api/admin/users/{who}/role", {"role": "player"})["code"] == "not_found"


def test_who_is_banned_comes_in_no_more_until_he_is_let_back(server: Server, doge: Client, anna: Client) -> None:
    who, name = number_of(anna), anna.register("Morosini")
    doge.post(f"/api/admin/users/{who}/role", {"role": "banned"})
    assert anna.refused("GET", "/api/me")["code"] == "not_signed_in"
    back = Client(server.url)
    assert "message" in back.refused("POST", "/api/login", {"name": name, "password": PASSWORD})
    doge.post(f"/api/admin/users/{who}/role", {"role": "player"})
    back.post("/api/login", {"name": name, "password": PASSWORD})
    back.close()


def test_a_moderator_does_not_end_a_game_that_he_plays_himself(avogador: Client, doge: Client, anna: Client) -> None:
    table = table_of_two(anna, avogador)
    path = f"/api/admin/tables/{table['id']}/close"
    assert avogador.refused("POST", path)["code"] == "not_yours"
    assert anna.get(f"/api/tables/{table['id']}")["table"]["status"] == "playing"
    doge.post(path)
    assert anna.get(f"/api/tables/{table['id']}")["table"]["status"] == "over"


def test_a_game_is_not_kept_from_moderators_by_a_pause(avogador: Client, anna: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = anna.post("/api/tables", {"game": "serenissima_2012", "seats": seats})
    paused = anna.post(f"/api/tables/{table['id']}/votes", {"kind": "pause"})
    assert paused["status"] == "paused"
    avogador.post(f"/api/admin/tables/{table['id']}/close")
    assert anna.get(f"/api/tables/{table['id']}")["table"]["status"] == "over"
    assert avogador.refused("POST", f"/api/admin/tables/{table['id']}/close")["code"] == "game_over"
