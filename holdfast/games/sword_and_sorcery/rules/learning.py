"""New powers and talents (SS-POWER-8 to SS-POWER-12, SS-TALENT)."""

from holdfast.games.sword_and_sorcery.state import Gain, Held, Hero, Play
from holdfast.kernel.question import Question, Verb
from holdfast.kernel.rules import Rule

LEARN = Verb("learn")


def choices(table: Play, hero: Hero, talent: bool) -> list[str]:
    """The cards a hero may take: own deck or talents, alignment, minimum rank, not held by another."""
    held = [one.id for other in table.state.heroes for one in other.powers]
    own = [one.id for one in hero.powers]
    found = []
    for id, copies in _deck(table, hero, talent):
        if id not in held or (held.count(id) < copies and id not in own):
            found.append(id)
    return found


def _deck(table: Play, hero: Hero, talent: bool) -> list[tuple[str, int]]:
    """The cards that the class, alignment and rank of a hero allow, with their number of copies."""
    key = ("deck-of", hero.card, hero.rank, talent)
    memo = table.content.memo
    found: list[tuple[str, int]] | None = memo.get(key)
    if found is None:
        alignment = table.content.classes[hero.card].alignment
        found = memo[key] = [
            (power.id, power.copies)
            for power in table.content.powers.values()
            if not power.innate
            and power.levels[0].rank <= hero.rank
            and power.talent is talent
            and (talent or power.hero == hero.id)
            and (not power.alignment or alignment in ("neutral", power.alignment))
        ]
    return found


def learn(table: Play, hero: Hero, talent: bool, item: str = "") -> Rule[bool]:
    """Choose one; False if there is none to choose."""
    found = choices(table, hero, talent)
    if not found:
        return False
    options = [LEARN[hero.seat, id] for id in found]
    choice = yield Question("learn", options, {"hero": hero.id})
    hero.powers = [*hero.powers, Held(choice.on[0], item=item)]
    table.note("learns", hero.seat, hero=hero.id, power=choice.on[0])
    return True


def owed(table: Play, hero: Hero, before: int, after: int) -> list[Gain]:
    """What a hero gains from one rank to another (SS-RULE-151); `before` 0 is nothing yet."""
    gem = table.content.gems[hero.card]
    powers = gem.powers[after - 1] - (gem.powers[before - 1] if before else 0)
    talents = gem.talents[after - 1] - (gem.talents[before - 1] if before else 0)
    return [Gain(hero.id, False)] * powers + [Gain(hero.id, True)] * talents
