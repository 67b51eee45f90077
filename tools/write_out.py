"""Writes the sources out for a compiled build: what is made at import when interpreted stands there as plain text.

    python tools/write_out.py build/written

Copies `src/serenissima` and, in the copy, writes the constructors, copies and shapes of all classes marked `drawer` or
`immutable` into their modules (the same text that `kernel.fields` executes), and for each game a module `tensors.py`
with its observation in straight lines. Nothing of it is kept in the repository; the wheel carries it beside the
compiled modules, so that a traceback shows real lines.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from serenissima.kernel.fields import (  # noqa: E402 - after the path to it
    ASKED,
    DO,
    Deed,
    Field,
    asks_its_seat,
    becomer,
    comparer,
    constructor,
    copier,
    defaulter,
    inherited,
    player,
    pourer,
    shaping,
)

MARKS = ("drawer", "immutable")
IMPORTS = (
    "from dataclasses import dataclass",
    "from typing import cast",
    "from serenissima.kernel.core import AnyState, IllegalMove, Move",
    "from serenissima.kernel.fields import note_shape, shape_of",
    "from serenissima.kernel.flat import flatten",
    "from serenissima.kernel.shape import NUMBER, Flag, Named",
)
Edit = tuple[int, int, list[str]]  # lines from, up to, and what stands there instead


def marked(node: ast.stmt) -> str:
    """The mark of a class, or nothing."""
    if not isinstance(node, ast.ClassDef):
        return ""
    names = [mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list]
    marks = [name.id for name in names if isinstance(name, ast.Name) and name.id in MARKS]
    return marks[0] if marks else ""


def written(source: str) -> str:
    """A module with the methods of its marked classes written out."""
    tree, lines = ast.parse(source), source.splitlines()
    edits = [edit for node in tree.body if isinstance(node, ast.ClassDef) and marked(node) for edit in of_class(node)]
    if not edits:
        return source
    head = next(node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__")
    edits.append((head.lineno, head.lineno, ["", *IMPORTS]))
    for start, end, instead in sorted(edits, key=lambda edit: edit[:2], reverse=True):
        lines[start:end] = instead
    return "\n".join(lines) + "\n"


def of_class(node: ast.ClassDef) -> list[Edit]:
    """What changes in the text of a marked class."""
    listed = [line for line in node.body if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)]
    fields = [field_of(line) for line in listed]
    bases = [field for base in node.bases if isinstance(base, ast.Name) for field in inherited(base.id)]
    edits: list[Edit] = [(node.decorator_list[0].lineno - 1, node.decorator_list[0].lineno, ["@dataclass(init=False)"])]
    for line, field in zip(listed, fields, strict=True):
        default = f" = {field.default}" if field.default else ""
        edits.append((line.lineno - 1, end_of(line), [f"    {field.name}: {field.type}{default}"]))
    methods = [constructor(bases + fields)] if bases + fields else []
    if marked(node) == "drawer":
        written = [copier(node.name, fields), becomer(node.name, fields)]
        methods += [*written, comparer(node.name, fields), pourer(fields)]
        edits.append((node.lineno - 1, node.lineno, [f"class {node.name}:"]))
        edits.append((end_of(node), end_of(node), ["", "", shaping(node.name, fields)]))
    else:
        methods += of_step(node, [field.name for field in fields])
    text = [line for method in methods for line in ["", *textwrap.indent(method, "    ").splitlines()]]
    after = end_of(listed[-1] if listed else node.body[0])
    edits.append((after, after, text))
    return edits


def of_step(node: ast.ClassDef, fields: list[str]) -> list[str]:
    """What a step says of its answers, as methods."""
    methods = [method for method in node.body if isinstance(method, ast.FunctionDef)]
    names = [method.name for method in methods]
    asked = "odds" not in names
    deeds = [deed_of(method, asked) for method in methods if method.name.startswith(DO)]
    written = [ASKED] if asks_its_seat(fields, names) else []
    written += [player(deeds)] if deeds and "play" not in names else []
    mark = node.decorator_list[0]
    given = [ast.unparse(said.value) for said in mark.keywords] if isinstance(mark, ast.Call) else []
    return written + [defaulter(move) for move in given]


def deed_of(method: ast.FunctionDef, asked: bool) -> Deed:
    parameters = method.args.args
    state = parameters[1].annotation
    return Deed(method.name, [parameter.arg for parameter in parameters], ast.unparse(state) if state else "Any", asked)


def field_of(line: ast.AnnAssign) -> Field:
    assert isinstance(line.target, ast.Name)
    return Field(line.target.id, ast.unparse(line.annotation), ast.unparse(line.value) if line.value else "")


def end_of(node: ast.stmt) -> int:
    """The number of the line after a statement, counted from nought."""
    return node.end_lineno or node.lineno


def write_out(target: Path) -> None:
    """The whole package, written out; a file that would not change is left alone, so that little is compiled again."""
    wanted = {path: source_text(path) for path in sorted((ROOT / "src" / "serenissima").rglob("*")) if is_source(path)}
    texts = {target / path.relative_to(ROOT / "src"): text for path, text in wanted.items()}
    texts |= {target / "serenissima" / "games" / key / "tensors.py": text for key, text in tensors().items()}
    for path in [path for path in target.rglob("*") if path.is_file() and path not in texts]:
        path.unlink()
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != text:
            path.write_bytes(text)


def is_source(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd", ".pyc")


def source_text(path: Path) -> bytes:
    """What stands in the copy of a file."""
    return written(path.read_text(encoding="utf-8")).encode() if path.suffix == ".py" else path.read_bytes()


def tensors() -> dict[str, bytes]:
    """The observation of each game, as a module of its own."""
    from tensors import module  # beside this file

    from serenissima.games import GAMES

    ours = {key: game for key, game in GAMES.items() if game.package.startswith("serenissima.games.")}
    return {key: module(game).encode() for key, game in ours.items()}


if __name__ == "__main__":
    write_out(Path(sys.argv[1]))
