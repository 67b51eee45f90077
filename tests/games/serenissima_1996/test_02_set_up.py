"""Chapter 2: set-up."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import G, S, T, V, asked, can, do, luck, no, start, usual, who
from serenissima.games.serenissima_1996.state import own_capital, ports_of
from serenissima.kernel.core import CHANCE, legal
from serenissima.kernel.game import BadOption


@pytest.mark.rule("S96-2.1", "S96-2.12")
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 10), (4, 8)])
def test_the_number_of_rounds_depends_on_the_players(players: int, rounds: int) -> None:
    g = start(players)
    assert g.rules.rounds == rounds
    assert g.table.round == 1


@pytest.mark.rule("S96-2.2", "S96-2.3", "S96-2.4")
def test_which_nations_play_with_how_many() -> None:
    def nations(players: int, **options: str) -> list[str]:
        g = start(players, **options)
        return [g.rules.board.nations[nation] for nation in g.table.nations]

    assert nations(4) == ["venice", "genoa", "spain", "turkey"]
    assert nations(3) == ["venice", "genoa", "spain"]
    assert nations(2) == ["venice", "genoa"]
    assert nations(2, nation_set="spain_turkey") == ["spain", "turkey"]
    g = start(4)
    assert [g.rules.board.ports[own_capital(g, seat)].name for seat in (V, G, S, T)] == [
        "venezia",
        "genova",
        "valencia",
        "istanbul",
    ]


@pytest.mark.rule("S96-2.4")
@pytest.mark.parametrize("players", [3, 4])
def test_the_other_pair_is_for_two_players(players: int) -> None:
    with pytest.raises(BadOption, match="is for 2 seats, not for"):
        start(players, nation_set="spain_turkey")
    assert start(players, nation_set="venice_genoa").rules.seats == players


@pytest.mark.rule("S96-2.5")
def test_nations_are_dealt_by_luck_unless_fixed() -> None:
    g = start(4, seat_assignment="random")
    assert luck(g)
    assert len(legal(g, CHANCE)) == 24
    do(g, "deal turkey venice spain genoa")
    assert g.table.nations == [3, 0, 2, 1]
    assert who(g) == (1,)  # Venice is first in data order
    assert not luck(start(4))


@pytest.mark.rule("S96-2.6", "S96-2.9")
def test_everybody_starts_with_a_capital_two_galleys_and_2000_ducats() -> None:
    g = start(2)
    do(g, "deploy 3 3", "deploy 3 3")
    assert g.table.money == [2000, 2000]
    assert [ports_of(g, seat) for seat in (V, G)] == [[0], [1]]
    mine = [ship for ship in g.table.galleys if ship.owner == V]
    assert [(ship.zone, ship.crew, ship.tokens()) for ship in mine] == [(0, 3, 0), (0, 3, 0)]
    others = g.table.ports[2:]
    assert all((place.controller, place.garrison, place.stored, place.fort) == (-1, 0, 0, False) for place in others)


@pytest.mark.rule("S96-2.7")
def test_ten_sailors_are_split_over_two_galleys_and_the_capital() -> None:
    g = start(4)
    assert len(can(g)) == 25
    assert usual(g) == "deploy 3 3"
    do(g, "deploy 1 1")
    assert g.table.ports[0].garrison == 8
    do(g, "deploy 5 5")
    assert g.table.ports[1].garrison == 0
    assert no(g, "deploy 0 5").rule == "S96-2.7"
    assert no(g, "deploy 6 1").rule == "S96-2.7"


@pytest.mark.rule("S96-2.8")
def test_the_split_is_made_openly_in_nation_data_order() -> None:
    g = start(3, seat_assignment="random")
    do(g, "deal spain genoa venice")
    order = []
    while asked(g) == "setup_deploy":
        order.append(who(g)[0])
        told = do(g, "deploy 2 2")
        assert told[0] == ("setup_deploy.deploy", order[-1], 2, 2)
    assert order == [2, 1, 0]


@pytest.mark.rule("S96-2.10")
def test_the_capital_of_an_unused_nation_is_an_ordinary_neutral_port() -> None:
    g = start(3)
    istanbul = g.table.ports[3]
    assert (istanbul.controller, istanbul.garrison, istanbul.stored) == (-1, 0, 0)
    assert g.rules.board.ports[3].spaces == 6


@pytest.mark.rule("S96-2.11")
def test_starting_galleys_get_ids_in_nation_data_order() -> None:
    g = start(3, seat_assignment="random")
    do(g, "deal spain genoa venice")
    assert [ship.owner for ship in g.table.galleys[1:7]] == [2, 2, 1, 1, 0, 0]
