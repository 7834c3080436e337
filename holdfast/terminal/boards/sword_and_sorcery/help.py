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
from holdfast.terminal.boards.sword_and_sorcery.goals import place_name
from holdfast.terminal.boards.sword_and_sorcery.signs import COMPANION, HEROES, MARKS, RANKS, mark, plain
from holdfast.terminal.cells import grid
from holdfast.terminal.palette import HEADING, QUIET, SHAPES, STYLES
from holdfast.terminal.translator import Translator

KINDS = ("power", "item", "ability", "encounter", "card", "trap", "crit", "condition", "class", "quest")
SYMBOLS = ("hit", "power", "magic", "shield", "legend", "miss")
CONDITIONS = ("kd", "blind", "slow", "stun", "poison", "burn", "injury", "hidden")
OFFERED = ("hero", "slot", "stat", "symbol", "style", "type", "alignment", "rank", "race")


def thing(content: Any, view: View, id: str, translator: Translator) -> RenderableType | None:
    """All about a figure, an area, a card, a condition."""
    for foe in view["enemies"]:
        if id in (foe["card"], foe["scroll"]) or any(id == figure["id"] for figure in foe["figures"]):
            return _enemy(content.scrolls[foe["scroll"]], foe, translator)
    for hero in view["heroes"]:
        if id == hero["id"]:
            return _hero(hero, translator)
    for area in view["map"]["areas"]:
        if id in (area["id"], mark(area["id"])):
            return _area(area, view, translator)
    if id in content.scrolls:
        return _enemy(content.scrolls[id], None, translator)
    return _card(plain(id), translator)


def _card(id: str, translator: Translator) -> RenderableType | None:
    for kind in KINDS:
        name = f"{kind}-{id}"
        if translator.has(f"{name}-help"):
            return _explained(name, translator)
    for kind in (*KINDS, *OFFERED):
        if translator.has(f"{kind}-{id}"):
            return Text(translator.say(f"{kind}-{id}"), HEADING)
    return None


def _explained(name: str, translator: Translator) -> Text:
    return Text(translator.say(name), HEADING).append(f": {translator.say(f'{name}-help')}", "not bold")


def _say(translator: Translator, id: str, **facts: Any) -> str:
    return translator.say(f"sword-and-sorcery-terminal-{id}", **facts)


def _hero(hero: Mapping[str, Any], translator: Translator) -> RenderableType:
    lines: list[RenderableType] = [_explained(f"class-{hero['card']}", translator)]
    lines += [_explained(f"power-{power['id']}", translator) for power in hero["powers"]]
    for piece in (*hero["slots"].values(), *hero["pack"]):
        shown = _card(plain(piece), translator)
        if shown is not None:
            lines.append(shown)
    return Group(*lines)


def _area(area: Mapping[str, Any], view: View, translator: Translator) -> RenderableType:
    """What lies in an area, and how far it is from the active hero."""
    name = mark(area["id"])
    named = (
        translator.say("area-named", place=place_name(area, translator), name=name) if area["name"] else ""
    )
    heading = Text(named or translator.say("area", name=name), HEADING)
    found = [name for name in ("hindering", "dangerous") if area[name]]
    found += [name for name in ("story", "search") if area[name]]
    if area["shrine"] is not None:
        found.append("shrine" if area["shrine"] else "silent")
    if area["shadows"]:
        found.append("shadow")
    if any(area["ground"].values()):
        found.append("ground")
    told = ", ".join(_say(translator, f"sign-{name}") for name in found)
    if told:
        heading.append(f": {told}", "not bold")
    lines: list[RenderableType] = [heading]
    ground = area["ground"]
    if ground.get("items"):
        names = ", ".join(translator.say(f"item-{plain(piece)}") for piece in ground["items"])
        lines.append(Padding(Text(names), (0, 0, 0, 2), expand=False))
    return Group(*lines)


def _enemy(scroll: Any, foe: Mapping[str, Any] | None, translator: Translator) -> RenderableType:
    """Name, aim, weapons with what they may do, abilities."""
    rank = Text(
        f" {SHAPES[RANKS[scroll.rank]]} {translator.say('rank-' + scroll.rank)}", STYLES[RANKS[scroll.rank]]
    )
    heading = Text(translator.say(f"enemy-{scroll.kind}"), HEADING).append(rank)
    heading.append(f" · {translator.say('aim-' + scroll.target)}", QUIET)
    lines: list[RenderableType] = [heading]
    for weapon in scroll.weapons.values():
        lines.append(_indented(_weapon(weapon, translator)))
    names = foe["abilities"] if foe is not None else [ability.id for ability in scroll.abilities]
    lines += [_indented(_explained(f"ability-{name}", translator)) for name in names]
    return Group(*lines)


def _weapon(weapon: Any, translator: Translator) -> Text:
    force = _say(translator, "force", hits=weapon.hits, red=weapon.red, blue=weapon.blue)
    told = [force, *(_effect(text, translator) for text in weapon.effects)]
    return Text(translator.say(f"weapon-{weapon.id}"), HEADING).append(f": {'; '.join(told)}", "not bold")


def _effect(text: str, translator: Translator) -> str:
    """An effect with its price, as the options name it."""
    one = effect(text)
    name = named(one.key)
    id, args = name if isinstance(name, tuple) else (name, {})
    facts = {key: Message(*value) if isinstance(value, tuple) else value for key, value in args.items()}
    said = translator.tell(Message(id, facts))
    price = " + ".join(translator.say(f"symbol-{symbol}") for symbol in one.cost)
    return f"{price} = {said}" if price else said


def _indented(shown: RenderableType) -> RenderableType:
    return Padding(shown, (0, 0, 0, 2), expand=False)


# -- chapters ---------------------------------------------------------------------------------


def legend(translator: Translator) -> RenderableType:
    """What the signs of the drawing mean."""
    table = grid(3)
    signs: list[tuple[Text, str]] = [
        (Text(HEROES[0], "bold"), _say(translator, "sign-hero")),
        (Text(COMPANION, "bold"), _say(translator, "sign-companion")),
    ]
    for rank, colour in RANKS.items():
        signs.append((Text(f"{SHAPES[colour]}1", STYLES[colour]), translator.say(f"rank-{rank}")))
    signs += [(Text(sign), _say(translator, f"sign-{name}")) for name, sign in MARKS.items()]
    for sign, meaning in signs:
        table.add_row(sign, Text(meaning))
    return Group(Text(_say(translator, "legend"), HEADING), Text(_say(translator, "reading")), table)


def _conditions(view: View, translator: Translator) -> RenderableType:
    return Group(*(_explained(f"condition-{name}", translator) for name in CONDITIONS))


def _powers(view: View, translator: Translator) -> RenderableType:
    held = [power["id"] for hero in view["heroes"] for power in hero["powers"]]
    return _listed([_explained(f"power-{id}", translator) for id in dict.fromkeys(held)], translator)


def _enemies(view: View, translator: Translator) -> RenderableType:
    found = {id: None for foe in view["enemies"] for id in foe["abilities"]}
    return _listed([_explained(f"ability-{id}", translator) for id in found], translator)


def _listed(shown: Iterable[RenderableType], translator: Translator) -> RenderableType:
    lines = list(shown)
    return Group(*lines) if lines else Text(_say(translator, "none-yet"))


TOPICS: dict[str, Show] = {"conditions": _conditions, "powers": _powers, "enemies": _enemies}
