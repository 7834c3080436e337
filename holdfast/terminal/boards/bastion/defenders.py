"""The defenders of Bastion: where each stands, its mana, spells, rituals and artifacts."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from holdfast.terminal.boards.bastion.signs import COLOURS, MARKS, SEATS, all_mana, in_colour, numbers
from holdfast.terminal.boards.board import Highlights, View
from holdfast.terminal.cells import fitted
from holdfast.terminal.palette import EVIL, QUIET, shape
from holdfast.terminal.translator import Translator

NAME_WIDTH = 8
PLACE_WIDTH = 12
INDENT = 3
PARTS = " │ "


def defenders(view: View, translator: Translator, lit: Highlights) -> RenderableType:
    """One or more lines for each defender."""
    return Group(*(part for one in view["defenders"] for part in _defender(one, view, translator, lit)))


def _defender(
    one: Mapping[str, Any], view: View, translator: Translator, lit: Highlights
) -> Iterator[RenderableType]:
    active = one["seat"] == view["active"] and view["turn"] > 0
    style = "bold" if active else ""
    name = Text(translator.say(f"bastion-defender-{one['id']}"), style)
    line = Text(("►" if active else " ") + SEATS[one["seat"]] + " ", "bold")
    line.append(fitted(name, NAME_WIDTH)).append(" ")
    line.append(fitted(_place(one["place"], translator), PLACE_WIDTH)).append(" ").append(
        all_mana(one["pool"])
    )
    if active:
        line.append(" ").append(_turn(view, translator))
    line.no_wrap = True
    line.overflow = "ellipsis"
    yield line
    held = [
        *_part("spells", list(_spells(one, translator, lit)), translator),
        *_part("rituals-held", list(_rituals(one, translator, lit)), translator),
        *_part("artifacts", list(_artifacts(one, translator, lit)), translator),
    ]
    if held:
        yield Padding(Text(PARTS, QUIET).join(held), (0, 0, 0, INDENT), expand=False)


def _place(place: str, translator: Translator) -> Text:
    if place in COLOURS:
        return in_colour(place, translator.say(f"colour-{place}"))
    return Text(translator.say(f"bastion-place-{place}"))


def _turn(view: View, translator: Translator) -> Text:
    """Which actions of the turn are used up, and which are still free."""
    if view["must_leave"]:
        return Text(translator.say("bastion-terminal-must-leave"), EVIL)
    actions = ["moved", "gained", "attacked"]
    if any(source["damaged"] for district in view["districts"] for source in district["sources"]):
        actions.append("revived")
    told = []
    for action in actions:
        used = view[action]
        sign = MARKS["done" if used else "left"]
        told.append(Text(f"{sign}{translator.say(f'bastion-terminal-{action}')}", QUIET if used else "bold"))
    return Text(" ").join(told)


def _part(id: str, things: list[Text], translator: Translator) -> list[Text]:
    if not things:
        return []
    return [Text(f"{translator.say(f'bastion-terminal-{id}')} ", QUIET).append(Text(", ").join(things))]


def _spells(one: Mapping[str, Any], translator: Translator, lit: Highlights) -> Iterator[Text]:
    """Spells that are alike stand together, with the options of all of them."""
    kinds: dict[tuple[str, int, str], list[str]] = {}
    for spell in one["spells"]:
        promised = translator.say("pledged") if spell["id"] in one["pledged"] else ""
        if spell["id"] in one["pledged_for"]:
            promised = translator.say("pledged-for", at=one["pledged_for"][spell["id"]])
        kinds.setdefault((spell["spell"], spell["power"], promised), []).append(spell["id"])
    for (spell, power, promised), cards in kinds.items():
        made = Text(translator.say(f"bastion-spell-{spell}"))
        if power:
            made.append(f" {power}")
        if len(cards) > 1:
            made.append(f" ×{len(cards)}")
        if promised:
            made.append(f" ({promised})", QUIET)
        yield made.append(numbers([number for card in cards for number in lit.get(card, ())]))


def _rituals(one: Mapping[str, Any], translator: Translator, lit: Highlights) -> Iterator[Text]:
    for ritual in (*one["rituals"], *one["drawn"]):
        yield _ritual(ritual, translator).append(numbers(lit.get(ritual, ())))


def _artifacts(one: Mapping[str, Any], translator: Translator, lit: Highlights) -> Iterator[Text]:
    for artifact in one["artifacts"]:
        made = _ritual(artifact["id"], translator)
        if artifact["used"]:
            made.append(MARKS["done"], QUIET)
        yield made.append(numbers(lit.get(artifact["id"], ())))


def _ritual(card: str, translator: Translator) -> Text:
    kind, _, colour = card.rpartition("-")
    return shape(colour).append(translator.say(f"bastion-ritual-{kind}"), "")
