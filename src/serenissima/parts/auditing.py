"""What every audit is made of."""

from __future__ import annotations

from serenissima.kernel.game import AuditError


def require(holds: bool, fact: str) -> None:
    """Stop at a fact that ought to hold and does not."""
    if not holds:
        raise AuditError(fact)
