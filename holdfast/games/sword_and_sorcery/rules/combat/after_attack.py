"""What follows an attack: ammunition, drained life, abilities, reactions, further attacks."""

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.rules.combat import wounds
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import Strike
from holdfast.games.sword_and_sorcery.rules.combat.weapons import Weapon, fits, item_weapon
from holdfast.games.sword_and_sorcery.rules.dispatch import CALLS
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.find import is_in_play, nature_of
from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.actions import is_acting
from holdfast.games.sword_and_sorcery.rules.hero.loadout import kit_of
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import level_of
from holdfast.games.sword_and_sorcery.rules.quest import goods
from holdfast.games.sword_and_sorcery.state import Boost, Figure, Foe, Hero
from holdfast.kernel.question import Question, option
from holdfast.kernel.table import Rule


def remember(strike: Strike, boost: Boost) -> None:
    """Ammunition that serves this attack may be lost by it."""
    hero = strike.attacker
    if type(hero) is Hero and boost.source in hero.pack:
        strike.ammunition += (boost.source,)


def heed_misses(strike: Strike) -> None:
    """Ammunition is discarded on a miss among the attack dice after rerolls (SS-RULE-132)."""
    table, hero = strike.table, strike.attacker
    if type(hero) is not Hero:
        return
    used = list(strike.ammunition)
    if strike.weapon.piece and table.content.item(strike.weapon.piece).kind == "ammunition":
        used.append(strike.weapon.piece)
    if used and any("miss" in table.content.faces[die.face] for die in strike.slip.dice):
        for piece in used:
            hero.pack = [one for one in hero.pack if one != piece]
            goods.discard(table, piece)
            table.note("ammunition-lost", hero.seat, hero=hero.id, item=piece)


def follow(strike: Strike, target: str) -> Rule[None] | None:
    """What comes after the defence; None where nothing does."""
    table, attacker, foe = strike.table, strike.attacker, strike.foe
    if strike.drain:
        wounds.heal(table, attacker, sum(strike.dealt.values()))
    enraged = foe is not None and (strike.paid or (strike.dealt and nature_of(table, foe).at["dealt"]))
    if enraged or wounds.is_unsettled(table, strike.tally) or type(attacker) is Hero:
        return _follow(strike, target)
    return None


def _follow(strike: Strike, target: str) -> Rule[None]:
    """In order: abilities of the attack, reactions to it, then further attacks."""
    table, attacker = strike.table, strike.attacker
    if type(attacker) is Figure and strike.foe is not None:
        yield from _enemy_abilities(strike, attacker, strike.foe, target)
    yield from wounds.settle(table, strike.tally) or ()
    if type(attacker) is Hero:
        yield from _further(strike, attacker, target)


def _enemy_abilities(strike: Strike, figure: Figure, foe: Foe, target: str) -> Rule[None]:
    """Abilities that were paid for, and those that follow damage (SS-SCROLL-14)."""
    table = strike.table
    for ability in nature_of(table, foe).afterwards:
        if not is_in_play(table.state, figure):
            return
        if ability.when == "paid":
            if ability.id in strike.paid:
                yield from effects.use_ability(table, foe, figure, ability, [target])
        elif fits(ability.filter, strike.weapon.tags):
            for id, count in list(strike.dealt.items()):
                if count:
                    yield from effects.use_ability(table, foe, figure, ability, [id])


# -- further attacks of heroes (SS-ATTACK-11, SS-RULE-71) -----------------------------------------


def _further(strike: Strike, hero: Hero, target: str) -> Rule[None]:
    table = strike.table
    for kind in strike.again:
        yield from _once_more(strike, hero, strike.weapon, target, kind)
    for power in kit_of(table, hero).row.further:
        after = power.after
        if after is None or level_of(power, hero.rank) is None or power.id in hero.used:
            continue
        if hero.ghost or not fits(after.filter, strike.weapon.tags):
            continue
        weapon = _weapon_after(strike, hero, after)
        if weapon is not None:
            yield from _once_more(strike, hero, weapon, target, after.target, power=power)


def _weapon_after(strike: Strike, hero: Hero, after: printed.After) -> Weapon | None:
    if after.weapon == "same":
        return strike.weapon
    piece = hero.slots.get("off")
    if piece is None:
        return None
    weapon = item_weapon(strike.table, piece, "off")
    words = [word for word in after.filter.split() if word not in ("main", "off")]
    return weapon if fits(" ".join(words), weapon.tags) else None


def _once_more(
    strike: Strike,
    hero: Hero,
    weapon: Weapon,
    target: str,
    kind: str,
    *,
    power: printed.Power | None = None,
) -> Rule[None]:
    """Another attack on the same enemy, or on a different one, if there is a legal target.

    Cards that take a special or free action may be used before it (SS-SPECIAL-1, SS-FREE-1, SS-RULE-31).
    """
    table = strike.table
    while True:
        if hero.ghost or hero.down:
            return
        found = reach.enemies_in_reach(table, hero, weapon.range)
        choices = [id for id in found if (id == target) is (kind == "same")]
        if not choices:
            return
        options = [option(f"again:{id}", hero.seat) for id in choices]
        options.append(option("no-more", hero.seat))
        if is_acting(table, hero):
            options += CALLS.cards_between(table, hero)
        choice = yield Question("again", options, {"weapon": weapon.id})
        if choice.verb == "no-more":
            return
        if choice.verb == "again":
            break
        doing = CALLS.act(table, hero, choice)
        if doing is not None:
            yield from doing
    if power is not None and power.limit == "round":
        hero.used = [*hero.used, power.id]
    yield from CALLS.make_attack(table, hero, weapon, [choice.on[0]])
