"""Warlords: what tells them apart and what cannot touch them."""

from pathlib import Path

import pytest

import holdfast
from tests.rulebook import rule
from tests.rulebook.last_bastion.find import PRINTED, cards_with, monster, own_content, warlord
from tests.rulebook.last_bastion.look import asked, card, card_ids, hero, offered, view
from tests.rulebook.last_bastion.positions import position

WARLORD = warlord(enter=())
MONSTER = monster("black", 3)


@rule("LB-WARLORD-1")
def test_a_warlord_is_told_apart_by_its_back_and_by_its_face() -> None:
    game = position(discard=PRINTED.monsters[:34])
    assert game.view()["deck"]["back"] == "warlord"
    assert position(discard=PRINTED.monsters[:33]).view()["deck"]["back"] == "monster"
    game = position(cards={"red-1": WARLORD, "red-2": MONSTER})
    seen = [card(game, slot) for slot in ("red-1", "red-2")]
    assert [shown["warlord"] for shown in seen if shown] == [True, False]


@rule("LB-WARLORD-2")
def test_the_tomb_cannot_destroy_a_warlord() -> None:
    game = position({"elmer": {"at": "tomb"}, "kazgin": {}}, {"red-1": WARLORD})
    assert "activate:tomb" not in offered(game)
    monsters = cards_with(recurring=())[:2]
    cards = {"red-1": WARLORD, "red-2": monsters[0], "red-3": monsters[1]}
    game = position({"elmer": {"at": "tomb"}, "kazgin": {}}, cards)
    game.choose("activate:tomb")
    assert offered(game) == ["slay:red-2", "slay:red-3"]


@rule("LB-WARLORD-3")
def test_the_net_cannot_be_put_on_a_warlord() -> None:
    game = position({"elmer": {"at": "trebuchet"}, "kazgin": {}}, {"red-2": WARLORD})
    assert "activate:trebuchet" not in offered(game)
    haunting = cards_with(recurring=("haunt",))
    cards = {"red-1": haunting[0], "red-2": WARLORD, "red-3": haunting[1]}
    game = position({"elmer": {"at": "trebuchet"}, "kazgin": {}}, cards)
    game.choose("activate:trebuchet")
    assert all(id.startswith(("net:red-1", "net:red-3")) for id in offered(game))


@rule("LB-WARLORD-4")
def test_the_trap_does_not_harm_a_warlord() -> None:
    drawn = warlord(colour="red", enter=())
    game = position(phase="board", trap="red-2", deck=[drawn])
    game.choose("place:red-2")
    assert card_ids(game) == {"red-2": drawn}
    assert view(game)["pieces"]["trap"] == "quarry"


@rule("LB-WARLORD-5")
def test_the_tower_may_move_a_warlord() -> None:
    game = position({"elmer": {"at": "tower"}, "kazgin": {}}, {"red-1": WARLORD, "blue-1": MONSTER})
    game.choose("activate:tower")
    game.choose("shift:red-1")
    game.choose("alone")
    game.choose("to:yellow-3")
    assert card_ids(game) == {"yellow-3": WARLORD, "blue-1": MONSTER}


@rule("LB-WARLORD-5")
def test_the_fountain_may_clear_evil_from_a_warlord() -> None:
    haunting = warlord(recurring="haunt")
    game = position(
        {"elmer": {"at": "fountain"}, "kazgin": {}},
        {"red-1": {"card": haunting, "evil": True}},
        evil=("market", "tomb"),
    )
    game.choose("activate:fountain")
    game.choose("banish:red-1")
    shown = card(game, "red-1")
    assert shown is not None
    assert not shown["evil"]


@rule("LB-WARLORD-5")
def test_the_standard_lowers_the_resistance_of_a_warlord() -> None:
    printed = PRINTED.cards[WARLORD]
    shown = card(position(cards={"red-1": WARLORD}, standard=printed.colour), "red-1")
    assert shown is not None
    assert shown["resistance"] == printed.resistance - 1


@rule("LB-WARLORD-6")
def test_the_spell_may_be_put_on_a_warlord_and_lowers_its_resistance() -> None:
    game = position(("mylfaar", "kazgin"), {"red-1": WARLORD})
    game.choose("enchant:red-1")
    shown = card(game, "red-1")
    assert shown is not None
    assert shown["spell"]
    assert shown["resistance"] == PRINTED.cards[WARLORD].resistance - 1


@rule("LB-WARLORD-7")
def test_a_warlord_is_fought_like_a_monster() -> None:
    chief = warlord(permanent=(), resistance=4)
    colour = PRINTED.cards[chief].colour
    soldier = monster(colour, 4, permanent=())
    for enemy in (chief, soldier):
        for tokens, faces in ((0, [colour, colour, "white"]), (1, [colour, colour, "white"])):
            game = position(
                {"elmer": {"at": "tower", "equipment": {colour: tokens}}, "kazgin": {}},
                {"red-2": enemy},
                script=[f"combat:{face}" for face in faces],
            )
            game.choose("fight:red-2")
            if tokens:
                assert set(offered(game)) >= {"decline", f"spend:elmer>{colour}", "win:red-2"}
            else:
                assert asked(game).ask == "hero-turn"
                assert card_ids(game) == {"red-2": enemy}


@rule("LB-WARLORD-8")
def test_three_tiles_show_that_warlords_are_immune() -> None:
    marked = {id for id, tile in PRINTED.tiles.items() if tile.warlords is False}
    assert marked == {"tomb", "trebuchet", "quarry"}


@rule("LB-WARLORD-9")
def test_a_warlord_without_an_exit_effect_is_refused(tmp_path: Path) -> None:
    own = own_content(tmp_path, {"id": "mute", "colour": "red", "resistance": 4}, warlords=True)
    with pytest.raises(holdfast.BadContent) as refused:
        holdfast.new("last-bastion", content=own)
    assert [fault.code for fault in refused.value.faults] == ["warlord-without-exit"]
    assert all(card.exit for card in PRINTED.cards.values() if card.warlord)


@rule("LB-WARLORD-9")
def test_the_exit_effect_of_a_beaten_warlord_must_be_applied() -> None:
    chief = warlord(exit="gain-equipment", permanent=(), resistance=4)
    colour = PRINTED.cards[chief].colour
    game = position(
        {"elmer": {"at": "tower", "equipment": {colour: 4}}, "kazgin": {}}, {"red-2": chief}, level="hard"
    )
    game.choose("fight:red-2")
    game.choose("win:red-2")
    if asked(game).ask == "order":
        game.choose(f"apply:{chief}>gain-equipment")
    assert asked(game).ask == "gain-equipment"
    assert "decline" not in offered(game)
    game.choose("take:black")
    assert hero(game, "elmer")["equipment"]["black"] == 1
