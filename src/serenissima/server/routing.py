"""What is asked by HTTP, told without a server: the method, the path, and who answers.

A server makes handlers of its framework from it (`handlers`), and a house in a browser's tab asks by it (`tab.asking`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec

Answers = Callable[..., Awaitable[Any]]
Number = Annotated[int, msgspec.Meta(ge=0)]
Limit = Annotated[int, msgspec.Meta(ge=1, le=100)]
As = Annotated[str, msgspec.Meta(max_length=12, extra={"name": "as"})]  # a word that Python keeps for itself


@dataclass(frozen=True)
class Route:
    """One thing that can be asked."""

    method: Literal["GET", "POST", "PUT", "PATCH"]
    path: str  # with `{name:kind}` for what is named in it
    answer: Answers
    status: int = 200
    text: bool = False  # the answer is plain text
    needs: str = "play"  # the scope that a program must have for it


def get(path: str, *, text: bool = False) -> Callable[[Answers], Route]:
    """Something is asked for."""
    return lambda answer: Route("GET", path, answer, text=text, needs="read")


def post(path: str, *, status_code: int = 200, needs: str = "play") -> Callable[[Answers], Route]:
    """Something is to be done."""
    return lambda answer: Route("POST", path, answer, status_code, needs=needs)


def put(path: str, *, status_code: int = 200) -> Callable[[Answers], Route]:
    """Something is to be kept."""
    return lambda answer: Route("PUT", path, answer, status_code)


def patch(path: str) -> Callable[[Answers], Route]:
    """Something is to be changed."""
    return lambda answer: Route("PATCH", path, answer)
