"""The table as an agent environment cycle of PettingZoo: seats are agents, options are actions.

Where a question is for several seats, each of them is asked in turn: those who may only put in a word
first (they may pass), and the seat that leads last; it must choose. All win or lose together.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import holdfast
from holdfast.kernel import shelf
from holdfast.kernel.game import Game
from holdfast.kernel.message import say
from holdfast.kernel.question import Option
from holdfast.kernel.settings import read_options
from holdfast.rl.actions import PASS, SLOTS, slots
from holdfast.rl.encodings import encoding_of
from holdfast.rl.encodings.encoding import Encoding
from holdfast.words import DEFAULT_LANGUAGE

WON, LOST = 1.0, -1.0

Observation = dict[str, Any]


def agent_name(seat: int) -> str:
    """The name of the agent that sits there."""
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    """Where an agent sits."""
    return int(agent.removeprefix("seat_"))


def env(
    game: str,
    options: Mapping[str, Any] | None = None,
    *,
    longest: int = 0,
    render_mode: str | None = None,
) -> "TableEnv":
    """An environment of that game, dealt with these options; after `longest` choices it is cut off."""
    return TableEnv(game, options, longest=longest, render_mode=render_mode)


class TableEnv(AECEnv[str, Observation, Any]):
    """One game after another, each dealt from the seed it is reset with."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        *,
        longest: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "name": "holdfast_v1", "is_parallelizable": False}
        self.render_mode = render_mode
        self.encoding = encoding_of(game)
        self.longest = longest
        rules = shelf.find(game)
        self._id = game
        self._options = read_options(rules.settings_of(rules.content()), options)
        self.possible_agents = [agent_name(seat) for seat in range(rules.seats(self._options))]
        self.agents = []
        self.observation_spaces = {agent: _observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(SLOTS) for agent in self.possible_agents}
        self._luck = np.random.default_rng()
        self._asked: list[int] = []
        """The seats that are still to be asked the open question, the leading one last."""

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # -- playing ------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed, the next one of those that follow from the last."""
        if seed is None:
            seed = int(self._luck.integers(1 << 62))
        else:
            self._luck = np.random.default_rng(seed)
        self.game: Game = holdfast.new(self._id, self._options, seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action == PASS and len(self._asked) > 1:
            del self._asked[0]
        else:
            offered = slots(option.id for option in self._offered(seat_of(agent)))
            self.game.choose(offered.get(-1 if action is None else int(action), str(action)))
            self._settle()
            self._ask()
        if self._asked:
            self.agent_selection = agent_name(self._asked[0])
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Reward everybody once the game is over, and cut off what takes too long."""
        outcome = self.game.outcome
        if outcome is not None:
            self.rewards = dict.fromkeys(self.agents, WON if outcome.won else LOST)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.longest and len(self.game.history) >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)

    def _ask(self) -> None:
        """Who is asked the open question, in which order."""
        question = self.game.question
        if question is None:
            self._asked = []
            return
        own = sorted({option.seat for option in question.choices if option.seat is not None})
        anyone = any(option.seat is None for option in question.choices)
        turn, leader = self.game.active_seat, question.leader
        if leader is None:
            leader = turn if turn is not None and (anyone or turn in own) else own[0] if own else 0
        self._asked = [*(seat for seat in own if seat != leader), leader]
        self.agent_selection = agent_name(self._asked[0])

    def _offered(self, seat: int) -> list[Option]:
        """The options of a seat now: its own, and for the leading seat also those for anyone."""
        question = self.game.question
        if question is None or not self._asked or seat != self._asked[0]:
            return []
        leads = len(self._asked) == 1
        return [one for one in question.choices if one.seat == seat or (leads and one.seat is None)]

    # -- looking ------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and which actions it may take now."""
        seat = seat_of(agent)
        mask = np.zeros(SLOTS, dtype=np.int8)
        offered = self._offered(seat)
        mask[list(slots(option.id for option in offered))] = 1
        if offered and len(self._asked) > 1:
            mask[PASS] = 1
        return {"observation": self.encoding.encode(self.game, seat), "action_mask": mask}

    def option_of(self, action: int) -> str | None:
        """The id of the option that an action of the agent now asked stands for."""
        return slots(option.id for option in self._offered(seat_of(self.agent_selection))).get(action)

    def render(self) -> str | None:
        """What is asked, in words."""
        question = self.game.question
        if self.render_mode is None or question is None:
            return None
        builder = self.game.messages()
        told = [builder.prompt(question), *map(builder.label, question.choices)]
        return "\n".join(say(DEFAULT_LANGUAGE, self._id, message) for message in told)

    def close(self) -> None:
        """Nothing is left open."""


def _observation_space(encoding: Encoding) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (encoding.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (SLOTS,), np.int8),
        }
    )
