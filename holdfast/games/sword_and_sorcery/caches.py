"""Caches of what the rules work out of the content again and again.

Every key and every value that an answer is compared with is immutable (tuples of the state, ids, numbers),
so no entry can be out of date: a state that has changed asks for another entry.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from msgspec import Struct

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.enemy_profile import EnemyProfile
from holdfast.games.sword_and_sorcery.content.vocabulary import Statements
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon
from holdfast.games.sword_and_sorcery.rules.geometry import Geometry
from holdfast.games.sword_and_sorcery.rules.hero.equipment_effects import EquipmentSet
from holdfast.games.sword_and_sorcery.rules.hero.loadout import Loadout, UsableItems
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import OfferedPowers, PowerEffects, PowerSet
from holdfast.games.sword_and_sorcery.state import Held, SwordAndSorceryState
from holdfast.kernel.question import Option
from holdfast.kernel.settings import Setting

MAX_CONTENTS = 16
"""So many contents have caches at a time; then all are dropped."""
MAX_SETS = 4000
"""So many sets of powers, and as many of equipment, are kept; then all are dropped."""
MAX_LOADOUTS = 8000

T = TypeVar("T")

HeroCards = tuple[tuple[str, ...], Mapping[str, str], tuple[Held, ...], int]
"""Inventory, slots, powers and rank of a hero."""
Deals = dict[str, list[Option]]
"""By card."""
Sales = list[tuple[Option, ...]]
"""For each face of a card the options to buy it, copy by copy."""


class LatestLoadout(Struct, frozen=True, eq=False, gc=False):
    """The cards of a hero when last asked, the loadout they make, and the items once somebody asked."""

    cards: HeroCards
    loadout: Loadout
    items: UsableItems | None


class LatestGeometry(Struct, frozen=True, eq=False, gc=False):
    """The quest and its closed doors when last asked, and the map with them."""

    quest: str
    closed: tuple[str, ...]
    geometry: Geometry


class LatestEnemyProfile(Struct, frozen=True, eq=False, gc=False):
    """The quest, scroll and power cards of an enemy when last asked, and what they make of it."""

    quest: str
    scroll: str
    powers: tuple[str, ...]
    profile: EnemyProfile


class LastingEffects(Struct, frozen=True, gc=False):
    """What the lasting event and day or night do."""

    lines: dict[str, list[tuple[str, str]]]
    """By stat, what they add to it, and for whom."""
    has_attack_effects: bool
    """Have they effects for attacks?"""


class LatestLastingEffects(Struct, frozen=True, eq=False, gc=False):
    """The quest, its open events and the time of day when last asked, and what they do."""

    quest: str
    events: tuple[str, ...]
    time: str
    effects: LastingEffects


class LearnableCards(NamedTuple):
    """Cards that may be learned, with their number of copies and the options that they are."""

    copies: dict[str, int]
    options: list[Option]


class LatestStash(Struct, frozen=True, eq=False, gc=False):
    """The Stash and the slots of a hero when last asked, and whether a card of it fits an empty one."""

    stash: tuple[str, ...]
    slots: Mapping[str, str]
    fits: bool


class LatestTakings(Struct, frozen=True, eq=False, gc=False):
    """The Stash when a hero last asked, his seat, whether any consumable serves him, what he can use of it,
    and the rest."""

    stash: tuple[str, ...]
    seat: int
    any_consumables: bool
    found: tuple[list[Option], list[Option]]


class EmporiumOffers(NamedTuple):
    """The cards that lie in the Emporium, and what was offered of them."""

    cards: tuple[str, ...]
    gone: frozenset[str] | None
    """The sides of cards that were bought since all lay there; None if it came to be otherwise."""
    known: dict[tuple[int, int], list[Option]]
    """By seat and crowns, what can be bought."""
    by_use: dict[tuple[int, int, str, bool], tuple[list[Option], list[Option]]]
    """By seat, crowns, class and whether any consumable serves: what a hero can use of it, and the rest."""


class Caches(Struct, eq=False):
    """What has been worked out of one content."""

    # Setting up
    settings: tuple[Setting, ...] = ()
    unfit_classes: dict[tuple[str, bool], frozenset[str]] = {}
    """By class and soul storm, the classes that may not travel with it."""
    soul_weapons: dict[tuple[str, ...], list[str]] = {}
    """By the styles of the heroes."""
    first_layouts: dict[tuple[str, int], SwordAndSorceryState] = {}
    """By quest and number of heroes."""
    # Heroes
    power_effects: dict[tuple[str, int], PowerEffects] = {}
    """By power and rank."""
    offered_powers: OfferedPowers = {}
    statements_in_doubt: dict[tuple[str, int], tuple[Statements, bool]] = {}
    """By power and rank of a level, what may do nothing to a target, and whether it only heals."""
    power_sets: dict[tuple[str, int, tuple[str, ...]], PowerSet] = {}
    """By class, rank and powers."""
    equipment_sets: dict[tuple[int, tuple[tuple[str, str], ...]], EquipmentSet] = {}
    """By rank and slots."""
    loadouts: dict[tuple[PowerSet, EquipmentSet, tuple[str, ...]], Loadout] = {}
    """By powers, equipment and the permanent cards in the inventory."""
    latest_loadouts: dict[str, LatestLoadout] = {}
    """By class."""
    fitting_slots: dict[str, dict[str, tuple[str, ...]]] = {}
    """By class, then by card."""
    slot_pieces: dict[tuple[str, str], frozenset[str]] = {}
    """By class and slot, the cards that fit it."""
    learnable: dict[tuple[str, int, bool, int], LearnableCards] = {}
    """By class, rank, talent and seat."""
    # Attacks
    item_weapons: dict[tuple[str, str], Weapon] = {}
    """By slot and card."""
    enemy_weapons: dict[tuple[str, str, bool], Weapon] = {}
    """By scroll, weapon and whether it is a ranged attack."""
    # Enemies, map and events
    enemy_profiles: dict[tuple[int, str, tuple[str, ...]], EnemyProfile] = {}
    """By act, scroll and power cards."""
    most_hits: dict[tuple[str, tuple[int, ...]], int] = {}
    """By scroll and distances, all that an attack of that behaviour can hit."""
    latest_enemy_profiles: dict[str, LatestEnemyProfile] = {}
    """By enemy card."""
    latest_geometry: LatestGeometry | None = None
    lasting_effects: dict[tuple[str, str, str], LastingEffects] = {}
    """By quest, lasting event and time of day."""
    latest_lasting_effects: LatestLastingEffects | None = None
    # The Emporium
    shelf: EmporiumOffers | None = None
    latest_stash: dict[str, LatestStash] = {}
    """By class."""
    prices: dict[str, tuple[tuple[str, int], ...]] = {}
    """The sides of each card that have a price."""
    affordable: dict[tuple[int, int], Deals] = {}
    """By seat and crowns."""
    all_affordable: dict[tuple[int, int], list[Option]] = {}
    sales_by_use: dict[tuple[int, int, str, bool], tuple[Sales, Sales]] = {}
    """By seat, crowns, class and whether any consumable serves, while all cards lie there: what a hero can
    use of it, and the rest."""
    latest_takings: dict[str, LatestTakings] = {}
    """By class."""
    deals: dict[tuple[int, int, bool], tuple[Deals, Deals]] = {}
    """By seat, crowns and campaign, what can be done with cards in slots and in inventories."""
    tavern_bets: dict[int, tuple[Option, ...]] = {}
    """By seat."""
    # Validation of positions
    all_pieces: frozenset[str] = frozenset()
    boost_effects: dict[str, frozenset[str]] = {}
    """By quest."""


class PerContent(dict[Content, T]):
    """One object of caches for each content, made when it is first asked for."""

    def __init__(self, make: Callable[[], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, content: Content) -> T:
        if len(self) >= MAX_CONTENTS:
            self.clear()
        found = self[content] = self._make()
        return found


CACHES: PerContent[Caches] = PerContent(Caches)
