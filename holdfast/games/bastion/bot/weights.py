"""The weights of `evaluation.toml` and `policy.toml`, found by play and open to tuning."""

from msgspec import Struct


class EvaluationWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """One weight for each feature of the evaluation, in the log-odds of winning.

    All features but the first and the last are divided by the root of the turns that are left: one mana
    decides less while much can still happen.
    """

    base: float
    to_beat: float
    """Each enemy that must still be beaten, on the wall or in the deck."""
    strength_on_wall: float
    strength_to_come: float
    """What the enemies cost."""
    turns: float
    """Turns left until the wall must be empty."""
    mana: float
    """Mana in pools of colours that enemies cost."""
    gathered: float
    """The part of it that the defender with most of the colour holds."""
    covered: float
    """The part of it that pays for whole enemies on the wall."""
    surplus: float
    """Mana beyond what enemies cost."""
    on_sources: float
    on_towers: float
    """Mana that can be collected."""
    open_sources: float
    """Sources of colours that are still needed."""
    ripe: float
    """Open towers with all the sources of their district closed."""
    lost_districts: float
    """Squares with enemies on them."""
    dragons: float
    stuck: float
    """Turns in which no mana can be gained because of a dragon."""
    blocked: float
    warded: float
    power_of_spells: float
    """The power of Flames and Lightnings."""
    silenced: float
    """The part of it that Shaggon forbids."""
    alchemy: float
    mana_spells: float
    move_spells: float
    wall_spells: float
    rare_spells: float
    """Repetition, Copy, Arrow."""
    structures: float
    artifacts: float
    outlook: float
    """The value of the best rest of the turn (`TurnPlan.best_turn`)."""
    players: float
    """Each has some mana left over that is too little for any enemy."""
    crowd: float
    """Turns left, for each player but the first: mana is spread over more pools."""
    peril: float
    """How near the enemy phase is that loses the game unless an enemy is beaten."""


FEATURES: tuple[str, ...] = EvaluationWeights.__struct_fields__


class PolicyWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of the scores in `policy.py`, in mana; done and go-on score 0."""

    sharpness: float
    """Inverse temperature: an option better by one mana weighs e to this power more."""
    attack: float
    """One enemy fewer on the wall."""
    strong: float
    """For each mana that the enemy costs."""
    time: float
    """For each turn won or lost by beating this enemy rather than another."""
    urgent: float
    """Divided by one more than the enemy phases left."""
    last_moment: float
    """An enemy that must be beaten now or the game is lost."""
    nuisance: float
    """An enemy that blocks or protects."""
    dear: float
    """The penalty for each mana that an enemy costs above its printed strength: it may become cheaper."""
    silenced: float
    """For each point of Flame and Lightning that this enemy forbids."""
    ritual: float
    """The factor for the ritual that is performed by beating this enemy."""
    on_square: float
    squares: float
    """More for each other square that is held."""
    in_citadel: float
    under_dragon: float
    """For each mana on a tower that nobody can take while a dragon is in the citadel."""
    stuck: float
    """For each turn in which no mana can be gained because a dragon holds the citadel."""
    spoils: float
    """For each point of the spell that a dragon leaves."""
    boosted: float
    """For each enemy that a dragon makes stronger."""
    inside: float
    """The cost of each mana spent on an enemy that need not be beaten."""
    toll: float
    """The value of mana for an enemy inside, for each point of its value and each mana of its price."""
    spare_spells: float
    """The cost of using spells where the attack can be paid without."""
    power: float
    """For each point of Flame or Lightning."""
    alchemy: float
    arrow: float
    acceleration: float
    abundance: float
    prism: float
    not_yet: float
    """The value of mana that only upcoming enemies may cost."""
    behind: float
    """The value of mana where others have more of that colour."""
    later_share: float
    """The share of upcoming costs that falls to a defender who has not most of that colour."""
    junk: float
    """The value of mana that no enemy will cost."""
    pays: float
    """Extra for mana that completes the price of an enemy."""
    late: float
    """With fewer enemy phases left for each defender mana counts less: it must still be spent."""
    token: float
    """Mana on a source, to be collected."""
    open: float
    """A source that is open."""
    tower_token: float
    open_tower: float
    horizon: float
    """With fewer turns left the four above count less."""
    next_turn: float
    """The discount for what a place offers in a later turn."""
    one_step: float
    """The discount for one step further away."""
    order: float
    """The cost of gaining before an attack that could be paid without."""
    move: float
    use_artifact: float
    """The least value that makes it worth while."""
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
    gather: float = 0.75
    """Extra for mana for an enemy that one defender pays in several colours; twice that for beating it."""
