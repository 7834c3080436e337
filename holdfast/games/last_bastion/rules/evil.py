"""Evil figures: on tiles, on cards and on hero boards."""

from collections.abc import Collection

from holdfast.games.last_bastion.content.schema import Content
from holdfast.games.last_bastion.rules.geometry import LINE
from holdfast.games.last_bastion.rules.tokens import can_be_cursed
from holdfast.games.last_bastion.state import LastBastionState, LastBastionTable

TILES_TO_LOSE = 3


def figure_at_hand(table: LastBastionTable) -> bool:
    """May another evil figure be placed? Always, unless the table plays with a limit (LB-RULE-6)."""
    return table.options["evil_figures"] != "limited" or figures_left(table.state, table.content) > 0


def figures_left(state: LastBastionState, content: Content) -> int:
    """Evil figures in the reserve; more may be in play than there are pieces (LB-RULE-6)."""
    return max(0, content.tokens.evil - state.evil_figures())


def haunt(table: LastBastionTable, slot: int) -> None:
    """Evil comes onto the card; or from the card into the bastion (LB-EFFECT-8 to LB-EFFECT-10)."""
    state = table.state
    foe = state.slots[slot]
    assert foe is not None
    if foe.evil:
        state.stir()
        foe.evil = False
        table.note("evil-leaves-card", card=foe.card, slot=state.slot_id(slot))
        corrupt_line(table, slot)
    elif figure_at_hand(table):
        state.stir()
        foe.evil = True
        table.note("evil-on-card", card=foe.card, slot=state.slot_id(slot))


def corrupt_line(table: LastBastionTable, slot: int) -> None:
    """An evil figure on the first tile of the slot's line that has none (LB-DECAY-7)."""
    state = table.state
    place = next((place for place in LINE[slot] if place not in state.evil), None)
    assert place is not None, "three evil tiles have lost the game already (LB-RULE-15)"
    corrupt(table, place)


def corrupt(table: LastBastionTable, place: int) -> None:
    """An evil figure on a tile; three of them lose the game (LB-EVIL-11)."""
    state = table.state
    if not figure_at_hand(table):
        return
    state.stir()
    state.evil.append(place)
    tile = state.tiles[place]
    if tile == "standard" and state.standard:
        state.standard = ""
    table.note("evil-on-tile", tile=tile, count=len(state.evil))
    if len(state.evil) >= TILES_TO_LOSE:
        table.end(False, "evil-tiles")


def curse(table: LastBastionTable, seat: int) -> None:
    """An evil figure on a hero board; nothing where there is no power to cover (LB-RULE-114)."""
    hero = table.state.heroes[seat]
    if can_be_cursed(hero) and figure_at_hand(table):
        table.state.stir()
        hero.cursed = True
        table.note("cursed", seat, hero=hero.id)


def evil_targets(state: LastBastionState, leaving: Collection[int] = ()) -> list[str]:
    """Everything an evil figure stands on: tiles, slots, heroes.

    On cards that leave play it is gone anyway.
    """
    return [
        *(state.tiles[place] for place in sorted(state.evil)),
        *(
            state.slot_id(slot)
            for slot, foe in enumerate(state.slots)
            if foe is not None and foe.evil and slot not in leaving
        ),
        *(hero.id for hero in state.heroes if hero.cursed),
    ]


def banish(table: LastBastionTable, target: str) -> None:
    """Take the evil figure from a tile, a card or a hero board back to the reserve."""
    state = table.state
    state.stir()
    if target in state.tiles:
        state.evil.remove(state.tiles.index(target))
        table.note("evil-off-tile", tile=target)
        return
    for seat, hero in enumerate(state.heroes):
        if hero.id == target:
            hero.cursed = False
            table.note("evil-off-hero", seat, hero=target)
            return
    foe = state.slots[state.slot_of(target)]
    assert foe is not None
    foe.evil = False
    table.note("evil-off-card", card=foe.card, slot=target)
