"""A way of asking: in a compiled dataclass every name of its body is a field, so this stands apart from the steps."""

from __future__ import annotations

from typing import ClassVar

from serenissima.kernel.core import SealedQuestion


class AskedInSecret(SealedQuestion):
    """Asked even of a seat with a single answer; the step itself tells each seat what it may know of the answer."""

    always_asked: ClassVar[bool] = True
