"""The equipment of a hero: what it does, and what it adds to him; worked out once."""

from typing import NamedTuple

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.vocabulary import parted
from holdfast.games.sword_and_sorcery.rules.combat.weapons import BARE_HANDS
from holdfast.games.sword_and_sorcery.state import Hero

Piece = tuple[str, printed.Item]
"""A card of an item and the face that lies upward."""
MOST_SETS = 4000
"""So many are remembered; then all are forgotten, since there are more than anybody needs."""


class AttackLine(NamedTuple):
    """Effects for the hero's attacks that fit a filter, by the card they stand on."""

    source: str
    effects: tuple[str, ...]
    filter: str
    place: int = -1
    """Where the power lies in the row, which must be ready for it; -1: always ready."""


class Worn:
    """The items in the slots of a hero of one rank."""

    __slots__ = ("armor", "arms", "attack_lines", "defence", "guard", "imbues", "mshield", "pieces", "worth")

    def __init__(self, content: Content, slots: dict[str, str], rank: int) -> None:
        self.pieces = [(piece, content.item(piece)) for piece in slots.values()]
        hands = [slots[slot] for slot in ("main", "off") if slot in slots]
        self.arms = tuple([(piece, content.item(piece).range) for piece in hands]) or ((BARE_HANDS, 0),)
        """What he attacks with: the weapons in the hands, or bare hands (SS-WEAPON-6), and how far."""
        self.imbues = tuple([(piece, item.imbue) for piece, item in self.pieces if item.imbue])
        """Soul weapons in use, with their price in shards."""
        lines = [(piece, item) for piece, item in self.pieces if item.attack_effects]
        self.attack_lines = tuple(
            [AttackLine(piece, item.attack_effects, item.filter) for piece, item in lines]
        )
        self.mshield = sum([item.mshield for _, item in self.pieces])
        self.worth: dict[str, int] = {}
        for _, item in self.pieces:
            add_lines(self.worth, item.passive, rank)
        piece = slots.get("armor")
        armor = content.item(piece) if piece else None
        self.armor: int = armor.armor if armor is not None else 0
        self.defence: int = armor.defence if armor is not None else 1
        """A hero without armor rolls one die (SS-ARMOR-3)."""
        self.guard = parted(piece or "", armor.effects if armor is not None else ())
        """The effects of the armor: those that hold always, and those that must be paid for."""


def worn_by(content: Content, hero: Hero) -> Worn:
    """What the equipment of a hero is good for."""
    key = hero.rank, tuple(hero.slots.items())
    found: Worn | None = content.sets.get(key)
    if found is None:
        found = Worn(content, hero.slots, hero.rank)
        remember(content, key, found)
    return found


def remember(content: Content, key: tuple[object, ...], found: object) -> None:
    """Keep what was worked out about a set of cards."""
    if len(content.sets) >= MOST_SETS:
        content.sets.clear()
    content.sets[key] = found


def add_lines(worth: dict[str, int], lines: tuple[str, ...], rank: int) -> None:
    """Passive lines add to stats."""
    for line in lines:
        stat, _, number = line.partition(" ")
        worth[stat] = worth.get(stat, 0) + (fixed_amount(number, rank) if number else 1)


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
