"""The odds of an attack on a figure, and the names of what may come of it."""

from holdfast.games.sword_and_sorcery.odds.attack_outcomes import AttackOdds
from holdfast.games.sword_and_sorcery.rules.find import figure_of
from holdfast.games.sword_and_sorcery.state import Attack, Body, SwordAndSorceryTable


def attack_odds_of(table: SwordAndSorceryTable, attack: Attack, attacker: Body, target: str) -> AttackOdds:
    """The attack as it stands now, at one of its targets."""
    body = figure_of(table.state, target)
    assert body is not None
    return AttackOdds(table, attack, attacker, body)


def named(chances: dict[str, float], target: str) -> dict[str, float]:
    """The chances by the ids that people are told them with."""
    of = {f"kill:{target}": chances["kill"], f"hurt:{target}": chances["hurt"]}
    for key, chance in chances.items():
        if key not in ("kill", "hurt"):
            of[f"effect:{key}"] = chance
    return of
