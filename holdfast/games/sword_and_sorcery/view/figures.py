"""Heroes, companions and enemies, as everybody sees them."""

from typing import TypedDict

from msgspec import Struct

from holdfast.games.sword_and_sorcery.content.schema import Colour
from holdfast.games.sword_and_sorcery.rules import line_of_sight
from holdfast.games.sword_and_sorcery.rules.enemy.forecast import Forecast, forecast
from holdfast.games.sword_and_sorcery.rules.find import abilities_of, geometry_of, scroll_of
from holdfast.games.sword_and_sorcery.rules.geometry import FAR
from holdfast.games.sword_and_sorcery.rules.hero.movement import mp_of
from holdfast.games.sword_and_sorcery.rules.stats import (
    armor,
    capacity,
    defence,
    injuries,
    is_flying,
    max_hp,
)
from holdfast.games.sword_and_sorcery.state import (
    Ally,
    Body,
    Figure,
    Foe,
    Hero,
    SwordAndSorceryTable,
    field_of,
)


class BodyView(Struct, frozen=True, kw_only=True):
    """A figure on the map and the tokens that belong to it."""

    id: str
    area: str
    wounds: int
    hp: int
    armor: int
    defence: int
    shields: int
    down: bool
    blind: bool
    slow: bool
    stun: bool
    poison: int
    burns: list[int]
    injuries: list[str]
    hidden: bool
    boosts: list[str]


class HeldPowerView(Struct, frozen=True):
    """A power card of a hero; `wait` is 0 while it is ready."""

    id: str
    wait: int


class HeroView(BodyView, frozen=True, kw_only=True):
    """A hero and everything on the hero sheet."""

    mp: int
    reach: dict[str, int]
    """The areas that a movement action leads to, with what the way costs."""
    sees: list[str]
    card: str
    seat: int
    rank: int
    ghost: bool
    acted: bool
    powers: list[HeldPowerView]
    slots: dict[str, str]
    pack: list[str]
    capacity: int
    crowns: int
    keys: list[str]


class CompanionView(BodyView, frozen=True, kw_only=True):
    """A companion in play."""

    card: str
    sees: list[str]
    owner: str
    load: str


class FigureView(BodyView, frozen=True, kw_only=True):
    """A figure of an enemy."""

    sees: list[str]


class EnemyView(Struct, frozen=True):
    """An enemy card in play and its figures."""

    card: str
    scroll: str
    rank: Colour
    style: str
    target: str
    owner: str
    powers: list[str]
    charges: dict[str, int]
    abilities: list[str]
    foresight: Forecast | None
    """What it would do if it were activated now."""
    figures: list[FigureView]


class _BodyFacts(TypedDict):
    id: str
    area: str
    wounds: int
    hp: int
    armor: int
    defence: int
    shields: int
    down: bool
    blind: bool
    slow: bool
    stun: bool
    poison: int
    burns: list[int]
    injuries: list[str]
    hidden: bool
    boosts: list[str]


def _body(table: SwordAndSorceryTable, body: Body) -> _BodyFacts:
    return {
        "id": body.id,
        "area": body.area,
        "wounds": body.wounds,
        "hp": max_hp(table, body),
        "armor": armor(table, body),
        "defence": defence(table, body),
        "shields": body.shields,
        "down": body.down,
        "blind": bool(body.blind),
        "slow": bool(body.slow),
        "stun": bool(body.stun),
        "poison": body.poison,
        "burns": list(body.burns),
        "injuries": injuries(table, body),
        "hidden": body.hidden,
        "boosts": [boost.source for boost in body.boosts],
    }


def hero_view(table: SwordAndSorceryTable, hero: Hero) -> HeroView:
    """A hero as everybody sees him."""
    mp = mp_of(table, hero)
    moving = table.state.turn.moving and table.state.active == hero.id
    return HeroView(
        **_body(table, hero),
        mp=mp,
        reach=_reach(table, hero, table.state.turn.mp if moving else mp),
        sees=line_of_sight.seen_by_hero(table, hero.area),
        card=hero.card,
        seat=hero.seat,
        rank=hero.rank,
        ghost=hero.ghost,
        acted=hero.acted,
        powers=[HeldPowerView(held.id, held.wait) for held in hero.powers],
        slots=dict(hero.slots),
        pack=list(hero.pack),
        capacity=capacity(table, hero),
        crowns=hero.crowns,
        keys=list(hero.keys),
    )


def _reach(table: SwordAndSorceryTable, hero: Hero, mp: int) -> dict[str, int]:
    if hero.down:
        mp -= 1
    geometry, flying = geometry_of(table), is_flying(table, hero)
    ways = geometry.flights if flying else geometry.steps
    hindering = () if flying else field_of(table).quest.hindering
    found = {hero.area: 0}
    edge = [hero.area]
    while edge:
        area = min(edge, key=found.__getitem__)
        edge.remove(area)
        for way in ways[area]:
            cost = found[area] + (2 if way in hindering else 1)
            if cost <= mp and cost < found.get(way, FAR):
                found[way] = cost
                edge.append(way)
    return {area: cost for area, cost in found.items() if cost}


def companion_view(table: SwordAndSorceryTable, ally: Ally) -> CompanionView:
    """A companion as everybody sees it."""
    return CompanionView(
        **_body(table, ally),
        card=ally.card,
        sees=line_of_sight.seen_by_hero(table, ally.area),
        owner=ally.owner,
        load=ally.load,
    )


def enemy_view(table: SwordAndSorceryTable, foe: Foe) -> EnemyView:
    """An enemy as everybody sees it."""
    scroll = scroll_of(table, foe)
    return EnemyView(
        card=foe.card,
        scroll=foe.scroll,
        rank=scroll.rank,
        style=scroll.style,
        target=scroll.target,
        owner=foe.owner,
        powers=list(foe.powers),
        charges=dict(foe.charges),
        abilities=[ability.id for ability in abilities_of(table, foe)],
        foresight=forecast(table, foe),
        figures=[_figure(table, figure) for figure in foe.figures],
    )


def _figure(table: SwordAndSorceryTable, figure: Figure) -> FigureView:
    return FigureView(**_body(table, figure), sees=list(geometry_of(table).sees[figure.area]))
