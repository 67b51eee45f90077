"""The data file of every game: nothing in it can be so wrong that the reader is not told."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.data_files import written
from serenissima.games import GAMES
from serenissima.kernel.game import BadData, Game, read_json


def places(said: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in the data file."""
    keys = said if isinstance(said, dict) else range(len(said)) if isinstance(said, list) else ()
    for key in keys:
        yield (*path, key)
        yield from places(said[key], (*path, key))


@pytest.mark.parametrize("game", [pytest.param(game, id=key) for key, game in GAMES.items()])
def test_no_value_in_the_file_can_be_so_wrong_that_it_is_not_told(game: Game) -> None:
    """Deleting or replacing any value is either harmless (a name, a provenance) or `BadData`, never another fault."""
    rng = Random(2012)
    file = written(game)
    every = list(places(file))
    refused = 0
    tried = rng.sample(every, min(250, len(every))) + [path for path in every if len(path) <= 2]
    for path in tried:
        said = deepcopy(file)
        here: Any = said
        for key in path[:-1]:
            here = here[key]
        wrong: Any = rng.choice(["delete", None, "xyz", -1, [], {}, 2.5, True])
        if wrong == "delete":
            del here[path[-1]]
        else:
            here[path[-1]] = wrong
        try:
            game.load(said)
        except BadData as bad:
            assert bad.problems
            refused += 1
    assert refused > len(tried) / 2


def test_a_file_that_is_no_object_is_bad_data(tmp_path: Path) -> None:
    for text in ("", "[]", "{", "12"):
        path = tmp_path / "bad.json"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadData) as caught:
            read_json(path)
        assert len(caught.value.problems) == 1
    with pytest.raises(BadData):
        read_json(tmp_path / "missing.json")
