"""What a seat may see: everything but the deck lies open (LB-RULE-10); and the printed facts."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from holdfast.games.last_bastion.content.schema import (
    HEROES,
    Card,
    Content,
    DecayFace,
    EffectKind,
    Face,
    Level,
    Tokens,
)
from holdfast.games.last_bastion.rules.cards import equipment_banned, locked_dice, resistance
from holdfast.games.last_bastion.rules.evil import figures_left
from holdfast.games.last_bastion.rules.geometry import LINE, SIDES, SLOTS_OF_SIDE, SideName
from holdfast.games.last_bastion.rules.horde import IDLE_TO_LOSE, QUIET_TO_LOSE
from holdfast.games.last_bastion.rules.score import score
from holdfast.games.last_bastion.state import (
    OFF,
    Hero,
    LastBastionState,
    LastBastionTable,
    Phase,
    PlacedCard,
    Status,
)

MAX_LAYOUTS = 256
"""So many ways the tiles may lie are remembered."""
STANDSTILL_TOLD = 10
"""Rounds in which nothing happens are told from this number on."""


class UsedView(Struct, frozen=True):
    """What the active hero has done in this hero phase."""

    moved: bool
    tile: bool
    fight: bool
    power: bool


class TurnView(Struct, frozen=True):
    """Whose turn it is; `seat` is null for a neutral board."""

    number: int
    board: str
    phase: Phase
    seat: int | None
    used: UsedView


class TileView(Struct, frozen=True):
    """A tile of the bastion."""

    id: str
    place: int
    evil: bool
    heroes: list[str]


class EffectView(Struct, frozen=True):
    """An icon of a card; `net` where the net covers it."""

    kind: EffectKind
    code: str
    net: bool


class CardView(Struct, frozen=True):
    """A horde card in play and what lies on it."""

    id: str
    colour: str
    warlord: bool
    printed: int
    """The resistance printed on it."""
    resistance: int
    """The resistance it has here and now."""
    effects: list[EffectView]
    evil: bool
    spell: bool
    die: bool


class SlotView(Struct, frozen=True):
    """A slot of a horde board."""

    id: str
    line: list[str]
    """The tiles straight in from the slot, nearest first."""
    trap: bool
    card: CardView | None


class HordeBoardView(Struct, frozen=True):
    """A horde board; without a hero it is neutral."""

    id: str
    side: SideName
    hero: str | None
    slots: list[SlotView]


class HeroView(Struct, frozen=True):
    """A hero, the hero board and the tokens on it."""

    id: str
    seat: int
    board: str
    tile: str | None
    """Null out of play."""
    status: Status
    life: int
    calls: int
    equipment: dict[str, int]
    pinned: bool
    cursed: bool
    power: bool
    power_text: str
    """The message that tells the power, by the rulings in force (LB-RULE-105, LB-RULE-108)."""


class DeckView(Struct, frozen=True):
    """How many cards the deck holds, and what the back of the top one shows."""

    cards: int
    back: str | None
    below_warlord: int | None
    """How many cards lie under the last warlord; null where no warlord is in the deck."""


class StandstillView(Struct, frozen=True):
    """For how many rounds nothing has happened, and how many lose (LB-RULE-147)."""

    rounds: int
    limit: int
    fights: bool
    """Were there fights, all of them without a chance?"""


class WarlordsView(Struct, frozen=True):
    """How many warlords are beaten, and how many there are."""

    beaten: int
    all: int


class ReserveView(Struct, frozen=True):
    """The tokens that nobody has."""

    life: int
    calls: int
    equipment: dict[str, int]
    evil: int
    standards: list[str]


class ScoreView(Struct, frozen=True):
    """The points of a victory, by what they are for."""

    level: int
    life: int
    calls: int
    dead: int
    evil: int


class StandardView(Struct, frozen=True):
    """Where the standard is, and the token on it."""

    at: str
    token: str | None


class PiecesView(Struct, frozen=True):
    """Where net, trap, standard and spell are: on a slot, at home, or in the reserve."""

    net: str
    trap: str
    standard: StandardView
    spell: str | None
    """Null where it is out of the game."""


class DiceView(Struct, frozen=True):
    """The combat dice at hand, and what cards in play take away."""

    white: int
    locked: int
    equipment_banned: bool


class LastBastionView(Struct, frozen=True):
    """The table; all seats see the same."""

    game: Literal["last-bastion"]
    level: str
    round: int
    turn: TurnView
    tiles: list[TileView]
    boards: list[HordeBoardView]
    heroes: list[HeroView]
    deck: DeckView
    discard: list[str]
    standstill: StandstillView | None
    """Null while such rounds are few."""
    warlords: WarlordsView
    reserve: ReserveView
    score: ScoreView | None
    """Null until the game is won."""
    pieces: PiecesView
    dice: DiceView


def view(table: LastBastionTable) -> LastBastionView:
    """What every seat sees."""
    state, content = table.state, table.content
    used, locked, lines = state.used, locked_dice(state), _lines(tuple(state.tiles))
    return LastBastionView(
        game="last-bastion",
        level=state.level,
        round=state.round,
        turn=TurnView(
            number=state.turn,
            board=state.boards[state.side],
            phase=state.phase,
            seat=state.hero_of_side(state.side),
            used=UsedView(used.moved, used.tile, used.fight, used.power or used.extra or used.reroll),
        ),
        tiles=[_tile(state, place) for place in range(9)],
        boards=[_board(table, side, lines) for side in range(4)],
        heroes=[_hero(table, seat, hero) for seat, hero in enumerate(state.heroes)],
        deck=DeckView(len(state.deck), state.deck.back, _below_warlord(table)),
        discard=state.discard,
        standstill=_standstill(state),
        warlords=WarlordsView(state.beaten, content.levels[state.level].warlords),
        reserve=ReserveView(
            life=state.life,
            calls=state.calls,
            equipment=state.equipment,
            evil=figures_left(state, content),
            standards=[colour for colour in content.tokens.standards if colour != state.standard],
        ),
        score=ScoreView(**score(table)) if table.outcome is not None and table.outcome.won else None,
        pieces=_pieces(state),
        dice=DiceView(content.dice.combat.white - locked, locked, equipment_banned(table)),
    )


def _below_warlord(table: LastBastionTable) -> int | None:
    """The green board discards those first, and then the warlord (LB-BOARD-4)."""
    below, known = 0, table.content.cards
    for layer in reversed(table.state.deck.layers):
        if layer.pool == "warlord":
            return below
        for card in reversed(layer.cards):
            if known[card].warlord:
                return below
            below += 1
        below += layer.count
    return None


def _standstill(state: LastBastionState) -> StandstillView | None:
    if state.idle >= STANDSTILL_TOLD:
        return StandstillView(min(state.idle, IDLE_TO_LOSE), IDLE_TO_LOSE, fights=False)
    if state.quiet >= STANDSTILL_TOLD:
        return StandstillView(min(state.quiet, QUIET_TO_LOSE), QUIET_TO_LOSE, fights=True)
    return None


def _tile(state: LastBastionState, place: int) -> TileView:
    return TileView(
        id=state.tiles[place],
        place=place,
        evil=place in state.evil,
        heroes=[hero.id for hero in state.heroes if hero.place == place],
    )


@lru_cache(MAX_LAYOUTS)
def _lines(tiles: tuple[str, ...]) -> list[list[str]]:
    """For each slot the tiles straight in from it, nearest first."""
    return [[tiles[place] for place in line] for line in LINE]


def _board(table: LastBastionTable, side: int, lines: list[list[str]]) -> HordeBoardView:
    state = table.state
    seat = state.hero_of_side(side)
    return HordeBoardView(
        id=state.boards[side],
        side=SIDES[side],
        hero=None if seat is None else state.heroes[seat].id,
        slots=[
            SlotView(
                id=state.slot_id(slot),
                line=lines[slot],
                trap=state.trap == slot,
                card=None if foe is None else _card(table, foe),
            )
            for slot in SLOTS_OF_SIDE[side]
            for foe in (state.slots[slot],)
        ],
    )


def _card(table: LastBastionTable, foe: PlacedCard) -> CardView:
    card = table.content.cards[foe.card]
    return CardView(
        id=card.id,
        colour=card.colour,
        warlord=card.warlord,
        printed=card.resistance,
        resistance=resistance(table, foe),
        effects=[
            EffectView(effect.kind, effect.code, net=foe.net == number)
            for number, effect in enumerate(card.effects)
        ],
        evil=foe.evil,
        spell=foe.spell,
        die=foe.die,
    )


def _power_text(table: LastBastionTable, hero: str) -> str:
    match hero:
        case "sindara" if table.options["sindara_actions"] == "loose":
            return "hero-sindara-power-loose"
        case "feng-li" if table.options["feng_li_rerolls"] == "every-roll":
            return "hero-feng-li-power-every-roll"
    return f"hero-{hero}-power"


def _hero(table: LastBastionTable, seat: int, hero: Hero) -> HeroView:
    state = table.state
    return HeroView(
        id=hero.id,
        seat=seat,
        board=state.boards[hero.side],
        tile=state.tiles[hero.place] if hero.in_play else None,
        status=hero.status,
        life=hero.life,
        calls=hero.calls,
        equipment=hero.equipment,
        pinned=hero.pinned,
        cursed=hero.cursed,
        power=hero.has_power,
        power_text=_power_text(table, hero.id),
    )


def _pieces(state: LastBastionState) -> PiecesView:
    """On a slot, at home, or in the reserve while their home is in the grip of evil
    (LB-EVIL-4 to LB-EVIL-6)."""
    return PiecesView(
        net=_on_card(state, "net") or _home(state, "trebuchet"),
        trap=state.slot_id(state.trap) if state.trap != OFF else _home(state, "quarry"),
        standard=StandardView(
            at="standard" if state.standard else _home(state, "standard"),
            token=state.standard or None,
        ),
        spell=_on_card(state, "spell") or _spell_home(state),
    )


def _on_card(state: LastBastionState, piece: str) -> str | None:
    for slot, foe in enumerate(state.slots):
        if foe is not None and (foe.spell if piece == "spell" else foe.net != OFF):
            return state.slot_id(slot)
    return None


def _home(state: LastBastionState, tile: str) -> str:
    return "reserve" if state.tiles.index(tile) in state.evil else tile


def _spell_home(state: LastBastionState) -> str | None:
    """Mylfaar's board, the reserve while she is cursed, out of the game without her power (LB-RULE-102)."""
    mylfaar = next((hero for hero in state.heroes if hero.id == "mylfaar"), None)
    if mylfaar is None or mylfaar.status != "healthy":
        return None
    return "reserve" if mylfaar.cursed else "mylfaar"


# -- the catalogue: what is printed on the components, and no view repeats ----------------------------


class CardFacts(Struct, frozen=True):
    """A horde card, its icons by where they stand."""

    colour: str
    resistance: int
    warlord: bool
    enter: list[str]
    recurring: list[str]
    permanent: list[str]
    exit: list[str]


class TileFacts(Struct, frozen=True):
    """A tile: which piece lives there, and whether it works on warlords, where it matters."""

    home: Literal["net", "trap", "standard"] | None
    warlords: bool | None


class HeroFacts(Struct, frozen=True):
    """A hero, by the messages that tell its name and its power."""

    name: str
    power: str


class DiceFacts(Struct, frozen=True):
    """The faces of the dice."""

    combat: tuple[Face, ...]
    grey: tuple[Face, ...]
    decay: tuple[DecayFace, ...]


class LastBastionCatalogue(Struct, frozen=True):
    """Everything printed, by its id."""

    cards: dict[str, CardFacts]
    tiles: dict[str, TileFacts]
    heroes: dict[str, HeroFacts]
    dice: DiceFacts
    white_dice: int
    tokens: Tokens
    levels: dict[str, Level]


def catalogue(content: Content) -> LastBastionCatalogue:
    """The printed facts of that content."""
    dice = content.dice
    return LastBastionCatalogue(
        cards={id: _card_facts(card) for id, card in content.cards.items()},
        tiles={id: TileFacts(tile.home, tile.warlords) for id, tile in content.tiles.items()},
        heroes={id: HeroFacts(f"hero-{id}", f"hero-{id}-power") for id in HEROES},
        dice=DiceFacts(dice.combat.faces, dice.grey.faces, dice.decay.faces),
        white_dice=dice.combat.white,
        tokens=content.tokens,
        levels=content.levels,
    )


def _card_facts(card: Card) -> CardFacts:
    def codes(kind: str) -> list[str]:
        return [effect.code for effect in card.effects if effect.kind == kind]

    return CardFacts(
        colour=card.colour,
        resistance=card.resistance,
        warlord=card.warlord,
        enter=codes("enter"),
        recurring=codes("recurring"),
        permanent=codes("permanent"),
        exit=codes("exit"),
    )
