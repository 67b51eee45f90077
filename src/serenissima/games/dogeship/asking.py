"""Three ways of asking. A compiled dataclass takes every name in its body for a field, so these stand apart from the
steps.
"""

from __future__ import annotations

from typing import ClassVar

from serenissima.kernel.core import Chance, Question


class Asked(Question):
    """Asked even of a seat that has a single answer."""

    always_asked: ClassVar[bool] = True


class AskedInSecret(Question):
    """Asked in any case; the step itself tells each seat what it may know of the answer."""

    sealed: ClassVar[bool] = True
    always_asked: ClassVar[bool] = True


class Drawing(Chance):
    """Luck for one seat's eyes; the step itself tells each seat what it may know of the outcome."""

    sealed: ClassVar[bool] = True
