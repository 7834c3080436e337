"""What luck has to do with every action: saves, and what the next draw of a pile may bring."""

from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.rules.find import hero_of
from holdfast.games.sword_and_sorcery.rules.hero.turn import kind_of
from holdfast.games.sword_and_sorcery.rules.stats import bonus
from holdfast.games.sword_and_sorcery.state import Ally, Body, Hero, Pile, SwordAndSorceryTable
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option


def chance_of_save(table: SwordAndSorceryTable, hero: Hero) -> float:
    """The chance of a save (SS-SAVE-2)."""
    wanted = table.content.classes[hero.card].save
    faces = table.content.dice.blue
    fails = sum(wanted not in table.content.faces[face] for face in faces) / len(faces)
    return float(1.0 - fails ** max(1 + bonus(table, hero, "save"), 0))


def steadiness(table: SwordAndSorceryTable, body: Body) -> float:
    """The chance that an action succeeds at all: a blinded hero must save (SS-BLIND-1)."""
    if not body.blind:
        return 1.0
    hero = hero_of(table.state, body.owner) if isinstance(body, Ally) else body
    assert isinstance(hero, Hero)
    return chance_of_save(table, hero)


def fumble(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """The action of a blinded hero may be lost."""
    hero = hero_of(table.state, table.state.active)
    if question.ask != "hero-turn" or not hero.blind:
        return None
    if kind_of(table, hero, option) == "move" and table.state.turn.moving:
        return None
    return Odds({"fumble": 1.0 - chance_of_save(table, hero)})


def next_cards(pile: Pile) -> tuple[str, ...]:
    """What the next draw may bring."""
    return pile.deck.may_come() or tuple(pile.discard)
