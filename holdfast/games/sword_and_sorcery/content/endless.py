"""Stories and triggers that call one another without end."""

from collections.abc import Iterator, Mapping

from holdfast.games.sword_and_sorcery.content.quest import Quest
from holdfast.games.sword_and_sorcery.content.vocabulary import BlockStatement, Statements, parse_statement
from holdfast.games.sword_and_sorcery.message_ids import Fault

MOMENT_OF = {"time": "time", "place": "enter"}
"""What a verb brings about each time it is said: the moment that triggers may wait for."""


CERTAIN = ("", "all heroes")
"""For whom something happens, as long as the quest goes on."""


def endless(quest: Quest, file: str) -> Iterator[Fault]:
    """A fault for each scene that sets itself off again whatever anybody chooses or rolls."""
    calls = _calls(quest)
    seen: set[str] = set()
    for scene in calls:
        ring = _ring(scene, calls)
        if ring and not seen & {*ring}:
            yield Fault("endless", f"{file}: {scene}: do", {"chain": " → ".join([*ring, scene])})
            seen |= {*ring}


def _calls(quest: Quest) -> Mapping[str, list[str]]:
    """Which scenes each scene sets off for certain. A trigger that fires once ends every ring."""
    waiting: dict[str, list[str]] = {}
    for trigger in quest.triggers:
        if trigger.again and not trigger.test:
            waiting.setdefault(trigger.when, []).append(f"trigger {trigger.id}")
    scenes = {f"story {one.id}": one.do for one in quest.stories}
    scenes |= {f"trigger {one.id}": one.do for one in quest.triggers}
    return {
        scene: [
            called
            for verb, argument in _certain(statements)
            for called in (
                [f"story {argument}"] if verb == "story" else waiting.get(f"{verb} {argument}", [])
            )
        ]
        for scene, statements in scenes.items()
    }


def _certain(statements: Statements) -> Iterator[tuple[str, str]]:
    """The stories and moments in statements that happen whatever is chosen, rolled or true."""
    for one in statements:
        if isinstance(one, BlockStatement):
            if not (one.test or one.save or one.roll or one.choose or one.alignment) and one.each in CERTAIN:
                yield from _certain(one.do)
            continue
        verb, args = parse_statement(one)
        if verb == "story" or verb in MOMENT_OF:
            yield MOMENT_OF.get(verb, verb), args[0] if args else ""


def _ring(scene: str, calls: Mapping[str, list[str]]) -> list[str]:
    """The way from a scene back to itself, if there is one."""
    ways = [[scene]]
    passed = {scene}
    while ways:
        way = ways.pop()
        for called in calls.get(way[-1], ()):
            if called == scene:
                return way
            if called not in passed:
                passed.add(called)
                ways.append([*way, called])
    return []
