"""What is printed on the components: facts that a board needs and that no view repeats."""

from typing import Any

import msgspec

from holdfast.games.last_bastion.content import HEROES, Card, Content


def catalogue(content: Content) -> dict[str, Any]:
    """Cards, tiles, heroes, dice, tokens and levels as plain data."""
    return {
        "cards": {id: _card(card) for id, card in content.cards.items()},
        "tiles": {id: {"home": tile.home, "warlords": tile.warlords} for id, tile in content.tiles.items()},
        "heroes": {id: {"name": f"hero-{id}", "power": f"hero-{id}-power"} for id in HEROES},
        "dice": {
            "combat": content.dice.combat.faces,
            "grey": content.dice.grey.faces,
            "decay": content.dice.decay.faces,
        },
        "white_dice": content.dice.combat.white,
        "tokens": msgspec.to_builtins(content.tokens),
        "levels": {id: msgspec.to_builtins(level) for id, level in content.levels.items()},
    }


def _card(card: Card) -> dict[str, Any]:
    effects = [(effect.kind, effect.code) for effect in card.effects]
    return {
        "colour": card.colour,
        "resistance": card.resistance,
        "warlord": card.warlord,
        **{
            kind: [code for one, code in effects if one == kind]
            for kind in ("enter", "recurring", "permanent", "exit")
        },
    }
