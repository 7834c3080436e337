"""SS-ATTACK-4, SS-DEFENCE-10: what can be spent is asked for where the answer can matter."""

from typing import Any

import pytest

import holdfast
from holdfast.bots import bot
from holdfast.games.sword_and_sorcery.rules.combat.symbol_spending import SymbolPool
from tests.rulebook import rule
from tests.rulebook.sword_and_sorcery.arms import foe, struck, weapon
from tests.rulebook.sword_and_sorcery.play import asked, choose, figure, hero, offered
from tests.rulebook.sword_and_sorcery.positions import scene
from tests.rulebook.sword_and_sorcery.test_defence import MAIL

BRIEF = {"questions": "brief"}
BY_HAND = {"main": "blade"}


def strikes(effects: list[str], *script: str, **more: Any) -> holdfast.Game:
    """Ecarus attacks with a weapon of these effects; a question is asked only where it can matter."""
    heroes = {"ecarus": {"at": "a", "slots": BY_HAND}, "auriel": {"at": "g"}}
    text = weapon(red=1, effects=effects) + foe()
    game = scene(heroes, {"dummy-1": "a"}, cards=text, script=script, options=BRIEF, **more)
    return choose(game, "attack:blade>dummy-1", "plain")


@rule("SS-ATTACK-4")
def test_a_gain_for_symbols_that_are_worth_nothing_else_is_taken() -> None:
    game = strikes(["power: hit 1"], "red:hit-power")
    assert asked(game) == "hero-turn"
    assert figure(game, "dummy-1").wounds == 2


@rule("SS-ATTACK-4")
def test_two_gains_that_cannot_both_be_paid_for_are_a_choice() -> None:
    game = strikes(["power: hit 1", "power: pierce 1"], "red:hit-power")
    assert offered(game) == ["spend:hit-1", "spend:pierce-1", "enough"]


@rule("SS-ATTACK-4")
def test_symbols_that_count_by_themselves_are_not_spent_unasked() -> None:
    game = strikes(["hit: fatal 1"], "red:hit-power")
    assert offered(game) == ["spend:fatal-1", "enough"]


@rule("SS-ATTACK-4")
def test_what_may_be_used_once_a_round_is_not_used_up_unasked() -> None:
    game = strikes(["power/round: hit 1"], "red:hit-power")
    assert offered(game) == ["spend:hit-1", "enough"]


@rule("SS-DEFENCE-10")
def test_a_hero_whose_shields_stop_every_hit_is_not_asked() -> None:
    armed = {"slots": {"armor": "mail"}, "shields": 0}
    dice = ["blue:shield-power", "blue:shield-magic"]
    game = struck(armed, script=dice, cards=MAIL, options=BRIEF)
    assert asked(game) != "defend"
    assert hero(game, "ecarus").wounds == 0


@rule("SS-DEFENCE-10")
def test_a_defender_is_asked_where_a_reroll_could_help() -> None:
    armed = {"slots": {"armor": "mail"}, "shields": 0}
    dice = ["blue:shield-power", "blue:blank"]
    game = struck(armed, script=dice, cards=MAIL, options=BRIEF)
    assert asked(game) == "defend"


@rule("SS-DEFENCE-10")
def test_no_answer_to_what_is_not_asked_would_be_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Brute force over seeded games: what would not be asked is asked, and answered in every way."""
    needless = False
    judge = SymbolPool.is_needless

    def noticed(purse: SymbolPool, numbers: list[int]) -> bool:
        nonlocal needless
        needless = judge(purse, numbers)
        return False

    monkeypatch.setattr(SymbolPool, "is_needless", noticed)
    examined = 0
    for seed in range(20):
        game = holdfast.new("sword-and-sorcery", {"party": 2 + seed % 4}, seed=seed)
        player = bot("instinct", seed)
        for _ in range(250):
            question = game.question
            if question is None:
                break
            if question.ask == "defend" and needless:
                best = damage_after(game, question.choices[-1].id)
                for one in question.choices[:-1]:
                    assert damage_after(game, one.id) >= best
                    examined += 1
            game.choose(player.choose(game, question.choices))
    assert examined > 20


def damage_after(game: holdfast.Game, choice: str) -> int:
    """What the defender suffers if that is chosen, with the first answer to whatever it leads to."""
    twin = game.twin()
    before = len(twin.events)
    twin.choose(choice)
    while True:
        done = [event.data["count"] for event in twin.events[before:] if event.what == "damage"]
        if done:
            damage: int = done[0]
            return damage
        question = twin.question
        assert question is not None
        twin.choose(question.choices[-1 if question.ask == "defend" else 0])
