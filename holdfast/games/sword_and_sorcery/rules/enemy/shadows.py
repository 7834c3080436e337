"""Shadow tokens: flipped the moment a hero sees them (SS-SHADOW)."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.dispatch import CALLS, call
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import spawning as foes
from holdfast.games.sword_and_sorcery.rules.find import active_seat, geometry_of
from holdfast.games.sword_and_sorcery.rules.quest import piles, triggers
from holdfast.games.sword_and_sorcery.state import Shadow, SwordAndSorceryTable, field_of
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


@call("look_for_shadows")
def look(table: SwordAndSorceryTable) -> Rule[None] | None:
    """Every token in sight of a living hero is flipped, one by one (SS-RULE-169); None if there is none."""
    seen = _seen(table) if table.state.shadows else None
    return _flip_all(table, seen) if seen else None


def _flip_all(table: SwordAndSorceryTable, seen: list[Shadow]) -> Rule[None]:
    state = table.state
    while seen:
        while seen:
            areas = list(dict.fromkeys(shadow.area for shadow in seen))
            first = areas[0]
            if len(areas) > 1:
                options = [option(f"flip:{area}", active_seat(state)) for area in areas]
                choice = yield Question("flip", options)
                first = choice.on[0]
            token = next(shadow for shadow in seen if shadow.area == first)
            seen.remove(token)
            state.shadows.remove(token)
            yield from _flip(table, token)
            seen = _still_there(seen, state.shadows)
        seen = _seen(table)


def _still_there(seen: list[Shadow], shadows: list[Shadow]) -> list[Shadow]:
    """Those of the seen tokens that lie on the map, one area after another."""
    found = []
    for shadow in dict.fromkeys(seen):
        found += [shadow] * min(seen.count(shadow), shadows.count(shadow))
    return found


def _seen(table: SwordAndSorceryTable) -> list[Shadow]:
    state = table.state
    places = []
    for hero in state.heroes:
        if not hero.ghost:
            places.append(hero.area)
    seen = geometry_of(table).seen
    found = []
    for shadow in state.shadows:
        if not seen[shadow.area].isdisjoint(places):
            for place in places:
                if seeing.hero_sees(table, place, shadow.area):
                    found.append(shadow)
                    break
    return found


def _flip(table: SwordAndSorceryTable, token: Shadow) -> Rule[None]:
    state = table.state
    kind = piles.draw(table, state.shadow_tokens, "shadow")
    if kind is None:
        return
    name = kind.partition(".")[0]
    state.shadow_tokens.discard.append(kind)
    table.note("flipped", area=token.area, shadow=name)
    quest = field_of(table).quest
    match name:
        case "enemy":
            yield from foes.appear(table, token.area)
        case "advanced":
            yield from foes.appear(table, token.area, more_powers=1)
        case "two":
            yield from foes.appear(table, token.area)
            yield from foes.appear(table, token.area)
        case "quest-enemy":
            if quest.quest_enemy in table.content.bosses:
                yield from foes.appear_boss(table, quest.quest_enemy, token.area)
            elif quest.quest_enemy:
                yield from foes.appear(table, token.area, scroll=quest.quest_enemy)
        case "quest-token":
            yield from _tell(table, token, "quest-token")
        case "townsfolk":
            yield from _tell(table, token, "townsfolk")
            yield from triggers.fire(table, "townsfolk") or ()


def _tell(table: SwordAndSorceryTable, token: Shadow, kind: str) -> Rule[None]:
    quest = field_of(table).quest
    statements = quest.townsfolk if kind == "townsfolk" else quest.quest_token
    context = EffectContext(table, None, [], token.area, kind, tally=Tally())
    yield from effects.run(context, statements) or ()
    yield from CALLS.settle(table, context.tally) or ()


def place_token(table: SwordAndSorceryTable, area: str) -> Rule[None]:
    """A token from the supply; an empty supply is made anew from the discard (SS-SHADOW-14)."""
    state = table.state
    supply = state.shadow_tokens
    if len(supply.deck) <= len(state.shadows):
        piles.reshuffle(table, supply, "shadow")
    if len(supply.deck) > len(state.shadows):
        state.shadows = [*state.shadows, Shadow(area)]
        table.note("shadow", area=area)
        yield from look(table) or ()
