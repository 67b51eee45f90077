"""Compiles the engine with mypyc when asked to (SERENISSIMA_COMPILE=1); everything else is in pyproject.toml.

The compiled modules stand beside their sources in the wheel: tracebacks show real lines, and `rm *.so` is pure again.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

COMPILED = ("kernel", "parts", "games")
DESCRIBING = {"dist_info", "egg_info", "sdist"}  # commands that ask about the package and build nothing


def engine() -> list[str]:
    """The sources that are compiled, in a fixed order."""
    root = Path("src/serenissima")
    return sorted(str(path) for part in COMPILED for path in (root / part).rglob("*.py"))


def extensions() -> list[object]:
    """One shared library for the whole engine, so that calls between modules stay native."""
    if os.environ.get("SERENISSIMA_COMPILE") != "1" or DESCRIBING & set(sys.argv):
        return []
    from mypyc.build import mypycify

    return list(mypycify(["--strict", *engine()], opt_level="3", debug_level="0", group_name="serenissima"))


setup(ext_modules=extensions())
