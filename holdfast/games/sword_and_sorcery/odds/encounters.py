"""Which enemies act next."""

from collections import Counter

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.odds.attack_outcomes import copy_table
from holdfast.games.sword_and_sorcery.odds.saves_and_draws import next_cards
from holdfast.games.sword_and_sorcery.rules.enemy import encounter
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option


def of_encounter(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """Which enemies the encounter card may activate (SS-ENCOUNTER)."""
    state = table.state
    if question.ask != "hero-turn" or not state.foes:
        return None
    cards, tried = next_cards(state.encounters), copy_table(table)
    of = {f"acts:{foe.card}": 0.0 for foe in state.foes}
    for id, count in Counter(card.partition(".")[0] for card in cards).items():
        for card in _may_act(tried, table.content.encounters[id]):
            of[f"acts:{card}"] += count / len(cards)
    return Odds(of) if cards else None


def _may_act(table: SwordAndSorceryTable, card: printed.Encounter) -> set[str]:
    """Whom an encounter card activates, tried out on a copy of the table; where it is for the players to
    choose, all of those."""
    found, limit, _ = encounter.chosen(table, card.activate)
    if not found and card.otherwise:
        found, limit, _ = encounter.chosen(table, card.otherwise)
    state = table.state
    state.acting, state.limit = [foe.card for foe in found], limit
    acting: set[str] = set()
    while state.limit and (ready := encounter.next_ones(table)):
        now = {foe.card for foe in ready}
        acting |= {foe.card for foe in ready if not encounter.is_stunned(foe)}
        state.acting = [one for one in state.acting if one not in now]
        state.limit = max(state.limit - len(now), 0) if limit >= 0 else -1
    return acting
