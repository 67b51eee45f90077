"""A language model plays through the text interface: python language_model.py ADDRESS TOKEN GAME COMMAND...

Whatever COMMAND is, it gets the question on its standard input and says the answer on its standard output: a program
that asks a model near or far, or a person. Only the function `speak` would change for another way to reach one.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

from serenissima.client import House
from serenissima.research.llm import SpeakingBot


def play(address: str, token: str, game: str, speak: Callable[[str], str]) -> dict[str, Any]:
    """One game against a level of the house; `speak` is told a question, and says one of the legal lines."""
    with House(address, token) as house:
        table = house.open(game, ["me", "random"])
        return house.play(table, lambda rules, seed: SpeakingBot(rules, speak))


if __name__ == "__main__":
    address, token, game, *command = sys.argv[1:]

    def speak(question: str) -> str:
        return subprocess.run(command, input=question, capture_output=True, text=True, check=True).stdout

    print(play(address, token, game, speak))
