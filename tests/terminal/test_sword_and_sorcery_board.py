"""The drawing of Sword & Sorcery: the map with its walls, the party, the foes, the attack on the table."""

import io
import random
from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import holdfast
from holdfast import words
from holdfast.games.sword_and_sorcery import GAME
from holdfast.games.sword_and_sorcery.content.load import QUESTS
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option
from holdfast.terminal.boards import board_of
from holdfast.terminal.boards.sword_and_sorcery.help import CONDITIONS
from holdfast.terminal.boards.sword_and_sorcery.signs import COMPANION, HEROES, MARKS, RANKS
from holdfast.terminal.palette import SHAPES
from holdfast.terminal.screen import Screen
from holdfast.terminal.translator import Translator
from tests.rulebook.sword_and_sorcery.arms import duel, foe, weapon
from tests.rulebook.sword_and_sorcery.play import choose
from tests.rulebook.sword_and_sorcery.positions import scene
from tests.terminal.command import run, too_wide

LANGUAGES = pytest.mark.parametrize("language", words.languages())
BOARD = board_of(GAME.id)
TWO = {"ecarus": {"at": "a"}, "auriel": {"at": "b"}}
WALLS = """
+-+-+-+
|a.a1b|
+-+ +-+
|c>d.e|
+-+-+-+
"""


def written(shown: RenderableType) -> list[str]:
    console = Console(width=80, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get().splitlines()


def drawn(
    game: Game, language: str = "en", roomy: bool = False, lit: Mapping[str, Sequence[int]] | None = None
) -> list[str]:
    _ = game.question
    return written(BOARD.draw(game.view(), Translator(language, GAME.id), lit or {}, roomy))


def the_map(lines: list[str]) -> list[str]:
    """The lines from the upper wall to the lower one."""
    first = next(at for at, line in enumerate(lines) if line.startswith("┏"))
    last = next(at for at, line in enumerate(lines) if line.startswith("┗"))
    return lines[first : last + 1]


def line_with(lines: list[str], text: str) -> str:
    return next(line for line in lines if text in line)


@pytest.mark.parametrize(("roomy", "tall"), [(False, 3), (True, 4)])
def test_walls_doors_and_barriers_stand_where_they_are(roomy: bool, tall: int) -> None:
    quest = {"doors": {"door-1": {"kind": "door"}}}
    found = the_map(drawn(scene(TWO, map=WALLS, quest=quest), roomy=roomy))
    assert len(found) == 2 * tall + 1
    upper, lower = found[1], found[tall + 1]
    assert upper.startswith("┃A ①") and "1B ②" in upper
    assert lower.startswith("┃C") and "→D" in lower and "┊E" in lower
    between = found[tall]
    assert between.startswith("┣━━━━━━━━") and between.endswith("━━━━━━━━┫")
    assert between[10:17] == "┄" * 7
    opened = the_map(drawn(scene(TWO, map=WALLS, quest=quest, closed=[]), roomy=roomy))
    assert "┊" in opened[2] and "┊" not in found[2]


def test_an_area_shows_who_stands_and_what_lies_there() -> None:
    quest = {
        "shrines": [{"area": "b"}, {"area": "c", "active": False}],
        "chests": [{"id": "chest-x", "area": "b", "back": "chest-coins"}],
        "search": [{"area": "b", "token": "search-cart"}],
        "gates": [{"id": "gate-x", "area": "b", "symbol": "hit"}],
        "keys": [{"colour": "red", "area": "b"}],
        "stories": [{"id": "tale", "area": "b"}],
        "hindering": ["b"],
        "dangerous": ["b"],
    }
    wide = "+-+-+-+-+-+\n|a.b.b.b.c|\n+-+-+-+-+-+"
    game = scene(
        {"ecarus": {"at": "b", "down": True}, "auriel": {"at": "c", "ghost": True}},
        {"raider-blue-1": "b", "gremlin-green-1": {"at": "b", "down": True}},
        map=wide,
        quest=quest,
        ground={"b": {"crowns": 0, "loot": 1}},
        burning={"b": [1]},
    )
    text = "\n".join(the_map(drawn(game)))
    names = ("search", "shrine", "gate", "chest", "key", "story", "ground", "fire", "hindering", "dangerous")
    for name in names:
        assert MARKS[name] in text, name
    assert f"①{MARKS['down']}" in text and f"②{MARKS['ghost']}" in text and MARKS["silent"] in text
    assert f"{SHAPES['blue']}1" in text and f"{SHAPES['green']}2{MARKS['down']}" in text


def test_what_does_not_fit_into_an_area_is_hinted_at() -> None:
    cards = [
        f"{kind}-{rank}-{n}" for kind in ("gremlin", "raider") for rank in ("green", "blue") for n in (1, 2)
    ]
    game = scene(TWO, dict.fromkeys(cards, "b"))
    assert "…" in "\n".join(the_map(drawn(game)))


def test_the_numbers_of_options_stand_where_they_act() -> None:
    heroes = {"thorgar": {"at": "a", "slots": {"main": "mace"}, "powers": ["heal"]}, "auriel": {"at": "b"}}
    game = scene(heroes, {"gremlin-green-1": "b"}, map=WALLS, quest={"doors": {"door-1": {"kind": "locked"}}})
    lit = {"b": [3], "door-1": [4], "gremlin-green-1": [5, 6], "mace": [7], "heal": [8], "auriel": [9]}
    lines = drawn(game, lit=lit)
    assert "B[3]" in "\n".join(the_map(lines))
    text = "\n".join(lines)
    assert "(locked)[4]" in text
    assert line_with(lines, "Gremlin").endswith("[5 6]")
    assert "Mace[7]" in text and "Heal✓[8]" in text
    assert line_with(lines, "Auriel").endswith("[9]")


def test_a_hero_shows_what_is_left_of_turn_health_and_powers() -> None:
    facts = {"wounds": 3, "poison": 2, "blind": 1, "burns": [1], "rank": 3, "pack": ["healing-potion"]}
    heroes = {
        "thorgar": {"at": "a", "slots": {"armor": "scale"}, "powers": [{"id": "heal", "wait": 2}], **facts},
        "auriel": {"at": "b", "acted": True, "crowns": 25},
    }
    lines = drawn(scene(heroes))
    first = line_with(lines, "Thorgar")
    assert first.startswith("►①") and " III" in first and "♥7/10" in first and "armor 1, dice 3" in first
    assert "Blind" in first and "Poison II" in first and "Burn I" in first
    goods = lines[lines.index(first) + 1]
    assert "Scale" in goods and "Healing potion" in goods and f"Heal{MARKS['waits']}2" in goods
    assert words.say("en", "sword-and-sorcery-terminal-acted", GAME.id) in line_with(lines, "Auriel")
    assert "25" in lines[lines.index(line_with(lines, "Auriel")) + 1]


def test_a_foe_shows_whom_it_would_turn_on() -> None:
    game = scene(TWO, {"gremlin-green-1": "b", "raider-green-1": {"at": "g", "stun": 1}})
    lines = drawn(game)
    assert "→ ②" in line_with(lines, "Gremlin")
    assert words.say("en", "sword-and-sorcery-terminal-will-not-act", GAME.id) in line_with(lines, "Raider")


def test_an_attack_lies_on_the_table_with_what_was_spent() -> None:
    text = weapon(hits=1, red=1, blue=1, effects=["power: hit 1", "magic: crit"]) + foe()
    game = choose(duel(text, ["red:hit-power", "blue:hit-magic"]), "spend:hit-1")
    attack = line_with(drawn(game), "⚔")
    assert f"① → {SHAPES['green']}1" in attack
    assert f"{SHAPES['red']}hit+power×" in attack and f"{SHAPES['blue']}hit+magic" in attack
    assert "magic×" not in attack


def test_an_effect_is_offered_with_its_price() -> None:
    text = weapon(red=1, effects=["power: hit 1", "hit power: crit"]) + foe()
    game = duel(text, ["red:hit-power"])
    assert game.question is not None
    told = [
        BOARD.label(one, game.view(), game.messages(), Translator("en", GAME.id)).plain
        for one in game.question.choices
    ]
    assert told[:2] == ["power: +1 hit", "hit + power: Crit"]


def test_the_story_that_is_read_stands_below() -> None:
    game = holdfast.new(GAME.id, {"quest": "lamp-of-souls", "party": 2, "players": 1}, 1)
    view = {**game.view(), "story": ["lamp-of-souls-cellar"]}
    shown = " ".join(" ".join(written(BOARD.draw(view, Translator("en", GAME.id), {}, False))).split())
    assert words.say("en", "story-lamp-of-souls-cellar", GAME.id) in shown


def test_only_those_who_choose_beside_the_leader_are_named() -> None:
    view = scene(TWO, options={"players": 2}).view()
    assert BOARD.leader(view) == 0
    assert BOARD.seat(view, 1, Translator("en", GAME.id)) == "Auriel"
    assert BOARD.leader({**view, "active": ""}) is None
    assert BOARD.leader({**scene(TWO).view(), "active": ""}) == 0


def test_numbers_of_levels_and_crowns_are_no_things() -> None:
    assert list(BOARD.touched(Option("power:heal>1", 0))) == ["heal"]
    assert list(BOARD.touched(Option("attack:mace>gremlin-green-1", 0))) == ["mace", "gremlin-green-1"]


def test_every_sign_is_one_letter_wide_and_stands_for_one_thing() -> None:
    signs = [*MARKS.values(), *HEROES, COMPANION, *(SHAPES[colour] for colour in RANKS.values())]
    assert [sign for sign in signs if cell_len(sign) != 1] == []
    assert len(set(signs)) == len(signs)


# -- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize(("quest", "language"), list(zip(QUESTS, cycle(words.languages()), strict=False)))
def test_the_screen_of_a_random_game_fits_and_has_words(quest: str, language: str) -> None:
    options: dict[str, Any] = {"quest": quest, "party": 5, "players": 3}
    game = holdfast.new(GAME.id, options, 2)
    luck = random.Random(2)
    console = Console(width=80, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    screen = Screen(console, Translator(language, GAME.id), BOARD)
    while game.question is not None and len(game.history) < 200:
        if len(game.history) % 25 == 0:
            with console.capture() as capture:
                screen.show(game)
            assert not too_wide(capture.get())
            assert "sword-and-sorcery-" not in capture.get()
            found = the_map(drawn(game, language, len(game.history) % 50 == 0))
            for line in found:
                assert len(line) == len(found[0])
                assert line[0] in "┏┃┣┗1234567890"
        game.choose(luck.choice(list(game.question.choices)))


# -- help ---------------------------------------------------------------------------------------


@LANGUAGES
def test_there_is_help_on_everything(language: str) -> None:
    translator = Translator(language, GAME.id)
    content = GAME.content()
    game = scene(
        {"thorgar": {"at": "a", "slots": {"main": "mace"}, "pack": ["healing-potion"], "powers": ["heal"]},
         "auriel": {"at": "b"}},
        {"gremlin-blue-1": "b", "troll": "c"},
        ground={"a": {"items": ["dirk"], "loot": 1}},
        quest={"shrines": [{"area": "a"}], "hindering": ["a"]},
        shadows=["g"],
    )  # fmt: skip
    explained = [item.id for item in content.items.values() if item.do or item.passive or item.mirror]
    things = [
        *("a", "B", "thorgar", "gremlin-blue-1", "gremlin-blue", "troll", "raider-red", "enraged-troll"),
        *("broadsword", "healing-potion.2", *explained, *content.powers, *content.abilities, *CONDITIONS),
        *content.encounters,
        *content.traps,
        *content.crits,
        *QUESTS,
    ]
    for id in things:
        shown = BOARD.thing(content, game.view(), id, translator)
        assert shown is not None, id
        text = "\n".join(written(shown))
        assert text.strip() and "sword-and-sorcery-" not in text, text
        assert not too_wide(text)
    for id in ("nothing", "z", "-", "ребус"):
        assert BOARD.thing(content, game.view(), id, translator) is None, id


@LANGUAGES
def test_every_chapter_of_help_has_words(language: str) -> None:
    translator = Translator(language, GAME.id)
    for facts in ({}, {"powers": ["cleave"]}):
        game = scene(
            {"ecarus": {"at": "a", **facts}, "auriel": {"at": "b"}}, {"raider-red-1": "c"} if facts else {}
        )
        for shown in [
            BOARD.legend(game.view(), translator),
            *(show(game.view(), translator) for show in BOARD.topics.values()),
        ]:
            text = "\n".join(written(shown))
            assert text.strip() and "sword-and-sorcery-" not in text, text
            assert not too_wide(text)


@LANGUAGES
def test_a_game_is_played_from_the_command(language: str) -> None:
    flags = (
        "--quest",
        "lamp-of-souls",
        "--party",
        "2",
        "--players",
        "1",
        "--seed",
        "3",
        "--language",
        language,
    )
    result = run("play", GAME.id, *flags, typed=["h", "h conditions", "h a", "1", "?", "1"])
    assert result.exit_code == 0
    assert not too_wide(result.output)
    assert "sword-and-sorcery-terminal" not in result.output
