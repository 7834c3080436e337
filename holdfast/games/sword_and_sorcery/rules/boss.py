"""Bosses and the priority token (SS-PRIORITY)."""

from typing import TYPE_CHECKING

from holdfast.games.sword_and_sorcery.rules.find import (
    active_seat,
    hero_of,
    heroes_in_play,
    nature_of,
)
from holdfast.games.sword_and_sorcery.rules.stats import can_be_chosen
from holdfast.games.sword_and_sorcery.state import Foe, Hero, Play
from holdfast.kernel.question import Question, option
from holdfast.kernel.table import Rule

if TYPE_CHECKING:
    from holdfast.games.sword_and_sorcery.rules.tally import Tally


def begin(table: Play) -> None:
    """A boss has entered: the token comes to the active hero at level I (SS-PRIORITY-4)."""
    state = table.state
    if not state.priority:
        _pass(table, state.active or state.heroes[0].id)


def _pass(table: Play, hero: str) -> None:
    state = table.state
    state.priority, state.priority_level = hero, 1
    table.note("priority", hero_of(state, hero).seat, hero=hero, level=1)


def _turn(table: Play, level: int) -> None:
    state = table.state
    state.priority_level = level
    table.note("priority", hero_of(state, state.priority).seat, hero=state.priority, level=level)


def heed_damage(table: Play, tally: "Tally") -> None:
    """Damage by heroes turns or moves the token, once per attack (SS-PRIORITY-5, -7, SS-RULE-124)."""
    state = table.state
    if not state.priority or not tally.by:
        return
    if not any(foe.boss and any(one.id in tally.hurt for one in foe.figures) for foe in state.foes):
        return
    by = tally.by
    for ally in state.allies:
        if ally.id == by:
            by = ally.owner
    if not any(hero.id == by for hero in state.heroes):
        return
    if by == state.priority:
        if state.priority_level != 2:
            _turn(table, 2)
    else:
        oppose(table, by)


def oppose(table: Play, hero: str) -> None:
    """Another hero draws attention: from II to I, from I to him (SS-PRIORITY-7, -8)."""
    if table.state.priority_level == 2:
        _turn(table, 1)
    else:
        _pass(table, hero)


def provoke(table: Play, hero: Hero) -> None:
    """A special action: the holder turns the token, another hero opposes (SS-PRIORITY-6, -8)."""
    if table.state.priority == hero.id:
        _turn(table, 3 - table.state.priority_level)
    else:
        oppose(table, hero.id)


def take(table: Play, hero: str) -> None:
    """Taunt: the token comes at once, at level I; for its holder nothing changes (SS-RULE-172)."""
    if table.state.priority and table.state.priority != hero:
        _pass(table, hero)


def pass_on(table: Play, hero: Hero) -> Rule[None]:
    """The priority hero died or cannot be targeted: another one, at level I (SS-PRIORITY-10, -11)."""
    state = table.state
    if state.priority != hero.id or not any(foe.boss for foe in state.foes):
        return
    others = [one.id for one in heroes_in_play(state) if one is not hero and can_be_chosen(one)]
    if others:
        options = [option(f"priority:{id}", active_seat(state)) for id in others]
        choice = yield Question("priority", options, {"hero": hero.id})
        _pass(table, choice.on[0])


def is_vengeful(table: Play, foe: Foe) -> bool:
    """Does this enemy look at nobody but the priority hero (SS-PRIORITY-2)?"""
    return nature_of(table, foe).vengeful
