"""A player of Sword & Sorcery who knows where the quest leads, arms himself and hits what is near.

He is no match for the bots; that even he wins a quest now and then shows that it can be won.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence

from holdfast.games.sword_and_sorcery.bot.progress import objectives_left
from holdfast.games.sword_and_sorcery.content.schema import Item
from holdfast.games.sword_and_sorcery.rules.geometry import FAR, geometry_of_map
from holdfast.games.sword_and_sorcery.rules.hero.equipment import slots_for
from holdfast.games.sword_and_sorcery.rules.stats import health, may_use
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryState, SwordAndSorceryTable, field_of
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option

Offer = dict[str, list[Option]]
"""The options by their verbs."""
PLAIN = ("resurrect", "empower", "spend", "focus", "lead", "go", "keep", "equip", "done")
"""What is chosen as soon as it is offered, the first of these first."""
CLOSE = 2
"""An enemy so near is dealt with before the quest goes on."""
BETTER = 0.2


def goal(table: SwordAndSorceryTable) -> str:
    """The area where the quest goes on."""
    state = table.state
    held = [key for hero in state.heroes for key in hero.keys]
    flags = state.flags
    match state.quest:
        case "drowned-village":
            return "i" if flags.get("family") else "d"
        case "merchants-road" if flags.get("beacon"):
            return "g"
        case "merchants-road":
            opened = "door-2" not in state.locks or "blue" in held
            return "k" if opened else state.keys["blue"]
        case "troll-bridge" | "lamp-of-souls":
            return "e"
        case "lost-ring":
            return "c"
        case "under-the-crown" if flags.get("king"):
            return "m"
        case "broken-seal" | "under-the-crown":
            return "h"
    return _read_goal(table)


def _read_goal(table: SwordAndSorceryTable) -> str:
    """The area of the first thing that the file of the quest wants done."""
    areas = {foe.card: foe.figures[0].area for foe in table.state.foes if foe.figures}
    wanted = [one.area or areas.get(one.what, "") for one in objectives_left(table)]
    return next((area for area in wanted if area), field_of(table).quest.start[0])


def worth(item: Item) -> float:
    """What a weapon or armor is good for."""
    if item.kind == "weapon":
        return item.hits + 1.1 * item.red + 0.5 * item.blue + 0.2 * len(item.effects) + 0.15 * item.range
    return 1.5 * item.armor + 0.5 * item.defence + item.mshield if item.kind == "armor" else 0.0


class PlainPlayer:
    """Answers for every seat."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)
        self._served: set[str] = set()
        self._bought: set[tuple[str, str]] = set()

    def choose(self, game: Game) -> Option:
        """What he does now."""
        question = game.question
        assert question is not None
        offer: Offer = defaultdict(list)
        for one in question.choices:
            offer[one.verb].append(one)
        if offer["leave"]:
            return self._shop(game.table, offer)
        if offer["end-turn"]:
            hero = _active(game.table.state)
            return (
                self._haunt(game.table, hero, offer) if hero.ghost else self._fight(game.table, hero, offer)
            )
        if offer["target"]:
            return min(offer["target"], key=lambda one: _strength(game.table, one.on[0]))
        for verb in PLAIN:
            if offer[verb]:
                return offer[verb][0]
        return self._luck.choice(list(question.choices))

    def _haunt(self, table: SwordAndSorceryTable, hero: Hero, offer: Offer) -> Option:
        if offer["scream"]:
            return offer["scream"][0]
        at_home = table.state.shrines.get(hero.area, False)
        return (offer["end-turn"] if at_home or not offer["rebirth"] else offer["rebirth"])[0]

    # -- in the Emporium -----------------------------------------------------------------------

    def _shop(self, table: SwordAndSorceryTable, offer: Offer) -> Option:
        visit = table.state.visit
        assert visit is not None
        hero = next(hero for hero in table.state.heroes if hero.id in visit.counters)
        gains = [(_gain(table, hero, one.on[0], one.on[1]), one) for one in offer["equip"]]
        best = max(gains, key=lambda pair: pair[0], default=(0.0, None))
        if best[1] is not None and best[0] > 0:
            return best[1]
        if offer["store"]:
            return offer["store"][0]
        return self._buy(table, hero, offer)

    def _buy(self, table: SwordAndSorceryTable, hero: Hero, offer: Offer) -> Option:
        wares = [one for one in (*offer["buy"], *offer["take"]) if (hero.id, one.id) not in self._bought]
        found = [(max(_gains(table, hero, one.on[0]), default=0.0), one) for one in wares]
        gain, best = max(found, key=lambda pair: pair[0], default=(0.0, None))
        potion = next((one for one in offer["buy"] if one.on[0].startswith("healing-potion")), None)
        chosen = best if gain > BETTER else potion if len(hero.pack) < CLOSE else None
        if chosen is not None:
            self._bought.add((hero.id, chosen.id))
            return chosen
        self._served.add(hero.id)
        waiting = [one for one in offer["shop"] if one.on[0] not in self._served]
        return (waiting or offer["leave"])[0]

    # -- on the map ----------------------------------------------------------------------------

    def _fight(self, table: SwordAndSorceryTable, hero: Hero, offer: Offer) -> Option:
        for verb in ("quest", "stand", "take-key", "unlock", "pick-up"):
            if offer[verb]:
                return offer[verb][0]
        if hero.wounds > CLOSE and offer["use"]:
            return offer["use"][0]
        if offer["attack"]:
            powers = [one for one in offer["power"] if _is_fierce(table, one.on[0])]
            if powers:
                return self._luck.choice(powers)
            return max(offer["attack"], key=lambda one: _promise(table, one))
        for verb in ("activate", "open", "break", "search"):
            if offer[verb]:
                return offer[verb][0]
        step = _step(table, hero, offer["move"])
        if step is not None:
            return step
        stays = bool(offer["move"]) or _steps(table, hero.area, _aim(table, hero)) <= 1
        return (offer["end-turn"] if stays or not offer["dash"] else offer["dash"])[0]


def _active(state: SwordAndSorceryState) -> Hero:
    return next(hero for hero in state.heroes if hero.id == state.active)


def _strength(table: SwordAndSorceryTable, id: str) -> int:
    """The weakest enemy and the most wounded hero come first."""
    for hero in table.state.heroes:
        if hero.id == id:
            return -hero.wounds
    figures = [figure for foe in table.state.foes for figure in foe.figures]
    return next((health(table, figure) for figure in figures if figure.id == id), 0)


def _gain(table: SwordAndSorceryTable, hero: Hero, piece: str, slot: str) -> float:
    """How much better armed the hero is with that card in that slot."""
    content = table.content
    item = content.item(piece)
    held = {name: content.item(card) for name, card in hero.slots.items()}
    if slot == "off":
        main = held.get("main")
        if main is None or main.hand == "two":
            return 0.0
        return 0.4 * (worth(item) - (worth(held["off"]) if "off" in held else 0.0))
    before = worth(held[slot]) if slot in held else 0.0
    if item.hand == "two" and "off" in held:
        before += 0.4 * worth(held["off"])
    return worth(item) - before


def _gains(table: SwordAndSorceryTable, hero: Hero, piece: str) -> Iterable[float]:
    item = table.content.item(piece)
    if may_use(table, hero, item):
        yield from (_gain(table, hero, piece, slot) for slot in slots_for(item))


def _is_fierce(table: SwordAndSorceryTable, power: str) -> bool:
    return table.content.powers[power].kind in ("free", "combat")


def _promise(table: SwordAndSorceryTable, attack: Option) -> float:
    """A good weapon on a weak enemy."""
    piece, target = attack.on
    arms = 0.0 if piece == "bare-hands" else worth(table.content.item(piece))
    return 3 * arms - _strength(table, target)


def _steps(table: SwordAndSorceryTable, start: str, end: str) -> int:
    return geometry_of_map(field_of(table).map, ()).walk[start][end]


def _aim(table: SwordAndSorceryTable, hero: Hero) -> str:
    """Where he wants to be: at a boss, at an enemy close by, or where the quest goes on."""
    state = table.state
    bosses = [figure.area for foe in state.foes if foe.boss for figure in foe.figures]
    near = [figure.area for foe in state.foes for figure in foe.figures]
    ways = [(_steps(table, hero.area, area), area) for area in bosses or near]
    way, area = min(ways, default=(FAR, ""))
    return area if way <= (FAR - 1 if bosses else CLOSE) else goal(table)


def _step(table: SwordAndSorceryTable, hero: Hero, moves: Sequence[Option]) -> Option | None:
    """The next area on the way, unless an enemy holds him here."""
    engaged = any(figure.area == hero.area for foe in table.state.foes for figure in foe.figures)
    if engaged or not moves:
        return None
    aim = _aim(table, hero)
    best = min(moves, key=lambda one: _steps(table, one.on[0], aim))
    return best if _steps(table, best.on[0], aim) < _steps(table, hero.area, aim) else None
