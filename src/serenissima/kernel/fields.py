"""Things made of named fields: a field is named once, and constructor, copy and shape are written from that.

A class marked `drawer` (what lies in a drawer and can be copied) or `immutable` (a step) lists its fields; the text of
its methods is made here. Interpreted, that text is executed when the class is made, as dataclasses do. A compiled build
writes it into the module instead, since native code cannot be made at run time: `tools/write_out` calls the same
functions, so both builds have the same methods.

    @drawer
    class Galley(Kept):
        owner: Seat
        field: Annotated[int, Named("field")]
        cargo: Annotated[list[int], Counts("good")]

A shape may be left out where the type tells it: a number, a flag, a seat, another drawer.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self, TypeVar, cast, dataclass_transform, overload

from serenissima.kernel.core import AskedOneSeat, IllegalMove, Move, OneSeat, Question, SealedOneSeat
from serenissima.kernel.flat import flatten
from serenissima.kernel.shape import NUMBER, Flag, Named, Piece, Shape

C = TypeVar("C")

SCALARS: Final = frozenset({"int", "bool", "str", "float", "Seat"})  # what needs no copying
NUMBERS: Final = frozenset({"int", "bool", "Seat"})  # and what is one number
PLAIN: Final = {"int": "NUMBER", "bool": "Flag()", "Seat": 'Named("seat")'}  # shapes that a type tells
KNOWN: Final[dict[str, Any]] = {"NUMBER": NUMBER, "Flag": Flag, "Named": Named}
SHAPES: Final[dict[type, Piece]] = {}
DO: Final = "do_"  # begins the name of what a step does for a verb
LINE: Final = 110  # a method is indented, and a line has 120 characters


class BadFields(TypeError):
    """A class whose fields cannot be understood; the message says which and why."""


class Kept:
    """What lies in a drawer: `drawer` gives it a constructor, copies, a comparison, its numbers and a shape."""

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def become(self, other: Self) -> None:
        """Hold what the other holds, and share nothing with it: a copy without a new thing where few fields differ."""
        raise NotImplementedError


class Field:
    """One field as it was written: its name, its type, and its shape as an expression (empty if it has none)."""

    def __init__(self, name: str, annotation: str, default: str = "") -> None:
        self.name = name
        self.default = default
        node = ast.parse(annotation, mode="eval").body
        self.shape = ""
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Annotated":
            parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else []
            if len(parts) != 2:
                raise BadFields(f"{name}: Annotated takes a type and one shape, not {annotation}")
            node, self.shape = parts[0], ast.unparse(parts[1])
        self.node = node
        self.type = ast.unparse(node)

    @property
    def told(self) -> str:
        """The shape, said or told by the type; empty where neither tells it."""
        if self.shape or not isinstance(self.node, ast.Name):
            return self.shape
        return PLAIN.get(self.type, f"shape_of({self.type})")


class Deed:
    """A method `do_<verb>` of a step: the nouns it takes, and the type of the state it is handed."""

    def __init__(self, name: str, parameters: list[str], state: str, asked: bool) -> None:
        self.verb = name.removeprefix(DO)
        self.asked = asked  # by a seat, not by luck
        self.nouns = parameters[3:] if asked else parameters[2:]
        self.state = state


def copying(node: ast.expr, value: str) -> str:
    """The expression that copies a value of that type."""
    match node:
        case ast.Name(id=name):
            return value if name in SCALARS else f"{value}.copy()"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            each = copying(item, "each")
            return f"{value}.copy()" if each == "each" else f"[{each} for each in {value}]"
        case ast.Subscript(value=ast.Name(id="tuple")):
            return value
        case ast.Subscript(value=ast.Name(id="dict")):
            return f"{value}.copy()"
        case ast.BinOp(left=left, right=ast.Constant(value=None)):
            return f"None if {value} is None else {copying(left, value)}"
        case _:
            raise BadFields(f"nobody knows how to copy {ast.unparse(node)}")


def constructor(fields: list[Field]) -> str:
    """The text of `__init__`."""
    taken = [f"{f.name}: {f.type} = {f.default}" if f.default else f"{f.name}: {f.type}" for f in fields]
    kept = [f"    self.{f.name} = {f.name}" for f in fields]
    return "\n".join([laid_out("def __init__(", ["self", *taken], ") -> None:"), *kept])


def copier(name: str, fields: list[Field]) -> str:
    """The text of `copy`."""
    copies = [copying(f.node, f"self.{f.name}") for f in fields]
    made = laid_out(f"return {name}(", copies, ")").replace("\n", "\n    ")
    return f"def copy(self) -> {name}:\n    {made}"


def comparer(name: str, fields: list[Field]) -> str:
    """The text of `__eq__`."""
    same = [f"self.{f.name} == other.{f.name}" for f in fields]
    lines = "\n        and ".join([f"isinstance(other, {name})", *same])
    return f"def __eq__(self, other: object) -> bool:\n    return (\n        {lines}\n    )"


def pourer(fields: list[Field]) -> str:
    """The text of `pour`: what `kernel.flat` does with the fields one by one."""
    lines = [line for f in fields for line in pouring(f.node, f"self.{f.name}", f.name)]
    said = textwrap.indent("\n".join(lines or ["pass"]), "    ")
    return f"def pour(self, numbers: list[int]) -> None:\n{said}"


def pouring(node: ast.expr, value: str, name: str) -> list[str]:
    """The lines that append a value of that type to `numbers`; in a loop over it, each is called by that name."""
    match node:
        case ast.Name(id=kind) if kind in NUMBERS:
            return [f"numbers.append({value})"]
        case ast.Name(id=kind) if kind not in SCALARS:
            return [f"{value}.pour(numbers)"]
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            length = f"numbers.append(len({value}))"
            if isinstance(item, ast.Name) and item.id in NUMBERS:
                return [length, f"numbers.extend({value})"]
            inside = [f"    {line}" for line in pouring(item, f"one_{name}", f"one_{name}")]
            return [length, f"for one_{name} in {value}:", *inside]
        case _:
            return [f"flatten({value}, numbers)"]


def becoming(f: Field) -> list[str]:
    """The lines that make one field as the other's; what is equal is left alone."""
    mine, other = f"self.{f.name}", f"other.{f.name}"
    match f.node:
        case ast.Name(id=name):
            return [f"{mine} = {other}" if name in SCALARS else f"{mine}.become({other})"]
        case ast.Subscript(value=ast.Name(id="tuple")):
            return [f"{mine} = {other}"]
        case ast.Subscript(value=ast.Name(id="list"), slice=ast.Name(id=name)) if name not in SCALARS:
            alike = f"    for at in range(len({mine})):"
            each = f"        {mine}[at].become({other}[at])"
            return [f"if len({mine}) == len({other}):", alike, each, "else:", f"    {mine} = {copying(f.node, other)}"]
        case ast.Subscript():
            return [f"if {mine} != {other}:", f"    {mine} = {copying(f.node, other)}"]
        case _:
            return [f"{mine} = {copying(f.node, other)}"]


def becomer(name: str, fields: list[Field]) -> str:
    """The text of `become`."""
    lines = [f"    {line}" for f in fields for line in becoming(f)] or ["    pass"]
    return "\n".join([f"def become(self, other: {name}) -> None:", *lines])


def shaping(name: str, fields: list[Field]) -> str:
    """The text that notes the shape."""
    for f in fields:
        if not f.told:
            raise BadFields(f"{name}.{f.name}: {f.type} does not tell its shape; write Annotated[{f.type}, ...]")
    return laid_out(f"note_shape({name}, {{", [f'"{f.name}": {f.told}' for f in fields], "})")


def laid_out(before: str, items: list[str], after: str) -> str:
    """Items on one line where they fit, or one on each."""
    line = f"{before}{', '.join(items)}{after}"
    if len(line) < LINE:
        return line
    return "\n".join([before, *[f"    {item}," for item in items], after])


def player(deeds: list[Deed]) -> str:
    """The text of `play`: each answer is handed to the deed that carries its verb, each outcome likewise."""
    seat = "seat: Seat, " if deeds[0].asked else ""
    lines = [f"def play(self, g: {deeds[0].state}, {seat}move: Move) -> None:", "    verb = move[0]"]
    if any(deed.nouns for deed in deeds):
        lines.append('    said = cast("tuple[int, ...]", move)  # the verb is not looked at again')
    for at, deed in enumerate(deeds):
        nouns = ["g", *["seat"] * deed.asked, *[f"said[{noun}]" for noun in range(1, len(deed.nouns) + 1)]]
        lines.append(f'    {"elif" if at else "if"} verb == "{deed.verb}":')
        lines.append(f"        self.{DO}{deed.verb}({', '.join(nouns)})")
    return "\n".join([*lines, "    else:", "        raise IllegalMove(move)"])


ASKED: Final = "def seats(self, g: AnyState) -> tuple[Seat, ...]:\n    return (self.seat,)"


def defaulter(move: str) -> str:
    """The text of `default` for a step that always answers the same."""
    return f"def default(self, g: AnyState, seat: Seat) -> Move:\n    return {move}"


def asks_its_seat(fields: Iterable[str], methods: Iterable[str]) -> bool:
    """Whether a step of such fields and methods is a question to the seat it names."""
    return "seat" in fields and "moves" in methods and "seats" not in methods


def note_shape(cls: type, shapes: dict[str, Shape]) -> None:
    """How things of that class are written as JSON."""
    SHAPES[cls] = Piece(cls, shapes)


def shape_of(cls: type) -> Piece:
    """How things of a class marked `drawer` are written as JSON, field by field."""
    return SHAPES[cls]


@overload
def immutable(cls: type[C], /) -> type[C]: ...
@overload
def immutable(*, default: Move) -> Callable[[type[C]], type[C]]: ...


@dataclass_transform()
def immutable(cls: type[C] | None = None, /, *, default: Move | None = None) -> Any:
    """A step: what can be told from its fields and its deeds is written for it.

    Its constructor, from its fields; `seats`, where a question names its seat; `play`, from its methods `do_<verb>`,
    unless it has one by hand; `default`, where the same answer is always given for a seat that let its time run out.
    It equals what has the same fields.
    """
    if cls is None:
        return lambda marked: made_step(marked, default)
    return made_step(cls, default)


def made_step(cls: type[C], default: Move | None) -> type[C]:
    """The class with its methods."""
    fields, deeds = fields_of(cls), deeds_of(cls)
    if fields:
        method(cls, constructor(fields), "__init__")
    if asks_its_seat(vars(cls).get("__annotations__", {}), vars(cls)):
        method(cls, ASKED, "seats")
    if deeds and "play" not in vars(cls):
        method(cls, player(deeds), "play")
    if default is not None:
        method(cls, defaulter(repr(default)), "default")
    return dataclass(init=False)(cls)


def deeds_of(cls: type) -> list[Deed]:
    """What the class does for each verb."""
    found = [(name, deed) for name, deed in vars(cls).items() if name.startswith(DO)]
    asked = issubclass(cls, Question)
    return [Deed(name, list(inspect.signature(deed).parameters), "Any", asked) for name, deed in found]


@dataclass_transform()
def drawer(cls: type[C]) -> type[C]:
    """What lies in a drawer: constructor, copies, comparison, numbers and shape are written from its fields."""
    fields = fields_of(cls)
    method(cls, constructor(fields), "__init__")
    method(cls, copier(cls.__name__, fields), "copy")
    method(cls, becomer(cls.__name__, fields), "become")
    method(cls, comparer(cls.__name__, fields), "__eq__")
    method(cls, pourer(fields), "pour")
    check_types(cls, fields)
    made = dataclass(init=False)(cls)
    scope = {**vars(sys.modules[cls.__module__]), cls.__name__: made}
    exec(shaping(cls.__name__, fields), {**KNOWN, "note_shape": note_shape, "shape_of": shape_of, **scope})
    return made


def fields_of(cls: type) -> list[Field]:
    """The fields that a class lists; one that is named twice is refused."""
    where = f"{cls.__module__}.{cls.__name__}"
    for name in named_twice(cls):
        raise BadFields(f"{where} names the field {name!r} twice")
    found: list[Field] = [field for base in cls.__bases__ for field in inherited(base.__name__)]
    for name, annotation in vars(cls).get("__annotations__", {}).items():
        if not isinstance(annotation, str):
            raise BadFields(f"{where}: the module must begin with `from __future__ import annotations`")
        if name in [field.name for field in found]:
            raise BadFields(f"{where} names the field {name!r}, which it has already from what it derives from")
        try:
            found.append(Field(name, annotation, f"cls.{name}" if name in vars(cls) else ""))
        except (SyntaxError, BadFields) as fault:
            raise BadFields(f"{where}: {fault}") from fault
    return found


def inherited(base: str) -> list[Field]:
    """The fields that come with a class of the kernel."""
    return [Field("seat", "Seat")] if base in ONE_SEAT else []


ONE_SEAT: Final = tuple([base.__name__ for base in (OneSeat, SealedOneSeat, AskedOneSeat)])


def check_types(cls: type, fields: list[Field]) -> None:
    """A drawer is copied by the text of its types, so that text must name types and not other names for them."""
    scope = {**vars(sys.modules[cls.__module__]), cls.__name__: cls}
    for f in fields:
        for node in ast.walk(f.node):
            if isinstance(node, ast.Name) and node.id not in SCALARS and not isinstance(scope.get(node.id, int), type):
                raise BadFields(f"{cls.__module__}.{cls.__name__}.{f.name}: {node.id} is no class; write out its type")


def named_twice(cls: type) -> list[str]:
    """Fields that stand twice in the text of a class, as far as there is a text."""
    path = getattr(sys.modules.get(cls.__module__), "__file__", None)
    if path is None or not Path(path).is_file() or not path.endswith(".py"):
        return []
    found = re.search(rf"^class {cls.__name__}\b.*\n(?:[ \t].*\n|\s*\n)*", source(path), re.MULTILINE)
    body = ast.parse(found[0]).body[0] if found else None
    lines = body.body if isinstance(body, ast.ClassDef) else []
    names = [line.target.id for line in lines if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)]
    return sorted({name for name in names if names.count(name) > 1})


def source(path: str) -> str:
    """The text of a module, read once."""
    if path not in _SOURCES:
        _SOURCES[path] = Path(path).read_text(encoding="utf-8") + "\n"
    return _SOURCES[path]


_SOURCES: Final[dict[str, str]] = {}


def method(cls: type, text: str, name: str) -> None:
    """Give a class the method that a text says, with the names its module knows."""
    inside = textwrap.indent(text, "    ")
    code = (
        f"from __future__ import annotations\ndef make(cls, IllegalMove, cast, flatten):\n{inside}\n    return {name}"
    )
    scope: dict[str, Any] = {}
    exec(compile(code, f"<{cls.__module__}.{cls.__name__}>", "exec"), vars(sys.modules[cls.__module__]), scope)
    function = scope["make"](cls, IllegalMove, cast, flatten)
    function.__qualname__ = f"{cls.__name__}.{name}"
    function.__module__ = cls.__module__
    setattr(cls, name, function)
