"""The Stash handed out in one go: what players do card by card before their first quest (SS-STASH-3)."""

from holdfast.games.sword_and_sorcery.rules import equipment
from holdfast.games.sword_and_sorcery.rules.find import hero_of
from holdfast.games.sword_and_sorcery.rules.stats import capacity
from holdfast.games.sword_and_sorcery.state import Hero, Play
from holdfast.kernel.rules import Rule

SLOTS = ("main", "off", "armor")


def can_outfit(table: Play, heroes: list[str]) -> bool:
    """Has somebody an empty slot that a card of the Stash would fill?"""
    state = table.state
    for id in heroes if state.stash else ():
        hero = hero_of(state, id)
        if len(hero.pack) >= capacity(table, hero):
            continue
        free = [slot for slot in SLOTS if slot not in hero.slots]
        if free and any(_suits(table, hero, piece, slot) for slot in free for piece in state.stash):
            return True
    return False


def outfit(table: Play, heroes: list[str]) -> Rule[None]:
    """Every empty slot is filled, with what is made for the hero's style rather than for many."""
    party = [hero_of(table.state, id) for id in heroes]
    for slot in SLOTS:
        for hero in party:
            stash = table.state.stash
            suiting = [piece for piece in stash if _suits(table, hero, piece, slot)]
            if suiting:
                best = min(suiting, key=lambda piece: _rank(table, piece))
                table.state.stash = [piece for piece in stash if piece != best]
                hero.pack = [*hero.pack, best]
                table.note("takes", hero.seat, hero=hero.id, item=best)
                yield from equipment.put_on(table, hero, best, slot)


def _suits(table: Play, hero: Hero, piece: str, slot: str) -> bool:
    """May the hero put it on without taking anything off, with room to take it first?"""
    if slot not in equipment.fitting(table, hero, piece) or equipment.displaced(table, hero, piece, slot):
        return False
    return len(hero.pack) < capacity(table, hero)


def _rank(table: Play, piece: str) -> tuple[int, int]:
    """Few styles first, then many dice."""
    item = table.content.item(piece)
    return len(item.styles), -(item.red + item.blue + item.hits + item.defence + item.armor)
