"""The cards, dice, tokens, tiles and levels, from TOML."""

from functools import lru_cache
from pathlib import Path

from holdfast.games.last_bastion.bot.weights import WrittenWeights, for_each_team
from holdfast.games.last_bastion.content.schema import (
    Card,
    CardEntry,
    Content,
    Dice,
    HeroEntry,
    Levels,
    TileEntry,
    Tokens,
)
from holdfast.games.last_bastion.content.validate import content_faults
from holdfast.kernel.content import ContentKind, Folder

FILES = (
    "monsters.toml",
    "warlords.toml",
    "dice.toml",
    "tokens.toml",
    "heroes.toml",
    "tiles.toml",
    "levels.toml",
    "evaluation.toml",
    "policy.toml",
)
KINDS = (
    ContentKind("monsters.toml", "monster", CardEntry, {"retired": "monsters"}, ("card-*",)),
    ContentKind("warlords.toml", "warlord", CardEntry, {"retired": "warlords"}, ("card-*",)),
    ContentKind("dice.toml", "", Dice),
    ContentKind("tokens.toml", "", Tokens),
    ContentKind("heroes.toml", "hero", HeroEntry),
    ContentKind("tiles.toml", "tile", TileEntry),
    ContentKind("levels.toml", "", Levels),
)
SHIPPED = Path(__file__).parent
FOLDERS = (SHIPPED, SHIPPED.parent / "bot")
KEPT = 32
"""So many contents are kept in mind."""


def load(own: Path | None = None) -> Content:
    """The content, with the files of `own` in place of those that ship."""
    return _load(None, "") if own is None else _load(own.resolve(), Folder(FOLDERS, own).digest(FILES))


def _dealt(folder: Folder, name: str, key: str) -> list[CardEntry]:
    """The cards of a file. A retired one goes with the card in its place, if a pack takes that out."""
    found = folder.entries(name, key, CardEntry)
    return [one for one in found if one.retired is None or not folder.removes(name, one.retired)]


@lru_cache(maxsize=KEPT)
def _load(own: Path | None, digest: str) -> Content:
    """Read once for each fingerprint, so that a folder that was changed is read again."""
    folder = Folder(FOLDERS, own)
    monsters, warlords = (_dealt(folder, f"{key}s.toml", key) for key in ("monster", "warlord"))
    dice = folder.one("dice.toml", Dice)
    tokens = folder.one("tokens.toml", Tokens)
    heroes = folder.entries("heroes.toml", "hero", HeroEntry)
    tiles = folder.entries("tiles.toml", "tile", TileEntry)
    levels = folder.one("levels.toml", Levels)
    evaluation_weights = folder.one("evaluation.toml", WrittenWeights)
    policy_weights = folder.one("policy.toml", WrittenWeights)
    if (
        dice is None
        or tokens is None
        or levels is None
        or evaluation_weights is None
        or policy_weights is None
    ):
        folder.refuse_faults()
    assert dice and tokens and levels and evaluation_weights and policy_weights
    cards = [Card(entry, False) for entry in monsters] + [Card(entry, True) for entry in warlords]
    content = Content(
        {card.id: card for card in cards},
        dice,
        tokens,
        {tile.id: tile for tile in tiles},
        {level.id: level for level in levels.level},
        levels.removed_per_missing_player,
        tuple(card.id for card in cards if not card.warlord and card.retired is None),
        tuple(card.id for card in cards if card.warlord and card.retired is None),
        for_each_team(evaluation_weights),
        for_each_team(policy_weights),
    )
    folder.faults += content_faults(content, cards, {hero.id for hero in heroes})
    folder.refuse_faults()
    return content
