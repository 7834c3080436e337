"""Every id that can reach a person has words, the same in three languages."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax.ast import Identifier

from holdfast import words
from holdfast.games.sword_and_sorcery.content.load import QUESTS, RETIRED_QUESTS
from holdfast.kernel.game import Order, UndoLimit
from holdfast.kernel.history import UndoUnit
from holdfast.kernel.message import CAN
from holdfast.kernel.question import GO_ON, PASS
from holdfast.kernel.rules import Rules
from tests.words.calls import Said, said, verbs
from tests.words.fluent_files import files, junk, messages, written
from tests.words.shelf import error_classes, files_of, games, other_files

ROOT = Path(__file__).parents[2]
GAMES = games()
EVERYBODY = ""
TOLD_WITHOUT_A_GAME = ("error-", "fault-")
ALWAYS_TOLD = {"event-": {"seat", "who"}, "outcome-": set[str]()}
"""What MessageBuilder adds to the facts of the source; an outcome is told without any."""

on_the_shelf = pytest.mark.parametrize("rules", GAMES, ids=[rules.id for rules in GAMES])
in_each_language = pytest.mark.parametrize("language", words.languages())


def test_the_shelf_is_not_empty() -> None:
    assert "last-bastion" in [rules.id for rules in GAMES]


@in_each_language
def test_fluent_reads_every_line(language: str) -> None:
    assert [line for file in files(language) for line in junk(file)] == []


def test_the_languages_have_the_same_files() -> None:
    names = {language: sorted(file.name for file in files(language)) for language in words.languages()}
    assert len({tuple(found) for found in names.values()}) == 1, names


def test_the_languages_have_the_same_messages_with_the_same_variables() -> None:
    told = {
        language: {(one.file.name, one.id): sorted(one.variables) for one in written(language)}
        for language in words.languages()
    }
    ids = sorted({id for found in told.values() for id in found})
    differences = {
        id: variables
        for id in ids
        for variables in [{language: found.get(id, "missing") for language, found in told.items()}]
        if len(set(map(str, variables.values()))) > 1
    }
    assert differences == {}


@in_each_language
@on_the_shelf
def test_no_id_stands_twice_where_it_would_be_looked_up(language: str, rules: Rules[Any, Any]) -> None:
    count = Counter(one.id for one in written(language, rules.id))
    assert [id for id, times in count.items() if times > 1] == []


@in_each_language
def test_what_is_told_without_a_game_stands_once_in_the_whole_house(language: str) -> None:
    count = Counter(one.id for one in written(language) if one.id.startswith(TOLD_WITHOUT_A_GAME))
    assert [id for id, times in count.items() if times > 1] == []


@in_each_language
def test_the_words_of_a_quest_need_those_of_no_other(language: str) -> None:
    """A table of one quest is sent the words of no other."""
    game = "sword-and-sorcery"
    quests = {f"{game}-{one}" for one in (*QUESTS, *RETIRED_QUESTS)}
    of_quests = {one.id: one.file.stem for one in written(language, game) if one.file.stem in quests}
    assert len(set(of_quests.values())) > 7
    strangers = [
        (one.id, named)
        for one in written(language, game)
        for named in one.references
        if named in of_quests and of_quests[named] != one.file.stem
    ]
    assert strangers == []


@in_each_language
def test_every_message_says_something(language: str) -> None:
    assert [one.id for one in written(language) if one.node.value is None] == []


@in_each_language
def test_a_choice_by_number_has_every_plural_form_of_the_language(language: str) -> None:
    wanted = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "pl": {"one", "few", "many"}}[language]
    plural = {"zero", "one", "two", "few", "many"}
    faults = []
    for message in written(language):
        for select in message.selects:
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, Identifier)}
            if keys & plural and not wanted <= keys:
                faults.append(f"{message.id}: {sorted(keys)}")
    assert faults == []


def unsaid(language: str, game: str, wanted: Iterable[str]) -> list[str]:
    """Which of the ids have no message; a hole stands for anything, and is owed at least one message."""
    known = messages(language, game)
    return sorted({id for id in wanted if id not in known and not any(fnmatchcase(one, id) for one in known)})


def asked_too_much(language: str, game: str, found_in_source: Iterable[Said]) -> list[str]:
    """Messages with a variable that the source does not tell."""
    known = messages(language, game)
    found = []
    for id, facts, where in found_in_source:
        if id in known and facts is not None:
            prefix = id.partition("-")[0] + "-"
            told = facts if prefix != "outcome-" else frozenset[str]()
            told |= {f"{fact}_count" for fact in told} | ALWAYS_TOLD.get(prefix, set())
            missing = known[id].variables - told
            if prefix == "ask-":  # What can still be done is told of every question.
                missing = frozenset(one for one in missing if not one.startswith(CAN))
            if missing:
                found.append(f"{id} ({where}): {sorted(missing)}")
    return found


def test_the_types_of_message_ids_are_up_to_date() -> None:
    command = [sys.executable, "tools/message-ids", "--check"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, ""), ended.stdout + ended.stderr


@in_each_language
@on_the_shelf
def test_everything_a_game_can_say_has_words(language: str, rules: Rules[Any, Any]) -> None:
    found = list(said(files_of(rules)))
    assert {one.id.partition("-")[0] for one in found} >= {"ask", "event", "why", "fault"}
    of_the_game = [one for one in found if not one.id.startswith(TOLD_WITHOUT_A_GAME)]
    faults = [one for one in found if one.id.startswith(TOLD_WITHOUT_A_GAME)]
    assert unsaid(language, rules.id, (one.id for one in of_the_game)) == []
    assert unsaid(language, EVERYBODY, (one.id for one in faults)) == []
    assert asked_too_much(language, rules.id, of_the_game) == []
    assert asked_too_much(language, EVERYBODY, faults) == []


@in_each_language
@on_the_shelf
def test_every_verb_of_an_option_and_of_odds_has_words(language: str, rules: Rules[Any, Any]) -> None:
    files = files_of(rules)
    of_odds = [file for file in files if "odds" in (file.stem, file.parent.name)]
    of_options = [file for file in files if file not in of_odds and file.parent.name != "bot"]
    assert unsaid(language, rules.id, (f"option-{verb}" for verb in verbs(of_options))) == []
    chances = unsaid(language, rules.id, (f"odds-{verb}" for verb in verbs(of_odds)))
    assert unsaid(language, rules.id, (id.replace("odds-", "option-") for id in chances)) == []


@in_each_language
def test_every_error_and_fault_outside_the_games_has_words(language: str) -> None:
    kinds = error_classes()
    found = list(said(other_files(), [*kinds, "kind"]))
    found = [one for one in found if one.id.startswith(TOLD_WITHOUT_A_GAME)]
    found += [Said(f"error-{kind.code}", None, name) for name, kind in kinds.items()]
    assert len(found) > 40
    assert unsaid(language, EVERYBODY, (one.id for one in found)) == []
    assert asked_too_much(language, EVERYBODY, found) == []


@in_each_language
@on_the_shelf
def test_the_game_and_its_settings_have_words(language: str, rules: Rules[Any, Any]) -> None:
    ids = [f"game-{rules.id}", f"game-{rules.id}-about"]
    for setting in rules.settings:
        named = setting.name.replace("_", "-")
        ids += [f"setting-{named}", f"setting-{named}-help"]
        ids += [f"{setting.words}-{value}" for value in setting.values if setting.words]
    assert unsaid(language, rules.id, ids) == []


@in_each_language
def test_the_words_of_the_table_are_there(language: str) -> None:
    ids = [f"option-{GO_ON}", f"option-{PASS}", "event-end"]
    ids += [f"undo-unit-{unit}" for unit in get_args(UndoUnit)]
    ids += [f"undo-limit-{limit}" for limit in get_args(UndoLimit)]
    ids += [f"order-{order}" for order in get_args(Order)]
    assert unsaid(language, "common", ids) == []
