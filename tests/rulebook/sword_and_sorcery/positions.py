"""Small positions for tests: say what matters, the rest is as after set-up.

>>> game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "b"}}, {"gremlin-blue-1": "b"})
>>> "move:b" in game.question.options
True
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.cards import Content, EnemyScroll
from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.content.quest import Field, Quest
from holdfast.games.sword_and_sorcery.sketch import lay_out
from holdfast.games.sword_and_sorcery.state import (
    Boost,
    Held,
)
from holdfast.kernel.chance import Chance
from holdfast.kernel.game import Game

ROW = """
+-+-+-+-+-+-+-+
|a b c d e f g|
+-+-+-+-+-+-+-+
"""
"""Seven areas in a row."""

KINDS: dict[str, tuple[str, type[Any]]] = {
    "item": ("items", printed.Item),
    "power": ("powers", printed.Power),
    "ability": ("abilities", printed.Ability),
    "scroll": ("scrolls", printed.Scroll),
    "enemy": ("enemies", printed.EnemyCard),
    "event": ("events", printed.EventCard),
    "trap": ("traps", printed.Trap),
    "encounter": ("encounters", printed.Encounter),
    "companion": ("companions", printed.Companion),
    "search": ("search", printed.SearchToken),
    "loot": ("loot", printed.LootToken),
}


def content_with(cards: str = "", quest: Quest | None = None, base: Content | None = None) -> Content:
    """The shipped content with more cards, as TOML (`[[item]]`, `[[scroll]]` ...), and the trial quest."""
    base = base or load()
    parts: dict[str, Any] = {}
    for kind, entries in tomllib.loads(cards).items():
        name, type = KINDS[kind]
        made = [msgspec.convert(entry, type) for entry in entries]
        parts[name] = {**getattr(base, name), **{entry.id: entry for entry in made}}
    abilities = parts.get("abilities", base.abilities)
    if "scrolls" in parts:
        parts["scrolls"] = {
            id: entry if isinstance(entry, EnemyScroll) else EnemyScroll(entry, abilities)
            for id, entry in parts["scrolls"].items()
        }
    if quest is not None:
        parts["fields"] = {**base.fields, quest.id: Field(quest)}
    return msgspec.structs.replace(base, **parts)


def trial(map: str = ROW, **facts: Any) -> Quest:
    """A quest without a story on a map of one's own."""
    plain = {
        "id": "trial",
        "map": map,
        "start": ["a"],
        "enemies": list(load().enemies),
        "events": [["courage", "gift-from-above", "clear-skies", "hunting-horn", "ambush", "massacre"]],
        "visit": False,
        "shadow_supply": {"townsfolk": 1, "enemy": 4},
        **facts,
    }
    return msgspec.convert(plain, Quest)


def scene(
    heroes: Mapping[str, Any],
    enemies: Mapping[str, Any] | None = None,
    *,
    map: str = ROW,
    quest: Mapping[str, Any] | None = None,
    cards: str = "",
    active: str | None = None,
    phase: str = "hero",
    turn: Mapping[str, Any] | None = None,
    allies: Mapping[str, Mapping[str, Any]] | None = None,
    ground: Mapping[str, Mapping[str, Any]] | None = None,
    shadows: Sequence[str] = (),
    tops: Mapping[str, Sequence[str]] | None = None,
    script: Iterable[str] = (),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    check: bool = True,
    **facts: Any,
) -> Game:
    """A game that goes on from here.

    `heroes` maps names to what is special (`at`, `card`, `rank`, `wounds`, `slots`, `pack`, `powers`,
    `crowns` ...); `enemies` maps cards (or bosses, `troll/enraged-troll` for a side) to their area or to
    what is special; `tops` puts known cards on piles (`{"enemies": ["gremlin-green-1"]}`); `facts` are
    fields of the state.
    """
    listed = [*load().enemies, *(one["id"] for one in tomllib.loads(cards).get("enemy", ()))]
    entry = trial(map, **{"enemies": listed, **(quest or {})})
    known = content_with(cards).events
    up = [card for card in (*facts.get("open_events", ()), facts.get("time_card", "")) if card in known]
    missing = {*up, *(tops or {}).get("events", ())} - {card for block in entry.events for card in block}
    entry.events = ((*entry.events[0], *sorted(missing)), *entry.events[1:])
    content = content_with(cards, entry)
    told: dict[str, Any] = {
        "players": 1,
        "party": len(heroes),
        "quest": "trial",
        "heroes": None,
        "soul_storm": False,
    }
    told |= {"own_area_blocks": False, "strict_ties": False, "campaign": False, "questions": "all"}
    told |= {"shared_visit": True}
    told |= options or {}
    table = lay_out(
        content,
        told,
        Chance(seed, script=script),
        heroes,
        enemies,
        active=active,
        phase=phase,
        turn=turn,
        allies=allies,
        ground=ground,
        shadows=shadows,
        tops=tops,
        **facts,
    )
    if check:
        wrong = [(fault.code, fault.where, fault.facts) for fault in GAME.faults(table.state, content, told)]
        assert not wrong, wrong
    return Game(GAME, table)


__all__ = ["ROW", "Boost", "Held", "content_with", "scene", "trial"]
