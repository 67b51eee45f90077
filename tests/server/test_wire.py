"""What is written about the wire is what is spoken on it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import wire_docs
import wire_types

from serenissima.server import wire

ROOT = Path(__file__).resolve().parents[2]


def test_the_published_frames_are_the_ones_the_server_checks() -> None:
    assert wire_docs.text() == wire_docs.FILE.read_text(encoding="utf-8"), "run tools/wire_docs.py"


def test_every_frame_is_published_and_described() -> None:
    said = json.loads((ROOT / "docs" / "asyncapi.json").read_text(encoding="utf-8"))
    every = {*get_args(wire.FromClient), *get_args(wire.FromServer), *get_args(wire.ToPerson)}
    kinds = [kind.__name__ for kind in every]
    assert sorted(said["components"]["messages"]) == sorted(kinds)
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    for schema in (said["components"]["schemas"][kind] for kind in kinds):
        assert f"`{schema['properties']['t']['enum'][0]}`" in page


def test_the_types_of_the_browser_client_are_made_from_these() -> None:
    said = wire_types.text()
    structs = [kind for kind in vars(wire).values() if wire_types.is_struct(kind)]
    for kind in structs:
        assert f"export interface {kind.__name__} {{" in said
        for name in kind.__struct_fields__:
            assert re.search(rf"^  {name}\??: ", said, re.MULTILINE), f"{kind.__name__}.{name}"
