"""Defences with the dice on the table: the wounds that get through."""

from holdfast.games.sword_and_sorcery.content.vocabulary import SYMBOLS, effect
from holdfast.games.sword_and_sorcery.odds.attack_outcomes import number_of_dice, shown
from holdfast.games.sword_and_sorcery.odds.damage import UnknownOdds, dice_of
from holdfast.games.sword_and_sorcery.odds.dice import Purchase, Spending, Vector, only, pay, sum_of, vector
from holdfast.games.sword_and_sorcery.rules.combat.attack_state import keys_of, useful_symbols
from holdfast.games.sword_and_sorcery.rules.find import figure_of
from holdfast.games.sword_and_sorcery.rules.stats import amount, bonus, health
from holdfast.games.sword_and_sorcery.state import Ally, Attack, Body, Hero, SwordAndSorceryTable
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option

SHIELD = SYMBOLS.index("shield")
POWER = SYMBOLS.index("power")


def get_through(table: SwordAndSorceryTable, attack: Attack, option: Option | None) -> Odds | None:
    """The wounds that get through: if nothing more is bought, or the fewest after a purchase."""
    body = figure_of(table.state, attack.defender)
    if not isinstance(body, Hero | Ally):
        return None
    paid = [effect(text) for text in attack.defence_effects]
    if any(one.verb == "face" for one in paid):
        raise UnknownOdds
    useful = useful_symbols(paid, "shield")
    rolled, used, rerolls = tuple(sorted(shown(table, attack.defence, useful))), set(attack.defence_used), 0
    fixed = attack.shields + bonus(table, body, "shield")
    if option is not None:
        number = keys_of(paid).index(option.on[0])
        one = paid[number]
        used.add(number)
        rerolls = min(number_of_dice(table, one, body), len(rolled))
        fixed += amount(table, one.args[0], body) if one.verb == "shield" else 0
        rolled = pay(rolled, vector(one.cost), rerolls > 0)
    left_to_buy = [one for number, one in enumerate(paid) if number not in used]
    worth = [amount(table, one.args[0], body) if one.verb == "shield" else 0 for one in left_to_buy]
    rune = "defence" in table.state.runes.get(body.area, ())

    def suffered(bought: frozenset[int], left: Vector) -> int:
        shields = left[SHIELD] + (left[POWER] if rune else 0) + fixed + sum(worth[at] for at in bought)
        return attack.fatal + attack.normal - min(attack.normal, max(shields, 0))

    wounds: dict[int, float] = {}
    if option is None:
        wounds[suffered(frozenset(), sum_of(rolled))] = 1.0
    else:
        purchases = [Purchase(vector(one.cost), number_of_dice(table, one, body)) for one in left_to_buy]
        dice = {colour: only(die, useful) for colour, die in dice_of(table).items()}
        least = Spending(dice, purchases, lambda bought, left: -float(suffered(bought, left)))
        for (bought, left), chance in least.ends(rolled, frozenset(), rerolls).items():
            count = suffered(bought, left)
            wounds[count] = wounds.get(count, 0.0) + chance
    return _suffered(table, body, wounds)


def _suffered(table: SwordAndSorceryTable, body: Body, wounds: dict[int, float]) -> Odds:
    left = health(table, body)
    of = {
        f"unhurt:{body.id}": wounds.get(0, 0.0),
        f"death:{body.id}": sum(chance for count, chance in wounds.items() if count >= left),
    }
    mean = sum(count * chance for count, chance in wounds.items())
    return Odds(of, {"wounds": {str(count): wounds[count] for count in sorted(wounds)}, "mean": mean})
