"""What the cards of a hero are good for: powers, equipment and inventory together."""

from itertools import filterfalse

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.rules.hero.equipment_effects import (
    AttackLine,
    EquipmentSet,
    Piece,
    add_lines,
    fits_style,
)
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import PowerSet
from holdfast.games.sword_and_sorcery.state import Hero

MAX_INVENTORIES = 50
"""So many are kept of each loadout; then all are dropped."""


class Loadout:
    """The class, powers and equipped items of a hero at one rank, with what the inventory adds to stats."""

    __slots__ = (
        "_content",
        "_known_items",
        "armor",
        "armor_effects",
        "attack_lines",
        "bonuses",
        "capacity",
        "combat",
        "defence",
        "equipment",
        "hp",
        "imbues",
        "mp",
        "mshield",
        "permanents",
        "powers",
        "rank",
        "special",
        "style",
        "weapons",
    )

    def __init__(self, content: Content, hero: Hero, powers: PowerSet, equipment: EquipmentSet) -> None:
        card, rank = hero.card, hero.rank
        printed_class, gem = content.classes[card], content.gems[card]
        self._content = content
        self._known_items: dict[tuple[str, ...], UsableItems] = {}
        self.rank = rank
        self.style = printed_class.style
        self.powers, self.equipment = powers, equipment
        self.weapons, self.armor_effects = equipment.weapons, equipment.armor_effects
        self.imbues, self.mshield = equipment.imbues, equipment.mshield
        self.attack_lines = powers.attack_lines + equipment.attack_lines
        self.bonuses = bonuses = dict(powers.bonuses)
        """What the passive lines add to each stat; flags count as 1."""
        for stat, count in equipment.bonuses.items():
            bonuses[stat] = bonuses.get(stat, 0) + count
        self.permanents = permanents_in(content, hero.pack)
        """The cards in the inventory that may add to stats."""
        for piece in self.permanents:
            item = content.item(piece)
            if fits_style(self.style, item):
                add_lines(bonuses, item.passive, rank)
        self.capacity: int = printed_class.capacity + bonuses.get("capacity", 0)
        self.mp: int = printed_class.mp + bonuses.get("mp", 0)
        self.combat: int = gem.combat[rank - 1] + bonuses.get("combat", 0)
        self.armor: int = equipment.armor + bonuses.get("armor", 0)
        self.defence: int = equipment.defence + bonuses.get("defence", 0)
        self.hp: int = gem.hp[rank - 1] + bonuses.get("hp", 0)
        self.special: int = gem.special[rank - 1] + bonuses.get("special", 0)

    def usable_items(self, pack: tuple[str, ...]) -> "UsableItems":
        """The items that can be used with this equipment and this inventory."""
        content, known = self._content, self._known_items
        key = pack if content.equipment.isdisjoint(pack) else _without(content.equipment, pack)
        found = known.get(key)
        if found is None:
            if len(known) >= MAX_INVENTORIES:
                known.clear()
            found = known[key] = UsableItems(self, [(piece, content.item(piece)) for piece in key])
        return found


class UsableItems:
    """What a hero can do with the items of a loadout and of his inventory."""

    __slots__ = ("attack_lines", "items", "moments", "reaction_items")

    def __init__(self, loadout: Loadout, packed: list[Piece]) -> None:
        any_consumables = "any-consumables" in loadout.bonuses
        items: list[Piece] = []
        reaction_items: list[Piece] = []
        for one in [*loadout.equipment.pieces, *packed]:
            item = one[1]
            if item.action != "passive" and (
                fits_style(loadout.style, item) or (any_consumables and item.kind == "consumable")
            ):
                (reaction_items if item.action == "reaction" else items).append(one)
        self.items = tuple(items)
        """Items that take an action: equipment in its slot, others in the inventory."""
        self.reaction_items = tuple(reaction_items)
        self.moments = loadout.powers.moments
        """When there is something to react with, a power or an item."""
        if reaction_items:
            self.moments = self.moments.union([item.moment for _, item in reaction_items])
        self.attack_lines = loadout.attack_lines
        for piece, item in packed:
            if item.attack_effects and item.kind == "permanent":
                self.attack_lines += (AttackLine(piece, item.attack_effects, item.filter),)


def permanents_in(content: Content, pack: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of an inventory that may add to stats as long as they lie there."""
    permanents = content.permanents
    return () if permanents.isdisjoint(pack) else tuple(filter(permanents.__contains__, pack))


def _without(equipment: frozenset[str], pack: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(filterfalse(equipment.__contains__, pack))
