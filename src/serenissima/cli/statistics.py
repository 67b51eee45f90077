"""The statistics of a house: `serenissima statistics`."""

from __future__ import annotations

import asyncio
import sys
import time
from importlib.util import find_spec

from serenissima.cli.backup import House
from serenissima.cli.faults import Fault
from serenissima.cli.serve import ready


def statistics(*, database: House = None, folder: str | None = None, anew: bool = False) -> int:
    """Take finished public games into the statistics of a house, which asks them by DuckDB over Parquet.

    An open house does so itself every hour.

    Parameters
    ----------
    folder: str | None
        Where they are kept; without it, beside the file of the house or in your home.
    anew: bool
        Forget what was taken in, and take in everything again.
    """
    if find_spec("duckdb") is None:
        raise Fault("Statistics need duckdb.", "Install the extra: pip install 'serenissima[server]'")
    settings = ready({"database": database, "statistics": folder})
    from serenissima.server import migrate, survey
    from serenissima.server.ledger import Ledger, open_engine
    from serenissima.statistics.archive import Archive, State

    async def taken_in() -> State:
        archive, ledger = Archive(settings.statistics_folder), Ledger(open_engine(settings.database))
        try:
            await migrate.up(ledger.engine)
            if anew:
                await survey.anew(ledger.engine, archive)
            return await survey.refresh(ledger, archive, survey.at_once, time.time()) or archive.state
        finally:
            await ledger.close()
            await ledger.engine.dispose()
            archive.close()

    state = asyncio.run(taken_in())
    told = ", ".join(f"{game} {count}" for game, count in state.games.items()) or "no games yet"
    sys.stdout.write(f"{settings.statistics_folder}: {told}\n")
    return 0
