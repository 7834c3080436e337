"""Chapter ATTACK: which enemies stand where the active defender can strike."""

from holdfast.games.bastion.rules.geometry import CITADEL, SQUARE
from holdfast.games.bastion.rules.strength import protection
from holdfast.games.bastion.rules.turn_context import Scene


def within_reach(scene: Scene) -> list[str]:
    """Where enemies stand that the active defender may attack without Arrow (BA-ATTACK-1, BA-RULE-58)."""
    state, place = scene.state, scene.place
    if place == CITADEL:
        return [CITADEL] if state.citadel else []
    wall = state.wall
    reach = [section for section in scene.board.sections[place] if section in wall]
    if place in state.squares:
        reach.append(SQUARE[place])
    return reach


def out_of_reach(scene: Scene) -> list[str]:
    """Where all other enemies stand."""
    state, place = scene.state, scene.place
    near = scene.board.sections.get(place, ())
    far = [section for section in state.wall if section not in near]
    far += [SQUARE[district] for district in state.squares if district != place]
    if state.citadel and place != CITADEL:
        far.append(CITADEL)
    return far


def attack_may_come(scene: Scene) -> bool:
    """Could the active defender still come to attack anything in this phase?"""
    state, content = scene.state, scene.content
    if not state.moved:
        return True
    spells = scene.me.spells
    far_reaching = content.of_spell["arrow"] | content.of_spell["copy"]
    if spells and not far_reaching.isdisjoint(spells):
        return True
    return any(not protection(scene, where) for where in within_reach(scene))
