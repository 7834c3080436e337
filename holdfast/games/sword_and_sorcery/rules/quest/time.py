"""The Time phase (SS-TIME)."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import why_not
from holdfast.games.sword_and_sorcery.rules.combat import conditions, wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.enemy import shadows
from holdfast.games.sword_and_sorcery.rules.find import (
    bodies,
    enemy_profile_of,
    enemy_stats_of,
    figures,
    is_in_play,
)
from holdfast.games.sword_and_sorcery.rules.hero import learning, reactions
from holdfast.games.sword_and_sorcery.rules.quest import triggers
from holdfast.games.sword_and_sorcery.rules.stats import bonus, full_shields
from holdfast.games.sword_and_sorcery.state import Body, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Option, option
from holdfast.kernel.table import Rule

HIGHEST_RANK = 7


def time_phase(table: SwordAndSorceryTable) -> Rule[None]:
    """Steps 1 to 3, without a question of their own."""
    state = table.state
    state.round += 1
    table.begin_round(round=state.round)
    for hero in state.heroes:
        hero.used = []
    yield from _burn(table)
    yield from _poison(table)
    yield from _abilities(table)
    yield from triggers.fire(table, "round", str(state.round)) or ()
    _discard(table)
    _cool_down(table)
    state.phase = "souls"


def _everybody(table: SwordAndSorceryTable) -> list[Body]:
    return [*bodies(table.state), *figures(table.state)]


def _burn(table: SwordAndSorceryTable) -> Rule[None]:
    """1 HP for each token; II turns to I, I goes (SS-BURN-1, SS-BURN-2); then those in areas."""
    state = table.state
    tally = Tally()
    for body in _everybody(table):
        burns = body.burns
        if not burns:
            continue
        table.note("burns-hurt", figure=body.id)
        body.burns = [1 for level in burns if level == 2]
        for _ in burns:
            if is_in_play(state, body):
                yield from wounds.lose(table, body, 1, tally, burn=True) or ()
    if state.burning:
        left = {area: [1 for level in levels if level == 2] for area, levels in state.burning.items()}
        state.burning = {area: levels for area, levels in left.items() if levels}
        table.note("fires-fade")
    yield from wounds.settle(table, tally) or ()


def _poison(table: SwordAndSorceryTable) -> Rule[None]:
    """Damage by the level, then a save of heroes; enemies have none (SS-POISON-2, -3, SS-ENEMYCOND-6)."""
    state = table.state
    tally = Tally()
    for body in _everybody(table):
        if body.poison and is_in_play(state, body):
            table.note("poison-hurts", figure=body.id)
            yield from wounds.lose(table, body, body.poison, tally) or ()
    for body in bodies(state):
        if body.poison and (yield from reactions.save(table, body)):
            conditions.cure(table, body, "poison")
    yield from wounds.settle(table, tally) or ()


def _abilities(table: SwordAndSorceryTable) -> Rule[None]:
    """What enemies do in the Time phase."""
    for foe in list(table.state.foes):
        for ability in enemy_profile_of(table, foe).at["time"]:
            for figure in list(foe.figures):
                yield from effects.use_ability(table, foe, figure, ability)


def _discard(table: SwordAndSorceryTable) -> None:
    """Effects until the Time phase end, magic shields come back, tokens are turned (SS-TIME-3, -4)."""
    state = table.state
    everybody: list[Body] = [*state.heroes, *state.allies, *figures(state)]
    for body in everybody:
        if body.boosts:
            body.boosts = [boost for boost in body.boosts if boost.span not in ("next", "turn", "time")]
        if body.veil == "time":
            body.veil = ""
    for friend in bodies(state):
        friend.shields = full_shields(table, friend)
    for foe in state.foes:
        shields = enemy_stats_of(table, foe).mshield
        for figure in foe.figures:
            figure.shields = shields + bonus(table, figure, "mshield")
    for hero in state.heroes:
        hero.acted = False
        for slot, piece in hero.slots.items():
            item = table.content.item(piece)
            if not item.deck and not item.upgraded:
                other = table.content.other_face(piece)
                if table.content.item(other).imbue:
                    hero.slots = {**hero.slots, slot: other}
                    table.note("soul-fades", hero.seat, hero=hero.id, item=other)
    for ally in state.allies:
        ally.acted = False
    if state.runes:
        state.runes = {}
        table.note("runes-gone")


def _cool_down(table: SwordAndSorceryTable) -> None:
    """Cards at one hourglass are refreshed, the others turned (SS-TIME-5, SS-TIME-6, SS-RULE-21)."""
    for hero in table.state.heroes:
        for held in hero.powers:
            if held.wait:
                held.wait -= 1
                if not held.wait:
                    table.note("refreshed", hero.seat, hero=hero.id, power=held.id)


# -- step 4: souls -------------------------------------------------------------------------------


def soul_options(table: SwordAndSorceryTable) -> list[Option]:
    """Ranks to be bought and Ghost Souls to be brought back; any seat may act (SS-RULE-152)."""
    state = table.state
    lowest = min([hero.rank for hero in state.heroes])
    found = []
    for hero in state.heroes:
        if hero.rank < HIGHEST_RANK and hero.rank == lowest and state.shards >= price(hero.rank + 1):
            found.append(option(f"empower:{hero.id}"))
    for hero in state.heroes:
        if hero.ghost and state.shrines.get(hero.area) and state.shards >= hero.rank:
            found.append(option(f"resurrect:{hero.id}"))
    return found


def price(rank: int) -> int:
    """The square of the next rank (SS-SOUL-8)."""
    return rank * rank


def souls(table: SwordAndSorceryTable) -> Rule[None] | None:
    """One thing that the heroes do with their soul shards."""
    options = soul_options(table)
    if options:
        return _deal_with_souls(table, options)
    table.state.phase = "battle"
    table.note("battle")
    return None


def _deal_with_souls(table: SwordAndSorceryTable, options: list[Option]) -> Rule[None]:
    state = table.state
    options.append(option("done"))
    prices = {hero.id: price(hero.rank + 1) for hero in state.heroes if hero.rank < HIGHEST_RANK}
    choice = yield Question("souls", options, {"shards": state.shards}, why_not.of_souls(table, prices))
    match choice.verb:
        case "empower":
            yield from _empower(table, next(hero for hero in state.heroes if hero.id == choice.on[0]))
        case "resurrect":
            _resurrect(table, next(hero for hero in state.heroes if hero.id == choice.on[0]))
            yield from shadows.look(table) or ()
        case _:
            state.phase = "battle"
            table.note("battle")


def _empower(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    """One rank more, with what belongs to it at once (SS-RULE-151)."""
    state = table.state
    state.shards -= price(hero.rank + 1)
    hero.rank += 1
    table.note("empowered", hero.seat, hero=hero.id, rank=hero.rank)
    for gain in learning.owed(table, hero, hero.rank - 1, hero.rank):
        yield from learning.learn(table, hero, gain.talent)


def _resurrect(table: SwordAndSorceryTable, hero: Hero) -> None:
    """The price is the present rank; all HP come back, magic shields do not yet (SS-RULE-164)."""
    table.state.shards -= hero.rank
    hero.ghost = False
    hero.wounds = 0
    table.note("resurrected", hero.seat, hero=hero.id, area=hero.area)
