"""New powers and talents (SS-POWER-8 to SS-POWER-12, SS-TALENT)."""

from holdfast.games.sword_and_sorcery.state import Gain, Held, Hero, Play
from holdfast.kernel.question import Question, option
from holdfast.kernel.rules import Rule


def choices(table: Play, hero: Hero, talent: bool) -> list[str]:
    """The cards a hero may take: own deck or talents, alignment, minimum rank, not held by another."""
    alignment = table.content.classes[hero.card].alignment
    held = [one.id for other in table.state.heroes for one in other.powers]
    own = [one.id for one in hero.powers]
    found = []
    for power in table.content.powers.values():
        if power.innate or power.talent is not talent or (not talent and power.hero != hero.id):
            continue
        if power.alignment and alignment not in ("neutral", power.alignment):
            continue
        if power.levels[0].rank > hero.rank or power.id in own or held.count(power.id) >= power.copies:
            continue
        found.append(power.id)
    return found


def learn(table: Play, hero: Hero, talent: bool, item: str = "") -> Rule[bool]:
    """Choose one; False if there is none to choose."""
    found = choices(table, hero, talent)
    if not found:
        return False
    options = [option(f"learn:{id}", hero.seat) for id in found]
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
