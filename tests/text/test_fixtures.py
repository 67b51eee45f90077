"""The sentences that the browser client is tried against are those that the engine says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rooms import expected
from serenissima.games import GAMES
from serenissima.kernel.game import Refusal, new
from serenissima.kernel.notation import event_kinds, read_move, read_noun
from serenissima.kernel.shape import Names
from serenissima.text import Words

FILE = Path(__file__).parents[2] / "web" / "fixtures" / "words.json"


def said(one: dict[str, Any], names: Names) -> str:
    game, words = GAMES[one["game"]], Words("en", one["game"])
    if one["sort"] == "move":
        return words.move(game, names, one["step"], read_move(game, names, one["step"], one["words"]))
    if one["sort"] == "refusal":
        return words.refusal(Refusal(one["rule"], one["reason"], tuple(one["facts"].items())))
    name, *nouns = one["words"]
    kinds = event_kinds(game, name, len(nouns))
    numbers = [-1 if noun == "none" else read_noun(kind, noun, names) for kind, noun in zip(kinds, nouns, strict=True)]
    return words.event(game, names, (name, *numbers))


@pytest.mark.parametrize("key", list(GAMES))
def test_browser_and_engine_are_tried_against_the_same_sentences(key: str) -> None:
    ours = [one for one in json.loads(FILE.read_text(encoding="utf-8")) if one["game"] == key]
    ours = [one for one in ours if one["sort"] != "prompt"]  # a step is read with the whole position only
    names = GAMES[key].names(new(GAMES[key], max(GAMES[key].seats)).rules)
    assert len(ours) > expected(key)["words"]["sentences"]
    assert [said(one, names) for one in ours] == [one["text"] for one in ours]
