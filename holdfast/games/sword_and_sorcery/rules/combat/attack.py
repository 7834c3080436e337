"""An attack from the choice of dice to the last wound (SS-ATTACK)."""

from functools import partial

from holdfast.games.sword_and_sorcery.content.enemy_profile import Abilities
from holdfast.games.sword_and_sorcery.content.vocabulary import ATTACK_VERBS, Effect
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import control
from holdfast.games.sword_and_sorcery.rules.combat import after_attack as afterwards
from holdfast.games.sword_and_sorcery.rules.combat import conditions, defence, dice, pushing
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import AttackState
from holdfast.games.sword_and_sorcery.rules.combat.symbol_spending import (
    SymbolPool,
    may_spend,
    reroll_by,
    set_face,
    spend,
)
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon, fits, shown
from holdfast.games.sword_and_sorcery.rules.dispatch import VERBS, call
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.effects.interpreter import use_ability
from holdfast.games.sword_and_sorcery.rules.effects.predicates import holds
from holdfast.games.sword_and_sorcery.rules.find import (
    bodies,
    enemy_profile_of,
    figure_of,
    figures,
    foe_of,
    geometry_of,
    is_in_play,
    owner_seat,
)
from holdfast.games.sword_and_sorcery.rules.hero import reactions
from holdfast.games.sword_and_sorcery.rules.hero.actions import is_acting, special_left
from holdfast.games.sword_and_sorcery.rules.hero.loadout_cache import usable_items_of
from holdfast.games.sword_and_sorcery.rules.stats import (
    amount,
    bonus,
    injuries,
    lasting_effects_of,
    lasting_event,
)
from holdfast.games.sword_and_sorcery.state import (
    MAX_SEATS,
    Attack,
    Body,
    Boost,
    Figure,
    Foe,
    Hero,
    SwordAndSorceryTable,
    field_of,
)
from holdfast.kernel.question import of_each_seat, option
from holdfast.kernel.table import Rule

CONDITIONS = ("kd", "blind", "slow", "stun", "poison", "burn")
RUNE = ("count power",)
FOCUS_OR_NOT = tuple(zip(of_each_seat("focus", MAX_SEATS), of_each_seat("plain", MAX_SEATS), strict=True))
ADDED_UP = frozenset(ATTACK_VERBS) - {"reroll", "face"}
"""Effects that ask nothing."""


@call("make_attack")
def make(
    table: SwordAndSorceryTable,
    attacker: Body,
    weapon: Weapon,
    targets: list[str],
    *,
    several: bool = False,
    target: Body | None = None,
    foe: Foe | None = None,
    credit: str = "",
) -> Rule[None]:
    """Three steps of attack, then the defence of each target.

    `several`: no single target is named. `target` is the first of them and `foe` the card of an enemy who
    attacks: whoever knows them says so. `credit` is the hero who makes an enemy attack its own side.
    """
    state = table.state
    target = target or figure_of(state, targets[0])
    assert target is not None
    attack_state = _begun(table, attacker, weapon, targets, target, several=several, foe=foe)
    attack_state.tally.credit = credit
    attack, paid = attack_state.attack, attack_state.effects
    state.attacks.append(attack)
    is_hero = type(attacker) is Hero
    if is_hero:
        yield from _before_roll(attack_state, target)
    table.note("attack", attacker=attacker.id, weapon=weapon.id, target=target.id)
    rolled, faces = dice.roll(table, weapon.red, weapon.blue)
    attack.dice = rolled
    if rolled:
        table.note("attack-roll", figure=attacker.id, faces=faces, red=weapon.red)
    if attack_state.free:
        for one in _add_free(attack_state):
            yield from _apply(attack_state, one) or ()
    if may_spend(table, attacker, rolled, paid):
        symbol_pool = SymbolPool(table, attacker, rolled, paid, counted=attack_state.counted_symbols)
        attack.used = symbol_pool.used
        yield from spend(symbol_pool, True, partial(_apply, attack_state)) or ()
    if is_hero:
        afterwards.discard_missed_ammunition(attack_state)
    if attack_state.cleave and not attack_state.asked_second:
        yield from _choose_second(attack_state, target)
    hits = attack.hits = attack_state.hits()
    hit = _targets(attack_state, target, targets)
    table.note("hits", attacker=attacker.id, hits=hits)
    if defence.may_redirect(table, hit):
        hit = yield from defence.redirect(attack_state, hit)
    if attack_state.crits or attack_state.conditions or attack_state.push or attack_state.paid:
        yield from _befall(attack_state, hit, hits)
    for body in hit:
        if conditions.can_suffer(table, body):
            more = 1 if several and _is_superior(table, attacker, body.area) else 0
            if hits + more:
                yield from defence.defend(attack_state, body, hits + more)
    state.attacks.remove(attack)
    yield from afterwards.follow(attack_state, targets[0]) or ()


def ready(
    table: SwordAndSorceryTable, attacker: Body, weapon: Weapon, targets: list[str], *, several: bool = False
) -> AttackState:
    """An attack before its roll, with everything that belongs to it."""
    target = figure_of(table.state, targets[0])
    assert target is not None
    return _begun(table, attacker, weapon, targets, target, several=several)


def _begun(
    table: SwordAndSorceryTable,
    attacker: Body,
    weapon: Weapon,
    targets: list[str],
    target: Body,
    *,
    several: bool,
    foe: Foe | None = None,
) -> AttackState:
    effects = weapon.shown
    attack = Attack(
        attacker=attacker.id,
        weapon=weapon.id,
        targets=[*targets],
        fixed=weapon.hits,
        red=weapon.red,
        blue=weapon.blue,
        type=weapon.type,
        free=[*effects.free_texts],
        effects=[*effects.paid_texts],
        sources=[*effects.sources],
    )
    if foe is None and type(attacker) is Figure:
        foe = foe_of(table.state, attacker.id)
    attack_state = AttackState(
        table, attacker, weapon, attack, Tally(attacker.id), foe, effects.free, effects.paid
    )
    if not several and _is_superior(table, attacker, target.area):
        attack_state.superiority = 1
    _gather(attack_state, target)
    attack.bonus = attack_state.bonus + attack_state.superiority
    return attack_state


def _before_roll(attack_state: AttackState, target: Body) -> Rule[None]:
    """Focus, and the second target of a card that has one (SS-RULE-185)."""
    if may_focus(attack_state.table, attack_state.attacker):
        yield from _focus(attack_state)
    for one in attack_state.free:
        if one.verb == "cleave":
            attack_state.cleave = True
            yield from _choose_second(attack_state, target)
            return


def may_focus(table: SwordAndSorceryTable, hero: Body) -> bool:
    """Has this hero a special action left for it (SS-SPECIAL-7)?"""
    return (
        type(hero) is Hero
        and is_acting(table, hero)
        and "focus" not in hero.used
        and special_left(table, hero) > 0
    )


def _focus(attack_state: AttackState) -> Rule[None]:
    """Focus is declared before the roll, once per round (SS-SPECIAL-7)."""
    table, hero = attack_state.table, attack_state.attacker
    assert type(hero) is Hero
    choice = yield Question("focus", FOCUS_OR_NOT[hero.seat])
    if choice.verb == "focus":
        table.state.turn.special += 1
        hero.used = [*hero.used, "focus"]
        if hero.blind and not (yield from reactions.save(table, hero)):
            table.note("fumbled", hero.seat, hero=hero.id, action="focus")
            return
        attack_state.bonus += 1
        attack_state.attack.bonus += 1
        table.note("focused", hero.seat, hero=hero.id)


def _is_superior(table: SwordAndSorceryTable, attacker: Body, area: str) -> bool:
    """The attacker's side dominates the target's area (SS-SUPERIORITY-1)."""
    if type(attacker) is Figure:
        return control.enemies_dominate(table, area)
    return control.heroes_dominate(table, area)


# -- step 1: what belongs to this attack ---------------------------------------------------------


def _gather(attack_state: AttackState, target: Body) -> None:
    """What other cards add to the weapon: effects that hold always, and those that must be paid for."""
    table, attacker, foe = attack_state.table, attack_state.attacker, attack_state.foe
    state = table.state
    if type(attacker) is Figure:
        if attacker.boosts or "hit" in table.content.variable_stats:
            attack_state.bonus += bonus(table, attacker, "hit")
        if foe is not None:
            abilities = enemy_profile_of(table, foe).at["attack"]
            if abilities:
                _add_abilities(attack_state, attacker, foe, target, abilities)
    else:
        attack_state.bonus += bonus(table, attacker, "hit")
        if type(attacker) is Hero:
            _add_cards(attack_state, attacker)
        if "attack" in state.runes.get(attacker.area, ()):
            _add(attack_state, "rune", RUNE)
    if attacker.injuries and "attack" in injuries(table, attacker):
        attack_state.bonus -= 1
    if attacker.boosts:
        _add_boosts(attack_state)
    if (state.time or state.open_events) and lasting_effects_of(table).has_attack_effects:
        _add_times(attack_state)


def _add(attack_state: AttackState, source: str, texts: tuple[str, ...]) -> None:
    attack, effects = attack_state.attack, shown(source, texts)
    if effects.free:
        attack_state.free += effects.free
        attack.free += effects.free_texts
    if effects.paid:
        attack_state.effects += effects.paid
        attack.effects += effects.paid_texts
        attack.sources += effects.sources


def _add_cards(attack_state: AttackState, hero: Hero) -> None:
    tags = attack_state.weapon.tags
    for source, texts, filter, place in usable_items_of(attack_state.table, hero).attack_lines:
        if (place < 0 or not hero.powers[place].wait) and fits(filter, tags):
            _add(attack_state, source, texts)


def _add_abilities(
    attack_state: AttackState, figure: Figure, foe: Foe, target: Body, abilities: Abilities
) -> None:
    table = attack_state.table
    for ability in abilities:
        if fits(ability.filter, attack_state.weapon.tags):
            if ability.test:
                context = EffectContext(
                    table, figure, [target.id], figure.area, ability.id, tally=attack_state.tally
                )
                context.foe = foe
                if not holds(context, ability.test):
                    continue
            _add(attack_state, ability.id, ability.effects)


def _add_boosts(attack_state: AttackState) -> None:
    attacker = attack_state.attacker
    kept: list[Boost] = []
    for boost in attacker.boosts:
        if boost.effects and fits(boost.filter, attack_state.weapon.tags):
            _add(attack_state, boost.source, boost.effects)
            if boost.span == "next":
                afterwards.remember(attack_state, boost)
                continue
        kept.append(boost)
    attacker.boosts = kept


def _add_times(attack_state: AttackState) -> None:
    """The lasting event and the time of day."""
    table, state = attack_state.table, attack_state.table.state
    event = lasting_event(table)
    if event is not None and event.effects and event.filter in ("", _side(attack_state)):
        if not event.first or not _has_fought(attack_state):
            _add(attack_state, event.id, event.effects)
        _mark_fought(attack_state)
    if state.time:
        quest = field_of(table).quest
        time = quest.day if state.time == "day" else quest.night
        if time.effects and time.filter in ("", _side(attack_state)):
            _add(attack_state, state.time, time.effects)


def _side(attack_state: AttackState) -> str:
    return "enemies" if type(attack_state.attacker) is Figure else "heroes"


def _has_fought(attack_state: AttackState) -> bool:
    foe = attack_state.foe
    return foe.fought if foe is not None else attack_state.attacker.id in attack_state.table.state.fought


def _mark_fought(attack_state: AttackState) -> None:
    state, foe, attacker = attack_state.table.state, attack_state.foe, attack_state.attacker.id
    if foe is not None:
        foe.fought = True
    elif attacker not in state.fought:
        state.fought = [*state.fought, attacker]


# -- step 2: effects -----------------------------------------------------------------------------


def _apply(attack_state: AttackState, one: Effect) -> Rule[None] | None:
    """An effect works; None if that is done already, without a question."""
    table = attack_state.table
    verb, args = one.verb, one.args
    if verb == "reroll":
        return reroll_by(table, attack_state.attacker, attack_state.attack.dice, one)
    if verb == "face":
        return set_face(table, attack_state.attacker, attack_state.attack.dice, args[0])
    if verb in ATTACK_VERBS:
        add_up(attack_state, verb, args)
        return None
    targets = [attack_state.attacker.id] if verb == "gain" else attack_state.attack.targets
    context = EffectContext(
        table, attack_state.attacker, targets, "", attack_state.weapon.id, tally=attack_state.tally
    )
    return VERBS[verb](context, args)


def _add_free(attack_state: AttackState) -> list[Effect]:
    """What holds always is added up at once; left are effects that do something."""
    left = []
    for one in attack_state.free:
        if one.verb in ADDED_UP:
            add_up(attack_state, one.verb, one.args)
        else:
            left.append(one)
    return left


def add_up(attack_state: AttackState, verb: str, args: tuple[str, ...]) -> None:
    """An effect is added up; it works when its step comes."""
    match verb:
        case "crit":
            attack_state.crits += 1
        case "push" | "drain" | "cleave":
            setattr(attack_state, verb, True)
        case "aoe":
            attack_state.aoe = max(
                attack_state.aoe, amount(attack_state.table, args[0], attack_state.attacker)
            )
        case "again":
            attack_state.again += (args[0],)
        case "ability":
            attack_state.paid += (args[0],)
        case "count":
            attack_state.counted += (args[0],)
        case "hit":
            attack_state.bonus += amount(attack_state.table, args[0], attack_state.attacker)
        case "fatal" | "pierce":
            _measure(attack_state, verb, args[0])
        case _ if verb in CONDITIONS:
            attack_state.conditions += ((verb, args[0] if args else ""),)


def _measure(attack_state: AttackState, verb: str, text: str) -> None:
    """Fatal n add up; plain Fatal covers every hit (SS-RULE-162)."""
    if text == "all":
        setattr(attack_state, "all_fatal" if verb == "fatal" else "all_pierced", True)
    else:
        setattr(
            attack_state,
            verb,
            getattr(attack_state, verb) + amount(attack_state.table, text, attack_state.attacker),
        )


def _choose_second(attack_state: AttackState, target: Body) -> Rule[None]:
    """Cleave: a second enemy in the target's area may be hit."""
    attack_state.asked_second = True
    state = attack_state.table.state
    side = list(figures(state)) if type(target) is Figure else list(bodies(state))
    others = [body.id for body in side if body.area == target.area and body is not target]
    if not others:
        return
    seat = owner_seat(state, attack_state.attacker.id)
    options = [option(f"also:{id}", seat) for id in others]
    options.append(option("only-one", seat))
    choice = yield Question("second-target", options, {"target": target.id})
    if choice.on:
        attack_state.attack.targets = [target.id, choice.on[0]]


# -- step 3 and what comes before the defence ----------------------------------------------------


def _targets(attack_state: AttackState, target: Body, named: list[str]) -> list[Body]:
    """The set of targets: the named ones, and by AoE all of the same faction nearby (SS-AOE-1)."""
    if attack_state.aoe >= 0:
        return _targets_around(attack_state, target)
    if len(named) == 1 and not attack_state.cleave and type(target) is Hero:
        return [target]
    found = []
    for id in attack_state.attack.targets if attack_state.cleave else named:
        body = figure_of(attack_state.table.state, id)
        if body is not None:
            found.append(body)
    attack_state.attack.targets = [body.id for body in found]
    return found


def _targets_around(attack_state: AttackState, target: Body) -> list[Body]:
    state = attack_state.table.state
    side: list[Body] = list(figures(state)) if type(target) is Figure else list(bodies(state))
    walk = geometry_of(attack_state.table).walk[target.area]
    others = [
        body
        for body in side
        if body is not target and body is not attack_state.attacker and walk[body.area] <= attack_state.aoe
    ]
    attack_state.attack.targets = [target.id, *[body.id for body in others]]
    return [target, *others]


def _befall(attack_state: AttackState, hit: list[Body], hits: int) -> Rule[None]:
    """Crits first, then the other effects, all before the defence (SS-RULE-68, -78, -176)."""
    table = attack_state.table
    if hits:
        for body in hit:
            for _ in range(attack_state.crits):
                yield from conditions.draw_crit(table, body, attack_state.tally)
    for body in hit:
        yield from _in_order(attack_state, body, attack_state.push and hits > 0)
    if attack_state.paid:
        yield from _use_paid_abilities(attack_state, hit)


def _use_paid_abilities(attack_state: AttackState, hit: list[Body]) -> Rule[None]:
    """What was paid for in step 2 works on every target before it defends (SS-RULE-185).

    A further attack is made only after this one (SS-ATTACK-11).
    """
    table, figure, foe = attack_state.table, attack_state.attacker, attack_state.foe
    if type(figure) is not Figure or foe is None:
        return
    for ability in enemy_profile_of(table, foe).afterwards:
        if ability.when == "paid" and not ability.is_attack and ability.id in attack_state.paid:
            for body in hit:
                if is_in_play(table.state, figure) and conditions.can_suffer(table, body):
                    yield from use_ability(table, foe, figure, ability, [body.id])


def _in_order(attack_state: AttackState, body: Body, pushes: bool) -> Rule[None]:
    """The attacker orders a Push among the other effects on the target (SS-RULE-176)."""
    table, left = attack_state.table, list(attack_state.conditions)
    while pushes and left and conditions.can_suffer(table, body):
        named = dict.fromkeys("-".join(one).rstrip("-") for one in left)
        seat = owner_seat(table.state, attack_state.attacker.id)
        options = [option(f"first:{name}", seat) for name in (*named, "push")]
        choice = yield Question("order", options, {"figure": body.id})
        if choice.on[0] == "push":
            pushes = False
            yield from pushing.push(table, body)
        else:
            at = next(at for at, one in enumerate(left) if "-".join(one).rstrip("-") == choice.on[0])
            yield from _afflict(attack_state, body, [left.pop(at)])
    yield from _afflict(attack_state, body, left)
    if pushes:
        yield from pushing.push(table, body)


def _afflict(attack_state: AttackState, body: Body, suffered: list[tuple[str, str]]) -> Rule[None]:
    table = attack_state.table
    for verb, level in suffered:
        if not conditions.can_suffer(table, body):
            return
        if verb == "poison":
            yield from conditions.poison(table, body, int(level), attack_state.tally)
        elif verb == "burn":
            conditions.burn(table, body, int(level))
        else:
            yield from conditions.give(table, body, verb, attack_state.tally)
