"""A batch of games as a Gymnasium vector environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from serenissima.research.batch import Batch


class SelfPlayVectorEnv(VectorEnv[Any, Any, Any]):
    """A batch as a Gymnasium vector environment for self-play: each row is the seat to act in its game.

    The reward is that of the seat which acted; `info` has the mask, the seat to act and, at the end of a game, the
    results of all seats. Games begin again within the step that ended them.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium keeps it so

    def __init__(self, key: str, games: int, **said: Any) -> None:
        self.batch = Batch(key, games, **said)
        slots = self.batch.episode.observer.layout.slots
        low, high = np.array([s.low for s in slots], np.int32), np.array([s.high for s in slots], np.int32)
        self.num_envs = games
        self.single_observation_space = spaces.Box(low, high, dtype=np.int32)
        self.single_action_space = spaces.Discrete(self.batch.episode.actions.size)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, games)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, games)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin every game from the seed the batch was made with."""
        self.batch.reset()
        return self.batch.observations.copy(), self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Give every game its action."""
        acted = self.batch.seats.copy()
        self.batch.step(actions)
        rewards = self.batch.rewards[np.arange(self.num_envs), acted].copy()
        over = self.batch.ended.astype(np.bool_)
        return self.batch.observations.copy(), rewards, over, np.zeros(self.num_envs, np.bool_), self.info()

    def info(self) -> dict[str, Any]:
        batch = self.batch
        return {"action_mask": batch.masks.copy(), "seat": batch.seats.copy(), "results": batch.rewards.copy()}

    def close_extras(self, **said: Any) -> None:
        self.batch.close()
