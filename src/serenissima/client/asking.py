"""What a program asks a house for by HTTP, and how it reads the answer; how it travels is no matter here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import httpx

AGAIN = 0.5  # seconds before a lost connection is tried again; twice as long each time
LONGEST = 30.0
PATIENCE = 60.0  # for an answer of the house


class NotDone(Exception):
    """The house refuses: a code for programs, and a sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def said(answer: httpx.Response) -> Any:
    """What the house has answered; a refusal is raised."""
    if answer.is_success:
        return answer.json() if answer.content else None
    try:
        told = answer.json()
    except ValueError:
        told = {}
    raise NotDone(str(told.get("code", answer.status_code)), str(told.get("message", answer.text[:200])))


def wish(game: str, seats: Sequence[str], more: dict[str, Any]) -> dict[str, Any]:
    """A table to be opened: a seat is `me`, `open`, or the level of a bot of the house."""
    kinds = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "level": one} for one in seats]
    return {"game": game, "seats": kinds, "visibility": "public", **more}


class Asking:
    """Where a house is, and who asks there."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.headers = {"Authorization": f"Bearer {token}"}  # how a program says who it is
        self.terms: dict[str, Any] = {"base_url": url, "headers": self.headers, "timeout": PATIENCE}


def live_address(url: str, table: str = "") -> str:
    """Where a table is live; without one, where the bot is called."""
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    path = f"{parts.path.rstrip('/')}/api/tables/{table}/live" if table else f"{parts.path.rstrip('/')}/api/live"
    return urlunsplit((scheme, parts.netloc, path, "bare=1" if table else "", ""))


def later(tries: int) -> float:
    """Seconds before the next try."""
    return min(LONGEST, AGAIN * 2.0**tries)
