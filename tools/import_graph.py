"""The import graph of the house, drawn from the sources into `docs/architecture.md`.

    python tools/import_graph.py

Each line is a room and the rooms it imports; what is imported inside a function only (so that it loads late) stands in
brackets. A test fails while the page says something else.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from serenissima.kernel.room import FACES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "serenissima"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- import graph: tools/import_graph.py -->\n", "<!-- end of the import graph -->"


def room_of(path: Path) -> str:
    """The room a module belongs to: a package, a module beside the packages, or the rules and faces of the games."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    if parts[0] == "games":
        return "faces of games" if parts[-1] in FACES else "games"
    return parts[0]


def imported(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Every module of ours that a file imports, and whether it does so at once."""
    at_once = {node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            at_once -= set(ast.walk(function))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("serenissima"):
            for alias in node.names:
                yield f"{node.module}.{alias.name}", node in at_once
        elif isinstance(node, ast.Import):
            yield from ((alias.name, node in at_once) for alias in node.names if alias.name.startswith("serenissima."))


def graph() -> dict[str, dict[str, bool]]:
    """Room -> the rooms it imports, and whether it imports any of them at once."""
    found: dict[str, dict[str, bool]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        room = room_of(path)
        if room in ("__init__", "__main__"):
            continue
        there = found.setdefault(room, {})
        for name, at_once in imported(ast.parse(path.read_text(encoding="utf-8"))):
            other = target(name)
            if other and other != room:
                there[other] = there.get(other, False) or at_once
    return found


def target(name: str) -> str:
    """The room that an imported name lies in; nothing for what the package itself holds."""
    parts = name.split(".")[1:]
    for length in range(len(parts), 0, -1):
        module = PACKAGE.joinpath(*parts[:length])
        if module.with_suffix(".py").is_file():
            return room_of(module.with_suffix(".py"))
        if (module / "__init__.py").is_file():
            return room_of(module / "__init__.py")
    return ""


def drawn() -> str:
    """The graph as it stands in the page, rooms after all they import at once."""
    rooms, lines = graph(), []
    waiting = sorted(rooms)
    done: list[str] = []
    while waiting:
        free = [room for room in waiting if all(o in done for o, once in rooms[room].items() if once and o in rooms)]
        room = (free or waiting)[0]
        waiting.remove(room)
        done.append(room)
        others = sorted(rooms[room], key=lambda other: (not rooms[room][other], other))
        said = ", ".join(other if rooms[room][other] else f"({other})" for other in others)
        lines.append(f"{room:<15} <- {said}" if said else room)
    return "\n".join(["```", *lines, "```", ""])


def page() -> str:
    """The page with the graph as it is."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return before + BEGIN + drawn() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
