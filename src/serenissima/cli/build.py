"""Which build of the engine runs: compiled by mypyc, or interpreted from the same source."""

from __future__ import annotations

from serenissima.kernel import core


def build() -> str:
    """`compiled` or `interpreted`."""
    return "compiled" if str(core.__file__).endswith((".so", ".pyd")) else "interpreted"
