"""Information-set tree search: many imagined worlds, one tree of what the thinking seat can tell apart.

Every simulation imagines a world that agrees with the view and walks down the tree in it, each seat choosing what is
best for itself and luck as it falls. Where the tree ends it walks on, opening every question on the way, to the end of
as many turns as the game needs: only there its value function judges it. Judged in the middle of somebody's doings,
or some after more turns than others, answers could not be compared.
"""

from __future__ import annotations

import gc
from math import isqrt, log, sqrt
from random import Random
from time import perf_counter
from typing import Final, cast

from serenissima.bots.judge import Judge
from serenissima.kernel.core import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    AnyState,
    Chance,
    Move,
    Question,
    Seat,
    View,
    answer,
)
from serenissima.kernel.playout import pick

CURIOSITY: Final = 0.5  # how much an answer seldom tried is overrated, in terms of what is at stake
TRUST: Final = 0.5  # how far a question is worth its best answer rather than the mean of all simulations
GLANCES: Final = 3  # worlds in which the answers to the question itself are judged first
SOON: Final = 2  # turns that are played to their end where a game does not say how many
DEEPEST: Final = 160  # entries walked in one simulation
PATIENCE: Final = 12  # questions opened in one simulation for each turn; longer ones are judged before their end
WIDEST: Final = 24  # moves judged when a question is opened; the others join as it is visited again
JOINING: Final = 4  # moves that join at each visit
LOWEST: Final = -9.0  # below any share, however corrected
FEW: Final = 6  # of so many answers all are looked at
FIRST_PASS: Final = 8  # simulations of the first pass over the answers to the question itself; each pass doubles it


class Node:
    """An information set: what it was judged worth on arrival, and the shares that came back through it."""

    def __init__(self, seats: int, prior: float = 0.0) -> None:
        self.prior = prior  # the share, judged on arrival, of the seat whose answer led here
        self.total: list[float] = [0.0] * seats
        self.best = self.total  # what it is worth if every seat gives its best answer below
        self.glances = 1  # worlds in which it was judged on arrival
        self.visits = 0
        self.seat: Seat = NOBODY  # who has a choice here
        self.children: dict[Move, Node] = {}  # by answer or outcome
        self.beyond: dict[Move, Node] | None = None  # what follows an answer that the thinking seat does not see
        self.squares = 0.0  # of the shares of that seat that came back
        self.apart = 0.0  # how far the best answer stood above the mean when they were judged
        self.first: Node | None = None  # the answer that looked best when the question was opened

    def note(self, shares: list[float]) -> None:
        """One more simulation has come through here."""
        self.visits += 1
        total = self.total
        for seat in range(len(total)):
            total[seat] += shares[seat]
        if self.seat != NOBODY:
            self.squares += shares[self.seat] * shares[self.seat]

    def glance(self, share: float) -> None:
        """Judged on arrival in one more world."""
        self.glances += 1
        self.prior += (share - self.prior) / self.glances

    def stake(self) -> float:
        """How much depends on what is answered here: how far apart the answers are, as judged or as they turned out."""
        if not self.visits:
            return self.apart
        mean = self.total[self.seat] / self.visits
        return max(self.apart, sqrt(max(0.0, self.squares / self.visits - mean * mean)))

    def worth(self, seat: Seat, lift: float) -> float:
        """Between the mean of what came back and the best below; what it was judged on arrival counts once."""
        mean = (self.total[seat] + self.prior + lift) / (self.visits + 1.0)
        return mean + TRUST * (self.best[seat] - mean) if self.visits else mean

    def lift(self, seat: Seat) -> float:
        """What playing the turn to its end has added to the answer that looked best: the others may hope for it too."""
        first = self.first
        if first is None or not first.visits:
            return 0.0
        return first.total[seat] / first.visits - first.prior

    def weigh(self) -> None:
        """Its worth from what its children are worth: the best answer of the seat that chooses, or luck's mean."""
        if self.seat != NOBODY:
            self.best = self.best_answer()
        elif self.children:
            self.best = self.mean_outcome()
        else:
            self.best = [share / self.visits for share in self.total]

    def best_answer(self) -> list[float]:
        best = self.best
        top = LOWEST
        seat = self.seat
        for child in self.children.values():
            if child.visits and child.best[seat] > top:
                top = child.best[seat]
                best = child.best
        return best

    def mean_outcome(self) -> list[float]:
        mean = [0.0] * len(self.total)
        visits = 0
        for child in self.children.values():
            visits += child.visits
            for seat in range(len(mean)):
                mean[seat] += child.visits * child.best[seat]
        return [share / visits for share in mean]


class Outset:
    """How worlds stand before anything is answered: what one of them favours a seat by is no merit of its answers."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.mean: list[float] = []
        self.correction: list[float] = []

    def usual(self, worlds: list[AnyState]) -> list[list[float]]:
        """What the seats have in several worlds, on the average; what each of them is worth to each seat."""
        found = [self.judge.all_worth(g) for g in worlds]
        total = [0.0] * len(worlds[0].own)
        for worth in found:
            for seat, share in enumerate(self.judge.shared(worth)):
                total[seat] += share / len(worlds)
        self.mean = total
        self.correction = [0.0] * len(total)
        return found

    def correction_of(self, worth: list[float]) -> list[float]:
        """What must be added to the shares in a world that is worth so much to each seat, to make up for it."""
        return [mean - share for mean, share in zip(self.mean, self.judge.shared(worth), strict=True)]

    def corrected(self, shares: list[float]) -> list[float]:
        return [share + more for share, more in zip(shares, self.correction, strict=True)]


class Search:
    """A tree that grows by simulations from one view."""

    def __init__(self, judge: Judge, rng: Random, curiosity: float = CURIOSITY) -> None:
        self.judge = judge
        self.rng = rng
        self.luck = rng.getrandbits(60)
        self.curiosity = curiosity
        self.horizon = SOON  # turns played to their end before a position is judged
        self.simulations = 0
        self.me: Seat = NOBODY
        self.path: list[Node] = []  # of the present simulation
        self.opened = 0  # questions it has opened
        self.turn: Seat = NOBODY  # whose turn it is in
        self.turns = 0  # how many have ended
        self.secrets = False  # whether it holds something the thinking seat does not see
        self.standing: list[float] = []  # what it is worth to each seat, as judged when that seat last had a choice
        self.ranks: dict[tuple[Seat, type], dict[Move, float]] = {}  # how far answers stood behind the best one
        self.outsets: dict[int, tuple[list[float], list[float], list[float]]] = {}  # by the number of the world
        self.seen = Outset(judge)  # how the worlds stand at the question itself, as judged in passing
        self.rested = self.seen if judge.at_rest is judge else Outset(judge.at_rest)  # and at rest

    def grow(self, view: View, legal: list[Move], nodes: int, deadline: float, kept: Node | None = None) -> Node:
        """Simulate until the root has been visited so often, or time is up; what was kept counts."""
        root = Node(view.rules.seats) if kept is None else kept
        self.me = view.seat
        self.horizon = self.judge.horizon.get(view.rules.seats, SOON)
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and looking for them takes a tenth of the time
        try:
            self.look_around(view, legal, root)
            self.simulate_until(view, legal, root, nodes + astray(root, legal), deadline)
        finally:
            if collecting:
                gc.enable()
        return root

    def look_around(self, view: View, legal: list[Move], root: Node) -> None:
        """Judge every answer to the question itself, all of them in the same few worlds."""
        root.seat = self.me
        worlds = [self.world(view, number) for number in range(GLANCES)]
        standing = self.seen.usual(worlds)
        rests = standing if self.rested is self.seen else self.rested.usual(worlds)
        for number in range(GLANCES):
            self.set_out(number, standing[number], rests[number])
        strange = [move for move in legal if move not in root.children]
        if not strange:
            return
        for number, g in enumerate(worlds):
            self.seen.correction = self.outsets[number][1]
            self.join(g, root, strange, self.me, True)
        best = legal[0]
        for move in legal:
            if root.children[move].prior > root.children[best].prior:
                best = move
        root.first = root.children[best]

    def simulate_until(self, view: View, legal: list[Move], root: Node, nodes: int, deadline: float) -> None:
        """Passes over the answers, each twice as long as the one before."""
        size = FIRST_PASS
        while root.visits < nodes and perf_counter() <= deadline:
            self.halve(view, legal, root, min(size, nodes - root.visits), deadline)
            size *= 2

    def halve(self, view: View, legal: list[Move], root: Node, size: int, deadline: float) -> None:
        """The answers that look best are tried equally often and in the same worlds; the better half of them goes on.

        Luck is not even: to try again only what did well at first would drop the best answer after one bad throw.
        """
        contenders = self.ranked(root, legal)[: max(2, isqrt(2 * size))]
        rounds = max(1, (len(contenders) - 1).bit_length())
        last = root.visits + size
        for left in range(rounds, 0, -1):
            each = max(1, (last - root.visits) // (left * len(contenders)))
            for _ in range(each):
                for move in contenders:
                    if root.visits >= last or perf_counter() > deadline:
                        return
                    self.simulate(view, root.children[move].visits, root, move)
                    self.simulations += 1
            contenders = self.ranked(root, contenders)[: (len(contenders) + 1) // 2]

    def ranked(self, root: Node, moves: list[Move]) -> list[Move]:
        """The answers to the question itself, the best first."""
        lift = root.lift(self.me)
        worth = [root.children[move].worth(self.me, lift) for move in moves]
        return [moves[at] for at in sorted(range(len(moves)), key=worth.__getitem__, reverse=True)]

    def world(self, view: View, number: int) -> AnyState:
        """One of the worlds in which every answer is tried, and the luck in it."""
        self.rng.seed(self.luck + number)
        return self.judge.game.imagine(view, self.rng)

    def simulate(self, view: View, number: int, root: Node, move: Move) -> None:
        """One walk from that answer to the end of some turns; what it is worth there is noted all the way."""
        g = self.world(view, number)
        self.begin(g, number, root)
        answer(g, self.me, move)
        self.path.append(root.children[move])
        self.walk(g, root.children[move])

    def begin(self, g: AnyState, number: int, root: Node) -> None:
        """At the question itself; how a world stands there is found out once for all answers tried in it."""
        self.path = [root]
        self.opened = 0
        self.turn = turn_of(g)
        self.turns = 0
        self.secrets = False
        if number not in self.outsets:
            standing = self.judge.all_worth(g)
            self.set_out(number, standing, standing if self.rested is self.seen else self.rested.judge.all_worth(g))
        standing, self.seen.correction, self.rested.correction = self.outsets[number]
        self.standing = standing.copy()

    def set_out(self, number: int, standing: list[float], rests: list[float]) -> None:
        """How the world of that number stands before anything is answered: in passing, and at rest."""
        corrections = self.seen.correction_of(standing), self.rested.correction_of(rests)
        self.outsets[number] = (standing, corrections[0], corrections[1])

    def walk(self, g: AnyState, node: Node) -> None:
        """Down the tree, and on where it ends."""
        for _ in range(DEEPEST):
            if not g.stack or self.rests(g):
                break
            node = self.advance(g, node)
            self.path.append(node)
        self.back_up(self.rested.corrected(self.judge.at_rest.shares(g)))

    def back_up(self, shares: list[float]) -> None:
        path = self.path
        at = len(path) - 1
        while at >= 0:
            path[at].note(shares)
            path[at].weigh()
            at -= 1

    def rests(self, g: AnyState) -> bool:
        """Whether the turns played to their end are over, or have become too long."""
        if not isinstance(g.stack[-1], Question):
            return False
        turn = turn_of(g)
        if turn != self.turn:
            self.turn = turn
            self.turns += 1
        return self.turns >= self.horizon or self.opened > PATIENCE * self.horizon

    def advance(self, g: AnyState, node: Node) -> Node:
        """One entry, and the node in which the thinking seat then is."""
        step = g.stack[-1]
        if not isinstance(step, Question):
            return self.roll(g, node, step)
        seat = self.next_seat(step.seats(g))
        moves = step.moves(g, seat)
        move = moves[0] if len(moves) == 1 else self.decide(g, node, moves, seat)
        if not step.sealed or seat == self.me:
            answer(g, seat, move)
            return child_of(node, node.children, move)
        if len(moves) > 1:
            self.path.append(node.children[move])
        if node.beyond is None:
            node.beyond = {}
        return child_of(node, node.beyond, self.hear(g, seat, move))

    def roll(self, g: AnyState, node: Node, step: object) -> Node:
        """Luck as it falls."""
        move = pick(cast(Chance, step).odds(g), self.rng)
        if self.secrets or cast(Chance, step).sealed:
            move = self.hear(g, CHANCE, move)
        else:
            answer(g, CHANCE, move)
        return child_of(node, node.children, move)

    def next_seat(self, asked: tuple[Seat, ...]) -> Seat:
        """The thinking seat answers last of several, lest the others learn from what it answered."""
        return asked[0] if len(asked) == 1 or asked[0] != self.me else asked[1]

    def hear(self, g: AnyState, seat: Seat, move: Move) -> Move:
        """Play what not everybody sees: the thinking seat tells it apart by what it hears alone."""
        g.heard = []
        answer(g, seat, move)
        heard = tuple([event for to, event in g.heard if to == EVERYBODY or to == self.me])
        g.heard = None
        self.secrets = True
        return ("heard", hash(heard))

    def decide(self, g: AnyState, node: Node, moves: list[Move], seat: Seat) -> Move:
        """The answer of a seat that has a choice; a question met for the first time is opened."""
        if node.first is not None:
            self.catch_up(g, node, moves, seat)
            return self.select(node, moves, seat)
        self.opened += 1
        best = self.join(g, node, self.noticed(g, moves, seat), seat, False)
        node.seat = seat
        node.first = node.children[best]
        return best

    def noticed(self, g: AnyState, moves: list[Move], seat: Seat) -> list[Move]:
        """The answers worth a look: all, or if the kind of question was met before, those that looked best then.

        Beside them some that were not met then, and the one that ends the matter.
        """
        most = self.judge.looks if seat != self.me else 2 * self.judge.looks
        known = self.ranks.get((seat, type(g.stack[-1]))) if most and len(moves) > FEW else None
        if known is None:
            return self.some(moves, WIDEST)
        met = [(known[move], at) for at, move in enumerate(moves) if move in known]
        met.sort()
        chosen = [moves[at] for _, at in met[:most]]
        chosen += self.some([move for move in moves if move not in known], JOINING)
        end = cast(Question, g.stack[-1]).default(g, seat)
        if end not in chosen and end in moves:
            chosen.append(end)
        return chosen

    def remember(self, g: AnyState, seat: Seat, moves: list[Move], shares: list[float], top: float) -> None:
        """How far behind the best each of these answers stood."""
        known = self.ranks.setdefault((seat, type(g.stack[-1])), {})
        for at, move in enumerate(moves):
            known[move] = top - shares[at]

    def some(self, moves: list[Move], most: int) -> list[Move]:
        """All moves, or so many of them."""
        return moves if len(moves) <= most else self.rng.sample(moves, most)

    def catch_up(self, g: AnyState, node: Node, moves: list[Move], seat: Seat) -> None:
        """Judge some of the moves that were left out so far, or that other worlds did not have."""
        children = node.children
        for move in moves:
            if move not in children:
                self.join(g, node, self.some([one for one in moves if one not in children], JOINING), seat, False)
                return

    def join(self, g: AnyState, node: Node, moves: list[Move], seat: Seat, closely: bool) -> Move:
        """Judge, closely or at a glance, what each move leads to in this world; the best for the seat that answers."""
        best = moves[0]
        top = LOWEST
        total = 0.0
        closely = closely or len(g.own) == 2
        rivals = 0.0 if closely else self.facing(g, seat)
        shares: list[float] = []
        after = g.copy()
        for move in moves:
            after.become(g)
            answer(after, seat, move)
            share = self.judge.shares(after)[seat] if closely else self.judge.share(after, seat, rivals)
            share += self.seen.correction[seat]
            child = node.children.get(move)
            if child is None:
                node.children[move] = Node(len(node.total), share)
            else:
                child.glance(share)
            shares.append(share)
            total += share
            if share > top:
                top = share
                best = move
        node.apart = max(node.apart, top - total / len(moves))
        if self.judge.looks:
            self.remember(g, seat, moves, shares, top)
            if not closely:
                self.standing[seat] = self.judge.behind(top - self.seen.correction[seat], rivals)
        return best

    def facing(self, g: AnyState, seat: Seat) -> float:
        """What the others of that seat have together: judged now, or as each stood when it last had a choice."""
        if not self.judge.looks:
            return self.judge.rivals(g, seat)
        return self.judge.together([worth for other, worth in enumerate(self.standing) if other != seat])

    def select(self, node: Node, moves: list[Move], seat: Seat) -> Move:
        """The move with the best upper bound for the seat that answers."""
        lift = node.lift(seat)
        curiosity = self.curiosity * node.stake() * sqrt(log(node.visits + 2.0))
        best = moves[0]
        top = LOWEST
        for move in moves:
            child = node.children.get(move)
            if child is None:
                continue
            bound = child.worth(seat, lift) + curiosity / sqrt(child.visits + 1.0)
            if bound > top:
                top = bound
                best = move
        return best


def child_of(node: Node, children: dict[Move, Node], key: Move) -> Node:
    child = children.get(key)
    if child is None:
        child = Node(len(node.total), node.prior)
        children[key] = child
    return child


def turn_of(g: AnyState) -> Seat:
    """Whose turn it is: who answers the lowest question, whatever has come in between."""
    for step in g.stack:
        if isinstance(step, Question):
            asked = step.seats(g)
            return asked[0] if asked else NOBODY
    return NOBODY


def astray(root: Node, legal: list[Move]) -> int:
    """How many of the simulations that were kept went through answers nobody asks about any more."""
    kept = root.visits
    for move in legal:
        kept -= root.children[move].visits
    return kept


def best_answer_of(root: Node, legal: list[Move], seat: Seat) -> Move:
    """The answer worth most among those that were tried often; the others were dropped for good reasons."""
    most = 0
    for move in legal:
        most = max(most, root.children[move].visits)
    best = legal[0]
    top = LOWEST
    lift = root.lift(seat)
    for move in legal:
        child = root.children[move]
        if 2 * child.visits >= most and child.worth(seat, lift) > top:
            top = child.worth(seat, lift)
            best = move
    return best
