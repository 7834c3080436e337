"""What the active hero may do."""

from holdfast.games.last_bastion.rules import powers
from holdfast.games.last_bastion.rules.fight import fights
from holdfast.games.last_bastion.rules.moving import movements
from holdfast.games.last_bastion.rules.tiles import CONDITIONS, TILES
from holdfast.games.last_bastion.state import LastBastionTable
from holdfast.kernel.question import Option, Verb

ACTIVATE = Verb("activate")
CALL = Verb("call")
DONE = Verb("done")


def offers(table: LastBastionTable, seat: int) -> list[Option]:
    """Everything the active hero may do now."""
    state = table.state
    hero, used = state.heroes[seat], state.used
    options = movements(table, seat) if not used.moved or may_move(table, seat) else []
    acted = used.tile or used.fight
    if not acted or may_use_tile(table, seat):
        place = hero.place
        tile = state.tiles[place]
        if place not in state.evil and TILES[tile].can(table, seat):
            options.append(ACTIVATE[seat, tile])
    if not acted or may_fight(table, seat):
        options += fights(table, seat)
    if hero.id in powers.OFFERS and hero.has_power:
        options += powers.OFFERS[hero.id](table, seat)
    if hero.calls:
        for tile in state.tiles:
            can = CONDITIONS.get(tile)
            if can is None or can(table, seat):
                options.append(CALL[seat, tile])
    options.append(DONE[seat,])
    return options


def may_move(table: LastBastionTable, seat: int) -> bool:
    """Is a movement left: the normal one, or Elmer's additional one (LB-MOVE-4, LB-POWER-4)?"""
    used = table.state.used
    if not used.moved:
        return True
    hero = table.state.heroes[seat]
    return hero.id == "elmer" and hero.has_power and not used.extra


def may_use_tile(table: LastBastionTable, seat: int) -> bool:
    """One action a turn; Sindara has one of each kind (LB-HERO-2, LB-POWER-12)."""
    used = table.state.used
    return not used.tile and (not used.fight or _second_action(table, seat))


def may_fight(table: LastBastionTable, seat: int) -> bool:
    """One action a turn; Sindara has one of each kind."""
    used = table.state.used
    return not used.fight and (not used.tile or _second_action(table, seat))


def _second_action(table: LastBastionTable, seat: int) -> bool:
    """Sindara acts twice, but not on both sides of her normal movement unless the table plays so
    (LB-RULE-105)."""
    hero = table.state.heroes[seat]
    if hero.id != "sindara" or not hero.has_power:
        return False
    return not table.state.used.closed or table.options["sindara_actions"] == "loose"
