"""Chapter MANA: gaining from sources, towers and the citadel."""

from collections.abc import Iterable
from functools import cache
from itertools import compress

from holdfast.games.bastion.rules.geometry import (
    BASES,
    CITADEL,
    COLOUR_NUMBER,
    COLOURS,
    TOWER,
    district_of_thing,
)
from holdfast.games.bastion.rules.spells import Casting, copies_of, gather_source_spells, held_copies, spend
from holdfast.games.bastion.rules.turn_context import Scene
from holdfast.games.bastion.state import BastionTable, Defender
from holdfast.kernel.question import Option, Question, Verb, option
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


def blocked_colours(scene: Scene) -> frozenset[int]:
    """The colours of sources that archmages in play block (BA-RULE-67)."""
    return scene.blocked


def sources_of(scene: Scene, district: str) -> tuple[tuple[str, int], ...]:
    """The sources of a district, printed and built, with the numbers of their colours."""
    sources = scene.board.printed[district]
    bases = scene.state.bases
    if bases:
        for base in BASES[district]:
            if base in bases:
                ritual = scene.content.rituals[bases[base]]
                if ritual.kind == "source":
                    sources = (*sources, (base, ritual.colour))
    return sources


def source_bar(scene: Scene, source: str, colour: int, blocked: frozenset[int]) -> str:
    """Why no mana can be gained from a source of the own district; empty where it can."""
    state = scene.state
    if source in state.laid:
        return "closed"
    if source in state.damaged:
        return "damaged"
    if colour in blocked:
        return "blocked"
    if not state.reserve[colour] and not any(scene.me.pool):
        return "reserve-empty"
    return ""


def offer_gains(scene: Scene, options: list[Option]) -> None:
    """The ways to gain mana now."""
    state, seat, place = scene.state, scene.seat, scene.place
    if place == CITADEL:
        if not scene.dragon:
            options.append(GAIN[seat, CITADEL])
        return
    if place in state.squares:
        return
    laid, damaged, blocked, hands = state.laid, state.damaged, scene.blocked, scene.hands
    anything = any(scene.me.pool)
    spells = hands is not None and hands.source_spells
    if anything and not (spells or damaged or blocked or state.bases):
        for thing, gain in _printed_gains(seat, place, scene.board.sources[place]):
            if thing not in laid:
                options.append(gain)
        return
    for source, colour in sources_of(scene, place):
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


def has_source_spell(scene: Scene) -> bool:
    """Does the active defender hold Abundance, Prism, or a Copy that may stand for one of them?"""
    spells = scene.me.spells
    if not spells:
        return False
    if not scene.content.of_moment["source"].isdisjoint(spells):
        return True
    return bool(held_copies(scene.content, scene.me)) and bool(
        copies_of(scene.state, scene.content, "source")
    )


def gain(scene: Scene, choice: Option) -> Rule[None] | None:
    """Gain mana, once per turn, in one of three ways (BA-MANA-1)."""
    table = scene.table
    place = choice.on[0]
    if place == CITADEL:
        _gain_from_citadel(table, scene)
        return None
    if place == TOWER[scene.place]:
        return _gain_from_tower(table, scene, place)
    return _gain_from_source(table, scene, place, choice.verb == "gain-with-spells")


def _gain_from_citadel(table: BastionTable, scene: Scene) -> None:
    """All mana from all closed towers (BA-MANA-24)."""
    state = table.state
    table.note("gain-citadel", scene.seat)
    _collect(table, scene, [place for place in TOWER.values() if place in state.laid])
    state.gained = True


def _gain_from_tower(table: BastionTable, scene: Scene, tower: str) -> Rule[None]:
    """One mana on the tower, then all from the closed sources of its district (BA-MANA-16 to 21)."""
    district = district_of_thing(tower)
    choice = (yield _laying(scene, tower)) if any(scene.me.pool) else None
    _lay(scene, tower, COLOUR_NUMBER[district], choice)
    table.note("gain-tower", scene.seat, at=tower)
    state = scene.state
    _collect(table, scene, [source for source, _ in sources_of(scene, district) if source in state.laid])
    state.gained = True


def _gain_from_source(table: BastionTable, scene: Scene, source: str, with_spells: bool) -> Rule[None]:
    """One mana on the source, then three of its colour and what else is due (BA-MANA-8 to 11)."""
    state, edition, cards = scene.state, scene.edition, scene.cards
    castings: list[Casting] = []
    if with_spells:
        castings = yield from gather_source_spells(table, scene.seat, source)
    colour = scene.board.source_colour.get(source, -1)
    if colour < 0:
        colour = scene.content.rituals[state.bases[source]].colour
    due = edition.source_gives
    if state.bases:
        due += edition.obelisk_adds * obelisks(scene, colour)
    taken = colour
    for casting in castings:
        kind = cards[casting.stands_for]
        spend(scene, casting)
        if kind.spell == "abundance":
            due += edition.abundance or kind.power
        else:
            options = [option(f"prism:{name}", scene.seat) for name in COLOURS]
            prism = yield Question("prism", options, {"at": source})
            taken = COLOUR_NUMBER[prism.on[0]]
    choice = (yield _laying(scene, source)) if any(scene.me.pool) else None
    _lay(scene, source, colour, choice)
    count = min(due, state.reserve[taken])
    state.reserve[taken] -= count
    scene.me.pool[taken] += count
    table.note("gain-source", scene.seat, at=source, colour=COLOURS[taken], count=count)
    state.gained = True


def obelisks(scene: Scene, colour: int) -> int:
    """How many Obelisks of the colour stand in the active defender's district (BA-RULE-66)."""
    bases, rituals = scene.state.bases, scene.content.rituals
    return sum(
        rituals[bases[base]].kind == "obelisk" and rituals[bases[base]].colour == colour
        for base in BASES[scene.place]
        if base in bases
    )


@cache
def _lays(seat: int) -> list[Option]:
    """To lay a token of each colour."""
    return [LAY[seat, name] for name in COLOURS]


def _laying(scene: Scene, place: str) -> Question:
    """With which token of the pool is the source or tower closed?"""
    return Question("lay", list(compress(_lays(scene.seat), scene.me.pool)), {"at": place})


def _lay(scene: Scene, place: str, colour: int, choice: Option | None) -> None:
    """Close a source or tower with a token of the pool, or if that is empty of the reserve (BA-RULE-63)."""
    state = scene.state
    if choice is not None:
        laid = choice.on[0]
        scene.me.pool[COLOUR_NUMBER[laid]] -= 1
    else:
        laid = COLOURS[colour]
        state.reserve[colour] -= 1
    state.laid[place] = laid
    scene.table.note("lay", scene.seat, colour=laid, at=place)


def _collect(table: BastionTable, scene: Scene, places: list[str]) -> None:
    """Take the tokens lying there into the pool; the places are open again."""
    pool: Defender = scene.me
    for place in places:
        colour = table.state.laid.pop(place)
        pool.pool[COLOUR_NUMBER[colour]] += 1
        table.note("collect", scene.seat, colour=colour, at=place)


def revivable(scene: Scene) -> list[tuple[str, int]]:
    """Damaged sources that the active defender may revive now (BA-SCENARIO-35, BA-SCENARIO-36)."""
    state, place = scene.state, scene.place
    if place == CITADEL or place in state.squares:
        return []
    pool = scene.me.pool
    return [
        (source, colour)
        for source, colour in sources_of(scene, place)
        if source in state.damaged and pool[colour]
    ]


def offer_revivals(scene: Scene, options: list[Option]) -> None:
    """The damaged sources that may be revived now."""
    options += [option(f"revive:{source}", scene.seat) for source, _ in revivable(scene)]


def revive(scene: Scene, choice: Option) -> None:
    """Pay one mana of a damaged source's colour; it is open again (BA-RULE-99)."""
    source = choice.on[0]
    colour = dict(sources_of(scene, scene.place))[source]
    scene.me.pool[colour] -= 1
    scene.state.reserve[colour] += 1
    scene.state.damaged.remove(source)
    scene.state.revived = True
    scene.table.note("revive", scene.seat, at=source, colour=COLOURS[colour])
