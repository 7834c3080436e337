"""LB-RULE-129 to 147: rulings on turn order, fewer players and the course of a turn."""

from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.games.last_bastion.rules.geometry import SIDES
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, card_with, filled, monster, warlord
from tests.rulebook.last_bastion.look import asked, card, events, evil_tiles, hero, kinds, reserve, view
from tests.rulebook.last_bastion.own import STRANGER, defeat, stranger
from tests.rulebook.last_bastion.play import (
    barred,
    card_in,
    choose,
    combat,
    ended,
    happened,
    offers,
    pieces,
    place_card,
    tile,
)
from tests.rulebook.last_bastion.positions import BOARDS, position

RED = monster("red", 1, exit=(), permanent=())
GREEN = monster("green", 2, exit=(), permanent=())
DECAY = card_with(recurring=("decay",))
LOSE_LIFE = card_with(recurring=("lose-life",))
LOSE_ROUND = card_with(recurring=("lose-round",))
QUIET = [monster(colour, enter=(), recurring=(), permanent=()) for colour in ("red", "green")]
ALL_PLAYERS = {"arne": {"calls": 1}, "elmer": {"calls": 1}, "kazgin": {"calls": 1}, "sindara": {"calls": 1}}


def turns(game: holdfast.Game) -> list[tuple[str, str | None]]:
    """The board and the hero of every turn that has begun."""
    return [(one["board"], one["hero"]) for one in happened(game, "turn")]


# Turn order, fewer players


@rule("LB-RULE-129")
def test_the_four_boards_act_clockwise_and_neutral_ones_have_only_the_horde_phase() -> None:
    game = position(["arne", "elmer", "kazgin"], sides=["north", "east", "west"], deck=QUIET)
    game.choose("done")
    assert turns(game) == [("green", "elmer")]
    choose(place_card(game), "done")
    assert turns(game) == [("green", "elmer"), ("blue", None), ("yellow", "kazgin")]
    assert asked(game).choices[0].seat == 2


@rule("LB-RULE-130")
@pytest.mark.parametrize("first", [1, 2])
def test_the_first_players_board_begins_and_neutral_boards_come_in_their_place(first: int) -> None:
    options = {"players": 2, "heroes": ["arne", "elmer"], "boards": list(BOARDS), "first": first}
    game = holdfast.new("last-bastion", options)
    seats = {1: ("red", "arne", "green"), 2: ("blue", "elmer", "yellow")}
    board, player, neutral = seats[first]
    assert turns(game) == [(board, player)]
    while len(turns(game)) < 5:
        question = asked(game)
        game.choose("done" if "done" in question.options else question.choices[0])
    assert turns(game)[1] == (neutral, None)
    assert turns(game)[4] == (board, player)
    assert kinds(game, "round", "turn")[:7] == ["round", *["turn"] * 4, "round", "turn"]


@rule("LB-RULE-131")
@pytest.mark.parametrize("empty", SIDES)
def test_with_three_players_any_side_may_stay_empty(empty: str) -> None:
    sides = [side for side in SIDES if side != empty]
    table = holdfast.new("last-bastion", {"players": 3, "sides": sides}).view()
    assert [board["side"] for board in table["boards"] if board["hero"] is None] == [empty]


@rule("LB-RULE-131")
@pytest.mark.parametrize("side", SIDES)
def test_a_single_player_sits_at_any_side_and_takes_every_effect(side: str) -> None:
    """Three neutral boards act before it is the hero's turn again; nobody is asked who suffers."""
    own = BOARDS[SIDES.index(side)]
    neutral = [f"{board}-2" for board in BOARDS if board != own]
    cards = dict(zip(neutral, (LOSE_LIFE, LOSE_ROUND, DECAY), strict=True))
    facts = {"life": 5, "calls": 1}
    game = position({"arne": facts}, cards, sides=[side], script=["decay:life"], deck=QUIET)
    game.choose("done")
    assert [hero for _, hero in turns(game)] == [None, None, None, "arne"]
    assert asked(game).ask == "place"
    assert (hero(game, "arne")["life"], hero(game, "arne")["calls"]) == (3, 0)


@rule("LB-RULE-132")
def test_a_single_player_who_is_eliminated_has_lost() -> None:
    game = position({"arne": {"life": 1}}, filled("red"), phase="board")
    assert ended(game) == holdfast.Outcome(False, "heroes")


@rule("LB-RULE-133")
@pytest.mark.parametrize("first", SIDES)
def test_two_players_side_by_side_are_refused(first: str) -> None:
    across = SIDES[(SIDES.index(first) + 2) % 4]
    for second in SIDES:
        if second in (first, across):
            continue
        with pytest.raises(holdfast.BadOptions) as refused:
            holdfast.new("last-bastion", {"players": 2, "sides": [first, second]})
        assert [fault.code for fault in refused.value.faults] == ["side-by-side"]
    holdfast.new("last-bastion", {"players": 2, "sides": [first, across]})


@rule("LB-RULE-134")
@pytest.mark.parametrize(
    ("turn", "order"),
    [("red", [0, 1, 2, 3]), ("blue", [2, 3, 0, 1])],
)
def test_effects_on_all_go_clockwise_from_the_active_player_and_each_chooses(
    turn: str, order: list[int]
) -> None:
    rich = {id: {"calls": 1, "equipment": {"red": 1}} for id in ALL_PLAYERS}
    id = card_with(enter=("all-lose-round",))
    game = position(rich, phase="board", turn=turn, deck=[id])
    place_card(game)
    asked_seats = []
    while asked(game).ask == "lose-round":
        assert offers(game) == {"lose:red", "lose:call"}
        asked_seats.append(asked(game).choices[0].seat)
        game.choose("lose:red")
    assert asked_seats == order


@rule("LB-RULE-134")
def test_effects_on_all_in_a_neutral_turn_go_clockwise_from_that_board(tmp_path: Path) -> None:
    content = stranger(tmp_path, recurring=["all-lose-round"])
    heroes = {id: facts for id, facts in ALL_PLAYERS.items() if id != "sindara"}
    game = position(
        heroes,
        {"green-1": STRANGER},
        sides=["north", "south", "west"],
        turn="green",
        phase="cards",
        content=content,
    )
    assert [one["hero"] for one in happened(game, "lose-call")] == ["elmer", "kazgin", "arne"]


@rule("LB-RULE-135")
def test_the_player_who_loses_a_round_token_chooses_which() -> None:
    game = position(
        {"arne": {"calls": 1}, "elmer": {"calls": 1, "equipment": {"red": 1, "blue": 2}}},
        {"green-1": LOSE_ROUND},
        turn="green",
        phase="cards",
    )
    game.choose("suffer:elmer")
    assert offers(game) == {"lose:red", "lose:blue", "lose:call"}
    assert {option.seat for option in asked(game).options} == {1}
    game.choose("lose:blue")
    assert hero(game, "elmer")["equipment"] == {"red": 1, "blue": 1}


@rule("LB-RULE-136")
def test_a_shortage_is_checked_at_the_moment_of_taking_one_token_at_a_time(tmp_path: Path) -> None:
    """Two rewards and one token left: the first takes it, the second finds nothing."""
    empty = {"red": 1, "green": 0, "blue": 0, "yellow": 0, "black": 0}
    game = defeat(tmp_path, {"elmer": {}, "arne": {}}, ["gain-equipment", "gain-equipment"], reserve=empty)
    assert hero(game, "elmer")["equipment"] == {"red": 1}
    assert reserve(game)["equipment"] == {}


@rule("LB-RULE-136")
def test_a_token_returned_by_an_earlier_effect_may_be_taken_by_a_later_one(tmp_path: Path) -> None:
    heroes = {"arne": {"life": 2}, "elmer": {}}
    game = defeat(tmp_path, heroes, ["lose-life", "gain-life"], reserve={"life": 0})
    game.choose(f"apply:{STRANGER}>lose-life")
    assert hero(game, "arne")["life"] == 2
    assert kinds(game, "lose-life", "gain-life") == ["lose-life", "gain-life"]


# Evil and decay


@rule("LB-RULE-137")
def test_haunt_begins_again_after_the_players_removed_the_figure() -> None:
    haunting = card_with(recurring=("haunt",), exit=())
    game = position({"teagaan": {}}, {"red-1": {"card": haunting, "evil": True}}, deck=QUIET)
    choose(game, "banish:red-1", "done")
    assert card_in(game, "red-1")["evil"]
    assert evil_tiles(game) == []


@rule("LB-RULE-138")
@pytest.mark.parametrize("cause", ["haunt", "decay"])
def test_nothing_happens_to_heroes_on_a_tile_that_falls_to_evil(cause: str) -> None:
    haunting = {"card": card_with(recurring=("haunt",), exit=()), "evil": True}
    heroes: dict[str, dict[str, Any]] = {"arne": {"at": "tower", "calls": 1}, "elmer": {"at": "tower"}}
    foe = haunting if cause == "haunt" else {"card": DECAY}
    script = [] if cause == "haunt" else ["decay:evil"]
    before = view(position(heroes))["heroes"]
    game = position(heroes, {"red-2": foe}, phase="cards", script=script)
    assert evil_tiles(game) == ["tower"]
    assert view(game)["heroes"] == before
    assert tile(game, "tower")["heroes"] == ["arne", "elmer"]


@rule("LB-RULE-139")
@pytest.mark.parametrize(
    ("home", "piece"),
    [("trebuchet", "net"), ("quarry", "trap"), ("standard", "standard"), ("mylfaar", "spell")],
)
def test_a_waiting_piece_returns_by_itself_in_the_same_moment(home: str, piece: str) -> None:
    heroes = {"teagaan": {}, "mylfaar": {"cursed": home == "mylfaar"}}
    game = position(heroes, evil=[] if home == "mylfaar" else [home])

    def where() -> Any:
        found = pieces(game)[piece]
        return found["at"] if piece == "standard" else found

    assert where() == "reserve"
    game.choose(f"banish:{home}")
    assert where() == home
    assert asked(game).ask == "hero-turn"


@rule("LB-RULE-140")
def test_round_token_and_life_takes_the_round_token_first() -> None:
    heroes = {"arne": {"life": 1, "equipment": {"red": 1, "blue": 1}}, "elmer": {}}
    game = position(heroes, {"red-1": DECAY}, phase="cards", script=["decay:round-and-life"])
    assert asked(game).ask == "lose-round"
    assert hero(game, "arne")["life"] == 1
    game.choose("lose:red")
    wanted = ["lose-equipment", "lose-life", "eliminated"]
    assert kinds(game, *wanted) == wanted
    assert reserve(game)["equipment"] == dict.fromkeys(reserve(game)["equipment"], PRINTED.tokens.equipment)


@rule("LB-RULE-141")
def test_a_roll_forced_by_a_card_that_a_roll_has_drawn_goes_by_the_line_of_the_newest_card() -> None:
    newest = monster("yellow", enter=("decay",))
    script = ["decay:card", "decay:evil"]
    game = position(["arne", "elmer"], {"red-1": DECAY}, phase="cards", script=script, deck=[newest, *QUIET])
    game.choose("place:yellow-2")
    assert evil_tiles(game) == ["tavern"]


@rule("LB-RULE-141")
def test_a_roll_forced_by_a_card_on_the_yellow_board_goes_by_the_line_of_the_card() -> None:
    game = position(
        ["arne", "elmer"], {"yellow-2": DECAY}, turn="yellow", phase="cards", script=["decay:evil"]
    )
    game.choose("suffer:arne")
    assert evil_tiles(game) == ["tavern"]


@rule("LB-RULE-142")
def test_the_active_player_applies_the_enter_effects_of_a_card_on_a_neutral_board() -> None:
    id = monster("yellow", enter=("decay",))
    game = position(["arne", "elmer"], phase="board", deck=[id], script=["decay:life"])
    game.choose("place:yellow-1")
    assert happened(game, "decay") == [{"hero": "arne", "face": "life"}]


@rule("LB-RULE-142")
def test_the_active_player_applies_the_exit_effects_of_a_card_on_a_neutral_board(tmp_path: Path) -> None:
    content = stranger(tmp_path, exit=["decay"])
    game = position(
        {"arne": {"at": "fountain"}, "elmer": {}},
        {"green-2": STRANGER},
        content=content,
        script=[*combat("blue", "blue", "blue"), "decay:life"],
    )
    choose(game, "fight:green-2", "win:green-2")
    assert happened(game, "decay") == [{"hero": "arne", "face": "life"}]


# The course of a turn


@rule("LB-RULE-143")
def test_sindara_cursed_by_the_exit_effect_of_her_fight_has_no_tile_action_left(tmp_path: Path) -> None:
    cards: dict[str, Any] = {"red-1": GREEN}
    game = defeat(tmp_path, {"sindara": {}, "elmer": {}}, ["curse"], cards)
    assert hero(game, "sindara")["cursed"]
    assert not offers(game, "activate")
    folder = tmp_path / "unharmed"
    folder.mkdir()
    game = defeat(folder, {"sindara": {}, "elmer": {}}, ["gain-life"], cards)
    assert offers(game, "activate") == {"activate:tower"}


@rule("LB-RULE-143")
def test_elmer_cursed_after_one_movement_has_no_second(tmp_path: Path) -> None:
    for harm, second in (("curse", False), ("lose-round", True)):
        folder = tmp_path / harm
        folder.mkdir()
        content = stranger(folder, exit=[harm])
        heroes = {"elmer": {"at": "trebuchet"}, "arne": {}}
        game = position(heroes, {"red-2": STRANGER}, content=content, script=combat("blue", "blue", "blue"))
        choose(game, "move:tower", "fight:red-2", "win:red-2")
        assert bool(offers(game, "move")) == second


@rule("LB-RULE-143")
def test_sindara_who_frees_her_own_board_with_the_fountain_may_still_fight() -> None:
    heroes = {"sindara": {"at": "fountain", "cursed": True}, "elmer": {}}
    game = position(heroes, {"green-2": GREEN})
    game.choose("activate:fountain")
    assert offers(game, "fight") == {"fight:green-2"}


@rule("LB-RULE-144")
def test_players_give_each_other_nothing_and_use_no_call_but_their_own() -> None:
    rich = {"at": "tower", "calls": 1, "equipment": {"red": 1}}
    game = position({"kazgin": {"at": "tower", "life": 5, "equipment": {"blue": 1}}, "elmer": rich})
    verbs = {option.verb for option in asked(game).options}
    assert verbs == {"move", "done"}
    assert barred(game, "call:market").reason == "no-call"
    assert {option.seat for option in asked(game).options} == {0}


@rule("LB-RULE-145")
@pytest.mark.parametrize("course", ["lost", "declined", "won"])
def test_a_fight_uses_up_the_action_however_it_ends(course: str) -> None:
    dice = combat("blue", "blue", "blue") if course == "lost" else combat("red", "blue", "blue")
    game = position({"arne": {"at": "market"}, "elmer": {}}, {"red-3": RED, "green-1": GREEN}, script=dice)
    game.choose("fight:red-3+green-1")
    if course != "lost":
        game.choose("decline" if course == "declined" else "win:red-3")
    assert not offers(game, "fight") and not offers(game, "activate")
    assert barred(game, "activate:market").rule == "LB-HERO-2"


@rule("LB-RULE-145")
def test_one_tile_action_a_turn_besides_calls() -> None:
    dice = combat("blue", "green", "red", "red")
    game = position({"arne": {"at": "market", "calls": 1}, "elmer": {}}, {"red-3": RED}, script=dice)
    choose(game, "activate:market")
    assert not offers(game, "activate") and not offers(game, "fight")
    assert barred(game, "activate:market").rule == "LB-RULE-145"
    choose(game, "call:market")
    assert len(happened(game, "roll")) == 2


@rule("LB-RULE-145")
def test_sindara_has_one_of_each_kind_and_never_two_of_a_kind() -> None:
    dice = combat("blue", "green", "blue", "blue", "blue")
    game = position({"sindara": {"at": "market"}, "elmer": {}}, {"red-3": RED}, script=dice)
    game.choose("activate:market")
    assert offers(game, "fight") and not offers(game, "activate")
    game.choose("fight:red-3")
    assert card(game, "red-3") is not None
    assert not offers(game, "fight") and not offers(game, "activate")


@rule("LB-RULE-146")
def test_victory_comes_in_the_middle_of_the_turn_and_nothing_may_follow(tmp_path: Path) -> None:
    """Arne could still move, call and fetch, but the game is over."""
    game = defeat(tmp_path, {"arne": {"calls": 1}, "elmer": {}}, ["gain-life"], lord=True)
    assert ended(game) == holdfast.Outcome(True, "warlords", 10 + 7 + 2)
    assert game.question is None
    last = events(game)[-3:]
    assert [event.what for event in last] == ["gain-life", "discard", "end"]
    with pytest.raises(holdfast.IllegalChoice):
        game.choose("call:fountain")


def still_siege(arne: dict[str, Any] | None = None, **facts: Any) -> holdfast.Game:
    """A single hero who lies before a full board of cards that do nothing but lay the hero down."""
    cards = filled("blue") | facts.pop("cards", {})
    return position(
        {"arne": {"pinned": True} | (arne or {})}, cards, boards=("blue", "yellow", "green", "red"), **facts
    )


def wait(game: holdfast.Game, rounds: int = 200) -> holdfast.Game:
    """Do nothing for so many rounds, or until the game is over."""
    for _ in range(rounds):
        if game.question is not None:
            game.choose("done")
    return game


def rounds_begun(game: holdfast.Game) -> int:
    return len(happened(game, "round"))


@rule("LB-RULE-147")
def test_a_siege_that_stands_still_for_twenty_rounds_is_lost() -> None:
    game = wait(still_siege())
    assert ended(game) == holdfast.Outcome(False, "stalemate")
    assert rounds_begun(game) == 1 + 20


@rule("LB-RULE-147")
def test_a_lone_hero_who_attacks_the_warlord_every_turn_and_misses_is_not_lost() -> None:
    lord = warlord(resistance=3, recurring=(), permanent="no-white")
    misses = combat("green", "green", "green") * 150
    game = still_siege({"at": "tower"}, cards={"blue-2": lord}, script=misses)
    for _ in range(150):
        choose(game, "fight:blue-2", "done")
    assert ended(game) is None
    assert view(game)["standstill"] is None


@rule("LB-RULE-147")
def test_fights_that_no_roll_could_win_save_a_siege_for_a_hundred_rounds() -> None:
    lord = warlord(resistance=4, permanent="lock-die")
    game = still_siege({"at": "tower"}, cards={"blue-2": lord})
    for _ in range(100):
        choose(game, "fight:blue-2", "done")
    assert ended(game) is None
    choose(game, "fight:blue-2", "done")
    assert ended(game) == holdfast.Outcome(False, "stalemate")


@rule("LB-RULE-147")
def test_tokens_gained_and_lost_keep_a_siege_alive() -> None:
    game = choose(wait(still_siege(), 15), "fetch:red")
    assert rounds_begun(wait(game)) == 15 + 1 + 20


@rule("LB-RULE-147")
def test_a_card_that_comes_or_goes_begins_the_count_anew() -> None:
    quiet = monster("blue", enter=(), recurring=(), permanent=(), apart=filled("blue").values())
    game = still_siege({"calls": 1}, deck=[quiet])
    choose(wait(game, 15), "call:tomb", "slay:blue-1")
    wait(game)
    assert len(happened(game, "draw")) == 1
    assert rounds_begun(game) == 15 + 1 + 1 + 20


def deserted_siege() -> holdfast.Game:
    """A single hero before the green board, full, with no card left that it could discard."""
    cards = filled("green") | {"red-2": warlord(recurring=())}
    return position({"arne": {}}, cards, boards=("green", "yellow", "blue", "red"), deck=[])


@rule("LB-RULE-147")
def test_walking_to_and_fro_does_not_keep_a_siege_alive() -> None:
    game = choose(deserted_siege(), "done")
    for _ in range(10):
        choose(game, "move:tower", "done", "move:standard", "done")
    assert ended(game) == holdfast.Outcome(False, "stalemate")


@rule("LB-RULE-147")
def test_as_long_as_a_figure_stands_elsewhere_than_twenty_rounds_before_nothing_is_lost() -> None:
    game = choose(wait(deserted_siege(), 15), "move:tower", "done")
    assert rounds_begun(wait(game)) == 15 + 1 + 20


@rule("LB-RULE-147")
def test_the_rounds_of_a_standstill_are_told_from_the_tenth_on() -> None:
    game = wait(still_siege(), 1)
    told = [view(wait(game, 1))["standstill"] for _ in range(19)]
    counted = [{"rounds": rounds, "limit": 20, "fights": False} for rounds in range(10, 20)]
    assert told == [None] * 9 + counted
