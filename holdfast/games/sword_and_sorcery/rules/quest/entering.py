"""Coming into an area: burning ground, danger, enemies that lie in wait, shadows, stories."""

from holdfast.games.sword_and_sorcery.content.quest import Field
from holdfast.games.sword_and_sorcery.rules.combat import conditions, wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.enemy import shadows
from holdfast.games.sword_and_sorcery.rules.find import enemy_profile_of, is_in_play
from holdfast.games.sword_and_sorcery.rules.quest import story, triggers
from holdfast.games.sword_and_sorcery.rules.stats import is_flying
from holdfast.games.sword_and_sorcery.state import Ally, Body, Hero, SwordAndSorceryTable, field_of
from holdfast.kernel.table import Rule


def step(table: SwordAndSorceryTable, body: Body, area: str) -> Rule[None] | None:
    """A figure moves one area and everything there acts at once (SS-RULE-29, SS-RULE-68)."""
    body.came, body.area = body.area, area
    hero = body if type(body) is Hero else None
    table.note("moves", hero.seat if hero is not None else None, figure=body.id, area=area)
    if hero is not None and hero.ghost:
        return None
    state = table.state
    if area in state.burning:
        for level in state.burning[area]:
            conditions.burn(table, body, level)
    if hero is not None:
        return _arrive(table, hero)
    return _arrive(table, body) if type(body) is Ally else shadows.look(table)


def _arrive(table: SwordAndSorceryTable, friend: Hero | Ally) -> Rule[None] | None:
    """Danger first, then what comes to light, then what lies in wait; None where there is nothing."""
    if friend.area in field_of(table).quest.dangerous and not is_flying(table, friend):
        return _arrive_in_danger(table, friend)
    looking = shadows.look(table)
    return _meet(table, friend) if looking is None else _look_and_meet(table, friend, looking)


def _arrive_in_danger(table: SwordAndSorceryTable, friend: Hero | Ally) -> Rule[None]:
    tally = Tally()
    table.note("danger-hurts", figure=friend.id, area=friend.area)
    yield from wounds.lose(table, friend, 1, tally) or ()
    yield from wounds.settle(table, tally) or ()
    yield from shadows.look(table) or ()
    yield from _meet(table, friend) or ()


def _look_and_meet(table: SwordAndSorceryTable, friend: Hero | Ally, looking: Rule[None]) -> Rule[None]:
    yield from looking
    yield from _meet(table, friend) or ()


def _meet(table: SwordAndSorceryTable, friend: Hero | Ally) -> Rule[None] | None:
    finding = _hero_arrives(table, friend) if type(friend) is Hero else None
    return ambush(table, friend) if finding is None else _find_and_meet(table, friend, finding)


def _find_and_meet(table: SwordAndSorceryTable, friend: Hero | Ally, finding: Rule[None]) -> Rule[None]:
    here = friend.area
    yield from finding
    if friend.area == here:
        yield from ambush(table, friend) or ()


def _hero_arrives(table: SwordAndSorceryTable, hero: Hero) -> Rule[None] | None:
    """Story events and what the quest has laid here; companions trigger nothing (SS-COMPANION-14)."""
    here, field = hero.area, field_of(table)
    if hero.ghost or not (here in table.state.stories or here in field.awaited):
        return None
    return _find_what_waits(table, hero, field)


def _find_what_waits(table: SwordAndSorceryTable, hero: Hero, field: Field) -> Rule[None]:
    state, here = table.state, hero.area
    if here in state.stories:
        card = state.stories.pop(here)
        yield from story.tell(table, card, hero)
    if not _is_there(hero, here):
        return
    for waypoint in field.quest.waypoints:
        if waypoint.area == here and waypoint.id in state.waypoints:
            yield from triggers.fire(table, "waypoint", waypoint.id) or ()
    yield from triggers.fire(table, "enter", here) or ()


def _is_there(hero: Hero, area: str) -> bool:
    return not hero.ghost and hero.area == area


def ambush(table: SwordAndSorceryTable, body: Hero | Ally) -> Rule[None] | None:
    """Enemies that react to a hero who moved in; None where nobody does."""
    here = body.area
    for foe in table.state.foes:
        for figure in foe.figures:
            if figure.area == here and enemy_profile_of(table, foe).at["entered"]:
                return _spring(table, body)
    return None


def _spring(table: SwordAndSorceryTable, body: Hero | Ally) -> Rule[None]:
    """They react one by one; not stunned or blinded ones (SS-RULE-165)."""
    state = table.state
    here = body.area
    for foe in list(state.foes):
        for figure in list(foe.figures):
            if figure.area != here or figure.stun or figure.blind:
                continue
            for ability in enemy_profile_of(table, foe).at["entered"]:
                gone = not is_in_play(state, body) or body.area != here
                if gone or (type(body) is Hero and body.ghost) or figure not in foe.figures:
                    return
                if not body.hidden:
                    yield from effects.use_ability(table, foe, figure, ability, [body.id])


def place(table: SwordAndSorceryTable, body: Body, area: str) -> Rule[None]:
    """A figure is put down somewhere: it came from nowhere (SS-RULE-67)."""
    body.area, body.came = area, ""
    table.note("placed", figure=body.id, area=area)
    yield from shadows.look(table) or ()
