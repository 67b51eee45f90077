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
    """The websocket of a table as AsyncAPI 3 describes such things."""
    sent, received = get_args(wire.FromClient), get_args(wire.FromServer)
    _, schemas = msgspec.json.schema_components((*sent, *received), ref_template="#/components/schemas/{name}")
    messages = {kind.__name__: message(kind) for kind in (*sent, *received)}
    named = {name: {"$ref": f"#/components/messages/{name}"} for name in messages}
    channel = {"address": "/api/tables/{table}/live", "parameters": {"table": {}}, "messages": named}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Serenissima: a table, live", "version": __version__},
        "channels": {"table": channel},
        "operations": {"hear": operation("receive", sent), "tell": operation("send", received)},
        "components": {"messages": messages, "schemas": schemas},
    }


def message(kind: type) -> dict[str, Any]:
    summary = (kind.__doc__ or "").partition("\n")[0]
    return {"summary": summary, "payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}


def operation(action: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    """What the server does with these messages."""
    refs = [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": refs}


def text() -> str:
    return json.dumps(asyncapi(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
