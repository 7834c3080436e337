"""What is worth buying and wearing."""

from holdfast.games.sword_and_sorcery.bot.caches import BOT_CACHES, MAX_GOODS, GoodsValues, LatestGoods
from holdfast.games.sword_and_sorcery.bot.situation import item_value
from holdfast.games.sword_and_sorcery.content.schema import Item
from holdfast.games.sword_and_sorcery.rules.hero.equipment import slots_for
from holdfast.games.sword_and_sorcery.rules.stats import capacity, may_use
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryTable

BETTER = 0.35
"""A card must be so much better to be bought."""
POTIONS = 2
OTHER_HAND = 0.45


def value_of(table: SwordAndSorceryTable, piece: str) -> float:
    """What a card is good for."""
    known = BOT_CACHES[table.content].item_values
    found = known.get(piece)
    if found is None:
        found = known[piece] = item_value(table.content.item(piece))
    return found


def goods_of(table: SwordAndSorceryTable, hero: Hero) -> GoodsValues:
    """What cards are worth to the hero as he is equipped now: what is known of that already."""
    cards = hero.pack, hero.slots, hero.powers, hero.rank
    caches = BOT_CACHES[table.content]
    last = caches.latest_goods.get(hero.card)
    if last is not None and last.cards == cards:
        return last.values
    powers = tuple([held.id for held in hero.powers])
    key = hero.card, hero.rank, tuple(hero.slots.items()), hero.pack, powers
    values = caches.goods.get(key)
    if values is None:
        if len(caches.goods) >= MAX_GOODS:
            caches.goods.clear()
        values = caches.goods[key] = GoodsValues()
    caches.latest_goods[hero.card] = LatestGoods(cards, values)
    return values


def gain_in(table: SwordAndSorceryTable, hero: Hero, piece: str, slot: str) -> float:
    """How much better armed the hero is with that card in that slot."""
    known = goods_of(table, hero).gains_in
    found = known.get((piece, slot))
    if found is None:
        found = known[piece, slot] = _gain_in(table, hero, piece, slot)
    return found


def _gain_in(table: SwordAndSorceryTable, hero: Hero, piece: str, slot: str) -> float:
    content = table.content
    item = content.item(piece)
    held = hero.slots.get(slot)
    before = value_of(table, held) if held is not None else 0.0
    if slot == "off":
        main = hero.slots.get("main")
        if main is None or content.item(main).hand == "two":
            return -1.0
        return OTHER_HAND * (value_of(table, piece) - before)
    if item.hand == "two" and "off" in hero.slots:
        before += OTHER_HAND * value_of(table, hero.slots["off"])
    return value_of(table, piece) - before


def gain_of(table: SwordAndSorceryTable, hero: Hero, piece: str) -> float:
    """How much better armed the hero could be with that card."""
    known = goods_of(table, hero).gains
    found = known.get(piece)
    if found is None:
        item = table.content.item(piece)
        found = 0.0
        if may_use(table, hero, item):
            found = max([_gain_in(table, hero, piece, slot) for slot in slots_for(item)], default=0.0)
        known[piece] = found
    return found


def is_better_packed(table: SwordAndSorceryTable, hero: Hero) -> bool:
    """Is there something better in the inventory than what is worn?"""
    values = goods_of(table, hero)
    found = values.is_better_packed
    if found is None:
        found = any(gain_of(table, hero, piece) > 0 for piece in hero.pack)
        values.is_better_packed = found
    return found


def purchase_value(table: SwordAndSorceryTable, hero: Hero, piece: str) -> float:
    """How much a hero wants to have that card."""
    known = goods_of(table, hero).purchases
    found = known.get(piece)
    if found is None:
        found = known[piece] = _purchase_value(table, hero, piece)
    return found


def _purchase_value(table: SwordAndSorceryTable, hero: Hero, piece: str) -> float:
    item = table.content.item(piece)
    if item.kind in ("weapon", "armor", "artifact"):
        have = max((gain_of(table, hero, one) for one in hero.pack), default=0.0)
        gain = gain_of(table, hero, piece) - max(have, 0.0)
        return gain if gain > BETTER else 0.0
    if item.kind == "consumable" and may_use(table, hero, item):
        potions = sum(table.content.item(one).kind == "consumable" for one in hero.pack)
        return 0.3 if potions < POTIONS and _heals(table, item) else 0.0
    return 0.0


def _heals(table: SwordAndSorceryTable, item: Item) -> bool:
    known = BOT_CACHES[table.content].healing
    found = known.get(item.id)
    if found is None:
        found = known[item.id] = any("heal" in str(statement) for statement in item.do)
    return found


def wants(table: SwordAndSorceryTable, hero: Hero) -> bool:
    """Is there something left for this hero to do in the Emporium?"""
    if is_better_packed(table, hero):
        return True
    if len(hero.pack) >= capacity(table, hero):
        return False
    state, content = table.state, table.content
    crowns = hero.crowns
    for piece in state.emporium:
        for face in dict.fromkeys((piece, content.other_face(piece))):
            cost = content.item(face).cost
            if cost and cost <= crowns and purchase_value(table, hero, face) > 0:
                return True
    return any(purchase_value(table, hero, piece) > 0 for piece in state.stash)
