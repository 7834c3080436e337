"""Searching in all numbers at once: what is found is written down, goes on, and must prove itself."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from holdfast.bots.worker_pool import WorkerPool
from holdfast.lab.compare import TuningGoal
from holdfast.lab.errors import LabError
from holdfast.lab.evolution_strategy import DIRECTIONS, FIRST, STATE_FILE, EvolutionStrategy, Round
from holdfast.lab.plan import GamesPlan
from holdfast.lab.tunable_file import content_text
from tests.lab.games import plan

ROUNDS = TuningGoal("rounds")
FILE = "policy.toml"


def deals(games: int = DIRECTIONS) -> GamesPlan:
    return msgspec.structs.replace(plan(games, players=[1]), bots=["instinct"])


def strategy(out: Path, numbers: tuple[str, ...] = ("life.*", "haunt.*")) -> EvolutionStrategy:
    return EvolutionStrategy(deals(), FILE, list(numbers), out, goal=ROUNDS)


def played(search: EvolutionStrategy, most: int) -> list[Round]:
    with WorkerPool(1) as pool:
        return list(search.rounds(most, pool))


def test_a_search_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = strategy(tmp_path / "whole")
    rounds = played(whole, 2)
    parts = strategy(tmp_path / "parts")
    with WorkerPool(1) as pool:
        first = next(parts.rounds(2, pool))
    again = strategy(tmp_path / "parts")
    assert again.state == parts.state
    assert [first, *played(again, 2)] == rounds
    assert again.state == whole.state
    assert again.toml == (tmp_path / "parts" / FILE).read_text(encoding="utf-8")


def test_only_the_wanted_numbers_move_and_those_of_a_list_alike(tmp_path: Path) -> None:
    search = strategy(tmp_path)
    played(search, 1)
    before, after = tomllib.loads(content_text("last-bastion", FILE, None)), tomllib.loads(search.toml)
    moved = {name for name in before if before[name] != after[name]}
    assert moved == {"life", "haunt"}
    for name in moved:
        shares = [(b - a) / max(abs(a), 0.1) for a, b in zip(before[name], after[name], strict=True)]
        assert shares == pytest.approx([shares[0]] * 4, abs=0.01)


def test_what_is_found_is_the_mean_of_the_later_half(tmp_path: Path) -> None:
    search = strategy(tmp_path)
    been = []
    with WorkerPool(1) as pool:
        for _ in search.rounds(4, pool):
            been.append(dict(search.state.values))
    later = been[2:]
    assert search.found == pytest.approx(
        {path: sum(one[path] for one in later) / len(later) for path in search.found}
    )


def test_the_proof_is_played_on_other_deals_and_without_it_nothing_is_kept(tmp_path: Path) -> None:
    search = strategy(tmp_path)
    heard: list[int] = []
    with WorkerPool(1) as pool:
        proof = search.proof(pool, lambda: heard.append(1))
    assert proof.gain == 0
    assert not proof.accepted
    assert len(heard) == 2 * proof.games
    played(search, 1)
    first = (tmp_path / FIRST / FILE).read_text(encoding="utf-8")
    assert (tmp_path / FILE).read_text(encoding="utf-8") != first
    search.restore()
    assert (tmp_path / FILE).read_text(encoding="utf-8") == first


def test_a_search_for_other_numbers_is_refused(tmp_path: Path) -> None:
    played(strategy(tmp_path), 1)
    with pytest.raises(LabError) as refused:
        strategy(tmp_path, ("card.*",))
    assert refused.value.code == "lab-other-search"
    (tmp_path / STATE_FILE).write_bytes(b"?")
    with pytest.raises(LabError) as refused:
        strategy(tmp_path)
    assert refused.value.code == "lab-not-results"


def test_whole_numbers_do_not_move_a_little(tmp_path: Path) -> None:
    with pytest.raises(LabError) as refused:
        EvolutionStrategy(deals(), "tokens.toml", [], tmp_path, goal=ROUNDS)
    assert refused.value.code == "lab-no-numbers"
