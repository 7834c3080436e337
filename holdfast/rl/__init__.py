"""Learning environments: every game on the shelf as PettingZoo sees games (an extra: `holdfast[rl]`).

>>> from holdfast import rl
>>> table = rl.env("last-bastion", {"players": 2, "level": "novice"})
>>> table.reset(seed=7)
>>> observation, reward, over, cut, info = table.last()
>>> sorted(observation)
['action_mask', 'observation']
>>> table.step(int(observation["action_mask"].argmax()))
"""

from holdfast.rl.environment import TableEnv, env

__all__ = ["TableEnv", "env"]
