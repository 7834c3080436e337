"""The defence of one target: six steps (SS-DEFENCE)."""

from functools import partial

from holdfast.games.sword_and_sorcery.content.vocabulary import ATTACK_VERBS, Effect, parted
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import death, dice, wounds
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import AttackState
from holdfast.games.sword_and_sorcery.rules.combat.symbol_spending import (
    SymbolPool,
    may_pay,
    reroll_by,
    set_face,
    spend,
)
from holdfast.games.sword_and_sorcery.rules.dispatch import VERBS
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.find import enemy_stats_of, figure_of, foe_of, is_in_play
from holdfast.games.sword_and_sorcery.rules.hero import reactions
from holdfast.games.sword_and_sorcery.rules.hero.loadout import Loadout
from holdfast.games.sword_and_sorcery.rules.hero.loadout_cache import loadout_of
from holdfast.games.sword_and_sorcery.rules.stats import amount, armor, bonus, health
from holdfast.games.sword_and_sorcery.rules.stats import defence as defence_value
from holdfast.games.sword_and_sorcery.state import Body, Figure, Foe, Hero, SwordAndSorceryTable
from holdfast.kernel.question import GO_ON, option
from holdfast.kernel.table import Rule


def may_redirect(table: SwordAndSorceryTable, hit: list[Body]) -> bool:
    """Has any of them a mirror?"""
    mirrors = table.content.mirrors
    for body in hit:
        if type(body) is not Hero:
            continue
        if not mirrors.isdisjoint(body.slots.values()):
            return True
    return False


def redirect(attack_state: AttackState, hit: list[Body]) -> Rule[list[Body]]:
    """A mirror may throw the whole attack back at the attacker (SS-RULE-88)."""
    table = attack_state.table
    left: list[Body] = []
    thrown = False
    for body in hit:
        back = yield from _mirrored(attack_state, body)
        if back and not thrown:
            thrown, attack_state.tally.credit = True, body.id
        if not back:
            left.append(body)
    if thrown and figure_of(table.state, attack_state.attacker.id) is not None:
        left.append(attack_state.attacker)
    return left


def may_fall(attack_state: AttackState, body: Body, hits: int) -> bool:
    """Would these hits strike a hero down who rolls no shield?"""
    table = attack_state.table
    fatal = hits if attack_state.all_fatal else min(attack_state.fatal, hits)
    stopped = 0 if attack_state.all_pierced else max(armor(table, body) - attack_state.pierce, 0)
    damage = fatal + max(hits - fatal - stopped, 0)
    return damage - body.shields >= health(table, body)


def _mirrored(attack_state: AttackState, body: Body) -> Rule[bool]:
    table = attack_state.table
    if type(body) is not Hero:
        return False
    for piece in body.slots.values():
        item = table.content.item(piece)
        if item.mirror and item.id not in body.used:
            options = [option(f"mirror:{item.id}", body.seat), option(GO_ON)]
            falls = may_fall(attack_state, body, attack_state.attack.hits)
            saves = frozenset([options[0].id]) if falls else frozenset[str]()
            choice = yield Question("mirror", options, reaction=True, saves=saves)
            if choice.verb == "mirror":
                body.used = [*body.used, item.id]
                shown = [dice.roll_one(table, "blue") for _ in range(item.mirror)]
                if any(item.mirror_on in symbols for symbols in shown):
                    table.note("mirrored", body.seat, hero=body.id, item=item.id)
                    return True
    return False


def resistance(table: SwordAndSorceryTable, body: Body, type: str, foe: Foe | None = None) -> int:
    """Hits more or fewer by the damage type (SS-DEFENCE-1, SS-RULE-157)."""
    if not isinstance(body, Figure):
        return 0
    foe = foe or foe_of(table.state, body.id)
    if foe is None:
        return 0
    change = 0
    for name, number in enemy_stats_of(table, foe).resist.items():
        if name in ("any", type) or (name.startswith("any-except-") and name != f"any-except-{type}"):
            change += number
    return change


def defend(attack_state: AttackState, body: Body, hits: int) -> Rule[None]:
    """Hits become wounds, less what the target can do about it."""
    table, attack = attack_state.table, attack_state.attack
    is_enemy = type(body) is Figure
    if not is_enemy and reactions.is_any_ready(table, "attacked"):
        yield from reactions.window(table, "attacked", body, partial(may_fall, attack_state, body, hits))
        if not is_in_play(table.state, body):
            return
    loadout = loadout_of(table, body) if type(body) is Hero else None
    foe = foe_of(table.state, body.id) if is_enemy else None
    fatal = hits if attack_state.all_fatal or attack_state.fatal > hits else attack_state.fatal
    normal = hits - fatal
    attack.defender, attack.shields = body.id, 0
    if is_enemy:
        fatal, normal = _resist(attack_state, body, fatal, normal, foe)
    if normal and not attack_state.all_pierced:
        stopped = armor(table, body, loadout, foe) - attack_state.pierce
        if stopped > 0:
            normal = normal - stopped if stopped < normal else 0
    if body.shields:
        fatal, normal = _magic_shields(table, body, fatal, normal)
    attack.fatal, attack.normal = fatal, normal
    if attack.defence_effects:
        attack.defence_effects, attack.defence_used = [], []
    if normal:
        most = defence_value(table, body, loadout, foe)
        rolled, faces = dice.roll(table, 0, most if most < normal else normal)
        attack.defence = rolled
        free, paid = loadout.armor_effects if loadout is not None else _parted(table, body, foe)
        if rolled:
            table.note("defence-roll", figure=body.id, faces=faces)
            if paid:
                attack.defence_effects = [one.text for one in paid]
            aided = not is_enemy and reactions.is_any_ready(table, "reroll")
            if aided or (paid and may_pay(table, rolled, paid)):
                symbol_pool = SymbolPool(table, body, rolled, paid)
                symbol_pool.counted = partial(_counted_symbols, table, body)
                symbol_pool.settled = partial(_stopped, attack_state, body, free, loadout)
                attack.defence_used = symbol_pool.used
                yield from spend(symbol_pool, False, partial(_apply, attack_state, body), aided) or ()
        shields = _shields(attack_state, body, free, loadout)
        normal = normal - shields if shields < normal else 0
    damage = fatal + normal
    attack_state.dealt[body.id] = attack_state.dealt.get(body.id, 0) + damage
    table.note("damage", figure=body.id, count=damage)
    attack.defender = ""
    attack.defence = []
    if damage and wounds.is_killed_by(table, body, damage, attack_state.tally, loadout=loadout, foe=foe):
        yield from death.dies(table, body, attack_state.tally.by)


def _resist(
    attack_state: AttackState, body: Body, fatal: int, normal: int, foe: Foe | None
) -> tuple[int, int]:
    """Resistance meets fatal hits first; vulnerability adds normal ones (SS-RULE-82)."""
    change = resistance(attack_state.table, body, attack_state.weapon.type, foe)
    if change > 0:
        return (fatal + change, normal) if attack_state.all_fatal else (fatal, normal + change)
    taken = min(-change, fatal)
    return fatal - taken, max(normal + change + taken, 0)


def _magic_shields(table: SwordAndSorceryTable, body: Body, fatal: int, normal: int) -> tuple[int, int]:
    """One magic shield per hit, as far as they go, fatal hits first (SS-DEFENCE-6, SS-FATAL-5)."""
    used = min(body.shields, fatal + normal)
    if used:
        body.shields -= used
        table.note("magic-shields", figure=body.id, count=used)
    on_fatal = min(used, fatal)
    return fatal - on_fatal, normal - (used - on_fatal)


def effects_of(table: SwordAndSorceryTable, body: Body) -> list[Effect]:
    """The effects of armor or of an enemy card for the defence."""
    free, paid = _parted(table, body)
    return [*free, *paid]


def _parted(
    table: SwordAndSorceryTable, body: Body, foe: Foe | None = None
) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """Those that hold always, and those that must be paid for or are limited."""
    if type(body) is Hero:
        return loadout_of(table, body).armor_effects
    if foe is None and type(body) is Figure:
        foe = foe_of(table.state, body.id)
    return parted(body.id, enemy_stats_of(table, foe).effects if foe is not None else ())


def _apply(attack_state: AttackState, body: Body, one: Effect) -> Rule[None] | None:
    """An effect works; None if that is done already, without a question."""
    table = attack_state.table
    match one.verb:
        case "reroll":
            return reroll_by(table, body, attack_state.attack.defence, one)
        case "face":
            return set_face(table, body, attack_state.attack.defence, one.args[0])
        case "shield":
            attack_state.attack.shields += amount(table, one.args[0], body)
        case verb if verb not in ATTACK_VERBS:
            context = EffectContext(
                table, body, [body.id], "", attack_state.weapon.id, tally=attack_state.tally
            )
            return VERBS[verb](context, one.args)
    return None


def _counted_symbols(table: SwordAndSorceryTable, body: Body) -> tuple[str, ...]:
    """The symbols that stop hits unless they are spent."""
    runes = table.state.runes
    return ("shield", "power") if runes and "defence" in runes.get(body.area, ()) else ("shield",)


def _stopped(
    attack_state: AttackState, body: Body, free: tuple[Effect, ...], loadout: Loadout | None
) -> bool:
    """Is there a shield for every hit that shields can stop?"""
    return _shields(attack_state, body, free, loadout) >= attack_state.attack.normal


def _shields(attack_state: AttackState, body: Body, free: tuple[Effect, ...], loadout: Loadout | None) -> int:
    """Shields rolled and unspent, and those of effects (SS-DEFENCE-11)."""
    table, attack = attack_state.table, attack_state.attack
    total = dice.count_left(table, attack.defence, "shield") + attack.shields
    total += bonus(table, body, "shield", loadout)
    runes = table.state.runes
    if runes and type(body) is not Figure and "defence" in runes.get(body.area, ()):
        total += dice.count_left(table, attack.defence, "power")
    if free:
        for one in free:
            if one.verb == "shield":
                total += amount(table, one.args[0], body)
    return total if total > 0 else 0
