"""Faults of bots in files: what it saw and could answer as JSON, and the game so far as a record to be replayed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from serenissima.arena.match import Result

HEAVY: Final = ("view", "legal", "record", "trace")  # in the files only


def keep(results: list[Result], folder: Path) -> list[dict[str, Any]]:
    """All faults in short, with the file each was written to where its position is known."""
    return [keep_one(fault, folder) for result in results for fault in result.faults]


def keep_one(fault: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Write a fault to a file that is named after it, and the record beside it."""
    short = {name: value for name, value in fault.items() if name not in HEAVY}
    if "record" not in fault:
        return short
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{stem(fault)}.json"
    replay = file.with_suffix(".rec")
    replay.write_text(fault["record"], encoding="utf-8")
    file.write_text(json.dumps(fault, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return {**short, "file": str(file), "replay": str(replay)}


def stem(fault: dict[str, Any]) -> str:
    """A name from the game, the bots, the seed and the decision."""
    bots = "-".join(name.rpartition(":")[2] for name in fault["bots"])
    said = f"{fault['game']}-{bots}-{fault['seed']}-{fault['decision']}"
    return "".join(c if c.isalnum() or c in "-_" else "_" for c in said)[-120:]
