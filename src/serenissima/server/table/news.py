"""What every viewer of a table has been told, and by which entry."""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.kernel.core import EVERYBODY, SPECTATOR, Event, Seat
from serenissima.kernel.record import Told
from serenissima.server.refusals import No
from serenissima.server.table.rows import Row


@dataclass
class Heard:
    """What one entry told one seat."""

    seen: int
    events: list[Event]
    undone: int = 0
    by: str = ""


class News:
    """The news of every seat, and of the onlooker."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.heard: list[list[Heard]] = [[] for _ in range(seats + 1)]  # by seat; the last is the onlooker
        self.reach: list[int] = []  # which viewers each entry told something, a bit for each
        self.at = [0.0] * (seats + 1)  # when each viewer was last told something

    def viewer(self, seat: Seat | None) -> int:
        """Where that viewer's news are kept."""
        return self.seats if seat is None or seat == SPECTATOR else seat

    def of(self, seat: Seat | None) -> list[Heard]:
        """All that viewer has been told."""
        return self.heard[self.viewer(seat)]

    def seen(self, seat: Seat | None) -> int:
        """How much that viewer has been told."""
        news = self.of(seat)
        return news[-1].seen if news else 0

    def tell(self, row: Row, told: Told) -> None:
        """Note for every viewer what the entry tells it; who answers is told that he did."""
        reach = 0
        for_all = [event for to, event in told if to == EVERYBODY]
        for viewer, news in enumerate(self.heard):
            seat = SPECTATOR if viewer == self.seats else viewer
            events = for_all
            if len(for_all) < len(told):
                events = [event for to, event in told if to == EVERYBODY or to == seat]
            if events or row.seat == viewer:
                reach |= 1 << viewer
                by = row.by if knows_why(row, viewer) else ""
                news.append(Heard((news[-1].seen if news else 0) + 1, events, 0, by))
                self.at[viewer] = row.at
        self.reach.append(reach)

    def rewind(self, length: int, at: float) -> None:
        """Back to so many entries; whoever was told of what is gone is told so."""
        gone = self.reach[length:]
        for viewer, news in enumerate(self.heard):
            count = sum(1 for reach in gone if reach >> viewer & 1)
            if count:
                news.append(Heard(news[-1].seen + 1, [], count))
                self.at[viewer] = at
        del self.reach[length:]

    def entries_before(self, seat: Seat, seen: int) -> int:
        """How many entries the record had before the seat was told that number."""
        bit = 1 << self.viewer(seat)
        live = [news.seen for news in self.living(seat)]
        if seen not in live:
            raise No("no_such_moment", "There is no such moment in this game to go back to.")
        told = [entry for entry, reach in enumerate(self.reach) if reach & bit]
        return told[live.index(seen)]

    def living(self, seat: Seat) -> list[Heard]:
        """The news of a seat that were not taken back."""
        return living(self.of(seat))


def living(news: list[Heard]) -> list[Heard]:
    """What was not taken back."""
    kept: list[Heard] = []
    for heard in news:
        if heard.undone:
            del kept[len(kept) - heard.undone :]
        else:
            kept.append(heard)
    return kept


def knows_why(row: Row, viewer: int) -> bool:
    """That time ran out, all see; that an answer was forced or given in advance is the seat's own affair."""
    return row.by == "timeout" or (row.by in ("forced", "standing") and row.seat == viewer)
