"""Reactions: items and powers that are used outside the hero's own turn (SS-ACTIVATE-6)."""

from holdfast.games.sword_and_sorcery import printed
from holdfast.games.sword_and_sorcery.rules import seeing
from holdfast.games.sword_and_sorcery.rules.actions import is_acting
from holdfast.games.sword_and_sorcery.rules.stats import powers_of
from holdfast.games.sword_and_sorcery.state import Body, Figure, Hero, Play


def ready(table: Play, hero: Hero, moment: str) -> list[printed.Power]:
    """The reactions a hero may use at such a moment; a stunned one has none (SS-STUN-2)."""
    if hero.ghost or hero.stun or is_acting(table, hero):
        return []
    return [
        power
        for power, held in powers_of(table, hero)
        if power.kind == "reaction"
        and power.moment == moment
        and (held is None or not held.wait)
        and power.levels[0].rank <= hero.rank
        and power.id not in hero.used
        and power.id not in hero.spent
    ]


def reaches(table: Play, hero: Hero, power: printed.Power, area: str) -> bool:
    """Is the area in range and in sight?"""
    if power.range < 0:
        return True
    near = seeing.range_between(table, hero.area, area) <= power.range
    return near and seeing.hero_sees(table, hero.area, area)


def helpers(table: Play, body: Body) -> list[tuple[Hero, printed.Power]]:
    """Heroes whose power lets this hero roll dice again."""
    if isinstance(body, Figure):
        return []
    return [
        (hero, power)
        for hero in table.state.heroes
        for power in ready(table, hero, "reroll")
        if reaches(table, hero, power, body.area)
    ]
