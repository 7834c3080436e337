"""What the active hero may do now."""

from holdfast.games.sword_and_sorcery.content.quest import Field
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.dispatch import call
from holdfast.games.sword_and_sorcery.rules.effects import predicates as checks
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import boss
from holdfast.games.sword_and_sorcery.rules.find import geometry_of
from holdfast.games.sword_and_sorcery.rules.hero import companions, items, pick_up, powers
from holdfast.games.sword_and_sorcery.rules.hero.actions import AvailableActions, available_actions
from holdfast.games.sword_and_sorcery.rules.hero.movement import cost_of
from holdfast.games.sword_and_sorcery.rules.quest import doors
from holdfast.games.sword_and_sorcery.rules.stats import temporary_bonus
from holdfast.games.sword_and_sorcery.state import MAX_SEATS, Hero, SwordAndSorceryTable, field_of
from holdfast.kernel.question import Option, Target, Verb, of_each_seat, option

MOVE, OPEN, BREAK, EXCHANGE = Verb("move"), Verb("open"), Verb("break"), Verb("exchange")
PICK_UP, USE = Verb("pick-up"), Verb("use")
REARRANGE = of_each_seat("rearrange", MAX_SEATS)
DROP = of_each_seat("drop", MAX_SEATS)
DASH = of_each_seat("dash", MAX_SEATS)
END = of_each_seat("end-turn", MAX_SEATS)
ATTACK = Target("attack")
BETWEEN = ("special", "free")
"""Kinds of cards that may be used in the middle of another action."""


def offers(table: SwordAndSorceryTable, hero: Hero) -> list[Option]:
    """Every action that is open, the end of the turn last."""
    state, seat = table.state, hero.seat
    available = available_actions(table, hero)
    loadout, kinds = available.loadout, available.kinds
    field = field_of(table)
    found: list[Option] = []
    if available.moves or state.turn.moving:
        _add_movement(table, hero, available, field, found)
    if "combat" in kinds and state.foes:
        for weapon, range in loadout.weapons:
            for target in available.here if available.engaged else available.enemies(range):
                found.append(ATTACK[seat, weapon, target])
    if "special" in kinds:
        _add_special(table, hero, available, field, found)
    _add_free(table, hero, available, field, found)
    if loadout.powers.actives:
        found += powers.usable(table, hero, available)
    if available.items.items:
        for piece in items.usable(table, hero, available):
            found.append(USE[seat, piece])
    if state.allies:
        _add_allies(table, hero, available, found)
    if hero.area in field.actions:
        _add_quest(table, hero, available, field, found)
    found.append(END[seat])
    return found


def _add_movement(
    table: SwordAndSorceryTable, hero: Hero, available: AvailableActions, field: Field, found: list[Option]
) -> None:
    turn = table.state.turn
    mp = turn.mp if turn.moving else available.loadout.mp + temporary_bonus(table, hero, "mp")
    if mp <= 0:
        return
    if hero.down:
        found.append(option("stand", hero.seat))
        return
    geometry = geometry_of(table)
    ways = (geometry.flights if "flying" in available.loadout.bonuses else geometry.steps)[hero.area]
    if mp == 1 and field.quest.hindering:
        ways = _affordable(table, hero, ways, mp)
    found += moves(hero.seat, ways)


def _affordable(table: SwordAndSorceryTable, hero: Hero, ways: tuple[str, ...], mp: int) -> tuple[str, ...]:
    return tuple([way for way in ways if cost_of(table, hero, way) <= mp])


def moves(seat: int, ways: tuple[str, ...]) -> list[Option]:
    """Steps into those areas."""
    return MOVES.get((seat, ways)) or _first_moves(seat, ways)


MOVES: dict[tuple[int, tuple[str, ...]], list[Option]] = {}


def _first_moves(seat: int, ways: tuple[str, ...]) -> list[Option]:
    found = MOVES[seat, ways] = [MOVE[seat, way] for way in ways]
    return found


def _add_special(
    table: SwordAndSorceryTable, hero: Hero, available: AvailableActions, field: Field, found: list[Option]
) -> None:
    state, seat, area = table.state, hero.seat, hero.area
    if (state.turn.moving or hero.down) and "dash" not in hero.used:
        found.append(DASH[seat])
    if not available.engaged:
        if area in field.doors["locked"]:
            for door in doors.doors_at(table, area, "locked"):
                found.append(BREAK[seat, door])
        if area in field.chests and state.chests:
            for chest in doors.chests_at(table, area):
                found.append(BREAK[seat, chest])
        if hero.slots or hero.pack:
            found.append(REARRANGE[seat])
        for other in state.heroes:
            if other.area == area and other is not hero and not other.ghost:
                found.append(EXCHANGE[seat, other.id])
        if area in state.search:
            found.append(option("search", seat))
    if state.priority and "provoke" not in hero.used and boss.can_provoke(table, hero):
        found += _provocations(table, hero)


def _provocations(table: SwordAndSorceryTable, hero: Hero) -> list[Option]:
    """A boss that sees the hero may be provoked (SS-PRIORITY-6, -8)."""
    found: list[Option] = []
    for foe in table.state.foes:
        if foe.boss:
            for figure in foe.figures:
                if not figure.blind and seeing.enemy_sees(table, figure.area, hero.area):
                    found.append(option(f"provoke:{foe.card}", hero.seat))
                    break
    return found


def _add_free(
    table: SwordAndSorceryTable, hero: Hero, available: AvailableActions, field: Field, found: list[Option]
) -> None:
    state, seat, area = table.state, hero.seat, hero.area
    if area in field.doors["door"] and state.closed:
        for door in doors.doors_at(table, area, "door"):
            found.append(OPEN[seat, door])
    if hero.keys:
        for lock in doors.locks_at(table, hero):
            found.append(option(f"unlock:{lock}", seat))
    if state.keys and area in state.keys.values():
        found += [option(f"take-key:{key}", seat) for key, place in state.keys.items() if place == area]
    if not available.engaged:
        if area in state.ground:
            for thing in pick_up.takeable(table, hero):
                found.append(PICK_UP[seat, thing])
        if hero.slots or hero.pack or hero.crowns:
            found.append(DROP[seat])
    if available.loadout.imbues:
        for piece, imbue in available.loadout.imbues:
            if state.shards >= imbue:
                found.append(option(f"imbue:{piece}", seat))


def _add_allies(
    table: SwordAndSorceryTable, hero: Hero, available: AvailableActions, found: list[Option]
) -> None:
    for ally in table.state.allies:
        if companions.may_activate(ally, hero):
            held = next((one for one in hero.powers if one.out == ally.id), None)
            if held is not None and table.content.powers[held.id].kind in available.kinds:
                found.append(option(f"activate:{ally.id}", hero.seat))


def _add_quest(
    table: SwordAndSorceryTable, hero: Hero, available: AvailableActions, field: Field, found: list[Option]
) -> None:
    """What the quest offers here."""
    for action in field.actions[hero.area]:
        if action.id not in table.state.done and action.cost in available.kinds:
            context = EffectContext(table, hero, [hero.id], hero.area, action.id, tally=Tally())
            if not action.test or checks.holds(context, action.test):
                found.append(option(f"quest:{action.id}", hero.seat))


@call("cards_between")
def cards_between(table: SwordAndSorceryTable, hero: Hero) -> list[Option]:
    """Powers and items that may be used in the middle of another action (SS-BATTLE-13)."""
    found = []
    for one in powers.usable(table, hero):
        power = table.content.powers[one.on[0]]
        if power.kind in BETWEEN and not power.attack:
            found.append(one)
    for piece in items.usable(table, hero):
        item = table.content.item(piece)
        if item.action in BETWEEN and not (item.red or item.blue):
            found.append(option(f"use:{piece}", hero.seat))
    return found
