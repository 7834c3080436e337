"""Doors, chests, magic locks, search tokens and traps (SS-DOOR, SS-CHEST, SS-LOCK, SS-SEARCH, SS-TRAP)."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import dice, wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import shadows
from holdfast.games.sword_and_sorcery.rules.find import bodies, figure_of, geometry_of
from holdfast.games.sword_and_sorcery.rules.geometry import FAR
from holdfast.games.sword_and_sorcery.rules.hero import reactions
from holdfast.games.sword_and_sorcery.rules.quest import goods, loot, piles, triggers
from holdfast.games.sword_and_sorcery.rules.stats import bonus
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryTable, field_of
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def doors_at(table: SwordAndSorceryTable, area: str, kind: str) -> list[str]:
    """Closed doors of that kind at an area, without magic locks."""
    state = table.state
    found = []
    for id in field_of(table).doors[kind].get(area, ()):
        if id in state.closed and id not in state.locks:
            found.append(id)
    return found


def chests_at(table: SwordAndSorceryTable, area: str) -> list[str]:
    """Chests in an area, without magic locks (SS-RULE-16)."""
    state = table.state
    here = field_of(table).chests.get(area, ())
    return [id for id in here if id in state.chests and id not in state.locks]


def locks_at(table: SwordAndSorceryTable, hero: Hero) -> list[str]:
    """Magic locks the hero can remove here with a key of the colour (SS-LOCK-2, SS-RULE-147)."""
    if not hero.keys:
        return []
    field = field_of(table)
    areas = {chest.id: (chest.area,) for chest in field.quest.chests}
    found = []
    for id, colour in table.state.locks.items():
        places = field.map.doors[id].areas if id in field.map.doors else areas[id]
        if colour in hero.keys and hero.area in places:
            found.append(id)
    return found


def open_door(table: SwordAndSorceryTable, hero: Hero, id: str) -> Rule[None]:
    """The trap first, then the door is gone for good (SS-DOOR-3, SS-DOOR-4)."""
    state = table.state
    table.note("opens-door", hero.seat, hero=hero.id, door=id)
    first, second = field_of(table).map.doors[id].areas
    yield from spring_trap(table, hero, {first: 1, second: 1})
    state.closed = tuple([door for door in state.closed if door != id])
    table.note("opens", door=id)
    yield from shadows.look(table) or ()
    yield from triggers.fire(table, "opened", id) or ()


def open_chest(table: SwordAndSorceryTable, hero: Hero, id: str) -> Rule[None]:
    """The trap first, then what is inside; the opener may be dead by then (SS-RULE-144)."""
    state = table.state
    chest = next(chest for chest in field_of(table).quest.chests if chest.id == id)
    table.note("opens-chest", hero.seat, hero=hero.id, chest=id)
    yield from spring_trap(table, hero, {chest.area: 0})
    back = table.content.chests[chest.back]
    state.chests = [one for one in state.chests if one != id]
    if hero.ghost:
        loot.leave(table, chest.area, crowns=back.crowns, treasure=back.treasure)
    else:
        goods.gain_crowns(table, hero, back.crowns)
        for _ in range(back.treasure):
            yield from goods.draw_treasure(table, hero)
    yield from triggers.fire(table, "chest", id) or ()


def search(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    """A red die and the entry for what it shows; the token goes (SS-SEARCH-2)."""
    state = table.state
    area = hero.area
    token = table.content.search[state.search.pop(area)]
    table.note("searches", hero.seat, hero=hero.id, search=token.id)
    shown = dice.roll_one(table, "red")
    context = EffectContext(table, hero, [hero.id], hero.area, token.id, tally=Tally())
    if not any(statements for name, statements in token.results.items() if name in shown):
        table.note("finds-nothing", hero.seat, hero=hero.id)
    for symbol in dict.fromkeys(shown):
        for name, statements in token.results.items():
            if name == symbol:
                yield from effects.run(context, statements) or ()
    yield from wounds.settle(table, context.tally) or ()
    yield from triggers.fire(table, "searched", area) or ()


# -- traps ---------------------------------------------------------------------------------------


def spring_trap(table: SwordAndSorceryTable, hero: Hero, origin: dict[str, int]) -> Rule[None]:
    """A trap card is drawn and resolved from where it is; some heroes draw more and choose one."""
    state = table.state
    drawn: list[str] = []
    for _ in range(1 + bonus(table, hero, "traps")):
        card = piles.draw(table, state.traps, "trap")
        if card is not None:
            drawn.append(card)
    if not drawn:
        return
    card = drawn[0]
    if len(drawn) > 1:
        table.note("traps", hero.seat, hero=hero.id, traps=[one.partition(".")[0] for one in drawn])
        choice = yield Question("trap", [option(f"trap:{one}", hero.seat) for one in drawn])
        card = choice.on[0]
    yield from _resolve(table, hero, card.partition(".")[0], origin)
    state.traps.discard += drawn


def _resolve(table: SwordAndSorceryTable, hero: Hero, id: str, origin: dict[str, int]) -> Rule[None]:
    trap = table.content.traps[id]
    table.note("trap", hero.seat, trap=id)
    tally = Tally()
    with table.because(f"trap-{id}"):
        if trap.do:
            for body in [
                body for body in bodies(table.state) if away(table, origin, body.area) <= trap.range
            ]:
                if figure_of(table.state, body.id) is not body:
                    continue
                if not (yield from reactions.save(table, body, trap.do)):
                    context = EffectContext(table, None, [body.id], body.area, id, tally=tally)
                    yield from effects.run(context, trap.do) or ()
        context = EffectContext(table, None, [], next(iter(origin)), id, tally=tally)
        yield from effects.run(context, trap.always) or ()
    yield from wounds.settle(table, tally) or ()


def away(table: SwordAndSorceryTable, origin: dict[str, int], area: str) -> int:
    """Steps from the trap along legal routes; both sides of a door are at 1 (SS-TRAP-3, SS-RULE-13)."""
    walk = geometry_of(table).walk
    return min((start + walk[place][area] for place, start in origin.items()), default=FAR)
