"""The equipment of a hero: what it does, and what it adds to him; worked out once."""

from collections.abc import Mapping
from typing import NamedTuple

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.vocabulary import parted
from holdfast.games.sword_and_sorcery.rules.combat.weapon import BARE_HANDS

Piece = tuple[str, printed.Item]
"""A card of an item and the face that lies upward."""


class AttackLine(NamedTuple):
    """Effects for the hero's attacks that fit a filter, by the card they stand on."""

    source: str
    effects: tuple[str, ...]
    filter: str
    place: int = -1
    """The place of the power among the hero's, which must be ready for it; -1: always ready."""


class EquipmentSet:
    """The items in the slots of a hero of one rank."""

    __slots__ = (
        "armor",
        "armor_effects",
        "attack_lines",
        "bonuses",
        "defence",
        "imbues",
        "mshield",
        "pieces",
        "weapons",
    )

    def __init__(self, content: Content, slots: Mapping[str, str], rank: int) -> None:
        worn = [slots[slot] for slot in printed.SLOTS if slot in slots]
        self.pieces = [(piece, content.item(piece)) for piece in worn]
        """In the order of the slots, whatever was put on first: equal slots are the same set."""
        hands = [slots[slot] for slot in ("main", "off") if slot in slots]
        self.weapons = tuple([(piece, content.item(piece).range) for piece in hands]) or ((BARE_HANDS, 0),)
        """What he attacks with: the weapons in the hands, or bare hands (SS-WEAPON-6), and how far."""
        self.imbues = tuple([(piece, item.imbue) for piece, item in self.pieces if item.imbue])
        """Soul weapons in use, with their price in shards."""
        lines = [(piece, item) for piece, item in self.pieces if item.attack_effects]
        self.attack_lines = tuple(
            [AttackLine(piece, item.attack_effects, item.filter) for piece, item in lines]
        )
        self.mshield = sum([item.mshield for _, item in self.pieces])
        self.bonuses: dict[str, int] = {}
        for _, item in self.pieces:
            add_lines(self.bonuses, item.passive, rank)
        piece = slots.get("armor")
        armor = content.item(piece) if piece else None
        self.armor: int = armor.armor if armor is not None else 0
        self.defence: int = armor.defence if armor is not None else 1
        """A hero without armor rolls one die (SS-ARMOR-3)."""
        self.armor_effects = parted(piece or "", armor.effects if armor is not None else ())
        """The effects of the armor: those that hold always, and those that must be paid for."""


def add_lines(bonuses: dict[str, int], lines: tuple[str, ...], rank: int) -> None:
    """Passive lines add to stats."""
    for line in lines:
        stat, _, number = line.partition(" ")
        bonuses[stat] = bonuses.get(stat, 0) + (fixed_amount(number, rank) if number else 1)


def fits_style(style: str, item: printed.Item) -> bool:
    """May heroes of that style use the item (SS-ITEM-5 to SS-ITEM-7)?"""
    if item.except_styles:
        return style not in item.except_styles
    return not item.styles or style in item.styles


def fixed_amount(text: str, rank: int) -> int:
    """A number, or one that depends on the rank alone."""
    match text:
        case "rank":
            return rank
        case "rank/2":
            return (rank + 1) // 2
    return int(text)
