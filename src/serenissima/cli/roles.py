"""Who may do what in a house, and a new password: `serenissima role`, `serenissima password`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from serenissima.cli.faults import Fault
from serenissima.cli.serve import ready

Role = Literal["player", "moderator", "admin", "banned"]
Who = Annotated[str, Parameter(help="Who; upper and lower case are the same.")]
Database = Annotated[str | None, Parameter(help="The house; without it, the usual one.")]


def role(
    name: Who,
    role: Annotated[Role | None, Parameter(help="What he is from now on; without it, what he is is told.")] = None,
    *,
    database: Database = None,
) -> int:
    """Tell or change what somebody with an account may do in a house: the first admin is made so."""
    from serenissima.server import roles

    return told(roles.give(ready({"database": database}).database, name, role))


def password(
    name: Who,
    *,
    database: Database = None,
) -> int:
    """Give somebody who has forgotten his password a new one, and tell it once."""
    from serenissima.server import roles

    return told(roles.new_password(ready({"database": database}).database, name))


def told(asked: Coroutine[Any, Any, str]) -> int:
    """Says what came of it, or that there is nobody of that name."""
    from serenissima.server import roles

    try:
        sys.stdout.write(f"{asyncio.run(asked)}\n")
    except roles.Nobody as error:
        raise Fault(str(error)) from error
    return 0
