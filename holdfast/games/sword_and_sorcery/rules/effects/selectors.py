"""Selectors of statements: whom something befalls."""

from typing import TYPE_CHECKING

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.find import bodies, figures, geometry_of
from holdfast.games.sword_and_sorcery.state import Ally, Body, Figure, Hero
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

if TYPE_CHECKING:
    from holdfast.games.sword_and_sorcery.rules.effects.context import Scene


def targets(scene: "Scene", text: str) -> Rule[list[str]]:
    """The figures a selector means, as they stand when it is reached."""
    if text == "target":
        return list(scene.targets)
    if text == "self":
        return [scene.actor.id] if scene.actor is not None else []
    if text in ("a hero", "an enemy"):
        side = _heroes(scene) if text == "a hero" else figures(scene.table.state)
        if not side:
            return []
        options = [option(f"target:{body.id}", scene.seat) for body in side]
        choice = yield Question("target", options, {"card": scene.source})
        return [choice.on[0]]
    return [body.id for body in _group(scene, text)]


def _heroes(scene: "Scene") -> list[Hero | Ally]:
    """Event, story and quest effects reach only companions that count as heroes (SS-RULE-143)."""
    state = scene.table.state
    if scene.actor is not None or scene.area:
        return bodies(state)
    companions = scene.table.content.companions
    return [body for body in bodies(state) if type(body) is not Ally or companions[body.card].count]


def _group(scene: "Scene", text: str) -> list[Body]:
    table, here = scene.table, scene.here
    head, _, number = text.rpartition(" ")
    side: list[Body] = []
    if text == "the boss":
        return [figure for foe in table.state.foes if foe.boss for figure in foe.figures]
    side += figures(table.state) if "enemies" in text or text == "others in sight" else _heroes(scene)
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
            return [body for body in side if _sees(scene, body)]
        case "others in sight":
            return [body for body in side if body is not scene.actor and _sees(scene, body)]
    if head in ("heroes in", "enemies in"):
        return [body for body in side if body.area == number]
    assert head in ("heroes within", "enemies within")
    geometry = geometry_of(table)
    away = (geometry.fly if type(scene.actor) is Figure else geometry.walk)[here]
    return [body for body in side if away[body.area] <= int(number)]


def _sees(scene: "Scene", body: Body) -> bool:
    if type(scene.actor) is Figure:
        if scene.actor.blind and type(body) is not Figure:
            return False
        return seeing.enemy_sees(scene.table, scene.here, body.area)
    return seeing.hero_sees(scene.table, scene.here, body.area)
