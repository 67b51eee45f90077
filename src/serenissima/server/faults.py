"""What nobody expected: logged with its trace, counted, and answered with a sentence and the number of the request."""

from __future__ import annotations

import structlog

from serenissima.server import meters
from serenissima.server.refusals import No

logger = structlog.get_logger("serenissima.faults")
UNWRITTEN_BY: list[type[BaseException]] = [OSError]  # whoever writes elsewhere than in files adds its own
UNWRITTEN = No("not_written", "The house cannot write at the moment: nothing has changed. Please try again later.")


def seen(where: str, error: BaseException) -> No:
    """An error that nobody expected, noted; and what the one who met it is told."""
    meters.ERRORS.labels(where).inc()
    number = structlog.contextvars.get_contextvars().get("request", "")
    logger.error("an error", where=where, request=number, error=type(error).__name__, exc_info=error)
    if isinstance(error, tuple(UNWRITTEN_BY)):
        return UNWRITTEN
    return No("fault", f"Something went wrong here, and it was noted (number {number}). Nothing has changed.")
