"""The names of the places and the goal panel, in a few lines under the map."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from rich.text import Text

from holdfast.games.sword_and_sorcery.goals import GoalPanel
from holdfast.terminal.boards.board import View
from holdfast.terminal.boards.sword_and_sorcery.signs import mark
from holdfast.terminal.palette import EVIL, HEADING, QUIET
from holdfast.terminal.translator import Translator

APART = " · "
KINDS = {"win": ("◆", HEADING), "lose": ("✖", EVIL), "hint": ("★", QUIET)}
"""By the kind of goal its sign and style."""


def goal_lines(view: View, translator: Translator) -> Iterator[Text]:
    """What the places are called, what wins and loses, what day and night do, what can be done where."""
    places = [
        f"{mark(area['id'])} {place_name(area, translator)}" for area in view["map"]["areas"] if area["name"]
    ]
    if places:
        yield Text(APART.join(places), QUIET)
    panel = msgspec.convert(view["goals"], GoalPanel)
    for kind, (sign, style) in KINDS.items():
        told = [
            Text(f"{sign} {translator.tell(goal.message)}", f"{style} strike" if goal.done else style)
            for goal in panel.goals
            if goal.kind == kind
        ]
        if told:
            yield Text(APART, QUIET).join(told)
    times = [translator.tell(time.message) for time in panel.times]
    if times:
        yield Text(APART.join(times), QUIET)
    actions = [
        Text(f"{translator.tell(action.message)} ({mark(action.area)})", "" if action.open else QUIET)
        for action in panel.actions
    ]
    if actions:
        yield Text(APART, QUIET).join(actions)


def place_name(area: Mapping[str, Any], translator: Translator) -> str:
    """The name that the quest gives to an area."""
    return translator.either(area["name"], area["name"])
