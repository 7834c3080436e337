"""Packs that somebody made to do harm: each is refused with a sentence, and costs no more than its bounds."""

import io
import random
import stat
import tomllib
import zipfile
from typing import Any

import pytest
import tomli_w

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.errors import MAX_FAULTS, BadContent
from holdfast.kernel.packs import bounds
from holdfast.kernel.packs.check import check
from holdfast.kernel.packs.pack import from_folder, from_zip, pack_of
from holdfast.kernel.packs.sample import sample_files
from tests.packs import LB, SNS, frost, manifest, toml

Files = dict[str, bytes]


def zipped(files: Files, **more: Any) -> bytes:
    """The files as a zip file, whatever they are called."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            info = zipfile.ZipInfo(name)
            info.external_attr = more.get("mode", 0) << 16
            archive.writestr(info, data, zipfile.ZIP_DEFLATED)
    return written.getvalue()


def refused(data: bytes) -> set[str]:
    """The codes by which a zip file is refused, each with a sentence in every language."""
    with pytest.raises(BadContent) as raised:
        from_zip(data)
    faults = raised.value.faults
    assert 0 < len(faults) <= MAX_FAULTS
    for fault in faults:
        assert all(words.has(language, f"fault-{fault.code}") for language in words.languages()), fault.code
    return {fault.code for fault in faults}


def deep(levels: int) -> bytes:
    return ("a = " + "[" * levels + "]" * levels).encode()


PATHS = ("../pack.toml", "/etc/passwd.toml", "a\\b.toml", "c:monsters.toml", "words/en/../../../x.ftl")
UNWANTED = (
    "run.py",
    "page.html",
    "words/en/x.js",
    "stack.toml",
    "a/b/c/d.toml",
    ".hidden.toml",
    "Dice.toml",
)


@pytest.mark.parametrize("name", PATHS)
def test_a_path_that_leads_out_is_refused(name: str) -> None:
    assert refused(zipped(frost() | {name: b""})) == {"path-outside"}


@pytest.mark.parametrize("name", UNWANTED)
def test_only_content_and_words_are_taken(name: str) -> None:
    assert refused(zipped(frost() | {name: b""})) == {"file-not-allowed"}


def test_a_bomb_is_not_unpacked() -> None:
    zeros = b"#" * 50_000_000
    assert len(zipped({"monsters.toml": zeros})) < bounds.MAX_ZIP_BYTES
    assert refused(zipped({"monsters.toml": zeros})) == {"too-large"}
    part = b"#" * (bounds.MAX_FILE_BYTES - 1)
    many = {f"monsters.{number}.toml": part for number in range(6)}
    assert refused(zipped(frost() | many)) == {"pack-too-large"}
    assert refused(zipped({f"monsters.{number}.toml": b"" for number in range(500)})) == {"too-many-files"}
    assert refused(b"PK" + b"0" * bounds.MAX_ZIP_BYTES) == {"zip-too-large"}


def test_a_length_that_lies_is_not_believed() -> None:
    data = bytearray(zipped({"monsters.toml": b"#" * 5_000_000}))
    at = data.index(b"PK\x01\x02") + 24
    data[at : at + 4] = (10).to_bytes(4, "little")
    with pytest.raises(BadContent):
        from_zip(bytes(data))


def test_links_and_locked_files_are_refused(tmp_path: Any) -> None:
    assert refused(zipped({"pack.toml": b"/etc/passwd"}, mode=stat.S_IFLNK | 0o777)) == {"link-in-pack"}
    (tmp_path / "pack.toml").write_bytes(frost()["pack.toml"])
    (tmp_path / "monsters.toml").symlink_to("/etc/passwd")
    with pytest.raises(BadContent) as raised:
        from_folder(tmp_path)
    assert raised.value.faults[0].code == "link-in-pack"
    locked = bytearray(zipped(frost()))
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        locked[locked.index(mark) + offset] |= 1
    assert refused(bytes(locked)) == {"encrypted"}


def test_a_file_comes_once_whatever_its_letters() -> None:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("pack.toml", b"")
        archive.writestr("pack.toml", b"")
    assert refused(written.getvalue()) == {"file-twice"}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (deep(40), "too-deep"),
        (deep(5000), "not-toml"),
        (b"a = [" + b"1," * (bounds.MAX_ENTRIES + 1) + b"]", "too-many-things"),
        (b"a = '" + b"x" * (bounds.MAX_TEXT + 1) + b"'", "text-too-long"),
        (b"a" * (bounds.MAX_KEY + 1) + b" = 1", "text-too-long"),
        (b"a = 99999999999999", "number-too-large"),
        (b"a = nan", "number-too-large"),
        (b"a = 1979-05-27T07:32:00Z", "not-plain-data"),
        (b"\xff\xfe", "not-utf8"),
    ],
)
def test_what_is_too_deep_too_large_or_no_plain_data_is_refused(data: bytes, code: str) -> None:
    assert refused(zipped(frost() | {"monsters.more.toml": data})) == {code}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("card-ember-imp = <script>alert(1)</script>", "markup-in-words"),
        ("card-ember-imp = <img src=x onerror=alert(1)>", "markup-in-words"),
        ('card-ember-imp = { "<b>" }', "markup-in-words"),
        ('card-ember-imp = { "\\u003Cb>" }', "markup-in-words"),
        ("card-ember-imp = javascript:alert(1)", "markup-in-words"),
        ("card-ember-imp = \u202eevil", "unfit-character"),
        ('card-ember-imp = { "\\u202E" }', "unfit-character"),
        ("card-ember-imp = { EVAL(1) }", "function-in-words"),
        ("card-ember-imp = { card-ember-imp }", "reference-in-words"),
        ("-term = x", "term-in-words"),
        ("card-ember-imp = x\n    .title = y", "attribute-in-words"),
        ("card-ember-imp = " + "{ " * 60 + '"x"' + " }" * 60, "words-too-nested"),
        ("card-ember-imp = " + "x" * 9000, "text-too-long"),
        ("this is nothing", "not-fluent"),
    ],
)
def test_words_are_text_and_nothing_else(text: str, code: str) -> None:
    assert code in refused(zipped(frost() | {"words/en/frost.ftl": text.encode()}))


@pytest.mark.parametrize("field", ["name", "author", "about"])
def test_a_manifest_says_its_names_as_text(field: str) -> None:
    said = {"name": "Frost"} | {field: "<script>x</script>"}
    files = frost() | {"pack.toml": tomli_w.dumps({"id": "frost", "game": LB} | said).encode()}
    assert refused(zipped(files)) == {"markup-in-words"}


@pytest.mark.parametrize("data", [b"", b"PK", b"PK\x03\x04" + b"\0" * 60, b"\0" * 1000, b"not a zip"])
def test_what_is_no_zip_file_is_refused(data: bytes) -> None:
    assert refused(data) == {"not-a-zip"}


# -- scenes without end -----------------------------------------------------------------------

MILL = {
    "id": "mine",
    "map": "+-+-+-+-+\n|a.a.b.b|\n+-+-+-+-+\n",
    "start": ["a"],
    "enemies": ["gremlin-green-1", "raider-green-1"],
    "foes": [{"scroll": "raider-green", "area": "b"}],
    "events": [["courage", "ambush"], ["night"], ["day", "old-songs"]],
    "goals": [{"id": "win"}],
}
OVER = {"id": "over", "when": "no-enemies", "quiet": True, "do": ["win mine"]}
MILL_WORDS = (
    "quest-mine",
    "quest-mine-help",
    "goal-mine-win",
    "outcome-quest-mine",
    "story-mine-one",
    "story-mine-two",
)


def mill(*triggers: dict[str, Any], **more: Any) -> Files:
    """A quest of one way to win, with these triggers, too."""
    quest = MILL | {"triggers": [OVER, *triggers]} | more
    said = [id for id in MILL_WORDS if "story" not in id or "stories" in more]
    text = "".join(f"{id} = Mill\n" for id in said)
    return {
        "pack.toml": manifest("mine", SNS),
        "quests/mine.toml": toml(quest),
        "words/en/mine.ftl": text.encode(),
    }


def codes_of(files: Files, *, trial: bool = False) -> list[tuple[str, str]]:
    report = check(shelf.find(SNS), [pack_of(files)], trial=trial)
    return [(place.fault.code, str(place.fault.facts.get("chain", ""))) for place in report.faults]


def trigger(id: str, when: str, *do: Any, **more: Any) -> dict[str, Any]:
    return {"id": id, "when": when, "again": True, "quiet": True, "do": list(do)} | more


def test_a_quest_that_ends_is_sound() -> None:
    once = trigger("dusk", "time day", "time night", again=False)
    dawn = trigger("dawn", "time night", "time day")
    asked = trigger("door", "enter a", {"choose": [[{"each": "all heroes", "do": ["place a"]}], []]})
    assert codes_of(mill(once, dawn)) == []
    assert [code for code, _ in codes_of(mill(asked)) if code == "endless"] == []


def test_triggers_and_stories_that_call_one_another_without_end_are_refused() -> None:
    dusk, dawn = trigger("dusk", "time day", "time night"), trigger("dawn", "time night", "time day")
    assert codes_of(mill(dusk, dawn)) == [("endless", "trigger dusk → trigger dawn → trigger dusk")]
    back = trigger("back", "enter b", {"each": "all heroes", "do": ["place b"]})
    assert codes_of(mill(back)) == [("endless", "trigger back → trigger back")]
    stories = [{"id": "one", "area": "b", "do": ["story two"]}, {"id": "two", "do": ["story one"]}]
    assert codes_of(mill(stories=stories)) == [("endless", "story one → story two → story one")]


def test_what_turns_out_endless_in_a_trial_game_is_told_in_words() -> None:
    """A condition might end it, so it is not refused unplayed."""
    always = {"if": "heroes-at-least 1", "do": ["time night"]}
    dusk, dawn = trigger("dusk", "time day", always), trigger("dawn", "time night", "time day")
    begin = trigger("begin", "begin", "time day")
    assert ("trial-endless", "") in codes_of(mill(dusk, dawn, begin), trial=True)


# -- whatever comes ---------------------------------------------------------------------------

STRANGE: list[Any] = [
    "", "x" * 3000, "\u202e", "<b>", -1, 0, 1, 7, 10**6, 1e300, 0.5, True, [], {}, ["x"] * 40, [[[[]]]],
    {"id": "ember-imp"}, "ember-imp", "kill everybody", "if: x then: x", "hit 999999", [1, "a", {}],
]  # fmt: skip


def mutated(data: Any, luck: random.Random) -> Any:
    """Data with something else somewhere in it."""
    if isinstance(data, dict) and data and luck.random() < 0.85:
        name = luck.choice(list(data))
        if luck.random() < 0.1:
            return {key: value for key, value in data.items() if key != name}
        if luck.random() < 0.1:
            return data | {luck.choice(["id", "more", "", "x" * 90, "effects"]): luck.choice(STRANGE)}
        return data | {name: mutated(data[name], luck)}
    if isinstance(data, list) and data and luck.random() < 0.8:
        at = luck.randrange(len(data))
        if luck.random() < 0.2:
            return data * luck.choice([2, 5])
        return [*data[:at], mutated(data[at], luck), *data[at + 1 :]]
    if isinstance(data, str) and data and luck.random() < 0.5:
        at = luck.randrange(len(data))
        return data[:at] + luck.choice(["", " ", "{", "}", "-", "9", "\n", "é", ":", data]) + data[at + 1 :]
    if isinstance(data, int) and luck.random() < 0.6:
        return luck.choice([-data, data + 1, data * 1000, 0])
    return luck.choice(STRANGE)


def broken_toml(data: bytes, luck: random.Random) -> bytes:
    plain: Any = tomllib.loads(data.decode())
    for _ in range(luck.randint(1, 3)):
        plain = mutated(plain, luck)
    try:
        return tomli_w.dumps(plain if isinstance(plain, dict) else {"x": plain}).encode()
    except (TypeError, ValueError):
        return b"x = ["


def broken_bytes(data: bytes, luck: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(luck.randint(1, 4)):
        if changed:
            changed[luck.randrange(len(changed))] = luck.randrange(256)
    return bytes(changed[: luck.randint(0, len(changed))] if luck.random() < 0.2 else changed)


def broken_pack(files: Files, luck: random.Random) -> bytes:
    """A pack that was sound, as a zip file in which something is wrong, or may be."""
    changed = dict(files)
    for _ in range(luck.randint(1, 3)):
        name = luck.choice(sorted(changed))
        if name.endswith(".toml") and luck.random() < 0.8:
            try:
                changed[name] = broken_toml(changed[name], luck)
            except (ValueError, UnicodeDecodeError):
                changed[name] = broken_bytes(changed[name], luck)
        elif luck.random() < 0.1:
            changed[luck.choice([*PATHS, *UNWANTED, "monsters.x.toml", "quests/x.toml"])] = changed.pop(name)
        else:
            changed[name] = broken_bytes(changed[name], luck)
    data = zipped(changed)
    return broken_bytes(data, luck) if luck.random() < 0.1 else data


def sources() -> list[tuple[str, Files]]:
    """Sound packs of every game: its sample, and whole files of ours as they are."""
    found = [(id, sample_files(shelf.find(id), "mine")) for id in shelf.ids()]
    for id in shelf.ids():
        rules = shelf.find(id)
        names = [one.file for one in rules.content_kinds if "*" not in one.file]
        names += [
            name for name in rules.content_files if name.startswith("quests/") and "retired" not in name
        ][:2]
        for name in dict.fromkeys(names):
            data = rules.folder(None).path(name).read_bytes()
            replaces = name.removesuffix(".toml")
            found.append((id, {"pack.toml": manifest("mine", id, replaces=[replaces]), name: data}))
    return found


@pytest.fixture
def packs(request: pytest.FixtureRequest) -> int:
    """How many broken packs are tried."""
    return 10_000 if request.config.getoption("--long") else 150


def test_whatever_comes_as_a_pack_is_refused_in_words_or_sound(packs: int) -> None:
    known, luck = sources(), random.Random(24)
    outcomes: dict[str, int] = {}
    for _ in range(packs):
        game, files = luck.choice(known)
        outcome = _tried(game, broken_pack(files, luck))
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    assert {"refused", "faulty", "sound"} <= outcomes.keys(), outcomes


def _tried(game: str, data: bytes) -> str:
    try:
        pack = from_zip(data)
    except BadContent as error:
        assert 0 < len(error.faults) <= MAX_FAULTS
        assert all(words.has("en", f"fault-{fault.code}") for fault in error.faults)
        return "refused"
    assert len(pack.files) <= bounds.MAX_FILES
    assert sum(map(len, pack.files.values())) <= bounds.MAX_PACK_BYTES
    report = check(shelf.find(game), [pack], trial=False)
    assert len(report.faults) <= MAX_FAULTS
    for place in report.faults:
        assert place.fault.code != "content-breaks", place.fault
        assert words.has("en", f"fault-{place.fault.code}", game), place.fault.code
    return "sound" if report.sound else "faulty"


def test_a_pack_with_everything_too_much_is_told_at_most_fifty_faults() -> None:
    imps = [{"id": f"imp-{number}", "colour": "no", "resistance": -1} for number in range(200)]
    files = {"pack.toml": manifest("many", LB), "monsters.toml": toml({"monster": imps})}
    assert len(check(shelf.find(LB), [pack_of(files)], trial=False).faults) == MAX_FAULTS
