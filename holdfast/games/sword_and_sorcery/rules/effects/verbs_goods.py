"""Verbs that give and take: shards, crowns, treasures, items, powers turned."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.dispatch import Verb
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy.precedence import from_active_on
from holdfast.games.sword_and_sorcery.rules.find import hero_of
from holdfast.games.sword_and_sorcery.rules.hero import companions, powers
from holdfast.games.sword_and_sorcery.rules.quest import goods, loot
from holdfast.games.sword_and_sorcery.state import Hero
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

Args = tuple[str, ...]


def _receivers(context: EffectContext) -> list[Hero]:
    """The targets, else whoever acts, else the active hero or the next living one (SS-RULE-202)."""
    state = context.table.state
    found = [body for body in context.bodies() if type(body) is Hero and not body.ghost]
    if found:
        return found
    if type(context.actor) is Hero and not context.actor.ghost:
        return [context.actor]
    names = from_active_on(state)
    return [hero_of(state, next((name for name in names if not hero_of(state, name).ghost), names[0]))]


def _shards(context: EffectContext, args: Args) -> None:
    count = context.number(args[0])
    state = context.table.state
    count = max(count, -state.shards)
    state.shards += count
    context.table.note("shards", count=count)


def _crowns(context: EffectContext, args: Args) -> None:
    actor = context.actor
    owners = [actor] if type(actor) is Hero and not actor.ghost else _receivers(context)
    count = context.number(args[0])
    for hero in owners:
        if count < 0:
            goods.pay_crowns(context.table, hero, min(-count, hero.crowns))
        else:
            goods.gain_crowns(context.table, hero, count)


def _treasure(context: EffectContext, args: Args) -> Rule[None]:
    for hero in _receivers(context):
        for _ in range(context.number(args[0])):
            yield from goods.draw_treasure(context.table, hero)


def _loot(context: EffectContext, args: Args) -> None:
    hero = _receivers(context)[0]
    loot.leave(context.table, hero.area, loot=context.number(args[0]))


def _item(context: EffectContext, args: Args) -> Rule[None]:
    """A named card, wherever it is set aside, comes to a hero (SS-DECK-11)."""
    table = context.table
    state = table.state
    piece = next((one for one in state.set_aside if one.partition(".")[0] == args[0]), None)
    if piece is not None:
        state.set_aside = [one for one in state.set_aside if one != piece]
        yield from goods.receive(table, _receivers(context)[0], piece) or ()


def _soul_weapon(context: EffectContext, args: Args) -> Rule[None]:
    """A soul weapon of those the party can use (SS-SOULWEAPON-1, SS-SETUP-14)."""
    table = context.table
    state = table.state
    if not state.soul_weapons:
        return
    hero = _receivers(context)[0]
    options = [option(f"keep:{piece}", hero.seat) for piece in state.soul_weapons]
    choice = yield Question("soul-weapon", options, {"hero": hero.id})
    piece = choice.on[0]
    state.soul_weapons = [one for one in state.soul_weapons if one != piece]
    yield from goods.receive(table, hero, piece) or ()


def _turn_powers(context: EffectContext, args: Args) -> None:
    heroes = [body for body in context.bodies() if type(body) is Hero] or context.table.state.heroes
    for hero in heroes:
        powers.turn(context.table, hero, context.number(args[1]) * (1 if args[0] == "back" else -1))


def _refresh(context: EffectContext, args: Args) -> Rule[None]:
    """Used powers are turned face up at once (SS-POWER-23)."""
    for body in context.bodies():
        if type(body) is Hero:
            count = 99 if args[0] == "all" else context.number(args[0])
            yield from powers.refresh(context.table, body, count, context.seat)


def _summon(context: EffectContext, args: Args) -> Rule[None]:
    if type(context.actor) is Hero:
        yield from companions.summon(context.table, context.actor, args[0])


VERBS: dict[str, Verb] = {
    "shards": _shards,
    "crowns": _crowns,
    "treasure": _treasure,
    "loot": _loot,
    "item": _item,
    "soul-weapon": _soul_weapon,
    "turn-powers": _turn_powers,
    "refresh": _refresh,
    "summon": _summon,
}
