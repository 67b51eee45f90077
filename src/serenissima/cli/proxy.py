"""`serenissima proxy`: the configuration of an HAProxy that shares tables out among several houses."""

from __future__ import annotations

from serenissima.cli.faults import Fault

HEAD = """\
# Written by `serenissima proxy`: all that is asked about a table goes to the house that holds its quarter (the first
# letter of its id). Each quarter names the houses in the order in which they take it over when one is gone.
defaults
    mode http
    option forwardfor
    option redispatch
    retries 3
    timeout connect 2s
    timeout client 1h
    timeout server 1h
    timeout tunnel 1h
    timeout http-request 30s
    timeout check 2s

frontend people
    bind {bind}
    use_backend quarter_%[path,field(4,/),bytes(0,1)] if {{ path_beg /api/tables/ }}
    default_backend any

backend any
    balance leastconn
    option httpchk GET /health
    default-server check inter 400ms fall 2 rise 1
"""


def proxy(houses: list[str], /, *, bind: str = ":8996") -> int:
    """Write the configuration of an HAProxy in front of several houses on one database to the standard output.

    Parameters
    ----------
    houses: list[str]
        Each house by its SERENISSIMA_NAME and its address: north=10.0.0.5:8996
    bind: str
        Where the proxy listens.
    """
    print(configuration(dict(map(named, houses)), bind), end="")
    return 0


def named(house: str) -> tuple[str, str]:
    name, _, address = house.partition("=")
    if not name.isidentifier() or ":" not in address:
        raise Fault(f"{house!r} is no house.", "For example: serenissima proxy north=10.0.0.5:8996 south=10.0.0.6:8996")
    return name, address


def configuration(houses: dict[str, str], bind: str) -> str:
    """What HAProxy reads."""
    from serenissima.server.quarters import LETTERS, ranked

    lines = [HEAD.format(bind=bind)]
    lines += [f"    server {name} {address}\n" for name, address in houses.items()]
    for letter in LETTERS:
        lines.append(f"\nbackend quarter_{letter}\n")
        for rank, name in enumerate(ranked(letter, houses)):
            backup = " backup" if rank else ""
            lines.append(f"    server {name} {houses[name]} track any/{name}{backup}\n")
    return "".join(lines)
