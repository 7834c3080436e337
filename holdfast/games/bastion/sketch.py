"""A position told in few words: what matters is said, the rest is as plain as can be.

Districts in the order of the colours (D0 is yellow), statue side, one defender in the citadel with an empty
pool, who is about to act. Every card that is not named lies in the deck (shuffled) or, where the deck is
spelled out, in the box; every mana that is not named lies in the reserve. Examples of the rulebook and tests
are written so.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.rules.geometry import CITADEL, COLOURS
from holdfast.games.bastion.setup import MANA_OF_A_COLOUR, cards_in_game, rituals_in_game, settings
from holdfast.games.bastion.state import BastionState, Defender
from holdfast.games.bastion.validate import enemy_cards, ritual_cards
from holdfast.kernel.deck import Deck, Layer


def pool_of(counts: Mapping[str, int]) -> list[int]:
    """A pool: `{"red": 3, "blue": 1}`, `{"each": 1}`."""
    unknown = set(counts) - {*COLOURS, "each"}
    if unknown:
        raise ValueError(f"no such colour: {sorted(unknown)}")
    return [counts.get("each", 0) + counts.get(colour, 0) for colour in COLOURS]


def defender(facts: Mapping[str, Any]) -> Defender:
    """A defender: `{"at": "red", "pool": {"green": 3}, "spells": ["mage-red"]}`; names are given by seat."""
    cards = {name: list(facts.get(name, ())) for name in ("spells", "rituals", "artifacts", "used")}
    return Defender("", pool_of(facts.get("pool", {})), facts.get("at", CITADEL), **cards)


def sketched(
    content: Content,
    *,
    edition: str = "",
    defenders: Sequence[Defender | Mapping[str, Any]] = (),
    walls: Mapping[str, Sequence[str]] | None = None,
    squares: Mapping[str, Sequence[str]] | None = None,
    citadel: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    ritual_deck: Sequence[str] | None = None,
    reserve: Mapping[str, int] | None = None,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options and the state.

    `deck` and `ritual_deck` are known cards, top first. `reserve` says how much of a colour is left there:
    the rest of it is put into the pool of the last defender. `options` are those of the game (`mode` is
    custom with every card in the army); all else (`laid`, `bases`, `moved`, `phase`, `active`, `damaged` ...)
    is a field of the state.
    """
    people = [one if isinstance(one, Defender) else defender(one) for one in defenders] or [defender({})]
    for name, person in zip(content.defenders, people, strict=False):
        person.id = name
    army = [card.id for card in content.cards.values() if card.troop != "main"]
    played = {"edition": edition or "2018", "players": len(people), "mode": "custom", "deck": army}
    given = played | dict(options or {})
    chosen = {setting.name: given.get(setting.name, setting.default) for setting in settings(content)}
    state = BastionState(
        side=fields.pop("side", "statue"),
        districts=tuple(fields.pop("districts", COLOURS)),
        defenders=people,
        deck=Deck(pools={}, layers=[Layer(cards=list(deck))] if deck else []),
        ritual_deck=Deck(pools={}, layers=[Layer(cards=list(ritual_deck))] if ritual_deck else []),
        reserve=[],
        wall={section: list(enemy) for section, enemy in (walls or {}).items()},
        squares={district: list(enemy) for district, enemy in (squares or {}).items()},
        citadel=list(citadel),
        phase=fields.pop("phase", "actions"),
        turn=fields.pop("turn", 1),
    )
    for name, value in fields.items():
        if name not in BastionState.__struct_fields__:
            raise ValueError(f"no such field: {name}")
        setattr(state, name, value)
    if state.phase == "actions" and "must_leave" not in fields:
        state.must_leave = bool(state.citadel) and people[state.active].place == CITADEL and not state.moved
    _fill_reserve(state, reserve or {})
    _fill_decks(state, content, chosen, deck is None, ritual_deck is None)
    return chosen, msgspec.to_builtins(state)


def _fill_reserve(state: BastionState, wanted: Mapping[str, int]) -> None:
    laid = list(state.laid.values())
    state.reserve = [
        MANA_OF_A_COLOUR - laid.count(colour) - sum(defender.pool[number] for defender in state.defenders)
        for number, colour in enumerate(COLOURS)
    ]
    for colour, count in wanted.items():
        number = COLOURS.index(colour)
        state.defenders[-1].pool[number] += state.reserve[number] - count
        state.reserve[number] = count


def _fill_decks(
    state: BastionState, content: Content, options: Mapping[str, Any], shuffle: bool, shuffle_rituals: bool
) -> None:
    named = set(enemy_cards(state))
    left = sorted(cards_in_game(state, content, options) - named)
    if not shuffle:
        state.box += left
    elif left:
        state.deck = Deck(pools={"enemies": left}, layers=[Layer("enemies", len(left))])
    known = set(ritual_cards(state))
    rituals = [card for card in rituals_in_game(content, options) if card not in known]
    if not shuffle_rituals:
        state.discarded += rituals
    elif rituals:
        state.ritual_deck = Deck(pools={"ritual": rituals}, layers=[Layer("ritual", len(rituals))])
