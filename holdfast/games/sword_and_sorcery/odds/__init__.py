"""Exact chances of what may come of an option."""

from collections.abc import Callable

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.odds import attacks, encounters, finds, purchases, saves_and_draws
from holdfast.games.sword_and_sorcery.odds.damage import UnknownOdds
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option


def odds(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """Exact chances of what may come of an option; of an attack that is repeated, for the first time."""
    calculate = ODDS_BY_VERB.get(option.verb)
    if calculate is None:
        return None
    try:
        return calculate(table, question, option)
    except UnknownOdds:
        return None


ODDS_BY_VERB: dict[str, Callable[[SwordAndSorceryTable, Question, Option], Odds | None]] = {
    "attack": attacks.with_weapon,
    "power": attacks.with_power,
    "target": attacks.against,
    "again": attacks.once_more,
    "focus": attacks.with_or_without_focus,
    "plain": attacks.with_or_without_focus,
    "spend": purchases.after_purchase,
    "aid": purchases.after_aid,
    "die": purchases.after_die,
    "enough": purchases.as_it_is,
    "search": finds.in_search,
    "open": finds.of_trap,
    "break": finds.of_trap,
    "pick-up": finds.of_loot,
    "tavern": finds.of_bet,
    "end-turn": encounters.of_encounter,
    "move": saves_and_draws.fumble,
    "stand": saves_and_draws.fumble,
    "dash": saves_and_draws.fumble,
    "use": saves_and_draws.fumble,
    "unlock": saves_and_draws.fumble,
    "take-key": saves_and_draws.fumble,
    "drop": saves_and_draws.fumble,
    "rearrange": saves_and_draws.fumble,
    "exchange": saves_and_draws.fumble,
    "provoke": saves_and_draws.fumble,
    "quest": saves_and_draws.fumble,
    "activate": saves_and_draws.fumble,
    "imbue": saves_and_draws.fumble,
}
