"""What a hero could do from each place: fights and tiles, with their values."""

from collections.abc import Callable

from holdfast.games.last_bastion.bot.hunt import Hunt
from holdfast.games.last_bastion.bot.threats import (
    ENOUGH_LIFE,
    LAST_WARLORD,
    Striker,
    Threats,
)
from holdfast.games.last_bastion.rules.cards import resistance
from holdfast.games.last_bastion.rules.fight import shoots
from holdfast.games.last_bastion.rules.geometry import AROUND, IN_LINE, PLACES, TOUCHING
from holdfast.games.last_bastion.rules.tiles import CONDITIONS
from holdfast.games.last_bastion.state import OFF, Hero, LastBastionTable

ELSEWHERE = 0.85
"""What can be done from a neighbouring place, beside what can be done here."""
CARDS_LEAVE = ("tomb", "quarry")
"""What the others do again and again, while no card comes or goes, is worth less and less."""


class Situation:
    """What a hero could do now, place by place; computed when asked for."""

    __slots__ = (
        "_action_values",
        "_both",
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
        hero = self.hero = table.state.heroes[seat]
        self.threats = threats = threats or Threats(table)
        self.striker = Striker(table, seat, threats)
        self.hunt = Hunt(threats)
        self._reach = IN_LINE if shoots(hero) else TOUCHING
        self._both = hero.id == "sindara" and hero.has_power
        self._tiles: dict[str, float] = {}
        self._fights: list[float | None] = [None] * PLACES
        self._action_values: list[float | None] = [None] * PLACES

    def tile(self, tile: str, usable: bool = False) -> float:
        """What the tile's action is worth to this hero, if it can be used at all."""
        found = self._tiles.get(tile)
        if found is None:
            found = 0.0
            can = None if usable else CONDITIONS.get(tile)
            if can is None or can(self._table, self.seat):
                threats = self.threats
                found = TILE_WORTH[tile](threats, self.hero)
                if threats.quarries and tile in HUNTING_TILES:
                    found += HUNTING_TILES[tile](self.hunt, threats)
                if threats.restless and tile not in CARDS_LEAVE:
                    found /= 1 + threats.restless
            self._tiles[tile] = found
        return found

    def fight(self, place: int) -> float:
        """What the best fight from that place is worth."""
        found = self._fights[place]
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
        found = self._action_values[place]
        if found is None:
            state = self._table.state
            here = 0.0 if place in state.evil else self.tile(state.tiles[place])
            fight = self.fight(place)
            found = here + fight if self._both else max(here, fight)
            self._action_values[place] = found
        return found

    def place_value(self, place: int) -> float:
        """What it is worth to stand there at the end of a turn: the best within one movement."""
        here, near = self.action_value(place), ELSEWHERE * max(map(self.action_value, AROUND[place]))
        return here if here > near else near


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
    return _loaded_worth(threats, state.slot_of(target))


def _loaded_worth(threats: Threats, slot: int) -> float:
    """What it is worth to take the evil figure from the card there."""
    state, weights = threats.state, threats.weights
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
    state, weights = threats.state, threats.weights
    evil = len(state.evil)
    worths = [-weights.second_evil_tile if evil > 1 else -weights.evil_tile] * evil
    worths += [_loaded_worth(threats, slot) for slot, foe, _ in threats.foes if foe.evil]
    worths += [-weights.cursed for other in state.heroes if other.cursed]
    worths.sort(reverse=True)
    return sum(worths[:2])


def _trebuchet(threats: Threats, hero: Hero) -> float:
    hunting = threats.hunting
    best = now = 0.0
    for _, foe, card in threats.foes:
        if card.warlord:
            continue
        for worth, number in card.covering[hunting]:
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


def _market(threats: Threats, hero: Hero) -> float:
    """Two dice: each brings the wanted colour in one case of three, mostly any in the others."""
    return 2 * (threats.best_token() / 3 + 0.5 * threats.weights.equipment)


def _tavern(threats: Threats, hero: Hero) -> float:
    state = threats.state
    if not state.life:
        return 0.05
    return 0.05 + max(threats.life_token(other) for other in state.heroes if other.in_play)


def _standard(threats: Threats, hero: Hero) -> float:
    state, weights = threats.state, threats.weights
    gains = standard_gains(threats)
    now = gains.get(state.standard, 0.0)
    best = max(gains.values(), default=0.0)
    return (best - now) * -2.0 * weights.resistance


def standard_gains(threats: Threats) -> dict[str, float]:
    """How much resistance the standard of each colour would take away, warlords counting more."""
    gains: dict[str, float] = {}
    for _, foe, card in threats.foes:
        if card.resistance > foe.spell:
            gains[card.colour] = gains.get(card.colour, 0.0) + (10.0 if card.warlord else 1.0)
    return gains


def _dispensary(threats: Threats, hero: Hero) -> float:
    state, weights = threats.state, threats.weights
    if state.life and any(other.status == "eliminated" for other in state.heroes):
        return -weights.eliminated + weights.wounded + 2 * weights.life
    return threats.best_token()


def _tomb(threats: Threats, hero: Hero) -> float:
    state, weights = threats.state, threats.weights
    price = weights.life - weights.last_life * (hero.life == 2)
    if hero.life > ENOUGH_LIFE:
        price = weights.more_life
    if hero.life == 1:
        others = sum(other.in_play for other in state.heroes) > 1
        price = weights.life - weights.eliminated if others else LAST_WARLORD
    best = 0.0
    for slot, _, card in threats.foes:
        if not card.warlord:
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
