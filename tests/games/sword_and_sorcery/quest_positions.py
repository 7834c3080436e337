"""Positions of the shipped quests, and what their tests ask of a game."""

from collections.abc import Mapping
from typing import Any

import msgspec

from holdfast.games.sword_and_sorcery.content.campaign_map import Memory
from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.kernel.game import Game
from tests.rulebook.sword_and_sorcery.positions import scene


class QuestPositions:
    """Two heroes stand in one area of a quest; its visit, its enemies and its shadows are left out.

    A free action (`quest:slay`) kills at once those there who are `slain`.
    """

    def __init__(self, name: str, slain: str = "", **facts: Any) -> None:
        self.quest = load().fields[name].quest
        self.facts = {
            name: fact for name, fact in msgspec.to_builtins(self.quest).items() if name not in ("id", "map")
        }
        self.slain = slain
        self.usual = {"memory": {}, **facts}

    def bare(self, *actions: Mapping[str, Any]) -> dict[str, Any]:
        """The quest without what stands on its map, and with actions that a test adds."""
        added = [*self.facts["actions"], *actions]
        return {**self.facts, "visit": False, "foes": [], "shadows": [], "alone": {}, "actions": added}

    def __call__(
        self,
        area: str,
        card: str = "ecarus-white-rose",
        enemies: Mapping[str, Any] | None = None,
        *,
        slain: str = "",
        **facts: Any,
    ) -> Game:
        """That hero and Auriel stand there."""
        killed = slain or self.slain
        slay = {"id": "slay", "area": area, "cost": "free", "do": [{"each": killed, "do": ["lose 99"]}]}
        quest = self.bare(slay) if killed else self.bare()
        heroes = {card.partition("-")[0]: {"at": area, "card": card}, "auriel": {"at": area}}
        return scene(heroes, enemies, map=self.quest.map, quest=quest, **{**self.usual, **facts})


def offered(game: Game) -> list[str]:
    assert game.question is not None
    return [one.id for one in game.question.choices]


def told(game: Game) -> list[str]:
    """The paragraphs told so far."""
    return [event.data["story"].removeprefix("trial-") for event in game.events if event.what == "story"]


def remembered(game: Game) -> Memory:
    memory = game.table.state.memory
    assert isinstance(memory, Memory)
    return memory


def wounds_of(game: Game, scroll: str) -> list[tuple[str, int]]:
    """Where the enemies of a scroll stand, and how badly they are hurt."""
    found = [figure for foe in game.table.state.foes if foe.scroll == scroll for figure in foe.figures]
    return [(figure.area, figure.wounds) for figure in found]
