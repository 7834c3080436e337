"""How the things of this game are named: which message says what an id means."""

from collections.abc import Iterator
from typing import Any

from holdfast.games.last_bastion.content.schema import COLOURS, EFFECT_KINDS, HEROES, TILES, Content
from holdfast.games.last_bastion.state import LastBastionTable
from holdfast.kernel.odds import Odds
from holdfast.kernel.wording import Name

PREFIXES = {"cards": "card", "to": "hero", "faces": "colour", "spent": "colour", "face": "decay"}
"""Keys whose things are named under another word; `card`, `tile`, `hero` ... name their own."""

OTHER_OBJECTS = (*COLOURS, "life", "call", "decay")
"""Tokens, and the decay die; on a card the same word tells that the die is rolled."""


def name(table: LastBastionTable, key: str, id: str) -> Name:
    """The message for a thing; without a key, and in odds, the id alone tells what it is."""
    match key:
        case "" | "fall":
            return _thing(table, id)
        case "slot" | "slots":
            return slot_name(id)
        case "source":
            return slot_name(id) if _is_slot(table, id) else f"tile-{id}"
        case "effect" if id.startswith("board-"):
            return id
    return f"{PREFIXES.get(key, key)}-{id}"


def thing(table: LastBastionTable, verb: str, id: str) -> Name:
    """The message for what an option touches; using the Tomb costs a life (LB-TILE-24)."""
    if id == "tomb" and verb in ("activate", "call"):
        return "tile-with-price", {"tile": ("tile-tomb", {})}
    return _thing(table, id)


def content_messages(content: Content) -> Iterator[tuple[str, str]]:
    """The names of cards, and the names and explanations of their effects."""
    for card in content.cards.values():
        where = f"warlords.toml: warlord {card.id}" if card.warlord else f"monsters.toml: monster {card.id}"
        yield where, f"card-{card.id}"
        for effect in card.effects:
            yield from ((where, f"effect-{effect.code}{more}") for more in ("", "-help"))


def _thing(table: LastBastionTable, id: str) -> Name:
    if _is_slot(table, id):
        return _slot_now(table, id)
    if id in TILES:
        return f"tile-{id}"
    if id in HEROES:
        return f"hero-{id}"
    if id in OTHER_OBJECTS:
        return f"object-{id}"
    if id in table.content.cards:
        return f"card-{id}"
    hero, _, token = id.partition(".")
    if token:
        return "token-of-hero", {"token": (f"object-{token}", {}), "hero": (f"hero-{hero}", {})}
    kind, _, code = id.partition("-")
    if kind in EFFECT_KINDS:
        return "effect-of-kind", {"kind": kind, "effect": (f"effect-{code}", {})}
    if id[0] == "d" and id[1:].isdigit():
        return "die", {"number": int(id[1:])}
    return f"effect-{id}"


def _is_slot(table: LastBastionTable, id: str) -> bool:
    colour, _, number = id.rpartition("-")
    return colour in table.state.boards and number in ("1", "2", "3")


def slot_name(id: str) -> Name:
    """A slot by its board and number, whatever lies there: the log tells of days gone by."""
    colour, _, number = id.rpartition("-")
    return "slot", {"colour": colour, "number": int(number)}


def _slot_now(table: LastBastionTable, id: str) -> Name:
    """A slot with the card that lies there now, if one does."""
    foe = table.state.slots[table.state.slot_of(id)]
    if foe is None:
        return slot_name(id)
    colour, _, number = id.rpartition("-")
    return "slot-with-card", {"colour": colour, "number": int(number), "card": (f"card-{foe.card}", {})}


def _tokens(colour: str, count: int) -> Name:
    return "tokens-of-colour", {"count": count, "colour": (f"colour-{colour}", {})}


def chance(table: LastBastionTable, odds: Odds, code: str) -> Name | None:
    """The chance of a fight without tokens, and with those at hand where they help."""
    bare = odds.data.get("without_tokens", {}).get(code)
    tokens = odds.data.get("tokens", {}).get(code)
    if bare is None or not tokens or round(100 * bare) == round(100 * odds.of[code]):
        return None
    thing = code.partition(":")[2]
    facts: dict[str, Any] = {
        "bare": round(100 * bare),
        "percent": round(100 * odds.of[code]),
        "tokens": [
            ("tokens-of-colour", {"count": n, "colour": (f"colour-{c}", {})}) for c, n in tokens.items()
        ],
    }
    if thing == "both":
        return "odds-fall-both-with-tokens", facts
    return "odds-fall-with-tokens", facts | {"thing": _thing(table, thing)}
