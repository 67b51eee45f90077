"""The verb table that follows from the answers: its order, and what may follow a verb."""

from __future__ import annotations

import pytest

from serenissima.kernel.answer import Answer, Asks, BadGame, verbs_of, well_formed
from serenissima.kernel.core import Chance, Question


class First(Question):
    pass


class Second(Chance):
    pass


ASKS = (Asks(First, Answer("go"), Answer("pay", ("n",))), Asks(Second, Answer("rain"), Answer("go")))


def test_words_stand_as_their_questions_come_up_unless_an_order_is_named() -> None:
    assert list(verbs_of(ASKS)) == ["go", "pay", "rain"]
    assert list(verbs_of(ASKS, ("rain", "go"))) == ["rain", "pay", "go"]


def test_an_order_of_words_that_nobody_says_is_refused() -> None:
    with pytest.raises(BadGame, match="'snow' has a place in the order of words, but answers no question"):
        verbs_of(ASKS, ("snow", "go"))


def test_an_amount_below_0_makes_sense_only_where_the_answer_says_so() -> None:
    assert well_formed({}, Answer("pay", ("n",)), (0,))
    assert not well_formed({}, Answer("pay", ("n",)), (-1,))
    assert well_formed({}, Answer("pay", ("n",), signed=True), (-1,))
