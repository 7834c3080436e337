"""What hits do to a figure: crits and conditions first, then armor, shields and defence dice."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from holdfast.games.sword_and_sorcery.caches import MAX_CONTENTS
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.vocabulary import ATTACK_VERBS, SYMBOLS, parse_statement
from holdfast.games.sword_and_sorcery.odds.dice import Sides, Vector, covers, minus, sides, totals, vector
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import AttackState
from holdfast.games.sword_and_sorcery.rules.combat.conditions import is_immune
from holdfast.games.sword_and_sorcery.rules.combat.defence import effects_of, resistance
from holdfast.games.sword_and_sorcery.rules.stats import amount, armor, bonus, defence, injuries, max_hp
from holdfast.games.sword_and_sorcery.state import Body, Figure, SwordAndSorceryTable

SHIELD = SYMBOLS.index("shield")
POWER = SYMBOLS.index("power")


class UnknownOdds(Exception):
    """Something whose odds are not computed."""


class ShieldProfile(NamedTuple):
    """What a figure stops with its defence dice: shields without dice, effects by cost and shields."""

    fixed: int
    paid: tuple[tuple[Vector, int], ...]
    power: bool
    """Unspent power symbols are shields too."""


class TargetProfile(NamedTuple):
    """What of a figure matters for the damage it takes."""

    hp: int
    """HP left."""
    armor: int
    shields: int
    dice: int
    change: int
    """Hits more or fewer by the damage type."""
    block: ShieldProfile
    lost: int = 0
    has: frozenset[str] = frozenset()
    """Conditions, injuries, and what it is immune to (`no-kd`)."""


def target_of(table: SwordAndSorceryTable, body: Body, type: str) -> TargetProfile:
    """The figure as it stands now."""
    has = {name for name in ("blind", "slow", "stun", "poison") if getattr(body, name)}
    if body.down:
        has.add("kd")
    has |= {f"no-{name}" for name in ("kd", "stun") if is_immune(table, body, name)}
    has |= set(injuries(table, body))
    return TargetProfile(
        max_hp(table, body) - body.wounds,
        armor(table, body),
        body.shields,
        max(defence(table, body), 0),
        resistance(table, body, type),
        block_of(table, body),
        0,
        frozenset(has),
    )


def block_of(table: SwordAndSorceryTable, body: Body) -> ShieldProfile:
    """What a figure does with its defence dice."""
    fixed = bonus(table, body, "shield")
    paid: list[tuple[Vector, int]] = []
    for one in effects_of(table, body):
        if one.verb in ("reroll", "face"):
            raise UnknownOdds
        if one.verb == "shield" and not one.cost and not one.limit:
            fixed += amount(table, one.args[0], body)
        elif one.cost or one.limit:
            worth = amount(table, one.args[0], body) if one.verb == "shield" else 0
            paid.append((vector(one.cost), worth))
    rune = not isinstance(body, Figure) and "defence" in table.state.runes.get(body.area, ())
    return ShieldProfile(fixed, tuple(sorted(paid, key=lambda one: (-sum(one[0]), one[1]))), rune)


@cache
def blocked(block: ShieldProfile, die: Sides, dice: int) -> tuple[tuple[int, float], ...]:
    """How many hits so many defence dice stop, each number with its chance.

    An enemy must pay for what it can, the dearest first (SS-ENEMYATTACK-4).
    """
    found: dict[int, float] = {}
    for shown, chance in totals(die, dice).items():
        left, more = shown, 0
        for cost, worth in block.paid if dice else ():
            if covers(left, cost):
                left = minus(left, cost)
                more += worth
        stopped = max(left[SHIELD] + more + block.fixed + (left[POWER] if block.power else 0), 0)
        found[stopped] = found.get(stopped, 0.0) + chance
    return tuple(found.items())


# -- before the defence ---------------------------------------------------------------------------


def _lose(target: TargetProfile, count: int) -> TargetProfile:
    return target._replace(hp=target.hp - count, lost=target.lost + count)


def _suffer(target: TargetProfile, condition: str) -> TargetProfile:
    """One that is there already costs 1 HP (SS-COND-3)."""
    if f"no-{condition}" in target.has or condition == "burn":
        return target
    if condition in target.has:
        return _lose(target, 1)
    standing = target.armor if condition != "kd" else 0
    return target._replace(armor=standing, has=target.has | {condition})


def _afflicted(target: TargetProfile, attack_state: AttackState) -> TargetProfile:
    for condition, _ in attack_state.conditions:
        if target.hp > 0:
            target = _suffer(target, condition)
    return target


def _crit(target: TargetProfile, crit: printed.CritToken) -> TargetProfile:
    if crit.injury:
        return _injure(target, crit.injury)
    for statement in crit.do:
        if not isinstance(statement, str):
            raise UnknownOdds
        verb, args = parse_statement(statement)
        if verb == "lose" and args[0].isdigit():
            target = _lose(target, int(args[0]))
        elif verb in ("kd", "blind", "slow", "stun", "poison"):
            target = _suffer(target, verb)
        elif verb != "burn":
            raise UnknownOdds
        if target.hp <= 0:
            return target
    return target


def _injure(target: TargetProfile, kind: str) -> TargetProfile:
    """An equal or weaker one costs 1 HP instead (SS-RULE-158)."""
    if kind in target.has or (kind == "hp-1" and "hp-2" in target.has):
        return _lose(target, 1)
    less = {"hp-1": 1, "hp-2": 1 if "hp-1" in target.has else 2}.get(kind, 0)
    worn = max(target.armor - 1, 0) if kind == "armor" else target.armor
    return target._replace(hp=target.hp - less, armor=worn, has=target.has | {kind})


def crit_tokens(table: SwordAndSorceryTable) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The crit tokens that may be drawn next, and the discard."""
    pile = table.state.crits
    return tuple(pile.deck.may_come()), tuple(pile.discard)


def _after_crits(
    table: SwordAndSorceryTable,
    target: TargetProfile,
    count: int,
    tokens: tuple[tuple[str, ...], tuple[str, ...]],
) -> Iterator[tuple[float, TargetProfile]]:
    bag, discard = tokens
    if not bag:
        bag, discard = discard, ()
    if not count or not bag or target.hp <= 0:
        yield 1.0, target
        return
    seen: dict[str, list[str]] = {}
    for token in bag:
        seen.setdefault(token.partition(".")[0], []).append(token)
    for id, copies in seen.items():
        crit = table.content.crits[id]
        after = _crit(target, crit)
        rest = list(bag)
        rest.remove(copies[0])
        stays = bool(crit.injury) and crit.injury in after.has and crit.injury not in target.has
        thrown = discard if stays else (*discard, copies[0])
        for chance, final in _after_crits(table, after, count - 1, (tuple(rest), thrown)):
            yield chance * len(copies) / len(bag), final


# -- the defence ----------------------------------------------------------------------------------


def damage_distribution(
    table: SwordAndSorceryTable, attack_state: AttackState, target: TargetProfile, hits: int
) -> list[float]:
    """The chance of each number of HP lost; the last one is death."""
    found = [0.0] * (target.hp + 1)
    crits = attack_state.crits if hits else 0
    for chance, shaken in _after_crits(table, target, crits, crit_tokens(table) if crits else ((), ())):
        hurt = _afflicted(shaken, attack_state)
        if hurt.hp <= 0:
            found[-1] += chance
        elif not hits:
            found[hurt.lost] += chance
        else:
            for damage, part in _damage(table, attack_state, hurt, hits):
                dead = damage >= hurt.hp
                found[-1 if dead else hurt.lost + damage] += chance * part
    return found


def _damage(
    table: SwordAndSorceryTable, attack_state: AttackState, target: TargetProfile, hits: int
) -> Iterator[tuple[int, float]]:
    """The six steps of the defence (SS-DEFENCE)."""
    fatal = hits if attack_state.all_fatal else min(attack_state.fatal, hits)
    normal = hits - fatal
    change = target.change
    if change > 0:
        fatal, normal = (fatal + change, normal) if attack_state.all_fatal else (fatal, normal + change)
    else:
        taken = min(-change, fatal)
        fatal, normal = fatal - taken, max(normal + change + taken, 0)
    if normal and not attack_state.all_pierced:
        normal -= min(normal, max(target.armor - attack_state.pierce, 0))
    used = min(target.shields, fatal + normal)
    on_fatal = min(used, fatal)
    fatal, normal = fatal - on_fatal, normal - (used - on_fatal)
    dice = min(normal, target.dice)
    for stopped, chance in blocked(target.block, blue_die(table), dice):
        yield fatal + normal - min(normal, stopped), chance


def blue_die(table: SwordAndSorceryTable) -> Sides:
    """The faces of the blue die."""
    return dice_of(table)["blue"]


def dice_of(table: SwordAndSorceryTable) -> dict[str, Sides]:
    """Both dice."""
    return _dice_of(table.content)


@lru_cache(MAX_CONTENTS)
def _dice_of(content: Content) -> dict[str, Sides]:
    faces, dice = content.faces, content.dice
    return {
        "red": sides(tuple([faces[face] for face in dice.red])),
        "blue": sides(tuple([faces[face] for face in dice.blue])),
    }


def is_counted(verb: str) -> bool:
    """Does an attack add such an effect up, so that its odds can be computed?"""
    return verb in ATTACK_VERBS and verb != "face"
