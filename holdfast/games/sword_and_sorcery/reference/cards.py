"""Dice, tokens, traps, encounters, events, what lies on the map, and the quests."""

from collections import Counter
from collections.abc import Sequence

from holdfast.games.sword_and_sorcery import names
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.schema import LootToken
from holdfast.games.sword_and_sorcery.reference.entries import (
    OWN,
    PAGE,
    Entries,
    argument,
    explained,
    facts,
    found_by,
)
from holdfast.kernel.wording import Name, ReferenceEntry

STATES = ("kd", "injury", "poison", "blind", "slow", "stun", "burn", "hidden")
EFFECTS: tuple[tuple[str, Name], ...] = (
    ("crit", "effect-crit"),
    ("push", "effect-push"),
    ("aoe", ("effect-aoe", {"n": "N"})),
    ("fatal", ("effect-fatal", {"n": "all"})),
    ("pierce", ("effect-pierce", {"n": "all"})),
    ("reroll", ("effect-reroll", {"n": 1})),
)
ON_THE_MAP = (
    "terrain-hindering",
    "terrain-dangerous",
    "barrier",
    "shrine",
    "magic-lock",
    "search-token",
    "shadow-token",
    "story-token",
    "burning-area",
)


def reference(content: Content) -> dict[str, Entries]:
    """The lists by name."""
    ordinary = [event.id for event in content.events.values() if event.kind != "story"]
    return {
        "dice": [_die("red", content.dice.red), _die("blue", content.dice.blue)],
        "conditions": explained("condition", STATES),
        "effects": [ReferenceEntry(f"effect-{id}", name, (f"effect-{id}-help",)) for id, name in EFFECTS],
        "crits": [
            ReferenceEntry(
                f"crit-{one.id}",
                f"crit-{one.id}",
                [
                    f"crit-{one.id}-help",
                    (f"{OWN}-token", {"colour": (f"rank-{one.colour}", {}), "n": one.copies}),
                ],
            )
            for one in content.crits.values()
        ],
        "traps": explained("trap", content.traps),
        "encounters": explained("encounter", content.encounters),
        "events": explained("card", ordinary),
        "map": [ReferenceEntry(id, id, (f"{id}-help",)) for id in ON_THE_MAP],
        "search": [ReferenceEntry(one.id, one.id, found_by(one.results)) for one in content.search.values()],
        "loot": [ReferenceEntry(one.id, one.id, facts(_loot(one))) for one in content.loot.values()],
        "quests": explained("quest", content.campaign),
    }


def _die(colour: str, faces: Sequence[str]) -> ReferenceEntry:
    counted: list[Name] = [
        ("counted", {"thing": argument(names.face(face)), "count": count})
        for face, count in Counter(faces).items()
    ]
    return ReferenceEntry(f"die-{colour}", f"{OWN}-die-{colour}", facts(counted))


def _loot(token: LootToken) -> list[Name]:
    counted = (("effect-crowns", token.crowns), ("effect-shards", token.shards))
    told: list[Name] = [(id, {"n": n}) for id, n in counted if n]
    if token.treasure:
        told.append((f"{PAGE}-treasures", {"n": token.treasure}))
    return [*told, (f"{OWN}-copies", {"n": token.copies})]
