"""How the things of this game are named: which message says what an id means."""

from holdfast.games.last_bastion.content import COLOURS, HEROES, TILES
from holdfast.games.last_bastion.state import Siege
from holdfast.kernel.rules import Name

SLOT_KEYS = ("slot", "slots")
SAME = {"cards": "card", "to": "hero", "faces": "colour", "spent": "colour"}


def name(table: Siege, key: str, id: str) -> Name:
    """The message for a thing; without a key the id alone tells what it is."""
    if key == "effect" and id.startswith("board-"):
        return id
    if key == "face":
        return f"decay-{id}"
    if key in SLOT_KEYS or (key in ("", "source") and _is_slot(table, id)):
        return slot_name(table, id)
    if key == "source":
        return f"tile-{id}"
    if key:
        return f"{SAME.get(key, key)}-{id}"
    return _thing(table, id)


def _thing(table: Siege, id: str) -> Name:
    if id in TILES:
        return f"tile-{id}"
    if id in HEROES:
        return f"hero-{id}"
    if id in COLOURS:
        return f"colour-{id}"
    if id in table.content.cards:
        return f"card-{id}"
    kind, _, code = id.partition("-")
    if kind in ("enter", "recurring", "permanent", "exit"):
        return "effect-of-kind", {"kind": kind, "effect": (f"effect-{code}", {})}
    if id[0] == "d" and id[1:].isdigit():
        return "die", {"number": int(id[1:])}
    if id in ("life", "call"):
        return f"token-{id}"
    return f"effect-{id}"


def _is_slot(table: Siege, id: str) -> bool:
    colour, _, number = id.rpartition("-")
    return colour in table.state.boards and number in ("1", "2", "3")


def slot_name(table: Siege, id: str) -> Name:
    """A slot by its board and number, and the card that lies there if one does."""
    colour, _, number = id.rpartition("-")
    foe = table.state.slots[table.state.slot_of(id)]
    board: Name = (f"board-{colour}", {})
    if foe is None:
        return "slot", {"board": board, "number": int(number)}
    return "slot-with-card", {"board": board, "number": int(number), "card": (f"card-{foe.card}", {})}
