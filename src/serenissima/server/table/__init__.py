"""A table: everything that follows from its log, and nothing else. It does no I/O and knows no clock but its rows'.

Each thing that happens is a `Row`: somebody sits down, the game starts, a move, a vote. Rows are made by the acts of
`Table` (which refuse what is not allowed with a `No`) and taken in by `Log.take`, in this process or in another one:
two tables that took the same rows are equal.
"""

from serenissima.server.table.log import Log
from serenissima.server.table.rows import Broken, Fixed, Row
from serenissima.server.table.table import Table

__all__ = ["Broken", "Fixed", "Log", "Row", "Table"]
