"""What a seat may see: everything but the order of the two decks (BA-RULE-80)."""

from typing import Any

import msgspec

from holdfast.games.bastion.content import Content
from holdfast.games.bastion.content.schema import GREY, PRISMATIC, WHITE, EnemyCard
from holdfast.games.bastion.rules.deck import army_strength, deck_recipe, strength_advice
from holdfast.games.bastion.rules.geometry import CITADEL, COLOURS, SECTIONS, SQUARE, TOWER
from holdfast.games.bastion.rules.mana import blocked_colours, sources_of
from holdfast.games.bastion.rules.strength import colour_at, price_at, protection, strength_at
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.rules.why_not import price_data
from holdfast.games.bastion.setup import scenario_of
from holdfast.games.bastion.state import BastionTable, Defender

PAINTS = {WHITE: "white", PRISMATIC: "prismatic", GREY: "grey"}


def view(table: BastionTable, seat: int | None) -> dict[str, Any]:
    """The table as plain data; all seats see the same."""
    context = TurnContext(table)
    state = context.state
    return {
        "seat": seat,
        "edition": context.edition.id,
        "camp": context.edition.camp,
        "mode": table.options["mode"],
        "level": table.options["level"] if table.options["mode"] == "level" else "",
        "scenario": state.scenario,
        "classes": list(state.classes),
        "army": _army(table),
        "side": state.side,
        "districts": [_district(context, district) for district in state.districts],
        "wall": {
            section: _enemy(context, section, state.wall[section])
            for section in SECTIONS
            if section in state.wall
        },
        "last_section": SECTIONS[context.edition.last_section - 1],
        "citadel": _citadel(context),
        "deck": {"left": len(state.deck), "layers": [len(layer) for layer in state.deck.layers]},
        "rituals": {"left": len(state.ritual_deck), "discarded": list(state.discarded)},
        "reserve": mana(state.reserve),
        "box": list(state.box),
        "aside": list(state.aside),
        "defenders": [_defender(context, nth, one) for nth, one in enumerate(state.defenders)],
        "blocked": sorted(COLOURS[number] for number in blocked_colours(context)),
        "active": state.active,
        "phase": state.phase,
        "turn": state.turn,
        "moved": state.moved,
        "gained": state.gained,
        "attacked": state.attacked,
        "revived": state.revived,
        "must_leave": state.must_leave,
    }


def mana(counts: list[int]) -> dict[str, int]:
    """Mana by colour, none left out."""
    return dict(zip(COLOURS, counts, strict=True))


def _army(table: BastionTable) -> dict[str, Any]:
    """The army strength, and how hard the book calls it (BA-CUSTOM-1 to 4)."""
    state, content = table.state, table.content
    scenario = scenario_of(state, content)
    strength = army_strength(deck_recipe(table.options, content, scenario, state.classes), content)
    army: dict[str, Any] = {"strength": strength}
    if scenario is not None and scenario.strength:
        army["printed"] = scenario.strength
    if content.editions[table.options["edition"]].army_strength_advice:
        army["advice"] = strength_advice(strength, table.options["players"], content)
    return army


def _district(context: TurnContext, district: str) -> dict[str, Any]:
    state = context.state
    square = state.squares.get(district)
    return {
        "id": district,
        "sections": list(context.board.sections[district]),
        "sources": [
            {
                "id": source,
                "colour": COLOURS[colour],
                "token": state.laid.get(source, ""),
                "damaged": source in state.damaged,
            }
            for source, colour in sources_of(context, district)
        ],
        "tower": {"id": TOWER[district], "colour": district, "token": state.laid.get(TOWER[district], "")},
        "bases": {base: state.bases.get(base, "") for base in (f"{district}-a", f"{district}-b")},
        "square": _enemy(context, SQUARE[district], square) if square else None,
    }


def _enemy(context: TurnContext, where: str, cards: list[str]) -> dict[str, Any]:
    shown = []
    for card in cards:
        kind = context.cards[card]
        colour = colour_at(context, kind, where)
        strength = strength_at(context, kind, where)
        shown.append(
            {
                "id": card,
                "family": kind.family,
                "colour": "" if colour == GREY else COLOURS[colour],
                "strength": strength,
                "printed": kind.strength,
                "prismatic": kind.colour == PRISMATIC,
                "traits": list(kind.traits),
            }
        )
    return {
        "at": where,
        "cards": shown,
        "price": price_data(price_at(context, where)),
        "protected": protection(context, where),
    }


def _citadel(context: TurnContext) -> dict[str, Any]:
    dragons = context.state.citadel
    top = _enemy(context, CITADEL, dragons[-1:]) if dragons else None
    return {"dragons": list(dragons), "top": top}


def _defender(context: TurnContext, seat: int, defender: Defender) -> dict[str, Any]:
    cards = context.cards
    return {
        "seat": seat,
        "id": defender.id,
        "place": defender.place,
        "pool": mana(defender.pool),
        "spells": [
            {"id": card, "spell": cards[card].spell, "power": cards[card].power} for card in defender.spells
        ],
        "rituals": list(defender.rituals),
        "drawn": list(defender.drawn),
        "artifacts": [{"id": id, "used": id in defender.used} for id in defender.artifacts],
        "pledged": [card for card in defender.spells if card in context.state.pledges],
    }


# -- the catalogue: what is printed on the components, and no view repeats ----------------------------


def catalogue(content: Content) -> dict[str, Any]:
    """Enemies, spells, rituals, defenders, districts, editions, levels and scenarios as plain data."""
    return {
        "colours": COLOURS,
        "cards": {id: _card(card) for id, card in content.cards.items()},
        "spells": _plain(content.spells),
        "rituals": {
            id: {"kind": card.kind, "colour": COLOURS[card.colour], "structure": card.structure}
            for id, card in content.rituals.items()
        },
        "defenders": {id: {"name": f"bastion-defender-{id}"} for id in content.defenders},
        "districts": _plain(content.districts),
        "editions": _plain(content.editions),
        "levels": _plain(content.levels),
        "scenarios": _plain(content.scenarios),
    }


def _plain(sheet: dict[str, Any]) -> dict[str, Any]:
    return {id: msgspec.to_builtins(entry) for id, entry in sheet.items()}


def _card(card: EnemyCard) -> dict[str, Any]:
    """An enemy; `colour` is white, prismatic or grey where it has none of its own."""
    return {
        "class": card.family,
        "troop": card.troop,
        "colour": COLOURS[card.colour] if card.colour >= 0 else PAINTS[card.colour],
        "strength": card.strength,
        "each": card.each,
        "spell": card.spell,
        "power": card.power,
        "moment": card.moment,
        "traits": card.traits,
        "blocks": COLOURS[card.blocks] if card.blocks >= 0 else None,
    }
