"""Feeds (RFC 4287)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from serenissima.server.contests.papers import iso

KIND = "application/atom+xml; charset=utf-8"


@dataclass(frozen=True)
class Item:
    """One piece of news: where it leads, when it happened, what it is about, and a picture."""

    title: str
    link: str
    at: float
    summary: str = ""
    topic: str = ""
    picture: str = ""


def feed(title: str, of: str, itself: str, items: Sequence[Item]) -> str:
    """The news in the order in which they are given."""
    head = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom">',
        f"<title>{escape(title)}</title>",
        f"<id>{escape(of)}</id>",
        f"<link href={quoteattr(of)}/>",
        f'<link rel="self" type="application/atom+xml" href={quoteattr(itself)}/>',
        f"<updated>{iso(max((item.at for item in items), default=0.0))}</updated>",
        "<author><name>Serenissima</name></author>",
    ]
    return "\n".join([*head, *map(entry, items), "</feed>", ""])


def entry(item: Item) -> str:
    topic = f"<category term={quoteattr(item.topic)}/>" if item.topic else ""
    picture = f'<link rel="enclosure" type="image/png" href={quoteattr(item.picture)}/>' if item.picture else ""
    return (
        f"<entry><title>{escape(item.title)}</title><id>{escape(item.link)}</id><link href={quoteattr(item.link)}/>"
        f"<updated>{iso(item.at)}</updated>{topic}{picture}<summary>{escape(item.summary)}</summary></entry>"
    )
