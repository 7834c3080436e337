"""Small positions of Bastion for tests: set up, choose, assert.

    game = position(walls={"w3": ["warrior-red"]}, defenders=[at("yellow", red=4)], deck=["beast-blue"])
    game.choose("attack:w3")

What is not said is as plain as can be: districts in the order of the colours (D0 is yellow), statue side, one
defender in the citadel with an empty pool, who is about to act. Every card that is not named lies in the deck
(shuffled) or, where the deck is spelled out, in the box; every mana that is not named lies in the reserve.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

import holdfast
from holdfast.games.bastion import GAME
from holdfast.games.bastion.content import Content
from holdfast.games.bastion.rules.geometry import CITADEL, COLOURS
from holdfast.games.bastion.setup import MANA_OF_A_COLOUR, cards_in_game, rituals_in_game
from holdfast.games.bastion.state import BastionState, Defender
from holdfast.games.bastion.validate import enemy_cards, ritual_cards
from holdfast.kernel.deck import Deck, Layer
from holdfast.kernel.game import RECORD_FORMAT, Game

CONTENT: Content = GAME.content()
NAMES = tuple(CONTENT.defenders)
WHOLE_ARMY = [card.id for card in CONTENT.cards.values() if card.troop != "main"]


def mana(**counts: int) -> list[int]:
    """A pool: `mana(red=3, blue=1)`, `mana(each=1)`."""
    each = counts.pop("each", 0)
    pool = [each + counts.pop(colour, 0) for colour in COLOURS]
    assert not counts, f"no such colour: {counts}"
    return pool


def at(
    place: str = CITADEL,
    *,
    spells: Sequence[str] = (),
    rituals: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    used: Sequence[str] = (),
    pool: Mapping[str, int] | None = None,
    **counts: int,
) -> Defender:
    """A defender: `at("red", green=3, spells=["mage-red"])`; names are given by seat.

    A pool that is worked out goes in as `pool={"green": 3}`.
    """
    return Defender(
        "",
        mana(**{**(pool or {}), **counts}),
        place,
        list(spells),
        list(rituals),
        list(artifacts),
        list(used),
    )


def position(
    *,
    edition: str = "2018",
    defenders: Sequence[Defender] = (),
    walls: Mapping[str, Sequence[str]] | None = None,
    squares: Mapping[str, Sequence[str]] | None = None,
    citadel: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    ritual_deck: Sequence[str] | None = None,
    reserve: Mapping[str, int] | None = None,
    script: Iterable[str] = (),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Game:
    """A game that goes on from a position.

    `deck` and `ritual_deck` are known cards, top first. `reserve` says how much of a colour is left there:
    the rest of it is put into the pool of the last defender. `options` are those of the game (`mode` is
    custom with every card in the army); all else (`laid`, `bases`, `moved`, `phase`, `active`, `damaged` ...)
    is a field of the state.
    """
    people = list(defenders) or [at()]
    for name, defender in zip(NAMES, people, strict=False):
        defender.id = name
    played = {"edition": edition, "players": len(people), "mode": "custom", "deck": WHOLE_ARMY}
    chosen = _all_options(played | dict(options or {}))
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
        assert name in BastionState.__struct_fields__, f"no such field: {name}"
        setattr(state, name, value)
    if state.phase == "actions" and "must_leave" not in fields:
        state.must_leave = bool(state.citadel) and people[state.active].place == CITADEL and not state.moved
    _fill_reserve(state, reserve or {})
    _fill_decks(state, chosen, deck is None, ritual_deck is None)
    return holdfast.resume(
        {
            "holdfast": RECORD_FORMAT,
            "game": "bastion",
            "rules": GAME.version,
            "options": chosen,
            "state": msgspec.to_builtins(state),
        },
        script=script,
        seed=seed,
    )


def _all_options(given: Mapping[str, Any]) -> dict[str, Any]:
    return {setting.name: given.get(setting.name, setting.default) for setting in GAME.settings}


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
    state: BastionState, options: Mapping[str, Any], shuffle: bool, shuffle_rituals: bool
) -> None:
    named = set(enemy_cards(state))
    left = sorted(cards_in_game(state, CONTENT, options) - named)
    if not shuffle:
        state.box += left
    elif left:
        state.deck = Deck(pools={"enemies": left}, layers=[Layer("enemies", len(left))])
    known = set(ritual_cards(state))
    rituals = [card for card in rituals_in_game(CONTENT, options) if card not in known]
    if not shuffle_rituals:
        state.discarded += rituals
    elif rituals:
        state.ritual_deck = Deck(pools={"ritual": rituals}, layers=[Layer("ritual", len(rituals))])


def seen(game: Game) -> dict[str, Any]:
    """What everyone sees once the game waits for a choice or is over."""
    _ = game.question
    return game.view()


def pool(game: Game, seat: int = 0) -> dict[str, int]:
    """What a seat has in its pool, colours it has none of left out."""
    counts: dict[str, int] = seen(game)["defenders"][seat]["pool"]
    return {colour: count for colour, count in counts.items() if count}


def spells(game: Game, seat: int = 0) -> list[str]:
    """The cards a seat holds as spells."""
    return [spell["id"] for spell in seen(game)["defenders"][seat]["spells"]]


def place(game: Game, seat: int = 0) -> str:
    """Where a seat's defender stands."""
    found: str = seen(game)["defenders"][seat]["place"]
    return found


def wall(game: Game) -> dict[str, list[str]]:
    """The enemies on the wall by section."""
    enemies = seen(game)["wall"].items()
    return {section: [card["id"] for card in enemy["cards"]] for section, enemy in enemies}


def square(game: Game, district: str) -> list[str]:
    """The enemy on the square of a district."""
    found = next(one["square"] for one in seen(game)["districts"] if one["id"] == district)
    return [card["id"] for card in found["cards"]] if found else []


def price(game: Game, where: str) -> dict[str, int]:
    """What the enemy on a section, on a square or in the citadel costs."""
    view = seen(game)
    if where == CITADEL:
        enemy = view["citadel"]["top"]
    elif where in view["wall"]:
        enemy = view["wall"][where]
    else:
        enemy = next(one["square"] for one in view["districts"] if f"{one['id']}-square" == where)
    found: dict[str, int] = enemy["price"]
    return found


def offered(game: Game, verb: str = "") -> list[str]:
    """The ids that are offered now, all or those of a verb."""
    assert game.question is not None
    return [option.id for option in game.question.options if not verb or option.verb == verb]


def why_not(game: Game, id: str) -> tuple[str, str] | None:
    """The reason and the rule why that cannot be chosen now."""
    barred = game.why_not(id)
    return None if barred is None else (barred.reason, barred.rule)


def happened(game: Game, what: str) -> list[dict[str, Any]]:
    """The data of every event of that name, oldest first."""
    _ = game.question
    return [event.data for event in game.events if event.what == what]
