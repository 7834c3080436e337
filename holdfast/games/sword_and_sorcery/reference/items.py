"""Items of the Emporium, the Stash, the treasures and the soul weapons, both faces of each card."""

from collections.abc import Iterable

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.schema import Item
from holdfast.games.sword_and_sorcery.reference.entries import (
    OWN,
    PAGE,
    Entries,
    attack_facts,
    effects,
    facts,
    force,
    only_for,
    passives,
    stat,
)
from holdfast.kernel.wording import Name, ReferenceEntry

KINDS = ("weapon", "armor", "artifact", "permanent", "consumable", "ammunition", "crowns")


def reference(content: Content) -> dict[str, Entries]:
    """The lists by name."""
    return {
        "emporium": _deck(content, "emporium"),
        "stash": _deck(content, "stash"),
        "soul-weapons": _deck(content, "soul-weapon"),
        **{f"treasures-{kind}": _deck(content, "treasure", (kind,)) for kind in KINDS},
    }


def _deck(content: Content, deck: str, kinds: Iterable[str] = KINDS) -> Entries:
    fronts = [item for item in content.items.values() if item.deck == deck and item.kind in kinds]
    faces = [face for item in fronts for face in (item, content.items.get(item.back)) if face is not None]
    told = {item.id for item in content.items.values() if item.do or item.passive or item.mirror}
    return [_item(face, face.id in told) for face in faces]


def _item(item: Item, explained: bool) -> ReferenceEntry:
    lines: list[Name] = [*facts(_about(item)), *facts(_numbers(item))]
    if explained:
        lines.append(f"item-{item.id}-help")
    kind = f"category-{item.category}" if item.category else f"kind-{item.kind}"
    return ReferenceEntry(f"item-{item.id}", f"item-{item.id}", lines, kind)


def _about(item: Item) -> list[Name]:
    told: list[Name] = [f"kind-{item.kind}"]
    if item.category:
        told.append(f"category-{item.category}")
    if item.hand:
        told.append(f"hand-{item.hand}")
    if item.action != "passive":
        told.append(f"cost-{item.action}")
    told += only_for(item.styles)
    if item.except_styles:
        told.append((f"{OWN}-not-for", {"styles": [(f"style-{one}", {}) for one in item.except_styles]}))
    if item.cost:
        told.append(("crowns-counted", {"count": item.cost}))
    if item.copies > 1:
        told.append((f"{OWN}-copies", {"n": item.copies}))
    return told


def _numbers(item: Item) -> list[Name]:
    dice = item.hits or item.red or item.blue
    told: list[Name] = [
        *(attack_facts(item.type, item.range) if dice else ()),
        *force(item.hits, item.red, item.blue),
        *(stat(name, n) for name, n in _protection(item) if n),
        *effects(dict.fromkeys((*item.effects, *item.attack_effects))),
        *passives(item.passive),
    ]
    if item.charges:
        told.append((f"{PAGE}-charges", {"n": item.charges}))
    if item.imbue:
        told.append((f"{OWN}-imbue", {"n": item.imbue}))
    if item.crowns:
        told.append(("effect-crowns", {"n": item.crowns}))
    return told


def _protection(item: Item) -> Iterable[tuple[str, int]]:
    return ("armor", item.armor), ("mshield", item.mshield), ("defence", item.defence)
