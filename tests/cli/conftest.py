"""Saved games go into a folder of the test."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved that nobody named a file for."""
    monkeypatch.setenv("SERENISSIMA_HOME", str(tmp_path / "saves"))
    return tmp_path / "saves"
