"""Powers of heroes: levels, cooldown, and using them (SS-POWER)."""

from holdfast.games.sword_and_sorcery.caches import CACHES
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.vocabulary import BlockStatement, Statements
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.combat import attack, conditions, wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapon import fits
from holdfast.games.sword_and_sorcery.rules.combat.weapons import item_weapon, power_weapon
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects import predicates as checks
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.find import figure_of, figures, foe_of, scroll_of
from holdfast.games.sword_and_sorcery.rules.hero import companions
from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.actions import (
    AvailableActions,
    available_actions,
)
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import ALWAYS, LOOK, statements_in_doubt
from holdfast.games.sword_and_sorcery.state import Body, Held, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Option, Verb, option
from holdfast.kernel.table import Rule

TARGET = Verb("target")
MAX_WAIT = 4
ANY_RANK = "any-rank"
"""Once per quest a power ignoring Soul Rank, if an item says so."""


# -- cooldown ------------------------------------------------------------------------------------


def turn(table: SwordAndSorceryTable, hero: Hero, count: int) -> None:
    """Used powers are turned: forward (fewer hourglasses) or back (more), SS-POWER-21, SS-RULE-22."""
    for held in hero.powers:
        if held.wait:
            wait = min(max(held.wait + count, 0), MAX_WAIT)
            if wait != held.wait:
                held.wait = wait
                table.note("turned", hero.seat, hero=hero.id, power=held.id, wait=wait)


def refresh(table: SwordAndSorceryTable, hero: Hero, count: int, seat: int) -> Rule[None]:
    """So many used powers are turned face up."""
    for _ in range(count):
        used = [held for held in hero.powers if held.wait]
        if not used:
            return
        choice = yield Question("refresh", [option(f"refresh:{held.id}", seat) for held in used])
        held = next(held for held in used if held.id == choice.on[0])
        held.wait = 0
        table.note("refreshed", hero.seat, hero=hero.id, power=held.id)


# -- what can be used ----------------------------------------------------------------------------


def usable(
    table: SwordAndSorceryTable, hero: Hero, available: AvailableActions | None = None
) -> list[Option]:
    """The powers that the active hero may use now, at each level."""
    found: list[Option] = []
    available = available or available_actions(table, hero)
    limited = hero.used or hero.spent
    any_rank = ANY_RANK in available.loadout.bonuses and ANY_RANK not in hero.spent
    for power, place, levels, need, options in available.loadout.powers.open_to(
        available.kinds, any_rank, hero.seat
    ):
        if place >= 0:
            held = hero.powers[place]
            if held.wait or (held.out and power.companion):
                continue
        if limited and (power.id in hero.used or power.id in hero.spent):
            continue
        if need == LOOK:
            for level, one in zip(levels, options, strict=True):
                if _has_use(table, hero, power, level, available):
                    found.append(one)
        elif need == ALWAYS or available.enemies(need):
            found += options
    return found


def _has_use(
    table: SwordAndSorceryTable,
    hero: Hero,
    power: printed.Power,
    level: printed.PowerLevel,
    available: AvailableActions,
) -> bool:
    if power.companion:
        return companions.may_summon(table, level.companion)
    if power.aim:
        if not has_aim(available, power.aim, power.range, level.aim_rank):
            return False
        doubtful, only_heals = _in_doubt(table, power, level)
        if not doubtful:
            return True
        if only_heals and _first_hurt(table) is None:
            return False
        found = aims(table, hero, power.aim, power.range, level.aim_rank)
        return any(_helps(table, hero, power, doubtful, target, hidden=hero.hidden) for target in found)
    if power.test:
        context = EffectContext(table, hero, [hero.id], hero.area, power.id, tally=Tally(hero.id))
        return checks.holds(context, power.test)
    return True


def has_aim(available: AvailableActions, aim: str, range: int, rank: str | None = None) -> bool:
    """Is there anybody whom a card may be used on? A hero can at least choose himself."""
    if aim == "enemy" and rank is None:
        return bool(available.enemies(max(range, 0)))
    if aim == "hero":
        return True
    key = (aim, range, rank)
    if available.aims is None:
        available.aims = {}
    found = available.aims.get(key)
    if found is None:
        found = available.aims[key] = aims(available.table, available.hero, aim, range, rank)
    return bool(found)


def is_any_aim(table: SwordAndSorceryTable, hero: Hero, aim: str, range: int) -> bool:
    """Is there anybody whom this may be used on?"""
    if aim not in ("hero", "other-hero"):
        return bool(aims(table, hero, aim, range))
    return reach.is_any_hero_in_reach(table, hero, max(range, 0), other=aim == "other-hero")


def aims(table: SwordAndSorceryTable, hero: Hero, aim: str, range: int, rank: str | None = None) -> list[str]:
    """Whom a card may be used on (SS-ACTIVATE-8, SS-GHOST-11)."""
    away = max(range, 0)
    match aim:
        case "hero":
            return reach.heroes_in_reach(table, hero, away)
        case "other-hero":
            return reach.heroes_in_reach(table, hero, away, other=True)
    found = reach.enemies_in_reach(table, hero, away)
    return found if rank is None else _of_rank(table, found, rank)


def _targets(
    table: SwordAndSorceryTable,
    hero: Hero,
    power: printed.Power,
    level: printed.PowerLevel,
    *,
    unseen: bool | None = None,
) -> list[str]:
    """Whom a power may be used on, without those on whom it would do nothing (SS-RULE-189)."""
    found = aims(table, hero, power.aim, power.range, level.aim_rank)
    doubtful, _ = _in_doubt(table, power, level)
    if not doubtful:
        return found
    hidden = hero.hidden if unseen is None else unseen
    return [target for target in found if _helps(table, hero, power, doubtful, target, hidden=hidden)]


def _in_doubt(
    table: SwordAndSorceryTable, power: printed.Power, level: printed.PowerLevel
) -> tuple[Statements, bool]:
    """What may do nothing to a target, and whether that is nothing but healing."""
    known = CACHES[table.content].statements_in_doubt
    key = power.id, level.rank
    found = known.get(key)
    if found is None:
        doubtful = statements_in_doubt(power, level)
        heals = all(isinstance(one, str) and one.startswith("heal ") for one in doubtful)
        found = known[key] = doubtful, heals
    return found


def _first_hurt(table: SwordAndSorceryTable) -> Hero | None:
    for hero in table.state.heroes:
        if hero.wounds:
            return hero
    return None


def _helps(
    table: SwordAndSorceryTable,
    hero: Hero,
    power: printed.Power,
    statements: Statements,
    target: str,
    *,
    hidden: bool,
) -> bool:
    """Would any of these statements change something for the target now?"""
    context = None
    for one in statements:
        if isinstance(one, str):
            if _does_now(table, one, target):
                return True
        else:
            if context is None:
                context = EffectContext(table, hero, [target], hero.area, power.id, tally=Tally(hero.id))
                context.unseen = hidden
            if _does(context, one):
                return True
    return False


def helped(table: SwordAndSorceryTable, statements: Statements, heroes: list[str]) -> list[str]:
    """The heroes for whom one of these plain statements would change something now (SS-RULE-189)."""
    plain = [one for one in statements if isinstance(one, str)]
    return [id for id in heroes if any(_does_now(table, one, id) for one in plain)]


def _does_anything(context: EffectContext, statements: Statements) -> bool:
    """Would any of these statements change something now?"""
    return any(_does(context, one) for one in statements)


def _does(context: EffectContext, statement: str | BlockStatement) -> bool:
    if isinstance(statement, str):
        return any(_does_now(context.table, statement, target) for target in context.targets)
    if statement.test and not checks.holds(context, statement.test):
        return _does_anything(context, statement.otherwise)
    if statement.boost and type(context.actor) is Hero:
        return _has_weapon(context.table, context.actor, statement.filter)
    return not statement.do or _does_anything(context, statement.do)


def _does_now(table: SwordAndSorceryTable, statement: str, target: str) -> bool:
    verb = statement.partition(" ")[0]
    if verb == "heal":
        body = figure_of(table.state, target)
        return type(body) is Hero and body.wounds > 0
    if verb == "command":
        body = figure_of(table.state, target)
        return body is not None and _has_company(table, body)
    if verb == "cure":
        body = figure_of(table.state, target)
        found = conditions.conditions_of(body) if body is not None else []
        cured = statement.split()[1]
        return bool(found) and (cured in ("one", "all") or cured in found)
    return True


def _has_company(table: SwordAndSorceryTable, body: Body) -> bool:
    """Is there an enemy of another card in its area, for it to attack?"""
    foe = foe_of(table.state, body.id)
    if foe is None or body.stun:
        return False
    return any(one.area == body.area and one not in foe.figures for one in figures(table.state))


def _has_weapon(table: SwordAndSorceryTable, hero: Hero, filter: str) -> bool:
    worn = [(slot, piece) for slot, piece in hero.slots.items() if slot in ("main", "off")]
    return not filter or any(fits(filter, item_weapon(table, piece, slot).tags) for slot, piece in worn)


def _of_rank(table: SwordAndSorceryTable, figures: list[str], rank: str) -> list[str]:
    pairs = [(id, foe_of(table.state, id)) for id in figures]
    return [id for id, foe in pairs if foe is not None and scroll_of(table, foe).rank == rank]


# -- using ---------------------------------------------------------------------------------------


def level_at(power: printed.Power, rank: int) -> printed.PowerLevel:
    """The level of that rank."""
    for level in power.levels:
        if level.rank == rank:
            return level
    raise KeyError(rank)


def held_by(hero: Hero, id: str) -> Held | None:
    """The card of a power in the hero's row; None for an innate one."""
    for held in hero.powers:
        if held.id == id:
            return held
    return None


def use(table: SwordAndSorceryTable, hero: Hero, id: str, rank: int) -> Rule[None]:
    """Use a power at a level; its action has been paid for."""
    power = table.content.powers[id]
    level = level_at(power, rank)
    held = held_by(hero, id)
    unseen, hero.hidden = hero.hidden, False
    table.note("power", hero.seat, hero=hero.id, power=id, level=rank)
    if level.rank > hero.rank:
        hero.spent = [*hero.spent, ANY_RANK]
    if power.limit == "round":
        hero.used = [*hero.used, id]
    elif power.limit == "quest":
        hero.spent = [*hero.spent, id]
    if held is not None and not power.companion:
        held.wait = level.cooldown
    chosen: list[str] = []
    if power.aim:
        options = []
        for target in _targets(table, hero, power, level, unseen=unseen):
            options.append(TARGET[hero.seat, target])
        choice = yield Question("target", options, {"card": id})
        chosen = [choice.on[0]]
    with table.because(f"power-{id}"):
        if power.companion and held is not None:
            yield from _summon(table, hero, held, level)
        elif power.attack:
            yield from attack.make(table, hero, power_weapon(power, level), chosen)
        else:
            context = EffectContext(table, hero, chosen, hero.area, id, tally=Tally(hero.id))
            context.unseen = unseen
            doing = effects.run(context, [*power.do, *level.do])
            if doing is not None:
                yield from doing
            yield from wounds.settle(table, context.tally) or ()


def _summon(table: SwordAndSorceryTable, hero: Hero, held: Held, level: printed.PowerLevel) -> Rule[None]:
    """The cooldown starts when the companion dies, not now (SS-COMPANION-4)."""
    held.out = table.content.companions[level.companion].figure
    yield from companions.summon(table, hero, level.companion)
