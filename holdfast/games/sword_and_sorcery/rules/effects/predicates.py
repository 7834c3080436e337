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
    from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext


def holds(context: "EffectContext", text: str) -> bool:
    """Do all parts of a condition hold?"""
    parts, *others = _alternatives(text)
    if not others and len(parts) == 1:
        test, args, wanted = parts[0]
        return test(context, *args) is wanted
    return any(
        all(test(context, *args) is wanted for test, args, wanted in parts) for parts in _alternatives(text)
    )


Part = tuple[Callable[..., bool], list[str], bool]
"""A check, its arguments, and what it must come to."""


@cache
def _alternatives(text: str) -> tuple[tuple[Part, ...], ...]:
    """A condition as the rules use it."""
    return tuple(
        tuple((TESTS[check], args, wanted) for check, args, wanted in parts) for parts in alternatives(text)
    )


def _target(context: "EffectContext") -> Body | None:
    found = context.bodies()
    return found[0] if found else None


def _place(context: "EffectContext") -> str:
    """Where control is looked up: at the target of a hero's card, at an enemy itself."""
    target = _target(context)
    if target is not None and type(context.actor) is not Figure:
        return target.area
    return context.here


def _engaged(context: "EffectContext") -> bool:
    if type(context.actor) is Figure:
        return any(body.area == context.here for body in bodies(context.table.state))
    return is_engaged(context.table.state, context.here)


def _engaged_with(context: "EffectContext", number: str) -> bool:
    return sum(body.area == context.here for body in bodies(context.table.state)) >= int(number)


def _wounded(context: "EffectContext") -> bool:
    return context.actor is not None and context.actor.wounds > 0


def _hidden(context: "EffectContext") -> bool:
    return context.unseen or (context.actor is not None and context.actor.hidden)


def _down(context: "EffectContext") -> bool:
    return context.actor is not None and context.actor.down


def _alone(context: "EffectContext") -> bool:
    state, actor = context.table.state, context.actor
    return not any(body.area == context.here and body is not actor for body in bodies(state))


def _has_charge(context: "EffectContext") -> bool:
    return context.foe is not None and any(context.foe.charges.values())


def _kd_hero_here(context: "EffectContext") -> bool:
    return any(body.down and body.area == context.here for body in bodies(context.table.state))


def _target_wounded(context: "EffectContext") -> bool:
    target = _target(context)
    return target is not None and target.wounds > 0


def _target_down(context: "EffectContext") -> bool:
    target = _target(context)
    return target is not None and target.down


def _holds_key(context: "EffectContext", key: str) -> bool:
    return any(key in hero.keys for hero in context.table.state.heroes)


def _flag(context: "EffectContext", name: str, number: str) -> bool:
    return context.table.state.flags.get(name, 0) >= int(number)


def _in_area(context: "EffectContext", area: str) -> bool:
    return any(hero.area == area for hero in heroes_in_play(context.table.state))


def _all_in_area(context: "EffectContext", area: str) -> bool:
    living = heroes_in_play(context.table.state)
    return bool(living) and all(hero.area == area for hero in living)


def _has_item(context: "EffectContext", item: str) -> bool:
    for hero in context.table.state.heroes:
        if any(piece.partition(".")[0] == item for piece in (*hero.pack, *hero.slots.values())):
            return True
    return False


def _remembers(check: Callable[..., bool]) -> Callable[..., bool]:
    return lambda context, *args: check(context.table.state.memory or NOTHING, *args)


def _any_of_rank(context: "EffectContext", rank: str) -> bool:
    scrolls = context.table.content.scrolls
    return any(scrolls[foe.scroll].rank == rank for foe in context.table.state.foes)


TESTS: dict[str, Callable[..., bool]] = {
    "engaged": _engaged,
    "wounded": _wounded,
    "hidden": _hidden,
    "kd": _down,
    "alone": _alone,
    "day": lambda context: context.table.state.time == "day",
    "night": lambda context: context.table.state.time == "night",
    "target-wounded": _target_wounded,
    "target-kd": _target_down,
    "heroes-control": lambda context: control.heroes_control(context.table, _place(context)),
    "heroes-dominate": lambda context: control.heroes_dominate(context.table, _place(context)),
    "enemies-control": lambda context: control.enemies_control(context.table, _place(context)),
    "enemies-dominate": lambda context: control.enemies_dominate(context.table, _place(context)),
    "kd-hero-here": _kd_hero_here,
    "has-charge": _has_charge,
    "ghosts": lambda context: len(heroes_in_play(context.table.state)) < len(context.table.state.heroes),
    "engaged-with": _engaged_with,
    "heroes-at-least": lambda context, number: count_in_play(context.table) >= int(number),
    "heroes-at-most": lambda context, number: count_in_play(context.table) <= int(number),
    "enemies-at-most": lambda context, number: len(context.table.state.foes) <= int(number),
    "round": lambda context, number: context.table.state.round >= int(number),
    "flag": _flag,
    "dead": lambda context, scroll: scroll in context.table.state.dead,
    "open": lambda context, door: door not in context.table.state.closed,
    "holds": _holds_key,
    "rank": _any_of_rank,
    "in": _in_area,
    "all-in": _all_in_area,
    "has": _has_item,
    "gate": lambda context, gate: context.table.state.gates.get(gate, False),
    "shrine": lambda context, area: context.table.state.shrines.get(area, False),
    "emptied": lambda context, chest: chest not in context.table.state.chests,
    **{name: _remembers(check) for name, check in MEMORY_CHECKS.items()},
}

assert set(TESTS) == set(ALL_CHECKS)
