"""The lists of printed things that the rulebook shows, made from the content."""

from collections.abc import Iterable, Sequence
from typing import get_args

from holdfast.games.last_bastion.content.schema import (
    BOARD_COLOURS,
    COLOURS,
    HEROES,
    Ban,
    Card,
    Content,
    Harm,
    Reward,
)
from holdfast.kernel.wording import Name, ReferenceEntry

Entries = Sequence[ReferenceEntry]


def reference(content: Content) -> dict[str, Entries]:
    """Every list by its name."""
    monsters = [content.cards[id] for id in content.monsters]
    by_colour = {
        f"monsters-{colour}": [_monster(one) for one in monsters if one.colour == colour]
        for colour in COLOURS
    }
    return {
        "tiles": _explained("tile", content.tiles),
        "heroes": [
            ReferenceEntry(f"hero-{id}", f"hero-{id}", (f"hero-{id}-who", f"hero-{id}-power"))
            for id in HEROES
        ],
        "boards": _explained("board", BOARD_COLOURS),
        "harms": _explained("effect", get_args(Harm)),
        "rewards": _explained("effect", get_args(Reward)),
        "bans": _explained("effect", get_args(Ban)),
        "decay": _explained("decay", dict.fromkeys(content.dice.decay.faces)),
        "levels": _explained("level", content.levels),
        **by_colour,
        "warlords": [_warlord(content.cards[id]) for id in content.warlords],
    }


def _explained(kind: str, ids: Iterable[str]) -> Entries:
    return [ReferenceEntry(f"{kind}-{id}", f"{kind}-{id}", (f"{kind}-{id}-help",)) for id in ids]


def _monster(card: Card) -> ReferenceEntry:
    strength: Name = ("rulebook-resistance", {"resistance": card.resistance})
    return ReferenceEntry(f"card-{card.id}", f"card-{card.id}", (strength, *_effects(card)))


def _warlord(card: Card) -> ReferenceEntry:
    colour: Name = (f"colour-{card.colour}", {})
    strength: Name = ("rulebook-warlord", {"colour": colour, "resistance": card.resistance})
    return ReferenceEntry(f"card-{card.id}", f"card-{card.id}", (strength, *_effects(card)))


def _effects(card: Card) -> list[Name]:
    return [
        ("rulebook-effect", {"kind": one.kind, "effect": (f"effect-{one.code}", {})}) for one in card.effects
    ]
