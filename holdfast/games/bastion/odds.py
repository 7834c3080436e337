"""Exact chances of what the next enemy does: which card comes, where it stands, whether the game is lost."""

from typing import Any

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.schema import EnemyCard
from holdfast.games.bastion.message_ids import Question
from holdfast.games.bastion.rules.deck import Draw, deck_after, next_draws, next_enemies
from holdfast.games.bastion.rules.geometry import CITADEL, SECTION, SQUARE, SQUARE_OF
from holdfast.games.bastion.rules.wall import entry_section, furthest_enemy, stopping_section
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.deck import Deck
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import GO_ON, Option

ENEMY_FOLLOWS = ("done", GO_ON)
Enemies = dict[str, list[str]]


def odds(table: BastionTable, question: Question, option: Option) -> Odds | None:
    """For an option that lets the enemy come: which enemy, and where it would stand.

    `of` maps `enemy:<card>` and `at:<place>` to their chances, `loss` to that of losing at once, be it by a
    card that the first one calls; `data` holds the place of each card, or the march that is certain.
    """
    if option.verb not in ENEMY_FOLLOWS or question.ask not in ("act", "watch"):
        return None
    state = table.state
    if not state.deck:
        return _march(table)
    of: dict[str, float] = {}
    places: dict[str, str] = {}
    by_family: dict[str, str] = {}
    for card, chance in next_enemies(state.deck).items():
        kind = table.content.cards[card]
        place = by_family.get(kind.family)
        if place is None:
            place = by_family[kind.family] = arrival_place(table, kind, state.wall, state.squares)
        places[card] = place
        of[f"enemy:{card}"] = chance
        if place:
            of[f"at:{place}"] = of.get(f"at:{place}", 0.0) + chance
    loss = chance_of_no_room(table)
    return Odds(of | {"loss": loss} if loss else of, {"places": places})


def _march(table: BastionTable) -> Odds:
    wall = table.state.wall
    number = furthest_enemy(wall)
    to = stopping_section(wall, number - 1)
    data: dict[str, Any] = {"march": {"at": SECTION[number], "to": to or ""}}
    return Odds({"loss": 1.0} if to is None else {f"at:{to}": 1.0}, data)


def arrival_place(table: BastionTable, kind: EnemyCard, wall: Enemies, squares: Enemies) -> str:
    """Where a card would come to lie if it were revealed now; empty where it would be the loss."""
    state, content = table.state, table.content
    if kind.citadel:
        return CITADEL
    section = entry_section(wall, kind, content, content.editions[table.options["edition"]])
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
    if not due or not deck or last - len(wall) >= due + _most_recruits(deck, content):
        return 0.0
    found = 0.0
    for chance, draw in _distinct_draws(deck, content):
        kind = content.cards[draw.card]
        part = arrival_place(table, kind, wall, squares)
        if not part:
            found += chance
        elif due + kind.recruits > 1:
            then_wall, then_squares = _after_arrival(table, kind, wall, squares, part)
            then_due = due - 1 + kind.recruits
            found += chance * _no_room(table, deck_after(deck, draw), then_wall, then_squares, then_due)
    return found


def _most_recruits(deck: Deck, content: Content) -> int:
    """How many cards those of the deck can call at most."""
    known = [card for layer in deck.layers for card in layer.cards]
    cards = [*known, *(card for pool in deck.pools.values() for card in pool)]
    return sum(content.cards[card].recruits for card in cards if card in content.cards)


def _distinct_draws(deck: Deck, content: Content) -> list[tuple[float, Draw]]:
    """The ways the next draw may go; those that differ in colour alone are one."""
    found: dict[tuple[str, tuple[str, ...]], tuple[float, Draw]] = {}
    for draw in next_draws(deck):
        key = (content.cards[draw.card].family, draw.blind)
        chance = found[key][0] if key in found else 0.0
        found[key] = (chance + draw.chance, draw)
    return list(found.values())


def _after_arrival(
    table: BastionTable, kind: EnemyCard, wall: Enemies, squares: Enemies, part: str
) -> tuple[Enemies, Enemies]:
    """Wall and squares once the card has come to its part."""
    if part == CITADEL:
        return wall, squares
    section = entry_section(wall, kind, table.content, table.content.editions[table.options["edition"]])
    assert section is not None
    enemy = [*wall.get(section, ()), kind.id]
    others = {place: cards for place, cards in wall.items() if place != section}
    if part in SQUARE_OF:
        return others, squares | {SQUARE_OF[part]: enemy}
    return others | {section: enemy}, squares
