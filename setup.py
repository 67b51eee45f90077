"""Compiles the engine with mypyc when asked to (SERENISSIMA_COMPILE=1); everything else is in pyproject.toml."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("kernel", "parts", "games")


def engine() -> list[str]:
    root = Path("src/serenissima")
    return sorted(str(path) for part in COMPILED for path in (root / part).rglob("*.py"))


def extensions() -> list[object]:
    if os.environ.get("SERENISSIMA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    return list(mypycify(["--strict", *engine()], opt_level="3", debug_level="0"))


setup(ext_modules=extensions())
