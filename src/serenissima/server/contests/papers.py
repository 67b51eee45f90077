"""Contests for calendars (RFC 5545), feed readers (RFC 4287) and spreadsheets (RFC 4180)."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from io import StringIO
from xml.sax.saxutils import escape, quoteattr

from sqlalchemy import RowMapping

from serenissima.contests.standings import Placing

LONG = timedelta(hours=3)  # what a calendar shows of a contest whose end nobody knows
WIDTH = 73  # octets of a line before it is folded


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def folded(line: str) -> str:
    """No line of a calendar is longer than 75 octets: the rest goes on after a space."""
    parts, rest = [], line.encode()
    while len(rest) > WIDTH:
        end = WIDTH
        while rest[end] & 0xC0 == 0x80:  # never within a letter
            end -= 1
        parts.append(rest[:end].decode())
        rest = rest[end:]
    return "\r\n ".join([*parts, rest.decode()])


def quoted(text: str) -> str:
    """Text as calendars have it."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def calendar(rows: Sequence[RowMapping], address: str) -> str:
    """One event for each contest."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Serenissima//Contests//EN"]
    for row in rows:
        start = datetime.fromtimestamp(row["starts"], UTC)
        lasts = timedelta(minutes=row["minutes"]) if row["form"] == "arena" else LONG
        lines += [
            "BEGIN:VEVENT",
            f"UID:contest-{row['id']}@serenissima",
            f"DTSTAMP:{stamp(row['created'])}",
            f"DTSTART:{stamp(row['starts'])}",
            f"DTEND:{stamp((start + lasts).timestamp())}",
            f"SUMMARY:{quoted(row['name'])}",
            f"URL:{address}/contests/{row['id']}",
            f"STATUS:{'CANCELLED' if row['status'] == 'off' else 'CONFIRMED'}",
            "END:VEVENT",
        ]
    return "".join(f"{folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def feed(rows: Sequence[RowMapping], address: str) -> str:
    """The latest contests, the newest first."""
    moved = [row["ended"] or row["created"] for row in rows]
    head = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom">',
        "<title>Serenissima: contests</title>",
        f"<id>{escape(address)}/contests</id>",
        f'<link rel="self" href={quoteattr(address + "/api/contests.atom")}/>',
        f"<updated>{iso(max(moved, default=0.0))}</updated>",
        "<author><name>Serenissima</name></author>",
    ]
    return "\n".join([*head, *(entry(row, address) for row in rows), "</feed>", ""])


def entry(row: RowMapping, address: str) -> str:
    link = f"{address}/contests/{row['id']}"
    return (
        f"<entry><title>{escape(row['name'])}</title><id>{escape(link)}</id><link href={quoteattr(link)}/>"
        f"<updated>{iso(row['ended'] or row['created'])}</updated><published>{iso(row['created'])}</published>"
        f'<category term="{row["form"]}"/><category term="{row["status"]}"/>'
        f"<summary>{escape(row['game'])}, {iso(row['starts'])}</summary></entry>"
    )


def iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


SIGNS = {0: "rest", -1: "-", -2: "now"}  # in place of a place
SPOKEN = "=+-@"  # a cell that begins so would be reckoned by a spreadsheet


def cell(text: str) -> str:
    """Words that stay words."""
    return f"'{text}" if text[:1] in SPOKEN else text


def sheet(lines: Sequence[Placing], names: dict[str, str]) -> str:
    """The table, one line for each person: his place in every round, and what parts equals."""
    written = StringIO()
    out = csv.writer(written)
    rounds = max((len(line.rounds) for line in lines), default=0)
    heads = ("division", "place", "name", *(f"round {at + 1}" for at in range(rounds)), "points", "met", "share", "lot")
    out.writerow(heads)
    for line in lines:
        played = [SIGNS.get(place, str(place)) for place in line.rounds]
        figures = (line.points, line.met, line.share, line.lot)
        out.writerow((line.group + 1, line.place, cell(names.get(line.who, "")), *played, *figures))
    return written.getvalue()
