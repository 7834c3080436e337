"""What looks possible and is not, in the hero phase: reasons, each with its rule."""

from collections.abc import Iterator

from holdfast.games.last_bastion.message_ids import Barred, Why
from holdfast.games.last_bastion.rules import fight, offers, powers, tiles
from holdfast.games.last_bastion.rules.geometry import AROUND, CENTRE
from holdfast.games.last_bastion.state import LastBastionTable

IDLE: dict[str, Why] = {
    "dispensary": "idle-dispensary",
    "fountain": "idle-fountain",
    "quarry": "idle-quarry",
    "tomb": "idle-tomb",
    "tower": "idle-tower",
    "trebuchet": "idle-trebuchet",
}
"""Why a tile cannot be used, of those that may have nothing to do."""


def hero_turn(table: LastBastionTable, seat: int) -> Iterator[Barred]:
    """Of the hero phase."""
    yield from _moving(table, seat)
    yield from _acting(table, seat)
    yield from _calling(table, seat)
    yield from _power(table, seat)


def _moving(table: LastBastionTable, seat: int) -> Iterator[Barred]:
    state = table.state
    hero = state.heroes[seat]
    if not offers.may_move(table, seat):
        spent: tuple[Why, str] | None = "moved", "LB-MOVE-4"
    elif hero.pinned:
        spent = "pinned", "LB-MOVE-6"
    else:
        spent = None
    for place in range(9):
        if place == hero.place:
            continue
        if place not in AROUND[hero.place]:
            yield Barred(f"move:{state.tiles[place]}", "too-far", "LB-MOVE-1", {"hero": hero.id})
        elif spent is not None:
            yield Barred(f"move:{state.tiles[place]}", *spent, {"hero": hero.id})


def _acting(table: LastBastionTable, seat: int) -> Iterator[Barred]:
    state = table.state
    hero = state.heroes[seat]
    tile = state.tiles[hero.place]
    id = f"activate:{tile}"
    if hero.place in state.evil:
        yield Barred(id, "evil-tile", "LB-HERO-4", {"tile": tile})
    elif not offers.may_use_tile(table, seat):
        yield Barred(id, *_spent(table, seat, used=state.used.tile))
    elif not tiles.TILES[tile].can(table, seat):
        yield Barred(id, IDLE[tile], "LB-RULE-52", {"tile": tile})
    reach = fight.targets_in_reach(table, seat)
    if not reach and hero.place == CENTRE and not fight.shoots(hero):
        yield Barred("fight", "centre", "LB-HERO-6", {"hero": hero.id})
    elif not reach:
        yield Barred("fight", "no-card", "LB-RULE-56", {"hero": hero.id})
    elif not offers.may_fight(table, seat):
        for option in fight.fights_in_reach(table, seat):
            yield Barred(option.id, *_spent(table, seat, used=state.used.fight))
    else:
        offered = fight.fights(table, seat)
        for option in fight.fights_in_reach(table, seat):
            if option not in offered:
                yield Barred(option.id, "no-dice", "LB-RULE-64", {"hero": hero.id})
    for slot, foe in enumerate(state.slots):
        if foe is not None and slot not in reach:
            yield Barred(f"fight:{state.slot_id(slot)}", "out-of-reach", "LB-HERO-5", {"card": foe.card})


def _spent(table: LastBastionTable, seat: int, used: bool) -> tuple[Why, str]:
    """Why the action is gone: used, cut off by Sindara's movement, or spent on the other kind."""
    if used:
        return "acted", "LB-RULE-145"
    hero = table.state.heroes[seat]
    if hero.id == "sindara" and hero.has_power:
        return "movement-between", "LB-RULE-105"
    return "other-action", "LB-HERO-2"


def _calling(table: LastBastionTable, seat: int) -> Iterator[Barred]:
    state = table.state
    for tile in state.tiles:
        if not state.heroes[seat].calls:
            yield Barred(f"call:{tile}", "no-call", "LB-CALL-1", {"tile": tile})
        elif not tiles.TILES[tile].can(table, seat):
            yield Barred(f"call:{tile}", IDLE[tile], "LB-RULE-52", {"tile": tile})


def _power(table: LastBastionTable, seat: int) -> Iterator[Barred]:
    hero = table.state.heroes[seat]
    facts = {"hero": hero.id}
    if hero.status == "wounded":
        yield Barred("power", "wounded", "LB-POWER-3", facts)
    elif hero.cursed:
        yield Barred("power", "cursed", "LB-POWER-2", facts)
    elif hero.id in powers.OFFERS and not powers.OFFERS[hero.id](table, seat):
        used = table.state.used
        if hero.id == "teagaan" and not used.power and (used.moved or hero.pinned):
            yield Barred("power", "no-movement", "LB-RULE-106", facts)
        elif used.power or (hero.id == "elmer" and used.extra):
            yield Barred("power", "power-used", "LB-RULE-100", facts)
        else:
            yield Barred("power", "no-target", "LB-RULE-100", facts)
