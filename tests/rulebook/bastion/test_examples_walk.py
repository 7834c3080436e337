"""EX: the printed examples of how enemies come, march, and decide the game."""

import pytest

from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    MAIN_TROOP,
    attacked_by,
    carriers,
    entries,
    full_squares,
    full_wall,
    marches,
    next_enemy,
    tokens,
)
from tests.rulebook.bastion.positions import (
    at,
    offered,
    position,
    seen,
    square,
    wall,
    why_not,
)

TELEPORT = carriers("teleport")[0]
NEW, ANOTHER = MAIN_TROOP[-1], MAIN_TROOP[-2]
"""Two main cards that do not stand on the low sections."""
WARRIOR = full_wall(12)["w12"][0]
SEVENTH_FLYERS = [
    (full_squares(), "valkyrie"),
    (full_squares(), "rokai"),
    (full_squares(), "black-wing"),
    ({**full_squares("black"), "black": ["valkyrie"]}, "flyer-black"),
]


def taken(*sections: int) -> dict[str, list[str]]:
    """Enemies without traits on these sections."""
    full = full_wall(24)
    return {f"w{section}": full[f"w{section}"] for section in sections}


def lost(game: Game) -> str:
    """How the game was lost; empty while it goes on."""
    if game.outcome is None:
        return ""
    assert not game.outcome.won
    return game.outcome.reason


# -- the march with an empty deck ------------------------------------------------------------------


@rule("BA-EX-57")
@EDITIONS
def test_a_new_card_stops_before_the_first_enemy_and_a_giant_takes_the_first_gap(edition: str) -> None:
    walls = taken(1, 4, 5, 9)
    assert entries(attacked_by("beast-red", edition=edition, walls=walls)) == [("beast-red", "w10")]
    assert entries(attacked_by("giant-red", edition=edition, walls=walls)) == [("giant-red", "w2")]


@rule("BA-EX-75")
def test_2015_teleport_before_the_enemy_comes_averts_the_loss() -> None:
    walls = taken(1, 2, 3)
    here = [at("red", spells=[TELEPORT])]
    game = position(edition="2015", phase="dawn", turn=0, defenders=here, walls=walls, deck=[])
    assert offered(game) == [f"cast:{TELEPORT}", "go-on"]
    assert game.question is not None and game.question.saves == {f"cast:{TELEPORT}"}
    game.choose(f"cast:{TELEPORT}")
    game.choose("pick:w3")
    game.choose("put:w10")
    assert marches(game) == [("w10", "w3")]
    assert wall(game) == walls
    assert not lost(game)


@rule("BA-EX-75")
@EDITIONS
def test_without_teleport_the_same_enemy_phase_is_the_loss(edition: str) -> None:
    game = position(edition=edition, phase="dawn", turn=0, walls=taken(1, 2, 3), deck=[])
    if edition == "2018":
        game.choose("done")
    assert lost(game) == "past-gate"


# -- cards of the deck -----------------------------------------------------------------------------


@rule("BA-EX-50")
@pytest.mark.parametrize(
    ("card", "reason"), [("dragon-red", ""), ("symbiote-red", ""), ("flyer-red", "no-room")]
)
def test_2018_on_a_full_wall_a_dragon_and_a_symbiote_find_room_and_a_flyer_does_not(
    card: str, reason: str
) -> None:
    walls = full_wall(24)
    game = attacked_by(card, "giant-red", edition="2018", defenders=[at("red")], walls=walls)
    assert lost(game) == reason
    assert seen(game)["citadel"]["dragons"] == ([card] if card == "dragon-red" else [])
    under = [card] if card == "symbiote-red" else []
    assert wall(game) == {**walls, "w24": [*walls["w24"], *under]}


@rule("BA-EX-58")
@pytest.mark.parametrize(("card", "reason"), [(WARRIOR, "no-room"), ("dragon-red", ""), ("symbiote-red", "")])
def test_2015_the_last_card_on_a_full_wall_is_the_loss_unless_it_needs_no_section(
    card: str, reason: str
) -> None:
    walls = {**full_wall(23), "w12": [NEW]}
    game = attacked_by(card, edition="2015", defenders=[at("red")], walls=walls)
    assert seen(game)["deck"]["left"] == 0
    assert lost(game) == reason
    if not reason:
        next_enemy(game)
        assert lost(game) == "past-gate"


@rule("BA-EX-59")
@EDITIONS
@pytest.mark.parametrize("card", ["dragon-red", "flyer-red"])
def test_the_last_card_that_leaves_the_wall_bare_is_the_win(edition: str, card: str) -> None:
    game = attacked_by(card, edition=edition, defenders=[at("red")])
    assert game.outcome is not None and game.outcome.won
    assert wall(game) == {}


@rule("BA-EX-59")
@EDITIONS
def test_the_last_card_a_flyer_without_a_square_keeps_the_game_going(edition: str) -> None:
    game = attacked_by("valkyrie", edition=edition, squares=full_squares())
    assert game.outcome is None
    assert wall(game) == {"w1": ["valkyrie"]}


# -- flyers ----------------------------------------------------------------------------------------


@rule("BA-EX-22")
@EDITIONS
@pytest.mark.parametrize(("squares", "card"), SEVENTH_FLYERS)
def test_a_seventh_flyer_stays_where_the_walk_put_it(
    edition: str, squares: dict[str, list[str]], card: str
) -> None:
    game = attacked_by(card, "giant-red", edition=edition, squares=squares, walls=taken(1, 10))
    assert wall(game) == {**taken(1, 10), "w11": [card]}
    assert {colour: square(game, colour) for colour in squares} == squares


@rule("BA-EX-23")
@EDITIONS
def test_a_deadlock_by_flyers_ends_nothing_and_turns_go_on(edition: str) -> None:
    people = [at("red", green=4), at("blue")]
    game = position(
        edition=edition, defenders=people, walls=taken(1), squares=full_squares(), deck=["beast-red"]
    )
    turns = 0
    while game.outcome is None:
        assert not offered(game, "gain") and not offered(game, "attack")
        assert why_not(game, f"gain:{'blue' if seen(game)['active'] else 'red'}-1") == (
            "flyer-there",
            "BA-TRAIT-26",
        )
        game.choose("done")
        turns += 1
    assert entries(game) == [("beast-red", "w2")]
    assert turns == 2
    assert lost(game) == "past-gate"


@rule("BA-EX-51")
@EDITIONS
def test_a_flyer_seeks_a_square_across_the_gate_line_and_sends_the_mana_back(edition: str) -> None:
    squares = {"yellow": ["flyer-yellow"], "black": ["flyer-black"]}
    laid = {"blue-1": "red", "blue-3": "red", "blue-tower": "green", "violet-1": "red"}
    game = position(
        edition=edition,
        phase="enemy",
        deck=["flyer-red", "giant-red"],
        walls=taken(1),
        squares=squares,
        laid=laid,
        defenders=[at("red")],
    )
    before = game.view()["reserve"]
    assert entries(game) == [("flyer-red", "w2")]
    assert square(game, "blue") == ["flyer-red"]
    assert wall(game) == taken(1)
    assert tokens(game) == {"violet-1": "red"}
    after = seen(game)["reserve"]
    assert (after["red"] - before["red"], after["green"] - before["green"]) == (2, 1)


# -- the end ---------------------------------------------------------------------------------------


@rule("BA-EX-24")
@EDITIONS
def test_teleport_parts_two_priests(edition: str) -> None:
    walls = {"w1": ["priest-red"], "w2": ["priest-blue"]}
    here = [at("yellow", red=6, blue=6, spells=[TELEPORT])]
    game = position(edition=edition, defenders=here, walls=walls, deck=[])
    game.choose(f"cast:{TELEPORT}")
    game.choose("pick:w2")
    game.choose("put:w4")
    assert offered(game, "attack") == ["attack:w1", "attack:w4"]
    game.choose("attack:w1")
    next_enemy(game)
    assert marches(game) == [("w4", "w1")]


@rule("BA-EX-24")
@EDITIONS
def test_two_priests_further_off_are_parted_by_their_march(edition: str) -> None:
    walls = {"w5": ["priest-red"], "w6": ["priest-blue"]}
    here = [at("green", red=6, blue=6), at("yellow", red=6, blue=6)]
    game = position(edition=edition, active=1, defenders=here, walls=walls, deck=[])
    game.choose("move:green")
    assert [why_not(game, f"attack:{section}") for section in walls] == [("ward", "BA-TRAIT-32")] * 2
    game.choose("done")
    assert marches(game) == [("w6", "w1")]
    assert offered(game, "attack") == ["attack:w5"]
    game.choose("move:yellow")
    assert offered(game, "attack") == ["attack:w1"]
