"""Everything impossible about a state that came from outside, all of it at once."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from holdfast.games.sword_and_sorcery.caches import CACHES
from holdfast.games.sword_and_sorcery.content.cards import MAX_COPIES, Content, copies
from holdfast.games.sword_and_sorcery.content.quest import Field
from holdfast.games.sword_and_sorcery.content.schema import SLOTS, SMALLEST_COIN
from holdfast.games.sword_and_sorcery.message_ids import Fault
from holdfast.games.sword_and_sorcery.rules.hero.equipment import slots_for
from holdfast.games.sword_and_sorcery.rules.hero.ghosts import GHOST_ACTIONS
from holdfast.games.sword_and_sorcery.rules.quest.loot import TROPHIES
from holdfast.games.sword_and_sorcery.setup import party_size
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryState
from holdfast.games.sword_and_sorcery.validate.decks import card_faults, cards_of, deck_faults
from holdfast.games.sword_and_sorcery.validate.figures import MANY, bodies, figure_faults, figure_numbers
from holdfast.games.sword_and_sorcery.validate.report import beyond, fault, twice, unknown

HIGHEST_RANK = 7
MAX_WAIT = 4
MAX_NUMBER = 9999
RUNES = ("attack", "defence")
HOMES = {
    "emporium": ("emporium",),
    "soul_weapons": ("soul-weapon",),
    "set_aside": ("quest",),
    "treasures": ("treasure", "quest"),
}
"""Which cards may lie in the places that hold one kind."""


def faults(state: SwordAndSorceryState, content: Content, options: Mapping[str, Any]) -> list[Fault]:
    """All faults. Where ids themselves are wrong, what is built on them is not looked at."""
    field = content.fields.get(state.quest)
    if field is None or state.quest != options["quest"]:
        return [fault("unknown-value", "quest", value=state.quest, known=str(options["quest"]))]
    found = [
        *_heroes(state, content, options),
        *figure_faults(state, content, field),
        *_ids(state, field, content),
        *_pieces(state, content),
        *_areas(state, field),
        *deck_faults(state),
    ]
    return found or [
        *figure_numbers(state),
        *_numbers(state, content),
        *_items(state, content),
        *card_faults(state, content, field, bodies(state)),
        *_progress(state),
    ]


def _heroes(state: SwordAndSorceryState, content: Content, options: Mapping[str, Any]) -> Iterator[Fault]:
    size = party_size(options)
    if len(state.heroes) != size:
        yield fault("wrong-count", "heroes", count=len(state.heroes), wanted=size)
    yield from twice("heroes", [hero.id for hero in state.heroes])
    for number, hero in enumerate(state.heroes):
        where = f"heroes.{hero.id}"
        yield from unknown(f"{where}.card", [hero.card], content.classes)
        if hero.card in content.classes and content.classes[hero.card].hero != hero.id:
            yield fault("unlike-options", f"{where}.card", value=hero.card, wanted=hero.id)
        seat = number * options["players"] // max(len(state.heroes), 1)
        if hero.seat != seat:
            yield fault("unlike-options", f"{where}.seat", value=hero.seat, wanted=seat)
        yield from unknown(f"{where}.slots", hero.slots, SLOTS)
    wanted = options["heroes"]
    if wanted is not None and [hero.card for hero in state.heroes] != list(wanted):
        cards = ", ".join(hero.card for hero in state.heroes)
        yield fault("unlike-options", "heroes", value=cards, wanted=", ".join(wanted))


def _ids(state: SwordAndSorceryState, field: Field, content: Content) -> Iterator[Fault]:
    """Names of things of the quest, and of those who do something."""
    names, quest = [hero.id for hero in state.heroes], field.quest
    chests = [chest.id for chest in quest.chests]
    yield from unknown("active", [state.active], ["", *names])
    yield from unknown("priority", [state.priority], ["", *names])
    yield from unknown("gains", [gain.hero for gain in state.gains], names)
    if state.visit is not None:
        yield from unknown("visit.heroes", state.visit.heroes, names)
        yield from twice("visit.heroes", state.visit.heroes)
        yield from unknown("visit.shopper", [state.visit.shopper], ["", *state.visit.heroes])
        yield from unknown("visit.tavern", state.visit.tavern, names)
        yield from unknown("visit.counters", state.visit.counters, state.visit.heroes)
        yield from unknown(
            "visit.bought", [one.partition(".")[0] for one in state.visit.bought], content.items
        )
    yield from unknown("turn.deeds", state.turn.deeds, GHOST_ACTIONS)
    yield from unknown("acting", state.acting, [*content.enemies, *content.bosses])
    yield from unknown("closed", state.closed, field.map.doors)
    yield from twice("closed", state.closed)
    yield from unknown("locks", state.locks, [*field.map.doors, *chests])
    yield from unknown("gates", state.gates, [gate.id for gate in quest.gates])
    yield from unknown("chests", state.chests, chests)
    yield from unknown("waypoints", state.waypoints, [waypoint.id for waypoint in quest.waypoints])
    yield from unknown("search", state.search.values(), content.search)
    yield from unknown("stories", state.stories.values(), field.stories)
    yield from unknown("fired", state.fired, [trigger.id for trigger in quest.triggers])
    yield from unknown("done", state.done, [action.id for action in quest.actions])
    yield from unknown("dead", state.dead, [*content.scrolls, *content.bosses])
    yield from unknown("removed", state.removed, [*content.enemies, *content.bosses])
    yield from unknown("time", [state.time], ("", "day", "night"))
    for area, runes in state.runes.items():
        yield from unknown(f"runes.{area}", runes, RUNES)
    keys = [*state.keys, *(key for hero in state.heroes for key in hero.keys)]
    odd = [key for key in keys if not (key.isascii() and key.isalpha() and key.islower())]
    yield from unknown("keys", odd, [key.colour for key in quest.keys])
    yield from twice("keys", keys)


def _all_pieces(content: Content) -> frozenset[str]:
    """Every card of an item, with either face up; one of no deck is given by quests alone."""
    caches = CACHES[content]
    if not caches.all_pieces:
        faces = content.items.values()
        fronts = [piece for item in faces if item.deck for piece in copies(item.id, item.copies)]
        loose = [face.id for face in faces if not face.deck and content.other_face(face.id) == face.id]
        fronts += [piece for id in loose for piece in copies(id, MAX_COPIES)]
        caches.all_pieces = frozenset([*fronts, *map(content.other_face, fronts)])
    return caches.all_pieces


def _pieces(state: SwordAndSorceryState, content: Content) -> Iterator[Fault]:
    """Cards of items that there are not, or not there."""
    pieces = _all_pieces(content)
    for name, found in _places(state):
        yield from (fault("unknown-card", name, card=piece) for piece in found if piece not in pieces)
        for piece in found:
            if piece in pieces and content.item(piece).deck not in HOMES.get(
                name, [content.item(piece).deck]
            ):
                yield fault("wrong-pool", name, card=piece)
    yield from (
        fault("unknown-card", "charges", card=piece) for piece in state.charges if piece not in pieces
    )


def _places(state: SwordAndSorceryState) -> Iterator[tuple[str, Sequence[str]]]:
    """Where item cards lie."""
    for hero in state.heroes:
        yield f"heroes.{hero.id}.slots", list(hero.slots.values())
        yield f"heroes.{hero.id}.pack", hero.pack
    yield "stash", state.stash
    yield "emporium", state.emporium
    yield "soul_weapons", state.soul_weapons
    yield "set_aside", state.set_aside
    yield "treasures", [*cards_of(state.treasures)]
    for area, lying in state.ground.items():
        yield f"ground.{area}", lying.items
    for ally in state.allies:
        if ally.load and ally.load not in TROPHIES:
            yield f"allies.{ally.id}.load", [ally.load]


def _areas(state: SwordAndSorceryState, field: Field) -> Iterator[Fault]:
    areas = field.map.areas
    for body in bodies(state):
        yield from unknown(f"{body.id}.area", [body.area], areas)
        yield from unknown(f"{body.id}.came", [body.came], ["", *areas])
    yield from unknown("turn.evaded", [state.turn.evaded], ["", *areas])
    for name, found in (
        ("ground", state.ground),
        ("burning", state.burning),
        ("runes", state.runes),
        ("shrines", state.shrines),
        ("search", state.search),
        ("stories", state.stories),
        ("keys", state.keys.values()),
        ("shadows", [shadow.area for shadow in state.shadows]),
        ("turn.dropped", state.turn.dropped),
    ):
        yield from unknown(name, found, areas)


def _numbers(state: SwordAndSorceryState, content: Content) -> Iterator[Fault]:
    turn = state.turn
    for name, value, low, high in (
        ("shards", state.shards, 0, MAX_NUMBER),
        ("round", state.round, 0, MAX_NUMBER),
        ("limit", state.limit, -1, MANY),
        ("priority_level", state.priority_level, 0, 2),
        ("turn.mp", turn.mp, 0, MANY),
        ("turn.moves", turn.moves, 0, MANY),
        ("turn.combat", turn.combat, 0, MANY),
        ("turn.special", turn.special, 0, MANY),
        *((f"heroes.{hero.id}.rank", hero.rank, 1, HIGHEST_RANK) for hero in state.heroes),
        *(
            (f"heroes.{hero.id}.powers.{held.id}", held.wait, 0, MAX_WAIT)
            for hero in state.heroes
            for held in hero.powers
        ),
        *((f"flags.{name}", value, -MAX_NUMBER, MAX_NUMBER) for name, value in state.flags.items()),
        *((f"burning.{area}", level, 1, 2) for area, found in state.burning.items() for level in found),
        *((f"ground.{area}.loot", lying.loot, 0, MANY) for area, lying in state.ground.items()),
        *((f"ground.{area}.treasure", lying.treasure, 0, MANY) for area, lying in state.ground.items()),
        *(
            (f"charges.{piece}", count, 0, content.item(piece).charges)
            for piece, count in state.charges.items()
        ),
    ):
        yield from beyond(name, value, low, high)
    yield from _money(state, content.supplies.worth)


def _money(state: SwordAndSorceryState, worth: int) -> Iterator[Fault]:
    """No more and no less than the tokens are worth, in amounts that they make (SS-CROWN-5, SS-CROWN-9)."""
    amounts = {"bank": state.bank}
    amounts |= {f"heroes.{hero.id}.crowns": hero.crowns for hero in state.heroes}
    amounts |= {f"ground.{area}.crowns": lying.crowns for area, lying in state.ground.items()}
    amounts |= {f"allies.{ally.id}.crowns": ally.crowns for ally in state.allies if ally.crowns}
    for where, count in amounts.items():
        yield from beyond(where, count, 0, worth)
        if count % SMALLEST_COIN:
            yield fault("no-coins", where, count=count)
    total = sum(amounts.values())
    if total != worth:
        yield fault("wrong-count", "crowns", count=total, wanted=worth)


def _items(state: SwordAndSorceryState, content: Content) -> Iterator[Fault]:
    """Every card lies in one place, and what is equipped fits its slot."""
    for hero in state.heroes:
        for slot, piece in hero.slots.items():
            if slot not in slots_for(content.item(piece)):
                yield fault("wrong-slot", f"heroes.{hero.id}.slots.{slot}", item=piece)
        main = hero.slots.get("main")
        if main is not None and content.item(main).hand == "two" and "off" in hero.slots:
            yield fault("wrong-slot", f"heroes.{hero.id}.slots.off", item=hero.slots["off"])
    places = Counter(_front(content, piece) for _, pieces in _places(state) for piece in pieces)
    for piece, count in sorted(places.items()):
        if count > 1:
            yield fault("card-twice", "items", card=piece)


def _front(content: Content, piece: str) -> str:
    """A physical card, whichever face is up."""
    return piece if content.item(piece).deck else content.other_face(piece)


def _progress(state: SwordAndSorceryState) -> Iterator[Fault]:
    if state.attacks:
        yield fault("attack-going-on", "attacks")
    if state.told:
        yield fault("story-going-on", "told")
    if all(hero.ghost for hero in state.heroes):
        yield fault("game-is-over", "heroes")
    if state.phase in ("hero", "enemy") and not state.active:
        yield fault("nobody-active", "active")
    active = next((hero for hero in state.heroes if hero.id == state.active), None)
    if state.phase == "hero" and active is not None and active.acted:
        yield fault("has-acted", f"heroes.{active.id}")
