"""A client that means no good: it learns nothing, gains nothing, and stops nobody."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serenissima.server.serving import LARGEST_MESSAGE
from server.running import PATIENCE, Client, Seated, Server
from server.test_tables import asked_of, table_of_two


@pytest.fixture
def game(anna: Client, bruno: Client) -> tuple[dict[str, Any], Seated, Seated]:
    """A game between two people, both connected."""
    table = table_of_two(anna, bruno)
    hers, his = anna.sit_at(table["id"]), bruno.sit_at(table["id"])
    asked_of([hers, his])
    return table, hers, his


@pytest.fixture
def mallory(server: Server) -> Iterator[Client]:
    """Somebody else."""
    client = server.guest()
    yield client
    client.close()


Game = tuple[dict[str, Any], Seated, Seated]


def test_nobody_plays_for_another_seat(game: Game, mallory: Client) -> None:
    table, hers, his = game
    asked, seat = asked_of([hers, his])
    other = his if asked is hers else hers
    position = asked.positions[seat]
    frame = {"t": "play", "seat": seat, "seen": position["seen"], "move": position["legal"][0]}
    assert other.ask(**frame)["code"] == "not_yours"
    outsider = mallory.sit_at(table["id"])
    outsider.wait_for(lambda one: one["t"] == "position")
    assert set(outsider.positions) == {None}
    ahead = {"t": "ahead", "seat": seat, "seen": position["seen"], "moves": [position["legal"][0]]}
    assert outsider.ask(**ahead)["code"] == other.ask(**ahead)["code"] == "not_yours"
    for kind in ("play", "undo", "why"):
        said = {**frame, "t": kind}
        if kind == "undo":
            del said["move"]
        if kind == "why":
            del said["seen"]
        assert outsider.ask(**said)["code"] == "not_yours"
    assert asked.ask(**frame)["t"] == "ack"


def test_a_stolen_name_or_a_forged_token_opens_nothing(server: Server, game: Game) -> None:
    table, hers, _ = game
    for token in ("", "x" * 43, "../../etc/passwd", "' OR 1=1 --"):
        thief = Client(server.url)
        thief.http.cookies.set("serenissima", token)
        assert thief.refused("GET", "/api/me")["code"] == "not_signed_in"
        assert thief.refused("POST", f"/api/tables/{table['id']}/resign")["code"] == "not_signed_in"
        thief.close()
    assert hers.ask(t="ping")["t"] == "pong"


@pytest.mark.parametrize("off", [-1, 1, 1000])
def test_stale_and_future_answers_are_refused(game: Game, off: int) -> None:
    _, hers, his = game
    asked, seat = asked_of([hers, his])
    position = asked.positions[seat]
    seen = max(0, position["seen"] + off)
    answer = asked.ask(t="play", seat=seat, seen=seen, move=position["legal"][0])
    assert answer["code"] == "stale"


def test_a_frame_sent_twice_counts_once(game: Game) -> None:
    _, hers, his = game
    asked, seat = asked_of([hers, his])
    position = asked.positions[seat]
    frame = {"t": "play", "seat": seat, "seen": position["seen"], "move": position["legal"][0]}
    assert asked.ask(**frame)["t"] == "ack"
    assert asked.ask(**frame)["code"] in ("stale", "not_asked")


def test_a_move_that_is_not_legal_is_refused_with_its_rule(game: Game) -> None:
    _, hers, his = game
    asked, seat = asked_of([hers, his])
    position = asked.positions[seat]
    refused = asked.ask(t="play", seat=seat, seen=position["seen"], move=["start_at", "ragusa"])
    assert refused["code"] in ("not_legal", "no_move")
    nonsense = asked.ask(t="play", seat=seat, seen=position["seen"], move=["hack", "'; DROP TABLE log; --"])
    assert nonsense["code"] == "no_move"


def test_nothing_is_played_after_the_end(anna: Client, bruno: Client, game: Game) -> None:
    table, hers, his = game
    asked, seat = asked_of([hers, his])
    position = asked.positions[seat]
    bruno.post(f"/api/tables/{table['id']}/resign")
    answer = asked.ask(t="play", seat=seat, seen=position["seen"], move=position["legal"][0])
    assert answer["code"] in ("game_over", "bot_plays")
    assert anna.refused("POST", f"/api/tables/{table['id']}/resign")["code"] == "game_over"


FRAMES = [
    "",
    "null",
    "[]",
    "{",
    '{"t":"play"}',
    '{"t":"steal"}',
    '{"t":"play","seat":0,"seen":0,"move":[]}',
    '{"t":"play","seat":-1,"seen":0,"move":["x"]}',
    '{"t":"play","seat":0,"seen":1e99,"move":["x"]}',
    '{"t":"play","seat":0,"seen":0,"move":[["x"]]}',
    '{"t":"play","seat":0,"seen":0,"move":["x"],"admin":true}',
    '{"t":"chat","text":""}',
    '{"t":"chat","text":"' + "x" * 600 + '"}',
    '{"t":"ping","ref":"' + "x" * 9_000 + '"}',
    "\u0000\u0001",
    "[" * 5_000,
]


@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_a_frame_that_is_none_is_refused_and_the_connection_lives(game: Game, frame: str) -> None:
    _, hers, _ = game
    hers.socket.send(frame)
    answer = hers.wait_for(lambda one: one["t"] == "refused")
    assert answer["code"] in ("bad_frame", "too_large")
    assert answer["message"]
    assert hers.ask(t="ping")["t"] == "pong"


def test_bytes_that_are_no_text_are_refused(game: Game) -> None:
    _, hers, _ = game
    hers.socket.send(b"\xff\xfe\x00")
    try:
        answer = hers.wait_for(lambda one: one["t"] in ("refused", "closing"))
        assert answer["code"] in ("bad_frame", "too_large")
    except ConnectionClosed:
        pass  # a connection that does not speak our language may end, others go on


def test_a_page_of_another_site_gets_no_connection_and_no_changes(server: Server, anna: Client, game: Game) -> None:
    table, _, _ = game
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        anna.sit_at(table["id"], Origin="https://evil.example").receive()
    answer = anna.http.post("/api/guest", headers={"Origin": "https://evil.example"})
    assert answer.json()["code"] == "wrong_origin"
    ours = anna.http.post("/api/guest", headers={"Origin": server.url})
    assert ours.status_code == 200


def test_a_private_table_does_not_exist_for_others(server: Server, anna: Client, mallory: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.post("/api/tables", {"game": "oltremare", "seats": seats, "visibility": "private"})
    for path in ("", "/replay", "/record", "/chat"):
        assert mallory.refused("GET", f"/api/tables/{table['id']}{path}")["code"] == "not_found"
    closing = mallory.sit_at(table["id"]).receive()
    assert (closing["t"], closing["code"]) == ("closing", "not_found")
    assert mallory.refused("POST", f"/api/tables/{table['id']}/join", {})["code"] == "not_found"
    assert mallory.get(f"/api/tables/{table['id']}?invite={table['invite']}")["table"]["id"] == table["id"]


def test_onlookers_and_rivals_never_get_invitations_or_secrets(game: Game, mallory: Client) -> None:
    table, _, _ = game
    seen = mallory.get(f"/api/tables/{table['id']}")["table"]
    assert seen["invite"] is None
    assert seen["trust"]["secret"] is None
    text = json.dumps(mallory.get(f"/api/tables/{table['id']}/replay"))
    assert table["invite"] not in text


PATHS = [
    "/api/tables/../../etc/passwd",
    "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/api/games/..%2f..%2fpyproject.toml/components",
    "/api/text/..%2f..",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/api/tables/' OR '1'='1",
    "/api/tables?game=' OR 1=1 --",
    "/api/leaderboards/serenissima_2012/99",
]


@pytest.mark.parametrize("path", PATHS)
def test_tricks_with_paths_and_queries_lead_nowhere(anna: Client, path: str) -> None:
    answer = anna.ask("GET", path)
    assert answer.status_code < 500
    assert "root:" not in answer.text
    assert "[build-system]" not in answer.text


def test_scripts_in_names_and_chat_are_only_text(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    evil = "<script>alert(1)</script>'; DROP TABLE chat; --"
    anna.post(f"/api/tables/{table['id']}/chat", {"text": evil})
    answer = bruno.ask("GET", f"/api/tables/{table['id']}/chat")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()[-1]["text"] == evil
    name = {"kind": "here", "name": "<script>"}
    assert "message" in anna.refused("POST", "/api/tables", {"game": "oltremare", "seats": [{"kind": "me"}, name]})


def test_bodies_that_are_none_are_refused(anna: Client) -> None:
    for body in (b"", b"{", b"[]", b"\xff", b"x" * 100_000):
        answer = anna.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500
        assert answer.json()["message"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "not_found"),
        ({"game": "oltremare", "seats": [{"kind": "me"}]}, "wrong_seats"),
        ({"game": "oltremare", "seats": [{"kind": "me"}, {"kind": "me"}]}, "bad_seats"),
        ({"game": "oltremare", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "no_such_level"),
        ({"game": "oltremare", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"cheat": 1}}, "bad_option"),
        ({"game": "oltremare", "seats": [{"kind": "me"}, {"kind": "here"}], "rated": True}, "bad_seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Client, wish: dict[str, Any], code: str) -> None:
    assert anna.refused("POST", "/api/tables", wish)["code"] == code


def test_password_guessing_is_slowed_down(server: Server, anna: Client) -> None:
    name = f"Victim{anna.get('/api/me')['id'][:8]}"
    anna.post("/api/register", {"name": name, "password": "a good password"})
    guesser = Client(server.url)
    guesser.http.headers["X-Forwarded-For"] = "203.0.113.9"
    codes = [
        guesser.refused("POST", "/api/login", {"name": name, "password": f"guess number {n}"})["code"]
        for n in range(10)
    ]
    assert codes[0] == "wrong_password"
    assert codes[-1] == "too_many"
    assert guesser.refused("POST", "/api/login", {"name": name, "password": "a good password"})["code"] == "too_many"
    guesser.close()


def test_a_flood_is_cut_off_and_others_play_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("flood")
    limits = {"SERENISSIMA_FRAMES_PER_SECOND": "5", "SERENISSIMA_REQUESTS_PER_MINUTE": "40"}
    running = Server(f"sqlite+aiosqlite:///{folder / 'house.sqlite'}", folder / "log.txt", environment=limits)
    running.start()
    try:
        anna = running.guest()
        seats = [{"kind": "me"}, {"kind": "here", "name": "Zia"}]
        table = anna.post("/api/tables", {"game": "dogeship", "seats": seats})
        flooder, quiet = anna.sit_at(table["id"]), anna.sit_at(table["id"])
        with suppress(ConnectionClosed):
            for _ in range(100):
                flooder.send(t="ping")
        with pytest.raises(ConnectionClosed):
            flooder.wait_for(lambda frame: False)
        assert quiet.ask(t="ping")["t"] == "pong"
        codes = [anna.ask("GET", "/api/games").status_code for _ in range(60)]
        assert codes[0] == 200
        assert codes[-1] == 429
        anna.close()
    finally:
        running.stop()


def test_a_reader_who_does_not_read_holds_up_nobody(anna: Client, bruno: Client, game: Game) -> None:
    table, hers, his = game
    anna.unread = 16
    lazy = [anna.sit_at(table["id"]) for _ in range(3)]
    played = 0
    while played < 40:
        asked, seat = asked_of([hers, his])
        answer = asked.play(seat, asked.positions[seat]["legal"][0])
        played += answer["t"] == "ack"
        assert answer["t"] == "ack" or answer["code"] == "stale"  # an answer without a choice came in between
    assert lazy[0].receive()["t"] == "table"


def said_to(server: Server, head: bytes, more: Iterable[bytes]) -> bytes:
    """What the house answers to that until it hangs up."""
    answer = b""
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    with line, suppress(ConnectionError):  # it may have hung up before all was said
        for part in (head, *more):
            line.sendall(part)
        while part := line.recv(65536):
            answer += part
    return answer


BEGUN = b"GET /health HTTP/1.1\r\nHost: house\r\n"
ALL_BUT_ENDED = b"POST /api/guest HTTP/1.1\r\nHost: house\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"


@pytest.mark.parametrize("head", [BEGUN, ALL_BUT_ENDED])
def test_a_request_whose_head_or_tail_never_ends_is_cut_off(server: Server, head: bytes) -> None:
    assert b"200 OK" not in said_to(server, head, (b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(1000)))
    assert server.is_open()


def test_a_frame_that_is_far_too_large_is_cut_off(game: Game) -> None:
    _, hers, his = game
    his.send(t="chat", text="x" * LARGEST_MESSAGE)
    with pytest.raises(ConnectionClosed) as closed:
        his.wait_for(lambda frame: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert hers.ask(t="ping")["t"] == "pong"
