"""What a seat may see. Everything but the deck lies open (LB-RULE-10)."""

from typing import Any

import msgspec

from holdfast.games.last_bastion.content.schema import HEROES, Card, Content
from holdfast.games.last_bastion.rules.cards import equipment_banned, locked_dice, resistance
from holdfast.games.last_bastion.rules.evil import figures_left
from holdfast.games.last_bastion.rules.geometry import LINE, SIDES, SLOTS_OF_SIDE
from holdfast.games.last_bastion.rules.horde import IDLE_TO_LOSE, QUIET_TO_LOSE
from holdfast.games.last_bastion.rules.score import score
from holdfast.games.last_bastion.state import OFF, Hero, LastBastionState, LastBastionTable, PlacedCard

STANDSTILL_TOLD = 10
"""Rounds in which nothing happens are told from this number on."""


def view(table: LastBastionTable) -> dict[str, Any]:
    """The table as plain data; the same for every seat."""
    state = table.state
    return {
        "game": "last-bastion",
        "level": state.level,
        "round": state.round,
        "turn": {
            "number": state.turn,
            "board": state.boards[state.side],
            "phase": state.phase,
            "seat": state.hero_of_side(state.side),
            "used": {
                "moved": state.used.moved,
                "tile": state.used.tile,
                "fight": state.used.fight,
                "power": state.used.power or state.used.extra or state.used.reroll,
            },
        },
        "tiles": [_tile(state, place) for place in range(9)],
        "boards": [_board(table, side) for side in range(4)],
        "heroes": [_hero(state, seat, hero) for seat, hero in enumerate(state.heroes)],
        "deck": {"cards": len(state.deck), "back": state.deck.back},
        "discard": list(state.discard),
        "standstill": _standstill(state),
        "warlords": {"beaten": state.beaten, "all": table.content.levels[state.level].warlords},
        "reserve": {
            "life": state.life,
            "calls": state.calls,
            "equipment": dict(state.equipment),
            "evil": figures_left(state, table.content),
            "standards": [colour for colour in table.content.tokens.standards if colour != state.standard],
        },
        "score": score(table) if table.outcome is not None and table.outcome.won else None,
        "pieces": _pieces(state),
        "dice": {
            "white": table.content.dice.combat.white - locked_dice(state),
            "locked": locked_dice(state),
            "equipment_banned": equipment_banned(table),
        },
    }


def _standstill(state: LastBastionState) -> dict[str, Any] | None:
    """For how many rounds nothing has happened, once they are many, and how many lose (LB-RULE-147)."""
    if state.idle >= STANDSTILL_TOLD:
        return {"rounds": min(state.idle, IDLE_TO_LOSE), "limit": IDLE_TO_LOSE, "fights": False}
    if state.quiet >= STANDSTILL_TOLD:
        return {"rounds": min(state.quiet, QUIET_TO_LOSE), "limit": QUIET_TO_LOSE, "fights": True}
    return None


def _tile(state: LastBastionState, place: int) -> dict[str, Any]:
    return {
        "id": state.tiles[place],
        "place": place,
        "evil": place in state.evil,
        "heroes": [hero.id for hero in state.heroes if hero.place == place],
    }


def _board(table: LastBastionTable, side: int) -> dict[str, Any]:
    state = table.state
    seat = state.hero_of_side(side)
    return {
        "id": state.boards[side],
        "side": SIDES[side],
        "hero": None if seat is None else state.heroes[seat].id,
        "slots": [
            {
                "id": state.slot_id(slot),
                "line": [state.tiles[place] for place in LINE[slot]],
                "trap": state.trap == slot,
                "card": None if foe is None else _card(table, foe),
            }
            for slot in SLOTS_OF_SIDE[side]
            for foe in (state.slots[slot],)
        ],
    }


def _card(table: LastBastionTable, foe: PlacedCard) -> dict[str, Any]:
    card = table.content.cards[foe.card]
    return {
        "id": card.id,
        "colour": card.colour,
        "warlord": card.warlord,
        "printed": card.resistance,
        "resistance": resistance(table, foe),
        "effects": [
            {"kind": effect.kind, "code": effect.code, "net": foe.net == number}
            for number, effect in enumerate(card.effects)
        ],
        "evil": foe.evil,
        "spell": foe.spell,
        "die": foe.die,
    }


def _hero(state: LastBastionState, seat: int, hero: Hero) -> dict[str, Any]:
    return {
        "id": hero.id,
        "seat": seat,
        "board": state.boards[hero.side],
        "tile": state.tiles[hero.place] if hero.in_play else None,
        "status": hero.status,
        "life": hero.life,
        "calls": hero.calls,
        "equipment": dict(hero.equipment),
        "pinned": hero.pinned,
        "cursed": hero.cursed,
        "power": hero.has_power,
    }


def _pieces(state: LastBastionState) -> dict[str, Any]:
    """Where net, trap, standard and spell are: on a slot, at home, or in the reserve while their
    home is in the grip of evil (LB-EVIL-4 to LB-EVIL-6)."""
    return {
        "net": _on_card(state, "net") or _home(state, "trebuchet"),
        "trap": state.slot_id(state.trap) if state.trap != OFF else _home(state, "quarry"),
        "standard": {
            "at": "standard" if state.standard else _home(state, "standard"),
            "token": state.standard or None,
        },
        "spell": _on_card(state, "spell") or _spell_home(state),
    }


def _on_card(state: LastBastionState, piece: str) -> str | None:
    for slot, foe in enumerate(state.slots):
        if foe is not None and (foe.spell if piece == "spell" else foe.net != OFF):
            return state.slot_id(slot)
    return None


def _home(state: LastBastionState, tile: str) -> str:
    return "reserve" if state.tiles.index(tile) in state.evil else tile


def _spell_home(state: LastBastionState) -> str | None:
    """Mylfaar's board, the reserve while she is cursed, out of the game without her power (LB-RULE-102)."""
    mylfaar = next((hero for hero in state.heroes if hero.id == "mylfaar"), None)
    if mylfaar is None or mylfaar.status != "healthy":
        return None
    return "reserve" if mylfaar.cursed else "mylfaar"


def catalogue(content: Content) -> dict[str, Any]:
    """Cards, tiles, heroes, dice, tokens and levels as plain data."""
    return {
        "cards": {id: _printed_card(card) for id, card in content.cards.items()},
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


def _printed_card(card: Card) -> dict[str, Any]:
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
