"""What Prometheus is told: how much is played, how long it waits, and what goes wrong. Several workers add up."""

from __future__ import annotations

import os
from collections import Counter as Tally
from collections.abc import Iterable
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("prometheus_client"):
    from prometheus_client import Counter, Gauge, Histogram
else:
    from serenissima.server.silence import Counter, Gauge, Histogram

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # set by `serenissima serve` where several processes serve
WAITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

ROWS = Counter("serenissima_rows", "Rows written to the logs of tables, by kind.", ["kind"])
COMMITS = Counter("serenissima_commits", "Transactions that made rows durable.")
CONFLICTS = Counter("serenissima_conflicts", "Entries that another process wrote first.")
DURABLE = Histogram("serenissima_durable_seconds", "From the wish to write until it was durable.", buckets=WAITS)
CHANGES = Histogram("serenissima_change_seconds", "From an act at a table until all were told.", buckets=WAITS)
REFUSALS = Counter("serenissima_refusals", "Frames and requests that were refused, by code.", ["code"])
ROOMS = Gauge("serenissima_rooms", "Tables in memory.", multiprocess_mode="livesum")
CONNECTIONS = Gauge("serenissima_connections", "Open websockets at tables.", multiprocess_mode="livesum")
THINKING = Gauge("serenissima_bots_thinking", "Bots that think or wait to.", multiprocess_mode="livesum")
FAULTS = Counter("serenissima_bot_faults", "Bots that failed and were answered for, by kind.", ["kind"])
ERRORS = Counter("serenissima_errors", "Errors that nobody expected, by where they came up.", ["where"])
UNWRITTEN = Counter("serenissima_unwritten", "Appends to logs that could not be written.")
SWEPT = Counter("serenissima_swept", "Rows removed because of their age, by table.", ["table"])
ARCHIVED = Counter("serenissima_archived", "Finished games packed into the archive.")
BROKEN = Counter("serenissima_broken_tables", "Tables taken offline because their log cannot be followed.")


@lru_cache(maxsize=64)
def rows_of(kind: str) -> Counter:
    return ROWS.labels(kind)


def count_commit(kinds: Iterable[str]) -> None:
    """One more transaction, with rows of these kinds."""
    COMMITS.inc()
    for kind, count in Tally(kinds).items():
        rows_of(kind).inc(count)


def told() -> tuple[bytes, str]:
    """The numbers of all workers, and how they are written."""
    from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

    if FOLDER not in os.environ:
        return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call] # it ships no types for this one
    return generate_latest(registry), CONTENT_TYPE_LATEST
