"""Why no answer that begins like this is legal: the reason that all its completions share."""

from __future__ import annotations

import toy
from serenissima.kernel.answer import Answer, Limit, Most, closest, completions, shared_limit
from serenissima.kernel.core import AnyState, run, seats
from serenissima.kernel.game import new
from serenissima.kernel.notation import half_words

NAMES = {"port": ("genova", "tunis", ""), "n": ()}


def offering() -> AnyState:
    """A game in which the seat at the helm may offer a card."""
    g = new(toy.GAME, 3)
    g.stack[:] = [toy.MakeOffer(0)]
    g.table.helm = 0
    return g


def test_completions_begin_as_they_were_begun() -> None:
    buy = Answer("buy", ("port", "n"), rows=lambda rules: [(at, n) for at in (0, 1) for n in (1, 2)])
    assert completions(NAMES, None, buy, ()) == [(0, 1), (0, 2), (1, 1), (1, 2)]
    assert completions(NAMES, None, buy, (1,)) == [(1, 1), (1, 2)]
    assert completions(NAMES, None, Answer("go", ("port",)), ()) == [(0,), (1,)]  # what has no name is nothing
    assert completions(NAMES, None, Answer("pay", ("port", "n")), (1,)) == [(1, 1)]


def test_the_first_limit_that_stands_against_all_is_told() -> None:
    far = Limit("TOY-1.1", "too_far", lambda g, seat, port, n: port == 0)
    dear = Most("TOY-1.2", "too_dear", lambda g, seat, port, n: 0, "coins")
    buy = Answer("buy", ("port", "n"), ("TOY-1.1",), far, dear)
    g = new(toy.GAME, 2)
    one_near = shared_limit(g, 0, buy, [(0, 1), (1, 1)])
    assert one_near is not None
    assert (one_near.reason, one_near.facts) == ("too_dear", (("coins", "0"),))
    all_far = shared_limit(g, 0, buy, [(1, 1), (1, 2)])
    assert all_far is not None
    assert all_far.reason == "too_far"
    assert shared_limit(g, 0, Answer("buy", ("port", "n"), (), far), [(0, 1), (1, 1)]) is None
    assert shared_limit(g, 0, buy, []) is None


def test_where_each_has_its_own_reason_the_nearest_to_legal_is_told() -> None:
    far = Limit("TOY-1.1", "too_far", lambda g, seat, port, n: port == 0)
    many = Limit("TOY-1.2", "too_many", lambda g, seat, port, n: port == 1 or n < 2)
    buy = Answer("buy", ("port", "n"), ("TOY-1.1",), far, many)
    g = new(toy.GAME, 2)
    assert shared_limit(g, 0, buy, [(1, 1), (0, 2)]) is None
    assert closest(g, 0, buy, [(1, 1), (0, 2), (1, 2)]) == (0, 2)
    half = offering()
    run(half)
    assert toy.GAME.nearly(half, seats(half)[0], ("bid",)) is None


def test_a_half_built_answer_of_a_game_is_refused_with_its_reason() -> None:
    g = offering()
    run(g)
    seat = seats(g)[0]
    to_himself = toy.GAME.why_none(g, seat, ("offer", seat))
    assert (to_himself.rule, to_himself.reason) == ("TOY-4.1", "to_oneself")
    without_cards = toy.GAME.why_none(g, seat, ("offer", (seat + 1) % 3))
    assert without_cards.reason == "not_in_hand"
    assert toy.GAME.why_none(g, seat, ("offer", 99)).reason == "no_such_thing"
    elsewhere = toy.GAME.why_none(g, seat, ("bid",))
    assert elsewhere == toy.GAME.elsewhere(g, "bid")


def test_half_a_move_is_written_as_far_as_it_goes() -> None:
    names = toy.GAME.names(offering().rules)
    assert half_words(toy.GAME, names, "make_offer", ("offer",)) == ["offer"]
    assert half_words(toy.GAME, names, "make_offer", ("offer", 1)) == ["offer", names["seat"][1]]
    assert half_words(toy.GAME, names, "bid", ("bid", 3)) == ["bid", "3"]


def test_asking_changes_nothing() -> None:
    g = offering()
    before = repr(g.table)
    toy.GAME.why_none(g, 0, ("offer",))
    assert repr(g.table) == before
