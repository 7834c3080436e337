"""END: one way to win and four to lose."""

from pathlib import Path

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, cards_with, filled, monster, warlord
from tests.rulebook.last_bastion.look import asked, events, hero, kinds, view
from tests.rulebook.last_bastion.own import defeat
from tests.rulebook.last_bastion.play import ended, happened, place_card
from tests.rulebook.last_bastion.positions import position

OUT = {"status": "eliminated"}
IDLE_LORD = warlord(recurring=())
LORDS = cards_with(warlord=True)
QUIET = monster("green", enter=(), recurring=(), permanent=())


@rule("LB-END-1")
@pytest.mark.parametrize(("level", "warlords"), [("novice", 1), ("normal", 1), ("hard", 2), ("heroic", 3)])
def test_the_game_is_won_when_the_last_warlord_falls_in_a_fight(
    level: str, warlords: int, tmp_path: Path
) -> None:
    beaten = LORDS[: warlords - 1]
    game = defeat(tmp_path, {"arne": {}, "elmer": {}}, ["cleanse"], lord=True, level=level, discard=beaten)
    outcome = ended(game)
    assert outcome is not None and (outcome.won, outcome.reason) == (True, "warlords")


@rule("LB-END-1")
@pytest.mark.parametrize(("level", "warlords"), [("hard", 2), ("heroic", 3)])
def test_the_game_goes_on_while_a_warlord_is_left(level: str, warlords: int, tmp_path: Path) -> None:
    beaten = LORDS[: warlords - 2]
    game = defeat(tmp_path, {"arne": {}, "elmer": {}}, ["cleanse"], lord=True, level=level, discard=beaten)
    assert ended(game) is None
    assert view(game)["warlords"] == {"beaten": warlords - 1, "all": warlords}


@rule("LB-END-2")
def test_the_game_is_lost_when_all_heroes_are_out_of_action() -> None:
    game = position({"arne": {"life": 1}, "elmer": OUT}, filled("red"), phase="board")
    assert ended(game) == holdfast.Outcome(False, "heroes")


@rule("LB-END-2")
def test_one_hero_in_action_is_enough_to_go_on() -> None:
    game = position({"arne": {"life": 1}, "elmer": OUT, "kazgin": {}}, filled("red"), phase="board")
    assert ended(game) is None


@rule("LB-END-3")
@pytest.mark.parametrize(("evil", "lost"), [(["quarry"], False), (["quarry", "tomb"], True)])
def test_the_game_is_lost_with_three_evil_tiles(evil: list[str], lost: bool) -> None:
    haunting = {"card": card_with(recurring=("haunt",)), "evil": True}
    game = position(["arne", "elmer"], {"red-1": haunting}, evil=evil, phase="cards")
    assert ended(game) == (holdfast.Outcome(False, "evil-tiles") if lost else None)


@rule("LB-END-4")
def test_the_game_is_lost_when_a_card_has_to_be_drawn_from_an_empty_deck() -> None:
    game = position(["arne", "elmer"], {"red-1": IDLE_LORD}, phase="board", deck=[])
    assert ended(game) == holdfast.Outcome(False, "deck")


@rule("LB-END-5")
def test_drawing_the_last_card_is_not_yet_a_defeat_but_needing_another_is() -> None:
    gone = PRINTED.deck_monsters(2, PRINTED.levels["normal"]) - 1
    discard = [id for id in PRINTED.monsters if id != QUIET][:gone]
    game = position(["arne", "elmer"], {"red-1": IDLE_LORD}, phase="board", discard=discard, deck=[QUIET])
    place_card(game)
    assert view(game)["deck"]["cards"] == 0
    assert ended(game) is None
    game.choose("done")
    assert ended(game) == holdfast.Outcome(False, "deck")


@rule("LB-END-6")
def test_the_game_is_lost_when_the_green_board_discards_a_warlord() -> None:
    heroes = ["arne", "elmer", "kazgin", "sindara"]
    game = position(heroes, filled("green"), turn="green", phase="board", bottom=[IDLE_LORD])
    assert ended(game) == holdfast.Outcome(False, "warlord-discarded")


@rule("LB-END-7")
def test_the_exit_effects_of_the_last_warlord_come_before_victory(tmp_path: Path) -> None:
    game = defeat(tmp_path, {"arne": {}, "elmer": {}}, ["gain-life", "gain-equipment"], lord=True)
    assert ended(game) is None
    assert asked(game).ask == "gain-equipment"
    game.choose("take:black")
    outcome = ended(game)
    assert outcome is not None and outcome.won
    assert (hero(game, "arne")["life"], hero(game, "arne")["equipment"]) == (4, {"black": 1})
    assert kinds(game, "gain-life", "gain-equipment", "end") == ["gain-life", "gain-equipment", "end"]


@rule("LB-END-8")
@pytest.mark.parametrize(
    ("face", "reason"), [("evil", "evil-tiles"), ("life", "heroes"), ("card", "deck"), ("blank", "warlords")]
)
def test_exit_effects_of_the_last_warlord_may_turn_victory_into_defeat(
    face: str, reason: str, tmp_path: Path
) -> None:
    game = defeat(
        tmp_path,
        {"arne": {"life": 1}, "elmer": OUT},
        ["decay"],
        lord=True,
        evil=["quarry", "tomb"],
        deck=[],
        script=[f"decay:{face}"],
    )
    outcome = ended(game)
    assert outcome is not None and (outcome.won, outcome.reason) == (face == "blank", reason)


@rule("LB-END-9")
def test_a_defeat_ends_the_game_at_the_moment_it_becomes_true() -> None:
    """The second of two cards that are due does not act any more."""
    first, second = cards_with(recurring=("decay",))[:2]
    cards = {"red-1": first, "red-2": second}
    game = position(["arne", "elmer"], cards, evil=["quarry", "tomb"], phase="cards", script=["decay:evil"])
    game.choose(f"apply:{first}>decay")
    assert ended(game) == holdfast.Outcome(False, "evil-tiles")
    assert events(game)[-1].what == "end"
    assert [one["card"] for one in happened(game, "effect")] == [first]
    assert game.question is None


@rule("LB-END-10")
def test_the_discard_pile_is_never_shuffled_back() -> None:
    game = position(["arne", "elmer"], {"red-1": IDLE_LORD}, phase="board", deck=[])
    discarded = len(game.view()["discard"])
    assert discarded > 0
    assert ended(game) == holdfast.Outcome(False, "deck")
    assert (len(view(game)["discard"]), view(game)["deck"]["cards"]) == (discarded, 0)
