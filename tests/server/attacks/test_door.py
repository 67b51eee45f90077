"""Attempts to make the house send something to machines beside it, or to people who did not ask for it."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import httpx
import pytest

from serenissima.server import wire
from serenissima.server.door import Door, NoWayOut, check_address, resolved
from serenissima.server.notices import Letters, Notice, Pushes, Webhooks, check_push
from serenissima.server.settings import Settings
from server.running import Client

INSIDE = [
    "http://127.0.0.1:8124/internal",
    "http://example.org/plain",
    "https://127.0.0.1/",
    "https://10.0.0.8/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[fd00::1]/",
    "https://[2002:7f00:1::]/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://localhost/",
    "https://intranet/",
    "https://printer.local/",
    "https://metadata.google.internal/",
    "https://example.org:22/",
    "https://user:secret@example.org/",
    "file:///etc/passwd",
    "gopher://example.org/",
    "https://",
    "https://[::1",
    "https://0.0.0.0/",
    "https://224.0.0.1/",
]
KEYS = {"p256dh": "B" * 87, "auth": "A" * 22}
SERVICES = Settings(database="sqlite+aiosqlite://").push_services


@pytest.mark.parametrize("address", INSIDE)
def test_no_webhook_leads_inside(anna: Client, address: str) -> None:
    assert anna.refused("PATCH", "/api/me", {"webhook": address})["code"] == "bad_setting"


@pytest.mark.parametrize(
    "push",
    [
        {"endpoint": "http://127.0.0.1:8124/internal/admin?delete=1", "keys": KEYS},
        {"endpoint": "https://169.254.169.254/", "keys": KEYS},
        {"endpoint": "https://evil.example/", "keys": KEYS},
        {"endpoint": "https://fcm.googleapis.com.evil.example/", "keys": KEYS},
        {"endpoint": "https://evilfcm.googleapis.com@10.0.0.1/", "keys": KEYS},
        {"endpoint": "https://fcm.googleapis.com/x"},
        {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "x", "auth": "y"}},
        {"endpoint": "https://fcm.googleapis.com/x", "keys": KEYS, "more": {"deep": []}},
        "https://fcm.googleapis.com/x",
    ],
)
def test_pushes_go_to_push_services_alone(anna: Client, push: Any) -> None:
    assert anna.refused("PATCH", "/api/me", {"push": push})["code"] in ("bad_setting", "bad_request")


def test_a_push_service_is_taken(anna: Client) -> None:
    push = {"endpoint": "https://fcm.googleapis.com/fcm/send/abc", "keys": KEYS, "expirationTime": None}
    assert anna.ask("PATCH", "/api/me", {"push": push}).status_code == 200


def test_a_push_that_was_stored_before_is_checked_when_it_is_sent() -> None:
    stored = {"endpoint": "http://127.0.0.1:8124/", "keys": KEYS}
    notice = Notice("u0", "t", 1, {"push": stored}, "subject", "body", "link")
    with pytest.raises(NoWayOut):
        asyncio.run(Pushes(Door(), "key", "me@example.org", SERVICES).send(notice))


def answer_with(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[int]:
    """Names lead to these numbers, each time to the next ones; how often they were asked for."""
    asked: list[int] = []

    def lookup(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(1)
        numbers = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port)) for number in numbers]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    return asked


def test_a_name_with_one_inside_address_among_others_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    answer_with(monkeypatch, ["93.184.216.34", "10.0.0.1"])
    with pytest.raises(NoWayOut, match="not a public"):
        resolved("two-faced.example", 443)


def test_a_name_that_leads_elsewhere_a_moment_later_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answer_with(monkeypatch, ["93.184.216.34"], ["127.0.0.1"])
    sent: list[httpx.Request] = []

    def take(request: httpx.Request) -> httpx.Response:
        sent.append(request)
        return httpx.Response(200)

    async def story() -> None:
        out = Door()
        out.client = httpx.AsyncClient(transport=httpx.MockTransport(take), follow_redirects=False)
        notice = Notice("u0", "t", 1, {"webhook": "https://rebind.example/hook?x=1"}, "subject", "body", "link")
        await Webhooks(out).send(notice)

    asyncio.run(story())
    assert len(asked) == 1
    assert sent[0].url.host == "93.184.216.34"
    assert sent[0].headers["host"] == "rebind.example"
    assert sent[0].extensions["sni_hostname"] == "rebind.example"
    assert sent[0].url.raw_path == b"/hook?x=1"


def test_a_redirect_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    answer_with(monkeypatch, ["93.184.216.34"])
    seen: list[str] = []

    def take(request: httpx.Request) -> httpx.Response:
        seen.append(str(request.url))
        return httpx.Response(307, headers={"Location": "http://127.0.0.1:8124/"})

    async def story() -> None:
        out = Door()
        out.client = httpx.AsyncClient(transport=httpx.MockTransport(take), follow_redirects=False)
        await out.post("https://moved.example/", b"", {})

    with pytest.raises(httpx.HTTPStatusError):
        asyncio.run(story())
    assert len(seen) == 1


def test_no_letter_goes_to_an_address_that_is_not_proven() -> None:
    letters = Letters("localhost:25", "house@example.org")
    for settings, fits in (
        ({"email": "victim@example.org"}, False),
        ({"email": "victim@example.org", "proven": "other@example.org"}, False),
        ({"email": "me@example.org", "proven": "me@example.org"}, True),
    ):
        assert letters.fits(Notice("u0", "t", 1, settings, "s", "b", "l")) is fits


def test_nobody_says_by_himself_that_his_address_is_proven(anna: Client) -> None:
    assert "message" in anna.refused("PATCH", "/api/me", {"email": "a@example.org", "proven": "a@example.org"})
    anna.ask("PATCH", "/api/me", {"email": "a@example.org"})
    assert anna.refused("POST", "/api/me/email", {"word": "guess"})["code"] == "no_proof"
    assert "proven" not in anna.get("/api/me")["settings"]


@pytest.mark.parametrize("address", ["a@b.example\r\nBcc: all@example.org", "a@b.example,c@d.example", "<a@b.example>"])
def test_no_letter_goes_to_more_people_than_one(anna: Client, address: str) -> None:
    assert anna.refused("PATCH", "/api/me", {"email": address})["code"] == "bad_setting"


def test_the_services_that_browsers_use_are_known() -> None:
    for endpoint in (
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
    ):
        check_push(wire.Push(endpoint=endpoint, keys=wire.PushKeys(**KEYS)), SERVICES)
    assert check_address("https://example.org/x").hostname == "example.org"
