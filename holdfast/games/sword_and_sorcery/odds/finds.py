"""Searches, traps, loot and bets."""

from collections import Counter
from collections.abc import Iterable

from holdfast.games.sword_and_sorcery.content.vocabulary import Statements, parse_statement
from holdfast.games.sword_and_sorcery.message_ids import Question
from holdfast.games.sword_and_sorcery.odds.saves_and_draws import (
    chance_of_save,
    fumble,
    next_cards,
    steadiness,
)
from holdfast.games.sword_and_sorcery.rules.find import hero_of
from holdfast.games.sword_and_sorcery.rules.quest.doors import away
from holdfast.games.sword_and_sorcery.rules.stats import bonus
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option

FINDS = {"treasure": "treasure", "crowns": "crowns", "shards": "shards", "heal-self": "healing"}
"""What a search may bring, by the verb of the statement; everything else is harm."""


def in_search(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """What the red die finds (SS-SEARCH-2)."""
    hero = hero_of(table.state, table.state.active)
    token = table.content.search[table.state.search[hero.area]]
    faces = table.content.dice.red
    steady = steadiness(table, hero)
    of: dict[str, float] = {}
    for face in faces:
        shows = table.content.faces[face]
        results = [statements for symbol, statements in token.results.items() if symbol in shows]
        found = sorted({kind for statements in results for kind in _kinds(statements)})
        for kind in found or ["nothing"]:
            of[f"find:{kind}"] = of.get(f"find:{kind}", 0.0) + steady / len(faces)
    return Odds(of | {"fumble": 1.0 - steady} if steady < 1.0 else of)


def _kinds(statements: Statements) -> Iterable[str]:
    for statement in statements:
        verb = parse_statement(statement)[0] if isinstance(statement, str) else ""
        yield FINDS.get(verb, "harm")


def of_trap(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """The trap that is sprung: which it may be, and whether the opener suffers from it."""
    hero = hero_of(table.state, table.state.active)
    id = option.on[0]
    doors = field_of(table).map.doors
    if id in doors:
        first, second = doors[id].areas
        origin = {first: 1, second: 1}
    else:
        origin = {next(chest.area for chest in field_of(table).quest.chests if chest.id == id): 0}
    steady = steadiness(table, hero)
    cards = Counter(card.partition(".")[0] for card in next_cards(table.state.traps))
    total = sum(cards.values())
    fails = 1.0 - chance_of_save(table, hero)
    reached = {
        trap: bool(table.content.traps[trap].do)
        and away(table, origin, hero.area) <= table.content.traps[trap].range
        for trap in cards
    }
    harmless = sum(count for trap, count in cards.items() if not reached[trap])
    draws = min(1 + bonus(table, hero, "traps"), total)
    meets = 1.0
    for drawn in range(draws):
        meets *= (total - harmless - drawn) / (total - drawn)
    of = {"harm": steady * max(meets, 0.0) * fails if total else 0.0}
    if steady < 1.0:
        of["fumble"] = 1.0 - steady
    return Odds(of, {"traps": {trap: count / total for trap, count in sorted(cards.items())}})


def of_loot(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """What a loot token shows."""
    if option.on[0] != "loot" or question.ask != "hero-turn":
        return fumble(table, question, option)
    hero = hero_of(table.state, table.state.active)
    steady = steadiness(table, hero)
    tokens = Counter(token.partition(".")[0] for token in next_cards(table.state.loot))
    total = sum(tokens.values())
    of = {f"loot:{token}": steady * count / total for token, count in sorted(tokens.items())}
    return Odds(of | {"fumble": 1.0 - steady} if steady < 1.0 else of)


def of_bet(table: SwordAndSorceryTable, question: Question, option: Option) -> Odds | None:
    """What the die of the Tavern shows (SS-RULE-149)."""
    dice = table.content.dice
    faces = dice.red if dice.tavern == "red" else dice.blue
    wins = sum(option.on[0] in table.content.faces[face] for face in faces)
    return Odds({"bet": wins / len(faces)})
