"""Weights: `evaluation.toml` in the log-odds of winning, `policy.toml` for the policy."""

from msgspec import Struct


class EvaluationWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """One weight for each feature (`evaluation.features`)."""

    base: float
    progress: float
    """How much of the quest is done, from 0 to 1."""
    nearest: float
    """Steps of the nearest hero to what has to be done next, in tens."""
    spread: float
    """Steps of all heroes to it on average, in tens."""
    health: float
    """Health of the heroes, from 0 to 1; Ghost Souls have none."""
    weakest: float
    """Health of the weakest living hero."""
    ghosts: float
    """Ghost Souls, from 0 to 1."""
    last_hero: float
    """Only one hero lives."""
    rank: float
    """Soul Ranks above those the quest begins with."""
    shards: float
    """Soul shards, in tens."""
    arms: float
    """What the equipment is worth, in tens of hits and shields."""
    goods: float
    """Potions and other cards in the inventory, each hero's."""
    treasure: float
    """Crowns, in hundreds."""
    threat: float
    """Damage that the enemies may do in one activation each, for each hero: those in play, and what the
    shadow tokens hide on average, so that an opened door changes little."""
    foes: float
    """Their HP, for each hero, in tens."""
    burdens: float
    """Conditions of heroes, each."""
    hindered: float
    """Conditions of enemies, each."""
    ready: float
    """Powers that are not cooling down, each hero's."""
    allies: float
    clock: float
    """Hero turns that are over, in tens: whoever waits for ever comes nowhere."""
    late: float
    """How near the hour is at which the quest is lost, from 0 to 1."""
    party: float = 0.0
    """Heroes of the party."""
    ending: float = 0.0
    """How nearly the event deck is drawn: from four cards that are left (0) to none (1)."""


FEATURES: tuple[str, ...] = EvaluationWeights.__struct_fields__


class PolicyWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """The scores of what can be done at a glance (`policy.py`); the end of the turn scores nothing."""

    sharpness: float
    """How much more an option that is better by one is chosen: e to that power."""
    attack: float
    """For an attack at all."""
    damage: float
    """For the share of its HP that an enemy is likely to lose."""
    kill: float
    """For the chance to kill it."""
    menace: float
    """For each damage that an enemy may do, if it is killed."""
    aim: float
    """For an enemy that the quest wants dead."""
    step: float
    """For each step nearer to what has to be done."""
    reach: float
    """For a place from which an enemy can be attacked, as long as an attack is left."""
    company: float
    """For each step that the hero is away from the others."""
    danger: float
    """For the damage that free attacks may do, by the health that is left."""
    crowd: float
    """For each enemy more than heroes where a hero goes."""
    flight: float
    """For leaving enemies with little health."""
    heal: float
    """For each HP healed."""
    lost_hp: float
    """For each HP, beside, that is missing to half the health of who is healed."""
    boost: float
    hamper: float
    ward: float
    summon: float
    objective: float
    """For doing what the quest wants."""
    action: float
    """For another action that the quest offers."""
    loot: float
    search: float
    chest: float
    door: float
    """For a door in the way; another one is worth a third of it."""
    stand: float
    dash: float
    rearrange: float
    imbue: float
    focus: float
    scream: float
    resurrect: float
    empower: float
    detour: float = 0.0
    """For an area where the quest offers another action, less from further away."""
