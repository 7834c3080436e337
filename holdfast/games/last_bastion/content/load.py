"""The cards, dice, tokens, tiles and levels, from TOML."""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from holdfast.games.last_bastion.bot.weights import Weights, WrittenWeights, for_each_team
from holdfast.kernel.content import Folder
from holdfast.kernel.errors import Fault

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
SHIPPED = Path(__file__).parent
FOLDERS = (SHIPPED, SHIPPED.parent / "bot")
KEPT = 32
"""So many contents are kept in mind."""

Colour = Literal["red", "green", "blue", "yellow", "black"]
Face = Literal["red", "green", "blue", "yellow", "black", "white"]
Harm = Literal[
    "haunt", "draw", "lose-life", "lose-round", "decay", "curse", "all-lose-round", "all-curse", "all-pin"
]
Reward = Literal["gain-equipment", "gain-life", "gain-call", "cleanse", "gain-life-and-call"]
Ban = Literal["no-white", "lock-die", "no-equipment"]
DecayFace = Literal["blank", "card", "round", "round-and-life", "life", "evil"]
HeroId = Literal["elmer", "mylfaar", "arne", "sindara", "teagaan", "feng-li", "kazgin", "twindalli"]
TileId = Literal[
    "trebuchet", "tower", "market", "tavern", "standard", "fountain", "dispensary", "tomb", "quarry"
]
LevelId = Literal["novice", "normal", "hard", "heroic"]

BOARD_COLOURS: tuple[str, ...] = ("red", "green", "blue", "yellow")
COLOURS: tuple[str, ...] = (*BOARD_COLOURS, "black")
HARMS: frozenset[str] = frozenset(get_args(Harm))
HEROES: tuple[str, ...] = get_args(HeroId)
TILES: tuple[str, ...] = get_args(TileId)
LEVELS: tuple[str, ...] = get_args(LevelId)

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
Count = Annotated[int, Meta(ge=0, le=60)]


class CardEntry(Struct, forbid_unknown_fields=True):
    """A horde card as it is written down."""

    id: Id
    colour: Colour
    resistance: Annotated[int, Meta(ge=0, le=9)]
    enter: tuple[Harm, ...] = ()
    recurring: tuple[Harm, ...] = ()
    permanent: tuple[Ban, ...] = ()
    exit: tuple[Harm | Reward, ...] = ()


class Effect(Struct, frozen=True):
    """One icon of a card: where it stands and what it does."""

    kind: str
    code: str


class Card:
    """A horde card as the rules use it; `effects` are its icons in print order (LB-GAME-6)."""

    __slots__ = (
        "colour",
        "effects",
        "enter",
        "exit",
        "id",
        "permanent",
        "recurring",
        "resistance",
        "warlord",
    )

    def __init__(self, entry: CardEntry, warlord: bool) -> None:
        self.id: str = entry.id
        self.colour: str = entry.colour
        self.resistance: int = entry.resistance
        self.warlord = warlord
        kinds = ("enter", "recurring", "permanent", "exit")
        self.effects = tuple(Effect(kind, code) for kind in kinds for code in getattr(entry, kind))
        self.enter = self._numbers("enter")
        self.recurring = self._numbers("recurring")
        self.permanent = self._numbers("permanent")
        self.exit = self._numbers("exit")

    def _numbers(self, kind: str) -> tuple[int, ...]:
        return tuple(number for number, effect in enumerate(self.effects) if effect.kind == kind)


class CombatDice(Struct, forbid_unknown_fields=True):
    faces: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=20)]
    white: Annotated[int, Meta(ge=1, le=6)] = 3


class GreyDie(Struct, forbid_unknown_fields=True):
    faces: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=20)]


class DecayDie(Struct, forbid_unknown_fields=True):
    faces: Annotated[tuple[DecayFace, ...], Meta(min_length=1, max_length=20)]


class Dice(Struct, forbid_unknown_fields=True):
    combat: CombatDice
    grey: GreyDie
    decay: DecayDie


class Tokens(Struct, forbid_unknown_fields=True):
    equipment: Count
    life: Count
    calls: Count
    standards: tuple[Colour, ...]
    evil: Count
    start_life: Annotated[int, Meta(ge=1, le=15)]
    start_calls: Count
    healed_life: Annotated[int, Meta(ge=1, le=15)]
    healed_calls: Count


class HeroEntry(Struct, forbid_unknown_fields=True):
    id: HeroId


class TileEntry(Struct, forbid_unknown_fields=True):
    id: TileId
    warlords: bool | None = None
    home: Literal["net", "trap", "standard"] | None = None


class Level(Struct, forbid_unknown_fields=True):
    id: LevelId
    warlords: Annotated[int, Meta(ge=1, le=5)]
    removed: Count
    block: Count
    points: Count
    extra_equipment: tuple[Colour, ...] = ()


class Levels(Struct, forbid_unknown_fields=True):
    removed_per_missing_player: Count
    level: list[Level]


class Content(Struct):
    """Everything printed on the components."""

    cards: dict[str, Card]
    dice: Dice
    tokens: Tokens
    tiles: dict[str, TileEntry]
    levels: dict[str, Level]
    removed_per_missing_player: int

    monsters: tuple[str, ...]
    warlords: tuple[str, ...]
    judge: tuple[Weights, ...]
    """What positions are judged by: for a team of one hero, of two, of three and of four."""
    instinct: tuple[Weights, ...]
    """By what deeds suggest themselves, likewise."""
    appraised: dict[tuple[int, str, int], float] = field(default_factory=dict)
    """What cards weigh: by the number of heroes, the card, and the effect under the net."""

    def deck_monsters(self, players: int, level: Level) -> int:
        """How many monsters the deck holds (LB-PLAYERS-4, LB-LEVEL-2)."""
        return len(self.monsters) - self.removed_per_missing_player * (4 - players) - level.removed


def load(own: Path | None = None) -> Content:
    """The content, with the files of `own` in place of those that ship."""
    return _load(None, "") if own is None else _load(own.resolve(), Folder(FOLDERS, own).digest(FILES))


@lru_cache(maxsize=KEPT)
def _load(own: Path | None, digest: str) -> Content:
    """Read once for each fingerprint, so that a folder that was changed is read again."""
    folder = Folder(FOLDERS, own)
    monsters = folder.entries("monsters.toml", "monster", CardEntry)
    warlords = folder.entries("warlords.toml", "warlord", CardEntry)
    dice = folder.one("dice.toml", Dice)
    tokens = folder.one("tokens.toml", Tokens)
    heroes = folder.entries("heroes.toml", "hero", HeroEntry)
    tiles = folder.entries("tiles.toml", "tile", TileEntry)
    levels = folder.one("levels.toml", Levels)
    judge = folder.one("evaluation.toml", WrittenWeights)
    instinct = folder.one("policy.toml", WrittenWeights)
    if dice is None or tokens is None or levels is None or judge is None or instinct is None:
        folder.refuse_faults()
    assert dice and tokens and levels and judge and instinct
    cards = [Card(entry, False) for entry in monsters] + [Card(entry, True) for entry in warlords]
    content = Content(
        {card.id: card for card in cards},
        dice,
        tokens,
        {tile.id: tile for tile in tiles},
        {level.id: level for level in levels.level},
        levels.removed_per_missing_player,
        tuple(card.id for card in cards if not card.warlord),
        tuple(card.id for card in cards if card.warlord),
        for_each_team(judge),
        for_each_team(instinct),
    )
    folder.faults += _incomplete(content, cards, {hero.id for hero in heroes})
    folder.refuse_faults()
    return content


def _incomplete(content: Content, cards: list[Card], heroes: set[str]) -> list[Fault]:
    """What is missing although every entry is right by itself."""
    faults = []
    monsters = {card.id for card in cards if not card.warlord}
    faults += [
        Fault("same-id", f"warlords.toml: warlord {card.id}")
        for card in cards
        if card.warlord and card.id in monsters
    ]
    for file, key, wanted, found in (
        ("heroes.toml", "hero", HEROES, heroes),
        ("tiles.toml", "tile", TILES, set(content.tiles)),
        ("levels.toml", "level", LEVELS, set(content.levels)),
    ):
        faults += [Fault("missing-entry", f"{file}: {key} {id}") for id in wanted if id not in found]
    for level in content.levels.values():
        least = content.deck_monsters(1, level) - level.warlords * level.block
        if least < 0:
            faults.append(Fault("too-few-monsters", f"levels.toml: level {level.id}", {"missing": -least}))
        if level.warlords > len(content.warlords):
            faults.append(
                Fault("too-few-warlords", f"levels.toml: level {level.id}", {"wanted": level.warlords})
            )
    for card in cards:
        if card.warlord and not card.exit:
            faults.append(Fault("warlord-without-exit", f"warlords.toml: warlord {card.id}"))
    tokens = content.tokens
    for name, needed, there in (
        ("life", tokens.start_life * 4, tokens.life),
        ("calls", tokens.start_calls * 4, tokens.calls),
    ):
        if needed > there:
            faults.append(Fault("too-few-tokens", f"tokens.toml: {name}", {"needed": needed, "there": there}))
    return faults
