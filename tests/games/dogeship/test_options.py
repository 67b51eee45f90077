"""The options: every value changes what the rule file says it changes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.dogeship.table import asking, moves, order, play, position, seen, start, to_the_end_of_the_round
from serenissima.games.dogeship import GAME
from serenissima.kernel.game import BadOption, new, settle_options

RULES = (GAME.folder / "rules.md").read_text(encoding="utf-8")


def test_the_options_and_their_defaults_are_those_of_the_rule_file() -> None:
    chapter = RULES.split("## Options")[1].split("##")[0]
    said = dict(re.findall(r"^\| `(\w+)` \| `(.+?)` \|", chapter, re.MULTILINE))
    defaults = {name: option.default for name, option in GAME.options.items()}
    assert said == {name: f'"{d}"' if isinstance(d, str) else str(d).lower() for name, d in defaults.items()}


@pytest.mark.parametrize(
    "given",
    [
        {"start_player": 7},
        {"start_player": "anna"},
        {"open_yards": "perhaps"},
        {"max_rounds": 0},
        {"max_rounds": -3},
        {"max_rounds": "many"},
        {"max_rounds": 2.5},
        {"colour": "red"},
    ],
)
def test_unknown_options_and_values_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        new(GAME, 2, given)


@pytest.mark.rule("DS-15.9")
@pytest.mark.parametrize(("value", "settled"), [(7, 7), ("7", 7), (None, "none"), ("none", "none"), (1000, 1000)])
def test_the_round_limit_is_any_number_or_none(value: Any, settled: Any) -> None:
    assert settle_options(GAME, 2, {"max_rounds": value})["max_rounds"] == settled


@pytest.mark.rule("DS-15.9")
def test_one_round_may_be_all() -> None:
    g = position(doge="d04", options={"max_rounds": 1})
    to_the_end_of_the_round(g)
    assert asking(g) == ""


@pytest.mark.rule("DS-2.2")
@pytest.mark.parametrize(("seat", "expected"), [(0, "A B C"), (1, "B C A"), (2, "C A B")])
def test_start_player(seat: int, expected: str) -> None:
    assert order(start(3, start_player=seat)) == expected


@pytest.mark.rule("DS-1.17")
def test_open_approvals() -> None:
    g = position(options={"open_approvals": True}, approvals={"A": 2, "B": 1})
    play(g, "A place red_2")
    for seat in ("A", "B", "spectator"):
        assert seen(g, seat)["table"]["approvals"] == {"A": 3, "B": 1}


@pytest.mark.rule("DS-1.18", "DS-5.10")
def test_covered_yards_hide_what_is_kept() -> None:
    g = position(options={"open_yards": False}, stacks={"barrier": "b05 b10 b26 ..."})
    heard = play(g, "A place green_2", "A buy barrier", "A keep b10", hears="B")
    assert "kept A barrier_1" in heard
    assert "b10" not in " ".join(heard)
    assert seen(g, "B")["table"]["yards"]["A"] == ["barrier_1"]
    g = position(options={"open_yards": False}, stacks={"upper_aft": "g21 ..."})
    heard = play(g, "A place green_3", "A buy galley upper_aft", "A keep g21", hears="B")
    assert "kept A g21" in heard


@pytest.mark.rule("DS-5.4")
def test_galley_limit_discard() -> None:
    for allowed in (True, False):
        g = position(yards={"A": "g13 g14"}, options={"galley_limit_discard": allowed})
        play(g, "A place white_3")
        assert ("buy galley upper_aft" in moves(g)) == allowed


@pytest.mark.rule("DS-5.12")
def test_buy_may_decline() -> None:
    for allowed in (True, False):
        g = position(stacks={"gondola": "..."}, options={"buy_may_decline": allowed})
        play(g, "A place white_2", "A buy gondola")
        assert ("decline" in moves(g)) == allowed


@pytest.mark.rule("DS-8.14")
def test_replace_triggers_complete_bonus() -> None:
    for counts in (True, False):
        options = {"replace_triggers_complete_bonus": counts}
        g = position(lower="g01", yards={"A": "g02 n01"}, piles={"A": "b19"}, options=options)
        play(g, "A place red_6")
        assert asking(g) == ("bonus_complete" if counts else "replace_part")
