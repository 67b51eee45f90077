"""Writes docs/asyncapi.json from the types of the wire: every frame of the websocket as JSON Schema.

Usage: .venv/bin/python tools/wire_docs.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec

from serenissima import __version__
from serenissima.server import wire

FILE = Path(__file__).resolve().parent.parent / "docs" / "asyncapi.json"


def asyncapi() -> dict[str, Any]:
    """The websockets of a table and of a person as AsyncAPI 3 describes such things."""
    sent, received, called = get_args(wire.FromClient), get_args(wire.FromServer), get_args(wire.ToPerson)
    every = tuple(dict.fromkeys((*sent, *received, *called)))
    _, schemas = msgspec.json.schema_components(every, ref_template="#/components/schemas/{name}")
    table = {"address": "/api/tables/{table}/live", "parameters": {"table": {}}, "messages": named(*sent, *received)}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Serenissima: a table, and a person, live", "version": __version__},
        "channels": {"table": table, "person": {"address": "/api/live", "messages": named(wire.Ping, *called)}},
        "operations": {
            "hear": operation("receive", "table", sent),
            "tell": operation("send", "table", received),
            "hearPerson": operation("receive", "person", (wire.Ping,)),
            "tellPerson": operation("send", "person", called),
        },
        "components": {"messages": {kind.__name__: message(kind) for kind in every}, "schemas": schemas},
    }


def named(*kinds: type) -> dict[str, Any]:
    """The messages of a channel."""
    return {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds}


def message(kind: type) -> dict[str, Any]:
    summary = (kind.__doc__ or "").partition("\n")[0]
    return {"summary": summary, "payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}


def operation(action: str, channel: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    """What the server does with these messages."""
    refs = [{"$ref": f"#/channels/{channel}/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": f"#/channels/{channel}"}, "messages": refs}


def text() -> str:
    return json.dumps(asyncapi(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
