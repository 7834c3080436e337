"""How the things of this game are named: which message says what an id means."""

from holdfast.games.sword_and_sorcery.state import Play
from holdfast.kernel.rules import Name


def name(table: Play, key: str, id: str) -> Name:
    """The message for a thing."""
    return f"{key}-{id}" if key else id
