"""Attacks with the dice on the table: what may come after a purchase or a reroll."""

from msgspec.structs import replace

from holdfast.games.sword_and_sorcery.content.vocabulary import effect
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.odds.attack_outcomes import AttackOdds, number_of_dice
from holdfast.games.sword_and_sorcery.odds.defences import get_through
from holdfast.games.sword_and_sorcery.odds.dice import RolledDie, pay, vector
from holdfast.games.sword_and_sorcery.odds.outcomes import attack_odds_of, named
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import keys_of
from holdfast.games.sword_and_sorcery.rules.find import figure_of, hero_of
from holdfast.games.sword_and_sorcery.rules.stats import amount
from holdfast.games.sword_and_sorcery.state import Ally, Attack, Hero, SwordAndSorceryTable
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option


def after_purchase(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """What the best is that can come after this purchase."""
    if not table.state.attacks:
        return None
    attack = table.state.attacks[-1]
    if question.ask == "defend":
        return get_through(table, attack, option)
    if question.ask != "spend":
        return None
    attacker = figure_of(table.state, attack.attacker)
    if not isinstance(attacker, Hero | Ally):
        return None
    paid = [effect(text) for text in attack.effects]
    number = keys_of(paid).index(option.on[0])
    one = paid[number]
    bought = replace(attack, used=[*attack.used, number])
    attack_odds = attack_odds_of(table, bought, attacker, attack.targets[0])
    rerolls = number_of_dice(table, one, attacker)
    rolled = list(pay(tuple(sorted(attack_odds.rolled())), vector(one.cost), rerolls > 0))
    return _after(attack_odds, attack, rolled, min(rerolls, len(rolled)))


def after_aid(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """Another hero lets dice be rolled again."""
    if question.ask != "spend":
        return None
    attack = table.state.attacks[-1]
    attacker = figure_of(table.state, attack.attacker)
    assert attacker is not None
    helper = hero_of(table.state, option.on[1])
    count = amount(table, table.content.powers[option.on[0]].effects[0].split()[1], helper)
    attack_odds = attack_odds_of(table, attack, attacker, attack.targets[0])
    del attack_odds.purchases[len(attack_odds.numbers)]
    return _after(attack_odds, attack, attack_odds.rolled(), min(count, len(attack.dice)))


def _after(attack_odds: AttackOdds, attack: Attack, rolled: list[RolledDie], rerolls: int) -> Odds:
    chances = attack_odds.after_roll(rolled, rerolls)
    return Odds(named(chances, attack.targets[0]), attack_odds.summary_after_roll(rolled, rerolls))


def after_die(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """One die is rolled again."""
    if question.ask != "reroll" or not table.state.attacks:
        return None
    attack = table.state.attacks[-1]
    attacker = figure_of(table.state, attack.attacker)
    if attack.defender or not isinstance(attacker, Hero | Ally):
        return None
    at = int(option.on[0].rpartition("-")[2]) - 1
    attack_odds = attack_odds_of(table, attack, attacker, attack.targets[0])
    rolled = attack_odds.rolled()
    of: dict[str, float] = {}
    for face, part in attack_odds.dice()[rolled[at][0]]:
        again = [*rolled[:at], (rolled[at][0], face, True), *rolled[at + 1 :]]
        for code, chance in _after_further_dice(
            attack_odds, attack, again, question.about["left"] - 1
        ).items():
            of[code] = of.get(code, 0.0) + part * chance
    return Odds(of)


def _after_further_dice(
    attack_odds: AttackOdds, attack: Attack, rolled: list[RolledDie], left: int
) -> dict[str, float]:
    """Further dice may be rolled again, or not."""
    stop = named(attack_odds.after_roll(rolled), attack.targets[0])
    if left <= 0 or all(die[2] for die in rolled):
        return stop
    more = named(attack_odds.after_roll(rolled, left), attack.targets[0])
    return {code: max(chance, more[code]) for code, chance in stop.items()}


def as_it_is(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """If nothing more is bought."""
    if not table.state.attacks:
        return None
    attack = table.state.attacks[-1]
    if question.ask == "defend":
        return get_through(table, attack, None)
    attacker = figure_of(table.state, attack.attacker)
    if question.ask not in ("spend", "reroll") or attack.defender or not isinstance(attacker, Hero | Ally):
        return None
    attack_odds = attack_odds_of(table, attack, attacker, attack.targets[0])
    rolled = attack_odds.rolled()
    if question.ask == "reroll":
        return _after(attack_odds, attack, rolled, 0)
    chances, data = attack_odds.without_purchases(rolled)
    return Odds(named(chances, attack.targets[0]), data)
