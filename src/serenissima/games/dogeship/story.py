"""What has happened in The Doge Ship, told in a line for each turn, each round and what ends it."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.board import GALLEY, GONDOLA, Board
from serenissima.kernel.core import NOBODY, Event, Seat, View
from serenissima.kernel.game import Game
from serenissima.kernel.story import Clause, Counts, Fact, Teller, Thing

SUMS: Final = {"ducats_paid": "paid", "ducats_gained": "ducats", "vp_gained": "points", "approvals_gained": "approvals"}
BEFORE: Final = ("reordered", "paid", "ducats", "points", "approvals")  # clauses of what comes before an action
Sums = dict[str, int]


def thing(kind: str, number: int) -> Thing:
    return Thing(kind, number)


class ShipyardTeller(Teller):
    """A turn is a line: the field, then what was paid, bought, completed and gained there, in that order.

    Where a moment tells of gains, they belong to what was done in it.
    """

    def __init__(self, game: Game, start: View) -> None:
        super().__init__(game, start)
        self.board: Board = start.rules.board
        self.round: int = start.table.round
        self.order: tuple[Seat, ...] = start.table.turn_order
        self.doge: int = start.table.doge
        self.sums: dict[Seat, Sums] = {}  # what the moment that is told brought each seat

    def hear(self, moment: int, events: list[Event]) -> None:
        """What was told at one moment: its gains are added up first."""
        self.sums = {}
        for event in events:
            what = SUMS.get(event[0])
            if what is not None:
                row = self.sums.setdefault(event[1:][0], {})
                row[what] = row.get(what, 0) + event[1:][1]
        super().hear(moment, events)

    def tell(self, event: Event) -> None:
        """One event, by the word for what was done."""
        name, said = event[0], event[1:]
        told = getattr(self, f"tell_{name.rpartition('.')[2]}", None)
        if name.startswith("show_top"):
            return
        if name == "new_doge.draw":
            self.doge = said[0]
            self.say("doge", tile=thing("tile", self.doge))
        elif told is not None:
            told(*said)
        elif self.lines and name not in SUMS:
            self.lines[-1].last = self.now

    def brought(self, seat: Seat, what: str) -> int:
        """How much of it this moment brought a seat."""
        return self.sums.get(seat, {}).get(what, 0)

    # Rounds

    def tell_start(self, seat: Seat) -> None:
        """DS-2.2: who starts."""
        self.line(NOBODY, "starts", who=thing("seat", seat))
        self.order = (*range(seat, self.rules.seats), *range(seat))

    def tell_roll(self, panel: int, n: int) -> None:
        """DS-3.2: the first die begins a round."""
        if not self.lines or self.lines[-1].head.key != "round":
            self.round += 1
            self.line(NOBODY, "round", n=self.round)
        self.say("die", panel=thing("panel", panel), n=n)

    def tell_turn_order(self, *order: Seat) -> None:
        """DS-12.2: worth a word if it changes."""
        if order != self.order:
            self.order = order
            self.line(NOBODY, "order", seats=tuple([thing("seat", seat) for seat in order]))

    def tell_actions_lost(self, seat: Seat, n: int) -> None:
        """DS-12.5: the high water, seat by seat."""
        if self.lines[-1].head.key != "flood":
            self.line(NOBODY, "flood", level=self.board.tiles[self.doge].level)
        self.say("lost", who=thing("seat", seat), n=n)

    def tell_doge_stack_renewed(self, n: int) -> None:
        self.say("renewed", n=n)

    # Turns

    def tell_reorder(self, seat: Seat, tile: int) -> None:
        """DS-8.16: a turn may begin with it."""
        self.line(seat, "turn")
        self.say("reordered", tile=thing("tile", tile), n=self.brought(seat, "paid"))

    def turn(self, seat: Seat, key: str, **facts: Fact) -> None:
        """The line of a turn: a new one, unless the seat has just reordered its barriers."""
        if self.lines and self.lines[-1].head.key == "turn":
            self.lines[-1].head = Clause(key, facts)
            self.lines[-1].last = self.now
        else:
            self.line(seat, key, **facts)

    def tell_place(self, seat: Seat, field: int) -> None:
        """DS-4.4, DS-8.7, DS-10.7, DS-11.1: what the field cost, and what it brought at once."""
        self.turn(seat, "field", field=thing("field", field))
        self.gains(seat, "paid", "ducats", "points", "approvals")

    def tell_water(self, seat: Seat) -> None:
        self.turn(seat, "water")
        self.gains(seat, "ducats")

    def gains(self, seat: Seat, *of: str) -> None:
        """What this moment brought the seat, each in a clause."""
        for what in of:
            n = self.brought(seat, what)
            if n:
                self.say(what, n=n)

    def tell_kept(self, seat: Seat, tile: int) -> None:
        """DS-5.9: a purchase; who may know the tile hears of it twice, the second time by its name."""
        n = self.brought(seat, "paid")
        if self.said_before("bought_covered"):
            self.lines[-1].clauses.pop()
        self.say(f"bought{self.sort(tile)}", **self.called(tile), n=n)

    def tell_discarded(self, seat: Seat, tile: int) -> None:
        """DS-5.5: what was given up for it."""
        if self.said_before("gave_up_covered"):
            self.lines[-1].clauses.pop()
        self.say(f"gave_up{self.sort(tile)}", **self.called(tile))

    def said_before(self, key: str) -> bool:
        """The last clause says so of the same moment."""
        last = self.lines[-1]
        return last.last == self.now and bool(last.clauses) and last.clauses[-1].key == key

    def sort(self, tile: int) -> str:
        """What a sentence must tell apart: parts by their zone, gondolas, covered tiles; barriers by their number."""
        if tile >= len(self.board.tiles):
            return "_covered"
        return {GALLEY: "_part", GONDOLA: "_gondola"}.get(self.board.kind_of[tile], "")

    def called(self, tile: int) -> dict[str, Fact]:
        """The tile, and for a part its zone."""
        facts: dict[str, Fact] = {"tile": thing("tile", tile)}
        if self.board.kind_of[tile] == GALLEY:
            facts["zone"] = thing("zone", self.board.stack_of[tile])
        return facts

    def tell_decline(self, seat: Seat) -> None:
        self.say("kept_none")

    def tell_complete(self, seat: Seat, tile: int) -> None:
        """DS-6.3, DS-7.5, DS-8.1: a part, a gondola or a barrier, with what it brought."""
        self.say(f"completed{self.sort(tile)}", **self.called(tile), **self.reward(seat))

    def tell_replace(self, seat: Seat, tile: int) -> None:
        """DS-9.5: a part in the place of another."""
        self.say("replaced", **self.called(tile), **self.reward(seat))

    def reward(self, seat: Seat) -> dict[str, Fact]:
        return {what: self.brought(seat, what) for what in ("ducats", "points", "approvals")}

    def tell_finish(self, seat: Seat) -> None:
        """DS-4.7: an action that was not used at all."""
        if all(clause.key in BEFORE for clause in self.lines[-1].clauses):
            self.say("nothing")
        self.lines[-1].last = self.now

    def tell_play(self, seat: Seat, tile: int, end: int) -> None:
        """DS-10.2, DS-10.3: another Doge tile."""
        self.doge = tile
        self.say("swapped", tile=thing("tile", tile), end=thing("end", end))

    # Approvals

    def tell_bid_sealed(self, seat: Seat) -> None:
        """DS-13.3: the inspection has begun, and all bid."""
        if not self.lines or self.lines[-1].head.key != "inspection":
            self.line(NOBODY, "inspection")
        self.lines[-1].last = self.now

    def tell_bid(self, seat: Seat, n: int) -> None:
        """DS-13.3: one's own bid is told when all are."""
        self.lines[-1].last = self.now

    def tell_bid_shown(self, seat: Seat, n: int) -> None:
        """DS-13.4: a bid, and what it earned."""
        self.say("bid", who=thing("seat", seat), n=n, points=self.brought(seat, "points"))

    def tell_approvals_shown(self, seat: Seat, n: int) -> None:
        """DS-14.1: what everybody had left, and what it earned."""
        if not self.lines or self.lines[-1].head.key != "final_approval":
            self.line(NOBODY, "final_approval")
        self.say("left", who=thing("seat", seat), n=n, points=self.brought(seat, "points"))


COUNTS: Final[Counts] = {"vp_gained": ("points", (1,))}
TELLER: Final = ShipyardTeller
