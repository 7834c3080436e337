"""Chapter SPELL: the attack spells at hand, and whether they are enough."""

from collections.abc import Iterable, Iterator

from holdfast.games.bastion.rules.price import Arsenal
from holdfast.games.bastion.rules.spells import COPY, Casting, castings_of, copies_of
from holdfast.games.bastion.rules.turn_context import Scene
from holdfast.kernel.question import Option, option


def barred_spells(scene: Scene) -> set[str]:
    """The spells that nobody can cast while Shaggon is in play (BA-RULE-72)."""
    barred = set()
    for card in scene.in_play(scene.content.silencers):
        if scene.cards[card].no_flame:
            barred.add("flame")
        if scene.cards[card].no_lightning:
            barred.add("lightning")
    return barred


def arsenal_of(scene: Scene, place: str, without: tuple[str, ...] = ()) -> Arsenal | None:
    """The arsenal of an attack made from `place`, without these Copies; None where there is none."""
    content, state, spells = scene.content, scene.state, scene.me.spells
    if not state.pledges and content.useful["attack"].isdisjoint(spells):
        return None
    barred = barred_spells(scene)
    arsenal = Arsenal()
    cards = scene.cards
    found = False
    for card in spells:
        kind = cards[card]
        if kind.spell == COPY:
            arsenal.copies += card not in without
        elif kind.moment == "attack" and kind.spell not in barred:
            arsenal.add(kind.spell, kind.power)
            found = True
    for casting in pledged(scene, place, barred):
        arsenal.add("lightning", cards[casting.stands_for].power)
        found = True
    if arsenal.copies:
        for model in copies_of(state, content, "attack"):
            kind = cards[model]
            if kind.spell not in barred:
                arsenal.add_model(kind.spell, kind.power)
                found = True
    return arsenal if found else None


def pledged(scene: Scene, place: str, barred: Iterable[str]) -> Iterator[Casting]:
    """The pledged spells that count in an attack made from `place` (BA-RULE-52, BA-RULE-71)."""
    state, cards = scene.state, scene.cards
    if not state.pledges:
        return
    held = {card: seat for seat, defender in enumerate(state.defenders) for card in defender.spells}
    for card, stands_for in state.pledges.items():
        spell = cards[stands_for].spell
        if spell in barred or (spell == "flame" and state.defenders[held[card]].place != place):
            continue
        yield Casting(held[card], card, stands_for)


def pledge_options(scene: Scene) -> list[Option]:
    """Flames and Lightnings that other seats may promise to an attack (BA-SPELL-5, BA-SPELL-6)."""
    state, helpful = scene.state, scene.content.useful["attack"]
    options: list[Option] = []
    barred = barred_spells(scene)
    for seat, defender in enumerate(state.defenders):
        if seat == scene.seat or helpful.isdisjoint(defender.spells):
            continue
        for casting in castings_of(scene.table, seat, "attack"):
            spell = scene.cards[casting.stands_for].spell
            if spell in barred or casting.card in state.pledges:
                continue
            if spell == "lightning" or (spell == "flame" and scene.edition.flame_for_others):
                options.append(option(f"pledge:{casting.name}", seat))
    return options
