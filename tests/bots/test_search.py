"""The tree search sees what one look ahead does not, keeps to its budget, and widens where there is much to choose."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from random import Random

import pytest

import toy
from serenissima.bots import protocol, search
from serenissima.bots.judge import Judge
from serenissima.bots.levels import judge_of
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.search import JOINING, WIDEST, Node, Outset, Search, astray, best_answer_of, turn_of
from serenissima.bots.thinkers import SearchBot, ValueBot
from serenissima.games import GAMES
from serenissima.kernel.core import (
    CHANCE,
    Automatic,
    Move,
    Question,
    SealedQuestion,
    Seat,
    Step,
    answer,
    legal,
    look,
    odds,
    seats,
)
from serenissima.kernel.game import new
from serenissima.kernel.playout import pick


def coins(g: toy.G, seat: Seat) -> list[float]:
    return [float(g.table.coins[seat])]


COINS = Judge(toy.GAME, coins, [1.0], 6.0)
S12 = GAMES["serenissima_2012"]


def table(*stack: Step) -> toy.G:
    """Two seats with six coins each; when these questions are answered, nothing happens any more."""
    g = new(toy.GAME, 2)
    g.table.coins = [6, 6]
    g.stack = [Evening(), *stack]
    return g


def best(g: toy.G, bot: Bot, nodes: int = 30) -> Move:
    seat = seats(g)[0]
    return bot.choose(look(g, seat), legal(g, seat), Budget(nodes))


@dataclass
class Evening(Automatic):
    """The seats sit on, one by one."""

    def run(self, g: toy.G) -> None:
        g.table.round += 1
        g.push(Sit(g.table.round % 2))


@dataclass
class Sit(Question):
    """It is all the same."""

    seat: Seat

    def seats(self, g: toy.G) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: toy.G, seat: Seat) -> list[Move]:
        return [("nod",), ("wave",)]

    def play(self, g: toy.G, seat: Seat, move: Move) -> None:
        g.done()


@dataclass
class Dig(Question):
    """A coin at once, or pay one and lift the chest, for five."""

    seat: Seat
    deep: bool = False

    def seats(self, g: toy.G) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: toy.G, seat: Seat) -> list[Move]:
        return [("leave",), ("lift",)] if self.deep else [("take",), ("dig",)]

    def play(self, g: toy.G, seat: Seat, move: Move) -> None:
        g.table.coins[seat] += {"take": 1, "dig": -1, "leave": 0, "lift": 5}[move[0]]
        if move == ("dig",):
            g.swap(Dig(seat, True))
        else:
            g.done()


@dataclass
class Bait(Question):
    """Grab three coins, which a rival may then take with more; or hold on to one."""

    seat: Seat

    def seats(self, g: toy.G) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: toy.G, seat: Seat) -> list[Move]:
        return [("grab",), ("hold",)]

    def play(self, g: toy.G, seat: Seat, move: Move) -> None:
        g.table.coins[seat] += 3 if move == ("grab",) else 1
        g.done()
        if move == ("grab",):
            g.push(Answer(1 - seat))


@dataclass
class Answer(Question):
    """A rival robs six coins, or waves."""

    seat: Seat

    def seats(self, g: toy.G) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: toy.G, seat: Seat) -> list[Move]:
        return [("wave",), ("rob",)]

    def play(self, g: toy.G, seat: Seat, move: Move) -> None:
        taken = 6 if move == ("rob",) else 0
        g.table.coins[seat] += taken
        g.table.coins[1 - seat] -= taken
        g.done()


@dataclass
class Many(Question):
    """A hundred doors; behind the last but two there is most."""

    seat: Seat

    def seats(self, g: toy.G) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: toy.G, seat: Seat) -> list[Move]:
        return [("door", n) for n in range(100)]

    def play(self, g: toy.G, seat: Seat, move: Move) -> None:
        g.table.coins[seat] += 9 if move == ("door", 97) else 1
        g.done()


@dataclass
class Doors(Many):
    """The same, and whoever does not answer takes the first one."""

    def default(self, g: toy.G, seat: Seat) -> Move:
        return ("door", 0)


@dataclass
class OnlyWay(Question):
    """No choice at all."""

    seat: Seat

    def seats(self, g: toy.G) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: toy.G, seat: Seat) -> list[Move]:
        return [("on",)]

    def play(self, g: toy.G, seat: Seat, move: Move) -> None:
        g.done()


@dataclass
class Hide(SealedQuestion):
    """A seat puts one or two coins aside, unseen."""

    seat: Seat

    def seats(self, g: toy.G) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: toy.G, seat: Seat) -> list[Move]:
        return [("hide", 1), ("hide", 2)]

    def play(self, g: toy.G, seat: Seat, move: Move) -> None:
        g.own[seat].offered = 1 if move == ("hide", 1) else 2
        g.emit(("hid", seat))
        g.done()


# What it sees


def test_a_loss_that_pays_within_the_turn_is_seen() -> None:
    g = table(Dig(0))
    assert best(g, ValueBot(COINS, 1)) == ("take",)
    assert best(g, SearchBot(COINS, 1)) == ("dig",)
    answer(g, 0, ("dig",))
    assert best(g, SearchBot(COINS, 1)) == ("lift",)


def test_the_answer_of_a_rival_is_seen() -> None:
    g = table(Bait(0))
    assert best(g, ValueBot(COINS, 1)) == ("grab",)
    assert best(g, SearchBot(COINS, 1)) == ("hold",)


def test_a_turn_is_played_to_its_end_before_it_is_judged() -> None:
    assert turn_of(table(Bait(1), Dig(0))) == 1  # whatever has come in between
    thinking = Search(COINS, Random(1), 0.03)
    g = table(Dig(0))
    root = thinking.grow(look(g, 0), legal(g, 0), 12, float("inf"))
    dug, taken = root.children[("dig",)], root.children[("take",)]
    assert dug.total == dug.children[("lift",)].total
    assert dug.worth(0, 0.0) > taken.worth(0, 0.0) > dug.prior


# Much to choose


def test_many_moves_join_little_by_little_and_the_best_is_found() -> None:
    g = table(Many(0))
    thinking = Search(COINS, Random(2), 0.03)
    thinking.seen.usual([g])
    node = Node(2)
    joined = []
    for _ in range(30):
        thinking.decide(g, node, legal(g, 0), 0)
        joined.append(len(node.children))
    assert joined[:3] == [WIDEST, WIDEST + JOINING, WIDEST + 2 * JOINING]
    assert joined[-1] == 100
    assert best(g, SearchBot(COINS, 2), 60) == ("door", 97)


def test_the_longer_it_thinks_the_more_answers_are_followed() -> None:
    g = table(Many(0))
    for nodes, followed in ((1, 1), (8, 4), (24, 5), (56, 8)):
        root = Search(COINS, Random(2), 0.03).grow(look(g, 0), legal(g, 0), nodes, float("inf"))
        assert root.visits == nodes
        assert sum(1 for child in root.children.values() if child.visits) >= followed


def test_of_the_answers_tried_the_better_half_goes_on() -> None:
    g = table(Many(0))
    root = Search(COINS, Random(2), 0.03).grow(look(g, 0), legal(g, 0), 8, float("inf"))
    assert sorted(child.visits for child in root.children.values() if child.visits) == [1, 1, 3, 3]
    best_of_all = root.children[("door", 97)]
    assert best_of_all.visits == 3


def test_one_bad_throw_does_not_condemn_an_answer() -> None:
    """What did well at first is not all that is tried again: the two that go on are tried equally often."""
    g = table(Dig(0, True))
    root = Search(COINS, Random(1), 0.001).grow(look(g, 0), legal(g, 0), 64, float("inf"))
    first, second = sorted((child.visits for child in root.children.values()), reverse=True)[:2]
    assert second >= first // 2


# Secrets


def walk(thinking: Search, g: toy.G, root: Node) -> None:
    """A simulation that begins at somebody else's question."""
    thinking.rested.usual([g])
    thinking.begin(g, 0, root)
    thinking.walk(g, root)


def test_what_a_rival_hides_leads_to_one_node_however_it_chooses() -> None:
    g = table(Dig(0), Hide(1))
    thinking = Search(COINS, Random(1), 0.5)
    root = Node(2)
    thinking.me = 0
    for _ in range(20):
        walk(thinking, g.copy(), root)
    arms = [root.children[("hide", n)] for n in (1, 2)]
    assert root.beyond is not None
    unseen = list(root.beyond.values())
    assert len(unseen) == 1
    assert unseen[0].visits == arms[0].visits + arms[1].visits == 20
    assert min(arm.visits for arm in arms) > 0
    thinking.me = 1
    own = Node(2)
    walk(thinking, g.copy(), own)
    assert own.beyond is None


# Budgets


def test_thinking_stops_when_the_clock_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    for module in (protocol, search):
        monkeypatch.setattr(module, "perf_counter", lambda: next(ticks) * 0.01)
    g = new(S12, 4, {"first_seat": 0})
    bot = SearchBot(judge_of(S12), 1)
    bot.choose(look(g, 0), legal(g, 0), Budget(nodes=1_000_000, seconds=0.1))
    assert 8 <= bot.simulations <= 12


# The same questions, the same answers


def a_few_answers(seed: int) -> tuple[list[Move], list[int]]:
    """What a bot answers in its first turns, and how many simulations it had run by then."""
    luck = Random(5)
    g = new(S12, 2, {"first_seat": 0})
    bots = [SearchBot(judge_of(S12), f"{seed} {seat}") for seat in (0, 1)]
    said: list[Move] = []
    spent: list[int] = []
    while len(said) < 30:
        seat = seats(g)[0]
        moves = legal(g, seat)
        if seat == CHANCE:
            answer(g, CHANCE, pick(odds(g), luck))
        elif len(moves) == 1:
            answer(g, seat, moves[0])
        else:
            said.append(bots[seat].choose(look(g, seat), moves, Budget(nodes=6)))
            spent.append(bots[0].simulations + bots[1].simulations)
            answer(g, seat, said[-1])
    return said, spent


def test_a_bot_asked_the_same_questions_gives_the_same_answers() -> None:
    assert a_few_answers(1) == a_few_answers(1)


def test_what_was_thought_about_the_next_question_is_kept() -> None:
    g = new(S12, 4, {"first_seat": 0})
    bot = SearchBot(judge_of(S12), 1)
    answer(g, 0, bot.choose(look(g, 0), legal(g, 0), Budget(nodes=40)))
    kept = list(bot.kept.values())
    assert len(kept) == 1
    had, spent = kept[0].visits, bot.simulations
    assert had > 0
    bot.choose(look(g, 0), legal(g, 0), Budget(nodes=had + 3))
    assert kept[0].visits - had == bot.simulations - spent <= 3


def test_a_forced_answer_does_not_break_the_thread() -> None:
    g = table(Dig(0), OnlyWay(0), Bait(0))
    bot = SearchBot(COINS, 1)
    answer(g, 0, best(g, bot))
    answer(g, 0, ("on",))
    assert protocol.known(look(g, 0)) in bot.kept


def test_what_a_world_favours_a_seat_by_is_no_merit_of_its_answers() -> None:
    rich, poor = table(Dig(0)), table(Dig(0))
    rich.table.coins[0] = 9
    outset = Outset(COINS)
    outset.usual([rich, poor])
    for g in (rich, poor):
        outset.correction = outset.correction_of(COINS.all_worth(g))
        assert outset.corrected(COINS.shares(g)) == pytest.approx(outset.mean)
    g = poor.copy()
    answer(g, 0, ("take",))
    assert outset.corrected(COINS.shares(g))[0] > outset.mean[0]


def test_simulations_of_answers_nobody_asks_about_any_more_do_not_count() -> None:
    """A tree that was kept may have thought most about an answer that is left out now."""
    root = Node(2)
    for move, visits, share in ((("fuss",), 10, 0.9), (("poor",), 3, 0.1), (("good",), 2, 0.5)):
        child = root.children[move] = Node(2, share)
        child.visits = visits
        child.total = [share * visits, (1.0 - share) * visits]
        child.best = [share, 1.0 - share]
        root.visits += visits
    left: list[Move] = [("poor",), ("good",)]
    assert best_answer_of(root, left, 0) == ("good",)
    assert astray(root, left) == 10


def test_a_guess_looks_at_what_looked_best_before_at_what_is_new_and_at_the_end() -> None:
    thinking = Search(Judge(toy.GAME, coins, [1.0], 6.0, looks=2), Random(2))
    g = table(Doors(1))
    moves = legal(g, 1)
    assert len(thinking.noticed(g, moves, 1)) == WIDEST  # a question of this kind was never met
    thinking.ranks[1, Doors] = {("door", n): abs(n - 50) / 100 for n in range(98)}
    doors = [move[1] for move in thinking.noticed(g, moves, 1) if len(move) == 2]
    assert sorted(doors) == [0, 49, 50, 98, 99]
    thinking.me = 1
    doors = [move[1] for move in thinking.noticed(g, moves, 1) if len(move) == 2]
    assert sorted(doors) == [0, 48, 49, 50, 51, 98, 99]  # of one's own answers twice as many


def test_a_share_at_a_glance_leads_back_to_what_it_came_from() -> None:
    g = table(Doors(1))
    share = COINS.share(g, 0, 4.0)
    assert COINS.behind(share, 4.0) == pytest.approx(6.0)
