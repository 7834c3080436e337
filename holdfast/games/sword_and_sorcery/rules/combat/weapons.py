"""The attacks of items, powers, companions and enemies."""

from functools import cache

from holdfast.games.sword_and_sorcery.caches import CACHES
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.cards import EnemyScroll
from holdfast.games.sword_and_sorcery.rules.combat.weapon import BARE_HANDS, Weapon, reach_tag, shown
from holdfast.games.sword_and_sorcery.state import Ally, Hero, SwordAndSorceryTable


def item_weapon(table: SwordAndSorceryTable, piece: str, slot: str) -> Weapon:
    """The attack of a weapon in a slot, or of ammunition with dice of its own."""
    weapons = CACHES[table.content].item_weapons
    found = weapons.get((slot, piece))
    if found is None:
        item = table.content.item(piece)
        kind = "weapon" if item.kind == "weapon" else "item"
        tags = frozenset({kind, slot, item.category, reach_tag(item.range), item.id})
        numbers = item.hits, item.red, item.blue, item.range
        effects = shown(piece or item.id, item.effects)
        found = Weapon(item.id, *numbers, item.type, item.effects, tags, piece, effects)
        weapons[slot, piece] = found
    return found


def hero_weapons(table: SwordAndSorceryTable, hero: Hero) -> list[Weapon]:
    """The weapons in the hands, or bare hands (SS-WEAPON-6)."""
    found = [item_weapon(table, hero.slots[slot], slot) for slot in ("main", "off") if slot in hero.slots]
    return found or [bare_hands(table)]


def bare_hands(table: SwordAndSorceryTable) -> Weapon:
    """One die, range 0, no damage type (SS-RULE-70)."""
    return _bare_hands(table.content.dice.bare_hands == "red")


@cache
def _bare_hands(red: bool) -> Weapon:
    return Weapon(BARE_HANDS, 0, int(red), int(not red), 0, "", (), frozenset({"melee", BARE_HANDS}))


def power_weapon(power: printed.Power, level: printed.PowerLevel) -> Weapon:
    """The attack of a power: its base and the chosen level (SS-POWER-14)."""
    tags = frozenset({"power", reach_tag(power.range), power.id})
    effects = (*power.effects, *level.effects)
    numbers = power.hits + level.hits, level.red, level.blue, power.range
    return Weapon(power.id, *numbers, power.type, effects, tags, shown=shown(power.id, effects))


def ally_weapon(table: SwordAndSorceryTable, ally: Ally) -> Weapon:
    """The attack of a companion."""
    card = table.content.companions[ally.card]
    tags = frozenset({"ally", "melee" if not card.range else "ranged", card.id})
    numbers, effects = (card.hits, card.red, card.blue, card.range), shown(card.id, card.effects)
    return Weapon(card.id, *numbers, card.type, card.effects, tags, shown=effects)


def enemy_weapon(table: SwordAndSorceryTable, scroll: EnemyScroll, id: str, *, ranged: bool) -> Weapon:
    """The attack of an enemy: melee against a hero in its own area (SS-ENEMYATTACK-2).

    Without an id it is that of the primary weapon. Worked out once for each scroll.
    """
    weapons = CACHES[table.content].enemy_weapons
    found = weapons.get((scroll.id, id, ranged))
    if found is None:
        weapon = scroll.weapons[id or scroll.primary]
        tags = frozenset({"enemy", weapon.id, "ranged" if ranged else "melee"})
        numbers, effects = (weapon.hits, weapon.red, weapon.blue, 0), shown(weapon.id, weapon.effects)
        found = Weapon(weapon.id, *numbers, weapon.type, weapon.effects, tags, shown=effects)
        weapons[scroll.id, id, ranged] = found
    return found
