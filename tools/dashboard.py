"""Writes deploy/grafana.json, the dashboard of a house, from the list of its panels below.

    python tools/dashboard.py          write it
    python tools/dashboard.py --check  say whether it is as it would be written

A panel is a title, what the numbers are, and what is asked of Prometheus; which numbers there are says
`serenissima.server.meters`, and a test holds that each of them is watched here or cannot move without one that is.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

BOARD = Path(__file__).resolve().parent.parent / "deploy" / "grafana.json"
SOURCE = {"type": "prometheus", "uid": "${source}"}
HOUSE = 'instance=~"$house"'
WIDE, HIGH = 8, 8  # of 24 columns: three panels in a row

Asked = tuple[str, str]  # an expression of Prometheus, and what its line is called


def rate(name: str, by: str = "") -> str:
    """How often something is counted a second, per house or by a label of it."""
    each = f" by ({by})" if by else ""
    return f"sum{each} (rate(serenissima_{name}_total{{{HOUSE}}}[$__rate_interval]))"


def waited(name: str) -> list[Asked]:
    """How long half of all wait at most, and nearly all."""
    buckets = f"sum by (le) (rate(serenissima_{name}_seconds_bucket{{{HOUSE}}}[$__rate_interval]))"
    shares = (("0.5", "half"), ("0.95", "19 of 20"), ("0.99", "99 of 100"))
    return [(f"histogram_quantile({share}, {buckets})", said) for share, said in shares]


def held(name: str) -> str:
    return f"sum by (instance) (serenissima_{name}{{{HOUSE}}})"


PANELS: list[tuple[str, str, str, list[Asked]]] = [
    ("Houses that answer", "none", "Every house should be here.", [(f"up{{{HOUSE}}}", "{{instance}}")]),
    ("Moves a second", "ops", "Rows of the logs by kind: what is played.", [(rate("rows", "kind"), "{{kind}}")]),
    ("A move until it is durable", "s", "The wait for the database.", waited("durable")),
    ("A move until all were told", "s", "What a player feels, without his own line.", waited("change")),
    ("Tables in memory", "none", "Rise with the evening and fall after it.", [(held("rooms"), "{{instance}}")]),
    ("People at tables", "none", "Open websockets.", [(held("connections"), "{{instance}}")]),
    ("Bots thinking", "none", "Rises with too few thinkers.", [(held("bots_thinking"), "{{instance}}")]),
    ("Moves for one transaction", "none", "Rises under load.", [(f"{rate('rows')} / {rate('commits')}", "rows")]),
    ("Refused", "ops", "A rush of one code: an attack, or a faulty client.", [(rate("refusals", "code"), "{{code}}")]),
    (
        "What must stay at nothing",
        "ops",
        "Each of these has an alert.",
        [
            (rate("errors", "where"), "errors {{where}}"),
            (rate("unwritten"), "not written"),
            (rate("broken_tables"), "tables taken offline"),
            (rate("bot_faults", "kind"), "bots {{kind}}"),
        ],
    ),
    ("Written by another first", "ops", "Two houses at one table, after one died.", [(rate("conflicts"), "conflicts")]),
    ("Removed for its age", "ops", "Old sessions, guests and tables.", [(rate("swept", "table"), "{{table}}")]),
    ("Packed away", "ops", "Finished games that went into the archive.", [(rate("archived"), "games")]),
]  # fmt: skip


def panel(number: int, title: str, unit: str, meaning: str, asked: list[Asked]) -> dict[str, Any]:
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": title,
        "description": meaning,
        "datasource": SOURCE,
        "gridPos": {"h": HIGH, "w": WIDE, "x": number % 3 * WIDE, "y": number // 3 * HIGH},
        "fieldConfig": {"defaults": {"unit": unit, "min": 0}, "overrides": []},
        "targets": [
            {"refId": chr(ord("A") + at), "expr": expression, "legendFormat": said, "datasource": SOURCE}
            for at, (expression, said) in enumerate(asked)
        ],
    }


def variable(name: str, kind: str, query: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": kind, "query": query, "label": name, **more}


def board() -> str:
    """The dashboard as Grafana imports it; which Prometheus and which houses are chosen on the page."""
    chosen = [
        variable("source", "datasource", "prometheus"),
        variable("house", "query", "label_values(serenissima_rooms, instance)", datasource=SOURCE,
                 multi=True, includeAll=True, allValue=".*", refresh=2),
    ]  # fmt: skip
    whole = {
        "uid": "serenissima",
        "title": "Serenissima",
        "tags": ["serenissima"],
        "timezone": "browser",
        "schemaVersion": 39,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {"list": chosen},
        "panels": [panel(number, *one) for number, one in enumerate(PANELS)],
    }
    return json.dumps(whole, indent=2) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the file is another")
    if not parser.parse_args().check:
        BOARD.write_text(board(), encoding="utf-8")
    elif BOARD.read_text(encoding="utf-8") != board():
        sys.exit(f"{BOARD.name} is not what tools/dashboard.py writes; run it again.")


if __name__ == "__main__":
    main()
