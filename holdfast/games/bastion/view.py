"""What a seat may see: everything but the order of the two decks (BA-RULE-80); and the printed facts."""

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.edition import Edition
from holdfast.games.bastion.content.schema import (
    GREY,
    PRISMATIC,
    WHITE,
    District,
    EnemyCard,
    Level,
    Scenario,
    SpellKind,
)
from holdfast.games.bastion.rules.deck import army_strength, deck_recipe, strength_advice
from holdfast.games.bastion.rules.geometry import BASES, CITADEL, COLOURS, SECTIONS, SQUARE, TOWER
from holdfast.games.bastion.rules.mana import blocked_colours, sources_of
from holdfast.games.bastion.rules.strength import colour_at, price_at, protection, strength_at
from holdfast.games.bastion.rules.time_left import enemy_phases_left, occupied_bits
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.rules.why_not import price_data
from holdfast.games.bastion.setup import scenario_of
from holdfast.games.bastion.state import BastionTable, Defender

PAINTS: Mapping[int, str] = {WHITE: "white", PRISMATIC: "prismatic", GREY: "grey"}


class ManaCounts(Struct, frozen=True):
    """Mana by colour, none left out."""

    yellow: int
    green: int
    red: int
    violet: int
    blue: int
    black: int


class ArmyView(Struct, frozen=True):
    """The army strength, and how hard the book calls it (BA-CUSTOM-1 to 4)."""

    strength: int
    printed: int | UnsetType = UNSET
    """As the scenario says, where it does; where the book's sum is wrong, `strength` is another."""
    advice: str | UnsetType = UNSET
    """In the edition that has it."""


class EnemyCardView(Struct, frozen=True):
    """One card of an enemy, as strong as it is at its place."""

    id: str
    family: str
    colour: str
    """Empty for grey."""
    strength: int
    printed: int
    prismatic: bool
    traits: list[str]


class EnemyView(Struct, frozen=True):
    """An enemy: a card, or a host with its symbiotes."""

    at: str
    cards: list[EnemyCardView]
    price: dict[str, int]
    """By colour; `any` for what may be paid in any colours."""
    protected: str
    """`ward`, `wallward`, or empty."""


class SourceView(Struct, frozen=True):
    """A source, printed or built."""

    id: str
    colour: str
    token: str
    """The colour of the mana on it, empty where it is open."""
    damaged: bool


class TowerView(Struct, frozen=True):
    """A tower."""

    id: str
    colour: str
    token: str


class DistrictView(Struct, frozen=True):
    """A district with its wall sections."""

    id: str
    sections: list[str]
    sources: list[SourceView]
    tower: TowerView
    bases: dict[str, str]
    """The structure on each base, empty for none."""
    square: EnemyView | None


class CitadelView(Struct, frozen=True):
    """The dragons in the citadel; only the top one can be attacked."""

    dragons: list[str]
    top: EnemyView | None


class EnemyDeckView(Struct, frozen=True):
    """How many cards the enemy deck holds, in all and by layer."""

    left: int
    layers: list[int]


class RitualDeckView(Struct, frozen=True):
    """How many cards the ritual deck holds, and the structures out of the game."""

    left: int
    discarded: list[str]


class HeldSpellView(Struct, frozen=True):
    """A spell that a defender holds."""

    id: str
    spell: str
    power: int


class ArtifactView(Struct, frozen=True):
    """An artifact of a defender."""

    id: str
    used: bool


class DefenderView(Struct, frozen=True):
    """A defender and what its player holds."""

    seat: int
    id: str
    place: str
    pool: ManaCounts
    spells: list[HeldSpellView]
    rituals: list[str]
    drawn: list[str]
    artifacts: list[ArtifactView]
    pledged: list[str]
    pledged_for: dict[str, str]
    """Where the enemy stands against whom alone a spell is promised."""


class BastionView(Struct, frozen=True):
    """The table; all seats see the same."""

    seat: int | None
    edition: Literal["2015", "2018"]
    camp: Literal["wall", "token"]
    mode: str
    level: str
    house_variant: bool
    """Is the level one that the book of this edition does not know?"""
    scenario: str
    classes: list[str]
    army: ArmyView
    side: str
    districts: list[DistrictView]
    wall: dict[str, EnemyView]
    last_section: str
    phases_left: int
    """Enemy phases until an enemy finds no room, if none is beaten and no trait changes the march."""
    citadel: CitadelView
    deck: EnemyDeckView
    rituals: RitualDeckView
    reserve: ManaCounts
    box: list[str]
    aside: list[str]
    defenders: list[DefenderView]
    blocked: list[str]
    active: int
    phase: str
    turn: int
    moved: bool
    gained: bool
    attacked: bool
    revived: bool
    must_leave: bool


def view(table: BastionTable, seat: int | None) -> BastionView:
    """What that seat sees."""
    context = TurnContext(table)
    state, edition, mode = context.state, context.edition, table.options["mode"]
    return BastionView(
        seat=seat,
        edition=edition.id,
        camp=edition.camp,
        mode=mode,
        level=table.options["level"] if mode == "level" else "",
        house_variant=mode == "level" and not edition.has_levels,
        scenario=state.scenario,
        classes=state.classes,
        army=_army(table),
        side=state.side,
        districts=[_district(context, district) for district in state.districts],
        wall={
            section: _enemy(context, section, state.wall[section])
            for section in SECTIONS
            if section in state.wall
        },
        last_section=SECTIONS[edition.last_section - 1],
        phases_left=enemy_phases_left(occupied_bits(state.wall), len(state.deck), edition.last_section),
        citadel=_citadel(context),
        deck=EnemyDeckView(len(state.deck), [len(layer) for layer in state.deck.layers]),
        rituals=RitualDeckView(len(state.ritual_deck), state.discarded),
        reserve=ManaCounts(*state.reserve),
        box=state.box,
        aside=state.aside,
        defenders=[_defender(context, nth, one) for nth, one in enumerate(state.defenders)],
        blocked=sorted(COLOURS[number] for number in blocked_colours(context)),
        active=state.active,
        phase=state.phase,
        turn=state.turn,
        moved=state.moved,
        gained=state.gained,
        attacked=state.attacked,
        revived=state.revived,
        must_leave=state.must_leave,
    )


def _army(table: BastionTable) -> ArmyView:
    state, content = table.state, table.content
    scenario = scenario_of(state, content)
    strength = army_strength(deck_recipe(table.options, content, scenario, state.classes), content)
    printed = scenario.strength if scenario is not None else 0
    advised = content.editions[table.options["edition"]].army_strength_advice
    return ArmyView(
        strength,
        printed or UNSET,
        strength_advice(printed or strength, table.options["players"], content) if advised else UNSET,
    )


def _district(context: TurnContext, district: str) -> DistrictView:
    state, tower = context.state, TOWER[district]
    square = state.squares.get(district)
    return DistrictView(
        id=district,
        sections=list(context.board.sections[district]),
        sources=[
            SourceView(source, COLOURS[colour], state.laid.get(source, ""), source in state.damaged)
            for source, colour in sources_of(context, district)
        ],
        tower=TowerView(tower, district, state.laid.get(tower, "")),
        bases={base: state.bases.get(base, "") for base in BASES[district]},
        square=_enemy(context, SQUARE[district], square) if square else None,
    )


def _enemy(context: TurnContext, where: str, cards: list[str]) -> EnemyView:
    return EnemyView(
        at=where,
        cards=[_card_at(context, where, context.cards[card]) for card in cards],
        price=price_data(price_at(context, where)),
        protected=protection(context, where),
    )


def _card_at(context: TurnContext, where: str, card: EnemyCard) -> EnemyCardView:
    colour = colour_at(context, card, where)
    return EnemyCardView(
        id=card.id,
        family=card.family,
        colour="" if colour == GREY else COLOURS[colour],
        strength=strength_at(context, card, where),
        printed=card.strength,
        prismatic=card.colour == PRISMATIC,
        traits=list(card.traits),
    )


def _citadel(context: TurnContext) -> CitadelView:
    dragons = context.state.citadel
    return CitadelView(dragons, _enemy(context, CITADEL, dragons[-1:]) if dragons else None)


def _defender(context: TurnContext, seat: int, defender: Defender) -> DefenderView:
    cards = context.cards
    return DefenderView(
        seat=seat,
        id=defender.id,
        place=defender.place,
        pool=ManaCounts(*defender.pool),
        spells=[HeldSpellView(card, cards[card].spell, cards[card].power) for card in defender.spells],
        rituals=defender.rituals,
        drawn=defender.drawn,
        artifacts=[ArtifactView(id, id in defender.used) for id in defender.artifacts],
        pledged=[card for card in defender.spells if card in context.state.pledges],
        pledged_for={
            card: where
            for card in defender.spells
            if card in context.state.pledge_targets
            for where in [_standing_at(context, context.state.pledge_targets[card])]
        },
    )


def _standing_at(context: TurnContext, card: str) -> str:
    """Where that enemy card is now."""
    state = context.state
    for section, cards in state.wall.items():
        if card in cards:
            return section
    for district, cards in state.squares.items():
        if card in cards:
            return SQUARE[district]
    return CITADEL


# -- the catalogue: what is printed on the components, and no view repeats ----------------------------


class EnemyCardFacts(Struct, frozen=True):
    """An enemy card; `colour` is white, prismatic or grey where it has none of its own."""

    family: str = field(name="class")
    troop: str
    colour: str
    strength: int
    each: int
    spell: str
    power: int
    moment: str
    traits: tuple[str, ...]
    blocks: str | None


class RitualFacts(Struct, frozen=True):
    """A ritual card."""

    kind: str
    colour: str
    structure: bool


class DefenderFacts(Struct, frozen=True):
    """A defender, by the message that names it."""

    name: str


class BastionCatalogue(Struct, frozen=True):
    """Everything printed, by its id."""

    colours: tuple[str, ...]
    cards: dict[str, EnemyCardFacts]
    spells: dict[str, SpellKind]
    rituals: dict[str, RitualFacts]
    defenders: dict[str, DefenderFacts]
    districts: dict[str, District]
    editions: dict[str, Edition]
    levels: dict[str, Level]
    scenarios: dict[str, Scenario]


def catalogue(content: Content) -> BastionCatalogue:
    """The printed facts of that content."""
    return BastionCatalogue(
        colours=COLOURS,
        cards={id: _card_facts(card) for id, card in content.cards.items()},
        spells=content.spells,
        rituals={
            id: RitualFacts(card.kind, COLOURS[card.colour], card.structure)
            for id, card in content.rituals.items()
        },
        defenders={id: DefenderFacts(f"bastion-defender-{id}") for id in content.defenders},
        districts=content.districts,
        editions=content.editions,
        levels=content.levels,
        scenarios=content.scenarios,
    )


def _card_facts(card: EnemyCard) -> EnemyCardFacts:
    return EnemyCardFacts(
        family=card.family,
        troop=card.troop,
        colour=COLOURS[card.colour] if card.colour >= 0 else PAINTS[card.colour],
        strength=card.strength,
        each=card.each,
        spell=card.spell,
        power=card.power,
        moment=card.moment,
        traits=card.traits,
        blocks=COLOURS[card.blocks] if card.blocks >= 0 else None,
    )
