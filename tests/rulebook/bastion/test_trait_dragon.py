"""TRAIT: dragons and the Knellerwyrm: the citadel is theirs, and their likes grow stronger."""

import pytest

from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    LAST_SECTION,
    attacked_by,
    carriers,
    entries,
    full_wall,
    strengths,
)
from tests.rulebook.bastion.positions import (
    CONTENT,
    at,
    happened,
    offered,
    place,
    pool,
    position,
    price,
    seen,
    spells,
    wall,
    why_not,
)

DRAGONS = pytest.mark.parametrize("dragon", ["dragon-red", "knellerwyrm"])
ARROW = carriers("arrow")[0]
FLAME = carriers("flame", 2)[-1]


def dragons(game: Game) -> list[str]:
    """The stack in the citadel, from below."""
    found: list[str] = seen(game)["citadel"]["dragons"]
    return found


def ask(game: Game) -> str:
    assert game.question is not None
    return str(game.question.ask)


# -- entering --------------------------------------------------------------------------------------


@rule("BA-TRAIT-52", "BA-TRAIT-90")
@EDITIONS
@DRAGONS
@pytest.mark.parametrize("full", [False, True])
def test_a_dragon_goes_into_the_citadel_and_needs_no_section(edition: str, dragon: str, full: bool) -> None:
    walls = full_wall(LAST_SECTION[edition] if full else 3)
    game = attacked_by(dragon, "giant-red", edition=edition, defenders=[at("red")], walls=walls)
    assert entries(game) == [(dragon, "citadel")]
    assert dragons(game) == [dragon]
    assert wall(game) == walls
    assert game.outcome is None


@rule("BA-TRAIT-53", "BA-TRAIT-90")
@EDITIONS
@DRAGONS
def test_a_new_dragon_is_laid_on_top_of_the_one_already_there(edition: str, dragon: str) -> None:
    walls = {"w1": ["beast-red"]}
    citadel = ["dragon-blue", "dragon-black"]
    game = attacked_by(
        dragon, "giant-red", edition=edition, defenders=[at("red")], walls=walls, citadel=citadel
    )
    assert dragons(game) == [*citadel, dragon]
    assert seen(game)["citadel"]["top"]["cards"][0]["id"] == dragon


@rule("BA-TRAIT-54", "BA-TRAIT-90")
@EDITIONS
@DRAGONS
def test_defenders_in_the_citadel_are_moved_at_once_to_districts_of_their_choice(
    edition: str, dragon: str
) -> None:
    walls = {"w1": ["beast-red"]}
    people = [at("citadel"), at("blue"), at("citadel")]
    game = attacked_by(dragon, "giant-red", edition=edition, defenders=people, walls=walls)
    for seat, to in ((0, "violet"), (2, "yellow")):
        assert game.question is not None
        assert {option.seat for option in game.question.options} == {seat}
        assert offered(game) == [f"flee:{colour}" for colour in COLOURS]
        game.choose(f"flee:{to}")
    assert [place(game, seat) for seat in range(3)] == ["violet", "blue", "yellow"]
    assert ask(game) == "act"
    assert not seen(game)["moved"]


@rule("BA-TRAIT-55")
@EDITIONS
@DRAGONS
def test_thrown_out_defenders_cannot_go_where_defenders_may_not_enter(edition: str, dragon: str) -> None:
    walls = {"w1": ["beast-red"]}
    squares = {"red": ["rokai"], "blue": ["flyer-red"]}
    game = attacked_by(dragon, "giant-red", edition=edition, walls=walls, squares=squares)
    assert offered(game) == [f"flee:{colour}" for colour in COLOURS if colour != "red"]
    assert why_not(game, "flee:red") == ("rokai-there", "BA-TRAIT-55")


# -- in the citadel --------------------------------------------------------------------------------


@rule("BA-TRAIT-56", "BA-TRAIT-90")
@EDITIONS
@DRAGONS
def test_no_mana_can_be_gained_from_the_citadel_with_a_dragon_there(edition: str, dragon: str) -> None:
    walls = {"w1": ["beast-red"]}
    here = [at("citadel", red=9)]
    free = position(edition=edition, defenders=here, walls=walls, laid={"red-tower": "red"})
    assert "gain:citadel" in offered(free)
    game = position(edition=edition, defenders=here, walls=walls, laid={"red-tower": "red"}, citadel=[dragon])
    assert not offered(game, "gain")
    assert why_not(game, "gain:citadel") == ("dragon-there", "BA-TRAIT-56")


@rule("BA-TRAIT-57", "BA-TRAIT-90")
@EDITIONS
@pytest.mark.parametrize(
    ("stack", "cost"),
    [
        (["dragon-red", "dragon-blue"], {"blue": 10}),
        (["knellerwyrm", "dragon-blue"], {"blue": 10}),
        (["dragon-blue", "knellerwyrm"], {"any": 10}),
    ],
)
def test_only_the_top_dragon_can_be_attacked(edition: str, stack: list[str], cost: dict[str, int]) -> None:
    here = [at("citadel", red=10, blue=10)]
    game = position(edition=edition, defenders=here, walls={"w1": ["beast-red"]}, citadel=stack)
    assert price(game, "citadel") == cost
    assert offered(game, "attack") == ["attack:citadel"]
    game.choose("attack:citadel")
    if ask(game) == "pay":
        game.choose("pay:" + "+".join(["red"] * 10))
    assert spells(game) == [stack[1]]
    assert dragons(game) == [stack[0]]


@rule("BA-TRAIT-57")
@EDITIONS
def test_an_arrow_hits_no_covered_dragon_either(edition: str) -> None:
    walls = {"w1": ["beast-red"]}
    for colour, offers in (("blue", ["shoot:citadel"]), ("red", [])):
        here = [at("black", spells=[ARROW])]
        here[0].pool[COLOURS.index(colour)] = 10
        stack = ["dragon-red", "dragon-blue"]
        game = position(edition=edition, defenders=here, walls=walls, citadel=stack)
        assert [id for id in offered(game, "shoot") if id != "shoot:w1"] == offers


@rule("BA-TRAIT-58", "BA-TRAIT-98")
@EDITIONS
@pytest.mark.parametrize("colour", COLOURS)
def test_the_top_dragon_makes_all_other_enemies_of_its_colour_one_stronger(edition: str, colour: str) -> None:
    walls = {f"w{nth}": [f"mage-{one}"] for nth, one in enumerate(COLOURS, 1)}
    squares = {one: [f"flyer-{one}"] for one in COLOURS}
    people = [at("red")]
    citadel = [f"dragon-{colour}"]
    game = position(edition=edition, defenders=people, walls=walls, squares=squares, citadel=citadel)
    for nth, one in enumerate(COLOURS, 1):
        more = int(one == colour)
        assert strengths(game, f"w{nth}") == [5 + more]
        assert price(game, f"w{nth}") == {one: 5 + more}
        assert strengths(game, f"{one}-square") == [5 + more]


@rule("BA-TRAIT-98")
def test_the_colour_a_dragon_boosts_is_its_own() -> None:
    for dragon in CONTENT.cards_of("dragon"):
        assert CONTENT.cards[dragon].boost == CONTENT.cards[dragon].colour


@rule("BA-TRAIT-59")
@EDITIONS
def test_a_covered_dragon_boosts_nobody_until_it_is_on_top_again(edition: str) -> None:
    here = [at("citadel", blue=10, red=10)]
    walls = {"w1": ["mage-red"], "w2": ["mage-blue"]}
    game = position(edition=edition, defenders=here, walls=walls, citadel=["dragon-red", "dragon-blue"])
    assert [strengths(game, section) for section in walls] == [[5], [6]]
    game.choose("attack:citadel")
    assert [strengths(game, section) for section in walls] == [[6], [5]]


@rule("BA-TRAIT-60")
@EDITIONS
@pytest.mark.parametrize(
    ("stack", "cost"),
    [
        (["dragon-red"], {"red": 10}),
        (["knellerwyrm"], {"any": 10}),
        (["knellerwyrm", "dragon-red"], {"red": 10}),
        (["dragon-red", "knellerwyrm"], {"any": 10}),
    ],
)
def test_a_dragons_boost_never_applies_to_itself(
    edition: str, stack: list[str], cost: dict[str, int]
) -> None:
    game = position(edition=edition, defenders=[at("red")], walls={"w1": ["mage-red"]}, citadel=stack)
    assert price(game, "citadel") == cost
    assert strengths(game, "w1") == [6]


# -- the next dragon -------------------------------------------------------------------------------


def after_the_first_of_two(edition: str, blue_left: int, *held: str, rokai: bool = False) -> Game:
    """A defender has beaten the red dragon that lay on the blue one."""
    game = position(
        edition=edition,
        defenders=[at("citadel", red=10, blue=blue_left, spells=held)],
        walls={"w1": ["beast-green"]},
        squares={"violet": ["rokai"]} if rokai else {},
        citadel=["dragon-blue", "dragon-red"],
        deck=["giant-red", "giant-blue"],
    )
    game.choose("attack:citadel")
    return game


@rule("BA-TRAIT-61")
def test_2018_who_has_the_mana_for_the_next_dragon_stays() -> None:
    game = after_the_first_of_two("2018", 10)
    assert ask(game) == "act"
    assert place(game) == "citadel"
    assert pool(game) == {"blue": 10}


@rule("BA-TRAIT-62")
@pytest.mark.parametrize("held", [(), (FLAME,)])
def test_2018_who_has_not_the_mana_for_the_next_dragon_moves_to_a_district_at_once(
    held: tuple[str, ...],
) -> None:
    game = after_the_first_of_two("2018", 9, *held, rokai=True)
    assert ask(game) == "flee"
    assert offered(game) == [f"flee:{colour}" for colour in COLOURS if colour != "violet"]
    game.choose("flee:blue")
    assert place(game) == "blue"
    assert happened(game, "flee") == [{"defender": "dagdar", "start": "citadel", "to": "blue"}]


@rule("BA-TRAIT-63")
@pytest.mark.parametrize("blue", [0, 9, 10])
def test_2015_after_beating_one_dragon_the_defender_may_stay_and_must_beat_the_next_or_leave(
    blue: int,
) -> None:
    game = after_the_first_of_two("2015", blue)
    assert ask(game) == "act"
    assert place(game) == "citadel"
    game.choose("done")
    assert place(game) == "citadel"
    assert "done" not in offered(game)
    assert why_not(game, "done") == ("under-dragon", "BA-MOVE-10")
    assert ("attack:citadel" in offered(game)) == (blue == 10)
    game.choose("attack:citadel" if blue == 10 else "move:red")
    assert "done" in offered(game)


# -- Knellerwyrm -----------------------------------------------------------------------------------


@rule("BA-TRAIT-91")
@EDITIONS
@pytest.mark.parametrize("counts", [(10, 0, 0, 0, 0, 0), (1, 2, 3, 4, 0, 0), (2, 2, 2, 2, 1, 1)])
def test_the_price_of_the_knellerwyrm_is_ten_mana_in_any_mixture(
    edition: str, counts: tuple[int, ...]
) -> None:
    def with_pool(less: int) -> Game:
        here = at("citadel")
        here.pool = [counts[0] - less, *counts[1:]]
        return position(
            edition=edition, defenders=[here], walls={"w1": ["beast-red"]}, citadel=["knellerwyrm"]
        )

    assert why_not(with_pool(1), "attack:citadel") == ("lacks-mana", "BA-ATTACK-5")
    game = with_pool(0)
    assert price(game, "citadel") == {"any": 10}
    game.choose("attack:citadel")
    assert spells(game) == ["knellerwyrm"]
    assert pool(game) == {}


@rule("BA-TRAIT-91")
@EDITIONS
def test_the_mixture_paid_for_the_knellerwyrm_is_the_players_choice(edition: str) -> None:
    here = [at("citadel", red=8, blue=8)]
    game = position(edition=edition, defenders=here, walls={"w1": ["beast-red"]}, citadel=["knellerwyrm"])
    game.choose("attack:citadel")
    assert {id.count("red") for id in offered(game, "pay")} == {2, 3, 4, 5, 6, 7, 8}
    game.choose("pay:" + "+".join(["red"] * 3 + ["blue"] * 7))
    assert pool(game) == {"red": 5, "blue": 1}


@rule("BA-TRAIT-92")
@EDITIONS
def test_while_the_knellerwyrm_is_on_top_all_other_enemies_are_one_stronger(edition: str) -> None:
    walls = {f"w{nth}": [f"mage-{one}"] for nth, one in enumerate(COLOURS, 1)} | {
        "w9": ["spy", "symbiote-red"]
    }
    squares = {"red": ["flyer-blue"], "blue": ["valkyrie"]}
    for citadel, more in ((["dragon-red", "knellerwyrm"], 1), (["knellerwyrm", "dragon-yellow"], 0)):
        people = [at("red")]
        game = position(edition=edition, defenders=people, walls=walls, squares=squares, citadel=citadel)
        assert [strengths(game, f"w{nth}") for nth in range(2, 7)] == [[5 + more]] * 5
        assert strengths(game, "w9") == [3 + more, 4 + more]
        assert strengths(game, "red-square") == [5 + more]
        assert strengths(game, "blue-square") == [5 + more]


def after_the_knellerwyrm(edition: str, ritual_deck: list[str]) -> Game:
    """A defender with a red and a green ritual has beaten the Knellerwyrm with blue mana."""
    game = position(
        edition=edition,
        defenders=[at("citadel", blue=10, rituals=["converter-red", "converter-green"])],
        walls={"w1": ["beast-red"]},
        citadel=["knellerwyrm"],
        ritual_deck=ritual_deck,
    )
    game.choose("attack:citadel")
    return game


@rule("BA-TRAIT-93", "BA-TRAIT-94")
@EDITIONS
@pytest.mark.parametrize("colour", ["red", "green"])
def test_the_conqueror_of_the_knellerwyrm_may_perform_one_ritual_of_any_colour(
    edition: str, colour: str
) -> None:
    game = after_the_knellerwyrm(edition, ["converter-yellow", "converter-violet"])
    assert offered(game) == ["perform:converter-red", "perform:converter-green", "no-ritual"]
    game.choose(f"perform:converter-{colour}")
    game.choose("keep:converter-violet")
    assert ask(game) == "act"
    assert [data["ritual"] for data in happened(game, "perform")] == [f"converter-{colour}"]


@rule("BA-TRAIT-93", "BA-TRAIT-94")
@EDITIONS
def test_the_conqueror_of_the_knellerwyrm_need_not_perform_a_ritual(edition: str) -> None:
    game = after_the_knellerwyrm(edition, [])
    game.choose("no-ritual")
    assert ask(game) == "act"
    assert not happened(game, "perform")
