"""Bosses and the priority token (SS-PRIORITY)."""

from typing import TYPE_CHECKING

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.enemy.precedence import from_active_on
from holdfast.games.sword_and_sorcery.rules.find import (
    active_seat,
    enemy_profile_of,
    hero_of,
)
from holdfast.games.sword_and_sorcery.rules.stats import can_be_chosen
from holdfast.games.sword_and_sorcery.state import Foe, Hero, SwordAndSorceryState, SwordAndSorceryTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

if TYPE_CHECKING:
    from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally


def begin(table: SwordAndSorceryTable) -> Rule[None]:
    """A boss has entered: the token comes to the active hero at level I (SS-PRIORITY-4, SS-RULE-179)."""
    state = table.state
    active = hero_of(state, state.active or state.heroes[0].id)
    if can_be_chosen(active):
        _pass(table, active.id)
    elif not (yield from _hand_on(table, active)):
        living = [name for name in from_active_on(state) if not hero_of(state, name).ghost]
        _pass(table, living[0] if living else active.id)


def leave(table: SwordAndSorceryTable) -> None:
    """A boss has died: without another one nobody holds the token (SS-RULE-179)."""
    state = table.state
    if not any(foe.boss for foe in state.foes):
        state.priority, state.priority_level = "", 0


def _pass(table: SwordAndSorceryTable, hero: str) -> None:
    state = table.state
    state.priority, state.priority_level = hero, 1
    table.note("priority", hero_of(state, hero).seat, hero=hero, level=1)


def _turn(table: SwordAndSorceryTable, level: int) -> None:
    state = table.state
    state.priority_level = level
    table.note("priority", hero_of(state, state.priority).seat, hero=state.priority, level=level)


def react_to_damage(table: SwordAndSorceryTable, tally: "Tally") -> None:
    """Damage by heroes turns or moves the token, once per attack (SS-PRIORITY-5, -7, SS-RULE-124)."""
    state = table.state
    by = tally.credit or tally.by
    if not state.priority or not by:
        return
    if not any(foe.boss and any(tally.hurt.get(one.id) is one for one in foe.figures) for foe in state.foes):
        return
    for ally in state.allies:
        if ally.id == by:
            by = ally.owner
    for hero in state.heroes:
        if hero.id == by:
            _attract(table, hero)


def _attract(table: SwordAndSorceryTable, hero: Hero) -> None:
    if hero.id != table.state.priority:
        oppose(table, hero)
    elif table.state.priority_level != 2:
        _turn(table, 2)


def oppose(table: SwordAndSorceryTable, hero: Hero) -> None:
    """Another hero draws attention: from II to I, from I to him (SS-PRIORITY-7, -8, SS-RULE-180)."""
    if table.state.priority_level == 2:
        _turn(table, 1)
    elif can_be_chosen(hero):
        _pass(table, hero.id)


def can_provoke(table: SwordAndSorceryTable, hero: Hero) -> bool:
    """Would it change anything if this hero provoked a boss (SS-RULE-180)?

    Whoever is hidden shows himself by doing it.
    """
    state = table.state
    return state.priority == hero.id or state.priority_level == 2 or not hero.veil


def provoke(table: SwordAndSorceryTable, hero: Hero) -> None:
    """A special action: the holder turns the token, another hero opposes (SS-PRIORITY-6, -8)."""
    if table.state.priority == hero.id:
        _turn(table, 3 - table.state.priority_level)
    else:
        oppose(table, hero)


def take(table: SwordAndSorceryTable, hero: Hero) -> None:
    """Taunt: the token comes at once, at level I; for its holder nothing changes (SS-RULE-172)."""
    if table.state.priority and table.state.priority != hero.id and can_be_chosen(hero):
        _pass(table, hero.id)


def pass_on(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    """The priority hero died or cannot be targeted: another one, at level I (SS-PRIORITY-10, -11)."""
    state = table.state
    if state.priority == hero.id and any(foe.boss for foe in state.foes):
        yield from _hand_on(table, hero)


def _hand_on(table: SwordAndSorceryTable, hero: Hero) -> Rule[bool]:
    """The active player says who gets the token instead of this hero; False if nobody can."""
    state = table.state
    others = _able(state, hero)
    if not others:
        return False
    options = [option(f"priority:{id}", active_seat(state)) for id in others]
    choice = yield Question("priority", options, {"hero": hero.id})
    _pass(table, choice.on[0])
    return True


def _able(state: SwordAndSorceryState, hero: Hero) -> list[str]:
    """The other heroes who can be chosen."""
    return [one.id for one in state.heroes if one is not hero and can_be_chosen(one)]


def overdue(table: SwordAndSorceryTable) -> Rule[None] | None:
    """The token lies with a hero who cannot be chosen, and somebody else can by now (SS-RULE-180)."""
    state = table.state
    holder = hero_of(state, state.priority)
    if can_be_chosen(holder) or not _able(state, holder) or not any(foe.boss for foe in state.foes):
        return None
    return pass_on(table, holder)


def is_vengeful(table: SwordAndSorceryTable, foe: Foe) -> bool:
    """Does this enemy look at nobody but the priority hero (SS-PRIORITY-2)?"""
    return enemy_profile_of(table, foe).vengeful
