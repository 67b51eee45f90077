"""Everything that lies in a drawer as one row of numbers: what fingerprints are made of, and secrets compared by."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final


def field_names(cls: Any) -> tuple[str, ...]:
    """The fields of a dataclass, looked up once."""
    known = _FIELDS.get(cls)
    if known is None:
        known = _FIELDS[cls] = tuple(field.name for field in fields(cls)) if is_dataclass(cls) else ()
    return known


_FIELDS: Final[dict[Any, tuple[str, ...]]] = {}


def flatten(value: Any, numbers: list[int]) -> None:
    """Everything in a drawer as one row of numbers; lists say their length first.

    It runs after every answer: a class marked `drawer` has a method of its own for it, with the same result.
    """
    if isinstance(value, int):
        numbers.append(value)
    elif isinstance(value, list) or isinstance(value, tuple):  # noqa: SIM101 # one by one they are compiled to a glance
        numbers.append(len(value))
        for item in value:
            flatten(item, numbers)
    elif isinstance(value, dict):
        numbers.append(len(value))
        for key in sorted(value):
            flatten(key, numbers)
            flatten(value[key], numbers)
    elif value is None:
        numbers.append(-1)
    else:
        own = getattr(value, "pour", None)
        if own is None:
            flatten_fields(value, numbers)
        else:
            own(numbers)


def flatten_fields(value: Any, numbers: list[int]) -> None:
    """The same of a thing field by field, whatever method of its own it has."""
    for name in field_names(type(value)):
        flatten(getattr(value, name), numbers)
