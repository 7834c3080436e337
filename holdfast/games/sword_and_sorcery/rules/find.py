"""Looking things up: figures by their ids, sides, what stands where."""

from collections.abc import Sequence

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.cards import Scroll
from holdfast.games.sword_and_sorcery.content.enemy_profile import Nature
from holdfast.games.sword_and_sorcery.rules.geometry import Ground, ground_on
from holdfast.games.sword_and_sorcery.state import (
    Ally,
    Body,
    Figure,
    Foe,
    Hero,
    SwordAndSorceryState,
    SwordAndSorceryTable,
    field_of,
)


def hero_of(state: SwordAndSorceryState, id: str) -> Hero:
    """The hero of that name."""
    for hero in state.heroes:
        if hero.id == id:
            return hero
    raise KeyError(id)


def figure_of(state: SwordAndSorceryState, id: str) -> Body | None:
    """Any figure by its id; None if it is no longer there."""
    for hero in state.heroes:
        if hero.id == id:
            return hero
    if state.allies:
        for ally in state.allies:
            if ally.id == id:
                return ally
    for foe in state.foes:
        for figure in foe.figures:
            if figure.id == id:
                return figure
    return None


def is_in_play(state: SwordAndSorceryState, body: Body) -> bool:
    """Is the figure still there? Heroes always are, if only as Ghost Souls."""
    if type(body) is Hero:
        return True
    if type(body) is Ally:
        return body in state.allies
    for foe in state.foes:
        for figure in foe.figures:
            if figure is body:
                return True
    return False


def foe_of(state: SwordAndSorceryState, figure: str) -> Foe | None:
    """The enemy card that a figure belongs to."""
    for foe in state.foes:
        for one in foe.figures:
            if one.id == figure:
                return foe
    return None


def foe_card(state: SwordAndSorceryState, card: str) -> Foe | None:
    """The enemy card of that id, if it is in play."""
    for foe in state.foes:
        if foe.card == card:
            return foe
    return None


def first_living(state: SwordAndSorceryState) -> Hero | None:
    """The first of the heroes who is no Ghost Soul; None if nobody is left."""
    for hero in state.heroes:
        if not hero.ghost:
            return hero
    return None


def heroes_in_play(state: SwordAndSorceryState) -> list[Hero]:
    """Heroes who are no Ghost Souls (SS-SETUP-8)."""
    found = []
    for hero in state.heroes:
        if not hero.ghost:
            found.append(hero)
    return found


def bodies(state: SwordAndSorceryState) -> list[Hero | Ally]:
    """Everybody on the heroes' side who is alive: enemies treat companions as heroes."""
    found: list[Hero | Ally] = []
    for hero in state.heroes:
        if not hero.ghost:
            found.append(hero)
    if state.allies:
        found += state.allies
    return found


def figures(state: SwordAndSorceryState) -> list[Figure]:
    """All figures of enemies."""
    found: list[Figure] = []
    for foe in state.foes:
        found += foe.figures
    return found


def is_enemy(body: Body) -> bool:
    """Does the figure belong to the enemies?"""
    return type(body) is Figure


def is_engaged(state: SwordAndSorceryState, area: str) -> bool:
    """Does an enemy figure stand in that area (SS-ENGAGE-2, SS-RULE-59)?"""
    for foe in state.foes:
        for figure in foe.figures:
            if figure.area == area:
                return True
    return False


def ground_of(table: SwordAndSorceryTable) -> Ground:
    """Distances and lines of sight as the doors are now.

    A list of doors never changes: where a door opens, another list takes its place.
    """
    known, ground = table.content.ground
    if known is not table.state.closed:
        ground = _ground_anew(table)
    found: Ground = ground
    return found


def _ground_anew(table: SwordAndSorceryTable) -> Ground:
    closed = table.state.closed
    found = ground_on(field_of(table).map, closed)
    table.content.ground = closed, found
    return found


def scroll_of(table: SwordAndSorceryTable, foe: Foe) -> Scroll:
    """The scroll (or side) by which an enemy acts."""
    return table.content.scrolls[foe.scroll]


def print_of(table: SwordAndSorceryTable, foe: Foe) -> printed.Body:
    """HP, defence and trophies of an enemy."""
    if not foe.boss:
        return table.content.enemies[foe.card]
    return _side_of(table, foe)


def _side_of(table: SwordAndSorceryTable, foe: Foe) -> printed.Body:
    return next(side for side in table.content.bosses[foe.card].sides if side.id == foe.scroll)


def nature_of(table: SwordAndSorceryTable, foe: Foe) -> Nature:
    """What an enemy is like: by its scroll, then by its power cards (SS-ENEMYPOWER-7)."""
    content, powers = table.content, foe.powers
    if not powers:
        return content.scrolls[foe.scroll].nature
    # As when last asked, while its cards are the same: their list never changes, another takes its place.
    last: tuple[list[str], str, Nature] | None = content.natures.get(foe.card)
    if last is None or last[0] is not powers or last[1] != foe.scroll:
        last = content.natures[foe.card] = powers, foe.scroll, _nature_of_cards(table, foe)
    return last[2]


def _nature_of_cards(table: SwordAndSorceryTable, foe: Foe) -> Nature:
    content = table.content
    act = min(field_of(table).quest.act, 2)
    key = ("nature", act, foe.scroll, *foe.powers)
    found: Nature | None = content.memo.get(key)
    if found is None:
        levels = [content.enemy_powers[card.partition(".")[0]].levels for card in foe.powers]
        gained = [content.abilities[level[act - 1]] for level in levels]
        found = content.memo[key] = Nature([*content.scrolls[foe.scroll].abilities, *gained])
    return found


def abilities_of(table: SwordAndSorceryTable, foe: Foe) -> Sequence[printed.Ability]:
    """The abilities of the scroll, then those of power cards (SS-ENEMYPOWER-7)."""
    return nature_of(table, foe).abilities


def owner_seat(state: SwordAndSorceryState, id: str) -> int:
    """The seat that decides for a figure: a hero's, a companion's owner's, an enemy's player's."""
    for hero in state.heroes:
        if hero.id == id:
            return hero.seat
    for ally in state.allies:
        if ally.id == id:
            return hero_of(state, ally.owner).seat
    foe = foe_of(state, id) or foe_card(state, id)
    return foe_seat(state, foe) if foe is not None else active_seat(state)


def foe_seat(state: SwordAndSorceryState, foe: Foe) -> int:
    """The seat that controls an enemy; bosses belong to the active player (SS-BOSS-4)."""
    return hero_of(state, foe.owner).seat if foe.owner else active_seat(state)


def active_seat(state: SwordAndSorceryState) -> int:
    """The seat of the active hero."""
    return hero_of(state, state.active).seat if state.active else state.heroes[0].seat
