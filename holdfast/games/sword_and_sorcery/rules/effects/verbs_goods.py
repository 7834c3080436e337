"""Verbs that give and take: shards, crowns, treasures, items, powers turned."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.dispatch import Verb
from holdfast.games.sword_and_sorcery.rules.effects.context import Scene
from holdfast.games.sword_and_sorcery.rules.find import hero_of
from holdfast.games.sword_and_sorcery.rules.hero import companions, powers
from holdfast.games.sword_and_sorcery.rules.quest import goods, loot
from holdfast.games.sword_and_sorcery.state import Hero
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

Args = tuple[str, ...]


def _receivers(scene: Scene) -> list[Hero]:
    """Who gets something: the targets, else whoever acts, else the active hero."""
    state = scene.table.state
    found = [body for body in scene.bodies() if type(body) is Hero and not body.ghost]
    if found:
        return found
    if type(scene.actor) is Hero:
        return [scene.actor]
    return [hero_of(state, state.active)] if state.active else [state.heroes[0]]


def _shards(scene: Scene, args: Args) -> None:
    count = scene.number(args[0])
    state = scene.table.state
    count = max(count, -state.shards)
    state.shards += count
    scene.table.note("shards", count=count)


def _crowns(scene: Scene, args: Args) -> None:
    owners = [scene.actor] if type(scene.actor) is Hero else _receivers(scene)
    count = scene.number(args[0])
    for hero in owners:
        if count < 0:
            goods.pay_crowns(scene.table, hero, min(-count, hero.crowns))
        else:
            goods.gain_crowns(scene.table, hero, count)


def _treasure(scene: Scene, args: Args) -> Rule[None]:
    for hero in _receivers(scene):
        for _ in range(scene.number(args[0])):
            yield from goods.draw_treasure(scene.table, hero)


def _loot(scene: Scene, args: Args) -> None:
    hero = _receivers(scene)[0]
    loot.leave(scene.table, hero.area, loot=scene.number(args[0]))


def _item(scene: Scene, args: Args) -> Rule[None]:
    """A named card, wherever it is set aside, comes to a hero (SS-DECK-11)."""
    table = scene.table
    state = table.state
    piece = next((one for one in state.set_aside if one.partition(".")[0] == args[0]), None)
    if piece is not None:
        state.set_aside = [one for one in state.set_aside if one != piece]
        yield from goods.receive(table, _receivers(scene)[0], piece) or ()


def _soul_weapon(scene: Scene, args: Args) -> Rule[None]:
    """A soul weapon of those the party can use (SS-SOULWEAPON-1, SS-SETUP-14)."""
    table = scene.table
    state = table.state
    if not state.soul_weapons:
        return
    hero = _receivers(scene)[0]
    options = [option(f"keep:{piece}", hero.seat) for piece in state.soul_weapons]
    choice = yield Question("soul-weapon", options, {"hero": hero.id})
    piece = choice.on[0]
    state.soul_weapons = [one for one in state.soul_weapons if one != piece]
    yield from goods.receive(table, hero, piece) or ()


def _turn_powers(scene: Scene, args: Args) -> None:
    heroes = [body for body in scene.bodies() if type(body) is Hero] or scene.table.state.heroes
    for hero in heroes:
        powers.turn(scene.table, hero, scene.number(args[1]) * (1 if args[0] == "back" else -1))


def _refresh(scene: Scene, args: Args) -> Rule[None]:
    """Used powers are turned face up at once (SS-POWER-23)."""
    for body in scene.bodies():
        if type(body) is Hero:
            count = 99 if args[0] == "all" else scene.number(args[0])
            yield from powers.refresh(scene.table, body, count, scene.seat)


def _summon(scene: Scene, args: Args) -> Rule[None]:
    if type(scene.actor) is Hero:
        yield from companions.summon(scene.table, scene.actor, args[0])


VERBS: dict[str, Verb] = {
    "shards": _shards,
    "crowns": _crowns,
    "treasure": _treasure,
    "loot": _loot,
    "item": _item,
    "soul-weapon": _soul_weapon,
    "turn-powers": _turn_powers,
    "refresh": _refresh,
    "summon": _summon,
}
