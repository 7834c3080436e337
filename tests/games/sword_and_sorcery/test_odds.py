"""The odds of Sword & Sorcery are those of the rules, found by playing every way chance may answer."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from holdfast.games.sword_and_sorcery.state import Figure, SwordAndSorceryTable
from holdfast.kernel.game import Game
from holdfast.kernel.message import say
from holdfast.kernel.odds import Odds
from tests.rulebook.sword_and_sorcery.positions import scene

NEAR = 1e-9
Worth = Callable[[SwordAndSorceryTable], float]
INSIDE = ("focus", "spend", "reroll", "defend", "order", "push", "target", "react-attacked", "second-target")
"""Questions inside one attack."""


def promised(game: Game, option: str) -> dict[str, float]:
    odds = game.odds(option)
    assert isinstance(odds, Odds)
    return odds.of


def figure(table: SwordAndSorceryTable, id: str) -> Figure | None:
    return next((one for foe in table.state.foes for one in foe.figures if one.id == id), None)


def killed(id: str) -> Worth:
    return lambda table: float(figure(table, id) is None)


def hurt(game: Game, id: str) -> Worth:
    """More wounds than now."""
    before = figure(game.table, id)
    assert before is not None
    wounds = before.wounds

    def is_hurt(table: SwordAndSorceryTable) -> float:
        found = figure(table, id)
        return float(found is None or found.wounds > wounds)

    return is_hurt


def lost(id: str, hp: int) -> Worth:
    """All wounds that it has in the end, its whole HP if it dies."""

    def count(table: SwordAndSorceryTable) -> float:
        found = figure(table, id)
        return float(hp if found is None else found.wounds)

    return count


def best(game: Game, option: str, worth: Worth) -> float:
    """How well it goes on average, if every choice inside the attack is made with that in mind."""
    return sum(chance * _best_choice(after, worth) for chance, _, after in game.outcomes(option))


def _best_choice(game: Game, worth: Worth) -> float:
    question = game.question
    if question is None or question.ask not in INSIDE:
        return worth(game.table)
    return max(best(game, option.id, worth) for option in question.options if option.verb != "react-with")


PLAIN_DICE = """
[[item]]
id = "stick"
kind = "weapon"
deck = "emporium"
hand = "main"
category = "mace"
type = "crushing"
red = 1
effects = ["power: hit 1"]

[[item]]
id = "spike"
kind = "weapon"
deck = "emporium"
hand = "main"
category = "dagger"
type = "piercing"
hits = 1
red = 1
blue = 1
effects = ["power: fatal 2", "magic: kd"]

[[item]]
id = "chancer"
kind = "weapon"
deck = "emporium"
hand = "main"
category = "sword"
type = "slashing"
red = 1
blue = 1
effects = ["magic: reroll 1", "power: hit 1"]

[[item]]
id = "hook"
kind = "weapon"
deck = "emporium"
hand = "main"
category = "sword"
type = "slashing"
hits = 2
red = 1
effects = ["power: crit", "legend: stun"]

[[item]]
id = "gambler"
kind = "weapon"
deck = "emporium"
hand = "main"
category = "sword"
red = 2
effects = ["power/round: reroll all"]
"""


def duel(weapon: str, enemy: str, hero: dict[str, Any] | None = None, **facts: Any) -> Game:
    """Ecarus and an enemy in one area; Auriel far away."""
    told = {"at": "b", "slots": {"main": weapon}, "used": ["focus"], **(hero or {})}
    there = {"at": "b", **facts.pop("foe", {})}
    return scene(
        {"ecarus": told, "auriel": {"at": "g"}}, {enemy: there}, cards=PLAIN_DICE, active="ecarus", **facts
    )


CASES: dict[str, Callable[[], tuple[Game, str, str]]] = {
    "a green gremlin": lambda: (duel("stick", "gremlin-green-1"), "stick", "gremlin-green-1"),
    "armor": lambda: (duel("spike", "orc-warrior-green-1"), "spike", "orc-warrior-green-1"),
    "a defence die": lambda: (duel("spike", "raider-blue-1"), "spike", "raider-blue-1"),
    "magic shields": lambda: (duel("stick", "orc-shaman-green-1"), "stick", "orc-shaman-green-1"),
    "resistance": lambda: (duel("spike", "raider-green-1"), "spike", "raider-green-1"),
    "a reroll": lambda: (duel("chancer", "gremlin-green-1"), "chancer", "gremlin-green-1"),
    "a reroll against armor": lambda: (duel("chancer", "raider-green-1"), "chancer", "raider-green-1"),
    "two dice to roll again": lambda: (duel("gambler", "gremlin-green-1"), "gambler", "gremlin-green-1"),
    "a crit": lambda: (duel("hook", "orc-warrior-green-1"), "hook", "orc-warrior-green-1"),
    "a crit on a wounded one": lambda: (
        duel("hook", "raider-blue-1", foe={"wounds": 3, "stun": 1}),
        "hook",
        "raider-blue-1",
    ),
    "one on the ground": lambda: (
        duel("spike", "raider-blue-1", foe={"down": True}),
        "spike",
        "raider-blue-1",
    ),
    "an injured arm": lambda: (
        duel("stick", "gremlin-green-1", {"injuries": ["hurt-arm"]}),
        "stick",
        "gremlin-green-1",
    ),
    "a hurt head": lambda: (
        duel("spike", "gremlin-blue-1", {"injuries": ["wounded-head"]}),
        "spike",
        "gremlin-blue-1",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_the_odds_of_an_attack_are_those_of_the_best_play(case: str) -> None:
    game, weapon, enemy = CASES[case]()
    option = f"attack:{weapon}>{enemy}"
    odds = promised(game, option)
    assert odds[f"kill:{enemy}"] == pytest.approx(best(game, option, killed(enemy)), abs=NEAR)
    assert odds[f"hurt:{enemy}"] == pytest.approx(best(game, option, hurt(game, enemy)), abs=NEAR)


@pytest.mark.parametrize(
    ("weapon", "enemy", "hp"), [("spike", "raider-blue-1", 6), ("chancer", "raider-green-1", 4)]
)
def test_the_wounds_told_are_the_most_that_can_be_made(weapon: str, enemy: str, hp: int) -> None:
    game = duel(weapon, enemy)
    option = f"attack:{weapon}>{enemy}"
    odds = game.odds(option)
    assert odds is not None
    wounds = odds.data["wounds"]
    assert sum(wounds.values()) == pytest.approx(1.0)
    assert sum(odds.data["hits"].values()) == pytest.approx(1.0)
    assert odds.data["mean"] == pytest.approx(sum(int(count) * part for count, part in wounds.items()))
    assert odds.data["mean"] == pytest.approx(best(game, option, lost(enemy, hp)), abs=NEAR)


def test_the_odds_of_a_die_are_those_on_paper() -> None:
    """One red die against 2 HP: two faces show two hits, and two a power that buys the second."""
    game = duel("stick", "gremlin-green-1", foe={"wounds": 1})
    odds = promised(game, "attack:stick>gremlin-green-1")
    assert odds == pytest.approx({"kill:gremlin-green-1": 0.4, "hurt:gremlin-green-1": 0.9})


def test_effects_are_told_by_the_chance_to_buy_them() -> None:
    odds = promised(duel("hook", "gremlin-green-1"), "attack:hook>gremlin-green-1")
    assert odds["effect:crit"] == pytest.approx(0.2)
    assert odds["effect:stun"] == pytest.approx(0.1)


def test_a_focus_that_is_left_counts_and_is_told_apart() -> None:
    game = duel("stick", "gremlin-green-1", {"used": []})
    option = "attack:stick>gremlin-green-1"
    odds = game.odds(option)
    assert odds is not None
    assert odds.of["kill:gremlin-green-1"] == pytest.approx(best(game, option, killed("gremlin-green-1")))
    plain = promised(duel("stick", "gremlin-green-1"), option)
    assert odds.data["without_focus"] == pytest.approx(plain)
    game.choose(option)
    assert promised(game, "focus") == pytest.approx(odds.of)
    assert promised(game, "plain") == pytest.approx(plain)


def test_an_attack_says_its_chance_without_focus_and_with_it() -> None:
    game = duel("stick", "gremlin-green-1", {"used": []})
    odds = game.odds("attack:stick>gremlin-green-1")
    assert odds is not None
    kill = "kill:gremlin-green-1"
    bare, focused = round(100 * odds.data["without_focus"][kill]), round(100 * odds.of[kill])
    assert bare < focused
    told = dict(zip(odds.of, game.messages().chances(odds), strict=True))[kill]
    said = say("en", "sword-and-sorcery", told).replace("\N{NO-BREAK SPACE}", "")
    assert said.endswith(f"dies: {bare}%, with focus {focused}%")
    spent = duel("stick", "gremlin-green-1").odds("attack:stick>gremlin-green-1")
    assert spent is not None
    assert "focus" not in " ".join(one.id for one in game.messages().chances(spent))


def test_a_blinded_hero_may_fumble() -> None:
    game = duel("stick", "gremlin-green-1", {"blind": 1})
    option = "attack:stick>gremlin-green-1"
    odds = promised(game, option)
    assert odds["fumble"] == pytest.approx(0.5)
    assert odds["kill:gremlin-green-1"] == pytest.approx(best(game, option, killed("gremlin-green-1")))
    assert promised(game, "end-turn") == pytest.approx({"acts:gremlin-green-1": 1.0})
    assert promised(game, "move:a") == pytest.approx({"fumble": 0.5})


ROLLS = {
    "spike": ["red:hit-power", "blue:hit-magic"],
    "chancer": ["red:hit-power", "blue:magic"],
    "gambler": ["red:hit-power", "red:hit"],
}


@pytest.mark.parametrize("weapon", ROLLS)
def test_each_way_to_spend_has_its_odds(weapon: str) -> None:
    game = duel(weapon, "raider-blue-1", foe={"wounds": 3}, script=ROLLS[weapon])
    game.choose(f"attack:{weapon}>raider-blue-1")
    question = game.question
    assert question is not None
    assert question.ask == "spend"
    for option in question.options:
        odds = promised(game, option.id)
        assert odds["kill:raider-blue-1"] == pytest.approx(best(game, option.id, killed("raider-blue-1")))
        assert odds["hurt:raider-blue-1"] == pytest.approx(best(game, option.id, hurt(game, "raider-blue-1")))


@pytest.mark.parametrize("weapon", ["chancer", "gambler"])
def test_each_die_that_may_be_rolled_again_has_its_odds(weapon: str) -> None:
    game = duel(weapon, "raider-green-1", foe={"wounds": 2}, script=ROLLS[weapon])
    game.choose(f"attack:{weapon}>raider-green-1")
    assert game.question is not None
    game.choose(next(option.id for option in game.question.options if "reroll" in option.id))
    assert game.question.ask == "reroll"
    for option in game.question.options:
        odds = promised(game, option.id)
        assert odds["kill:raider-green-1"] == pytest.approx(best(game, option.id, killed("raider-green-1")))


def test_a_helper_who_lets_dice_be_rolled_again_counts() -> None:
    game = scene(
        {"ecarus": {"at": "b", "slots": {"main": "stick"}, "used": ["focus"]}, "thorgar": {"at": "a"}},
        {"gremlin-green-1": {"at": "b", "wounds": 1}},
        cards=PLAIN_DICE,
        active="ecarus",
        script=["red:hit-power"],
    )
    game.choose("attack:stick>gremlin-green-1")
    assert game.question is not None
    for option in ("spend:hit-1", "aid:help-from-above>thorgar"):
        assert promised(game, option)["kill:gremlin-green-1"] == pytest.approx(
            best(game, option, killed("gremlin-green-1"))
        )


def test_a_power_tells_its_chances_with_each_target() -> None:
    game = scene(
        {"auriel": {"at": "a", "powers": ["thunder-mistress"], "used": ["focus"]}, "ecarus": {"at": "g"}},
        {"gremlin-green-1": "b", "raider-green-1": "b"},
        active="auriel",
    )
    option = "power:thunder-mistress>1"
    odds = promised(game, option)
    assert set(odds) == {"kill:gremlin-green-1", "kill:raider-green-1"}
    game.choose(option)
    for enemy in ("gremlin-green-1", "raider-green-1"):
        chosen = promised(game, f"target:{enemy}")
        assert chosen[f"kill:{enemy}"] == pytest.approx(odds[f"kill:{enemy}"])
        assert chosen[f"kill:{enemy}"] == pytest.approx(best(game, f"target:{enemy}", killed(enemy)))


def test_an_area_of_effect_tells_the_others_too() -> None:
    game = scene(
        {"auriel": {"at": "a", "rank": 2, "powers": ["fire-ball"], "used": ["focus"]}, "ecarus": {"at": "g"}},
        {"gremlin-green-1": "b", "gremlin-green-2": {"at": "b", "wounds": 2}},
        active="auriel",
    )
    game.choose("power:fire-ball>2")
    odds = promised(game, "target:gremlin-green-1")
    assert odds["kill:gremlin-green-2"] == pytest.approx(
        best(game, "target:gremlin-green-1", killed("gremlin-green-2"))
    )


def test_a_defence_tells_the_wounds_that_get_through() -> None:
    """Plate may pay a power for a shield more."""
    game = scene(
        {"ecarus": {"at": "b", "slots": {"armor": "plate"}, "wounds": 1}, "auriel": {"at": "g"}},
        {"orc-warrior-red-1": "b"},
        active="ecarus",
        script=["red:hit-hit", "blue:blank", "blue:power-power", "blue:blank"],
    )
    game.choose("move:c")
    question = game.question
    assert question is not None
    assert question.ask == "defend"
    enough = game.odds("enough")
    paid = game.odds(question.options[0].id)
    assert enough is not None and paid is not None
    assert paid.data["mean"] == pytest.approx(enough.data["mean"] - 1)
    assert set(paid.of) == {"unhurt:ecarus", "death:ecarus"}
    before = next(hero.wounds for hero in game.table.state.heroes if hero.id == "ecarus")
    game.choose(question.options[0].id)
    after = next(hero.wounds for hero in game.table.state.heroes if hero.id == "ecarus")
    assert after - before == paid.data["mean"]


def chance_that(game: Game, option: str, happened: Callable[[Game], bool]) -> float:
    return sum(chance for chance, _, after in game.outcomes(option) if happened(after))


def noted(what: str) -> Callable[[Game], bool]:
    return lambda game: any(event.what == what for event in game.events)


def test_a_search_tells_what_it_may_find() -> None:
    game = scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "g"}},
        quest={"search": [{"area": "a", "token": "search-grave"}]},
        active="ecarus",
    )
    odds = promised(game, "search")
    assert odds == pytest.approx(
        {"find:nothing": 0.5, "find:crowns": 0.2, "find:shards": 0.1, "find:treasure": 0.1, "find:harm": 0.1}
    )
    assert odds["find:shards"] == pytest.approx(chance_that(game, "search", noted("shards")))


DOOR = """
+-+-+-+
|a.a1b|
+-+-+-+
"""


@pytest.mark.parametrize("card", ["shae-rogue", "shae-assassin"])
def test_a_trap_tells_the_chance_of_harm(card: str) -> None:
    """The rogue draws two cards and may choose one that does nothing to her."""
    traps = ["darts", "pitfall", "rusted-shut", "lightning"]
    game = scene(
        {"shae": {"at": "a", "card": card}, "auriel": {"at": "a"}},
        map=DOOR,
        quest={"doors": {"door-1": {"kind": "door"}}},
        active="shae",
        closed=["door-1"],
        traps={"deck": {"pools": {"all": traps}, "layers": [{"pool": "all", "count": 4}]}},
        check=False,
    )

    def suffers(table: SwordAndSorceryTable) -> float:
        hero = table.state.heroes[0]
        return -float(hero.wounds > 0 or hero.down)

    def least(game: Game, option: str) -> float:
        total = 0.0
        for chance, _, after in game.outcomes(option):
            question = after.question
            if question is not None and question.ask == "trap":
                total += chance * max(least(after, one.id) for one in question.options)
            else:
                total += chance * suffers(after.table)
        return total

    odds = game.odds("open:door-1")
    assert odds is not None
    assert odds.of["harm"] == pytest.approx(-least(game, "open:door-1"))
    assert odds.data["traps"] == pytest.approx(dict.fromkeys(traps, 0.25))


def test_loot_tells_what_it_may_be() -> None:
    game = scene({"ecarus": {"at": "a"}, "auriel": {"at": "g"}}, active="ecarus", ground={"a": {"loot": 1}})
    odds = promised(game, "pick-up:loot")
    assert sum(odds.values()) == pytest.approx(1.0)
    assert odds["loot:loot-purse"] == pytest.approx(2 / 6)


@cache
def turn_with_enemies() -> Game:
    return scene(
        {"ecarus": {"at": "a"}, "auriel": {"at": "b"}},
        {"raider-green-1": "f", "raider-blue-1": "e", "orc-shaman-red-1": "g"},
        active="ecarus",
    )


@pytest.mark.parametrize("enemy", ["raider-green-1", "raider-blue-1", "orc-shaman-red-1"])
def test_the_end_of_a_turn_tells_who_may_act(enemy: str) -> None:
    """Where the players choose among equals, all of these may act."""
    game = turn_with_enemies()
    cards = list(game.table.state.encounters.deck.pools["all"])
    total = 0.0
    for card in cards:
        drawn = game.fork(1)
        drawn.table.chance.script = [f"encounter:{card}"]
        total += _acts(drawn, enemy) / len(cards)
    assert promised(game, "end-turn")[f"acts:{enemy}"] == pytest.approx(total)


def _acts(game: Game, enemy: str) -> bool:
    """Is there a way of choosing in which the enemy is activated by the card?"""
    game.choose("end-turn")
    table = game.table
    while (question := game.question) is not None and table.state.phase == "enemy":
        wanted = next((one for one in question.options if enemy in one.on), question.options[0])
        game.choose(wanted)
    over = next(at for at, event in enumerate(game.events) if event.what == "enemies-done")
    return any(event.what == "activates" and event.data["enemy"] == enemy for event in game.events[:over])
