"""Packs for tests: small ones of each game, as files."""

import tomllib
from typing import Any

import tomli_w

from holdfast.kernel import shelf
from holdfast.kernel.packs.pack import Pack, pack_of

LB, BA, SNS = "last-bastion", "bastion", "sword-and-sorcery"


def manifest(id: str, game: str, **more: Any) -> bytes:
    """The manifest of a pack."""
    return tomli_w.dumps({"id": id, "name": id.title(), "game": game} | more).encode()


def shipped(game: str, file: str) -> dict[str, Any]:
    """What a file says that ships with the game."""
    return tomllib.loads(shelf.find(game).folder(None).path(file).read_text(encoding="utf-8"))


def entry(game: str, file: str, key: str, id: str) -> dict[str, Any]:
    """An entry that ships."""
    return dict(next(one for one in shipped(game, file)[key] if one["id"] == id))


def toml(data: dict[str, Any]) -> bytes:
    """Data as a file."""
    return tomli_w.dumps(data).encode()


def frost(resistance: int = 5, name: str = "Frost imp", id: str = "frost") -> dict[str, bytes]:
    """A pack of Last Bastion: the ember imp is another monster of that resistance and name."""
    imp = entry(LB, "monsters.toml", "monster", "ember-imp") | {"resistance": resistance}
    return {
        "pack.toml": manifest(id, LB, replaces=["monsters/ember-imp"], languages=["en"]),
        "monsters.toml": toml({"monster": [imp]}),
        "words/en/frost.ftl": f"card-ember-imp = {name}\n".encode(),
    }


def frost_pack(resistance: int = 5, name: str = "Frost imp", id: str = "frost") -> Pack:
    """The same, read."""
    return pack_of(frost(resistance, name, id))
