"""Selectors of statements: whom something befalls."""

from typing import TYPE_CHECKING

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.find import bodies, figures, geometry_of
from holdfast.games.sword_and_sorcery.state import Ally, Body, Figure, Hero
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

if TYPE_CHECKING:
    from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext


def targets(context: "EffectContext", text: str) -> Rule[list[str]]:
    """The figures a selector means, as they stand when it is reached."""
    if text == "target":
        return list(context.targets)
    if text == "self":
        return [context.actor.id] if context.actor is not None else []
    if text in ("a hero", "an enemy"):
        side = _heroes(context) if text == "a hero" else figures(context.table.state)
        if not side:
            return []
        options = [option(f"target:{body.id}", context.seat) for body in side]
        choice = yield Question("target", options, {"card": context.source})
        return [choice.on[0]]
    return [body.id for body in _group(context, text)]


def _heroes(context: "EffectContext") -> list[Hero | Ally]:
    """Event, story and quest effects reach only companions that count as heroes (SS-RULE-143)."""
    state = context.table.state
    if context.actor is not None or context.area:
        return bodies(state)
    companions = context.table.content.companions
    return [body for body in bodies(state) if type(body) is not Ally or companions[body.card].count]


def _group(context: "EffectContext", text: str) -> list[Body]:
    table, here = context.table, context.here
    head, _, number = text.rpartition(" ")
    side: list[Body] = []
    if text == "the boss":
        return [figure for foe in table.state.foes if foe.boss for figure in foe.figures]
    side += figures(table.state) if "enemies" in text or text == "others in sight" else _heroes(context)
    match text:
        case "all heroes" | "all enemies":
            return side
        case "heroes here" | "enemies here":
            return [body for body in side if body.area == here]
        case "kd heroes here":
            return [body for body in side if body.area == here and body.down]
        case "enemies at rune":
            return [body for body in side if table.state.runes.get(body.area)]
        case "heroes in sight":
            return [body for body in side if _sees(context, body)]
        case "others in sight":
            return [body for body in side if body is not context.actor and _sees(context, body)]
    if head in ("heroes in", "enemies in"):
        return [body for body in side if body.area == number]
    assert head in ("heroes within", "enemies within")
    geometry = geometry_of(table)
    away = (geometry.fly if type(context.actor) is Figure else geometry.walk)[here]
    return [body for body in side if away[body.area] <= int(number)]


def _sees(context: "EffectContext", body: Body) -> bool:
    if type(context.actor) is Figure:
        if context.actor.blind and type(body) is not Figure:
            return False
        return seeing.enemy_sees(context.table, context.here, body.area)
    return seeing.hero_sees(context.table, context.here, body.area)
