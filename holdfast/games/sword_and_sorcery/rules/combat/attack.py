"""An attack from the choice of dice to the last wound (SS-ATTACK)."""

from functools import partial

from holdfast.games.sword_and_sorcery.content.enemy_profile import Abilities
from holdfast.games.sword_and_sorcery.content.vocabulary import ATTACK_VERBS, Effect
from holdfast.games.sword_and_sorcery.rules import control
from holdfast.games.sword_and_sorcery.rules.combat import after_attack as afterwards
from holdfast.games.sword_and_sorcery.rules.combat import conditions, defence, dice, pushing
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import Strike
from holdfast.games.sword_and_sorcery.rules.combat.symbol_spending import (
    Purse,
    may_spend,
    reroll_by,
    set_face,
    spend,
)
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapons import Weapon, fits, shown
from holdfast.games.sword_and_sorcery.rules.dispatch import VERBS, call
from holdfast.games.sword_and_sorcery.rules.effects.context import Scene
from holdfast.games.sword_and_sorcery.rules.effects.predicates import holds
from holdfast.games.sword_and_sorcery.rules.find import (
    bodies,
    figure_of,
    figures,
    foe_of,
    ground_of,
    nature_of,
    owner_seat,
)
from holdfast.games.sword_and_sorcery.rules.hero.actions import is_acting, special_left
from holdfast.games.sword_and_sorcery.rules.hero.loadout import hands_of
from holdfast.games.sword_and_sorcery.rules.stats import (
    amount,
    bonus,
    injuries,
    lasting_event,
    times_of,
)
from holdfast.games.sword_and_sorcery.state import (
    MOST_SEATS,
    Attack,
    Body,
    Boost,
    Figure,
    Foe,
    Hero,
    SwordAndSorceryTable,
    field_of,
)
from holdfast.kernel.question import Question, of_each_seat, option
from holdfast.kernel.table import Rule

CONDITIONS = ("kd", "blind", "slow", "stun", "poison", "burn")
RUNE = ("count power",)
FOCUS_OR_NOT = tuple(zip(of_each_seat("focus", MOST_SEATS), of_each_seat("plain", MOST_SEATS), strict=True))
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
    strike = _begun(table, attacker, weapon, targets, target, several=several, foe=foe)
    strike.tally.credit = credit
    slip, paid = strike.slip, strike.effects
    state.attacks.append(slip)
    is_hero = type(attacker) is Hero
    if is_hero and may_focus(table, attacker):
        yield from _focus(strike)
    table.note("attack", attacker=attacker.id, weapon=weapon.id, target=target.id)
    rolled, faces = dice.roll(table, weapon.red, weapon.blue)
    slip.dice = rolled
    if rolled:
        table.note("attack-roll", figure=attacker.id, faces=faces, red=weapon.red)
    if strike.free:
        for one in _add_free(strike):
            yield from _apply(strike, one) or ()
    if may_spend(table, attacker, rolled, paid):
        purse = Purse(table, attacker, rolled, paid)
        slip.used = purse.used
        yield from spend(purse, True, partial(_apply, strike)) or ()
    if is_hero:
        afterwards.heed_misses(strike)
    if strike.cleave:
        yield from _choose_second(strike, target)
    hits = slip.hits = strike.hits()
    hit = _targets(strike, target, targets)
    table.note("hits", attacker=attacker.id, hits=hits)
    if defence.may_redirect(table, hit):
        hit = yield from defence.redirect(strike, hit)
    if strike.crits or strike.conditions or strike.push:
        yield from _befall(strike, hit, hits)
    for body in hit:
        if conditions.can_suffer(table, body):
            more = 1 if several and _is_superior(table, attacker, body.area) else 0
            if hits + more:
                yield from defence.defend(strike, body, hits + more)
    state.attacks.remove(slip)
    yield from afterwards.follow(strike, targets[0]) or ()


def ready(
    table: SwordAndSorceryTable, attacker: Body, weapon: Weapon, targets: list[str], *, several: bool = False
) -> Strike:
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
) -> Strike:
    effects = weapon.shown
    slip = Attack(
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
    strike = Strike(table, attacker, weapon, slip, Tally(attacker.id), foe, effects.free, effects.paid)
    if not several and _is_superior(table, attacker, target.area):
        strike.superiority = 1
    _gather(strike, target)
    slip.bonus = strike.bonus + strike.superiority
    return strike


def may_focus(table: SwordAndSorceryTable, hero: Body) -> bool:
    """Has this hero a special action left for it (SS-SPECIAL-7)?"""
    return (
        type(hero) is Hero
        and is_acting(table, hero)
        and "focus" not in hero.used
        and special_left(table, hero) > 0
    )


def _focus(strike: Strike) -> Rule[None]:
    """Focus is declared before the roll, once per round (SS-SPECIAL-7)."""
    table, hero = strike.table, strike.attacker
    assert type(hero) is Hero
    choice = yield Question("focus", FOCUS_OR_NOT[hero.seat])
    if choice.verb == "focus":
        table.state.turn.special += 1
        hero.used = [*hero.used, "focus"]
        if hero.blind and not dice.save(table, hero):
            table.note("fumbled", hero.seat, hero=hero.id, action="focus")
            return
        strike.bonus += 1
        strike.slip.bonus += 1
        table.note("focused", hero.seat, hero=hero.id)


def _is_superior(table: SwordAndSorceryTable, attacker: Body, area: str) -> bool:
    """The attacker's side dominates the target's area (SS-SUPERIORITY-1)."""
    if type(attacker) is Figure:
        return control.enemies_dominate(table, area)
    return control.heroes_dominate(table, area)


# -- step 1: what belongs to this attack ---------------------------------------------------------


def _gather(strike: Strike, target: Body) -> None:
    """What other cards add to the weapon: effects that hold always, and those that must be paid for."""
    table, attacker, foe = strike.table, strike.attacker, strike.foe
    state = table.state
    if type(attacker) is Figure:
        if attacker.boosts or "hit" in table.content.swayed:
            strike.bonus += bonus(table, attacker, "hit")
        if foe is not None:
            abilities = nature_of(table, foe).at["attack"]
            if abilities:
                _add_abilities(strike, attacker, foe, target, abilities)
    else:
        strike.bonus += bonus(table, attacker, "hit")
        if type(attacker) is Hero:
            _add_cards(strike, attacker)
        if "attack" in state.runes.get(attacker.area, ()):
            _add(strike, "rune", RUNE)
    if attacker.injuries and "attack" in injuries(table, attacker):
        strike.bonus -= 1
    if attacker.boosts:
        _add_boosts(strike)
    if (state.time or state.open_events) and times_of(table).strikes:
        _add_times(strike)


def _add(strike: Strike, source: str, texts: tuple[str, ...]) -> None:
    slip, effects = strike.slip, shown(source, texts)
    if effects.free:
        strike.free += effects.free
        slip.free += effects.free_texts
    if effects.paid:
        strike.effects += effects.paid
        slip.effects += effects.paid_texts
        slip.sources += effects.sources


def _add_cards(strike: Strike, hero: Hero) -> None:
    tags = strike.weapon.tags
    for source, texts, filter, place in hands_of(strike.table, hero).attack_lines:
        if (place < 0 or not hero.powers[place].wait) and fits(filter, tags):
            _add(strike, source, texts)


def _add_abilities(strike: Strike, figure: Figure, foe: Foe, target: Body, abilities: Abilities) -> None:
    table = strike.table
    for ability in abilities:
        if fits(ability.filter, strike.weapon.tags):
            if ability.test:
                scene = Scene(table, figure, [target.id], figure.area, ability.id, tally=strike.tally)
                scene.foe = foe
                if not holds(scene, ability.test):
                    continue
            _add(strike, ability.id, ability.effects)


def _add_boosts(strike: Strike) -> None:
    attacker = strike.attacker
    kept: list[Boost] = []
    for boost in attacker.boosts:
        if boost.effects and fits(boost.filter, strike.weapon.tags):
            _add(strike, boost.source, boost.effects)
            if boost.span == "next":
                afterwards.remember(strike, boost)
                continue
        kept.append(boost)
    attacker.boosts = kept


def _add_times(strike: Strike) -> None:
    """The lasting event and the time of day."""
    table, state = strike.table, strike.table.state
    event = lasting_event(table)
    if event is not None and event.effects and event.filter in ("", _side(strike)):
        if not event.first or not _has_fought(strike):
            _add(strike, event.id, event.effects)
        _mark_fought(strike)
    if state.time:
        quest = field_of(table).quest
        time = quest.day if state.time == "day" else quest.night
        if time.effects and time.filter in ("", _side(strike)):
            _add(strike, state.time, time.effects)


def _side(strike: Strike) -> str:
    return "enemies" if type(strike.attacker) is Figure else "heroes"


def _has_fought(strike: Strike) -> bool:
    foe = strike.foe
    return foe.fought if foe is not None else strike.attacker.id in strike.table.state.fought


def _mark_fought(strike: Strike) -> None:
    state, foe, attacker = strike.table.state, strike.foe, strike.attacker.id
    if foe is not None:
        foe.fought = True
    elif attacker not in state.fought:
        state.fought = [*state.fought, attacker]


# -- step 2: effects -----------------------------------------------------------------------------


def _apply(strike: Strike, one: Effect) -> Rule[None] | None:
    """An effect works; None if that is done already, without a question."""
    table = strike.table
    verb, args = one.verb, one.args
    if verb == "reroll":
        return reroll_by(table, strike.attacker, strike.slip.dice, one)
    if verb == "face":
        return set_face(table, strike.attacker, strike.slip.dice, args[0])
    if verb in ATTACK_VERBS:
        add_up(strike, verb, args)
        return None
    targets = [strike.attacker.id] if verb == "gain" else strike.slip.targets
    scene = Scene(table, strike.attacker, targets, "", strike.weapon.id, tally=strike.tally)
    return VERBS[verb](scene, args)


def _add_free(strike: Strike) -> list[Effect]:
    """What holds always is added up at once; left are effects that do something."""
    left = []
    for one in strike.free:
        if one.verb in ADDED_UP:
            add_up(strike, one.verb, one.args)
        else:
            left.append(one)
    return left


def add_up(strike: Strike, verb: str, args: tuple[str, ...]) -> None:
    """An effect is added up; it works when its step comes."""
    match verb:
        case "crit":
            strike.crits += 1
        case "push" | "drain" | "cleave":
            setattr(strike, verb, True)
        case "aoe":
            strike.aoe = max(strike.aoe, amount(strike.table, args[0], strike.attacker))
        case "again":
            strike.again += (args[0],)
        case "ability":
            strike.paid += (args[0],)
        case "count":
            strike.counted += (args[0],)
        case "hit":
            strike.bonus += amount(strike.table, args[0], strike.attacker)
        case "fatal" | "pierce":
            _measure(strike, verb, args[0])
        case _ if verb in CONDITIONS:
            strike.conditions += ((verb, args[0] if args else ""),)


def _measure(strike: Strike, verb: str, text: str) -> None:
    """Fatal n add up; plain Fatal covers every hit (SS-RULE-162)."""
    if text == "all":
        setattr(strike, "all_fatal" if verb == "fatal" else "all_pierced", True)
    else:
        setattr(strike, verb, getattr(strike, verb) + amount(strike.table, text, strike.attacker))


def _choose_second(strike: Strike, target: Body) -> Rule[None]:
    """Cleave: a second enemy in the target's area may be hit."""
    if not strike.cleave:
        return
    state = strike.table.state
    side = list(figures(state)) if type(target) is Figure else list(bodies(state))
    others = [body.id for body in side if body.area == target.area and body is not target]
    if not others:
        return
    seat = owner_seat(state, strike.attacker.id)
    options = [option(f"also:{id}", seat) for id in others]
    options.append(option("only-one", seat))
    choice = yield Question("second-target", options, {"target": target.id})
    if choice.on:
        strike.slip.targets = [target.id, choice.on[0]]


# -- step 3 and what comes before the defence ----------------------------------------------------


def _targets(strike: Strike, target: Body, named: list[str]) -> list[Body]:
    """The set of targets: the named ones, and by AoE all of the same faction nearby (SS-AOE-1)."""
    if strike.aoe >= 0:
        return _targets_around(strike, target)
    if len(named) == 1 and not strike.cleave and type(target) is Hero:
        return [target]
    found = []
    for id in strike.slip.targets if strike.cleave else named:
        body = figure_of(strike.table.state, id)
        if body is not None:
            found.append(body)
    strike.slip.targets = [body.id for body in found]
    return found


def _targets_around(strike: Strike, target: Body) -> list[Body]:
    state = strike.table.state
    side: list[Body] = list(figures(state)) if type(target) is Figure else list(bodies(state))
    walk = ground_of(strike.table).walk[target.area]
    others = [
        body
        for body in side
        if body is not target and body is not strike.attacker and walk[body.area] <= strike.aoe
    ]
    strike.slip.targets = [target.id, *[body.id for body in others]]
    return [target, *others]


def _befall(strike: Strike, hit: list[Body], hits: int) -> Rule[None]:
    """Crits first, then the other effects, all before the defence (SS-RULE-68, -78, -176)."""
    table = strike.table
    if hits:
        for body in hit:
            for _ in range(strike.crits):
                yield from conditions.draw_crit(table, body, strike.tally)
    for body in hit:
        yield from _in_order(strike, body, strike.push and hits > 0)


def _in_order(strike: Strike, body: Body, pushes: bool) -> Rule[None]:
    """The attacker orders a Push among the other effects on the target (SS-RULE-176)."""
    table, left = strike.table, list(strike.conditions)
    while pushes and left and conditions.can_suffer(table, body):
        named = dict.fromkeys("-".join(one).rstrip("-") for one in left)
        seat = owner_seat(table.state, strike.attacker.id)
        options = [option(f"first:{name}", seat) for name in (*named, "push")]
        choice = yield Question("order", options, {"figure": body.id})
        if choice.on[0] == "push":
            pushes = False
            yield from pushing.push(table, body)
        else:
            at = next(at for at, one in enumerate(left) if "-".join(one).rstrip("-") == choice.on[0])
            yield from _afflict(strike, body, [left.pop(at)])
    yield from _afflict(strike, body, left)
    if pushes:
        yield from pushing.push(table, body)


def _afflict(strike: Strike, body: Body, suffered: list[tuple[str, str]]) -> Rule[None]:
    table = strike.table
    for verb, level in suffered:
        if not conditions.can_suffer(table, body):
            return
        if verb == "poison":
            yield from conditions.poison(table, body, int(level), strike.tally)
        elif verb == "burn":
            conditions.burn(table, body, int(level))
        else:
            yield from conditions.give(table, body, verb, strike.tally)
