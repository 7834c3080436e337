"""Last Bastion explained: signs, cards, tiles, heroes, boards, effects."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.terminal.boards.board import Show, View
from holdfast.terminal.boards.last_bastion.signs import EFFECTS, KINDS, MARKS, SEATS
from holdfast.terminal.cells import grid
from holdfast.terminal.palette import HEADING, QUIET, SHAPES, shape
from holdfast.terminal.translator import Translator

Card = Mapping[str, Any]
"""A card as a view shows it."""

SHAPED = ("red", "green", "blue", "yellow", "black", "white")


def printed(card: Any) -> Card:
    """A card that is not in play, as a view would show it."""
    return {
        "id": card.id,
        "colour": card.colour,
        "warlord": card.warlord,
        "printed": card.resistance,
        "resistance": card.resistance,
        "effects": [{"kind": effect.kind, "code": effect.code, "net": False} for effect in card.effects],
    }


def card_face(card: Card, translator: Translator) -> RenderableType:
    """A card in few words: its colour, name and resistance, and what it does when."""
    lines = [_heading(card, translator)]
    for effect in card["effects"]:
        when = translator.say(f"last-bastion-terminal-kind-{effect['kind']}")
        lines.append(Text(f"  {KINDS[effect['kind']]} {when}: {translator.say('effect-' + effect['code'])}"))
    return Group(*lines)


def _heading(card: Card, translator: Translator) -> Text:
    made = shape(card["colour"]).append(" " + translator.say(f"card-{card['id']}"), HEADING)
    made.append(" · " + translator.say("last-bastion-terminal-resistance", number=card["resistance"]))
    if card["resistance"] != card["printed"]:
        made.append(f" ({card['printed']})", QUIET)
    if card["warlord"]:
        made.append(f" · {MARKS['warlord']} {translator.say('last-bastion-terminal-sign-warlord')}")
    return made


def _card(card: Card, translator: Translator) -> RenderableType:
    rows = grid(4, 16)
    for effect in card["effects"]:
        code = effect["code"]
        told = translator.say(f"effect-{code}-help")
        if effect["net"]:
            told = f"{MARKS['net']} {translator.say('last-bastion-terminal-netted')} {told}"
        when = translator.say(f"last-bastion-terminal-kind-{effect['kind']}")
        rows.add_row(f"{KINDS[effect['kind']]}{EFFECTS[code]}", when, told)
    return Group(_heading(card, translator), rows)


def thing(content: Any, view: View, id: str, translator: Translator) -> RenderableType | None:
    """All about a slot and its card, a card, a tile, a hero, a board or an effect."""
    for board in view["boards"]:
        for slot in board["slots"]:
            if id == slot["id"] or (slot["card"] is not None and id == slot["card"]["id"]):
                line = " → ".join(translator.say(f"tile-{tile}") for tile in slot["line"])
                where = Text(f"{SHAPES[board['id']]}{slot['id']}", HEADING).append(f"  {line}", QUIET)
                return where if slot["card"] is None else Group(where, _card(slot["card"], translator))
    if id in content.cards:
        return _card(printed(content.cards[id]), translator)
    if translator.has(f"hero-{id}-power"):
        return _hero(id, translator)
    for kind in ("tile", "board", "effect"):
        if translator.has(f"{kind}-{id}-help"):
            name, told = translator.say(f"{kind}-{id}"), translator.say(f"{kind}-{id}-help")
            return Text(name, HEADING).append(f": {told}", "not bold")
    return None


def _hero(id: str, translator: Translator) -> Text:
    made = Text(translator.say(f"hero-{id}"), HEADING)
    made.append(f". {translator.say(f'hero-{id}-who')} {translator.say(f'hero-{id}-power')}", "not bold")
    return made


def legend(translator: Translator) -> RenderableType:
    """Every sign with its meaning."""
    told = [(SHAPES[colour], translator.say(f"colour-{colour}")) for colour in SHAPED]
    told += [(sign, translator.say(f"last-bastion-terminal-sign-{mark}")) for mark, sign in MARKS.items()]
    told += [(sign, translator.say(f"last-bastion-terminal-kind-{kind}")) for kind, sign in KINDS.items()]
    table = Table.grid(padding=(0, 1), expand=True)
    columns = 3
    for _ in range(columns):
        table.add_column(width=2)
        table.add_column(ratio=1)
    height = -(-len(told) // columns)
    for row in range(height):
        table.add_row(*(word for entry in told[row::height] for word in entry))
    heading = Text(translator.say("last-bastion-terminal-legend"), HEADING)
    return Group(heading, table, Text(translator.say("last-bastion-terminal-cell")))


def _tiles(view: View, translator: Translator) -> RenderableType:
    rows = grid(12)
    for tile in view["tiles"]:
        id = tile["id"]
        rows.add_row(
            Text(id, QUIET), Text(f"{translator.say(f'tile-{id}')}: {translator.say(f'tile-{id}-help')}")
        )
    return rows


def _heroes(view: View, translator: Translator) -> RenderableType:
    rows = grid(12)
    for hero in view["heroes"]:
        rows.add_row(Text(f"{SEATS[hero['seat']]} {hero['id']}", QUIET), _hero(hero["id"], translator))
    return rows


def _boards(view: View, translator: Translator) -> RenderableType:
    rows = grid(12)
    for board in view["boards"]:
        id = board["id"]
        told = f"{translator.say(f'board-{id}')}: {translator.say(f'board-{id}-help')}"
        rows.add_row(shape(id).append(" " + id, QUIET), Text(told))
    return rows


def _effects(view: View, translator: Translator) -> RenderableType:
    rows = grid(4)
    for code, sign in EFFECTS.items():
        told = f"{translator.say(f'effect-{code}')}: {translator.say(f'effect-{code}-help')}"
        rows.add_row(sign, Text(told))
    return rows


TOPICS: dict[str, Show] = {"tiles": _tiles, "heroes": _heroes, "boards": _boards, "effects": _effects}
