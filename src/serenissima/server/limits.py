"""How much one person or one address may do: every limit of the house, in one place.

Requests and handshakes are counted in each process by itself, since they must cost nothing; everything else is counted
for all workers together (see `counts`).
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

from serenissima.server.refusals import No

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from serenissima.server.counts import Counts

REMEMBERED = 20_000  # addresses; the oldest are forgotten
MINUTE, QUARTER, HOUR, DAY = 60.0, 900.0, 3600.0, 86_400.0


@dataclass(frozen=True)
class Limit:
    """So much of something in so many seconds."""

    what: str
    most: int
    seconds: float
    message: str
    firm: bool = False  # an operator who widens limits does not widen this one


# Guesses at passwords: from one address at one name, from one address at all, and at one name from everywhere.
GUESSES: Final = Limit("guess", 8, QUARTER, "Too many wrong passwords; please wait a quarter of an hour.", True)
GUESSES_FROM: Final = Limit("guesses", 60, QUARTER, "Too many wrong passwords; please wait a quarter of an hour.", True)
GUESSED_AT: Final = Limit("guessed", 12, QUARTER, "")  # beyond it the answer comes later and later

ACCOUNTS: Final = Limit("accounts", 20, HOUR, "Too many accounts from here; please wait an hour.")
GUESTS: Final = Limit("guests", 60, HOUR, "Too many guests from here; please wait an hour.")
TABLES: Final = Limit("tables", 60, HOUR, "You have opened many tables; please wait an hour.")
TABLES_FROM: Final = Limit("tables-from", 200, HOUR, "Many tables were opened from here; please wait an hour.")
SEATS: Final = Limit("seats", 120, HOUR, "You have sat down and stood up often; please wait an hour.")
TALK: Final = Limit("talk", 20, MINUTE, "You have said much; please let the others speak for a minute.")
TALK_LONG: Final = Limit("talk-day", 1000, DAY, "You have said much today; please go on tomorrow.")
PROPOSALS: Final = Limit("proposals", 12, QUARTER, "You have proposed much; please wait a quarter of an hour.")
STANDING: Final = Limit("standing", 60, HOUR, "Too many answers in advance; please wait an hour.")
UNDOS: Final = Limit("undos", 60, QUARTER, "You have taken much back; please play on for a quarter of an hour.")
HINTS: Final = Limit("hints", 40, QUARTER, "Too many hints; please wait a quarter of an hour.")
REPLAYS: Final = Limit("replays", 120, MINUTE, "Too many games told again; please wait a minute.")
STATISTICS: Final = Limit("statistics", 240, MINUTE, "Too many questions about statistics; please wait a minute.")
PICTURES: Final = Limit("pictures", 120, MINUTE, "Too many pictures and feeds; please wait a minute.")
REVIEWS: Final = Limit("reviews", 20, HOUR, "Too many reviews; please wait an hour.")
NOTES: Final = Limit("notes", 300, QUARTER, "You have noted much; please wait a quarter of an hour.")
PROOFS: Final = Limit("proofs", 5, DAY, "Too many letters; please wait a day.", True)
CLUBS: Final = Limit("clubs", 5, DAY, "You have founded many clubs; please wait a day.")
CONTESTS: Final = Limit("contests", 10, DAY, "You have opened many contests; please wait a day.")
REPORTS: Final = Limit("reports", 20, DAY, "You have reported much; please wait a day.")
EXPORTS: Final = Limit("exports", 10, HOUR, "You have asked for this often; please wait an hour.")
SETTINGS: Final = Limit("settings", 60, QUARTER, "You have changed much; please wait a quarter of an hour.")

PUZZLES: Final = Limit("puzzles", 600, HOUR, "Many puzzles in one hour; please rest a little.")
DOUBTS: Final = Limit("doubts", 10, DAY, "You have doubted much today; please wait a day.")

STUDIES: Final = Limit("studies", 60, HOUR, "You have begun many studies and chapters; please wait an hour.")
STUDY_MOVES: Final = Limit("study-moves", 600, QUARTER, "Many moves; please wait a quarter of an hour.")
STUDY_NOTES: Final = Limit("study-notes", 600, QUARTER, "You have written much; please wait a quarter of an hour.")
OPINIONS: Final = Limit("opinions", 240, QUARTER, "You have asked the bots much; please wait a quarter of an hour.")

SLOWER = 0.5  # seconds later for each guess at a name beyond `GUESSED_AT`
SLOWEST = 5.0


class Limits:
    """Counts what is limited; `factor` widens all limits that are not firm."""

    def __init__(self, counts: Counts, factor: float = 1.0) -> None:
        self.counts = counts
        self.factor = factor
        self.turns = Turns()

    async def spend(self, limit: Limit, who: str) -> None:
        """One more by that one, or a refusal."""
        most = limit.most if limit.firm else max(1, int(limit.most * self.factor))
        if await self.counts.add(f"{limit.what} {who}", limit.seconds) > most:
            raise No("too_many", limit.message)

    async def give_back(self, limit: Limit, who: str) -> None:
        """It was none."""
        await self.counts.add(f"{limit.what} {who}", limit.seconds, -1)

    async def slowness(self, name: str) -> float:
        """Seconds that a guess at that name waits: strangers cannot keep its owner out, but they get slow."""
        guessed = await self.counts.add(f"{GUESSED_AT.what} {name}", GUESSED_AT.seconds)
        return min(SLOWEST, SLOWER * max(0, guessed - GUESSED_AT.most))


class Turns:
    """One thing after the other for each person: what is counted first and done then is not asked for twice at once."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, who: str) -> asyncio.Lock:
        """Held while that one does something."""
        lock = self.locks.get(who)
        if lock is None:
            lock = self.locks[who] = asyncio.Lock()
        return lock


class Flood(Exception):
    """More frames than a person could mean."""


class Meter:
    """A bucket of frames that fills up again with time."""

    def __init__(self, per_second: float) -> None:
        self.rate = per_second
        self.left = per_second * 3
        self.at = time.monotonic()

    def take(self) -> None:
        """One frame out of the bucket."""
        now = time.monotonic()
        self.left = min(self.rate * 3, self.left + (now - self.at) * self.rate) - 1
        self.at = now
        if self.left < 0:
            raise Flood


class Meters:
    """A bucket for each person, whatever sockets he has; nobody in particular has one of his own each time."""

    def __init__(self, per_second: float) -> None:
        self.rate = per_second
        self.known: WeakValueDictionary[str, Meter] = WeakValueDictionary()

    def of(self, who: str) -> Meter:
        """That person's, as long as he is connected."""
        meter = self.known.get(who) if who else None
        if meter is None:
            meter = Meter(self.rate)
            if who:
                self.known[who] = meter
        return meter


class Bucket:
    """Events in a stretch of time, by who caused them."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.by_whom: OrderedDict[str, deque[float]] = OrderedDict()

    def full(self, who: str) -> bool:
        """Whether that one has had enough for now."""
        times = self.by_whom.get(who)
        if times is None:
            return False
        limit = time.monotonic() - self.seconds
        while times and times[0] < limit:
            times.popleft()
        return len(times) >= self.most

    def note(self, who: str) -> None:
        """One more."""
        self.by_whom.setdefault(who, deque(maxlen=self.most)).append(time.monotonic())
        self.by_whom.move_to_end(who)
        while len(self.by_whom) > REMEMBERED:
            self.by_whom.popitem(last=False)


class Places:
    """Open sockets, by whoever holds them; each of several workers gives its share of the places."""

    def __init__(self, most: int, workers: int = 1) -> None:
        self.most = -(-most // max(1, workers))
        self.held: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """One more; false if that one holds enough."""
        if self.held.get(who, 0) >= self.most:
            return False
        self.held[who] = self.held.get(who, 0) + 1
        return True

    def give_back(self, who: str) -> None:
        left = self.held.get(who, 0) - 1
        if left > 0:
            self.held[who] = left
        else:
            self.held.pop(who, None)


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address, if it is one; an IPv4 address inside an IPv6 one is itself."""
    try:
        found = ip_address(address.strip().strip("[]"))
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def one_place(address: str) -> str:
    """What counts as one: an address of IPv4, a /64 of IPv6, which is one connection to the net."""
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, 64), strict=False))
    return str(found or address[:64])


class Proxies:
    """The proxies whose word is taken for where a request comes from."""

    def __init__(self, named: tuple[str, ...]) -> None:
        self.networks = [ip_network(name, strict=False) for name in named]

    def trusts(self, address: str) -> bool:
        """A socket without an address is one of this machine."""
        found = parsed(address)
        return not address or (found is not None and any(found in network for network in self.networks))

    def origin(self, peer: str, forwarded: str) -> str:
        """The last hop that is no proxy of ours."""
        hops = [hop.strip() for hop in forwarded[-1000:].split(",") if hop.strip()]
        while hops and self.trusts(peer):
            peer = hops.pop()
        return one_place(peer)

    def origin_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Where a request comes from."""
        peer = connection.client.host if connection.client else ""
        return self.origin(peer, connection.headers.get("x-forwarded-for", ""))


def may_come_from(origin: str | None, host: str, origins: tuple[str, ...]) -> bool:
    """Pages of other sites get no connection; programs that name no origin carry no foreign cookies."""
    return origin is None or origin.partition("://")[2] == host or origin in origins
