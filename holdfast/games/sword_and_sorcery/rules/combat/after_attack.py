"""What follows an attack: ammunition, drained life, abilities, reactions, further attacks."""

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import wounds
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import AttackState
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon, fits
from holdfast.games.sword_and_sorcery.rules.combat.weapons import item_weapon
from holdfast.games.sword_and_sorcery.rules.dispatch import CALLS
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.find import enemy_profile_of, is_in_play
from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.actions import is_acting
from holdfast.games.sword_and_sorcery.rules.hero.loadout_cache import loadout_of
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import level_of
from holdfast.games.sword_and_sorcery.rules.quest import goods
from holdfast.games.sword_and_sorcery.state import Boost, Figure, Foe, Hero
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def remember(attack_state: AttackState, boost: Boost) -> None:
    """Ammunition that serves this attack may be lost by it."""
    hero = attack_state.attacker
    if type(hero) is Hero and boost.source in hero.pack:
        attack_state.ammunition += (boost.source,)


def discard_missed_ammunition(attack_state: AttackState) -> None:
    """Ammunition is discarded on a miss among the attack dice after rerolls (SS-RULE-132)."""
    table, hero = attack_state.table, attack_state.attacker
    if type(hero) is not Hero:
        return
    used = list(attack_state.ammunition)
    if attack_state.weapon.piece and table.content.item(attack_state.weapon.piece).kind == "ammunition":
        used.append(attack_state.weapon.piece)
    if used and any("miss" in table.content.faces[die.face] for die in attack_state.attack.dice):
        for piece in used:
            hero.pack = tuple([one for one in hero.pack if one != piece])
            goods.discard(table, piece)
            table.note("ammunition-lost", hero.seat, hero=hero.id, item=piece)


def follow(attack_state: AttackState, target: str) -> Rule[None] | None:
    """What comes after the defence; None where nothing does."""
    table, attacker, foe = attack_state.table, attack_state.attacker, attack_state.foe
    if attack_state.drain:
        wounds.heal(table, attacker, sum(attack_state.dealt.values()))
    enraged = foe is not None and attack_state.dealt and enemy_profile_of(table, foe).at["dealt"]
    if (
        enraged
        or attack_state.paid
        or wounds.is_unsettled(table, attack_state.tally)
        or type(attacker) is Hero
    ):
        return _follow(attack_state, target)
    return None


def _follow(attack_state: AttackState, target: str) -> Rule[None]:
    """In order: abilities of the attack, reactions to it, then further attacks."""
    table, attacker = attack_state.table, attack_state.attacker
    if type(attacker) is Figure and attack_state.foe is not None:
        yield from _enemy_abilities(attack_state, attacker, attack_state.foe, target)
    yield from wounds.settle(table, attack_state.tally) or ()
    if type(attacker) is Hero:
        yield from _further(attack_state, attacker, target)


def _enemy_abilities(attack_state: AttackState, figure: Figure, foe: Foe, target: str) -> Rule[None]:
    """Abilities that follow damage, and further attacks that were paid for (SS-SCROLL-14)."""
    table = attack_state.table
    for ability in enemy_profile_of(table, foe).afterwards:
        if not is_in_play(table.state, figure):
            return
        if ability.when == "paid":
            if ability.is_attack and ability.id in attack_state.paid:
                yield from effects.use_ability(table, foe, figure, ability, [target])
        elif fits(ability.filter, attack_state.weapon.tags):
            for id, count in list(attack_state.dealt.items()):
                if count:
                    yield from effects.use_ability(table, foe, figure, ability, [id])


# -- further attacks of heroes (SS-ATTACK-11, SS-RULE-71) -----------------------------------------


def _further(attack_state: AttackState, hero: Hero, target: str) -> Rule[None]:
    table = attack_state.table
    for kind in attack_state.again:
        yield from _once_more(attack_state, hero, attack_state.weapon, target, kind)
    for power in loadout_of(table, hero).powers.further:
        after = power.after
        if after is None or level_of(power, hero.rank) is None or power.id in hero.used:
            continue
        if hero.ghost or not fits(after.filter, attack_state.weapon.tags):
            continue
        weapon = _weapon_after(attack_state, hero, after)
        if weapon is not None:
            yield from _once_more(attack_state, hero, weapon, target, after.target, power=power)


def _weapon_after(attack_state: AttackState, hero: Hero, after: printed.After) -> Weapon | None:
    if after.weapon == "same":
        return attack_state.weapon
    piece = hero.slots.get("off")
    if piece is None:
        return None
    weapon = item_weapon(attack_state.table, piece, "off")
    words = [word for word in after.filter.split() if word not in ("main", "off")]
    return weapon if fits(" ".join(words), weapon.tags) else None


def _once_more(
    attack_state: AttackState,
    hero: Hero,
    weapon: Weapon,
    target: str,
    kind: str,
    *,
    power: printed.Power | None = None,
) -> Rule[None]:
    """Another attack on the same enemy, on a different one or on any, if there is a legal target.

    Cards that take a special or free action may be used before it (SS-SPECIAL-1, SS-FREE-1, SS-RULE-31).
    """
    table = attack_state.table
    while True:
        if hero.ghost or hero.down or hero.stun:
            return
        found = reach.enemies_in_reach(table, hero, weapon.range)
        choices = [id for id in found if kind == "any" or (id == target) is (kind == "same")]
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
