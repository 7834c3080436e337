"""How great a threat a card in play is, and how likely a hero is to beat it."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from holdfast.games.last_bastion.bot.weights import Weights
from holdfast.games.last_bastion.content.schema import HARMS, AppraisedCard, Card, Content, Dice
from holdfast.games.last_bastion.rules import fight
from holdfast.games.last_bastion.rules.cards import bears, resistance
from holdfast.games.last_bastion.rules.dice import may_reroll
from holdfast.games.last_bastion.rules.geometry import SLOTS
from holdfast.games.last_bastion.state import OFF, Hero, LastBastionState, LastBastionTable, PlacedCard

Faces = tuple[str, ...]
SECOND_TRY = 0.8
"""How much of a missed fight a reroll makes good, beside the chance of the first roll."""
ONE_OF_MANY = 0.1
"""How much one card adds to the crowd."""
LAST_WARLORD, EARLIER_WARLORD = 9.0, 4.0
HUNTING = 0.35
"""How much of a threat counts while the last warlord is hunted: a full board draws none of the few cards."""
LAST_CARD = 0.5
"""What it weighs against the fall of a card that the slot it leaves would draw the last of the deck."""
BARS_THE_HUNT = 1.5
"""What a card weighs that forbids the tokens with which the last warlord is to be beaten."""
EXIT_HARM = 0.5
"""A harm that comes once counts so much of one that comes again and again."""
ENOUGH_LIFE = 4
"""Life beyond this is no protection worth counting, only a price that can be paid."""
NOTHING: dict[str, int] = {}
CALM = 8
"""So many rounds without a card that comes or goes are nothing to worry about."""
LONG = 12
"""So many rounds more, and something must be done."""


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


FightKey = tuple[str, int, bool]
"""A card as the dice see it: colour, resistance, whether white fails."""


class FightChances:
    """How likely cards are to fall to these dice, computed once for each case."""

    __slots__ = ("_both", "_chances", "_rolls")

    def __init__(self, kinds: tuple[Faces, ...]) -> None:
        self._rolls = [(Counter(faces), chance) for faces, chance in rolls(kinds).items()]
        self._chances: dict[FightKey, dict[int, float]] = {}
        self._both: dict[tuple[FightKey | int, ...], float] = {}

    def chance(self, one: FightKey, tokens: int) -> float:
        """How likely that card is to fall, with so many tokens of its colour at hand."""
        known = self._chances.get(one)
        if known is None:
            known = self._chances[one] = {}
        found = known.get(tokens)
        if found is None:
            found = known[tokens] = self._sum([one], Counter({one[0]: tokens}))
        return found

    def chance_of_both(self, one: FightKey, tokens: int, two: FightKey, more: int) -> float:
        """How likely both cards are to fall together, each with the tokens of its colour."""
        key = one, tokens, two, more
        found = self._both.get(key)
        if found is None:
            found = self._both[key] = self._sum([one, two], Counter({one[0]: tokens, two[0]: more}))
        return found

    def _sum(self, aims: list[FightKey], held: Counter[str]) -> float:
        cards = [fight.FightTarget(slot, *aim) for slot, aim in enumerate(aims)]
        return sum(chance for faces, chance in self._rolls if fight.enough(cards, faces, held))


@cache
def _chances_of(kinds: tuple[Faces, ...]) -> FightChances:
    return FightChances(kinds)


def dice_of(dice: Dice, white: int, grey: bool = False) -> FightChances:
    """So many white dice and perhaps the grey one, with what was computed of them so far."""
    kinds = (dice.combat.faces,) * white
    return _chances_of((*kinds, dice.grey.faces) if grey else kinds)


class Quarry(NamedTuple):
    """A warlord in play: its slot, its colour, and the tokens still missing to match its resistance."""

    slot: int
    colour: str
    short: int


class Threats:
    """What the cards in play weigh, computed once for a position."""

    __slots__ = (
        "_aims",
        "_best_token",
        "_boards",
        "_burdens",
        "banned",
        "cards",
        "colours",
        "foes",
        "held",
        "hunting",
        "quarries",
        "restless",
        "scarce",
        "state",
        "table",
        "weights",
        "white_dice",
    )

    def __init__(self, table: LastBastionTable) -> None:
        self.table = table
        state = self.state = table.state
        content = table.content
        self.weights = content.policy_weights[len(state.heroes) - 1]
        self.held = held = [0, 0, 0, 0]
        """How many cards lie on each side."""
        self.colours: set[str] = set()
        """The colours of the cards in play."""
        self.quarries: list[Quarry] = []
        """The warlords that the team is after: those in play."""
        self.restless = (state.calm - CALM) / LONG if state.calm > CALM else 0.0
        """For how long no card has come or gone: something must be done."""
        self._burdens: list[float | None] = [None] * SLOTS
        self._aims: list[FightKey | None] = [None] * SLOTS
        self._boards: list[float | None] = [None] * len(held)
        self._best_token: float | None = None
        cards = self.cards = appraised_cards(content, len(state.heroes))
        colours, locked, banned = self.colours, 0, False
        foes: list[tuple[int, PlacedCard, AppraisedCard]] = []
        for slot, foe in enumerate(state.slots):
            if foe is not None:
                card = cards[foe.card]
                foes.append((slot, foe, card))
                held[slot // 3] += 1
                colours.add(card.colour)
                if foe.die:
                    locked += 1
                if card.bans and bears(table, foe, "no-equipment"):
                    banned = True
                if card.warlord:
                    self.quarries.append(self._quarry(slot, foe, card.colour))
        self.foes = foes
        """The cards in play, with their slots."""
        self.banned = banned
        """Are tokens of no use now (LB-EFFECT-30)?"""
        self.white_dice = content.dice.combat.white - locked
        """White dice that are not locked."""
        self.hunting = bool(self.quarries) and all(layer.pool != "warlord" for layer in state.deck.layers)
        """Is nothing left to do but to beat the warlords in play before the deck runs out?"""
        self.scarce = self.hunting and len(state.deck) <= SLOTS - sum(held) + 1
        """Would one more free slot draw the last card of the deck?"""

    def _quarry(self, slot: int, foe: PlacedCard, colour: str) -> Quarry:
        held = sum(hero.equipment.get(colour, 0) for hero in self.state.heroes)
        return Quarry(slot, colour, max(0, resistance(self.table, foe) - held))

    def aim(self, slot: int) -> FightKey:
        """The card there as the dice see it."""
        found = self._aims[slot]
        if found is None:
            foe = self.state.slots[slot]
            assert foe is not None
            card = self.cards[foe.card]
            left = resistance(self.table, foe)
            no_white = bool(card.bans) and bears(self.table, foe, "no-white")
            found = self._aims[slot] = card.colour, left, no_white
        return found

    def burden(self, slot: int) -> float:
        """How much better the position would be without the card there, its exit effects apart."""
        found = self._burdens[slot]
        if found is None:
            found = self._burdens[slot] = self._burden(slot)
        return found

    def _burden(self, slot: int) -> float:
        state, weights = self.state, self.weights
        foe = state.slots[slot]
        assert foe is not None
        card = self.cards[foe.card]
        if card.warlord:
            left = self.table.content.levels[state.level].warlords - state.beaten
            return LAST_WARLORD if left <= 1 else EARLIER_WARLORD
        total = card.burden[foe.net]
        if self.restless:
            total -= weights.calm * self.restless
        side = slot // 3
        if foe.evil:
            total -= weights.loaded
            if len(state.evil) == 2:
                total -= weights.doom
                if side == (state.side + 1) % 4:
                    total -= weights.doom_next
        if self.hunting:
            total = total * HUNTING - LAST_CARD * self.scarce
            if self.banned and bears(self.table, foe, "no-equipment"):
                total += BARS_THE_HUNT
        held = self.held[side]
        if held == 3:
            total -= self.full_board(side)
        elif held == 2:
            total -= weights.two_cards
        return total

    def full_board(self, side: int) -> float:
        """What it weighs that the board on that side is full, or would weigh."""
        found = self._boards[side]
        if found is None:
            found = self._boards[side] = self._full_board(side)
        return found

    def _full_board(self, side: int) -> float:
        weights = self.weights
        shut = 0.0
        if self.state.hero_of_side(side) is not None:
            shut = weights.shut + weights.shut_last * self.hunting
        match self.state.boards[side]:
            case "red":
                return weights.full_red + shut
            case "green":
                if self.hunting and self.state.deck:
                    shut = 0.0
                return weights.full_green + shut + weights.full_green_few_below * few_below(self.state)
            case "blue":
                return weights.full_blue + shut
        return weights.full_yellow + shut

    def life_token(self, hero: Hero) -> float:
        """What another life token is worth to that hero."""
        weights = self.weights
        if hero.life >= ENOUGH_LIFE:
            return weights.more_life
        return weights.life - weights.last_life * (hero.life == 1)

    def token(self, colour: str) -> float:
        """What another equipment token of that colour is worth to the team."""
        weights = self.weights
        for quarry in self.quarries:
            if quarry.short and quarry.colour == colour:
                return weights.equipment + weights.fitting_equipment - weights.warlord_short
        return weights.equipment + (weights.fitting_equipment if colour in self.colours else 0.0)

    def best_token(self) -> float:
        """What the most wanted equipment token of the reserve is worth."""
        found = self._best_token
        if found is None:
            found = self._best_token = max(map(self.token, self.state.equipment), default=0.0)
        return found


class Striker:
    """A hero who fights: the dice, the tokens at hand in each place, and what each card would be worth."""

    __slots__ = ("_banned", "_dice", "_feels", "_hero", "_table", "_tokens", "_worth", "reroll", "threats")

    def __init__(self, table: LastBastionTable, seat: int, threats: Threats | None = None) -> None:
        self._table = table
        heroes = table.state.heroes
        self._hero = heroes[seat]
        self.threats = threats = threats or Threats(table)
        self._dice = dice_of(table.content.dice, threats.white_dice, fight.rolls_grey(table, seat))
        self._banned = threats.banned
        self._feels = feels_harm(self._hero)
        self._tokens: dict[int, dict[str, int]] = {}
        self._worth: list[float | None] = [None] * SLOTS
        self.reroll = may_reroll(table, seat)
        if not self._banned and len(heroes) > 1:
            for hero in heroes:
                if hero.equipment and hero is not self._hero and hero.place != OFF:
                    self._tokens[hero.place] = self._with(hero, self._tokens.get(hero.place))

    def _with(self, other: Hero, tokens: dict[str, int] | None) -> dict[str, int]:
        """The tokens that could be spent beside that hero (LB-FIGHT-5)."""
        found = dict(self._hero.equipment if tokens is None else tokens)
        for colour, count in other.equipment.items():
            found[colour] = found.get(colour, 0) + count
        return found

    def _tokens_at(self, place: int) -> dict[str, int]:
        return NOTHING if self._banned else self._tokens.get(place, self._hero.equipment)

    def chance(self, place: int, slot: int) -> float:
        """How likely that card is to fall in a fight from that place."""
        aim = self.threats.aim(slot)
        chance = self._dice.chance(aim, self._tokens_at(place).get(aim[0], 0))
        return self._again(chance) if self.reroll else chance

    def chance_of_both(self, place: int, one: int, two: int) -> float:
        """How likely both cards are to fall in one fight from that place."""
        first, second = self.threats.aim(one), self.threats.aim(two)
        tokens = self._tokens_at(place)
        own, other = tokens.get(first[0], 0), tokens.get(second[0], 0)
        chance = self._dice.chance_of_both(first, own, second, other)
        return self._again(chance) if self.reroll else chance

    def _again(self, chance: float) -> float:
        return chance + (1 - chance) * chance * SECOND_TRY

    def worth(self, slot: int) -> float:
        """What it would be worth if that card fell to this hero."""
        found = self._worth[slot]
        if found is None:
            foe = self._table.state.slots[slot]
            assert foe is not None
            threats = self.threats
            found = threats.burden(slot) + threats.cards[foe.card].spoils[self._feels][foe.net]
            self._worth[slot] = found
        return found

    def hope(self, place: int, slots: Sequence[int]) -> float:
        """What a fight against these cards is worth before the dice are rolled."""
        if len(slots) == 1:
            worth = self.worth(slots[0])
            return worth * self.chance(place, slots[0]) if worth > 0 else 0.0
        one, two = slots
        first, second = self.worth(one), self.worth(two)
        here, there = self.chance(place, one), self.chance(place, two)
        total = max(0.0, first) * here + max(0.0, second) * there
        return total - max(0.0, here * there - self.chance_of_both(place, one, two)) * min(first, second)


def card_burden(card: Card, net: int, weights: Weights) -> float:
    """What the card itself weighs, wherever it lies."""
    total = -weights.resistance * card.resistance
    effects = card.effects
    for number in card.recurring:
        if net != number:
            total -= recurring_weight(weights, effects[number].code)
    for number in card.permanent:
        if net != number:
            total -= permanent_weight(weights, effects[number].code)
    return total


def spoils(table: LastBastionTable, foe: PlacedCard, hero: Hero) -> float:
    """What the exit effects of a card are worth to the hero who defeats it."""
    card = appraised_cards(table.content, len(table.state.heroes))[foe.card]
    return card.spoils[feels_harm(hero)][foe.net]


def feels_harm(hero: Hero) -> bool:
    """Does the hero suffer what defeated cards do (LB-POWER-20)?"""
    return not (hero.id == "kazgin" and hero.has_power)


def appraised_cards(content: Content, heroes: int) -> dict[str, AppraisedCard]:
    """What the cards are worth to a team of that size, worked out once."""
    known = content.appraised.get(heroes)
    if known is None:
        weights = content.policy_weights[heroes - 1]
        known = {id: _appraised(card, weights) for id, card in content.cards.items()}
        content.appraised[heroes] = known
    return known


def _appraised(card: Card, weights: Weights) -> AppraisedCard:
    nets = (OFF, *range(len(card.effects)))
    flat = weights.crowd * ONE_OF_MANY
    burden = {net: card_burden(card, net, weights) - weights.card - flat for net in nets}
    unfeeling, feeling = (
        {net: _exit_effects(card, net, weights, feels_harm=feels) for net in nets} for feels in (False, True)
    )
    calm, hunting = (
        tuple([(net_worth(card, number, weights, hunting=hunts), number) for number in covered])
        for covered in [(*card.recurring, *card.permanent)]
        for hunts in (False, True)
    )
    return AppraisedCard(card, burden, (unfeeling, feeling), (calm, hunting))


def net_worth(card: Card, number: int, weights: Weights, *, hunting: bool) -> float:
    """What it is worth to have the net on that effect."""
    effect = card.effects[number]
    if effect.kind == "recurring":
        return -recurring_weight(weights, effect.code)
    if effect.kind == "permanent":
        hunted = BARS_THE_HUNT if hunting and effect.code == "no-equipment" else 0.0
        return hunted - permanent_weight(weights, effect.code)
    return 0.0


def _exit_effects(card: Card, net: int, weights: Weights, *, feels_harm: bool) -> float:
    """What the exit effects of a card are worth to whoever feels their harm, or not."""
    total = 0.0
    for number in card.exit:
        if net == number:
            continue
        code = card.effects[number].code
        if code not in HARMS:
            total += good_weight(weights, code)
        elif feels_harm:
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


def few_below(state: LastBastionState) -> float:
    """How few cards lie under the last warlord, 1 for none; nothing once it is out of the deck."""
    below = 0
    for layer in reversed(state.deck.layers):
        if layer.pool == "warlord":
            return 1.0 / (1 + below)
        below += len(layer)
    return 0.0
