"""What everybody at the table may see: nothing that is hidden depends on a seat."""

from typing import Any

import msgspec

from holdfast.games.sword_and_sorcery.content.cards import Content, Scroll
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.enemy.forecast import foresee
from holdfast.games.sword_and_sorcery.rules.find import abilities_of, ground_of, scroll_of
from holdfast.games.sword_and_sorcery.rules.geometry import FAR
from holdfast.games.sword_and_sorcery.rules.hero.actions import combat_left, moves_left, special_left
from holdfast.games.sword_and_sorcery.rules.hero.movement import cost_of, mp_of
from holdfast.games.sword_and_sorcery.rules.stats import (
    armor,
    capacity,
    defence,
    injuries,
    is_flying,
    max_hp,
)
from holdfast.games.sword_and_sorcery.state import (
    Ally,
    Body,
    Figure,
    Foe,
    Hero,
    SwordAndSorceryTable,
    field_of,
)


def view(table: SwordAndSorceryTable) -> dict[str, Any]:
    """The whole table as plain data."""
    state = table.state
    return {
        "quest": state.quest,
        "phase": state.phase,
        "round": state.round,
        "active": state.active,
        "time": state.time,
        "shards": state.shards,
        "map": _map(table),
        "heroes": [_hero(table, hero) for hero in state.heroes],
        "companions": [_ally(table, ally) for ally in state.allies],
        "enemies": [_foe(table, foe) for foe in state.foes],
        "turn": _turn(table),
        "events": {"left": len(state.events), "open": list(state.open_events)},
        "encounter": state.encounter,
        "priority": {"hero": state.priority, "level": state.priority_level},
        "acting": list(state.acting),
        "charges": dict(state.charges),
        "gain": {"hero": state.gains[0].hero, "talent": state.gains[0].talent} if state.gains else None,
        "visit": (
            {"shopper": state.visit.shopper, "heroes": list(state.visit.heroes)} if state.visit else None
        ),
        "emporium": list(state.emporium) if state.visit is not None else [],
        "stash": list(state.stash) if state.visit is not None else [],
        "outcome": (
            {"won": table.outcome.won, "reason": table.outcome.reason} if table.outcome is not None else None
        ),
        "story": list(state.told),
        "attacks": [_attack(attack) for attack in state.attacks],
    }


def _turn(table: SwordAndSorceryTable) -> dict[str, Any]:
    """What the active hero has done, and what is left to do."""
    state = table.state
    turn = state.turn
    hero = next((hero for hero in state.heroes if hero.id == state.active), None)
    left = {"combat": 0, "special": 0, "mp": 0}
    if state.phase == "hero" and hero is not None:
        left = {
            "combat": max(combat_left(table, hero), 0),
            "special": max(special_left(table, hero), 0),
            "mp": turn.mp if turn.moving else mp_of(table, hero) if moves_left(table, hero) > 0 else 0,
        }
    return {
        "moving": turn.moving,
        "mp": turn.mp,
        "combat": turn.combat,
        "special": turn.special,
        "left": left,
    }


def _map(table: SwordAndSorceryTable) -> dict[str, Any]:
    state = table.state
    field = field_of(table)
    map = field.map
    ground = ground_of(table)
    terrain = {area: kind for kind, areas in field.quest.terrain.items() for area in areas}
    return {
        "width": map.width,
        "height": map.height,
        "areas": [
            {
                "id": area,
                "cells": [list(cell) for cell in map.outline(area)],
                "dot": list(map.dots[area]),
                "terrain": terrain.get(area, ""),
                "ways": list(ground.steps[area]),
                "away": {other: steps for other, steps in ground.fly[area].items() if steps < FAR},
                "hindering": area in field.quest.hindering,
                "dangerous": area in field.quest.dangerous,
                "burning": list(state.burning.get(area, ())),
                "runes": list(state.runes.get(area, ())),
                "shadows": sum(shadow.area == area for shadow in state.shadows),
                "story": area in state.stories,
                "search": area in state.search,
                "shrine": state.shrines.get(area),
                "ground": _ground(table, area),
            }
            for area in map.areas
        ],
        "walls": [[list(start), list(end)] for start, end in map.walls],
        "barriers": [list(pair) for pair in sorted(map.barriers)],
        "doors": [
            {
                "id": id,
                "closed": id in state.closed,
                "kind": field.quest.doors[id].kind,
                "lock": state.locks.get(id, ""),
                "at": [[list(start), list(end)] for start, end in door.segments],
            }
            for id, door in map.doors.items()
        ],
        "gates": [
            {
                "id": gate.id,
                "area": gate.area,
                "symbol": gate.symbol,
                "active": state.gates.get(gate.id, False),
            }
            for gate in field.quest.gates
        ],
        "chests": [
            {"id": chest.id, "area": chest.area, "lock": state.locks.get(chest.id, "")}
            for chest in field.quest.chests
            if chest.id in state.chests
        ],
        "keys": dict(state.keys),
        "waypoints": [
            {"id": one.id, "area": one.area} for one in field.quest.waypoints if one.id in state.waypoints
        ],
    }


def _ground(table: SwordAndSorceryTable, area: str) -> dict[str, Any]:
    lying = table.state.ground.get(area)
    if lying is None:
        return {}
    return {
        "items": list(lying.items),
        "crowns": lying.crowns,
        "loot": lying.loot,
        "treasure": lying.treasure,
    }


def _body(table: SwordAndSorceryTable, body: Body) -> dict[str, Any]:
    return {
        "id": body.id,
        "area": body.area,
        "wounds": body.wounds,
        "hp": max_hp(table, body),
        "armor": armor(table, body),
        "defence": defence(table, body),
        "shields": body.shields,
        "down": body.down,
        "blind": bool(body.blind),
        "slow": bool(body.slow),
        "stun": bool(body.stun),
        "poison": body.poison,
        "burns": list(body.burns),
        "injuries": injuries(table, body),
        "hidden": body.hidden,
        "boosts": [boost.source for boost in body.boosts],
    }


def _hero(table: SwordAndSorceryTable, hero: Hero) -> dict[str, Any]:
    mp = mp_of(table, hero)
    moving = table.state.turn.moving and table.state.active == hero.id
    return _body(table, hero) | {
        "mp": mp,
        "reach": _reach(table, hero, table.state.turn.mp if moving else mp),
        "sees": seeing.seen_by_hero(table, hero.area),
        "card": hero.card,
        "seat": hero.seat,
        "rank": hero.rank,
        "ghost": hero.ghost,
        "acted": hero.acted,
        "powers": [{"id": held.id, "wait": held.wait} for held in hero.powers],
        "slots": dict(hero.slots),
        "pack": list(hero.pack),
        "capacity": capacity(table, hero),
        "crowns": hero.crowns,
        "keys": list(hero.keys),
    }


def _reach(table: SwordAndSorceryTable, hero: Hero, mp: int) -> dict[str, int]:
    """The areas that a movement action leads to, with what the way costs."""
    if hero.down:
        mp -= 1
    ground = ground_of(table)
    ways = ground.flights if is_flying(table, hero) else ground.steps
    found = {hero.area: 0}
    edge = [hero.area]
    while edge:
        area = min(edge, key=found.__getitem__)
        edge.remove(area)
        for way in ways[area]:
            cost = found[area] + cost_of(table, hero, way)
            if cost <= mp and cost < found.get(way, FAR):
                found[way] = cost
                edge.append(way)
    return {area: cost for area, cost in found.items() if cost}


def _ally(table: SwordAndSorceryTable, ally: Ally) -> dict[str, Any]:
    return _body(table, ally) | {
        "card": ally.card,
        "sees": seeing.seen_by_hero(table, ally.area),
        "owner": ally.owner,
        "load": ally.load,
    }


def _foe(table: SwordAndSorceryTable, foe: Foe) -> dict[str, Any]:
    scroll = scroll_of(table, foe)
    return {
        "card": foe.card,
        "scroll": foe.scroll,
        "rank": scroll.rank,
        "style": scroll.style,
        "target": scroll.target,
        "owner": foe.owner,
        "powers": list(foe.powers),
        "charges": dict(foe.charges),
        "abilities": [ability.id for ability in abilities_of(table, foe)],
        "foresight": foresee(table, foe),
        "figures": [_figure(table, figure) for figure in foe.figures],
    }


def _figure(table: SwordAndSorceryTable, figure: Figure) -> dict[str, Any]:
    return _body(table, figure) | {"sees": list(ground_of(table).sees[figure.area])}


def _attack(attack: Any) -> dict[str, Any]:
    return {
        "attacker": attack.attacker,
        "weapon": attack.weapon,
        "targets": list(attack.targets),
        "fixed": attack.fixed,
        "bonus": attack.bonus,
        "red": attack.red,
        "blue": attack.blue,
        "dice": [{"colour": die.colour, "face": die.face, "spent": list(die.spent)} for die in attack.dice],
        "effects": list(attack.effects),
        "used": list(attack.used),
        "hits": attack.hits,
        "defender": attack.defender,
        "fatal": attack.fatal,
        "normal": attack.normal,
        "defence": [{"face": die.face, "spent": list(die.spent)} for die in attack.defence],
        "defence_effects": list(attack.defence_effects),
        "defence_used": list(attack.defence_used),
    }


def catalogue(content: Content) -> dict[str, Any]:
    """Hero cards, gems, powers, items, scrolls, enemies, encounters, events and quests as plain data."""
    return {
        "dice": {"red": content.dice.red, "blue": content.dice.blue},
        "classes": _plain(content.classes),
        "gems": _plain(content.gems),
        "powers": _plain(content.powers),
        "companions": _plain(content.companions),
        "items": _plain(content.items),
        "scrolls": {id: _scroll(scroll) for id, scroll in content.scrolls.items()},
        "enemies": _plain(content.enemies),
        "bosses": {side.id: _bare(side) for boss in content.bosses.values() for side in boss.sides},
        "abilities": {
            id: {"when": one.when, "charges": one.charges} for id, one in content.abilities.items()
        },
        "encounters": _plain(content.encounters),
        "events": {
            id: {"kind": one.kind, "lasting": one.lasting, "effects": one.effects}
            for id, one in content.events.items()
        },
        "quests": {
            id: {
                "act": field.quest.act,
                "stories": {story.id: msgspec.to_builtins(story.do) for story in field.quest.stories},
            }
            for id, field in content.fields.items()
        },
    }


def _scroll(scroll: Scroll) -> dict[str, Any]:
    """Both kinds of scroll alike: an enemy's, and a side of a boss."""
    return {
        "kind": scroll.kind,
        "rank": scroll.rank,
        "race": scroll.race,
        "style": scroll.style,
        "target": scroll.target,
        "weapons": [_bare(weapon) for weapon in scroll.weapons.values()],
        "behaviours": [_bare(behaviour) for behaviour in scroll.behaviours],
        "abilities": [ability.id for ability in scroll.abilities],
    }


def _plain(found: dict[str, Any]) -> dict[str, Any]:
    return {id: _bare(one) for id, one in found.items()}


def _bare(one: Any) -> Any:
    """A card without what it leaves open: nothing, none, no number."""
    facts = msgspec.to_builtins(one)
    return {key: value for key, value in facts.items() if value not in ("", 0, [], {}, None, False, -1)}
