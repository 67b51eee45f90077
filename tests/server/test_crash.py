"""The server is killed while tables play: nothing acknowledged is lost. The long form is `make crash`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "crash.py"


@pytest.mark.parametrize(
    "where",
    [pytest.param(("sqlite", "1"), id="sqlite"), pytest.param(("postgresql", "2"), id="two", marks=pytest.mark.long)],
)
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(where: tuple[str, str]) -> None:
    database, workers = where
    said = ["--tables", "8", "--times", "2", "--database", database, "--workers", workers]
    run = subprocess.run([sys.executable, str(SCRIPT), *said], capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "nothing lost" in run.stdout
