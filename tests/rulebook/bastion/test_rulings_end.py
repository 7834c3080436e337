"""Rulings on the end of the game, on what never returns, and on deadlocks."""

import random

import pytest

import holdfast
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import (
    EDITIONS,
    LAST_SECTION,
    attacked_by,
    carriers,
    full_squares,
    full_wall,
)
from tests.rulebook.bastion.play import asked, choose, lost, order, won
from tests.rulebook.bastion.positions import WHOLE_ARMY, at, happened, offered, position, seen, spells, wall

TELEPORT = carriers("teleport")[0]


def played(edition: str, seed: int) -> Game:
    """A game with all cards, every choice as likely as another."""
    options = {"edition": edition, "mode": "custom", "deck": WHOLE_ARMY, "players": 2}
    return holdfast.new("bastion", options, seed=seed)


@rule("BA-RULE-93")
@EDITIONS
def test_the_win_comes_with_the_last_wall_enemy_before_any_further_action(edition: str) -> None:
    people = [at("yellow", red=3), at("yellow")]
    game = position(
        edition=edition,
        walls={"w3": ["beast-red"]},
        squares={"blue": ["flyer-red"]},
        deck=[],
        defenders=people,
    )
    game.choose("attack:w3")
    assert won(game)
    assert (game.question, seen(game)["turn"]) == (None, 1)


@rule("BA-RULE-93")
@EDITIONS
@pytest.mark.parametrize("last", ["dragon-red", "flyer-red"])
def test_the_win_may_come_with_an_entry(edition: str, last: str) -> None:
    game = attacked_by(last, edition=edition, defenders=[at("red")])
    assert won(game)
    assert order(game, "turn") == []


@rule("BA-RULE-93")
@EDITIONS
def test_the_game_is_not_won_in_setup(edition: str) -> None:
    """Set-up is finished first: the defender is moved or put into a district and rituals are dealt."""
    game = position(
        edition=edition,
        phase="muster",
        to_muster=1,
        turn=0,
        deck=["dragon-red"],
        defenders=[at("" if edition == "2015" else "citadel")],
    )
    assert game.outcome is None
    game.choose("station:red" if edition == "2015" else "flee:red")
    assert asked(game) == "return-ritual"
    game.choose(offered(game)[0])
    assert won(game)


@rule("BA-RULE-93")
@pytest.mark.parametrize("phase", ["watch", "enemy", "actions"])
def test_a_position_that_was_won_before_is_refused(phase: str) -> None:
    with pytest.raises(holdfast.BadPosition) as refused:
        position(edition="2015", phase=phase, deck=[])
    assert [fault.code for fault in refused.value.faults] == ["already-won"]


@rule("BA-RULE-93")
def test_a_setup_without_a_card_to_add_is_refused() -> None:
    with pytest.raises(holdfast.BadPosition) as refused:
        position(phase="muster", to_muster=1, deck=[], walls={"w1": ["beast-red"]})
    assert [fault.code for fault in refused.value.faults] == ["no-entries"]


@rule("BA-RULE-93")
@EDITIONS
def test_the_loss_comes_at_the_moment_a_placement_is_impossible(edition: str) -> None:
    """The scout stands on the last free section; the card it calls finds none."""
    walls = full_wall(LAST_SECTION[edition] - 1)
    game = attacked_by("scout-red", "giant-red", "dragon-red", edition=edition, walls=walls)
    assert lost(game) == "no-room"
    assert order(game, "enter", "found-no-room", "end") == ["enter", "found-no-room", "end"]


@rule("BA-RULE-94")
@EDITIONS
@pytest.mark.parametrize("seed", range(12))
def test_a_win_has_a_bare_wall_and_a_loss_an_enemy_without_a_place(edition: str, seed: int) -> None:
    game = played(edition, seed)
    luck = random.Random(seed)
    while (question := game.question) is not None:
        game.choose(luck.choice(question.choices))
    assert game.outcome is not None
    ends = order(game, "end", "found-no-room", "passed-gate")
    if game.outcome.won:
        assert (wall(game), ends) == ({}, ["end"])
    else:
        assert wall(game)
        assert len(ends) == 2


@rule("BA-RULE-94")
@EDITIONS
def test_the_last_card_on_a_full_wall_loses_or_wins_nothing(edition: str) -> None:
    walls = full_wall(LAST_SECTION[edition])
    assert lost(attacked_by("giant-red", edition=edition, walls=walls)) == "no-room"
    assert lost(attacked_by("dragon-red", edition=edition, walls=walls, defenders=[at("red")])) == ""


@rule("BA-RULE-95")
@EDITIONS
@pytest.mark.parametrize("seed", range(8))
def test_cast_spells_and_discarded_structures_never_return_and_no_card_goes_back_to_the_deck(
    edition: str, seed: int
) -> None:
    game = played(edition, seed)
    luck = random.Random(seed)
    box: set[str] = set()
    gone: set[str] = set()
    left = 1000
    while (question := game.question) is not None:
        table = game.view()
        assert box <= set(table["box"])
        assert gone <= set(table["rituals"]["discarded"])
        if table["phase"] in ("enemy", "watch", "actions"):
            assert table["deck"]["left"] <= left
            left = table["deck"]["left"]
        box, gone = set(table["box"]), set(table["rituals"]["discarded"])
        game.choose(luck.choice(question.choices))
    cards = [entry["card"] for what in ("enter", "attach") for entry in happened(game, what)]
    assert len(cards) == len(set(cards))


@rule("BA-RULE-95")
@EDITIONS
def test_a_cast_card_lies_in_the_box(edition: str) -> None:
    people = [at("red", spells=[TELEPORT])]
    game = position(edition=edition, defenders=people, walls={"w3": ["beast-red"]}, deck=["beast-blue"])
    choose(game, f"cast:{TELEPORT}", "put:w5")
    assert TELEPORT in seen(game)["box"]
    assert (spells(game), seen(game)["deck"]["left"]) == ([], 1)


@rule("BA-RULE-110")
@EDITIONS
def test_a_deadlock_by_flyers_does_not_end_the_game(edition: str) -> None:
    deck = ["beast-red", "beast-blue", "beast-green", "beast-black"]
    people = [at("red"), at("blue")]
    game = position(edition=edition, defenders=people, squares=full_squares(), deck=deck)
    for _ in range(3):
        game.choose("done")
        assert (asked(game), game.outcome) == ("act", None)


@rule("BA-RULE-110")
@EDITIONS
def test_a_deadlock_by_priests_is_not_declared_but_played(edition: str) -> None:
    walls = {"w1": ["priest-red"], "w2": ["priest-blue"]}
    game = position(edition=edition, defenders=[at("yellow", red=6, blue=6)], walls=walls, deck=[])
    assert (asked(game), game.outcome) == ("act", None)
    assert not offered(game, "attack")
    assert not [id for id in offered(game) if id.partition(":")[0] in ("concede", "surrender")]
    game.choose("done")
    assert lost(game) == "past-gate"
