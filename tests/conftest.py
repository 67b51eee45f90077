"""Says which build of the engine the tests meet, and stops when it is not the one that was asked for."""

from __future__ import annotations

import os

import pytest

from serenissima.kernel import core


def engine() -> str:
    return "interpreted" if core.__file__.endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"engine: {engine()}, {core.__file__}"


def pytest_configure() -> None:
    wanted = os.environ.get("SERENISSIMA_ENGINE", engine())
    if wanted != engine():
        raise pytest.UsageError(f"the {wanted} engine was to be tested, but {core.__file__} is the {engine()} one")
