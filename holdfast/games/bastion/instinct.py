"""How strongly things suggest themselves: `instinct.toml`, found by play and open to tuning."""

from msgspec import Struct


class Instinct(Struct, frozen=True, forbid_unknown_fields=True):
    """The scores of what can be done at a glance (`inclinations`); done and go-on score nothing."""

    sharpness: float
    """How much more an option that is better by one is chosen: e to that power."""
    attack: float
    with_spells: float
    """What spells add to an attack that can be paid only with them."""
    spare_spells: float
    """The same where the attack can be paid without."""
    shoot: float
    strong: float
    """For each mana that the enemy costs."""
    topmost: float
    """An enemy without whom the turns that are left are fewer."""
    nuisance: float
    """An enemy that blocks or protects."""
    on_square: float
    in_citadel: float
    gain: float
    per_mana: float
    from_tower: float
    from_citadel: float
    pays: float
    """Mana that is enough for an enemy."""
    helps: float
    """Mana that is not yet enough for one."""
    covered: float
    """What is left of the two above where another defender has more of that mana."""
    obelisk: float
    spells_to_gain: float
    move: float
    acceleration: float
    after_gain: float
    """What an attack is worth that can be paid after a gain in the same place."""
    next_turn: float
    """What a place offers counts so much where it can be had only in another turn."""
    use_artifact: float
    repeat: float
    cast: float
    pledge: float
    want_due: float
    """How much a colour is wanted for each mana that enemies cost of it."""
    want_surplus: float
    """And for each that nobody needs."""
    ritual_source: float
    ritual_obelisk: float
    ritual_converter: float
    ritual_gun: float
    ritual_accumulator: float
