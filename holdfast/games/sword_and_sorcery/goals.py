"""The goal panel: what wins and loses the quest now, what day and night do, what can be done where."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from holdfast.games.sword_and_sorcery import names
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.quest import Quest
from holdfast.games.sword_and_sorcery.content.quest import Time as TimeOfDay
from holdfast.games.sword_and_sorcery.content.vocabulary import effect
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.effects import predicates as checks
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of
from holdfast.kernel.message import Arg, Message
from holdfast.kernel.wording import Name


class GoalLine(Struct, frozen=True):
    """What wins or loses the quest, or helps; ticked off once it is done."""

    id: str
    kind: Literal["win", "lose", "hint"]
    done: bool
    message: Message


class TimeLine(Struct, frozen=True):
    """What a day or night does as long as it lasts."""

    at_night: bool
    now: bool
    message: Message


class ActionLine(Struct, frozen=True):
    """Something special that can be done in an area; `open` once its condition holds."""

    id: str
    area: str
    cost: str
    open: bool
    message: Message


class GoalPanel(Struct, frozen=True):
    """Everything the players should know of the quest as it stands."""

    goals: list[GoalLine]
    times: list[TimeLine]
    actions: list[ActionLine]


def goal_panel(table: SwordAndSorceryTable) -> GoalPanel:
    """The panel as the quest stands now."""
    field, time = field_of(table), table.state.time
    context = EffectContext(table, None, [], "", "goals", tally=Tally())
    times = [
        TimeLine(of == "night", of == time, message) for of, message in _times(field.quest.id, table.content)
    ]
    return GoalPanel(list(_goals(context, field.quest)), times, list(_actions(context, field.quest)))


def _goals(context: EffectContext, quest: Quest) -> Iterator[GoalLine]:
    table = context.table
    for goal in quest.goals:
        if _holds(context, goal.test):
            done = bool(goal.done) and _holds(context, goal.done)
            yield GoalLine(goal.id, goal.kind, done, Message(f"goal-{quest.id}-{goal.id}"))
    left = len(table.state.events) + len(table.state.open_events)
    yield GoalLine("no-events", "lose", False, Message("goal-no-events", {"count": left}))
    yield GoalLine("all-ghosts", "lose", False, Message("goal-all-ghosts"))


@lru_cache(maxsize=256)
def _times(quest_id: str, content: Content) -> list[tuple[Literal["day", "night"], Message]]:
    """What the day and the night of a quest do, where they do anything and come at all."""
    quest, times = content.fields[quest_id].quest, list[tuple[Literal["day", "night"], Message]]()
    comes = {card for block in quest.events for card in block}
    found: dict[Literal["day", "night"], TimeOfDay] = {"day": quest.day, "night": quest.night}
    for time, entry in found.items():
        kinds = {content.events[card].kind for card in comes if card in content.events}
        if not (entry.effects or entry.passive) or not (time in kinds or quest.begins == time):
            continue
        what: list[Message] = [_effect(text) for text in entry.effects]
        what += [_passive(line) for line in entry.passive]
        args: dict[str, Arg] = {"time": Message(f"time-{time}"), "who": entry.filter or "all", "what": what}
        times.append((time, Message("goal-time", args)))
    return times


def _effect(text: str) -> Message:
    """An effect with what is paid for it."""
    one = effect(text)
    said = _message(names.effect(one.key))
    if not one.cost:
        return said
    return Message("goal-paid", {"cost": [Message(f"symbol-{symbol}") for symbol in one.cost], "what": said})


def _passive(line: str) -> Message:
    stat, _, number = line.partition(" ")
    return _message(names.effect(f"gain-{stat}-{number}-time"))


def _message(name: Name) -> Message:
    if isinstance(name, str):
        return Message(name)
    id, args = name
    said: dict[str, Arg] = {}
    for key, arg in args.items():
        said[key] = _message(arg) if isinstance(arg, tuple) else arg
    return Message(id, said)


def _actions(context: EffectContext, quest: Quest) -> Iterator[ActionLine]:
    for action in quest.actions:
        if action.id in context.table.state.done:
            continue
        is_open = _holds(context, action.test)
        if is_open or not action.secret:
            message = Message(f"action-{quest.id}-{action.id}")
            yield ActionLine(action.id, action.area, action.cost, is_open, message)


def _holds(context: EffectContext, test: str) -> bool:
    return not test or checks.holds(context, test)
