"""What a hero could do from each place: fights and tiles, with their values."""

from collections.abc import Callable

from holdfast.games.last_bastion.bot.hunt import Hunt
from holdfast.games.last_bastion.bot.threats import (
    BARS_THE_HUNT,
    ENOUGH_LIFE,
    LAST_WARLORD,
    Striker,
    Threats,
    permanent_weight,
    recurring_weight,
)
from holdfast.games.last_bastion.rules.cards import resistance
from holdfast.games.last_bastion.rules.fight import shoots
from holdfast.games.last_bastion.rules.geometry import AROUND, IN_LINE, TOUCHING
from holdfast.games.last_bastion.rules.tiles import TILES
from holdfast.games.last_bastion.state import OFF, Hero, LastBastionTable

ELSEWHERE = 0.85
"""What can be done from a neighbouring place, beside what can be done here."""
CARDS_LEAVE = ("tomb", "quarry")
"""What the others do again and again, while no card comes or goes, is worth less and less."""


class Situation:
    """What a hero could do now, place by place; computed when asked for."""

    __slots__ = (
        "_action_values",
        "_fights",
        "_reach",
        "_table",
        "_tiles",
        "hero",
        "hunt",
        "seat",
        "striker",
        "threats",
    )

    def __init__(self, table: LastBastionTable, seat: int, threats: Threats | None = None) -> None:
        self._table = table
        self.seat = seat
        self.hero = table.state.heroes[seat]
        self.threats = threats or Threats(table)
        self.striker = Striker(table, seat, self.threats)
        self.hunt = Hunt(self.threats)
        self._reach = IN_LINE if shoots(self.hero) else TOUCHING
        self._tiles: dict[str, float] = {}
        self._fights: dict[int, float] = {}
        self._action_values: dict[int, float] = {}

    def tile(self, tile: str) -> float:
        """What the tile's action is worth to this hero, if it can be used at all."""
        found = self._tiles.get(tile)
        if found is None:
            usable = TILES[tile].can(self._table, self.seat)
            found = TILE_WORTH[tile](self.threats, self.hero) if usable else 0.0
            if usable and self.threats.quarries and tile in HUNTING_TILES:
                found += HUNTING_TILES[tile](self.hunt, self.threats)
            if tile not in CARDS_LEAVE:
                found /= 1 + self.threats.restless
            self._tiles[tile] = found
        return found

    def fight(self, place: int) -> float:
        """What the best fight from that place is worth."""
        found = self._fights.get(place)
        if found is None:
            held = self._table.state.slots
            slots = [slot for slot in self._reach[place] if held[slot] is not None]
            if len(slots) > 2:
                striker = self.striker
                slots.sort(key=lambda slot: -striker.worth(slot) * striker.chance(place, slot))
                del slots[2:]
            found = self._fights[place] = self.striker.hope(place, slots) if slots else 0.0
        return found

    def action_value(self, place: int) -> float:
        """The best that can be done from that place with one action; with both for Sindara."""
        found = self._action_values.get(place)
        if found is None:
            state = self._table.state
            here = 0.0 if place in state.evil else self.tile(state.tiles[place])
            fight = self.fight(place)
            both = self.hero.id == "sindara" and self.hero.has_power
            found = here + fight if both else max(here, fight)
            self._action_values[place] = found
        return found

    def place_value(self, place: int) -> float:
        """What it is worth to stand there at the end of a turn: the best within one movement."""
        best = self.action_value(place)
        for near in AROUND[place]:
            best = max(best, ELSEWHERE * self.action_value(near))
        return best


def best_action(table: LastBastionTable, threats: Threats) -> float:
    """What the active hero may still gain by acting in this turn."""
    state = table.state
    used = state.used
    if used.tile or used.fight:
        return 0.0
    seat = state.hero_of_side(state.side)
    if seat is None:
        return 0.0
    situation = Situation(table, seat, threats)
    place = situation.hero.place
    if used.moved or situation.hero.pinned:
        return situation.action_value(place)
    return situation.place_value(place)


# -- what the tiles are worth ----------------------------------------------------------------------


def banish_worth(threats: Threats, target: str) -> float:
    """What it is worth to take the evil figure from a tile, a card or a hero."""
    state, weights = threats.state, threats.weights
    if target in state.tiles:
        return -weights.second_evil_tile if len(state.evil) > 1 else -weights.evil_tile
    for hero in state.heroes:
        if hero.id == target:
            return -weights.cursed
    slot = state.slot_of(target)
    foe = state.slots[slot]
    assert foe is not None
    card = threats.table.content.cards[foe.card]
    if not any(card.effects[number].code == "haunt" and foe.net != number for number in card.recurring):
        return 0.0
    worth = -weights.loaded
    if len(state.evil) == 2:
        worth -= weights.doom
        if slot // 3 == (state.side + 1) % 4:
            worth -= weights.doom_next
    return worth


def _fountain(threats: Threats, hero: Hero) -> float:
    state = threats.state
    targets = [state.tiles[place] for place in state.evil]
    targets += [state.slot_id(slot) for slot, foe in enumerate(state.slots) if foe is not None and foe.evil]
    targets += [other.id for other in state.heroes if other.cursed]
    worths = sorted((banish_worth(threats, target) for target in targets), reverse=True)
    return sum(worths[:2])


def net_worth(threats: Threats, slot: int, number: int) -> float:
    """What it is worth to have the net on that effect."""
    foe = threats.state.slots[slot]
    assert foe is not None
    effect = threats.table.content.cards[foe.card].effects[number]
    weights = threats.weights
    if effect.kind == "recurring":
        return -recurring_weight(weights, effect.code)
    if effect.kind == "permanent":
        hunted = BARS_THE_HUNT if threats.hunting and effect.code == "no-equipment" else 0.0
        return hunted - permanent_weight(weights, effect.code)
    return 0.0


def _trebuchet(threats: Threats, hero: Hero) -> float:
    best = now = 0.0
    cards = threats.table.content.cards
    for slot, foe in enumerate(threats.state.slots):
        if foe is None:
            continue
        card = cards[foe.card]
        if card.warlord:
            continue
        for number in (*card.recurring, *card.permanent):
            worth = net_worth(threats, slot, number)
            if foe.net == number:
                now = worth
            elif worth > best:
                best = worth
    return 0.8 * (best - now)


def _tower(threats: Threats, hero: Hero) -> float:
    """Cards of a full board can be led away, if there is room elsewhere."""
    if min(threats.held) >= 2:
        return 0.0
    full = [-threats.full_board(side) for side in range(4) if threats.held[side] == 3]
    return 0.7 * max(0.0, *full) if full else 0.0


def best_token(threats: Threats) -> float:
    """What the most wanted equipment token of the reserve is worth."""
    return max((threats.token(colour) for colour in threats.state.equipment), default=0.0)


def _market(threats: Threats, hero: Hero) -> float:
    """Two dice: each brings the wanted colour in one case of three, mostly any in the others."""
    return 2 * (best_token(threats) / 3 + 0.5 * threats.weights.equipment)


def _tavern(threats: Threats, hero: Hero) -> float:
    state = threats.state
    if not state.life:
        return 0.05
    return 0.05 + max(threats.life_token(other) for other in state.heroes if other.in_play)


def _standard(threats: Threats, hero: Hero) -> float:
    state, weights = threats.state, threats.weights
    gains = standard_gains(threats.table)
    now = gains.get(state.standard, 0.0)
    best = max(gains.values(), default=0.0)
    return (best - now) * -2.0 * weights.resistance


def standard_gains(table: LastBastionTable) -> dict[str, float]:
    """How much resistance the standard of each colour would take away, warlords counting more."""
    gains: dict[str, float] = {}
    cards = table.content.cards
    for foe in table.state.slots:
        if foe is not None:
            card = cards[foe.card]
            if card.resistance > foe.spell:
                gains[card.colour] = gains.get(card.colour, 0.0) + 1.0 + 9.0 * card.warlord
    return gains


def _dispensary(threats: Threats, hero: Hero) -> float:
    state, weights = threats.state, threats.weights
    if state.life and any(other.status == "eliminated" for other in state.heroes):
        return -weights.eliminated + weights.wounded + 2 * weights.life
    return best_token(threats)


def _tomb(threats: Threats, hero: Hero) -> float:
    state, weights = threats.state, threats.weights
    cards = threats.table.content.cards
    price = weights.life - weights.last_life * (hero.life == 2)
    if hero.life > ENOUGH_LIFE:
        price = weights.more_life
    if hero.life == 1:
        others = sum(other.in_play for other in state.heroes) > 1
        price = weights.life - weights.eliminated if others else LAST_WARLORD
    best = 0.0
    for slot, foe in enumerate(state.slots):
        if foe is not None and not cards[foe.card].warlord:
            best = max(best, threats.burden(slot))
    return best - price


def _quarry(threats: Threats, hero: Hero) -> float:
    return threats.weights.trap if threats.state.trap == OFF else 0.0


TILE_WORTH: dict[str, Callable[[Threats, Hero], float]] = {
    "trebuchet": _trebuchet,
    "tower": _tower,
    "market": _market,
    "tavern": _tavern,
    "standard": _standard,
    "fountain": _fountain,
    "dispensary": _dispensary,
    "tomb": _tomb,
    "quarry": _quarry,
}


HUNTING_TILES: dict[str, Callable[[Hunt, Threats], float]] = {
    "tower": lambda hunt, threats: hunt.best_lead(),
    "tavern": lambda hunt, threats: max(hunt.step(hero) for hero in threats.state.heroes),
    "dispensary": lambda hunt, threats: hunt.best_token(),
}
"""What tiles are worth besides, while a warlord is hunted."""


def lowered(table: LastBastionTable, slot: int) -> int:
    """The resistance of the card there as it stands."""
    foe = table.state.slots[slot]
    return 0 if foe is None else resistance(table, foe)
