"""The story of a table as each viewer heard it; it follows the news and keeps up with them."""

from __future__ import annotations

from dataclasses import dataclass, field

from serenissima.kernel.core import SPECTATOR, Seat, look
from serenissima.kernel.record import Record
from serenissima.kernel.story import Line, Teller, teller_of
from serenissima.server.table.news import Heard, News, living


@dataclass
class Kept:
    """One viewer's story, how much of the news it has heard, and the first line that each of them touched."""

    teller: Teller
    touched: list[int] = field(default_factory=list)

    @property
    def lines(self) -> list[Line]:
        return self.teller.lines


class Stories:
    """Everybody's story; each is told when somebody wants it, and then goes on from there."""

    def __init__(self, record: Record, news: News) -> None:
        self.record = record
        self.news = news
        self.kept: dict[int, Kept] = {}

    def of(self, seat: Seat | None) -> Kept:
        """The story as that viewer heard it, up to now."""
        viewer = self.news.viewer(seat)
        kept = self.kept.get(viewer)
        if kept is None:
            kept = self.kept[viewer] = Kept(self.fresh(seat))
        for heard in self.news.of(seat)[len(kept.touched) :]:
            kept.touched.append(self.hear(seat, kept, heard))
        return kept

    def since(self, seat: Seat | None, news: int) -> tuple[int, list[Line]]:
        """The lines that so many news did not tell yet, or told otherwise, and the place of the first."""
        kept = self.of(seat)
        start = min([len(kept.lines), *kept.touched[news:]])
        return start, kept.lines[start:]

    def hear(self, seat: Seat | None, kept: Kept, heard: Heard) -> int:
        """Take in one piece of news; the first line that it touched."""
        if heard.undone:
            return self.retell(seat, kept, len(kept.touched))
        kept.teller.hear(heard.seen, heard.events)
        return first_touched(kept.lines, heard.seen)

    def retell(self, seat: Seat | None, kept: Kept, news: int) -> int:
        """Tell it again without what was taken back; the first line that is now another."""
        before = kept.lines
        kept.teller = self.fresh(seat)
        for heard in living(self.news.of(seat)[: news + 1]):
            kept.teller.hear(heard.seen, heard.events)
        differing = (at for at, (old, now) in enumerate(zip(before, kept.lines, strict=False)) if old != now)
        return next(differing, min(len(before), len(kept.lines)))

    def fresh(self, seat: Seat | None) -> Teller:
        record = self.record
        view = look(record.beginning(), SPECTATOR if seat is None else seat)
        return teller_of(record.game, view, record.start is None)


def first_touched(lines: list[Line], moment: int) -> int:
    """The first of the last lines that tell of that moment."""
    at = len(lines)
    while at and lines[at - 1].last == moment:
        at -= 1
    return at
