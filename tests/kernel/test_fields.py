"""A class of fields that cannot be understood is refused with its name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from serenissima.kernel.fields import BadFields

HEAD = """from __future__ import annotations

from typing import Annotated

from serenissima.kernel.core import OneSeat, Seat
from serenissima.kernel.fields import Kept, drawer, immutable

"""


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        (
            "twice",
            "@drawer\nclass Table(Kept):\n    a: int\n    b: int\n    a: int\n",
            "twice.Table names the field 'a'",
        ),
        (
            "again",
            "@immutable\nclass Ask(OneSeat):\n    seat: Seat\n",
            "again.Ask names the field 'seat', which it has",
        ),
        ("shapeless", "@drawer\nclass Table(Kept):\n    a: list[int]\n", "Table.a: list.int. does not tell its shape"),
        ("uncopied", "@drawer\nclass Table(Kept):\n    a: Annotated[set[int], 1]\n", "how to copy set"),
    ],
)
def test_a_class_that_cannot_be_made_is_refused(
    name: str, text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{name}.py").write_text(HEAD + text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadFields, match=message):
        __import__(name)
    sys.modules.pop(name, None)
