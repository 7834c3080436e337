"""The drawing of Bastion: everything in its place, nothing over the edge."""

import io
import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import holdfast
from holdfast import words
from holdfast.games.bastion import GAME
from holdfast.games.bastion.rules.geometry import COLOURS, SECTIONS
from holdfast.kernel.game import Game
from holdfast.kernel.message import MessageBuilder
from holdfast.kernel.question import Option
from holdfast.terminal.boards import board_of
from holdfast.terminal.boards.bastion.board import WIDTH, as_base
from holdfast.terminal.boards.bastion.help import KINDS, SPELLS
from holdfast.terminal.boards.bastion.signs import CLASSES, FAMILIES, LEGENDS, MARKS, TRAITS
from holdfast.terminal.palette import SHAPES
from holdfast.terminal.screen import Screen
from holdfast.terminal.translator import Translator
from tests.rulebook.bastion.positions import at, position
from tests.terminal.command import run, too_wide, unsaid

LANGUAGES = pytest.mark.parametrize("language", words.languages())
ROOMY = pytest.mark.parametrize("roomy", [True, False])
CONTENT = GAME.content()
BOARD = board_of("bastion")
SECTION_ROOM = WIDTH - 2 - 4
"""What is left of a line of the wall after the number of its section."""
GAMES: list[Mapping[str, Any]] = [
    {"edition": "2015", "mode": "scenario", "scenario": "impossible-siege", "players": 4},
    {"edition": "2015", "mode": "custom", "deck": ["symbiote"] * 6 + ["belligemin"], "players": 1},
    {"edition": "2018", "mode": "level", "level": "extreme", "players": 4},
    {"edition": "2018", "mode": "scenario", "scenario": "belated-arrival", "players": 3},
    {"edition": "2018", "mode": "scenario", "scenario": "darkened-skies", "players": 2},
]


def written(shown: RenderableType) -> list[str]:
    console = Console(width=80, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get().splitlines()


def drawn(
    game: Game, language: str = "en", roomy: bool = False, lit: Mapping[str, Sequence[int]] | None = None
) -> list[str]:
    _ = game.question
    return written(BOARD.draw(game.view(), Translator(language, "bastion"), lit or {}, roomy))


def cells(lines: list[str], roomy: bool = False) -> dict[str, list[str]]:
    """The lines of the seven places: the districts by their number from the gate, and the citadel."""
    height = 10 if roomy else 9
    rows = [("5", "0", "1"), ("left", "citadel", "right"), ("4", "3", "2")]
    found = {}
    start = 0
    for row, tall in zip(rows, (height, 5, height), strict=True):
        for column, name in enumerate(row):
            left = column * (WIDTH + 1)
            found[name] = [line[left : left + WIDTH] for line in lines[start : start + tall]]
        start += tall
    return found


def section(lines: list[str], id: str) -> str:
    """The line of a section of the wall."""
    number = SECTIONS.index(id)
    return next(line for line in cells(lines)[str(number // 4)] if line[1:4].strip() == id)


def below(lines: list[str]) -> str:
    """What is told of the defenders."""
    return "\n".join(lines[23:])


@ROOMY
def test_districts_and_sections_lie_clockwise_round_the_citadel(roomy: bool) -> None:
    found = cells(drawn(position(walls={"w1": ["beast-red"]}), roomy=roomy), roomy)
    for number, colour in enumerate(COLOURS):
        lines = found[str(number)]
        assert f"{SHAPES[colour]} {colour}" in lines[0]
        shown = [line[1:4].strip() for line in lines if line[1] == "w"]
        expected = list(SECTIONS[4 * number : 4 * number + 4])
        assert shown == (expected[::-1] if number in (4, 5) else expected)
        assert lines[0][0] in "╭┏"
        assert lines[-1][0] in "╰┗"
    assert words.say("en", "bastion-part-citadel", "bastion") in found["citadel"][0]


def test_the_gate_stands_between_the_first_section_and_the_last() -> None:
    lines = drawn(position(walls={"w9": ["beast-red"]}))
    assert "w24" in lines[1]
    assert lines[1].index("w24") < lines[1].index(MARKS["gate"]) < lines[1].index("w1 ")
    assert MARKS["gate"] in section(lines, "w1")
    assert MARKS["last"] in section(lines, "w24")


def test_the_deck_lies_on_the_last_section_of_the_first_edition() -> None:
    lines = drawn(position(edition="2015", walls={"w9": ["beast-red"]}, deck=["beast-blue", "beast-green"]))
    assert MARKS["deck"] in section(lines, "w24")
    assert MARKS["last"] in section(lines, "w23")
    assert MARKS["last"] not in section(lines, "w24")


def test_an_enemy_shows_colour_strength_name_and_traits() -> None:
    game = position(
        walls={
            "w4": ["scout-red"],
            "w5": ["priest-blue"],
            "w6": ["beast-black"],
            "w9": ["spy"],
            "w20": ["golem"],
        },
        squares={"green": ["flyer-yellow"]},
        citadel=["dragon-red", "dragon-black"],
        defenders=[at("yellow")],
    )
    lines = drawn(game)
    assert f"{SHAPES['red']}3  Scout {TRAITS['recruit']}{MARKS['invulnerable']}" in section(lines, "w4")
    assert f"{SHAPES['blue']}6  Priest {TRAITS['ward']} " in section(lines, "w5")
    assert f"{SHAPES['black']}4  Beast {MARKS['invulnerable']}" in section(lines, "w6")
    assert f"{SHAPES['red']}3  Spy {TRAITS['recruit'] * 2}" in section(lines, "w9")
    assert f"✱6  Golem {TRAITS['immune']}" in section(lines, "w20")
    assert f"{MARKS['square']} {SHAPES['yellow']}5  Flyer {TRAITS['flyer']}" in "\n".join(cells(lines)["1"])
    assert f"{SHAPES['black']}10 Dragon {TRAITS['citadel']}" in cells(lines)["citadel"][1]
    assert "1" in cells(lines)["citadel"][2]


def test_united_enemies_show_what_each_of_them_costs() -> None:
    symbiotes = [f"symbiote-{colour}" for colour in ("blue", "green", "black", "violet")]
    game = position(
        walls={"w1": ["mage-red", *symbiotes[:1]], "w2": ["beast-yellow", *symbiotes[1:]]},
        squares={"red": ["rider-red", "belligemin"]},
    )
    lines = drawn(game)
    assert f"{SHAPES['red']}5+{SHAPES['blue']}4 Mage {TRAITS['symbiote']}" in section(lines, "w1")
    assert f"{SHAPES['yellow']}3+3{TRAITS['symbiote']}=15 Be" in section(lines, "w2")
    assert "Rider+Bell" in "\n".join(cells(lines)["2"])


def test_an_enemy_without_a_colour_is_paid_in_any() -> None:
    lines = drawn(position(citadel=["knellerwyrm"], walls={"w1": ["beast-red"]}, defenders=[at("yellow")]))
    assert "○10 Knellerw." in cells(lines)["citadel"][1]


def test_sources_towers_and_bases_show_what_lies_on_them() -> None:
    game = position(
        edition="2018",
        options={"mode": "scenario", "scenario": "belated-arrival", "deck": []},
        scenario="belated-arrival",
        walls={"w9": ["beast-red"]},
        deck=["beast-blue"],
        laid={"yellow-1": "red", "yellow-tower": "blue", "green-b": "black"},
        bases={"yellow-a": "obelisk-violet", "green-b": "source-red", "red-a": "gun-black"},
        damaged=["black-2"],
        defenders=[at("yellow")],
    )
    found = {name: "\n".join(lines) for name, lines in cells(drawn(game)).items()}
    shape = SHAPES
    assert f"≈ {shape['yellow']}({shape['red']}) {shape['green']} {shape['violet']} " in found["0"]
    assert f"♜({shape['blue']})  a♝{shape['violet']}  b·" in found["0"]
    assert f" b{shape['red']}({shape['black']})" in found["1"]
    assert f"b≈{shape['red']}" in found["1"]
    assert f"a⊕{shape['black']}" in found["2"]
    assert f"{shape['yellow']}{MARKS['damaged']}" in found["5"]
    assert f"♜({shape['blue']})" in found["citadel"]


def test_blocked_sources_are_marked_everywhere() -> None:
    game = position(walls={"w1": ["archmage-red"]}, defenders=[at("yellow")])
    (blocked,) = game.view()["blocked"]
    lines = drawn(game)
    marked = "\n".join(lines).count(SHAPES[blocked] + MARKS["blocked"])
    sources = [one for district in game.view()["districts"] for one in district["sources"]]
    assert marked == sum(source["colour"] == blocked for source in sources)
    assert SHAPES[blocked] in cells(lines)["right"][-1]


def test_the_numbers_of_options_stand_where_they_act() -> None:
    game = position(walls={"w1": ["beast-red"]}, squares={"green": ["flyer-red"]}, defenders=[at("yellow")])
    lit = {
        "green": [1],
        "citadel": [2],
        "yellow-2": [3, 10],
        "yellow-tower": [4],
        "w1": [5],
        "w3": [6],
        "green-square": [7],
        as_base("red-b"): [8],
    }
    lines = drawn(game, lit=lit)
    found = cells(lines)
    assert f"{SHAPES['green']} green[1]" in found["1"][0]
    assert "[2]" in found["citadel"][0]
    assert f"{SHAPES['green']}[3 10]" in "\n".join(found["0"])
    assert "♜[4]" in "\n".join(found["0"])
    assert section(lines, "w1").endswith("[5]┃")
    assert section(lines, "w3").endswith("[6]┃")
    assert "[7]│" in "\n".join(found["1"])
    assert "b·[8]" in "\n".join(found["2"])


@pytest.mark.parametrize(
    ("option", "things"),
    [
        ("move:red", ["red"]),
        ("lay:red", []),
        ("pay:red+red+blue", []),
        ("ask:dagdar>red", ["dagdar"]),
        ("gain:red-a", ["red-a"]),
        ("build:red-a", [as_base("red-a")]),
        ("attack:w3", ["w3"]),
    ],
)
def test_mana_of_a_colour_is_not_the_district_of_that_colour(option: str, things: list[str]) -> None:
    assert list(BOARD.touched(Option(option, 0))) == things


def test_a_defender_shows_place_pool_spells_rituals_and_artifacts() -> None:
    game = position(
        walls={"w9": ["beast-red"]},
        defenders=[
            at(
                "blue",
                red=3,
                black=12,
                spells=["warrior-red", "warrior-blue", "dragon-red"],
                rituals=["gun-violet"],
                artifacts=["converter-green"],
                used=["converter-green"],
            ),
            at("citadel", spells=["beast-blue"]),
        ],
        moved=True,
    )
    first, held, second, second_held = drawn(game, lit={"dragon-red": [4]})[23:]
    assert first.startswith("►① Dagdar ")
    assert f"{SHAPES['blue']} blue" in first
    assert f"{SHAPES['red']}3" in first
    assert f"{SHAPES['black']}12" in first
    assert f"{MARKS['done']}move {MARKS['left']}mana {MARKS['left']}attack" in first
    assert "Flame 1 ×2, Lightning 3[4]" in held
    assert f"{SHAPES['violet']}Gun" in held
    assert f"{SHAPES['green']}Converter{MARKS['done']}" in held
    assert second.startswith(" ② Sannirr  citadel")
    assert "Acceleration" in second_held


def test_the_place_of_the_active_defender_has_a_heavy_frame_and_everybodys_sign() -> None:
    game = position(walls={"w1": ["beast-red"]}, defenders=[at("green"), at("green"), at("citadel")])
    found = cells(drawn(game))
    assert found["1"][0].startswith("┏")
    assert found["1"][0].endswith("①②┓")
    assert found["citadel"][0].startswith("╭")
    assert found["citadel"][0].endswith("③╮")


def test_the_middle_tells_of_deck_army_reserve_and_rituals() -> None:
    game = holdfast.new("bastion", {"edition": "2015", "mode": "level", "level": "hard", "players": 3}, 4)
    while (question := game.question) is not None and question.ask != "act":
        game.choose(question.choices[0])
    view, found = game.view(), cells(drawn(game))
    left, right = "\n".join(found["left"]), "\n".join(found["right"])
    assert "2015" in left
    assert str(view["deck"]["left"]) in left
    assert str(view["army"]["strength"]) in left
    for colour, count in view["reserve"].items():
        assert f"{SHAPES[colour]}{count}" in right
    assert str(view["rituals"]["left"]) in right


def test_signs_tell_what_is_printed_on_the_cards() -> None:
    printed = {id: one.traits for id, one in CONTENT.classes.items()}
    printed |= {id: one.traits for id, one in CONTENT.legends.items()}
    assert printed == FAMILIES
    assert {trait for traits in printed.values() for trait in traits} == set(TRAITS)
    assert set(SPELLS) == set(CONTENT.spells)
    assert {id: one.kind for id, one in CONTENT.ritual_kinds.items()} == KINDS


def test_every_sign_is_one_letter_wide_and_stands_for_one_thing() -> None:
    places = [sign for mark, sign in MARKS.items() if mark not in ("empty", "left", "blocked")]
    signs = [*TRAITS.values(), *places, *(SHAPES[colour] for colour in COLOURS), "✱", "○"]
    assert [sign for sign in signs if cell_len(sign) != 1] == []
    assert len(set(signs)) == len(signs)


@LANGUAGES
def test_short_names_are_short_and_tell_the_families_apart(language: str) -> None:
    names = [words.say(language, f"bastion-terminal-short-{id}", "bastion") for id in FAMILIES]
    assert [name for name in names if cell_len(name) > 10] == []
    assert len(set(names)) == len(FAMILIES) == len(CLASSES) + len(LEGENDS)


@LANGUAGES
def test_a_short_name_is_cut_only_where_many_options_crowd_it(language: str) -> None:
    for card in CONTENT.cards.values():
        if card.citadel:
            game = position(citadel=[card.id], walls={"w1": ["beast-red"]}, defenders=[at("red")])
        else:
            game = position(walls={"w7": [card.id]}, defenders=[at("red")])
        text = "\n".join(drawn(game, language, lit={"w7": [12], "citadel": [12]}))
        assert words.say(language, f"bastion-terminal-short-{card.family}", "bastion") in text


@LANGUAGES
def test_the_words_of_the_middle_fit_uncut(language: str) -> None:
    translator = Translator(language, "bastion")
    say = "bastion-terminal-{}".format
    told = [
        translator.say(say("deck"), count=55) + " (12+22)",
        translator.say(say("army"), strength=400),
        translator.say(say("turn"), number=199),
        translator.say(say("rituals"), count=30),
        translator.say(say("blocked")) + " ▲ ▲ ▲ ▲ ▲ ▲",
        translator.say(say("aside"), count=6),
        translator.say(say("under"), count=6),
        translator.say(say("setup")),
        *(translator.say(f"bastion-advice-{one}") for one in ("training", "below-normal", "normal", "hard")),
    ]
    assert [text for text in told if cell_len(text) > WIDTH - 2] == []
    on_the_wall = [
        translator.say(say("last")),
        translator.say(say("gate")),
        "▒ " + translator.say(say("deck"), count=55),
    ]
    assert [text for text in on_the_wall if cell_len(text) > SECTION_ROOM] == []


def lively(game: Game, luck: random.Random) -> Option:
    """A choice that keeps the game going: the turn is ended when nothing else is left, or now and then."""
    assert game.question is not None
    acting = [option for option in game.question.choices if option.verb not in ("done", "no-ritual")]
    return luck.choice(acting if acting and luck.random() < 0.8 else list(game.question.choices))


@LANGUAGES
@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options['edition']}-{options['mode']}")
def test_the_screen_of_a_random_game_fits_and_has_words(language: str, options: Mapping[str, Any]) -> None:
    game = holdfast.new("bastion", options, 1)
    luck = random.Random(1)
    console = Console(width=80, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    screen = Screen(console, Translator(language, "bastion"), BOARD)
    while game.question is not None:
        if len(game.history) % 5 == 0:
            with console.capture() as capture:
                screen.show(game)
            assert not too_wide(capture.get())
            assert not unsaid(capture.get())
            roomy = len(game.history) % 10 == 0
            keeps_its_frames(drawn(game, language, roomy), roomy)
        game.choose(lively(game, luck))


def keeps_its_frames(lines: list[str], roomy: bool) -> None:
    """No line of a cell has pushed its frame aside."""
    for name, cell in cells(lines, roomy).items():
        for line in cell if name not in ("left", "right") else ():
            assert line[0] in "╭│╰┏┃┗", line
            assert line[-1] in "╮│╯┓┃┛", line


# -- help ---------------------------------------------------------------------------------------


@LANGUAGES
def test_there_is_help_on_everything(language: str) -> None:
    translator = Translator(language, "bastion")
    game = position(
        walls={"w1": ["beast-red", "symbiote-blue"], "w2": ["priest-red"], "w9": ["archmage-blue"]},
        squares={"green": ["rokai"]},
        citadel=["knellerwyrm"],
        bases={"red-a": "source-blue", "red-b": "gun-blue"},
        defenders=[at("red", red=3), at("blue")],
    )
    things = [
        *("w1", "w2", "w17", "green-square", "red-square", "citadel", "red", "red-1", "red-a", "red-b"),
        *("red-tower", "dagdar", "gun-red", "gun", "structure", "trembling-earth", "training", "gate"),
        *CONTENT.cards,
        *CONTENT.classes,
        *TRAITS,
        *SPELLS,
    ]
    for id in things:
        shown = BOARD.thing(game.table.content, game.view(), id, translator)
        assert shown is not None, id
        text = "\n".join(written(shown))
        assert text.strip()
        assert "bastion-" not in text, text
        assert not too_wide(text)
    for id in ("w0", "w25", "wall", "nothing", "red-c", "red-4", "-", "w", "ребус"):
        assert BOARD.thing(game.table.content, game.view(), id, translator) is None, id


@LANGUAGES
@pytest.mark.parametrize("edition", ["2015", "2018"])
def test_every_chapter_of_help_has_words(language: str, edition: str) -> None:
    translator = Translator(language, "bastion")
    scenario = {"2015": "siege-of-the-archmages", "2018": "show-of-force"}[edition]
    options = {"edition": edition, "mode": "scenario", "scenario": scenario}
    view = holdfast.new("bastion", options, 1).view()
    for shown in [
        BOARD.legend(view, translator),
        *(show(view, translator) for show in BOARD.topics.values()),
    ]:
        text = "\n".join(written(shown))
        assert text.strip()
        assert "bastion-" not in text, text
        assert not too_wide(text)


def test_help_on_an_enemy_tells_its_price_and_why_it_is_safe() -> None:
    game = position(walls={"w1": ["beast-red", "symbiote-blue"], "w2": ["priest-red"]}, defenders=[at("red")])
    shown = BOARD.thing(game.table.content, game.view(), "w1", Translator("en", "bastion"))
    assert shown is not None
    text = "\n".join(written(shown))
    assert f"{SHAPES['red']}3" in text
    assert f"{SHAPES['blue']}4" in text
    assert words.say("en", "why-ward", "bastion") in text


def test_help_tells_what_the_edition_does() -> None:
    told = []
    for edition in ("2015", "2018"):
        view = position(edition=edition, walls={"w1": ["beast-red"]}).view()
        told.append(written(BOARD.topics["spells"](view, Translator("en", "bastion"))))
    assert told[0] != told[1]


@LANGUAGES
def test_a_game_is_played_from_the_command(language: str) -> None:
    flags = ("--mode", "training", "--players", "2", "--seed", "3", "--language", language)
    result = run("play", "bastion", *flags, typed=["h", "h classes", "h w1", "move:black", "?", "done"])
    assert result.exit_code == 0
    assert not too_wide(result.output)
    assert not unsaid(result.output)


# -- options ------------------------------------------------------------------------------------


def label(game: Game, option: str) -> str:
    return BOARD.label(Option(option, 0), game.view(0), game.messages(), Translator("en", "bastion")).plain


def test_mana_is_told_by_its_signs() -> None:
    game = position(walls={"w1": ["beast-red"]}, defenders=[at("yellow")])
    assert label(game, "pay:red+red+blue").endswith(f" {SHAPES['red']}2 {SHAPES['blue']}1")
    assert label(game, "pay:red>3").endswith(SHAPES["red"])
    assert label(game, "lay:violet").endswith(SHAPES["violet"])
    assert SHAPES["red"] not in label(game, "move:red")


@LANGUAGES
def test_where_others_may_act_only_their_options_say_whose_they_are(language: str) -> None:
    game = position(
        walls={"w1": ["rider-red"]},
        defenders=[at("yellow", red=6), at("yellow", spells=["warrior-blue"])],
    )
    assert game.question is not None
    assert game.question.seats == (0, 1)
    console = Console(width=80, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        Screen(console, Translator(language, "bastion"), BOARD).show(game)
    names = [BOARD.seat(game.view(), seat, Translator(language, "bastion")) for seat in (0, 1)]
    who = words.say(language, "terminal-leads", "bastion", who=names[0], others=names[1])
    head, asked = capture.get().split(who)
    assert head
    assert names[0] not in asked
    assert asked.count(f"({names[1]})") == sum(option.seat == 1 for option in game.question.choices)


# -- chances ------------------------------------------------------------------------------------


def test_the_chances_of_the_next_enemy_are_told_by_place() -> None:
    game = position(walls={"w1": ["beast-red"]}, deck=["beast-blue"], defenders=[at("yellow")])
    assert game.question is not None
    odds = game.odds(game.question.options["done"])
    assert odds is not None
    told = BOARD.odds(odds, MessageBuilder(game.rules, game.table), Translator("en", "bastion"))
    assert "w2 100" in told


def test_a_square_and_the_citadel_are_told_in_short() -> None:
    cards = {"flyer-blue": f"{MARKS['square']}{SHAPES['yellow']} 100", "dragon-blue": "citadel 100"}
    for card, place in cards.items():
        game = position(walls={"w1": ["beast-red"]}, deck=[card], defenders=[at("yellow")])
        assert game.question is not None
        odds = game.odds(game.question.options["done"])
        assert odds is not None
        assert place in BOARD.odds(odds, MessageBuilder(game.rules, game.table), Translator("en", "bastion"))


def test_the_chance_of_losing_at_once_is_told() -> None:
    cards = [card for card in CONTENT.cards if card.startswith(("beast", "warrior", "mage", "rider"))]
    walls = {section: [card] for section, card in zip(SECTIONS, cards, strict=False)}
    game = position(walls=walls, deck=["priest-blue"], defenders=[at("yellow")])
    assert game.question is not None
    odds = game.odds(game.question.options["done"])
    assert odds is not None
    told = BOARD.odds(odds, MessageBuilder(game.rules, game.table), Translator("en", "bastion"))
    assert words.say("en", "bastion-terminal-loss", "bastion", chance="100\u00a0%").split()[0] in told
