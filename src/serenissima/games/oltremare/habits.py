"""Habits of bots in Oltre Mare: how many offers they make, and what becomes of them."""

from __future__ import annotations

from collections import Counter

from serenissima.games.oltremare.deals import DealPick, DealReply, InviteReply
from serenissima.games.oltremare.offers import Composing
from serenissima.games.oltremare.state import OM
from serenissima.kernel.core import Move, Seat, legal


class Watch:
    """Counts offers, how they are answered, and those that want something for nothing."""

    def __init__(self) -> None:
        self.counts = {
            "turns": 0,
            "questions with a choice": 0,
            "of these, offers of others": 0,
            "of these, invitations of others": 0,
            "offers": 0,
            "accepted": 0,
            "countered": 0,
            "something for nothing": 0,
            "more than two to one player in a turn": 0,
            "most to one player in a turn": 0,
        }
        self.turn = -1
        self.said: Counter[tuple[Seat, Seat]] = Counter()

    def answered(self, g: OM, seat: Seat, move: Move) -> None:
        """Look at an answer that is about to be played."""
        turn = g.table.turn
        if turn.turns != self.turn:
            self.turn = turn.turns
            self.said.clear()
            self.counts["turns"] += 1
        self.asked(g, seat)
        if isinstance(g.stack[-1], DealReply) and turn.offer is not None:
            self.heard(seat, turn.offer.proposer, move[0])
            self.counts["something for nothing"] += (
                bool(turn.offer.want) and not turn.offer.goods and turn.offer.ducati <= 0
            )

    def asked(self, g: OM, seat: Seat) -> None:
        """What somebody is asked, apart from the steps of an offer that he makes or takes himself."""
        step = g.stack[-1]
        if not isinstance(step, (Composing, DealPick)) and len(legal(g, seat)) > 1:
            self.counts["questions with a choice"] += 1
            self.counts["of these, offers of others"] += isinstance(step, DealReply)
            self.counts["of these, invitations of others"] += isinstance(step, InviteReply)

    def heard(self, seat: Seat, proposer: Seat, said: str) -> None:
        """An offer, and what was said to it."""
        self.said[proposer, seat] += 1
        times = self.said[proposer, seat]
        self.counts["offers"] += 1
        self.counts["accepted"] += said == "accept"
        self.counts["countered"] += said == "counter"
        self.counts["more than two to one player in a turn"] += times == 3
        self.counts["most to one player in a turn"] = max(self.counts["most to one player in a turn"], times)

    def over(self, g: OM) -> None:
        """The game has ended."""
