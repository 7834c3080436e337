"""Rulings on neutral boards: who chooses, who pays, who rolls."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import card_with, filled, idle, own_content
from tests.rulebook.last_bastion.look import (
    asked,
    card,
    card_ids,
    events,
    hero,
    kinds,
    offered,
    view,
)
from tests.rulebook.last_bastion.positions import position

QUIET = idle(2, enter=())
HAUNTING = card_with(recurring=("haunt",))
TAKES_LIFE = card_with(recurring="lose-life")


def acting(folder: Path, *icons: str) -> Path:
    """A content with a monster, the stranger, that has these recurring icons."""
    return own_content(folder, {"id": "stranger", "colour": "red", "resistance": 1, "recurring": list(icons)})


def neutral_turn(cards: dict[str, Any], heroes: dict[str, Any] | None = None, **facts: Any) -> Game:
    """The turn of the neutral yellow board begins; after it comes Elmer's."""
    return position(
        heroes or {"elmer": {}, "kazgin": {}},
        cards,
        turn="yellow",
        phase="begin",
        **({"deck": QUIET} | facts),
    )


@rule("LB-RULE-32")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_team_chooses_who_pays(seat: int) -> None:
    game = neutral_turn({"yellow-1": TAKES_LIFE})
    assert asked(game).seats == ()
    game.choose("suffer:kazgin", seat=seat)
    assert hero(game, "kazgin")["life"] == 2


@rule("LB-RULE-33")
@pytest.mark.parametrize(
    ("icon", "arne", "eligible"),
    [
        ("lose-life", {"life": 1, "cursed": True, "pinned": True}, ["elmer", "kazgin", "arne"]),
        ("lose-round", {}, ["elmer", "kazgin"]),
        ("lose-round", {"calls": 1}, ["elmer", "kazgin", "arne"]),
        ("lose-round", {"equipment": {"red": 1}}, ["elmer", "kazgin", "arne"]),
        ("curse", {"cursed": True}, ["elmer", "kazgin"]),
        ("curse", {"status": "wounded"}, ["elmer", "kazgin"]),
        ("curse", {"pinned": True}, ["elmer", "kazgin", "arne"]),
        ("decay", {"status": "wounded", "pinned": True}, ["elmer", "kazgin", "arne"]),
        ("draw", {"status": "wounded", "pinned": True}, ["elmer", "kazgin", "arne"]),
    ],
)
def test_an_effect_falls_on_a_hero_in_play_whom_it_would_change(
    icon: str, arne: dict[str, Any], eligible: list[str], tmp_path: Path
) -> None:
    heroes = {
        "elmer": {"calls": 1},
        "kazgin": {"calls": 1},
        "arne": arne,
        "sindara": {"status": "eliminated"},
    }
    game = neutral_turn({"yellow-1": "stranger"}, heroes, content=acting(tmp_path, icon))
    assert asked(game).about == {"effect": icon}
    assert offered(game) == [f"suffer:{id}" for id in eligible]


@rule("LB-RULE-33")
@pytest.mark.parametrize(
    ("pinned", "eligible"), [(True, ["elmer", "kazgin"]), (False, ["elmer", "kazgin", "arne"])]
)
def test_losing_a_movement_falls_on_a_hero_who_is_not_pinned_yet(pinned: bool, eligible: list[str]) -> None:
    heroes: dict[str, Any] = {
        "elmer": {},
        "kazgin": {},
        "arne": {"pinned": pinned},
        "sindara": {"status": "eliminated"},
    }
    game = position(
        heroes, filled("blue"), boards=("red", "green", "yellow", "blue"), turn="blue", phase="board"
    )
    assert offered(game) == [f"suffer:{id}" for id in eligible]


@rule("LB-RULE-34")
@pytest.mark.parametrize(
    ("icon", "facts"), [("lose-round", {}), ("curse", {"cursed": True}), ("curse", {"status": "wounded"})]
)
def test_an_effect_that_nobody_can_suffer_is_ignored(
    icon: str, facts: dict[str, Any], tmp_path: Path
) -> None:
    heroes = {"elmer": facts, "kazgin": facts}
    game = neutral_turn({"yellow-1": "stranger"}, heroes, content=acting(tmp_path, icon))
    before = game.view()["heroes"]
    assert asked(game).ask == "place"
    assert view(game)["heroes"] == before
    assert kinds(game, "turn", "nobody") == ["turn", "nobody", "turn"]


@rule("LB-RULE-35")
def test_a_player_with_one_life_token_may_be_chosen() -> None:
    game = neutral_turn({"yellow-1": TAKES_LIFE}, {"elmer": {"life": 4}, "kazgin": {"life": 1}})
    game.choose("suffer:kazgin")
    assert hero(game, "kazgin")["status"] == "eliminated"
    assert hero(game, "elmer")["life"] == 4


@rule("LB-RULE-36")
def test_who_rolls_is_chosen_before_the_roll_and_suffers_even_if_there_is_nothing_to_take() -> None:
    rotting = card_with(recurring=("decay",))
    game = neutral_turn({"yellow-1": rotting}, {"elmer": {"calls": 1}, "kazgin": {}}, script=["decay:round"])
    assert offered(game) == ["suffer:elmer", "suffer:kazgin"]
    assert kinds(game, "decay") == []
    game.choose("suffer:kazgin")
    assert [event.data["face"] for event in events(game, "decay")] == ["round"]
    assert asked(game).ask == "place"
    assert hero(game, "elmer")["calls"] == 1


@rule("LB-RULE-36")
@pytest.mark.parametrize(("roller", "seat"), [("elmer", 0), ("kazgin", 1)])
def test_who_rolls_for_the_neutral_yellow_board_chooses_the_tile(roller: str, seat: int) -> None:
    game = neutral_turn(filled("yellow"), script=["decay:evil"])
    game.choose(f"suffer:{roller}")
    assert len(offered(game, "corrupt")) == 3
    assert asked(game).seats == (seat,)


@rule("LB-RULE-37")
@pytest.mark.parametrize(("chosen", "board", "seat"), [("elmer", "red", 0), ("kazgin", "blue", 1)])
def test_a_black_card_drawn_on_a_neutral_turn_goes_to_the_board_of_the_chosen_player(
    chosen: str, board: str, seat: int, tmp_path: Path
) -> None:
    drawn = card_with(colour="black", enter=())
    game = neutral_turn({"yellow-1": "stranger"}, deck=[drawn], content=acting(tmp_path, "draw"))
    game.choose(f"suffer:{chosen}")
    assert offered(game) == [f"place:{board}-{number}" for number in (1, 2, 3)]
    assert asked(game).seats == (seat,)


@rule("LB-RULE-37")
def test_the_chosen_player_also_chooses_another_board(tmp_path: Path) -> None:
    drawn = card_with(colour="black", enter=())
    cards = filled("blue", apart=[drawn]) | {"yellow-1": "stranger"}
    game = neutral_turn(cards, deck=[drawn], content=acting(tmp_path, "draw"))
    game.choose("suffer:kazgin")
    assert len(offered(game, "place")) == 3 + 3 + 2
    assert asked(game).seats == (1,)


@rule("LB-RULE-38")
def test_a_player_is_chosen_anew_for_each_enter_effect_of_a_card_drawn_on_a_neutral_turn(
    tmp_path: Path,
) -> None:
    content = own_content(
        tmp_path,
        {"id": "caller", "colour": "red", "resistance": 1, "recurring": ["draw"]},
        {"id": "double", "colour": "blue", "resistance": 1, "enter": ["lose-life", "lose-life"]},
    )
    game = neutral_turn({"yellow-1": "caller"}, deck=["double", *QUIET], content=content)
    game.choose("suffer:kazgin")
    game.choose("place:blue-1")
    for chosen in ("elmer", "kazgin"):
        assert offered(game) == ["suffer:elmer", "suffer:kazgin"]
        game.choose(f"suffer:{chosen}")
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (2, 2)


@rule("LB-RULE-39")
@pytest.mark.parametrize("icon", ["draw", "decay"])
def test_icons_and_the_die_bring_cards_on_a_neutral_board_that_is_not_full(icon: str, tmp_path: Path) -> None:
    script = ["decay:card"] if icon == "decay" else []
    game = neutral_turn({"yellow-1": "stranger"}, script=script, content=acting(tmp_path, icon))
    game.choose("suffer:kazgin")
    game.choose(offered(game, "place")[0])
    assert QUIET[0] in card_ids(game).values()
    assert kinds(game, "draw", "turn-ends") == ["draw", "turn-ends", "draw"]


@rule("LB-RULE-40")
def test_haunt_on_a_neutral_board_needs_no_player() -> None:
    game = neutral_turn({"yellow-1": HAUNTING})
    assert asked(game).ask == "place"
    shown = card(game, "yellow-1")
    assert shown is not None
    assert shown["evil"]


@rule("LB-RULE-40")
def test_effects_for_all_hit_every_hero_in_play_on_a_neutral_turn(tmp_path: Path) -> None:
    heroes = {"elmer": {}, "kazgin": {}, "arne": {}, "sindara": {"status": "eliminated"}}
    game = neutral_turn({"yellow-1": "stranger"}, heroes, content=acting(tmp_path, "all-pin"))
    assert asked(game).ask == "place"
    assert [hero(game, id)["pinned"] for id in heroes] == [True, True, True, False]


@rule("LB-RULE-41")
@pytest.mark.parametrize(
    ("icon", "elmer"), [("curse", {"cursed": True}), ("curse", {"status": "wounded"}), ("lose-round", {})]
)
def test_an_effect_of_the_own_board_is_never_passed_on_even_if_it_is_void(
    icon: str, elmer: dict[str, Any], tmp_path: Path
) -> None:
    game = position(
        {"elmer": elmer, "kazgin": {"calls": 1}},
        {"red-1": "stranger"},
        phase="begin",
        deck=QUIET,
        content=acting(tmp_path, icon),
    )
    before = game.view()["heroes"]
    assert asked(game).ask == "place"
    assert view(game)["heroes"] == before


@rule("LB-RULE-41")
def test_the_active_player_pays_though_another_could() -> None:
    game = position(
        {"elmer": {"life": 1}, "kazgin": {"life": 4}, "arne": {"life": 4}},
        {"red-1": TAKES_LIFE},
        phase="begin",
        deck=QUIET,
    )
    assert kinds(game, "eliminated") == ["eliminated"]
    assert hero(game, "elmer")["status"] == "eliminated"
