"""Sessions that have ended, and names that have gone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from serenissima.cli import main
from serenissima.server.accounts import Accounts, digest_of
from serenissima.server.attendance import Attendance
from serenissima.server.context import Context
from serenissima.server.house import Connection
from serenissima.server.ledger import open_engine
from serenissima.server.settings import Settings
from server.houses import begin, house_on
from server.running import Client, Seated, Server
from server.test_table import fixed
from server.test_tables import TWO, finished, table_of_two

PASSWORD = "correct horse"


def goes(socket: Seated) -> str:
    """Why a connection ends."""
    said = socket.wait_for(lambda frame: frame["t"] == "closing")
    with pytest.raises(ConnectionClosed):
        socket.receive()
    return str(said["code"])


def sitting(client: Client) -> Seated:
    table = client.post("/api/tables", {"game": "oltremare", "seats": TWO})
    socket = client.sit_at(table["id"])
    socket.receive()
    return socket


@pytest.fixture
def doge(server: Server) -> Iterator[Client]:
    """An admin, made by who runs the house."""
    client = server.guest()
    name = client.register("Doge")
    assert main(["role", name, "admin", "--database", server.database]) == 0
    client.post("/api/login", {"name": name, "password": PASSWORD})
    yield client
    client.close()


def test_a_socket_ends_with_its_session(anna: Client) -> None:
    socket = sitting(anna)
    anna.post("/api/logout")
    assert goes(socket) == "signed_out"


def test_a_socket_ends_with_the_account(anna: Client) -> None:
    socket = sitting(anna)
    anna.ask("DELETE", "/api/me")
    assert goes(socket) == "signed_out"


def test_sockets_end_with_a_new_password(server: Server, anna: Client) -> None:
    name = anna.register("Marco")
    thief = Client(server.url)
    thief.post("/api/login", {"name": name, "password": PASSWORD})
    socket = sitting(thief)
    anna.post("/api/password", {"old": PASSWORD, "new": "battery staple"})
    assert goes(socket) == "signed_out"
    thief.close()


def test_sockets_of_who_is_banned_end(doge: Client, mallory: Client) -> None:
    socket = sitting(mallory)
    who = mallory.get("/api/me")["id"]
    doge.post(f"/api/admin/users/{who}/role", {"role": "banned"})
    assert goes(socket) == "signed_out"
    assert mallory.refused("GET", "/api/me")["code"] == "not_signed_in"


def test_other_sessions_live_on_when_one_ends(server: Server, anna: Client) -> None:
    name = anna.register("Zuan")
    other = Client(server.url)
    other.post("/api/login", {"name": name, "password": PASSWORD})
    socket = sitting(anna)
    other.post("/api/logout")
    assert socket.ask(t="ping")["t"] == "pong"
    other.close()


def test_a_session_that_somebody_else_has_planted_is_not_that_of_the_account(server: Server) -> None:
    victim, thief = server.guest(), Client(server.url)
    thief.http.cookies.set("serenissima", victim.http.cookies["serenissima"])
    victim.register("Fixed")
    assert thief.refused("GET", "/api/me")["code"] == "not_signed_in"
    assert victim.get("/api/me")["guest"] is False
    victim.close()
    thief.close()


def test_who_logs_out_keeps_no_cookie(anna: Client) -> None:
    answer = anna.ask("POST", "/api/logout")
    assert "max-age=0" in answer.headers["set-cookie"].lower()


def test_a_session_that_has_run_out_loses_its_sockets(tmp_path: Path) -> None:
    async def story() -> tuple[bool, bool]:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite") as house:
            engine = house.ledger.engine
            accounts = Accounts(engine, 1)
            context = Context(Settings(), engine, accounts, house, Attendance(engine))
            connections = []
            for _ in range(2):
                user, token = await accounts.guest()
                connections.append((token, Connection(user.id, user.name, {}, digest_of(token))))
            await begin(house, fixed(), [("u0", "anna"), ("u1", "bruno")])
            for _, connection in connections:
                await house.join(fixed().id, connection)
            await accounts.close_session(connections[0][0])
            await context.look_at_sessions()
            context.analyst.close()
            return connections[0][1].gone, connections[1][1].gone

    assert asyncio.run(story()) == (True, False)


def test_who_leaves_for_good_takes_his_name_along(anna: Client, bruno: Client) -> None:
    name = anna.register("Vanished")
    over = finished(anna)
    running = table_of_two(anna, bruno, visibility="public")
    waiting = anna.post("/api/tables", {"game": "oltremare", "seats": TWO, "visibility": "public"})
    anna.post(f"/api/tables/{waiting['id']}/chat", {"text": f"I am {name}"})
    anna.ask("DELETE", "/api/me")
    for table in (over, running, waiting):
        path = f"/api/tables/{table['id']}"
        assert name not in str(bruno.get(path)["table"]["seats"])
        assert name not in str(bruno.get(f"{path}/chat"))
    assert name not in bruno.ask("GET", "/api/tables?limit=100").text
    record = bruno.ask("GET", f"/api/tables/{over['id']}/record").text
    assert name not in "\n".join(line for line in record.splitlines() if not line.startswith("#"))
    assert bruno.get(f"/api/tables/{over['id']}/verify")["fair"]
    assert bruno.get(f"/api/tables/{running['id']}")["table"]["status"] == "over"


def test_who_leaves_for_good_holds_nobody_in_a_paused_game(anna: Client, bruno: Client) -> None:
    path = f"/api/tables/{table_of_two(anna, bruno)['id']}"
    vote = anna.post(f"{path}/votes", {"kind": "pause"})["vote"]["vote"]
    assert bruno.post(f"{path}/ballots", {"vote": vote, "agree": True})["status"] == "paused"
    anna.ask("DELETE", "/api/me")
    assert bruno.get(path)["table"]["status"] == "over"


def test_who_leaves_for_good_leaves_no_table_that_nobody_can_begin(anna: Client, bruno: Client) -> None:
    wish = {"game": "oltremare", "seats": [{"kind": "open"}] * 3, "visibility": "public"}
    table = anna.post("/api/tables", wish)
    path = f"/api/tables/{table['id']}"
    bruno.post(f"{path}/join", {})
    anna.ask("DELETE", "/api/me")
    assert bruno.get(path)["table"]["status"] == "over"


def test_an_open_socket_does_not_speak_under_a_name_that_was_given_up(anna: Client, bruno: Client) -> None:
    old = anna.get("/api/me")["name"]
    socket = sitting(anna)
    anna.post("/api/guest", {"name": f"Nova{anna.get('/api/me')['id'][:8]}"})
    bruno.post("/api/guest", {"name": old})
    assert socket.ask(t="chat", text="it is me")["t"] == "ack"
    said = anna.get(f"/api/tables/{socket.table['id']}/chat")[-1]
    assert said["name"] == anna.get("/api/me")["name"] != old


def test_the_name_of_who_has_left_is_free_again(anna: Client, bruno: Client) -> None:
    name = anna.register("Again")
    anna.ask("DELETE", "/api/me")
    assert bruno.post("/api/register", {"name": name, "password": PASSWORD})["name"] == name


def test_one_sees_what_is_kept_about_oneself_and_of_nobody_else(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    anna.post(f"/api/tables/{table['id']}/chat", {"text": "hers"})
    bruno.post(f"/api/tables/{table['id']}/chat", {"text": "his"})
    kept = anna.get("/api/me/kept")
    assert [line["text"] for line in kept["talk"]] == ["hers"]
    assert [one["id"] for one in kept["tables"]] == [table["id"]]
    assert "password" not in str(kept)
    assert "digest" not in str(kept)


def test_a_moderator_closes_a_table_that_never_began(doge: Client, mallory: Client) -> None:
    table = mallory.post("/api/tables", {"game": "oltremare", "seats": TWO, "visibility": "public"})
    doge.post(f"/api/admin/tables/{table['id']}/close")
    shown = mallory.get(f"/api/tables/{table['id']}")["table"]
    assert (shown["status"], shown["over"]["ending"]) == ("over", "closed")
    assert mallory.refused("POST", f"/api/tables/{table['id']}/start")["code"] == "started"
    for path in ("record", "verify", "replay", "story", "figures", "review"):
        assert mallory.refused("GET", f"/api/tables/{table['id']}/{path}")["code"] in ("not_started", "not_over")


def test_who_is_muted_is_silent(doge: Client, mallory: Client) -> None:
    table = mallory.post("/api/tables", {"game": "oltremare", "seats": TWO})
    path, who = f"/api/tables/{table['id']}/chat", mallory.get("/api/me")["id"]
    doge.post(f"/api/admin/users/{who}/mute", {"hours": 1})
    assert mallory.refused("POST", path, {"text": "still here"})["code"] == "muted"
    doge.post(f"/api/admin/users/{who}/mute", {"hours": 0})
    mallory.post(path, {"text": "thank you"})


def test_reports_reach_moderators_and_nobody_else(doge: Client, anna: Client, mallory: Client) -> None:
    table = table_of_two(anna, mallory)
    mallory.post(f"/api/tables/{table['id']}/chat", {"text": "something bad"})
    line = anna.get(f"/api/tables/{table['id']}/chat")[-1]["id"]
    anna.post("/api/reports", {"text": "please look", "table": table["id"], "line": line})
    found = next(one for one in doge.get("/api/admin/reports") if one["table"] == table["id"])
    assert (found["said"], found["text"]) == ("something bad", "please look")
    doge.post(f"/api/admin/reports/{found['id']}/seen")
    assert found["id"] not in [one["id"] for one in doge.get("/api/admin/reports")]
    for method, path in (("GET", "/api/admin/reports"), ("POST", "/api/admin/reports/1/seen")):
        assert mallory.refused(method, path)["code"] == "not_yours"


@pytest.mark.parametrize("body", [{"hours": 1}, {"hours": 0}])
def test_nobody_mutes_without_being_asked_to(anna: Client, mallory: Client, body: object) -> None:
    who = anna.get("/api/me")["id"]
    assert mallory.refused("POST", f"/api/admin/users/{who}/mute", body)["code"] == "not_yours"


def test_a_role_is_given_to_accounts_alone(server: Server, anna: Client, capsys: pytest.CaptureFixture[str]) -> None:
    guest = anna.get("/api/me")["name"]
    assert main(["role", guest, "admin", "--database", server.database]) == 2
    assert main(["role", "nobody-at-all", "--database", server.database]) == 2
    name = anna.register("Roled")
    assert main(["role", name.upper(), "--database", server.database]) == 0
    assert f"{name} is player." in capsys.readouterr().out


def test_a_password_is_never_cheap_to_try() -> None:
    engine = open_engine("sqlite+aiosqlite://")
    costs = [Accounts(engine, 1, memory).hasher.memory_cost for memory in (-1, 0, 12, 64)]
    assert costs == [12 * 1024, 12 * 1024, 12 * 1024, 64 * 1024]


def test_an_unknown_name_costs_as_much_as_a_wrong_password() -> None:
    accounts = Accounts(open_engine("sqlite+aiosqlite://"), 1, 16)
    assert "m=16384," in accounts.nobody
    assert not accounts.fits(accounts.nobody, "")
