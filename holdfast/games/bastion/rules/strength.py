"""Chapters COLOR and TRAIT: what an enemy costs, and what protects it."""

from holdfast.games.bastion.content.schema import BOOST_ALL, GREY, EnemyCard
from holdfast.games.bastion.rules.geometry import BASES, BESIDE, CITADEL, COLOUR_NUMBER, SQUARE_OF
from holdfast.games.bastion.rules.price import Price, price_of_one
from holdfast.games.bastion.rules.turn_context import Scene


def enemy_at(scene: Scene, where: str) -> list[str]:
    """The cards of the enemy on a section, on a square, or on top in the citadel."""
    state = scene.state
    if where == CITADEL:
        return state.citadel[-1:]
    if where in SQUARE_OF:
        return state.squares.get(SQUARE_OF[where], [])
    return state.wall.get(where, [])


def colour_at(scene: Scene, kind: EnemyCard, where: str) -> int:
    """The number of the colour an enemy card has at its place, GREY for none (BA-COLOR-1 to 10)."""
    if kind.colour >= 0 or kind.colour == GREY:
        return kind.colour
    return COLOUR_NUMBER[scene.board.district[where]]


def strength_at(scene: Scene, kind: EnemyCard, where: str) -> int:
    """The strength of one card at its place (BA-RULE-32)."""
    if kind.immune:
        return kind.strength
    strength = _shape(scene, kind, where) if kind.shift else kind.strength
    if where == CITADEL:
        return strength
    if scene.neighbourly and where in BESIDE:
        strength += _auras(scene, where)
    if scene.dragon or scene.guns:
        district = scene.board.district[where]
        colour = kind.colour if kind.colour >= 0 else COLOUR_NUMBER[district]
        if scene.boost in (colour, BOOST_ALL):
            strength += 1
        bases = scene.state.bases
        for base in BASES[district]:
            structure = bases.get(base)
            if structure is not None:
                ritual = scene.content.rituals[structure]
                if ritual.kind == "gun" and ritual.colour == colour:
                    strength -= scene.edition.gun_weakens
    return strength if strength > 1 else 1


def _auras(scene: Scene, section: str) -> int:
    """What Inquisitors on neighbouring sections add (BA-TRAIT-85)."""
    wall, cards = scene.state.wall, scene.cards
    added = 0
    for near in BESIDE[section]:
        if near in wall:
            for card in wall[near]:
                if cards[card].aura:
                    added += 1
    return added


def _shape(scene: Scene, kind: EnemyCard, where: str) -> int:
    """The strength a shapeshifter takes from its neighbours (BA-RULE-33, BA-RULE-34)."""
    wall, cards = scene.state.wall, scene.cards
    near = [(section, wall[section]) for section in BESIDE.get(where, ()) if section in wall]
    if not near or any(cards[card].shift for _, enemy in near for card in enemy):
        return kind.strength
    return sum(strength_at(scene, cards[card], section) for section, enemy in near for card in enemy)


def price_at(scene: Scene, where: str) -> Price:
    """What the enemy there costs (BA-RULE-24)."""
    cards, enemy = scene.cards, enemy_at(scene, where)
    if len(enemy) == 1:
        kind = cards[enemy[0]]
        if kind.colour >= 0 and not kind.immune:
            return price_of_one(kind.colour, strength_at(scene, kind, where))
    price = Price()
    for card in enemy:
        kind = cards[card]
        if kind.immune:
            price.fixed = [kind.each + due for due in price.fixed or (0, 0, 0, 0, 0, 0)]
            continue
        strength = strength_at(scene, kind, where)
        price.total += strength
        colour = kind.colour
        if colour == GREY:
            price.grey = True
            continue
        if colour < 0:
            colour = COLOUR_NUMBER[scene.board.district[where]]
        price.coloured[colour] = price.coloured.get(colour, 0) + strength
    return price


def price_unless_protected(scene: Scene, where: str) -> Price | None:
    """What the enemy there costs, None where it cannot be attacked; worked out once in a scene."""
    if where in scene.prices:
        return scene.prices[where]
    found = scene.prices[where] = None if protection(scene, where) else price_at(scene, where)
    return found


def protection(scene: Scene, where: str) -> str:
    """What makes the enemy there invulnerable: `ward`, `wallward`, or nothing (BA-ATTACK-9)."""
    if not scene.neighbourly:
        return ""
    state, cards = scene.state, scene.cards
    wall = state.wall
    if where not in wall:
        return ""
    found = ""
    for near in BESIDE[where]:
        if near in wall:
            for card in wall[near]:
                if cards[card].ward:
                    found = "ward"
    square = state.squares.get(scene.board.district[where])
    if not found and square is not None and any(cards[card].wallward for card in square):
        found = "wallward"
    if found and scene.edition.immune_to_protection and any(cards[card].immune for card in wall[where]):
        return ""
    return found
