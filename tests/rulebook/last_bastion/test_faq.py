"""FAQ: the answers at the end of the rulebook."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.games.last_bastion.content.load import load
from holdfast.games.last_bastion.content.schema import HARMS
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, monster
from tests.rulebook.last_bastion.look import asked, card, hero, reserve, view
from tests.rulebook.last_bastion.own import PRETENDER, STRANGER, defeat, stranger
from tests.rulebook.last_bastion.play import card_in, choose, combat, ended, happened, offers
from tests.rulebook.last_bastion.positions import position

RED = monster("red", 1, exit=(), permanent=())


@rule("LB-FAQ-1")
def test_a_card_of_resistance_0_stays_until_it_is_fought_and_then_falls_to_any_roll() -> None:
    game = position(
        {"arne": {"at": "tower", "calls": 1}, "elmer": {}},
        {"red-2": RED},
        script=combat("green", "green", "green"),
    )
    choose(game, "call:standard", "raise:red")
    assert card_in(game, "red-2")["resistance"] == 0
    choose(game, "fight:red-2", "win:red-2")
    assert card(game, "red-2") is None


@rule("LB-FAQ-2")
def test_a_hero_is_not_obliged_to_move_or_to_act() -> None:
    game = position({"arne": {"at": "tower"}, "elmer": {}}, {"red-2": RED})
    game.choose("done")
    assert [one["board"] for one in happened(game, "turn")] == ["green", "blue"]
    assert hero(game, "arne")["tile"] == "tower" and card(game, "red-2") is not None


@rule("LB-FAQ-3")
def test_a_hero_may_hold_more_life_tokens_than_at_the_start(tmp_path: Path) -> None:
    game = defeat(tmp_path, {"arne": {"life": 3}, "elmer": {}}, ["gain-life"], reserve={"life": 1})
    assert hero(game, "arne")["life"] == 4


@rule("LB-FAQ-3")
def test_the_reserve_is_the_limit_of_life_tokens(tmp_path: Path) -> None:
    game = defeat(tmp_path, {"arne": {"life": 3}, "elmer": {}}, ["gain-life"], reserve={"life": 0})
    assert hero(game, "arne")["life"] == 3


@rule("LB-FAQ-4")
def test_a_player_without_round_tokens_loses_no_life_and_nothing_else_instead() -> None:
    game = position(["arne", "elmer"], {"red-1": card_with(recurring=("lose-round",))}, phase="cards")
    assert asked(game).ask == "place"
    assert hero(game, "arne")["life"] == 3
    assert reserve(game)["life"] == PRINTED.tokens.life - 6


@rule("LB-FAQ-5")
def test_an_equipment_token_cannot_simply_be_discarded() -> None:
    """No choice of the hero phase returns it, and a lost fight gives no chance to spend it."""
    facts = {"at": "tower", "equipment": {"red": 1}}
    strong = monster("red", 3, exit="gain-call")
    game = position({"sindara": facts, "elmer": {}}, {"red-2": strong}, script=combat("blue", "blue", "blue"))
    assert {option.verb for option in asked(game).options} == {"move", "activate", "fight", "done"}
    game.choose("fight:red-2")
    assert asked(game).ask == "hero-turn"
    assert hero(game, "sindara")["equipment"] == {"red": 1}


@rule("LB-FAQ-5")
def test_a_token_that_is_spent_binds_to_the_win() -> None:
    """Otherwise a declined fight would be a way to discard it."""
    facts = {"at": "tower", "equipment": {"red": 2}}
    game = position({"sindara": facts, "elmer": {}}, {"red-2": RED}, script=combat("red", "blue", "blue"))
    choose(game, "fight:red-2", "spend:sindara>red")
    assert offers(game) == {"win:red-2", "spend:sindara>red"}


@rule("LB-FAQ-6")
def test_a_matching_token_may_be_spent_although_the_dice_are_enough() -> None:
    facts = {"at": "tower", "equipment": {"red": 1}}
    game = position({"arne": facts, "elmer": {}}, {"red-2": RED}, script=combat("red", "red", "red"))
    choose(game, "fight:red-2", "spend:arne>red")
    assert hero(game, "arne")["equipment"] == {}
    assert reserve(game)["equipment"]["red"] == PRINTED.tokens.equipment
    assert card(game, "red-2") is None


@rule("LB-FAQ-7")
def test_a_player_may_decide_not_to_win(tmp_path: Path) -> None:
    content = stranger(tmp_path, exit=["lose-life"])
    game = position({"arne": {"at": "tower"}, "elmer": {}}, {"red-2": STRANGER}, content=content)
    choose(game, "fight:red-2", "decline")
    assert hero(game, "arne")["life"] == 3
    assert card(game, "red-2") is not None


@rule("LB-FAQ-8")
def test_no_call_between_a_won_fight_and_its_exit_effects(tmp_path: Path) -> None:
    heroes = {"arne": {"calls": 1}, "elmer": {}}
    game = defeat(tmp_path, heroes, ["lose-round", "gain-call"])
    assert {option.verb for option in asked(game).options} == {"apply"}
    game.choose(f"apply:{STRANGER}>lose-round")
    assert offers(game, "call")


@rule("LB-FAQ-9")
def test_the_second_exit_effect_is_applied_by_another_player_when_the_first_was_fatal(tmp_path: Path) -> None:
    heroes = {"arne": {"life": 1}, "elmer": {"life": 2}, "kazgin": {"life": 3}}
    game = defeat(tmp_path, heroes, ["lose-life", "gain-life"])
    game.choose(f"apply:{STRANGER}>lose-life")
    assert hero(game, "arne")["status"] == "eliminated"
    assert offers(game) == {"suffer:elmer", "suffer:kazgin"}
    game.choose("suffer:elmer")
    assert (hero(game, "elmer")["life"], hero(game, "kazgin")["life"]) == (3, 3)


@rule("LB-FAQ-10")
@pytest.mark.parametrize("level", ["novice", "normal"])
def test_with_one_warlord_the_exit_effects_matter_for_the_score(level: str, tmp_path: Path) -> None:
    game = defeat(tmp_path, {"arne": {}, "elmer": {}}, ["gain-life"], lord=True, level=level)
    points = {"novice": 5, "normal": 10}[level]
    assert ended(game) == holdfast.Outcome(True, "warlords", points + 6 + 1)


@rule("LB-FAQ-10")
@pytest.mark.parametrize("level", ["hard", "heroic"])
def test_with_more_warlords_the_exit_effects_of_earlier_ones_help(level: str, tmp_path: Path) -> None:
    game = defeat(tmp_path, {"arne": {}, "elmer": {}}, ["gain-life"], lord=True, level=level)
    assert ended(game) is None
    assert hero(game, "arne")["life"] == 4
    assert PRETENDER in view(game)["discard"]


SHIPPED = load()
ARCHDAEMON = "archdaemon-of-torment"
HELPFUL = [id for id in SHIPPED.warlords if id != ARCHDAEMON]
LOSSES = ("lose-life", "lose-call", "lose-equipment", "cursed", "pinned", "decay", "draw", "evil-on-tile")
GAINS = ("gain-life", "gain-call", "gain-equipment", "evil-off-tile")


def beaten(lord: str, level: str, *after: str, **facts: Any) -> holdfast.Game:
    """Arne, alone and with one life token, beats the shipped warlord; two tiles are evil already."""
    colour = SHIPPED.cards[lord].colour
    arne = {"at": "tower", "life": 1, "equipment": {colour: 4}}
    dice = [*combat(*[colour] * fight_dice(lord)), *after]
    game = position(
        {"arne": arne},
        {"red-2": lord},
        evil=["quarry", "tomb"],
        level=level,
        script=dice,
        content=None,
        **facts,
    )
    return choose(game, "fight:red-2", "win:red-2")


def fight_dice(lord: str) -> int:
    locked = any(effect.code == "lock-die" for effect in SHIPPED.cards[lord].effects)
    return SHIPPED.dice.combat.white - locked


def ends(game: holdfast.Game) -> Iterator[holdfast.Game]:
    """The game after every way to choose among effects and rewards."""
    if (question := game.question) is None or question.ask == "hero-turn":
        yield game
    else:
        for option in question.options:
            after = game.twin()
            after.choose(option.id)
            yield from ends(after)


@rule("LB-FAQ-10")
@pytest.mark.parametrize("level", ["novice", "normal"])
@pytest.mark.parametrize("lord", HELPFUL)
def test_no_shipped_warlord_turns_the_victory_over_it_into_a_defeat(lord: str, level: str) -> None:
    """With one life left, two evil tiles and an empty deck any harm would."""
    outcomes = [ended(game) for game in ends(beaten(lord, level, deck=[]))]
    assert outcomes and all(outcome is not None and outcome.won for outcome in outcomes)


@rule("LB-FAQ-10")
@pytest.mark.parametrize("lord", HELPFUL)
def test_an_earlier_shipped_warlord_helps_when_it_falls_and_harms_nobody(lord: str) -> None:
    game = beaten(lord, "hard")
    while asked(game).ask != "hero-turn":
        game.choose(asked(game).choices[0])
    assert not happened(game, *LOSSES)
    assert happened(game, *GAINS)


@rule("LB-FAQ-11")
def test_the_decay_roll_of_the_archdaemon_is_the_only_exit_effect_of_a_shipped_warlord_that_harms() -> None:
    harms = [
        (id, effect.code)
        for id in SHIPPED.warlords
        for effect in SHIPPED.cards[id].effects
        if effect.kind == "exit" and effect.code in HARMS
    ]
    assert harms == [(ARCHDAEMON, "decay")]


@rule("LB-FAQ-11")
@pytest.mark.parametrize(("face", "won"), [("evil", False), ("life", False), ("blank", True)])
def test_the_shipped_archdaemon_may_turn_victory_into_defeat(face: str, won: bool) -> None:
    game = choose(beaten(ARCHDAEMON, "normal", f"decay:{face}"), f"apply:{ARCHDAEMON}>decay")
    while (question := game.question) is not None:
        game.choose(question.choices[0])
    outcome = ended(game)
    assert outcome is not None and outcome.won == won


@rule("LB-FAQ-11")
@pytest.mark.parametrize(("face", "won"), [("evil", False), ("blank", True)])
def test_the_archdaemon_of_torment_may_turn_victory_into_defeat(face: str, won: bool) -> None:
    game = position(
        {"arne": {"at": "tower", "equipment": {PRINTED.cards[ARCHDAEMON].colour: 4}}, "elmer": {}},
        {"red-2": ARCHDAEMON},
        evil=["quarry", "tomb"],
        script=[*combat("white", "white", "white"), f"decay:{face}"],
    )
    choose(game, "fight:red-2", "win:red-2", f"apply:{ARCHDAEMON}>decay")
    while (question := game.question) is not None:
        game.choose(question.choices[0])
    outcome = ended(game)
    assert outcome is not None and outcome.won == won
