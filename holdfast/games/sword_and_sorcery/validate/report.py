"""How faults of a state are said."""

from collections.abc import Iterable, Iterator

from holdfast.games.sword_and_sorcery.message_ids import Fault, FaultCode
from holdfast.kernel.errors import Fact


def fault(code: FaultCode, where: str, **facts: Fact) -> Fault:
    """A fault and what there is to know about it."""
    return Fault(code, where, facts)


def unknown(where: str, values: Iterable[str], known: Iterable[str]) -> Iterator[Fault]:
    """Those of the values that nobody knows."""
    names = set(known)
    for value in values:
        if value not in names:
            yield fault("unknown-value", where, value=value, known=", ".join(sorted(names)))


def twice(where: str, values: Iterable[str]) -> Iterator[Fault]:
    """Those that stand there more than once."""
    found = list(values)
    for value in sorted({value for value in found if found.count(value) > 1}):
        yield fault("named-twice", where, value=value)


def beyond(where: str, value: int, low: int, high: int) -> Iterator[Fault]:
    """A number that cannot be."""
    if not low <= value <= high:
        yield fault("out-of-range", where, value=value, low=low, high=high)
