"""Looking things up: figures by their ids, sides, what stands where."""

from collections.abc import Sequence

from holdfast.games.sword_and_sorcery.caches import CACHES, LatestEnemyProfile, LatestGeometry
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.cards import EnemyScroll
from holdfast.games.sword_and_sorcery.content.enemy_profile import EnemyProfile
from holdfast.games.sword_and_sorcery.rules.geometry import Geometry, geometry_of_map
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


def geometry_of(table: SwordAndSorceryTable) -> Geometry:
    """Distances and lines of sight as the doors are now."""
    state = table.state
    last = CACHES[table.content].latest_geometry
    if last is None or last.closed is not state.closed or last.quest != state.quest:
        return _find_geometry(table)
    return last.geometry


def _find_geometry(table: SwordAndSorceryTable) -> Geometry:
    state = table.state
    found = geometry_of_map(field_of(table).map, state.closed)
    CACHES[table.content].latest_geometry = LatestGeometry(state.quest, state.closed, found)
    return found


def scroll_of(table: SwordAndSorceryTable, foe: Foe) -> EnemyScroll:
    """The scroll (or side) by which an enemy acts."""
    return table.content.scrolls[foe.scroll]


def enemy_stats_of(table: SwordAndSorceryTable, foe: Foe) -> printed.EnemyStats:
    """HP, defence and trophies of an enemy."""
    if not foe.boss:
        return table.content.enemies[foe.card]
    return _side_of(table, foe)


def _side_of(table: SwordAndSorceryTable, foe: Foe) -> printed.EnemyStats:
    return next(side for side in table.content.bosses[foe.card].sides if side.id == foe.scroll)


def enemy_profile_of(table: SwordAndSorceryTable, foe: Foe) -> EnemyProfile:
    """What an enemy is like: by its scroll, then by its power cards (SS-ENEMYPOWER-7)."""
    content, powers = table.content, foe.powers
    if not powers:
        return content.scrolls[foe.scroll].profile
    quest, latest = table.state.quest, CACHES[content].latest_enemy_profiles
    last = latest.get(foe.card)
    if last is None or last.powers != powers or last.scroll != foe.scroll or last.quest != quest:
        last = LatestEnemyProfile(quest, foe.scroll, powers, _profile_with_powers(table, foe))
        latest[foe.card] = last
    return last.profile


def _profile_with_powers(table: SwordAndSorceryTable, foe: Foe) -> EnemyProfile:
    content = table.content
    act = min(field_of(table).quest.act, 2)
    key, profiles = (act, foe.scroll, foe.powers), CACHES[content].enemy_profiles
    found = profiles.get(key)
    if found is None:
        levels = [content.enemy_powers[card.partition(".")[0]].levels for card in foe.powers]
        gained = [content.abilities[level[act - 1]] for level in levels]
        found = profiles[key] = EnemyProfile([*content.scrolls[foe.scroll].abilities, *gained])
    return found


def abilities_of(table: SwordAndSorceryTable, foe: Foe) -> Sequence[printed.Ability]:
    """The abilities of the scroll, then those of power cards (SS-ENEMYPOWER-7)."""
    return enemy_profile_of(table, foe).abilities


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
