"""Wounds, healing, and what follows from damage."""

from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.dispatch import CALLS, call
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.enemy import boss
from holdfast.games.sword_and_sorcery.rules.find import enemy_profile_of, first_living, foe_of, is_in_play
from holdfast.games.sword_and_sorcery.rules.hero.loadout import Loadout
from holdfast.games.sword_and_sorcery.rules.stats import max_hp
from holdfast.games.sword_and_sorcery.state import Body, Figure, Foe, Hero, SwordAndSorceryTable
from holdfast.kernel.table import Rule


def lose(
    table: SwordAndSorceryTable, body: Body, count: int, tally: Tally | None = None, burn: bool = False
) -> Rule[None] | None:
    """HP are lost, directly (SS-RULE-177); wounds that reach the HP kill (SS-HEALTH-3, SS-LOOT-2)."""
    if is_killed_by(table, body, count, tally, burn=burn):
        return CALLS.dies(table, body, tally.by if tally is not None else "")
    return None


def is_killed_by(
    table: SwordAndSorceryTable,
    body: Body,
    count: int,
    tally: Tally | None = None,
    *,
    burn: bool = False,
    loadout: Loadout | None = None,
    foe: Foe | None = None,
) -> bool:
    """HP are lost; is that the death of the figure, which is then to be carried out?"""
    if count <= 0:
        return False
    if type(body) is Hero:
        if body.ghost:
            return False
        body.wounds += count
        table.note("wounded", body.seat, figure=body.id, count=count)
        return body.wounds >= max_hp(table, body, loadout)
    if not is_in_play(table.state, body):
        return False
    body.wounds += count
    table.note("wounded", figure=body.id, count=count)
    if type(body) is Figure:
        if tally is not None:
            tally.hurt[body.id] = body
        foe = foe or foe_of(table.state, body.id)
        if burn and foe is not None and enemy_profile_of(table, foe).fire_weakness:
            foe.burnt += count
    return body.wounds >= max_hp(table, body, None, foe)


def check_death(table: SwordAndSorceryTable, body: Body, by: str = "") -> Rule[None]:
    """Does the figure die of the wounds it has?"""
    if body.wounds >= max_hp(table, body):
        yield from CALLS.dies(table, body, by)


def heal(table: SwordAndSorceryTable, body: Body, count: int) -> None:
    """Wounds are removed, never more than there are (SS-RULE-49)."""
    if type(body) is Hero and body.ghost:
        return
    bound = 0
    if type(body) is Figure:
        foe = foe_of(table.state, body.id)
        bound = foe.burnt if foe is not None else 0
    healed = min(count, body.wounds - bound)
    if healed > 0:
        body.wounds -= healed
        table.note("healed", body.seat if type(body) is Hero else None, figure=body.id, count=healed)


def is_unsettled(table: SwordAndSorceryTable, tally: Tally) -> bool:
    """Does damage move the priority token or rouse an enemy, or is nobody left?"""
    state = table.state
    if tally.hurt:
        if state.priority:
            return True
        for figure in tally.hurt.values():
            if _roused(table, figure) is not None:
                return True
    return state.heroes[0].ghost and first_living(state) is None


@call("settle")
def settle(table: SwordAndSorceryTable, tally: Tally) -> Rule[None] | None:
    """After an attack or effect: the priority token, reactions to damage, the end of the quest."""
    if not tally.hurt and not table.state.heroes[0].ghost:
        return None
    return _settle(table, tally) if is_unsettled(table, tally) else None


def _settle(table: SwordAndSorceryTable, tally: Tally) -> Rule[None]:
    if tally.hurt:
        if table.state.priority:
            boss.react_to_damage(table, tally)
        for figure in list(tally.hurt.values()):
            foe = _roused(table, figure)
            if foe is not None:
                yield from _react(table, foe, figure)
    if first_living(table.state) is None:
        yield from CALLS.check_end(table)


def _roused(table: SwordAndSorceryTable, figure: Figure) -> Foe | None:
    """The card of a living figure that reacts to its damage."""
    foe = foe_of(table.state, figure.id)
    if foe is None or not enemy_profile_of(table, foe).at["hurt"]:
        return None
    return foe if is_in_play(table.state, figure) else None


def _react(table: SwordAndSorceryTable, foe: Foe, body: Figure) -> Rule[None]:
    """Reactions of a living enemy to its damage; a stunned one makes no attack of it (SS-RULE-165)."""
    for ability in enemy_profile_of(table, foe).at["hurt"]:
        if not is_in_play(table.state, body):
            return
        if not (ability.is_attack and body.stun):
            yield from effects.use_ability(table, foe, body, ability)
