"""What is printed on the components: facts that a board needs and that no view repeats."""

from typing import Any

import msgspec

from holdfast.games.sword_and_sorcery.content import Content, Scroll


def catalogue(content: Content) -> dict[str, Any]:
    """Hero cards, gems, powers, items, scrolls, enemies, encounters, events and quests as plain data."""
    return {
        "dice": {"red": content.dice.red, "blue": content.dice.blue},
        "classes": _plain(content.classes),
        "gems": _plain(content.gems),
        "powers": _plain(content.powers),
        "companions": _plain(content.companions),
        "items": _plain(content.items),
        "scrolls": {id: _scroll(scroll) for id, scroll in content.scrolls.items()},
        "enemies": _plain(content.enemies),
        "bosses": {side.id: _bare(side) for boss in content.bosses.values() for side in boss.sides},
        "abilities": {
            id: {"when": one.when, "charges": one.charges} for id, one in content.abilities.items()
        },
        "encounters": _plain(content.encounters),
        "events": {
            id: {"kind": one.kind, "lasting": one.lasting, "effects": one.effects}
            for id, one in content.events.items()
        },
        "quests": {
            id: {
                "act": field.quest.act,
                "stories": {story.id: msgspec.to_builtins(story.do) for story in field.quest.stories},
            }
            for id, field in content.fields.items()
        },
    }


def _scroll(scroll: Scroll) -> dict[str, Any]:
    """Both kinds of scroll alike: an enemy's, and a side of a boss."""
    return {
        "kind": scroll.kind,
        "rank": scroll.rank,
        "race": scroll.race,
        "style": scroll.style,
        "target": scroll.target,
        "weapons": [_bare(weapon) for weapon in scroll.weapons.values()],
        "behaviours": [_bare(behaviour) for behaviour in scroll.behaviours],
        "abilities": [ability.id for ability in scroll.abilities],
    }


def _plain(found: dict[str, Any]) -> dict[str, Any]:
    return {id: _bare(one) for id, one in found.items()}


def _bare(one: Any) -> Any:
    """A card without what it leaves open: nothing, none, no number."""
    facts = msgspec.to_builtins(one)
    return {key: value for key, value in facts.items() if value not in ("", 0, [], {}, None, False, -1)}
