"""Which build of the engine runs: compiled by mypyc, or interpreted from the same source."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from serenissima.kernel import core

PACKAGE: Final = Path(__file__).parent.parent


def build() -> str:
    """`compiled` or `interpreted`."""
    return "compiled" if str(core.__file__).endswith((".so", ".pyd")) else "interpreted"


@contextmanager
def interpreted_sources() -> Iterator[Path | None]:
    """A copy of our sources without compiled modules, when this build is a compiled one."""
    if build() == "interpreted":
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        pure = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(PACKAGE, Path(folder) / "serenissima", ignore=pure)
        yield Path(folder)
