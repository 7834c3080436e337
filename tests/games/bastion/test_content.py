"""Bastion's cards as they ship, and cards of one's own that do not fit."""

from collections import Counter
from pathlib import Path

import pytest

import holdfast
from holdfast.games.bastion import GAME
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.kernel.content import FORMER_NAMES

CONTENT = GAME.content()
SHIPPED = GAME.content_folders[0]

SPELLS = {
    "beast": ("acceleration", None),
    "warrior": ("flame", 1),
    "mage": ("alchemy", None),
    "rider": ("flame", 2),
    "scout": ("prism", None),
    "symbiote": ("lightning", 1),
    "flyer": ("arrow", None),
    "priest": ("castling", None),
    "giant": ("abundance", 2),
    "archmage": ("teleport", None),
    "shapeshifter": ("copy", None),
    "dragon": ("lightning", 3),
    "spy": ("abundance", 3),
    "belligemin": ("teleport", None),
    "rokai": ("repetition", None),
    "valkyrie": ("lightning", 3),
    "golem": ("copy", None),
    "black-wing": ("repetition", None),
    "inquisitor": ("castling", None),
    "shaggon": ("repetition", None),
    "knellerwyrm": ("lightning", 3),
    "leviathan": ("repetition", None),
}


def test_there_are_twelve_classes_of_six_colours_and_ten_legendary_enemies() -> None:
    families = Counter(card.family for card in CONTENT.cards.values())
    assert len(CONTENT.cards) == 82
    assert set(families) == set(SPELLS)
    assert sorted(families.values()) == [1] * 10 + [6] * 12


def test_every_enemy_leaves_the_spell_of_its_kind() -> None:
    for card in CONTENT.cards.values():
        spell, power = SPELLS[card.family]
        assert card.spell == spell, card.id
        if power is not None:
            assert card.power == power, card.id


def test_there_is_one_ritual_of_each_kind_in_each_colour() -> None:
    assert len(CONTENT.rituals) == 30
    kinds = {"accumulator", "converter", "source", "obelisk", "gun"}
    assert set(CONTENT.rituals) == {f"{kind}-{colour}" for kind in kinds for colour in COLOURS}


def test_an_archmage_blocks_the_third_colour_after_its_own() -> None:
    archmages = [card for card in CONTENT.cards.values() if card.family == "archmage"]
    assert [(card.colour + 3) % 6 for card in archmages] == [card.blocks for card in archmages]


@pytest.mark.parametrize(("side", "steps"), [("statue", (0, 1, 3)), ("plain", (2, 2, 4))])
def test_the_sources_of_a_district_follow_its_colour(side: str, steps: tuple[int, ...]) -> None:
    board = CONTENT.board(COLOURS, side)
    for number, district in enumerate(COLOURS):
        assert [colour for _, colour in board.printed[district]] == [(number + step) % 6 for step in steps]


def _faults(folder: Path) -> list[str]:
    with pytest.raises(holdfast.BadContent) as caught:
        GAME.content(folder)
    return [fault.where for fault in caught.value.faults]


@pytest.mark.parametrize("file", sorted(GAME.content_files))
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, file: str) -> None:
    (tmp_path / file).write_text("= nothing", "utf-8")
    assert any(where.startswith(file) for where in _faults(tmp_path))


def test_the_weights_of_a_folder_made_before_the_files_were_renamed_count(tmp_path: Path) -> None:
    folder = GAME.folder(None)
    for name, former, number in (
        ("evaluation.toml", "judge.toml", "to_beat = -0.175"),
        ("policy.toml", "instinct.toml", "sharpness = 2.2276"),
    ):
        text = folder.path(name).read_text("utf-8")
        assert number in text
        (tmp_path / former).write_text(text.replace(number, f"{number.partition('=')[0]}= 7.5"), "utf-8")
    content = GAME.content(tmp_path)
    assert content.evaluation_weights.to_beat == 7.5
    assert content.policy_weights.sharpness == 7.5


def test_the_digest_of_a_folder_is_what_earlier_records_say(tmp_path: Path) -> None:
    for name in GAME.content_files:
        path = tmp_path / FORMER_NAMES.get(name, name)
        path.write_text(f'name = "{path.stem}"\n', "utf-8")
    assert GAME.is_digest("7a54a0f2e90ff832", tmp_path)


def test_a_wrong_field_is_named_with_its_file_and_entry(tmp_path: Path) -> None:
    classes = (SHIPPED / "classes.toml").read_text("utf-8")
    assert 'id = "beast"' in classes
    (tmp_path / "classes.toml").write_text(
        classes.replace('id = "beast"', 'id = "beast"\nwings = 2', 1), "utf-8"
    )
    assert any("classes.toml" in where and "beast" in where for where in _faults(tmp_path))
