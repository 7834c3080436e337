"""Leaving an area with enemies (SS-EVADE)."""

from holdfast.games.sword_and_sorcery.rules import control
from holdfast.games.sword_and_sorcery.rules.combat import attack
from holdfast.games.sword_and_sorcery.rules.combat.weapons import enemy_weapon
from holdfast.games.sword_and_sorcery.rules.enemy import precedence
from holdfast.games.sword_and_sorcery.rules.enemy.ranks import highest
from holdfast.games.sword_and_sorcery.rules.find import is_engaged, is_in_play, scroll_of
from holdfast.games.sword_and_sorcery.rules.quest import entering
from holdfast.games.sword_and_sorcery.rules.stats import can_be_chosen
from holdfast.games.sword_and_sorcery.state import Ally, Figure, Foe, Hero, SwordAndSorceryTable
from holdfast.kernel.table import Rule


def leave(table: SwordAndSorceryTable, body: Hero | Ally, area: str, evaded: bool = False) -> Rule[bool]:
    """Free attacks, then the step; False if the figure did not make it (SS-RULE-139)."""
    state = table.state
    here = body.area
    if is_engaged(state, here) and not (type(body) is Hero and body.ghost):
        if body.hidden:
            body.hidden = False
            table.note("revealed", figure=body.id)
        if not evaded and can_be_chosen(body) and not control.heroes_dominate(table, here):
            yield from _free_attacks(table, body)
        gone = not is_in_play(state, body) or (type(body) is Hero and body.ghost)
        if gone or body.area != here or body.down:
            return False
    yield from entering.step(table, body, area) or ()
    return True


def _free_attacks(table: SwordAndSorceryTable, body: Hero | Ally) -> Rule[None]:
    """Each enemy there attacks once with its primary weapon (SS-EVADE-2, SS-RULE-61 to -63)."""
    state = table.state
    here = body.area
    done: list[str] = []
    while True:
        gone = not is_in_play(state, body) or (type(body) is Hero and body.ghost)
        if gone or body.area != here:
            return
        ready = _ready(table, here, done)
        if not ready:
            return
        foe = ready[0]
        if len(ready) > 1:
            foe = yield from precedence.choose(state, "free-attack", ready, {"figure": body.id})
        done.append(foe.card)
        figure = _able(foe, here)
        scroll = scroll_of(table, foe)
        table.note("free-attack", enemy=figure.id, figure=body.id)
        weapon = enemy_weapon(table, scroll, "", ranged=False)
        yield from attack.make(table, figure, weapon, [body.id], target=body, foe=foe)


def _able(foe: Foe, area: str) -> Figure:
    """The figure of an enemy that makes the free attack."""
    for figure in foe.figures:
        if figure.area == area and not figure.stun and not figure.blind:
            return figure
    raise KeyError(foe.card)


def _ready(table: SwordAndSorceryTable, area: str, done: list[str]) -> list[Foe]:
    """The next enemies to attack, in the order of activations (SS-RULE-62)."""
    state = table.state
    found: list[Foe] = []
    for foe in state.foes:
        for figure in foe.figures:
            if figure.area == area and not figure.stun and not figure.blind and foe.card not in done:
                found.append(foe)
                break
    return found if len(found) < 2 else highest(table, precedence.first_in_turn(state, found))
