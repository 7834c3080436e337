"""Death: heroes become Ghost Souls, companions leave, enemies leave trophies."""

from holdfast.games.sword_and_sorcery.rules.dispatch import call
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.enemy import boss, shadows
from holdfast.games.sword_and_sorcery.rules.enemy import spawning as foes
from holdfast.games.sword_and_sorcery.rules.find import enemy_profile_of, enemy_stats_of, foe_of, scroll_of
from holdfast.games.sword_and_sorcery.rules.quest import loot, triggers
from holdfast.games.sword_and_sorcery.state import (
    Ally,
    Body,
    Figure,
    Foe,
    GroundItems,
    Held,
    Hero,
    SwordAndSorceryTable,
    Turn,
    field_of,
)
from holdfast.kernel.table import Rule


@call("dies")
def dies(table: SwordAndSorceryTable, body: Body, by: str) -> Rule[None]:
    """A figure dies; `by` is the figure that placed the last wound (SS-RULE-116)."""
    if type(body) is Hero:
        yield from _hero_dies(table, body)
        _reward_killer(table, by)
    elif type(body) is Ally:
        remove_ally(table, body)
        _reward_killer(table, by)
    else:
        assert type(body) is Figure
        yield from _figure_dies(table, body)


def _reward_killer(table: SwordAndSorceryTable, by: str) -> None:
    """A green or blue enemy gains a power card for a kill (SS-KILL-1)."""
    foe = foe_of(table.state, by)
    if foe is not None and scroll_of(table, foe).rank in ("green", "blue"):
        foes.draw_power(table, foe)


# -- heroes ------------------------------------------------------------------------------------


def _hero_dies(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    state = table.state
    hero.ghost = True
    table.note("ghost", hero.seat, hero=hero.id, area=hero.area)
    clear_tokens(table, hero)
    hero.wounds = 0
    hero.shields = 0
    lower_rank(table, hero)
    _drop_all(table, hero)
    if state.phase == "hero" and state.active == hero.id:
        state.turn = Turn()
    yield from boss.pass_on(table, hero)
    yield from triggers.fire(table, "ghost") or ()


def clear_tokens(table: SwordAndSorceryTable, body: Body) -> None:
    """Conditions, penalties and effect tokens go (SS-GHOST-3)."""
    body.down = body.hidden = False
    body.blind = body.slow = body.stun = body.poison = 0
    body.burns = []
    body.veil = ""
    body.boosts = []
    table.state.crits.discard += body.injuries
    body.injuries = []


def lower_rank(table: SwordAndSorceryTable, hero: Hero) -> None:
    """One rank less, and the powers that belong to it (SS-GHOST-1, SS-GHOST-4, SS-RULE-34)."""
    least = field_of(table).quest.least_rank
    if hero.rank <= least:
        return
    gem = table.content.gems[hero.card]
    before, hero.rank = hero.rank, hero.rank - 1
    table.note("rank-lost", hero.seat, hero=hero.id, rank=hero.rank)
    powers = gem.powers[before - 1] - gem.powers[hero.rank - 1]
    talents = gem.talents[before - 1] - gem.talents[hero.rank - 1]
    for count, talent in ((powers, False), (talents, True)):
        for _ in range(count):
            _lose_power(table, hero, talent)


def _lose_power(table: SwordAndSorceryTable, hero: Hero, talent: bool) -> None:
    for held in reversed(hero.powers):
        if not held.item and table.content.powers[held.id].talent is talent:
            discard_power(table, hero, held)
            return


def discard_power(table: SwordAndSorceryTable, hero: Hero, held: Held) -> None:
    """A power card leaves the row; a companion it summoned leaves the map (SS-RULE-56)."""
    hero.powers = tuple([one for one in hero.powers if one is not held])
    table.note("power-lost", hero.seat, hero=hero.id, power=held.id)
    for ally in list(table.state.allies):
        if ally.id == held.out and ally.owner == hero.id:
            _take_off(table, ally)
            table.note("companion-gone", companion=ally.id)


def _drop_all(table: SwordAndSorceryTable, hero: Hero) -> None:
    """Inventory, crowns and keys lie where he died; what he has equipped stays (SS-GHOST-5, SS-LOCK-5)."""
    state = table.state
    lying = state.ground.setdefault(hero.area, GroundItems())
    lying.items = [*lying.items, *hero.pack]
    lying.crowns += hero.crowns
    if hero.pack or hero.crowns:
        table.note("dropped", hero.seat, hero=hero.id, items=list(hero.pack), crowns=hero.crowns)
    hero.pack = ()
    hero.crowns = 0
    for key in hero.keys:
        state.keys[key] = hero.area
    hero.keys = []
    if not lying:
        del state.ground[hero.area]


# -- companions --------------------------------------------------------------------------------


def remove_ally(table: SwordAndSorceryTable, ally: Ally) -> None:
    """The cooldown of the summoning power starts now (SS-COMPANION-4, SS-RULE-142)."""
    state = table.state
    _take_off(table, ally)
    table.note("companion-dies", companion=ally.id, area=ally.area)
    for hero in state.heroes:
        for held in hero.powers:
            if hero.id == ally.owner and held.out == ally.id:
                held.out = ""
                levels = table.content.powers[held.id].levels
                held.wait = next(level.cooldown for level in levels if level.companion == ally.card)


def _take_off(table: SwordAndSorceryTable, ally: Ally) -> None:
    """Its tokens go back to their supply; what it carried lies where it stood."""
    state = table.state
    state.allies.remove(ally)
    state.crits.discard += ally.injuries
    loot.put_load_down(table, ally)


# -- enemies -----------------------------------------------------------------------------------


def _figure_dies(table: SwordAndSorceryTable, figure: Figure) -> Rule[None]:
    state = table.state
    foe = foe_of(state, figure.id)
    if foe is None:
        return
    foe.figures.remove(figure)
    table.note("enemy-dies", enemy=figure.id, area=figure.area)
    state.crits.discard += figure.injuries
    if foe.figures:
        for ability in enemy_profile_of(table, foe).at["figure-dies"]:
            yield from effects.use_ability(table, foe, foe.figures[0], ability)
        yield from shadows.look(table) or ()
        return
    state.foes.remove(foe)
    state.acting = [card for card in state.acting if card != foe.card]
    if foe.boss:
        boss.leave(table)
    _reward(table, foe, figure.area)
    for ability in enemy_profile_of(table, foe).at["dies"]:
        yield from effects.use_ability(table, foe, figure, ability)
    _put_away(table, foe)
    yield from shadows.look(table) or ()
    yield from triggers.fire(table, "dead", foe.scroll) or ()
    if foe.boss and foe.card != foe.scroll:
        yield from triggers.fire(table, "dead", foe.card) or ()
    if not state.foes:
        yield from triggers.fire(table, "no-enemies") or ()


def _reward(table: SwordAndSorceryTable, foe: Foe, area: str) -> None:
    """Soul shards to the pool, trophies to the ground (SS-LOOT-4, SS-LOOT-6 to SS-LOOT-9)."""
    card = enemy_stats_of(table, foe)
    if card.shards:
        table.state.shards += card.shards
        table.note("shards", count=card.shards)
    loot.leave(table, area, crowns=card.crowns, loot=card.loot, treasure=card.treasure)


@call("leaves")
def leaves(table: SwordAndSorceryTable, figure: Figure) -> None:
    """An enemy leaves the map by the word of the quest: nobody has killed it (SS-RULE-201)."""
    state = table.state
    foe = foe_of(state, figure.id)
    if foe is None:
        return
    foe.figures.remove(figure)
    state.crits.discard += figure.injuries
    table.note("enemy-leaves", enemy=figure.id)
    if foe.figures:
        return
    state.foes.remove(foe)
    if foe.boss:
        boss.leave(table)
    _discard(table, foe)


def _put_away(table: SwordAndSorceryTable, foe: Foe) -> None:
    """The cards of a dead enemy go, and the quest remembers what has died."""
    _discard(table, foe)
    state = table.state
    for name in {foe.scroll, foe.card} if foe.boss else {foe.scroll}:
        if name not in state.dead:
            state.dead = [*state.dead, name]


def _discard(table: SwordAndSorceryTable, foe: Foe) -> None:
    """Power cards and the card to their discards; red and purple ones leave the game (SS-LOOT-5)."""
    state = table.state
    state.enemy_powers.discard += foe.powers
    foe.powers = ()
    if foe.boss or scroll_of(table, foe).rank == "red":
        state.removed = [*state.removed, foe.card]
    else:
        state.enemies.discard.append(foe.card)
