"""Chapters ENEMY and TRAIT: enemies enter, land on squares, expel defenders, march."""

from collections.abc import Iterator
from functools import partial

from holdfast.games.bastion.message_ids import Barred, Question
from holdfast.games.bastion.rules.deck import draw_enemy
from holdfast.games.bastion.rules.ending import lose_no_room, lose_past_gate
from holdfast.games.bastion.rules.geometry import BASES, CITADEL, SECTION, SQUARE, TOWER
from holdfast.games.bastion.rules.mana import return_to_reserve
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.rules.wall import (
    adjacent_to_ward,
    entry_section,
    furthest_enemy,
    stopping_section,
)
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def reveal_next_enemy(table: BastionTable) -> Rule[None] | None:
    """Reveal the top card of the enemy deck and add it with all its traits (BA-ENEMY-1)."""
    state = table.state
    while state.deck.layers:
        card = draw_enemy(state.deck, table.chance)
        if state.phase == "muster" and _is_set_aside(table, card):
            state.aside.append(card)
            table.note("put-aside", card=card)
            continue
        return _enter(table, card)
    return None


def _is_set_aside(table: BastionTable, card: str) -> bool:
    """In set-up no priest is put beside a priest (BA-RULE-46)."""
    state, content = table.state, table.content
    edition = content.editions[table.options["edition"]]
    if not edition.priests_apart_in_setup or not content.cards[card].ward:
        return False
    section = stopping_section(state.wall, edition.last_section)
    return section is not None and adjacent_to_ward(state.wall, section, content)


def _enter(table: BastionTable, card: str) -> Rule[None] | None:
    """The card comes to the citadel or to the wall; what its traits do then is returned."""
    state, content = table.state, table.content
    kind = content.cards[card]
    if kind.citadel:
        state.citadel.append(card)
        table.note("enter", card=card, at=CITADEL)
        return _arrive(table, card, CITADEL)
    edition = content.editions[table.options["edition"]]
    if kind.symbiote or kind.giant:
        section = entry_section(state.wall, kind, content, edition)
    else:
        section = stopping_section(state.wall, edition.last_section)
    if section is None:
        lose_no_room(table, card)
    if section in state.wall:
        state.wall[section].append(card)
        table.note("attach", card=card, at=section)
    else:
        state.wall[section] = [card]
        table.note("enter", card=card, at=section)
    return _arrive(table, card, section) if kind.flyer or kind.recruits else None


def _arrive(table: BastionTable, card: str, at: str) -> Rule[None]:
    """A dragon expels defenders, a flyer lands, a recruiter brings others."""
    kind = table.content.cards[card]
    with table.because(card):
        if at == CITADEL:
            yield from _expel_defenders(table, CITADEL)
            return
        if kind.flyer:
            yield from _fly(table, at)
        for _ in range(kind.recruits):
            arrival = reveal_next_enemy(table)
            if arrival is not None:
                yield from arrival


def _fly(table: BastionTable, section: str) -> Rule[None]:
    """The enemy on the section goes to the first free square counterclockwise (BA-RULE-15)."""
    state, content = table.state, table.content
    board = content.board(state.districts, state.side)
    for district in board.counterclockwise(board.district[section]):
        if district not in state.squares:
            break
    else:
        table.note("no-square", at=section)
        return
    enemy = state.squares[district] = state.wall.pop(section)
    table.note("land", cards=list(enemy), at=section, to=SQUARE[district])
    return_to_reserve(table, (*board.sources[district], *BASES[district], TOWER[district]))
    if any(content.cards[card].expel for card in enemy):
        yield from _expel_defenders(table, district)


def _expel_defenders(table: BastionTable, place: str) -> Rule[None]:
    """Every defender in the place goes to one that may be entered, as its owner likes (BA-RULE-49)."""
    state = table.state
    seats = len(state.defenders)
    for step in range(seats):
        seat = (state.active + step) % seats
        if state.defenders[seat].place == place:
            yield from flee(table, seat, place)


def enterable(table: BastionTable, start: str) -> tuple[str, ...]:
    """The neighbouring places that may be entered without an attack."""
    context = TurnContext(table)
    return context.board.enterable_from(start, context.dragon, context.rokai)


def _barred_refuges(table: BastionTable, start: str) -> Iterator[Barred]:
    context = TurnContext(table)
    places = enterable(table, start)
    for place in context.board.neighbours[start]:
        if place not in places:
            if place == CITADEL:
                yield Barred(f"flee:{place}", "dragon-there", "BA-TRAIT-73")
            else:
                yield Barred(f"flee:{place}", "rokai-there", "BA-TRAIT-55")


def flee(table: BastionTable, seat: int, start: str) -> Rule[None]:
    """The defender is moved out, which is no Move action."""
    defender = table.state.defenders[seat]
    options = [option(f"flee:{place}", seat) for place in enterable(table, start)]
    about = {"defender": defender.id, "start": start}
    choice = yield Question("flee", options, about, partial(_barred_refuges, table, start))
    left, defender.place = defender.place, choice.on[0]
    table.note("flee", seat, defender=defender.id, start=left, to=defender.place)


def march(table: BastionTable) -> None:
    """The furthest enemy moves on (BA-ENEMY-11 to 18)."""
    wall = table.state.wall
    number = furthest_enemy(wall)
    section = SECTION[number]
    to = stopping_section(wall, number - 1)
    if to is None:
        lose_past_gate(table, section)
    wall[to] = wall.pop(section)
    table.note("march", cards=list(wall[to]), at=section, to=to)
