"""Chapter SPELL: what the spells before the defenders allow, worked out once in a scene."""

from holdfast.games.bastion.rules.attack_spells import Arsenal, pledge_options
from holdfast.games.bastion.rules.mana import has_source_spell
from holdfast.games.bastion.rules.movement import accelerations
from holdfast.games.bastion.rules.spells import repetition_options, wall_spell_options_now
from holdfast.games.bastion.rules.turn_context import Scene


class Hands:
    """What stays the same until a spell comes or goes, or an enemy does."""

    __slots__ = ("accelerations", "arsenal", "pledges", "repetitions", "source_spells", "wall_spells")

    def __init__(self, scene: Scene) -> None:
        in_hand, own, useful = scene.in_hand, scene.me.spells, scene.content.useful
        self.arsenal = Arsenal.of(scene, scene.place) if own else None
        """The attack spells of the active defender; with pledges it would depend on his place."""
        self.pledges = [] if useful["attack"].isdisjoint(in_hand) else pledge_options(scene)
        """What may be pledged as long as the active defender may come to attack."""
        self.wall_spells = [] if useful["any"].isdisjoint(in_hand) else wall_spell_options_now(scene)
        self.repetitions = [] if useful["end"].isdisjoint(own) else repetition_options(scene)
        self.source_spells = not useful["source"].isdisjoint(own) and has_source_spell(scene)
        self.accelerations = None if useful["move"].isdisjoint(own) else accelerations(scene)
