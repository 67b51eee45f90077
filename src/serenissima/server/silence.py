"""Numbers that nobody is told: a house in a browser's tab has no Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Counter:
    """Takes what the counters, gauges and histograms of Prometheus take, and keeps nothing of it."""

    def __init__(self, name: str, documentation: str, labels: tuple[str, ...] = (), **how: Any) -> None:
        self.name = name

    def labels(self, *of: str) -> Counter:
        return self

    def inc(self, by: float = 1.0) -> None: ...

    def dec(self, by: float = 1.0) -> None: ...

    def set(self, to: float) -> None: ...

    def observe(self, seconds: float) -> None: ...

    @contextmanager
    def time(self) -> Iterator[None]:
        yield

    @contextmanager
    def track_inprogress(self) -> Iterator[None]:
        yield


Gauge = Histogram = Counter
