"""Everything impossible about a state that came from outside."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.edition import Edition
from holdfast.games.bastion.message_ids import Fault
from holdfast.games.bastion.rules.geometry import ALL_BASES, CITADEL, COLOURS, SECTION_NUMBER, TOWER
from holdfast.games.bastion.rules.phases import PHASES
from holdfast.games.bastion.setup import (
    MANA_OF_A_COLOUR,
    cards_in_game,
    from_gate,
    prescribed_side,
    rituals_in_game,
    scenario_of,
)
from holdfast.games.bastion.state import BastionState
from holdfast.kernel.deck import Deck


def faults(state: BastionState, content: Content, options: Mapping[str, Any]) -> list[Fault]:
    """All faults; the later checks rely on the ids that the first ones know."""
    found = [*_id_faults(state, content, options)]
    if found:
        return found
    return [
        *_option_faults(state, content, options),
        *_mana_faults(state),
        *_enemy_faults(state, content, options),
        *_ritual_faults(state, content, options),
        *_place_faults(state, content, options),
        *_deck_faults("deck", state.deck, content.cards),
        *_deck_faults("ritual_deck", state.ritual_deck, content.rituals),
        *_turn_faults(state, content),
    ]


def _unknown(where: str, values: Iterable[str], known: Iterable[str]) -> Iterator[Fault]:
    names = list(known)
    for value in values:
        if value not in names:
            yield Fault("unknown-value", where, {"value": value[:60], "known": ", ".join(names[:40])})


def _id_faults(state: BastionState, content: Content, options: Mapping[str, Any]) -> Iterator[Fault]:
    yield from _unknown("side", [state.side], ("statue", "plain"))
    yield from _unknown("districts", state.districts, COLOURS)
    if sorted(state.districts) != sorted(COLOURS):
        yield Fault("wrong-count", "districts", {"count": len(set(state.districts)), "wanted": 6})
    if len(state.reserve) != len(COLOURS):
        yield Fault("wrong-count", "reserve", {"count": len(state.reserve), "wanted": len(COLOURS)})
    wanted = options["scenario"]
    if options["mode"] == "scenario":
        fitting = [id for id, one in content.scenarios.items() if one.edition == options["edition"]]
        yield from _unknown("scenario", [state.scenario], [wanted] if wanted else fitting)
    elif state.scenario:
        yield from _unknown("scenario", [state.scenario], ())
    yield from _unknown("classes", state.classes, content.auxiliary)
    yield from _unknown("phase", [state.phase], _phases(content.editions[options["edition"]]))
    players = options["players"]
    if len(state.defenders) != players:
        yield Fault("wrong-count", "defenders", {"count": len(state.defenders), "wanted": players})
    if not 0 <= state.active < players:
        yield Fault("out-of-range", "active", {"value": state.active, "low": 0, "high": players - 1})
    if len({defender.id for defender in state.defenders}) != len(state.defenders):
        yield Fault("same-id", "defenders")
    for nth, defender in enumerate(state.defenders):
        where = f"defenders.{nth}"
        yield from _unknown(f"{where}.id", [defender.id], content.defenders)
        yield from _unknown(f"{where}.spells", defender.spells, content.cards)
        held = [*defender.rituals, *defender.artifacts, *defender.used, *defender.drawn]
        yield from _unknown(where, held, content.rituals)
        if len(defender.pool) != len(COLOURS):
            yield Fault("wrong-count", f"{where}.pool", {"count": len(defender.pool), "wanted": len(COLOURS)})
    yield from _table_id_faults(state, content)


def _phases(edition: Edition) -> list[str]:
    """The phases that the edition has (E4, E41)."""
    missing = [] if edition.defenders_wait_for_setup else ["station"]
    missing += [] if edition.wall_spells_before_enemy else ["watch"]
    return [phase for phase in PHASES if phase not in missing]


def _table_id_faults(state: BastionState, content: Content) -> Iterator[Fault]:
    cards = content.cards
    yield from _unknown("wall", state.wall, SECTION_NUMBER)
    yield from _unknown("squares", state.squares, COLOURS)
    for where, enemies in (("wall", state.wall), ("squares", state.squares)):
        for place, enemy in enemies.items():
            yield from _unknown(f"{where}.{place}", enemy, cards)
            if not enemy:
                yield Fault("no-entries", f"{where}.{place}", {"key": "cards"})
    for name, held in (("citadel", state.citadel), ("box", state.box), ("aside", state.aside)):
        yield from _unknown(name, held, cards)
    yield from _unknown("pledges", [*state.pledges, *state.pledges.values()], cards)
    yield from _unknown("pledge_targets", [*state.pledge_targets, *state.pledge_targets.values()], cards)
    yield from _unknown("bases", state.bases, ALL_BASES)
    yield from _unknown("bases", state.bases.values(), content.rituals)
    yield from _unknown("discarded", state.discarded, content.rituals)
    yield from _unknown("laid", state.laid.values(), COLOURS)
    refusals = [f"{defender.id}>{colour}" for defender in state.defenders for colour in COLOURS]
    yield from _unknown("refused", state.refused, refusals)


def _option_faults(state: BastionState, content: Content, options: Mapping[str, Any]) -> Iterator[Fault]:
    """What the options say about the table is so."""
    side = prescribed_side(options, content, scenario_of(state, content))
    level = options["mode"] == "level"
    if len(set(state.classes)) != 3 * level or len(state.classes) != 3 * level:
        yield Fault("wrong-count", "classes", {"count": len(set(state.classes)), "wanted": 3 * level})
    order, gate = options["districts"] or from_gate(state.districts, options["gate"]), options["gate"]
    for name, found, wanted in (
        ("side", [state.side], [side] if side else None),
        ("districts", state.districts, from_gate(order, gate)),
        ("defenders", [defender.id for defender in state.defenders], options["defenders"]),
        ("classes", state.classes, options["classes"] if level else None),
    ):
        if wanted is not None and list(found) != list(wanted):
            yield Fault("unlike-options", name, {"value": ", ".join(found), "wanted": ", ".join(wanted)})


def _mana_faults(state: BastionState) -> Iterator[Fault]:
    """Fifteen mana of each colour, always (BA-RULE-60)."""
    laid = Counter(state.laid.values())
    for number, colour in enumerate(COLOURS):
        counts = [state.reserve[number], *(defender.pool[number] for defender in state.defenders)]
        if min(counts) < 0:
            yield Fault("below-zero", f"mana.{colour}")
        count = sum(counts) + laid[colour]
        if count != MANA_OF_A_COLOUR:
            yield Fault("wrong-count", f"mana.{colour}", {"count": count, "wanted": MANA_OF_A_COLOUR})


def _deck_cards(deck: Deck) -> Iterator[str]:
    for pool in deck.pools.values():
        for card in pool:
            if card not in deck.pools:
                yield card
    for layer in deck.layers:
        yield from layer.cards


def enemy_cards(state: BastionState) -> list[str]:
    """Every enemy card that the state names."""
    named = [card for enemies in (state.wall, state.squares) for enemy in enemies.values() for card in enemy]
    named += [card for defender in state.defenders for card in defender.spells]
    return [*named, *state.citadel, *state.box, *state.aside, *_deck_cards(state.deck)]


def ritual_cards(state: BastionState) -> list[str]:
    """Every ritual card that the state names."""
    named = [card for one in state.defenders for card in (*one.rituals, *one.artifacts, *one.drawn)]
    return [*named, *state.bases.values(), *state.discarded, *_deck_cards(state.ritual_deck)]


def _each_once(where: str, found: list[str], wanted: Iterable[str]) -> Iterator[Fault]:
    counts = Counter(found)
    due = set(wanted)
    for card in sorted(counts.keys() | due):
        count = counts[card]
        if count != (card in due):
            yield Fault("miscounted-card", where, {"card": card, "count": count, "wanted": int(card in due)})


def _enemy_faults(state: BastionState, content: Content, options: Mapping[str, Any]) -> Iterator[Fault]:
    yield from _each_once("enemies", enemy_cards(state), cards_in_game(state, content, options))
    for card in state.citadel:
        if not content.cards[card].citadel:
            yield Fault("wrong-place", "citadel", {"card": card})
    for where, enemies in (("wall", state.wall), ("squares", state.squares)):
        for place, enemy in enemies.items():
            for nth, card in enumerate(enemy):
                if content.cards[card].citadel or (nth and not content.cards[card].symbiote):
                    yield Fault("wrong-place", f"{where}.{place}", {"card": card})
    last = content.editions[options["edition"]].last_section
    for section in state.wall:
        if SECTION_NUMBER[section] > last:
            yield Fault("wrong-place", f"wall.{section}", {"card": state.wall[section][0]})


def _ritual_faults(state: BastionState, content: Content, options: Mapping[str, Any]) -> Iterator[Fault]:
    yield from _each_once("rituals", ritual_cards(state), rituals_in_game(content, options))
    for nth, defender in enumerate(state.defenders):
        for artifact in defender.artifacts:
            if content.rituals[artifact].structure:
                yield Fault("wrong-place", f"defenders.{nth}.artifacts", {"card": artifact})
        if not set(defender.used) <= set(defender.artifacts):
            yield Fault("wrong-place", f"defenders.{nth}.used", {"card": defender.used[0]})
    for base, structure in state.bases.items():
        if not content.rituals[structure].structure:
            yield Fault("wrong-place", f"bases.{base}", {"card": structure})


def _place_faults(state: BastionState, content: Content, options: Mapping[str, Any]) -> Iterator[Fault]:
    board = content.board(state.districts, state.side)
    built = [base for base, card in state.bases.items() if content.rituals[card].kind == "source"]
    sources = [*board.source_colour, *built]
    yield from _unknown("damaged", state.damaged, sources)
    yield from _unknown("laid", state.laid, [*sources, *TOWER.values()])
    for place in state.laid:
        if place.partition("-")[0] in state.squares:
            yield Fault("mana-under-flyer", f"laid.{place}")
        if place in state.damaged:
            yield Fault("mana-on-damaged", f"laid.{place}")
    if state.damaged and not (state.scenario and content.scenarios[state.scenario].damaged_sources):
        yield Fault("not-in-this-scenario", "damaged")
    before = ("", CITADEL) if state.phase in ("muster", "station") else (CITADEL,)
    for nth, defender in enumerate(state.defenders):
        yield from _unknown(f"defenders.{nth}.place", [defender.place], [*before, *board.districts])
        if any(content.cards[card].expel for card in state.squares.get(defender.place, ())):
            yield Fault("expelled-defender", f"defenders.{nth}.place", {"place": defender.place})


def _deck_faults(where: str, deck: Deck, known: Mapping[str, object]) -> Iterator[Fault]:
    """The layers take no more than their pools hold, pools of pools included."""
    due: Counter[str] = Counter()
    for layer in deck.layers:
        if layer.pool:
            due[layer.pool] += layer.count
        elif not layer.cards:
            yield Fault("no-entries", f"{where}.layers", {"key": "cards"})
        yield from _unknown(f"{where}.layers", [layer.pool] if layer.pool else (), deck.pools)
        if layer.count < 0 or (layer.pool and (not layer.count or layer.cards)):
            yield Fault("below-zero", f"{where}.layers")
    for name, pool in deck.pools.items():
        yield from _unknown(f"{where}.pools.{name}", pool, [*known, *deck.pools])
        if name in known:
            yield Fault("same-id", f"{where}.pools.{name}")
        if name in pool:
            yield Fault("pool-holds-itself", f"{where}.pools.{name}")
            return
        for inner in deck.pools:
            due[inner] += pool.count(inner)
    for name, count in due.items():
        have = len(deck.pools.get(name, ()))
        if count > have:
            yield Fault("wrong-count", f"{where}.pools.{name}", {"count": have, "wanted": count})


def _pledge_faults(state: BastionState, content: Content) -> Iterator[Fault]:
    held = {card for defender in state.defenders for card in defender.spells}
    own = state.defenders[state.active].spells
    for card, stands_for in state.pledges.items():
        if card not in held or card in own or stands_for not in held:
            yield Fault("wrong-place", "pledges", {"card": card})
        elif content.cards[stands_for].spell not in ("flame", "lightning"):
            yield Fault("wrong-place", "pledges", {"card": stands_for})
        elif card != stands_for and content.cards[card].spell != "copy":
            yield Fault("wrong-place", "pledges", {"card": card})
    enemies = {card for cards in (*state.wall.values(), *state.squares.values()) for card in cards}
    enemies.update(state.citadel)
    for card, target in state.pledge_targets.items():
        if card not in state.pledges or target not in enemies:
            yield Fault("wrong-place", "pledge_targets", {"card": card})


def _turn_faults(state: BastionState, content: Content) -> Iterator[Fault]:
    yield from _pledge_faults(state, content)
    me = state.defenders[state.active]
    if state.must_leave and not (state.citadel and me.place == CITADEL and not state.moved):
        yield Fault("nothing-to-leave", "must_leave")
    if state.phase in ("watch", "enemy", "actions") and not state.wall and not state.deck.layers:
        yield Fault("already-won", "wall")
    for card in state.aside if state.phase != "muster" else ():
        yield Fault("wrong-place", "aside", {"card": card})
    for number, name in ((state.turn, "turn"), (state.to_muster, "to_muster")):
        if number < 0:
            yield Fault("below-zero", name)
    if state.phase == "muster" and not state.to_muster:
        yield Fault("no-entries", "to_muster", {"key": "to_muster"})
    if state.phase == "muster" and not state.deck.layers:
        yield Fault("no-entries", "deck", {"key": "layers"})
    if state.phase == "rituals" and not any(defender.drawn for defender in state.defenders):
        yield Fault("no-entries", "defenders", {"key": "drawn"})
