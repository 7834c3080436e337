"""Encounter cards: which enemies are activated, and in which order (SS-ENCOUNTER)."""

from holdfast.games.sword_and_sorcery.content.schema import Encounter
from holdfast.games.sword_and_sorcery.rules.enemy import activation, precedence
from holdfast.games.sword_and_sorcery.rules.enemy import targeting as targets
from holdfast.games.sword_and_sorcery.rules.enemy.ranks import highest, rank_number
from holdfast.games.sword_and_sorcery.rules.find import bodies, foe_card, scroll_of
from holdfast.games.sword_and_sorcery.rules.geometry import FAR
from holdfast.games.sword_and_sorcery.rules.quest import piles
from holdfast.games.sword_and_sorcery.rules.stats import is_wounded
from holdfast.games.sword_and_sorcery.state import Foe, SwordAndSorceryTable
from holdfast.kernel.table import Rule


def draw(table: SwordAndSorceryTable) -> None:
    """The top card decides who acts; only if nobody fits at all the "otherwise" counts (SS-RULE-100)."""
    state = table.state
    card = piles.draw(table, state.encounters, "encounter")
    if card is None:
        return
    entry = table.content.encounters[card.partition(".")[0]]
    state.encounter = card
    table.note("encounter", encounter=entry.id)
    for text in (entry.activate, entry.otherwise):
        if text:
            found, limit, plus = chosen(table, text)
            if found:
                state.acting, state.limit, state.plus = [foe.card for foe in found], limit, plus
                return


def chosen(table: SwordAndSorceryTable, text: str) -> tuple[list[Foe], int, bool]:
    """The enemies that a line of a card means, how many of them act, and whether by {+}."""
    words = text.split()
    plus = words[-1] == "plus"
    args = words[1:-1] if plus else words[1:]
    foes = table.state.foes
    limit = -1
    match words[0]:
        case "all":
            found = list(foes)
        case "rank":
            found = [foe for foe in foes if scroll_of(table, foe).rank in args]
        case "highest" | "lowest":
            ranks = [rank_number(table, foe) for foe in foes]
            wanted = max(ranks, default=0) if words[0] == "highest" else min(ranks, default=0)
            found = [foe for foe, rank in zip(foes, ranks, strict=True) if rank == wanted]
        case "style":
            found = [foe for foe in foes if scroll_of(table, foe).style in args]
        case "wounded":
            found = [foe for foe in foes if is_wounded(foe)]
        case "unwounded":
            found = [foe for foe in foes if not is_wounded(foe)]
        case "within":
            found = [foe for foe in foes if _nearest(table, foe) <= int(args[0])]
        case "beyond":
            found = [foe for foe in foes if _nearest(table, foe) > int(args[0])]
        case _:
            limit = int(args[0])
            found = list(foes) if limit else []
    return found, limit, plus


def _nearest(table: SwordAndSorceryTable, foe: Foe) -> int:
    away = targets.distances(table, foe, foe.figures)
    return min([away[body.area] for body in bodies(table.state)], default=FAR)


def next_ones(table: SwordAndSorceryTable) -> list[Foe]:
    """Who may act next: by players from the active one on, then by rank (SS-ENCOUNTER-3, -4)."""
    state = table.state
    found = []
    for card in state.acting:
        foe = foe_card(state, card)
        if foe is not None:
            found.append(foe)
    if len(found) < 2:
        return found
    own = precedence.first_in_turn(state, found)
    if state.limit >= 0 and len(own) > 1:
        own = [foe for foe in own if not is_stunned(foe)] or own
    return own if len(own) < 2 else highest(table, own)


def is_stunned(foe: Foe) -> bool:
    """A Group is stunned only if all its figures are (SS-RULE-112)."""
    return all(figure.stun for figure in foe.figures)


def next_activation(table: SwordAndSorceryTable) -> Rule[None] | None:
    """One enemy acts; None when the card is done."""
    state = table.state
    ready = next_ones(table) if state.limit else []
    if len(ready) > 1:
        return _choose(table, ready)
    return _act(table, ready[0]) if ready else None


def _choose(table: SwordAndSorceryTable, ready: list[Foe]) -> Rule[None]:
    """One of them acts, by the choice of the players."""
    state = table.state
    foe = yield from precedence.choose(state, "activate", ready, {"encounter": state.encounter})
    yield from _act(table, foe)


def _act(table: SwordAndSorceryTable, foe: Foe) -> Rule[None]:
    """This one acts, and does not stand on the card any more."""
    state = table.state
    state.acting = state.acting.copy()
    state.acting.remove(foe.card)
    if state.limit > 0:
        state.limit -= 1
    return activation.activate(table, foe, state.plus)


def finish(table: SwordAndSorceryTable) -> Rule[None] | None:
    """Stars on the card, then it is discarded; None if that is done already, without a question."""
    state = table.state
    card, state.encounter = state.encounter, ""
    state.acting, state.limit, state.plus = [], -1, False
    if not card:
        return None
    entry = table.content.encounters[card.partition(".")[0]]
    if entry.stars:
        return _fire_stars(table, card, entry)
    _put_away(table, card, entry)
    return None


def _fire_stars(table: SwordAndSorceryTable, card: str, entry: Encounter) -> Rule[None]:
    asleep: set[str] = set()
    for foe in list(table.state.foes):
        yield from activation.fire_star(table, foe, asleep)
    _put_away(table, card, entry)


def _put_away(table: SwordAndSorceryTable, card: str, entry: Encounter) -> None:
    """The card is discarded; Battle shuffles all others back (SS-RULE-101)."""
    state = table.state
    if entry.reshuffle:
        piles.reshuffle(table, state.encounters, "encounter")
    state.encounters.discard.append(card)
    table.note("encounter-over", encounter=entry.id)


def at_once(table: SwordAndSorceryTable) -> Rule[None]:
    """An encounter card is drawn and resolved in the middle of something else (SS-ENCOUNTER-10, -11)."""
    state = table.state
    kept = state.encounter, state.acting, state.limit, state.plus
    state.encounter, state.acting, state.limit, state.plus = "", [], -1, False
    draw(table)
    while (acting := next_activation(table)) is not None:
        yield from acting
    yield from finish(table) or ()
    state.encounter, state.acting, state.limit, state.plus = kept
