"""Caches of what the bot works out of the content again and again."""

from typing import NamedTuple

from msgspec import Struct

from holdfast.games.sword_and_sorcery.bot.card_values import CardTraits
from holdfast.games.sword_and_sorcery.bot.objectives import Objective, Said
from holdfast.games.sword_and_sorcery.caches import HeroCards, PerContent
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon
from holdfast.games.sword_and_sorcery.rules.geometry import Geometry

MAX_STAGES = 4000
"""So many stages of quests are kept; then all are dropped."""

MAX_ATTACKS = 20_000
"""So many attacks are kept; then all are dropped."""
MAX_GOODS = 2000
"""So many sets of cards of heroes are kept; then all are dropped."""

Doors = dict[str, dict[str, int]]
"""How many doors have to be opened from area to area."""
Stage = tuple[
    str,
    tuple[str, ...],
    tuple[tuple[str, int], ...],
    tuple[str, ...],
    tuple[str, ...],
    tuple[str, ...],
    tuple[str, ...],
]
"""Quest, quest actions done, flags, the dead and the scrolls in play that the quest asks for, closed doors,
stories left."""


Attack = tuple[int, int, float, int, int, int, int]
"""Red and blue dice and hits besides; armor, magic shields and defence dice against them; HP."""


class HiddenEnemies(NamedTuple):
    """What hides under a shadow token, on average."""

    menace: float
    hp: float


class GoodsValues(Struct, eq=False):
    """What cards are worth to a hero with these slots and this inventory, as far as it was asked."""

    purchases: dict[str, float] = {}
    gains: dict[str, float] = {}
    gains_in: dict[tuple[str, str], float] = {}
    """By card and slot."""
    is_better_packed: bool | None = None
    """Is there something better in the inventory than what is worn?"""


class LatestGoods(Struct, frozen=True, eq=False, gc=False):
    """The cards of a hero when last asked, and what others are worth with them."""

    cards: HeroCards
    values: GoodsValues


GoodsKey = tuple[str, int, tuple[tuple[str, str], ...], tuple[str, ...], tuple[str, ...]]
"""Class, rank, slots, inventory and powers of a hero."""
Unlocked = tuple[str, tuple[str, ...], tuple[tuple[str, str], ...], tuple[str, ...]]
"""Quest, closed doors, locks and the keys that somebody has."""


class BotCaches(Struct, eq=False):
    """What has been worked out of one content."""

    objectives: dict[Stage, list[Objective]] = {}
    all_objectives: dict[str, list[Objective]] = {}
    """By quest."""
    said: dict[str, tuple[Said, ...]] = {}
    """By quest, what each of its sources says."""
    plain_scores: dict[str, float] = {}
    """By verb, what an action scores that always scores the same."""
    traits: dict[tuple[str, int], CardTraits] = {}
    """By power and rank; by item and rank 0."""
    distances: dict[tuple[str, Objective, tuple[Objective, ...]], int] = {}
    """By quest, objective and all that are left: how far it is from one to the next."""
    doors: dict[tuple[str, tuple[str, ...]], Doors] = {}
    """By quest and closed doors."""
    menaces: dict[tuple[str, int], float] = {}
    """By scroll and number of power cards."""
    hidden_enemies: dict[tuple[str, int], HiddenEnemies] = {}
    """By quest and number of heroes."""
    attacks: dict[Attack, tuple[float, float]] = {}
    """The damage on average and the chance to kill."""
    item_values: dict[str, float] = {}
    """By item."""
    healing: dict[str, bool] = {}
    """Does an item heal?"""
    targets: dict[str, frozenset[str]] = {}
    """By quest, the enemies whose death it asks for."""
    power_values: dict[str, float] = {}
    """By power, how gladly it is learned."""
    power_weapons: dict[tuple[str, int], Weapon] = {}
    """By power and rank of the level."""
    resistances: dict[tuple[str, str], int] = {}
    """By enemy card or side of a boss, and damage type."""
    unlocked: dict[Unlocked, Geometry] = {}
    """The map as if every door were open that somebody could open."""
    goods: dict[GoodsKey, GoodsValues] = {}
    latest_goods: dict[str, LatestGoods] = {}
    """By class."""


BOT_CACHES: PerContent[BotCaches] = PerContent(BotCaches)
