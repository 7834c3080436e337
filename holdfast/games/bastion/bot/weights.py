"""What bots weigh things by: `evaluation.toml` and `policy.toml`, found by play and open to tuning."""

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


class Instinct(Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth at a glance, in mana (`inclinations`); done and go-on are worth nothing."""

    sharpness: float
    """How much more an option that is better by one mana is chosen: e to that power."""
    attack: float
    """An enemy less on the wall."""
    strong: float
    """For each mana that the enemy costs."""
    time: float
    """A turn that is won or lost by beating this enemy and no other."""
    urgent: float
    """More the nearer the end is: halved with one enemy phase to spare, and so on."""
    last_moment: float
    """A victory without which the game is lost before anyone can act again."""
    nuisance: float
    """An enemy that blocks or protects."""
    dear: float
    """What it costs to attack an enemy for each mana above what is printed: it may become cheaper."""
    silenced: float
    """For each point of Flame and Lightning that this enemy forbids."""
    ritual: float
    """How much counts the ritual that would be performed by beating this enemy."""
    on_square: float
    squares: float
    """More for each other square that is held."""
    in_citadel: float
    under_dragon: float
    """For each mana on a tower that nobody can take while a dragon is in the citadel."""
    stuck: float
    """For each turn in which nothing can be gained because the way to the citadel is closed."""
    spoils: float
    """For each point of the spell that a dragon leaves."""
    boosted: float
    """For each enemy that a dragon makes stronger."""
    inside: float
    """What a mana costs that is spent on an enemy who need not be beaten."""
    spare_spells: float
    """What it costs to use spells where the attack can be paid without."""
    power: float
    """What a point of Flame or Lightning is worth."""
    alchemy: float
    arrow: float
    acceleration: float
    abundance: float
    prism: float
    not_yet: float
    """What mana is worth that only enemies to come may cost."""
    behind: float
    """What it is worth where others have more of that mana."""
    later_share: float
    """How much of what enemies to come cost is left to who has not most of that mana."""
    junk: float
    """What mana is worth that no enemy will cost."""
    pays: float
    """Mana that makes up the price of an enemy."""
    token: float
    """Mana on a source, to be collected."""
    open: float
    """A source that is open."""
    tower_token: float
    open_tower: float
    horizon: float
    """With so many turns left the four above begin to count less."""
    next_turn: float
    """What a place offers counts so much where it can be had only in another turn."""
    one_step: float
    """What is left of it one step further away."""
    order: float
    """What it costs to gain before an attack that could have been paid without."""
    move: float
    use_artifact: float
    """What it must bring at least."""
    teleport: float
    repeat: float
    cast: float
    pledge: float
    revive: float
    ritual_source: float
    ritual_obelisk: float
    ritual_converter: float
    ritual_gun: float
    """For each mana by which it weakens an enemy."""
    gun_later: float
    """So many enemies are still to come before a gun."""
    ritual_accumulator: float
