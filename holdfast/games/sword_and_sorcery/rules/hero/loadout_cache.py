"""The loadout of a hero as his cards are now: worked out once for each set of cards."""

from holdfast.games.sword_and_sorcery.caches import CACHES, MAX_LOADOUTS, MAX_SETS, Caches, LatestLoadout
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.rules.hero.equipment_effects import EquipmentSet
from holdfast.games.sword_and_sorcery.rules.hero.loadout import Loadout, UsableItems, permanents_in
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import PowerEffects, PowerSet, effects_at
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryTable


def loadout_of(table: SwordAndSorceryTable, hero: Hero) -> Loadout:
    """The loadout of a hero now: the one when last asked, or another if his cards have changed."""
    cards = hero.pack, hero.slots, hero.powers, hero.rank
    content = table.content
    latest = CACHES[content].latest_loadouts
    last = latest.get(hero.card)
    if last is not None and last.cards == cards:
        return last.loadout
    loadout = _next_loadout(content, hero, last)
    latest[hero.card] = LatestLoadout(cards, loadout, None)
    return loadout


def usable_items_of(table: SwordAndSorceryTable, hero: Hero) -> UsableItems:
    """What a hero can do with his items now."""
    cards = hero.pack, hero.slots, hero.powers, hero.rank
    last = CACHES[table.content].latest_loadouts.get(hero.card)
    if last is not None and last.items is not None and last.cards == cards:
        return last.items
    return loadout_and_items(table, hero)[1]


def loadout_and_items(table: SwordAndSorceryTable, hero: Hero) -> tuple[Loadout, UsableItems]:
    """The loadout of a hero now, and what he can do with his items."""
    cards = hero.pack, hero.slots, hero.powers, hero.rank
    latest = CACHES[table.content].latest_loadouts
    last = latest.get(hero.card)
    if last is not None and last.items is not None and last.cards == cards:
        return last.loadout, last.items
    loadout = loadout_of(table, hero)
    items = loadout.usable_items(hero.pack)
    latest[hero.card] = LatestLoadout(cards, loadout, items)
    return loadout, items


def _next_loadout(content: Content, hero: Hero, last: LatestLoadout | None) -> Loadout:
    """Most of what comes or goes leaves powers or equipment as they were, and often the whole loadout."""
    caches = CACHES[content]
    powers = equipment = None
    permanents = permanents_in(content, hero.pack)
    if last is not None:
        (_, slots, held, rank), loadout = last.cards, last.loadout
        powers = loadout.powers if rank == hero.rank and held == hero.powers else None
        equipment = loadout.equipment if rank == hero.rank and slots == hero.slots else None
        if powers is not None and equipment is not None and loadout.permanents == permanents:
            return loadout
    powers = powers or power_set_of(caches, content, hero)
    equipment = equipment or equipment_set_of(caches, content, hero)
    key, loadouts = (powers, equipment, permanents), caches.loadouts
    found = loadouts.get(key)
    if found is None:
        if len(loadouts) >= MAX_LOADOUTS:
            loadouts.clear()
        found = loadouts[key] = Loadout(content, hero, powers, equipment)
    return found


def power_set_of(caches: Caches, content: Content, hero: Hero) -> PowerSet:
    """What the powers of a hero are good for."""
    powers = tuple([held.id for held in hero.powers])
    key, sets = (hero.card, hero.rank, powers), caches.power_sets
    found = sets.get(key)
    if found is None:
        innate = [_effects(caches, content, id, hero.rank) for id in content.classes[hero.card].innate]
        chosen = [_effects(caches, content, id, hero.rank) for id in powers]
        if len(sets) >= MAX_SETS:
            sets.clear()
        found = sets[key] = PowerSet(hero.rank, innate, chosen, caches.offered_powers)
    return found


def _effects(caches: Caches, content: Content, id: str, rank: int) -> PowerEffects:
    found = caches.power_effects.get((id, rank))
    if found is None:
        found = caches.power_effects[id, rank] = effects_at(content.powers[id], rank)
    return found


def equipment_set_of(caches: Caches, content: Content, hero: Hero) -> EquipmentSet:
    """What the equipment of a hero is good for."""
    key, sets = (hero.rank, tuple(hero.slots.items())), caches.equipment_sets
    found = sets.get(key)
    if found is None:
        if len(sets) >= MAX_SETS:
            sets.clear()
        found = sets[key] = EquipmentSet(content, hero.slots, hero.rank)
    return found
