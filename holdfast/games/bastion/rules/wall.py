"""Chapter ENEMY: where on the wall an enemy comes to stand."""

from collections.abc import Mapping

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.edition import Edition
from holdfast.games.bastion.content.schema import EnemyCard
from holdfast.games.bastion.rules.geometry import ADJACENT, ALL_SECTIONS, SECTION, SECTION_NUMBER

Wall = Mapping[str, list[str]]


def stopping_section(wall: Wall, start: int) -> str | None:
    """The first free section before an obstacle, walking counterclockwise from `start` (BA-RULE-2)."""
    furthest = furthest_enemy(wall)
    if furthest < start:
        return SECTION[furthest + 1]
    number = start
    while number and SECTION[number] in wall:
        number -= 1
    while number > 1 and SECTION[number - 1] not in wall:
        number -= 1
    return SECTION[number] or None


def first_free_section(wall: Wall, last: int) -> str | None:
    """The free section nearest the gate, where a giant goes (BA-RULE-11)."""
    return next((SECTION[number] for number in range(1, last + 1) if SECTION[number] not in wall), None)


def furthest_enemy(wall: Wall) -> int:
    """The number of the last taken section, 0 on a bare wall: the enemy that moves (BA-RULE-7)."""
    return max(map(SECTION_NUMBER.__getitem__, wall), default=0)


def host(wall: Wall, content: Content, edition: Edition) -> str | None:
    """The section of the enemy that a symbiote goes under (BA-RULE-20, BA-RULE-21)."""
    for number in range(ALL_SECTIONS, 0, -1):
        enemy = wall.get(SECTION[number])
        if enemy and not any(
            trait in content.cards[card].traits for card in enemy for trait in edition.no_host
        ):
            return SECTION[number]
    return None


def entry_section(wall: Wall, kind: EnemyCard, content: Content, edition: Edition) -> str | None:
    """Where on the wall an entering card first lies; None where it finds no room. Not for dragons."""
    if kind.symbiote:
        found = host(wall, content, edition)
        if found is not None:
            return found
    if kind.giant:
        return first_free_section(wall, edition.last_section)
    return stopping_section(wall, edition.last_section)


def adjacent_to_ward(wall: Wall, section: str, content: Content) -> bool:
    """Does a priest stand on a neighbouring section?"""
    cards = content.cards
    return any(cards[card].ward for near in ADJACENT[section] for card in wall.get(near, ()))
