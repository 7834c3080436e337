"""Picking things up and putting them down (SS-FREE-4 to SS-FREE-6)."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import about
from holdfast.games.sword_and_sorcery.rules.hero import equipment
from holdfast.games.sword_and_sorcery.rules.quest import goods, loot
from holdfast.games.sword_and_sorcery.rules.stats import full_shields, has_room
from holdfast.games.sword_and_sorcery.state import MAX_SEATS, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Verb, of_each_seat
from holdfast.kernel.table import Rule

ENOUGH = "enough"
PUT_DOWN = Verb("put-down")
DONE = of_each_seat(ENOUGH, MAX_SEATS)


def takeable(table: SwordAndSorceryTable, hero: Hero) -> list[str]:
    """What a hero can pick up here; items need room in the inventory (SS-HERO-8)."""
    lying = table.state.ground.get(hero.area)
    if lying is None:
        return []
    found = loot.things(lying)
    if (lying.items or lying.treasure) and not has_room(table, hero):
        found = [thing for thing in found if thing in ("crowns", "loot")]
    return found


def drop(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    """Any number of items and crowns are put down."""
    first = True
    while True:
        options = PUT_DOWN.all_of(hero.seat, (*hero.slots.values(), *hero.pack))
        options += goods.sums("drop-crowns", hero.seat, hero.crowns)
        if not first or not options:
            options.append(DONE[hero.seat])
        choice = yield Question("drop", options, about.HERO[hero.id])
        first = False
        if choice.verb == ENOUGH:
            break
        if choice.verb == "drop-crowns":
            _drop_crowns(table, hero, int(choice.on[0]))
        else:
            refitting = put_down(table, hero, choice.on[0])
            if refitting is not None:
                yield from refitting
    yield from equipment.bear_wounds(table, hero) or ()


def _drop_crowns(table: SwordAndSorceryTable, hero: Hero, count: int) -> None:
    goods.pay_crowns(table, hero, count)
    loot.leave(table, hero.area, crowns=count)


def put_down(table: SwordAndSorceryTable, hero: Hero, piece: str) -> Rule[None] | None:
    """One item, equipped or carried."""
    before = full_shields(table, hero) if hero.shields else 0
    if piece in hero.pack:
        hero.pack = tuple([one for one in hero.pack if one != piece])
    else:
        hero.slots = {slot: held for slot, held in hero.slots.items() if held != piece}
    goods.lay_down(table, hero.area, equipment.plain(table, piece))
    return equipment.refit(table, hero, before)
