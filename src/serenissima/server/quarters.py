"""Where tables live: the first letter of a table's id is its quarter, and each quarter is held by one process.

Which process should hold it follows from the names of those that are open (rendezvous hashing): when one comes or goes,
only the quarters move that it takes or leaves. A proxy in front can reckon the same (`serenissima proxy`).
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from hashlib import sha256
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is mistaken for something else
LENGTH: Final = 10


def new_table_id(quarters: Collection[str] = ()) -> str:
    """An id that nobody can guess, in one of these quarters; in any, where none is named."""
    first = secrets.choice(sorted(quarters) or LETTERS)
    return first + "".join(secrets.choice(LETTERS) for _ in range(LENGTH - 1))


def quarter_of(table_id: str) -> str:
    """The quarter of a table; what is no id at all is looked for in the first."""
    return table_id[0] if table_id and table_id[0] in LETTERS else LETTERS[0]


def ranked(quarter: str, names: Collection[str]) -> list[str]:
    """Who should hold a quarter, and who if that one is gone, and so on."""
    return sorted(names, key=lambda name: sha256(f"{quarter} {name}".encode()).digest())


def share(name: str, names: Collection[str]) -> set[str]:
    """The quarters that one of them should hold."""
    return {quarter for quarter in LETTERS if ranked(quarter, names)[:1] == [name]}
