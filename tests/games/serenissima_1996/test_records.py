"""Recorded games, for every number of seats and every way a game can end."""

from __future__ import annotations

import pytest

from games.recorded import GAMES, told_again
from games.serenissima_1996.scene import GAME
from serenissima.kernel.core import Automatic, decision_name
from serenissima.kernel.record import Record

ENDINGS = {
    "two_players": ("points", 2, 12),
    "two_players_spain_turkey": ("points", 2, 12),
    "two_players_ducats": ("ducats", 2, 12),
    "two_players_ports": ("ports", 2, 12),
    "two_players_shared": ("shared", 2, 12),
    "three_players": ("points", 3, 10),
    "four_players": ("points", 4, 8),
    "four_players_other_options": ("points", 4, 8),
    "four_players_end_die": ("points", 4, 9),
    "four_players_last_possible_round": ("points", 4, 12),
}


def read(name: str) -> Record:
    return told_again(GAME.key, name)


def test_every_record_is_listed() -> None:
    assert sorted(path.stem for path in (GAMES / GAME.key / "records").glob("*.rec")) == sorted(ENDINGS)


@pytest.mark.parametrize(("name", "ending"), ENDINGS.items())
@pytest.mark.rule("S96-2.1", "S96-18.1", "S96-18.2", "S96-18.3")
def test_a_recorded_game_plays_again_to_the_same_end(name: str, ending: tuple[str, int, int]) -> None:
    record = read(name)
    assert (GAME.ending(record.state), len(record.players), record.state.table.round) == ending
    GAME.audit(record.state)


def test_the_records_pass_every_decision_point() -> None:
    passed = {entry.step for name in ENDINGS for entry in read(name).entries}
    steps = {decision_name(step.__name__) for step in GAME.steps if not issubclass(step, Automatic)}
    assert passed == steps


@pytest.mark.rule("S96-2.4")
def test_the_other_pair_of_nations_is_recorded() -> None:
    assert sorted(read("two_players_spain_turkey").state.table.nations) == [2, 3]


def test_the_record_of_other_options_differs_in_all_that_concern_four_players() -> None:
    chosen = read("four_players_other_options").options
    usual = {name for name, option in GAME.options.items() if chosen[name] == option.default}
    assert usual == {"nation_set", "variable_end"}
