"""The program, as `serenissima` and as `python -m serenissima`.

Processes that begin afresh, as those that think for bots, read the file of the program once more (`multiprocessing`);
the commands, which take a second to read in, are not for them.
"""

from __future__ import annotations

import sys


def main() -> int:
    """The command line, with what it was told."""
    from serenissima.cli import main as command_line

    return command_line()


if __name__ == "__main__":
    sys.exit(main())
