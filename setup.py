"""Compiles the engine with mypyc when asked to (SERENISSIMA_COMPILE=1); everything else is in pyproject.toml.

The compiled modules stand beside their sources in the wheel: tracebacks show real lines, and `rm *.so` is pure again.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

DESCRIBING = {"dist_info", "egg_info", "sdist"}  # commands that ask about the package and build nothing


def groups() -> list[tuple[list[str], str]]:
    """The sources that are compiled, in a fixed order: libraries for kernel and parts, each game, bots, research.

    Calls within a library are native; the libraries are compiled side by side, which halves the wait on two cores.
    """
    root = Path("src/serenissima")
    kernel = sorted(str(path) for part in ("kernel", "parts") for path in (root / part).rglob("*.py"))
    games = sorted(path for path in (root / "games").iterdir() if (path / "__init__.py").exists())
    registry = [str(root / "games" / "__init__.py")]
    by_game = [(sorted(map(str, game.rglob("*.py"))), f"serenissima_{game.name}") for game in games]
    bots = sorted(str(path) for path in (root / "bots").rglob("*.py"))
    hot = ("actions", "fleet", "layout", "match", "observing", "writing")  # what every step runs through
    research = [str(root / "research" / f"{name}.py") for name in hot]
    research += sorted(str(path) for path in (root / "research" / "tensors").glob("*.py"))
    rest = [(registry, "serenissima_registry"), (bots, "serenissima_bots"), (research, "serenissima_research")]
    return [(kernel, "serenissima_kernel"), *by_game, *rest]


def extensions() -> list[object]:
    """The compiled engine, or nothing when it is not asked for."""
    if os.environ.get("SERENISSIMA_COMPILE") != "1" or DESCRIBING & set(sys.argv):
        return []
    from mypyc.build import mypycify

    sources = [source for files, _ in groups() for source in files]
    return list(mypycify(["--strict", *sources], opt_level="3", debug_level="0", separate=groups()))


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
