"""Every verb that statements know, put into the one table."""

from holdfast.games.sword_and_sorcery.rules.dispatch import VERBS
from holdfast.games.sword_and_sorcery.rules.effects import verbs_enemy, verbs_figure, verbs_goods, verbs_quest


def register() -> None:
    """Fill the table."""
    for module in (verbs_figure, verbs_goods, verbs_enemy, verbs_quest):
        VERBS.update(module.VERBS)
