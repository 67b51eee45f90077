"""Asking a bot safely: whatever it does, the game goes on."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from serenissima.bots.protocol import Bot, Budget
from serenissima.kernel.core import Move, View

PATIENCE = 5.0  # how many times its budget a bot may take before that is a fault


@dataclass(frozen=True)
class Fault:
    """A bot that raised, answered illegally or thought far too long, and about what."""

    kind: str
    message: str
    view: View


def ask(bot: Bot, view: View, legal: list[Move], budget: Budget, otherwise: Move) -> tuple[Move, Fault | None]:
    """The bot's answer, or `otherwise` with the fault that kept it from answering."""
    began = perf_counter()
    try:
        move = bot.choose(view, legal, budget)
    except Exception as error:
        return otherwise, Fault("raised", f"{type(error).__name__}: {error}", view)
    if move not in legal:
        return otherwise, Fault("illegal", f"answered {move!r}", view)
    took = perf_counter() - began
    if took > PATIENCE * budget.seconds + 1.0:
        return move, Fault("slow", f"took {took:.1f} s of {budget.seconds} s", view)
    return move, None
