"""A game as a tree, in the words of OpenSpiel: chance is a player, actions are numbers, information is per player.

Nothing of OpenSpiel is needed for it; `research.spiel` hands the same state to OpenSpiel's own algorithms.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from serenissima.kernel.core import (
    CHANCE,
    EVERYBODY,
    AnyState,
    Event,
    Move,
    apply,
    decision_name,
    forced,
    legal,
    look,
    nouns,
    odds,
    seats,
    told,
)
from serenissima.kernel.game import Game, OptionValue, new
from serenissima.kernel.notation import event_words, move_text, top_name
from serenissima.research.actions import NO_NUMBER, Actions, numbering
from serenissima.research.episode import IllegalAction, returns
from serenissima.research.observing import Observer, observing
from serenissima.research.prompt import view_text

TERMINAL: Final = -4  # OpenSpiel's number for a game that is over; its chance player is -1, as ours is
RECALLED: Final = 32  # events in an information state tensor
EVENT_WIDTH: Final = 6  # the event, then its nouns


class TreeGame:
    """One game for so many seats: what all its states share."""

    def __init__(self, game: Game, seats: int = 0, options: dict[str, OptionValue] | None = None) -> None:
        self.game = game
        self.seats = seats or game.seats[-1]
        self.options: dict[str, OptionValue] = dict(options or {})
        self.start: AnyState = new(game, self.seats, self.options)
        self.actions: Actions = numbering(game, self.seats, self.options)
        self.observer: Observer = observing(game, self.seats, self.options)
        verbs = sorted({word.rsplit(".", 1)[-1] for word in game.verbs})
        answers = [f"{decision_name(step.__name__)}.{verb}" for step in game.steps for verb in verbs]
        self.event_number: dict[str, int] = {name: at for at, name in enumerate([*game.events, *answers])}

    def new_initial_state(self) -> TreeState:
        """The root, where usually luck must answer first."""
        return TreeState(self, self.start.copy(), [], [])

    def observation_tensor_size(self) -> int:
        return self.observer.size

    def information_state_tensor_size(self) -> int:
        return self.observer.size + RECALLED * EVENT_WIDTH


class TreeState:
    """A node of the tree."""

    def __init__(self, game: TreeGame, g: AnyState, heard: list[tuple[int, Event]], history: list[int]) -> None:
        self.game = game
        self.g = g
        self.heard = heard  # every event so far, and to whom it was told
        self.history = history
        self.run_forced()

    def __deepcopy__(self, memo: dict[int, Any]) -> TreeState:
        return self.clone()

    def run_forced(self) -> None:
        """Give the answers that the rules leave no choice about."""
        while (only := forced(self.g)) is not None:
            self.heard = self.heard + apply(self.g, *only)

    def current_player(self) -> int:
        """Who must answer: the first seat that owes an answer, chance, or nobody because the game is over."""
        asked = seats(self.g)
        return asked[0] if asked else TERMINAL

    def is_terminal(self) -> bool:
        return not self.g.stack

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def choices(self, player: int) -> dict[int, Move]:
        """The legal answers of a player by their numbers, rising."""
        moves = legal(self.g, player)
        numbers = self.game.actions.numbers(top_name(self.g), moves)
        return {number: move for number, move in sorted(zip(numbers, moves, strict=True)) if number != NO_NUMBER}

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of the current player; nobody else has any."""
        current = self.current_player()
        if current == TERMINAL or player not in (None, current):
            return []
        return list(self.choices(current))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of luck with its probability."""
        if not self.is_chance_node():
            raise IllegalAction("chance_outcomes is for chance nodes only")
        weighted = odds(self.g)
        total = sum(weight for _, weight in weighted)
        numbers = self.game.actions.numbers(top_name(self.g), [move for move, _ in weighted])
        return sorted((number, weight / total) for number, (_, weight) in zip(numbers, weighted, strict=True))

    def apply_action(self, action: int) -> None:
        """Go down to a child; an illegal number changes nothing."""
        player = self.current_player()
        move = self.choices(player).get(action) if player != TERMINAL else None
        if move is None:
            known = ", ".join(str(number) for number in self.legal_actions()[:20])
            raise IllegalAction(f"action {action} is illegal for player {player}; legal are {known or 'none'}")
        self.heard = self.heard + apply(self.g, player, move)
        self.history = [*self.history, action]
        self.run_forced()

    def action_to_string(self, player: int, action: int) -> str:
        """A legal action in the words of a record."""
        move = self.choices(player)[action]
        return move_text(self.game.game, self.game.game.names(self.g.rules), top_name(self.g), move)

    def returns(self) -> list[float]:
        """The result of each player; nothing before the end."""
        return returns(self.game.game.ranking(self.g)) if self.is_terminal() else [0.0] * self.game.seats

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def num_players(self) -> int:
        return self.game.seats

    def clone(self) -> TreeState:
        """An independent state."""
        return TreeState(self.game, self.g.copy(), self.heard, self.history)

    # What a player knows

    def observation_string(self, player: int) -> str:
        """The player's view as text."""
        return view_text(self.game.game, look(self.g, player))

    def observation_tensor(self, player: int) -> list[int]:
        """The player's view, slot by slot."""
        return self.game.observer.of_state(self.g, player)

    def information_state_string(self, player: int) -> str:
        """All that the player was ever told, and what it sees now: it never forgets."""
        names, game = self.game.game.names(self.g.rules), self.game.game
        lines = []
        for event in told(self.heard, player):
            said = event_words(game, names, event)
            lines.append(" ".join([event[0], *(f"{kind}={word}" for kind, word in said.items())]))
        return "\n".join([*lines, self.observation_string(player)])

    def information_state_tensor(self, player: int) -> list[int]:
        """The observation, then the last events the player was told, the newest first; older ones are forgotten."""
        out = self.observation_tensor(player)
        recent = told(self.heard, player)[: -RECALLED - 1 : -1]
        for event in recent:
            said = [self.game.event_number[event[0]], *list(nouns(event))[: EVENT_WIDTH - 1]]
            out.extend([*said, *[-1] * (EVENT_WIDTH - len(said))])
        out.extend([-1] * (EVENT_WIDTH * (RECALLED - len(recent))))
        return out

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TreeState:
        """A state the player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        rng = Random(int(sampler() * (1 << 53)))
        world = self.game.game.imagine(look(self.g, player), rng)
        known = [(to, event) for to, event in self.heard if to in (EVERYBODY, player)]
        return TreeState(self.game, world, known, self.history)

    def __str__(self) -> str:
        last = f"after {len(self.history)} actions"
        return f"{self.game.game.key} {last}, player {self.current_player()} to act"
