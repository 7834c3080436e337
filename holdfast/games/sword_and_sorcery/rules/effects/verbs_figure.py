"""Verbs that concern figures: healing, harm, conditions, boosts, runes."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import attack, conditions, pushing, wounds
from holdfast.games.sword_and_sorcery.rules.combat.weapons import enemy_weapon
from holdfast.games.sword_and_sorcery.rules.dispatch import Verb
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import boss
from holdfast.games.sword_and_sorcery.rules.find import figures, foe_of, scroll_of
from holdfast.games.sword_and_sorcery.state import Ally, Body, Boost, Figure, Hero
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

Args = tuple[str, ...]


def _living(context: EffectContext) -> list[Body]:
    found = []
    for body in context.bodies():
        if conditions.can_suffer(context.table, body):
            found.append(body)
    return found


def _heal(context: EffectContext, args: Args) -> None:
    """Heroes cannot heal a companion (SS-COMPANION-15)."""
    for body in _living(context):
        if not (type(body) is Ally and type(context.actor) is Hero):
            wounds.heal(context.table, body, context.number(args[0]))


def _heal_self(context: EffectContext, args: Args) -> None:
    if context.actor is not None:
        wounds.heal(context.table, context.actor, context.number(args[0]))


def _lose(context: EffectContext, args: Args) -> Rule[None]:
    for body in _living(context):
        yield from wounds.lose(context.table, body, context.number(args[0]), context.tally) or ()


def _condition(name: str) -> Verb:
    def give(context: EffectContext, args: Args) -> Rule[None]:
        for body in _living(context):
            yield from conditions.give(context.table, body, name, context.tally)

    return give


def _poison(context: EffectContext, args: Args) -> Rule[None]:
    for body in _living(context):
        yield from conditions.poison(context.table, body, int(args[0]), context.tally)


def _burn(context: EffectContext, args: Args) -> None:
    for body in _living(context):
        conditions.burn(context.table, body, int(args[0]))


def _burn_area(context: EffectContext, args: Args) -> None:
    """A token in the area: everybody there suffers the same at once (SS-BURN-4)."""
    table, level = context.table, int(args[0])
    bodies = context.bodies()
    area = bodies[0].area if bodies else context.here
    table.state.burning.setdefault(area, []).append(level)
    table.note("burning", area=area, level=level)
    everybody: list[Body] = [*table.state.heroes, *table.state.allies, *figures(table.state)]
    for body in everybody:
        if body.area == area:
            conditions.burn(table, body, level)


def _cure(context: EffectContext, args: Args) -> Rule[None]:
    for body in _living(context):
        name = args[0]
        if name == "one":
            found = conditions.conditions_of(body)
            if not found:
                continue
            options = [option(f"cure:{one}", context.seat) for one in found]
            choice = yield Question("cure", options, {"figure": body.id})
            name = choice.on[0]
        conditions.cure(context.table, body, name)


def _crit(context: EffectContext, args: Args) -> Rule[None]:
    for body in _living(context):
        yield from conditions.draw_crit(context.table, body, context.tally)


def _push(context: EffectContext, args: Args) -> Rule[None]:
    for body in _living(context):
        yield from pushing.push(context.table, body)


def _mshield(context: EffectContext, args: Args) -> None:
    for body in _living(context):
        count = context.number(args[0])
        body.shields += count
        context.table.note("shielded", figure=body.id, count=count)


def _gain(context: EffectContext, args: Args) -> None:
    """A stat for a while; no card gives the same bonus twice (SS-GOLD-5)."""
    stat, number, span = args
    for body in _living(context):
        boost = Boost(context.source, span, stat=stat, n=context.number(number))
        if boost not in body.boosts:
            body.boosts = [*body.boosts, boost]
            context.table.note("gains", figure=body.id, stat=stat, count=boost.n)
            if stat == "mp" and type(body) is Hero and context.table.state.turn.moving:
                context.table.state.turn.mp += boost.n


def _hide(context: EffectContext, args: Args) -> Rule[None]:
    for body in _living(context):
        body.hidden = True
        context.table.note("hides", figure=body.id)
        if type(body) is Hero:
            yield from boss.pass_on(context.table, body)


def _veil(context: EffectContext, args: Args) -> Rule[None]:
    for body in _living(context):
        body.veil = args[0]
        context.table.note("veiled", figure=body.id)
        if type(body) is Hero:
            yield from boss.pass_on(context.table, body)


def _taunt(context: EffectContext, args: Args) -> None:
    if type(context.actor) is Hero:
        boss.take(context.table, context.actor)


def _command(context: EffectContext, args: Args) -> Rule[None]:
    """An enemy attacks another one in its area."""
    table = context.table
    for body in _living(context):
        foe = foe_of(table.state, body.id)
        if foe is None or body.stun or type(body) is not Figure:
            continue
        victims = [one.id for one in figures(table.state) if one.area == body.area and one not in foe.figures]
        if not victims:
            continue
        options = [option(f"target:{id}", context.seat) for id in victims]
        choice = yield Question("command", options, {"enemy": body.id})
        scroll = scroll_of(table, foe)
        weapon = enemy_weapon(table, scroll, "", ranged=False)
        credit = context.actor.id if context.actor is not None else ""
        yield from attack.make(table, body, weapon, [choice.on[0]], credit=credit)


def _rune(context: EffectContext, args: Args) -> None:
    """A rune lies in the actor's area until the Time phase; there is one of each kind."""
    runes = context.table.state.runes
    for area in list(runes):
        if args[0] in runes[area]:
            runes[area] = [rune for rune in runes[area] if rune != args[0]]
            if not runes[area]:
                del runes[area]
    runes[context.here] = [*runes.get(context.here, []), args[0]]
    context.table.note("rune", area=context.here, rune=args[0])


def _clear_runes(context: EffectContext, args: Args) -> None:
    context.table.state.runes = {}
    context.table.note("runes-gone")


VERBS: dict[str, Verb] = {
    "heal": _heal,
    "heal-self": _heal_self,
    "lose": _lose,
    "kd": _condition("kd"),
    "blind": _condition("blind"),
    "slow": _condition("slow"),
    "stun": _condition("stun"),
    "poison": _poison,
    "burn": _burn,
    "burn-area": _burn_area,
    "cure": _cure,
    "crit": _crit,
    "push": _push,
    "mshield": _mshield,
    "gain": _gain,
    "hide": _hide,
    "veil": _veil,
    "taunt": _taunt,
    "command": _command,
    "rune": _rune,
    "clear-runes": _clear_runes,
}
