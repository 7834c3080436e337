"""Conditions, burns, injuries and crit tokens."""

from holdfast.games.sword_and_sorcery.rules.combat import wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.find import enemy_stats_of, foe_of, is_in_play
from holdfast.games.sword_and_sorcery.rules.quest import piles
from holdfast.games.sword_and_sorcery.rules.stats import injuries, is_flying
from holdfast.games.sword_and_sorcery.state import THIS_TURN, Ally, Body, Figure, Hero, SwordAndSorceryTable
from holdfast.kernel.table import Rule


def can_suffer(table: SwordAndSorceryTable, body: Body | None) -> bool:
    """Is the figure still there, and no Ghost Soul (SS-GHOST-13)?"""
    if type(body) is Hero:
        return not body.ghost
    return body is not None and is_in_play(table.state, body)


def is_immune(table: SwordAndSorceryTable, body: Body, condition: str) -> bool:
    """Flyers are not knocked down, some bosses not stunned (SS-RULE-159)."""
    if condition == "kd":
        return is_flying(table, body)
    if condition == "stun" and type(body) is Figure:
        foe = foe_of(table.state, body.id)
        return foe is not None and enemy_stats_of(table, foe).no_stun
    return False


def give(table: SwordAndSorceryTable, body: Body, condition: str, tally: Tally) -> Rule[None]:
    """Knocked down, blind, slow or stun; one that is there already costs 1 HP (SS-COND-3)."""
    if not can_suffer(table, body) or is_immune(table, body, condition):
        return
    if body.down if condition == "kd" else getattr(body, condition):
        yield from wounds.lose(table, body, 1, tally) or ()
        return
    if condition == "kd":
        body.down = True
    else:
        setattr(body, condition, THIS_TURN if _in_own_turn(table, body) else 1)
    table.note("condition", figure=body.id, condition=condition)


def _in_own_turn(table: SwordAndSorceryTable, body: Body) -> bool:
    state = table.state
    if state.phase != "hero" or type(body) is Figure:
        return False
    return state.active == (body.owner if type(body) is Ally else body.id)


def poison(table: SwordAndSorceryTable, body: Body, level: int, tally: Tally) -> Rule[None]:
    """Poison I or II (SS-POISON-4, SS-RULE-47)."""
    if not can_suffer(table, body):
        return
    if not body.poison:
        body.poison = level
        table.note("poison", figure=body.id, level=level)
        return
    if level > body.poison:
        body.poison = level
        table.note("poison", figure=body.id, level=level)
    yield from wounds.lose(table, body, 1, tally) or ()


def burn(table: SwordAndSorceryTable, body: Body, level: int) -> None:
    """Burn tokens stack (SS-BURN-3)."""
    if can_suffer(table, body):
        body.burns = [*body.burns, level]
        table.note("burn", figure=body.id, level=level)


def cure(table: SwordAndSorceryTable, body: Body, condition: str) -> None:
    """A condition goes: one kind, or all of them with the injuries (SS-COND-4)."""
    if condition in ("kd", "all") and body.down:
        body.down = False
        table.note("cured", figure=body.id, condition="kd")
    for name in ("blind", "slow", "stun", "poison"):
        if condition in (name, "all") and getattr(body, name):
            setattr(body, name, 0)
            table.note("cured", figure=body.id, condition=name)
    if condition in ("injury", "all") and body.injuries:
        table.state.crits.discard += body.injuries
        body.injuries = []
        table.note("cured", figure=body.id, condition="injury")


def conditions_of(body: Body) -> list[str]:
    """The conditions a figure has (SS-COND-1)."""
    found = ["kd"] if body.down else []
    found += [name for name in ("blind", "slow", "stun", "poison") if getattr(body, name)]
    return [*found, "injury"] if body.injuries else found


def draw_crit(table: SwordAndSorceryTable, body: Body, tally: Tally) -> Rule[None]:
    """A crit token for the defender (SS-CRIT-3 to SS-CRIT-8)."""
    state = table.state
    if not can_suffer(table, body):
        return
    token = piles.draw(table, state.crits, "crit")
    if token is None:
        return
    crit = table.content.crits[token.partition(".")[0]]
    table.note("crit", figure=body.id, crit=crit.id)
    if crit.injury:
        yield from _injure(table, body, token, crit.injury, tally)
        return
    state.crits.discard.append(token)
    context = EffectContext(table, None, [body.id], body.area, crit.id, tally=tally)
    with table.because(f"crit-{crit.id}"):
        yield from effects.run(context, crit.do) or ()


def _injure(table: SwordAndSorceryTable, body: Body, token: str, kind: str, tally: Tally) -> Rule[None]:
    """A red token stays; an equal or weaker one costs 1 HP instead (SS-RULE-158)."""
    state = table.state
    had = injuries(table, body)
    if kind in had or (kind == "hp-1" and "hp-2" in had):
        state.crits.discard.append(token)
        yield from wounds.lose(table, body, 1, tally) or ()
        return
    if kind == "hp-2" and "hp-1" in had:
        old = body.injuries[had.index("hp-1")]
        body.injuries = [one for one in body.injuries if one != old]
        state.crits.discard.append(old)
    body.injuries = [*body.injuries, token]
    table.note("injury", figure=body.id, injury=kind)
    yield from wounds.check_death(table, body, tally.by)
