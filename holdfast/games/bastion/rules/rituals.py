"""Chapters RITUAL and STRUCTURE: rituals performed after an attack, structures built."""

from collections.abc import Iterator
from functools import partial

from holdfast.games.bastion.content.schema import GREY
from holdfast.games.bastion.message_ids import Barred, Question
from holdfast.games.bastion.rules.geometry import BASES, COLOURS
from holdfast.games.bastion.rules.mana import return_to_reserve
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule


def perform_rituals(table: BastionTable, seat: int, colours: list[int], optional: bool) -> Rule[None]:
    """At most one ritual for each defeated card, each drawn anew before the next (BA-RULE-81, BA-RULE-82)."""
    me = table.state.defenders[seat]
    rituals = table.content.rituals
    edition = table.content.editions[table.options["edition"]]
    left = list(colours)
    while True:
        fitting = [id for id in me.rituals if rituals[id].colour in left or GREY in left]
        if not fitting:
            return
        options = [option(f"perform:{id}", seat) for id in fitting]
        if optional or not edition.rituals_compulsory:
            options.append(option("no-ritual", seat))
        choice = yield Question("perform", options, {"colours": [COLOURS[n] for n in left if n != GREY]})
        if choice.verb == "no-ritual":
            return
        ritual = choice.on[0]
        colour = rituals[ritual].colour
        left.remove(colour if colour in left else GREY)
        yield from _perform(table, seat, ritual)


def _perform(table: BastionTable, seat: int, ritual: str) -> Rule[None]:
    me = table.state.defenders[seat]
    if table.content.rituals[ritual].structure:
        options = [option(f"build:{base}", seat) for base in open_bases(table)]
        choice = yield Question("build", options, {"ritual": ritual}, partial(_taken_bases, table))
        me.rituals.remove(ritual)
        table.note("perform", seat, ritual=ritual)
        _build(table, seat, ritual, choice.on[0])
    else:
        me.rituals.remove(ritual)
        me.artifacts.append(ritual)
        table.note("perform", seat, ritual=ritual)
    yield from _draw_ritual(table, seat)


def open_bases(table: BastionTable) -> list[str]:
    """The bases that a structure may be put on (BA-RULE-84)."""
    edition = table.content.editions[table.options["edition"]]
    board = table.content.board(table.state.districts, table.state.side)
    order = [base for district in board.districts for base in BASES[district]]
    free = [base for base in order if base not in table.state.bases]
    return free if free and edition.replace_only_when_full else order


def _taken_bases(table: BastionTable) -> Iterator[Barred]:
    """Bases that cannot be built on while another is free (BA-STRUCTURE-1)."""
    bases = open_bases(table)
    for base in table.state.bases:
        if base not in bases:
            yield Barred(f"build:{base}", "base-taken", "BA-STRUCTURE-1")


def _build(table: BastionTable, seat: int, ritual: str, base: str) -> None:
    """Put the structure on the base; what stood there goes under the deck or out of the game."""
    state = table.state
    old = state.bases.pop(base, None)
    if old is not None:
        return_to_reserve(table, [base])
        if base in state.damaged:
            state.damaged.remove(base)
        if table.content.editions[table.options["edition"]].replaced_go_under:
            state.ritual_deck.put_underneath(old)
        else:
            state.discarded.append(old)
        table.note("replace", seat, ritual=old, at=base)
    state.bases[base] = ritual
    table.note("build", seat, ritual=ritual, at=base)


def _draw_ritual(table: BastionTable, seat: int) -> Rule[None]:
    """Draw two, keep one, put the other under the deck (BA-RITUAL-7 to 9)."""
    state = table.state
    drawn: list[str] = []
    while state.ritual_deck.layers and len(drawn) < 2:
        drawn.append(state.ritual_deck.draw("ritual", table.chance))
        table.note("draw-ritual", seat, ritual=drawn[-1])
    if not drawn:
        return
    choice = yield Question("keep", [option(f"keep:{id}", seat) for id in drawn])
    kept = choice.on[0]
    state.defenders[seat].rituals.append(kept)
    table.note("keep-ritual", seat, ritual=kept)
    for other in drawn:
        if other != kept:
            state.ritual_deck.put_underneath(other)
            table.note("ritual-under", seat, ritual=other)
