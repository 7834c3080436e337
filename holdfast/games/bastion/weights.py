"""What things are worth, in the log-odds of winning: `judge.toml`, found by play and open to tuning."""

from msgspec import Struct


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """One weight for each thing the judgement looks at (`position.features`)."""

    base: float
    to_beat: float
    """Each enemy that must still be beaten, on the wall or in the deck."""
    strength_on_wall: float
    strength_to_come: float
    """What the enemies cost, in tens of mana."""
    time: float
    """Turns that are left until the wall must be bare, in tens."""
    slack: float
    """Turns in which nobody need be beaten, in tens."""
    peril: float
    """How near such turns are to none."""
    mana: float
    """Mana in the pools, in tens."""
    surplus: float
    """Mana of colours that nothing on the wall is worth, in tens."""
    ready: float
    """Enemies on the wall that somebody could pay for."""
    short: float
    """What is still missing for the others, whoever has most, in tens of mana."""
    nearly: float
    """How much of the others' price somebody has."""
    in_reach: float
    """Defenders with such an enemy where they stand or one move away."""
    on_sources: float
    on_towers: float
    """Mana that can be taken back, in tens."""
    ripe: float
    """Open towers with all the sources of their district closed."""
    closed_here: float
    """Closed sources where defenders stand."""
    lost_districts: float
    """Squares held by enemies."""
    dragons: float
    blocked: float
    warded: float
    power_of_spells: float
    """What Flames and Lightnings take off, in tens."""
    alchemy: float
    mana_spells: float
    move_spells: float
    wall_spells: float
    rare_spells: float
    """Repetition, Copy, Arrow."""
    structures: float
    artifacts: float
    may_attack: float
    """The active defender may still attack an enemy he can pay for."""
    may_gain: float
    missing_player: float


NAMES: tuple[str, ...] = Weights.__struct_fields__
