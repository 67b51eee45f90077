"""The rules of the house: which way imports point, how long a function may be, what the papers promise."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

import import_graph
import pytest

from serenissima.cli import app
from serenissima.games import GAMES
from serenissima.kernel.core import legal, seats
from serenissima.kernel.notation import move_text, names_of, top_name
from serenissima.kernel.position import from_json
from serenissima.kernel.room import FACES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "serenissima"
SOURCES = sorted(PACKAGE.rglob("*.py"))
FACED = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] == "games" and path.stem in FACES]
ENGINE = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in ("kernel", "parts", "games")]
ENGINE = [path for path in ENGINE if path not in FACED]
OUTSIDE = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] != "games"]
PYTHON = [
    path
    for folder in ("src", "tests", "tools", "bench", "docs")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if "node_modules" not in path.parts
]
LAYERS = ("kernel", "parts", "games")  # each may import itself and what stands before it; all else may import them all

LONGEST_FUNCTION = 45
LONGER_FOR_A_REASON: dict[str, str] = {}  # `module.py:function` -> why it reads better in one piece


def short(path: Path) -> str:
    return str(path.relative_to(ROOT))


def layer(module: str) -> int:
    """0 for the kernel, 1 for parts, 2 for games, 3 for everything around the engine."""
    parts = module.split(".")
    return LAYERS.index(parts[1]) if len(parts) > 1 and parts[1] in LAYERS else len(LAYERS)


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """The full name of every module that a file imports, wherever in the file."""
    return tuple(imported(path))


def imported(path: Path) -> Iterator[str]:
    package = path.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*start, *([node.module] if node.module else [])])
            yield module
            if module == "serenissima" or module == "serenissima.games":
                yield from (f"{module}.{alias.name}" for alias in node.names)


def game_of(module: str) -> str:
    """The game a module belongs to; empty for the list of games itself and everything outside."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def strangers(paths: list[Path], allowed: Callable[[str, str], bool]) -> list[str]:
    """Every import of the given files that is not allowed between those two modules."""
    found = [(path, name) for path in paths for name in imports(path)]
    return [f"{short(path)} imports {name}" for path, name in found if not allowed(module_of(path), name)]


def test_imports_point_one_way() -> None:
    def downwards(module: str, name: str) -> bool:
        return not name.startswith("serenissima.") or layer(name) <= layer(module)

    assert strangers(ENGINE, downwards) == []


def test_a_game_imports_no_other_game() -> None:
    def at_home(module: str, name: str) -> bool:
        return name != "serenissima.games" and game_of(name) in ("", game_of(module))

    assert strangers([path for path in ENGINE if game_of(module_of(path))], at_home) == []


def test_the_outside_never_imports_a_games_inside() -> None:
    def through_the_door(module: str, name: str) -> bool:
        """Whatever of a room is wanted outside is asked for as a part."""
        return game_of(name) not in GAMES

    assert strangers(OUTSIDE, through_the_door) == []


def texts(path: Path) -> Iterator[str]:
    """Every text in a source file that is not documentation."""
    tree = parsed(path)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def lines(path: Path) -> Iterator[str]:
    """Every line of a data file that is no comment."""
    yield from (line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))


def test_nothing_outside_its_room_knows_a_game_by_its_key() -> None:
    keys = re.compile(rf"\b({'|'.join(sorted(set(GAMES) - {'toy'}))})(?:\b|_v)")
    beside = [path for path in PACKAGE.rglob("*") if path.suffix in (".toml", ".ftl", ".json")]
    beside = [path for path in beside if path.relative_to(PACKAGE).parts[0] != "games"]
    said = [(path, text) for path in OUTSIDE for text in texts(path)]
    said += [(path, text) for path in beside for text in lines(path)]
    assert [f"{short(path)} says {text!r}" for path, text in said if keys.search(text)] == []
    named = [path for path in (*OUTSIDE, *beside) if keys.search(str(path.relative_to(PACKAGE)))]
    assert [short(path) for path in named] == []


def test_a_key_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "planted.py"
    file.write_text('"""As in oltremare."""\n\nMOST = {"oltremare": 4}\n', encoding="utf-8")
    assert list(texts(file)) == ["oltremare"]


def test_the_faces_of_a_room_know_their_own_game_and_the_tools_they_are_for() -> None:
    tools = {"bargain": "bots", "habits": "bots", "mind": "bots", "terminal": "cli.boards"}

    def for_this(module: str, name: str) -> bool:
        face = module.rpartition(".")[2]
        kits = ("kernel", "parts", f"games.{game_of(module)}", "text", tools.get(face, "kernel"))
        return not name.startswith("serenissima.") or name.startswith(tuple(f"serenissima.{kit}" for kit in kits))

    assert FACED
    assert strangers(FACED, for_this) == []


def test_the_rules_of_a_game_never_import_its_faces() -> None:
    def a_rule(module: str, name: str) -> bool:
        return not (game_of(name) and name.rpartition(".")[2] in FACES)

    assert strangers(ENGINE, a_rule) == []


def test_reviews_stand_above_the_bots_and_beside_the_arena() -> None:
    def sideways(module: str, name: str) -> bool:
        above = ("serenissima.arena", "serenissima.cli", "serenissima.server")
        return not name.startswith((*above, "serenissima.review") if module.split(".")[1] == "bots" else above)

    assert strangers([path for path in SOURCES if path.parent.name in ("bots", "review")], sideways) == []


def test_research_stands_above_the_games_bots_and_reviews_and_nothing_but_the_commands_above_it() -> None:
    def upwards(module: str, name: str) -> bool:
        above = ("serenissima.cli", "serenissima.server")
        return not name.startswith(above if module.split(".")[1] == "research" else "serenissima.research")

    below = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] not in ("cli", "server")]
    assert strangers(below, upwards) == []


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    known = {*sys.stdlib_module_names, "serenissima", "mypy_extensions"}
    assert strangers(ENGINE, lambda _, name: name.split(".")[0] in known) == []


def test_every_file_says_what_it_is_for() -> None:
    silent = [path for path in PYTHON if not ast.get_docstring(parsed(path))]
    assert [short(path) for path in silent] == []


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef):
            yield node


def test_functions_of_the_engine_can_be_held_in_the_head() -> None:
    lengths = {
        f"{short(path)}:{node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for path in ENGINE
        for node in functions(path)
        if node.name != "__init__"  # a constructor lists fields; that is a table, not a thought
    }
    long = {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION}
    assert sorted(long) == sorted(LONGER_FOR_A_REASON)


def test_nothing_is_switched_off_without_a_reason() -> None:
    silenced = re.compile(r"#\s*(?:noqa|type:\s*ignore|pragma)(?P<rest>.*)")
    for path in PYTHON:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = silenced.search(line)
            if found and path != Path(__file__).resolve():
                assert re.search(r"[\])\w]\s+(?:#|-)\s*\w+", found["rest"]), f"{short(path)}:{number} gives no reason"


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements() -> list[str]:
    """Every package that pyproject.toml asks for, as it asks: to build, to run, in an extra, in a group."""
    said = pyproject()
    lists = [*said["project"]["optional-dependencies"].values(), *said["dependency-groups"].values()]
    asked = [*said["build-system"]["requires"], *said["project"]["dependencies"]]
    return [*asked, *(package for packages in lists for package in packages)]


def test_every_package_has_a_lowest_version() -> None:
    assert [package for package in requirements() if not re.search(r">=|==", package)] == []


def test_a_package_is_pinned_for_a_reason_only() -> None:
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    pinned = [package for package in requirements() if "==" in package.partition(";")[0]]
    silent = [p for p in pinned if not any(re.search(rf'"{re.escape(p)}",? # \w', line) for line in lines)]
    assert silent == []


def test_the_lock_agrees_with_what_is_asked_for() -> None:
    """Whatever index this machine prefers: neither its settings nor the network have a say."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("UV_")}
    command = [sys.executable, "-m", "uv", "lock", "--check", "--offline", "--no-config", "--no-python-downloads"]
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"run `uv lock`: {done.stderr}"


def test_the_lock_names_the_public_index_alone() -> None:
    text = (ROOT / "uv.lock").read_text(encoding="utf-8")
    assert set(re.findall(r'url = "(\w+://[^/]*)', text)) == {"https://files.pythonhosted.org"}
    sources = [package["source"] for package in tomllib.loads(text)["package"]]
    assert {source["registry"] for source in sources if "registry" in source} == {"https://pypi.org/simple"}
    assert [source for source in sources if "registry" not in source] == [{"editable": "."}]


def test_every_file_beside_the_sources_is_shipped() -> None:
    patterns = [pattern.split("/")[-1] for pattern in pyproject()["tool"]["setuptools"]["package-data"]["serenissima"]]
    built = (".py", ".pyc", ".so", ".pyd")
    beside = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in built]
    assert beside
    assert [short(path) for path in beside if not any(fnmatch(path.name, pattern) for pattern in patterns)] == []


def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def papers() -> list[Path]:
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def code(paper: Path) -> str:
    """All that a paper sets as code: blocks and words in backticks."""
    text = paper.read_text(encoding="utf-8")
    blocks = re.findall(r"^```.*?\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    words = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    return "\n".join([*blocks, *words])


def test_the_make_targets_in_the_papers_exist() -> None:
    named = {target for paper in papers() for target in re.findall(r"^make ([a-z]+)", code(paper), re.MULTILINE)}
    assert "test" in named
    assert named <= targets()


def test_the_commands_in_the_papers_exist() -> None:
    command = re.compile(r"^(?:PYTHONPATH=src )?(?:\.venv/bin/)?serenissima ([a-z][a-z-]*)", re.MULTILINE)
    named = {name for paper in papers() for name in command.findall(code(paper))}
    assert "play" in named
    assert named <= set(app)


def test_the_readme_opens_with_two_commands_and_a_picture() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    opening = readme[: readme.index("\n## ")]
    assert "make play" in opening
    assert "make test" in opening
    assert "docs/images/table.webp" in opening
    assert (ROOT / "docs" / "images" / "table.webp").exists()


def test_the_architecture_shows_the_true_import_graph() -> None:
    assert import_graph.PAGE.read_text(encoding="utf-8") == import_graph.page(), "run tools/import_graph.py"


def test_every_target_is_listed_and_phony() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    assert set(phony[1].split()) == targets()


def test_continuous_integration_runs_the_readmes_test_command() -> None:
    run = ROOT / ".ci" / "run"
    assert "make test" in run.read_text(encoding="utf-8").splitlines()
    assert run.stat().st_mode & 0o111


@pytest.mark.parametrize("paper", ["README.md", "docs/library.md", "docs/review.md"])
def test_the_examples_in_the_papers_run(paper: str) -> None:
    text = (ROOT / paper).read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert examples
    said: dict[str, Any] = {}
    for example in examples:
        exec(compile(example, paper, "exec"), said)


def test_the_readme_knows_which_games_are_playable() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\|.*\| `(\w+)` \| (playable|in work) \|$", readme, re.MULTILINE)
    assert {key for key, state in rows if state == "playable"} == set(GAMES) - {"toy"}


def test_the_position_in_the_papers_says_what_they_say() -> None:
    paper = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    [written] = re.findall(r"^```json\n(.*?)^```", paper, re.MULTILINE | re.DOTALL)
    game = GAMES["serenissima_2012"]
    g = from_json(game, json.loads(written))
    [seat] = seats(g)
    answers = [move_text(game, names_of(game, g), top_name(g), move) for move in legal(g, seat)]
    assert ", ".join(f"`{answer}`" for answer in answers) in " ".join(paper.split())


def test_one_name_holds_one_kind_of_exception() -> None:
    """A compiled function gives `error` in `except A as error` the type A, and fails when B arrives under that name."""
    for path in ENGINE:
        for node in functions(path):
            kinds: dict[str, set[str]] = {}
            for handler in ast.walk(node):
                if isinstance(handler, ast.ExceptHandler) and handler.name and handler.type:
                    kinds.setdefault(handler.name, set()).add(ast.unparse(handler.type))
            shared = [name for name, types in kinds.items() if len(types) > 1]
            assert shared == [], f"{short(path)}:{node.name} uses one name for several kinds of exceptions: {shared}"
