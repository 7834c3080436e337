"""From options to the first state."""

from collections.abc import Collection, Mapping
from typing import Any

from holdfast.games.last_bastion.content.schema import BOARD_COLOURS, COLOURS, HEROES, LEVELS, TILES, Content
from holdfast.games.last_bastion.message_ids import Fault
from holdfast.games.last_bastion.rules.geometry import CENTRE, SIDES, SLOTS, opposite
from holdfast.games.last_bastion.state import Hero, LastBastionState
from holdfast.kernel.chance import Chance
from holdfast.kernel.deck import Deck, Layer
from holdfast.kernel.settings import Setting

SETTINGS = (
    Setting("players", "number", 2, low=1, high=4, rule="LB-GAME-2"),
    Setting("level", "one", "normal", values=LEVELS, words="level", rule="LB-GAME-4"),
    Setting(
        "heroes", "many", None, values=HEROES, count="players", chancy=True, words="hero", rule="LB-SETUP-3"
    ),
    Setting(
        "boards", "many", None, values=BOARD_COLOURS, count=4, chancy=True, words="board", rule="LB-RULE-8"
    ),
    Setting(
        "sides",
        "many",
        None,
        values=SIDES,
        count="players",
        chancy=True,
        usual=True,
        words="side",
        rule="LB-PLAYERS-3",
    ),
    Setting("first", "number", None, low=1, high=4, chancy=True, rule="LB-RULE-12"),
    Setting(
        "evil_figures",
        "one",
        "unlimited",
        values=("unlimited", "limited"),
        words="evil-figures",
        rule="LB-RULE-6",
    ),
    Setting(
        "sindara_actions",
        "one",
        "strict",
        values=("strict", "loose"),
        words="sindara-actions",
        rule="LB-RULE-105",
    ),
    Setting(
        "feng_li_rerolls",
        "one",
        "once",
        values=("once", "every-roll"),
        words="feng-li-rerolls",
        rule="LB-RULE-108",
    ),
    Setting("questions", "one", "brief", values=("brief", "all"), words="questions", rule="LB-RULE-21"),
)

DRAWS = ("horde", "bottom")
"""What the deck names its draws."""
USUAL_SIDES = {1: (0,), 2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def sides(options: Mapping[str, Any]) -> tuple[int, ...]:
    """The side of each seat; two players sit opposite each other (LB-PLAYERS-3)."""
    chosen = options["sides"]
    if chosen is None:
        return USUAL_SIDES[options["players"]]
    return tuple(SIDES.index(side) for side in chosen)


def option_faults(options: Mapping[str, Any]) -> list[Fault]:
    """What is wrong with options that are each right by themselves."""
    faults = []
    first, players = options["first"], options["players"]
    if first is not None and first > players:
        faults.append(Fault("out-of-range", "first", {"value": first, "low": 1, "high": players}))
    taken = sides(options)
    if len(taken) == 2 and opposite(taken[0]) != taken[1]:
        faults.append(Fault("side-by-side", "sides"))
    return faults


def set_up(options: Mapping[str, Any], content: Content, chance: Chance) -> LastBastionState:
    """Lay out the bastion, seat the heroes, deal the tokens, build the deck (LB-SETUP-1 to 20)."""
    players: int = options["players"]
    level = content.levels[options["level"]]
    tokens = content.tokens
    tiles = _shuffled("tile", list(TILES), 9, chance)
    boards = list(options["boards"] or _shuffled("board", list(BOARD_COLOURS), 4, chance))
    ids = list(options["heroes"] or _shuffled("hero", list(HEROES), players, chance))
    where = sides(options)
    seats = [str(seat + 1) for seat in range(players)]
    first = int(options["first"] or chance.pick("first", seats)) - 1
    reserve = dict.fromkeys(COLOURS, tokens.equipment)
    heroes = []
    for seat, id in enumerate(ids):
        equipment: dict[str, int] = {}
        for colour in (boards[where[seat]], *level.extra_equipment):
            if reserve[colour]:
                reserve[colour] -= 1
                equipment[colour] = equipment.get(colour, 0) + 1
        heroes.append(Hero(id, where[seat], CENTRE, tokens.start_life, tokens.start_calls, equipment))
    return LastBastionState(
        tiles=tiles,
        boards=boards,
        heroes=heroes,
        slots=[None] * SLOTS,
        deck=build_deck(content, players, options["level"], scripted_cards(chance)),
        level=options["level"],
        life=tokens.life - tokens.start_life * players,
        calls=tokens.calls - tokens.start_calls * players,
        equipment={colour: count for colour, count in reserve.items() if count},
        first=where[first],
        side=where[first],
    )


def scripted_cards(chance: Chance) -> set[str]:
    """The cards that are known to come: a game that was recorded is dealt again."""
    results = [result.partition(":") for result in chance.script]
    return {card for name, _, card in results if name in DRAWS}


def build_deck(content: Content, players: int, level_id: str, known: Collection[str] = ()) -> Deck:
    """Monsters on top, then for each warlord the warlord and a block of monsters (LB-LEVEL-4).

    A retired card that is known to come lies in the deck instead of the one that took its place.
    """
    level = content.levels[level_id]
    top = content.deck_monsters(players, level) - level.warlords * level.block
    layers = [Layer("monster", top)] if top else []
    for _ in range(level.warlords):
        layers.append(Layer("warlord", 1))
        if level.block:
            layers.append(Layer("monster", level.block))
    former = {
        replacement: card
        for card in known
        if card in content.cards and (replacement := content.cards[card].retired) is not None
    }
    pools = {"monster": content.monsters, "warlord": content.warlords}
    return Deck({name: [former.get(card, card) for card in dealt] for name, dealt in pools.items()}, layers)


def _shuffled(name: str, things: list[str], count: int, chance: Chance) -> list[str]:
    """That many of the things, in an order that chance decides."""
    order = []
    for _ in range(count):
        thing = chance.pick(name, things) if len(things) > 1 else things[0]
        things.remove(thing)
        order.append(thing)
    return order
