"""The laws every game must keep, written once: run by the suite, by `serenissima fuzz`, and by whoever adds a game."""

from serenissima.laws.fuzz import Violation, check_game
from serenissima.laws.order import ORDER
from serenissima.laws.secrets import SECRETS

__all__ = ["ORDER", "SECRETS", "Violation", "check_game"]
