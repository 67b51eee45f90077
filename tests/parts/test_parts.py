"""The parts games share."""

from __future__ import annotations

import pytest

from serenissima.kernel.game import BadData
from serenissima.parts.ranking import places
from serenissima.parts.refusing import fact
from serenissima.parts.tables import Checked


def test_equals_share_a_place_and_the_next_one_stays_empty() -> None:
    assert places([30, 50, 50, 10]) == [3, 1, 1, 4]
    assert places([(5, 1), (5, 2)]) == [2, 1]


def test_every_fault_of_a_data_file_is_named_with_its_path() -> None:
    data = Checked({"ports": [{"id": "tunis", "size": 0, "odd": 1}], "name": "", "on": 1, "rows": ["x"]})
    data.known("ports name on rows")
    port = data.items("ports")[0]
    port.known("id size")
    port.number("size", 1)
    data.text("name")
    data.flag("on")
    data.numbers("rows")
    data.at("limits").number("forts")
    data.index("pisa", ("tunis",), "port")
    with pytest.raises(BadData) as bad:
        data.raise_problems()
    assert bad.value.problems == [
        "ports.tunis.odd: unknown key",
        "ports.tunis.size: a whole number from 1 is expected",
        "name: a text is expected",
        "on: true or false is expected",
        "rows: a list of whole numbers is expected",
        "limits.an object is expected",
        "limits.forts: a whole number from 0 is expected",
        "port: 'pisa' is not known",
    ]


def test_a_fact_is_a_thing_by_its_name_or_nobody() -> None:
    names = {"seat": ("blue", "red"), "port": ("tunis",)}
    assert fact(names, "here", "port", 0) == (("here", "tunis"),)
    assert fact(names, "seat", "seat", -1) == (("seat", "nobody"),)
