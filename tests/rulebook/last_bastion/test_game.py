"""What the game is: who plays, how hard, and what for."""

from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast import words
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, cards_with, monster, own_content
from tests.rulebook.last_bastion.look import card
from tests.rulebook.last_bastion.positions import position

FIRST, LAST = cards_with(warlord=True, resistance=4)[:2]


def armed(warlord: str) -> dict[str, int]:
    """Tokens enough to beat that warlord whatever the dice show."""
    return {PRINTED.cards[warlord].colour: PRINTED.cards[warlord].resistance}


@rule("LB-GAME-1")
def test_all_win_together_even_one_who_lies_eliminated() -> None:
    game = position(
        {"kazgin": {"at": "tower", "equipment": armed(LAST)}, "elmer": {"status": "eliminated"}},
        {"red-2": LAST},
    )
    game.choose("fight:red-2")
    game.choose("win:red-2")
    while game.question is not None:
        game.choose(game.question.options[0])
    assert game.outcome is not None
    assert game.outcome.won
    assert set(msgspec.structs.asdict(game.outcome)) == {"won", "reason", "score"}
    assert isinstance(game.outcome.score, int)


@rule("LB-GAME-1")
def test_all_lose_together_even_heroes_in_good_health() -> None:
    game = position(
        {"elmer": {"life": 4}, "kazgin": {"life": 4}},
        {"red-1": {"card": cards_with(recurring="haunt")[0], "evil": True}},
        phase="begin",
        evil=("market", "tomb"),
    )
    assert game.outcome == holdfast.Outcome(won=False, reason="evil-tiles")


@rule("LB-GAME-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_may_play(players: int) -> None:
    assert holdfast.new("last-bastion", {"players": players}).seats == players


@rule("LB-GAME-2")
@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_may_play(players: int) -> None:
    with pytest.raises(holdfast.BadOptions):
        holdfast.new("last-bastion", {"players": players})


@rule("LB-GAME-3")
def test_fewer_players_change_the_deck_and_the_boards_and_nothing_else() -> None:
    four = holdfast.new("last-bastion", {"players": 4}).view()
    three = holdfast.new("last-bastion", {"players": 3}).view()
    assert [board["hero"] is None for board in four["boards"]].count(True) == 0
    assert [board["hero"] is None for board in three["boards"]].count(True) == 1
    assert (four["deck"]["cards"], three["deck"]["cards"]) == (51, 47)
    for key in ("dice", "warlords", "discard", "level"):
        assert three[key] == four[key]
    for hero in three["heroes"]:
        assert (hero["life"], hero["calls"], sum(hero["equipment"].values())) == (3, 1, 1)


@rule("LB-GAME-4")
@pytest.mark.parametrize("level", ["novice", "normal", "hard", "heroic"])
def test_the_game_has_four_levels(level: str) -> None:
    assert holdfast.new("last-bastion", {"level": level}).view()["level"] == level


@rule("LB-GAME-4")
def test_there_is_no_fifth_level_and_normal_is_proposed() -> None:
    with pytest.raises(holdfast.BadOptions):
        holdfast.new("last-bastion", {"level": "nightmare"})
    assert holdfast.new("last-bastion").view()["level"] == "normal"


@rule("LB-GAME-5")
@pytest.mark.parametrize("left_in_the_deck", [1, 0])
def test_the_game_is_won_by_beating_every_warlord_of_the_deck(left_in_the_deck: int) -> None:
    game = position(
        {"elmer": {"at": "tower", "equipment": armed(LAST)}, "kazgin": {}},
        {"red-2": LAST},
        level="hard",
        discard=() if left_in_the_deck else (FIRST,),
    )
    game.choose("fight:red-2")
    game.choose("win:red-2")
    while game.question is not None and game.question.ask != "hero-turn":
        game.choose(game.question.options[0])
    won = game.outcome is not None and game.outcome.won
    assert won == (left_in_the_deck == 0)


@rule("LB-GAME-6")
@pytest.mark.parametrize("id", [monster(), LAST])
def test_every_horde_card_shows_name_colour_resistance_and_effects(id: str) -> None:
    printed = PRINTED.cards[id]
    shown = card(position(cards={"red-1": id}), "red-1")
    assert shown is not None
    assert all(words.has(language, f"card-{shown['id']}", "last-bastion") for language in words.languages())
    assert (shown["colour"], shown["resistance"]) == (printed.colour, printed.resistance)
    assert [(e["kind"], e["code"]) for e in shown["effects"]] == [(e.kind, e.code) for e in printed.effects]
    assert all(card.effects for card in PRINTED.cards.values())


@rule("LB-GAME-6")
@pytest.mark.parametrize("warlords", [False, True])
@pytest.mark.parametrize("missing", ["id", "colour", "resistance"])
def test_a_card_without_name_colour_or_resistance_is_refused(
    missing: str, warlords: bool, tmp_path: Path
) -> None:
    entry = {"id": "nameless", "colour": "red", "resistance": 1, "exit": ["gain-life"]}
    own = own_content(tmp_path, {key: entry[key] for key in entry if key != missing}, warlords=warlords)
    with pytest.raises(holdfast.BadContent):
        holdfast.new("last-bastion", content=own)
