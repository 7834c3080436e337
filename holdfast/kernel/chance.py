"""Chance: every roll and every draw, in one place, by name.

The stream of random numbers is a function of a key and of how many results came before
(SplitMix64 in counter mode), so a game that is saved and loaded goes on with the same luck
and a fork costs nothing. They are worked out many at a time, side by side in one long number: that
takes a quarter of the time.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from struct import Struct

from holdfast.kernel.errors import OffScript

_WORD = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15
_BLOCK = 16
"""So many random numbers are worked out together, each in a lane of two words: room for a product."""
_EACH = sum(1 << 128 * lane for lane in range(_BLOCK))
_STRIDES = sum(lane * _STRIDE << 128 * lane for lane in range(_BLOCK))
_WORDS = _WORD * _EACH
_lower_words = Struct("<" + "Q8x" * _BLOCK).unpack
CHAIN_START = bytes(16)
"""The chain of a game in which nothing has been chosen yet."""


def _mix(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _WORD
    return value ^ (value >> 31)


def _mixed(key: int, block: int) -> tuple[int, ...]:
    """The random numbers of a block: for every count in it `_mix(key + count * _STRIDE)`."""
    values = (((key + block * _BLOCK * _STRIDE) & _WORD) * _EACH + _STRIDES) & _WORDS
    values = (((values ^ (values >> 30)) & _WORDS) * 0xBF58476D1CE4E5B9) & _WORDS
    values = (((values ^ (values >> 27)) & _WORDS) * 0x94D049BB133111EB) & _WORDS
    return _lower_words((values ^ (values >> 31)).to_bytes(16 * _BLOCK, "little"))


class Chance:
    """Decides what is rolled and drawn, and remembers it.

    >>> chance = Chance(seed=7)
    >>> chance.pick("coin", ("heads", "tails")) in ("heads", "tails")
    True
    >>> Chance(seed=7, script=["coin:tails"]).pick("coin", ("heads", "tails"))
    'tails'
    """

    __slots__ = (
        "_key",
        "_numbers",
        "chain",
        "count",
        "results",
        "script",
        "scripted",
        "seed",
        "take",
        "untouched",
    )

    def __init__(
        self, seed: int, *, take: int = 0, count: int = 0, script: Iterable[str] = (), chain: bytes = b""
    ) -> None:
        self.seed = seed & _WORD
        self.take = take
        self.chain = chain
        """A digest of all choices made so far, where luck depends on them; else empty."""
        self.count = count
        """How many results came before the next one, forks' ancestors included."""
        self.results: list[str] = []
        """The results decided here, as `name:face`, oldest first."""
        self.script = list(script)[::-1]
        """Results still to be played out before luck has its say, next one last."""
        self.scripted = 0
        """How many results there were after the last scripted one."""
        self.untouched = True
        """No result and no event since the step began: then its first question is a clean point."""
        self._numbers: list[int] = []
        """The random numbers that are known and still to come, the next one last."""
        self._set_key()

    def _set_key(self) -> None:
        key = _mix((_mix(self.seed) + self.take * _STRIDE) & _WORD)
        if self.chain:
            key = int.from_bytes(blake2b(self.chain, key=key.to_bytes(8), digest_size=8).digest())
        self._key = key
        self._numbers = []

    def lead_to(self, chain: bytes) -> None:
        """Be where these choices have led to."""
        self.chain = chain
        self._set_key()

    def follow(self, choice: str) -> None:
        """A choice is made on which the luck to come depends: only who chooses the same has the same luck."""
        self.lead_to(blake2b(choice.encode(), key=self.chain, digest_size=16).digest())

    def pick(self, name: str, faces: Sequence[str]) -> str:
        """One of `faces`, each as likely as another; a face may stand there more than once."""
        if self.script:
            return self.from_script(name, faces)
        numbers = self._numbers
        if not numbers:
            numbers = self._numbers = self._next_numbers()
        self.untouched = False
        self.count += 1
        face = faces[numbers.pop() % len(faces)]
        self.results.append(f"{name}:{face}")
        return face

    def _next_numbers(self) -> list[int]:
        """The random numbers that come next, to the end of their block."""
        block, at = divmod(self.count + 1, _BLOCK)
        return list(_mixed(self._key, block)[at:][::-1])

    def from_script(self, name: str, faces: Sequence[str]) -> str:
        """The next result of the script, if it is one that could come now."""
        result = self.script[-1]
        scripted_name, _, face = result.partition(":")
        if scripted_name != name or face not in faces:
            raise OffScript(result=result, name=name, faces=", ".join(dict.fromkeys(faces)))
        self.script.pop()
        self.untouched = False
        self.count += 1
        self._numbers = []
        self.scripted = self.count
        self.results.append(result)
        return face

    def draw_anew(self) -> None:
        """Forget what would have come: from here on the luck is another."""
        self.take += 1
        self.script.clear()
        self._set_key()


MAX_BRANCHES = 2_000
"""A rule that rolls until something comes may go on for ever where always the first face is taken."""


class TooManyOutcomes(Exception):
    """There are more outcomes than the caller wants."""


class EnumeratingChance(Chance):
    """Chance that plays one branch and records where others branch off."""

    __slots__ = ("forks", "over", "past", "probability", "room")

    def __init__(self, script: Iterable[str], count: int = 0, room: int = MAX_BRANCHES) -> None:
        super().__init__(0, count=count, script=script)
        self.room = room
        """How many branches may be noted before it is given up."""
        self.past = 0
        """How many of the results were told before the branching began."""
        self.probability = 1.0
        self.over = False
        """Whether the branch is at its end: what comes later is left to luck."""
        self.forks: list[tuple[str, ...]] = []
        """Scripts of the branches not taken after this script ran out."""

    def pick(self, name: str, faces: Sequence[str]) -> str:
        """As `Chance.pick`; past the script the first face is taken and the others are noted."""
        if self.over:
            return super().pick(name, faces)
        if self.script:
            face = self.from_script(name, faces)
        else:
            face, *others = dict.fromkeys(faces)
            self.forks += [(*self.results[self.past :], f"{name}:{other}") for other in others]
            if len(self.forks) > self.room:
                raise TooManyOutcomes
            self.untouched = False
            self.count += 1
            self._numbers = []
            self.results.append(f"{name}:{face}")
        self.probability *= faces.count(face) / len(faces)
        return face

    def begin(self) -> None:
        """Results so far are the past; branches begin here."""
        self.past = len(self.results)
        self.probability = 1.0
