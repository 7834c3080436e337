"""Verbs of quests: enemies, doors, gates, shrines, flags, the end."""

from typing import cast

from holdfast.games.sword_and_sorcery.message_ids import Ending
from holdfast.games.sword_and_sorcery.rules.dispatch import Verb
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import shadows
from holdfast.games.sword_and_sorcery.rules.enemy import spawning as foes
from holdfast.games.sword_and_sorcery.rules.hero import powers
from holdfast.games.sword_and_sorcery.rules.quest import emporium as visits
from holdfast.games.sword_and_sorcery.rules.quest import ending, entering, memory, story, triggers
from holdfast.kernel.table import Rule

Args = tuple[str, ...]


def _spawn(context: EffectContext, args: Args) -> Rule[None]:
    yield from foes.spawn(context.table, context.number(args[0]))


def _enemy(context: EffectContext, args: Args) -> Rule[None]:
    yield from foes.appear(context.table, args[1], scroll=args[0])


def _shadow(context: EffectContext, args: Args) -> Rule[None]:
    yield from shadows.place_token(context.table, args[0])


def _boss(context: EffectContext, args: Args) -> Rule[None]:
    yield from foes.appear_boss(context.table, args[0], args[1])


def _turn_boss(context: EffectContext, args: Args) -> Rule[None]:
    """The other side up: wounds and conditions stay, numbers and charges are the new ones (SS-RULE-122)."""
    table = context.table
    for foe in list(table.state.foes):
        if foe.boss and (context.foe is None or foe is context.foe):
            sides = table.content.bosses[foe.card].sides
            foe.scroll = next(side.id for side in sides if side.id != foe.scroll)
            shields = [figure.shields for figure in foe.figures]
            foes.charge(table, foe)
            for figure, count in zip(foe.figures, shields, strict=True):
                figure.shields = min(figure.shields, count)
            table.note("boss-turns", enemy=foe.card, side=foe.scroll)
            for figure in list(foe.figures):
                yield from foes.check_turned(table, figure)


def _story(context: EffectContext, args: Args) -> Rule[None]:
    yield from story.read(context.table, args[0])


def _story_on_map(context: EffectContext, args: Args) -> None:
    context.table.state.stories[args[1]] = args[0]
    context.table.note("story-laid", area=args[1])


def _open(context: EffectContext, args: Args) -> Rule[None]:
    state = context.table.state
    if args[0] in state.closed:
        state.closed = tuple([door for door in state.closed if door != args[0]])
        state.locks.pop(args[0], None)
        context.table.note("opens", door=args[0])
        yield from shadows.look(context.table) or ()


def _close(context: EffectContext, args: Args) -> None:
    state = context.table.state
    if args[0] not in state.closed:
        state.closed = tuple(sorted([*state.closed, args[0]]))
        context.table.note("closes", door=args[0])


def _gate(context: EffectContext, args: Args) -> None:
    state = context.table.state
    state.gates = {**state.gates, args[0]: args[1] == "on"}
    context.table.note("gate", gate=args[0], active=args[1] == "on")


def _shrine(context: EffectContext, args: Args) -> None:
    state = context.table.state
    state.shrines = {**state.shrines, args[0]: args[1] == "on"}
    context.table.note("shrine", area=args[0], active=args[1] == "on")


def _chest(context: EffectContext, args: Args) -> None:
    state = context.table.state
    if args[0] not in state.chests:
        state.chests = [*state.chests, args[0]]
        context.table.note("chest", chest=args[0])


def _waypoint(context: EffectContext, args: Args) -> None:
    state = context.table.state
    kept = [one for one in state.waypoints if one != args[0]]
    state.waypoints = [*kept, args[0]] if args[1] == "on" else kept
    context.table.note("waypoint", waypoint=args[0], active=args[1] == "on")


def _flag(context: EffectContext, args: Args) -> None:
    context.table.state.flags[args[0]] = context.number(args[1])


def _add(context: EffectContext, args: Args) -> None:
    flags = context.table.state.flags
    flags[args[0]] = flags.get(args[0], 0) + context.number(args[1])


def _campaign_flag(context: EffectContext, args: Args) -> None:
    memory.set_flag(context.table, args[0], context.number(args[1]))


def _campaign_add(context: EffectContext, args: Args) -> None:
    before = memory.memory_of(context.table.state).flags.get(args[0], 0)
    memory.set_flag(context.table, args[0], before + context.number(args[1]))


def _achieve(context: EffectContext, args: Args) -> None:
    memory.achieve(context.table, args[0])


def _person(context: EffectContext, args: Args) -> None:
    memory.set_fate(context.table, args[0], args[1])


def _sway(context: EffectContext, args: Args) -> None:
    memory.sway(context.table, args[0], context.number(args[1]))


def _visit(context: EffectContext, args: Args) -> Rule[None]:
    yield from visits.in_the_middle(context.table)


def _time(context: EffectContext, args: Args) -> Rule[None] | None:
    state = context.table.state
    card = context.table.content.events.get(state.time_card)
    if card is not None and card.kind != args[0]:
        state.event_discard, state.time_card = [*state.event_discard, card.id], ""
    state.time = args[0]
    context.table.note("time", time=args[0])
    for hero in context.table.state.heroes:
        powers.turn(context.table, hero, -1 if args[0] == "day" else 1)
    return triggers.fire(context.table, "time", args[0])


def _place(context: EffectContext, args: Args) -> Rule[None]:
    for body in context.bodies():
        yield from entering.place(context.table, body, args[0])


def _ending(word: str) -> Ending:
    """Quests bring endings of their own, and the words for them."""
    return cast(Ending, f"quest-{word}")


def _win(context: EffectContext, args: Args) -> Rule[None]:
    yield from ending.win(context.table, _ending(args[0]))


def _fail(context: EffectContext, args: Args) -> Rule[None]:
    yield from ending.fail(context.table, _ending(args[0]))


VERBS: dict[str, Verb] = {
    "spawn": _spawn,
    "enemy": _enemy,
    "shadow": _shadow,
    "boss": _boss,
    "turn-boss": _turn_boss,
    "story": _story,
    "story-on-map": _story_on_map,
    "open": _open,
    "close": _close,
    "gate": _gate,
    "shrine": _shrine,
    "chest": _chest,
    "waypoint": _waypoint,
    "flag": _flag,
    "add": _add,
    "campaign-flag": _campaign_flag,
    "campaign-add": _campaign_add,
    "achieve": _achieve,
    "person": _person,
    "sway": _sway,
    "visit": _visit,
    "time": _time,
    "place": _place,
    "win": _win,
    "fail": _fail,
}
