"""The one door out: whatever the house sends to an address that a person has named goes through here.

It goes by https alone, to a public address. The name is resolved once, every address it has is checked, and the
connection goes to the one that was checked: a name that leads elsewhere a moment later leads nowhere.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

import httpx

PORTS = (443, 8443)
PATIENCE = 10.0  # seconds


class NoWayOut(ValueError):
    """An address that nothing is sent to."""


def check_address(address: str) -> SplitResult:
    """An address that could lead outside, as far as it tells by itself: https, a usual port, no number of ours."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError as error:
        raise NoWayOut("this is no address") from error
    if parts.scheme != "https" or not host or parts.username or parts.password:
        raise NoWayOut("an address begins with https:// and names a place, and no password")
    if port not in PORTS:
        raise NoWayOut(f"the port is one of {', '.join(map(str, PORTS))}")
    if is_number(host):
        check_outside(host, host)
    elif "." not in host.strip(".") or host.rstrip(".").endswith((".local", ".internal", ".localhost")):
        raise NoWayOut(f"{host} is not a public address")
    return parts


def is_number(host: str) -> bool:
    """Whether a host is an address and no name, in whatever way it is written."""
    try:
        ip_address(host)
    except ValueError:
        return host.replace(".", "").isdecimal() or host.lower().startswith("0x")
    return True


def check_outside(host: str, number: str) -> None:
    """It leads out of this house, not to machines beside it."""
    try:
        found = ip_address(number.partition("%")[0])
    except ValueError as error:
        raise NoWayOut(f"{host} is not a public address") from error
    inside = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    if not (found.is_global and inside.is_global) or found.is_multicast:
        raise NoWayOut(f"{host} is not a public address")


def resolved(host: str, port: int) -> str:
    """An address of that host; all that it has must lead outside."""
    try:
        found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP)]
    except OSError as error:
        raise NoWayOut(f"{host} cannot be found") from error
    for number in found:
        check_outside(host, number)
    return found[0]


class Door:
    """Sends what people have asked to be sent."""

    def __init__(self) -> None:
        self.client = httpx.AsyncClient(follow_redirects=False, timeout=PATIENCE, trust_env=False)

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Deliver, or raise."""
        parts = check_address(address)
        host, port = parts.hostname or "", parts.port or 443
        number = await asyncio.to_thread(resolved, host, port)
        there = httpx.URL(address).copy_with(host=number, fragment=None)
        named = {**headers, "Host": host if port == 443 else f"{host}:{port}"}
        extensions = {"sni_hostname": host}
        async with asyncio.timeout(2 * PATIENCE):
            answer = await self.client.post(there, content=body, headers=named, extensions=extensions)
        answer.raise_for_status()

    async def close(self) -> None:
        await self.client.aclose()
