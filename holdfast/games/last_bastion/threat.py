"""How great a threat a card in play is, and how likely a hero is to beat it."""

from collections import Counter
from functools import cache
from typing import NamedTuple

from holdfast.games.last_bastion.content import HARMS, Card
from holdfast.games.last_bastion.geometry import SLOTS_OF_SIDE
from holdfast.games.last_bastion.rules import fight
from holdfast.games.last_bastion.rules.cards import equipment_banned, resistance
from holdfast.games.last_bastion.rules.dice import may_reroll
from holdfast.games.last_bastion.state import Foe, Hero, Siege
from holdfast.games.last_bastion.weights import Weights

Faces = tuple[str, ...]
SECOND_TRY = 0.8
"""How much of a missed fight a reroll makes good, beside the chance of the first roll."""
ONE_OF_MANY = 0.1
"""How much one card adds to the crowd."""
LAST_WARLORD = 9.0
HUNTING = 0.35
"""How much of a threat counts while the last warlord is hunted: a full board draws none of the few cards."""
EXIT_HARM = 0.5
"""A harm that comes once counts so much of one that comes again and again."""


@cache
def rolls(kinds: tuple[Faces, ...]) -> dict[Faces, float]:
    """Every result of rolling these dice (each given by its faces), sorted, with its probability."""
    found: dict[Faces, float] = {(): 1.0}
    for faces in kinds:
        further: dict[Faces, float] = {}
        for rolled, chance in found.items():
            for face in faces:
                key = tuple(sorted((*rolled, face)))
                further[key] = further.get(key, 0.0) + chance / len(faces)
        found = further
    return found


@cache
def _chance(targets: tuple[tuple[str, int, bool], ...], kinds: tuple[Faces, ...], tokens: Faces) -> float:
    """How likely these cards (colour, resistance, whether white fails) are to fall together."""
    cards = [fight.Target(slot, *target) for slot, target in enumerate(targets)]
    held = Counter(tokens)
    return sum(chance for faces, chance in rolls(kinds).items() if fight.enough(cards, Counter(faces), held))


class Striker:
    """A hero who fights: the dice, the tokens at hand in each place, and what each card would be worth."""

    __slots__ = ("_banned", "_kinds", "_purses", "_seat", "_table", "_won", "_worth", "reroll")

    def __init__(self, table: Siege, seat: int) -> None:
        self._table = table
        self._seat = seat
        dice = table.content.dice
        kinds: tuple[Faces, ...] = (dice.combat.faces,) * fight.white_dice(table)
        if fight.rolls_grey(table, seat):
            kinds += (dice.grey.faces,)
        self._kinds = kinds
        self._banned = equipment_banned(table)
        self._purses: dict[int, dict[str, int]] = {}
        self._won: dict[tuple[int, ...], float] = {}
        self._worth: dict[int, float] = {}
        self.reroll = may_reroll(table, seat)

    def _purse(self, place: int) -> dict[str, int]:
        """The tokens that could be spent there, those of heroes who stand there too (LB-FIGHT-5)."""
        found = self._purses.get(place)
        if found is None:
            heroes = self._table.state.heroes
            found = heroes[self._seat].equipment
            for seat, hero in enumerate(heroes):
                if hero.place == place and seat != self._seat and hero.equipment:
                    found = dict(found)
                    for colour, count in hero.equipment.items():
                        found[colour] = found.get(colour, 0) + count
            self._purses[place] = found
        return found

    def chance(self, place: int, *slots: int) -> float:
        """How likely all of these cards are to fall in one fight from that place."""
        key = (place, *slots)
        found = self._won.get(key)
        if found is None:
            targets = []
            tokens: list[str] = []
            for slot in slots:
                one = fight.target(self._table, slot)
                targets.append((one.colour, one.resistance, one.no_white))
                if not self._banned and one.colour not in tokens:
                    tokens += [one.colour] * self._purse(place).get(one.colour, 0)
            found = _chance(tuple(targets), self._kinds, tuple(tokens))
            if self.reroll:
                found += (1 - found) * found * SECOND_TRY
            self._won[key] = found
        return found

    def worth(self, slot: int) -> float:
        """What it would be worth if that card fell to this hero."""
        found = self._worth.get(slot)
        if found is None:
            state = self._table.state
            foe = state.slots[slot]
            assert foe is not None
            found = burden(self._table, slot, foe) + spoils(self._table, foe, state.heroes[self._seat])
            self._worth[slot] = found
        return found

    def hope(self, place: int, slots: tuple[int, ...]) -> float:
        """What a fight against these cards is worth before the dice are rolled."""
        total = 0.0
        for slot in slots:
            worth = self.worth(slot)
            if worth > 0:
                total += worth * self.chance(place, slot)
        if len(slots) == 2:
            one, two = slots
            apart = self.chance(place, one) * self.chance(place, two)
            total -= max(0.0, apart - self.chance(place, *slots)) * min(self.worth(one), self.worth(two))
        return total


def burden(table: Siege, slot: int, foe: Foe) -> float:
    """How much better the position would be without that card, its exit effects apart."""
    state, content = table.state, table.content
    weights = content.judge
    card = content.cards[foe.card]
    if card.warlord:
        left = content.levels[state.level].warlords - state.beaten
        return LAST_WARLORD if left <= 1 else -weights.warlord_to_come + 0.5
    total = card_burden(card, foe, weights) - weights.card - weights.crowd * ONE_OF_MANY
    if foe.evil:
        total -= weights.loaded
        if len(state.evil) == 2:
            total -= weights.doom
            if slot // 3 == (state.side + 1) % 4:
                total -= weights.doom_next
    side = slot // 3
    held = sum(state.slots[other] is not None for other in SLOTS_OF_SIDE[side])
    if held == 3:
        total -= full_board(table, side)
    elif held == 2:
        total -= weights.two_cards
    return total * HUNTING if last_hunt(table) else total


def card_burden(card: Card, foe: Foe, weights: Weights) -> float:
    """What the card itself weighs, wherever it lies."""
    total = -weights.resistance * card.resistance
    effects = card.effects
    for number in card.recurring:
        if foe.net != number:
            total -= recurring_weight(weights, effects[number].code)
    for number in card.permanent:
        if foe.net != number:
            total -= permanent_weight(weights, effects[number].code)
    return total


def spoils(table: Siege, foe: Foe, hero: Hero) -> float:
    """What the exit effects of a card are worth to the hero who defeats it."""
    card = table.content.cards[foe.card]
    weights = table.content.judge
    total = 0.0
    for number in card.exit:
        if foe.net == number:
            continue
        code = card.effects[number].code
        if code not in HARMS:
            total += good_weight(weights, code)
        elif not (hero.id == "kazgin" and hero.has_power):
            total += EXIT_HARM * recurring_weight(weights, code)
    return total


def recurring_weight(weights: Weights, code: str) -> float:
    """What a harmful effect weighs."""
    match code:
        case "haunt":
            return weights.haunt
        case "lose-life":
            return weights.threat_life
        case "decay":
            return weights.threat_decay
        case "lose-round" | "all-lose-round":
            return weights.threat_round
        case "curse" | "all-curse":
            return weights.threat_curse
        case "draw":
            return weights.threat_draw
    return weights.pinned


def permanent_weight(weights: Weights, code: str) -> float:
    """What a permanent effect weighs."""
    if code == "no-white":
        return weights.no_white
    return weights.lock_die if code == "lock-die" else weights.no_equipment


def good_weight(weights: Weights, code: str) -> float:
    """What a reward is worth."""
    match code:
        case "gain-equipment":
            return weights.equipment + weights.fitting_equipment
        case "gain-life":
            return weights.life
        case "gain-call":
            return weights.call
        case "gain-life-and-call":
            return weights.life + weights.call
    return -weights.loaded


def full_board(table: Siege, side: int) -> float:
    """What it weighs that the board on that side is full, or would weigh."""
    weights = table.content.judge
    match table.state.boards[side]:
        case "red":
            return weights.full_red
        case "green":
            return weights.full_green + weights.full_green_few_below * few_below(table)
        case "blue":
            return weights.full_blue
    return weights.full_yellow


def few_below(table: Siege) -> float:
    """How few cards lie under the last warlord, 1 for none; nothing once it is out of the deck."""
    below = 0
    for layer in reversed(table.state.deck.layers):
        if layer.pool == "warlord":
            return 1.0 / (1 + below)
        below += len(layer)
    return 0.0


def last_hunt(table: Siege) -> bool:
    """Is the last warlord in play, and nothing else left to do than to beat it before the deck runs out?"""
    if any(layer.pool == "warlord" for layer in table.state.deck.layers):
        return False
    cards = table.content.cards
    return any(foe is not None and cards[foe.card].warlord for foe in table.state.slots)


class Hunt(NamedTuple):
    """The warlord in play that is hardest to beat: its slot, its colour, and the tokens still missing."""

    slot: int
    colour: str
    short: int


def hunt(table: Siege) -> Hunt | None:
    """The warlord that the team is after; None while none is in play."""
    state = table.state
    found: Hunt | None = None
    for slot, foe in enumerate(state.slots):
        if foe is not None and table.content.cards[foe.card].warlord:
            colour = table.content.cards[foe.card].colour
            held = sum(hero.equipment.get(colour, 0) for hero in state.heroes)
            short = max(0, resistance(table, foe) - held)
            if found is None or short > found.short:
                found = Hunt(slot, colour, short)
    return found
