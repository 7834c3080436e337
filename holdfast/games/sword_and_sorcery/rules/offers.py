"""What the active hero may do now."""

from holdfast.games.sword_and_sorcery.rules import (
    checks,
    companions,
    doors,
    ground,
    items,
    powers,
    reach,
    seeing,
)
from holdfast.games.sword_and_sorcery.rules.actions import Means, combat_left, moves_left, special_left
from holdfast.games.sword_and_sorcery.rules.find import is_engaged
from holdfast.games.sword_and_sorcery.rules.moving import cost_of, mp_of, ways_of
from holdfast.games.sword_and_sorcery.rules.scene import Scene
from holdfast.games.sword_and_sorcery.rules.tally import Tally
from holdfast.games.sword_and_sorcery.rules.weapons import BARE_HANDS, hero_weapons
from holdfast.games.sword_and_sorcery.state import Hero, Play, field_of
from holdfast.kernel.question import Option, Target, Verb, option

MOVE, OPEN, BREAK, EXCHANGE = Verb("move"), Verb("open"), Verb("break"), Verb("exchange")
PICK_UP, USE = Verb("pick-up"), Verb("use")
ATTACK, POWER = Target("attack"), Target("power")
BETWEEN = ("special", "free")
"""Kinds of cards that may be used in the middle of another action."""


def offers(table: Play, hero: Hero) -> list[Option]:
    """Every deed that is open, the end of the turn last."""
    engaged = is_engaged(table.state, hero.area)
    found = _movement(table, hero)
    found += _combat(table, hero)
    found += _special(table, hero, engaged)
    means = Means(table, hero)
    found += _free(table, hero, engaged, means)
    found += _cards(table, hero, means)
    found.append(option("end-turn", hero.seat))
    return found


def _movement(table: Play, hero: Hero) -> list[Option]:
    turn = table.state.turn
    if turn.moving:
        mp = turn.mp
    elif moves_left(table, hero) > 0:
        mp = mp_of(table, hero)
    else:
        return []
    if mp <= 0:
        return []
    if hero.down:
        return [option("stand", hero.seat)]
    seat, ways = hero.seat, ways_of(table, hero)
    if mp == 1 and field_of(table).quest.hindering:
        ways = tuple([way for way in ways if cost_of(table, hero, way) <= mp])
    return [MOVE[seat, way] for way in ways]


def _combat(table: Play, hero: Hero) -> list[Option]:
    if combat_left(table, hero) <= 0:
        return []
    found: list[Option] = []
    if not table.state.foes:
        return found
    for weapon in hero_weapons(table, hero):
        for target in reach.enemies_in_reach(table, hero, weapon.range):
            found.append(ATTACK[hero.seat, weapon.piece or BARE_HANDS, target])
    return found


def _special(table: Play, hero: Hero, engaged: bool) -> list[Option]:
    if special_left(table, hero) <= 0:
        return []
    state, seat = table.state, hero.seat
    found = []
    if "dash" not in hero.used and (hero.down or state.turn.moving):
        found.append(option("dash", seat))
    if not engaged:
        found += [BREAK[seat, id] for id in doors.doors_at(table, hero.area, "locked")]
        if state.chests:
            found += [BREAK[seat, id] for id in doors.chests_at(table, hero.area)]
        if hero.slots or hero.pack:
            found.append(option("rearrange", seat))
        for other in state.heroes:
            if other is not hero and other.area == hero.area and not other.ghost:
                found.append(EXCHANGE[seat, other.id])
        if hero.area in state.search:
            found.append(option("search", seat))
    if state.priority and "provoke" not in hero.used:
        for foe in state.foes:
            if foe.boss and any(seeing.hero_sees(table, hero.area, one.area) for one in foe.figures):
                found.append(option(f"provoke:{foe.card}", seat))
    return found


def _free(table: Play, hero: Hero, engaged: bool, means: Means) -> list[Option]:
    state, seat = table.state, hero.seat
    found = [OPEN[seat, id] for id in doors.doors_at(table, hero.area, "door")]
    if hero.keys:
        found += [option(f"unlock:{id}", seat) for id in doors.locks_at(table, hero)]
    if state.keys:
        found += [option(f"take-key:{key}", seat) for key, area in state.keys.items() if area == hero.area]
    if not engaged:
        if hero.area in state.ground:
            found += [PICK_UP[seat, thing] for thing in ground.takeable(table, hero)]
        if (hero.slots or hero.pack or hero.purse) and hero.area not in state.turn.dropped:
            found.append(option("drop", seat))
    for piece, imbue in means.kit.imbues:
        if state.shards >= imbue:
            found.append(option(f"imbue:{piece}", seat))
    return found


def _cards(table: Play, hero: Hero, means: Means) -> list[Option]:
    """Powers, items, companions and what the quest offers."""
    state, seat = table.state, hero.seat
    usable = powers.usable(table, hero, means)
    found = [POWER[seat, power.id, str(level.rank)] for power, level in usable]
    found += [USE[seat, piece] for piece in items.usable(table, hero, means)]
    for ally in state.allies:
        if companions.may_activate(ally, hero):
            held = next((one for one in hero.powers if one.out == ally.id), None)
            if held is not None and powers.has_action(table, hero, table.content.powers[held.id].kind):
                found.append(option(f"activate:{ally.id}", seat))
    for action in field_of(table).actions.get(hero.area, ()):
        if action.id not in state.done and powers.has_action(table, hero, action.cost):
            scene = Scene(table, hero, [hero.id], hero.area, action.id, tally=Tally())
            if not action.test or checks.holds(scene, action.test):
                found.append(option(f"quest:{action.id}", seat))
    return found


def cards_between(table: Play, hero: Hero) -> list[Option]:
    """Powers and items that may be used in the middle of another action (SS-BATTLE-13)."""
    usable = powers.usable(table, hero)
    found = [
        option(f"power:{power.id}>{level.rank}", hero.seat)
        for power, level in usable
        if power.kind in BETWEEN and not power.attack
    ]
    for piece in items.usable(table, hero):
        item = table.content.item(piece)
        if item.action in BETWEEN and not (item.red or item.blue):
            found.append(option(f"use:{piece}", hero.seat))
    return found
