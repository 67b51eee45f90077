"""People at addresses of their own: the proxy beside the house says where they come from."""

from __future__ import annotations

from itertools import count

from server.running import Client, Server

_addresses = (f"203.0.{number // 250}.{number % 250 + 1}" for number in count())


def stranger(server: Server, address: str = "") -> Client:
    """Somebody at an address of his own, who has not come in yet."""
    client = Client(server.url)
    client.http.headers["X-Forwarded-For"] = address or next(_addresses)
    return client


def guest(server: Server, address: str = "") -> Client:
    """A guest from an address of his own."""
    client = stranger(server, address)
    client.post("/api/guest")
    return client


def address_of(client: Client) -> str:
    return str(client.http.headers["X-Forwarded-For"])
