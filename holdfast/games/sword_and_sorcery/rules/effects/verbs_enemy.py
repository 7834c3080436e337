"""Verbs of enemies: sentences of behaviours and abilities."""

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.combat import attack, pushing, wounds
from holdfast.games.sword_and_sorcery.rules.combat.weapons import enemy_weapon
from holdfast.games.sword_and_sorcery.rules.dispatch import CALLS, Verb
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import activation, encounter
from holdfast.games.sword_and_sorcery.rules.enemy import movement as enemy_moves
from holdfast.games.sword_and_sorcery.rules.enemy import targeting as targets
from holdfast.games.sword_and_sorcery.rules.enemy.targeting import Victim
from holdfast.games.sword_and_sorcery.rules.find import abilities_of, bodies, foe_card, is_in_play, owner_seat
from holdfast.games.sword_and_sorcery.rules.geometry import FAR
from holdfast.games.sword_and_sorcery.rules.quest import goods, loot
from holdfast.games.sword_and_sorcery.rules.stats import can_be_chosen
from holdfast.games.sword_and_sorcery.state import Figure, Foe, Hero
from holdfast.kernel.table import Rule

Args = tuple[str, ...]


def _target(context: EffectContext) -> Victim | None:
    """The chosen target, if it can still be attacked (SS-RULE-107)."""
    state = context.table.state
    for id in context.targets:
        for hero in state.heroes:
            if hero.id == id and not hero.ghost:
                return hero
        for ally in state.allies:
            if ally.id == id:
                return ally
    return None


def _attack(context: EffectContext, args: Args) -> Rule[None] | None:
    """With a weapon, else the primary one; once or several times (SS-SCROLL-11)."""
    foe, figure = context.foe, context.actor
    if foe is None or type(figure) is not Figure or context.deaf:
        return None
    weapon, count = "", 1
    if args:
        count = int(args[-1]) if args[-1].isdigit() else 1
        weapon = args[0] if not args[0].isdigit() else ""
    if count > 1 or not context.targets:
        return _attack_again_and_again(context, foe, figure, weapon, count)
    victim = _target(context)
    if victim is None or figure not in foe.figures or figure.stun:
        return None
    return attack_with_weapon(context, foe, figure, victim, weapon)


def _attack_again_and_again(
    context: EffectContext, foe: Foe, figure: Figure, weapon: str, count: int
) -> Rule[None]:
    for _ in range(count):
        victim = _target(context)
        if victim is None and not context.targets:
            victim = yield from _someone_here(context, foe, figure)
        if victim is None or figure not in foe.figures or figure.stun:
            return
        yield from attack_with_weapon(context, foe, figure, victim, weapon) or ()


def _someone_here(context: EffectContext, foe: Foe, figure: Figure) -> Rule[Victim | None]:
    """An attack without a chosen target is on a hero in the same area."""
    found = [body for body in targets.in_sight(context.table, foe, [figure]) if body.area == figure.area]
    if not found:
        return None
    chosen = yield from targets.choose_main(context.table, foe, [figure], found)
    return chosen


def attack_with_weapon(
    context: EffectContext, foe: Foe, figure: Figure, victim: Victim, weapon: str
) -> Rule[None] | None:
    """One attack of an enemy, if the target can be chosen and is in sight."""
    table, here, there = context.table, figure.area, victim.area
    if not can_be_chosen(victim):
        return None
    if here != there and not seeing.enemy_sees(table, here, there) and not _others_see(context, foe, there):
        return None
    arms = enemy_weapon(table, table.content.scrolls[foe.scroll], weapon, ranged=here != there)
    return attack.make(table, figure, arms, [victim.id], target=victim, foe=foe)


def _others_who_look(context: EffectContext, foe: Foe) -> list[Figure]:
    """What one figure of a Group sees, all of it sees (SS-GROUP-8); stunned and blinded ones see nothing."""
    others = [one for one in foe.figures if one is not context.actor and one.id not in context.resting]
    return [one for one in others if not one.stun and not one.blind]


def _others_see(context: EffectContext, foe: Foe, area: str) -> bool:
    return any(seeing.enemy_sees(context.table, one.area, area) for one in _others_who_look(context, foe))


def _attack_near(context: EffectContext, args: Args) -> Rule[None]:
    """The nearest hero in sight within n areas, chosen when the sentence is reached (SS-TARGET-13).

    Without a target the behaviour is not carried out at all, and nobody is attacked (SS-BEHAVIOUR-4).
    """
    foe, figure = context.foe, context.actor
    if foe is None or type(figure) is not Figure or context.deaf or figure.stun or not context.targets:
        return
    table = context.table
    found = [
        body
        for body in targets.in_sight(table, foe, [figure, *_others_who_look(context, foe)])
        if seeing.range_between(table, figure.area, body.area) <= int(args[1])
    ]
    if found:
        ways = [seeing.range_between(table, figure.area, body.area) for body in found]
        found = [body for body, way in zip(found, ways, strict=True) if way == min(ways)]
        victim = yield from targets.by_priority(table, foe, [figure], found)
        yield from attack_with_weapon(context, foe, figure, victim, args[0]) or ()


def _engage(context: EffectContext, args: Args) -> Rule[None] | None:
    """Into the target's area whatever the distance (SS-ENEMYMOVE-3)."""
    victim = _target(context)
    return enemy_moves.move_toward(context, victim.area, FAR) if victim is not None else None


def _move(context: EffectContext, args: Args) -> Rule[None] | None:
    victim = _target(context)
    if victim is None:
        return None
    return enemy_moves.move_toward(context, victim.area, context.number(args[0]))


def _retreat(context: EffectContext, args: Args) -> Rule[None]:
    foe, figure = context.foe, context.actor
    if foe is None or type(figure) is not Figure:
        return
    path = [figure.area]
    for _ in range(context.number(args[0])):
        if figure in foe.figures:
            yield from pushing.retreat(context.table, figure)
            if figure.area != path[-1]:
                path.append(figure.area)
    if len(foe.figures) > 1 and figure in foe.figures:
        yield from enemy_moves.join(context.table, foe, figure, context.resting)
    if len(path) > 1:
        yield from enemy_moves.after_move(context, foe, figure, path)


def _use(context: EffectContext, args: Args) -> Rule[None]:
    """An ability called by name; without a charge the sentence is skipped (SS-RULE-167)."""
    foe, figure = context.foe, context.actor
    if foe is None or type(figure) is not Figure:
        return
    for ability in abilities_of(context.table, foe):
        if ability.id == args[0] and not _strikes_nobody(context, figure, ability):
            yield from effects.use_ability(
                context.table, foe, figure, ability, context.targets, parent=context
            )


def _strikes_nobody(context: EffectContext, figure: Figure, ability: printed.Ability) -> bool:
    """Only an attack, and its target is gone or the enemy stunned: no charge is spent on it (SS-RULE-107)."""
    if list(ability.do) != ["attack"]:
        return False
    return figure.stun > 0 or (bool(context.targets) and _target(context) is None)


def _steal(context: EffectContext, args: Args) -> None:
    """A random coin of the target's purse, or of its area if the purse is empty (SS-RULE-117)."""
    table = context.table
    state = table.state
    for body in context.bodies():
        if type(body) is Figure:
            continue
        lying = state.ground.get(body.area)
        purse = body if type(body) is Hero and body.crowns else lying
        if purse is None or not purse.crowns:
            continue
        tokens = goods.coins(table.content.supplies.crowns, purse.crowns)
        coins = [coin for coin, count in tokens.items() for _ in range(count)]
        value = int(table.chance.pick("coin", coins))
        purse.crowns -= value
        state.bank += value
        table.note("stolen", owner_seat(state, body.id), hero=body.id, count=value)
        loot.tidy(table, body.area)


def _leave(context: EffectContext, args: Args) -> None:
    """Enemies that the quest leaves behind (SS-RULE-201)."""
    for body in context.bodies():
        if type(body) is Figure:
            CALLS.leaves(context.table, body)


def _wakes(context: EffectContext, args: Args) -> Rule[None]:
    """Everybody in the areas it moved through loses 1 HP, once (SS-RULE-173)."""
    for body in bodies(context.table.state):
        if body.area in context.path and is_in_play(context.table.state, body):
            yield from wounds.lose(context.table, body, 1, context.tally) or ()


def _recharge(context: EffectContext, args: Args) -> None:
    if context.foe is not None:
        recharge(context, context.foe, context.number(args[0]))


def recharge(context: EffectContext, foe: Foe, count: int) -> None:
    """Charges regained never exceed the printed number (SS-RULE-167)."""
    for ability in abilities_of(context.table, foe):
        if ability.charges:
            left = foe.charges.get(ability.id, 0)
            gained = min(count, ability.charges - left)
            if gained > 0:
                foe.charges = {**foe.charges, ability.id: left + gained}
                context.table.note("recharged", enemy=foe.card, ability=ability.id, count=gained)


def _others_in_sight(context: EffectContext) -> list[Foe]:
    return [
        foe
        for foe in context.table.state.foes
        if foe is not context.foe
        and any(seeing.enemy_sees(context.table, context.here, figure.area) for figure in foe.figures)
    ]


def _stars(context: EffectContext, args: Args) -> Rule[None]:
    if context.foe is not None:
        context.asleep.add(context.foe.card)
    for foe in _others_in_sight(context):
        yield from activation.fire_star(context.table, foe, context.asleep)


def _recharge_others(context: EffectContext, args: Args) -> None:
    for foe in _others_in_sight(context):
        recharge(context, foe, context.number(args[0]))


def _activate(context: EffectContext, args: Args) -> Rule[None]:
    foe = context.foe
    if foe is not None and foe_card(context.table.state, foe.card) is foe:
        yield from activation.activate(context.table, foe, False, context.asleep)


def _activate_plus(context: EffectContext, args: Args) -> Rule[None]:
    foe = context.foe
    if foe is not None and foe_card(context.table.state, foe.card) is foe:
        yield from activation.activate(context.table, foe, True, context.asleep)


def _encounter(context: EffectContext, args: Args) -> Rule[None]:
    yield from encounter.at_once(context.table)


VERBS: dict[str, Verb] = {
    "attack": _attack,
    "attack-near": _attack_near,
    "engage": _engage,
    "move": _move,
    "move-near": _move,
    "retreat": _retreat,
    "use": _use,
    "steal": _steal,
    "wakes": _wakes,
    "leave": _leave,
    "recharge": _recharge,
    "recharge-others": _recharge_others,
    "stars": _stars,
    "activate": _activate,
    "activate-plus": _activate_plus,
    "encounter": _encounter,
}
