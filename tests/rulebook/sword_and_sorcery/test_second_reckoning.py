"""Numbers and choices of the book reckoned a second time, in the plainest way, for many positions."""

from random import Random
from typing import Any

from holdfast.games.sword_and_sorcery.content.load import load
from holdfast.games.sword_and_sorcery.rules.find import geometry_of
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import duel, foe, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, go_on, happened, offered
from tests.rulebook.sword_and_sorcery.positions import scene

SHIELDS = {"blank": 0, "shield": 1, "shield-power": 1, "hit": 0, "power-power": 0, "shield-legend": 1}
AREAS = "abcdefghijklmno"
STYLES = {"ecarus": "strength", "auriel": "magic", "laegon": "agility", "thorgar": "faith"}
HP = {"ecarus": 8, "auriel": 5, "laegon": 6, "thorgar": 7}


# -- the defence -------------------------------------------------------------------------------------


def wounds_of(blow: dict[str, Any], dice: list[str]) -> tuple[int, int]:
    """Wounds, and how many dice were rolled, by SS-RULE-82."""
    hits = blow["hits"]
    if not hits:
        return 0, 0
    fatal = hits if blow["fatal"] == "all" else min(int(blow["fatal"]), hits)
    normal = hits - fatal
    if blow["resist"] > 0 and blow["fatal"] == "all":
        fatal += blow["resist"]
    elif blow["resist"] > 0:
        normal += blow["resist"]
    for _ in range(-blow["resist"]):
        fatal, normal = (fatal - 1, normal) if fatal else (fatal, max(normal - 1, 0))
    if blow["pierce"] != "all":
        normal = max(normal - max(blow["armor"] - int(blow["pierce"]), 0), 0)
    for _ in range(blow["mshield"]):
        fatal, normal = (fatal - 1, normal) if fatal else (fatal, max(normal - 1, 0))
    rolled = min(blow["defence"], normal)
    return fatal + max(normal - sum(SHIELDS[face] for face in dice[:rolled]), 0), rolled


@rule("SS-RULE-82", "SS-DEFENCE-1", "SS-DEFENCE-3", "SS-DEFENCE-6", "SS-DEFENCE-8", "SS-DEFENCE-11")
def test_hits_become_wounds_as_the_six_steps_say() -> None:
    luck = Random(5)
    for _ in range(80):
        blow: dict[str, Any] = {
            "hits": luck.randint(0, 7),
            "fatal": luck.choice(["0", "1", "2", "all"]),
            "pierce": luck.choice(["0", "1", "2", "all"]),
            "armor": luck.randint(0, 3),
            "resist": luck.choice([0, -1, -2, 1, 2]),
            "mshield": luck.randint(0, 3),
            "defence": luck.randint(0, 4),
        }
        dice = [luck.choice(list(SHIELDS)) for _ in range(4)]
        wounds, rolled = wounds_of(blow, dice)
        effects = [f"{word} {blow[word]}" for word in ("fatal", "pierce") if blow[word] != "0"]
        lines = [f"{word} = {blow[word]}" for word in ("armor", "mshield", "defence")]
        if blow["resist"]:
            lines.append(
                f"resist = {{ {luck.choice(['any', 'slashing', 'any-except-piercing'])} = {blow['resist']} }}"
            )
        cards = weapon(hits=blow["hits"], effects=effects) + foe(hp=40, more="\n".join(lines))
        game = go_on(duel(cards, script=[f"blue:{face}" for face in dice[:rolled]]))
        assert figure(game, "dummy-1").wounds == wounds, blow


# -- the choice of the target ------------------------------------------------------------------------


def any_map(luck: Random) -> str:
    rows = ["+-" * 5 + "+"]
    for y in range(3):
        areas = AREAS[5 * y : 5 * y + 5]
        rows.append("|" + "".join(area + luck.choice("|   <>") for area in areas[:4]) + areas[4] + "|")
        rows.append("+" + "".join(("-" if y == 2 else luck.choice("-   ")) + "+" for _ in areas))
    return "\n" + "\n".join(rows) + "\n"


def any_hero(luck: Random) -> dict[str, Any]:
    facts: dict[str, Any] = {"at": luck.choice(AREAS), "wounds": luck.choice([0, 0, 1, 2, 3])}
    facts["crowns"] = luck.choice([0, 0, 5, 10])
    return facts | luck.choice([{}, {}, {}, {}, {"hidden": True}, {"veil": "time"}])


def best(names: list[str], values: dict[str, int]) -> list[str]:
    highest = max(values[name] for name in names)
    return [name for name in names if values[name] == highest]


def expected(game: Game, card: str, area: str, heroes: dict[str, dict[str, Any]]) -> list[str]:
    """Among whom the player may choose the target of this enemy, by the chapters TARGET and BEHAVIOUR."""
    geometry, content = geometry_of(game.table), load()
    scroll = content.scrolls[content.enemies[card].scroll]
    away = {name: geometry.walk[area][one["at"]] for name, one in heroes.items()}
    able = [name for name, one in heroes.items() if not one.get("hidden") and not one.get("veil")]
    seen = [name for name in able if heroes[name]["at"] in geometry.sees[area]]
    wounds = {name: one["wounds"] for name, one in heroes.items()}
    near = {name: -steps for name, steps in away.items()}
    found: list[str] = []
    for behaviour in scroll.behaviours:
        found = found or [name for name in seen if away[name] in behaviour.at]
    if not found:
        found = [name for name in able if away[name] < 99]
        found = best(found, near) if found else []
    else:
        main = {
            "most-wounded": wounds,
            "richest": {name: one["crowns"] for name, one in heroes.items()},
            "nearest": near,
        }.get(scroll.target, {name: int(STYLES[name] == scroll.target) for name in heroes})
        found = best(found, main)
    for values in (wounds, {name: count - HP[name] for name, count in wounds.items()}, near):
        found = best(found, values) if found else []
    return sorted(found)


@rule(
    "SS-BEHAVIOUR-1",
    "SS-TARGET-3",
    "SS-TARGET-8",
    "SS-TARGET-9",
    "SS-TARGET-11",
    "SS-RULE-103",
    "SS-RULE-104",
)
def test_enemies_choose_whom_the_book_says() -> None:
    luck = Random(11)
    cards = [card for card in load().enemies if card.endswith("-1")]
    for _ in range(120):
        map, card, area = any_map(luck), luck.choice(cards), luck.choice(AREAS)
        heroes = {name: any_hero(luck) for name in luck.sample(list(STYLES), 3)}
        facts: dict[str, Any] = {"phase": "enemy", "tops": {"encounters": ["fury"]}, "check": False}
        game = scene(heroes, {card: area}, map=map, quest={"start": ["a"]}, **facts)
        wanted = expected(game, card, area, heroes)
        while asked(game) == "activation":
            choose(game, "go-on")
        chosen = [one["target"] for one in happened(game, "targets")]
        if not chosen and asked(game) == "enemy-target":
            chosen = sorted(id.removeprefix("target:") for id in offered(game))
        assert chosen == wanted, (map, card, area, heroes)
