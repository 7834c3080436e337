"""What is printed on the components, as it is written in TOML."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from holdfast.games.sword_and_sorcery.content.vocabulary import Statements

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=48)]
Count = Annotated[int, Meta(ge=0, le=99)]
Symbol = Literal["hit", "power", "magic", "shield", "legend", "miss"]
Style = Literal["agility", "faith", "magic", "strength"]
Alignment = Literal["law", "neutral", "chaos"]
DamageType = Literal["", "slashing", "piercing", "crushing", "mystic"]
Colour = Literal["green", "blue", "red", "purple"]
Action = Literal["passive", "move", "combat", "special", "free", "reaction"]
TargetKind = Literal["", "hero", "other-hero", "enemy", "enemy-area"]
"""Whom a card is used on: nobody, a hero (oneself too), another hero, an enemy, an area with enemies."""
Slot = Literal["main", "off", "armor", "artifact"]
SLOTS: tuple[Slot, ...] = ("main", "off", "armor", "artifact")
SEVEN = Meta(min_length=7, max_length=7)
Coin = Literal["5", "10", "50"]
COINS: dict[Coin, int] = {"50": 50, "10": 10, "5": 5}
"""The crown tokens and their values, the highest first (SS-CROWN-1). Everything that costs or gives crowns
does so in amounts; in which tokens they lie matters to thieves alone (SS-CROWN-9)."""
SMALLEST_COIN = 5
Face = Annotated[str, Meta(pattern="^(blank|[a-z]+(-[a-z]+)?)$")]


class Dice(Struct, forbid_unknown_fields=True):
    """The ten faces of each die; `bare_hands` and `gate` are colours the book leaves open."""

    red: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=20)]
    blue: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=20)]
    bare_hands: Literal["red", "blue"] = "blue"
    gate: Literal["red", "blue"] = "blue"
    tavern: Literal["red", "blue"] = "red"
    tavern_prizes: dict[Symbol, Count] = {}
    no_effects: Symbol = "power"
    """The symbol that an Injury of effects takes away (SS-RULE-81)."""


class Gem(Struct, forbid_unknown_fields=True):
    """A side of a soul gem: for ranks I to VII (SS-SOUL-1)."""

    id: Id
    hp: Annotated[tuple[Annotated[int, Meta(ge=1, le=40)], ...], SEVEN]
    powers: Annotated[tuple[Count, ...], SEVEN]
    talents: Annotated[tuple[Count, ...], SEVEN]
    combat: Annotated[tuple[Count, ...], SEVEN]
    special: Annotated[tuple[Count, ...], SEVEN]


class Scream(Struct, forbid_unknown_fields=True):
    """What a Ghost Soul can do to the living (SS-GHOST-15)."""

    range: Count
    aim: TargetKind
    do: Statements


class HeroClass(Struct, forbid_unknown_fields=True):
    """A hero card, both sides (SS-HERO-5, SS-HERO-6)."""

    id: Id
    hero: Id
    alignment: Alignment
    style: Style
    capacity: Count
    mp: Count
    save: Symbol
    innate: tuple[Id, ...]
    scream: Scream
    ghost_mp: Count


class PowerLevel(Struct, forbid_unknown_fields=True):
    """One Roman numeral of a power card."""

    rank: Annotated[int, Meta(ge=1, le=7)]
    cooldown: Annotated[int, Meta(ge=0, le=4)] = 0
    do: Statements = []
    passive: tuple[str, ...] = ()
    hits: Count = 0
    red: Count = 0
    blue: Count = 0
    effects: tuple[str, ...] = ()
    aim_rank: Colour | None = None
    """Only an enemy of that rank may be chosen."""
    companion: str = ""


class After(Struct, forbid_unknown_fields=True, rename={"filter": "with"}):
    """A further attack that follows an attack (SS-RULE-71)."""

    filter: str
    weapon: Literal["same", "off"]
    target: Literal["same", "other"]


class Power(Struct, forbid_unknown_fields=True, rename={"filter": "with", "test": "if"}):
    """A power card, talent or innate power."""

    id: Id
    kind: Action
    levels: Annotated[list[PowerLevel], Meta(min_length=1)]
    hero: str = ""
    talent: bool = False
    innate: bool = False
    alignment: Literal["", "law", "chaos"] = ""
    copies: Annotated[int, Meta(ge=1, le=5)] = 1
    range: int = -1
    aim: TargetKind = ""
    limit: Literal["", "round", "quest"] = ""
    do: Statements = []
    test: str = ""
    attack: bool = False
    """The power is an attack with the dice of its level."""
    type: DamageType = ""
    hits: Count = 0
    effects: tuple[str, ...] = ()
    passive: tuple[str, ...] = ()
    filter: str = ""
    """Which of the owner's attacks the effects of a passive power belong to."""
    after: After | None = None
    moment: Literal["", "activation", "attacked", "reroll"] = ""
    """When a reaction may be used."""
    companion: bool = False
    """Summons a companion; its cooldown begins when that one dies."""


class Companion(Struct, forbid_unknown_fields=True):
    """A companion card at one rank (SS-COMPANION)."""

    id: Id
    figure: Id
    style: Style
    hp: Count
    mp: Count
    hits: Count = 0
    red: Count = 0
    blue: Count = 0
    range: Count = 0
    type: DamageType = ""
    effects: tuple[str, ...] = ()
    armor: Count = 0
    defence: Count = 0
    count: Count = 0
    """How many heroes it counts for (SS-COMPANION-7)."""
    fetches: bool = False


class Item(Struct, forbid_unknown_fields=True, rename={"filter": "with"}):
    """One face of an item card."""

    id: Id
    kind: Literal["weapon", "armor", "artifact", "permanent", "consumable", "ammunition", "crowns"]
    deck: Literal["emporium", "stash", "treasure", "soul-weapon", "quest", ""] = ""
    """Where the card comes from; empty for the other face of a card."""
    copies: Annotated[int, Meta(ge=1, le=9)] = 1
    styles: tuple[Style, ...] = ()
    """Who may use it; nobody named: everybody."""
    except_styles: tuple[Style, ...] = ()
    hand: Literal["", "main", "off", "two", "any"] = ""
    category: str = ""
    type: DamageType = ""
    range: Count = 0
    hits: Count = 0
    red: Count = 0
    blue: Count = 0
    effects: tuple[str, ...] = ()
    """Of the weapon's own attacks; of armor: for the defence."""
    filter: str = ""
    """Which attacks of the owner the effects of an artifact or other item belong to."""
    attack_effects: tuple[str, ...] = ()
    """Of armor: effects for the wearer's attacks."""
    armor: Count = 0
    mshield: Count = 0
    defence: Count = 0
    passive: tuple[str, ...] = ()
    action: Action = "passive"
    moment: Literal["", "attacked"] = ""
    """When a reaction may be used."""
    range_of_use: int = -1
    aim: TargetKind = ""
    do: Statements = []
    limit: Literal["", "round", "quest"] = ""
    charges: Count = 0
    cost: Count = 0
    """Charges that one use takes are always 1 unless the effect says otherwise; this is the price."""
    act: Count = 0
    back: str = ""
    """The other face: a dearer item, the upgraded side, or the empowered one."""
    upgraded: bool = False
    imbue: Count = 0
    """Soul shards to empower a soul weapon."""
    crowns: Count = 0
    mirror: Count = 0
    """Dice to redirect an attack with (once per round); `mirror_on` is what they must show."""
    mirror_on: Symbol = "magic"
    confirmed: bool = True
    """Numbers and triggers are as the book shows them (SS-RULE-1)."""

    @property
    def granted(self) -> int:
        """How many powers it grants while it is worn (SS-POWER-11)."""
        numbers = [line.removeprefix("powers ") for line in self.passive if line.startswith("powers ")]
        return sum([int(number) for number in numbers if number.isdigit()])


class EnemyWeapon(Struct, forbid_unknown_fields=True):
    """A weapon of a scroll."""

    id: Id
    hits: Count = 0
    red: Count = 0
    blue: Count = 0
    type: DamageType = ""
    effects: tuple[str, ...] = ()


When = Literal[
    "attack", "dealt", "paid", "hurt", "entered", "time", "moved", "dies", "figure-dies", "star", "named",
    "always",
]  # fmt: skip
"""The moments at which abilities of enemies work."""


class Ability(Struct, forbid_unknown_fields=True, rename={"filter": "with", "test": "if"}):
    """An ability of enemies: when it works and what it does (SS-SCROLL-4)."""

    id: Id
    when: When
    filter: str = ""
    test: str = ""
    effects: tuple[str, ...] = ()
    do: Statements = []
    charges: Count = 0
    figures: Count = 0
    """Counts as so many figures, and as half of them while knocked down (Huge)."""
    vengeful: bool = False
    fire_weakness: bool = False
    flying: bool = False
    is_attack: bool = False
    """A reaction that is an attack: a stunned enemy does not use it (SS-RULE-165)."""


class Behaviour(Struct, forbid_unknown_fields=True):
    """One line of a scroll: at which distances, and its sentences."""

    at: tuple[Count, ...] = ()
    """Empty: the last behaviour, {+}."""
    do: Statements = []


class Scroll(Struct, forbid_unknown_fields=True):
    """An enemy scroll (SS-SCROLL-1)."""

    id: Id
    kind: Id
    rank: Colour
    race: Id
    style: Style
    target: Literal["most-wounded", "nearest", "richest", "agility", "faith", "magic", "strength"]
    weapons: Annotated[tuple[EnemyWeapon, ...], Meta(min_length=1, max_length=2)]
    behaviours: Annotated[list[Behaviour], Meta(min_length=1)]
    abilities: tuple[Id, ...] = ()
    primary: str = ""
    diamonds: Count = 1


class EnemyStats(Struct, forbid_unknown_fields=True):
    """What an enemy card prints."""

    hp: int | tuple[int, int]
    armor: Count = 0
    mshield: Count = 0
    defence: Count = 0
    effects: tuple[str, ...] = ()
    resist: dict[str, int] = {}
    """By damage type, `any` or `any-except-<type>`: hits more or fewer."""
    shards: Count = 0
    crowns: Count = 0
    loot: Count = 0
    treasure: Count = 0
    powers: Count = 0
    figures: Annotated[int, Meta(ge=1, le=4)] = 1
    no_stun: bool = False


class EnemyCard(EnemyStats, forbid_unknown_fields=True, kw_only=True):
    """An enemy card: one copy of an enemy."""

    id: Id
    scroll: Id


class BossSide(EnemyStats, forbid_unknown_fields=True, kw_only=True):
    """One side of a boss: scroll and enemy card in one (SS-BOSS-1)."""

    id: Id
    race: Id
    style: Style
    target: Literal["most-wounded", "nearest", "richest", "agility", "faith", "magic", "strength"] = "nearest"
    weapons: tuple[EnemyWeapon, ...]
    behaviours: list[Behaviour]
    abilities: tuple[Id, ...] = ()
    primary: str = ""


class Boss(Struct, forbid_unknown_fields=True):
    """A boss and its two sides."""

    id: Id
    sides: Annotated[list[BossSide], Meta(min_length=2, max_length=2)]


class EnemyPower(Struct, forbid_unknown_fields=True):
    """An enemy power card: its type and the abilities of its two levels."""

    id: Id
    type: Literal["always", "move", "attack", "reaction", "behaviour", "star", "charge"]
    levels: tuple[Id, Id]
    copies: Annotated[int, Meta(ge=1, le=5)] = 1


class Encounter(Struct, forbid_unknown_fields=True):
    """An encounter card: who is activated, otherwise whom, and what comes after."""

    id: Id
    activate: str
    otherwise: str = ""
    stars: bool = False
    reshuffle: bool = False
    copies: Annotated[int, Meta(ge=1, le=5)] = 1


class EventCard(Struct, forbid_unknown_fields=True, rename={"filter": "with"}):
    """An event card."""

    id: Id
    kind: Literal["ordinary", "story", "day", "night"] = "ordinary"
    lasting: bool = False
    """The effects below hold until the card is discarded (SS-EVENT-6)."""
    filter: Literal["", "heroes", "enemies"] = ""
    first: bool = False
    """Only the first attack of each character gets the lasting effects."""
    effects: tuple[str, ...] = ()
    passive: tuple[str, ...] = ()
    do: Statements = []
    few: int | None = None
    """What is added to {heroes - enemies} with up to 3 heroes in play; None: no spawning."""
    many: int | None = None


class Trap(Struct, forbid_unknown_fields=True):
    """A trap card."""

    id: Id
    range: Count
    do: Statements = []
    """What happens to each hero in range who fails the save."""
    always: Statements = []
    copies: Annotated[int, Meta(ge=1, le=5)] = 1


class CritToken(Struct, forbid_unknown_fields=True):
    """A crit token."""

    id: Id
    colour: Literal["green", "blue", "red"]
    copies: Annotated[int, Meta(ge=1, le=9)]
    do: Statements = []
    injury: Literal["", "attack", "armor", "hp-1", "hp-2", "effects"] = ""


class LootToken(Struct, forbid_unknown_fields=True):
    """A loot token: crowns, treasure or both."""

    id: Id
    copies: Annotated[int, Meta(ge=1, le=9)]
    crowns: Count = 0
    treasure: Count = 0
    shards: Count = 0


class SearchToken(Struct, forbid_unknown_fields=True):
    """A search token: what each symbol of the red die finds."""

    id: Id
    results: dict[Symbol, Statements]


class Chest(Struct, forbid_unknown_fields=True):
    """The back of a chest."""

    id: Id
    crowns: Count = 0
    treasure: Count = 0


class Supplies(Struct, forbid_unknown_fields=True):
    """How many tokens there are."""

    crowns: dict[Coin, Count]
    shadows: dict[Literal["townsfolk", "enemy", "advanced", "two", "quest-enemy", "quest-token"], Count]
    attack_runes: Count = 1
    defence_runes: Count = 1

    @property
    def worth(self) -> int:
        """The value of all crown tokens: there is no more money than that (SS-CROWN-5)."""
        return sum([COINS[coin] * count for coin, count in self.crowns.items()])
