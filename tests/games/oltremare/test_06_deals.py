"""Chapter 6: deals."""

from __future__ import annotations

import pytest

from games.oltremare.scene import (
    GAME,
    SPECTATOR,
    A,
    B,
    C,
    asked,
    can,
    do,
    hand,
    late,
    look,
    names_of,
    no,
    noun,
    offer,
    scene,
    settle,
    time_runs_out,
    told,
    who,
)
from serenissima.games.oltremare.state import OM
from serenissima.kernel.core import Covered, Move, forced, legal
from serenissima.kernel.luck import SeededLuck
from serenissima.kernel.notation import top_name
from serenissima.kernel.record import Record


def market(**more: object) -> OM:
    """Blue is active with quota 1 and can spare cards; everybody holds something."""
    said: dict[str, object] = {
        "hands": {A: "gems_01 salt_01 olives_05 olives_07", B: "gems_03 silk_01 silk_02", C: "pottery_01"},
        "cargo": {A: "gems_07"},
        **more,
    }
    return scene("trade_action", A, **said)  # type: ignore[arg-type] # keywords by name


@pytest.mark.rule("OM-6.1", "OM-6.25")
def test_deals_are_between_the_active_player_and_one_other() -> None:
    g = market()
    assert no(g, "propose blue") == "OM-6.1"
    partners = {move.split()[1] for move in can(g) if move.startswith(("propose", "invite"))}
    assert partners == {"yellow", "purple"}
    assert no(g, "propose purple", seat=B) == "OM-3.1"


@pytest.mark.rule("OM-6.2")
def test_only_cards_of_the_hand_can_be_offered() -> None:
    g = market(pirates={A: "silk_05"})
    do(g, "propose yellow")
    for card in ("gems_07", "silk_05", "gems_03", "grain_20"):
        assert no(g, f"card {card}") == "OM-6.2"


@pytest.mark.rule("OM-6.3")
def test_a_deal_moves_at_least_one_card() -> None:
    g = market()
    do(g, "propose yellow", "done")
    assert no(g, "done") == "OM-6.3"
    g = market(options={"ducati_gift_is_deal": True})
    do(g, "propose yellow", "done", "done")
    assert "amount 0" not in can(g)
    assert no(g, "amount 0") == "OM-6.3"
    do(g, "amount 5", "accept", "exchange")
    assert g.table.ducati[:2] == [6, 16]
    assert g.table.prestige == [0, 1, 0]


@pytest.mark.rule("OM-6.4", "OM-6.14")
def test_a_gift_is_a_deal_and_needs_consent() -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "salt_01")
    assert can(g) == ["accept", "decline", "counter"]
    do(g, "accept", "exchange")
    assert hand(g, B) == "gems_03 silk_01 silk_02 salt_01"
    assert g.table.prestige[B] == 1
    do(g, "invite purple any", "offer")
    offer(g, "pottery_01")
    do(g, "accept", "exchange")
    assert "pottery_01" in hand(g, A)
    assert g.table.prestige == [0, 1, 1]


@pytest.mark.rule("OM-6.5")
def test_any_number_of_cards_but_limited_ducati_in_one_direction() -> None:
    g = market(options={"deal_ducati_max": 3})
    do(g, "propose yellow", "card gems_01", "card salt_01", "card olives_05", "done", "good silk", "done")
    assert can(g) == [f"amount {n}" for n in range(-3, 4)]
    assert no(g, "amount 4") == "OM-6.5"
    assert no(g, "amount -4") == "OM-6.5"


@pytest.mark.rule("OM-6.6")
def test_deals_are_paid_out_of_nothing() -> None:
    g = market(ducati={A: -3, B: 2})
    do(g, "propose yellow")
    offer(g, "", "silk", 20)
    do(g, "accept", "card silk_01", "exchange")
    assert g.table.ducati[:2] == [-23, 22]
    do(g, "propose yellow")
    offer(g, "salt_01", "", -20)
    do(g, "accept", "exchange")
    assert g.table.ducati[:2] == [-3, 2]


@pytest.mark.rule("OM-6.7", "OM-6.12")
def test_goods_are_shown_truthfully_and_cards_not_at_all() -> None:
    g = market()
    do(g, "propose yellow")
    heard = offer(g, "salt_01 olives_05", "silk", 2)
    spectator = told(heard, SPECTATOR)
    kinds = ["offer_composed", "offer_sent", "offer_gives", "offer_gives", "offer_wants", "offer_pays"]
    assert [event[0] for event in spectator] == kinds
    names = GAME.names(g.rules)
    assert [names["good"][noun(event, 2)] for event in spectator[2:4]] == ["salt", "olives"]
    assert g.table.turn.offer is not None
    assert [names["good"][good] for good in g.table.turn.offer.goods] == ["salt", "olives"]
    for seat in (B, C, SPECTATOR):
        assert told(heard, seat) == spectator
    assert no(g, "card salt_01", seat=A) == "OM-3.1"


@pytest.mark.rule("OM-6.7")
def test_the_order_of_cards_of_one_good_tells_nothing_about_them() -> None:
    def shown(first: str, second: str) -> object:
        g = market()
        do(g, "propose yellow")
        return told(offer(g, "olives_05 olives_07", "", 0, first, second), SPECTATOR)

    assert shown("claim ship unsaid", "silent") == shown("silent", "claim ship unsaid")


@pytest.mark.rule("OM-6.8")
def test_claims_may_be_lies_and_are_never_marked() -> None:
    g = market()
    do(g, "propose yellow", "card salt_01", "done", "done", "amount 0")
    assert asked(g) == "offer_claim"
    assert len(can(g)) == 55
    assert late(g) == "silent"
    heard = do(g, "claim ducato+cards 5")
    offers = [event for event in told(heard, C) if event[0] == "offer_claims"]
    names = GAME.names(g.rules)
    assert [(names["symbols"][noun(e, 2)], names["power"][noun(e, 3)], names["named"][noun(e, 4)]) for e in offers] == [
        ("ducato+cards", "5", "unsaid")
    ]
    do(g, "accept", "exchange")
    assert g.table.ducati == [11, 11, 11]


@pytest.mark.rule("OM-6.8")
def test_a_harbour_may_be_claimed_in_addition() -> None:
    g = market()
    do(g, "propose yellow", "card salt_01", "done", "done", "amount 0")
    assert no(g, "claim ship 5 unsaid") == "OM-6.8"
    heard = do(g, "claim unsaid unsaid venezia")
    assert [noun(event, 4) for event in told(heard, C) if event[0] == "offer_claims"] == [2]


@pytest.mark.rule("OM-6.8")
def test_without_claims_the_step_is_left_out() -> None:
    g = market(options={"claims": False})
    do(g, "propose yellow", "card salt_01", "done", "done", "amount 0")
    assert asked(g) == "deal_reply"


@pytest.mark.rule("OM-6.9")
def test_the_accepter_picks_which_of_his_cards_he_gives() -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "", "silk")
    do(g, "accept")
    assert asked(g) == "deal_pick"
    assert who(g) == B
    assert can(g) == ["card silk_01", "card silk_02"]
    assert late(g) == "card silk_01"
    assert no(g, "card gems_03") == "OM-6.9"
    heard = do(g, "card silk_02")
    assert names_of(heard, C) == ["cards_picked"]
    do(g, "exchange")
    assert "silk_02" in hand(g, A)


@pytest.mark.rule("OM-6.9")
def test_picks_leave_enough_for_the_rest_and_go_good_by_good() -> None:
    g = market(hands={A: "salt_01 salt_02", B: "gems_03 silk_01 silk_02 silk_03"}, cargo={A: "gems_07"})
    do(g, "propose yellow")
    offer(g, "", "gems silk silk")
    do(g, "accept")
    assert can(g) == ["card gems_03"]
    do(g, "card gems_03")
    assert can(g) == ["card silk_01", "card silk_02"]
    assert no(g, "card silk_03") == "OM-6.9"
    do(g, "card silk_02")
    assert can(g) == ["card silk_03"]
    do(g, "card silk_03", "exchange")
    assert hand(g, B) == "silk_01"


@pytest.mark.rule("OM-6.10")
def test_who_lacks_the_goods_cannot_accept_and_nobody_is_told() -> None:
    def reply(holding: str) -> OM:
        g = market(hands={A: "salt_01 salt_02", B: holding}, cargo={A: "gems_07"}, options={"counter_offers": False})
        do(g, "propose yellow")
        offer(g, "salt_01", "grain")
        return g

    without, having = reply("silk_01"), reply("grain_01")
    assert can(without) == ["decline"]
    assert can(having) == ["accept", "decline"]
    assert no(without, "accept") == "OM-6.10"
    assert forced(without) is None
    assert look(without, A).table == look(having, A).table
    assert do(without, "decline") == do(having, "decline")


@pytest.mark.rule("OM-6.11")
def test_offers_depend_on_public_things_only() -> None:
    g = market()
    do(g, "propose purple", "done")
    assert can(g) == [f"good {good}" for good in ("gems", "scrolls", "silk", "salt", "pottery", "olives", "grain")]
    do(g, "good gems")
    assert can(g) == ["done"]
    assert no(g, "good gems") == "OM-6.11"


@pytest.mark.rule("OM-6.11", "OM-2.3")
def test_a_good_that_is_not_in_the_game_cannot_be_wanted() -> None:
    g = scene("trade_action", A, 2, hands={A: "salt_01 salt_02", B: "silk_01"}, cargo={A: "gems_07"})
    assert "invite yellow grain" not in can(g)
    assert no(g, "invite yellow grain") == "OM-6.11"
    do(g, "propose yellow", "done")
    assert no(g, "good grain") == "OM-6.11"


@pytest.mark.rule("OM-6.12")
def test_each_party_sees_its_new_cards_only_when_the_deal_is_done() -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "salt_01", "silk", 0, "claim ship 6")
    accepting = do(g, "accept", "card silk_01")
    assert "received" not in names_of(accepting, A) + names_of(accepting, B)
    heard = do(g, "exchange")
    names = GAME.names(g.rules)
    got = {seat: [e for e in told(heard, seat) if e[0] == "received"] for seat in (A, B, C, SPECTATOR)}
    assert [names["card"][noun(event, 2)] for event in got[A]] == ["silk_01"]
    assert [names["card"][noun(event, 2)] for event in got[B]] == ["salt_01"]
    assert [names["symbols"][noun(event, 3)] for event in got[B]] == ["ship"]
    assert got[C] == got[SPECTATOR] == []
    assert names_of(heard, C) == ["dealt", "good_given", "good_given", "prestige_gained"]


@pytest.mark.rule("OM-6.13", "OM-5.8")
def test_cards_received_may_be_used_at_once() -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "salt_01", "silk")
    do(g, "accept", "card silk_01", "exchange", "propose purple", "card silk_01", "done", "good pottery", "done")
    do(g, "amount 0", "silent", "accept", "card pottery_01", "exchange", "end_trading")
    assert "card pottery_01" in can(g)


@pytest.mark.rule("OM-6.14", "OM-6.15")
def test_a_co_player_gets_a_tile_for_his_first_deal_of_the_turn_the_active_player_none() -> None:
    g = market()
    for give in ("salt_01", "gems_01"):
        do(g, "propose yellow")
        offer(g, give)
        do(g, "accept", "exchange")
    assert g.table.prestige == [0, 1, 0]
    assert g.table.turn.dealt == 1 << B


@pytest.mark.rule("OM-6.16")
def test_an_interim_scoring_does_not_renew_the_right_to_a_tile() -> None:
    g = market(pile={"size": 40, "venice": "on_top"})
    do(g, "propose yellow")
    offer(g, "salt_01")
    do(g, "accept", "exchange", "buy_goods", "interim")
    settle(g)
    assert g.table.prestige == [0, 0, 0]
    do(g, "propose yellow")
    offer(g, "gems_01")
    do(g, "accept", "exchange")
    assert g.table.prestige == [0, 0, 0]


@pytest.mark.rule("OM-6.17")
def test_talks_are_limited_whatever_comes_of_them() -> None:
    g = market(options={"talks_per_turn": 2})
    do(g, "invite yellow salt", "pass", "propose yellow")
    offer(g, "", "grain")
    do(g, "decline")
    assert g.table.turn.talks == 2
    assert no(g, "propose purple") == "OM-6.17"
    assert no(g, "invite purple any") == "OM-6.17"
    assert can(g) == ["buy_goods", "end_trading"]
    g = market(options={"talks_per_turn": 0})
    assert can(g) == ["buy_goods", "end_trading"]


@pytest.mark.rule("OM-6.18")
def test_a_proposal_is_accepted_declined_or_countered() -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "salt_01", "silk")
    assert (asked(g), who(g)) == ("deal_reply", B)
    assert can(g) == ["accept", "decline", "counter"]
    assert late(g) == "decline"


@pytest.mark.rule("OM-6.19")
def test_a_counter_is_answered_and_not_countered_again() -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "salt_01", "silk")
    do(g, "counter")
    assert (asked(g), who(g)) == ("offer_card", B)
    assert g.table.turn.offer is None
    assert g.own[A].draft.give == []
    offer(g, "silk_01", "salt", 2)
    assert (asked(g), who(g)) == ("deal_reply", A)
    assert can(g) == ["accept", "decline"]
    assert no(g, "counter") == "OM-6.19"
    do(g, "accept", "card salt_01", "exchange")
    assert g.table.ducati[:2] == [13, 9]
    assert g.table.turn.talks == 1


@pytest.mark.rule("OM-6.19")
def test_counters_can_be_switched_off_and_need_something_to_offer() -> None:
    g = market(options={"counter_offers": False})
    do(g, "propose yellow")
    offer(g, "salt_01", "silk")
    assert can(g) == ["accept", "decline"]
    assert no(g, "counter") == "OM-6.19"
    g = market(hands={A: "salt_01", B: ""}, turn={"bought": 3})
    do(g, "propose yellow")
    offer(g, "salt_01", "")
    assert can(g) == ["accept", "decline", "counter"]
    g = market(hands={A: "salt_01", B: "", C: "silk_01"}, turn={"bought": 4}, cargo={A: "gems_07"})
    assert no(g, "propose yellow") == "OM-5.13"


@pytest.mark.rule("OM-6.20")
def test_an_invitation_has_a_topic_that_binds_nobody() -> None:
    g = market()
    topics = [move.split()[2] for move in can(g) if move.startswith("invite yellow")]
    assert topics == [
        "gems",
        "scrolls",
        "silk",
        "salt",
        "pottery",
        "olives",
        "grain",
        "ducato",
        "pirate",
        "cards",
        "ship",
        "any",
    ]
    do(g, "invite yellow ship")
    assert (asked(g), who(g), can(g), late(g)) == ("invite_reply", B, ["offer", "pass"], "pass")
    do(g, "offer")
    offer(g, "gems_03", "", -2)
    assert (who(g), can(g)) == (A, ["accept", "decline"])
    do(g, "decline")
    assert asked(g) == "trade_action"


@pytest.mark.rule("OM-6.21")
def test_a_sent_offer_stands_and_only_the_named_partner_is_asked() -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "salt_01", "silk")
    assert g.own[A].draft.give == [g.own[A].hand[1]]
    assert no(g, "accept", seat=C) == "OM-3.1"
    assert no(g, "drop", seat=A) == "OM-3.1"
    assert no(g, "amount 3") == "OM-6.21"
    do(g, "decline")
    assert no(g, "accept") == "OM-6.21"


@pytest.mark.rule("OM-6.22")
@pytest.mark.parametrize("ending", ["decline", "counter"])
def test_a_talk_without_acceptance_changes_nothing_but_the_count(ending: str) -> None:
    g = market()
    hands, ducati = [own.hand.copy() for own in g.own], g.table.ducati.copy()
    do(g, "propose yellow")
    offer(g, "salt_01", "silk", 3)
    do(g, ending)
    if ending == "counter":
        offer(g, "", "salt", 1)
        do(g, "decline")
    assert [own.hand for own in g.own] == hands
    assert g.table.ducati == ducati
    assert (g.table.turn.talks, g.table.turn.talk, g.table.turn.offer) == (1, -1, None)
    assert g.table.prestige == [0, 0, 0]


@pytest.mark.rule("OM-6.22")
@pytest.mark.parametrize("moves", [[], ["card salt_01"], ["done"], ["done", "good silk", "done"]])
def test_an_offer_not_composed_in_time_is_dropped_and_the_talk_is_used(moves: list[str]) -> None:
    g = market()
    do(g, "propose yellow", *moves)
    assert late(g) == "drop"
    assert "drop" not in can(g)
    assert no(g, "drop") == "OM-6.22"  # it is for the clock alone
    heard = time_runs_out(g)
    assert "offer_dropped" in names_of(heard, C)
    assert (asked(g), who(g), g.table.turn.talks) == ("trade_action", A, 1)
    assert g.own[A].draft.give == g.own[A].draft.want == []


@pytest.mark.rule("OM-6.22", "OM-6.19")
def test_a_counter_not_composed_in_time_ends_the_talk() -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "salt_01", "silk")
    do(g, "counter", "card silk_01")
    time_runs_out(g)
    assert (asked(g), g.table.turn.talks, g.table.turn.offer) == ("trade_action", 1, None)


@pytest.mark.rule("OM-6.23")
def test_composing_never_leads_into_a_dead_end() -> None:
    g = market(hands={A: "salt_01 salt_02 salt_03", B: "silk_01"}, cargo={A: "salt_04"}, turn={"bought": 3})
    do(g, "propose yellow", "card salt_01")
    assert can(g) == ["done"]
    assert no(g, "card salt_02") == "OM-5.13"
    do(g, "done")
    assert "done" not in can(g)
    do(g, "good silk")
    assert can(g) == ["done"]


@pytest.mark.rule("OM-6.24")
def test_a_refused_message_uses_up_no_talk() -> None:
    g = market()
    no(g, "propose blue")
    assert g.table.turn.talks == 0
    do(g, "propose yellow")
    no(g, "card grain_01")
    assert g.table.turn.talks == 1
    assert g.own[A].draft.give == []


@pytest.mark.rule("OM-6.25")
def test_a_co_player_speaks_only_when_spoken_to() -> None:
    g = market()
    assert no(g, "offer") == "OM-6.25"
    assert no(g, "pass") == "OM-6.25"
    do(g, "invite yellow any", "offer")
    offer(g, "silk_01")
    do(g, "decline")
    assert who(g) == A


@pytest.mark.rule("OM-6.7", "OM-6.12")
def test_while_an_offer_is_composed_others_see_only_that_a_talk_is_open() -> None:
    g = market()
    do(g, "propose yellow")
    before = {seat: look(g, seat) for seat in (B, C, SPECTATOR)}
    for move in ("card salt_01", "card olives_05", "done", "good silk", "done", "amount 3", "silent"):
        heard = do(g, move)
        for seat, view in before.items():
            assert told(heard, seat) == []
            now = look(g, seat)
            assert (now.table, now.own, now.asked) == (view.table, view.own, (A,))
            assert isinstance(now.step, Covered)
        assert look(g, A).step == g.stack[-1]
    assert g.table.turn.talk == B


@pytest.mark.rule("OM-6.21")
def test_a_sent_offer_cannot_be_taken_back() -> None:
    record = Record(GAME, ("anna", "bruno"), {"start_player": 0})
    luck = SeededLuck(5)
    record.settle(luck)
    while top_name(record.state) != "trade_action":
        record.play(A, legal(record.state, A)[0])
        record.settle(luck)
    steps: list[Move] = [("propose", B), ("done",), ("good", 0), ("done",), ("amount", 0)]
    for move in steps:
        record.play(A, move)
    assert record.undoable(A) >= 5
    record.settle(luck)
    assert top_name(record.state) == "deal_reply"
    assert record.undoable(A) == 0


@pytest.mark.rule("OM-6.9", "OM-6.7")
def test_cards_and_goods_are_named_in_their_order_so_that_each_offer_has_one_form() -> None:
    g = market()
    do(g, "propose yellow", "card salt_01")
    assert no(g, "card gems_01") == "OM-6.7"
    do(g, "done", "good silk")
    assert no(g, "good gems") == "OM-6.9"
    do(g, "good silk")
    assert can(g) == [f"good {good}" for good in ("silk", "salt", "pottery", "olives", "grain")] + ["done"]
