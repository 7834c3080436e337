"""New powers and talents (SS-POWER-8 to SS-POWER-12, SS-TALENT)."""

from holdfast.games.sword_and_sorcery.caches import CACHES, LearnableCards
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules import about
from holdfast.games.sword_and_sorcery.state import Gain, Held, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Option, option
from holdfast.kernel.table import Rule


def choices(table: SwordAndSorceryTable, hero: Hero, talent: bool) -> list[str]:
    """The cards a hero may take: own deck or talents, alignment, minimum rank, not held by another."""
    return [choice.on[0] for choice in _options(table, hero, talent)]


def _options(table: SwordAndSorceryTable, hero: Hero, talent: bool) -> list[Option]:
    held: list[str] = []
    for other in table.state.heroes:
        for one in other.powers:
            held.append(one.id)
    cards = _cards(table, hero, talent)
    if cards.copies.keys().isdisjoint(held):
        return cards.options
    found = []
    for choice, (id, copies) in zip(cards.options, cards.copies.items(), strict=True):
        if id not in held or (held.count(id) < copies and not _has(hero, id)):
            found.append(choice)
    return found


def _has(hero: Hero, id: str) -> bool:
    return any(held.id == id for held in hero.powers)


def _cards(table: SwordAndSorceryTable, hero: Hero, talent: bool) -> LearnableCards:
    """The cards that the class, alignment and rank of a hero allow."""
    key = hero.card, hero.rank, talent, hero.seat
    known = CACHES[table.content].learnable
    found = known.get(key)
    if found is None:
        found = known[key] = _listed(table, hero, talent)
    return found


def _listed(table: SwordAndSorceryTable, hero: Hero, talent: bool) -> LearnableCards:
    alignment = table.content.classes[hero.card].alignment
    copies = {
        power.id: power.copies
        for power in table.content.powers.values()
        if not power.innate
        and power.levels[0].rank <= hero.rank
        and power.talent is talent
        and (talent or power.hero == hero.id)
        and (not power.alignment or alignment in ("neutral", power.alignment))
    }
    return LearnableCards(copies, [option(f"learn:{id}", hero.seat) for id in copies])


def learn(table: SwordAndSorceryTable, hero: Hero, talent: bool, item: str = "") -> Rule[bool]:
    """Choose one; False if there is none to choose."""
    options = _options(table, hero, talent)
    if not options:
        return False
    choice = yield Question("learn", options, about.HERO[hero.id])
    hero.powers = (*hero.powers, Held(choice.on[0], item=item))
    table.note("learns", hero.seat, hero=hero.id, power=choice.on[0])
    return True


def owed(table: SwordAndSorceryTable, hero: Hero, before: int, after: int) -> list[Gain]:
    """What a hero gains from one rank to another (SS-RULE-151); `before` 0 is nothing yet."""
    gem = table.content.gems[hero.card]
    powers = gem.powers[after - 1] - (gem.powers[before - 1] if before else 0)
    talents = gem.talents[after - 1] - (gem.talents[before - 1] if before else 0)
    return [Gain(hero.id, False)] * powers + [Gain(hero.id, True)] * talents
