"""Trophies on the ground, and taking them (SS-LOOT-6 to SS-LOOT-10)."""

from holdfast.games.sword_and_sorcery.rules.quest import goods, piles
from holdfast.games.sword_and_sorcery.state import Ally, GroundItems, Hero, SwordAndSorceryTable
from holdfast.kernel.table import Rule


def leave(
    table: SwordAndSorceryTable, area: str, *, crowns: int = 0, loot: int = 0, treasure: int = 0
) -> None:
    """Trophies are put into an area; what the supply does not have is not put there (SS-RULE-175)."""
    state = table.state
    lying = state.ground.setdefault(area, GroundItems())
    if crowns:
        value = goods.take_from_bank(table, crowns)
        lying.crowns += value
        table.note("trophy-crowns", area=area, count=value)
    if loot:
        hidden = sum(one.loot for one in state.ground.values())
        hidden += sum(ally.load == "loot" for ally in state.allies)
        tokens = min(loot, piles.size(state.loot) - hidden)
        if tokens > 0:
            lying.loot += tokens
            table.note("trophy-loot", area=area, count=tokens)
    if treasure:
        cards = min(treasure, piles.size(state.treasures) - goods.hidden_treasures(table))
        if cards > 0:
            lying.treasure += cards
            table.note("trophy-treasure", area=area, count=cards)
    if not lying:
        del state.ground[area]


TROPHIES = ("crowns", "loot", "treasure")


def things(lying: GroundItems) -> list[str]:
    """What can be picked up here, by the names that options use."""
    found = list(lying.items)
    if lying.crowns:
        found.append("crowns")
    if lying.loot:
        found.append("loot")
    if lying.treasure:
        found.append("treasure")
    return found


def pick_up(table: SwordAndSorceryTable, hero: Hero, thing: str) -> Rule[None]:
    """One thing from the ground: items to the inventory, loot and treasures are turned over."""
    state = table.state
    lying = state.ground[hero.area]
    table.note("picks-up", hero.seat, hero=hero.id, thing=thing)
    match thing:
        case "crowns":
            value, lying.crowns = lying.crowns, 0
            hero.crowns += value
            table.note("crowns", hero.seat, hero=hero.id, count=value)
        case "loot":
            lying.loot -= 1
            yield from turn_over(table, hero)
        case "treasure":
            lying.treasure -= 1
            yield from goods.draw_treasure(table, hero)
        case _:
            lying.items = [piece for piece in lying.items if piece != thing]
            yield from goods.receive(table, hero, thing) or ()
    tidy(table, hero.area)


def fetch(table: SwordAndSorceryTable, ally: Ally, thing: str) -> None:
    """A companion takes one thing from the ground; trophies stay face down (SS-RULE-187)."""
    lying = table.state.ground[ally.area]
    match thing:
        case "crowns":
            ally.crowns, lying.crowns = lying.crowns, 0
        case "loot":
            lying.loot -= 1
        case "treasure":
            lying.treasure -= 1
        case _:
            lying.items = [piece for piece in lying.items if piece != thing]
    ally.load = thing
    table.note("fetches", companion=ally.id, thing=thing)
    tidy(table, ally.area)


def put_load_down(table: SwordAndSorceryTable, ally: Ally) -> None:
    """What a companion carries lies where it stands."""
    thing, ally.load = ally.load, ""
    if not thing:
        return
    lying = table.state.ground.setdefault(ally.area, GroundItems())
    match thing:
        case "crowns":
            lying.crowns += ally.crowns
            ally.crowns = 0
        case "loot":
            lying.loot += 1
        case "treasure":
            lying.treasure += 1
        case _:
            lying.items = [*lying.items, thing]


def give_load(table: SwordAndSorceryTable, ally: Ally, hero: Hero) -> Rule[None]:
    """A companion gives a hero what it carries; a trophy is turned over now."""
    thing, ally.load = ally.load, ""
    match thing:
        case "crowns":
            value, ally.crowns = ally.crowns, 0
            hero.crowns += value
            table.note("crowns", hero.seat, hero=hero.id, count=value)
        case "loot":
            yield from turn_over(table, hero)
        case "treasure":
            yield from goods.draw_treasure(table, hero)
        case _:
            yield from goods.receive(table, hero, thing) or ()


def tidy(table: SwordAndSorceryTable, area: str) -> None:
    """An area with nothing on the ground is not listed."""
    if area in table.state.ground and not table.state.ground[area]:
        del table.state.ground[area]


def turn_over(table: SwordAndSorceryTable, hero: Hero) -> Rule[None]:
    """A loot token is turned over for a hero."""
    state = table.state
    token = piles.draw(table, state.loot, "loot")
    if token is None:
        return
    state.loot.discard.append(token)
    entry = table.content.loot[token.partition(".")[0]]
    table.note("loot", hero.seat, hero=hero.id, loot=entry.id)
    if entry.crowns:
        goods.gain_crowns(table, hero, entry.crowns)
    if entry.shards:
        state.shards += entry.shards
        table.note("shards", count=entry.shards)
    for _ in range(entry.treasure):
        yield from goods.draw_treasure(table, hero)
