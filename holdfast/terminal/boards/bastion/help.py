"""Bastion explained: signs, classes, legendary enemies, traits, spells, rituals, places."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holdfast.terminal.boards.bastion.signs import (
    ANY,
    CLASSES,
    COLOURS,
    LEGENDS,
    MARKS,
    PRISM,
    TRAITS,
    in_colour,
    invulnerable,
    laid,
    some_mana,
)
from holdfast.terminal.boards.board import Show, View
from holdfast.terminal.cells import grid
from holdfast.terminal.palette import EVIL, HEADING, QUIET, SHAPES
from holdfast.terminal.translator import Translator

SPELLS = (
    *("acceleration", "flame", "lightning", "alchemy", "arrow", "prism"),
    *("abundance", "castling", "teleport", "copy", "repetition"),
)
KINDS = {
    "accumulator": "artifact",
    "converter": "artifact",
    "source": "structure",
    "obelisk": "structure",
    "gun": "structure",
}
PARTS = ("citadel", "district", "source", "tower", "base", "square", "section", "gate")
CITADEL = "citadel"


def description(name: str, view: View, translator: Translator) -> str:
    """What the thing of that name does, by the book that is played."""
    return translator.either(f"{name}-help-{view['edition']}", "") or translator.say(f"{name}-help")


def _explained(name: str, view: View, translator: Translator) -> Text:
    return Text(translator.say(name), HEADING).append(f": {description(name, view, translator)}", "not bold")


# -- single things ----------------------------------------------------------------------------


def thing(content: Any, view: View, id: str, translator: Translator) -> RenderableType | None:
    """All about a place with who stands there, a card, a class, a spell, a ritual, a defender."""
    enemy = enemies(view).get(id)
    if enemy is not None:
        return _enemy(content, enemy, view, translator)
    if id in content.cards:
        return _card(content.cards[id], None, view, translator)
    if id in content.classes:
        return _class(content.classes[id], view, translator)
    for district in view["districts"]:
        if id == district["id"]:
            return _district(district, view, translator)
        for source in district["sources"]:
            if id == source["id"]:
                return _source(source, view, translator)
    if id in content.rituals:
        return _ritual(id, view, translator)
    for defender in view["defenders"]:
        if id == defender["id"]:
            return Text(translator.say(f"bastion-defender-{id}"), HEADING).append(
                f": {translator.say(f'bastion-defender-{id}-who')}", "not bold"
            )
    part = _part_of(id)
    kinds = ("class", "spell", "ritual", "trait", "part", "kind", "scenario", "level", "mode", "edition")
    for name in (f"bastion-{kind}-{part if kind == 'part' else id}" for kind in kinds):
        if translator.has(name) and (translator.has(f"{name}-help") or translator.has(f"{name}-help-2018")):
            return _explained(name, view, translator)
    return None


def _part_of(id: str) -> str:
    """What kind of place an id names: `red-tower` is a tower, `w7` a section, `red-b` a base."""
    district, _, rest = id.partition("-")
    if district in COLOURS:
        return {"tower": "tower", "square": "square", "a": "base", "b": "base"}.get(rest, "")
    number = id[1:]
    return "section" if id[:1] == "w" and number.isdecimal() and 1 <= int(number) <= 24 else id


def enemies(view: View) -> dict[str, Mapping[str, Any]]:
    """The enemies that can be seen, by where they stand."""
    found = dict(view["wall"])
    for district in view["districts"]:
        if district["square"] is not None:
            found[district["square"]["at"]] = district["square"]
    if view["citadel"]["top"] is not None:
        found[CITADEL] = view["citadel"]["top"]
    return found


def price(due: Mapping[str, int]) -> Text:
    """A price by colours; what may be paid in any of them has a sign of its own."""
    any_colours = due.get("any", 0)
    made = some_mana(due)
    if any_colours:
        made.append(f" {ANY}{any_colours}" if made else f"{ANY}{any_colours}")
    return made


def _enemy(content: Any, enemy: Mapping[str, Any], view: View, translator: Translator) -> RenderableType:
    heading = Text(enemy["at"], HEADING).append(f" · {translator.say('bastion-terminal-price')} ", "not bold")
    heading.append(price(enemy["price"]))
    lines: list[RenderableType] = [heading]
    if enemy["protected"]:
        why = translator.say(f"why-{enemy['protected']}")
        lines.append(invulnerable().append(f" {translator.say('invulnerable')}: {why}", EVIL))
    for card in enemy["cards"]:
        kind = content.cards.get(card["id"])
        if kind is not None:
            lines.append(_card(kind, card["strength"], view, translator))
    return Group(*lines)


def _card(kind: Any, strength: int | None, view: View, translator: Translator) -> RenderableType:
    """A card: name and strength, its colour where that is not plain, traits, and the spell it becomes."""
    heading = Text(translator.say(f"bastion-card-{kind.id}"), HEADING)
    changed = strength is not None and strength != kind.strength
    strong = translator.say(
        "strength-changed" if changed else "strength",
        strength=strength or kind.strength,
        printed=kind.strength,
    )
    heading.append(f" · {strong}", "not bold")
    rows = grid(2)
    paint = _paint(kind)
    if paint:
        rows.add_row(PRISM if kind.each else ANY, _explained(f"bastion-paint-{paint}", view, translator))
    blocked = COLOURS[kind.blocks] if kind.blocks >= 0 else ""
    _add_printed(rows, kind, view, translator, blocked)
    return Group(heading, Padding(rows, (0, 0, 0, 2)))


def _class(kind: Any, view: View, translator: Translator) -> RenderableType:
    """A class: what is the same on its six cards."""
    heading = Text(translator.say(f"bastion-class-{kind.id}"), HEADING)
    heading.append(f" · {translator.say('strength', strength=kind.strength)}", "not bold")
    rows = grid(2)
    rows.add_row("", description(f"bastion-class-{kind.id}", view, translator))
    _add_printed(rows, kind, view, translator)
    return Group(heading, Padding(rows, (0, 0, 0, 2)))


def _add_printed(rows: Table, kind: Any, view: View, translator: Translator, blocked: str = "") -> None:
    """The traits of a card or a class, and the spell it becomes."""
    for trait in dict.fromkeys(kind.traits):
        text = _explained(f"bastion-trait-{trait}", view, translator)
        if trait == "block" and blocked:
            text.append(" ").append(in_colour(blocked, translator.say(f"colour-{blocked}")))
        rows.add_row(TRAITS[trait], text)
    spell = _explained(f"bastion-spell-{kind.spell}", view, translator)
    if kind.power:
        spell.append(f" ({translator.say('power', power=kind.power)})", QUIET)
    rows.add_row("→", spell)


def _paint(kind: Any) -> str:
    if kind.each:
        return f"prismatic-{kind.each}"
    return {-1: "white", -3: "grey"}.get(kind.colour, "")


def _district(district: Mapping[str, Any], view: View, translator: Translator) -> RenderableType:
    colour = district["id"]
    sections = ", ".join(district["sections"])
    heading = in_colour(colour, translator.say(f"bastion-place-{colour}")).append(f"  {sections}", QUIET)
    rows = grid(3)
    for source in district["sources"]:
        rows.add_row(MARKS["source"], _source_line(source, view, translator))
    tower = district["tower"]
    state = Text(translator.say("bastion-part-tower")).append(f": {_state(tower, view, translator)} ")
    rows.add_row(MARKS["tower"], state.append(laid(tower["token"])).append(f"  {tower['id']}", QUIET))
    for base, ritual in district["bases"].items():
        kind, _, of_colour = ritual.rpartition("-")
        what = translator.say(f"bastion-ritual-{ritual}") if ritual else MARKS["empty"]
        line = Text(f"{what}").append(f"  {base}", QUIET)
        if ritual:
            line = (
                Text(f"{SHAPES[of_colour]} ")
                .append(line)
                .append(f"  {description(f'bastion-ritual-{kind}', view, translator)}")
            )
        rows.add_row(base[-1], line)
    return Group(heading, rows)


def _state(place: Mapping[str, Any], view: View, translator: Translator) -> str:
    if place.get("damaged"):
        return translator.say("damaged")
    return translator.say("closed" if place["token"] else "open")


def _source_line(source: Mapping[str, Any], view: View, translator: Translator) -> Text:
    made = in_colour(source["colour"], translator.say(f"colour-{source['colour']}"))
    made.append(f": {_state(source, view, translator)} ", "not bold").append(laid(source["token"]))
    if source["colour"] in view["blocked"]:
        made.append(f" {MARKS['blocked']}", EVIL)
    return made.append(f"  {source['id']}", QUIET)


def _source(source: Mapping[str, Any], view: View, translator: Translator) -> RenderableType:
    return Group(_source_line(source, view, translator), _explained("bastion-part-source", view, translator))


def _ritual(card: str, view: View, translator: Translator) -> RenderableType:
    kind, _, colour = card.rpartition("-")
    name = in_colour(colour, translator.say(f"bastion-ritual-{card}"))
    return name.append(f": {description(f'bastion-ritual-{kind}', view, translator)}", "not bold")


# -- chapters ---------------------------------------------------------------------------------


def legend(translator: Translator) -> RenderableType:
    """Every sign with its meaning."""
    signs = [(SHAPES[colour], translator.say(f"colour-{colour}")) for colour in COLOURS]
    signs += [
        (PRISM, translator.say("bastion-terminal-sign-prism")),
        (ANY, translator.say("bastion-terminal-sign-any")),
    ]
    shown = [mark for mark in MARKS if mark not in ("blocked", "left", "empty")]
    signs += [(MARKS[mark], translator.say(f"bastion-terminal-sign-{mark}")) for mark in shown]
    signs += [(sign, translator.say(f"bastion-trait-{trait}")) for trait, sign in TRAITS.items()]
    table = Table.grid(padding=(0, 1), expand=True)
    columns = 3
    for _ in range(columns):
        table.add_column(width=2)
        table.add_column(ratio=1)
    height = -(-len(signs) // columns)
    for row in range(height):
        table.add_row(*(word for entry in signs[row::height] for word in entry))
    heading = Text(translator.say("bastion-terminal-legend"), HEADING)
    return Group(heading, table, Text(translator.say("bastion-terminal-cell")))


def _chapter(entries: Iterable[tuple[str, Text]], width: int) -> RenderableType:
    rows = grid(width)
    for first, text in entries:
        rows.add_row(Text(first, QUIET), text)
    return rows


def _families(names: Mapping[str, tuple[str, ...]], prefix: str) -> Show:
    def show(view: View, translator: Translator) -> RenderableType:
        entries = [
            (
                f"{''.join(TRAITS[trait] for trait in traits):<2} {id}",
                _explained(f"{prefix}-{id}", view, translator),
            )
            for id, traits in names.items()
        ]
        return _chapter(entries, 15)

    return show


def _traits(view: View, translator: Translator) -> RenderableType:
    signs = ((f"{sign} {trait}", f"bastion-trait-{trait}") for trait, sign in TRAITS.items())
    return _chapter(((sign, _explained(name, view, translator)) for sign, name in signs), 14)


def _spells(view: View, translator: Translator) -> RenderableType:
    return _chapter(((id, _explained(f"bastion-spell-{id}", view, translator)) for id in SPELLS), 12)


def _rituals(view: View, translator: Translator) -> RenderableType:
    entries = [
        (kind, _explained(f"bastion-kind-{kind}", view, translator)) for kind in ("artifact", "structure")
    ]
    entries += [(id, _explained(f"bastion-ritual-{id}", view, translator)) for id in KINDS]
    return Group(Text(description("bastion-ritual", view, translator)), _chapter(entries, 11))


def _places(view: View, translator: Translator) -> RenderableType:
    return _chapter(((id, _explained(f"bastion-part-{id}", view, translator)) for id in PARTS), 8)


def _army(view: View, translator: Translator) -> RenderableType:
    """The deck, its strength, and what has left the game."""
    army, say = view["army"], translator.say
    lines = [Text(say("enemy-deck", count=view["deck"]["left"]))]
    if army.get("printed", army["strength"]) != army["strength"]:
        facts = {"strength": army["strength"], "printed": army["printed"]}
        lines.append(Text(say("army-strength-printed", **facts)))
    else:
        lines.append(Text(say("army-strength", strength=army["strength"])))
    if "advice" in army:
        lines.append(Text(say("army-advice", advice=say(f"bastion-advice-{army['advice']}"))))
    lines.append(Text(say("wall-full-in", count=view["phases_left"])))
    if view["house_variant"]:
        lines.append(Text(say("house-variant-help")))
    if view["scenario"]:
        lines.append(_explained(f"bastion-scenario-{view['scenario']}", view, translator))
    for one in view["classes"]:
        lines.append(_explained(f"bastion-class-{one}", view, translator))
    if view["rituals"]["left"]:
        lines.append(Text(say("ritual-deck", count=view["rituals"]["left"])))
    out = [f"bastion-card-{card}" for card in view["box"]]
    out += [f"bastion-ritual-{card}" for card in view["rituals"]["discarded"]]
    if out:
        lines.append(Text(f"{say('box')}: {', '.join(map(say, out))}", QUIET))
    return Group(*lines)


TOPICS: dict[str, Show] = {
    "classes": _families(CLASSES, "bastion-class"),
    "legends": _families(LEGENDS, "bastion-card"),
    "traits": _traits,
    "spells": _spells,
    "rituals": _rituals,
    "places": _places,
    "army": _army,
}
