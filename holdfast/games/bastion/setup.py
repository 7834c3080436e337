"""From the options to the first state."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.schema import LEGENDARY, Scenario
from holdfast.games.bastion.message_ids import Fault
from holdfast.games.bastion.rules.deck import cards_of_recipe, cards_of_scenario, deck_recipe, enemy_deck
from holdfast.games.bastion.rules.geometry import BASES, CAMP_DISTRICT, CITADEL, COLOURS
from holdfast.games.bastion.state import BastionState, Defender
from holdfast.kernel.chance import Chance
from holdfast.kernel.deck import Deck, Layer
from holdfast.kernel.settings import Setting

MANA_OF_A_COLOUR = 15
RITUAL_POOL = "ritual"
FURTHEST = (CAMP_DISTRICT + 3) % 6
DAMAGED_DISTRICTS = (FURTHEST - 1, FURTHEST, FURTHEST + 1)
"""The district furthest from the camp and its neighbours (BA-RULE-10)."""


def settings(content: Content) -> tuple[Setting, ...]:
    """What may be set before a game begins."""
    mode: dict[str, tuple[str, ...]] = {"mode": ("level",)}
    deck = (
        *(card.id for card in content.cards.values() if card.troop == "auxiliary"),
        *content.legends,
        *content.auxiliary,
        LEGENDARY,
    )
    return (
        Setting("edition", "one", "2018", values=("2015", "2018"), words="bastion-edition"),
        Setting("players", "number", 2, low=1, high=4, rule="BA-COMP-14"),
        Setting(
            "mode",
            "one",
            "training",
            values=("training", "level", "scenario", "custom"),
            words="bastion-mode",
        ),
        Setting("level", "one", "easy", values=tuple(content.levels), when=mode, words="bastion-level"),
        Setting(
            "classes",
            "many",
            None,
            values=tuple(content.auxiliary),
            count=3,
            chancy=True,
            when=mode,
            words="bastion-class",
            rule="BA-LEVEL-1",
        ),
        Setting(
            "scenario",
            "one",
            None,
            values=tuple(content.scenarios),
            chancy=True,
            when={"mode": ("scenario",)},
            words="bastion-scenario",
        ),
        Setting(
            "deck",
            "many",
            [],
            values=deck,
            unique=False,
            when={"mode": ("custom",)},
            words="bastion-card",
            rule="BA-CUSTOM-5",
        ),
        Setting(
            "side",
            "one",
            None,
            values=("statue", "plain"),
            chancy=True,
            words="bastion-side",
            rule="BA-GEO-4",
        ),
        Setting(
            "districts", "many", None, values=COLOURS, count=6, chancy=True, words="colour", rule="BA-GEO-2"
        ),
        Setting("gate", "one", None, values=COLOURS, chancy=True, words="colour", rule="BA-GEO-11"),
        Setting(
            "defenders",
            "many",
            None,
            values=tuple(content.defenders),
            count="players",
            chancy=True,
            words="bastion-defender",
            rule="BA-SETUP-7",
        ),
    )


def option_faults(options: Mapping[str, Any], content: Content) -> Iterator[Fault]:
    """Options that do not fit together."""
    edition = content.editions[options["edition"]]
    mode, side = options["mode"], options["side"]
    fixed: str | None = None
    if mode == "scenario" and options["scenario"] is not None:
        scenario = content.scenarios[options["scenario"]]
        if scenario.edition != edition.id:
            known = ", ".join(one.id for one in content.scenarios.values() if one.edition == edition.id)
            yield Fault("unknown-value", "scenario", {"value": scenario.id, "known": known})
        fixed = scenario.side
    if mode == "training":
        fixed = edition.fixed_training_side or None
    if side is not None and fixed is not None and side != fixed:
        yield Fault("side-is-fixed", "side", {"side": fixed})
    if mode == "custom":
        yield from _deck_faults(options["deck"], content)


def _deck_faults(named: list[str], content: Content) -> Iterator[Fault]:
    for id in sorted({id for id in named if id in content.cards and named.count(id) > 1}):
        yield Fault("named-twice", "deck", {"value": id})
    groups = {family: content.cards_of(family) for family in content.auxiliary} | {
        LEGENDARY: list(content.legends)
    }
    for group, cards in groups.items():
        count = named.count(group) + len(set(named) & set(cards))
        if count > len(cards):
            yield Fault("too-many-cards", "deck", {"group": group, "count": count, "limit": len(cards)})


def scenario_of(state: BastionState, content: Content) -> Scenario | None:
    """The scenario being played."""
    return content.scenarios[state.scenario] if state.scenario else None


def cards_in_game(state: BastionState, content: Content, options: Mapping[str, Any]) -> set[str]:
    """The enemy cards that the game knows; all others lie in the box from the start."""
    scenario = scenario_of(state, content)
    recipe = deck_recipe(options, content, scenario, state.classes)
    return cards_of_recipe(recipe, content) | cards_of_scenario(scenario, content)


def rituals_in_game(content: Content, options: Mapping[str, Any]) -> list[str]:
    """The ritual cards in the game: none in training, no Accumulators alone (BA-TRAIN-2, BA-SOLO-2)."""
    if options["mode"] == "training":
        return []
    return list(content.solo_rituals if options["players"] == 1 else content.rituals)


def set_up(options: Mapping[str, Any], content: Content, chance: Chance) -> BastionState:
    """The table before the first enemy comes."""
    edition = content.editions[options["edition"]]
    scenario = _scenario(options, content, chance)
    classes = _classes(options, content, chance)
    districts = _districts(options, chance)
    state = BastionState(
        side=prescribed_side(options, content, scenario) or _drawn_side(options, content, chance),
        districts=districts,
        defenders=_defenders(options, content, chance),
        deck=enemy_deck(deck_recipe(options, content, scenario, classes), content),
        ritual_deck=Deck(pools={}, layers=[]),
        reserve=[MANA_OF_A_COLOUR - edition.bare_pool * options["players"]] * 6,
        scenario=scenario.id if scenario else "",
        classes=classes,
        to_muster=options["players"] + edition.added_in_setup,
    )
    if not edition.defenders_wait_for_setup:
        for defender in state.defenders:
            defender.place = CITADEL
    rituals = rituals_in_game(content, options)
    if scenario is not None:
        _apply_scenario(state, scenario, rituals, content, chance)
    if rituals:
        state.ritual_deck = Deck(pools={RITUAL_POOL: rituals}, layers=[Layer(RITUAL_POOL, len(rituals))])
    if not state.to_muster:
        state.phase = "deal"
    return state


def _apply_scenario(
    state: BastionState, scenario: Scenario, rituals: list[str], content: Content, chance: Chance
) -> None:
    """What a scenario lays out beside its deck (BA-SCENARIO-14 to 33)."""
    if scenario.built_sources:
        sources = [id for id in rituals if content.rituals[id].kind == "source"]
        for district, card in zip(state.districts, _shuffled("source", sources, chance), strict=False):
            state.bases[BASES[district][0]] = card
            rituals.remove(card)
    inside = [state.districts[number] for number in DAMAGED_DISTRICTS]
    if scenario.damaged_sources:
        board = content.board(state.districts, state.side)
        for district in inside:
            built = [base for base in BASES[district] if base in state.bases]
            state.damaged += [*board.sources[district], *built]
    if scenario.start_at_camp:
        for defender in state.defenders:
            defender.place = state.districts[CAMP_DISTRICT]
    if scenario.dealt_class:
        cards = content.cards_of(scenario.dealt_class)
        for defender in state.defenders:
            defender.spells.append(cards.pop(0))
        state.box += cards
    if scenario.inside_square:
        cards = content.cards_of(scenario.inside_square)
        others = [f"{scenario.inside_square}-{colour}" for colour in COLOURS if colour not in inside]
        for district, card in zip(inside, _shuffled("square", others, chance), strict=True):
            state.squares[district] = [card]
            cards.remove(card)
        state.box += cards
    if scenario.inside_citadel:
        cards = content.cards_of(scenario.inside_citadel)
        card = chance.pick("citadel", [f"{scenario.inside_citadel}-{colour}" for colour in inside])
        cards.remove(card)
        state.citadel.append(card)
        state.box += cards
    if not scenario.first_enemies:
        state.to_muster = 0


def _scenario(options: Mapping[str, Any], content: Content, chance: Chance) -> Scenario | None:
    if options["mode"] != "scenario":
        return None
    fitting = [id for id, one in content.scenarios.items() if one.edition == options["edition"]]
    return content.scenarios[options["scenario"] or chance.pick("scenario", fitting)]


def _classes(options: Mapping[str, Any], content: Content, chance: Chance) -> list[str]:
    if options["mode"] != "level":
        return []
    return list(options["classes"] or _shuffled("class", content.auxiliary, chance)[:3])


def _drawn_side(options: Mapping[str, Any], content: Content, chance: Chance) -> str:
    """Either side; a training game is dealt on the side the book advises, and replays as it was dealt."""
    advised = content.editions[options["edition"]].advised_training_side
    if options["mode"] == "training" and advised and not chance.script:
        return chance.pick("side", (advised,))
    return chance.pick("side", ("statue", "plain"))


def prescribed_side(options: Mapping[str, Any], content: Content, scenario: Scenario | None) -> str | None:
    """The side that scenario, training game or options leave no choice about (E53)."""
    if scenario is not None and scenario.side is not None:
        return scenario.side
    training = content.editions[options["edition"]].fixed_training_side
    if options["mode"] == "training" and training:
        return training
    side: str | None = options["side"]
    return side


def _districts(options: Mapping[str, Any], chance: Chance) -> tuple[str, ...]:
    """The districts clockwise from the gate, which stands before the district that `gate` names."""
    return from_gate(options["districts"] or _shuffled("district", COLOURS, chance), options["gate"])


def from_gate(order: Sequence[str], gate: str | None) -> tuple[str, ...]:
    """The districts in that order, beginning with the one that `gate` names."""
    first = order.index(gate) if gate else 0
    return (*order[first:], *order[:first])


def _defenders(options: Mapping[str, Any], content: Content, chance: Chance) -> list[Defender]:
    players = options["players"]
    names = options["defenders"] or _shuffled("defender", tuple(content.defenders), chance)[:players]
    mana = content.editions[options["edition"]].bare_pool
    return [Defender(id, [mana] * 6) for id in names]


def _shuffled(name: str, things: list[str] | tuple[str, ...], chance: Chance) -> list[str]:
    left = list(things)
    order = []
    while left:
        order.append(chance.pick(name, left) if len(left) > 1 else left[0])
        left.remove(order[-1])
    return order
