"""Chapters COLOR and TRAIT: what an enemy costs, and what protects it."""

from typing import Literal

from holdfast.games.bastion.content.schema import BOOST_ALL, GREY, EnemyCard
from holdfast.games.bastion.message_ids import Why
from holdfast.games.bastion.rules.geometry import ADJACENT, BASES, CITADEL, COLOUR_NUMBER, SQUARE_OF
from holdfast.games.bastion.rules.price import Price, price_of_one
from holdfast.games.bastion.rules.turn_context import TurnContext


def enemy_at(context: TurnContext, where: str) -> list[str]:
    """The cards of the enemy on a section, on a square, or on top in the citadel."""
    state = context.state
    if where == CITADEL:
        return state.citadel[-1:]
    if where in SQUARE_OF:
        return state.squares.get(SQUARE_OF[where], [])
    return state.wall.get(where, [])


def colour_at(context: TurnContext, kind: EnemyCard, where: str) -> int:
    """The number of the colour an enemy card has at its place, GREY for none (BA-COLOR-1 to 10)."""
    if kind.colour >= 0 or kind.colour == GREY:
        return kind.colour
    return COLOUR_NUMBER[context.board.district[where]]


def strength_at(context: TurnContext, kind: EnemyCard, where: str) -> int:
    """The strength of one card at its place (BA-RULE-32)."""
    if kind.immune:
        return kind.strength
    strength = _shape(context, kind, where) if kind.shift else kind.strength
    if where == CITADEL:
        return strength
    if context.neighbour_effects and where in ADJACENT:
        strength += _auras(context, where)
    if context.dragon or context.guns:
        district = context.board.district[where]
        colour = kind.colour if kind.colour >= 0 else COLOUR_NUMBER[district]
        if context.boost in (colour, BOOST_ALL):
            strength += 1
        bases = context.state.bases
        for base in BASES[district]:
            structure = bases.get(base)
            if structure is not None:
                ritual = context.content.rituals[structure]
                if ritual.kind == "gun" and ritual.colour == colour:
                    strength -= context.edition.gun_weakens
    return strength if strength > 1 else 1


def _auras(context: TurnContext, section: str) -> int:
    """What Inquisitors on neighbouring sections add (BA-TRAIT-85)."""
    wall, cards = context.state.wall, context.cards
    added = 0
    for near in ADJACENT[section]:
        if near in wall:
            for card in wall[near]:
                if cards[card].aura:
                    added += 1
    return added


def _shape(context: TurnContext, kind: EnemyCard, where: str) -> int:
    """The strength a shapeshifter takes from its neighbours (BA-RULE-33, BA-RULE-34)."""
    wall, cards = context.state.wall, context.cards
    near = [(section, wall[section]) for section in ADJACENT.get(where, ()) if section in wall]
    if not near or any(cards[card].shift for _, enemy in near for card in enemy):
        return kind.strength
    return sum(strength_at(context, cards[card], section) for section, enemy in near for card in enemy)


def price_at(context: TurnContext, where: str) -> Price:
    """What the enemy there costs (BA-RULE-24)."""
    cards, enemy = context.cards, enemy_at(context, where)
    if len(enemy) == 1:
        kind = cards[enemy[0]]
        if kind.colour >= 0 and not kind.immune:
            return price_of_one(kind.colour, strength_at(context, kind, where))
    price = Price()
    for card in enemy:
        kind = cards[card]
        if kind.immune:
            price.fixed = [kind.each + due for due in price.fixed or (0, 0, 0, 0, 0, 0)]
            continue
        strength = strength_at(context, kind, where)
        price.total += strength
        colour = kind.colour
        if colour == GREY:
            price.grey = True
            continue
        if colour < 0:
            colour = COLOUR_NUMBER[context.board.district[where]]
        price.coloured[colour] = price.coloured.get(colour, 0) + strength
    return price


def price_unless_protected(context: TurnContext, where: str) -> Price | None:
    """What the enemy there costs, None where it cannot be attacked; worked out once in a context."""
    if where in context.prices:
        return context.prices[where]
    found = context.prices[where] = None if protection(context, where) else price_at(context, where)
    return found


def protection(context: TurnContext, where: str) -> Why | Literal[""]:
    """What makes the enemy there invulnerable: `ward`, `wallward`, or nothing (BA-ATTACK-9)."""
    if not context.neighbour_effects:
        return ""
    state, cards = context.state, context.cards
    wall = state.wall
    if where not in wall:
        return ""
    found: Why | Literal[""] = ""
    for near in ADJACENT[where]:
        if near in wall:
            for card in wall[near]:
                if cards[card].ward:
                    found = "ward"
    square = state.squares.get(context.board.district[where])
    if not found and square is not None and any(cards[card].wallward for card in square):
        found = "wallward"
    if found and context.edition.immune_to_protection and any(cards[card].immune for card in wall[where]):
        return ""
    return found
