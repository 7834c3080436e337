"""The Stash handed out in one go: what players do card by card before their first quest (SS-STASH-3)."""

from holdfast.games.sword_and_sorcery.caches import CACHES, LatestStash
from holdfast.games.sword_and_sorcery.content.cards import MAX_COPIES, copies
from holdfast.games.sword_and_sorcery.rules.find import hero_of
from holdfast.games.sword_and_sorcery.rules.hero import equipment
from holdfast.games.sword_and_sorcery.rules.stats import has_room
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryTable
from holdfast.kernel.table import Rule

SLOTS = ("main", "off", "armor")
NO_END = -1


def can_outfit(table: SwordAndSorceryTable, heroes: list[str]) -> bool:
    """Has somebody an empty slot that a card of the Stash would fill?"""
    state = table.state
    for hero in state.heroes if state.stash else ():
        if hero.id in heroes and _is_wanting(table, hero):
            return True
    return False


def _is_wanting(table: SwordAndSorceryTable, hero: Hero) -> bool:
    """Has this hero one? Asked again and again while others shop: the last answer is remembered."""
    latest, stash = CACHES[table.content].latest_stash, table.state.stash
    last = latest.get(hero.card)
    if last is None or last.stash != stash or last.slots != hero.slots:
        last = latest[hero.card] = LatestStash(stash, hero.slots, _is_suited(table, hero))
    return last.fits and has_room(table, hero)


def _is_suited(table: SwordAndSorceryTable, hero: Hero) -> bool:
    for slot in SLOTS:
        if slot in hero.slots:
            continue
        if _suiting(table, hero, slot, most=1):
            return True
    return False


def outfit(table: SwordAndSorceryTable, heroes: list[str]) -> Rule[None]:
    """Every empty slot is filled, with what is made for the hero's style rather than for many."""
    party = [hero_of(table.state, id) for id in heroes]
    for slot in SLOTS:
        for hero in party:
            suiting = _suiting(table, hero, slot) if has_room(table, hero) else []
            if suiting:
                best = min(suiting, key=lambda piece: _rank(table, piece))
                table.state.stash = tuple([piece for piece in table.state.stash if piece != best])
                hero.pack = (*hero.pack, best)
                table.note("takes", hero.seat, hero=hero.id, item=best)
                yield from equipment.put_on(table, hero, best, slot) or ()


def _suiting(table: SwordAndSorceryTable, hero: Hero, slot: str, most: int = NO_END) -> list[str]:
    """What the hero may put on without taking anything off; he must have room to take it first.

    No more than `most`: who wants to know whether there is anything need not look on.
    """
    stash, made = table.state.stash, _made_for(table, hero, slot)
    if slot in hero.slots or made.isdisjoint(stash):
        return []
    found = []
    for piece in stash:
        if piece in made and not equipment.displaced(table, hero, piece, slot):
            found.append(piece)
            if len(found) == most:
                break
    return found


def _made_for(table: SwordAndSorceryTable, hero: Hero, slot: str) -> frozenset[str]:
    """All cards that heroes of that class may put into a slot."""
    known = CACHES[table.content].slot_pieces
    found = known.get((hero.card, slot))
    if found is None:
        found = known[hero.card, slot] = _all_made_for(table, hero, slot)
    return found


def _all_made_for(table: SwordAndSorceryTable, hero: Hero, slot: str) -> frozenset[str]:
    faces = [face for face in table.content.items if slot in equipment.fitting(table, hero, face)]
    return frozenset([piece for face in faces for piece in copies(face, MAX_COPIES)])


def _rank(table: SwordAndSorceryTable, piece: str) -> tuple[int, int]:
    """Few styles first, then many dice."""
    item = table.content.item(piece)
    return len(item.styles), -(item.red + item.blue + item.hits + item.defence + item.armor)
