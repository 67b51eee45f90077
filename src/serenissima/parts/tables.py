"""Reading a data file: every value is checked, every fault is kept with its path, and all are reported together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from serenissima.kernel.game import BadData

T = TypeVar("T")


class Checked:
    """An object of a data file; reading from it notes what is missing or wrong instead of stopping at the first."""

    def __init__(self, said: Any, path: str = "", problems: list[str] | None = None) -> None:
        self.problems: list[str] = [] if problems is None else problems
        self.path = path
        self.said: dict[str, Any] = said if isinstance(said, dict) else {}
        self.expect(isinstance(said, dict), "an object is expected")

    def expect(self, holds: bool, problem: str) -> None:
        """Note a problem unless the fact holds."""
        if not holds:
            self.problems.append(f"{self.path}.{problem}" if self.path else problem)

    def known(self, keys: str) -> None:
        """Unknown keys are errors: a misspelt one would be lost otherwise."""
        for key in self.said:
            self.expect(key in keys.split(), f"{key}: unknown key")

    def at(self, key: str) -> Checked:
        """The object under that key."""
        return Checked(self.said.get(key), self.under(key), self.problems)

    def under(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def items(self, key: str, known: str = "") -> list[Checked]:
        """The objects in the list under that key, each known by its id in messages, with no keys but the known."""
        listed = self.lists(key)
        name = [item.get("id", at) if isinstance(item, dict) else at for at, item in enumerate(listed)]
        found = [Checked(item, f"{self.under(key)}.{name[at]}", self.problems) for at, item in enumerate(listed)]
        for item in found if known else []:
            item.known(known)
        return found

    def lists(self, key: str) -> list[Any]:
        listed = self.said.get(key)
        self.expect(isinstance(listed, list), f"{key}: a list is expected")
        return listed if isinstance(listed, list) else []

    def number(self, key: str, low: int = 0) -> int:
        value = self.said.get(key)
        whole = isinstance(value, int) and not isinstance(value, bool)
        self.expect(whole and value is not None and value >= low, f"{key}: a whole number from {low} is expected")
        return value if whole and isinstance(value, int) else low

    def numbers(self, key: str) -> list[int]:
        listed = self.lists(key)
        whole = all(isinstance(value, int) and not isinstance(value, bool) and value >= 0 for value in listed)
        self.expect(whole, f"{key}: a list of whole numbers is expected")
        return list(listed) if whole else []

    def text(self, key: str) -> str:
        value = self.said.get(key)
        self.expect(isinstance(value, str) and bool(value), f"{key}: a text is expected")
        return value if isinstance(value, str) else ""

    def texts(self, key: str) -> list[str]:
        listed = self.lists(key)
        self.expect(all(isinstance(value, str) for value in listed), f"{key}: a list of texts is expected")
        return [value for value in listed if isinstance(value, str)]

    def flag(self, key: str) -> bool:
        value = self.said.get(key)
        self.expect(isinstance(value, bool), f"{key}: true or false is expected")
        return value is True

    def index(self, name: Any, names: tuple[str, ...], key: str) -> int:
        """The number of that name among the names; 0 stands in for an unknown one, which is noted."""
        self.expect(name in names, f"{key}: {name!r} is not known")
        return names.index(name) if name in names else 0

    def fill(self, thing: T, *parts: Callable[[T, Checked], None]) -> None:
        """Read the file part by part into what holds them all; then raise whatever was wrong."""
        for part in parts:
            part(thing, self)
        self.raise_problems()

    def raise_problems(self) -> None:
        """All that is wrong, each problem once although it may have been met several times."""
        if self.problems:
            raise BadData(list(dict.fromkeys(self.problems)))
