"""What the cards of a hero are good for: worked out once for each set of them."""

from itertools import filterfalse

from holdfast.games.sword_and_sorcery.content.cards import MOST_COPIES, Content, copies
from holdfast.games.sword_and_sorcery.rules.hero.equipment_effects import (
    AttackLine,
    Piece,
    Worn,
    add_lines,
    fits_style,
    worn_by,
)
from holdfast.games.sword_and_sorcery.rules.hero.power_effects import Row, row_of
from holdfast.games.sword_and_sorcery.state import Held, Hero, SwordAndSorceryTable

EQUIPMENT = ("weapon", "armor", "artifact")
"""Good for nothing in the inventory."""
LASTING = ("permanent",)
MOST_KITS = 8000
MOST_HANDS = 50
"""So many are remembered, of each kit; then all are forgotten, since there are more than anybody needs."""


class Kit:
    """The class, powers and equipped items of a hero at one rank, with what the inventory adds to stats."""

    __slots__ = (
        "_content",
        "_known_hands",
        "armor",
        "arms",
        "attack_lines",
        "capacity",
        "combat",
        "defence",
        "gear",
        "guard",
        "hp",
        "imbues",
        "lasting",
        "mp",
        "mshield",
        "rank",
        "row",
        "special",
        "style",
        "worn",
        "worth",
    )

    def __init__(
        self, content: Content, hero: Hero, row: Row | None = None, gear: Worn | None = None
    ) -> None:
        """Of the cards of a hero; who knows already what his powers or his equipment are good for says so."""
        card, rank = hero.card, hero.rank
        printed_class, gem = content.classes[card], content.gems[card]
        row, worn = row or row_of(content, hero), gear or worn_by(content, hero)
        self._content = content
        self._known_hands: dict[tuple[str, ...], Hands] = {}
        self.rank = rank
        self.style = printed_class.style
        self.row, self.gear = row, worn
        self.worn, self.arms, self.guard = worn.pieces, worn.arms, worn.guard
        self.imbues, self.mshield = worn.imbues, worn.mshield
        self.attack_lines = row.attack_lines + worn.attack_lines
        self.worth = worth = dict(row.worth)
        """What the passive lines add to each stat; flags count as 1."""
        for stat, count in worn.worth.items():
            worth[stat] = worth.get(stat, 0) + count
        self.lasting = _lasting(content, hero.pack)
        """The cards in the inventory that may add to stats."""
        for piece in self.lasting:
            item = content.item(piece)
            if fits_style(self.style, item):
                add_lines(worth, item.passive, rank)
        self.capacity: int = printed_class.capacity + worth.get("capacity", 0)
        self.mp: int = printed_class.mp + worth.get("mp", 0)
        self.combat: int = gem.combat[rank - 1] + worth.get("combat", 0)
        self.armor: int = worn.armor + worth.get("armor", 0)
        self.defence: int = worn.defence + worth.get("defence", 0)
        self.hp: int = gem.hp[rank - 1] + worth.get("hp", 0)
        self.special: int = gem.special[rank - 1] + worth.get("special", 0)

    def hands(self, pack: list[str]) -> "Hands":
        """What can be done with these cards and those in the inventory."""
        content, known = self._content, self._known_hands
        idle = _pieces_of(content, EQUIPMENT)
        key = tuple(filterfalse(idle.__contains__, pack))
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_HANDS:
                known.clear()
            found = known[key] = Hands(self, [(piece, content.item(piece)) for piece in key])
        return found


class Hands:
    """What a hero can do with the items of a kit and of his inventory."""

    __slots__ = ("attack_lines", "items", "moments", "reaction_items")

    def __init__(self, kit: Kit, packed: list[Piece]) -> None:
        any_consumables = "any-consumables" in kit.worth
        items: list[Piece] = []
        reaction_items: list[Piece] = []
        for one in [*kit.worn, *packed]:
            item = one[1]
            if item.action != "passive" and (
                fits_style(kit.style, item) or (any_consumables and item.kind == "consumable")
            ):
                (reaction_items if item.action == "reaction" else items).append(one)
        self.items = tuple(items)
        """Items that take an action: equipment in its slot, others in the inventory."""
        self.reaction_items = tuple(reaction_items)
        self.moments = kit.row.moments
        """When there is something to react with, a power or an item."""
        if reaction_items:
            self.moments = self.moments.union([item.moment for _, item in reaction_items])
        self.attack_lines = kit.attack_lines
        for piece, item in packed:
            if item.attack_effects and item.kind == "permanent":
                self.attack_lines += (AttackLine(piece, item.attack_effects, item.filter),)


Cards = tuple[list[str], dict[str, str], list[Held], int]
Latest = tuple[Cards, Kit, Hands | None]
"""The cards of a hero as they were, the kit they make, and what can be done with them once somebody asked."""


def kit_of(table: SwordAndSorceryTable, hero: Hero) -> Kit:
    """What a hero has now: what he had when last asked, or another kit of the same cards."""
    cards = hero.pack, hero.slots, hero.powers, hero.rank
    latest: dict[str, Latest] = table.content.latest
    try:
        known, kit, _ = latest[hero.card]
        if known == cards:
            return kit
    except KeyError:
        pass
    kit = _next_kit(table.content, hero, latest.get(hero.card))
    latest[hero.card] = cards, kit, None
    return kit


def _next_kit(content: Content, hero: Hero, last: Latest | None) -> Kit:
    """Most of what comes or goes leaves powers or equipment as they were, and often the whole kit."""
    row = gear = None
    lasting = _lasting(content, hero.pack)
    if last is not None:
        (_, slots, powers, rank), kit, _ = last
        row = kit.row if rank == hero.rank and powers == hero.powers else None
        gear = kit.gear if rank == hero.rank and slots == hero.slots else None
        if row is not None and gear is not None and kit.lasting == lasting:
            return kit
    row, gear = row or row_of(content, hero), gear or worn_by(content, hero)
    key, kits = (row, gear, lasting), content.kits
    found: Kit | None = kits.get(key)
    if found is None:
        if len(kits) >= MOST_KITS:
            kits.clear()
        found = kits[key] = Kit(content, hero, row, gear)
    return found


def hands_of(table: SwordAndSorceryTable, hero: Hero) -> Hands:
    """What a hero can do with his items now."""
    cards = hero.pack, hero.slots, hero.powers, hero.rank
    latest: dict[str, Latest] = table.content.latest
    try:
        known, _, hands = latest[hero.card]
        if hands is not None and known == cards:
            return hands
    except KeyError:
        pass
    return kit_and_hands(table, hero)[1]


def kit_and_hands(table: SwordAndSorceryTable, hero: Hero) -> tuple[Kit, Hands]:
    """What a hero has now, and what he can do with his items."""
    cards = hero.pack, hero.slots, hero.powers, hero.rank
    latest: dict[str, Latest] = table.content.latest
    try:
        known, kit, hands = latest[hero.card]
        if hands is not None and known == cards:
            return kit, hands
    except KeyError:
        pass
    kit = kit_of(table, hero)
    hands = kit.hands(hero.pack)
    latest[hero.card] = cards, kit, hands
    return kit, hands


def _lasting(content: Content, pack: list[str]) -> tuple[str, ...]:
    """The cards of an inventory that may add to stats as long as they lie there."""
    lasting = _pieces_of(content, LASTING)
    return () if lasting.isdisjoint(pack) else tuple(filter(lasting.__contains__, pack))


def _pieces_of(content: Content, kinds: tuple[str, ...]) -> frozenset[str]:
    """All cards of some kinds, copy by copy."""
    found: frozenset[str] | None = content.memo.get(("pieces-of", kinds))
    if found is None:
        found = content.memo["pieces-of", kinds] = _all_pieces_of(content, kinds)
    return found


def _all_pieces_of(content: Content, kinds: tuple[str, ...]) -> frozenset[str]:
    faces = [item.id for item in content.items.values() if item.kind in kinds]
    return frozenset([piece for face in faces for piece in copies(face, MOST_COPIES)])
