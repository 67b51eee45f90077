"""Chapter 11: scoring."""

from __future__ import annotations

import pytest

from games.oltremare.scene import GAME, SPECTATOR, A, B, C, card, do, names_of, noun, scene, stack, told
from serenissima.games.oltremare.scoring import groups_of, payout_of, rank_awards
from serenissima.games.oltremare.state import OM


def final(players: int = 3, **more: object) -> OM:
    said: dict[str, object] = {
        "pile": {"last_round": True},
        "turn": {"turns": players, "active": last(players)},
        **more,
    }
    return scene("final_scoring", None, players, **said)  # type: ignore[arg-type] # keywords by name


def last(players: int) -> str:
    return ("blue", "yellow", "purple", "green", "red")[players - 1]


@pytest.mark.rule("OM-11.1")
def test_equal_goods_apart_are_separate_groups() -> None:
    g = scene("trade_action", cargo={A: "salt_01 salt_02 silk_01 salt_03"})
    goods = g.rules.printed.goods
    assert [(goods[good], n) for good, n in groups_of(g, g.own[A].cargo)] == [("salt", 1), ("silk", 1), ("salt", 2)]
    assert groups_of(g, []) == []


@pytest.mark.rule("OM-11.2", "OM-11.3")
@pytest.mark.parametrize(
    ("good", "row"),
    [
        ("gems", [2, 5, 9, 9]),
        ("scrolls", [2, 4, 8, 8]),
        ("silk", [1, 4, 7, 7]),
        ("salt", [1, 3, 6, 10, 10]),
        ("pottery", [1, 3, 6, 9, 9]),
        ("olives", [1, 2, 4, 8, 13, 13]),
        ("grain", [0, 1, 3, 7, 12, 12, 12]),
    ],
)
def test_each_group_pays_by_its_table_and_never_twice(good: str, row: list[int]) -> None:
    g = scene("trade_action")
    at = g.rules.printed.goods.index(good)
    assert [payout_of(g, at, size) for size in range(1, len(row) + 1)] == row


@pytest.mark.rule("OM-11.3")
def test_the_table_of_early_hints_is_an_option() -> None:
    g = scene("trade_action", options={"payout_table": "early_hints"})
    goods = g.rules.printed.goods
    assert g.rules.payout[goods.index("gems")] == [0, 5, 9]
    assert g.rules.payout[goods.index("salt")] == [0, 3, 6, 10]
    assert g.rules.payout[goods.index("grain")] == [1, 3, 5, 8, 12]
    assert g.rules.payout[goods.index("silk")] == [1, 4, 7]


@pytest.mark.rule("OM-11.4", "OM-11.5", "OM-11.6")
@pytest.mark.parametrize(
    ("counts", "awards"),
    [
        ([3, 2, 2, 0], [6, 3, 3, 1]),
        ([0, 0, 0], [6, 6, 6]),
        ([4, 4], [6, 6]),
        ([5, 0], [6, 3]),
        ([5, 4, 3, 2, 1], [6, 3, 1, 0, 0]),
        ([0, 1, 1, 2, 0], [1, 3, 3, 6, 1]),
    ],
)
def test_rank_awards_are_dense_and_full_for_all_of_equal_number(counts: list[int], awards: list[int]) -> None:
    assert rank_awards(scene("trade_action"), counts) == awards


@pytest.mark.rule("OM-11.7", "OM-11.5")
def test_the_interim_scoring_ranks_tiles_and_takes_them_back() -> None:
    g = scene("interim_scoring", None, prestige={A: 0, B: 2, C: 2}, pile={"size": 40, "venice": "on_top"})
    do(g, "interim")
    assert g.table.ducati == [14, 17, 17]
    assert g.table.prestige == [0, 0, 0]


@pytest.mark.rule("OM-11.8")
def test_the_top_group_stays_and_the_rest_is_paid_and_discarded() -> None:
    g = scene(
        "interim_scoring",
        None,
        cargo={A: "grain_01 gems_01 gems_02 olives_03 olives_01"},
        pile={"size": 40, "venice": "on_top"},
    )
    heard = do(g, "interim")
    assert stack(g, A) == "olives_03 olives_01"
    assert g.table.ducati[A] == 11 + 6 + 5 + 0
    assert g.table.pile.discard == [card(g, "gems_01"), card(g, "gems_02"), card(g, "grain_01")]
    names = GAME.names(g.rules)["good"]
    kept = [event for event in told(heard, SPECTATOR) if event[0] == "group_kept"]
    assert [(noun(event, 1), names[noun(event, 2)], noun(event, 3)) for event in kept] == [
        (A, "olives", 2),
        (B, "olives", 1),
        (C, "olives", 1),
    ]
    assert "cargo_shown" not in names_of(heard, SPECTATOR)


@pytest.mark.rule("OM-11.8")
def test_in_the_first_edition_cargo_is_not_scored_in_between() -> None:
    g = scene(
        "interim_scoring",
        None,
        cargo={A: "gems_01 gems_02 olives_01"},
        pile={"size": 40, "venice": "on_top"},
        options={"interim_scores_cargo": False},
    )
    do(g, "interim")
    assert stack(g, A) == "gems_01 gems_02 olives_01"
    assert g.table.ducati[A] == 17
    assert g.table.pile.discard == []


@pytest.mark.rule("OM-11.9")
def test_it_touches_neither_pirates_nor_markers_nor_hands() -> None:
    g = scene(
        "interim_scoring",
        None,
        hands={A: "salt_01"},
        cargo={A: "gems_01 olives_01"},
        pirates={A: "silk_01 unseen"},
        owned={A: 2},
        showing={A: "big_deal"},
        pile={"size": 40, "venice": "on_top"},
        turn={"played": ["salt_02"]},
    )
    do(g, "interim")
    table = g.table
    assert (table.hands[A], table.pirates[A], table.owned[A], table.showing[A]) == (1, 2, 2, 3)
    assert table.tops[A] == card(g, "olives_01")
    assert table.turn.played == [card(g, "salt_02")]


@pytest.mark.rule("OM-11.10", "OM-11.11", "OM-11.12", "OM-11.13", "OM-11.15")
def test_the_final_scoring_has_four_steps_and_hands_count_nothing() -> None:
    g = final(
        hands={A: "gems_05 gems_06"},
        cargo={A: "salt_01 salt_02 gems_01", B: "olives_01", C: "olives_02"},
        pirates={A: "silk_01 unseen unseen"},
        prestige={A: 1, B: 2, C: 0},
        owned={A: 0, B: 1, C: 4},
    )
    heard = do(g, "final")
    assert g.table.ducati == [11 + 3 + 3 + 2 - 3 + 1, 11 + 6 + 1 + 3, 11 + 1 + 1 + 6]
    assert g.stack == []
    kinds = names_of(heard, SPECTATOR)
    assert (
        kinds.index("prestige_ranked")
        < kinds.index("cargo_shown")
        < kinds.index("spent")
        < kinds.index("markers_ranked")
    )


@pytest.mark.rule("OM-11.14")
@pytest.mark.parametrize(("ranked", "last_award"), [(True, 1), (False, 0)])
def test_who_owns_no_marker_is_ranked_unless_the_option_says_no(ranked: bool, last_award: int) -> None:
    g = final(4, owned={A: 3, B: 1, C: 1, 3: 0}, options={"zero_markers_rank": ranked})
    before = [11 + 6 + 1] * 4
    do(g, "final")
    assert [after - sum_ for after, sum_ in zip(g.table.ducati, before, strict=True)] == [6, 3, 3, last_award]


@pytest.mark.rule("OM-11.14")
def test_if_nobody_has_a_marker_all_are_first_or_by_option_nobody_is_paid() -> None:
    g = final()
    do(g, "final")
    assert g.table.ducati == [11 + 6 + 1 + 6] * 3
    g = final(options={"zero_markers_rank": False})
    do(g, "final")
    assert g.table.ducati == [11 + 6 + 1] * 3
