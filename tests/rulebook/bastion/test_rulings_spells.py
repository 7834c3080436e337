"""Rulings on when spells may be cast, on the wall spells, Acceleration, Repetition and Copy."""

import pytest

import holdfast
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.bastion.enemies import EDITIONS, attacked_by, carriers, entries, marches
from tests.rulebook.bastion.play import asked, choose, lost, order
from tests.rulebook.bastion.positions import (
    at,
    happened,
    offered,
    place,
    pool,
    position,
    seen,
    spells,
    wall,
    why_not,
)

CASTLING = carriers("castling")[0]
TELEPORT = carriers("teleport")[0]
REPETITION = carriers("repetition")
ACCELERATION = carriers("acceleration")
COPY = carriers("copy")
ARROW = carriers("arrow")[0]
TWO_ENEMIES = {"w3": ["beast-red"], "w9": ["beast-blue"]}
SCENARIO_4 = {"mode": "scenario", "scenario": "belated-arrival"}
QUIET = ["mage-red", "mage-blue", "mage-green", "mage-black"]


def seats_of(game: Game, verb: str) -> list[tuple[str, int | None]]:
    """What is offered under that verb, and to which seat."""
    assert game.question is not None
    return [(option.id, option.seat) for option in game.question.options if option.verb == verb]


# -- timing ----------------------------------------------------------------------------------------


@rule("BA-RULE-69")
@EDITIONS
def test_spells_of_attack_source_and_move_are_cast_only_inside_their_command(edition: str) -> None:
    own = ["rider-red", "dragon-red", "mage-red", ARROW, "giant-red", "scout-red", ACCELERATION[1]]
    game = position(edition=edition, walls=TWO_ENEMIES, defenders=[at("yellow", red=3, spells=own)])
    assert not offered(game, "cast") and not offered(game, "repeat")
    game.choose("gain-with-spells:yellow-1")
    assert offered(game, "add") == ["add:giant-red", "add:scout-red"]
    choose(game, "add:giant-red", "enough")
    assert "move:red>acceleration" in offered(game)
    game.choose("attack-with-spells:w3")
    assert offered(game, "add") == ["add:rider-red", "add:dragon-red", "add:mage-red"]


@rule("BA-RULE-69")
def test_in_the_first_edition_castling_and_teleport_open_before_the_enemy_of_the_own_turn() -> None:
    people = [at("red", spells=[CASTLING, TELEPORT]), at("red")]
    game = position(edition="2015", phase="dawn", turn=0, walls=TWO_ENEMIES, defenders=people, deck=QUIET)
    assert asked(game) == "watch"
    assert seats_of(game, "cast") == [(f"cast:{CASTLING}", 0), (f"cast:{TELEPORT}", 0)]
    choose(game, f"cast:{TELEPORT}", "pick:w9", "put:w20")
    assert (asked(game), entries(game)) == ("watch", [])
    game.choose("go-on")
    assert entries(game) == [("mage-red", "w21")]
    assert offered(game, "cast") == [f"cast:{CASTLING}"]
    game.choose("done")
    assert asked(game) == "act"
    assert not offered(game, "cast")
    assert why_not(game, f"cast:{CASTLING}") == ("not-your-turn", "BA-SPELL-5")


@rule("BA-RULE-69")
def test_a_gap_made_before_the_enemy_phase_averts_a_loss() -> None:
    walls = {"w1": ["beast-red"], "w2": ["beast-blue"], "w3": ["beast-green"]}
    people = [at("red", spells=[TELEPORT])]
    game = position(edition="2015", phase="dawn", turn=0, walls=walls, defenders=people, deck=[])
    assert game.question is not None
    assert game.question.saves == {f"cast:{TELEPORT}"}
    choose(game, f"cast:{TELEPORT}", "pick:w3", "put:w10")
    assert (marches(game), lost(game)) == ([("w10", "w3")], "")
    people = [at("red", spells=[TELEPORT])]
    careless = position(edition="2015", phase="dawn", turn=0, walls=walls, defenders=people, deck=[])
    careless.choose("go-on")
    assert lost(careless) == "past-gate"


@rule("BA-RULE-69", "BA-RULE-70")
@EDITIONS
def test_nothing_is_cast_while_an_entry_is_resolved(edition: str) -> None:
    people = [at(spells=[CASTLING, TELEPORT]), at("red", spells=["priest-red"])]
    game = attacked_by("dragon-red", *QUIET, edition=edition, walls=TWO_ENEMIES, defenders=people)
    assert asked(game) == "flee"
    assert all(id.startswith("flee:") for id in offered(game))


@rule("BA-RULE-69")
@EDITIONS
def test_castling_and_teleport_are_open_between_all_commands_of_the_own_phase(edition: str) -> None:
    people = [at("yellow", red=3, blue=1, spells=[CASTLING, TELEPORT], artifacts=["converter-red"])]
    walls = {**TWO_ENEMIES, "w5": ["mage-yellow"]}
    game = position(edition=edition, walls=walls, defenders=people)
    both = [f"cast:{CASTLING}", f"cast:{TELEPORT}"]
    for command in (["attack:w3"], ["gain:yellow-1"], ["move:green"], ["use:converter-red", "take:red"]):
        assert offered(game, "cast") == both
        choose(game, *command)
    assert offered(game, "cast") == both


@rule("BA-RULE-70")
def test_in_the_second_edition_everybody_may_castle_and_teleport_in_any_action_phase() -> None:
    people = [at("yellow", blue=1), at("red", spells=[CASTLING]), at("blue", spells=[TELEPORT])]
    game = position(walls=TWO_ENEMIES, defenders=people)
    wanted = [(f"cast:{CASTLING}", 1), (f"cast:{TELEPORT}", 2)]
    assert seats_of(game, "cast") == wanted
    choose(game, "gain:yellow-1", "move:green")
    assert seats_of(game, "cast") == wanted
    choose(game, f"cast:{CASTLING}", "pick:w3")
    assert wall(game) == {"w3": ["beast-blue"], "w9": ["beast-red"]}
    assert (spells(game, 1), seen(game)["active"]) == ([], 0)


@rule("BA-RULE-70")
def test_in_the_second_edition_there_is_no_window_before_the_enemy_or_in_setup() -> None:
    people = [at("red", spells=[TELEPORT])]
    walls = {"w1": ["beast-red"], "w2": ["beast-blue"], "w3": ["beast-green"]}
    game = position(walls=walls, defenders=people, deck=[])
    game.choose("done")
    assert lost(game) == "past-gate"
    setup = position(
        phase="muster",
        to_muster=1,
        turn=0,
        walls=TWO_ENEMIES,
        defenders=[at(spells=[TELEPORT])],
        deck=["dragon-red", *QUIET],
    )
    assert asked(setup) == "flee"
    assert not offered(setup, "cast")
    setup.choose("flee:red")
    assert asked(setup) == "return-ritual"
    assert not offered(setup, "cast")


@rule("BA-RULE-70")
def test_nothing_pulls_a_target_away_between_declaring_and_paying() -> None:
    me = at("yellow", red=2, green=4, yellow=4, spells=["rider-red", "rider-blue"])
    others = at("red", spells=[CASTLING, TELEPORT])
    walls = {"w3": ["beast-green", "symbiote-yellow"], "w9": ["beast-blue"]}
    game = position(walls=walls, defenders=[me, others])
    game.choose("attack-with-spells:w3")
    for ask in ("add-to-attack", "add-to-attack", "pay"):
        assert asked(game) == ask
        assert not offered(game, "cast")
        game.choose(offered(game)[0])


# -- Castling and Teleport -------------------------------------------------------------------------


@rule("BA-RULE-77")
@EDITIONS
def test_castling_needs_two_wall_enemies_and_teleport_one_and_a_free_section(edition: str) -> None:
    people = [at("red", spells=[CASTLING, TELEPORT])]
    inside = {"yellow": ["flyer-red"], "green": ["flyer-blue"]}
    none = position(edition=edition, defenders=people, squares=inside)
    assert why_not(none, f"cast:{CASTLING}") == ("too-few-enemies", "BA-RULE-77")
    assert why_not(none, f"cast:{TELEPORT}") == ("too-few-enemies", "BA-RULE-77")
    one = position(edition=edition, defenders=people, walls={"w3": ["beast-red"]}, squares=inside)
    assert offered(one, "cast") == [f"cast:{TELEPORT}"]
    last = 23 if edition == "2015" else 24
    main = [f"{family}-{colour}" for family in ("beast", "warrior", "mage", "rider") for colour in COLOURS]
    full = {f"w{number}": [main[number - 1]] for number in range(1, last + 1)}
    crowded = position(edition=edition, defenders=people, walls=full)
    assert offered(crowded, "cast") == [f"cast:{CASTLING}"]
    assert why_not(crowded, f"cast:{TELEPORT}") == ("no-free-section", "BA-RULE-77")


@rule("BA-RULE-77")
@EDITIONS
def test_castling_takes_two_different_sections(edition: str) -> None:
    people = [at("red", spells=[CASTLING])]
    walls = {**TWO_ENEMIES, "w11": ["beast-green"]}
    game = position(edition=edition, defenders=people, walls=walls)
    choose(game, f"cast:{CASTLING}", "pick:w3")
    assert offered(game) == ["pick:w9", "pick:w11"]


@rule("BA-RULE-78")
@EDITIONS
@pytest.mark.parametrize("spell", [CASTLING, TELEPORT])
def test_the_limits_of_the_full_text_count_and_not_the_short_text_of_the_boards(
    edition: str, spell: str
) -> None:
    """The boards just say that two enemies change places."""
    game = position(
        edition=edition,
        defenders=[at("red", spells=[spell])],
        walls=TWO_ENEMIES,
        squares={"green": ["flyer-red"]},
        citadel=["dragon-red"],
    )
    game.choose(f"cast:{spell}")
    assert offered(game) == ["pick:w3", "pick:w9"]
    rule_of = "BA-SPELL-31" if spell == CASTLING else "BA-SPELL-36"
    assert why_not(game, "pick:green-square") == ("inside", rule_of)
    assert why_not(game, "pick:citadel") == ("inside", rule_of)


@rule("BA-RULE-76")
@EDITIONS
def test_a_spell_whose_moment_or_target_is_illegal_stays_in_hand(edition: str) -> None:
    own = [TELEPORT, CASTLING, "rider-red"]
    game = position(edition=edition, defenders=[at("red", spells=own)], walls={"w3": ["beast-red"]})
    for id in (f"cast:{CASTLING}", "cast:rider-red", "attack-with-spells:w3"):
        with pytest.raises(holdfast.IllegalChoice):
            game.choose(id)
    game.choose(f"cast:{TELEPORT}")
    with pytest.raises(holdfast.IllegalChoice):
        game.choose("put:w3")
    assert spells(game) == own


# -- Acceleration ----------------------------------------------------------------------------------


@rule("BA-RULE-114")
@EDITIONS
def test_several_accelerations_give_one_step_each_and_may_lead_back(edition: str) -> None:
    people = [at("yellow", spells=ACCELERATION[:2])]
    game = position(edition=edition, defenders=people, citadel=["dragon-red"])
    moves = set(offered(game, "move"))
    assert moves == {
        "move:green",
        "move:black",
        "move:red>acceleration",
        "move:blue>acceleration",
        "move:yellow>acceleration",
        "move:violet>acceleration+acceleration",
    }
    game.choose("move:violet>acceleration+acceleration")
    assert (place(game), spells(game)) == ("violet", [])
    assert len(happened(game, "move")[0]["via"]) == 2


@rule("BA-RULE-114")
@EDITIONS
def test_there_and_back_is_one_move(edition: str) -> None:
    people = [at("yellow", spells=ACCELERATION[:1])]
    game = position(edition=edition, defenders=people)
    game.choose("move:yellow>acceleration")
    assert (place(game), spells(game), offered(game, "move")) == ("yellow", [], [])


@rule("BA-RULE-114")
@EDITIONS
def test_copies_of_acceleration_count_like_accelerations(edition: str) -> None:
    people = [at("yellow", spells=[COPY[0], ACCELERATION[0]]), at("red")]
    game = position(edition=edition, defenders=people, citadel=["dragon-red"])
    game.choose("move:violet>acceleration+copy")
    assert (place(game), spells(game)) == ("violet", [])
    people = [at("yellow", spells=[COPY[0]]), at("red", spells=[ACCELERATION[0]])]
    game = position(edition=edition, defenders=people)
    game.choose("move:violet>copy")
    assert (place(game), spells(game), spells(game, 1)) == ("violet", [], [ACCELERATION[0]])


@rule("BA-RULE-114")
@EDITIONS
def test_only_the_last_part_may_be_one_that_obliges_to_attack(edition: str) -> None:
    people = [at("yellow", red=5, spells=ACCELERATION[:3])]
    game = position(edition=edition, defenders=people, citadel=["dragon-blue"], squares={"red": ["rokai"]})
    further = {id for id in offered(game) if ">" in id}
    assert further == {
        "move:blue>acceleration",
        "move:yellow>acceleration",
        "move:violet>acceleration+acceleration",
        "storm:red>acceleration",
    }


# -- Repetition ------------------------------------------------------------------------------------


@rule("BA-RULE-69", "BA-RULE-74")
@EDITIONS
def test_repetition_ends_the_phase_and_everything_may_be_done_anew_without_an_enemy(edition: str) -> None:
    game = position(
        edition=edition,
        defenders=[
            at("yellow", red=4, blue=4, spells=REPETITION[-2:], artifacts=["converter-red", "converter-blue"])
        ],
        walls={"w1": ["beast-red"], "w5": ["beast-blue"], "w17": ["mage-red"]},
        deck=QUIET[1:],
    )
    choose(game, "use:converter-red", "give:red", "take:black", "gain:yellow-1", "lay:red")
    choose(game, "use:converter-blue", "give:yellow", "take:red", "attack:w1", "move:green")
    for verb in ("move", "attack", "gain", "use"):
        assert not offered(game, verb)
    game.choose(f"repeat:{REPETITION[-2]}")
    for verb in ("move", "attack", "gain", "use"):
        assert offered(game, verb)
    assert offered(game, "use") == ["use:converter-red", "use:converter-blue"]
    choose(game, "move:yellow")
    game.choose(f"repeat:{REPETITION[-1]}")
    assert "move:green" in offered(game)
    assert (entries(game), marches(game)) == ([], [])
    game.choose("done")
    assert [card for card, _ in entries(game)] == [QUIET[1]]


@rule("BA-RULE-74")
def test_repetition_allows_another_source_to_be_revived() -> None:
    game = position(
        options=SCENARIO_4,
        defenders=[at("green", green=1, red=1, spells=["leviathan"])],
        scenario="belated-arrival",
        damaged=["green-1", "green-2"],
        walls={"w1": ["mage-red"]},
        citadel=["dragon-red"],
    )
    game.choose("revive:green-1")
    assert why_not(game, "revive:green-2") == ("already-revived", "BA-SCENARIO-35")
    choose(game, "repeat:leviathan", "revive:green-2")
    assert pool(game) == {}


@rule("BA-RULE-74")
def test_in_the_first_edition_the_extra_phase_is_a_turn() -> None:
    people = [at("yellow", spells=[REPETITION[-1]]), at("red")]
    game = position(edition="2015", defenders=people, walls=TWO_ENEMIES, deck=QUIET)
    game.choose(f"repeat:{REPETITION[-1]}")
    assert [(turn["defender"], turn["number"]) for turn in happened(game, "turn")] == [("dagdar", 2)]
    assert seen(game)["active"] == 0


# -- Copy as Repetition ----------------------------------------------------------------------------


@rule("BA-RULE-115")
@EDITIONS
def test_copy_as_repetition_only_in_the_own_turn_whoever_holds_it(edition: str) -> None:
    people = [at("yellow", spells=COPY[:2]), at("red", spells=[REPETITION[-1]])]
    game = position(edition=edition, defenders=people, walls=TWO_ENEMIES, deck=QUIET)
    assert seats_of(game, "repeat") == [(f"repeat:{copy}>{REPETITION[-1]}", 0) for copy in COPY[:2]]
    choose(game, f"repeat:{COPY[0]}>{REPETITION[-1]}", f"repeat:{COPY[1]}>{REPETITION[-1]}")
    assert spells(game, 1) == [REPETITION[-1]]
    assert entries(game) == []
    game.choose("done")
    assert seats_of(game, "repeat") == [(f"repeat:{REPETITION[-1]}", 1)]


@rule("BA-RULE-115")
@EDITIONS
def test_copy_as_repetition_is_not_cast_in_the_turn_of_its_holder(edition: str) -> None:
    people = [at("yellow", spells=[REPETITION[-1]]), at("red", spells=[COPY[0]])]
    game = position(edition=edition, defenders=people, walls=TWO_ENEMIES, deck=QUIET)
    assert seats_of(game, "repeat") == [(f"repeat:{REPETITION[-1]}", 0)]
    copied = f"repeat:{COPY[0]}>{REPETITION[-1]}"
    assert why_not(game, copied) == ("not-your-turn", "BA-RULE-115")


@rule("BA-RULE-115")
@EDITIONS
def test_with_nothing_but_copies_no_copy_can_be_cast(edition: str) -> None:
    people = [at("yellow", red=1, spells=[COPY[0], "golem"]), at("red", spells=[COPY[1]])]
    game = position(edition=edition, defenders=people, walls=TWO_ENEMIES)
    assert {option.partition(":")[0] for option in offered(game)} == {"move", "gain", "done"}
    assert why_not(game, f"cast:{COPY[0]}") == ("nothing-to-copy", "BA-RULE-115")
    assert order(game, "cast-copy") == []
