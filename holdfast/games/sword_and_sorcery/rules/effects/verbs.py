"""Every verb that statements know, in one table."""

from holdfast.games.sword_and_sorcery.rules.effects import verbs_enemy as deeds_enemy
from holdfast.games.sword_and_sorcery.rules.effects import verbs_figure as deeds_body
from holdfast.games.sword_and_sorcery.rules.effects import verbs_goods as deeds_goods
from holdfast.games.sword_and_sorcery.rules.effects import verbs_quest as deeds_quest
from holdfast.games.sword_and_sorcery.rules.effects.context import Deed

DEEDS: dict[str, Deed] = {
    **deeds_body.DEEDS,
    **deeds_goods.DEEDS,
    **deeds_enemy.DEEDS,
    **deeds_quest.DEEDS,
}
