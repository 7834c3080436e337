"""Conditions of statements: does something hold now?"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from holdfast.games.sword_and_sorcery.content.campaign_map import MEMORY_CHECKS, NOTHING
from holdfast.games.sword_and_sorcery.content.vocabulary import ALL_CHECKS, alternatives
from holdfast.games.sword_and_sorcery.rules import control
from holdfast.games.sword_and_sorcery.rules.find import bodies, heroes_in_play, is_engaged
from holdfast.games.sword_and_sorcery.rules.stats import count_in_play
from holdfast.games.sword_and_sorcery.state import Body, Figure

if TYPE_CHECKING:
    from holdfast.games.sword_and_sorcery.rules.effects.context import Scene


def holds(scene: "Scene", text: str) -> bool:
    """Do all parts of a condition hold?"""
    parts, *others = _alternatives(text)
    if not others and len(parts) == 1:
        test, args, wanted = parts[0]
        return test(scene, *args) is wanted
    return any(
        all(test(scene, *args) is wanted for test, args, wanted in parts) for parts in _alternatives(text)
    )


Part = tuple[Callable[..., bool], list[str], bool]
"""A check, its arguments, and what it must come to."""


@cache
def _alternatives(text: str) -> tuple[tuple[Part, ...], ...]:
    """A condition as the rules use it."""
    return tuple(
        tuple((TESTS[check], args, wanted) for check, args, wanted in parts) for parts in alternatives(text)
    )


def _target(scene: "Scene") -> Body | None:
    found = scene.bodies()
    return found[0] if found else None


def _place(scene: "Scene") -> str:
    """Where control is looked up: at the target of a hero's card, at an enemy itself."""
    target = _target(scene)
    if target is not None and type(scene.actor) is not Figure:
        return target.area
    return scene.here


def _engaged(scene: "Scene") -> bool:
    if type(scene.actor) is Figure:
        return any(body.area == scene.here for body in bodies(scene.table.state))
    return is_engaged(scene.table.state, scene.here)


def _engaged_with(scene: "Scene", number: str) -> bool:
    return sum(body.area == scene.here for body in bodies(scene.table.state)) >= int(number)


def _wounded(scene: "Scene") -> bool:
    return scene.actor is not None and scene.actor.wounds > 0


def _hidden(scene: "Scene") -> bool:
    return scene.unseen or (scene.actor is not None and scene.actor.hidden)


def _down(scene: "Scene") -> bool:
    return scene.actor is not None and scene.actor.down


def _alone(scene: "Scene") -> bool:
    state, actor = scene.table.state, scene.actor
    return not any(body.area == scene.here and body is not actor for body in bodies(state))


def _has_charge(scene: "Scene") -> bool:
    return scene.foe is not None and any(scene.foe.charges.values())


def _kd_hero_here(scene: "Scene") -> bool:
    return any(body.down and body.area == scene.here for body in bodies(scene.table.state))


def _target_wounded(scene: "Scene") -> bool:
    target = _target(scene)
    return target is not None and target.wounds > 0


def _target_down(scene: "Scene") -> bool:
    target = _target(scene)
    return target is not None and target.down


def _holds_key(scene: "Scene", key: str) -> bool:
    return any(key in hero.keys for hero in scene.table.state.heroes)


def _flag(scene: "Scene", name: str, number: str) -> bool:
    return scene.table.state.flags.get(name, 0) >= int(number)


def _in_area(scene: "Scene", area: str) -> bool:
    return any(hero.area == area for hero in heroes_in_play(scene.table.state))


def _all_in_area(scene: "Scene", area: str) -> bool:
    living = heroes_in_play(scene.table.state)
    return bool(living) and all(hero.area == area for hero in living)


def _has_item(scene: "Scene", item: str) -> bool:
    for hero in scene.table.state.heroes:
        if any(piece.partition(".")[0] == item for piece in (*hero.pack, *hero.slots.values())):
            return True
    return False


def _remembers(check: Callable[..., bool]) -> Callable[..., bool]:
    return lambda scene, *args: check(scene.table.state.memory or NOTHING, *args)


def _any_of_rank(scene: "Scene", rank: str) -> bool:
    scrolls = scene.table.content.scrolls
    return any(scrolls[foe.scroll].rank == rank for foe in scene.table.state.foes)


TESTS: dict[str, Callable[..., bool]] = {
    "engaged": _engaged,
    "wounded": _wounded,
    "hidden": _hidden,
    "kd": _down,
    "alone": _alone,
    "day": lambda scene: scene.table.state.time == "day",
    "night": lambda scene: scene.table.state.time == "night",
    "target-wounded": _target_wounded,
    "target-kd": _target_down,
    "heroes-control": lambda scene: control.heroes_control(scene.table, _place(scene)),
    "heroes-dominate": lambda scene: control.heroes_dominate(scene.table, _place(scene)),
    "enemies-control": lambda scene: control.enemies_control(scene.table, _place(scene)),
    "enemies-dominate": lambda scene: control.enemies_dominate(scene.table, _place(scene)),
    "kd-hero-here": _kd_hero_here,
    "has-charge": _has_charge,
    "ghosts": lambda scene: len(heroes_in_play(scene.table.state)) < len(scene.table.state.heroes),
    "engaged-with": _engaged_with,
    "heroes-at-least": lambda scene, number: count_in_play(scene.table) >= int(number),
    "heroes-at-most": lambda scene, number: count_in_play(scene.table) <= int(number),
    "enemies-at-most": lambda scene, number: len(scene.table.state.foes) <= int(number),
    "round": lambda scene, number: scene.table.state.round >= int(number),
    "flag": _flag,
    "dead": lambda scene, scroll: scroll in scene.table.state.dead,
    "open": lambda scene, door: door not in scene.table.state.closed,
    "holds": _holds_key,
    "rank": _any_of_rank,
    "in": _in_area,
    "all-in": _all_in_area,
    "has": _has_item,
    "gate": lambda scene, gate: scene.table.state.gates.get(gate, False),
    "shrine": lambda scene, area: scene.table.state.shrines.get(area, False),
    "emptied": lambda scene, chest: chest not in scene.table.state.chests,
    **{name: _remembers(check) for name, check in MEMORY_CHECKS.items()},
}

assert set(TESTS) == set(ALL_CHECKS)
