"""The cards that ship, and what a table's own cards must be like."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import get_args

import pytest

import holdfast
from holdfast.games.last_bastion.content.load import SHIPPED, load
from holdfast.games.last_bastion.content.schema import (
    BOARD_COLOURS,
    COLOURS,
    HARMS,
    Ban,
    Card,
    DecayFace,
    Face,
    Harm,
    Reward,
)
from holdfast.kernel.content import MAX_FILE_SIZE

CONTENT = load()
MONSTERS = [CONTENT.cards[id] for id in CONTENT.monsters]
WARLORDS = [CONTENT.cards[id] for id in CONTENT.warlords]
REWARDS: tuple[str, ...] = get_args(Reward)


def icons(card: Card, *kinds: str) -> list[str]:
    """The icons of the card, or those of these kinds."""
    return [effect.code for effect in card.effects if not kinds or effect.kind in kinds]


# What ships


def test_each_face_is_on_its_die_once() -> None:
    dice = CONTENT.dice
    assert sorted(dice.combat.faces) == sorted(dice.grey.faces) == sorted(get_args(Face))
    assert sorted(dice.decay.faces) == sorted(get_args(DecayFace))
    assert dice.combat.white == 3


def test_the_tokens_are_as_many_as_the_rulings_say() -> None:
    tokens = CONTENT.tokens
    assert (tokens.equipment, tokens.life, tokens.calls, tokens.evil) == (4, 16, 4, 12)
    assert sorted(tokens.standards) == sorted(COLOURS)
    assert (tokens.start_life, tokens.start_calls) == (3, 1)
    assert (tokens.healed_life, tokens.healed_calls) == (3, 1)


def test_there_are_ten_monsters_and_two_warlords_of_each_colour() -> None:
    assert Counter(card.colour for card in MONSTERS) == dict.fromkeys(COLOURS, 10)
    assert Counter(card.colour for card in WARLORDS) == dict.fromkeys(COLOURS, 2)


@pytest.mark.parametrize("colour", BOARD_COLOURS)
def test_the_resistances_of_a_board_colour(colour: str) -> None:
    found = Counter(card.resistance for card in MONSTERS if card.colour == colour)
    assert found == {1: 3, 2: 3, 3: 2, 4: 2}


def test_monsters_of_resistance_4_pay_a_reward_on_leaving() -> None:
    strong = [card for card in MONSTERS if card.resistance == 4]
    assert strong
    assert all(set(icons(card, "exit")) & set(REWARDS) for card in strong)


@pytest.mark.parametrize("icon", (*get_args(Harm), *get_args(Reward), *get_args(Ban)))
def test_every_icon_is_on_at_least_two_monsters(icon: str) -> None:
    assert sum(icon in icons(card) for card in MONSTERS) >= 2


def test_half_of_the_monsters_act_again_and_again_and_haunt_is_at_most_half_of_that() -> None:
    recurring = [card for card in MONSTERS if card.recurring]
    assert len(recurring) >= 25
    assert sum("haunt" in icons(card, "recurring") for card in recurring) <= len(recurring) / 2


@pytest.mark.parametrize("harm", get_args(Harm))
def test_every_kind_of_harm_comes_again_and_again_on_some_monster(harm: str) -> None:
    assert any(harm in icons(card, "recurring") for card in MONSTERS)


def test_eight_to_twelve_monsters_harm_whoever_beats_them() -> None:
    assert 8 <= sum(bool(HARMS & set(icons(card, "exit"))) for card in MONSTERS) <= 12


def test_the_other_monsters_leave_up_to_two_rewards() -> None:
    rewards = [len(card.exit) for card in MONSTERS if not HARMS & set(icons(card, "exit"))]
    assert set(rewards) == {0, 1, 2}
    assert mean(rewards) == pytest.approx(1.3, abs=0.05)


def test_a_call_to_arms_is_on_at_most_eight_monsters() -> None:
    assert sum(bool({"gain-call", "gain-life-and-call"} & set(icons(card))) for card in MONSTERS) <= 8


def test_no_two_monsters_differ_in_colour_and_resistance_alone() -> None:
    kinds = ("enter", "recurring", "permanent", "exit")
    alike = Counter(tuple(tuple(sorted(icons(card, kind))) for kind in kinds) for card in MONSTERS)
    assert max(alike.values()) == 1


def test_every_monster_does_something() -> None:
    assert all(icons(card, "enter", "recurring", "permanent") for card in MONSTERS)


RETIRED = [card for card in CONTENT.cards.values() if card.retired is not None]


def test_retired_cards_are_not_dealt() -> None:
    assert RETIRED
    assert not {card.id for card in RETIRED} & {*CONTENT.monsters, *CONTENT.warlords}


def test_every_retired_card_left_its_place_to_a_card_of_its_colour() -> None:
    places = [card.retired for card in RETIRED]
    assert len(set(places)) == len(places)
    for card in RETIRED:
        assert card.retired in CONTENT.monsters
        assert CONTENT.cards[card.retired].colour == card.colour


@pytest.mark.parametrize(
    ("id", "colour", "resistance", "kind", "icon"),
    [
        ("hollow-summoner", "blue", 1, "enter", "draw"),
        ("butcher", "red", None, "recurring", "lose-round"),
        ("incubus", "red", 2, None, None),
        ("nefarious-cannon", "black", 3, None, None),
        ("shadow-knight", None, None, "enter", "draw"),
        ("zombie-lord", None, None, "recurring", "haunt"),
        ("shadow-scout", None, None, "permanent", "lock-die"),
        ("archdaemon-of-torment", None, None, "exit", "decay"),
    ],
)
def test_the_cards_that_the_books_print(
    id: str, colour: str | None, resistance: int | None, kind: str | None, icon: str | None
) -> None:
    card = CONTENT.cards[id]
    assert colour in (None, card.colour)
    assert resistance in (None, card.resistance)
    assert kind is None or icon in icons(card, kind)
    assert card.warlord == (id == "archdaemon-of-torment")


def test_the_archdaemon_leaves_its_decay_roll_and_a_reward() -> None:
    exit = icons(CONTENT.cards["archdaemon-of-torment"], "exit")
    assert [code for code in exit if code not in REWARDS] == ["decay"]
    assert set(exit) & set(REWARDS)


def test_every_other_warlord_leaves_rewards_alone() -> None:
    others = [card for card in WARLORDS if card.id != "archdaemon-of-torment"]
    assert len(others) == 9
    for card in others:
        exit = icons(card, "exit")
        assert exit and set(exit) <= set(REWARDS), card.id


def test_warlords_have_resistances_of_3_4_and_5_each_at_least_twice() -> None:
    found = Counter(card.resistance for card in WARLORDS)
    assert sorted(found) == [3, 4, 5]
    assert min(found.values()) >= 2


def test_every_warlord_changes_how_the_table_plays_while_it_lies_there() -> None:
    for card in WARLORDS:
        assert icons(card, "recurring", "permanent"), card.id


def test_no_two_warlords_come_and_lie_there_alike() -> None:
    kinds = ("enter", "recurring", "permanent")
    alike = Counter(tuple(tuple(sorted(icons(card, kind))) for kind in kinds) for card in WARLORDS)
    assert max(alike.values()) == 1


def test_icons_stand_where_they_can() -> None:
    """Rewards only on leaving, permanent icons only where the sign of infinity is."""
    for card in CONTENT.cards.values():
        assert set(icons(card, "enter", "recurring")) <= set(get_args(Harm)), card.id
        assert set(icons(card, "permanent")) <= set(get_args(Ban)), card.id


# What is refused


def own(folder: Path, file: str, change: Callable[[str], str | bytes]) -> Path:
    """A folder with one file, changed from the one that ships."""
    shipped = (SHIPPED / file).read_text("utf-8")
    changed = change(shipped)
    assert changed != shipped
    (folder / file).write_bytes(changed if isinstance(changed, bytes) else changed.encode())
    return folder


def faults(folder: Path) -> list[holdfast.Fault]:
    with pytest.raises(holdfast.BadContent) as error:
        load(folder)
    return list(error.value.faults)


def instead(old: str, new: str) -> Callable[[str], str]:
    """The first `old` becomes `new`."""
    return lambda text: text.replace(old, new, 1)


def entry(key: str, id: str, text: str) -> Callable[[str], str]:
    """The entry of that id is written like this instead; without a text it is left out."""

    def change(shipped: str) -> str:
        before, *entries = shipped.split(f"[[{key}]]")
        written = [f"\n{text}\n" if f'id = "{id}"' in one else one for one in entries]
        return before + "".join(f"[[{key}]]{one}" for one in written if one.strip())

    return change


def incubus(colour: str = "red", resistance: int | str = 2, more: str = "") -> Callable[[str], str]:
    """The Incubus is written like this."""
    return entry(
        "monster", "incubus", f'id = "incubus"\ncolour = "{colour}"\nresistance = {resistance}\n{more}'
    )


DUKE_WITHOUT_EXIT = entry(
    "warlord", "duke-of-embers", 'id = "duke-of-embers"\ncolour = "red"\nresistance = 3'
)

BAD: list[tuple[str, Callable[[str], str | bytes], str, str]] = [
    ("monsters", incubus(resistance='"two"'), "wrong-field", "monster incubus: resistance"),
    ("monsters", incubus(resistance=-1), "wrong-field", "monster incubus: resistance"),
    ("monsters", incubus(colour="pink"), "wrong-field", "monster incubus: colour"),
    ("monsters", incubus(more='enter = ["curse", "explode"]'), "wrong-field", "monster incubus: enter[1]"),
    ("monsters", incubus(more='recurring = ["gain-life"]'), "wrong-field", "monster incubus: recurring[0]"),
    ("monsters", incubus(more='permanent = "no-white"'), "wrong-field", "monster incubus: permanent"),
    ("monsters", instead('"incubus"', '"butcher"'), "same-id", "monster butcher"),
    ("monsters", instead('"incubus"', '"The Incubus"'), "wrong-field", "monster The Incubus: id"),
    ("monsters", instead('id = "ember-imp"', ""), "wrong-field", "monster 1"),
    ("monsters", instead("[[monster]]", "[[monster"), "not-toml", ""),
    ("monsters", lambda text: text + "#" * MAX_FILE_SIZE, "too-large", ""),
    ("monsters", lambda text: b"\xff" + text.encode(), "not-utf8", ""),
    ("monsters", lambda text: "monster = 3", "no-entries", ""),
    (
        "monsters",
        instead('retired = "soot-hound"', 'retired = "pit-tyrant"'),
        "missing-entry",
        "monster pit-tyrant",
    ),
    ("warlords", DUKE_WITHOUT_EXIT, "warlord-without-exit", "warlord duke-of-embers"),
    ("warlords", instead('"duke-of-embers"', '"incubus"'), "same-id", "warlord incubus"),
    ("heroes", entry("hero", "kazgin", ""), "missing-entry", "hero kazgin"),
    ("heroes", instead('"kazgin"', '"conan"'), "wrong-field", "hero conan: id"),
    ("tiles", entry("tile", "market", ""), "missing-entry", "tile market"),
    ("levels", entry("level", "heroic", ""), "missing-entry", "level heroic"),
    ("levels", instead("block = 8", "block = 60"), "too-few-monsters", "level novice"),
    ("levels", instead("warlords = 2", "warlords = -2"), "wrong-field", "level[2].warlords"),
    ("tokens", instead("life = 16", "life = 11"), "too-few-tokens", "life"),
    ("tokens", instead("evil = 12", "evil = -12"), "wrong-field", "evil"),
    ("dice", instead('"evil"', '"doom"'), "wrong-field", "decay.faces[5]"),
]


@pytest.mark.parametrize(("file", "change", "code", "where"), BAD)
def test_a_wrong_file_is_refused_with_file_entry_and_field(
    file: str, change: Callable[[str], str | bytes], code: str, where: str, tmp_path: Path
) -> None:
    found = faults(own(tmp_path, f"{file}.toml", change))
    place = f"{file}.toml: {where}" if where else f"{file}.toml"
    assert (code, place) in [(fault.code, fault.where) for fault in found]


def test_one_thing_wrong_is_told_once(tmp_path: Path) -> None:
    found = faults(own(tmp_path, "monsters.toml", instead('"incubus"', '"butcher"')))
    assert [(fault.code, fault.where) for fault in found] == [("same-id", "monsters.toml: monster butcher")]


def test_an_unknown_field_is_named(tmp_path: Path) -> None:
    (fault,) = faults(own(tmp_path, "monsters.toml", incubus(more="hunger = 3")))
    assert (fault.code, fault.where) == ("wrong-field", "monsters.toml: monster incubus")
    assert "hunger" in str(fault.facts["detail"])


def test_a_deck_needs_its_warlords(tmp_path: Path) -> None:
    def only_one(text: str) -> str:
        return "[[warlord]]".join(text.split("[[warlord]]")[:2])

    found = faults(own(tmp_path, "warlords.toml", only_one))
    wanted = [("too-few-warlords", f"levels.toml: level {level}") for level in ("hard", "heroic")]
    assert [(fault.code, fault.where) for fault in found] == wanted


def test_everything_wrong_in_several_files_is_told_at_once(tmp_path: Path) -> None:
    own(tmp_path, "monsters.toml", incubus(colour="pink", resistance=2))
    own(tmp_path, "heroes.toml", entry("hero", "kazgin", ""))
    own(tmp_path, "warlords.toml", DUKE_WITHOUT_EXIT)
    assert {(fault.code, fault.where) for fault in faults(tmp_path)} == {
        ("wrong-field", "monsters.toml: monster incubus: colour"),
        ("missing-entry", "heroes.toml: hero kazgin"),
        ("warlord-without-exit", "warlords.toml: warlord duke-of-embers"),
    }


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path / "nowhere")
    assert fault.code == "no-such-folder"


def test_a_table_plays_with_its_own_cards_and_the_rest_as_shipped(tmp_path: Path) -> None:
    own(tmp_path, "monsters.toml", incubus(resistance=5))
    content = load(tmp_path)
    assert content.cards["incubus"].resistance == 5
    assert content.dice == CONTENT.dice
    game = holdfast.new("last-bastion", {"players": 1}, content=tmp_path)
    with pytest.raises(holdfast.BadPosition) as error:
        holdfast.resume(game.position())
    assert error.value.code == "other-content"
    assert holdfast.resume(game.position(), content=tmp_path).position() == game.position()
