"""Chapter ATTACK: which enemies the active defender can attack."""

from holdfast.games.bastion.rules.geometry import CITADEL, SQUARE
from holdfast.games.bastion.rules.strength import protection
from holdfast.games.bastion.rules.turn_context import TurnContext


def within_reach(context: TurnContext) -> list[str]:
    """Where enemies stand that the active defender may attack without Arrow (BA-ATTACK-1, BA-RULE-58)."""
    state, place = context.state, context.place
    if place == CITADEL:
        return [CITADEL] if state.citadel else []
    wall = state.wall
    reach = [section for section in context.board.sections[place] if section in wall]
    if place in state.squares:
        reach.append(SQUARE[place])
    return reach


def out_of_reach(context: TurnContext) -> list[str]:
    """Where all other enemies stand."""
    state, place = context.state, context.place
    near = context.board.sections.get(place, ())
    far = [section for section in state.wall if section not in near]
    far += [SQUARE[district] for district in state.squares if district != place]
    if state.citadel and place != CITADEL:
        far.append(CITADEL)
    return far


def can_still_attack(context: TurnContext) -> bool:
    """Could the active defender still attack anything in this phase?"""
    state, content = context.state, context.content
    if not state.moved:
        return True
    spells = context.me.spells
    far_reaching = content.of_spell["arrow"] | content.of_spell["copy"]
    if spells and not far_reaching.isdisjoint(spells):
        return True
    return any(not protection(context, where) for where in within_reach(context))
