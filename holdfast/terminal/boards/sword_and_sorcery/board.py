"""Sword & Sorcery at eighty columns: the map, the party, the foes, and the attack on the table."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from holdfast.games.sword_and_sorcery.content.vocabulary import effect
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import keys_of
from holdfast.kernel.message import MessageBuilder
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option
from holdfast.terminal.boards.board import Board, Highlights, View
from holdfast.terminal.boards.sword_and_sorcery import help as help_on
from holdfast.terminal.boards.sword_and_sorcery.goals import goal_lines
from holdfast.terminal.boards.sword_and_sorcery.map import draw_map
from holdfast.terminal.boards.sword_and_sorcery.people import people
from holdfast.terminal.boards.sword_and_sorcery.signs import MARKS, mark, numbers
from holdfast.terminal.palette import EVIL, HEADING, QUIET, STYLES
from holdfast.terminal.translator import Translator

APART = " · "
MAX_CHANCES = 3
STAYS = 1e-9
"""Chances below this are not worth a word."""


class SwordAndSorceryBoard(Board):
    """The drawing of Sword & Sorcery."""

    quiet = frozenset({"battle", "events", "enemies-done", "encounter-over", "round-over", "hits"})
    topics = help_on.TOPICS

    def draw(self, view: View, translator: Translator, lit: Highlights, roomy: bool) -> RenderableType:
        parts = [_head(view, translator), draw_map(view, translator, lit, roomy)]
        things = _things(view, translator, lit)
        if things:
            parts.append(things)
        told: list[RenderableType] = [*parts, people(view, translator, lit), *goal_lines(view, translator)]
        for story in view["story"]:
            told.append(Padding(Text(translator.say(f"story-{story}"), "italic"), (1, 2, 0, 2), expand=False))
        return Group(*told)

    def legend(self, view: View, translator: Translator) -> RenderableType:
        return help_on.legend(translator)

    def seat(self, view: View, seat: int, translator: Translator) -> str:
        heroes = [hero["id"] for hero in view["heroes"] if hero["seat"] == seat]
        if len(heroes) == 1:
            return translator.say(f"hero-{heroes[0]}")
        return translator.say("seat", number=seat + 1)

    def leader(self, view: View) -> int | None:
        visit = view["visit"]
        if visit is not None and visit["counters"]:
            waiting = [hero for hero in view["heroes"] if hero["id"] in visit["counters"]]
            return next((hero["seat"] for hero in waiting if hero["seat"] not in visit["ready"]), None)
        first = visit["shopper"] if visit is not None else view["active"]
        seats: list[int] = [hero["seat"] for hero in view["heroes"] if hero["id"] == first]
        all_seats: set[int] = {hero["seat"] for hero in view["heroes"]}
        return seats[0] if seats else all_seats.pop() if len(all_seats) == 1 else None

    def thing(self, content: Any, view: View, id: str, translator: Translator) -> RenderableType | None:
        return help_on.thing(content, view, id, translator)

    def touched(self, option: Option) -> Iterable[str]:
        return [thing for thing in option.on if not thing.isdigit()]

    def label(self, option: Option, view: View, builder: MessageBuilder, translator: Translator) -> Text:
        """An effect that symbols are spent on is told with its price."""
        made = super().label(option, view, builder, translator)
        if option.verb == "spend" and view["attacks"]:
            attack = view["attacks"][-1]
            effects = [
                effect(text) for text in attack["defence_effects" if attack["defender"] else "effects"]
            ]
            for key, one in zip(keys_of(effects), effects, strict=True):
                if key == option.on[0] and one.cost:
                    price = " + ".join(translator.say(f"symbol-{symbol}") for symbol in one.cost)
                    return Text(f"{price}: ").append(made)
        return made

    def odds(self, odds: Odds, builder: MessageBuilder, translator: Translator) -> str:
        """The likeliest of what may come of an option, and no more than fit beside it."""
        told = {code: chance for code, chance in odds.of.items() if chance > STAYS}
        likely = sorted(told, key=lambda code: -told[code])[:MAX_CHANCES]
        return super().odds(Odds({code: told[code] for code in likely}, odds.data), builder, translator)


def _head(view: View, translator: Translator) -> Text:
    """Quest, round and phase, time of day, soul shards, event deck."""

    def say(id: str, **facts: Any) -> str:
        return translator.say(f"sword-and-sorcery-terminal-{id}", **facts)

    parts = [Text(translator.either(f"quest-{view['quest']}", view["quest"]), HEADING)]
    parts.append(Text(f"{say('round', number=view['round'])}, {translator.say('phase-' + view['phase'])}"))
    if view["time"]:
        parts.append(Text(translator.say(f"time-{view['time']}")))
    parts.append(Text(say("shards", count=view["shards"])))
    parts.append(Text(say("events", count=view["events"]["left"])))
    for event in view["events"]["open"][:1]:
        known = f"card-{event}"
        parts.append(Text(translator.say(known if translator.has(known) else "card-story"), EVIL))
    if view["encounter"]:
        parts.append(Text(translator.say(f"encounter-{view['encounter'].partition('.')[0]}"), EVIL))
    return Text(APART, QUIET, no_wrap=False).join(parts)


def _things(view: View, translator: Translator, lit: Highlights) -> Text | None:
    """Doors, gates and chests that something can be done with or that are locked by magic."""
    found = []
    for door in view["map"]["doors"]:
        if door["closed"]:
            name = Text(translator.say("door", number=int(door["id"].rpartition("-")[2])), STYLES["yellow"])
            kind = f"sword-and-sorcery-terminal-door-{door['kind']}"
            name.append(f" ({translator.say(kind)}", "not bold")
            name.append(f", {translator.say('key-' + door['lock'])})" if door["lock"] else ")")
            found.append(name.append(numbers(lit.get(door["id"], ()))))
    for chest in view["map"]["chests"]:
        if chest["lock"] or lit.get(chest["id"]):
            name = Text(f"{MARKS['chest']} {mark(chest['area'])}")
            name.append(f" ({translator.say('key-' + chest['lock'])})" if chest["lock"] else "")
            found.append(name.append(numbers(lit.get(chest["id"], ()))))
    for gate in view["map"]["gates"]:
        if lit.get(gate["id"]):
            found.append(Text(f"{MARKS['gate']} {mark(gate['area'])}").append(numbers(lit[gate["id"]])))
    return Text(APART, QUIET).join(found) if found else None
