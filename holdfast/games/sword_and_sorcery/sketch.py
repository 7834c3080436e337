"""A position told in few words: what matters is said, the rest is as after set-up.

Examples of the rulebook and tests are written so.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from holdfast.games.sword_and_sorcery import setup
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.rules.enemy import spawning as foes
from holdfast.games.sword_and_sorcery.rules.quest import goods
from holdfast.games.sword_and_sorcery.rules.stats import full_shields
from holdfast.games.sword_and_sorcery.state import (
    Ally,
    Figure,
    Foe,
    GroundItems,
    Hero,
    Phase,
    Shadow,
    SwordAndSorceryState,
    SwordAndSorceryTable,
    Turn,
)
from holdfast.kernel.chance import Chance
from holdfast.kernel.deck import Deck, Layer
from holdfast.kernel.settings import read_options
from holdfast.kernel.table import Table

CLASSES = {
    "auriel": "auriel-wizard",
    "ecarus": "ecarus-white-rose",
    "laegon": "laegon-archer",
    "shae": "shae-rogue",
    "thorgar": "thorgar-cleric",
}


def sketched(
    content: Content, options: Mapping[str, Any], heroes: Mapping[str, Any], **facts: Any
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options and the state; `heroes` and `facts` are those of `lay_out`."""
    classes = [one.get("card", CLASSES[id]) for id, one in heroes.items()]
    plain = {"party": len(heroes), "heroes": classes, "questions": "all"}
    told = read_options(setup.settings_of(content), plain | dict(options))
    table = lay_out(content, told, Chance(0), heroes, **facts)
    return told, msgspec.to_builtins(table.state, str_keys=True)


def lay_out(
    content: Content,
    told: dict[str, Any],
    chance: Chance,
    heroes: Mapping[str, Any],
    enemies: Mapping[str, Any] | None = None,
    *,
    active: str | None = None,
    phase: str = "hero",
    turn: Mapping[str, Any] | None = None,
    allies: Mapping[str, Mapping[str, Any]] | None = None,
    ground: Mapping[str, Mapping[str, Any]] | None = None,
    shadows: Sequence[str] = (),
    tops: Mapping[str, Sequence[str]] | None = None,
    **facts: Any,
) -> SwordAndSorceryTable:
    """The table as it lies.

    `heroes` maps names to what is special (`at`, `card`, `rank`, `wounds`, `slots`, `pack`, `powers`,
    `crowns` ...); `enemies` maps cards (or bosses, `troll/enraged-troll` for a side) to their area or to
    what is special; `tops` puts known cards on piles (`{"enemies": ["gremlin-green-1"]}`); `facts` are
    fields of the state.
    """
    rows = [
        _hero(id, dict(one), seat, told["players"], len(heroes))
        for seat, (id, one) in enumerate(heroes.items())
    ]
    state = setup.lay_out(content.fields[told["quest"]], content, rows)
    state.stash = content.pieces("stash")
    state.phase = msgspec.convert(phase, Phase)
    state.active = active or rows[0].id
    state.round = 1
    state.turn = msgspec.convert(dict(turn or {}), Turn)
    state.shadows = [Shadow(area) for area in shadows]
    table = Table(state, content, told, chance)
    for hero, one in zip(rows, heroes.values(), strict=True):
        hero.crowns = goods.take_from_bank(table, one.get("crowns", 0))
        if "shields" not in one:
            hero.shields = full_shields(table, hero)
    for id, one in (allies or {}).items():
        state.allies.append(_body(Ally, {"id": id, **one}))
    for card, place in (enemies or {}).items():
        _enemy(table, card, {"at": place} if isinstance(place, str) else dict(place))
    for area, lying in (ground or {}).items():
        state.ground[area] = msgspec.convert(dict(lying), GroundItems)
    for name, value in facts.items():
        kind = next(
            field.type for field in msgspec.structs.fields(SwordAndSorceryState) if field.name == name
        )
        setattr(state, name, msgspec.convert(value, kind))
    up = [card for card in (*facts.get("open_events", ()), facts.get("time_card", "")) if card]
    _thin_events(state, up)
    for name, cards_on_top in (tops or {}).items():
        _stack(state, name, list(cards_on_top))
    _take_out(state, content)
    return table


def _hero(id: str, facts: dict[str, Any], number: int, players: int, party: int) -> Hero:
    plain = {"id": id, "card": CLASSES[id], "seat": number * players // party, "area": facts.pop("at", "a")}
    facts.pop("crowns", None)
    facts["powers"] = [one if isinstance(one, dict) else {"id": one} for one in facts.get("powers", ())]
    return msgspec.convert(plain | facts, Hero)


def _body(kind: type[Any], facts: dict[str, Any]) -> Any:
    facts["area"] = facts.pop("at", "a")
    return msgspec.convert(facts, kind)


def _enemy(table: SwordAndSorceryTable, card: str, facts: dict[str, Any]) -> None:
    state, content = table.state, table.content
    area = facts.pop("at")
    name, _, side = card.partition("/")
    if name in content.bosses:
        sides = content.bosses[name].sides
        chosen = next((one for one in sides if one.id == side), sides[0])
        foe = Foe(card=name, scroll=chosen.id, figures=[Figure(id=name, area=area)], boss=True)
    else:
        if card in state.enemies.deck.pools["all"]:
            state.enemies.deck.pools["all"].remove(card)
            state.enemies.deck.layers[0].count -= 1
            state.enemies.deck.layers = [layer for layer in state.enemies.deck.layers if len(layer)]
        printed_card = content.enemies[card]
        names = [card] if printed_card.figures == 1 else [f"{card}/{letter}" for letter in "ab"]
        owner = facts.pop("owner", state.heroes[0].id)
        foe = Foe(
            card=card,
            scroll=printed_card.scroll,
            owner=owner,
            figures=[Figure(id=one, area=area) for one in names],
        )
    state.foes.append(foe)
    state.enemies_aside = [one for one in state.enemies_aside if one != card]
    foes.charge(table, foe)
    for key, value in facts.items():
        if key == "powers":
            foe.powers = tuple(value)
        elif key in ("charges", "burnt"):
            setattr(foe, key, value)
        elif key == "areas":
            for figure, place in zip(foe.figures, value, strict=True):
                figure.area = place
        elif key == "stuns":
            for figure, count in zip(foe.figures, value, strict=True):
                figure.stun = count
        else:
            for figure in foe.figures:
                setattr(figure, key, value)


def _take_out(state: SwordAndSorceryState, content: Content) -> None:
    """What heroes have or what lies about is not in its deck any more."""
    out = {piece for hero in state.heroes for piece in (*hero.slots.values(), *hero.pack)}
    out |= {piece for lying in state.ground.values() for piece in lying.items}
    out |= {content.other_face(piece) for piece in out}
    state.stash = tuple([piece for piece in state.stash if piece not in out])
    state.emporium = tuple([piece for piece in state.emporium if piece not in out])
    state.soul_weapons = [piece for piece in state.soul_weapons if piece not in out]
    _thin(state.treasures.deck, out)
    bodies = [*state.heroes, *state.allies, *(figure for foe in state.foes for figure in foe.figures)]
    _thin(state.crits.deck, {token for body in bodies for token in body.injuries})
    _thin(state.enemy_powers.deck, {power for foe in state.foes for power in foe.powers})


def _thin(deck: Deck, out: set[str]) -> None:
    pool = [card for card in deck.pools["all"] if card not in out]
    for layer in deck.layers:
        if layer.pool:
            layer.count -= len(deck.pools["all"]) - len(pool)
    deck.pools["all"] = pool
    deck.layers = [layer for layer in deck.layers if len(layer)]


def _thin_events(state: SwordAndSorceryState, up: Sequence[str]) -> None:
    """Event cards that lie face up are not in the deck any more."""
    for card in up:
        for name, pool in state.events.pools.items():
            if card in pool:
                pool.remove(card)
                next(layer for layer in state.events.layers if layer.pool == name).count -= 1
                break
    state.events.layers = [layer for layer in state.events.layers if len(layer)]


def _stack(state: SwordAndSorceryState, name: str, known: list[str]) -> None:
    """Known cards on top of a pile, or of the event deck."""
    deck = state.events if name == "events" else getattr(state, name).deck
    for card in known:
        for pool_name, pool in deck.pools.items():
            if card in pool:
                pool.remove(card)
                layer = next(layer for layer in deck.layers if layer.pool == pool_name)
                layer.count -= 1
                break
    deck.layers = [layer for layer in deck.layers if len(layer)]
    deck.layers.insert(0, Layer(cards=known))
