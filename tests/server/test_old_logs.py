"""Logs that an earlier version wrote, with every kind of row: they open, and all that followed from them still does."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from serenissima.server.table import Fixed, Row, Table

LOGS = sorted((Path(__file__).parent / "logs").glob("*.json"))
KINDS = {"sit", "stand", "start", "move", "undo", "resign", "return", "standing", "propose", "ballot", "rematch"}

CHAIR = ("name", "user", "bot", "luck", "resigned")  # what was kept of a chair then


def follows(table: Table) -> dict[str, Any]:
    """What follows from a log."""
    return {
        "status": table.status,
        "result": table.result,
        "rematch": table.rematch,
        "votes": table.votes.count,
        "bank": table.clock.bank,
        "chairs": [{name: asdict(chair)[name] for name in CHAIR} for chair in table.chairs],
        "seen": [table.seen(seat) for seat in (*range(table.fixed.seats), None)],
        "how": table.begun.how,
        "key": table.begun.key,
        "record": table.playing.text().splitlines(),
    }


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_a_log_of_an_earlier_version_still_opens(file: Path) -> None:
    said = json.loads(file.read_text(encoding="utf-8"))
    table = Table(Fixed(**said["fixed"]))
    table.take_all(Row(*row) for row in said["rows"])
    assert follows(table) == said["follows"]
    assert {row[1] for row in said["rows"]} >= KINDS


def test_there_is_such_a_log_of_every_game_and_with_every_ending() -> None:
    said = [json.loads(file.read_text(encoding="utf-8")) for file in LOGS]
    assert len({one["fixed"]["game"] for one in said}) == 4
    assert any(row[1] == "close" for one in said for row in one["rows"])
    assert any(one["follows"]["result"]["scores"] for one in said)
