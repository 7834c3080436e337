"""The environment as PettingZoo checks it, and as the game has it."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from examples.night_watch import GAME as NIGHT_WATCH
from holdfast import rl
from holdfast.kernel.errors import IllegalChoice
from holdfast.rl.actions import PASS, SLOTS, slots
from holdfast.rl.encodings import encoding_of
from holdfast.rl.environment import seat_of
from tests.night_watch.shelf import on_the_shelf

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("last-bastion", {"players": 1, "level": "novice"}),
    ("last-bastion", {"players": 4, "level": "heroic"}),
    ("bastion", {"players": 1, "mode": "training", "edition": "2015"}),
    ("bastion", {"players": 3, "mode": "level", "level": "hard"}),
    ("bastion", {"players": 4, "mode": "scenario"}),
    ("sword-and-sorcery", {"players": 2}),
]

at_each_table = pytest.mark.parametrize(
    ("game", "options"), TABLES, ids=[f"{game}-{options['players']}" for game, options in TABLES]
)


def legal(observation: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(observation["action_mask"])]


def play(table: rl.TableEnv, seed: int) -> dict[str, float]:
    """Play at random to the end; what each agent got in all."""
    luck = np.random.default_rng(seed)
    table.reset(seed=seed)
    got = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        got[agent] += reward
        assert observation is not None
        table.step(None if over or cut else int(luck.choice(legal(observation))))
    return got


@at_each_table
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_pettingzoo_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    api_test(rl.env(game, options), num_cycles=200)


@at_each_table
def test_the_same_seed_is_the_same_game(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: rl.env(game, options), num_cycles=30)


@at_each_table
def test_all_win_or_lose_together(game: str, options: dict[str, Any]) -> None:
    table = rl.env(game, options)
    got = play(table, 3)
    outcome = table.game.outcome
    assert outcome is not None
    assert set(got.values()) == {1.0 if outcome.won else -1.0}


@at_each_table
def test_the_mask_holds_every_option_of_the_question_once(game: str, options: dict[str, Any]) -> None:
    table = rl.env(game, options)
    luck = np.random.default_rng(5)
    table.reset(seed=5)
    for _ in range(60):
        question = table.game.question
        assert question is not None
        reached: list[str] = []
        while True:
            observation = table.observe(table.agent_selection)
            found = {action: table.option_of(action) for action in legal(observation)}
            reached += [id for id in found.values() if id is not None]
            if PASS not in found:
                break
            table.step(PASS)
        assert sorted(reached) == sorted(option.id for option in question.choices)
        table.step(int(luck.choice(legal(observation))))
        if table.game.outcome is not None:
            break


def test_those_who_may_put_in_a_word_are_asked_before_the_one_who_must_choose() -> None:
    table = rl.env("bastion", {"players": 3, "mode": "level"})
    luck = np.random.default_rng(0)
    passed = 0
    for seed in range(4):
        table.reset(seed=seed)
        while table.game.outcome is None:
            actions = legal(table.observe(table.agent_selection))
            if PASS in actions:
                before, choices = table.agent_selection, table.game.choices
                table.step(PASS)
                assert table.agent_selection != before
                assert table.game.choices == choices
                passed += 1
            else:
                table.step(int(luck.choice(actions)))
    assert passed


def test_nobody_else_may_act() -> None:
    table = rl.env("last-bastion", {"players": 3})
    table.reset(seed=1)
    others = [agent for agent in table.agents if agent != table.agent_selection]
    assert [int(table.observe(agent)["action_mask"].sum()) for agent in others] == [0, 0]


def test_an_action_that_is_not_in_the_mask_is_refused_and_changes_nothing() -> None:
    table = rl.env("last-bastion", {"players": 1})
    table.reset(seed=1)
    before = table.game.record()
    barred = next(a for a in range(1, SLOTS) if a not in legal(table.observe("seat_0")))
    with pytest.raises(IllegalChoice):
        table.step(barred)
    assert table.game.record() == before


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    table = rl.env("last-bastion", {"players": 2}, longest=6)
    assert set(play(table, 2).values()) == {0.0}
    assert len(table.game.choices) == 6


@at_each_table
def test_the_vector_tells_who_looks(game: str, options: dict[str, Any]) -> None:
    table = rl.env(game, options)
    table.reset(seed=9)
    place = table.encoding.places()["seat"]
    for agent in table.agents:
        assert table.observe(agent)["observation"][place].argmax() == seat_of(agent)


def test_the_vector_differs_where_the_table_differs() -> None:
    table = rl.env("last-bastion", {"players": 2})
    table.reset(seed=4)
    heroes = table.encoding.places()["heroes"]
    seen = set()
    for _ in range(12):
        observation = table.observe("seat_0")
        seen.add(observation["observation"][heroes].tobytes())
        table.step(legal(table.observe(table.agent_selection))[-1])
    assert len(seen) > 1


def test_places_cover_the_vector() -> None:
    for game in ("last-bastion", "bastion"):
        encoding = encoding_of(game)
        ends = [0] + [place.stop for place in encoding.places().values()]
        assert [place.start for place in encoding.places().values()] == ends[:-1]
        assert ends[-1] == encoding.size


def test_options_that_meet_in_a_slot_all_find_one() -> None:
    ids = [f"move:{number}" for number in range(SLOTS - 1)]
    taken = slots(ids)
    assert sorted(taken.values()) == sorted(ids)
    assert PASS not in taken


def test_a_game_without_an_encoding_of_its_own_is_hashed() -> None:
    with on_the_shelf(NIGHT_WATCH):
        table = rl.env("night-watch", {"players": 2})
        assert set(play(table, 3).values()) in ({1.0}, {-1.0})
        before = table.observe("seat_0")["observation"]
        table.reset(seed=4)
        assert not np.array_equal(before, table.observe("seat_0")["observation"])
