"""Why a hero would do something: the threat it answers or the chance it takes, as a message."""

from collections.abc import Callable

from holdfast.games.last_bastion.bot.situation import Situation, banish_worth
from holdfast.games.last_bastion.bot.threats import Threats
from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.rules.fight import shoots
from holdfast.games.last_bastion.rules.geometry import IN_LINE, TOUCHING
from holdfast.games.last_bastion.state import LastBastionTable, PlacedCard
from holdfast.kernel.question import Option
from holdfast.kernel.wording import Name

RECURRING = {
    "haunt": "intent-haunt",
    "lose-life": "intent-life",
    "decay": "intent-decay",
    "lose-round": "intent-round",
    "all-lose-round": "intent-round",
    "curse": "intent-curse",
    "all-curse": "intent-curse",
    "all-pin": "intent-pin",
    "draw": "intent-draw",
}
TILE_INTENTS = {
    "trebuchet": "intent-net",
    "tower": "intent-shift",
    "market": "intent-equipment",
    "tavern": "intent-tavern",
    "standard": "intent-standard",
    "fountain": "intent-cleanse",
    "dispensary": "intent-dispensary",
    "tomb": "intent-tomb",
    "quarry": "intent-trap",
}
HEAL = "intent-heal"
REST = "intent-rest"
POWER = "intent-power"
NEAREST_HARM = "intent-least-harm"


def explain(table: LastBastionTable, question: Question, option: Option) -> Name:
    """The reason for an option."""
    reason = REASONS.get(option.verb)
    return reason(table, option) if reason is not None else NEAREST_HARM


def _card(foe: PlacedCard) -> tuple[str, dict[str, object]]:
    return f"card-{foe.card}", {}


def against(table: LastBastionTable, slot: int) -> Name:
    """Why the card in that slot should fall."""
    state = table.state
    foe = state.slots[slot]
    assert foe is not None
    card = table.content.cards[foe.card]
    facts = {"card": _card(foe)}
    if card.warlord:
        return "intent-warlord", facts
    codes = [card.effects[number].code for number in card.recurring if foe.net != number]
    if foe.evil and "haunt" in codes:
        return "intent-doom" if len(state.evil) == 2 else "intent-loaded", facts
    if state.is_full(slot // 3):
        return "intent-full-board", {"board": (f"board-{state.boards[slot // 3]}", {})}
    for code in codes:
        if code in RECURRING:
            return RECURRING[code], facts
    if card.permanent:
        return "intent-permanent", facts
    return "intent-one-less", facts


def _fight(table: LastBastionTable, option: Option) -> Name:
    slots = [table.state.slot_of(id) for id in option.on]
    return against(table, max(slots, key=lambda slot: _burden(table, slot)))


def _burden(table: LastBastionTable, slot: int) -> float:
    foe = table.state.slots[slot]
    return Threats(table).burden(slot) if foe is not None else 0.0


def _tile(table: LastBastionTable, option: Option) -> Name:
    return _tile_reason(table, option.on[0])


def _tile_reason(table: LastBastionTable, tile: str) -> Name:
    healable = table.state.life and any(hero.status == "eliminated" for hero in table.state.heroes)
    return HEAL if tile == "dispensary" and healable else TILE_INTENTS[tile]


def _move(table: LastBastionTable, option: Option) -> Name:
    """What the place is good for: a fight, or its tile."""
    state = table.state
    seat = option.seat
    place = state.tiles.index(option.on[0])
    if seat is None:
        return REST
    situation = Situation(table, seat)
    slots = [slot for slot in (IN_LINE if shoots(situation.hero) else TOUCHING)[place] if state.slots[slot]]
    fight, tile = situation.fight(place), situation.tile(option.on[0])
    if slots and fight >= tile:
        striker = situation.striker
        slot = max(slots, key=lambda one: striker.worth(one) * striker.chance(place, one))
        foe = state.slots[slot]
        assert foe is not None
        return "intent-towards", {"card": _card(foe)}
    return _tile_reason(table, option.on[0]) if tile > 0 and place not in state.evil else REST


def _banish(table: LastBastionTable, option: Option) -> Name:
    return "intent-cleanse" if banish_worth(Threats(table), option.on[0]) > 0 else NEAREST_HARM


def _slay(table: LastBastionTable, option: Option) -> Name:
    return against(table, table.state.slot_of(option.on[0]))


def _win(table: LastBastionTable, option: Option) -> Name:
    won = option.id.partition(":")[2].partition(">")[0].split("+")
    return against(table, max(map(table.state.slot_of, won), key=lambda slot: _burden(table, slot)))


def _rest(table: LastBastionTable, option: Option) -> Name:
    return REST


def _power(table: LastBastionTable, option: Option) -> Name:
    return POWER


REASONS: dict[str, Callable[[LastBastionTable, Option], Name]] = {
    "fight": _fight,
    "win": _win,
    "slay": _slay,
    "activate": _tile,
    "call": _tile,
    "move": _move,
    "banish": _banish,
    "done": _rest,
    "stay": _rest,
    "fetch": _power,
    "enchant": _power,
    "lend": _power,
}
