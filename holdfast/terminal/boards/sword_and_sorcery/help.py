"""Sword & Sorcery explained: signs, cards, enemies, conditions, areas."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from holdfast.games.sword_and_sorcery.content.vocabulary import effect
from holdfast.games.sword_and_sorcery.names import effect as named
from holdfast.kernel.message import Message
from holdfast.terminal.boards.board import Show, View
from holdfast.terminal.boards.sword_and_sorcery.signs import COMPANION, HEROES, MARKS, RANKS, mark, plain
from holdfast.terminal.cells import grid
from holdfast.terminal.palette import HEADING, QUIET, SHAPES, STYLES
from holdfast.terminal.speech import Speech

KINDS = ("power", "item", "ability", "encounter", "card", "trap", "crit", "condition", "class", "quest")
SYMBOLS = ("hit", "power", "magic", "shield", "legend", "miss")
CONDITIONS = ("kd", "blind", "slow", "stun", "poison", "burn", "injury", "hidden")
OFFERED = ("hero", "slot", "stat", "symbol", "style", "type", "alignment", "rank", "race")


def thing(content: Any, view: View, id: str, speech: Speech) -> RenderableType | None:
    """All about a figure, an area, a card, a condition."""
    for foe in view["enemies"]:
        if id in (foe["card"], foe["scroll"]) or any(id == figure["id"] for figure in foe["figures"]):
            return _enemy(content.scrolls[foe["scroll"]], foe, speech)
    for hero in view["heroes"]:
        if id == hero["id"]:
            return _hero(hero, speech)
    for area in view["map"]["areas"]:
        if id in (area["id"], mark(area["id"])):
            return _area(area, view, speech)
    if id in content.scrolls:
        return _enemy(content.scrolls[id], None, speech)
    return _card(plain(id), speech)


def _card(id: str, speech: Speech) -> RenderableType | None:
    for kind in KINDS:
        name = f"{kind}-{id}"
        if speech.has(f"{name}-help"):
            return _explained(name, speech)
    for kind in (*KINDS, *OFFERED):
        if speech.has(f"{kind}-{id}"):
            return Text(speech.say(f"{kind}-{id}"), HEADING)
    return None


def _explained(name: str, speech: Speech) -> Text:
    return Text(speech.say(name), HEADING).append(f": {speech.say(f'{name}-help')}", "not bold")


def _say(speech: Speech, id: str, **facts: Any) -> str:
    return speech.say(f"sword-and-sorcery-terminal-{id}", **facts)


def _hero(hero: Mapping[str, Any], speech: Speech) -> RenderableType:
    lines: list[RenderableType] = [_explained(f"class-{hero['card']}", speech)]
    lines += [_explained(f"power-{power['id']}", speech) for power in hero["powers"]]
    for piece in (*hero["slots"].values(), *hero["pack"]):
        shown = _card(plain(piece), speech)
        if shown is not None:
            lines.append(shown)
    return Group(*lines)


def _area(area: Mapping[str, Any], view: View, speech: Speech) -> RenderableType:
    """What lies in an area, and how far it is from the active hero."""
    heading = Text(speech.say("area", name=mark(area["id"])), HEADING)
    found = [name for name in ("hindering", "dangerous") if area[name]]
    found += [name for name in ("story", "search") if area[name]]
    if area["shrine"] is not None:
        found.append("shrine" if area["shrine"] else "silent")
    if area["shadows"]:
        found.append("shadow")
    if any(area["ground"].values()):
        found.append("ground")
    told = ", ".join(_say(speech, f"sign-{name}") for name in found)
    if told:
        heading.append(f": {told}", "not bold")
    lines: list[RenderableType] = [heading]
    ground = area["ground"]
    if ground.get("items"):
        names = ", ".join(speech.say(f"item-{plain(piece)}") for piece in ground["items"])
        lines.append(Padding(Text(names), (0, 0, 0, 2), expand=False))
    return Group(*lines)


def _enemy(scroll: Any, foe: Mapping[str, Any] | None, speech: Speech) -> RenderableType:
    """Name, aim, weapons with what they may do, abilities."""
    rank = Text(
        f" {SHAPES[RANKS[scroll.rank]]} {speech.say('rank-' + scroll.rank)}", STYLES[RANKS[scroll.rank]]
    )
    heading = Text(speech.say(f"enemy-{scroll.kind}"), HEADING).append(rank)
    heading.append(f" · {speech.say('aim-' + scroll.target)}", QUIET)
    lines: list[RenderableType] = [heading]
    for weapon in scroll.weapons.values():
        lines.append(_indented(_weapon(weapon, speech)))
    names = foe["abilities"] if foe is not None else [ability.id for ability in scroll.abilities]
    lines += [_indented(_explained(f"ability-{name}", speech)) for name in names]
    return Group(*lines)


def _weapon(weapon: Any, speech: Speech) -> Text:
    force = _say(speech, "force", hits=weapon.hits, red=weapon.red, blue=weapon.blue)
    told = [force, *(_effect(text, speech) for text in weapon.effects)]
    return Text(speech.say(f"weapon-{weapon.id}"), HEADING).append(f": {'; '.join(told)}", "not bold")


def _effect(text: str, speech: Speech) -> str:
    """An effect with its price, as the options name it."""
    one = effect(text)
    name = named(one.key)
    id, args = name if isinstance(name, tuple) else (name, {})
    facts = {key: Message(*value) if isinstance(value, tuple) else value for key, value in args.items()}
    said = speech.tell(Message(id, facts))
    price = " + ".join(speech.say(f"symbol-{symbol}") for symbol in one.cost)
    return f"{price} = {said}" if price else said


def _indented(shown: RenderableType) -> RenderableType:
    return Padding(shown, (0, 0, 0, 2), expand=False)


# -- chapters ---------------------------------------------------------------------------------


def legend(speech: Speech) -> RenderableType:
    """What the signs of the drawing mean."""
    table = grid(3)
    signs: list[tuple[Text, str]] = [
        (Text(HEROES[0], "bold"), _say(speech, "sign-hero")),
        (Text(COMPANION, "bold"), _say(speech, "sign-companion")),
    ]
    for rank, colour in RANKS.items():
        signs.append((Text(f"{SHAPES[colour]}1", STYLES[colour]), speech.say(f"rank-{rank}")))
    signs += [(Text(sign), _say(speech, f"sign-{name}")) for name, sign in MARKS.items()]
    for sign, meaning in signs:
        table.add_row(sign, Text(meaning))
    return Group(Text(_say(speech, "legend"), HEADING), Text(_say(speech, "reading")), table)


def _conditions(view: View, speech: Speech) -> RenderableType:
    return Group(*(_explained(f"condition-{name}", speech) for name in CONDITIONS))


def _powers(view: View, speech: Speech) -> RenderableType:
    held = [power["id"] for hero in view["heroes"] for power in hero["powers"]]
    return _listed([_explained(f"power-{id}", speech) for id in dict.fromkeys(held)], speech)


def _enemies(view: View, speech: Speech) -> RenderableType:
    found = {id: None for foe in view["enemies"] for id in foe["abilities"]}
    return _listed([_explained(f"ability-{id}", speech) for id in found], speech)


def _listed(shown: Iterable[RenderableType], speech: Speech) -> RenderableType:
    lines = list(shown)
    return Group(*lines) if lines else Text(_say(speech, "none-yet"))


TOPICS: dict[str, Show] = {"conditions": _conditions, "powers": _powers, "enemies": _enemies}
