"""What players of Bastion have learned, and the bots must know."""

from collections.abc import Sequence
from typing import Any

from holdfast.bots.budget import Budget
from holdfast.bots.search import Search
from holdfast.games.bastion.bot.mana_value import ManaValue
from holdfast.games.bastion.bot.situation import Situation
from holdfast.games.bastion.rules.geometry import COLOUR_NUMBER, COLOURS
from holdfast.games.bastion.rules.price import price_of_one
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.game import Game
from tests.rulebook.bastion.positions import at, position

SIMULATIONS = 60


def played_out(game: Game) -> list[str]:
    """The choices of a search to the end of the game."""
    bot = Search(1, Budget(SIMULATIONS))
    while game.question is not None:
        game.choose(bot.choose(game, game.question.choices))
    return game.choices


def won(game: Game) -> bool:
    return game.outcome is not None and game.outcome.won


def value_of(game: Game, seat: int) -> ManaValue:
    """The value of mana to the defender of that seat."""
    table: BastionTable = game.table
    return ManaValue(Situation(table), table.state.defenders[seat])


def weight(game: Game, id: str) -> float:
    question = game.question
    assert question is not None
    return game.policy()[question.options.ids.index(id)]


def test_colours_are_kept_apart() -> None:
    """Who holds most of a colour pays with it: to another defender more of it has less value."""
    game = position(
        defenders=[at("red", red=4), at("red", blue=4)],
        walls={"w9": ["giant-red"], "w13": ["giant-blue"]},
        deck=["beast-green", "beast-violet"],
    )
    red, blue = COLOUR_NUMBER["red"], COLOUR_NUMBER["blue"]
    first, second = value_of(game, 0), value_of(game, 1)
    assert first.value_of_more(red, 3, 4) > second.value_of_more(red, 3, 0)
    assert second.value_of_more(blue, 3, 4) > first.value_of_more(blue, 3, 0)


def test_flyers_are_left_alone_while_the_wall_is_not_clear() -> None:
    """Squares do not count for victory, and the mana for a flyer is missing at the wall."""
    game = position(
        defenders=[at("yellow", red=5)],
        walls={"w1": ["mage-red"]},
        squares={"yellow": ["flyer-red"]},
        deck=[],
    )
    choices = played_out(game)
    assert won(game)
    assert "attack:yellow-square" not in choices


def test_flyers_are_beaten_where_hardly_a_district_gives_mana() -> None:
    """One district taken is no harm, five are: then nobody can gain any more."""
    squares = {"red": ["flyer-red"]}
    crowded = squares | {
        colour: [f"flyer-{other}"]
        for colour, other in zip(
            ("yellow", "green", "violet", "blue"), ("green", "violet", "blue", "yellow"), strict=True
        )
    }
    found = []
    for taken in (squares, crowded):
        game = position(
            defenders=[at("red", red=5), at("green", blue=1)],
            walls={"w13": ["mage-red"], "w14": ["mage-black"]},
            squares=taken,
            deck=[
                f"{kind}-{colour}" for kind in ("beast", "warrior", "rider", "scout") for colour in COLOURS
            ],
            moved=True,
        )
        found.append(weight(game, "attack:red-square") > weight(game, "done"))
    assert found == [False, True]


def test_mana_is_saved_for_a_dragon_that_closes_the_citadel() -> None:
    """With many enemies to come the citadel is needed, so mana of the dragon's colour has more value."""
    deck = [f"{kind}-{colour}" for kind in ("beast", "warrior", "rider", "scout") for colour in COLOURS]
    walls = {"w9": ["mage-red"], "w10": ["giant-blue"]}
    values = []
    for citadel in ([], ["dragon-red"]):
        game = position(defenders=[at("red", red=1), at("blue")], walls=walls, citadel=citadel, deck=deck)
        values.append(value_of(game, 0).value_of_more(COLOUR_NUMBER["red"], 3))
    assert values[1] > values[0]


def test_mana_is_kept_for_the_wall_rather_than_spent_on_a_flyer() -> None:
    """Even in the flyer's district and with no other enemy within reach."""
    game = position(
        defenders=[at("yellow", red=5), at("green", blue=1)],
        walls={"w13": ["mage-red"], "w14": ["rider-black"]},
        squares={"yellow": ["flyer-red"]},
        deck=["beast-green", "beast-violet"],
        moved=True,
    )
    assert weight(game, "attack:yellow-square") < weight(game, "done")


def test_a_rollout_goes_through_with_the_turn_that_it_planned() -> None:
    """The defender goes to the district of the enemy, beats it and gains mana there."""
    game = position(
        defenders=[at("green", black=1, red=5), at("green", blue=1)],
        walls={"w9": ["mage-red"], "w15": ["giant-black"]},
        deck=[f"{kind}-{colour}" for kind in ("beast", "warrior", "rider", "scout") for colour in COLOURS],
    ).fork(1, quiet=True)
    began = game.turns
    while game.turns == began:
        game.choose(game.likeliest())
    assert game.choices[:2] == ["move:red", "attack:w9"]
    assert any(choice.startswith("gain:") for choice in game.choices)


def test_the_timetable_of_the_march_is_known() -> None:
    """The last enemy is out of reach of the one who can pay; before his last turn it comes to w1."""
    game = position(defenders=[at("red"), at("black", red=4)], walls={"w9": ["warrior-red"]}, deck=[])
    choices = played_out(game)
    assert won(game)
    assert choices[-2:] == ["move:yellow", "attack:w1"]


def test_a_flame_is_pledged_by_whoever_stands_in_the_same_district() -> None:
    """A Flame counts only from the attacker's own district."""
    flame = next(
        card.id for card in position().content.cards.values() if card.spell == "flame" and card.power == 2
    )
    place = "red"
    game = position(
        defenders=[at(place, red=2), at(place, spells=[flame])],
        walls={"w1": ["warrior-red"]},
        districts=("red", "yellow", "green", "blue", "violet", "black"),
        deck=[],
        reserve={"red": 0},
    )
    choices = played_out(game)
    assert won(game)
    assert any(choice.startswith("pledge:") for choice in choices)


def test_to_gain_with_an_empty_pool_costs_nothing() -> None:
    """The token on the source is then taken from the reserve, so that it is better than to wait."""
    game = position(defenders=[at("red")], walls={"w20": ["giant-red"]}, deck=["beast-red"])
    assert game.question is not None
    gains: Sequence[Any] = game.question.options.of("gain")
    assert max(weight(game, gain.id) for gain in gains) > weight(game, "done")


def test_mana_has_less_value_where_it_is_too_late_to_spend_it() -> None:
    walls = {"w1": ["warrior-red"], "w2": ["giant-red"]}
    early = position(
        defenders=[at("red"), at("red")], walls=walls, deck=[f"beast-{colour}" for colour in COLOURS]
    )
    late = position(defenders=[at("red"), at("red")], walls=walls | {"w4": ["mage-red"]}, deck=[])
    assert value_of(late, 0).late < value_of(early, 0).late == 1.0


def test_two_defenders_share_out_the_last_enemies() -> None:
    """The first could pay for either, the second for the blue one alone: so the first leaves it to him."""
    game = position(
        defenders=[at("red", red=5, blue=5), at(blue=5)],
        walls={"w9": ["mage-red"], "w10": ["mage-blue"]},
        deck=[],
    )
    played_out(game)
    assert won(game)


def test_one_defender_gathers_what_an_enemy_of_all_colours_costs() -> None:
    """Leviathan is paid by one defender, two mana of each colour: whoever has most of it gathers the rest."""
    missing = COLOUR_NUMBER["violet"]
    values = []
    for wall in ({"w9": ["leviathan"]}, {"w9": ["giant-red"]}):
        game = position(
            edition="2018",
            defenders=[at("red", yellow=2, green=2, red=2, blue=2, black=2), at("red", yellow=2, green=1)],
            walls=wall,
            deck=[],
        )
        values.append([value_of(game, seat).value_of_more(missing, 1) for seat in (0, 1)])
    leviathan, giant = values
    assert leviathan[0] > leviathan[1]
    assert leviathan[0] > giant[0]


def test_mana_gathered_for_an_enemy_of_all_colours_is_not_spent_lightly() -> None:
    """What is more than that enemy costs is spent as ever."""
    found = []
    for red in (3, 5):
        game = position(
            edition="2018",
            defenders=[at("red", yellow=2, green=2, red=red, violet=2, blue=2)],
            walls={"w9": ["beast-red"], "w1": ["leviathan"]},
        )
        beast = price_of_one(COLOUR_NUMBER["red"], 3)
        found.append(value_of(game, 0).spoils(beast, game.table.state.defenders[0].pool))
    assert found[0] > 0 and found[1] == 0
