"""Every verb that statements know, in one table."""

from holdfast.games.sword_and_sorcery.rules import deeds_body, deeds_enemy, deeds_goods, deeds_quest
from holdfast.games.sword_and_sorcery.rules.scene import Deed

DEEDS: dict[str, Deed] = {
    **deeds_body.DEEDS,
    **deeds_goods.DEEDS,
    **deeds_enemy.DEEDS,
    **deeds_quest.DEEDS,
}
