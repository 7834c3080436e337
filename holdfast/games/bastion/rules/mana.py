"""Chapter MANA: gaining from sources, towers and the citadel."""

from collections.abc import Iterable
from functools import cache
from itertools import compress
from typing import Literal

from holdfast.games.bastion.message_ids import Question, Why
from holdfast.games.bastion.rules.geometry import (
    BASES,
    CITADEL,
    COLOUR_NUMBER,
    COLOURS,
    TOWER,
    district_of_thing,
)
from holdfast.games.bastion.rules.spells import (
    Casting,
    choose_source_spells,
    copy_targets,
    held_copies,
    use_up,
)
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.state import BastionTable, Defender
from holdfast.kernel.question import Option, Verb, option
from holdfast.kernel.table import Rule

GAIN = Verb("gain")
GAIN_WITH_SPELLS = Verb("gain-with-spells")
LAY = Verb("lay")


def return_to_reserve(table: BastionTable, places: Iterable[str]) -> None:
    """The mana lying there goes back to the reserve, whatever its colours."""
    state = table.state
    if not state.laid:
        return
    for place in places:
        colour = state.laid.pop(place, None)
        if colour is not None:
            state.reserve[COLOUR_NUMBER[colour]] += 1
            table.note("mana-returned", colour=colour, at=place)


def blocked_colours(context: TurnContext) -> frozenset[int]:
    """The colours of sources that archmages in play block (BA-RULE-67)."""
    return context.blocked


def sources_of(context: TurnContext, district: str) -> tuple[tuple[str, int], ...]:
    """The sources of a district, printed and built, with the numbers of their colours."""
    sources = context.board.printed[district]
    bases = context.state.bases
    if bases:
        for base in BASES[district]:
            if base in bases:
                ritual = context.content.rituals[bases[base]]
                if ritual.kind == "source":
                    sources = (*sources, (base, ritual.colour))
    return sources


def source_obstacle(
    context: TurnContext, source: str, colour: int, blocked: frozenset[int]
) -> Why | Literal[""]:
    """Why no mana can be gained from a source of the own district; empty where it can."""
    state = context.state
    if source in state.laid:
        return "closed"
    if source in state.damaged:
        return "damaged"
    if colour in blocked:
        return "blocked"
    if not state.reserve[colour] and not any(context.me.pool):
        return "reserve-empty"
    return ""


def offer_gains(context: TurnContext, options: list[Option]) -> None:
    """The ways to gain mana now."""
    state, seat, place = context.state, context.seat, context.place
    if place == CITADEL:
        if not context.dragon:
            options.append(GAIN[seat, CITADEL])
        return
    if place in state.squares:
        return
    laid, damaged, blocked, spell_options = state.laid, state.damaged, context.blocked, context.spell_options
    anything = any(context.me.pool)
    spells = spell_options is not None and spell_options.source_spells
    if anything and not (spells or damaged or blocked or state.bases):
        for thing, gain in _printed_gains(seat, place, context.board.sources[place]):
            if thing not in laid:
                options.append(gain)
        return
    for source, colour in sources_of(context, place):
        if source in laid or colour in blocked or source in damaged:
            continue
        if anything or state.reserve[colour]:
            options.append(GAIN[seat, source])
            if spells:
                options.append(GAIN_WITH_SPELLS[seat, source])
    tower = TOWER[place]
    if tower not in laid and (anything or state.reserve[COLOUR_NUMBER[place]]):
        options.append(GAIN[seat, tower])


@cache
def _printed_gains(seat: int, district: str, sources: tuple[str, ...]) -> list[tuple[str, Option]]:
    """The sources of a district and its tower, each with the option to gain there."""
    return [(thing, GAIN[seat, thing]) for thing in (*sources, TOWER[district])]


def has_source_spell(context: TurnContext) -> bool:
    """Does the active defender hold Abundance, Prism, or a Copy that may stand for one of them?"""
    spells = context.me.spells
    if not spells:
        return False
    if not context.content.of_moment["source"].isdisjoint(spells):
        return True
    return bool(held_copies(context.content, context.me)) and bool(
        copy_targets(context.state, context.content, "source")
    )


def gain(context: TurnContext, choice: Option) -> Rule[None] | None:
    """Gain mana, once per turn, in one of three ways (BA-MANA-1)."""
    table = context.table
    place = choice.on[0]
    if place == CITADEL:
        _gain_from_citadel(table, context)
        return None
    if place == TOWER[context.place]:
        return _gain_from_tower(table, context, place)
    return _gain_from_source(table, context, place, choice.verb == "gain-with-spells")


def _gain_from_citadel(table: BastionTable, context: TurnContext) -> None:
    """All mana from all closed towers (BA-MANA-24)."""
    state = table.state
    table.note("gain-citadel", context.seat)
    _collect(table, context, [place for place in TOWER.values() if place in state.laid])
    state.gained = True


def _gain_from_tower(table: BastionTable, context: TurnContext, tower: str) -> Rule[None]:
    """One mana on the tower, then all from the closed sources of its district (BA-MANA-16 to 21)."""
    district = district_of_thing(tower)
    choice = (yield _laying(context, tower)) if any(context.me.pool) else None
    _lay(context, tower, COLOUR_NUMBER[district], choice)
    table.note("gain-tower", context.seat, at=tower)
    state = context.state
    _collect(table, context, [source for source, _ in sources_of(context, district) if source in state.laid])
    state.gained = True


def _gain_from_source(
    table: BastionTable, context: TurnContext, source: str, with_spells: bool
) -> Rule[None]:
    """One mana on the source, then three of its colour and what else is due (BA-MANA-8 to 11)."""
    state, edition, cards = context.state, context.edition, context.cards
    castings: list[Casting] = []
    if with_spells:
        castings = yield from choose_source_spells(table, context.seat, source)
    colour = context.board.source_colour.get(source, -1)
    if colour < 0:
        colour = context.content.rituals[state.bases[source]].colour
    due = edition.source_gives
    if state.bases:
        due += edition.obelisk_adds * obelisks(context, colour)
    taken = colour
    for casting in castings:
        kind = cards[casting.stands_for]
        use_up(context, casting)
        if kind.spell == "abundance":
            due += edition.abundance or kind.power
        else:
            options = [option(f"prism:{name}", context.seat) for name in COLOURS]
            prism = yield Question("prism", options, {"at": source})
            taken = COLOUR_NUMBER[prism.on[0]]
    choice = (yield _laying(context, source)) if any(context.me.pool) else None
    _lay(context, source, colour, choice)
    count = min(due, state.reserve[taken])
    state.reserve[taken] -= count
    context.me.pool[taken] += count
    table.note("gain-source", context.seat, at=source, colour=COLOURS[taken], count=count)
    state.gained = True


def obelisks(context: TurnContext, colour: int) -> int:
    """How many Obelisks of the colour stand in the active defender's district (BA-RULE-66)."""
    bases, rituals = context.state.bases, context.content.rituals
    return sum(
        rituals[bases[base]].kind == "obelisk" and rituals[bases[base]].colour == colour
        for base in BASES[context.place]
        if base in bases
    )


@cache
def _lays(seat: int) -> list[Option]:
    """To lay a token of each colour."""
    return [LAY[seat, name] for name in COLOURS]


def _laying(context: TurnContext, place: str) -> Question:
    """With which token of the pool is the source or tower closed?"""
    return Question("lay", list(compress(_lays(context.seat), context.me.pool)), {"at": place})


def _lay(context: TurnContext, place: str, colour: int, choice: Option | None) -> None:
    """Close a source or tower with a token of the pool, or if that is empty of the reserve (BA-RULE-63)."""
    state = context.state
    if choice is not None:
        laid = choice.on[0]
        context.me.pool[COLOUR_NUMBER[laid]] -= 1
    else:
        laid = COLOURS[colour]
        state.reserve[colour] -= 1
    state.laid[place] = laid
    context.table.note("lay", context.seat, colour=laid, at=place)


def _collect(table: BastionTable, context: TurnContext, places: list[str]) -> None:
    """Take the tokens lying there into the pool; the places are open again."""
    pool: Defender = context.me
    for place in places:
        colour = table.state.laid.pop(place)
        pool.pool[COLOUR_NUMBER[colour]] += 1
        table.note("collect", context.seat, colour=colour, at=place)


def revivable(context: TurnContext) -> list[tuple[str, int]]:
    """Damaged sources that the active defender may revive now (BA-SCENARIO-35, BA-SCENARIO-36)."""
    state, place = context.state, context.place
    if place == CITADEL or place in state.squares:
        return []
    pool = context.me.pool
    return [
        (source, colour)
        for source, colour in sources_of(context, place)
        if source in state.damaged and pool[colour]
    ]


def offer_revivals(context: TurnContext, options: list[Option]) -> None:
    """The damaged sources that may be revived now."""
    options += [option(f"revive:{source}", context.seat) for source, _ in revivable(context)]


def revive(context: TurnContext, choice: Option) -> None:
    """Pay one mana of a damaged source's colour; it is open again (BA-RULE-99)."""
    source = choice.on[0]
    colour = dict(sources_of(context, context.place))[source]
    context.me.pool[colour] -= 1
    context.state.reserve[colour] += 1
    context.state.damaged.remove(source)
    context.state.revived = True
    context.table.note("revive", context.seat, at=source, colour=COLOURS[colour])
