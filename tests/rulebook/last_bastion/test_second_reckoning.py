"""Fights reckoned a second time, by trying every way to lay faces and tokens on the cards."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from holdfast.games.last_bastion.rules.fight import FightTarget, payments, subsets
from tests.rulebook import rule

COLOURS = ("red", "green", "blue")


def beats(
    targets: Sequence[FightTarget], missing: tuple[int, ...], faces: list[str], tokens: list[str]
) -> bool:
    """Can these faces and tokens be laid on the cards so that nothing is missing?"""
    if not any(missing):
        return True
    if not faces and not tokens:
        return False
    shown, white = (faces[0], True) if faces else (tokens[0], False)
    rest = (faces[1:], tokens) if faces else (faces, tokens[1:])
    for number, target in enumerate(targets):
        fits = shown == target.colour or (white and shown == "white" and not target.no_white)
        if fits and missing[number]:
            less = tuple(count - (at == number) for at, count in enumerate(missing))
            if beats(targets, less, *rest):
                return True
    return beats(targets, missing, *rest)


def cheapest(targets: Sequence[FightTarget], faces: list[str], tokens: list[str]) -> set[tuple[str, ...]]:
    """The smallest sets of tokens that win; empty if nothing does."""
    missing = tuple(target.resistance for target in targets)
    for count in range(len(tokens) + 1):
        some = {tuple(sorted(paid)) for paid in combinations(tokens, count)}
        ways = {paid for paid in some if beats(targets, missing, faces, list(paid))}
        if ways:
            return ways
    return set()


@rule("LB-FIGHT-15", "LB-FIGHT-16", "LB-RULE-59", "LB-RULE-60", "LB-RULE-68")
def test_fights_are_won_by_the_fewest_tokens_that_can_win_them() -> None:
    luck = Random(1)
    for _ in range(400):
        targets = [
            FightTarget(slot, luck.choice(COLOURS), luck.randint(0, 4), luck.random() < 0.3)
            for slot in range(luck.randint(1, 2))
        ]
        faces = [luck.choice((*COLOURS, "white", "white")) for _ in range(luck.randint(0, 4))]
        tokens = [luck.choice(COLOURS) for _ in range(luck.randint(0, 4))]
        purse = {colour: [0] * tokens.count(colour) for colour in COLOURS}
        for some in subsets(targets):
            found = {tuple(sorted(way)) for way in payments(some, Counter(faces), Counter(), purse)}
            assert found == cheapest(some, faces, tokens), (some, faces, tokens)
