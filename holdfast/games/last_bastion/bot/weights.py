"""What things are worth, in the log-odds of winning: open to tuning.

`evaluation.toml` says how good a position is, fitted to how games ended; `policy.toml` how likely an
option is, found by play. A file holds four numbers for each thing: for one hero, for two, three and four.
"""

from msgspec import Struct, defstruct


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """One weight for each feature (`evaluation.features`)."""

    base: float
    warlord_to_come: float
    """Each warlord that is not yet beaten, in play or not."""
    warlord_in_play: float
    warlord_short: float
    """Each equipment token that is missing to match the resistance of a warlord in play."""
    cards_to_come: float
    """Each card that will come before the last warlord."""
    last_cards: float
    """How near the deck is to running out, once no warlord is left in it: a full board in front of a hero
    draws no card."""
    few_below: float
    """How few cards lie under the last warlord, while it is in the deck."""
    evil_tile: float
    second_evil_tile: float
    card: float
    crowd: float
    """The square of the cards in play, in dozens."""
    resistance: float
    haunt: float
    loaded: float
    """An evil figure on a card that will put it on a tile."""
    doom: float
    """Such a card while one more evil tile is the end."""
    doom_next: float
    """The same, on the board whose turn comes next."""
    threat_life: float
    threat_decay: float
    threat_round: float
    threat_curse: float
    threat_draw: float
    no_white: float
    lock_die: float
    no_equipment: float
    reward: float
    """Each good thing that a card in play will give when it falls."""
    two_cards: float
    full_red: float
    full_green: float
    full_green_few_below: float
    full_blue: float
    full_yellow: float
    shut: float
    """A full board in front of a hero, who draws no card for it."""
    shut_last: float
    """The same, while only the cards under the last warlord are left: they must not run out."""
    calm: float
    """For how long no card has come or gone: something must be done."""
    life: float
    """Each life token of a hero, up to what is enough for now."""
    more_life: float
    """Each life token beyond that: a price for the Tomb to come."""
    last_life: float
    eliminated: float
    dead: float
    wounded: float
    cursed: float
    pinned: float
    call: float
    equipment: float
    fitting_equipment: float
    """A token of a colour that a card in play bears."""
    trap: float
    strike: float
    """What the active hero may still gain by acting."""


FEATURES: tuple[str, ...] = Weights.__struct_fields__
Numbers = tuple[float, float, float, float]
WrittenWeights = defstruct(
    "WrittenWeights", [(name, Numbers) for name in FEATURES], forbid_unknown_fields=True, module=__name__
)
"""The weights as they stand in the file."""


def for_each_team(written: Struct) -> tuple[Weights, ...]:
    """The weights of a team of one hero, of two, of three and of four."""
    return tuple(Weights(*(getattr(written, name)[number] for name in FEATURES)) for number in range(4))
