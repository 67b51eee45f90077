"""Deals: what they are worth, how bots make and answer them, and that what they say agrees with the numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from games.oltremare.scene import OM, A, B, C, D, can, card, do, offer, scene
from serenissima.bots.dealing import DealingBot, Gains, Manners, Reason
from serenissima.bots.levels import judge_of, seat_bot
from serenissima.bots.protocol import Budget
from serenissima.games import GAMES
from serenissima.games.oltremare.bargain import offered
from serenissima.kernel.core import (
    CHANCE,
    AnyState,
    Event,
    Move,
    View,
    answer,
    apply,
    legal,
    look,
    odds,
    seats,
    step_name,
    told,
)
from serenissima.kernel.game import Game, new
from serenissima.kernel.playout import pick
from serenissima.review.wording import remark
from serenissima.text.words import LANGUAGES, Words

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


def why(g: OM, seat: int, move: Move) -> Reason | None:
    return bot().why(look(g, seat), move)


def test_an_offer_that_suits_the_cargo_of_the_partner_says_so() -> None:
    g = scene("trade_action", B, 4, hands={A: "salt_05", B: "salt_06 silk_04"}, cargo={A: "salt_03", B: "silk_12"})
    do(g, "propose blue", "card salt_06", "done", "done")
    assert why(g, B, ("amount", -3)) is None, "nothing is said before the offer is complete"
    do(g, "amount -3")
    said = why(g, B, ("silent",))
    assert said == Reason("offer_joins", A, (("good", good_on_top(g, A)),))
    assert remark(Words("en", "oltremare"), OLTRE_MARE.names(g.rules), B, said) == (
        "Salt would join salt on top of the cargo of Blue."
    )


def good_on_top(g: OM, seat: int) -> int:
    return g.rules.printed.good_of[g.table.tops[seat]]


def test_reasons_for_answers_speak_of_the_offer_and_of_what_lies_on_top() -> None:
    g = offered_by_yellow("silk_04", "salt", 2)  # Blue has salt on top
    assert why(g, A, ("decline",)) == Reason("refuse_keeps", B, (("good", good_on_top(g, A)),))
    assert why(g, A, ("accept",)) is None, "what it brings the story tells"
    joins_nothing = offered_by_yellow("silk_04", "grain", 2)
    said = why(joins_nothing, A, ("decline",))
    assert said is not None
    assert said.key == "refuse_joins_nothing"
    assert why(offered_by_yellow("", "grain", 2), A, ("decline",)) is None, (
        "where nothing is to be seen nothing is said"
    )


def test_every_reason_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language, "oltremare")
        for key in ("agree_joins", "refuse_keeps", "refuse_joins_nothing", *OFFERS):
            said = words.say("reasons", key, seat="I", partner="you", you="no", good="salt", n=3)
            assert "{" not in said != key


OFFERS = ("offer_joins", "offer_wants", "offer_tile")


def talks(game: Game, seed: int, kinds: tuple[str, ...]) -> Iterator[tuple[View, Move, AnyState]]:
    """Deal questions of a game in which everybody talks at random, with some answers to them."""
    rng = Random(seed)
    g = new(game, 4)
    for _ in range(4000):
        if not g.stack:
            return
        seat = seats(g)[0]
        if seat == CHANCE:
            answer(g, seat, pick(odds(g), rng))
            continue
        moves = legal(g, seat)
        if step_name(g.stack[-1]) in kinds:
            for move in rng.sample(moves, min(3, len(moves))):
                yield look(g, seat), move, g
        liked = [move for move in moves if move[0] in LIKED]
        answer(g, seat, rng.choice(liked if liked and rng.random() < 0.7 else moves))


LIKED = ("propose", "propose_trade", "request_purchase", "ask_passage", "offer", "counter", "end_manage")
DEALT: dict[str, tuple[str, ...]] = {
    "oltremare": ("deal_reply", "offer_ducati", "offer_claim", "invite_reply", "trade_action"),
    "serenissima_1996": (
        "grant_passage",
        "ask_price",
        "answer_price",
        "answer_counter",
        "answer_final",
        "trade_price",
        "answer_trade",
        "answer_trade_counter",
    ),
}


def heard_of(g: AnyState, seat: int, move: Move, reader: int) -> list[Event]:
    """What a reader hears of an answer and of what luck is bound to tell after it."""
    world = g.copy()
    heard = apply(world, seat, move)
    while seats(world) == (CHANCE,) and len(odds(world)) == 1:
        heard += apply(world, CHANCE, odds(world)[0][0])
    return told(heard, reader)


def leaks(game: Game, seed: int, said_by: Callable[[View, Move], Reason | None]) -> tuple[int, list[Reason | None]]:
    """How many reasons were given, and those that differ in a world which the partner cannot tell from the real one."""
    rng, given, different = Random(seed), 0, []
    for view, move, g in talks(game, seed, DEALT[game.key]):
        reason = said_by(view, move)
        given += reason is not None
        for reader in range(len(g.own)):
            if reader == view.seat:
                continue
            other = game.imagine(look(g, reader), rng)
            if seats(other) != seats(g) or move not in legal(other, view.seat):
                continue
            if heard_of(other, view.seat, move, reader) == heard_of(g, view.seat, move, reader):
                there = said_by(look(other, view.seat), move)
                if there != reason:
                    different.append(reason)
    return given, different


@pytest.mark.parametrize("key", sorted(DEALT))
def test_a_reason_tells_nothing_that_the_other_side_could_not_know(key: str) -> None:
    """In a world that the partner cannot tell apart, with the same public answer, the same is said."""
    given, different = leaks(GAMES[key], 4, seat_dealer(GAMES[key]).why)
    assert given > 10
    assert different == []


def test_a_reason_that_tells_a_hand_is_caught() -> None:
    def has_it(view: View, move: Move) -> Reason | None:
        offer = view.table.turn.offer
        if offer is None or move[0] != "decline":
            return None
        held = {view.rules.printed.good_of[card] for card in view.own.hand}
        return Reason("refuse_keeps" if held >= set(offer.want) else "refuse_cannot", offer.proposer)

    given, different = leaks(OLTRE_MARE, 4, has_it)
    assert given > 10
    assert different


def seat_dealer(game: Game) -> DealingBot:
    seated = seat_bot(game, "mercante", 1)
    assert isinstance(seated, DealingBot)
    return seated


def test_a_bot_agrees_only_to_what_is_a_gain_to_it() -> None:
    asked = 0
    for view, move, g in talks(OLTRE_MARE, 5, ("deal_reply",)):
        if move != ("accept",):
            continue
        asked += 1
        dealer = bot("mercante-nodeal").dealer
        taken = bot("mercante-nodeal").choose(view, legal(g, view.seat), Budget())
        assert (taken == ("accept",)) == dealer.wants(offered(dealer, view))
    assert asked > 5
