"""Writes web/src/lib/wire.gen.ts: the types of the wire as the browser client reads them.

Usage: .venv/bin/python tools/web.py types
"""

from __future__ import annotations

import json
from pathlib import Path
from types import UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec

from serenissima.fairness import Checked
from serenissima.server import wire
from serenissima.server.contests import said

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.gen.ts"
HEAD = "// What crosses the wire. Made by tools/wire_types.py from the server's types; do not edit.\n"
TOLD = (wire, said)  # the modules that say what crosses it
Schema = dict[str, Any]
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def text() -> str:
    """The whole file."""
    structs = [kind for module in TOLD for kind in vars(module).values() if is_struct(kind)]
    _, schemas = msgspec.json.schema_components([*structs, Checked], ref_template="{name}")
    sent_only = requests_only(structs, schemas)
    optional = sent_only | {kind.__name__ for kind in structs if kind.__struct_config__.omit_defaults}
    parts = [alias(name, kind) for name, kind in vars(wire).items() if is_union(kind)]
    parts += [interface(name, schemas[name], name in optional) for name in sorted(schemas)]
    return "\n".join([HEAD, *parts])


def is_struct(kind: object) -> bool:
    own = (
        isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__.startswith(tuple(module.__name__ for module in TOLD))
    )
    return own and kind is not wire.Strict


def is_union(kind: object) -> bool:
    return isinstance(kind, UnionType) or get_origin(kind) is Literal


def requests_only(structs: list[type], schemas: dict[str, Schema]) -> set[str]:
    """What only clients say: there a field with a default may be left out."""
    sent = {kind.__name__ for kind in structs if issubclass(kind, wire.Strict)}
    told = json.dumps([schema for name, schema in schemas.items() if name not in sent])
    return {name for name in sent if f'"$ref": "{name}"' not in told}


def alias(name: str, kind: Any) -> str:
    """A name for several types."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="{name}")
    if is_struct(get_args(kind)[0]):
        return f"export type {name} = {' | '.join(one.__name__ for one in get_args(kind))}\n"
    return f"export type {name} = {spoken(schema)}\n"


def interface(name: str, schema: Schema, optional: bool) -> str:
    """A type with its fields."""
    said = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    needed = schema.get("required", [])
    fields = [
        f"  {field}{'?' if optional and field not in needed else ''}: {spoken(of)}\n"
        for field, of in schema["properties"].items()
    ]
    return f"{said}export interface {name} {{\n{''.join(fields)}}}\n"


def spoken(schema: Schema) -> str:
    """A schema as TypeScript says it."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(quoted(one) for one in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spoken(one) for one in schema["anyOf"]))
    kind = schema.get("type", "")
    if kind == "array":
        return listed(schema)
    if kind == "object":
        return f"Record<string, {spoken(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(kind, "unknown")


def listed(schema: Schema) -> str:
    """A list of one thing, or of certain things in order."""
    if "prefixItems" in schema:
        return f"[{', '.join(spoken(one) for one in schema['prefixItems'])}]"
    item = spoken(schema.get("items", {}))
    return f"({item})[]" if " | " in item else f"{item}[]"


def quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
