"""Guests who do not go when they are asked to, who take every seat, and who say what cannot be said."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from serenissima.server import counts, limits, names
from serenissima.server.accounts import MOST_SESSIONS
from serenissima.server.jobs import PLACES, QueueThinker
from serenissima.server.ledger import open_engine
from serenissima.server.limits import SEATS
from serenissima.server.refusals import No
from serenissima.server.storage import users
from server.attacks.people import guest
from server.databases import new_database
from server.houses import house_on
from server.running import Client, Server
from server.test_table import begun, fixed
from server.test_tables import TWO, table_of_two


def closing_of(seated: Any) -> str:
    """Why a connection was ended; nothing if it was not within a while."""
    try:
        return str(seated.wait_for(lambda frame: frame["t"] == "closing", frames=50)["code"])
    except (ConnectionClosed, TimeoutError):
        return ""


# Who was sent away


def private_table(host: Client) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    found: dict[str, Any] = host.post("/api/tables", {"game": "oltremare", "seats": seats, "visibility": "private"})
    return found


def test_who_was_sent_away_from_a_private_table_sees_no_more_of_it(anna: Client, bruno: Client) -> None:
    table = private_table(anna)
    path = f"/api/tables/{table['id']}"
    his = bruno.post(f"{path}/join", {"invite": table["invite"]})["yours"][0]
    watching = bruno.sit_at(table["id"])
    watching.receive()
    anna.post(f"{path}/dismiss", {"seat": his})
    assert closing_of(watching) == "not_found"
    assert bruno.refused("GET", f"{path}?invite={table['invite']}")["code"] == "not_found"
    assert bruno.refused("GET", f"{path}/chat?invite={table['invite']}")["code"] == "not_found"


def test_who_was_sent_away_does_not_go_on_talking(anna: Client, bruno: Client) -> None:
    wish = {"game": "oltremare", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "visibility": "public"}
    table = anna.post("/api/tables", wish)
    path = f"/api/tables/{table['id']}"
    his = bruno.post(f"{path}/join", {})["yours"][0]
    bruno.post(f"{path}/chat", {"text": "hello"})
    anna.post(f"{path}/dismiss", {"seat": his})
    assert bruno.refused("POST", f"{path}/chat", {"text": "you will be sorry"})["code"] == "sent_away"
    seated = bruno.sit_at(table["id"])
    seated.receive()
    assert seated.ask(t="chat", text="you will be sorry")["code"] == "sent_away"


def test_an_invitation_that_was_renewed_ends_the_looking_on(anna: Client, mallory: Client) -> None:
    table = private_table(anna)
    onlooker = mallory.sit_at(f"{table['id']}/live?invite={table['invite']}&x=")
    assert onlooker.receive()["t"] == "table"
    anna.post(f"/api/tables/{table['id']}/invite")
    assert closing_of(onlooker) == "not_found"


def test_who_was_sent_away_does_not_come_back_by_a_rematch(anna: Client, bruno: Client) -> None:
    old = f"/api/tables/{table_of_two(anna, bruno)['id']}"
    bruno.post(f"{old}/resign")
    again = anna.post(f"{old}/rematch")["id"]
    his = bruno.post(f"{old}/rematch?adds=true")["yours"][0]
    anna.post(f"/api/tables/{again}/dismiss", {"seat": his})
    assert bruno.refused("POST", f"{old}/rematch")["code"] == "sent_away"
    assert anna.get(f"/api/tables/{again}")["table"]["seats"][his]["person"] is None


# Seats and tables without end


def test_nobody_sits_down_at_a_rematch_and_stands_up_without_end(strict: Server) -> None:
    anna, bruno = guest(strict), guest(strict)
    old = f"/api/tables/{table_of_two(anna, bruno)['id']}"
    bruno.post(f"{old}/resign")
    again = anna.post(f"{old}/rematch?adds=true")["id"]
    codes = set()
    for _ in range(SEATS.most + 1):
        codes.add(bruno.ask("POST", f"{old}/rematch?adds=true").status_code)
        bruno.ask("POST", f"/api/tables/{again}/leave")
    assert codes == {200, 429}
    anna.close()
    bruno.close()


def test_who_has_no_seat_asks_nobody_about_a_table(anna: Client, bruno: Client, mallory: Client) -> None:
    there = table_of_two(anna, bruno)["id"]
    for table, code in ((there, "not_yours"), ("nosuchtable", "not_found")):
        refused = mallory.refused("POST", f"/api/tables/{table}/votes", {"kind": "replace", "seat": 0})
        assert refused["code"] == code
        refused = mallory.refused("POST", f"/api/tables/{table}/ballots", {"vote": 1, "agree": True})
        assert refused["code"] == code


def test_one_guest_does_not_sit_at_every_table(strict: Server) -> None:
    squatter = guest(strict)
    taken = 0
    hosts = []
    for _ in range(8):
        host = guest(strict)
        hosts.append(host)
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = host.post("/api/tables", {"game": "oltremare", "seats": seats, "visibility": "public"})
        answer = squatter.ask("POST", f"/api/tables/{table['id']}/join", {})
        if answer.status_code == 429:
            assert "not over" in answer.json()["message"]
            break
        taken += 1
    assert taken == 6  # a quarter of what an account may have
    for client in (squatter, *hosts):
        client.close()


def test_tables_that_are_asked_for_together_are_counted_one_by_one(strict: Server) -> None:
    many = guest(strict)
    wish = {"game": "oltremare", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda _: many.ask("POST", "/api/tables", wish).status_code, range(12)))
    workers = 2 if strict.database.startswith("postgres") else 1
    assert 6 <= answers.count(201) <= 6 * workers
    many.close()


def test_notes_are_for_those_who_sit_there(anna: Client, bruno: Client, mallory: Client) -> None:
    path = f"/api/tables/{table_of_two(anna, bruno)['id']}/notes"
    assert anna.ask("PUT", path, {"text": "mine"}).status_code == 204
    assert mallory.refused("PUT", path, {"text": "x" * 10_000})["code"] == "not_yours"


def test_notes_that_are_written_at_once_are_written(anna: Client, bruno: Client) -> None:
    path = f"/api/tables/{table_of_two(anna, bruno)['id']}/notes"
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda n: anna.ask("PUT", path, {"text": f"note {n}"}).status_code, range(24)))
    assert set(answers) == {204}
    assert anna.get(path)["text"].startswith("note ")


def test_sessions_are_not_opened_without_end(server: Server) -> None:
    client = server.guest()
    name = client.register("Opener")
    for _ in range(MOST_SESSIONS):
        client.http.cookies.clear()
        client.post("/api/login", {"name": name, "password": "correct horse"})
    assert len(client.get("/api/me/kept")["sessions"]) == MOST_SESSIONS
    client.close()


def test_one_person_does_not_flood_over_many_sockets() -> None:
    meters = limits.Meters(10)
    first, second = meters.of("mallory"), meters.of("mallory")
    for _ in range(15):
        first.take()
        second.take()
    with pytest.raises(limits.Flood):
        second.take()
    meters.of("anna").take()
    assert meters.of("") is not meters.of("")


# What cannot be said


@pytest.mark.parametrize("text", ["\x00", "a\x00b", "\x1b[2J", "left \u202e right", "\u2066 inside", " \n ", "\x7f"])
def test_talk_that_no_page_can_show_is_refused(anna: Client, bruno: Client, text: str) -> None:
    table = table_of_two(anna, bruno)
    refused = anna.refused("POST", f"/api/tables/{table['id']}/chat", {"text": text})
    assert refused["message"]
    seated = anna.sit_at(table["id"])
    seated.receive()
    seated.send(t="chat", text=text)
    refused = seated.wait_for(lambda frame: frame["t"] == "refused")
    assert refused["code"] in ("bad_frame", "nothing_to_do")
    assert seated.ask(t="ping")["t"] == "pong"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/tables/a%00b/chat", None),
        ("GET", "/api/tables?game=%00", None),
        ("GET", "/api/admin/users?name=%00", None),
        ("POST", "/api/tables/%00/join", {}),
        ("POST", "/api/admin/users/%00/mute", {"hours": 1}),
        ("POST", "/api/reports", {"text": "\x00"}),
        ("POST", "/api/reports", {"text": "x", "about": "\x00"}),
        ("POST", "/api/reports", {"text": "x", "about": "' OR 1=1 --"}),
        ("POST", "/api/reports", {"text": "x", "line": 10**30}),
        ("POST", "/api/reports", {"text": "x", "table": "../../etc"}),
        ("POST", "/api/login", {"name": "\x00", "password": "correct horse"}),
        ("POST", "/api/guest", {"name": "Marco\n"}),
        ("POST", "/api/guest", {"name": "\u0390" * 24}),
        ("DELETE", "/api/chat/99999999999999999999999", None),
        ("POST", "/api/admin/reports/99999999999999999999999/seen", None),
        ("GET", "/api/tables?before=nan", None),
        ("GET", "/api/tables?before=-1e400", None),
        ("GET", "/api/leaderboards/oltremare/99999999999999999999", None),
        ("GET", "/api/tables?limit=99999999999999999999", None),
    ],
)
def test_what_no_database_keeps_is_refused_with_a_sentence(
    anna: Client, method: str, path: str, body: dict[str, Any] | None
) -> None:
    answer = anna.ask(method, path, body)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["message"]


def test_a_socket_at_an_address_that_is_none_is_refused(anna: Client) -> None:
    with pytest.raises(Exception, match=r"HTTP 4|rejected|1008"):
        anna.sit_at("%00").receive()


@pytest.mark.parametrize("name", ["Admin", "MODERATOR", "Serenissima", "\u0430dmin", "m0derator"])
def test_nobody_is_called_as_the_house_is(anna: Client, name: str) -> None:
    assert anna.refused("POST", "/api/guest", {"name": name})["code"] in ("bad_name", "name_taken")


def test_a_name_is_no_longer_than_what_is_kept_of_it() -> None:
    with pytest.raises(No, match="too long"):
        names.check_name("\u0390" * 24)


def test_long_keys_are_counted_too(postgres: str) -> None:
    database = new_database(postgres)

    async def story() -> list[int]:
        async with house_on(database) as house:
            found = counts.InDatabase(house.ledger.engine)
            return [await found.add("proofs " + "x" * 300, 60.0) for _ in range(3)]

    assert asyncio.run(story()) == [1, 2, 3]


# Moderators meet no silence


def test_what_is_not_there_is_not_dealt_with_silently(server: Server) -> None:
    keeper = server.guest()
    name = keeper.register("Keeper")

    async def promote() -> None:
        engine = open_engine(server.database)
        async with engine.begin() as connection:
            await connection.execute(update(users).where(users.c.name == name).values(role="moderator"))
        await engine.dispose()

    asyncio.run(promote())
    again = Client(server.url)
    again.post("/api/login", {"name": name, "password": "correct horse"})
    assert again.refused("POST", "/api/admin/reports/987654/seen")["code"] == "not_found"
    assert again.refused("DELETE", "/api/chat/987654")["code"] == "not_found"
    again.close()
    keeper.close()


# Bots that are thought for elsewhere


class FakeQueue:
    """Keeps what is put on it; a key that is there is not put there twice."""

    def __init__(self) -> None:
        self.jobs: dict[str, str] = {}

    async def enqueue(self, what: str, *, key: str, table: str, **_: Any) -> str | None:
        if key in self.jobs:
            return None
        self.jobs[key] = table
        return what


def test_one_owner_does_not_fill_the_queue_that_others_wait_in() -> None:
    queue = FakeQueue()
    thinker = QueueThinker(queue)  # type: ignore[arg-type] # it does what a queue does

    async def story() -> None:
        for number in range(100):
            await thinker.put("mallory", (f"table{number:05d}", 0, 5))
        await thinker.put("anna", ("annastable", 0, 5))

    asyncio.run(story())
    assert len(queue.jobs) == PLACES + 1
    assert "annastable" in queue.jobs.values()


def test_a_question_that_is_on_the_queue_is_not_put_there_again() -> None:
    queue = FakeQueue()
    thinker = QueueThinker(queue)  # type: ignore[arg-type] # it does what a queue does
    table, _ = begun(fixed())
    errands: list[Any] = []

    class House:
        def errand(self, work: Any) -> None:
            errands.append(work)

    async def story() -> None:
        for _ in range(3):
            thinker.ask(House(), table, 0)  # type: ignore[arg-type] # it runs errands
            while errands:
                await errands.pop()

    asyncio.run(story())
    assert len(queue.jobs) == 1


def test_rematches_and_tables_share_one_bound(strict: Server) -> None:
    one = guest(strict)
    wish = {"game": "oltremare", "seats": TWO}
    codes = [one.ask("POST", "/api/tables", wish).status_code for _ in range(8)]
    assert codes.count(201) == 6
    assert codes[-1] == 429
    one.close()
