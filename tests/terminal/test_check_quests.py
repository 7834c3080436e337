"""`holdfast check` on a folder with a quest, an item and an enemy that are not right yet."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast import words
from holdfast.kernel import shelf
from tests.terminal.command import run

SHIPPED = shelf.find("sword-and-sorcery").content_folders[0]
MISTAKES = {
    "quests/lamp-of-souls.toml": [
        ('{ area = "c", token', '{ area = "z", token', "search 1: area"),
        ('when = "begin"', 'when = "dusk"', "trigger begin: when"),
        ('"win lamp-lit"', '"wins lamp-lit"', "action raise-lamp: do[2]"),
        ('if = "flag lamp 1 and not ghosts"', 'if = "flag lamp and not ghosts"', "action raise-lamp: if"),
        ("|c.c.c|e.e.e|", "|c.c.c|e.e?e|", "map"),
    ],
    "treasures.toml": [("kind = ", "sort = ", "item ")],
    "enemies.toml": [
        ('scroll = "gremlin-green"', 'scroll = "gremlin-grey"', "enemy gremlin-green-1: scroll")
    ],
    "scrolls.toml": [('do = ["attack claws"]', 'do = ["attack"] , at_night = 1', "scroll gremlin-green")],
}


def folder_of(tmp_path: Path) -> Path:
    for file, changes in MISTAKES.items():
        text = (SHIPPED / file).read_text(encoding="utf-8")
        for old, new, _ in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        target = tmp_path / file
        target.parent.mkdir(exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("language", words.languages())
def test_every_mistake_is_told_with_file_entry_and_field(language: str, tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    result = run("check", str(folder), "--game", "sword-and-sorcery", "--language", language)
    assert result.exit_code == 1
    told = " ".join(result.output.split())
    assert "fault-" not in told
    for file, changes in MISTAKES.items():
        for _, _, where in changes:
            assert f"- {file}: {where}" in told, (file, where, result.output)


@pytest.fixture
def own_quest(tmp_path: Path) -> Iterator[Path]:
    """A quest of one's own with its words."""
    (tmp_path / "quests").mkdir()
    text = (SHIPPED / "quests/lamp-of-souls.toml").read_text(encoding="utf-8")
    (tmp_path / "quests/my-lamp.toml").write_text(text.replace("lamp-of-souls", "my-lamp"), encoding="utf-8")
    (tmp_path / "words/en").mkdir(parents=True)
    for file in words.files("en", "sword-and-sorcery"):
        messages = re.findall(
            r"^\S*lamp-of-souls.*(?:\n[ \t].*|\n(?=\n+[ \t]))*", file.read_text("utf-8"), re.M
        )
        if messages:
            told = "\n".join(messages).replace("lamp-of-souls", "my-lamp")
            (tmp_path / "words/en" / f"{file.stem}-mine.ftl").write_text(told, encoding="utf-8")
    yield tmp_path
    words.remove_folder((tmp_path / "words").resolve())


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def faults_of(folder: Path) -> list[str]:
    result = run("check", str(folder), "--game", "sword-and-sorcery")
    told = " ".join(result.output.split())
    return [f"- {fault}" for fault in told.split("- ")[1:]] if result.exit_code else []


def test_what_is_right_has_no_faults(own_quest: Path) -> None:
    assert faults_of(own_quest) == []


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        (
            '"flag lamp 1"',
            '"flag lamb 1"',
            "action raise-lamp: if: nothing in this quest sets the flag “lamp”",
        ),
        (
            "[[actions]]",
            '[[stories]]\nid = "unheard"\n\n[[actions]]',
            "story unheard: nothing in this quest tells this story",
        ),
        (
            "shadow_supply = { enemy = 5 }",
            "shadow_supply = { enemy = 6 }",
            "shadow_supply.enemy: the box has 5",
        ),
        (
            '{ area = "c", token = "search-cart" }',
            '{ area = "c", token = "search-cart" }, { area = "d", token = "search-cart" }',
            "search search-cart: the box has 1",
        ),
        ("crowns = 40", "crowns = 7", "crowns: 7 crowns cannot be made up"),
        (
            '"win lamp-lit"',
            '"win lamp-lit", "item healing-potion"',
            "action raise-lamp: do: “healing-potion” is not set aside for quests",
        ),
    ],
)
def test_what_would_spoil_a_quest_is_told(own_quest: Path, old: str, new: str, where: str) -> None:
    change(own_quest / "quests/my-lamp.toml", old, new)
    assert any(f"quests/my-lamp.toml: {where}" in fault for fault in faults_of(own_quest)), faults_of(
        own_quest
    )


@pytest.mark.parametrize(
    ("file", "text", "where"),
    [
        (
            "tokens.mine.toml",
            '[[search]]\nid = "search-oven"\nresults = { hit = ["item long-rope"] }',
            "tokens.toml: search search-oven: “long-rope” is not set aside for quests",
        ),
        (
            "events.mine.toml",
            '[[event]]\nid = "gift"\ndo = ["item healing-potion"]',
            "events.toml: event gift: “healing-potion” is not set aside for quests",
        ),
        (
            "tokens.mine.toml",
            '[[search]]\nid = "search-oven"\nresults = { hit = ["shards 1"] }',
            "tokens.toml: search search-oven: there are no words for this: write the message “search-oven”",
        ),
        (
            "tokens.mine.toml",
            '[[loot]]\nid = "loot-ring"\ncopies = 1\ncrowns = 5',
            "tokens.toml: loot loot-ring: there are no words for this: write the message “loot-ring”",
        ),
    ],
)
def test_what_nobody_would_ever_get_or_could_read_is_told(
    tmp_path: Path, file: str, text: str, where: str
) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    assert any(where in fault for fault in faults_of(tmp_path)), faults_of(tmp_path)


def test_a_card_that_a_pack_sets_aside_for_quests_may_be_given(tmp_path: Path) -> None:
    item = '[[item]]\nid = "old-key"\nkind = "permanent"\ndeck = "quest"\n'
    (tmp_path / "treasures.mine.toml").write_text(item, encoding="utf-8")
    token = '[[search]]\nid = "search-oven"\nresults = { hit = ["item old-key"] }\n'
    (tmp_path / "tokens.mine.toml").write_text(token, encoding="utf-8")
    assert {fault.partition(": there are no words")[0] for fault in faults_of(tmp_path)} == {
        "- treasures.toml: item old-key",
        "- tokens.toml: search search-oven",
    }


@pytest.mark.parametrize(
    ("old", "enough", "too_many", "where"),
    [
        ("enemy = 5", "enemy = 5", "enemy = 6", "shadow_supply.enemy: the box has 5, but 6 are needed"),
        ("enemy = 5", "enemy = 3, townsfolk = 2", "enemy = 4", "shadows: the box has 4, but 5 are needed"),
        (
            '"search-cart" }]',
            '"search-cart" }, { area = "c", token = "search-well" }]',
            '"search-cart" }, { area = "d", token = "search-cart" }]',
            "search search-cart: the box has 1, but 2 are needed",
        ),
        (
            '"chest-hoard" }]',
            '"chest-hoard" }, { id = "chest-loft", area = "d", back = "chest-coins" }]',
            '"chest-hoard" }, { id = "chest-loft", area = "d", back = "chest-hoard" }]',
            "chests chest-hoard: the box has 1, but 2 are needed",
        ),
        (
            "[doors]",
            'keys = [{ colour = "red", area = "c" }, { colour = "blue", area = "d" }]\n[doors]',
            'keys = [{ colour = "red", area = "c" }, { colour = "red", area = "d" }]\n[doors]',
            "keys red: the box has 1, but 2 are needed",
        ),
    ],
)
def test_more_tokens_than_the_box_has_are_told_and_as_many_are_not(
    own_quest: Path, old: str, enough: str, too_many: str, where: str
) -> None:
    quest = own_quest / "quests/my-lamp.toml"
    change(quest, old, enough)
    assert not [fault for fault in faults_of(own_quest) if "the box has" in fault]
    change(quest, enough, too_many)
    [told] = faults_of(own_quest)
    assert told.startswith(f"- quests/my-lamp.toml: {where}")


def test_a_round_after_the_last_event_is_told_and_the_last_one_is_not(own_quest: Path) -> None:
    """Seven cards, and each of them lasts two rounds."""
    quest = own_quest / "quests/my-lamp.toml"
    change(quest, 'when = "begin"', 'when = "round 14"')
    assert faults_of(own_quest) == []
    change(quest, 'when = "round 14"', 'when = "round 15"')
    [told] = faults_of(own_quest)
    assert told.startswith("- quests/my-lamp.toml: trigger begin: when: the event deck is too short: ")
    assert "the last round is 14" in told and "waits for round 15" in told


def test_a_quest_without_words_is_told(own_quest: Path) -> None:
    for file in (own_quest / "words/en").glob("*.ftl"):
        file.unlink()
    assert any("my-lamp.toml: there are no words for this" in fault for fault in faults_of(own_quest))


@pytest.mark.parametrize(
    ("file", "text", "where"),
    [
        (
            "emporium.mine.toml",
            '[[item]]\nid = "long-sword"\nkind = "weapon"\nhand = "main"\neffects = ["power: shield 1"]',
            "emporium.toml: item long-sword: effects[1]: “power: shield 1” does nothing in an attack",
        ),
        (
            "abilities.mine.toml",
            '[[ability]]\nid = "fleet"\nwhen = "named"\ndo = [{ each = "self", do = ["gain dash 1 time"] }]',
            "abilities.toml: ability fleet: do: no rule reads “gain dash 1 time” of an enemy",
        ),
    ],
)
def test_what_would_do_nothing_is_refused(tmp_path: Path, file: str, text: str, where: str) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    assert any(where in fault for fault in faults_of(tmp_path)), faults_of(tmp_path)
