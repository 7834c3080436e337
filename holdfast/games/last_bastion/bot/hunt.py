"""The hunt for the warlords in play: tokens brought together where one can be fought.

A hero may spend the tokens of everybody on the same tile (LB-FIGHT-5) but can be handed none, so the way
to beat a warlord is to meet in front of it, or to lead it in front of those who have met.
"""

from holdfast.games.last_bastion.bot.threats import Quarry, Threats, dice_of
from holdfast.games.last_bastion.rules.geometry import AROUND, LINE, SLOTS
from holdfast.games.last_bastion.state import Hero

RALLY = 1.5
"""What it is worth that a warlord would surely fall to whoever stands in front of it."""


class Hunt:
    """What tokens are worth by where they lie, computed for a position with warlords in play."""

    __slots__ = ("_dice", "_quarries", "_table", "_threats", "useless")

    def __init__(self, threats: Threats) -> None:
        table = self._table = threats.table
        self._threats = threats
        self._quarries = threats.quarries
        self.useless = not self._quarries or threats.banned
        """Is nothing hunted, or is nothing gained by tokens?"""
        if not self.useless:
            self._dice = dice_of(table.content.dice, threats.white_dice)

    def _chance(self, quarry: Quarry, tokens: int) -> float:
        return self._dice.chance(self._threats.aim(quarry.slot), tokens)

    def _held(self, colour: str, place: int, but: Hero | None = None) -> int:
        """The tokens of that colour at a place, those of one hero apart."""
        return sum(
            hero.equipment.get(colour, 0)
            for hero in self._table.state.heroes
            if hero.place == place and hero is not but
        )

    def stand(self, hero: Hero, place: int) -> float:
        """What it adds that the hero stands at that place, by the tokens at hand."""
        if self.useless:
            return 0.0
        found = 0.0
        for quarry in self._quarries:
            mine = hero.equipment.get(quarry.colour, 0)
            if mine and LINE[quarry.slot][0] == place:
                others = self._held(quarry.colour, place, but=hero)
                found += self._chance(quarry, others + mine) - self._chance(quarry, others)
        return RALLY * found

    def step(self, hero: Hero) -> float:
        """What a movement of that hero may add at best."""
        if self.useless or hero.pinned or not hero.in_play or not hero.equipment:
            return 0.0
        here = self.stand(hero, hero.place)
        return max(0.0, max(self.stand(hero, place) for place in AROUND[hero.place]) - here)

    def token(self, hero: Hero, colour: str) -> float:
        """What one more token of that colour adds where the hero stands."""
        if self.useless:
            return 0.0
        found = 0.0
        for quarry in self._quarries:
            if quarry.colour == colour and LINE[quarry.slot][0] == hero.place:
                tokens = self._held(colour, hero.place)
                found += self._chance(quarry, tokens + 1) - self._chance(quarry, tokens)
        return RALLY * found

    def best_token(self) -> float:
        """What a token of the reserve may add at best, handed to whoever stands in front of a warlord."""
        if self.useless:
            return 0.0
        reserve, heroes = self._table.state.equipment, self._table.state.heroes
        return max(
            (
                self.token(hero, quarry.colour)
                for quarry in self._quarries
                if reserve.get(quarry.colour)
                for hero in heroes
            ),
            default=0.0,
        )

    def lead(self, slot: int, to: int) -> float:
        """What it adds to lead the card from one slot to another: nothing for a monster."""
        if self.useless:
            return 0.0
        for quarry in self._quarries:
            if quarry.slot == slot:
                there = self._chance(quarry, self._held(quarry.colour, LINE[to][0]))
                here = self._chance(quarry, self._held(quarry.colour, LINE[slot][0]))
                return RALLY * (there - here)
        return 0.0

    def best_lead(self) -> float:
        """What the Tower may add at best by leading a warlord elsewhere."""
        if self.useless:
            return 0.0
        slots = self._table.state.slots
        free = [slot for slot in range(SLOTS) if slots[slot] is None]
        return max((self.lead(quarry.slot, slot) for quarry in self._quarries for slot in free), default=0.0)
