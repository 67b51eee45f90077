"""Asking a bot safely: whatever it does, the game goes on.

A bot that raises, answers illegally or does not answer in time is answered for, and the fault is handed back with all
that the bot was looking at. The alarm rings in interpreted code only; a compiled bot that never comes back is cut off
by whoever oversees the process it runs in (`serenissima.workers`).
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from traceback import format_exc
from types import FrameType

from serenissima.bots.protocol import Bot, Budget
from serenissima.kernel.core import Move, View

PATIENCE = 5.0  # how many times its budget a bot may take before that is a fault
GRACE = 1.0  # and so many seconds, for small budgets on busy machines
LOST = {"hung": "did not come back, and its process was ended", "died": "took its process with it"}


class TimeUp(Exception):
    """The alarm has rung while a bot was thinking."""


@dataclass(frozen=True)
class Fault:
    """A bot that `raised`, answered something `illegal`, `hung` or was `slow`, about what, and where in its code."""

    kind: str
    message: str
    view: View
    trace: str = ""


def patience(budget: Budget) -> float:
    """After how many seconds nobody waits for that answer any longer."""
    return PATIENCE * budget.seconds + GRACE


def ask(
    bot: Bot,
    view: View,
    legal: list[Move],
    budget: Budget,
    otherwise: Move,
    takes: Callable[[Move], bool] | None = None,
) -> tuple[Move, Fault | None]:
    """The bot's answer, or `otherwise` with the fault that kept it from answering.

    `takes` says whether an answer beyond the list may be given, for questions that have such answers.
    """
    began = perf_counter()
    try:
        move = on_time(bot, view, legal, budget)
        fits = move in legal or (takes is not None and takes(move))
    except TimeUp:
        return otherwise, Fault("hung", f"gave no answer within {patience(budget):.1f} s", view, format_exc())
    except (Exception, SystemExit) as error:
        return otherwise, Fault("raised", f"{type(error).__name__}: {error}", view, format_exc())
    if not fits:
        return otherwise, Fault("illegal", f"answered {move!r}", view)
    took = perf_counter() - began
    if took > patience(budget):
        return move, Fault("slow", f"took {took:.1f} s of {budget.seconds} s", view)
    return move, None


def on_time(bot: Bot, view: View, legal: list[Move], budget: Budget) -> Move:
    """The answer, with an alarm set where one can be: in the main thread of a system that has timers."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        return bot.choose(view, legal, budget)
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, patience(budget))
    try:
        return bot.choose(view, legal, budget)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def ring(number: int, frame: FrameType | None) -> None:
    raise TimeUp
