"""oltremare as a PettingZoo module, version 0 of its spaces: `env`, `raw_env` and `parallel_env`."""

from __future__ import annotations

from functools import partial

from serenissima.research import zoo

env = partial(zoo.env, "oltremare", version=0)
raw_env = partial(zoo.SerenissimaEnv, "oltremare", version=0)
parallel_env = partial(zoo.SerenissimaParallelEnv, "oltremare", version=0)
