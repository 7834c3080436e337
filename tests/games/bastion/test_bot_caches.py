"""What bots see of Bastion at a glance: nothing that is remembered outlives what it was seen from."""

from random import Random
from typing import Any

import pytest

import holdfast
from holdfast.games.bastion import GAME
from holdfast.games.bastion.bot.policy import score_actions
from holdfast.games.bastion.bot.situation import Situation
from holdfast.games.bastion.content import Content
from holdfast.games.bastion.rules.time_left import enemy_phases_left
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Question
from holdfast.kernel.table import Table
from tests.rulebook.bastion.positions import at, position

GAMES: list[dict[str, Any]] = [
    {"edition": "2015", "players": 1, "mode": "level", "level": "hard"},
    {"edition": "2018", "players": 2, "mode": "level", "level": "extreme"},
    {"edition": "2015", "players": 3, "mode": "scenario", "scenario": "siege-of-the-dragons"},
    {"edition": "2018", "players": 4, "mode": "scenario", "scenario": "belated-arrival"},
]


def glance(table: BastionTable, question: Question) -> tuple[list[float], float, list[tuple[str, float]]]:
    """All that is seen at a glance, and what each enemy is worth."""
    enemies = Situation(table).targets.by_where.values()
    return (
        list(GAME.bot.policy(table, question)),
        GAME.bot.evaluate(table),
        [(one.where, one.value) for one in enemies],
    )


def fresh(table: BastionTable) -> BastionTable:
    """The same table with content that nobody has ever looked at."""
    return Table(table.state, Content(), table.options, table.chance)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options['edition']}-{options['players']}")
def test_what_is_remembered_is_what_would_be_seen_now(options: dict[str, Any]) -> None:
    game, luck = holdfast.new("bastion", options, seed=5), Random(5)
    looks = 0
    while (question := game.question) is not None:
        weights = list(GAME.bot.policy(game.table, question))
        if luck.random() < 0.3:
            assert glance(game.table, question) == glance(fresh(game.table), question)
            looks += 1
        game.choose(luck.choices(question.choices, weights)[0])
    assert looks > 10


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options['edition']}-{options['players']}")
def test_the_likeliest_first_choice_of_a_turn_is_the_one_with_the_best_score(options: dict[str, Any]) -> None:
    """Whatever a rollout leaves out or takes over from the rules."""
    game = holdfast.new("bastion", options, seed=3).fork(3, quiet=True)
    compared = 0
    while (question := game.question) is not None:
        chosen = game.likeliest()
        state = game.table.state
        if question.ask == "act" and not (state.moved or state.gained or state.attacked or state.pledges):
            scores = score_actions(fresh(game.table), question)
            assert scores[question.choices.index(chosen)] == pytest.approx(max(scores))
            compared += 1
        game.choose(chosen)
    assert compared > 10


CHANGES: dict[str, Any] = {
    "an enemy more": lambda state: state.wall.update({"w12": ["warrior-red"]}),
    "an enemy less": lambda state: state.wall.pop("w6"),
    "another enemy": lambda state: state.wall.update({"w6": ["warrior-blue"]}),
    "a symbiote": lambda state: state.wall["w6"].append("symbiote-red"),
    "a ward": lambda state: state.wall.update({"w7": ["priest-red"]}),
    "an enemy inside": lambda state: state.squares.update({"green": ["flyer-green"]}),
    "a dragon": lambda state: state.citadel.append("dragon-green"),
    "a gun": lambda state: state.bases.update({"green-a": "gun-green"}),
    "an obelisk": lambda state: state.bases.update({"yellow-a": "obelisk-yellow"}),
    "a card of the deck": lambda state: state.deck.layers[0].cards.pop(),
    "a ritual": lambda state: state.defenders[0].rituals.append("source-green"),
    "mana": lambda state: state.defenders[0].pool.__setitem__(1, 4),
    "mana of another": lambda state: state.defenders[1].pool.__setitem__(1, 6),
    "a spell": lambda state: state.defenders[0].spells.append("warrior-black"),
    "a token": lambda state: state.laid.update({"yellow-1": "red"}),
    "a damaged source": lambda state: state.damaged.append("yellow-1"),
    "the reserve": lambda state: state.reserve.__setitem__(0, 0),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_in_place_is_seen_at_once(change: str) -> None:
    game = position(
        edition="2018",
        walls={"w1": ["beast-yellow"], "w3": ["warrior-green"], "w6": ["warrior-violet"], "w9": ["shaggon"]},
        defenders=[at("yellow", yellow=2, green=3), at("red", green=1, red=3)],
        deck=[f"{kind}-{colour}" for kind in ("beast", "rider") for colour in ("red", "blue", "black")],
    )
    question = game.question
    assert question is not None
    before = glance(game.table, question)
    CHANGES[change](game.table.state)
    after = glance(game.table, question)
    assert after == glance(fresh(game.table), question)
    assert after != before


def one_phase(wall: set[int], deck: int, last: int) -> bool:
    """Let the enemy come once as BA-ENEMY-2 and BA-ENEMY-14 have it; was there room?"""
    furthest = max(wall, default=0)
    if deck and furthest < last:
        wall.add(furthest + 1)
        return True
    gaps = [section for section in range(1, furthest) if section not in wall]
    if not gaps:
        return False
    lowest = gaps[-1]
    while lowest - 1 in gaps:
        lowest -= 1
    if not deck:
        wall.remove(furthest)
    wall.add(lowest)
    return True


@pytest.mark.parametrize("last", [20, 23, 24])
def test_the_wall_holds_as_many_phases_as_can_be_played(last: int) -> None:
    luck = Random(last)
    for _ in range(2000):
        wall = {section for section in range(1, luck.randrange(2, last + 2)) if luck.random() < 0.6}
        deck = luck.choice([0, 0, 1, 2, 4, 7, 12, 30])
        told = enemy_phases_left(sum(1 << (section - 1) for section in wall), deck, last)
        played = 0
        while one_phase(wall, deck, last):
            played, deck = played + 1, max(0, deck - 1)
        assert told == played
