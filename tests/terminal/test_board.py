"""The drawing of Last Bastion: everything in its place, nothing over the edge."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import holdfast
from holdfast import words
from holdfast.games.last_bastion.content.load import load
from holdfast.games.last_bastion.content.schema import COLOURS, HEROES, TILES
from holdfast.kernel.game import Game
from holdfast.terminal.boards import board_of
from holdfast.terminal.boards.last_bastion.board import WIDTH
from holdfast.terminal.boards.last_bastion.signs import EFFECTS, KINDS, MARKS
from holdfast.terminal.palette import SHAPES
from holdfast.terminal.translator import Translator
from tests.rulebook.last_bastion.find import filled
from tests.rulebook.last_bastion.positions import position
from tests.terminal.command import too_wide, unsaid

LANGUAGES = pytest.mark.parametrize("language", words.languages())
ROOMY = pytest.mark.parametrize("roomy", [True, False])


def drawn(
    game: Game, language: str = "en", roomy: bool = False, lit: dict[str, list[int]] | None = None
) -> list[str]:
    console = Console(width=80, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    translator = Translator(language, "last-bastion")
    with console.capture() as capture:
        console.print(board_of("last-bastion").draw(game.view(), translator, lit or {}, roomy))
    return capture.get().splitlines()


def cell(lines: list[str], column: int, row: int, height: int = 4) -> str:
    """What one of the five by five cells shows."""
    return "\n".join(
        line[column * WIDTH : (column + 1) * WIDTH] for line in lines[row * height : (row + 1) * height]
    )


PLACES = {
    **{("north", number): (number, 0) for number in (1, 2, 3)},
    **{("east", number): (4, number) for number in (1, 2, 3)},
    **{("south", number): (4 - number, 4) for number in (1, 2, 3)},
    **{("west", number): (0, 4 - number) for number in (1, 2, 3)},
}
"""Column and row of each slot, clockwise round the bastion."""


@ROOMY
def test_slots_and_tiles_lie_where_they_lie_on_the_table(roomy: bool) -> None:
    game = holdfast.new("last-bastion", {"boards": ["red", "green", "blue", "yellow"]}, 5)
    lines, height = drawn(game, roomy=roomy), 5 if roomy else 4
    for board in game.view()["boards"]:
        for number, slot in enumerate(board["slots"], 1):
            assert slot["id"] in cell(lines, *PLACES[board["side"], number], height)
    for tile in game.view()["tiles"]:
        row, column = divmod(tile["place"], 3)
        assert tile["id"] in cell(lines, column + 1, row + 1, height)


def test_a_card_shows_colour_resistance_effects_and_what_lies_on_it() -> None:
    game = position(
        heroes=("mylfaar", "kazgin"),
        cards={"red-2": {"card": "nefarious-cannon", "evil": True, "spell": True, "net": 0}},
        standard="black",
    )
    (card,) = (slot["card"] for board in game.view()["boards"] for slot in board["slots"] if slot["card"])
    shown = cell(drawn(game), *PLACES["north", 2])
    top, *_, foot = shown.splitlines()
    assert f"{SHAPES['black']}{card['resistance']}({card['printed']})" in top
    assert card["resistance"] == card["printed"] - 2
    for mark in ("evil", "spell", "net"):
        assert MARKS[mark] in foot
    assert f"{KINDS['recurring']}{MARKS['net']}{EFFECTS['decay']}" in shown
    assert f"{KINDS['exit']}{EFFECTS['gain-equipment'] * 2}" in shown


def test_traps_dice_and_warlords_are_marked() -> None:
    game = position(cards={"red-1": {"card": "shadow-scout", "die": True}}, trap="green-2")
    lines = drawn(game)
    assert MARKS["die"] in cell(lines, *PLACES["north", 1]).splitlines()[-1]
    assert MARKS["trap"] in cell(lines, *PLACES["east", 2]).splitlines()[-1]
    warlord = position(cards={"blue-3": "unburied-king"})
    assert MARKS["warlord"] in cell(drawn(warlord), *PLACES["south", 3]).splitlines()[-1]


def test_evil_tiles_and_heroes_are_marked() -> None:
    game = position(heroes={"elmer": {"at": "market"}, "kazgin": {"at": "market"}}, evil=["market"])
    tile = next(tile for tile in game.view()["tiles"] if tile["id"] == "market")
    row, column = divmod(tile["place"], 3)
    shown = cell(drawn(game), column + 1, row + 1)
    assert MARKS["evil"] in shown.splitlines()[0]
    assert "①" in shown
    assert "②" in shown


def test_the_numbers_of_options_stand_where_they_act() -> None:
    game = position(heroes={"elmer": {"at": "market"}})
    lines = drawn(game, lit={"market": [4], "red-1": [2, 17, 21, 22, 23]})
    tile = next(tile for tile in game.view()["tiles"] if tile["id"] == "market")
    row, column = divmod(tile["place"], 3)
    assert cell(lines, column + 1, row + 1).splitlines()[-1].endswith("4╯")
    assert "2 17 21…" in cell(lines, *PLACES["north", 1]).splitlines()[-1]


def test_the_board_whose_turn_it_is_has_a_heavy_frame() -> None:
    game = holdfast.new("last-bastion", {}, 3)
    _ = game.question
    view = game.view()
    for board in view["boards"]:
        shown = cell(drawn(game), *PLACES[board["side"], 1])
        assert shown.startswith("┏" if board["id"] == view["turn"]["board"] else "╭")


def test_every_kind_of_effect_has_a_sign_of_its_own() -> None:
    codes = {effect.code for card in load().cards.values() for effect in card.effects}
    assert codes <= set(EFFECTS)
    assert len(set(EFFECTS.values())) == len(EFFECTS)
    assert len(set(MARKS.values()) | set(KINDS.values()) | {SHAPES[c] for c in COLOURS}) == len(MARKS) + 4 + 5


@LANGUAGES
def test_a_standstill_is_told_under_the_board(language: str) -> None:
    game = position({"arne": {"pinned": True}}, filled("blue"), boards=("blue", "yellow", "green", "red"))
    before = drawn(game, language)
    for _ in range(12):
        game.choose("done")
    told = [line for line in drawn(game, language) if "11" in line and "20" in line]
    assert len(told) == len(drawn(game, language)) - len(before) == 1
    assert len(told[0]) <= 80


@LANGUAGES
@ROOMY
def test_no_name_leaves_its_cell(language: str, roomy: bool) -> None:
    cards = iter(load().cards)
    options: dict[str, Any] = {"players": 4, "level": "heroic"}
    for start in range(0, len(load().cards), 12):
        some = [next(cards) for _ in range(min(12, len(load().cards) - start))]
        slots = [
            f"{colour}-{number}" for colour in ("red", "green", "blue", "yellow") for number in (1, 2, 3)
        ]
        warlords = [card for card in some if load().cards[card].warlord]
        if len(warlords) > 3:
            some = [card for card in some if card not in warlords[3:]]
        dealt = dict(zip(slots, some, strict=False))
        game = position(heroes=HEROES[:4], cards=dealt, level=options["level"], content=None)
        lines = drawn(game, language, roomy)
        height = 5 if roomy else 4
        assert not too_wide("\n".join(lines))
        for row in range(1, 4):
            for column in range(5):
                for line in cell(lines, column, row, height).splitlines():
                    assert line[0] in "╭│╰┏┃┗", line
                    assert line[-1] in "╮│╯┓┃┛", line


@LANGUAGES
def test_the_words_of_the_corners_fit_uncut(language: str) -> None:
    translator = Translator(language, "last-bastion")
    say = "last-bastion-terminal-{}".format
    told = [
        translator.say(say("round"), number=99),
        translator.say(say("deck"), count=59) + " ♛",
        translator.say(say("warlords"), beaten=3, all=3),
        translator.say(say("discard"), count=59),
        " " + translator.say(say("reserve")),
        *(f" ⚑ {translator.say(say(place))}" for place in ("home", "away")),
        *(f"↻ {translator.say(say(f'kind-{kind}'))}" for kind in KINDS),
        *(f" ⚑ ▲ {translator.say(f'colour-{colour}')}" for colour in COLOURS),
    ]
    assert [text for text in told if len(text) > WIDTH] == []


@LANGUAGES
@ROOMY
def test_the_table_of_a_random_game_fits_and_has_words(language: str, roomy: bool) -> None:
    game = holdfast.new("last-bastion", {"players": 4, "level": "hard"}, 1)
    luck = random.Random(1)
    board, translator = board_of("last-bastion"), Translator(language, "last-bastion")
    while (question := game.question) is not None:
        if len(game.history) % 5 == 0:
            lines = drawn(game, language, roomy)
            assert not too_wide("\n".join(lines))
            assert not unsaid("\n".join(lines))
        game.choose(luck.choice(question.choices))
    for thing in (*TILES, *HEROES, "red-1", "blue-3", "haunt"):
        assert board.thing(game.table.content, game.view(), thing, translator) is not None
