"""The horde phase: the cards of the board act, then the board acts."""

from holdfast.games.last_bastion.rules import cards, decay, effects
from holdfast.games.last_bastion.rules.order import Due, next_effect
from holdfast.games.last_bastion.rules.tokens import lose_life, pin
from holdfast.games.last_bastion.state import Acting, Hero, LastBastionState, LastBastionTable, Used
from holdfast.kernel.table import Rule

IDLE_TO_LOSE = 20
QUIET_TO_LOSE = 100
CALM_TO_LOSE = 200
"""Rounds without any card that comes or goes, whatever tokens change hands."""


def begin(table: LastBastionTable) -> None:
    """A turn begins: the cards that lie on the board now will act (LB-RULE-18)."""
    _begin(table, table.state.side)


def _begin(table: LastBastionTable, side: int) -> bool:
    """The turn of that side begins; is there anybody to play it, or a card that acts?"""
    state = table.state
    if side == state.first:
        state.round += 1
        table.begin_round(number=state.round)
        count_calm_rounds(state)
        count_standstill(table)
    state.turn += 1
    seat = state.hero_of_side(side)
    hero = state.heroes[seat].id if seat is not None else None
    table.begin_turn(seat, number=state.turn, board=state.boards[side], hero=hero)
    state.used = Used()
    acting = state.acting = []
    cards_known = table.content.cards
    for foe in state.slots[3 * side : 3 * side + 3]:
        if foe is not None:
            for number in cards_known[foe.card].recurring:
                if foe.net != number:
                    acting.append(Acting(foe.card, number))
    state.phase = "cards" if acting else "board"
    return seat is not None or bool(acting)


def count_calm_rounds(state: LastBastionState) -> None:
    """Count the rounds in which no card comes or goes."""
    stock = state.stock()
    state.calm = state.calm + 1 if stock == state.still else 0
    state.still = stock


def count_standstill(table: LastBastionTable) -> None:
    """A siege that stands still for too long is lost: nobody can end it any more (LB-RULE-147)."""
    state = table.state
    layouts = state.layouts
    if layouts:
        state.quiet += 1
        if len(layouts) > IDLE_TO_LOSE:
            del layouts[0]
    layouts.append(state.layout())
    stands = (state.idle >= IDLE_TO_LOSE or state.quiet >= QUIET_TO_LOSE) and layouts[0] == layouts[-1]
    if stands or state.calm >= CALM_TO_LOSE:
        table.end(False, "stalemate")


def card_acts(table: LastBastionTable) -> Rule[None]:
    """Step 1, one recurring effect: the active player chooses the order (LB-HORDE-2, LB-HORDE-4)."""
    state = table.state
    actor = state.hero_of_side(state.side)
    if len(state.acting) > 1:
        return _ordered_card_acts(table, actor)
    last = state.acting.pop()
    state.phase = "board"
    return effects.apply(table, Due(last.card, last.effect), actor)


def _ordered_card_acts(table: LastBastionTable, actor: int | None) -> Rule[None]:
    state = table.state
    due = [Due(acting.card, acting.effect) for acting in state.acting]
    one = yield from next_effect(table, due, actor, "horde-order", {})
    state.acting.remove(Acting(one.card, one.number))
    yield from effects.apply(table, one, actor)


def board_acts(table: LastBastionTable) -> Rule[None] | None:
    """Step 2: a full board has its effect; otherwise a hero's board brings a card (LB-HORDE-5, 6)."""
    state = table.state
    seat = state.hero_of_side(state.side)
    if state.is_full(state.side):
        state.phase = "hero"
        return _full_board_acts(table, seat)
    if seat is not None:
        state.phase = "hero"
        return cards.bring_card(table, seat, seat)
    end_turn(table)
    return None


def _full_board_acts(table: LastBastionTable, seat: int | None) -> Rule[None]:
    board = table.state.boards[table.state.side]
    table.note("board-acts", seat, board=board)
    with table.because(f"board-{board}"):
        yield from _board_effect(table, board, seat)


def _board_effect(table: LastBastionTable, board: str, actor: int | None) -> Rule[None]:
    if board == "green":
        _discard_bottom(table)
        return
    seat = actor
    if seat is None:
        seat = yield from effects.choose_hero(
            table, f"board-{board}", _can_be_pinned if board == "blue" else _anyone
        )
        if seat is None:
            return
    match board:
        case "red":
            lose_life(table, seat)
        case "yellow":
            yield from decay.roll(table, seat, actor, None)
        case "blue":
            pin(table, seat)


def _anyone(state: LastBastionState, hero: Hero) -> bool:
    return True


def _can_be_pinned(state: LastBastionState, hero: Hero) -> bool:
    return not hero.pinned


def _discard_bottom(table: LastBastionTable) -> None:
    """The green board discards the bottom card; a warlord there is a defeat (LB-BOARD-3, LB-BOARD-4)."""
    state = table.state
    if not state.deck:
        table.note("deck-empty")
        return
    card = state.deck.draw_bottom("bottom", table.chance)
    state.discard.append(card)
    state.stir()
    table.note("discard-bottom", card=card)
    if table.content.cards[card].warlord:
        table.end(False, "warlord-discarded")


def end_turn(table: LastBastionTable) -> None:
    """The next board clockwise has its turn, and the next one if nothing happens there (LB-RULE-129)."""
    state = table.state
    while True:
        table.note("turn-ends", board=state.boards[state.side])
        side = state.side = (state.side + 1) % 4
        if _begin(table, side) or state.is_full(side):
            return
