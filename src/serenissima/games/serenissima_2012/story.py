"""Serenissima (2012) told as a story: a line for each galley's turn, for each Doge card, payout and catch-up purchase.

What a turn says is worked out anew after each event, so that what was given and taken back is not told at all. Crews
and garrisons are counted along, so that a fight can be told by its losses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serenissima.games.serenissima_2012.acts import LAND, MOVE
from serenissima.games.serenissima_2012.board import PORT, SAILOR
from serenissima.kernel.core import NOBODY, Event, Seat, View, nouns
from serenissima.kernel.game import Game
from serenissima.kernel.story import Clause, Counts, Fact, Line, Teller, Thing

SALES: Final = ("sold", "sold_in", "stored", "stored_in")
GONE: Final = ("lost", "both_gone")  # ends of a fight in which the attacker goes down


class Fight:
    """A fight under way: whom it is against, how many throws there were, and who fell."""

    def __init__(self, target: int, owner: Seat) -> None:
        self.target = target
        self.owner = owner
        self.throws = 0
        self.fell = 0  # on the attacker's side
        self.killed = 0
        self.ended = "goes_on"


class Turn:
    """What has been done in one turn, as far as it is worth telling."""

    def __init__(self, galley: int, field: int) -> None:
        self.galley = galley
        self.start = field
        self.field = field
        self.sailed = False
        self.bought = [0, 0]  # cubes, ducats
        self.bought_from = NOBODY
        self.crew: dict[int, int] = {}  # place -> sailors that came aboard from there
        self.cubes: dict[tuple[int, int], int] = {}  # galley and good -> cubes that came aboard from there
        self.overboard: dict[int, int] = {}
        self.hired: dict[int, int] = {}  # target -> sailors
        self.acts: list[Clause] = []
        self.fight: Fight | None = None
        self.declared: tuple[int, tuple[int, ...]] = (MOVE, ())  # the act that may be blocked, and its goods

    def act(self, key: str, **facts: Fact) -> None:
        self.acts.append(Clause(key, facts))


def things(kind: str, counted: dict[int, int]) -> tuple[Thing, ...]:
    """Things of one kind, each with its number, those without left out."""
    return tuple([Thing(kind, number, n) for number, n in sorted(counted.items()) if n > 0])


def lot(goods: tuple[int, ...]) -> tuple[Thing, ...]:
    """Goods as one names them: each once, with how many."""
    return things("good", {good: goods.count(good) for good in goods})


class GalleyTeller(Teller):
    """Tells the turns of galleys, and what the Doge does between rounds."""

    def __init__(self, game: Game, start: View) -> None:
        super().__init__(game, start)
        table = start.table
        self.board: Final = start.rules.board
        self.owners: Final = [galley.owner for galley in table.galleys]
        self.fields: Final = [galley.field for galley in table.galleys]
        self.sailors: Final = [galley.sailors for galley in table.galleys]
        self.garrisons: Final = [port.garrison for port in table.ports]
        self.holders: Final = [port.owner for port in table.ports]
        self.payouts = table.payouts
        self.active = table.activation.galley
        self.turn = Turn(self.active, self.fields[self.active])
        self.told: Line | None = None  # the line of this turn, once there is one
        self.buyer: Seat = NOBODY  # whose purchase is told
        self.wanted: tuple[int, int] = (0, 0)  # port and number of the galley that is bought

    # Which events are heard, and how

    def tell(self, event: Event) -> None:
        """One event: what it changes is noted, and the line it belongs to is told anew."""
        step, _, verb = event[0].rpartition(".")
        heard: Callable[..., None] | None = getattr(self, f"hear_{step}_{verb}", None)
        if heard is None:
            heard = getattr(self, f"hear_{verb}", None)
        if heard is not None:
            heard(*nouns(event))

    def retell(self, seat: Seat) -> None:
        """The line of this turn as it is now."""
        if self.told is None:
            self.told = self.line(seat, "galley", galley=Thing("galley", self.turn.galley))
        self.told.clauses = self.clauses()
        self.told.last = self.now

    # Set-up

    def set_up(self, key: str, **facts: Fact) -> None:
        """A clause of the first line."""
        if not self.lines:
            self.line(NOBODY, "set_up")
        self.say(key, **facts)

    def hear_first(self, seat: Seat) -> None:
        self.set_up("begins", seat=Thing("seat", seat))

    def hear_closed(self, port: int) -> None:
        last = self.lines[-1].clauses[-1] if self.lines and self.lines[-1].clauses else None
        if last is not None and last.key == "closed" and isinstance(last.facts["ports"], tuple):
            self.lines[-1].clauses.pop()
            ports = (*last.facts["ports"], Thing("port", port))
            self.set_up("closed", ports=ports, n=len(ports))
        else:
            self.set_up("closed", ports=(Thing("port", port),), n=1)

    def hear_choose_start_port_start_at(self, seat: Seat, port: int) -> None:
        self.settle(seat, port)

    def hear_dealt_port(self, seat: Seat, port: int) -> None:
        self.settle(seat, port)

    def settle(self, seat: Seat, port: int) -> None:
        self.holders[port] = seat
        self.garrisons[port] = self.board.sailors_in_port
        self.set_up("starts", seat=Thing("seat", seat), port=Thing("port", port))

    def hear_launched(self, seat: Seat, galley: int, port: int, sailors: int) -> None:
        self.owners[galley] = seat
        self.fields[galley] = self.board.ports[port].field
        self.sailors[galley] = sailors
        if self.lines and self.lines[-1].head.key == "set_up":
            self.first_galley(seat, galley)

    def first_galley(self, seat: Seat, galley: int) -> None:
        """The galleys that a seat starts with are told beside its port."""
        line = self.lines[-1]
        for at, clause in enumerate(line.clauses):
            if clause.key in ("starts", "starts_with") and clause.facts["seat"] == Thing("seat", seat):
                before = clause.facts.get("galleys", ())
                galleys = (*before, Thing("galley", galley)) if isinstance(before, tuple) else ()
                facts: dict[str, Fact] = {**clause.facts, "galleys": galleys, "n": len(galleys)}
                line.clauses[at] = Clause("starts_with", facts)
        line.last = self.now

    # The wheel

    def hear_activated(self, seat: Seat, galley: int) -> None:
        self.active = galley
        self.turn = Turn(galley, self.fields[galley])
        self.told = None
        self.buyer = NOBODY

    def hear_choose_mode_pass(self, seat: Seat) -> None:
        self.turn.act("passed")
        self.retell(seat)

    def hear_choose_mode_action(self, seat: Seat) -> None:
        self.retell(seat)

    def hear_choose_mode_invest(self, seat: Seat) -> None:
        self.buyer = seat
        self.retell(seat)

    def rests(self, seat: Seat) -> None:
        """The end of a turn; one without deeds is told as such."""
        if not self.clauses():
            self.turn.act("passed")
        self.retell(seat)

    def hear_end_turn(self, seat: Seat) -> None:
        self.rests(seat)

    def hear_invest_done(self, seat: Seat) -> None:
        self.rests(seat)

    # Loading

    def hear_take_sailors(self, seat: Seat, place: int, n: int) -> None:
        self.bring_crew(place, n)
        self.retell(seat)

    def hear_give_sailors(self, seat: Seat, place: int, n: int) -> None:
        self.bring_crew(place, -n)
        self.retell(seat)

    def bring_crew(self, place: int, n: int) -> None:
        """Sailors come aboard the active galley, or leave it."""
        self.turn.crew[place] = self.turn.crew.get(place, 0) + n
        self.sailors[self.active] += n
        if place == PORT:
            self.garrisons[self.port()] -= n
        else:
            self.sailors[place] -= n

    def hear_take_goods(self, seat: Seat, galley: int, good: int, n: int) -> None:
        self.bring_cubes(galley, good, n)
        self.retell(seat)

    def hear_give_goods(self, seat: Seat, galley: int, good: int, n: int) -> None:
        self.bring_cubes(galley, good, -n)
        self.retell(seat)

    def bring_cubes(self, galley: int, good: int, n: int) -> None:
        """Cubes come aboard the active galley, or leave it."""
        cubes = self.turn.cubes
        cubes[galley, good] = cubes.get((galley, good), 0) + n

    def hear_swap(self, seat: Seat, galley: int, give: int, take: int) -> None:
        for piece, n in ((give, -1), (take, 1)):
            if piece == SAILOR:
                self.bring_crew(galley, n)
            else:
                self.bring_cubes(galley, piece, n)
        self.retell(seat)

    def hear_buy_goods(self, seat: Seat, n: int) -> None:
        self.turn.bought[0] += n
        self.retell(seat)

    def hear_jettison(self, seat: Seat, good: int, n: int) -> None:
        self.turn.overboard[good] = self.turn.overboard.get(good, 0) + n
        self.retell(seat)

    def port(self) -> int:
        """The port where the active galley is."""
        return int(self.board.port_at[self.turn.field])

    # Sailing and blockades

    def hear_sail(self, seat: Seat, field: int) -> None:
        self.turn.field = self.fields[self.active] = field
        self.turn.sailed = True
        self.turn.declared = (MOVE, ())
        self.retell(seat)

    def hear_block(self, seat: Seat) -> None:
        act, goods = self.turn.declared
        by = Thing("seat", seat)
        if act == MOVE:
            self.turn.act("stopped", by=by)
        elif act == LAND:
            self.turn.act("landing_blocked", by=by)
        else:
            self.turn.act("sale_blocked", by=by, goods=lot(goods))
        self.retell(self.owners[self.active])

    # Sales and landings

    def hear_sell(self, seat: Seat, *goods: int) -> None:
        self.turn.declared = (NOBODY, goods)

    def hear_land(self, seat: Seat, n: int) -> None:
        self.turn.declared = (LAND, ())

    def hear_sold(self, seat: Seat, port: int, *goods: int) -> None:
        key = "stored" if self.holders[port] == seat else "sold"
        if self.turn.sailed:  # which names the place
            self.turn.act(key, goods=lot(goods), n=0)
        else:
            self.turn.act(f"{key}_in", goods=lot(goods), n=0, port=Thing("port", port))
        self.retell(seat)

    def hear_paid(self, seat: Seat, n: int) -> None:
        last = self.turn.acts[-1] if self.turn.acts else None
        if last is not None and last.key in SALES:
            self.turn.acts[-1] = Clause(last.key, {**last.facts, "n": n})
            self.retell(seat)
        elif self.lines and self.lines[-1].head.key == "doge":
            self.say("got", seat=Thing("seat", seat), n=n)

    def hear_took_port(self, seat: Seat, port: int, n: int) -> None:
        self.holders[port] = seat
        self.garrisons[port] = n
        self.sailors[self.active] -= n
        self.turn.act("took", port=Thing("port", port), n=n)
        self.retell(seat)

    def hear_sank(self, seat: Seat, galley: int) -> None:
        fight = self.turn.fight
        self.owners[galley] = self.fields[galley] = NOBODY
        self.sailors[galley] = 0
        fallen = fight is not None and (galley == fight.target or (galley == self.turn.galley and fight.ended in GONE))
        if not fallen:
            self.turn.act("given_up", galley=Thing("galley", galley))
        if self.told is not None:
            self.retell(self.told.seat)

    # Fights

    def hear_attack_galley(self, seat: Seat, galley: int) -> None:
        self.begin_fight(seat, Fight(galley, self.owners[galley]))

    def hear_attack_port(self, seat: Seat) -> None:
        self.begin_fight(seat, Fight(PORT, self.holders[self.port()]))

    def begin_fight(self, seat: Seat, fight: Fight) -> None:
        self.turn.fight = fight
        self.turn.acts.append(self.fought())
        self.retell(seat)

    def hear_fire(self, hits: int) -> None:
        fell = min(hits, self.sailors[self.active])
        self.sailors[self.active] -= fell
        self.turn.acts.insert(len(self.turn.acts) - 1, Clause("fort_fired", {"n": fell}))
        fight = self.turn.fight
        if fight is not None and not self.sailors[self.active]:
            fight.ended = "lost"
        self.renew_fight()

    def hear_roll(self, hits: int, suffered: int) -> None:
        fight = self.turn.fight
        if fight is None:
            return
        fell = min(suffered, self.sailors[self.active])
        killed = min(hits, self.defenders(fight))
        self.sailors[self.active] -= fell
        if fight.target == PORT:
            self.garrisons[self.port()] -= killed
        else:
            self.sailors[fight.target] -= killed
        fight.throws += 1
        fight.fell += fell
        fight.killed += killed
        fight.ended = self.ending(fight)
        self.renew_fight()

    def defenders(self, fight: Fight) -> int:
        return int(self.garrisons[self.port()] if fight.target == PORT else self.sailors[fight.target])

    def ending(self, fight: Fight) -> str:
        """Who is left of the two."""
        if self.sailors[self.active]:
            return "goes_on" if self.defenders(fight) else "won"
        return "lost" if self.defenders(fight) else "both_gone"

    def hear_combat_round_stop(self, seat: Seat) -> None:
        if self.turn.fight is not None:
            self.turn.fight.ended = "broken_off"
        self.renew_fight()

    def renew_fight(self) -> None:
        """The clause of the fight, which is the last one, as it stands now."""
        self.turn.acts[-1] = self.fought()
        if self.told is not None:
            self.retell(self.told.seat)

    def fought(self) -> Clause:
        """A fight by its target, its end, its throws and its losses."""
        fight = self.turn.fight
        if fight is None:
            return Clause("passed")
        facts: dict[str, Fact] = {
            "owner": Thing("seat", fight.owner),
            "throws": fight.throws,
            "fell": fight.fell,
            "killed": fight.killed,
        }
        if fight.target == PORT:
            return Clause(f"storm_{fight.ended}", {"port": Thing("port", self.port()), **facts})
        return Clause(f"fight_{fight.ended}", {"galley": Thing("galley", fight.target), **facts})

    def hear_lost_port(self, seat: Seat, port: int) -> None:
        self.holders[port] = NOBODY

    def hear_loot_take(self, seat: Seat, *goods: int) -> None:
        if goods and seat == self.owners[self.active]:
            self.turn.act("looted", goods=lot(goods))
        elif goods:
            self.turn.act("looted_by", goods=lot(goods), by=Thing("seat", seat))

    def hear_occupy(self, seat: Seat, n: int) -> None:
        if not n:
            self.turn.act("left_neutral", port=Thing("port", self.port()))
            self.retell(seat)

    # Investment and catch-up

    def purchase(self, seat: Seat) -> None:
        """The line that a purchase belongs to: the turn's, or one of its own at the end of a round."""
        if self.buyer != seat:
            self.buyer = seat
            self.turn = Turn(PORT, NOBODY)
            self.told = self.line(seat, "catch_up")
        self.retell(seat)

    def hear_hire(self, seat: Seat, target: int, n: int) -> None:
        galleys = len(self.owners)
        if target < galleys:
            self.sailors[target] += n
        else:
            self.garrisons[target - galleys] += n
        self.purchase(seat)
        self.turn.hired[target] = self.turn.hired.get(target, 0) + n
        self.retell(seat)

    def hear_buy_galley(self, seat: Seat, port: int) -> None:
        self.purchase(seat)
        self.wanted = (port, 0)

    def hear_choose_galley_number_take(self, seat: Seat, galley: int) -> None:
        self.wanted = (self.wanted[0], galley)

    def hear_crew(self, seat: Seat, n: int) -> None:
        port, galley = self.wanted
        self.turn.act("new_galley", galley=Thing("galley", galley), port=Thing("port", port), crew=n, n=0)
        self.retell(seat)

    def hear_build_fort(self, seat: Seat, port: int) -> None:
        self.turn.act("built_fort", port=Thing("port", port), n=0)
        self.retell(seat)

    def hear_build_basilica(self, seat: Seat, port: int) -> None:
        self.turn.act("built_basilica", port=Thing("port", port), n=0)
        self.retell(seat)

    # What was paid

    def hear_spent(self, seat: Seat, n: int) -> None:
        last = self.turn.acts[-1] if self.turn.acts else None
        if last is not None and last.facts.get("n") == 0:
            self.turn.acts[-1] = Clause(last.key, {**last.facts, "n": n})
        elif self.buyer != seat:
            self.turn.bought[1] += n
        self.retell(seat)

    def hear_paid_to(self, seat: Seat, to: Seat, n: int) -> None:
        self.turn.bought[1] += n
        self.turn.bought_from = to
        self.retell(seat)

    # The Doge

    def hear_card(self, card: int) -> None:
        self.told = None
        self.buyer = NOBODY
        printed = self.board.doge_cards[card]
        self.turn = Turn(PORT, NOBODY)
        self.line(NOBODY, "doge")
        if printed.wine_income:
            self.say("wine_card")
        if printed.advance:
            self.say("hourglasses", n=printed.advance)

    def hear_shuffled(self) -> None:
        self.say("shuffled")

    def hear_payout(self, seat: Seat, n: int) -> None:
        if self.lines[-1].head.key != "payout":
            self.payouts += 1
            self.line(NOBODY, "payout", n=self.payouts)
        self.say("got", seat=Thing("seat", seat), n=n)

    def hear_money_shown(self, seat: Seat, n: int) -> None:
        if self.lines[-1].head.key != "purses":
            self.line(NOBODY, "purses")
        self.say("has", seat=Thing("seat", seat), n=n)

    # A turn in clauses

    def clauses(self) -> list[Clause]:
        """All that was done in this turn."""
        turn = self.turn
        found = [*self.loaded(), *self.moved_crew(), *self.moved_cubes()]
        if turn.overboard:
            found.append(Clause("overboard", {"goods": things("good", turn.overboard)}))
        if turn.sailed:
            found.append(self.voyage(bool(turn.bought[0])))
        return [*found, *turn.acts, *self.hired()]

    def hired(self) -> list[Clause]:
        """All sailors that were hired, for whom and for how much; a new galley is told before."""
        targets = tuple([Thing("target", target) for target in sorted(self.turn.hired)])
        total = sum(self.turn.hired.values())
        facts: dict[str, Fact] = {"n": total, "cost": total * self.board.cost_sailor, "targets": targets}
        return [Clause("hired", facts)] if total else []

    def voyage(self, named: bool) -> Clause:
        """From where to where; the start is left out if it was named already."""
        turn = self.turn
        here, there = Thing("field", turn.start), Thing("field", turn.field)
        if turn.start == turn.field:
            return Clause("sailed_round", {"to": there})
        return Clause("sailed", {"to": there}) if named else Clause("sailed_from", {"from": here, "to": there})

    def loaded(self) -> list[Clause]:
        """What was bought, where and for how much."""
        cubes, ducats = self.turn.bought
        if not cubes:
            return []
        port = self.board.port_at[self.turn.start]
        facts: dict[str, Any] = {
            "goods": (Thing("good", self.board.ports[port].good, cubes),),
            "port": Thing("port", port),
            "n": ducats,
        }
        if self.turn.bought_from != NOBODY:
            return [Clause("loaded_from", {**facts, "to": Thing("seat", self.turn.bought_from)})]
        return [Clause("loaded", facts)]

    def moved_crew(self) -> list[Clause]:
        """Sailors that came aboard or left, by place."""
        found: list[Clause] = []
        for place, n in sorted(self.turn.crew.items()):
            if n and place == PORT:
                found.append(Clause("boarded" if n > 0 else "ashore", {"n": abs(n)}))
            elif n:
                facts: dict[str, Fact] = {"n": abs(n), "galley": Thing("galley", place)}
                found.append(Clause("crew_from" if n > 0 else "crew_to", facts))
        return found

    def moved_cubes(self) -> list[Clause]:
        """Cubes that came aboard or left, by galley."""
        found: list[Clause] = []
        for galley in sorted({galley for galley, _ in self.turn.cubes}):
            mine = {good: n for (other, good), n in self.turn.cubes.items() if other == galley}
            for key, sign in (("goods_from", 1), ("goods_to", -1)):
                goods = things("good", {good: n * sign for good, n in mine.items()})
                if goods:
                    found.append(Clause(key, {"goods": goods, "galley": Thing("galley", galley)}))
        return found


COUNTS: Final[Counts] = {"paid": ("money", (1,)), "spent": ("money", (-1,)), "paid_to": ("money", (-1, 1))}
TELLER: Final = GalleyTeller
