"""Scrolls and cards of enemies and bosses, their abilities and powers."""

from collections.abc import Iterable, Sequence

from holdfast.games.sword_and_sorcery.content.cards import Content, EnemyScroll
from holdfast.games.sword_and_sorcery.content.schema import EnemyStats, EnemyWeapon
from holdfast.games.sword_and_sorcery.content.vocabulary import BlockStatement, Statements, parse_statement
from holdfast.games.sword_and_sorcery.reference.entries import (
    OWN,
    PAGE,
    ROMAN,
    Entries,
    effects,
    explained,
    force,
    stat,
)
from holdfast.kernel.wording import Name, ReferenceEntry


def reference(content: Content) -> dict[str, Entries]:
    """The lists by name."""
    sides = {side.id: side for boss in content.bosses.values() for side in boss.sides}
    enemies = [one for one in content.scrolls.values() if one.id not in sides]
    used = dict.fromkeys(ability.id for one in content.scrolls.values() for ability in one.abilities)
    by_kind: dict[str, list[EnemyScroll]] = {}
    for one in enemies:
        by_kind.setdefault(one.kind, []).append(one)
    return {
        **{
            f"enemies-{kind}": [
                _enemy(one, [card for card in content.enemies.values() if card.scroll == one.id])
                for one in scrolls
            ]
            for kind, scrolls in by_kind.items()
        },
        "bosses": [_enemy(content.scrolls[id], [side]) for id, side in sides.items()],
        "abilities": explained("ability", used),
        "enemy-powers": [
            ReferenceEntry(
                f"power-{one.id}",
                f"power-{one.id}",
                [
                    (f"{OWN}-level", {"rank": ROMAN[number], "does": (f"ability-{level}-help", {})})
                    for number, level in enumerate(one.levels, 1)
                ],
            )
            for one in content.enemy_powers.values()
        ],
    }


def _enemy(scroll: EnemyScroll, cards: Sequence[EnemyStats]) -> ReferenceEntry:
    name: Name = (
        f"{OWN}-enemy",
        {"name": (f"enemy-{scroll.kind}", {}), "rank": (f"rank-{scroll.rank}", {})},
    )
    about: dict[str, Name] = {
        "race": (f"race-{scroll.race}", {}),
        "style": (f"style-{scroll.style}", {}),
        "aim": (f"aim-{scroll.target}", {}),
    }
    abilities: dict[str, list[Name]] = {"abilities": [(f"ability-{one.id}", {}) for one in scroll.abilities]}
    lines: list[Name] = [
        (f"{OWN}-scroll", about),
        *map(_weapon, scroll.weapons.values()),
        *(_behaviour(one.at, one.do) for one in scroll.behaviours),
        (f"{OWN}-abilities", abilities),
        *map(_card, cards),
    ]
    return ReferenceEntry(f"scroll-{scroll.id}", name, lines)


def _weapon(weapon: EnemyWeapon) -> Name:
    told = [*force(weapon.hits, weapon.red, weapon.blue), *effects(weapon.effects)]
    return f"{OWN}-weapon", {"weapon": (f"weapon-{weapon.id}", {}), "does": told}


def _behaviour(at: Sequence[int], does: Statements) -> Name:
    where = ", ".join(map(str, at)) or "+"
    return f"{OWN}-behaviour", {"at": where, "does": _sentences(does)}


def _sentences(does: Statements) -> list[Name]:
    return [_sentence(one) for one in does]


def _sentence(one: str | BlockStatement) -> Name:
    if isinstance(one, BlockStatement):
        check, *more = one.test.split()
        test = f"{PAGE}-if-{check}", {"n": int(more[0]) if more else 0}
        does = {"test": test, "does": _sentences(one.do)}
        if not one.otherwise:
            return f"{PAGE}-do-if", does
        return f"{PAGE}-do-if-else", {**does, "otherwise": _sentences(one.otherwise)}
    verb, words = parse_statement(one)
    match [verb, *words]:
        case "attack", weapon:
            return f"{PAGE}-do-attack", {"weapon": (f"weapon-{weapon}", {})}
        case "attack", weapon, n:
            return f"{OWN}-attack-times", {"weapon": (f"weapon-{weapon}", {}), "n": int(n)}
        case "attack-near", weapon, n:
            return f"{PAGE}-do-attack-near", {"weapon": (f"weapon-{weapon}", {}), "n": int(n)}
        case "use", ability:
            return f"{PAGE}-do-use", {"ability": (f"ability-{ability}", {})}
    return f"{PAGE}-do-{verb}", {"n": int(words[0]) if words else 0}


def _card(card: EnemyStats) -> Name:
    hp = [card.hp] if isinstance(card.hp, int) else card.hp
    figures: list[Name] = [(f"{OWN}-figures", {"n": card.figures})] if card.figures > 1 else []
    told: list[Name] = [
        (f"{OWN}-hp", {"n": "/".join(map(str, hp))}),
        *figures,
        *(stat(name, n) for name, n in _defence(card) if n),
        *effects(card.effects),
        *(
            (f"{OWN}-resists", {"type": (f"type-{type}", {}), "n": f"{hits:+d}".replace("-", "−")})
            for type, hits in card.resist.items()
        ),
        *([("effect-shards", {"n": card.shards})] if card.shards else []),
        *([("effect-crowns", {"n": card.crowns})] if card.crowns else []),
        *([(f"{PAGE}-loot", {"n": card.loot})] if card.loot else []),
        *([(f"{PAGE}-treasures", {"n": card.treasure})] if card.treasure else []),
        *([(f"{OWN}-powers", {"n": card.powers})] if card.powers else []),
        *([f"{OWN}-no-stun"] if card.no_stun else []),
    ]
    return f"{OWN}-card", {"does": told}


def _defence(card: EnemyStats) -> Iterable[tuple[str, int]]:
    return ("armor", card.armor), ("mshield", card.mshield), ("defence", card.defence)
