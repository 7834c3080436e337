"""Attacks that have not been rolled yet."""

from msgspec.structs import replace

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.odds.attack_outcomes import AttackOdds, prepared, struck_by_area
from holdfast.games.sword_and_sorcery.odds.outcomes import attack_odds_of, named
from holdfast.games.sword_and_sorcery.odds.saves_and_draws import fumble, steadiness
from holdfast.games.sword_and_sorcery.rules.combat.attack import may_focus
from holdfast.games.sword_and_sorcery.rules.combat.weapon import Weapon
from holdfast.games.sword_and_sorcery.rules.combat.weapons import (
    ally_weapon,
    bare_hands,
    hero_weapons,
    item_weapon,
    power_weapon,
)
from holdfast.games.sword_and_sorcery.rules.find import figure_of, hero_of
from holdfast.games.sword_and_sorcery.rules.hero import powers
from holdfast.games.sword_and_sorcery.state import Ally, Attack, Body, Hero, SwordAndSorceryTable
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option


def with_weapon(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """With a weapon: a hero's in the turn, or a companion's."""
    if question.ask == "companion":
        ally = next(ally for ally in table.state.allies if ally.id == question.about["companion"])
        return _first_attack(table, ally, ally_weapon(table, ally), option.on[1])
    hero = hero_of(table.state, table.state.active)
    piece, target = option.on
    slot = next((slot for slot in ("main", "off") if hero.slots.get(slot) == piece), None)
    weapon = item_weapon(table, piece, slot) if slot is not None else bare_hands(table)
    return _first_attack(table, hero, weapon, target, paid=True)


def with_power(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """A power that attacks: the chances with each target."""
    power = table.content.powers[option.on[0]]
    hero = hero_of(table.state, table.state.active)
    if not power.attack:
        return fumble(table, question, option)
    level = next(level for level in power.levels if level.rank == int(option.on[1]))
    targets = powers.aims(table, hero, power.aim, power.range, level.aim_rank)
    weapon = power_weapon(power, level)
    if len(targets) == 1:
        return _first_attack(table, hero, weapon, targets[0], paid=power.kind == "combat")
    of: dict[str, float] = {}
    for target in targets:
        attack = prepared(table, hero.id, weapon, target, combat=int(power.kind == "combat"))
        attack_odds = attack_odds_of(table, attack, hero, target)
        kill = attack_odds.spending(attack_odds.kill).before_roll(attack.red, attack.blue)
        of[f"kill:{target}"] = kill * steadiness(table, hero)
    return Odds(of)


def against(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """Whom a power or a piece of ammunition strikes: its action has been paid for."""
    hero = next((hero for hero in table.state.heroes if hero.id == table.state.active), None)
    card = question.about.get("card", "")
    if hero is None or table.state.phase != "hero":
        return None
    power = table.content.powers.get(card)
    if power is not None and power.attack:
        held = next((held for held in hero.powers if held.id == card), None)
        levels = [level for level in power.levels if held is None or level.cooldown == held.wait]
        used = [level for level in levels if level.rank <= hero.rank]
        if len(used) != 1:
            return None
        return _first_attack(table, hero, power_weapon(power, used[0]), option.on[0], saved=True)
    item = table.content.items.get(card)
    if item is not None and (item.red or item.blue):
        return _first_attack(table, hero, item_weapon(table, card, "pack"), option.on[0], saved=True)
    return None


def once_more(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """A further attack with a weapon at hand."""
    hero = hero_of(table.state, table.state.active)
    for weapon in hero_weapons(table, hero):
        if weapon.id == question.about["weapon"] and table.state.phase == "hero":
            return _first_attack(table, hero, weapon, option.on[0], saved=True)
    return None


def _first_attack(
    table: SwordAndSorceryTable,
    attacker: Hero | Ally,
    weapon: Weapon,
    target: str,
    *,
    paid: bool = False,
    saved: bool = False,
) -> Odds:
    """`paid`: a combat action will be paid; `saved`: no save of a blinded hero comes before it."""
    attack = prepared(table, attacker.id, weapon, target, combat=int(paid))
    steady = 1.0 if saved else steadiness(table, attacker)
    if attacker.blind or not _may_focus(table, attacker, paid):
        return _summary(table, attack, attacker, target, steady)
    plain = named(attack_odds_of(table, attack, attacker, target).before_roll(), target)
    attack.bonus += 1
    focused = _summary(table, attack, attacker, target, steady)
    return Odds(focused.of, focused.data | {"without_focus": plain})


def _may_focus(table: SwordAndSorceryTable, body: Body, paid: bool) -> bool:
    """After the action is paid for: a slowed hero has no other one left."""
    if not may_focus(table, body):
        return False
    return not (paid and body.slow)


def _summary(table: SwordAndSorceryTable, attack: Attack, attacker: Body, target: str, steady: float) -> Odds:
    """The chances of an attack before its roll."""
    body = figure_of(table.state, target)
    assert body is not None
    attack_odds = AttackOdds(table, attack, attacker, body)
    of = named(attack_odds.before_roll(), target)
    for other in struck_by_area(table, attack, body)[1:]:
        beside = AttackOdds(table, attack, attacker, other)
        of[f"kill:{other.id}"] = beside.spending(beside.kill).before_roll(attack.red, attack.blue)
    if steady < 1.0:
        of = {code: chance * steady for code, chance in of.items()} | {"fumble": 1.0 - steady}
    return Odds(of, attack_odds.summary_before_roll())


def with_or_without_focus(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """With focus or without."""
    attack = replace(table.state.attacks[-1])
    hero = hero_of(table.state, attack.attacker)
    plain = _summary(table, attack, hero, attack.targets[0], 1.0)
    if option.verb == "plain":
        return plain
    attack.bonus += 1
    focused = _summary(table, attack, hero, attack.targets[0], 1.0)
    luck = steadiness(table, hero)
    of = {code: luck * chance + (1 - luck) * plain.of[code] for code, chance in focused.of.items()}
    return Odds(of, focused.data if luck == 1.0 else {})
