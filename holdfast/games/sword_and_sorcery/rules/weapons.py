"""What an attack is made with."""

from functools import cache
from typing import NamedTuple

from holdfast.games.sword_and_sorcery import printed
from holdfast.games.sword_and_sorcery.state import Ally, Hero, Play

BARE_HANDS = "bare-hands"


class Weapon(NamedTuple):
    """A weapon, power or other thing that attacks, with the words that filters know it by."""

    id: str
    hits: int
    red: int
    blue: int
    range: int
    type: str
    effects: tuple[str, ...]
    tags: frozenset[str]
    piece: str = ""


def fits(filter: str, tags: frozenset[str]) -> bool:
    """Does an attack have all the words of a filter?"""
    return not filter or _words(filter) <= tags


@cache
def _words(filter: str) -> frozenset[str]:
    return frozenset(filter.split())


def reach_tag(range: int) -> str:
    """A hero's attack with {0} is melee, with {1} or more ranged even in his own area (SS-COMBAT-5)."""
    return "ranged" if range else "melee"


def item_weapon(table: Play, piece: str, slot: str) -> Weapon:
    """The attack of a weapon in a slot, or of ammunition with dice of its own."""
    found: Weapon | None = table.content.memo.get((slot, piece))
    if found is None:
        item = table.content.item(piece)
        kind = "weapon" if item.kind == "weapon" else "item"
        tags = frozenset({kind, slot, item.category, reach_tag(item.range), item.id})
        numbers = item.hits, item.red, item.blue, item.range
        found = Weapon(item.id, *numbers, item.type, item.effects, tags, piece)
        table.content.memo[slot, piece] = found
    return found


def hero_weapons(table: Play, hero: Hero) -> list[Weapon]:
    """The weapons in the hands, or bare hands (SS-WEAPON-6)."""
    found = [item_weapon(table, hero.slots[slot], slot) for slot in ("main", "off") if slot in hero.slots]
    return found or [bare_hands(table)]


def bare_hands(table: Play) -> Weapon:
    """One die, range 0, no damage type (SS-RULE-70)."""
    return _bare_hands(table.content.dice.bare_hands == "red")


@cache
def _bare_hands(red: bool) -> Weapon:
    return Weapon(BARE_HANDS, 0, int(red), int(not red), 0, "", (), frozenset({"melee", BARE_HANDS}))


def power_weapon(power: printed.Power, level: printed.PowerLevel) -> Weapon:
    """The attack of a power: its base and the chosen level (SS-POWER-14)."""
    tags = frozenset({"power", reach_tag(power.range), power.id})
    effects = (*power.effects, *level.effects)
    hits = power.hits + level.hits
    return Weapon(power.id, hits, level.red, level.blue, power.range, power.type, effects, tags)


def ally_weapon(table: Play, ally: Ally) -> Weapon:
    """The attack of a companion."""
    card = table.content.companions[ally.card]
    tags = frozenset({"ally", "melee" if not card.range else "ranged", card.id})
    return Weapon(card.id, card.hits, card.red, card.blue, card.range, card.type, card.effects, tags)


def enemy_weapon(weapon: printed.EnemyWeapon, distance: int) -> Weapon:
    """The attack of an enemy: melee against a hero in its own area (SS-ENEMYATTACK-2)."""
    numbers = weapon.hits, weapon.red, weapon.blue
    return _enemy_weapon(weapon.id, numbers, weapon.type, weapon.effects, distance > 0)


@cache
def _enemy_weapon(
    id: str, numbers: tuple[int, int, int], type: str, effects: tuple[str, ...], ranged: bool
) -> Weapon:
    return Weapon(id, *numbers, 0, type, effects, frozenset({"enemy", id, "ranged" if ranged else "melee"}))
