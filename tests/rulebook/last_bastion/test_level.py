"""LEVEL: what the four levels of difficulty change."""

from pathlib import Path

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, cards_with
from tests.rulebook.last_bastion.look import view
from tests.rulebook.last_bastion.own import defeat

LEVELS = ("novice", "normal", "hard", "heroic")


def layers(players: int, level: str) -> list[str]:
    """The deck from top to bottom, as in the table of LB-LEVEL-6: counts of monsters, W for a warlord."""
    game = holdfast.new("last-bastion", {"players": players, "level": level})
    deck = game.table.state.deck
    return ["W" if layer.pool == "warlord" else str(layer.count) for layer in deck.layers]


@rule("LB-LEVEL-1")
@pytest.mark.parametrize(("level", "warlords"), [("novice", 1), ("normal", 1), ("hard", 2), ("heroic", 3)])
def test_the_level_says_how_many_warlords_are_in_the_deck(level: str, warlords: int) -> None:
    assert layers(4, level).count("W") == warlords


@rule("LB-LEVEL-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_novice_removes_four_further_monsters(players: int) -> None:
    def monsters(level: str) -> int:
        return sum(int(layer) for layer in layers(players, level) if layer != "W")

    assert monsters("novice") == monsters("normal") - 4
    assert monsters("normal") == monsters("hard") == monsters("heroic")


@rule("LB-LEVEL-3")
@pytest.mark.parametrize("level", LEVELS)
def test_novice_deals_each_player_a_black_token_too(level: str) -> None:
    table = holdfast.new("last-bastion", {"players": 4, "level": level}).view()
    black = {"black": 1} if level == "novice" else {}
    assert [hero["equipment"] for hero in table["heroes"]] == [
        {hero["board"]: 1} | black for hero in table["heroes"]
    ]
    left = PRINTED.tokens.equipment - (4 if level == "novice" else 0)
    assert table["reserve"]["equipment"].get("black", 0) == left


@rule("LB-LEVEL-4")
@pytest.mark.parametrize(
    ("level", "below"), [("hard", ["W", "8", "W", "8"]), ("heroic", ["W", "8", "W", "8", "W", "8"])]
)
def test_below_the_rest_lie_blocks_of_eight_monsters_each_under_its_warlord(
    level: str, below: list[str]
) -> None:
    for players in (1, 2, 3, 4):
        top, *others = layers(players, level)
        assert others == below
        all_monsters = PRINTED.deck_monsters(players, PRINTED.levels[level])
        assert int(top) == all_monsters - 8 * below.count("W")


@rule("LB-LEVEL-5")
@pytest.mark.parametrize("level", LEVELS)
def test_the_game_is_won_only_when_all_warlords_of_the_deck_are_defeated(level: str, tmp_path: Path) -> None:
    warlords = {"novice": 1, "normal": 1, "hard": 2, "heroic": 3}[level]
    for before in range(warlords):
        beaten = cards_with(warlord=True)[:before]
        folder = tmp_path / str(before)
        folder.mkdir()
        game = defeat(folder, {"arne": {}, "elmer": {}}, ["curse"], lord=True, level=level, discard=beaten)
        assert view(game)["warlords"]["beaten"] == before + 1
        assert (game.outcome is not None) == (before + 1 == warlords)


@rule("LB-LEVEL-6")
@pytest.mark.parametrize(
    ("players", "novice", "normal", "hard", "heroic"),
    [
        (4, "38/W/8", "42/W/8", "34/W/8/W/8", "26/W/8/W/8/W/8"),
        (3, "34/W/8", "38/W/8", "30/W/8/W/8", "22/W/8/W/8/W/8"),
        (2, "30/W/8", "34/W/8", "26/W/8/W/8", "18/W/8/W/8/W/8"),
        (1, "26/W/8", "30/W/8", "22/W/8/W/8", "14/W/8/W/8/W/8"),
    ],
)
def test_the_table_of_decks(players: int, novice: str, normal: str, hard: str, heroic: str) -> None:
    assert ["/".join(layers(players, level)) for level in LEVELS] == [novice, normal, hard, heroic]
