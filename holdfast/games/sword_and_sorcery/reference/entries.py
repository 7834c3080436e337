"""How entries and lines of the lists are put together."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from holdfast.games.sword_and_sorcery import names
from holdfast.games.sword_and_sorcery.content.schema import DamageType, Style, Symbol
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    ATTACK_VERBS,
    BlockStatement,
    Statements,
    effect,
    parse_statement,
)
from holdfast.kernel.wording import Name, ReferenceEntry

Entries = Sequence[ReferenceEntry]
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
OWN = "sword-and-sorcery-rulebook"
PAGE = "sword-and-sorcery-page"
TOLD = frozenset((*ATTACK_VERBS, "gain", "mshield", "shards", "crowns", "treasure", "refresh"))
"""Statements that have words of their own; what else a card does its explanation tells."""


def explained(kind: str, ids: Iterable[str]) -> Entries:
    """Things with a name and an explanation."""
    return [ReferenceEntry(f"{kind}-{id}", f"{kind}-{id}", (f"{kind}-{id}-help",)) for id in ids]


def facts(found: Sequence[Name]) -> list[Name]:
    """One line of facts, if there are any."""
    return [(f"{OWN}-facts", {"facts": list(found)})] if found else []


def stat(name: str, n: int) -> Name:
    """A number that a card gives."""
    return "effect-gain", {"stat": (f"counted-stat-{name}", {"n": n}), "n": n}


def passives(texts: Iterable[str]) -> list[Name]:
    """What a card changes as long as it is in use."""
    parted = (text.split() for text in texts)
    return [stat(words[0], int(words[1])) for words in parted if len(words) == 2 and words[1].isdigit()]


def force(hits: int, red: int, blue: int) -> list[Name]:
    """Printed hits and dice."""
    counted = (("hits", hits), ("red", red), ("blue", blue))
    return [(f"{PAGE}-force-{what}", {"n": n}) for what, n in counted if n]


def attack_facts(type: DamageType, range: int) -> list[Name]:
    """The damage type and the range of an attack."""
    typed: list[Name] = [f"type-{type}"] if type else []
    return [*typed, (f"{PAGE}-range", {"n": range})]


def only_for(styles: Sequence[Style]) -> list[Name]:
    """The styles that may use a card, where not all may."""
    return [(f"{OWN}-only-for", {"styles": [(f"style-{one}", {}) for one in styles]})] if styles else []


def effects(texts: Iterable[str]) -> list[Name]:
    """Effects of attacks and defences, each with its price."""
    return [_effect(text) for text in texts]


def _effect(text: str) -> Name:
    one = effect(text)
    does = names.effect(one.key)
    if one.limit:
        does = f"{OWN}-{one.limit}", {"does": argument(does)}
    if not one.cost:
        return does
    cost: Name = f"symbol-{one.cost[0]}", {}
    for symbol in one.cost[1:]:
        cost = "face-two", {"first": cost, "second": (f"symbol-{symbol}", {})}
    return f"{PAGE}-paid-effect", {"cost": cost, "does": argument(does)}


def argument(name: Name) -> Name:
    """A name as an argument of another message."""
    return (name, {}) if isinstance(name, str) else name


def statements(found: Statements) -> list[Name]:
    """What a power or a token does, as far as numbers and effects go."""
    return list(chain.from_iterable(map(_statement, found)))


def found_by(results: Mapping[Symbol, Statements] | Mapping[str, Statements]) -> list[Name]:
    """What each symbol of a die brings."""
    return [
        (f"{PAGE}-paid-effect", {"cost": (f"symbol-{symbol}", {}), "does": statements(does)})
        for symbol, does in results.items()
    ]


def _statement(one: str | BlockStatement) -> list[Name]:
    if isinstance(one, BlockStatement):
        rolled = found_by(one.results)
        roll: list[Name] = [(f"{OWN}-roll", {"die": one.roll, "does": rolled})] if rolled else []
        return [*effects(one.effects), *statements(one.do), *statements(one.otherwise), *roll]
    verb, args = parse_statement(one)
    if verb in ("heal", "heal-self", "lose") and args[0].isdigit():
        return [(f"effect-{'lose' if verb == 'lose' else 'heal-self'}", {"n": int(args[0])})]
    return [names.effect("-".join((verb, *args)).replace("/", "-"))] if verb in TOLD else []
