"""Items, crowns and treasures: where they come from and where they go."""

from collections.abc import Mapping

from holdfast.games.sword_and_sorcery.content.schema import COINS, SMALLEST_COIN, Coin
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.quest import piles, triggers
from holdfast.games.sword_and_sorcery.rules.stats import bonus, full_shields, has_room
from holdfast.games.sword_and_sorcery.state import GroundItems, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Option, option
from holdfast.kernel.table import Rule

ANVIL_FEE = 50
TAVERN_STAKE = 5
PRICE_OF_TREASURE = 25
"""In crowns, times its Act (SS-EMPORIUM-10)."""


SUMS: dict[tuple[str, int, str], list[Option]] = {}
"""The options for sums that were offered so far, from the smallest on."""


def sums(verb: str, seat: int, crowns: int, to: str = "") -> list[Option]:
    """An option for every sum up to so many crowns, perhaps to somebody: `lend:10>arne`; listed once."""
    count = crowns // SMALLEST_COIN
    known = SUMS.get((verb, seat, to))
    if known is None or len(known) < count:
        known = _list_sums(verb, seat, crowns, to)
    return known[:count]


def _list_sums(verb: str, seat: int, crowns: int, to: str) -> list[Option]:
    target = f">{to}" if to else ""
    counts = range(SMALLEST_COIN, crowns + 1, SMALLEST_COIN)
    found = SUMS[verb, seat, to] = [option(f"{verb}:{count}{target}", seat) for count in counts]
    return found


def discard(table: SwordAndSorceryTable, piece: str) -> None:
    """A card goes where its kind goes (SS-RULE-148), its standard side up."""
    state = table.state
    item = table.content.item(piece)
    state.charges.pop(piece, None)
    if not item.deck:
        piece = table.content.other_face(piece)
        item = table.content.item(piece)
    match item.deck:
        case "treasure" | "quest":
            state.treasures.discard.append(piece)
        case "stash":
            state.stash = (*state.stash, piece)
        case "emporium":
            state.emporium = (*state.emporium, piece)
        case "soul-weapon":
            state.soul_weapons.append(piece)


def lay_down(table: SwordAndSorceryTable, area: str, piece: str) -> None:
    """An item on the ground."""
    lying = table.state.ground.setdefault(area, GroundItems())
    lying.items = [*lying.items, piece]
    table.note("lies", item=piece, area=area)


def receive(table: SwordAndSorceryTable, hero: Hero, piece: str) -> Rule[None] | None:
    """A card for the inventory; without room it lies in the hero's area (SS-ITEM-4, SS-RULE-145)."""
    item = table.content.item(piece)
    if item.charges and piece not in table.state.charges:
        table.state.charges[piece] = item.charges
    if hero.ghost or not has_room(table, hero):
        lay_down(table, hero.area, piece)
        return None
    hero.pack = (*hero.pack, piece)
    table.note("receives", hero.seat, hero=hero.id, item=piece)
    return triggers.fire(table, "taken", item.id)


def shed(table: SwordAndSorceryTable, hero: Hero, before: int = 0) -> Rule[None] | None:
    """Magic shields and inventory fit what is still in use (SS-RULE-87, SS-RULE-145).

    `before` is how many magic shields his cards gave when all of them were still there.
    """
    if hero.shields and before:
        given = max(hero.shields - before, 0)
        hero.shields = min(hero.shields, full_shields(table, hero) + given)
    return None if has_room(table, hero, 0) else _put_down_the_rest(table, hero)


def _put_down_the_rest(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    while not has_room(table, hero, 0):
        options = [option(f"put-down:{piece}", hero.seat) for piece in hero.pack]
        choice = yield Question("too-much", options, {"hero": hero.id})
        piece = choice.on[0]
        hero.pack = tuple([one for one in hero.pack if one != piece])
        lay_down(table, hero.area, piece)


# -- crowns ------------------------------------------------------------------------------------


def coins(supply: Mapping[Coin, int], count: int) -> dict[Coin, int]:
    """Tokens of the highest possible values out of a supply (SS-CROWN-3, SS-CROWN-4)."""
    taken: dict[Coin, int] = {}
    for coin, value in COINS.items():
        number = min(count // value, supply.get(coin, 0))
        if number:
            taken[coin] = number
            count -= number * value
    return taken


def gain_crowns(table: SwordAndSorceryTable, hero: Hero, count: int) -> None:
    """Crowns from the supply, limited to the tokens there are (SS-CROWN-5); none for a Ghost Soul."""
    if hero.ghost:
        return
    value = take_from_bank(table, count)
    if value:
        hero.crowns += value
        table.note("crowns", hero.seat, hero=hero.id, count=value)


def take_from_bank(table: SwordAndSorceryTable, count: int) -> int:
    """As many crowns as there are of those wanted."""
    state = table.state
    value = count if count < state.bank else state.bank
    state.bank -= value
    return value


def pay_crowns(table: SwordAndSorceryTable, hero: Hero, count: int) -> None:
    """Crowns to the supply."""
    hero.crowns -= count
    table.state.bank += count
    table.note("paid", hero.seat, hero=hero.id, count=count)


# -- treasures ---------------------------------------------------------------------------------


def draw_treasure(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    """A treasure for a hero; some draw more and keep one (SS-EX-21)."""
    state = table.state
    drawn: list[str] = []
    for _ in range(1 + bonus(table, hero, "treasures")):
        if len(state.treasures.deck) + len(state.treasures.discard) > hidden_treasures(table):
            piece = piles.draw(table, state.treasures, "treasure")
            if piece is not None:
                drawn.append(piece)
    if not drawn:
        return
    keep = drawn[0]
    if len(drawn) > 1:
        options = [option(f"keep:{piece}", hero.seat) for piece in drawn]
        choice = yield Question("keep", options, {"hero": hero.id})
        keep = choice.on[0]
    for piece in drawn:
        if piece != keep:
            piles.put_back(state.treasures, piece)
    yield from find_treasure(table, hero, keep)


def hidden_treasures(table: SwordAndSorceryTable) -> int:
    """Treasure cards that lie face down on the map: they are not decided yet, but no longer in the deck."""
    state = table.state
    lying = sum(lying.treasure for lying in state.ground.values())
    return lying + sum(ally.load == "treasure" for ally in state.allies)


def find_treasure(table: SwordAndSorceryTable, hero: Hero, piece: str) -> Rule[None]:
    """A treasure is looked at: crowns are replaced by tokens at once (SS-CROWN-2)."""
    item = table.content.item(piece)
    table.note("treasure", hero.seat, hero=hero.id, item=piece)
    if item.kind == "crowns":
        gain_crowns(table, hero, item.crowns)
        discard(table, piece)
        return
    yield from receive(table, hero, piece) or ()
