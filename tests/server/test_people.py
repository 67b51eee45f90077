"""Accounts: guests, players, sessions, roles."""

from __future__ import annotations

from pathlib import Path

import pytest

from serenissima.bots.names import PEOPLE
from server.running import Client, Server

PASSWORD = "correct horse"


def named(prefix: str, client: Client) -> str:
    """A name nobody else in these tests has."""
    return f"{prefix}{client.get('/api/me')['id'][:8]}"


def test_a_guest_registers_later_and_keeps_his_games(server: Server, anna: Client) -> None:
    table = anna.post("/api/tables", {"game": "dogeship", "seats": [{"kind": "me"}, {"kind": "open"}]})
    name = named("Anna", anna)
    assert anna.post("/api/register", {"name": name, "password": PASSWORD})["guest"] is False
    anna.post("/api/logout")
    assert anna.refused("GET", "/api/me")["code"] == "not_signed_in"
    anna.post("/api/login", {"name": name.upper(), "password": PASSWORD})
    assert [row["id"] for row in anna.get("/api/tables?mine=true")] == [table["id"]]


def test_names_that_look_alike_are_taken_once(anna: Client, bruno: Client) -> None:
    name = named("Zeno", anna)
    anna.post("/api/register", {"name": name, "password": PASSWORD})
    assert bruno.refused("POST", "/api/register", {"name": name.lower(), "password": PASSWORD})["code"] == "name_taken"
    assert anna.refused("POST", "/api/register", {"name": "other", "password": PASSWORD})["code"] == "registered"


@pytest.mark.parametrize("name", ["", "x" * 25, "a b", "<b>", "-x", "a/../b", "name\n", "\u202eevil", "a" + chr(0)])
def test_a_name_is_one_plain_word(anna: Client, name: str) -> None:
    assert "message" in anna.refused("POST", "/api/register", {"name": name, "password": PASSWORD})


def test_a_new_password_ends_all_sessions(server: Server, anna: Client) -> None:
    name = named("Marco", anna)
    anna.post("/api/register", {"name": name, "password": PASSWORD})
    other = Client(server.url)
    other.post("/api/login", {"name": name, "password": PASSWORD})
    assert (
        anna.refused("POST", "/api/password", {"old": "wrong one", "new": "battery staple"})["code"] == "wrong_password"
    )
    anna.post("/api/password", {"old": PASSWORD, "new": "battery staple"})
    assert anna.refused("GET", "/api/me")["code"] == "not_signed_in"
    assert other.refused("GET", "/api/me")["code"] == "not_signed_in"
    other.close()


def test_settings_are_kept_and_checked(anna: Client) -> None:
    changed = anna.ask("PATCH", "/api/me", {"language": "de", "client": {"motion": "less"}}).json()
    assert changed["settings"] == {"language": "de", "client": {"motion": "less"}}
    assert anna.get("/api/me")["settings"]["language"] == "de"
    for bad in ({"webhook": "http://plain"}, {"email": "nobody"}, {"client": {"x": "y" * 9_000}}, {"colour": "red"}):
        assert "message" in anna.refused("PATCH", "/api/me", bad)


def test_who_leaves_for_good_is_forgotten(anna: Client) -> None:
    assert anna.ask("DELETE", "/api/me").status_code == 204
    assert anna.refused("GET", "/api/me")["code"] == "not_signed_in"


def test_only_moderators_moderate(anna: Client, bruno: Client) -> None:
    his = bruno.get("/api/me")["id"]
    assert anna.refused("GET", "/api/admin/users")["code"] == "not_yours"
    assert anna.refused("POST", f"/api/admin/users/{his}/role", {"role": "banned"})["code"] == "not_yours"
    assert anna.refused("DELETE", "/api/chat/1")["code"] == "not_yours"


def test_passwords_are_stored_as_argon2id_and_tokens_not_at_all(server: Server, anna: Client) -> None:
    anna.post("/api/register", {"name": named("Polo", anna), "password": PASSWORD})
    token = anna.http.cookies["serenissima"]
    folder = Path(server.database.partition(":///")[2]).parent
    stored = b"".join(file.read_bytes() for file in folder.glob("house.sqlite*"))
    assert b"$argon2id$" in stored
    assert PASSWORD.encode() not in stored
    assert token.encode() not in stored
    assert token not in server.log.read_text(encoding="utf-8")


def test_a_session_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    client = Client(server.url)
    cookie = client.ask("POST", "/api/guest").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    client.close()


def test_a_visitor_is_nobody_and_no_error(server: Server) -> None:
    newcomer = Client(server.url)
    met = newcomer.get("/api/visitor")
    assert met["me"] is None
    assert met["suggested"].rstrip("0123456789") in PEOPLE
    newcomer.post("/api/guest")
    assert newcomer.get("/api/visitor")["me"]["guest"] is True
    newcomer.close()


def test_a_guest_says_what_he_is_called_and_may_change_his_mind(server: Server) -> None:
    guest, other = Client(server.url), Client(server.url)
    assert guest.post("/api/guest", {"name": "Perpetua"})["name"] == "Perpetua"
    assert guest.get("/api/visitor")["me"] == {**guest.get("/api/me"), "name": "Perpetua", "guest": True}
    assert other.refused("POST", "/api/guest", {"name": "perpetua"})["code"] == "name_taken"
    assert other.refused("POST", "/api/guest", {"name": "Pеrpetua"})["code"] in ("name_taken", "bad_name")
    assert other.get("/api/visitor")["me"] is None, "who was refused a name has not come in"
    assert guest.post("/api/guest", {"name": "Apollonia"})["name"] == "Apollonia"
    assert other.post("/api/guest", {"name": "Perpetua"})["name"] == "Perpetua"
    assert guest.refused("POST", "/api/guest", {"name": "Perpetua"})["code"] == "name_taken"
    for client in (guest, other):
        client.close()


def test_who_has_an_account_keeps_his_name(anna: Client) -> None:
    name = named("Tiepolo", anna)
    anna.post("/api/register", {"name": name, "password": PASSWORD})
    assert anna.post("/api/guest", {"name": "Somebody"})["name"] == name
