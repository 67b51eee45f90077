"""Chapter 2: set-up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.oltremare.scene import GAME, SPECTATOR, A, B, asked, do, harbour, look, names_of, scene, start, who
from serenissima.games.oltremare.drawing import Uncover, cards_above
from serenissima.games.oltremare.state import IN_STACK, OM, ON_TOP
from serenissima.kernel.core import CHANCE, apply, legal, nouns, odds
from serenissima.kernel.game import BadOption, new
from serenissima.kernel.notation import move_text
from serenissima.kernel.playout import pick


def set_up(players: int, seed: int = 1, **options: object) -> OM:
    """A game up to its first question."""
    g = start(players, **options)
    rng = Random(seed)
    while who(g) == CHANCE:
        apply(g, CHANCE, pick(odds(g), rng))
        GAME.audit(g)
    return g


def first(g: OM) -> str:
    """The first outcome that luck may bring."""
    return move_text(GAME, GAME.names(g.rules), asked(g), legal(g, CHANCE)[0])


@pytest.mark.rule("OM-2.1")
def test_each_seat_has_a_colour_a_ship_and_a_balance() -> None:
    g = set_up(5)
    assert GAME.names(g.rules)["seat"] == ("blue", "yellow", "purple", "green", "red")
    assert all(0 <= ship < 30 for ship in g.table.ships)


@pytest.mark.rule("OM-2.2")
def test_each_harbour_gets_a_marker_and_two_leave_the_game_unseen() -> None:
    g = start(2)
    assert asked(g) == "place_marker"
    assert [(nouns(move)[0], weight) for move, weight in odds(g)] == [(0, 6), (1, 4), (2, 6), (3, 6), (4, 4), (5, 6)]
    for _ in range(4):
        do(g, "marker compass")
    assert ("marker", 1) not in legal(g, CHANCE)
    while asked(g) == "place_marker":
        do(g, first(g))
    assert -1 not in g.table.markers
    assert g.table.markers_out == 2


@pytest.mark.rule("OM-2.3", "OM-2.11")
@pytest.mark.parametrize(("players", "deck", "left"), [(2, 78, 68), (3, 98, 83), (4, 98, 78), (5, 98, 73)])
def test_two_players_play_without_grain(players: int, deck: int, left: int) -> None:
    g = set_up(players)
    assert len(g.rules.deck) == deck
    assert g.table.pile.size == g.rules.first_stack == left
    assert len(g.table.pile.removed) == 98 - deck
    assert g.rules.first_stack // 2 == {2: 34, 3: 41, 4: 39, 5: 36}[players]


@pytest.mark.rule("OM-2.4")
def test_everybody_starts_with_11_ducati_and_nothing_else() -> None:
    table = set_up(4).table
    assert table.ducati == [11] * 4
    assert table.prestige == table.owned == table.pirates == [0] * 4
    assert table.showing == [-1] * 4
    assert table.pile.discard == []


@pytest.mark.rule("OM-2.5")
@pytest.mark.parametrize(("players", "named"), [(2, 24), (3, 30)])
def test_start_cards_are_drawn_seat_by_seat_among_those_with_a_harbour(players: int, named: int) -> None:
    g = start(players)
    while asked(g) == "place_marker":
        do(g, first(g))
    assert len(odds(g)) == named
    do(g, "card silk_03")
    assert len(odds(g)) == named - 1
    assert g.own[A].cargo == [g.table.tops[A]]


@pytest.mark.rule("OM-2.6")
def test_the_ship_starts_in_the_named_harbour_and_the_marker_there_is_gone() -> None:
    g = start(3)
    while asked(g) == "place_marker":
        do(g, first(g))
    at = harbour(g, "laiazzo")
    assert g.table.markers[at] != -1
    heard = do(g, "card silk_03")
    assert g.table.ships[A] == at
    assert g.table.markers[at] == -1
    assert g.table.owned[A] == 0
    assert g.table.markers_out == 3
    assert "ship_placed" in names_of(heard, SPECTATOR)


@pytest.mark.rule("OM-2.7")
def test_two_ships_may_start_in_one_harbour() -> None:
    g = start(2)
    while asked(g) == "place_marker":
        do(g, first(g))
    laiazzo = harbour(g, "laiazzo")
    venice_named = next(card for card in g.rules.printed.cards if card.name == "scrolls_01")
    do(g, "card silk_03")
    before = venice_named.harbour
    venice_named.harbour = laiazzo
    try:
        do(g, "card scrolls_01")
    finally:
        venice_named.harbour = before
    assert g.table.ships == [laiazzo, laiazzo]
    assert g.table.markers_out == 3


@pytest.mark.rule("OM-2.8")
def test_everybody_is_dealt_four_cards_that_only_he_sees() -> None:
    g = start(3)
    while asked(g) != "deal_card":
        do(g, first(g))
    heard = do(g, "card gems_01")
    assert names_of(heard, A) == ["card_dealt", "drew"]
    assert names_of(heard, B) == names_of(heard, SPECTATOR) == ["card_dealt"]
    assert set_up(3).table.hands == [4, 4, 4]


@pytest.mark.rule("OM-2.9", "OM-4.3")
def test_the_hand_limit_is_first_checked_in_each_players_first_turn() -> None:
    g = start(2, start_player=0)
    while who(g) == CHANCE:
        do(g, {"start_card": "card silk_03" if not g.table.cargo[A] else "card pottery_04"}.get(asked(g), first(g)))
    assert g.table.hands == [4, 4]
    assert asked(g) == "discard_surplus"


@pytest.mark.rule("OM-2.10")
def test_the_venice_card_lies_about_in_the_middle_each_place_equally_likely() -> None:
    seen: Counter[int] = Counter()
    for seed in range(700):
        rng = Random(seed)
        g = scene("trade_action", hands={A: "salt_01 salt_02 salt_03 salt_04"})
        assert g.table.pile.venice == IN_STACK
        middle, jitter = g.rules.first_stack // 2, g.rules.options.venice_jitter
        for above in range(middle - jitter, middle + jitter + 1):
            g.table.pile.size = g.rules.first_stack - above
            assert 0 <= cards_above(g) <= 2 * jitter
            g.push(Uncover())
            Uncover().play(g, pick(Uncover().odds(g), rng))
            if g.table.pile.venice == ON_TOP:
                seen[above - middle] += 1
                break
    assert sorted(seen) == [-3, -2, -1, 0, 1, 2, 3]
    assert sum(seen.values()) == 700
    assert min(seen.values()) > 60


@pytest.mark.rule("OM-2.10")
@pytest.mark.parametrize("players", [2, 5])
def test_without_jitter_it_lies_exactly_in_the_middle(players: int) -> None:
    g = set_up(players, venice_jitter=0)
    g.table.pile.size = g.rules.first_stack - g.rules.first_stack // 2
    assert Uncover().odds(g) == [(("venice",), 1)]
    g.table.pile.size += 1
    assert cards_above(g) == 1


@pytest.mark.rule("OM-2.12")
def test_the_start_player_is_drawn_or_chosen_and_takes_the_first_turn() -> None:
    assert {set_up(3, seed).table.start_player for seed in range(20)} == {0, 1, 2}
    g = set_up(3, start_player=2)
    assert g.table.start_player == g.table.turn.active == 2
    assert g.table.turn.turns == 1
    with pytest.raises(BadOption):
        new(GAME, 3, {"start_player": 3})


@pytest.mark.rule("OM-2.2", "OM-2.6")
def test_a_spectator_sees_the_board_but_no_hand() -> None:
    view = look(set_up(4), SPECTATOR)
    assert view.own is None
    assert view.table.hands == [4, 4, 4, 4]
