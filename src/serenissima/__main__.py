"""`python -m serenissima` is the command line."""

import sys

from serenissima.cli import main

if __name__ == "__main__":
    sys.exit(main())
