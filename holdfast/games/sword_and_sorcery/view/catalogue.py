"""What is printed on the components: a card leaves out what it does not have."""

from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.cards import Content, EnemyScroll
from holdfast.games.sword_and_sorcery.content.vocabulary import Statements

LEFT_OUT: tuple[object, ...] = ("", 0, [], {}, None, False, -1)
F = TypeVar("F", bound=Struct)
Number = int | UnsetType
Text = str | UnsetType
Flag = Literal[True] | UnsetType


class DiceFacts(Struct, frozen=True):
    """The faces of the dice."""

    red: tuple[str, ...]
    blue: tuple[str, ...]


class HeroClassFacts(Struct, frozen=True, kw_only=True):
    """A hero card."""

    id: str
    hero: str
    alignment: printed.Alignment
    style: printed.Style
    capacity: Number = UNSET
    mp: Number = UNSET
    save: printed.Symbol
    innate: tuple[str, ...]
    scream: printed.Scream
    ghost_mp: Number = UNSET


class PowerFacts(Struct, frozen=True, rename={"filter": "with", "test": "if"}):
    """A power card, talent or innate power."""

    id: str
    kind: printed.Action
    levels: list[printed.PowerLevel]
    hero: Text = UNSET
    talent: Flag = UNSET
    innate: Flag = UNSET
    alignment: Literal["law", "chaos"] | UnsetType = UNSET
    copies: int = 1
    range: Number = UNSET
    aim: Text = UNSET
    limit: Literal["round", "quest"] | UnsetType = UNSET
    do: Statements | UnsetType = UNSET
    test: Text = UNSET
    attack: Flag = UNSET
    type: Text = UNSET
    hits: Number = UNSET
    effects: tuple[str, ...] = ()
    passive: tuple[str, ...] = ()
    filter: Text = UNSET
    after: printed.After | UnsetType = UNSET
    moment: Text = UNSET
    companion: Flag = UNSET


class CompanionFacts(Struct, frozen=True):
    """A companion card at one rank."""

    id: str
    figure: str
    style: printed.Style
    hp: Number = UNSET
    mp: Number = UNSET
    hits: Number = UNSET
    red: Number = UNSET
    blue: Number = UNSET
    range: Number = UNSET
    type: Text = UNSET
    effects: tuple[str, ...] = ()
    armor: Number = UNSET
    defence: Number = UNSET
    count: Number = UNSET
    fetches: Flag = UNSET


class ItemFacts(Struct, frozen=True, rename={"filter": "with"}):
    """One face of an item card."""

    id: str
    kind: Literal["weapon", "armor", "artifact", "permanent", "consumable", "ammunition", "crowns"]
    deck: Literal["emporium", "stash", "treasure", "soul-weapon", "quest"] | UnsetType = UNSET
    copies: int = 1
    styles: tuple[printed.Style, ...] = ()
    except_styles: tuple[printed.Style, ...] = ()
    hand: Literal["main", "off", "two", "any"] | UnsetType = UNSET
    category: Text = UNSET
    type: Text = UNSET
    range: Number = UNSET
    hits: Number = UNSET
    red: Number = UNSET
    blue: Number = UNSET
    effects: tuple[str, ...] = ()
    filter: Text = UNSET
    attack_effects: tuple[str, ...] = ()
    armor: Number = UNSET
    mshield: Number = UNSET
    defence: Number = UNSET
    passive: tuple[str, ...] = ()
    action: printed.Action = "passive"
    moment: Text = UNSET
    range_of_use: Number = UNSET
    aim: Text = UNSET
    do: Statements | UnsetType = UNSET
    limit: Literal["round", "quest"] | UnsetType = UNSET
    charges: Number = UNSET
    cost: Number = UNSET
    act: Number = UNSET
    back: Text = UNSET
    upgraded: Flag = UNSET
    imbue: Number = UNSET
    crowns: Number = UNSET
    mirror: Number = UNSET
    mirror_on: printed.Symbol = "magic"
    confirmed: Flag = UNSET


class EnemyWeaponFacts(Struct, frozen=True):
    """A weapon of a scroll."""

    id: str
    hits: Number = UNSET
    red: Number = UNSET
    blue: Number = UNSET
    type: Text = UNSET
    effects: tuple[str, ...] = ()


class BehaviourFacts(Struct, frozen=True):
    """One line of a scroll."""

    at: tuple[int, ...] = ()
    do: Statements | UnsetType = UNSET


class ScrollFacts(Struct, frozen=True):
    """Both kinds of scroll alike: an enemy's, and a side of a boss."""

    kind: str
    rank: printed.Colour
    race: str
    style: str
    target: str
    weapons: list[EnemyWeaponFacts]
    behaviours: list[BehaviourFacts]
    abilities: list[str]


class EnemyNumbers(Struct, frozen=True, kw_only=True):
    """What enemy cards and bosses have in common."""

    hp: int | tuple[int, int]
    armor: Number = UNSET
    mshield: Number = UNSET
    defence: Number = UNSET
    effects: tuple[str, ...] = ()
    resist: dict[str, int] | UnsetType = UNSET
    shards: Number = UNSET
    crowns: Number = UNSET
    loot: Number = UNSET
    treasure: Number = UNSET
    powers: Number = UNSET
    figures: int = 1
    no_stun: Flag = UNSET


class EnemyFacts(EnemyNumbers, frozen=True, kw_only=True):
    """An enemy card."""

    id: str
    scroll: str


class BossFacts(EnemyNumbers, frozen=True, kw_only=True):
    """One side of a boss: scroll and enemy card in one."""

    id: str
    race: str
    style: printed.Style
    target: str
    weapons: tuple[printed.EnemyWeapon, ...]
    behaviours: list[printed.Behaviour]
    abilities: tuple[str, ...] = ()
    primary: Text = UNSET


class AbilityFacts(Struct, frozen=True):
    """An ability of enemies."""

    when: printed.When
    charges: int


class EncounterFacts(Struct, frozen=True):
    """An encounter card."""

    id: str
    activate: str
    otherwise: Text = UNSET
    stars: Flag = UNSET
    reshuffle: Flag = UNSET
    copies: int = 1


class EventFacts(Struct, frozen=True):
    """An event card."""

    kind: Literal["ordinary", "story", "day", "night"]
    lasting: bool
    effects: tuple[str, ...]


class QuestFacts(Struct, frozen=True):
    """A quest: its act, and what its stories do."""

    act: int
    stories: dict[str, Statements]


class SwordAndSorceryCatalogue(Struct, frozen=True):
    """Everything printed, by its id."""

    dice: DiceFacts
    classes: dict[str, HeroClassFacts]
    gems: dict[str, printed.Gem]
    powers: dict[str, PowerFacts]
    companions: dict[str, CompanionFacts]
    items: dict[str, ItemFacts]
    scrolls: dict[str, ScrollFacts]
    enemies: dict[str, EnemyFacts]
    bosses: dict[str, BossFacts]
    """By side."""
    abilities: dict[str, AbilityFacts]
    encounters: dict[str, EncounterFacts]
    events: dict[str, EventFacts]
    quests: dict[str, QuestFacts]


def catalogue(content: Content) -> SwordAndSorceryCatalogue:
    """The printed facts of that content."""
    sides = {side.id: side for boss in content.bosses.values() for side in boss.sides}
    return SwordAndSorceryCatalogue(
        dice=DiceFacts(content.dice.red, content.dice.blue),
        classes=_all_facts(content.classes, HeroClassFacts),
        gems=content.gems,
        powers=_all_facts(content.powers, PowerFacts),
        companions=_all_facts(content.companions, CompanionFacts),
        items=_all_facts(content.items, ItemFacts),
        scrolls={id: _scroll(scroll) for id, scroll in content.scrolls.items()},
        enemies=_all_facts(content.enemies, EnemyFacts),
        bosses=_all_facts(sides, BossFacts),
        abilities={id: AbilityFacts(one.when, one.charges) for id, one in content.abilities.items()},
        encounters=_all_facts(content.encounters, EncounterFacts),
        events={id: EventFacts(one.kind, one.lasting, one.effects) for id, one in content.events.items()},
        quests={
            id: QuestFacts(field.quest.act, {story.id: story.do for story in field.quest.stories})
            for id, field in content.fields.items()
        },
    )


def _scroll(scroll: EnemyScroll) -> ScrollFacts:
    return ScrollFacts(
        kind=scroll.kind,
        rank=scroll.rank,
        race=scroll.race,
        style=scroll.style,
        target=scroll.target,
        weapons=[_facts(weapon, EnemyWeaponFacts) for weapon in scroll.weapons.values()],
        behaviours=[_facts(behaviour, BehaviourFacts) for behaviour in scroll.behaviours],
        abilities=[ability.id for ability in scroll.abilities],
    )


def _all_facts(cards: Mapping[str, Struct], kind: type[F]) -> dict[str, F]:
    return {id: _facts(card, kind) for id, card in cards.items()}


def _facts(card: Struct, kind: type[F]) -> F:
    facts = msgspec.to_builtins(card)
    return msgspec.convert({key: value for key, value in facts.items() if value not in LEFT_OUT}, kind)
