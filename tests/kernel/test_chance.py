"""Every roll and every draw, in one place, by name."""

from collections import Counter
from itertools import product
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel.chance import MAX_BRANCHES, Chance, EnumeratingChance, TooManyOutcomes
from holdfast.kernel.errors import OffScript

DIE = ("one", "two", "three", "four", "five", "six")
COIN = ("heads", "tails")
CRITICAL = {1: 10.83, 5: 20.52, 9: 27.88, 35: 66.62}
"""Chi-square by degrees of freedom, exceeded by true luck once in a thousand times."""


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (cells - len(counts)) * expected


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63, 2**64 - 1])
@pytest.mark.parametrize("faces", [COIN, DIE, tuple("abcdefghij")])
def test_every_face_is_as_likely_as_another(seed: int, faces: tuple[str, ...]) -> None:
    chance = Chance(seed)
    counts: Counter[object] = Counter(chance.pick("die", faces) for _ in range(20_000))
    assert chi_square(counts, len(faces)) < CRITICAL[len(faces) - 1]


def test_a_result_says_nothing_about_the_next() -> None:
    chance = Chance(3)
    rolled = [chance.pick("die", DIE) for _ in range(40_000)]
    pairs: Counter[object] = Counter(zip(rolled[::2], rolled[1::2], strict=True))
    assert chi_square(pairs, 36) < CRITICAL[35]


def test_neighbouring_seeds_and_takes_have_nothing_in_common() -> None:
    seeds: Counter[object] = Counter(Chance(seed).pick("die", DIE) for seed in range(20_000))
    takes: Counter[object] = Counter(Chance(1, take=take).pick("die", DIE) for take in range(20_000))
    assert chi_square(seeds, 6) < CRITICAL[5]
    assert chi_square(takes, 6) < CRITICAL[5]


def test_a_face_that_stands_there_twice_is_twice_as_likely() -> None:
    chance = Chance(5)
    counts = Counter(chance.pick("find", ("none", "some", "some")) for _ in range(30_000))
    assert abs(counts["some"] - 2 * counts["none"]) < 1000


def test_the_same_seed_brings_the_same_luck() -> None:
    first, second = ([chance.pick("die", DIE) for _ in range(50)] for chance in (Chance(9), Chance(9)))
    assert first == second
    assert first != [Chance(10).pick("die", DIE) for _ in range(50)]


@given(seed=st.integers(), before=st.integers(0, 200))
def test_luck_goes_on_where_it_was_left(seed: int, before: int) -> None:
    whole = Chance(seed)
    for _ in range(before):
        whole.pick("die", DIE)
    rest = Chance(whole.seed, count=whole.count)
    assert [rest.pick("die", DIE) for _ in range(5)] == [whole.pick("die", DIE) for _ in range(5)]


@given(seed=st.integers())
def test_any_number_is_a_seed_that_can_be_written_down(seed: int) -> None:
    chance = Chance(seed)
    assert 0 <= chance.seed < 2**64
    assert Chance(chance.seed).pick("die", DIE) == chance.pick("die", DIE)


def test_results_are_named_by_what_was_rolled() -> None:
    chance = Chance(1, count=4)
    faces = [chance.pick("die", DIE), chance.pick("coin", COIN)]
    assert chance.results == [f"die:{faces[0]}", f"coin:{faces[1]}"]
    assert chance.count == 6


def test_a_script_is_played_out_before_luck_has_its_say() -> None:
    chance = Chance(1, script=["coin:tails", "die:six", "coin:heads"])
    assert [chance.pick("coin", COIN), chance.pick("die", DIE), chance.pick("coin", COIN)] == [
        "tails",
        "six",
        "heads",
    ]
    luck = Chance(1, count=3)
    assert chance.pick("die", DIE) == luck.pick("die", DIE)


@pytest.mark.parametrize(
    "told", ["coin:edge", "die:heads", "tails", "coin", "coin:", ":heads", "", "COIN:heads"]
)
def test_what_could_not_come_now_is_refused(told: str) -> None:
    chance = Chance(1, script=[told, "coin:heads"])
    with pytest.raises(OffScript) as refused:
        chance.pick("coin", COIN)
    assert refused.value.facts == {"result": told, "name": "coin", "faces": "heads, tails"}
    assert (chance.count, chance.results, chance.script) == (0, [], ["coin:heads", told])


def test_a_face_may_hold_a_colon() -> None:
    assert Chance(1, script=["draw:a:b"]).pick("draw", ("a", "a:b")) == "a:b"


def test_drawing_anew_forgets_what_would_have_come() -> None:
    chance, same = (Chance(2, script=["coin:heads"]) for _ in range(2))
    chance.draw_anew()
    same.pick("coin", COIN)
    assert chance.take == 1 and chance.script == []
    again = Chance(2, take=1)
    rolled = [chance.pick("die", DIE) for _ in range(20)]
    assert rolled == [again.pick("die", DIE) for _ in range(20)]
    assert rolled != [same.pick("die", DIE) for _ in range(20)]


def branches(roll: list[tuple[str, tuple[str, ...]]]) -> dict[tuple[str, ...], float]:
    """Everything that may come of rolling these, by playing one branch after another."""
    found: dict[tuple[str, ...], float] = {}
    scripts: list[tuple[str, ...]] = [()]
    while scripts:
        chance = EnumeratingChance(scripts.pop())
        for name, faces in roll:
            chance.pick(name, faces)
        assert tuple(chance.results) not in found
        found[tuple(chance.results)] = chance.probability
        scripts += chance.forks
    return found


@given(
    st.lists(
        st.lists(st.sampled_from("abc"), min_size=1, max_size=4).map(lambda faces: ("die", tuple(faces))),
        max_size=4,
    )
)
def test_branching_finds_every_result_with_its_probability(roll: list[tuple[str, tuple[str, ...]]]) -> None:
    wanted: Counter[tuple[str, ...]] = Counter()
    ways = list(product(*(faces for _, faces in roll)))
    for way in ways:
        wanted[tuple(f"die:{face}" for face in way)] += 1
    found = branches(roll)
    assert set(found) == set(wanted)
    assert all(isclose(found[way], count / len(ways)) for way, count in wanted.items())


def test_branches_part_only_after_what_is_past() -> None:
    chance = EnumeratingChance(["coin:tails"])
    chance.pick("coin", COIN)
    chance.begin()
    chance.pick("die", ("a", "b"))
    assert chance.forks == [("die:b",)]
    assert chance.probability == 0.5
    assert chance.results[chance.past :] == ["die:a"]


def test_who_rolls_until_something_comes_is_stopped_while_branching() -> None:
    for room in (0, 12, MAX_BRANCHES):
        chance = EnumeratingChance([], room=room)
        with pytest.raises(TooManyOutcomes):
            while chance.pick("coin", COIN) == COIN[0]:
                assert len(chance.forks) <= room
