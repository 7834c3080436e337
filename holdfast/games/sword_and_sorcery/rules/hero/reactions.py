"""Reactions: items and powers that are used outside the hero's own turn (SS-ACTIVATE-6)."""

from collections.abc import Callable, Iterable

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.vocabulary import Statements
from holdfast.games.sword_and_sorcery.message_ids import Ask, Question
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.combat import dice, wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.dispatch import call
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.find import hero_of, is_engaged
from holdfast.games.sword_and_sorcery.rules.hero.actions import is_acting
from holdfast.games.sword_and_sorcery.rules.hero.loadout_cache import loadout_of, usable_items_of
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import PowerCard, level_of
from holdfast.games.sword_and_sorcery.rules.quest import goods
from holdfast.games.sword_and_sorcery.rules.stats import amount, health
from holdfast.games.sword_and_sorcery.state import Body, Figure, Hero, SwordAndSorceryTable
from holdfast.kernel.question import GO_ON, Option, option
from holdfast.kernel.table import Rule


def ready(table: SwordAndSorceryTable, hero: Hero, moment: str) -> list[printed.Power]:
    """The reactions a hero may use at such a moment; a stunned one has none (SS-STUN-2)."""
    if hero.card not in table.content.reacting.get(moment, ()) or not _may_react(table, hero):
        return []
    cards = loadout_of(table, hero).powers.reactions.get(moment)
    return _usable(hero, cards) if cards else []


def _may_react(table: SwordAndSorceryTable, hero: Hero) -> bool:
    return not hero.ghost and not hero.stun and not is_acting(table, hero)


def _usable(hero: Hero, cards: Iterable[PowerCard]) -> list[printed.Power]:
    """Those that lie face up and are not used up."""
    found = []
    for power, place in cards:
        if place >= 0 and hero.powers[place].wait:
            continue
        if power.id not in hero.used and power.id not in hero.spent:
            found.append(power)
    return found


def is_any_ready(table: SwordAndSorceryTable, moment: str) -> bool:
    """Has anybody a card for such a moment at all?"""
    able = table.content.reacting.get(moment)
    if not able:
        return False
    for hero in table.state.heroes:
        if hero.card in able and _may_react(table, hero) and moment in usable_items_of(table, hero).moments:
            return True
    return False


def reaches(table: SwordAndSorceryTable, hero: Hero, range: int, area: str) -> bool:
    """Is the area in range and in sight? What prints no range needs neither (SS-ACTIVATE-8)."""
    if range < 0:
        return True
    near = seeing.range_between(table, hero.area, area) <= range
    return near and seeing.hero_sees(table, hero.area, area)


def may_choose_enemy(table: SwordAndSorceryTable, hero: Hero, range: int, area: str) -> bool:
    """Is an enemy there in reach? An engaged hero chooses those of his own area alone (SS-RULE-183)."""
    if range >= 0 and area != hero.area and is_engaged(table.state, hero.area):
        return False
    return reaches(table, hero, range, area)


Aid = tuple[Hero, printed.Power]
WINDOWS: dict[str, Ask] = {"attacked": "react-attacked"}
"""What is asked at each moment that heroes may react to."""


def helpers(table: SwordAndSorceryTable, body: Body) -> list[Aid]:
    """Heroes whose power lets this hero roll dice again."""
    found: list[Aid] = []
    if type(body) is Figure or not is_any_ready(table, "reroll"):
        return found
    for hero in table.state.heroes:
        for power in ready(table, hero, "reroll"):
            if reaches(table, hero, power.range, body.area):
                found.append((hero, power))
    return found


@call("save")
def save(table: SwordAndSorceryTable, body: Body, otherwise: Statements | None = None) -> Rule[bool]:
    """A save; heroes whose power lets dice be rolled again may come to its help (SS-RULE-40).

    `otherwise` is what befalls whoever fails.
    """
    fresh = dice.dice_of_save(table, body)
    saved = dice.save(table, body, fresh)
    while not saved and fresh:
        aids = helpers(table, body) if is_any_ready(table, "reroll") else []
        if not aids:
            break
        options = [option(f"aid:{power.id}>{hero.id}", hero.seat) for hero, power in aids]
        falls = _hit_points_lost(table, body, otherwise or []) >= health(table, body)
        saves = frozenset(one.id for one in options) if falls else frozenset[str]()
        about = {"figure": body.id}
        choice = yield Question("save", [*options, option(GO_ON)], about, reaction=True, saves=saves)
        if choice.verb == GO_ON:
            break
        hero, power = aids[options.index(choice)]
        count_use(hero, power)
        table.note("aid", hero.seat, hero=hero.id, power=power.id, figure=body.id)
        again = min(amount(table, power.effects[0].split()[1], hero), fresh)
        fresh -= again
        saved = dice.save(table, body, again)
    return saved


def _hit_points_lost(table: SwordAndSorceryTable, body: Body, statements: Statements) -> int:
    """The hit points that these statements say are lost."""
    said = [one.split() for one in statements if isinstance(one, str)]
    return sum(amount(table, words[1], body) for words in said if words[0] == "lose")


def window(
    table: SwordAndSorceryTable, moment: str, body: Body, may_fall: Callable[[], bool] = lambda: False
) -> Rule[None]:
    """Heroes may react to what happens to this figure, as long as they like; may it fall by it?"""
    while True:
        options = _options(table, moment, body)
        if not options:
            return
        saves = frozenset(one.id for one in options) if may_fall() else frozenset()
        options.append(option(GO_ON))
        choice = yield Question(WINDOWS[moment], options, {"figure": body.id}, reaction=True, saves=saves)
        if choice.verb == GO_ON:
            return
        hero = hero_of(table.state, choice.on[1])
        if choice.verb == "react":
            yield from _use_power(table, hero, choice.on[0], body)
        else:
            yield from _use_item(table, hero, choice.on[0], body)


def _options(table: SwordAndSorceryTable, moment: str, body: Body) -> list[Option]:
    found = []
    in_reach = may_choose_enemy if type(body) is Figure else reaches
    for hero in table.state.heroes:
        for power in ready(table, hero, moment):
            if in_reach(table, hero, power.range, body.area):
                found.append(option(f"react:{power.id}>{hero.id}", hero.seat))
        for piece in ready_items(table, hero, moment):
            range = table.content.item(piece).range_of_use
            if in_reach(table, hero, range, body.area) and (range >= 0 or body is hero):
                found.append(option(f"react-with:{piece}>{hero.id}", hero.seat))
    return found


def ready_items(table: SwordAndSorceryTable, hero: Hero, moment: str) -> list[str]:
    """The items a hero may react with at such a moment: equipment in its slot, others from the inventory."""
    if hero.ghost or hero.stun or is_acting(table, hero):
        return []
    found: dict[str, str] = {}
    for piece, item in usable_items_of(table, hero).reaction_items:
        if item.moment != moment or item.id in found or item.id in hero.used or item.id in hero.spent:
            continue
        if not item.charges or table.state.charges.get(piece, 0):
            found[item.id] = piece
    return list(found.values())


def count_use(hero: Hero, power: printed.Power) -> None:
    """A reaction is over for this round or quest, and its card cools down (SS-POWER-15)."""
    if power.limit == "quest":
        hero.spent = [*hero.spent, power.id]
    else:
        hero.used = [*hero.used, power.id]
    level = level_of(power, hero.rank)
    for held in hero.powers:
        if held.id == power.id and level is not None:
            held.wait = level.cooldown


def _use_power(table: SwordAndSorceryTable, hero: Hero, id: str, body: Body) -> Rule[None]:
    power = table.content.powers[id]
    level = level_of(power, hero.rank)
    assert level is not None
    table.note("power", hero.seat, hero=hero.id, power=id, level=level.rank)
    count_use(hero, power)
    context = EffectContext(table, hero, [body.id], hero.area, id, tally=Tally(hero.id))
    yield from effects.run(context, [*power.do, *level.do]) or ()
    yield from wounds.settle(table, context.tally) or ()


def _use_item(table: SwordAndSorceryTable, hero: Hero, piece: str, body: Body) -> Rule[None]:
    item = table.content.item(piece)
    table.note("uses", hero.seat, hero=hero.id, item=piece)
    if item.limit == "quest":
        hero.spent = [*hero.spent, item.id]
    elif item.limit == "round" or not (item.charges or item.kind == "consumable"):
        hero.used = [*hero.used, item.id]
    if item.charges:
        table.state.charges[piece] -= 1
    if item.kind == "consumable":
        hero.pack = tuple([one for one in hero.pack if one != piece])
        goods.discard(table, piece)
    context = EffectContext(table, hero, [body.id], hero.area, piece, tally=Tally(hero.id))
    yield from effects.run(context, item.do) or ()
    yield from wounds.settle(table, context.tally) or ()
