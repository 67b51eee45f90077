"""A house in this very process, asked by HTTP without a socket."""

from __future__ import annotations

import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from serenissima.server.settings import Settings


@asynccontextmanager
async def asking(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    """Whoever asks that house; its framework warns of itself while it is made, which is no matter here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from serenissima.server.app import create_app

        app = create_app(settings)
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type] # the two say the same protocol in other words
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            yield client
