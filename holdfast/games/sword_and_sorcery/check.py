"""Everything impossible about a state that came from outside, all of it at once."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from holdfast.games.sword_and_sorcery.content import Content, copies
from holdfast.games.sword_and_sorcery.printed import SLOTS
from holdfast.games.sword_and_sorcery.quest import Field
from holdfast.games.sword_and_sorcery.rules.equipment import slots_for
from holdfast.games.sword_and_sorcery.setup import party_size
from holdfast.games.sword_and_sorcery.state import Body, Pile, State
from holdfast.games.sword_and_sorcery.vocabulary import SPANS
from holdfast.kernel.errors import Fact, Fault

HIGHEST_RANK = 7
LONGEST_WAIT = 4
CONDITION_LEVELS = 2


def faults(state: State, content: Content, options: Mapping[str, Any]) -> list[Fault]:
    """All faults. Where ids themselves are wrong, what is built on them is not looked at."""
    field = content.fields.get(state.quest)
    if field is None or state.quest != options["quest"]:
        return [Fault("unknown-value", "quest", {"value": state.quest, "known": str(options["quest"])})]
    found = [*_heroes(state, content, options), *_ids(state, content, field), *_areas(state, field)]
    return found or [
        *_numbers(state, content),
        *_items(state, content),
        *_cards(state, content, field),
        *_progress(state),
    ]


def _fault(code: str, where: str, **facts: Fact) -> Fault:
    return Fault(code, where, facts)


def _unknown(where: str, values: Iterable[str], known: Iterable[str]) -> Iterator[Fault]:
    names = set(known)
    for value in values:
        if value not in names:
            yield _fault("unknown-value", where, value=value, known=", ".join(sorted(names)))


def _heroes(state: State, content: Content, options: Mapping[str, Any]) -> Iterator[Fault]:
    size = party_size(options)
    if len(state.heroes) != size:
        yield _fault("wrong-count", "heroes", count=len(state.heroes), wanted=size)
    names = [hero.id for hero in state.heroes]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield _fault("named-twice", "heroes", value=name)
    for number, hero in enumerate(state.heroes):
        where = f"heroes.{hero.id}"
        yield from _unknown(f"{where}.card", [hero.card], content.classes)
        if hero.card in content.classes and content.classes[hero.card].hero != hero.id:
            yield _fault("unlike-options", f"{where}.card", value=hero.card, wanted=hero.id)
        seat = number * options["players"] // max(len(state.heroes), 1)
        if hero.seat != seat:
            yield _fault("unlike-options", f"{where}.seat", value=hero.seat, wanted=seat)
    wanted = options["heroes"]
    if wanted is not None and [hero.card for hero in state.heroes] != list(wanted):
        cards = ", ".join(hero.card for hero in state.heroes)
        yield _fault("unlike-options", "heroes", value=cards, wanted=", ".join(wanted))


def _ids(state: State, content: Content, field: Field) -> Iterator[Fault]:
    names = [hero.id for hero in state.heroes]
    for hero in state.heroes:
        where = f"heroes.{hero.id}"
        yield from _unknown(f"{where}.powers", [held.id for held in hero.powers], content.powers)
        yield from _unknown(f"{where}.slots", hero.slots, SLOTS)
        carried = [piece.partition(".")[0] for piece in (*hero.slots.values(), *hero.pack)]
        yield from _unknown(f"{where}.items", carried, content.items)
        yield from _unknown(f"{where}.purse", hero.purse, content.supplies.crowns)
    for ally in state.allies:
        yield from _unknown(f"allies.{ally.id}.card", [ally.card], content.companions)
        yield from _unknown(f"allies.{ally.id}.owner", [ally.owner], names)
    for foe in state.foes:
        where = f"foes.{foe.card}"
        yield from _unknown(where, [foe.card], content.bosses if foe.boss else content.enemies)
        yield from _unknown(f"{where}.scroll", [foe.scroll], content.scrolls)
        powers = [power.partition(".")[0] for power in foe.powers]
        yield from _unknown(f"{where}.powers", powers, content.enemy_powers)
        if not foe.boss:
            yield from _unknown(f"{where}.owner", [foe.owner], names)
        if not foe.figures:
            yield _fault("no-figures", where)
    if state.active:
        yield from _unknown("active", [state.active], names)
    if state.priority:
        yield from _unknown("priority", [state.priority], names)
    yield from _unknown("closed", state.closed, field.map.doors)
    yield from _unknown("gates", state.gates, [gate.id for gate in field.quest.gates])
    yield from _unknown("chests", state.chests, [chest.id for chest in field.quest.chests])
    yield from _unknown("search", state.search.values(), content.search)
    yield from _unknown("stories", state.stories.values(), field.stories)
    for name, pieces in _places(state):
        yield from _unknown(name, [piece.partition(".")[0] for piece in pieces], content.items)
    for body in _bodies(state):
        tokens = [token.partition(".")[0] for token in body.injuries]
        yield from _unknown(f"{body.id}.injuries", tokens, content.crits)
        yield from _unknown(f"{body.id}.boosts", [boost.span for boost in body.boosts], SPANS)


def _places(state: State) -> Iterator[tuple[str, list[str]]]:
    """Where item cards lie, apart from heroes."""
    yield "stash", state.stash
    yield "emporium", state.emporium
    yield "soul_weapons", state.soul_weapons
    yield "set_aside", state.set_aside
    yield "treasures", [*_all(state.treasures)]
    for area, lying in state.ground.items():
        yield f"ground.{area}", lying.items
    for ally in state.allies:
        if ally.load:
            yield f"allies.{ally.id}.load", [ally.load]


def _all(pile: Pile) -> Iterator[str]:
    yield from pile.discard
    for pool in pile.deck.pools.values():
        yield from pool
    for layer in pile.deck.layers:
        yield from layer.cards


def _bodies(state: State) -> Iterator[Body]:
    yield from state.heroes
    yield from state.allies
    for foe in state.foes:
        yield from foe.figures


def _areas(state: State, field: Field) -> Iterator[Fault]:
    areas = field.map.areas
    for body in _bodies(state):
        yield from _unknown(f"{body.id}.area", [body.area], areas)
        if body.came:
            yield from _unknown(f"{body.id}.came", [body.came], areas)
    for name, found in (
        ("ground", state.ground),
        ("burning", state.burning),
        ("runes", state.runes),
        ("shrines", state.shrines),
        ("search", state.search),
        ("stories", state.stories),
        ("keys", state.keys.values()),
        ("shadows", [shadow.area for shadow in state.shadows]),
    ):
        yield from _unknown(name, found, areas)


def _numbers(state: State, content: Content) -> Iterator[Fault]:
    for name, value, low, high in (
        ("shards", state.shards, 0, 9999),
        ("round", state.round, 0, 9999),
        ("priority_level", state.priority_level, 0, 2),
        ("turn.mp", state.turn.mp, 0, 99),
        *((f"heroes.{hero.id}.rank", hero.rank, 1, HIGHEST_RANK) for hero in state.heroes),
        *((f"{body.id}.wounds", body.wounds, 0, 99) for body in _bodies(state)),
        *((f"{body.id}.poison", body.poison, 0, CONDITION_LEVELS) for body in _bodies(state)),
        *((f"{body.id}.shields", body.shields, 0, 99) for body in _bodies(state)),
        *(
            (f"heroes.{hero.id}.powers.{held.id}", held.wait, 0, LONGEST_WAIT)
            for hero in state.heroes
            for held in hero.powers
        ),
    ):
        if not low <= value <= high:
            yield _fault("out-of-range", name, value=value, low=low, high=high)
    coins = Counter(state.bank)
    for hero in state.heroes:
        coins.update(hero.purse)
    for lying in state.ground.values():
        coins.update(lying.crowns)
    for coin, count in content.supplies.crowns.items():
        if coins[coin] != count:
            yield _fault("wrong-count", f"crowns.{coin}", count=coins[coin], wanted=count)


def _items(state: State, content: Content) -> Iterator[Fault]:
    """Every card lies in one place, and what is equipped fits its slot."""
    places: Counter[str] = Counter()
    for hero in state.heroes:
        for slot, piece in hero.slots.items():
            if slot not in slots_for(content.item(piece)):
                yield _fault("wrong-slot", f"heroes.{hero.id}.slots.{slot}", item=piece)
        main = hero.slots.get("main")
        if main is not None and content.item(main).hand == "two" and "off" in hero.slots:
            yield _fault("wrong-slot", f"heroes.{hero.id}.slots.off", item=hero.slots["off"])
        places.update(_front(content, piece) for piece in (*hero.slots.values(), *hero.pack))
    for _, pieces in _places(state):
        places.update(_front(content, piece) for piece in pieces)
    for piece, count in sorted(places.items()):
        if count > 1:
            yield _fault("card-twice", "items", card=piece)


def _front(content: Content, piece: str) -> str:
    """A physical card, whichever face is up."""
    return piece if content.item(piece).deck else content.other_face(piece)


def _cards(state: State, content: Content, field: Field) -> Iterator[Fault]:
    enemies = Counter(_all(state.enemies))
    enemies.update(foe.card for foe in state.foes if not foe.boss)
    enemies.update(state.enemies_aside)
    enemies.update(card for card in state.removed if card in content.enemies)
    yield from _miscounted("enemies", enemies, Counter([*field.quest.enemies, *field.quest.aside]))
    for name, pile, entries, elsewhere in (
        ("encounters", state.encounters, content.encounters, [state.encounter] if state.encounter else []),
        ("traps", state.traps, content.traps, []),
        ("loot", state.loot, content.loot, []),
        (
            "enemy_powers",
            state.enemy_powers,
            content.enemy_powers,
            [power for foe in state.foes for power in foe.powers],
        ),
        ("crits", state.crits, content.crits, [one for body in _bodies(state) for one in body.injuries]),
    ):
        kinds: Mapping[str, Any] = entries
        wanted = [card for entry in kinds.values() for card in copies(entry.id, entry.copies)]
        yield from _miscounted(name, Counter([*_all(pile), *elsewhere]), Counter(wanted))


def _miscounted(where: str, found: Counter[str], wanted: Counter[str]) -> Iterator[Fault]:
    for card in sorted({*found, *wanted}):
        if found[card] > wanted[card]:
            yield _fault("card-twice" if wanted[card] else "unknown-card", where, card=card)
        elif found[card] < wanted[card]:
            yield _fault("card-missing", where, card=card)


def _progress(state: State) -> Iterator[Fault]:
    if state.attacks:
        yield _fault("attack-going-on", "attacks")
    if state.phase in ("hero", "enemy") and not state.active:
        yield _fault("nobody-active", "active")
    active = next((hero for hero in state.heroes if hero.id == state.active), None)
    if state.phase == "hero" and active is not None and active.acted:
        yield _fault("has-acted", f"heroes.{active.id}")
