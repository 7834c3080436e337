"""A campaign in the terminal: one file, one command, quest after quest."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from holdfast import words
from tests.server.wayfaring import ROAD
from tests.terminal.command import run, saved, unsaid

GAME = "sword-and-sorcery"
PARTY = ["--players", "1", "--heroes", "ecarus-white-rose,auriel-wizard"]
OWN = ["--content", str(ROAD)]
BEFORE = ["learn:life-drain", "leave", "lead:ecarus", "go:ecarus"]
"""What is typed before the first step of the first quest; of a later one, without the first answer."""


def said(language: str, id: str) -> str:
    return words.say(language, id, GAME)


@pytest.mark.parametrize("language", words.languages())
def test_a_campaign_is_lost_won_and_gone_on_with(folder: Path, language: str) -> None:
    file = folder / "road.json"
    spoken = ["--language", language]
    lost = run("campaign", str(file), GAME, *PARTY, *OWN, *spoken, typed=[*BEFORE, "move:c"])
    assert lost.exit_code == 0, lost.output
    assert saved(file)["tries"] == [{"chapter": "gate", "won": False}]
    won = run("campaign", str(file), *OWN, *spoken, typed=[*BEFORE[1:], "move:b"])
    assert [one["won"] for one in saved(file)["tries"]] == [False, True]
    assert saved(file)["kept"]["shards"] == 4
    assert said(language, "terminal-course-won") in won.output
    last = run("campaign", str(file), *OWN, *spoken, typed=[*BEFORE[1:3], "done", "go:ecarus", "move:b"])
    assert [one["chapter"] for one in saved(file)["tries"]] == ["gate", "gate", "hall"]
    over = run("campaign", str(file), *OWN, *spoken)
    assert said(language, "terminal-campaign-over") in over.output
    assert not any(unsaid(one.output) for one in (lost, won, last, over))


def test_a_campaign_is_left_in_the_middle_of_a_quest(folder: Path) -> None:
    file = folder / "road.json"
    run("campaign", str(file), GAME, *PARTY, *OWN, typed=BEFORE[:2])
    assert saved(file)["record"]["choices"] == BEFORE[:2]
    run("campaign", str(file), *OWN, typed=[*BEFORE[2:], "move:b"])
    assert saved(file)["tries"] == [{"chapter": "gate", "won": True}]
    assert "record" not in saved(file)


@pytest.mark.parametrize(
    "whole",
    [b"", b"[]", b"{", b"\xff\xfe", b'{"holdfast":1,"game":"sword-and-sorcery","options":{},"tries":[]}'],
)
def test_a_file_that_holds_no_campaign_is_refused_and_left_alone(folder: Path, whole: bytes) -> None:
    file = folder / "road.json"
    file.write_bytes(whole)
    assert run("campaign", str(file)).exit_code == 2
    assert file.read_bytes() == whole


def test_a_party_that_cannot_be_is_refused(folder: Path) -> None:
    file = folder / "road.json"
    run("campaign", str(file), GAME, *PARTY, *OWN, typed=[*BEFORE, "move:b"])
    book = saved(file)
    for wrong in ({"rank": 9}, {"pack": ["excalibur"]}, {"crowns": 7}, {"crowns": 4950}):
        first = book["kept"]["heroes"][0] | wrong
        kept = book["kept"] | {"heroes": [first, *book["kept"]["heroes"][1:]]}
        file.write_bytes(msgspec.json.encode(book | {"kept": kept}))
        assert run("campaign", str(file), *OWN).exit_code == 2, wrong


def test_what_the_campaign_decides_is_no_flag_of_it(folder: Path) -> None:
    assert run("campaign", "road.json", GAME, "--quest", "hall", *OWN).exit_code == 2
    assert run("campaign", "road.json", "last-bastion").exit_code == 2
    assert run("campaign", "road.json").exit_code == 2
    assert not (folder / "road.json").exists()
    run("campaign", "road.json", GAME, *PARTY, *OWN)
    assert run("campaign", "road.json", GAME, *OWN).exit_code == 2


def test_own_quests_are_checked_and_speak_their_own_words(folder: Path) -> None:
    own = folder / "own"
    (own / "quests").mkdir(parents=True)
    (own / "quests" / "gate.toml").write_bytes((ROAD / "quests" / "gate.toml").read_bytes())
    (own / "words" / "en").mkdir(parents=True)
    needed = ("quest-gate-help", "trigger-gate-through", "trigger-gate-fallen")
    spoken = "".join(f"{id} = Words\n" for id in needed) + "quest-gate = The Gate of Straw\n"
    (own / "words" / "en" / f"{GAME}-own.ftl").write_text(spoken)
    checked = run("check", str(own))
    assert checked.exit_code == 0, checked.output
    flags = ["--quest", "gate", *PARTY, "--content", str(own)]
    played = run("play", GAME, *flags, "--seed", "3", typed=[*BEFORE, "move:b", "y"])
    assert played.exit_code == 0, played.output
    assert saved(folder / f"{GAME}-3.json")["options"]["quest"] == "gate"
    (own / "campaign.toml").write_text('quests = ["gate"]\n')
    command = [sys.executable, "-c", "from holdfast.cli import main; main()", "campaign", "road.json", GAME]
    ended = subprocess.run(
        [*command, *PARTY, "--content", "own"], input="", capture_output=True, text=True, check=True
    )
    assert "The Gate of Straw" in ended.stdout
