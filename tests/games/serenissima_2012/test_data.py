"""The data file: what it must say, how faults in it are told, and that a corrected copy is played with."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest

from games.data_files import Change, Said, corrected, named, problems, put, written
from games.serenissima_2012.table import ducats, galley, moves, play, port, position
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.game import components, new
from serenissima.kernel.playout import playout

FAULTS: Final[list[tuple[Change, str]]] = [
    (put("colour", "red"), "colour: unknown key"),
    (put("players", "age", 12), "players.age: unknown key"),
    (put("players", "max", 5), "players.min, max: the game is for 2 to 4"),
    (put("players", "colours", ["blue", "red", "red", "black"]), "players.colours: 4 different colours are expected"),
    (put("game", "chess"), "game: this data file is for another game"),
    (put("schema", 2), "schema: 1 is expected"),
    (put("goods", "wood", "suply", 1), "goods.wood.suply: unknown key"),
    (put("goods", "wood", "supply", 0), "goods.wood.supply: a whole number from 1 is expected"),
    (put("goods", "wood", "id", "stone"), "goods: 6 different goods are expected"),
    (lambda said: said["goods"].append(said["goods"][0]), "goods: 6 different goods are expected"),
    (lambda said: said["goods"].pop(), "goods: 6 different goods are expected"),
    (put("ports", "tunis", "harbour", True), "ports.tunis.harbour: unknown key"),
    (put("ports", "tunis", "values", [2, 3, 4]), "ports.tunis.values: 4 values are expected for a port of size 4"),
    (put("ports", "tunis", "values", [2, 3, 5, 4]), "ports.tunis.values: they must ascend"),
    (put("ports", "tunis", "values", [2, 3, 4, "5"]), "ports.tunis.values: a list of whole numbers is expected"),
    (put("ports", "tunis", "payout", [0, 2]), "ports.tunis.payout: 5 entries are expected for a port of size 4"),
    (put("ports", "tunis", "size", 0), "ports.tunis.size: a whole number from 1 is expected"),
    (put("ports", "tunis", "good", "salt"), "ports.tunis.good: 'salt' is not known"),
    (put("ports", "tunis", "start", "no"), "ports.tunis.start: true or false is expected"),
    (put("ports", "tunis", "field", "sicilia"), "ports: tunis is not the port of its field"),
    (put("ports", "tunis", "field", "atlantis"), "ports.tunis.field: 'atlantis' is not known"),
    (put("ports", "tunis", "id", "creta"), "ports: an id stands twice"),
    (lambda said: said["ports"].remove(named(said, "ports", "tunis")), "fields.tunis.port: 'tunis' is not known"),
    (put("fields", "tunis", "port", None), "ports: tunis is not the port of its field"),
    (put("fields", "mare_ionio", "port", "tunis"), "fields: mare_ionio claims a port that lies elsewhere"),
    (
        lambda said: named(said, "fields", "mare_ionio").pop("port"),
        "fields.mare_ionio.port: a port or null is expected",
    ),
    (put("fields", "tunis", "id", "creta"), "fields: an id stands twice"),
    (
        lambda said: said["edges"].append(["tunis", "tunis", "source"]),
        "edges: ['tunis', 'tunis'] joins a field to itself or twice",
    ),
    (
        lambda said: said["edges"].append(["sicilia", "tunis", "source"]),
        "edges: ['sicilia', 'tunis'] joins a field to itself or twice",
    ),
    (lambda said: said["edges"].append(["tunis", "atlantis", "source"]), "edges: 'atlantis' is not known"),
    (lambda said: said["edges"].append(["tunis"]), "edges: ['tunis'] is no pair of fields with its provenance"),
    (lambda said: said["edges"].append(7), "edges: 7 is no pair of fields with its provenance"),
    (
        lambda said: said["edges"].remove(["ragusa", "venezia", "reconstructed"]),
        "edges: venezia has no neighbour",
    ),
    (put("track", "payout_spaces", "4", [7, 8, 13]), "track: one card could pass two payout spaces"),
    (put("track", "payout_spaces", "4", [7, 10]), "track: 3 payout spaces are expected for 4"),
    (put("track", "payout_spaces", "2", [5, 9, 14]), "track: the last payout lies beyond the track"),
    (put("track", "payout_spaces", "5", [5, 9, 13]), "track.payout_spaces.5: unknown key"),
    (
        put("track", "start", "4", 7),
        "setup.by_players.4.the track begins on or beyond the first payout space",
    ),
    (put("track", "steps_four_players", 9), "track.steps_four_players: the spaces make it 10"),
    (put("doge_cards", "hourglass_2_shuffle", "shuffle", False), "doge_cards: none shuffles and moves"),
    (put("doge_cards", "wine", "id", "hourglass_1"), "doge_cards: an id stands twice"),
    (put("doge_cards", "wine", "copies", 0), "doge_cards.wine.copies: a whole number from 1 is expected"),
    (put("dice", "skull_faces", 6), "dice.skull_faces: a die needs a blank face"),
    (put("limits", "galley_goods_max", 5), "limits.galley_goods_max: 4 follows from the rest"),
    (put("limits", "port_cards", 20), "limits.port_cards: 19 follows from the rest"),
    (put("setup", "preset_closed_ports", ["ragusa"]), "setup.preset_closed_ports: one port of each closed good"),
    (put("setup", "preset_closed_ports", ["x"]), "setup.preset_closed_ports: 'x' is not known"),
    (
        put("setup", "preset_closed_ports", ["constantinople", "modon", "venezia", "alexandria"]),
        "setup.by_players.3: too few start ports for all seats",
    ),
    (put("setup", "by_players", "4", "draft", "auction"), "setup.by_players.4.draft: alternate or snake is expected"),
    (put("setup", "by_players", "4", "sailors", 8), "setup.by_players.4.sailors: too few for the set-up"),
    (
        put("setup", "by_players", "4", "galley_numbers", 7),
        "setup.by_players.4.galleys_each: too many for the galleys there are",
    ),
    (put("setup", "by_players", "3", "closed_goods", ["salt"]), "setup.by_players.3.closed_goods: 'salt' is not known"),
    (put("setup", "sailors_in_port", 6), "setup.sailors_in_port: too many for valencia"),
    (put("setup", "sailors_per_galley", 6), "setup.sailors_per_galley: too many for a galley"),
    (put("costs", "sailor", 0), "costs.sailor: a whole number from 1 is expected"),
    (put("costs", "fort_needs", ["wood", "wood"]), "costs.fort_needs: different goods are expected"),
    (put("costs", "discount", 1), "costs.discount: unknown key"),
    (put("payout", "fort", 1), "payout.fort: unknown key"),
    (put("catch_up", "sailors", 1), "catch_up.sailors: unknown key"),
]


@pytest.mark.parametrize(("change", "problem"), FAULTS)
def test_a_faulty_data_file_is_refused(change: Change, problem: str) -> None:
    assert problem in problems(GAME, change)


def test_all_problems_are_listed_together_and_each_once() -> None:
    def change(said: Said) -> None:
        said["colour"] = 1
        named(said, "ports", "tunis")["size"] = 5
        del said["track"]["start"]
        said["edges"].append(["creta", "creta", "source"])

    found = problems(GAME, change)
    assert len(found) == len(set(found))
    for problem in (
        "colour: unknown key",
        "ports.tunis.values: 5 values are expected for a port of size 5",
        "ports.tunis.payout: 6 entries are expected for a port of size 5",
        "track.start.an object is expected",
        "edges: ['creta', 'creta'] joins a field to itself or twice",
    ):
        assert problem in found


# The file of the house


@pytest.mark.rule("S12-1.2", "S12-1.3")
def test_the_data_agrees_with_all_known_figures() -> None:
    known = written(GAME)["known_figures"]
    board = components(GAME)
    assert (len(board.fields), len(board.ports)) == (known["fields"], known["ports"])
    assert sum(printed.start for printed in board.ports) == known["start_ports"]
    low, high = known["space_value_range"]
    values = [value for printed in board.ports for value in printed.values]
    assert (min(values), max(values)) == (low, high)
    for printed in board.ports:
        if printed.size == 5:
            assert {n: printed.payout[int(n)] for n in known["payout_size_5"]} == known["payout_size_5"]
    shortest, longest = known["rounds_four_players"]
    steps = board.starts[4].payout_spaces[-1] - board.starts[4].track_start
    deck = sorted((card.advance for card in board.doge_cards for _ in range(card.copies)), reverse=True)
    assert steps == shortest * max(deck)
    # Slowest: every wine and single hourglass comes before the shuffle card, deck after deck.
    shuffle = next(card for card in board.doge_cards if card.shuffle)
    slow = [card.advance for card in board.doge_cards if not card.shuffle for _ in range(card.copies)]
    assert rounds(sorted(slow), shuffle.advance, steps) == longest


def rounds(slow: list[int], shuffle: int, steps: int) -> int:
    """How many cards it takes at most to go so many steps: slow ones first, the shuffle card when they are used up."""
    most = 0
    for held_back in range(len(slow) + 1):
        deck = [*slow[: len(slow) - held_back], shuffle]
        gone, count = 0, 0
        while gone < steps:
            gone += deck[count % len(deck)]
            count += 1
        most = max(most, count)
    return most


@pytest.mark.rule("S12-1.2")
def test_every_field_can_be_reached_from_every_other() -> None:
    board = components(GAME)
    reached = {0}
    for _ in board.fields:
        reached |= {near for field in reached for near in board.neighbours[field]}
    assert len(reached) == 20


# A corrected copy


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another value row and another good for Tunis, a new passage, a basilica that pays seven."""
    return corrected(
        GAME,
        tmp_path,
        put("ports", "tunis", "good", "spice"),
        put("ports", "tunis", "values", [3, 3, 6, 9]),
        put("ports", "tripoli", "good", "marble"),
        lambda said: said["edges"].append(["valencia", "venezia", "reconstructed"]),
        put("payout", "basilica", 7),
        put("costs", "fort", 3),
    )


@pytest.mark.rule("S12-1.3", "S12-7.5")
def test_another_value_row_and_another_good_are_played_with(other: Path) -> None:
    g = position(galleys={4: "blue tunis 2 wood gold"}, active=4, ask="load_step", data_file=other)
    play(g, "blue buy_goods 1")
    assert galley(g, 4) == "blue tunis 2 wood gold spice"
    play(g, "blue load_done", "blue stop")
    assert moves(g, "sell") == ["sell wood", "sell gold", "sell wood gold"]
    play(g, "blue sell wood gold")
    assert (ducats(g, "blue"), port(g, "tunis")) == (5 - 1 + 3 + 3, "wood gold")


def test_a_new_passage_a_dearer_fort_and_a_richer_basilica_are_played_with(other: Path) -> None:
    g = position(galleys={4: "blue valencia 1"}, active=4, ask="move_step", data_file=other)
    assert moves(g) == ["sail marseille", "sail sardegna", "sail algeria", "sail venezia", "stop"]
    ports = {"genova": "blue 5 wood gold marble basilica"}
    g = position(ports=ports, galleys={4: "blue creta 1"}, active=4, ask="invest_step", data_file=other)
    play(g, "blue build_fort genova")
    assert ducats(g, "blue") == 2
    g = position(ports=ports, ask="turn_doge_card", track=6, data_file=other)
    assert "payout blue 17" in play(g, "* card hourglass_1")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_played_with_a_corrected_copy(other: Path, seats: int) -> None:
    g = new(GAME, seats, {}, other)
    playout(g, Random(seats))
    GAME.audit(g)
    assert GAME.ending(g) in ("money", "ports", "shared")


def test_the_copy_leaves_the_game_of_the_house_alone(other: Path) -> None:
    assert components(GAME, other) is not components(GAME)
    assert components(GAME).ports[6].values == [2, 3, 4, 5]
