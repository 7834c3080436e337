"""What things are worth, in the log-odds of winning: `judge.toml`, found by play and open to tuning."""

from msgspec import Struct


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """One weight for each thing the judgement looks at (`position.features`).

    All but the first and the last are divided by the root of the turns that are left: a mana more or
    less decides the less the more can still happen.
    """

    base: float
    to_beat: float
    """Each enemy that must still be beaten, on the wall or in the deck."""
    strength_on_wall: float
    strength_to_come: float
    """What the enemies cost."""
    turns: float
    """Turns that are left until the wall must be bare."""
    mana: float
    """Mana in the pools that enemies cost."""
    gathered: float
    """So much of it as lies with whoever has most of its colour."""
    covered: float
    """So much of it as pays for whole enemies on the wall."""
    surplus: float
    """Mana of colours that nothing is worth."""
    on_sources: float
    on_towers: float
    """Mana that can be taken back."""
    open_sources: float
    """Sources that give mana that enemies cost."""
    ripe: float
    """Open towers with all the sources of their district closed."""
    lost_districts: float
    """Squares held by enemies."""
    dragons: float
    stuck: float
    """Turns in which nothing can be gained because of a dragon."""
    blocked: float
    warded: float
    power_of_spells: float
    """What Flames and Lightnings take off."""
    silenced: float
    """So much of it as Shaggon forbids."""
    alchemy: float
    mana_spells: float
    move_spells: float
    wall_spells: float
    rare_spells: float
    """Repetition, Copy, Arrow."""
    structures: float
    artifacts: float
    outlook: float
    """What the active defender can make of the rest of the turn, in mana."""
    players: float
    """Each leaves some mana that is too little for anything."""
    crowd: float
    """Turns that are left, for each player but the first: what is gained lies apart."""
    peril: float
    """How near the enemy phase is that is lost unless somebody is beaten."""


NAMES: tuple[str, ...] = Weights.__struct_fields__
