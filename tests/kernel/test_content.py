"""Content files: every fault is named with its file, entry and field."""

import hashlib
from pathlib import Path

import pytest
from msgspec import Struct

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from examples.night_watch.content.load import SHIPPED
from holdfast import words
from holdfast.kernel.content import FORMER_NAMES, MAX_FILE_SIZE, Folder, known_name
from holdfast.kernel.errors import BadContent


class Monster(Struct, forbid_unknown_fields=True):
    id: str
    strength: int
    names: dict[str, str] = {}


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def written(folder: Folder, text: str | bytes) -> list[tuple[str, str]]:
    """The faults of a file with that text, read as a list of monsters."""
    data = text if isinstance(text, bytes) else text.encode()
    (folder.shipped[0] / "monsters.toml").write_bytes(data)
    folder.entries("monsters.toml", "monster", Monster)
    return [(fault.code, fault.where) for fault in folder.faults]


def test_entries_are_read_in_order(folder: Folder) -> None:
    (folder.shipped[0] / "monsters.toml").write_text(
        '[[monster]]\nid = "imp"\nstrength = 1\n[[monster]]\nid = "ogre"\nstrength = 3\nnames = { en = "x" }'
    )
    assert folder.entries("monsters.toml", "monster", Monster) == [
        Monster("imp", 1),
        Monster("ogre", 3, {"en": "x"}),
    ]
    folder.refuse_faults()


def test_a_file_that_is_one_thing(folder: Folder) -> None:
    (folder.shipped[0] / "boss.toml").write_text('id = "boss"\nstrength = 9')
    assert folder.one("boss.toml", Monster) == Monster("boss", 9)
    folder = Folder(folder.shipped)
    (folder.shipped[0] / "boss.toml").write_text('id = "boss"\nstrength = "much"')
    assert folder.one("boss.toml", Monster) is None
    assert [(fault.code, fault.where) for fault in folder.faults] == [("wrong-field", "boss.toml: strength")]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[[monster]]\nid = "imp"', ("wrong-field", "monsters.toml: monster imp")),
        ('[[monster]]\nid = "imp"\nstrength = "x"', ("wrong-field", "monsters.toml: monster imp: strength")),
        ('[[monster]]\nid = "imp"\nstrength = 1\nwings = 2', ("wrong-field", "monsters.toml: monster imp")),
        ("[[monster]]\nstrength = 1", ("wrong-field", "monsters.toml: monster 1")),
        ("[[monster]]\nid = 5\nstrength = 1", ("wrong-field", "monsters.toml: monster 5: id")),
        (
            '[[monster]]\nid = "imp"\nstrength = 1\nnames = { en = 1 }',
            ("wrong-field", "monsters.toml: monster imp: names[...]"),
        ),
        ("monster = [1]", ("wrong-field", "monsters.toml: monster 1")),
        ('monster = "imp"', ("no-entries", "monsters.toml")),
        ("[monster]\nid = 1", ("no-entries", "monsters.toml")),
        ("monsters = []", ("no-entries", "monsters.toml")),
        (
            '[[monster]]\nid = "a"\nstrength = 1\n[[monster]]\nid = "a"\nstrength = 2',
            ("same-id", "monsters.toml: monster a"),
        ),
        ("monster =", ("not-toml", "monsters.toml")),
        ("monster = " + "[" * 5000, ("not-toml", "monsters.toml")),
        ("monster = " + "9" * 5000, ("not-toml", "monsters.toml")),
        (b"monster = '\xff'", ("not-utf8", "monsters.toml")),
        (b"\x00" * 10, ("not-toml", "monsters.toml")),
        ("#" * (MAX_FILE_SIZE + 1), ("too-large", "monsters.toml")),
    ],
)
def test_a_fault_is_named_with_its_place(folder: Folder, text: str | bytes, fault: tuple[str, str]) -> None:
    assert written(folder, text)[0] == fault
    with pytest.raises(BadContent) as refused:
        folder.refuse_faults()
    assert refused.value.faults == tuple(folder.faults)


def test_all_faults_are_told_at_once(folder: Folder) -> None:
    text = '[[monster]]\nid = "imp"\n[[monster]]\nid = "ogre"\nstrength = "x"\n'
    assert written(folder, text) == [
        ("wrong-field", "monsters.toml: monster imp"),
        ("wrong-field", "monsters.toml: monster ogre: strength"),
    ]


def test_a_missing_file_and_a_missing_folder(folder: Folder, tmp_path: Path) -> None:
    assert folder.table("none.toml") == {}
    assert [(fault.code, fault.where) for fault in folder.faults] == [("no-such-file", "none.toml")]
    with pytest.raises(BadContent) as refused:
        Folder(tmp_path, tmp_path / "elsewhere")
    assert refused.value.faults[0].code == "no-such-folder"
    (tmp_path / "file").write_text("")
    with pytest.raises(BadContent):
        Folder(tmp_path, tmp_path / "file")


def test_files_of_ones_own_count_before_those_that_ship(tmp_path: Path) -> None:
    own, shipped = tmp_path / "own", tmp_path / "shipped"
    for place in (own, shipped):
        place.mkdir()
        (place / "a.toml").write_text(f'from = "{place.name}"')
    (shipped / "b.toml").write_text('from = "shipped"')
    folder = Folder(shipped, own)
    assert folder.table("a.toml") == {"from": "own"}
    assert folder.table("b.toml") == {"from": "shipped"}


def test_what_ships_may_lie_in_several_folders(tmp_path: Path) -> None:
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"{name}.toml").write_text(f'from = "{name}"')
    folder = Folder((tmp_path / "first", tmp_path / "second"))
    assert folder.table("first.toml") == {"from": "first"}
    assert folder.table("second.toml") == {"from": "second"}


@pytest.mark.parametrize(("name", "former"), FORMER_NAMES.items())
def test_a_file_of_ones_own_may_have_its_former_name(tmp_path: Path, name: str, former: str) -> None:
    own, shipped = tmp_path / "own", tmp_path / "shipped"
    for place in (own, shipped):
        place.mkdir()
    (shipped / name).write_text('from = "shipped"')
    (own / former).write_text('from = "own"')
    assert Folder(shipped, own).table(name) == {"from": "own"}
    (own / name).write_text('from = "own, by its present name"')
    assert Folder(shipped, own).table(name) == {"from": "own, by its present name"}


@pytest.mark.parametrize(("name", "former"), FORMER_NAMES.items())
def test_a_fault_names_the_file_that_was_read(tmp_path: Path, name: str, former: str) -> None:
    (tmp_path / former).write_text("monster =")
    folder = Folder(tmp_path, tmp_path)
    folder.entries(name, "monster", Monster)
    assert {fault.where for fault in folder.faults} == {former}


@pytest.mark.parametrize(("name", "former"), FORMER_NAMES.items())
def test_a_digest_does_not_change_with_the_name_of_a_file(tmp_path: Path, name: str, former: str) -> None:
    (tmp_path / former).write_text("a = 1")
    before = Folder(tmp_path, tmp_path).digest([former, "k.toml"])
    assert Folder(tmp_path, tmp_path).digest([name, "k.toml"]) == before
    (tmp_path / former).rename(tmp_path / name)
    assert Folder(tmp_path, tmp_path).digest([name, "k.toml"]) == before


def test_a_file_is_known_by_either_name() -> None:
    assert known_name("judge.toml", ("evaluation.toml",)) == "evaluation.toml"
    assert known_name("evaluation.toml", ("judge.toml",)) == "judge.toml"
    assert known_name("policy.toml", ("policy.toml",)) == "policy.toml"
    assert known_name("policy.toml", ("evaluation.toml",)) is None


def test_the_digest_tells_contents_apart(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "shipped", tmp_path)
    seen = set()
    for text in (None, "", "a = 1", "a = 2", "a ="):
        if text is not None:
            (tmp_path / "a.toml").write_text(text)
        seen.add(folder.digest(["a.toml", "b.toml"]))
    (tmp_path / "a.toml").rename(tmp_path / "b.toml")
    seen.add(folder.digest(["a.toml", "b.toml"]))
    (tmp_path / "b.toml").rename(tmp_path / "b.more.toml")
    seen.add(folder.digest(["a.toml", "b.toml"]))
    assert len(seen) == 7


def test_a_digest_is_of_what_the_own_files_say(tmp_path: Path) -> None:
    own, shipped = tmp_path / "own", tmp_path / "shipped"
    for folder in (own, shipped):
        folder.mkdir()
    (own / "a.toml").write_text("a = 1\nb = 2")
    (shipped / "b.toml").write_text("c = 1")
    before = Folder(shipped, own).digest(["a.toml", "b.toml"])
    (own / "a.toml").write_text("# a remark\nb = 2\na = 1\n")
    (shipped / "b.toml").write_text("c = 1 # as printed")
    assert Folder(shipped, own).digest(["a.toml", "b.toml"]) == before


def test_a_digest_of_an_earlier_version_is_known(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("a = 1")
    first = hashlib.sha256(b"a.tomla = 1").hexdigest()[:16]
    folder = Folder(tmp_path, tmp_path)
    assert folder.is_digest(first, ["a.toml"])
    assert folder.is_digest(folder.digest(["a.toml"]), ["a.toml"])
    assert not folder.is_digest("0" * 16, ["a.toml"])


def test_a_record_of_an_earlier_version_with_own_content_loads(own_shadows: Path) -> None:
    game = holdfast.new(NIGHT_WATCH.id, seed=1, content=own_shadows)
    folder, state = NIGHT_WATCH.folder(own_shadows), hashlib.sha256()
    for name in sorted(NIGHT_WATCH.content_files):
        state.update(name.encode() + folder.path(name).read_bytes())
    record = game.record() | {"content": state.hexdigest()[:16]}
    assert holdfast.load(record, content=own_shadows).position() == game.position()


# -- files that add entries ---------------------------------------------------------------------


def add(tmp_path: Path, **files: str) -> Folder:
    own = tmp_path / "own"
    own.mkdir()
    (tmp_path / "monsters.toml").write_text('[[monster]]\nid = "imp"\nstrength = 1')
    for name, text in files.items():
        (own / f"monsters.{name}.toml").write_text(text)
    return Folder(tmp_path, own)


def test_a_file_of_ones_own_adds_entries_to_those_that_ship(tmp_path: Path) -> None:
    folder = add(
        tmp_path, frost='[[monster]]\nid = "yeti"\nstrength = 4', bog='[[monster]]\nid = "toad"\nstrength = 2'
    )
    found = folder.entries("monsters.toml", "monster", Monster)
    assert [monster.id for monster in found] == ["imp", "toad", "yeti"]
    folder.refuse_faults()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[[monster]]\nid = "imp"\nstrength = 4', ("same-id", "monsters.frost.toml: monster imp")),
        ('[[monster]]\nid = "yeti"', ("wrong-field", "monsters.frost.toml: monster yeti")),
        ("", ("no-entries", "monsters.frost.toml")),
    ],
)
def test_a_fault_of_an_addition_names_its_file(tmp_path: Path, text: str, fault: tuple[str, str]) -> None:
    folder = add(tmp_path, frost=text)
    folder.entries("monsters.toml", "monster", Monster)
    assert [(one.code, one.where) for one in folder.faults] == [fault]


def test_a_game_is_played_with_added_content_and_the_words_beside_it(tmp_path: Path) -> None:
    (tmp_path / "shadows.night.toml").write_text('[[shadow]]\nid = "lynx"\nstrength = 2')
    (tmp_path / "words" / "pl").mkdir(parents=True)
    (tmp_path / "words" / "pl" / "night-watch-lynx.ftl").write_text("shadow-lynx = Ryś")
    try:
        game = holdfast.new(NIGHT_WATCH.id, seed=1, content=tmp_path)
        assert {"fox", "lynx"} <= set(game.position()["state"]["deck"]["pools"]["shadow"])
        assert words.say("pl", "shadow-lynx", NIGHT_WATCH.id) == "Ryś"
        assert words.say("en", "shadow-lynx", NIGHT_WATCH.id) == "Ryś", "a foreign word is better than an id"
    finally:
        words.remove_folder((tmp_path / "words").resolve())


@pytest.fixture
def own_shadows(tmp_path: Path) -> Path:
    text = (SHIPPED / "shadows.toml").read_text().replace('id = "fox"', 'id = "lynx"')
    (tmp_path / "shadows.toml").write_text(text)
    return tmp_path


def test_a_game_with_content_of_ones_own_says_so_wherever_it_is_written(own_shadows: Path) -> None:
    game = holdfast.new(NIGHT_WATCH.id, seed=1, content=own_shadows)
    assert "lynx" in game.position()["state"]["deck"]["pools"]["shadow"]
    fork = game.fork(1)
    for written in (game.record(), fork.record(), game.position(), fork.position()):
        assert written["content"] == NIGHT_WATCH.digest(own_shadows)
    assert holdfast.load(game.record(), content=own_shadows).position() == game.position()
    assert holdfast.resume(fork.position(), content=str(own_shadows)).position() == game.position()


def test_a_game_is_not_loaded_with_other_content(own_shadows: Path) -> None:
    own, shipped = holdfast.new(NIGHT_WATCH.id, content=own_shadows), holdfast.new(NIGHT_WATCH.id)
    with pytest.raises(holdfast.BadRecord) as refused:
        holdfast.load(own.record())
    assert refused.value.code == "other-content"
    with pytest.raises(holdfast.BadPosition):
        holdfast.resume(shipped.position(), content=own_shadows)


def test_wrong_content_of_ones_own_is_refused(tmp_path: Path) -> None:
    (tmp_path / "shadows.toml").write_text('[[shadow]]\nid = "fox"\nstrength = 99')
    with pytest.raises(BadContent) as refused:
        holdfast.new(NIGHT_WATCH.id, content=tmp_path)
    assert refused.value.faults[0].where == "shadows.toml: shadow fox: strength"
