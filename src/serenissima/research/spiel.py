"""The games as Python games of OpenSpiel: import this, then `pyspiel.load_game("python_dogeship(players=3)")`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from serenissima.games import GAMES
from serenissima.kernel.game import Game
from serenissima.research.tree import TERMINAL, TreeGame, TreeState

LONGEST = 1_000_000  # no game comes near it


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    return pyspiel.GameType(
        short_name=f"python_{game.key}",
        long_name=game.key.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0]},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel is not typed
    """A game of the house for OpenSpiel's algorithms."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        said = params or {}
        self.tree = TreeGame(game, int(said.get("players", game.seats[0])))
        size = self.tree.actions.size
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,
            num_players=self.tree.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, said)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.tree, recall)


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel is not typed
    """A node of OpenSpiel's tree around one of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.tree: TreeState = game.tree.new_initial_state()

    def current_player(self) -> int:
        player = self.tree.current_player()
        return int(pyspiel.PlayerId.TERMINAL) if player == TERMINAL else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.tree.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.tree.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.tree.action_to_string(player, action)

    def is_terminal(self) -> bool:
        return self.tree.is_terminal()

    def returns(self) -> list[float]:
        return self.tree.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one."""
        other: SpielState = self.clone()
        other.tree = self.tree.resample_from_infostate(player, sampler)
        return other

    def __str__(self) -> str:
        return str(self.tree)


class SpielObserver:
    """Observations for OpenSpiel: a view, or with perfect recall a view and what was told."""

    def __init__(self, tree: TreeGame, recall: bool) -> None:
        self.recall = recall
        size = tree.information_state_tensor_size() if recall else tree.observation_tensor_size()
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        tree = state.tree
        self.tensor[:] = tree.information_state_tensor(player) if self.recall else tree.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        tree = state.tree
        return tree.information_state_string(player) if self.recall else tree.observation_string(player)


def made_for(game: Game) -> type[SpielGame]:
    """The class that OpenSpiel makes games of that kind from."""

    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Made


for house_game in GAMES.values():
    pyspiel.register_game(game_type(house_game), made_for(house_game))
