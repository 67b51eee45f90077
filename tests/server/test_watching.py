"""The dashboard and the alerts ask for numbers that a house really tells."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client import Counter, Gauge, Histogram

from serenissima.server import meters

ROOT = Path(__file__).parents[2]
ENDINGS: dict[type, str] = {Counter: "_total", Gauge: "", Histogram: "_bucket"}
MEANT = re.compile(r"serenissima_[a-z_]+")
BOARD = ROOT / "deploy" / "grafana.json"
ALERTS = ROOT / "deploy" / "alerts.yaml"


def told() -> set[str]:
    """All series of a house, as Prometheus names them."""
    meant = [one for one in vars(meters).values() if isinstance(one, Counter | Gauge | Histogram)]
    return {one._name + ENDINGS[type(one)] for one in meant}


def asked() -> str:
    panels = json.loads(BOARD.read_text(encoding="utf-8"))["panels"]
    return "\n".join(target["expr"] for panel in panels for target in panel["targets"])


def test_the_dashboard_shows_every_number_of_a_house_and_no_other() -> None:
    assert set(MEANT.findall(asked())) == told()


def test_alerts_ask_for_numbers_that_are_told() -> None:
    named = set(re.findall(r"^ +expr: .*$", ALERTS.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(named) == 8
    assert {name for line in named for name in MEANT.findall(line)} <= told()


def test_the_dashboard_is_what_its_tool_writes() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "dashboard.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_promtool_accepts_the_alerts() -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool, of Debian's package prometheus, is not here")
    done = subprocess.run([promtool, "check", "rules", ALERTS], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
