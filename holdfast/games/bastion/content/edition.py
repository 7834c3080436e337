"""An edition: every point in which the two books differ in play is a field here.

The numbers E1 to E62 are those of the table EDITIONS in docs/rules/bastion.md; `Content.differences` leads
from each number to its field, or to the rule by which both editions come out alike.
"""

from typing import Literal

from msgspec import Struct

Differences = dict[str, list[str]]


class DeckRecipe(Struct, frozen=True, forbid_unknown_fields=True):
    """How an enemy deck is put together."""

    whole: tuple[str, ...] = ()
    """Classes of which all six cards are in it."""
    random: dict[str, int] = {}
    """Classes and how many cards are drawn blind from each."""
    cards: tuple[str, ...] = ()
    """Single cards of classes."""
    legends: tuple[str, ...] = ()
    random_legends: int = 0
    """Legendary enemies drawn blind."""
    on_top: str = ""
    """A class whose shuffled cards lie on top of all others."""
    mixed_with_legends: int = 0
    """So many other cards are mixed with the legendary ones under the rest; 0: all are shuffled as one."""


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one book where the other has different ones."""

    id: Literal["2015", "2018"]
    enemy_first: bool
    """E1: the enemy attack comes before the defender's actions, not after them."""
    added_in_setup: int
    """E2: enemies added in set-up beyond one for each player."""
    defenders_wait_for_setup: bool
    """E4: defenders come to the board after the first enemies."""
    last_section: int
    """E5, E6, E10: the last section that can hold an enemy."""
    camp: Literal["wall", "token"]
    """E7: what the book calls the camp: the wall, or the token that bears the deck."""
    arrow_under_dragon: bool
    """E17: whoever stands under a dragon may still shoot an Arrow elsewhere."""
    driven_out_by_next_dragon: bool
    """E19: after beating a dragon one leaves at once unless one's mana is enough for the next."""
    no_host: tuple[str, ...]
    """E25: traits of enemies under which no symbiote is put."""
    priests_apart_in_setup: bool
    """E29: a priest that set-up would put next to a priest is put aside."""
    abundance: int
    """E37: what Abundance adds; 0: the power printed on the card."""
    flame_for_others: bool
    """E38, E60: Flame helps any attack made from the caster's place."""
    wall_spells_in_any_turn: bool
    """E41, E60: Castling and Teleport may be cast in another's action phase."""
    wall_spells_before_enemy: bool
    """E41: in the own turn Castling and Teleport may be cast before the enemy attack (BA-RULE-69)."""
    repetition_is_a_turn: bool
    """E42: Repetition gives another turn without enemy attack, not another action phase of this turn."""
    rituals_compulsory: bool
    """E45: a ritual that fits is performed, save that of an enemy without colour."""
    third_rituals_shuffled: bool
    """E47: the third rituals of set-up go under the deck in random order."""
    replace_only_when_full: bool
    """E50: a structure may take another's base only if no base is free."""
    replaced_go_under: bool
    """E51: a replaced structure goes under the ritual deck, not out of the game."""
    gun_weakens: int
    """E52: what a Gun takes from an enemy's strength."""
    army_strength_advice: bool
    """E54, E55: difficulty is told by army strength and players, not by a level."""
    fixed_training_side: Literal["", "statue", "plain"]
    """E53: the side that the training game prescribes."""
    advised_training_side: Literal["", "statue", "plain"]
    """The side that the book advises for a first game."""
    has_levels: bool
    """Does the book know levels? Where it does not, they are a house variant."""
    training: DeckRecipe
    """E53: the deck of the training game."""
    immune_to_protection: bool
    """E32, E61: priests and the Valkyrie do not protect an immune enemy."""
    immune_to_wall_spells: bool
    """E32, E62: Castling and Teleport do not move an immune enemy."""

    source_gives: int = 3
    bare_pool: int = 1
    """Mana of each colour that a defender begins with."""
    rituals_drawn: int = 3
    obelisk_adds: int = 1
