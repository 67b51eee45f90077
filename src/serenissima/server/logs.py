"""Logs: one JSON object a line, or lines for people at a terminal; never a token, a password or the secret of luck."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

SECRET = ("token", "password", "secret", "cookie", "invite", "luck", "authorization")
HIDDEN = "(hidden)"


def hide_secrets(_: Any, __: str, said: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Whatever is called like a secret is not written, whoever logs it."""
    return {name: HIDDEN if any(word in name.lower() for word in SECRET) else value for name, value in said.items()}


EVERY_LINE = (structlog.processors.format_exc_info, hide_secrets)


def set_up() -> None:
    """Write to the standard error stream what is worth knowing, whichever library says it."""
    drawn: Any = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    first: list[structlog.typing.Processor] = [
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *EVERY_LINE, drawn]
    to_stderr = logging.StreamHandler(sys.stderr)
    to_stderr.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=first))
    logging.basicConfig(level=logging.WARNING, handlers=[to_stderr], force=True)
    logging.getLogger("serenissima").setLevel(logging.INFO)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *first,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
