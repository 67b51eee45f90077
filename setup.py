"""Compiles the engine with mypyc when asked to (SERENISSIMA_COMPILE=1); everything else is in pyproject.toml.

The compiled modules stand beside their sources in the wheel: tracebacks show real lines, and `rm *.so` is pure again.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

MINDS = ("mind", "bargain")  # parts of a game's room that stand on the bots; the rules need none of them
LEFT_OUT = ("bounds", "terminal")  # asked once at the start, or drawn with a library that is not compiled
DESCRIBING = {"dist_info", "egg_info", "sdist"}  # commands that ask about the package and build nothing


def groups() -> list[tuple[list[str], str]]:
    """The sources that are compiled, in a fixed order: kernel and parts, each game, bots, minds, research.

    Calls within a library are native; the libraries are compiled side by side, which halves the wait on two cores.
    """
    root = Path("src/serenissima")
    kernel = sorted(str(path) for part in ("kernel", "parts") for path in (root / part).rglob("*.py"))
    games = sorted(path for path in (root / "games").iterdir() if (path / "__init__.py").exists())
    registry = [str(root / "games" / "__init__.py")]
    by_game = [(rules_of(game), f"serenissima_{game.name}") for game in games]
    bots = sorted(str(path) for path in (root / "bots").rglob("*.py"))
    minds = sorted(str(path) for game in games for path in game.glob("*.py") if path.stem in MINDS)
    hot = ("actions", "episode", "lanes", "layout", "observing", "scribe")  # what every step runs through
    research = [str(root / "research" / f"{name}.py") for name in hot]
    research += sorted(str(path) for path in (root / "research" / "tensors").glob("*.py"))
    around = [(bots, "serenissima_bots"), (minds, "serenissima_minds"), (research, "serenissima_research")]
    return [(kernel, "serenissima_kernel"), *by_game, (registry, "serenissima_registry"), *around]


def rules_of(game: Path) -> list[str]:
    """The rules of one game; how its bots think is compiled apart, and how it is drawn is not compiled at all."""
    return sorted(str(path) for path in game.rglob("*.py") if path.stem not in (*MINDS, *LEFT_OUT))


def extensions() -> list[object]:
    """The compiled engine, or nothing when it is not asked for."""
    if os.environ.get("SERENISSIMA_COMPILE") != "1" or DESCRIBING & set(sys.argv):
        return []
    from mypyc.build import mypycify

    sources = [source for files, _ in groups() for source in files]
    return list(mypycify(["--strict", *sources], opt_level="3", debug_level="0", separate=groups()))


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
