"""Refusals of the house: a code for programs, a sentence for people, and the rule where a rule speaks."""

from __future__ import annotations

from serenissima.kernel.game import Refusal

STATUS = {
    "not_found": 404,
    "not_signed_in": 401,
    "not_yours": 403,
    "scope": 403,
    "too_many": 429,
    "stale": 409,
    "taken": 409,
}
STATUS |= {"not_written": 503, "fault": 500, "signed_out": 401, "moving": 503, "closing": 503}
STATUS |= {"archive_away": 503, "archive_damaged": 503}
PASSING = frozenset(("moving", "closing"))  # who comes again in a moment is let in


class No(Exception):
    """Something the house does not do; nothing has changed."""

    def __init__(self, code: str, message: str, rule: Refusal | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)
