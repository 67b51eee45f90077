"""The same tournament on a cluster."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from program import run

KEY = "serenissima_2012"


def test_a_cluster_plays_the_same_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed: pip install 'serenissima[ray]'")
    monkeypatch.setenv("HOME", str(tmp_path))  # Ray keeps a token there
    asked = ("arena", KEY, "--bots", "mozzo,bad_bots:Raises", "--games", 2, "--json")
    here = run(*asked, "--jobs", 2, "--faults", tmp_path)
    there = run(*asked, "--jobs", 2, "--faults", tmp_path, "--ray")
    assert here.code == there.code == 1
    assert json.loads(there.out) == json.loads(here.out)
    assert {fault["kind"] for fault in json.loads(there.out)["faults"]} == {"raised"}
