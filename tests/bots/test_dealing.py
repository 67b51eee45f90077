"""Deals: what they are worth, how bots make and answer them, and that what they say agrees with the numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.oltremare.scene import OM, A, B, C, D, can, card, do, offer, scene
from serenissima.bots.dealing import CANNOT, DEEDS, GROUNDS, DealingBot, Gains, Manners, ground, reason
from serenissima.bots.levels import judge_of, seat_bot
from serenissima.bots.protocol import Budget
from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, AnyState, Move, View, answer, legal, look, odds, seats
from serenissima.kernel.game import new
from serenissima.kernel.playout import pick
from serenissima.text.words import LANGUAGES, Words, house_text

OLTRE_MARE = GAMES["oltremare"]


def bot(level: str = "mercante") -> DealingBot:
    """A new bot, who remembers nothing."""
    seated = seat_bot(OLTRE_MARE, level, 1)
    assert isinstance(seated, DealingBot)
    return seated


def choice(g: OM, seat: int, level: str = "mercante") -> Move:
    return bot(level).choose(look(g, seat), legal(g, seat), Budget())


# What a deal is worth


def test_the_partners_gain_counts_against_a_deal_and_the_leaders_more() -> None:
    manners = Manners(envy=1.0, caution=0.25)
    assert Gains(3.0, 2.0, False, 4).worth(manners) == 2.5
    assert Gains(3.0, 2.0, True, 4).worth(manners) == 2.0
    assert Gains(3.0, -2.0, True, 4).worth(manners) == 3.0


def test_with_two_seats_no_deal_is_good_for_both() -> None:
    dealer = bot().dealer
    assert not dealer.can_agree(2)
    assert dealer.can_agree(3)
    for own in (-3.0, -0.5, 0.0, 0.5, 3.0):
        for theirs in (-3.0, -0.5, 0.0, 0.5, 3.0):
            both = dealer.wants(Gains(own, theirs, False, 1)) and dealer.wants(Gains(theirs, own, False, 1))
            assert not both


# Answering


def offered_by_yellow(give: str, want: str, ducati: int) -> OM:
    """Blue has to answer an offer of Yellow, who is active."""
    hands = {A: "salt_05 grain_01 grain_02", B: "silk_04 olives_03 pottery_05", C: "gems_01", D: "gems_02"}
    g = scene("trade_action", B, 4, hands=hands, cargo={A: "salt_03", B: "pottery_16"})
    do(g, "propose blue")
    offer(g, give, want, ducati)
    return g


def test_a_gift_is_taken_and_a_robbery_refused() -> None:
    assert choice(offered_by_yellow("silk_04", "", 5), A) == ("accept",)
    assert choice(offered_by_yellow("silk_04", "salt", -12), A, "mercante-nodeal") == ("decline",)


def test_what_cannot_be_supplied_is_refused_for_that_reason() -> None:
    g = offered_by_yellow("silk_04", "gems", 5)
    said = bot().why(look(g, A), ("decline",))
    assert said is not None
    assert said.key == CANNOT


def test_the_card_least_missed_is_given() -> None:
    hands = {A: "salt_05 grain_01 grain_17", B: "silk_04 olives_03", C: "gems_01", D: "gems_02"}
    g = scene("trade_action", B, 4, hands=hands, cargo={A: "salt_03", B: "pottery_16"})
    do(g, "propose blue")
    offer(g, "silk_04", "grain", 6)
    do(g, "accept")
    moves = legal(g, A)
    judge = judge_of(OLTRE_MARE)
    left = {}
    for move in moves:
        tried = g.copy()
        answer(tried, A, move)
        answer(tried, CHANCE, ("exchange",))
        left[move] = judge.worth(tried, A)
    assert choice(g, A) == max(left, key=lambda move: left[move])


# Making offers


def finished_group(talks: int = 0) -> OM:
    """Blue lacks one salt for a full group, which Yellow could not care less for."""
    hands = {A: "silk_04 grain_05 pottery_05", B: "salt_05 salt_06 salt_08 salt_09", C: "gems_01", D: "gems_02"}
    return scene(
        "trade_action", A, 4, hands=hands, cargo={A: "salt_01 salt_02 salt_14", B: "gems_07"}, turn={"talks": talks}
    )


def composed(g: OM, seat: int) -> list[Move]:
    """The steps of an offer until it is sent, each by a bot that remembers nothing."""
    steps = [choice(g, seat)]
    while steps[-1][0] not in ("end_trading", "buy_goods", "invite"):
        answer(g, seat, steps[-1])
        if seats(g) == (CHANCE,):
            break
        steps.append(choice(g, seat))
    return steps


def test_an_offer_is_composed_as_it_was_planned_by_bots_that_remember_nothing() -> None:
    g = finished_group()
    one = bot()
    [planned] = one.dealer.deals.offers(one.dealer, look(g, A))[:1]  # type: ignore[attr-defined] # Oltre Mare's own
    steps = composed(g, A)
    assert steps[0] == ("propose", planned.partner)
    draft = g.own[A].draft
    assert (tuple(draft.give), tuple(draft.want), draft.ducati) == (planned.give, planned.want, planned.ducati)


def test_what_was_refused_is_not_offered_again() -> None:
    drafts = []
    for talks in range(3):
        g = finished_group(talks)
        if composed(g, A)[0][0] == "propose":
            drafts.append((g.table.turn.talk, *g.own[A].draft.give, "for", *g.own[A].draft.want, g.own[A].draft.ducati))
    assert len(drafts) > 1
    assert len(set(drafts)) == len(drafts)


def test_bots_claim_what_is_true() -> None:
    g = scene("trade_action", A, 4, hands={A: "silk_04 grain_05", B: "salt_05", C: "gems_01", D: "gems_02"})
    do(g, "propose yellow", "card silk_04", "done", "done", "amount 0")
    silk = g.rules.printed.cards[card(g, "silk_04")]
    answer(g, A, choice(g, A))
    assert [g.rules.printed.powers[power - 1] for power in g.own[A].draft.powers] == [silk.power]
    assert g.own[A].draft.symbols[0] > 0


def test_an_offer_nobody_planned_is_ended_harmlessly() -> None:
    g = scene("trade_action", A, 4, hands={A: "gems_01 gems_02 gems_03", B: "salt_05", C: "silk_01", D: "silk_02"})
    do(g, "propose yellow", "card gems_01", "card gems_02", "card gems_03")
    while seats(g) == (A,):
        answer(g, A, choice(g, A))
    assert g.own[A].draft.ducati == -g.rules.options.deal_ducati_max


def test_without_initiative_nobody_is_troubled() -> None:
    g = finished_group()
    assert choice(g, A, "mercante-nodeal")[0] in ("buy_goods", "end_trading")
    do(g, "invite yellow salt")
    assert choice(g, B, "mercante-nodeal") == ("pass",)


def test_imagined_worlds_hold_no_talk() -> None:
    g = finished_group()
    assert any(move.startswith("propose") for move in can(g))
    world = judge_of(OLTRE_MARE).game.imagine(look(g, A), Random(1))
    assert {move[0] for move in legal(world, A)} == {"buy_goods", "end_trading"}
    assert world.rules.options.talks_per_turn == 0


# Saying why


def test_every_reason_has_a_sentence_in_every_language() -> None:
    keys = {f"{deed}_{ground}" for deed in DEEDS for ground in GROUNDS} | {CANNOT}
    for language in LANGUAGES:
        assert set(house_text(language, "common")["reasons"]) == keys


@pytest.mark.parametrize(
    ("own", "partner", "leads", "expected"),
    [
        (2.0, 1.0, False, "both"),
        (2.0, 1.0, True, "leader"),
        (2.0, -1.0, True, "mine"),
        (-2.0, 1.0, True, "loss"),
        (0.01, 5.0, False, "nothing"),
    ],
)
def test_the_ground_follows_the_signs(own: float, partner: float, leads: bool, expected: str) -> None:
    gains = Gains(own, partner, leads, 3)
    assert ground(gains) == expected
    assert reason("refuse", B, gains).key == f"refuse_{expected}"


def talks(seed: int) -> Iterator[tuple[View, Move, AnyState]]:
    """Deal questions of a game in which everybody talks at random, with every answer to them."""
    rng = Random(seed)
    g = new(OLTRE_MARE, 4)
    for _ in range(600):
        if not g.stack:
            return
        seat = seats(g)[0]
        if seat == CHANCE:
            answer(g, seat, pick(odds(g), rng))
            continue
        moves = legal(g, seat)
        if moves[-1][0] in ("decline", "counter", "pass") and rng.random() < 0.2:
            for move in moves:
                yield look(g, seat), move, g
        answer(g, seat, rng.choice(moves))


def test_what_a_bot_says_agrees_with_the_numbers() -> None:
    said = 0
    words = Words("en", "oltremare")
    for view, move, _ in talks(4):
        given = bot().why(view, move)
        if given is None:
            continue
        said += 1
        assert given.partner != view.seat
        sentence = words.say("reasons", given.key, seat="I", partner="you", own="1", gain="2")
        if " lose" in sentence:
            assert given.own < 0
        if " gain" in sentence.partition(",")[0]:
            assert given.own > 0
        if "you about" in sentence or "you leads" in sentence or "brings you" in sentence:
            assert given.gain > 0
    assert said > 20


def test_a_bot_agrees_only_to_what_it_calls_a_gain() -> None:
    for view, move, g in talks(5):
        if move != ("accept",):
            continue
        taken = bot("mercante-nodeal").choose(view, legal(g, view.seat), Budget())
        given = bot().why(view, taken)
        assert given is not None
        assert (taken == ("accept",)) == given.key.startswith("agree")
        if taken == ("accept",):
            assert given.own > 0
