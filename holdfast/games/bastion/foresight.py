"""Where the next enemies would stand, and how likely it is that they find no room."""

from holdfast.games.bastion.board import CITADEL, SQUARE, SQUARE_OF
from holdfast.games.bastion.content import Content, EnemyCard
from holdfast.games.bastion.deck import Draw, deck_after, next_draws
from holdfast.games.bastion.rules.wall import first_section
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.deck import Deck

Enemies = dict[str, list[str]]


def resting_part(table: BastionTable, kind: EnemyCard, wall: Enemies, squares: Enemies) -> str:
    """Where a card would come to lie if it were revealed now; empty where it would be the loss."""
    state, content = table.state, table.content
    if kind.citadel:
        return CITADEL
    section = first_section(wall, kind, content, content.editions[table.options["edition"]])
    if section is None:
        return ""
    if kind.flyer:
        board = content.board(state.districts, state.side)
        for district in board.counterclockwise(board.district[section]):
            if district not in squares:
                return SQUARE[district]
    return section


def chance_of_no_room(table: BastionTable) -> float:
    """How likely the next enemy, or one that it calls, is to find no room on the wall (BA-RULE-4)."""
    state = table.state
    return _no_room(table, state.deck, state.wall, state.squares, 1)


def _no_room(table: BastionTable, deck: Deck, wall: Enemies, squares: Enemies, due: int) -> float:
    """The same for so many cards that are still due."""
    content = table.content
    last = content.editions[table.options["edition"]].last_section
    if not due or not deck or last - len(wall) >= due + _callers(deck, content):
        return 0.0
    found = 0.0
    for chance, way in _alike(deck, content):
        kind = content.cards[way.card]
        part = resting_part(table, kind, wall, squares)
        if not part:
            found += chance
        elif due + kind.recruits > 1:
            then_wall, then_squares = _standing(table, kind, wall, squares, part)
            then_due = due - 1 + kind.recruits
            found += chance * _no_room(table, deck_after(deck, way), then_wall, then_squares, then_due)
    return found


def _callers(deck: Deck, content: Content) -> int:
    """How many cards those of the deck can call at most."""
    known = [card for layer in deck.layers for card in layer.cards]
    cards = [*known, *(card for pool in deck.pools.values() for card in pool)]
    return sum(content.cards[card].recruits for card in cards if card in content.cards)


def _alike(deck: Deck, content: Content) -> list[tuple[float, Draw]]:
    """The ways the next draw may go; those that differ in colour alone are one."""
    found: dict[tuple[str, tuple[str, ...]], tuple[float, Draw]] = {}
    for way in next_draws(deck):
        key = (content.cards[way.card].family, way.blind)
        chance = found[key][0] if key in found else 0.0
        found[key] = (chance + way.chance, way)
    return list(found.values())


def _standing(
    table: BastionTable, kind: EnemyCard, wall: Enemies, squares: Enemies, part: str
) -> tuple[Enemies, Enemies]:
    """Wall and squares once the card has come to its part."""
    if part == CITADEL:
        return wall, squares
    section = first_section(wall, kind, table.content, table.content.editions[table.options["edition"]])
    assert section is not None
    enemy = [*wall.get(section, ()), kind.id]
    others = {place: cards for place, cards in wall.items() if place != section}
    if part in SQUARE_OF:
        return others, squares | {SQUARE_OF[part]: enemy}
    return others | {section: enemy}, squares
