"""Odds, exact. How good a position is: `position`; what suggests itself: `inclinations`."""

from collections.abc import Callable

from holdfast.games.sword_and_sorcery.blows import Unforeseen
from holdfast.games.sword_and_sorcery.judge import attacks, encounters, finds, luck, purchases
from holdfast.games.sword_and_sorcery.state import Play
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option, Question


def odds(table: Play, question: Question, option: Option) -> Odds | None:
    """Exact chances of what may come of an option; of an attack for the first of its blows."""
    reckon = WAYS.get(option.verb)
    if reckon is None:
        return None
    try:
        return reckon(table, question, option)
    except Unforeseen:
        return None


WAYS: dict[str, Callable[[Play, Question, Option], Odds | None]] = {
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
    "move": luck.fumble,
    "stand": luck.fumble,
    "dash": luck.fumble,
    "use": luck.fumble,
    "unlock": luck.fumble,
    "take-key": luck.fumble,
    "drop": luck.fumble,
    "rearrange": luck.fumble,
    "exchange": luck.fumble,
    "provoke": luck.fumble,
    "quest": luck.fumble,
    "activate": luck.fumble,
    "imbue": luck.fumble,
}
