"""Shapes: how a drawer of the state is written as JSON in the words of the rulebook, and read back.

Inside the engine everything is a whole number; outside, a port has a name. A game describes its drawers once, with the
shapes below; whatever a position does not mention keeps its starting value, and what nobody knows is refused with the
path to it.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final, Protocol

Names = dict[str, tuple[str, ...]]  # kind -> the name of each number


class BadPosition(ValueError):
    """A position that cannot be read; the message begins with the path to the fault."""


class Shape(Protocol):
    """One way to write a value."""

    def encode(self, value: Any, names: Names) -> Any:
        """The value as JSON."""

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        """The value that `json` says, where `start` is the starting value."""


def fault(path: str, message: str) -> BadPosition:
    return BadPosition(f"{path or 'position'}: {message}")


def suggest(names: tuple[str, ...]) -> str:
    return ", ".join(name for name in names if name)


class Number:
    """A whole number within bounds."""

    def __init__(self, low: int = 0, high: int = 1_000_000) -> None:
        self.low = low
        self.high = high

    def encode(self, value: Any, names: Names) -> Any:
        return value

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        if not isinstance(json, int) or isinstance(json, bool):
            raise fault(path, f"a whole number is expected, not {json!r}")
        if not self.low <= json <= self.high:
            raise fault(path, f"{json} is outside {self.low} to {self.high}")
        return json


class Flag:
    """Yes or no."""

    def encode(self, value: Any, names: Names) -> Any:
        return value

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        if not isinstance(json, bool):
            raise fault(path, f"true or false is expected, not {json!r}")
        return json


class Named:
    """A number that has a name; `null` is no one and nothing (-1)."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def encode(self, value: Any, names: Names) -> Any:
        return None if value < 0 else names[self.kind][value]

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        return -1 if json is None else number_of(json, self.kind, names, path)


class SetOf:
    """A set of named things, kept as bits."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def encode(self, value: Any, names: Names) -> Any:
        return [name for number, name in enumerate(names[self.kind]) if value >> number & 1]

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        bits = 0
        for name in a_list(json, path):
            bits |= 1 << number_of(name, self.kind, names, path)
        return bits


class Counts:
    """How many of each named thing; what is not named is zero."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def encode(self, value: Any, names: Names) -> Any:
        return {names[self.kind][number]: count for number, count in enumerate(value) if count}

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        counts = [0] * len(names[self.kind])
        for name, count in an_object(json, path).items():
            number = number_of(name, self.kind, names, path)
            counts[number] = Number().decode(count, 0, names, f"{path}.{name}")
        return counts


class Several:
    """A list of any length."""

    def __init__(self, each: Shape) -> None:
        self.each = each

    def encode(self, value: Any, names: Names) -> Any:
        return [self.each.encode(item, names) for item in value]

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        listed = a_list(json, path)
        return [self.each.decode(item, None, names, f"{path}[{at}]") for at, item in enumerate(listed)]


class Row:
    """A tuple of fixed shapes, or of any number of the same one."""

    def __init__(self, *each: Shape) -> None:
        self.each = each

    def shape_at(self, at: int) -> Shape:
        return self.each[at] if len(self.each) > 1 else self.each[0]

    def encode(self, value: Any, names: Names) -> Any:
        return [self.shape_at(at).encode(item, names) for at, item in enumerate(value)]

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        listed = a_list(json, path)
        if len(self.each) > 1 and len(listed) != len(self.each):
            raise fault(path, f"{len(self.each)} values are expected, not {len(listed)}")
        return tuple(self.shape_at(at).decode(item, None, names, f"{path}[{at}]") for at, item in enumerate(listed))


class Keyed:
    """A value for each name of a kind, or none for any; what is not mentioned keeps its starting value.

    With `sparse`, values equal to it are left out when written.
    """

    def __init__(self, kind: str, each: Shape, sparse: Any = None) -> None:
        self.kind = kind
        self.each = each
        self.sparse = sparse

    def encode(self, value: Any, names: Names) -> Any:
        written = {}
        for number, name in enumerate(names[self.kind] if value else ()):
            if self.writes(name, value[number]):
                written[name] = self.each.encode(value[number], names)
        return written

    def writes(self, name: str, each: Any) -> bool:
        """Whether that value is written: it has a name, and is not left out."""
        return bool(name) and (self.sparse is None or (each is not self.sparse and each != self.sparse))

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        values = list(start)
        if isinstance(json, list) and self.sparse is None and len(json) == len(names[self.kind]):
            json = dict(zip(names[self.kind], json, strict=True))
        if json and not values:
            values = [0] * len(names[self.kind])
        for name, item in an_object(json, path).items():
            number = number_of(name, self.kind, names, path)
            values[number] = self.each.decode(item, values[number], names, f"{path}.{name}")
        return values


class Maybe:
    """A value, or `null` for none."""

    def __init__(self, shape: Shape, fresh: Any = None) -> None:
        self.shape = shape
        self.fresh = fresh

    def encode(self, value: Any, names: Names) -> Any:
        return None if value is None else self.shape.encode(value, names)

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        if json is None:
            return None
        return self.shape.decode(json, self.fresh() if start is None and self.fresh else start, names, path)


class Piece:
    """A dataclass written field by field; fields not mentioned keep their starting value.

    `fresh` makes the starting value of a piece that has none, such as one in a list.
    """

    def __init__(self, cls: type, shapes: dict[str, Shape], fresh: Any = None) -> None:
        self.cls = cls
        self.shapes = shapes
        self.fresh = fresh
        if is_dataclass(cls) and sorted(shapes) != sorted(f.name for f in fields(cls)):
            raise TypeError(f"the shape of {cls.__name__} does not list its fields")

    def encode(self, value: Any, names: Names) -> Any:
        return {name: shape.encode(getattr(value, name), names) for name, shape in self.shapes.items()}

    def decode(self, json: Any, start: Any, names: Names, path: str) -> Any:
        said = an_object(json, path)
        for name in said:
            if name not in self.shapes:
                raise fault(path, f"{name!r} is not known here; known: {', '.join(self.shapes)}")
        if start is None and self.fresh is not None:
            start = self.fresh()
        values = {}
        for name, shape in self.shapes.items():
            if name in said:
                before = None if start is None else getattr(start, name)
                values[name] = shape.decode(said[name], before, names, f"{path}.{name}" if path else name)
            elif start is None:
                raise fault(path, f"{name!r} is missing")
            else:
                values[name] = getattr(start, name)
        return self.cls(**values)


class Written:
    """A thing as JSON, time and again: what equals what was there the last time is the same JSON as the last time.

    Whoever has the JSON of before sees at a glance what differs. What is handed in must not change afterwards.
    """

    def __init__(self, shape: Shape, names: Names) -> None:
        self.shape = shape
        self.names = names
        self.before: Any = None
        self.said: Any = None

    def encode(self, now: Any) -> Any:
        """The thing as it is now."""
        if self.before is None:
            self.said = self.shape.encode(now, self.names)
        else:
            self.said = again(self.shape, now, self.names, self.before, self.said)
        self.before = now
        return self.said


def again(shape: Shape, value: Any, names: Names, before: Any, said: Any) -> Any:
    """The value as JSON, where `before` was written as `said`."""
    if value == before:
        return said
    if isinstance(shape, Piece):
        return {
            name: again(each, getattr(value, name), names, getattr(before, name), said[name])
            for name, each in shape.shapes.items()
        }
    if not isinstance(shape, Keyed) or len(value) != len(before):
        return shape.encode(value, names)
    written = {}
    for number, name in enumerate(names[shape.kind]):
        if shape.writes(name, value[number]):
            if name in said:
                written[name] = again(shape.each, value[number], names, before[number], said[name])
            else:
                written[name] = shape.each.encode(value[number], names)
    return written


def number_of(name: Any, kind: str, names: Names, path: str) -> int:
    """The number behind a name of that kind."""
    text = str(name) if isinstance(name, int) and not isinstance(name, bool) else name
    for known in (names[kind], names.get(other(kind), ())):
        if isinstance(text, str) and text and text in known:
            return known.index(text)
    raise fault(path, f"{name!r} is no {kind}; known: {suggest(names[kind] + names.get(other(kind), ()))}")


def other(kind: str) -> str:
    """Under which key names may hold what else the things of a kind are called by those who write by hand."""
    return f"{kind}, otherwise"


def a_list(json: Any, path: str) -> list[Any]:
    if not isinstance(json, list):
        raise fault(path, f"a list is expected, not {json!r}")
    return json


def an_object(json: Any, path: str) -> dict[str, Any]:
    if not isinstance(json, dict):
        raise fault(path, f"an object is expected, not {json!r}")
    return json


NUMBER: Final = Number()
