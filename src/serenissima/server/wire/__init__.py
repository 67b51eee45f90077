"""Everything that crosses the wire, as types: bodies of HTTP requests and answers, and the frames of the websocket.

Frames are JSON objects with a tag `t`. A seat is counted from 0; `null` is the onlooker. Moves, events and views are in
the words of the record notation (`["sail", "algeria"]`); what a person reads is made from the text files.

Each subject has a module of its own; whoever needs a type asks for it here.
"""

from serenissima.server.wire.clubs import *
from serenissima.server.wire.games import *
from serenissima.server.wire.guard import *
from serenissima.server.wire.live import *
from serenissima.server.wire.people import *
from serenissima.server.wire.plain import *
from serenissima.server.wire.profiles import *
from serenissima.server.wire.puzzles import *
from serenissima.server.wire.quay import *
from serenissima.server.wire.review import *
from serenissima.server.wire.statistics import *
from serenissima.server.wire.story import *
from serenissima.server.wire.studies import *
from serenissima.server.wire.tables import *
