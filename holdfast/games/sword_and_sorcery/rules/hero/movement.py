"""Steps of heroes and companions: where to, and at what cost (SS-MOVE)."""

from holdfast.games.sword_and_sorcery.rules.find import geometry_of
from holdfast.games.sword_and_sorcery.rules.hero.loadout_cache import loadout_of
from holdfast.games.sword_and_sorcery.rules.stats import is_flying, temporary_bonus
from holdfast.games.sword_and_sorcery.state import Body, Hero, SwordAndSorceryTable, field_of


def exits_of(table: SwordAndSorceryTable, body: Body, flying: bool | None = None) -> tuple[str, ...]:
    """The areas a figure can step into; who knows already whether it flies may say so."""
    if flying is None:
        flying = is_flying(table, body)
    geometry = geometry_of(table)
    return (geometry.flights if flying else geometry.steps)[body.area]


def cost_of(table: SwordAndSorceryTable, body: Body, area: str) -> int:
    """1 MP, for a hindering area 2 (SS-AREA-24); flyers do not mind (SS-FLY-1)."""
    if area in field_of(table).quest.hindering and not is_flying(table, body):
        return 2
    return 1


def mp_of(table: SwordAndSorceryTable, hero: Hero) -> int:
    """Movement points of one movement action."""
    if hero.ghost:
        return table.content.classes[hero.card].ghost_mp
    return max(loadout_of(table, hero).mp + temporary_bonus(table, hero, "mp"), 0)
