"""Packs: what they add, replace and take away, in which order, and what is told of that."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.kernel import shelf
from holdfast.kernel.errors import BadRecord
from holdfast.kernel.packs.bounds import MAX_FILE_BYTES, MAX_PACKS, data_faults
from holdfast.kernel.packs.check import PackReport, check
from holdfast.kernel.packs.manifest import labels_of
from holdfast.kernel.packs.pack import Pack, from_folder, from_path, from_zip, pack_of
from holdfast.kernel.packs.pack_words import messages_in
from holdfast.kernel.packs.sample import sample_files
from holdfast.kernel.packs.stack import lay_out
from tests.packs import LB, SNS, entry, frost, frost_pack, manifest, shipped, toml

RULES = shelf.find(LB)


def codes(report: PackReport) -> set[str]:
    """The codes of the faults."""
    return {one.fault.code for one in report.faults}


def imp(stack: Path) -> Any:
    """The ember imp, as that content has it."""
    return RULES.content(stack).cards["ember-imp"]


def test_a_pack_replaces_an_entry_by_its_id(tmp_path: Path) -> None:
    assert imp(lay_out([frost_pack(5)], tmp_path)).resistance == 5
    assert RULES.content().cards["ember-imp"].resistance == 1


def test_of_two_packs_the_later_one_counts_and_the_conflict_is_told(tmp_path: Path) -> None:
    low, high = frost_pack(5), frost_pack(4, id="ash")
    assert imp(lay_out([low, high], tmp_path)).resistance == 4
    assert imp(lay_out([high, low], tmp_path)).resistance == 5
    report = check(RULES, [low, high], trial=False)
    assert [(one.ref, one.packs) for one in report.conflicts] == [("monsters/ember-imp", ["frost", "ash"])]
    assert report.sound


def test_a_pack_adds_and_takes_away(tmp_path: Path) -> None:
    new = entry(LB, "monsters.toml", "monster", "ember-imp") | {"id": "ice-imp"}
    pack = pack_of(
        {
            "pack.toml": manifest("ice", LB, removes=["monsters/ember-imp"]),
            "monsters.toml": toml({"monster": [new]}),
            "words/en/ice.ftl": b"card-ice-imp = Ice imp\n",
        }
    )
    monsters = RULES.content(lay_out([pack], tmp_path)).monsters
    assert "ice-imp" in monsters
    assert "ember-imp" not in monsters
    summary = check(RULES, [pack], trial=False).packs[0]
    assert (summary.adds, summary.removes) == (["monsters/ice-imp"], ["monsters/ember-imp"])


def test_a_card_with_a_retired_one_behind_it_is_taken_away_like_any_other() -> None:
    retired = {one["retired"] for one in shipped(LB, "monsters.toml")["monster"] if "retired" in one}
    assert "soot-hound" in retired
    new = entry(LB, "monsters.toml", "monster", "soot-hound") | {"id": "pit-hag"}
    pack = pack_of(
        {
            "pack.toml": manifest("pit", LB, removes=["monsters/soot-hound"]),
            "monsters.toml": toml({"monster": [new]}),
            "words/en/pit.ftl": b"card-pit-hag = Pit hag\n",
        }
    )
    assert check(RULES, [pack]).faults == []


@pytest.mark.parametrize("game", shelf.ids())
def test_what_ships_is_within_the_bounds_of_packs(game: str) -> None:
    folder = shelf.find(game).folder(None)
    for name in shelf.find(game).content_files:
        data = folder.path(name).read_bytes()
        assert len(data) <= MAX_FILE_BYTES
        assert list(data_faults(tomllib.loads(data.decode()), name)) == []


def test_the_folder_of_own_content_lies_below_packs(tmp_path: Path) -> None:
    below = tmp_path / "own"
    below.mkdir()
    shipped = RULES.folder(None).path("dice.toml").read_text()
    (below / "dice.toml").write_text(shipped.replace("white = 3", "white = 4"))
    packs = [frost_pack(5), *(frost_pack(4, id=f"ash-{number}") for number in range(MAX_PACKS - 1))]
    content = RULES.content(lay_out(packs, tmp_path / "home", below))
    assert (content.dice.combat.white, content.cards["ember-imp"].resistance) == (4, 4)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"pack.toml": manifest("frost", LB)}, "replaces-undeclared"),
        ({"pack.toml": manifest("frost", LB, replaces=["monsters/nobody"])}, "replaces-nothing"),
        ({"pack.toml": manifest("frost", LB, removes=["monsters/nobody"])}, "removes-nothing"),
        ({"pack.toml": manifest("frost", LB, adds=["monsters/nobody"])}, "adds-nothing"),
        ({"pack.toml": manifest("frost", SNS)}, "pack-of-another-game"),
        ({"spells.toml": b"[[spell]]\nid = 'x'\n"}, "unread-file"),
        ({"words/en/more.ftl": b"event-round = Round\n"}, "unused-words"),
        ({"words/en/frost.ftl": b"card-ember-imp = Imp of { $colour }\n"}, "unknown-variable"),
    ],
)
def test_what_a_manifest_says_and_the_files_do_not_is_a_fault(change: dict[str, bytes], code: str) -> None:
    assert code in codes(check(RULES, [pack_of(frost() | change)], trial=False))


def test_a_pack_lies_on_a_table_once() -> None:
    assert "pack-twice" in codes(check(RULES, [frost_pack(5), frost_pack(4)], trial=False))
    many = [frost_pack(5, id=f"frost-{number}") for number in range(MAX_PACKS + 1)]
    assert "too-many-packs" in codes(check(RULES, many, trial=False))


def test_a_zip_file_and_a_folder_hold_the_same_pack(tmp_path: Path) -> None:
    pack = frost_pack(5)
    pack.write(tmp_path / "frost")
    (tmp_path / "frost.zip").write_bytes(pack.zipped())
    assert from_folder(tmp_path / "frost") == pack == from_path(tmp_path / "frost.zip")
    assert pack.zipped() == from_zip(pack.zipped()).zipped()
    assert pack.key != frost_pack(4).key


def played(stack: Path | None, choices: int = 12) -> holdfast.Game:
    """A game with that content, played a little."""
    game = holdfast.new(LB, {"players": 2}, 5, content=stack)
    for _ in range(choices):
        assert game.question is not None
        game.choose(game.question.choices[0].id)
    return game


def test_a_record_says_its_packs_and_opens_with_them_alone(tmp_path: Path) -> None:
    stack = lay_out([frost_pack(5)], tmp_path)
    record = played(stack).record()
    assert record["packs"] == [{"id": "frost", "version": "1", "key": frost_pack(5).key, "name": "Frost"}]
    again = lay_out([frost_pack(5)], tmp_path / "elsewhere")
    assert holdfast.load(record, content=again).record() == record
    for other in (None, lay_out([frost_pack(4)], tmp_path)):
        with pytest.raises(BadRecord) as raised:
            holdfast.load(record, content=other)
        assert (raised.value.code, raised.value.facts["packs"]) == ("packs-missing", "Frost 1")


def test_forks_and_positions_keep_the_packs(tmp_path: Path) -> None:
    game = played(lay_out([frost_pack(5)], tmp_path))
    assert game.fork(1).packs == game.packs == labels_of(lay_out([frost_pack(5)], tmp_path))
    assert game.position()["packs"] == game.record()["packs"]


def test_words_of_another_language_are_heard_rather_than_the_old_name() -> None:
    pack = frost_pack(5, "Frost imp")
    assert messages_in([pack.files], "pl") == "card-ember-imp = Frost imp\n"
    both = [pack.files, frost_pack(4, "Ash imp", "ash").files]
    assert messages_in(both, "en") == "card-ember-imp = Ash imp\n"


def test_words_of_packs_in_a_stack_are_not_everybodys(tmp_path: Path) -> None:
    stack = lay_out([frost_pack(5, "Frost imp")], tmp_path)
    said = (
        f"from holdfast import new, words; new('last-bastion', content={str(stack)!r});"
        "print(words.say('en', 'card-ember-imp', 'last-bastion'))"
    )
    command = [sys.executable, "-c", said]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    assert shown == "Ember Imp"


@pytest.mark.parametrize("game", shelf.ids())
def test_a_sample_is_sound_and_can_be_played(game: str) -> None:
    pack = pack_of(sample_files(shelf.find(game), "mine"))
    report = check(shelf.find(game), [pack])
    assert report.faults == []
    assert report.packs[0].adds


def test_random_games_are_told_that_break(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError("in a rule")

    monkeypatch.setattr(type(RULES), "step", broken)
    report = check(RULES, [frost_pack(5)])
    assert codes(report) == {"trial-failed"}


def test_packs_of_a_name_are_told_apart_by_their_files() -> None:
    one, other = frost(), frost() | {"README.md": b"more"}
    assert pack_of(one).key != pack_of(other).key
    assert isinstance(pack_of(one), Pack)
