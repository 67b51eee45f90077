"""Talks between seats, as far as advice needs them: what a dealer would say, and how others would answer him."""

from __future__ import annotations

from serenissima.bots.dealing import Dealer, Manners
from serenissima.bots.judge import Judge
from serenissima.bots.levels import deals_of
from serenissima.bots.protocol import luck_of
from serenissima.kernel.core import CHANCE, AnyState, Move, View, answer, look, seats, step_name
from serenissima.kernel.core import legal as legal_moves
from serenissima.review.customs import customs
from serenissima.review.ways import DEEPEST


def bargained(judge: Judge, view: View, legal: list[Move]) -> list[Move]:
    """What a dealer would answer until another is asked: a whole offer; nothing where he has nothing to say."""
    deals = deals_of(judge.game)
    if deals is None:
        return []
    dealer = Dealer(judge, deals, Manners())
    decision = dealer.decide(view, legal)
    said: list[Move] = []
    if decision is None:
        return said
    g = judge.game.imagine(view, luck_of("talk", view))
    while decision is not None and len(said) < DEEPEST:
        said.append(decision.move)
        answer(g, view.seat, decision.move)
        if seats(g) != (view.seat,):
            break
        decision = dealer.decide(look(g, view.seat), legal_moves(g, view.seat))
    return said


def ordinary(judge: Judge, view: View, legal: list[Move]) -> list[Move]:
    """The answers that open no talk: of those that do, only what a dealer would say is weighed."""
    deals = deals_of(judge.game)
    return legal if deals is None else deals.ordinary(view, legal)


class Talks:
    """How talks end, if all who are asked deal as bots do."""

    def __init__(self, judge: Judge) -> None:
        deals = deals_of(judge.game)
        self.dealer = None if deals is None else Dealer(judge, deals, Manners())
        self.closing = {said for custom in customs(judge.game) for said in custom.closes}
        self.before = {said.split(".")[0] for custom in customs(judge.game) for said in custom.opens}  # steps

    def settle(self, g: AnyState) -> tuple[bool, bool]:
        """Let a talk that is open come to its end: whether there was one, and whether they agreed."""
        talked, agreed = False, False
        for _ in range(DEEPEST):
            move = self.next_word(g)
            if move is None:
                break
            seat = seats(g)[0]
            agreed = agreed or f"{step_name(g.stack[-1])}.{move[0]}" in self.closing
            talked = talked or seat != CHANCE
            answer(g, seat, move)
        return talked, agreed

    def next_word(self, g: AnyState) -> Move | None:
        """What is said next, or what luck is bound to bring between two words; none when the talk is over."""
        if self.dealer is None or not g.stack:
            return None
        seat = seats(g)[0]
        if step_name(g.stack[-1]) in self.before:
            return None
        moves = legal_moves(g, seat)
        if seat == CHANCE:
            return moves[0] if len(moves) == 1 else None
        decision = self.dealer.decide(look(g, seat), moves)
        return None if decision is None else decision.move
