"""The kernel in one file: moves, events, steps, the state with its drawers, and the five words that drive a game.

A game is a stack of steps. The top step is the current question; three kinds exist:

* `Question`: seats must answer. It has `seats`, `moves`, `play` and `default`.
* `Chance`: luck must answer, from outside the engine. It has `odds` and `play`.
* `Automatic`: nobody is asked, the rule simply happens. It has `run`.

A step is an immutable value (a dataclass); everything that changes lies in one of the drawers of the `State`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, cast

from mypy_extensions import mypyc_attr

Seat = int
Move = tuple[str, *tuple[int, ...]]
Event = tuple[str, *tuple[int, ...]]

CHANCE: Final = -1
NOBODY: Final = -1
EVERYBODY: Final = -2
SPECTATOR: Final = -3


def nouns(move: Move) -> tuple[int, ...]:
    """What follows the verb, for moves with any number of nouns. (mypyc cannot compile a star in a `match` yet.)"""
    return move[1:]


class IllegalMove(Exception):
    """A step was handed a move it never offered."""


class Drawer(Protocol):
    """What lies in one drawer of the state; `copy` must be independent of the original, and so what has `become` it."""

    def copy(self) -> Any: ...

    def become(self, other: Any, /) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """A step answered by seats: openly unless `sealed`, by the driver when there is no choice unless `always_asked`.

    Which question it is, others do not see while it is `covered`: they see what `outside` says. An `unlisted` one takes
    answers beyond its list: those its method `takes` agrees to.
    """

    sealed: ClassVar[bool] = False
    always_asked: ClassVar[bool] = False
    covered: ClassVar[bool] = False
    unlisted: ClassVar[bool] = False

    def seats(self, g: AnyState) -> tuple[Seat, ...]:
        """Who must answer."""
        raise NotImplementedError

    def moves(self, g: AnyState, seat: Seat) -> list[Move]:
        """Every legal answer of that seat, in a fixed order."""
        raise NotImplementedError

    def play(self, g: AnyState, seat: Seat, move: Move) -> None:
        """What that answer does."""
        raise NotImplementedError

    def default(self, g: AnyState, seat: Seat) -> Move:
        """The answer given for a seat that let its time run out."""
        raise NotImplementedError

    def takes(self, g: AnyState, seat: Seat, move: Move) -> bool:
        """Whether an answer that is not listed may be given all the same."""
        return False

    def outside(self, g: AnyState) -> Step:
        """What others see in its place, where it is covered: how far its answers have come must not show."""
        return Covered()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A step answered by luck: openly unless `sealed` (the step then tells each seat what it may know)."""

    sealed: ClassVar[bool] = False

    def odds(self, g: AnyState) -> list[tuple[Move, int]]:
        """Every outcome with its weight, a whole number above zero."""
        raise NotImplementedError

    def play(self, g: AnyState, move: Move) -> None:
        """What that outcome does."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic:
    """A step that nobody answers."""

    def run(self, g: AnyState) -> None:
        """Carry out the rule."""
        raise NotImplementedError


# A compiled dataclass takes every name in its body for a field, so a step says by what it derives from that it is
# sealed or always asked: by one of these, or by a plain class of the game's own that sets several flags.


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedQuestion(Question):
    """A question whose answer the kernel tells nobody."""

    sealed: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class AskedQuestion(Question):
    """A question put even to a seat with a single answer."""

    always_asked: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedChance(Chance):
    """An outcome the kernel tells nobody."""

    sealed: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class OneSeat(Question):
    """A question put to one seat, which is its first field."""

    seat: Seat

    def seats(self, g: AnyState) -> tuple[Seat, ...]:
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedOneSeat(OneSeat):
    """The same, and the kernel tells nobody the answer."""

    sealed: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class AskedOneSeat(OneSeat):
    """The same, and put even to a seat with a single answer."""

    always_asked: ClassVar[bool] = True


Step = Question | Chance | Automatic


@dataclass
class Covered(Question):
    """What others see in the place of a covered question; who must answer it they do see."""


R = TypeVar("R")
T = TypeVar("T", bound=Drawer)
O = TypeVar("O", bound=Drawer)  # noqa: E741 - own, beside table and hidden
H = TypeVar("H", bound=Drawer)


class State(Generic[R, T, O, H]):
    """A game under way: what was fixed at its start (`rules`), the stack, and three drawers.

    `table` is seen by everybody, `own[seat]` by that seat alone, `hidden` by nobody.
    """

    def __init__(self, rules: R, table: T, own: list[O], hidden: H, stack: list[Step]) -> None:
        self.rules: R = rules
        self.table: T = table
        self.own: list[O] = own
        self.hidden: H = hidden
        self.stack: list[Step] = stack
        self.heard: list[tuple[int, Event]] | None = None

    def push(self, step: Step) -> None:
        """Interrupt: ask this first."""
        self.stack.append(step)

    def swap(self, step: Step) -> None:
        """Go on to the next question."""
        self.stack[-1] = step

    def done(self) -> None:
        """Back to whoever asked."""
        self.stack.pop()

    def emit(self, event: Event) -> None:
        """A fact everybody may know."""
        if self.heard is not None:
            self.heard.append((EVERYBODY, event))

    def tell(self, seat: Seat, event: Event) -> None:
        """A fact for one seat alone."""
        if self.heard is not None:
            self.heard.append((seat, event))

    def copy(self) -> State[R, T, O, H]:
        """An independent state with nobody listening; the rules are shared, they never change."""
        own = [cast(O, drawer.copy()) for drawer in self.own]
        return State(self.rules, cast(T, self.table.copy()), own, cast(H, self.hidden.copy()), self.stack.copy())

    def become(self, other: State[R, T, O, H]) -> None:
        """Stand as another state of the same game, as if it were a copy of it: whatever is equal is left alone."""
        self.rules = other.rules
        self.table.become(other.table)
        for seat in range(len(self.own)):
            self.own[seat].become(other.own[seat])
        self.hidden.become(other.hidden)
        self.stack = other.stack.copy()
        self.heard = None


AnyState = State[Any, Any, Any, Any]


@dataclass
class View:
    """All that one seat (or the spectator) may know at this moment."""

    rules: Any
    seat: Seat
    table: Any
    own: Any
    stack: list[Step]
    asked: tuple[Seat, ...]

    @property
    def step(self) -> Step | None:
        """The question on top of the stack; none when the game is over."""
        return self.stack[-1] if self.stack else None


def seats(g: AnyState) -> tuple[Seat, ...]:
    """Who must answer now: seats, `CHANCE`, or nobody because the game is over."""
    if not g.stack:
        return ()
    step = g.stack[-1]
    if isinstance(step, Question):
        return step.seats(g)
    return (CHANCE,)


def legal(g: AnyState, seat: Seat) -> list[Move]:
    """Every legal answer of that seat in a fixed order; for `CHANCE`, every outcome."""
    if not g.stack:
        return []
    step = g.stack[-1]
    if isinstance(step, Question):
        return step.moves(g, seat) if seat in step.seats(g) else []
    return [move for move, _ in cast(Chance, step).odds(g)] if seat == CHANCE else []


def allowed(g: AnyState, seat: Seat, move: Move) -> bool:
    """Whether that seat may answer so: the move is listed, or the question takes it though it is not."""
    return move in legal(g, seat) or taken(g, seat, move)


def taken(g: AnyState, seat: Seat, move: Move) -> bool:
    """Whether the question takes an answer of that seat which it does not list."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Question) or not step.unlisted or seat not in seats(g):
        return False
    return step.takes(g, seat, move)


def odds(g: AnyState) -> list[tuple[Move, int]]:
    """The outcomes of the chance step on top, with their weights."""
    return cast(Chance, g.stack[-1]).odds(g)


def default(g: AnyState, seat: Seat) -> Move:
    """What is answered for a seat whose time has run out."""
    return cast(Question, g.stack[-1]).default(g, seat)


def answer(g: AnyState, seat: Seat, move: Move) -> None:
    """Play one legal answer and run what follows by itself. The caller has checked that the move is legal."""
    step = g.stack[-1]
    if isinstance(step, Question):
        if g.heard is not None and not step.sealed:
            g.emit((f"{step_name(step)}.{move[0]}", seat, *move[1:]))
        step.play(g, seat, move)
    else:
        chance = cast(Chance, step)
        if g.heard is not None and not chance.sealed:
            g.emit((f"{step_name(step)}.{move[0]}", *move[1:]))
        chance.play(g, move)
    run(g)


def run(g: AnyState) -> None:
    """Carry out automatic steps until somebody must answer or the game is over."""
    stack = g.stack
    while stack:
        step = stack[-1]
        if not isinstance(step, Automatic):
            return
        step.run(g)


def apply(g: AnyState, seat: Seat, move: Move) -> list[tuple[int, Event]]:
    """Play one legal answer and return what it made known, and to whom."""
    g.heard = []
    answer(g, seat, move)
    heard, g.heard = g.heard, None
    return heard


def look(g: AnyState, seat: Seat) -> View:
    """What that seat sees: the table, its own drawer and the question. Nothing in it is shared with the state."""
    view = glance(g, seat)
    view.table = view.table.copy()
    view.own = None if view.own is None else view.own.copy()
    return view


def glance(g: AnyState, seat: Seat) -> View:
    """The same without copies: for whoever writes it down at once and changes nothing."""
    asked = seats(g)
    stack = stack_for(g, seat, asked).copy()
    return View(g.rules, seat, g.table, None if seat == SPECTATOR else g.own[seat], stack, asked)


def stack_for(g: AnyState, seat: Seat, asked: tuple[Seat, ...]) -> list[Step]:
    """The stack as that seat sees it while these are asked: a covered question is itself only to whom it is put."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Question) and step.covered and seat not in asked:
        return [*g.stack[:-1], step.outside(g)]
    return g.stack


def told(events: list[tuple[int, Event]], seat: Seat) -> list[Event]:
    """The events that reach that seat."""
    return [event for to, event in events if to == EVERYBODY or to == seat]


def forced(g: AnyState) -> tuple[Seat, Move] | None:
    """The answer of the one seat asked, if the rules leave it a single one and it need not be asked."""
    seat = alone(g)
    if seat == NOBODY:
        return None
    moves = cast(Question, g.stack[-1]).moves(g, seat)
    return (seat, moves[0]) if len(moves) == 1 else None


def alone(g: AnyState) -> Seat:
    """The one seat asked, if it need not be asked where it has a single answer; else `NOBODY`."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Question) or step.always_asked:
        return NOBODY
    asked = step.seats(g)
    return asked[0] if len(asked) == 1 else NOBODY


def step_name(step: Step) -> str:
    """The decision point a step stands for."""
    return decision_name(type(step).__name__)


def decision_name(class_name: str) -> str:
    """`LoadStep` is the decision point `load_step`."""
    known = _NAMES.get(class_name)
    if known is None:
        known = "".join(["_" + c.lower() if c.isupper() else c for c in class_name]).lstrip("_")
        _NAMES[class_name] = known
    return known


_NAMES: Final[dict[str, str]] = {}
