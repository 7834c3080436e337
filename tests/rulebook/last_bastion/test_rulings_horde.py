"""Rulings on the horde phase, on placing and on drawing."""

from pathlib import Path
from typing import Any

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import (
    PRINTED,
    card_with,
    cards_with,
    filled,
    idle,
    monster,
    own_content,
    warlord,
)
from tests.rulebook.last_bastion.look import asked, card, card_ids, events, hero, kinds, offered, view
from tests.rulebook.last_bastion.positions import BOARDS, position

FOUR = ("elmer", "kazgin", "arne", "sindara")
QUIET = [*idle(1, "green", enter=()), *idle(1, "blue", enter=())]
HAUNTING = card_with(recurring=("haunt",))
SUMMONER = "hollow-summoner"
WARLORD = warlord(recurring=(), permanent=("no-white",))
CALLER = {"id": "caller", "colour": "black", "resistance": 1, "recurring": ["draw"]}
"""A monster that brings a card in every horde phase."""
DOUBLE = {"id": "double", "colour": "red", "resistance": 1, "enter": ["lose-life", "curse"]}


def played_out(players: int, *used: str) -> list[str]:
    """All the monsters of the deck but those that are used elsewhere."""
    others = [id for id in PRINTED.monsters if id not in used and id not in filled(*BOARDS).values()]
    count = 50 - 4 * (4 - players) - len(used)
    return (others + list(filled(*BOARDS).values()))[:count]


@rule("LB-RULE-18")
def test_a_card_that_arrives_in_step_one_does_not_act_in_this_phase(tmp_path: Path) -> None:
    late = card_with(recurring=("haunt",), colour="red")
    game = position(
        cards={"red-1": "caller"},
        phase="begin",
        deck=[late, *QUIET],
        content=own_content(tmp_path, CALLER),
    )
    game.choose("place:red-2")
    game.choose(offered(game, "place")[0])
    assert asked(game).ask == "hero-turn"
    assert [event.data["card"] for event in events(game, "effect")] == ["caller"]
    shown = card(game, "red-2")
    assert shown is not None
    assert not shown["evil"]


@rule("LB-RULE-18")
def test_a_card_that_has_left_the_board_does_not_act() -> None:
    with pytest.raises(holdfast.BadPosition) as refused:
        position(phase="cards", acting=[{"card": HAUNTING, "effect": 0}])
    assert [fault.code for fault in refused.value.faults] == ["cannot-act"]


@rule("LB-RULE-19")
def test_whether_the_board_is_full_is_seen_after_step_one(tmp_path: Path) -> None:
    third = idle(1, "red", enter=())[0]
    game = position(
        cards={"red-1": "caller", "red-2": HAUNTING},
        phase="cards",
        acting=[{"card": "caller", "effect": 0}],
        deck=[third, SUMMONER],
        content=own_content(tmp_path, CALLER),
    )
    assert asked(game).ask == "hero-turn"
    assert card_ids(game)["red-3"] == third
    assert kinds(game, "draw", "board-acts") == ["draw", "board-acts"]
    assert hero(game, "elmer")["life"] == 2


@rule("LB-RULE-20")
def test_the_third_card_does_not_trigger_the_board_at_once() -> None:
    third = idle(1, "red", enter=())[0]
    first, second, _ = filled("red").values()
    game = position(cards={"red-1": first, "red-2": second}, phase="board", deck=[third])
    assert asked(game).ask == "hero-turn"
    assert card_ids(game)["red-3"] == third
    assert kinds(game, "board-acts") == []
    assert hero(game, "elmer")["life"] == 3


@rule("LB-RULE-21")
def test_an_effect_is_finished_with_all_its_consequences_before_the_next(tmp_path: Path) -> None:
    game = position(
        cards={"red-1": HAUNTING, "red-2": "caller"},
        phase="begin",
        deck=[SUMMONER, *QUIET],
        content=own_content(tmp_path, CALLER),
    )
    assert set(offered(game)) == {"apply:caller>draw", f"apply:{HAUNTING}>haunt"}
    game.choose("apply:caller>draw")
    game.choose("place:blue-1")
    game.choose(offered(game, "place")[0])
    effects = [event.data["card"] for event in events(game, "effect")]
    assert effects == ["caller", SUMMONER, HAUNTING]


@rule("LB-RULE-21")
def test_on_a_neutral_turn_the_team_chooses_the_order() -> None:
    first, second = cards_with(recurring=("haunt",))[:2]
    cards = {"green-1": first, "green-2": second}
    game = position(cards=cards, turn="green", phase="begin", deck=QUIET, questions="all")
    assert set(offered(game)) == {f"apply:{first}>haunt", f"apply:{second}>haunt"}
    assert asked(game).seats == ()
    game.choose(f"apply:{second}>haunt", seat=0)
    assert [event.data["card"] for event in events(game, "effect")] == [second, first]


@rule("LB-RULE-22")
@pytest.mark.parametrize("first", ["lose-life", "curse"])
def test_several_enter_effects_of_a_card_come_in_the_order_of_the_acting_player(
    first: str, tmp_path: Path
) -> None:
    content = own_content(tmp_path, DOUBLE)
    game = position(phase="board", deck=["double"], content=content, questions="all")
    game.choose("place:red-1")
    assert set(offered(game)) == {"apply:double>lose-life", "apply:double>curse"}
    assert asked(game).seats == (0,)
    game.choose(f"apply:double>{first}")
    assert events(game, "effect")[0].data["effect"] == first
    assert len(events(game, "effect")) == 2


@rule("LB-RULE-23")
def test_a_free_slot_of_the_right_colour_cannot_be_refused() -> None:
    first, second, _ = filled("green").values()
    drawn = idle(1, "green", enter=())[0]
    game = position(cards={"green-1": first, "green-3": second}, phase="board", deck=[drawn])
    assert asked(game).ask == "hero-turn"
    assert card_ids(game)["green-2"] == drawn


@rule("LB-RULE-23")
@pytest.mark.parametrize(("slot", "trapped"), [("green-2", True), ("green-3", False)])
def test_the_trapped_slot_may_be_chosen_or_avoided(slot: str, trapped: bool) -> None:
    drawn = idle(1, "green", enter=())[0]
    game = position(phase="board", trap="green-2", deck=[drawn])
    assert offered(game) == ["place:green-1", "place:green-2", "place:green-3"]
    game.choose(f"place:{slot}")
    assert view(game)["discard"] == ([drawn] if trapped else [])
    assert view(game)["pieces"]["trap"] == ("quarry" if trapped else "green-2")


@rule("LB-RULE-24")
def test_with_all_slots_full_and_the_deck_empty_a_life_token_is_lost_and_not_the_game(tmp_path: Path) -> None:
    cards = filled(*BOARDS) | {"blue-1": "caller", "red-1": WARLORD}
    game = position(FOUR, cards, turn="blue", phase="begin", deck=[], content=own_content(tmp_path, CALLER))
    assert view(game)["deck"]["cards"] == 0
    assert game.outcome is None
    assert [hero(game, id)["life"] for id in FOUR] == [3, 3, 2, 3]


@rule("LB-RULE-25")
def test_on_a_neutral_turn_the_chosen_player_loses_that_life_token(tmp_path: Path) -> None:
    cards = filled(*BOARDS) | {"yellow-1": "caller"}
    game = position(
        cards=cards,
        turn="yellow",
        phase="begin",
        script=["decay:blank"],
        content=own_content(tmp_path, CALLER),
    )
    before = game.view()["deck"]
    assert asked(game).about["effect"] == "draw"
    game.choose("suffer:kazgin")
    assert view(game)["deck"] == before
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (3, 2)


@rule("LB-RULE-26")
def test_free_slots_are_counted_anew_before_each_draw(tmp_path: Path) -> None:
    cards = filled(*BOARDS, apart=[SUMMONER]) | {"blue-1": "caller"}
    del cards["yellow-3"]
    game = position(
        FOUR, cards, turn="blue", phase="begin", deck=[SUMMONER], content=own_content(tmp_path, CALLER)
    )
    before = game.view()["deck"]["cards"]
    assert asked(game).ask == "hero-turn"
    assert card_ids(game)["yellow-3"] == SUMMONER
    assert view(game)["deck"]["cards"] == before - 1
    assert hero(game, "arne")["life"] == 2


@rule("LB-RULE-27")
def test_a_card_that_is_moved_does_not_enter_again() -> None:
    entering = card_with(enter="lose-life", recurring=())
    game = position({"elmer": {"at": "tower"}, "kazgin": {}}, {"red-1": entering, "red-3": QUIET[0]})
    for choice in ("activate:tower", "shift:red-1", "alone", "to:green-1"):
        game.choose(choice)
    assert card_ids(game)["green-1"] == entering
    assert kinds(game, "effect") == []
    assert hero(game, "elmer")["life"] == 3


@rule("LB-RULE-28")
@pytest.mark.parametrize("where", ["recurring", "enter", "exit", "decay"])
def test_drawing_from_an_empty_deck_is_a_defeat_wherever_the_draw_comes_from(
    where: str, tmp_path: Path
) -> None:
    spider = card_with(exit=("draw",))
    printed = PRINTED.cards[spider]
    armed = {"elmer": {"at": "tower", "equipment": {printed.colour: printed.resistance}}, "kazgin": {}}
    facts: dict[str, Any] = {"deck": [], "phase": "begin"}
    cards = {"green-1": WARLORD}
    match where:
        case "recurring":
            cards["red-2"] = "caller"
            facts["content"] = own_content(tmp_path, CALLER)
        case "enter":
            facts |= {"deck": [SUMMONER], "discard": played_out(2, SUMMONER)}
        case "exit":
            cards["red-2"] = spider
            facts["phase"] = "hero"
        case "decay":
            cards["red-2"] = card_with(recurring=("decay",))
            facts["script"] = ["decay:card"]
    game = position(armed, cards, **facts)
    if where == "exit":
        game.choose("fight:red-2")
        game.choose("win:red-2")
    if where == "enter":
        game.choose("place:blue-1")
        assert card_ids(game)["blue-1"] == SUMMONER
    assert game.outcome == holdfast.Outcome(won=False, reason="deck")


@rule("LB-RULE-29")
def test_a_full_green_board_does_nothing_to_an_empty_deck() -> None:
    cards = filled("green") | {"red-1": WARLORD}
    game = position(FOUR, cards, turn="green", phase="board", deck=[])
    before = game.view()["discard"]
    assert asked(game).ask == "hero-turn"
    assert game.outcome is None
    assert view(game)["discard"] == before


@rule("LB-RULE-30")
@pytest.mark.parametrize("level", ["hard", "heroic"])
def test_a_warlord_discarded_from_the_deck_is_a_defeat_though_others_are_left(level: str) -> None:
    lost = warlord(apart=[WARLORD])
    cards = filled("green") | {"red-1": WARLORD}
    game = position(FOUR, cards, turn="green", phase="board", level=level, bottom=[lost])
    assert game.outcome == holdfast.Outcome(won=False, reason="warlord-discarded")


@rule("LB-RULE-30")
def test_warlords_in_play_are_no_concern_of_the_green_board() -> None:
    cards = filled("green") | {"green-1": WARLORD}
    game = position(FOUR, cards, turn="green", phase="board")
    assert asked(game).ask == "hero-turn"
    assert card_ids(game)["green-1"] == WARLORD


@rule("LB-RULE-31")
def test_a_card_discarded_by_the_green_board_applies_nothing_and_is_not_replaced() -> None:
    lost = monster(enter=("lose-life",), exit=("gain-equipment",))
    game = position(FOUR, filled("green", apart=[lost]), turn="green", phase="board", bottom=[lost])
    before = game.view()
    assert asked(game).ask == "hero-turn"
    assert view(game)["discard"] == [lost]
    assert view(game)["heroes"] == before["heroes"]
    assert view(game)["deck"]["cards"] == before["deck"]["cards"] - 1
    assert kinds(game, "effect", "draw") == []
