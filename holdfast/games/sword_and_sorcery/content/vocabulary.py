"""The language in which cards and quests are written: effects, statements, conditions, selectors.

What can be said here can be used by any item, power, enemy, event, trap or quest with TOML alone.
This module reads and checks; `rules` does.

An *effect* belongs to an attack or a defence: `"power power: crit"`, `"magic/round: again same"`,
`"burn 2"`. Before the colon stands what is paid with rolled symbols, after a slash how often it may be
used; without a colon it holds always.

A *statement* is something that happens: `"heal 2"`, or a block such as
`{ save = true, otherwise = ["poison 1"] }`.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Union

from msgspec import Struct, structs

from holdfast.games.sword_and_sorcery.message_ids import Fault

SYMBOLS = ("hit", "power", "magic", "shield", "legend", "miss")
STYLES = ("agility", "faith", "magic", "strength")
TYPES = ("slashing", "piercing", "crushing", "mystic")
ALIGNMENTS = ("law", "neutral", "chaos")
RANKS = ("green", "blue", "red", "purple")
CONDITIONS = ("kd", "blind", "slow", "stun", "poison", "injury")
SPANS = ("next", "turn", "time", "event", "quest")
"""How long a boost lasts: the next attack of the turn, this turn, until the Time phase, until the event
is discarded, until the end of the quest."""

STATS = (
    "hp",
    "mp",
    "capacity",
    "armor",
    "defence",
    "shield",
    "mshield",
    "hit",
    "save",
    "combat",
    "special",
    "treasures",
    "traps",
    "powers",
    "dash",
)
"""What passive cards and boosts may change; `treasures` and `traps` are cards more to choose from."""

FLAGS = ("any-consumables", "flying", "any-rank")

READ_IN_USE = frozenset((*STATS, *FLAGS))
"""What the rules read on cards that are worn."""
READ_WHEN_HELD = READ_IN_USE - {"powers"}
"""... on powers and on items that work from the inventory: only what is worn grants powers."""
READ_FOR_A_WHILE = frozenset(STATS) - {"powers"}
"""... of lasting events, of day and night, and of what a figure gains for a while."""
READ_OF_ENEMIES = frozenset(("hp", "armor", "defence", "shield", "mshield", "hit"))
"""... of those among them that are for enemies alone."""

MAX_PARSED = 10_000
"""So many cards are remembered with their effects."""

AMOUNTS = ("rank", "rank/2", "act", "heroes", "figures")

ATTACK_VERBS: dict[str, str] = {
    "hit": "n",
    "fatal": "n*",
    "crit": "",
    "push": "",
    "aoe": "n",
    "kd": "",
    "blind": "",
    "slow": "",
    "stun": "",
    "poison": "level",
    "burn": "level",
    "pierce": "n*",
    "reroll": "n*",
    "face": "face",
    "shield": "n",
    "again": "same|other|any",
    "ability": "ability",
    "drain": "",
    "cleave": "",
    "count": "symbol",
}
"""Effects of an attack or a defence, with the kinds of their arguments. `n*` is a number or `all`."""

STATEMENT_VERBS: dict[str, str] = {
    "heal": "n",
    "heal-self": "n",
    "lose": "n",
    "kd": "",
    "blind": "",
    "slow": "",
    "stun": "",
    "poison": "level",
    "burn": "level",
    "burn-area": "level",
    "cure": "cure",
    "crit": "",
    "push": "",
    "mshield": "n",
    "gain": "stat n span",
    "hide": "",
    "veil": "span",
    "taunt": "",
    "command": "",
    "rune": "attack|defence",
    "clear-runes": "",
    "turn-powers": "forward|back n",
    "refresh": "n*",
    "shards": "n",
    "crowns": "multiple-of-5",
    "treasure": "n",
    "loot": "n",
    "item": "item",
    "soul-weapon": "",
    "recharge": "n",
    "summon": "companion",
    "encounter": "",
    "activate": "",
    "activate-plus": "",
    "stars": "",
    "recharge-others": "n",
    "attack": "weapon? n?",
    "attack-near": "weapon n",
    "engage": "",
    "move": "n",
    "move-near": "n",
    "retreat": "n",
    "use": "ability",
    "steal": "",
    "wakes": "",
    "leave": "",
    "spawn": "n",
    "enemy": "scroll area",
    "shadow": "area",
    "boss": "boss area",
    "turn-boss": "",
    "story": "story",
    "story-on-map": "story area",
    "open": "door",
    "close": "door",
    "gate": "gate on|off",
    "shrine": "area on|off",
    "chest": "chest",
    "waypoint": "waypoint on|off",
    "flag": "word n",
    "add": "word n",
    "campaign-flag": "campaign-flag n",
    "campaign-add": "campaign-flag n",
    "achieve": "achievement",
    "person": "person fate",
    "sway": "law|chaos n",
    "visit": "",
    "time": "day|night",
    "place": "area",
    "win": "word",
    "fail": "word",
}
"""Everything that a statement may order, with the kinds of its arguments; `?` may be left out."""

CHECKS = (
    "engaged",
    "wounded",
    "hidden",
    "kd",
    "alone",
    "day",
    "night",
    "target-wounded",
    "target-kd",
    "heroes-control",
    "heroes-dominate",
    "enemies-control",
    "enemies-dominate",
    "kd-hero-here",
    "has-charge",
    "ghosts",
)
CHECKS_WITH_NUMBER = ("engaged-with", "heroes-at-least", "heroes-at-most", "round", "enemies-at-most")
CAMPAIGN_CHECKS = {
    "campaign": "campaign-flag n",
    "achieved": "achievement",
    "person": "person fate",
    "party": "law|neutral|chaos",
}
"""What may be asked of the memory of the campaign."""
CHECKS_WITH_WORD = {
    "flag": "word n",
    "dead": "scroll",
    "open": "door",
    "holds": "key",
    "rank": "rank",
    "in": "area",
    "all-in": "area",
    "has": "item",
    "gate": "gate",
    "shrine": "area",
    "emptied": "chest",
    **CAMPAIGN_CHECKS,
}

SELECTORS = (
    "target",
    "self",
    "all heroes",
    "heroes here",
    "heroes within",
    "heroes in sight",
    "kd heroes here",
    "all enemies",
    "enemies here",
    "enemies within",
    "enemies at rune",
    "others in sight",
    "a hero",
    "an enemy",
    "the boss",
    "heroes in",
    "enemies in",
)


class BlockStatement(
    Struct, forbid_unknown_fields=True, omit_defaults=True, rename={"test": "if", "filter": "with"}
):
    """A statement with parts: for whom, on which condition, and what else."""

    each: str = ""
    test: str = ""
    save: bool = False
    do: list[Union[str, "BlockStatement"]] = []
    otherwise: list[Union[str, "BlockStatement"]] = []
    roll: str = ""
    results: dict[str, list[Union[str, "BlockStatement"]]] = {}
    choose: list[list[Union[str, "BlockStatement"]]] = []
    alignment: dict[str, list[Union[str, "BlockStatement"]]] = {}
    name: str = ""
    """Of a choice, where its card or paragraph leaves several."""
    boost: str = ""
    filter: str = ""
    effects: list[str] = []
    strike: int = -1
    red: int = 0
    blue: int = 0
    type: str = ""


Statements = list[str | BlockStatement]


class Effect(Struct, frozen=True, gc=False):
    """An effect as the rules use it."""

    cost: tuple[str, ...]
    limit: str
    verb: str
    args: tuple[str, ...]
    text: str
    key: str
    """How options name it: `hit-1`, `crit`."""
    source: str = ""
    """The card it stands on: each copy of an effect is used by itself (SS-ATTACK-5)."""


class VerbSpec(NamedTuple):
    """A simple statement as the rules use it."""

    verb: str
    args: tuple[str, ...]


@lru_cache(MAX_PARSED)
def effect(text: str) -> Effect:
    """An effect, taken apart; it has been checked when its card was loaded."""
    before, colon, after = text.rpartition(":")
    cost, _, limit = before.partition("/")
    verb, *args = after.split() or [""]
    key = "-".join((verb, *args)).replace("/", "-")
    return Effect(tuple(cost.split()) if colon else (), limit.strip(), verb, tuple(args), text, key)


@lru_cache(MAX_PARSED)
def effect_on(source: str, text: str) -> Effect:
    """An effect that stands on a card."""
    return structs.replace(effect(text), source=source)


@lru_cache(MAX_PARSED)
def effects(texts: tuple[str, ...]) -> tuple[Effect, ...]:
    """Several effects."""
    return tuple(effect(text) for text in texts)


@lru_cache(MAX_PARSED)
def parted(source: str, texts: tuple[str, ...]) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """The effects of a card: those that hold always, and those that must be paid for or are limited."""
    found = [effect_on(source, text) for text in texts]
    return (
        tuple([one for one in found if not one.cost and not one.limit]),
        tuple([one for one in found if one.cost or one.limit]),
    )


@lru_cache(MAX_PARSED)
def parse_statement(text: str) -> VerbSpec:
    """A simple statement, taken apart."""
    verb, *args = text.split() or [""]
    return VerbSpec(verb, tuple(args))


def is_amount(word: str) -> bool:
    """A number, or a word that stands for one."""
    return word.lstrip("+-") in AMOUNTS or word.lstrip("+-").isdigit()


def _is_fixed(word: str) -> bool:
    """A number, or one that depends on the rank alone."""
    return word in ("rank", "rank/2") or word.lstrip("+-").isdigit()


def effect_mistakes(texts: Sequence[str], where: str) -> Iterator[Fault]:
    """What is wrong with effects. A statement may be an effect too, if it is paid for."""
    for number, text in enumerate(texts, 1):
        place = f"{where}[{number}]"
        one = effect(text)
        for symbol in one.cost:
            if symbol not in SYMBOLS:
                yield Fault("unknown-symbol", place, {"symbol": symbol})
        if one.limit not in ("", "round", "quest"):
            yield Fault("unknown-limit", place, {"limit": one.limit})
        if one.verb in ATTACK_VERBS:
            yield from _argument_mistakes(one.verb, one.args, ATTACK_VERBS[one.verb], place)
        elif one.verb in STATEMENT_VERBS:
            yield from _argument_mistakes(one.verb, one.args, STATEMENT_VERBS[one.verb], place)
        else:
            yield Fault("unknown-effect", place, {"effect": one.verb})


def statement_mistakes(statements: Statements, where: str) -> Iterator[Fault]:
    """What is wrong with statements, blocks inside blocks included."""
    for number, statement in enumerate(statements, 1):
        place = f"{where}[{number}]"
        if isinstance(statement, str):
            verb, args = parse_statement(statement)
            if verb not in STATEMENT_VERBS:
                yield Fault("unknown-effect", place, {"effect": verb})
            else:
                yield from _argument_mistakes(verb, args, STATEMENT_VERBS[verb], place)
        else:
            yield from _block_mistakes(statement, place)


def _block_mistakes(block: BlockStatement, where: str) -> Iterator[Fault]:
    if block.each and not _known_selector(block.each):
        yield Fault("unknown-selector", f"{where}.each", {"selector": block.each})
    if block.test:
        yield from condition_mistakes(block.test, f"{where}.if")
    if block.boost and block.boost not in SPANS:
        yield Fault("unknown-span", f"{where}.boost", {"span": block.boost})
    if block.roll and block.roll not in ("red", "blue"):
        yield Fault("unknown-die", f"{where}.roll", {"die": block.roll})
    if block.type and block.type not in TYPES:
        yield Fault("unknown-type", f"{where}.type", {"type": block.type})
    for symbol in block.results:
        if symbol not in SYMBOLS:
            yield Fault("unknown-symbol", f"{where}.results", {"symbol": symbol})
    for alignment in block.alignment:
        if alignment not in ALIGNMENTS:
            yield Fault("unknown-alignment", f"{where}.alignment", {"alignment": alignment})
    yield from effect_mistakes(block.effects, f"{where}.effects")
    yield from statement_mistakes(block.do, f"{where}.do")
    yield from statement_mistakes(block.otherwise, f"{where}.otherwise")
    for name, part in [*block.results.items(), *block.alignment.items()]:
        yield from statement_mistakes(part, f"{where}.{name}")
    for number, part in enumerate(block.choose, 1):
        yield from statement_mistakes(part, f"{where}.choose[{number}]")


ALL_CHECKS = {
    **dict.fromkeys(CHECKS, ""),
    **dict.fromkeys(CHECKS_WITH_NUMBER, "n"),
    **CHECKS_WITH_WORD,
}
"""Every check with the kinds of its arguments."""


def alternatives(text: str) -> tuple[tuple[tuple[str, list[str], bool], ...], ...]:
    """A condition, taken apart: alternatives, each with its checks, their arguments and results.

    >>> alternatives("night and not flag oath 1 or dead troll")
    ((('night', [], True), ('flag', ['oath', '1'], False)), (('dead', ['troll'], True),))
    """
    found = []
    for alternative in text.split(" or "):
        parts = []
        for part in alternative.split(" and "):
            check, *args = part.removeprefix("not ").split() or [""]
            parts.append((check, args, not part.startswith("not ")))
        found.append(tuple(parts))
    return tuple(found)


def condition_mistakes(text: str, where: str, known: Mapping[str, str] = ALL_CHECKS) -> Iterator[Fault]:
    """What is wrong with a condition: checks joined by `and` and `or`, each perhaps with `not`."""
    for parts in alternatives(text):
        for check, args, _ in parts:
            if check in known:
                yield from _argument_mistakes(check, tuple(args), known[check], where)
            else:
                yield Fault("unknown-check", where, {"check": check})


LEANING = 3
"""So many deeds more of one side than of the other make a party one of Law or of Chaos."""


def party_alignment(balance: int) -> str:
    """The alignment that the deeds of a party add up to: those of Law count up, those of Chaos down.

    >>> party_alignment(3), party_alignment(2), party_alignment(-3)
    ('law', 'neutral', 'chaos')
    """
    if abs(balance) < LEANING:
        return "neutral"
    return "law" if balance > 0 else "chaos"


def passive_mistakes(texts: Sequence[str], where: str, read: Collection[str]) -> Iterator[Fault]:
    """What is wrong with passive lines: `"hp 2"` or a flag, of which the rules read these in such a place."""
    for number, text in enumerate(texts, 1):
        stat, *args = text.split() or [""]
        if not _is_passive(stat, args):
            yield Fault("unknown-passive", f"{where}[{number}]", {"passive": text})
        elif stat not in read:
            yield Fault("unread-passive", f"{where}[{number}]", {"passive": text})


def read_of_times(side: str) -> frozenset[str]:
    """What the rules read of a lasting event or of day and night that are for one side, or for both."""
    return READ_OF_ENEMIES if side == "enemies" else READ_FOR_A_WHILE


def _is_passive(stat: str, args: list[str]) -> bool:
    if stat in FLAGS:
        return not args
    if stat not in STATS or len(args) != 1:
        return False
    return args[0].isdigit() if stat == "powers" else _is_fixed(args[0])


def blocks_of(statements: Statements) -> Iterator[BlockStatement]:
    """Every block in statements, those inside blocks included."""
    for statement in statements:
        if not isinstance(statement, str):
            yield statement
            inner = [statement.do, statement.otherwise, *statement.choose]
            for nested in [*inner, *statement.results.values(), *statement.alignment.values()]:
                yield from blocks_of(nested)


def simple_statements(statements: Statements) -> Iterator[str]:
    """Every statement that is no block, those inside blocks included."""
    yield from (statement for statement in statements if isinstance(statement, str))
    for block in blocks_of(statements):
        inner = [block.do, block.otherwise, *block.choose, *block.results.values(), *block.alignment.values()]
        yield from (statement for part in inner for statement in part if isinstance(statement, str))


def choice_mistakes(statements: Statements, where: str) -> Iterator[Fault]:
    """The ways of a choice are named after its card or paragraph, its own name and a number."""
    names = [block.name for block in blocks_of(statements) if block.choose]
    if len(names) != len(set(names)):
        yield Fault("second-choice", where)
    for name in names:
        if name and not name.replace("-", "").isalnum():
            yield Fault("bad-choice-name", where, {"value": name})


def words_of(statements: Statements, kind: str) -> Iterator[str]:
    """Every word of that kind (`weapon`, `ability`, `area`, `story` ...) in statements."""
    for statement in statements:
        if isinstance(statement, str):
            verb, args = parse_statement(statement)
            yield from _words(args, STATEMENT_VERBS.get(verb, ""), kind)
            continue
        for text in statement.effects:
            one = effect(text)
            yield from _words(one.args, ATTACK_VERBS.get(one.verb, STATEMENT_VERBS.get(one.verb, "")), kind)
        yield from words_of_condition(statement.test, kind)
        if kind == "area" and statement.each.startswith(("heroes in ", "enemies in ")):
            place = statement.each.rpartition(" ")[2]
            yield from [place] if place != "sight" else []
        inner = [statement.do, statement.otherwise, *statement.choose]
        for nested in [*inner, *statement.results.values(), *statement.alignment.values()]:
            yield from words_of(nested, kind)


def words_of_condition(text: str, kind: str) -> Iterator[str]:
    """Every word of that kind in a condition."""
    for parts in alternatives(text):
        for check, args, _ in parts:
            yield from _words(tuple(args), CHECKS_WITH_WORD.get(check, ""), kind)


def _words(args: tuple[str, ...], signature: str, kind: str) -> Iterator[str]:
    for arg, wanted in zip(args, signature.split(), strict=False):
        if wanted.removesuffix("?") == kind:
            yield arg


def _known_selector(text: str) -> bool:
    head, _, last = text.rpartition(" ")
    if head.endswith("within"):
        return head in SELECTORS and last.isdigit()
    return (text in SELECTORS and not text.endswith(" in")) or head in ("heroes in", "enemies in")


def _argument_mistakes(verb: str, args: tuple[str, ...], signature: str, where: str) -> Iterator[Fault]:
    kinds = signature.split()
    least = sum(not kind.endswith("?") for kind in kinds)
    if not least <= len(args) <= len(kinds):
        yield Fault("wrong-arguments", where, {"effect": verb, "wanted": signature})
        return
    for arg, kind in zip(args, kinds, strict=False):
        if not _fits(arg, kind.removesuffix("?")):
            yield Fault("wrong-argument", where, {"effect": verb, "value": arg, "wanted": kind})


def _fits(arg: str, kind: str) -> bool:
    match kind:
        case "n":
            return is_amount(arg)
        case "n*":
            return is_amount(arg) or arg == "all"
        case "multiple-of-5":
            return arg.lstrip("+-").isdigit() and int(arg) % 5 == 0
        case "level":
            return arg in ("1", "2")
        case "stat":
            return arg in READ_FOR_A_WHILE
        case "span":
            return arg in SPANS
        case "symbol":
            return arg in SYMBOLS
        case "cure":
            return arg in (*CONDITIONS, "one", "all")
        case "rank":
            return arg in RANKS
    return arg in kind.split("|") if "|" in kind else True
