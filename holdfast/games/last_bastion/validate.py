"""Everything impossible about a state that came from outside, all of it at once."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from holdfast.games.last_bastion import setup
from holdfast.games.last_bastion.content.schema import BOARD_COLOURS, COLOURS, HEROES, TILES, Content
from holdfast.games.last_bastion.message_ids import Fault, FaultCode
from holdfast.games.last_bastion.rules.evil import TILES_TO_LOSE
from holdfast.games.last_bastion.rules.geometry import SLOTS, SLOTS_OF_SIDE
from holdfast.games.last_bastion.rules.horde import IDLE_TO_LOSE
from holdfast.games.last_bastion.state import OFF, Hero, LastBastionState, PlacedCard
from holdfast.kernel.errors import Fact


def faults(state: LastBastionState, content: Content, options: Mapping[str, Any]) -> list[Fault]:
    """All faults. Where the parts themselves are wrong, what is built on them is not looked at."""
    found = [*_layout(state, options), *_cards(state, content)]
    return found or [
        *_heroes(state, options),
        *_tokens(state, content),
        *_deck(state, content, options),
        *_evil(state, content, options),
        *_pieces(state, content),
        *_progress(state, content),
    ]


def _fault(code: FaultCode, where: str, **facts: Fact) -> Fault:
    return Fault(code, where, facts)


def _layout(state: LastBastionState, options: Mapping[str, Any]) -> Iterator[Fault]:
    if sorted(state.tiles) != sorted(TILES):
        yield _fault("not-each-once", "tiles", known=", ".join(TILES))
    if sorted(state.boards) != sorted(BOARD_COLOURS):
        yield _fault("not-each-once", "boards", known=", ".join(BOARD_COLOURS))
    if len(state.slots) != SLOTS:
        yield _fault("wrong-count", "slots", count=len(state.slots), wanted=SLOTS)
    if len(state.heroes) != options["players"]:
        yield _fault("wrong-count", "heroes", count=len(state.heroes), wanted=options["players"])
    ids = [hero.id for hero in state.heroes]
    for id in ids:
        if id not in HEROES:
            yield _fault("unknown-value", "heroes", value=id, known=", ".join(HEROES))
    yield from (_fault("named-twice", "heroes", value=id) for id in sorted(set(ids)) if ids.count(id) > 1)
    for name, value, low, high in (
        ("side", state.side, 0, 3),
        ("first", state.first, 0, 3),
        ("trap", state.trap, OFF, SLOTS - 1),
        *((f"heroes.{hero.id}.place", hero.place, OFF, 8) for hero in state.heroes),
        *((f"heroes.{hero.id}.side", hero.side, 0, 3) for hero in state.heroes),
        *(("evil", place, 0, 8) for place in state.evil),
    ):
        if not low <= value <= high:
            yield _fault("out-of-range", name, value=value, low=low, high=high)
    for name, found, wanted in (
        ("level", [state.level], [options["level"]]),
        ("heroes", ids, options["heroes"]),
        ("boards", state.boards, options["boards"]),
    ):
        if wanted is not None and found != list(wanted):
            yield _fault("unlike-options", name, value=", ".join(found), wanted=", ".join(wanted))


def _foes(state: LastBastionState) -> list[tuple[str, PlacedCard]]:
    return [(f"slots[{slot}]", foe) for slot, foe in enumerate(state.slots) if foe is not None]


def _cards(state: LastBastionState, content: Content) -> Iterator[Fault]:
    """Every card is known and lies in exactly one place."""
    places = [foe.card for _, foe in _foes(state)] + state.discard
    places += [card for pool in state.deck.pools.values() for card in pool]
    known_places = [card for layer in state.deck.layers for card in layer.cards]
    count = Counter(places + known_places)
    for card in sorted(count):
        if card not in content.cards:
            yield _fault("unknown-card", "cards", card=card)
        elif count[card] > 1:
            yield _fault("card-twice", "cards", card=card)
    yield from _replaced_cards(count, content)
    if set(state.deck.pools) != {"monster", "warlord"}:
        yield _fault("not-each-once", "deck.pools", known="monster, warlord")
    for name, pool in state.deck.pools.items():
        for card in pool:
            if card in content.cards and content.cards[card].warlord != (name == "warlord"):
                yield _fault("wrong-pool", f"deck.pools.{name}", card=card)
    for number, layer in enumerate(state.deck.layers):
        where = f"deck.layers[{number}]"
        if layer.pool and layer.pool not in state.deck.pools:
            yield _fault("unknown-value", where, value=layer.pool, known="monster, warlord")
        if (layer.count > 0) == bool(layer.cards) or (layer.count > 0) != bool(layer.pool) or layer.count < 0:
            yield _fault("wrong-layer", where)


def _replaced_cards(count: Counter[str], content: Content) -> Iterator[Fault]:
    """A card lies somewhere, or the retired one in whose place it is dealt does, but not both."""
    replaced = {content.cards[card].retired for card in count if card in content.cards}
    for card in (*content.monsters, *content.warlords):
        if card in count and card in replaced:
            yield _fault("card-twice", "cards", card=card)
        elif card not in count and card not in replaced:
            yield _fault("card-missing", "cards", card=card)


def _heroes(state: LastBastionState, options: Mapping[str, Any]) -> Iterator[Fault]:
    where_from = setup.sides(options)
    if tuple(hero.side for hero in state.heroes) != where_from:
        yield _fault(
            "unlike-options",
            "heroes.side",
            value="/".join(str(hero.side) for hero in state.heroes),
            wanted="/".join(map(str, where_from)),
        )
    for hero in state.heroes:
        yield from _hero(hero)
    if not any(hero.in_play for hero in state.heroes):
        yield _fault("game-is-over", "heroes")
    if state.first not in {hero.side for hero in state.heroes}:
        yield _fault("nobody-there", "first", side=state.first)
    elif options["first"] is not None and state.first != where_from[options["first"] - 1]:
        yield _fault("unlike-options", "first", value=state.first, wanted=where_from[options["first"] - 1])


def _hero(hero: Hero) -> Iterator[Fault]:
    where = f"heroes.{hero.id}"
    out = hero.status in ("eliminated", "dead")
    if out == hero.in_play:
        yield _fault("status-and-place", where, status=hero.status)
    if hero.in_play and hero.life < 1:
        yield _fault("out-of-range", f"{where}.life", value=hero.life, low=1, high=99)
    if out and (hero.life or hero.calls or hero.equipment or hero.pinned or hero.cursed):
        yield _fault("out-with-things", where)
    if hero.cursed and hero.status == "wounded":
        yield _fault("cursed-wounded", where)
    if hero.calls < 0:
        yield _fault("out-of-range", f"{where}.calls", value=hero.calls, low=0, high=99)
    yield from _equipment(hero.equipment, f"{where}.equipment")


def _equipment(tokens: dict[str, int], where: str) -> Iterator[Fault]:
    for colour, count in tokens.items():
        if colour not in COLOURS:
            yield _fault("unknown-value", where, value=colour, known=", ".join(COLOURS))
        elif count < 1:
            yield _fault("out-of-range", f"{where}.{colour}", value=count, low=1, high=99)


def _tokens(state: LastBastionState, content: Content) -> Iterator[Fault]:
    """Reserve and heroes together hold what the box holds."""
    tokens = content.tokens
    yield from _equipment(state.equipment, "equipment")
    life = state.life + sum(hero.life for hero in state.heroes)
    if life != tokens.life or state.life < 0:
        yield _fault("tokens-do-not-add-up", "life", count=life, wanted=tokens.life)
    calls = state.calls + sum(hero.calls for hero in state.heroes)
    if calls != tokens.calls or state.calls < 0:
        yield _fault("tokens-do-not-add-up", "calls", count=calls, wanted=tokens.calls)
    for colour in COLOURS:
        count = state.equipment.get(colour, 0) + sum(hero.equipment.get(colour, 0) for hero in state.heroes)
        if count != tokens.equipment:
            yield _fault("tokens-do-not-add-up", f"equipment.{colour}", count=count, wanted=tokens.equipment)
    if state.standard and state.standard not in tokens.standards:
        yield _fault("unknown-value", "standard", value=state.standard, known=", ".join(tokens.standards))


def _deck(state: LastBastionState, content: Content, options: Mapping[str, Any]) -> Iterator[Fault]:
    """As many cards have gone through the deck as were put into it."""
    level = content.levels[state.level]
    seen = [foe.card for _, foe in _foes(state)] + state.discard
    for kind, warlord, wanted in (
        ("monster", False, content.deck_monsters(options["players"], level)),
        ("warlord", True, level.warlords),
    ):
        left = sum(layer.count for layer in state.deck.layers if layer.pool == kind)
        left += sum(
            content.cards[card].warlord == warlord for layer in state.deck.layers for card in layer.cards
        )
        count = left + sum(content.cards[card].warlord == warlord for card in seen)
        if count != wanted:
            yield _fault("cards-do-not-add-up", f"deck.{kind}", count=count, wanted=wanted)
    beaten = sum(content.cards[card].warlord for card in state.discard)
    if state.beaten != beaten:
        yield _fault("unlike-discard", "beaten", value=state.beaten, wanted=beaten)
    if state.beaten >= level.warlords:
        yield _fault("game-is-over", "beaten")


def _evil(state: LastBastionState, content: Content, options: Mapping[str, Any]) -> Iterator[Fault]:
    if len(set(state.evil)) != len(state.evil):
        yield _fault("two-figures", "evil")
    if len(state.evil) >= TILES_TO_LOSE:
        yield _fault("game-is-over", "evil")
    if options["evil_figures"] == "limited" and state.evil_figures() > content.tokens.evil:
        yield _fault("tokens-do-not-add-up", "evil", count=state.evil_figures(), wanted=content.tokens.evil)


def _pieces(state: LastBastionState, content: Content) -> Iterator[Fault]:
    foes = _foes(state)
    nets = [foe for _, foe in foes if foe.net != OFF]
    # Cards lose effects when they are balanced anew: a net that lay there covers nothing any more.
    most_effects = max([len(card.effects) for card in content.cards.values()])
    if len(nets) > 1:
        yield _fault("one-piece-only", "net", count=len(nets))
    for where, foe in foes:
        card = content.cards[foe.card]
        if foe.net != OFF and card.warlord:
            yield _fault("net-on-warlord", where, card=foe.card)
        elif not OFF <= foe.net < most_effects:
            yield _fault("out-of-range", f"{where}.net", value=foe.net, low=0, high=len(card.effects) - 1)
    spells = sum(foe.spell for _, foe in foes)
    if spells > 1:
        yield _fault("one-piece-only", "spell", count=spells)
    if spells and all(hero.id != "mylfaar" for hero in state.heroes):
        yield _fault("spell-without-mylfaar", "slots")
    if state.trap != OFF and state.slots[state.trap] is not None:
        yield _fault("trap-under-card", "trap")
    yield from _dice(state, content)


def _dice(state: LastBastionState, content: Content) -> Iterator[Fault]:
    """Dice lie on cards that lock them, and on as many of those as there are dice (LB-RULE-62)."""
    white = content.dice.combat.white
    locking = [(where, foe) for where, foe in _foes(state) if _locks(content, foe)]
    for where, foe in _foes(state):
        if foe.die and not _locks(content, foe):
            yield _fault("die-without-lock", where, card=foe.card)
    locked = sum(foe.die for _, foe in locking)
    if locked != min(white, len(locking)):
        yield _fault("wrong-count", "dice", count=locked, wanted=min(white, len(locking)))


def _locks(content: Content, foe: PlacedCard) -> bool:
    card = content.cards[foe.card]
    return any(card.effects[number].code == "lock-die" and foe.net != number for number in card.permanent)


def _progress(state: LastBastionState, content: Content) -> Iterator[Fault]:
    """Where in the turn the game stands."""
    if (state.phase == "cards") != bool(state.acting):
        yield _fault("acting-and-phase", "acting", phase=state.phase)
    here = {foe.card: foe for slot in SLOTS_OF_SIDE[state.side] if (foe := state.slots[slot]) is not None}
    for acting in state.acting:
        foe = here.get(acting.card)
        if (
            foe is None
            or acting.effect not in content.cards[acting.card].recurring
            or foe.net == acting.effect
        ):
            yield _fault("cannot-act", "acting", card=acting.card)
    if len(set(state.acting)) != len(state.acting):
        yield _fault("named-twice", "acting", value="acting")
    for name, number, high in (
        ("turn", state.turn, 10_000),
        ("round", state.round, 10_000),
        ("calm", state.calm, 10_000),
        ("quiet", state.quiet, 10_000),
        ("vain", state.vain, state.quiet + 1),
    ):
        if not 0 <= number <= high:
            yield _fault("out-of-range", name, value=number, low=0, high=high)
    kept = min(state.quiet, IDLE_TO_LOSE) + 1
    if len(state.layouts) != kept and (state.quiet or state.layouts):
        yield _fault("wrong-count", "layouts", count=len(state.layouts), wanted=kept)
    if state.phase == "hero" and state.hero_of_side(state.side) is None:
        yield _fault("nobody-there", "side", side=state.side)
