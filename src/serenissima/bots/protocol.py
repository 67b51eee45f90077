"""What a bot is: something that answers a question from a view, the legal moves and a budget, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Protocol

from serenissima.kernel.core import Move, View
from serenissima.kernel.position import fingerprint


class BadBudget(ValueError):
    """A budget nobody could think in."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one answer: so many simulations, so many seconds, whichever ends first."""

    nodes: int = 1_000
    seconds: float = 60.0

    def __post_init__(self) -> None:
        if self.nodes < 1 or not self.seconds > 0:
            raise BadBudget(f"a budget has at least one node and some time, not {self.nodes} and {self.seconds} s")

    def deadline(self) -> float:
        return perf_counter() + self.seconds


class Bot(Protocol):
    """A player. Asked the same questions in turn, with the same seed and node budgets, it answers the same."""

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        """One of the legal moves."""


def luck_of(seed: int | str, view: View) -> Random:
    """A generator that depends on the seed and on what the seat knows, and on nothing else."""
    return luck_at(seed, known(view))


def luck_at(seed: int | str, name: str) -> Random:
    """The same, where what the seat knows has been named already."""
    return Random(f"{seed} {name}")


def known(view: View) -> str:
    """A short name for all that the seat knows."""
    return f"{view.seat} {fingerprint([view.table, view.own, list(view.asked)])} {view.stack}"


class RandomBot:
    """Any legal move is as good as another."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        return luck_of(self.seed, view).choice(legal)
