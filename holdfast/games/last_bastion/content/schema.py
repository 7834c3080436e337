"""What is printed on the components, as it is written in TOML, and Content: all of it together."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from holdfast.games.last_bastion.bot.weights import Weights

Colour = Literal["red", "green", "blue", "yellow", "black"]
Face = Literal["red", "green", "blue", "yellow", "black", "white"]
Harm = Literal[
    "haunt", "draw", "lose-life", "lose-round", "decay", "curse", "all-lose-round", "all-curse", "all-pin"
]
Reward = Literal["gain-equipment", "gain-life", "gain-call", "cleanse", "gain-life-and-call"]
Ban = Literal["no-white", "lock-die", "no-equipment"]
EffectKind = Literal["enter", "recurring", "permanent", "exit"]
DecayFace = Literal["blank", "card", "round", "round-and-life", "life", "evil"]
HeroId = Literal["elmer", "mylfaar", "arne", "sindara", "teagaan", "feng-li", "kazgin", "twindalli"]
TileId = Literal[
    "trebuchet", "tower", "market", "tavern", "standard", "fountain", "dispensary", "tomb", "quarry"
]
LevelId = Literal["novice", "normal", "hard", "heroic"]

BOARD_COLOURS: tuple[str, ...] = ("red", "green", "blue", "yellow")
COLOURS: tuple[str, ...] = (*BOARD_COLOURS, "black")
EFFECT_KINDS: tuple[EffectKind, ...] = get_args(EffectKind)
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
    retired: Id | None = None
    """The card that has taken its place: this one is dealt no more."""


class Effect(Struct, frozen=True):
    """One icon of a card: where it stands and what it does."""

    kind: EffectKind
    code: str


class Card:
    """A horde card as the rules use it; `effects` are its icons in print order (LB-GAME-6)."""

    __slots__ = (
        "bans",
        "colour",
        "effects",
        "enter",
        "exit",
        "id",
        "permanent",
        "recurring",
        "resistance",
        "retired",
        "rewards",
        "warlord",
        "worth_covering",
    )

    def __init__(self, entry: CardEntry, warlord: bool) -> None:
        self.id: str = entry.id
        self.colour: str = entry.colour
        self.resistance: int = entry.resistance
        self.warlord = warlord
        self.retired: str | None = entry.retired
        self.effects = tuple(Effect(kind, code) for kind in EFFECT_KINDS for code in getattr(entry, kind))
        self.enter = self._numbers("enter")
        self.recurring = self._numbers("recurring")
        self.permanent = self._numbers("permanent")
        self.exit = self._numbers("exit")
        self.bans: dict[str, list[int]] = {}
        """The permanent effects by what they are: their numbers."""
        for number in self.permanent:
            self.bans.setdefault(self.effects[number].code, []).append(number)
        self.rewards = sum(self.effects[number].code not in HARMS for number in self.exit)
        """How many good things it gives when it falls."""
        harmful = tuple(number for number in self.exit if self.effects[number].code in HARMS)
        self.worth_covering = (*self.recurring, *self.permanent, *harmful)
        """The effects on which the net would make a difference."""

    def _numbers(self, kind: str) -> tuple[int, ...]:
        return tuple(number for number, effect in enumerate(self.effects) if effect.kind == kind)


class AppraisedCard:
    """A card and what bots make of it in a team of some size; `net` is the number of the covered effect."""

    __slots__ = ("bans", "burden", "card", "colour", "covering", "resistance", "spoils", "warlord")

    def __init__(
        self,
        card: Card,
        burden: dict[int, float],
        spoils: tuple[dict[int, float], dict[int, float]],
        covering: tuple[tuple[tuple[float, int], ...], tuple[tuple[float, int], ...]],
    ) -> None:
        self.card = card
        self.colour = card.colour
        self.resistance = card.resistance
        self.warlord = card.warlord
        self.bans = card.bans
        self.burden = burden
        """What the card weighs wherever it lies, by the net."""
        self.spoils = spoils
        """What its exit effects are worth by the net: to a hero who feels no harm, and to the others."""
        self.covering = covering
        """What it is worth to have the net on an effect: as a rule, and
        while the last warlord is hunted."""


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
    """All that are known, the retired ones among them."""
    dice: Dice
    tokens: Tokens
    tiles: dict[str, TileEntry]
    levels: dict[str, Level]
    removed_per_missing_player: int

    monsters: tuple[str, ...]
    """Those that are dealt."""
    warlords: tuple[str, ...]
    evaluation_weights: tuple[Weights, ...]
    """What positions are evaluated by: for a team of one hero, of two, of three and of four."""
    policy_weights: tuple[Weights, ...]
    """The policy, likewise."""
    appraised: dict[int, dict[str, AppraisedCard]] = field(default_factory=dict)
    """What bots make of the cards, by the number of heroes."""

    def deck_monsters(self, players: int, level: Level) -> int:
        """How many monsters the deck holds (LB-PLAYERS-4, LB-LEVEL-2)."""
        return len(self.monsters) - self.removed_per_missing_player * (4 - players) - level.removed
