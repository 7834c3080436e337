"""What is printed on the components: facts that a board needs and that no view repeats."""

from typing import Any

import msgspec

from holdfast.games.bastion.board import COLOURS
from holdfast.games.bastion.content import GREY, PRISMATIC, WHITE, Content, EnemyCard

PAINTS = {WHITE: "white", PRISMATIC: "prismatic", GREY: "grey"}


def catalogue(content: Content) -> dict[str, Any]:
    """Enemies, spells, rituals, defenders, districts, editions, levels and scenarios as plain data."""
    return {
        "colours": COLOURS,
        "cards": {id: _card(card) for id, card in content.cards.items()},
        "spells": _plain(content.spells),
        "rituals": {
            id: {"kind": card.kind, "colour": COLOURS[card.colour], "structure": card.structure}
            for id, card in content.rituals.items()
        },
        "defenders": {id: {"name": f"bastion-defender-{id}"} for id in content.defenders},
        "districts": _plain(content.districts),
        "editions": _plain(content.editions),
        "levels": _plain(content.levels),
        "scenarios": _plain(content.scenarios),
    }


def _plain(sheet: dict[str, Any]) -> dict[str, Any]:
    return {id: msgspec.to_builtins(entry) for id, entry in sheet.items()}


def _card(card: EnemyCard) -> dict[str, Any]:
    """An enemy; `colour` is white, prismatic or grey where it has none of its own."""
    return {
        "class": card.family,
        "troop": card.troop,
        "colour": COLOURS[card.colour] if card.colour >= 0 else PAINTS[card.colour],
        "strength": card.strength,
        "each": card.each,
        "spell": card.spell,
        "power": card.power,
        "moment": card.moment,
        "traits": card.traits,
        "blocks": COLOURS[card.blocks] if card.blocks >= 0 else None,
    }
