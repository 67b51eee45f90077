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


def set_up() -> None:
    """Write to the standard error stream what is worth knowing."""
    terminal = sys.stderr.isatty()
    drawn: Any = structlog.dev.ConsoleRenderer() if terminal else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            hide_secrets,
            drawn,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
