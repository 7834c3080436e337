"""LB-RULE-115 to 128: rulings on life, death, the end and the score."""

from pathlib import Path
from typing import Any

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, filled, idle, monster, warlord
from tests.rulebook.last_bastion.look import asked, card_ids, hero, kinds, reserve, view
from tests.rulebook.last_bastion.own import PRETENDER, STRANGER, defeat, pretender, stranger
from tests.rulebook.last_bastion.play import board, choose, ended, happened, offers, place_card
from tests.rulebook.last_bastion.positions import position

OUT: dict[str, Any] = {"status": "eliminated"}
DEAD: dict[str, Any] = {"status": "dead"}
LOSE_LIFE = card_with(recurring=("lose-life",))
LOSE_ROUND = card_with(recurring=("lose-round",))
QUIET = monster("green", enter=(), recurring=(), permanent=())


@rule("LB-RULE-115")
def test_the_evil_figure_of_an_eliminated_hero_goes_to_the_reserve() -> None:
    heroes = {"arne": {"life": 1, "cursed": True}, "elmer": {}}
    game = position(heroes, filled("red"), phase="board")
    assert hero(game, "arne")["status"] == "eliminated" and not hero(game, "arne")["cursed"]
    assert reserve(game)["evil"] == PRINTED.tokens.evil


@rule("LB-RULE-116")
def test_after_an_elimination_in_step_1_the_other_cards_act_as_on_a_neutral_board() -> None:
    game = position(
        {"arne": {"life": 1}, "elmer": {"calls": 1}, "kazgin": {"calls": 1}},
        {"red-1": LOSE_LIFE, "red-2": LOSE_ROUND},
        phase="begin",
    )
    game.choose(f"apply:{LOSE_LIFE}>lose-life")
    assert offers(game) == {"suffer:elmer", "suffer:kazgin"}
    game.choose("suffer:kazgin")
    assert [one["board"] for one in happened(game, "turn")] == ["red", "green"]
    assert kinds(game, "draw", "turn-ends") == ["turn-ends", "draw"], "no draw of step 2"


@rule("LB-RULE-116")
def test_after_an_elimination_in_step_1_the_effect_of_a_full_board_goes_to_another_player() -> None:
    cards = filled("red", apart=[LOSE_LIFE]) | {"red-1": LOSE_LIFE}
    game = position({"arne": {"life": 1}, "elmer": {}, "kazgin": {}}, cards, phase="begin")
    assert hero(game, "arne")["status"] == "eliminated"
    assert offers(game) == {"suffer:elmer", "suffer:kazgin"}
    game.choose("suffer:elmer")
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (2, 3)
    assert [one["board"] for one in happened(game, "turn")] == ["red", "green"]


@rule("LB-RULE-117")
def test_the_turn_of_a_hero_eliminated_in_the_hero_phase_ends_after_the_current_effects(
    tmp_path: Path,
) -> None:
    """Two exit effects: the rest is applied by another player, then the next board has its turn."""
    heroes = {"arne": {"life": 1, "calls": 1}, "elmer": {}, "kazgin": {}}
    game = defeat(tmp_path, heroes, ["lose-life", "gain-life"], {"red-1": LOSE_LIFE}, deck=[QUIET])
    choose(game, f"apply:{STRANGER}>lose-life", "suffer:elmer")
    assert hero(game, "elmer")["life"] == 4
    assert [one["board"] for one in happened(game, "turn")] == ["green"]
    assert [one["card"] for one in happened(game, "effect")].count(LOSE_LIFE) == 0, "no second horde phase"


@rule("LB-RULE-118")
def test_the_first_loss_of_all_life_eliminates_and_the_second_kills() -> None:
    game = position(
        {"arne": {"life": 1}, "elmer": {"at": "dispensary"}}, filled("red"), phase="board", deck=[QUIET]
    )
    assert hero(game, "arne")["status"] == "eliminated"
    place_card(game)
    choose(game, "activate:dispensary", "heal:arne")
    assert hero(game, "arne")["status"] == "wounded"
    again = position({"arne": {"life": 1, "status": "wounded"}, "elmer": {}}, filled("red"), phase="board")
    assert hero(again, "arne")["status"] == "dead"


@rule("LB-RULE-118")
def test_an_eliminated_hero_whom_nobody_heals_stays_eliminated() -> None:
    heroes = {"arne": {}, "elmer": OUT}
    game = position(heroes, filled("blue"), deck=[QUIET], turn="blue", phase="begin")
    assert hero(game, "elmer")["status"] == "eliminated"
    assert hero(game, "arne")["status"] == "healthy"


@rule("LB-RULE-119")
@pytest.mark.parametrize("others", [(OUT, OUT), (OUT, DEAD), (DEAD, DEAD)])
def test_defeat_when_no_hero_is_in_play_the_dead_included(others: tuple[dict[str, Any], ...]) -> None:
    heroes = {"arne": {"life": 1}, "elmer": others[0], "kazgin": others[1]}
    game = position(heroes, filled("red"), phase="board")
    assert ended(game) == holdfast.Outcome(False, "heroes")


@rule("LB-RULE-120")
def test_a_healed_hero_gets_the_former_board_and_a_turn_in_the_same_round() -> None:
    cards = dict(zip(("blue-1", "blue-2"), idle(2, apart=[QUIET]), strict=True))
    game = position({"arne": {"at": "dispensary"}, "elmer": OUT}, cards, deck=[QUIET])
    assert board(game, "blue")["hero"] is None
    choose(game, "activate:dispensary", "heal:elmer")
    assert board(game, "blue")["hero"] == "elmer"
    assert card_ids(game) == cards
    game.choose("done")
    place_card(game)
    assert asked(game).ask == "hero-turn" and asked(game).choices[0].seat == 1
    assert not happened(game, "round")


@rule("LB-RULE-120")
def test_a_hero_who_lay_down_when_eliminated_is_healed_upright() -> None:
    game = position(
        {"arne": {"life": 1, "pinned": True}, "elmer": {"at": "dispensary"}},
        filled("red"),
        phase="board",
        deck=[QUIET],
    )
    place_card(game)
    choose(game, "activate:dispensary", "heal:arne")
    assert not hero(game, "arne")["pinned"]


@rule("LB-RULE-121")
def test_the_board_of_a_dead_hero_is_neutral_to_the_end() -> None:
    game = position({"arne": {"at": "dispensary"}, "elmer": DEAD}, {"blue-1": LOSE_ROUND}, deck=[QUIET])
    assert board(game, "blue")["hero"] is None
    game.choose("activate:dispensary")
    assert not offers(game, "heal")
    choose(game, "hand:red", "done")
    assert [(one["board"], one["hero"]) for one in happened(game, "turn")] == [
        ("green", None),
        ("blue", None),
        ("yellow", None),
        ("red", "arne"),
    ]
    assert len(happened(game, "draw")) == 1, "only Arne's board draws"


@rule("LB-RULE-122")
@pytest.mark.parametrize(("face", "won"), [("evil", False), ("blank", True)])
def test_last_warlord_and_another_card_both_have_their_exit_effects_before_the_check(
    face: str, won: bool, tmp_path: Path
) -> None:
    content = pretender(stranger(tmp_path, exit=["decay"]), ["gain-life"])
    game = position(
        {"arne": {"at": "market"}, "elmer": {}},
        {"red-3": PRETENDER, "green-1": STRANGER},
        evil=["quarry", "tomb"],
        content=content,
        script=[*["combat:blue"] * 3, f"decay:{face}"],
    )
    choose(game, "fight:red-3+green-1", "win:red-3+green-1", f"apply:{PRETENDER}>gain-life")
    outcome = ended(game)
    assert outcome is not None and outcome.won == won
    assert hero(game, "arne")["life"] == 4


@rule("LB-RULE-123")
def test_victory_although_the_last_warlord_eliminates_the_fighter(tmp_path: Path) -> None:
    heroes = {"arne": {"life": 1}, "elmer": {}}
    game = defeat(tmp_path, heroes, ["lose-life", "gain-life"], lord=True)
    game.choose(f"apply:{PRETENDER}>lose-life")
    assert hero(game, "arne")["status"] == "eliminated"
    assert hero(game, "elmer")["life"] == 4
    assert ended(game) == holdfast.Outcome(True, "warlords", 10 + 4)


@rule("LB-RULE-124")
def test_two_warlords_may_be_in_play_and_fall_in_any_order(tmp_path: Path) -> None:
    other = warlord(recurring=(), enter="all-lose-round")
    heroes = {"arne": {"at": "tower"}, "elmer": {}}
    content = pretender(tmp_path, ["curse"])
    both = position(heroes, {"red-2": PRETENDER}, level="hard", phase="board", deck=[other], content=content)
    place_card(both)
    assert sorted(card_ids(both).values()) == sorted([PRETENDER, other])
    choose(both, "fight:red-2", "win:red-2")
    assert view(both)["warlords"] == {"beaten": 1, "all": 2}
    assert ended(both) is None
    last = position(heroes, {"red-2": PRETENDER}, level="hard", discard=[other], content=content)
    choose(last, "fight:red-2", "win:red-2")
    outcome = ended(last)
    assert outcome is not None and outcome.won


@rule("LB-RULE-125")
@pytest.mark.parametrize(("life", "exit", "reason"), [(1, "lose-life", "heroes"), (3, "draw", "deck")])
def test_defeat_wins_over_victory(life: int, exit: str, reason: str, tmp_path: Path) -> None:
    heroes = {"arne": {"life": life}, "elmer": OUT}
    game = defeat(tmp_path, heroes, [exit], lord=True, deck=[])
    assert ended(game) == holdfast.Outcome(False, reason)


@rule("LB-RULE-126")
def test_a_defeat_has_no_score(tmp_path: Path) -> None:
    for game in (
        position({"arne": {"life": 1}, "elmer": OUT}, filled("red"), phase="board"),
        position(["arne", "elmer"], {"red-1": warlord(recurring=())}, phase="board", deck=[]),
        defeat(tmp_path, {"arne": {"life": 1}, "elmer": OUT}, ["lose-life"], lord=True),
    ):
        outcome = ended(game)
        assert outcome is not None and not outcome.won
        assert outcome.score is None


@rule("LB-RULE-127")
@pytest.mark.parametrize(("fate", "cost"), [(OUT, 0), (DEAD, 3)])
def test_heroes_who_were_not_healed_cost_nothing(fate: dict[str, Any], cost: int, tmp_path: Path) -> None:
    game = defeat(tmp_path, {"arne": {"life": 2}, "elmer": fate}, ["curse"], lord=True)
    assert ended(game) == holdfast.Outcome(True, "warlords", 10 + 2 - cost)


@rule("LB-RULE-128")
def test_the_rewards_of_the_last_warlord_score_and_the_reserve_does_not(tmp_path: Path) -> None:
    game = defeat(
        tmp_path, {"arne": {"life": 1}, "elmer": {"life": 1}}, ["gain-life", "gain-call"], lord=True
    )
    assert reserve(game)["life"] > 0
    assert ended(game) == holdfast.Outcome(True, "warlords", 10 + 3 + 2)


@rule("LB-RULE-128")
def test_evil_tiles_are_counted_after_the_last_warlords_exit_effects(tmp_path: Path) -> None:
    heroes = {"arne": {"life": 1}, "elmer": OUT}
    game = defeat(tmp_path, heroes, ["cleanse"], lord=True, evil=["market", "quarry"])
    game.choose("banish:market")
    assert ended(game) == holdfast.Outcome(True, "warlords", 10 + 1 - 4)


@rule("LB-RULE-128")
def test_heroes_who_die_of_the_last_warlord_are_counted(tmp_path: Path) -> None:
    arne = {"life": 1, "status": "wounded"}
    game = defeat(tmp_path, {"arne": arne, "elmer": {"life": 1}}, ["lose-life"], lord=True)
    assert ended(game) == holdfast.Outcome(True, "warlords", 10 + 1 - 3)
