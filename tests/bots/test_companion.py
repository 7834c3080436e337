"""A bot that says what it intends and follows requests."""

import pytest

from holdfast import bots, words
from holdfast.bots.companion import (
    HELD_FOR,
    BadBotRequest,
    BotRequest,
    CompanionBot,
    explain,
    read_bot_request,
)
from holdfast.kernel.game import Game
from holdfast.kernel.message import Message, say
from tests.bots.moments import moments
from tests.rulebook.bastion import positions as bastion
from tests.rulebook.last_bastion.positions import position


def companion(game: Game, *requests: str) -> CompanionBot:
    made = CompanionBot(bots.bot("greedy", 1), seed=2)
    for request in requests:
        made.hear(read_bot_request(request, game.table.turns))
    return made


def choice(game: Game, *requests: str) -> str:
    question = game.question
    assert question is not None
    return companion(game, *requests).choose(game, question.choices).id


@pytest.mark.parametrize("language", words.languages())
def test_every_option_can_be_explained_in_one_sentence(language: str) -> None:
    for game in moments(every=5):
        question = game.question
        assert question is not None
        for option in question.choices:
            message = explain(game, option)
            assert message.id in ("bot-says", "bot-says-chance")
            assert _has_words(language, game.rules.id, message)
            assert "\n" not in say(language, game.rules.id, message).strip()


def _has_words(language: str, game: str, message: Message) -> bool:
    inside = [arg for arg in message.args.values() if isinstance(arg, Message)]
    return words.has(language, message.id, game) and all(_has_words(language, game, one) for one in inside)


def reason(message: Message) -> str:
    why = message.args["why"]
    assert isinstance(why, Message)
    return why.id


def test_a_fight_is_explained_by_the_threat_and_the_chance() -> None:
    game = next(
        game
        for game in moments(every=1, until=40)
        if game.question is not None and game.question.options.of("fight")
    )
    assert game.question is not None
    message = explain(game, game.question.options.of("fight")[0])
    assert message.id == "bot-says-chance"
    assert reason(message).startswith("intent-")
    assert reason(message) != "intent-least-harm"


def test_an_attack_on_a_flyer_is_explained_by_the_lost_district() -> None:
    game = bastion.position(
        edition="2018",
        walls={"w1": ["beast-red"]},
        squares={"red": ["flyer-red"]},
        defenders=[bastion.at("red", red=5)],
        deck=["beast-blue"],
    )
    assert game.question is not None
    assert reason(explain(game, game.question.options["attack:red-square"])) == "intent-square"


def test_a_companion_without_wishes_makes_the_bots_own_choice() -> None:
    for game in moments():
        question = game.question
        assert question is not None
        assert choice(game) == bots.bot("greedy", 1).choose(game, question.choices).id


def test_a_companion_comes_where_it_is_wished() -> None:
    game = position(heroes=["elmer", "arne"])
    question = game.question
    assert question is not None
    tiles = [option.on[0] for option in question.options.of("move")]
    assert [choice(game, f"come:{tile}") for tile in tiles] == [f"move:{tile}" for tile in tiles]


def two_weak_enemies() -> Game:
    return bastion.position(
        edition="2018",
        walls={
            "w8": ["warrior-green"],
            "w9": ["beast-red"],
            "w10": ["beast-blue"],
            "w11": ["rider-green"],
            "w12": ["beast-green"],
        },
        defenders=[bastion.at("red", red=3, blue=3)],
        deck=["warrior-blue"],
    )


def test_a_companion_takes_what_it_is_wished() -> None:
    assert choice(two_weak_enemies(), "take:w9") == "attack:w9"
    assert choice(two_weak_enemies(), "take:w10") == "attack:w10"


def test_a_companion_keeps_what_it_is_wished() -> None:
    own = choice(two_weak_enemies())
    thing = own.partition(":")[2]
    assert thing
    assert thing not in choice(two_weak_enemies(), f"keep:{thing}")


def test_a_wish_that_would_cost_too_much_is_not_followed() -> None:
    """The last enemy stands before the gate and can be beaten now: whoever leaves it loses."""
    game = bastion.position(
        edition="2018",
        walls={"w1": ["beast-red"]},
        districts=("red", "yellow", "green", "blue", "violet", "black"),
        defenders=[bastion.at("red", red=3)],
        deck=[],
    )
    listener = companion(game, "come:citadel", "keep:w1")
    while game.question is not None:
        game.choose(listener.choose(game, game.question.choices))
    assert game.outcome is not None and game.outcome.won


def test_what_a_wish_costs_is_seen_at_the_end_of_the_game() -> None:
    """From the citadel the last enemy can still be reached before it comes to the gate."""
    game = bastion.position(
        edition="2018", walls={"w9": ["beast-red"]}, defenders=[bastion.at("red", red=3)], deck=[]
    )
    assert choice(game, "come:citadel") == "move:citadel"


def test_a_wish_is_over_when_it_is_fulfilled() -> None:
    game = position(heroes=["elmer", "arne"])
    question = game.question
    assert question is not None
    tile = question.options.of("move")[0].on[0]
    listener = companion(game, f"come:{tile}")
    listener.choose(game, question.choices)
    assert listener.requests == []


def test_a_wish_is_over_after_a_while() -> None:
    request = read_bot_request("come:market", turn=3)
    assert request == BotRequest("come", "market", 3)
    assert request.holds(3 + HELD_FOR - 1)
    assert not request.holds(3 + HELD_FOR)


def test_the_latest_wish_about_a_thing_counts() -> None:
    listener = CompanionBot(bots.bot("random", 1), seed=2)
    listener.hear(read_bot_request("take:red-1"))
    listener.hear(read_bot_request("keep:red-1"))
    assert [request.what for request in listener.requests] == ["keep"]


@pytest.mark.parametrize("text", ["", "take", "take:", "give:red-1", ":red-1"])
def test_what_is_no_wish_is_refused(text: str) -> None:
    with pytest.raises(BadBotRequest):
        read_bot_request(text)


def a_flame_beside() -> Game:
    """The first defender misses one red mana, and the second holds a Flame."""
    flame = next(card.id for card in bastion.position().content.cards.values() if card.spell == "flame")
    return bastion.position(
        walls={"w9": ["beast-red"]},
        defenders=[bastion.at("red", red=2), bastion.at("red", spells=[flame])],
        districts=("yellow", "green", "red", "violet", "blue", "black"),
        deck=["warrior-blue"],
    )


def test_a_companion_helps_in_the_turn_of_another_when_it_is_asked() -> None:
    game = a_flame_beside()
    assert game.question is not None
    own = [option for option in game.question.choices if option.seat == 1]
    card = own[0].on[0]
    helper = companion(game)
    assert helper.help(game, own) is None
    helper.hear(read_bot_request(f"take:{card}", game.turns))
    helping = helper.help(game, own)
    assert helping is not None and helping.id.startswith(f"pledge:{card}")
    assert helper.requests == []
    game.choose(helping)
    own = [option for option in game.question.choices if option.seat == 1]
    helper.hear(read_bot_request(f"take:{card}", game.turns))
    assert all(option.verb == "withdraw" for option in own) and helper.help(game, own) is None


def test_a_companion_thinks_once_about_a_turn_that_it_planned() -> None:
    """Another companion of the same seat goes on with the plan, and does not think."""
    game = two_weak_enemies()
    question = game.question
    assert question is not None
    first = CompanionBot(bots.bot("search:24", 1), seed=2)
    game.choose(first.choose(game, question.choices))
    assert first.plan
    while first.plan and game.question is not None:
        bot = bots.bot("search:24", 1)
        first = CompanionBot(bot, seed=2, plan=first.plan)
        wanted = first.plan[0]
        chosen = first.choose(game, game.question.choices)
        assert chosen.id == wanted
        assert getattr(bot, "simulations", -1) == 0
        game.choose(chosen)


def test_a_plan_that_does_not_fit_any_more_is_forgotten() -> None:
    game = two_weak_enemies()
    assert game.question is not None
    made = CompanionBot(bots.bot("greedy", 1), seed=2, plan=["attack:nowhere", "done"])
    assert made.choose(game, game.question.choices) in game.question.choices
    assert made.plan == []
