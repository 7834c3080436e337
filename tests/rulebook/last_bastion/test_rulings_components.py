"""Rulings on components, set-up and information."""

import json
from itertools import permutations
from pathlib import Path
from typing import Any, get_args

import pytest

import holdfast
from holdfast.games.last_bastion.content.load import SHIPPED
from holdfast.games.last_bastion.content.schema import COLOURS, HARMS, Ban, Reward
from holdfast.kernel.game import Game
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import NAMED, PRINTED, cards_with, filled, idle, own_content
from tests.rulebook.last_bastion.look import asked, card, events, hero, offered, reserve, view
from tests.rulebook.last_bastion.positions import BOARDS, position

HAUNTING, HAUNTED = cards_with(recurring=("haunt",))[:2]
QUIET = idle(2, enter=())


def dealt(seed: int = 0, **options: Any) -> Game:
    return holdfast.new("last-bastion", options, seed=seed)


def with_tokens(folder: Path, **counts: int) -> Path:
    """A content of the test's own with other counts of tokens."""
    lines = (SHIPPED / "tokens.toml").read_text("utf-8").splitlines()
    kept = [line for line in lines if line.partition(" = ")[0] not in counts]
    (folder / "tokens.toml").write_text(
        "\n".join([*kept, *(f"{name} = {count}" for name, count in counts.items())]), "utf-8"
    )
    return own_content(folder)


def with_dice(folder: Path, faces: list[str], decay: list[str]) -> Path:
    """A content of the test's own with other dice."""
    (folder / "dice.toml").write_text(
        f"combat = {{faces = {faces}, white = 3}}\ngrey = {{faces = {faces}}}\ndecay = {{faces = {decay}}}\n",
        "utf-8",
    )
    return folder


@rule("LB-RULE-1")
@pytest.mark.parametrize("boards", [BOARDS, ("blue", "yellow", "red", "green")])
def test_the_starting_equipment_has_the_colour_of_the_linked_board(boards: tuple[str, ...]) -> None:
    heroes = dealt(players=4, boards=list(boards)).view()["heroes"]
    assert [hero["equipment"] for hero in heroes] == [{colour: 1} for colour in boards]


@rule("LB-RULE-2")
def test_the_counts_of_tokens() -> None:
    seen = dealt(players=1, boards=list(BOARDS)).view()["reserve"]
    assert seen["equipment"] == {"red": 3, "green": 4, "blue": 4, "yellow": 4, "black": 4}
    assert (seen["life"], seen["calls"]) == (16 - 3, 4 - 1)
    assert sorted(seen["standards"]) == sorted(COLOURS)


@rule("LB-RULE-2")
def test_the_counts_of_tokens_are_configuration(tmp_path: Path) -> None:
    own = with_tokens(tmp_path, life=20, calls=7, equipment=2)
    seen = holdfast.new("last-bastion", {"players": 1, "boards": list(BOARDS)}, content=own).view()["reserve"]
    assert (seen["life"], seen["calls"]) == (17, 6)
    assert seen["equipment"] == {"red": 1, "green": 2, "blue": 2, "yellow": 2, "black": 2}


@rule("LB-RULE-3")
def test_combat_dice_and_the_grey_die_have_each_colour_and_white_once() -> None:
    enemy = cards_with(recurring=())[0]
    game = position({"kazgin": {"at": "tower"}, "elmer": {}}, {"red-2": enemy})
    rolls: dict[str, float] = {}
    for probability, results, _ in game.outcomes("fight:red-2"):
        assert [result.partition(":")[0] for result in results] == ["combat", "combat", "combat", "grey"]
        for result in (results[0], results[3]):
            rolls[result] = rolls.get(result, 0.0) + probability
    wanted = {f"{die}:{face}": 1 / 6 for die in ("combat", "grey") for face in (*COLOURS, "white")}
    assert rolls == pytest.approx(wanted)


@rule("LB-RULE-3")
def test_the_faces_of_the_dice_are_configuration(tmp_path: Path) -> None:
    own = with_dice(tmp_path, ["white"], ["blank"])
    game = position({"kazgin": {"at": "tower"}, "elmer": {}}, {"red-2": QUIET[0]}, content=own)
    game.choose("fight:red-2")
    assert events(game, "roll")[0].data["faces"] == ("white",) * 4


@rule("LB-RULE-4")
def test_the_decay_die_has_each_result_once() -> None:
    game = position(cards=filled("yellow"), turn="yellow", phase="board", deck=QUIET)
    rolls: dict[str, float] = {}
    for probability, results, _ in game.outcomes("suffer:elmer"):
        rolls[results[0]] = rolls.get(results[0], 0.0) + probability
    faces = ("blank", "card", "round", "round-and-life", "life", "evil")
    assert rolls == pytest.approx({f"decay:{face}": 1 / 6 for face in faces})


@rule("LB-RULE-5")
def test_there_is_a_standard_token_of_every_card_colour() -> None:
    game = position({"elmer": {"at": "standard"}, "kazgin": {}})
    game.choose("activate:standard")
    assert sorted(offered(game)) == sorted(
        f"raise:{colour}" for colour in ("red", "green", "blue", "yellow", "black")
    )


@rule("LB-RULE-6")
def test_twelve_evil_figures_lie_in_the_reserve() -> None:
    assert dealt().view()["reserve"]["evil"] == PRINTED.tokens.evil == 12


@rule("LB-RULE-6")
@pytest.mark.parametrize(("figures", "placed"), [("unlimited", True), ("limited", False)])
def test_when_all_evil_figures_are_in_use_another_is_placed_unless_the_table_plays_with_a_limit(
    figures: str, placed: bool, tmp_path: Path
) -> None:
    game = position(
        cards={"red-1": HAUNTING, "green-1": {"card": HAUNTED, "evil": True}},
        phase="begin",
        deck=QUIET,
        content=with_tokens(tmp_path, evil=1),
        evil_figures=figures,
    )
    assert reserve(game)["evil"] == 0
    shown = card(game, "red-1")
    assert shown is not None
    assert shown["evil"] == placed


@rule("LB-RULE-6")
@pytest.mark.parametrize(("figures", "lost"), [("unlimited", True), ("limited", False)])
def test_a_shortage_of_figures_saves_nobody_unless_the_table_plays_with_a_limit(
    figures: str, lost: bool, tmp_path: Path
) -> None:
    game = position(
        cards={"red-1": cards_with(recurring=("decay",))[0]},
        phase="begin",
        evil=("market", "quarry"),
        deck=QUIET,
        script=["decay:evil"],
        content=with_tokens(tmp_path, evil=2),
        evil_figures=figures,
    )
    assert (game.outcome is not None) == lost


@rule("LB-RULE-7")
def test_two_players_cannot_take_the_same_hero() -> None:
    with pytest.raises(holdfast.BadOptions):
        dealt(players=2, heroes=["arne", "arne"])
    for seed in range(50):
        taken = [hero["id"] for hero in dealt(seed, players=4).view()["heroes"]]
        assert len(set(taken)) == 4


@rule("LB-RULE-8")
def test_the_order_of_the_boards_is_chosen_or_left_to_chance() -> None:
    def order(game: Game) -> tuple[str, ...]:
        return tuple(board["id"] for board in view(game)["boards"])

    every = set(permutations(BOARDS))
    assert {order(dealt(boards=list(chosen))) for chosen in every} == every
    assert {order(dealt(seed)) for seed in range(400)} == every


@rule("LB-RULE-9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_calls_to_arms_that_were_not_dealt_are_in_the_reserve(players: int) -> None:
    assert dealt(players=players).view()["reserve"]["calls"] == 4 - players


@rule("LB-RULE-10")
def test_discard_number_of_cards_and_back_of_the_deck_are_public_and_nothing_else_of_it() -> None:
    gone = list(PRINTED.monsters[:34])
    game = position(discard=gone)
    seen = [game.view(seat) for seat in (None, 0, 1)]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0]["discard"] == gone
    assert seen[0]["deck"] == {"cards": 9, "back": "warlord", "below_warlord": 8}
    hidden = [id for id in PRINTED.cards if id not in gone]
    assert not any(id in json.dumps(seen[0]) for id in hidden)


@rule("LB-RULE-10")
def test_what_comes_next_is_not_decided_before_it_is_drawn() -> None:
    game = position(discard=PRINTED.monsters[:10])
    drawn = set()
    for luck in range(60):
        other = game.fork(luck)
        other.choose("done")
        drawn.add(events(other, "draw")[0].data["card"])
    assert len(drawn) > 20


@rule("LB-RULE-11")
def test_cards_are_loaded_from_data(tmp_path: Path) -> None:
    entry = {
        "id": "stranger",
        "colour": "blue",
        "resistance": 9,
        "enter": ["lose-life"],
        "exit": ["gain-life"],
    }
    game = position(phase="board", deck=["stranger"], content=own_content(tmp_path, entry))
    game.choose("place:blue-1")
    shown = card(game, "blue-1")
    assert shown is not None
    assert (shown["id"], shown["resistance"]) == ("stranger", 9)
    assert hero(game, "elmer")["life"] == 2


@rule("LB-RULE-11")
def test_the_shipped_cards_keep_what_is_printed_of_the_five_that_the_books_name() -> None:
    printed = {id: PRINTED.cards[id] for id in NAMED}
    icons = {id: {(effect.kind, effect.code) for effect in card.effects} for id, card in printed.items()}
    summoner, cannon, incubus = (printed[id] for id in ("hollow-summoner", "nefarious-cannon", "incubus"))
    assert (summoner.colour, summoner.resistance, icons["hollow-summoner"]) == (
        "blue",
        1,
        {("enter", "draw")},
    )
    assert ("recurring", "lose-round") in icons["butcher"]
    assert (cannon.colour, cannon.resistance) == ("black", 3)
    assert (incubus.colour, incubus.resistance) == ("red", 2)
    assert ("exit", "decay") in icons["archdaemon-of-torment"]
    assert [id for id in NAMED if printed[id].warlord] == ["archdaemon-of-torment"]


@rule("LB-RULE-11")
def test_the_shipped_cards_cover_every_icon_and_are_marked_as_invented() -> None:
    codes = {effect.code for card in PRINTED.cards.values() for effect in card.effects}
    assert codes == {*HARMS, *get_args(Reward), *get_args(Ban)}
    for file in ("monsters.toml", "warlords.toml"):
        assert "LB-RULE-11" in (SHIPPED / file).read_text("utf-8")


@rule("LB-RULE-12")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_players_may_choose_who_begins(first: int) -> None:
    game = dealt(players=3, first=first)
    assert asked(game).seats == (first - 1,)
    with pytest.raises(holdfast.BadOptions):
        dealt(players=first, first=first + 1)


@rule("LB-RULE-12")
def test_chance_may_choose_who_begins() -> None:
    assert {asked(dealt(seed, players=3)).seats for seed in range(30)} == {(0,), (1,), (2,)}
